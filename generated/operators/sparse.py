# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The sparse operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

import runtime.sparse.compressed.parts
import runtime.sparse.construction
import runtime.sparse.conversion
import runtime.sparse.parts
import runtime.sparse.products
import runtime.sparse.resizing
import runtime.sparse.solving

from runtime import language
from runtime.autograd import forward, operations
from runtime.autograd.forms import another_name, composite, defining
from runtime.autograd.inplace import below_autograd, untracked
from runtime.autograd.node import Node, save_output, unpack_input, unpack_output
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule, pushed_forward
from runtime.autograd.without_formula import without_formula
from runtime.guards import grad_enabled, state as guards
from runtime.tensor.dtypes import FLOATING
from runtime.tensor.keys import AUTOGRAD, BELOW_AUTOGRAD, COMPOSITE_EXPLICIT_AUTOGRAD, CPU

LOOPS, functions, define = defining(__name__)

_SPARSE_COO_TENSOR_WITH_DIMS_AND_TENSORS = define("_sparse_coo_tensor_with_dims_and_tensors(int sparse_dim, int "
    "dense_dim, int[] size, Tensor indices, Tensor values, *, ScalarType? dtype=None, Layout? layout=None, Device? "
    "device=None, bool? pin_memory=None, bool? is_coalesced=None) -> Tensor", "b0937d0cc54afad4")
_SPARSE_COO_TENSOR_WITH_DIMS_AND_TENSORS.implement(COMPOSITE_EXPLICIT_AUTOGRAD, runtime.sparse.construction.from_parts)

class _SparseCooTensorWithDimsAndTensorsBackward0(Node, operator="_sparse_coo_tensor_with_dims_and_tensors"):
    __slots__ = ("_raw_indices", "_version_indices")

    def apply(self, grad):
        indices = unpack_input(self, self._raw_indices, self._version_indices, "indices")
        return (functions._values_at(grad, indices),)

@_SPARSE_COO_TENSOR_WITH_DIMS_AND_TENSORS.implement(AUTOGRAD)
def _sparse_coo_tensor_with_dims_and_tensors_autograd(
    sparse_dim, dense_dim, size, indices, values, dtype, layout, device, pin_memory, is_coalesced
):
    result = _SPARSE_COO_TENSOR_WITH_DIMS_AND_TENSORS[(indices._keys | values._keys) & BELOW_AUTOGRAD](sparse_dim,
        dense_dim, size, indices, values, dtype, layout, device, pin_memory, is_coalesced)
    if ((guards.active and not grad_enabled()) or result.dtype.category < FLOATING) or values._edge is None:
        return result
    node = _SparseCooTensorWithDimsAndTensorsBackward0()
    node._raw_indices, node._version_indices = indices, 0 if indices._writes is None else indices._writes[0]
    return record.call(node, result, values)

@forward_rule(_SPARSE_COO_TENSOR_WITH_DIMS_AND_TENSORS, filled=True)
def _sparse_coo_tensor_with_dims_and_tensors_forward(
    indices_p, values_t, sparse_dim, dense_dim, size, dtype, layout, device, pin_memory, is_coalesced
):
    return _SPARSE_COO_TENSOR_WITH_DIMS_AND_TENSORS[indices_p._keys | values_t._keys](sparse_dim, dense_dim, size,
        indices_p, values_t, dtype, layout, device, pin_memory, is_coalesced)


TO_DENSE = define("to_dense(Tensor self, ScalarType? dtype=None, *, bool? masked_grad=None) -> Tensor",
    "39f7063c6b0a5461")
TO_DENSE.implement(COMPOSITE_EXPLICIT_AUTOGRAD,
    below_autograd(lambda self, dtype, masked_grad: self if dtype is None else self.to(dtype)))

class ToDenseBackward0(Node, operator="to_dense"):
    __slots__ = ("_raw_self", "_version_self", "_saved_masked_grad")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        masked_grad = self._saved_masked_grad
        return (functions.to_dense_backward(grad, self_, masked_grad),)

