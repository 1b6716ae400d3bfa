# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The selection operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

import runtime.kernels.creation.arranging
import runtime.kernels.creation.operator
import runtime.kernels.indexing.scatter

from runtime import language
from runtime.autograd.forms import composite, defining, for_each, recorded_in_place
from runtime.autograd.node import Node, unpack_input
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule
from runtime.guards import grad_enabled, state as guards
from runtime.tensor import dtypes
from runtime.tensor.keys import AUTOGRAD, BATCH_RULE, BELOW_AUTOGRAD, COMPOSITE_EXPLICIT_AUTOGRAD, CPU

LOOPS, functions, define = defining(__name__)

TAKE, TAKE_OUT = define("take(Tensor self, Tensor index) -> Tensor", "2d33ea181a1d0906", "take.out")
TAKE.implement(CPU, runtime.kernels.indexing.scatter.take)

class TakeBackward0(Node, operator="take"):
    __slots__ = ("_saved_self_shape", "_raw_index", "_version_index")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        index = unpack_input(self, self._raw_index, self._version_index, "index")
        return (functions.zeros(self_shape, dtype=grad.dtype).put(index, grad, True),)

@TAKE.implement(AUTOGRAD)
def take_autograd(self, index):
    result = TAKE[(self._keys | index._keys) & BELOW_AUTOGRAD](self, index)
    if (guards.active and not grad_enabled()) or self._edge is None:
        return result
    node = TakeBackward0()
    node._saved_self_shape = self._sizes
    node._raw_index, node._version_index = index, 0 if index._writes is None else index._writes[0]
    return record.call(node, result, self)

forward_rule(TAKE, lambda self_t, index_p: TAKE[self_t._keys | index_p._keys](self_t, index_p), filled=True)

@TAKE.implement(BATCH_RULE)
def take_batch(self, index):
    size, many = (language.product(self._sizes[1:]), language.broadcast_shapes(self._sizes[:1], index._sizes[:1])[0])
    places = functions.where(index < 0, index + size, index).reshape(
        (index._sizes[0], language.product(index._sizes[1:])))
    flat = self.reshape((self._sizes[0], size)).expand((many, size))
    return flat.gather(1, places.expand((many, places._sizes[1]))).reshape((many, *index._sizes[1:]))


PUT, PUT_ = define("put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor", "97c0f1a85438e876",
    "put_")
PUT.implement(CPU, runtime.kernels.indexing.scatter.put)

class PutBackward0(Node, operator="put"):
    __slots__ = ("_saved_source_shape", "_saved_accumulate", "_raw_index", "_version_index")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        source_shape = self._saved_source_shape
        accumulate = self._saved_accumulate
        index = unpack_input(self, self._raw_index, self._version_index, "index")
        grad_self = None
        if wanted[0] is not None:
            grad_self = grad if accumulate else grad.put(index, functions.zeros(source_shape, dtype=grad.dtype), False)
        grad_source = None
        if wanted[1] is not None:
            grad_source = (grad.take(index) if accumulate else functions._take_last(grad, index)).reshape(source_shape)
        return (grad_self, grad_source)

@PUT.implement(AUTOGRAD)
def put_autograd(self, index, source, accumulate):
    result = PUT[(self._keys | index._keys | source._keys) & BELOW_AUTOGRAD](self, index, source, accumulate)
    if (guards.active and not grad_enabled()) or (self._edge is None and source._edge is None):
        return result
    node = PutBackward0()
    node._saved_source_shape = source._sizes
    node._saved_accumulate = accumulate
    node._raw_index, node._version_index = index, 0 if index._writes is None else index._writes[0]
    return record.call(node, result, self, source)

@recorded_in_place(PUT_)
def put__autograd(self, index, source, accumulate):
    node = PutBackward0()
    node.edges = (self._edge, source._edge)
    node._saved_source_shape = source._sizes
    node._saved_accumulate = accumulate
    node._raw_index, node._version_index = index, 0 if index._writes is None else index._writes[0]
    return node

@forward_rule(PUT, filled=True)
def put_forward(self_t, index_p, source_t, accumulate):
    return PUT[self_t._keys | index_p._keys | source_t._keys](self_t, index_p, source_t, accumulate)

@PUT.implement(BATCH_RULE)
def put_batch(self, index, source, accumulate):
    many = language.broadcast_shapes(self._sizes[:1], index._sizes[:1], source._sizes[:1])[0]
    whole = self.expand((many, *self._sizes[1:]))
    rows = functions.arange(many).reshape((many, 1))
    places, values = [one.reshape((one._sizes[0], language.product(one._sizes[1:]))) for one in (index, source)]
    flat = whole.reshape((many, language.product(self._sizes[1:])))
    return functions.index_put(flat, [rows, places], values, accumulate).reshape(whole._sizes)


@composite(define("take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor", "396514242e7f85d6",
    "take_along_dim.out"))
