# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The products operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

import runtime.kernels.matmul.operator

from runtime import language
from runtime.autograd import forward, operations
from runtime.autograd.forms import another_name, composite, defining, for_each, recorded_in_place
from runtime.autograd.inplace import below_autograd
from runtime.autograd.node import Node, unpack_input
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule
from runtime.guards import grad_enabled, state as guards
from runtime.tensor import dtypes
from runtime.tensor.keys import AUTOGRAD, BATCH_RULE, BELOW_AUTOGRAD, COMPOSITE_EXPLICIT_AUTOGRAD, CPU

LOOPS, functions, define = defining(__name__)

MM, MM_OUT = define("mm(Tensor self, Tensor mat2) -> Tensor", "eadd1d563bf9f270", "mm.out")
MM.implement(CPU, runtime.kernels.matmul.operator.mm)

class MmBackward0(Node, operator="mm"):
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

@MM.implement(AUTOGRAD)
def mm_autograd(self, mat2):
    result = MM[(self._keys | mat2._keys) & BELOW_AUTOGRAD](self, mat2)
    if guards.active and not grad_enabled():
        return result
    node = MmBackward0()
    if self._edge is not None:
        node._raw_mat2, node._version_mat2 = mat2, 0 if mat2._writes is None else mat2._writes[0]
    if mat2._edge is not None:
        node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self, mat2)

@forward_rule(MM)
def mm_forward(self_t, self_p, mat2_t, mat2_p):
    result_t = None
    if self_t is not None:
        result_t = self_t.mm(mat2_p)
    if mat2_t is not None:
        result_t = forward.plus(result_t, self_p.mm(mat2_t))
    return result_t

MM.implement(BATCH_RULE,
    lambda self, mat2: functions.matmul(self, mat2[0]) if mat2._sizes[0] == 1 else functions.matmul(self, mat2))
another_name(define("dsmm(Tensor self, Tensor mat2) -> Tensor", "918305e6eb80e8a1", "dsmm.out"), "mm")
another_name(define("spmm(Tensor self, Tensor mat2) -> Tensor", "bd06470618116983", "spmm.out"), "mm")
for_each(define("_foreach_mm(Tensor[] self, Tensor[] mat2) -> Tensor[]", "d3c1741db5158fd1"), functions, "mm",
    lists=(0, 1))

BMM, BMM_OUT = define("bmm(Tensor self, Tensor mat2) -> Tensor", "d994867ff312c20f", "bmm.out")
BMM.implement(CPU, runtime.kernels.matmul.operator.bmm)

class BmmBackward0(Node, operator="bmm"):
    __slots__ = ("_raw_mat2", "_version_mat2", "_raw_self", "_version_self")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_self = None
        if wanted[0] is not None:
            mat2 = unpack_input(self, self._raw_mat2, self._version_mat2, "mat2")
            grad_self = grad.bmm(functions.adjoint(mat2))
        grad_mat2 = None
        if wanted[1] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_mat2 = functions.adjoint(self_).bmm(grad)
        return (grad_self, grad_mat2)

@BMM.implement(AUTOGRAD)
def bmm_autograd(self, mat2):
    result = BMM[(self._keys | mat2._keys) & BELOW_AUTOGRAD](self, mat2)
    if guards.active and not grad_enabled():
        return result
    node = BmmBackward0()
    if self._edge is not None:
        node._raw_mat2, node._version_mat2 = mat2, 0 if mat2._writes is None else mat2._writes[0]
    if mat2._edge is not None:
        node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self, mat2)

@forward_rule(BMM)
def bmm_forward(self_t, self_p, mat2_t, mat2_p):
    result_t = None
    if self_t is not None:
        result_t = self_t.bmm(mat2_p)
    if mat2_t is not None:
        result_t = forward.plus(result_t, self_p.bmm(mat2_t))
    return result_t

BMM.implement(BATCH_RULE, lambda self, mat2: functions.matmul(self, mat2))

