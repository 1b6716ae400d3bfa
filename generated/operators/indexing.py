# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The indexing operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

import runtime.kernels.indexing.neighbours
import runtime.kernels.indexing.operator
import runtime.kernels.indexing.scatter

from runtime import language
from runtime.autograd import operations
from runtime.autograd.forms import composite, defining, recorded_in_place
from runtime.autograd.inplace import original_of
from runtime.autograd.node import Node, save_output, unpack_input, unpack_output
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule, pushed_forward
from runtime.autograd.saved import save_list, unpack_list
from runtime.autograd.without_formula import without_formula
from runtime.dispatch.argument_keys import keys_of
from runtime.guards import grad_enabled, state as guards
from runtime.tensor import dtypes
from runtime.tensor.keys import AUTOGRAD, BATCH_RULE, BELOW_AUTOGRAD, CPU

LOOPS, functions, define = defining(__name__)

GATHER, GATHER_OUT = define("gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor",
    "9df73e2e6c1d1469", "gather.out")
GATHER.implement(CPU, runtime.kernels.indexing.operator.gather)

class GatherBackward0(Node, operator="gather"):
    __slots__ = ("_saved_self_shape", "_saved_sparse_grad", "_raw_self", "_version_self", "_saved_dim", "_raw_index",
        "_version_index")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        sparse_grad = self._saved_sparse_grad
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        dim = self._saved_dim
        index = unpack_input(self, self._raw_index, self._version_index, "index")
        return (
            functions._gather_sparse_backward(self_, dim, index, grad) if sparse_grad else functions.zeros(
                self_shape, dtype=grad.dtype
            ).scatter_add(dim, index, grad),)

@GATHER.implement(AUTOGRAD)
def gather_autograd(self, dim, index, sparse_grad):
    result = GATHER[(self._keys | index._keys) & BELOW_AUTOGRAD](self, dim, index, sparse_grad)
    if (guards.active and not grad_enabled()) or self._edge is None:
        return result
    node = GatherBackward0()
    node._saved_self_shape = self._sizes
    node._saved_sparse_grad = sparse_grad
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._saved_dim = dim
    node._raw_index, node._version_index = index, 0 if index._writes is None else index._writes[0]
    return record.call(node, result, self)

forward_rule(GATHER,
    lambda self_t, index_p, dim, sparse_grad: GATHER[self_t._keys | index_p._keys](self_t, dim, index_p, sparse_grad),
    filled=True)

SCATTER_ADD, SCATTER_ADD_, SCATTER_ADD_OUT = define("scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> "
    "Tensor", "4eff8088e9df14fa", "scatter_add_", "scatter_add.out")
SCATTER_ADD.implement(CPU, runtime.kernels.indexing.operator.scatter_add)

class ScatterAddBackward0(Node, operator="scatter_add"):
    __slots__ = ("_saved_src_shape", "_saved_index_shape", "_saved_dim", "_raw_index", "_version_index")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_self = None if wanted[0] is None else grad
        grad_src = None
        if wanted[1] is not None:
            src_shape = self._saved_src_shape
            index_shape = self._saved_index_shape
            dim = self._saved_dim
            index = unpack_input(self, self._raw_index, self._version_index, "index")
            grad_src = functions._scatter_at(grad.gather(dim, index), src_shape, language.corner(index_shape))
        return (grad_self, grad_src)

@SCATTER_ADD.implement(AUTOGRAD)
def scatter_add_autograd(self, dim, index, src):
    result = SCATTER_ADD[(self._keys | index._keys | src._keys) & BELOW_AUTOGRAD](self, dim, index, src)
    if (guards.active and not grad_enabled()) or (self._edge is None and src._edge is None):
        return result
    node = ScatterAddBackward0()
    node._saved_src_shape = src._sizes
    node._saved_index_shape = index._sizes
    node._saved_dim = dim
    if src._edge is not None:
        node._raw_index, node._version_index = index, 0 if index._writes is None else index._writes[0]
    return record.call(node, result, self, src)

@recorded_in_place(SCATTER_ADD_)
def scatter_add__autograd(self, dim, index, src):
    node = ScatterAddBackward0()
    node.edges = (self._edge, src._edge)
    node._saved_src_shape = src._sizes
    node._saved_index_shape = index._sizes
    node._saved_dim = dim
    if src._edge is not None:
        node._raw_index, node._version_index = index, 0 if index._writes is None else index._writes[0]
    return node

@forward_rule(SCATTER_ADD, filled=True)
def scatter_add_forward(self_t, index_p, src_t, dim):
    return SCATTER_ADD[self_t._keys | index_p._keys | src_t._keys](self_t, dim, index_p, src_t)


INDEX_SELECT, INDEX_SELECT_OUT = define("index_select(Tensor self, int dim, Tensor index) -> Tensor",
    "5d300804278bbd41", "index_select.out")
INDEX_SELECT.implement(CPU, runtime.kernels.indexing.operator.index_select)