def take_along_dim_composite(self, indices, dim):
    if dim is None:
        return self.reshape((-1,)).gather(0, indices.reshape((-1,)))
    if self._ndim != indices._ndim:
        language.raise_error(
            f"take_along_dim: the input and the indices must have as many dimensions, got {self._ndim} and "
            f"{indices._ndim}")
    if self._ndim == 0:
        language.raise_index_error(f"take_along_dim: dim={dim} was given, but the input has no dimensions")
    axis = language.wrap_dim(dim, self._ndim)
    if indices.dtype != dtypes.int64:
        language.raise_error(f"take_along_dim: expected int64 indices, got {indices.dtype}")
    indices = functions.where(indices < 0, indices + self._sizes[axis], indices)
    if self._sizes == indices._sizes:
        return self.gather(axis, indices)
    shape = language.broadcast_shapes(language.replaced(self._sizes, axis, 1),
        language.replaced(indices._sizes, axis, 1))
    return self.expand(language.replaced(shape, axis, self._sizes[axis])).gather(axis,
        indices.expand(language.replaced(shape, axis, indices._sizes[axis])))


@composite(define("masked_select(Tensor self, Tensor mask) -> Tensor", "053d4fabfc73887e", "masked_select.out"))
def masked_select_composite(self, mask):
    if mask.dtype != dtypes.bool_:
        language.raise_unsupported_error(f"masked_select: expected BoolTensor for mask, got {mask.dtype}")
    if self._sizes == mask._sizes:
        return self[mask]
    shape = language.broadcast_shapes(self._sizes, mask._sizes)
    return self.expand(shape)[mask.expand(shape)]


MASKED_SCATTER, MASKED_SCATTER_, MASKED_SCATTER_OUT = define("masked_scatter(Tensor self, Tensor mask, Tensor source) "
    "-> Tensor", "97e719a4a072888c", "masked_scatter_", "masked_scatter.out")
MASKED_SCATTER.implement(CPU, runtime.kernels.indexing.scatter.masked_scatter)

class MaskedScatterBackward0(Node, operator="masked_scatter"):
    __slots__ = ("_raw_mask", "_version_mask", "_saved_source_shape")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        mask = unpack_input(self, self._raw_mask, self._version_mask, "mask")
        grad_self = None if wanted[0] is None else functions.where(mask, 0, grad)
        grad_source = None
        if wanted[1] is not None:
            source_shape = self._saved_source_shape
            grad_source = functions._first_elements(grad.masked_select(mask), source_shape)
        return (grad_self, grad_source)

@MASKED_SCATTER.implement(AUTOGRAD)
def masked_scatter_autograd(self, mask, source):
    result = MASKED_SCATTER[(self._keys | mask._keys | source._keys) & BELOW_AUTOGRAD](self, mask, source)
    if (guards.active and not grad_enabled()) or (self._edge is None and source._edge is None):
        return result
    node = MaskedScatterBackward0()
    node._raw_mask, node._version_mask = mask, 0 if mask._writes is None else mask._writes[0]
    node._saved_source_shape = source._sizes
    return record.call(node, result, self, source)

@recorded_in_place(MASKED_SCATTER_)
def masked_scatter__autograd(self, mask, source):
    node = MaskedScatterBackward0()
    node.edges = (self._edge, source._edge)
    node._raw_mask, node._version_mask = mask, 0 if mask._writes is None else mask._writes[0]
    node._saved_source_shape = source._sizes
    return node

@forward_rule(MASKED_SCATTER, filled=True)
def masked_scatter_forward(self_t, mask_p, source_t):
    return MASKED_SCATTER[self_t._keys | mask_p._keys | source_t._keys](self_t, mask_p, source_t)

@MASKED_SCATTER.implement(BATCH_RULE)
def masked_scatter_batch(self, mask, source):
    many = language.broadcast_shapes(self._sizes[:1], mask._sizes[:1], source._sizes[:1])[0]
    shape = language.broadcast_shapes(self._sizes[1:], mask._sizes[1:])
    full = [
        one.reshape(
            (one._sizes[0], *(1,) * (len(shape) + 1 - one._ndim), *one._sizes[1:])
        ).expand((many, *shape)) for one in (self, mask)]
    values = source.expand((many, *source._sizes[1:])).reshape((many, language.product(source._sizes[1:])))
    chosen = full[1].reshape((many, language.product(shape)))
    places = (chosen.cumsum(1) - 1).clamp(min=0)
    return functions.where(full[1], values.gather(1, functions.where(chosen, places, 0)).reshape(full[0]._sizes),
        full[0])


NONZERO, NONZERO_OUT = define("nonzero(Tensor self) -> Tensor", "130aedd3334ffb2e", "nonzero.out")
NONZERO.implement(CPU, runtime.kernels.indexing.scatter.nonzero)
composite(define("nonzero.tuple(Tensor self, *, bool as_tuple) -> Tensor[]", "ec79ded45dabd33c"),
    lambda self, as_tuple: functions.nonzero_numpy(self) if as_tuple else functions.nonzero(self))