DOT, DOT_OUT = define("dot(Tensor self, Tensor tensor) -> Tensor", "84ac98725ffaabc9", "dot.out")
DOT.implement(CPU, runtime.kernels.matmul.operator.dot)

class DotBackward0(Node, operator="dot"):
    __slots__ = ("_raw_tensor", "_version_tensor", "_raw_self", "_version_self")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_self = None
        if wanted[0] is not None:
            tensor = unpack_input(self, self._raw_tensor, self._version_tensor, "tensor")
            grad_self = grad * operations.conj(tensor)
        grad_tensor = None
        if wanted[1] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_tensor = grad * operations.conj(self_)
        return (grad_self, grad_tensor)

@DOT.implement(AUTOGRAD)
def dot_autograd(self, tensor):
    result = DOT[(self._keys | tensor._keys) & BELOW_AUTOGRAD](self, tensor)
    if guards.active and not grad_enabled():
        return result
    node = DotBackward0()
    if self._edge is not None:
        node._raw_tensor, node._version_tensor = tensor, 0 if tensor._writes is None else tensor._writes[0]
    if tensor._edge is not None:
        node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self, tensor)

@forward_rule(DOT)
def dot_forward(self_t, self_p, tensor_t, tensor_p):
    result_t = None
    if self_t is not None:
        result_t = self_t.dot(tensor_p)
    if tensor_t is not None:
        result_t = forward.plus(result_t, self_p.dot(tensor_t))
    return result_t

@DOT.implement(BATCH_RULE)
def dot_batch(self, tensor):
    if tensor._sizes[0] == 1:
        return functions.matmul(self, tensor[0])
    if self._sizes[0] == 1:
        return functions.matmul(tensor, self[0])
    return functions.matmul(self.unsqueeze(1), tensor.unsqueeze(2)).squeeze(2).squeeze(1)


MV, MV_OUT = define("mv(Tensor self, Tensor vec) -> Tensor", "d0c316c43bd6f23d", "mv.out")
MV.implement(CPU, runtime.kernels.matmul.operator.mv)

class MvBackward0(Node, operator="mv"):
    __slots__ = ("_raw_vec", "_version_vec", "_raw_self", "_version_self")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_self = None
        if wanted[0] is not None:
            vec = unpack_input(self, self._raw_vec, self._version_vec, "vec")
            grad_self = grad.unsqueeze(1) * operations.conj(vec).unsqueeze(0)
        grad_vec = None
        if wanted[1] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_vec = operations.conj(self_.t()).mv(grad)
        return (grad_self, grad_vec)

@MV.implement(AUTOGRAD)
def mv_autograd(self, vec):
    result = MV[(self._keys | vec._keys) & BELOW_AUTOGRAD](self, vec)
    if guards.active and not grad_enabled():
        return result
    node = MvBackward0()
    if self._edge is not None:
        node._raw_vec, node._version_vec = vec, 0 if vec._writes is None else vec._writes[0]
    if vec._edge is not None:
        node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self, vec)

@forward_rule(MV)
def mv_forward(self_t, self_p, vec_t, vec_p):
    result_t = None
    if self_t is not None:
        result_t = self_t.mv(vec_p)
    if vec_t is not None:
        result_t = forward.plus(result_t, self_p.mv(vec_t))
    return result_t

@MV.implement(BATCH_RULE)
def mv_batch(self, vec):
    if self._sizes[0] == 1:
        return functions.matmul(vec, self[0].t())
    if vec._sizes[0] == 1:
        return functions.matmul(self, vec[0])
    return functions.matmul(self, vec.unsqueeze(2)).squeeze(2)