@TO_DENSE.implement(AUTOGRAD)
def to_dense_autograd(self, dtype, masked_grad):
    result = TO_DENSE[self._keys & BELOW_AUTOGRAD](self, dtype, masked_grad)
    if (guards.active and not grad_enabled()) or result.dtype.category < FLOATING:
        return result
    node = ToDenseBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._saved_masked_grad = masked_grad
    return record.call(node, result, self)

pushed_forward(TO_DENSE)
composite(define("to_dense_backward(Tensor grad, Tensor input, bool? masked_grad=None) -> Tensor", "f51fad7f68023c39"),
    lambda grad, input, masked_grad: grad)

TO_SPARSE = define("to_sparse(Tensor self, *, Layout? layout=None, int[2]? blocksize=None, int? dense_dim=None) -> "
    "Tensor", "785992bb5993b407")
TO_SPARSE.implement(CPU, runtime.sparse.conversion.to_sparse)

class ToSparseBackward0(Node, operator="to_sparse"):
    __slots__ = ()

    def apply(self, grad):
        return (functions._dense_of(grad),)

@TO_SPARSE.implement(AUTOGRAD)
def to_sparse_autograd(self, layout, blocksize, dense_dim):
    result = TO_SPARSE[self._keys & BELOW_AUTOGRAD](self, layout, blocksize, dense_dim)
    if guards.active and not grad_enabled():
        return result
    return record.call(ToSparseBackward0(), result, self)

forward_rule(TO_SPARSE,
    lambda self_t, layout, blocksize, dense_dim: TO_SPARSE[self_t._keys](self_t, layout, blocksize, dense_dim))

TO_SPARSE_SPARSE_DIM = define("to_sparse.sparse_dim(Tensor self, int sparse_dim) -> Tensor", "e552e5beee75701f")
TO_SPARSE_SPARSE_DIM.implement(CPU, runtime.sparse.conversion.to_sparse_dim)

class ToSparseBackward1(Node, operator="to_sparse.sparse_dim"):
    __slots__ = ()

    def apply(self, grad):
        return (functions._dense_of(grad),)

@TO_SPARSE_SPARSE_DIM.implement(AUTOGRAD)
def to_sparse_sparse_dim_autograd(self, sparse_dim):
    result = TO_SPARSE_SPARSE_DIM[self._keys & BELOW_AUTOGRAD](self, sparse_dim)
    if guards.active and not grad_enabled():
        return result
    return record.call(ToSparseBackward1(), result, self)

forward_rule(TO_SPARSE_SPARSE_DIM, lambda self_t, sparse_dim: TO_SPARSE_SPARSE_DIM[self_t._keys](self_t, sparse_dim))
composite(define("_dense_of(Tensor grad) -> Tensor", "b69e89fd209cba0c"), lambda grad: grad)

_IN_LAYOUT = define("_in_layout(Tensor self, Layout? layout, int[2]? blocksize, int? dense_dim) -> Tensor",
    "26cd79a4bbc45b6e")
_IN_LAYOUT.implement(CPU, runtime.sparse.conversion.in_layout)