@composite(define("nonzero.rows(Tensor self, *, bool? as_tuple) -> Tensor", "be80fb1d0b2b7c76", "nonzero.rows_out"))
def nonzero_rows_composite(self, as_tuple):
    if as_tuple is None:
        language.raise_error("nonzero: as_tuple must be True or False, got None")
    if as_tuple:
        language.raise_error("nonzero: a tuple of vectors is not written to out=")
    return functions.nonzero(self)


@composite(define("nonzero_numpy(Tensor self) -> Tensor[]", "1b871d301e43ff01"))
def nonzero_numpy_composite(self):
    places = (self if self._ndim else self.reshape((1,))).nonzero()
    return places.unbind(1)


composite(define("argwhere(Tensor self) -> Tensor", "aad43bb7469b5e6c"), lambda self: self.nonzero())
composite(define("where(Tensor condition) -> Tensor[]", "dace06b4aeef7a33"),
    lambda condition: functions.nonzero_numpy(condition))

FILL_SCALAR, FILL__SCALAR = define("fill.Scalar(Tensor self, Scalar value) -> Tensor", "b5e98fe496212e0a",
    "fill_.Scalar")
FILL_SCALAR.implement(CPU, runtime.kernels.indexing.scatter.fill)

class FillBackward0(Node, operator="fill.Scalar"):
    __slots__ = ()

    def apply(self, grad):
        return (functions.zeros_like(grad),)

@FILL_SCALAR.implement(AUTOGRAD)
def fill_Scalar_autograd(self, value):
    result = FILL_SCALAR[self._keys & BELOW_AUTOGRAD](self, value)
    if guards.active and not grad_enabled():
        return result
    return record.call(FillBackward0(), result, self)

recorded_in_place(FILL__SCALAR, FillBackward0)
forward_rule(FILL_SCALAR, lambda self_t: functions.zeros_like(self_t))


@composite(define("fill.Tensor(Tensor self, Tensor value) -> Tensor", "a7cb8e3213023705", "fill_.Tensor"))
def fill_Tensor_composite(self, value):
    if value._ndim:
        language.raise_error(f"fill: the value must have no dimensions, got shape {list(value._sizes)}")
    return functions.copy(self, value)


ZERO, ZERO_ = define("zero(Tensor self) -> Tensor", "dbd47d50eff673e1", "zero_")
ZERO.implement(CPU, runtime.kernels.creation.operator.zero)

class ZeroBackward0(Node, operator="zero"):
    __slots__ = ()

    def apply(self, grad):
        return (functions.zeros_like(grad),)

@ZERO.implement(AUTOGRAD)
def zero_autograd(self):
    result = ZERO[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    return record.call(ZeroBackward0(), result, self)

recorded_in_place(ZERO_, ZeroBackward0)
forward_rule(ZERO, lambda self_t: functions.zeros_like(self_t))
for_each(define("_foreach_zero(Tensor[] self) -> Tensor[]", "7122bc972655ec69", "_foreach_zero_"), functions, "zero")

ONE_HOT = define("one_hot(Tensor self, int num_classes=-1) -> Tensor", "15d2d93d8616d305")

@composite(ONE_HOT)
def one_hot_composite(self, num_classes):
    if self.dtype != dtypes.int64:
        language.raise_unsupported_error(f"one_hot: expected int64 class indices, got {self.dtype}")
    if self.numel() == 0 and num_classes <= 0:
        language.raise_error("one_hot: of an empty tensor the number of classes cannot be seen; give num_classes")
    if language.any_true(self < 0):
        language.raise_error(f"one_hot: class indices must not be negative, got {self.amin().item()}")
    classes = num_classes
    if num_classes == -1:
        classes = self.amax().item() + 1
    elif num_classes < 1:
        language.raise_error(f"one_hot: num_classes must be positive, got {num_classes}")
    elif language.any_true(self > classes - 1):
        language.raise_error(f"one_hot: class index {self.amax().item()} does not fit {classes} classes")
    return functions.zeros((*self._sizes, classes), dtype=dtypes.int64).scatter_(-1, self.unsqueeze(-1), 1)

@ONE_HOT.implement(BATCH_RULE)
def one_hot_batch(self, num_classes):
    if num_classes == -1:
        language.raise_error(
            "one_hot: how many classes there are depends on values, which differ within vmap; give num_classes")
    return functions.one_hot(self, num_classes)


TRIL_INDICES, TRIL_INDICES_OUT = define("tril_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, "
    "Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor", "12bf4454981ce366",
    "tril_indices.out", silent=True)
TRIL_INDICES.implement(COMPOSITE_EXPLICIT_AUTOGRAD, runtime.kernels.creation.arranging.tril_indices)

TRIU_INDICES, TRIU_INDICES_OUT = define("triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, "
    "Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor", "43b2a3e38491da70",
    "triu_indices.out", silent=True)
TRIU_INDICES.implement(COMPOSITE_EXPLICIT_AUTOGRAD, runtime.kernels.creation.arranging.triu_indices)