@composite(define("matmul(Tensor self, Tensor other) -> Tensor", "9f78bdb9dc5718dd", "matmul.out"))
def matmul_composite(self, other):
    ndim, many = (self._ndim, other._ndim)
    if ndim == 2 and many == 2:
        return self.mm(other)
    shape, its = (self._sizes, other._sizes)
    if ndim == 0 or many == 0:
        language.raise_error(
            f"matmul: both operands need at least one dimension, got shapes {list(shape)} and {list(its)}")
    if ndim == 1 and many == 1:
        return self.dot(other)
    if ndim == 2 and many == 1:
        return self.mv(other)
    if ndim == 1 and many == 2:
        return other.t().mv(self)
    if ndim == 3 and many == 3 and (shape[0] == its[0]) and (shape[2] == its[1]):
        return self.bmm(other)
    if many == 1 and shape[-1] == its[0]:
        return language.new(self.reshape((language.product(shape[:-1]), its[0])).mv(other).reshape(shape[:-1]))
    if many == 2 and shape[-1] == its[0]:
        outer = shape[:-1]
        return language.new(self.reshape((language.product(outer), its[0])).mm(other).reshape((*outer, its[1])))
    left = self.unsqueeze(0) if ndim == 1 else self
    right = other.unsqueeze(-1) if many == 1 else other
    if left._sizes[-1] != right._sizes[-2]:
        language.raise_error(
            f"matmul: shapes {list(self._sizes)} and {list(other._sizes)} cannot be multiplied: {left._sizes[-1]} "
            f"against {right._sizes[-2]}")
    batch = language.broadcast_shapes(left._sizes[:-2], right._sizes[:-2])
    a = left.expand((*batch, *left._sizes[-2:]))
    b = right.expand((*batch, *right._sizes[-2:]))
    if len(batch) == 1:
        result = a.bmm(b)
    else:
        count = language.product(batch)
        rows = a.reshape((count, *left._sizes[-2:])).bmm(b.reshape((count, *right._sizes[-2:])))
        result = rows.reshape((*batch, left._sizes[-2], right._sizes[-1]))
    if self._ndim == 1:
        return language.new(result.squeeze(-2))
    return language.new(result.squeeze(-1)) if other._ndim == 1 else language.new(result)


another_name(define("linalg_matmul(Tensor self, Tensor other) -> Tensor", "472b9fc313c69e9c", "linalg_matmul.out"),
    "matmul")
composite(define("_reversed_matmul(Tensor self, Tensor other) -> Tensor", "1ae1468e8b5d8c12"),
    lambda self, other: functions.matmul(other, self))

ADDMM, ADDMM_, ADDMM_OUT = define("addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> "
    "Tensor", "abde6dac26057992", "addmm_", "addmm.out")

@ADDMM.implement(COMPOSITE_EXPLICIT_AUTOGRAD)
@below_autograd
def addmm_composite(self, mat1, mat2, beta, alpha):
    if self.dtype in (dtypes.float16, dtypes.bfloat16) and self.dtype == mat1.dtype and (self.dtype == mat2.dtype):
        wide = functions.addmm(self.to(dtypes.float32), mat1.to(dtypes.float32), mat2.to(dtypes.float32), beta=beta,
            alpha=alpha)
        return wide.to(self.dtype)
    product = mat1.mm(mat2)
    if alpha == 1 and beta == 1 and (self.dtype == product.dtype):
        return product.add_(self)
    return functions._scaled_sum(self, product, beta, alpha, "addmm")

class AddmmBackward0(Node, operator="addmm"):
    __slots__ = ("_saved_beta", "_saved_alpha", "_raw_mat2", "_version_mat2", "_raw_mat1", "_version_mat1")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_self = None
        if wanted[0] is not None:
            beta = self._saved_beta
            grad_self = grad if beta == 1 else grad * operations.conj(beta)
        grad_mat1 = None
        if wanted[1] is not None:
            alpha = self._saved_alpha
            mat2 = unpack_input(self, self._raw_mat2, self._version_mat2, "mat2")
            grad_mat1 = (
                grad.mm(operations.conj(mat2.t()))
                if alpha == 1
                else grad.mm(operations.conj(mat2.t())) * operations.conj(alpha))
        grad_mat2 = None
        if wanted[2] is not None:
            alpha = self._saved_alpha
            mat1 = unpack_input(self, self._raw_mat1, self._version_mat1, "mat1")
            grad_mat2 = (
                operations.conj(mat1.t()).mm(grad)
                if alpha == 1
                else operations.conj(mat1.t()).mm(grad) * operations.conj(alpha))
        return (grad_self, grad_mat1, grad_mat2)