class IndexSelectBackward0(Node, operator="index_select"):
    __slots__ = ("_saved_self_shape", "_saved_dim", "_raw_index", "_version_index")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        dim = self._saved_dim
        index = unpack_input(self, self._raw_index, self._version_index, "index")
        return (functions.zeros(self_shape, dtype=grad.dtype).index_add(dim, index, grad),)

@INDEX_SELECT.implement(AUTOGRAD)
def index_select_autograd(self, dim, index):
    result = INDEX_SELECT[(self._keys | index._keys) & BELOW_AUTOGRAD](self, dim, index)
    if (guards.active and not grad_enabled()) or self._edge is None:
        return result
    node = IndexSelectBackward0()
    node._saved_self_shape = self._sizes
    node._saved_dim = dim
    node._raw_index, node._version_index = index, 0 if index._writes is None else index._writes[0]
    return record.call(node, result, self)

forward_rule(INDEX_SELECT,
    lambda self_t, index_p, dim: INDEX_SELECT[self_t._keys | index_p._keys](self_t, dim, index_p), filled=True)

@INDEX_SELECT.implement(BATCH_RULE)
def index_select_batch(self, dim, index):
    at = language.wrap_dim(dim, self._ndim - 1) + 1
    if index._sizes[0] == 1 and self._ndim > 1:
        return functions.index_select(self, at, index[0])
    if self._sizes[0] == 1 and self._ndim > 1 and (index._ndim == 2):
        rows = functions.index_select(self[0], at - 1, index.reshape((index.numel(),)))
        return rows.unflatten(at - 1, index._sizes).movedim(at - 1, 0)
    rows = self.reshape((self._sizes[0], 1)) if self._ndim == 1 else self.movedim(at, 1)
    many = language.broadcast_shapes(self._sizes[:1], index._sizes[:1])[0]
    sizes = (many, index.numel() // index._sizes[0] if index._sizes[0] else 0, *rows._sizes[2:])
    places = index.reshape((index._sizes[0], sizes[1], *(1,) * (rows._ndim - 2))).expand(sizes)
    picked = rows.expand((many, *rows._sizes[1:])).gather(1, places)
    return picked.reshape((many,)) if self._ndim == 1 else picked.movedim(1, at)


INDEX_ADD, INDEX_ADD_, INDEX_ADD_OUT = define("index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar "
    "alpha=1) -> Tensor", "c2a9cf16a48f5a73", "index_add_", "index_add.out")
INDEX_ADD.implement(CPU, runtime.kernels.indexing.operator.index_add)

class IndexAddBackward0(Node, operator="index_add"):
    __slots__ = ("_saved_source_shape", "_saved_alpha", "_saved_dim", "_raw_index", "_version_index")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_self = None if wanted[0] is None else grad
        grad_source = None
        if wanted[1] is not None:
            source_shape = self._saved_source_shape
            alpha = self._saved_alpha
            dim = self._saved_dim
            index = unpack_input(self, self._raw_index, self._version_index, "index")
            grad_source = grad.index_select(dim, index).reshape(source_shape) * operations.conj(alpha)
        return (grad_self, grad_source)

@INDEX_ADD.implement(AUTOGRAD)
def index_add_autograd(self, dim, index, source, alpha):
    result = INDEX_ADD[(self._keys | index._keys | source._keys) & BELOW_AUTOGRAD](self, dim, index, source, alpha)
    if (guards.active and not grad_enabled()) or (self._edge is None and source._edge is None):
        return result
    node = IndexAddBackward0()
    node._saved_source_shape = source._sizes
    node._saved_alpha = alpha
    node._saved_dim = dim
    if source._edge is not None:
        node._raw_index, node._version_index = index, 0 if index._writes is None else index._writes[0]
    return record.call(node, result, self, source)

@recorded_in_place(INDEX_ADD_)
def index_add__autograd(self, dim, index, source, alpha):
    node = IndexAddBackward0()
    node.edges = (self._edge, source._edge)
    node._saved_source_shape = source._sizes
    node._saved_alpha = alpha
    node._saved_dim = dim
    if source._edge is not None:
        node._raw_index, node._version_index = index, 0 if index._writes is None else index._writes[0]
    return node

@forward_rule(INDEX_ADD, filled=True)
def index_add_forward(self_t, index_p, source_t, dim, alpha):
    return INDEX_ADD[self_t._keys | index_p._keys | source_t._keys](self_t, dim, index_p, source_t, alpha)

@INDEX_ADD.implement(BATCH_RULE)
def index_add_batch(self, dim, index, source, alpha):
    at = language.wrap_dim(dim, self._ndim - 1) + 1
    many = language.broadcast_shapes(self._sizes[:1], index._sizes[:1], source._sizes[:1])[0]
    whole, added = (self.expand((many, *self._sizes[1:])), source.expand((many, *source._sizes[1:])))
    if index._sizes[0] == 1 and self._ndim > 1:
        return functions.index_add(whole, at, index[0], added, alpha=alpha)
    places = (
        index.reshape((index._sizes[0], *(1,) * (at - 1), -1, *(1,) * (self._ndim - at - 1)))
        if self._ndim > 1
        else index)
    return whole.scatter_add(dim if dim < 0 else at, places.expand(added._sizes),
        added if alpha == 1 else added * alpha)


@composite(define("index.Tensor(Tensor self, Tensor?[] indices) -> Tensor", "f081611e85866cdd", "index.Tensor_out"))
def index_Tensor_composite(self, indices):
    if not indices:
        language.raise_index_error("index: at least one index must be given")
    return functions.getitem(self, language.index_of(indices))


@composite(define("_indices_within(Tensor self, Tensor?[] indices) -> Tensor?[]", "2820563e97cbecc2"))
def _indices_within_composite(self, indices):
    if len(indices) > self._ndim:
        language.raise_index_error(
            f"too many indices for a tensor of dimension {self._ndim}: {len(indices)} were given")
    return [None if one is None else one.clamp(-n, n - 1) for one, n in zip(indices, self._sizes)]


@composite(define("_unsafe_masked_index(Tensor self, Tensor mask, Tensor?[] indices, Scalar fill) -> Tensor",
    "d7c8a2eeadb03b38"))
def _unsafe_masked_index_composite(self, mask, indices, fill):
    if not indices:
        language.raise_index_error("index: at least one index must be given")
    places = functions._indices_within(self, indices)
    if self.numel() == 0:
        shape = [1 if d < len(indices) and indices[d] is not None else self.size(d) for d in range(self._ndim)]
        origins = [None if place is None else functions.zeros_like(place) for place in places]
        return functions.full_like(functions.index(functions.zeros(shape, dtype=self.dtype), origins), fill)
    return functions.index(self, places).masked_fill(mask.logical_not(), fill)


@composite(define("_unsafe_masked_index_put_accumulate(Tensor self, Tensor mask, Tensor?[] indices, Tensor values) -> "
    "Tensor", "a79eea3568b707a8"))
def _unsafe_masked_index_put_accumulate_composite(self, mask, indices, values):
    places = functions._indices_within(self, indices)
    if self.numel() == 0:
        return self.clone()
    return functions.index_put(self, places, values.masked_fill(mask.logical_not(), 0), True)


INDEX_PUT, INDEX_PUT_, INDEX_PUT_OUT = define("index_put(Tensor self, Tensor?[] indices, Tensor values, bool "
    "accumulate=False) -> Tensor", "7bf893b838c6b251", "index_put_", "index_put.out")
INDEX_PUT.implement(CPU, runtime.kernels.indexing.scatter.index_put)

class IndexPutBackward0(Node, operator="index_put"):
    __slots__ = ("_saved_accumulate", "_raw_indices")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        accumulate = self._saved_accumulate
        indices = unpack_list(self, self._raw_indices, "indices")
        grad_self = None
        if wanted[0] is not None:
            grad_self = grad if accumulate else grad.index_put(indices, functions.zeros((), dtype=grad.dtype), False)
        grad_values = None
        if wanted[1] is not None:
            grad_values = grad.index(indices) if accumulate else functions._index_last(grad, indices)
        return (grad_self, grad_values)

@INDEX_PUT.implement(AUTOGRAD)
def index_put_autograd(self, indices, values, accumulate):
    result = INDEX_PUT[
        (self._keys | keys_of(indices) | values._keys) & BELOW_AUTOGRAD
    ](self, indices, values, accumulate)
    if guards.active and not grad_enabled():
        return result
    node = IndexPutBackward0()
    node._saved_accumulate = accumulate
    node._raw_indices = save_list(indices)
    return record.call(node, result, self, values)

@recorded_in_place(INDEX_PUT_)
def index_put__autograd(self, indices, values, accumulate):
    node = IndexPutBackward0()
    node.edges = (self._edge, values._edge)
    node._saved_accumulate = accumulate
    node._raw_indices = save_list(indices)
    return node

@forward_rule(INDEX_PUT, filled=True)
def index_put_forward(self_t, indices_p, values_t, accumulate):
    return INDEX_PUT[self_t._keys | keys_of(indices_p) | values_t._keys](self_t, indices_p, values_t, accumulate)


INDEX_COPY, INDEX_COPY_, INDEX_COPY_OUT = define("index_copy(Tensor self, int dim, Tensor index, Tensor source) -> "
    "Tensor", "6c0cf3ab97e39ad2", "index_copy_", "index_copy.out")
INDEX_COPY.implement(CPU, runtime.kernels.indexing.scatter.index_copy)

class IndexCopyBackward0(Node, operator="index_copy"):
    __slots__ = ("_saved_dim", "_raw_index", "_version_index", "_saved_source_shape")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        dim = self._saved_dim
        index = unpack_input(self, self._raw_index, self._version_index, "index")
        grad_self = None if wanted[0] is None else grad.index_fill(dim, index, 0)
        grad_source = None
        if wanted[1] is not None:
            source_shape = self._saved_source_shape
            grad_source = functions._index_select_last(grad, dim, index).reshape(source_shape)
        return (grad_self, grad_source)

@INDEX_COPY.implement(AUTOGRAD)
def index_copy_autograd(self, dim, index, source):
    result = INDEX_COPY[(self._keys | index._keys | source._keys) & BELOW_AUTOGRAD](self, dim, index, source)
    if (guards.active and not grad_enabled()) or (self._edge is None and source._edge is None):
        return result
    node = IndexCopyBackward0()
    node._saved_dim = dim
    node._raw_index, node._version_index = index, 0 if index._writes is None else index._writes[0]
    node._saved_source_shape = source._sizes
    return record.call(node, result, self, source)

@recorded_in_place(INDEX_COPY_)
def index_copy__autograd(self, dim, index, source):
    node = IndexCopyBackward0()
    node.edges = (self._edge, source._edge)
    node._saved_dim = dim
    node._raw_index, node._version_index = index, 0 if index._writes is None else index._writes[0]
    node._saved_source_shape = source._sizes
    return node

@forward_rule(INDEX_COPY, filled=True)
def index_copy_forward(self_t, index_p, source_t, dim):
    return INDEX_COPY[self_t._keys | index_p._keys | source_t._keys](self_t, dim, index_p, source_t)

@INDEX_COPY.implement(BATCH_RULE)
def index_copy_batch(self, dim, index, source):
    at = language.wrap_dim(dim, self._ndim - 1) + 1
    many = language.broadcast_shapes(self._sizes[:1], index._sizes[:1], source._sizes[:1])[0]
    whole, given = (self.expand((many, *self._sizes[1:])), source.expand((many, *source._sizes[1:])))
    if self._ndim == 1:
        return given.reshape((many,)).clone()
    if index._sizes[0] == 1:
        return functions.index_copy(whole, at, index[0], given)
    count = language.product(index._sizes[1:])
    places = index.reshape((index._sizes[0], *(1,) * (at - 1), count, *(1,) * (self._ndim - at - 1)))
    return whole.scatter(at, places.expand(given._sizes), given)


INDEX_FILL_INT_SCALAR, INDEX_FILL__INT_SCALAR = define("index_fill.int_Scalar(Tensor self, int dim, Tensor index, "
    "Scalar value) -> Tensor", "6a0efa04a8a8f74f", "index_fill_.int_Scalar")
INDEX_FILL_INT_SCALAR.implement(CPU, runtime.kernels.indexing.scatter.index_fill)

class IndexFillBackward0(Node, operator="index_fill.int_Scalar"):
    __slots__ = ("_saved_dim", "_raw_index", "_version_index")

    def apply(self, grad):
        dim = self._saved_dim
        index = unpack_input(self, self._raw_index, self._version_index, "index")
        return (grad.index_fill(dim, index, 0),)

@INDEX_FILL_INT_SCALAR.implement(AUTOGRAD)
def index_fill_int_Scalar_autograd(self, dim, index, value):
    result = INDEX_FILL_INT_SCALAR[(self._keys | index._keys) & BELOW_AUTOGRAD](self, dim, index, value)
    if (guards.active and not grad_enabled()) or self._edge is None:
        return result
    node = IndexFillBackward0()
    node._saved_dim = dim
    node._raw_index, node._version_index = index, 0 if index._writes is None else index._writes[0]
    return record.call(node, result, self)

recorded_in_place(INDEX_FILL__INT_SCALAR, IndexFillBackward0)
forward_rule(INDEX_FILL_INT_SCALAR,
    lambda self_t, index_p, dim: None if self_t is None else self_t.index_fill(dim, index_p, 0))

@INDEX_FILL_INT_SCALAR.implement(BATCH_RULE)
def index_fill_int_Scalar_batch(self, dim, index, value):
    at = language.wrap_dim(dim, self._ndim - 1) + 1
    if index._sizes[0] == 1 and self._ndim > 1:
        return functions.index_fill(self, at, index[0], value)
    if self._ndim == 1:
        return functions.full_like(self, value) if index.numel() else self
    count = language.product(index._sizes[1:])
    within = functions.where(index < 0, index + self._sizes[at], index)
    places = within.reshape((index._sizes[0], *(1,) * (at - 1), count, *(1,) * (self._ndim - at - 1)))
    sizes = (index._sizes[0], *language.replaced(self._sizes[1:], at - 1, count))
    return self.expand((index._sizes[0], *self._sizes[1:])).scatter(at, places.expand(sizes), value)


@composite(define("index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor",
    "f449de8128e25455", "index_fill_.int_Tensor"))
def index_fill_int_Tensor_composite(self, dim, index, value):
    if value._ndim:
        language.raise_error(f"index_fill: the value must have no dimensions, got shape {list(value._sizes)}")
    if value.dtype != self.dtype and (not value.requires_grad):
        return functions.index_fill(self, dim, index, value.item())
    chosen = functions.zeros_like(self, dtype=dtypes.bool_).index_fill(dim, index, True)
    return functions.where(chosen, value.to(self.dtype), self)


SCATTER_SRC, SCATTER__SRC, SCATTER_SRC_OUT = define("scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> "
    "Tensor", "6908e484fab13b7c", "scatter_.src", "scatter.src_out")
SCATTER_SRC.implement(CPU, runtime.kernels.indexing.scatter.scatter_src)

class ScatterBackward0(Node, operator="scatter.src"):
    __slots__ = ("_saved_dim", "_raw_index", "_version_index", "_saved_src_shape")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        dim = self._saved_dim
        index = unpack_input(self, self._raw_index, self._version_index, "index")
        grad_self = None if wanted[0] is None else grad.scatter(dim, index, 0)
        grad_src = None
        if wanted[1] is not None:
            src_shape = self._saved_src_shape
            grad_src = functions._scatter_last(grad, dim, index, src_shape)
        return (grad_self, grad_src)

@SCATTER_SRC.implement(AUTOGRAD)
def scatter_src_autograd(self, dim, index, src):
    result = SCATTER_SRC[(self._keys | index._keys | src._keys) & BELOW_AUTOGRAD](self, dim, index, src)
    if (guards.active and not grad_enabled()) or (self._edge is None and src._edge is None):
        return result
    node = ScatterBackward0()
    node._saved_dim = dim
    node._raw_index, node._version_index = index, 0 if index._writes is None else index._writes[0]
    node._saved_src_shape = src._sizes
    return record.call(node, result, self, src)

@recorded_in_place(SCATTER__SRC)
def scatter__src_autograd(self, dim, index, src):
    node = ScatterBackward0()
    node.edges = (self._edge, src._edge)
    node._saved_dim = dim
    node._raw_index, node._version_index = index, 0 if index._writes is None else index._writes[0]
    node._saved_src_shape = src._sizes
    return node

@forward_rule(SCATTER_SRC, filled=True)
def scatter_src_forward(self_t, index_p, src_t, dim):
    return SCATTER_SRC[self_t._keys | index_p._keys | src_t._keys](self_t, dim, index_p, src_t)


SCATTER_VALUE, SCATTER__VALUE, SCATTER_VALUE_OUT = define("scatter.value(Tensor self, int dim, Tensor index, Scalar "
    "value) -> Tensor", "2a3c865c8f204f24", "scatter_.value", "scatter.value_out")
SCATTER_VALUE.implement(CPU, runtime.kernels.indexing.scatter.scatter_value)

class ScatterBackward1(Node, operator="scatter.value"):
    __slots__ = ("_saved_dim", "_raw_index", "_version_index")

    def apply(self, grad):
        dim = self._saved_dim
        index = unpack_input(self, self._raw_index, self._version_index, "index")
        return (grad.scatter(dim, index, 0),)

@SCATTER_VALUE.implement(AUTOGRAD)
def scatter_value_autograd(self, dim, index, value):
    result = SCATTER_VALUE[(self._keys | index._keys) & BELOW_AUTOGRAD](self, dim, index, value)
    if (guards.active and not grad_enabled()) or self._edge is None:
        return result
    node = ScatterBackward1()
    node._saved_dim = dim
    node._raw_index, node._version_index = index, 0 if index._writes is None else index._writes[0]
    return record.call(node, result, self)

recorded_in_place(SCATTER__VALUE, ScatterBackward1)
forward_rule(SCATTER_VALUE, lambda self_t, index_p, dim: None if self_t is None else self_t.scatter(dim, index_p, 0))

SCATTER_REDUCE, SCATTER__REDUCE, SCATTER_REDUCE_OUT = define("scatter.reduce(Tensor self, int dim, Tensor index, "
    "Tensor src, *, str reduce) -> Tensor", "98e15fcd0a3cd85f", "scatter_.reduce", "scatter.reduce_out")
SCATTER_REDUCE.implement(CPU, runtime.kernels.indexing.scatter.scatter_with)
ScatterBackward2 = without_formula(SCATTER_REDUCE, "ScatterBackward2", "self", "src",
    reason="scatter with reduce= has no gradient; use scatter_reduce")

SCATTER_VALUE_REDUCE, SCATTER__VALUE_REDUCE, SCATTER_VALUE_REDUCE_OUT = define("scatter.value_reduce(Tensor self, int "
    "dim, Tensor index, Scalar value, *, str reduce) -> Tensor", "176aa12bfcaa7998", "scatter_.value_reduce",
    "scatter.value_reduce_out")
SCATTER_VALUE_REDUCE.implement(CPU, runtime.kernels.indexing.scatter.scatter_value_with)
ScatterBackward3 = without_formula(SCATTER_VALUE_REDUCE, "ScatterBackward3", "self",
    reason="scatter with reduce= has no gradient; use scatter_reduce")

SCATTER_REDUCE_TWO, SCATTER_REDUCE__TWO, SCATTER_REDUCE_TWO_OUT = define("scatter_reduce.two(Tensor self, int dim, "
    "Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor", "7d7c89f3f19377a3",
    "scatter_reduce_.two", "scatter_reduce.two_out")
SCATTER_REDUCE_TWO.implement(CPU, runtime.kernels.indexing.scatter.scatter_reduce)

class ScatterReduceBackward0(Node, operator="scatter_reduce.two"):
    __slots__ = ("_raw_self", "_version_self", "_saved_dim", "_raw_index", "_version_index", "_raw_src", "_version_src",
        "_raw_result", "_saved_reduce", "_saved_include_self")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        dim = self._saved_dim
        index = unpack_input(self, self._raw_index, self._version_index, "index")
        src = unpack_input(self, self._raw_src, self._version_src, "src")
        result = unpack_output.call(self, self._raw_result, 0)
        reduce = self._saved_reduce
        include_self = self._saved_include_self
        grad_self = None
        if wanted[0] is not None:
            grad_self = functions._scatter_reduce_self(grad, self_, dim, index, src, result, reduce, include_self)
        grad_src = None
        if wanted[1] is not None:
            grad_src = functions._scatter_reduce_src(grad, self_, dim, index, src, result, reduce, include_self)
        return (grad_self, grad_src)

@SCATTER_REDUCE_TWO.implement(AUTOGRAD)
def scatter_reduce_two_autograd(self, dim, index, src, reduce, include_self):
    result = SCATTER_REDUCE_TWO[
        (self._keys | index._keys | src._keys) & BELOW_AUTOGRAD
    ](self, dim, index, src, reduce, include_self)
    if (guards.active and not grad_enabled()) or (self._edge is None and src._edge is None):
        return result
    node = ScatterReduceBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._saved_dim = dim
    node._raw_index, node._version_index = index, 0 if index._writes is None else index._writes[0]
    node._raw_src, node._version_src = src, 0 if src._writes is None else src._writes[0]
    node._raw_result = save_output.call(result)
    node._saved_reduce = reduce
    node._saved_include_self = include_self
    return record.call(node, result, self, src)

@recorded_in_place(SCATTER_REDUCE__TWO, output="_raw_result")
def scatter_reduce__two_autograd(self, dim, index, src, reduce, include_self):
    node = ScatterReduceBackward0()
    node.edges = (self._edge, src._edge)
    original = original_of(self)
    node._raw_self, node._version_self = original, 0 if original._writes is None else original._writes[0]
    node._saved_dim = dim
    node._raw_index, node._version_index = index, 0 if index._writes is None else index._writes[0]
    node._raw_src, node._version_src = src, 0 if src._writes is None else src._writes[0]
    node._saved_reduce = reduce
    node._saved_include_self = include_self
    return node

pushed_forward(SCATTER_REDUCE_TWO)

_WINDOW = define("_window(Tensor self, int[] offsets, str border) -> Tensor", "d7bba3f69c12c2cb")
_WINDOW.implement(CPU, runtime.kernels.indexing.neighbours.window)

class _WindowBackward0(Node, operator="_window"):
    __slots__ = ("_saved_self_shape", "_saved_offsets", "_saved_border")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        offsets = self._saved_offsets
        border = self._saved_border
        return (functions._window_backward(grad, offsets, border, self_shape),)

@_WINDOW.implement(AUTOGRAD)
def _window_autograd(self, offsets, border):
    result = _WINDOW[self._keys & BELOW_AUTOGRAD](self, offsets, border)
    if guards.active and not grad_enabled():
        return result
    node = _WindowBackward0()
    node._saved_self_shape = self._sizes
    node._saved_offsets = offsets
    node._saved_border = border
    return record.call(node, result, self)

forward_rule(_WINDOW, lambda self_t, offsets, border: _WINDOW[self_t._keys](self_t, offsets, border))

_WINDOW_BACKWARD = define("_window_backward(Tensor self, int[] offsets, str border, int[] sizes) -> Tensor",
    "d2b5f2b82cc32d7a")
_WINDOW_BACKWARD.implement(CPU, runtime.kernels.indexing.neighbours.window_backward)

class _WindowBackwardBackward0(Node, operator="_window_backward"):
    __slots__ = ("_saved_self_shape", "_saved_offsets", "_saved_border")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        offsets = self._saved_offsets
        border = self._saved_border
        return (functions._window(grad, offsets, border).expand(self_shape),)

@_WINDOW_BACKWARD.implement(AUTOGRAD)
def _window_backward_autograd(self, offsets, border, sizes):
    result = _WINDOW_BACKWARD[self._keys & BELOW_AUTOGRAD](self, offsets, border, sizes)
    if guards.active and not grad_enabled():
        return result
    node = _WindowBackwardBackward0()
    node._saved_self_shape = self._sizes
    node._saved_offsets = offsets
    node._saved_border = border
    return record.call(node, result, self)

forward_rule(_WINDOW_BACKWARD,
    lambda self_t, offsets, border, sizes: _WINDOW_BACKWARD[self_t._keys](self_t, offsets, border, sizes))

_TABLE = define("_table(Tensor self, Tensor index) -> Tensor", "6b0cc4c55fc1fe0c")
_TABLE.implement(CPU, runtime.kernels.indexing.neighbours.look_up)

class _TableBackward0(Node, operator="_table"):
    __slots__ = ("_saved_self_shape", "_raw_index", "_version_index")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        index = unpack_input(self, self._raw_index, self._version_index, "index")
        return (functions._table_backward(grad, index, self_shape[0]),)

@_TABLE.implement(AUTOGRAD)
def _table_autograd(self, index):
    result = _TABLE[(self._keys | index._keys) & BELOW_AUTOGRAD](self, index)
    if (guards.active and not grad_enabled()) or self._edge is None:
        return result
    node = _TableBackward0()
    node._saved_self_shape = self._sizes
    node._raw_index, node._version_index = index, 0 if index._writes is None else index._writes[0]
    return record.call(node, result, self)

forward_rule(_TABLE, lambda self_t, index_p: _TABLE[self_t._keys | index_p._keys](self_t, index_p), filled=True)

@_TABLE.implement(BATCH_RULE)
def _table_batch(self, index):
    batch = language.broadcast_shapes(self._sizes[:1], index._sizes[:1])
    places = index.expand((*batch, *index._sizes[1:])).reshape(
        (*batch, language.product(index._sizes[1:]))
    ).to(dtypes.int64)
    return self.expand((*batch, self._sizes[1])).gather(1, places).reshape((*batch, *index._sizes[1:]))


_TABLE_BACKWARD = define("_table_backward(Tensor self, Tensor index, int size) -> Tensor", "98e45b8bab3027e6")
_TABLE_BACKWARD.implement(CPU, runtime.kernels.indexing.neighbours.look_up_backward)

class _TableBackwardBackward0(Node, operator="_table_backward"):
    __slots__ = ("_saved_self_shape", "_raw_index", "_version_index")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        index = unpack_input(self, self._raw_index, self._version_index, "index")
        return (functions._table(grad, index).expand(self_shape),)

@_TABLE_BACKWARD.implement(AUTOGRAD)
def _table_backward_autograd(self, index, size):
    result = _TABLE_BACKWARD[(self._keys | index._keys) & BELOW_AUTOGRAD](self, index, size)
    if (guards.active and not grad_enabled()) or self._edge is None:
        return result
    node = _TableBackwardBackward0()
    node._saved_self_shape = self._sizes
    node._raw_index, node._version_index = index, 0 if index._writes is None else index._writes[0]
    return record.call(node, result, self)

forward_rule(_TABLE_BACKWARD,
    lambda self_t, index_p, size: _TABLE_BACKWARD[self_t._keys | index_p._keys](self_t, index_p, size), filled=True)

@_TABLE_BACKWARD.implement(BATCH_RULE)
def _table_backward_batch(self, index, size):
    batch = language.broadcast_shapes(self._sizes[:1], index._sizes[:1])
    sizes = (*batch, *self._sizes[1:])
    flat = (*batch, language.product(self._sizes[1:]))
    places = index.reshape((index._sizes[0], *(1,) * (self._ndim - index._ndim), *index._sizes[1:])).expand(sizes)
    table = functions.zeros((*batch, size), dtype=self.dtype)
    return table.scatter_add(1, places.reshape(flat).to(dtypes.int64), self.expand(sizes).reshape(flat))


@composite(define("_scatter_parts(Tensor grad, int dim, Tensor index, int[] sizes) -> Tensor", "939f29c0b45749ca"))
def _scatter_parts_composite(grad, dim, index, sizes):
    read = grad.gather(dim, index)
    return read if index._sizes == sizes else functions._scatter_at(read, sizes, language.corner(index._sizes))


@composite(define("_scatter_last(Tensor grad, int dim, Tensor index, int[] sizes) -> Tensor", "ab19ee908f646391"))
def _scatter_last_composite(grad, dim, index, sizes):
    read = grad.gather(dim, index)
    order = functions.arange(read.numel()).reshape(read._sizes)
    last = functions.zeros(grad._sizes, dtype=dtypes.int64).scatter(dim, index, order).gather(dim, index)
    read = functions.where(last == order, read, 0)
    return read if index._sizes == sizes else functions._scatter_at(read, sizes, language.corner(index._sizes))


@composite(define("_index_last(Tensor grad, Tensor?[] indices) -> Tensor", "79b07edd87fd7b18"))
def _index_last_composite(grad, indices):
    read = grad.index(indices)
    order = functions.arange(read.numel()).reshape(read._sizes)
    last = functions.zeros(grad._sizes, dtype=dtypes.int64).index_put(indices, order).index(indices)
    return functions.where(last == order, read, 0)


@composite(define("_index_select_last(Tensor grad, int dim, Tensor index) -> Tensor", "9d303081b351b6ab"))
def _index_select_last_composite(grad, dim, index):
    read = grad.index_select(dim, index)
    order = functions.arange(read.numel()).reshape(read._sizes)
    last = functions.zeros(grad._sizes, dtype=dtypes.int64).index_copy(dim, index, order).index_select(dim, index)
    return functions.where(last == order, read, 0)


@composite(define("_take_last(Tensor grad, Tensor index) -> Tensor", "84f042bb98b9d909"))
def _take_last_composite(grad, index):
    read = grad.take(index)
    order = functions.arange(read.numel()).reshape(read._sizes)
    last = functions.zeros(grad._sizes, dtype=dtypes.int64).put(index, order).take(index)
    return functions.where(last == order, read, 0)


@composite(define("_scatter_reduce_self(Tensor grad, Tensor self, int dim, Tensor index, Tensor src, Tensor result, "
    "str reduce, bool include_self) -> Tensor", "5e60c112f1ef3893"))
def _scatter_reduce_self_composite(grad, self, dim, index, src, result, reduce, include_self):
    if not include_self:
        return grad.scatter(dim, index, 0)
    if reduce == "sum":
        return grad
    if reduce == "mean":
        return (grad / functions._scatter_counts(result, dim, index, True)).to(grad.dtype)
    if reduce == "prod":
        return grad * functions.conj(functions._other_factors(self, dim, index, src, False))
    return (
        functions.where(self == result, grad, 0) / functions._scatter_shares(self, dim, index, src, result, True)
    ).to(grad.dtype)


@composite(define("_scatter_reduce_src(Tensor grad, Tensor self, int dim, Tensor index, Tensor src, Tensor result, str "
    "reduce, bool include_self) -> Tensor", "96d5d7bfee4479be"))
def _scatter_reduce_src_composite(grad, self, dim, index, src, result, reduce, include_self):
    if reduce == "sum":
        return functions._scatter_parts(grad, dim, index, src._sizes)
    if reduce == "mean":
        return functions._scatter_parts(
            (grad / functions._scatter_counts(result, dim, index, include_self)).to(grad.dtype), dim, index, src._sizes)
    if reduce == "prod":
        start = self if include_self else self.scatter(dim, index, 1)
        parts = grad.gather(dim, index) * functions.conj(functions._other_factors(start, dim, index, src, True))
    else:
        shares = (grad / functions._scatter_shares(self, dim, index, src, result, include_self)).to(grad.dtype)
        parts = functions.where(src[language.corner(index._sizes)] == result.gather(dim, index),
            shares.gather(dim, index), 0)
    return functions._scatter_at(parts, src._sizes, language.corner(index._sizes))


@composite(define("_scatter_counts(Tensor self, int dim, Tensor index, bool include_self) -> Tensor",
    "cb954b3a85e3feb9"))
def _scatter_counts_composite(self, dim, index, include_self):
    kind = language.wide_dtype(self.dtype)
    start = functions.ones_like(self, dtype=kind) if include_self else functions.zeros_like(self, dtype=kind)
    counts = start.scatter_add(dim, index, functions.ones(index._sizes, dtype=kind))
    return functions.where(counts == 0, 1, counts)


@composite(define("_scatter_shares(Tensor self, int dim, Tensor index, Tensor src, Tensor result, bool include_self) "
    "-> Tensor", "60fc8e30d33ad2d3"))
def _scatter_shares_composite(self, dim, index, src, result, include_self):
    kind = language.wide_dtype(self.dtype)
    start = (self == result).to(kind) if include_self else functions.zeros_like(self, dtype=kind)
    equal = (src[language.corner(index._sizes)] == result.gather(dim, index)).to(kind)
    return start.scatter_add(dim, index, equal).clamp(min=1)


@composite(define("_other_factors(Tensor self, int dim, Tensor index, Tensor src, bool of_src) -> Tensor",
    "218f2702cd9dd70a"))
def _other_factors_composite(self, dim, index, src, of_src):
    read = src[language.corner(index._sizes)]
    whole = functions.where(self == 0, 1, self).scatter_reduce(dim, index, functions.where(read == 0, 1, read), "prod")
    number = (self == 0).to(dtypes.int64).scatter_add(dim, index, (read == 0).to(dtypes.int64))
    zeros = functions.where(self == 0, self, 0).scatter_add(dim, index, functions.where(read == 0, read, 0))
    if of_src:
        whole, number, zeros, own = (whole.gather(dim, index), number.gather(dim, index), zeros.gather(dim, index),
            read)
    else:
        own = self
    is_zero = own == 0
    others = number - is_zero.to(dtypes.int64)
    product_of_others = whole / functions.where(is_zero, 1, own)
    with_one_zero = functions.where(others > 1, 0, product_of_others * (zeros - functions.where(is_zero, own, 0)))
    return functions.where(others == 0, product_of_others, with_one_zero)