class _InLayoutBackward0(Node, operator="_in_layout"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (functions._in_layout_of(grad, self_),)

@_IN_LAYOUT.implement(AUTOGRAD)
def _in_layout_autograd(self, layout, blocksize, dense_dim):
    result = _IN_LAYOUT[self._keys & BELOW_AUTOGRAD](self, layout, blocksize, dense_dim)
    if guards.active and not grad_enabled():
        return result
    node = _InLayoutBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

forward_rule(_IN_LAYOUT,
    lambda self_t, layout, blocksize, dense_dim: _IN_LAYOUT[self_t._keys](self_t, layout, blocksize, dense_dim))
composite(define("_in_layout_of(Tensor grad, Tensor template) -> Tensor", "0c6c0e6703658dd3"),
    lambda grad, template: grad)

COALESCE = define("coalesce(Tensor(a) self) -> Tensor(a)", "360837edbc8058af")
COALESCE.implement(CPU, runtime.sparse.conversion.coalesce)

class CoalesceBackward0(Node, operator="coalesce"):
    __slots__ = ()

    def apply(self, grad):
        return (grad,)

@COALESCE.implement(AUTOGRAD)
def coalesce_autograd(self):
    result = COALESCE[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return untracked(result)
    return record.call(CoalesceBackward0(), result, self)

forward_rule(COALESCE, lambda self: COALESCE[self._tangent._keys](forward.own(self)), shares=True)

IS_COALESCED = define("is_coalesced(Tensor self) -> bool", "fa45e37f9d1d028f")
IS_COALESCED.implement(CPU, runtime.sparse.parts.is_coalesced)

INDICES = define("indices(Tensor(a) self) -> Tensor(a)", "a9e080f4c887b66c")
INDICES.implement(CPU, runtime.sparse.parts.indices)

VALUES = define("values(Tensor(a) self) -> Tensor(a)", "7bb2ae98e615abb9")
VALUES.implement(CPU, runtime.sparse.parts.values)

class ValuesBackward0(Node, operator="values"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (functions._with_values(self_, grad),)

@VALUES.implement(AUTOGRAD)
def values_autograd(self):
    result = VALUES[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return untracked(result)
    node = ValuesBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

forward_rule(VALUES, lambda self: VALUES[self._tangent._keys](forward.own(self)), shares=True)

_INDICES = define("_indices(Tensor(a) self) -> Tensor(a)", "a7dcc632604d9bc4")
_INDICES.implement(CPU, runtime.sparse.parts.raw_indices)

_VALUES = define("_values(Tensor(a) self) -> Tensor(a)", "fd3f552119115cf1")
_VALUES.implement(CPU, runtime.sparse.parts.raw_values)

_NNZ = define("_nnz(Tensor self) -> int", "b7b6211c5bd3e2e9")
_NNZ.implement(CPU, runtime.sparse.parts.nnz)

CROW_INDICES = define("crow_indices(Tensor(a) self) -> Tensor(a)", "e3e4cfc5c5511045")
CROW_INDICES.implement(CPU, runtime.sparse.compressed.parts.crow_indices)

COL_INDICES = define("col_indices(Tensor(a) self) -> Tensor(a)", "3ed09eac77d342b6")
COL_INDICES.implement(CPU, runtime.sparse.compressed.parts.col_indices)

CCOL_INDICES = define("ccol_indices(Tensor(a) self) -> Tensor(a)", "6a86ad15c6a27ede")
CCOL_INDICES.implement(CPU, runtime.sparse.compressed.parts.ccol_indices)

ROW_INDICES = define("row_indices(Tensor(a) self) -> Tensor(a)", "c18460e60a99b53c")
ROW_INDICES.implement(CPU, runtime.sparse.compressed.parts.row_indices)

_WITH_VALUES = define("_with_values(Tensor self, Tensor values) -> Tensor", "c9186e376f388709")
_WITH_VALUES.implement(CPU, runtime.sparse.conversion.with_values)

class _WithValuesBackward0(Node, operator="_with_values"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (functions.sparse_mask(grad, self_).values(),)

@_WITH_VALUES.implement(AUTOGRAD)
def _with_values_autograd(self, values):
    result = _WITH_VALUES[(self._keys | values._keys) & BELOW_AUTOGRAD](self, values)
    if (guards.active and not grad_enabled()) or values._edge is None:
        return result
    node = _WithValuesBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, values)

forward_rule(_WITH_VALUES, lambda self_p, values_t: _WITH_VALUES[self_p._keys | values_t._keys](self_p, values_t),
    filled=True)

SPARSE_DIM = define("sparse_dim(Tensor self) -> int", "c7c99b77ede0bbc1")
SPARSE_DIM.implement(CPU, runtime.sparse.parts.sparse_dim)

DENSE_DIM = define("dense_dim(Tensor self) -> int", "18e693a7d67c38f0")
DENSE_DIM.implement(CPU, runtime.sparse.parts.dense_dim)

SPARSE_MASK = define("sparse_mask(Tensor self, Tensor mask) -> Tensor", "3d5de8a3c9e8d20d")
SPARSE_MASK.implement(CPU, runtime.sparse.conversion.sparse_mask)

class SparseMaskBackward0(Node, operator="sparse_mask"):
    __slots__ = ("_raw_self", "_version_self", "_raw_mask", "_version_mask")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        mask = unpack_input(self, self._raw_mask, self._version_mask, "mask")
        return (functions.sparse_mask(grad, mask.coalesce()) if self_.sparse_dim() else functions._dense_of(grad),)

@SPARSE_MASK.implement(AUTOGRAD)
def sparse_mask_autograd(self, mask):
    result = SPARSE_MASK[(self._keys | mask._keys) & BELOW_AUTOGRAD](self, mask)
    if (guards.active and not grad_enabled()) or self._edge is None:
        return result
    node = SparseMaskBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_mask, node._version_mask = mask, 0 if mask._writes is None else mask._writes[0]
    return record.call(node, result, self)

pushed_forward(SPARSE_MASK)

_VALUES_AT = define("_values_at(Tensor self, Tensor indices) -> Tensor", "9a7af67aac1c858c")
_VALUES_AT.implement(CPU, runtime.sparse.conversion.values_at)

class _ValuesAtBackward0(Node, operator="_values_at"):
    __slots__ = ("_saved_self_shape", "_saved_self_ndim", "_raw_indices", "_version_indices")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        self_ndim = self._saved_self_ndim
        indices = unpack_input(self, self._raw_indices, self._version_indices, "indices")
        return (
            functions._sparse_coo_tensor_with_dims_and_tensors(
                len(indices), self_ndim - len(indices), self_shape, indices, grad
            ),)

@_VALUES_AT.implement(AUTOGRAD)
def _values_at_autograd(self, indices):
    result = _VALUES_AT[(self._keys | indices._keys) & BELOW_AUTOGRAD](self, indices)
    if (guards.active and not grad_enabled()) or self._edge is None:
        return result
    node = _ValuesAtBackward0()
    node._saved_self_shape = self._sizes
    node._saved_self_ndim = self._ndim
    node._raw_indices, node._version_indices = indices, 0 if indices._writes is None else indices._writes[0]
    return record.call(node, result, self)

forward_rule(_VALUES_AT, lambda self_t, indices_p: _VALUES_AT[self_t._keys | indices_p._keys](self_t, indices_p),
    filled=True)

_SPARSE_MM = define("_sparse_mm(Tensor sparse, Tensor dense) -> Tensor", "029eaa8b3d44481b")
_SPARSE_MM.implement(CPU, runtime.sparse.products.sparse_dense)

class _SparseMmBackward0(Node, operator="_sparse_mm"):
    __slots__ = ("_raw_sparse", "_version_sparse", "_raw_dense", "_version_dense")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        sparse = unpack_input(self, self._raw_sparse, self._version_sparse, "sparse")
        grad_sparse = None
        if wanted[0] is not None:
            dense = unpack_input(self, self._raw_dense, self._version_dense, "dense")
            grad_sparse = functions._sampled_mm(grad, operations.conj(dense.t()), sparse)
        grad_dense = None if wanted[1] is None else operations.conj(sparse.t()).mm(grad)
        return (grad_sparse, grad_dense)

@_SPARSE_MM.implement(AUTOGRAD)
def _sparse_mm_autograd(sparse, dense):
    result = _SPARSE_MM[(sparse._keys | dense._keys) & BELOW_AUTOGRAD](sparse, dense)
    if guards.active and not grad_enabled():
        return result
    node = _SparseMmBackward0()
    node._raw_sparse, node._version_sparse = sparse, 0 if sparse._writes is None else sparse._writes[0]
    if sparse._edge is not None:
        node._raw_dense, node._version_dense = dense, 0 if dense._writes is None else dense._writes[0]
    return record.call(node, result, sparse, dense)

pushed_forward(_SPARSE_MM)

_SPARSE_SPARSE_MATMUL = define("_sparse_sparse_matmul(Tensor self, Tensor other) -> Tensor", "26cd06e71bd024ca")
_SPARSE_SPARSE_MATMUL.implement(CPU, runtime.sparse.products.sparse_sparse)

class _SparseSparseMatmulBackward0(Node, operator="_sparse_sparse_matmul"):
    __slots__ = ("_raw_self", "_version_self", "_raw_other", "_version_other")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        other = unpack_input(self, self._raw_other, self._version_other, "other")
        grad_self = None if wanted[0] is None else functions._sampled_mm(grad, operations.conj(other.t()), self_)
        grad_other = None if wanted[1] is None else functions._sampled_mm(operations.conj(self_.t()), grad, other)
        return (grad_self, grad_other)

@_SPARSE_SPARSE_MATMUL.implement(AUTOGRAD)
def _sparse_sparse_matmul_autograd(self, other):
    result = _SPARSE_SPARSE_MATMUL[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    node = _SparseSparseMatmulBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    return record.call(node, result, self, other)

pushed_forward(_SPARSE_SPARSE_MATMUL)


@composite(define("hspmm(Tensor mat1, Tensor mat2) -> Tensor", "c5f0cf4aa51da942"))
def hspmm_composite(mat1, mat2):
    if not mat1.sparse_dim():
        language.raise_error("hspmm: expected a sparse matrix mat1, got a strided one")
    return functions.mm(mat1, mat2).to_sparse(1)


another_name(define("hsmm(Tensor mat1, Tensor mat2) -> Tensor", "ba704b4aea036a3b"), "hspmm")


@composite(define("smm(Tensor self, Tensor mat2) -> Tensor", "f7b99b9028f292d5"))
def smm_composite(self, mat2):
    if not self.sparse_dim():
        language.raise_error("smm: expected a sparse matrix self, got a strided one")
    return functions.mm(self, mat2).to_sparse()


@composite(define("sspaddmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
    "40ea36f654f2af77"))
def sspaddmm_composite(self, mat1, mat2, beta, alpha):
    if not self.sparse_dim():
        language.raise_error("sspaddmm: expected a sparse matrix self, got a strided one")
    return beta * self + alpha * functions.smm(mat1, mat2)


SPARSE_RESIZE, SPARSE_RESIZE_ = define("sparse_resize(Tensor self, int[] size, int sparse_dim, int dense_dim) -> "
    "Tensor", "979d009e7ba9b27e", "sparse_resize_")
SPARSE_RESIZE.implement(CPU, runtime.sparse.resizing.sparse_resize)
SparseResizeBackward0 = without_formula(SPARSE_RESIZE, "SparseResizeBackward0", "self")

SPARSE_RESIZE_AND_CLEAR, SPARSE_RESIZE_AND_CLEAR_ = define("sparse_resize_and_clear(Tensor self, int[] size, int "
    "sparse_dim, int dense_dim) -> Tensor", "1fdd5331f94d088c", "sparse_resize_and_clear_")
SPARSE_RESIZE_AND_CLEAR.implement(CPU, runtime.sparse.resizing.sparse_resize_and_clear)
SparseResizeAndClearBackward0 = without_formula(SPARSE_RESIZE_AND_CLEAR, "SparseResizeAndClearBackward0", "self")

RESIZE_AS_SPARSE, RESIZE_AS_SPARSE_ = define("resize_as_sparse(Tensor self, Tensor the_template) -> Tensor",
    "e15518a7bed9f4f2", "resize_as_sparse_")
RESIZE_AS_SPARSE.implement(CPU, runtime.sparse.resizing.resize_as_sparse)
ResizeAsSparseBackward0 = without_formula(RESIZE_AS_SPARSE, "ResizeAsSparseBackward0", "self", "the_template")

_SAMPLED_MM = define("_sampled_mm(Tensor self, Tensor mat2, Tensor mask) -> Tensor", "406851be1c2ea0cb")
_SAMPLED_MM.implement(CPU, runtime.sparse.products.sampled)

class _SampledMmBackward0(Node, operator="_sampled_mm"):
    __slots__ = ("_raw_mat2", "_version_mat2", "_raw_self", "_version_self")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_self = None
        if wanted[0] is not None:
            mat2 = unpack_input(self, self._raw_mat2, self._version_mat2, "mat2")
            grad_self = grad.mm(operations.conj(mat2.t()))
        grad_mat2 = None
        if wanted[1] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_mat2 = operations.conj(self_.t()).mm(grad)
        return (grad_self, grad_mat2)

@_SAMPLED_MM.implement(AUTOGRAD)
def _sampled_mm_autograd(self, mat2, mask):
    result = _SAMPLED_MM[(self._keys | mat2._keys | mask._keys) & BELOW_AUTOGRAD](self, mat2, mask)
    if (guards.active and not grad_enabled()) or (self._edge is None and mat2._edge is None):
        return result
    node = _SampledMmBackward0()
    if self._edge is not None:
        node._raw_mat2, node._version_mat2 = mat2, 0 if mat2._writes is None else mat2._writes[0]
    if mat2._edge is not None:
        node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self, mat2)

@forward_rule(_SAMPLED_MM)
def _sampled_mm_forward(self_t, self_p, mat2_t, mat2_p, mask_p):
    result_t = None
    if self_t is not None:
        result_t = functions._sampled_mm(self_t, mat2_p, mask_p)
    if mat2_t is not None:
        result_t = forward.plus(result_t, functions._sampled_mm(self_p, mat2_t, mask_p))
    return result_t


_SPSOLVE = define("_spsolve(Tensor self, Tensor other, bool left) -> Tensor", "0b2a47dadb7333c4")
_SPSOLVE.implement(CPU, runtime.sparse.solving.solve)

class _SpsolveBackward0(Node, operator="_spsolve"):
    __slots__ = ("_raw_self", "_version_self", "_raw_result", "_saved_left")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_self = grad_other = None
        if wanted[0] is not None or wanted[1] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            result = unpack_output.call(self, self._raw_result, 0)
            left = self._saved_left
            grad_self, grad_other = functions._spsolve_backward(grad, self_, result, left)
        return (grad_self, grad_other)

@_SPSOLVE.implement(AUTOGRAD)
def _spsolve_autograd(self, other, left):
    result = _SPSOLVE[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other, left)
    if guards.active and not grad_enabled():
        return result
    node = _SpsolveBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_result = save_output.call(result)
    node._saved_left = left
    return record.call(node, result, self, other)

pushed_forward(_SPSOLVE)


@composite(define("_spsolve_backward(Tensor grad, Tensor self, Tensor result, bool left) -> (Tensor, Tensor)",
    "078f6fde8867f45b"))
def _spsolve_backward_composite(grad, self, result, left):
    slope = functions._spsolve(functions.conj(self), grad, not left)
    slopes, columns = (slope.unsqueeze(-1).flatten(1), functions.conj(result).unsqueeze(-1).flatten(1))
    products = (
        functions._sampled_mm(slopes, columns.t(), self)
        if left
        else functions._sampled_mm(columns, slopes.t(), self))
    return (-products, slope)


composite(define("_sparse_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor", "307a7b677b5a0c2a"),
    lambda self, dim, dtype: functions.softmax(self, dim, dtype))
composite(define("_sparse_log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor", "6c6d282302490c6a"),
    lambda self, dim, dtype: functions.log_softmax(self, dim, dtype))