@ADDMM.implement(AUTOGRAD)
def addmm_autograd(self, mat1, mat2, beta, alpha):
    result = ADDMM[(self._keys | mat1._keys | mat2._keys) & BELOW_AUTOGRAD](self, mat1, mat2, beta, alpha)
    if guards.active and not grad_enabled():
        return result
    node = AddmmBackward0()
    node._saved_beta = beta
    node._saved_alpha = alpha
    if mat1._edge is not None:
        node._raw_mat2, node._version_mat2 = mat2, 0 if mat2._writes is None else mat2._writes[0]
    if mat2._edge is not None:
        node._raw_mat1, node._version_mat1 = mat1, 0 if mat1._writes is None else mat1._writes[0]
    return record.call(node, result, self, mat1, mat2)

@recorded_in_place(ADDMM_)
def addmm__autograd(self, mat1, mat2, beta, alpha):
    node = AddmmBackward0()
    node.edges = (self._edge, mat1._edge, mat2._edge)
    node._saved_beta = beta
    node._saved_alpha = alpha
    if mat1._edge is not None:
        node._raw_mat2, node._version_mat2 = mat2, 0 if mat2._writes is None else mat2._writes[0]
    if mat2._edge is not None:
        node._raw_mat1, node._version_mat1 = mat1, 0 if mat1._writes is None else mat1._writes[0]
    return node

@forward_rule(ADDMM, whole=True)
def addmm_forward(self_t, mat1_t, mat1_p, mat2_t, mat2_p, beta, alpha):
    result_t = None
    if self_t is not None:
        result_t = self_t * beta
    if mat1_t is not None:
        result_t = forward.plus(result_t, mat1_t.mm(mat2_p) * alpha)
    if mat2_t is not None:
        result_t = forward.plus(result_t, mat1_p.mm(mat2_t) * alpha)
    return result_t


LINEAR, LINEAR_OUT = define("linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor", "e82c1034fe478e66",
    "linear.out")
LINEAR.implement(CPU, runtime.kernels.matmul.operator.linear)

class LinearBackward0(Node, operator="linear", label="AddmmBackward0"):
    __slots__ = ("_saved_weight_ndim", "_raw_weight", "_version_weight", "_raw_input", "_version_input")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_input = None
        if wanted[0] is not None:
            weight_ndim = self._saved_weight_ndim
            weight = unpack_input(self, self._raw_weight, self._version_weight, "weight")
            grad_input = (
                functions.linear(grad, operations.conj(weight.t()))
                if weight_ndim == 2
                else grad.unsqueeze(-1) * operations.conj(weight))
        grad_weight = None
        if wanted[1] is not None:
            weight_ndim = self._saved_weight_ndim
            input = unpack_input(self, self._raw_input, self._version_input, "input")
            grad_weight = (
                functions._linear_weight(grad, operations.conj(input))
                if weight_ndim == 2
                else functions._linear_weight(grad.unsqueeze(-1), operations.conj(input)).squeeze(0))
        grad_bias = None if wanted[2] is None else grad
        return (grad_input, grad_weight, grad_bias)

@LINEAR.implement(AUTOGRAD)
def linear_autograd(input, weight, bias):
    result = LINEAR[
        (input._keys | weight._keys | (0 if bias is None else bias._keys)) & BELOW_AUTOGRAD
    ](input, weight, bias)
    if guards.active and not grad_enabled():
        return result
    node = LinearBackward0()
    node._saved_weight_ndim = weight._ndim
    if input._edge is not None:
        node._raw_weight, node._version_weight = weight, 0 if weight._writes is None else weight._writes[0]
    if weight._edge is not None:
        node._raw_input, node._version_input = input, 0 if input._writes is None else input._writes[0]
    return record.call(node, result, input, weight, bias)

@forward_rule(LINEAR)
def linear_forward(input_t, input_p, weight_t, weight_p, bias_t):
    result_t = None
    if input_t is not None:
        result_t = functions.linear(input_t, weight_p, None)
    if weight_t is not None:
        result_t = forward.plus(result_t, functions.linear(input_p, weight_t, None))
    if bias_t is not None:
        result_t = forward.plus(result_t, bias_t)
    return result_t

@LINEAR.implement(BATCH_RULE)
def linear_batch(input, weight, bias):
    if weight._sizes[0] == 1 and (bias is None or bias._sizes[0] == 1):
        return functions.linear(input, weight[0], None if bias is None else bias[0])
    rows = weight if weight._ndim == 3 else weight.unsqueeze(1)
    lines = language.product(input._sizes[1:-1])
    result = functions.matmul(input.reshape((input._sizes[0], lines, input._sizes[-1])), rows.transpose(1, 2))
    if bias is not None:
        result = result + bias.reshape((bias._sizes[0], 1, language.product(bias._sizes[1:])))
    sizes = (result._sizes[0], *input._sizes[1:-1])
    return result.reshape((*sizes, rows._sizes[1]) if weight._ndim == 3 else sizes)


_LINEAR_WEIGHT = define("_linear_weight(Tensor grad_output, Tensor input) -> Tensor", "83f2ee4b59e57da3")
_LINEAR_WEIGHT.implement(CPU, runtime.kernels.matmul.operator.linear_weight)

class _LinearWeightBackward0(Node, operator="_linear_weight"):
    __slots__ = ("_raw_input", "_version_input", "_raw_grad_output", "_version_grad_output")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_grad_output = None
        if wanted[0] is not None:
            input = unpack_input(self, self._raw_input, self._version_input, "input")
            grad_grad_output = functions.linear(operations.conj(input), grad)
        grad_input = None
        if wanted[1] is not None:
            grad_output = unpack_input(self, self._raw_grad_output, self._version_grad_output, "grad_output")
            grad_input = functions.linear(operations.conj(grad_output), grad.t())
        return (grad_grad_output, grad_input)

@_LINEAR_WEIGHT.implement(AUTOGRAD)
def _linear_weight_autograd(grad_output, input):
    result = _LINEAR_WEIGHT[(grad_output._keys | input._keys) & BELOW_AUTOGRAD](grad_output, input)
    if guards.active and not grad_enabled():
        return result
    node = _LinearWeightBackward0()
    if grad_output._edge is not None:
        node._raw_input, node._version_input = input, 0 if input._writes is None else input._writes[0]
    if input._edge is not None:
        node._raw_grad_output, node._version_grad_output = (grad_output,
            0 if grad_output._writes is None else grad_output._writes[0])
    return record.call(node, result, grad_output, input)

@forward_rule(_LINEAR_WEIGHT)
def _linear_weight_forward(grad_output_t, grad_output_p, input_t, input_p):
    result_t = None
    if grad_output_t is not None:
        result_t = functions._linear_weight(grad_output_t, input_p)
    if input_t is not None:
        result_t = forward.plus(result_t, functions._linear_weight(grad_output_p, input_t))
    return result_t

@_LINEAR_WEIGHT.implement(BATCH_RULE)
def _linear_weight_batch(grad_output, input):
    lines = language.product(input._sizes[1:-1])
    rows = grad_output.reshape((grad_output._sizes[0], lines, grad_output._sizes[-1]))
    return functions.matmul(rows.transpose(1, 2), input.reshape((input._sizes[0], lines, input._sizes[-1])))


composite(define("vdot(Tensor self, Tensor other) -> Tensor", "81ae18e6de06ce51", "vdot.out"),
    lambda self, other: functions.conj(self).dot(other))


@composite(define("outer(Tensor self, Tensor vec2) -> Tensor", "7832692409d0136a", "outer.out", casts=True))
def outer_composite(self, vec2):
    if self._ndim != 1 or vec2._ndim != 1:
        language.raise_error(f"outer: expected two vectors, got shapes {list(self._sizes)} and {list(vec2._sizes)}")
    return self.unsqueeze(-1) * vec2


composite(define("ger(Tensor self, Tensor vec2) -> Tensor", "feef8904cb48b55e", "ger.out", casts=True),
    lambda self, vec2: functions.outer(self, vec2))


@composite(define("inner(Tensor self, Tensor other) -> Tensor", "f607d53484ff4d07", "inner.out", casts=True))
def inner_composite(self, other):
    if self._ndim == 0 or other._ndim == 0:
        return self * other
    if self._sizes[-1] != other._sizes[-1]:
        language.raise_error(
            f"inner: the last sizes must be equal, got shapes {list(self._sizes)} and {list(other._sizes)}")
    if self._ndim == 1 and other._ndim == 1:
        return self.dot(other)
    if self._ndim == 2 and other._ndim == 2:
        return self.mm(other.t())
    return functions.tensordot(self, other, (-1,), (-1,))


@composite(define("addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
    "9232f81a34955397", "addmv_", "addmv.out"))
def addmv_composite(self, mat, vec, beta, alpha):
    product = mat.mv(vec)
    if alpha == 1 and beta == 1 and (self.dtype == product.dtype) and (self._sizes == product._sizes):
        return product.add_(self)
    return functions._scaled_sum(self, product, beta, alpha, "addmv")


@composite(define("_scaled_sum(Tensor self, Tensor product, Scalar beta, Scalar alpha, str operator) -> Tensor",
    "aebca5fa2a2e778e"))
def _scaled_sum_composite(self, product, beta, alpha, operator):
    if self.dtype != product.dtype:
        language.raise_error(
            f"{operator}: expected the input and the product to have the same dtype, got {self.dtype} and "
            f"{product.dtype}")
    shape = language.broadcast_shapes(self._sizes, product._sizes)
    if shape != product._sizes:
        language.raise_error(
            f"{operator}: the input of shape {list(self._sizes)} does not broadcast to the shape "
            f"{list(product._sizes)} of the product")
    if not self.dtype.is_floating_point and (not self.dtype.is_complex):
        alpha, beta = (language.whole_part(alpha), language.whole_part(beta))
    scaled = product if alpha == 1 else product * alpha
    kept = self if beta == 1 else self * beta
    if scaled.dtype != self.dtype or kept.dtype != self.dtype:
        language.raise_error(f"{operator}: alpha={alpha} and beta={beta} do not fit tensors of dtype {self.dtype}")
    return scaled if beta == 0 else kept + scaled


@composite(define("addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
    "9f54ece553cde913", "addbmm_", "addbmm.out", silent=True))
def addbmm_composite(self, batch1, batch2, beta, alpha):
    product = batch1.bmm(batch2).sum((0,)).to(batch1.dtype)
    if alpha == 1 and beta == 1 and (self.dtype == product.dtype) and (self._sizes == product._sizes):
        return product.add_(self)
    return functions._scaled_sum(self, product, beta, alpha, "addbmm")


@composite(define("baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
    "19419cca5f6a76ac", "baddbmm_", "baddbmm.out"))
def baddbmm_composite(self, batch1, batch2, beta, alpha):
    if self.dtype in (dtypes.float16, dtypes.bfloat16) and self.dtype == batch1.dtype and (self.dtype == batch2.dtype):
        wide = functions.baddbmm(self.to(dtypes.float32), batch1.to(dtypes.float32), batch2.to(dtypes.float32),
            beta=beta, alpha=alpha)
        return wide.to(self.dtype)
    product = batch1.bmm(batch2)
    if alpha == 1 and beta == 1 and (self.dtype == product.dtype) and (self._sizes == product._sizes):
        return product.add_(self)
    return functions._scaled_sum(self, product, beta, alpha, "baddbmm")


@composite(define("addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
    "375a61e2937cf4d3", "addr_", "addr.out", casts=True))
def addr_composite(self, vec1, vec2, beta, alpha):
    product = functions.outer(vec1, vec2)
    shape = language.broadcast_shapes(self._sizes, product._sizes)
    if shape != product._sizes:
        language.raise_error(
            f"addr: the input of shape {list(self._sizes)} does not broadcast to the shape {list(product._sizes)} of "
            "the product")
    kind = language.result_dtype(self, product)
    for wide in (language.result_dtype(self, product, alpha), language.result_dtype(self, product, beta)):
        if wide != kind and (not (kind == dtypes.bool_ and wide == dtypes.int64)):
            language.raise_error(f"addr: alpha={alpha} and beta={beta} do not fit tensors of dtype {kind}")
    if kind == dtypes.bool_:
        return self & bool(beta) | product & bool(alpha)
    if product.dtype == dtypes.bool_:
        product = product.to(kind)
    if alpha == 1 and beta == 1 and (self.dtype == product.dtype):
        return product.add_(self)
    scaled = product if alpha == 1 else product * alpha
    if beta == 0:
        return scaled.to(kind)
    return (self if beta == 1 else self * beta) + scaled


@composite(define("einsum(str equation, Tensor[] tensors, *, int[]? path=None) -> Tensor", "c6ce0feb5eb96666"))
def einsum_composite(equation, tensors, path):
    if len(tensors) == 0:
        language.raise_value_error("einsum: at least one operand is needed")
    operands, sums, steps, kept = language.einsum_plan(equation, language.shapes_of(tensors), path)
    terms = []
    for place in range(len(tensors)):
        merges, order, shape = operands[place]
        term = tensors[place]
        for at in range(0, len(merges), 2):
            term = term.diagonal(0, merges[at], merges[at + 1]).movedim(-1, merges[at])
        term = term.permute(order).reshape(shape)
        terms = [*terms, term.sum(sums[place], True) if sums[place] else term]
    for left, right, dims in steps:
        terms = [*terms[:left], functions._contract(terms[left], terms[right], dims), *terms[left + 1:]]
    result = terms[0]
    return result if result._ndim == kept and len(tensors) > 1 else result.reshape(result._sizes[:kept])


@composite(define("_contract(Tensor self, Tensor other, int[] dims) -> Tensor", "042096512bfa2afa"))
def _contract_composite(self, other, dims):
    alone, other_alone, summed, is_batch, order, shape, other_order, other_shape, result_shape, result_order = (
        language.pairing(self._sizes, other._sizes, dims))
    for dim in alone:
        self = self.sum((dim,), True)
    for dim in other_alone:
        other = other.sum((dim,), True)
    if not summed:
        return self * other
    if len(alone) or len(other_alone):
        kind = language.result_dtype(self, other)
        self, other = (self.to(kind), other.to(kind))
    self = self if order is None else self.permute(order)
    self = self if shape is None else self.reshape(shape)
    other = other if other_order is None else other.permute(other_order)
    other = other if other_shape is None else other.reshape(other_shape)
    result = self.bmm(other) if is_batch else self.mm(other)
    result = result if result_shape is None else result.reshape(result_shape)
    return result if result_order is None else result.permute(result_order)


@composite(define("tensordot(Tensor self, Tensor other, int[] dims_self, int[] dims_other) -> Tensor",
    "c5cafd5a29401810", "tensordot.out"))
def tensordot_composite(self, other, dims_self, dims_other):
    left = tuple([language.wrap_dim(dim, self._ndim) for dim in dims_self])
    right = tuple([language.wrap_dim(dim, other._ndim) for dim in dims_other])
    for one, two in zip(left, right):
        if self._sizes[one] == 1 != other._sizes[two]:
            other = other.sum(two, True, dtype=other.dtype)
        elif other._sizes[two] == 1 != self._sizes[one]:
            self = self.sum(one, True, dtype=self.dtype)
    _, _, _, _, order, shape, other_order, other_shape, result_shape, _ = (language.tensordot_plan(self._sizes,
        other._sizes, left, right))
    self = self if order is None else self.permute(order)
    self = self if shape is None else self.reshape(shape)
    other = other if other_order is None else other.permute(other_order)
    other = other if other_shape is None else other.reshape(other_shape)
    result = self.mm(other)
    return result if result_shape is None else language.new(result.reshape(result_shape))


@composite(define("tensordot.dims(Tensor self, Tensor other, Index dims) -> Tensor", "4488e2243184dca0",
    "tensordot.dims_out"))
def tensordot_dims_composite(self, other, dims):
    left, right = language.tensordot_dims(dims, self._ndim)
    return functions.tensordot(self, other, left, right)


composite(define("tensordot.default(Tensor self, Tensor other) -> Tensor", "741cdcb52b92c7b9"),
    lambda self, other: functions.tensordot(self, other, 2))


@composite(define("kron(Tensor self, Tensor other) -> Tensor", "b75ebb6d9db06872", "kron.out", casts=True))
def kron_composite(self, other):
    extra = other._ndim - self._ndim
    left = self if extra <= 0 else self.reshape((*[1 for _ in range(extra)], *self._sizes))
    right = other if extra >= 0 else other.reshape((*[1 for _ in range(-extra)], *other._sizes))
    apart = [one for size in left._sizes for one in (size, 1)]
    within = [one for size in right._sizes for one in (1, size)]
    whole = [one * two for one, two in zip(left._sizes, right._sizes)]
    return language.new((left.reshape(apart) * right.reshape(within)).reshape(whole))


@composite(define("trace(Tensor self) -> Tensor", "feaffa456c5a98fe", "trace.out"))
def trace_composite(self):
    if self.dtype == dtypes.bool_:
        language.raise_unsupported_error(
            "trace: not implemented for bool; it accepts integers, floating and complex numbers")
    if self._ndim != 2:
        language.raise_error(f"trace: expected a matrix, got shape {list(self._sizes)}")
    return self.diagonal().sum()


@composite(define("linalg_multi_dot(Tensor[] tensors) -> Tensor", "3ab52a74cef7a838", "linalg_multi_dot.out"))
def linalg_multi_dot_composite(tensors):
    if len(tensors) < 2:
        language.raise_error(f"linalg.multi_dot: at least two tensors are needed, got {len(tensors)}")
    first = tensors[0].unsqueeze(0) if tensors[0]._ndim == 1 else tensors[0]
    last = tensors[-1].unsqueeze(1) if tensors[-1]._ndim == 1 else tensors[-1]
    slots = [first, *tensors[1:-1], last]
    for place in range(len(slots)):
        if slots[place]._ndim != 2:
            language.raise_error(
                f"linalg.multi_dot: tensor {place} must be a matrix (the first and last may be vectors), got shape "
                f"{list(tensors[place]._sizes)}")
    for left, right in zip(slots[:-1], slots[1:]):
        if left._sizes[1] != right._sizes[0]:
            language.raise_error(
                f"linalg.multi_dot: matrices of shapes {list(left._sizes)} and {list(right._sizes)} cannot be "
                "multiplied")
    for left, right in language.chain_order([*[one._sizes[0] for one in slots], last._sizes[1]]):
        slots = [*slots[:left], slots[left].mm(slots[right]), *slots[left + 1:]]
    result = slots[0]
    if tensors[0]._ndim == 1:
        result = result.squeeze(0)
    return language.new(result.squeeze(-1)) if tensors[-1]._ndim == 1 else language.new(result)


@composite(define("chain_matmul(Tensor[] matrices) -> Tensor", "1dea1b2950aed05a", "chain_matmul.out"))
def chain_matmul_composite(matrices):
    if len(matrices) == 0:
        language.raise_error("chain_matmul: at least one matrix is needed")
    for one in matrices:
        if one._ndim != 2:
            language.raise_error(f"chain_matmul: expected matrices, got shape {list(one._sizes)}")
    return matrices[0] if len(matrices) == 1 else functions.linalg_multi_dot(matrices)


@composite(define("linalg_vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor", "49890307bbc6136f",
    "linalg_vecdot.out"))
def linalg_vecdot_composite(x, y, dim):
    kind = language.result_dtype(x, y)
    if not kind.is_floating_point and (not kind.is_complex):
        language.raise_unsupported_error(f"linalg.vecdot: expected floating or complex tensors, got {kind}")
    return (functions.conj(x) * y).sum((dim,))
