"""The indexing operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

import runtime.kernels.indexing
import runtime.kernels.scattering

from runtime import dtypes, language
from runtime.autograd import forward, operations, recording
from runtime.autograd.inplace import check_inplace, original_of, record_inplace, without_gradient
from runtime.autograd.node import Node, next_sequence_nr, save_output, unpack_input, unpack_output
from runtime.autograd.pushforward import by_double_backward, by_double_backward_in_place
from runtime.autograd.saved import not_implemented, save_list, unpack_list
from runtime.dispatch.arguments import keys_of
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.guards import grad_enabled, state
from runtime.outputs import fitting, write_out
from runtime.keys import AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU, FORWARD_AD

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.indexing"
functions = LateModule(f"{PACKAGE}.functions")


# gather (ops.yaml:3931, derivatives.yaml:554)
GATHER = define(
    "gather",
    "gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor",
    source="ops.yaml:3931",
    digest="ef7ed8d497ba1d9b",
    kernel={
        "dispatch": "{CPU: runtime.kernels.indexing.gather}",
    },
    derivative={
        "self": "zeros(self.shape, dtype=grad.dtype).scatter_add(dim, index, grad)",
        "result": "auto_linear",
    },
)
GATHER.implement(CPU, runtime.kernels.indexing.gather)


class GatherBackward0(Node):
    """Backward of gather (derivatives.yaml:554)."""

    __slots__ = ("_saved_self_shape", "_saved_dim", "_saved_index", "_version_index")
    operator = "gather"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        dim = self._saved_dim
        index = unpack_input(self, self._saved_index, self._version_index, "index")
        grad_self = functions.zeros(self_shape, dtype=grad.dtype).scatter_add(dim, index, grad)
        return (grad_self,)

    def release(self):
        self._saved_index = None


def gather_autograd(self, dim, index, sparse_grad):
    """gather, recorded for the backward pass."""
    result = GATHER[(self._keys | index._keys) & BELOW_AUTOGRAD](self, dim, index, sparse_grad)
    if state.active and not grad_enabled():
        return result
    node = GatherBackward0()
    node._saved_self_shape = self.shape
    node._saved_dim = dim
    node._saved_index, node._version_index = index, 0 if index._version is None else index._version[0]
    return recording.record(node, result, self)


GATHER.implement(AUTOGRAD_CPU, gather_autograd)


def gather_forward(self, dim, index, sparse_grad):
    """gather, and the tangent of its result."""
    result = GATHER[(self._keys | index._keys) & BELOW_FORWARD](self, dim, index, sparse_grad)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    index_p = forward.primal_of(index)
    self_t = forward.or_zeros(self_t, self)
    result_t = GATHER[self_t._keys | index_p._keys](self_t, dim, index_p, sparse_grad)
    forward.attach(result, result_t, self_t)
    return result


GATHER.implement(FORWARD_AD, gather_forward)


# scatter_add (ops.yaml:3948, derivatives.yaml:559)
SCATTER_ADD = define(
    "scatter_add",
    "scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor",
    source="ops.yaml:3948",
    digest="1817ae8902542b38",
    kernel={
        "dispatch": "{CPU: runtime.kernels.indexing.scatter_add}",
    },
    derivative={
        "self": "grad",
        "src": "_scatter_at(grad.gather(dim, index), src.shape, corner(index.shape))",
        "result": "auto_linear",
    },
)
SCATTER_ADD_ = define(
    "scatter_add_",
    "scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)",
    source="ops.yaml:3948",
    digest="1817ae8902542b38",
)
SCATTER_ADD.implement(CPU, runtime.kernels.indexing.scatter_add)


def scatter_add__cpu(self, dim, index, src):
    """scatter_add_: the functional form, copied into self."""
    result = SCATTER_ADD[(self._keys | index._keys | src._keys) & BELOW_AUTOGRAD](self, dim, index, src)
    return write_out("scatter_add_", self, result, in_place=True)


SCATTER_ADD_.implement(CPU, scatter_add__cpu)


class ScatterAddBackward0(Node):
    """Backward of scatter_add (derivatives.yaml:559)."""

    __slots__ = ("_saved_src_shape", "_saved_index_shape", "_saved_dim", "_saved_index", "_version_index")
    operator = "scatter_add"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            grad_self = grad
        grad_src = None
        if self.edges[1] is not None:
            src_shape = self._saved_src_shape
            index_shape = self._saved_index_shape
            dim = self._saved_dim
            index = unpack_input(self, self._saved_index, self._version_index, "index")
            grad_src = functions._scatter_at(grad.gather(dim, index), src_shape, language.corner(index_shape))
        return (grad_self, grad_src)

    def release(self):
        self._saved_index = None


def scatter_add_autograd(self, dim, index, src):
    """scatter_add, recorded for the backward pass."""
    result = SCATTER_ADD[(self._keys | index._keys | src._keys) & BELOW_AUTOGRAD](self, dim, index, src)
    if state.active and not grad_enabled():
        return result
    node = ScatterAddBackward0()
    node._saved_src_shape = src.shape
    node._saved_index_shape = index.shape
    node._saved_dim = dim
    if src._edge is not None:
        node._saved_index, node._version_index = index, 0 if index._version is None else index._version[0]
    return recording.record(node, result, self, src)


SCATTER_ADD.implement(AUTOGRAD_CPU, scatter_add_autograd)


def scatter_add__autograd(self, dim, index, src):
    """scatter_add_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return SCATTER_ADD_[(self._keys | index._keys | src._keys) & BELOW_AUTOGRAD](self, dim, index, src)
    check_inplace("scatter_add_", self)
    node = ScatterAddBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, src._edge)
    node._saved_src_shape = src.shape
    node._saved_index_shape = index.shape
    node._saved_dim = dim
    if src._edge is not None:
        node._saved_index, node._version_index = index, 0 if index._version is None else index._version[0]
    SCATTER_ADD_[(self._keys | index._keys | src._keys) & BELOW_AUTOGRAD](self, dim, index, src)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


SCATTER_ADD_.implement(AUTOGRAD_CPU, scatter_add__autograd)


def scatter_add_forward(self, dim, index, src):
    """scatter_add, and the tangent of its result."""
    result = SCATTER_ADD[(self._keys | index._keys | src._keys) & BELOW_FORWARD](self, dim, index, src)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    index_p = forward.primal_of(index)
    src_t = forward.tangent_of(src)
    self_t = forward.or_zeros(self_t, self)
    src_t = forward.or_zeros(src_t, src)
    result_t = SCATTER_ADD[self_t._keys | index_p._keys | src_t._keys](self_t, dim, index_p, src_t)
    forward.attach(result, result_t, self_t, src_t)
    return result


SCATTER_ADD.implement(FORWARD_AD, scatter_add_forward)


def scatter_add__forward(self, dim, index, src):
    """scatter_add_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return SCATTER_ADD_[(self._keys | index._keys | src._keys) & BELOW_FORWARD](self, dim, index, src)
    self_t = forward.tangent_of(self)
    index_p = forward.primal_of(index)
    src_t = forward.tangent_of(src)
    self_t = forward.or_zeros(self_t, self)
    src_t = forward.or_zeros(src_t, src)
    result_t = SCATTER_ADD[self_t._keys | index_p._keys | src_t._keys](self_t, dim, index_p, src_t)
    SCATTER_ADD_[(self._keys | index._keys | src._keys) & BELOW_FORWARD](self, dim, index, src)
    return forward.rewrite(self, result_t, self_t, src_t)


SCATTER_ADD_.implement(FORWARD_AD, scatter_add__forward)


# index_select (ops.yaml:3964, derivatives.yaml:565)
INDEX_SELECT = define(
    "index_select",
    "index_select(Tensor self, int dim, Tensor index) -> Tensor",
    source="ops.yaml:3964",
    digest="6cc97508879fdaa9",
    kernel={
        "dispatch": "{CPU: runtime.kernels.indexing.index_select}",
    },
    derivative={
        "self": "zeros(self.shape, dtype=grad.dtype).index_add(dim, index, grad)",
        "result": "auto_linear",
    },
)
INDEX_SELECT.implement(CPU, runtime.kernels.indexing.index_select)


class IndexSelectBackward0(Node):
    """Backward of index_select (derivatives.yaml:565)."""

    __slots__ = ("_saved_self_shape", "_saved_dim", "_saved_index", "_version_index")
    operator = "index_select"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        dim = self._saved_dim
        index = unpack_input(self, self._saved_index, self._version_index, "index")
        grad_self = functions.zeros(self_shape, dtype=grad.dtype).index_add(dim, index, grad)
        return (grad_self,)

    def release(self):
        self._saved_index = None


def index_select_autograd(self, dim, index):
    """index_select, recorded for the backward pass."""
    result = INDEX_SELECT[(self._keys | index._keys) & BELOW_AUTOGRAD](self, dim, index)
    if state.active and not grad_enabled():
        return result
    node = IndexSelectBackward0()
    node._saved_self_shape = self.shape
    node._saved_dim = dim
    node._saved_index, node._version_index = index, 0 if index._version is None else index._version[0]
    return recording.record(node, result, self)


INDEX_SELECT.implement(AUTOGRAD_CPU, index_select_autograd)


def index_select_forward(self, dim, index):
    """index_select, and the tangent of its result."""
    result = INDEX_SELECT[(self._keys | index._keys) & BELOW_FORWARD](self, dim, index)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    index_p = forward.primal_of(index)
    self_t = forward.or_zeros(self_t, self)
    result_t = INDEX_SELECT[self_t._keys | index_p._keys](self_t, dim, index_p)
    forward.attach(result, result_t, self_t)
    return result


INDEX_SELECT.implement(FORWARD_AD, index_select_forward)


# index_add (ops.yaml:3981, derivatives.yaml:570)
INDEX_ADD = define(
    "index_add",
    "index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Ten"
    "sor",
    source="ops.yaml:3981",
    digest="560c85a6e3d259e8",
    kernel={
        "dispatch": "{CPU: runtime.kernels.indexing.index_add}",
    },
    derivative={
        "self": "grad",
        "source": "grad.index_select(dim, index).reshape(source.shape) * conj(alpha)",
        "result": "auto_linear",
    },
)
INDEX_ADD_ = define(
    "index_add_",
    "index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -"
    "> Tensor(a!)",
    source="ops.yaml:3981",
    digest="560c85a6e3d259e8",
)
INDEX_ADD.implement(CPU, runtime.kernels.indexing.index_add)


def index_add__cpu(self, dim, index, source, alpha):
    """index_add_: the functional form, copied into self."""
    result = INDEX_ADD[(self._keys | index._keys | source._keys) & BELOW_AUTOGRAD](self, dim, index, source, alpha)
    return write_out("index_add_", self, result, in_place=True)


INDEX_ADD_.implement(CPU, index_add__cpu)


class IndexAddBackward0(Node):
    """Backward of index_add (derivatives.yaml:570)."""

    __slots__ = ("_saved_source_shape", "_saved_alpha", "_saved_dim", "_saved_index", "_version_index")
    operator = "index_add"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            grad_self = grad
        grad_source = None
        if self.edges[1] is not None:
            source_shape = self._saved_source_shape
            alpha = self._saved_alpha
            dim = self._saved_dim
            index = unpack_input(self, self._saved_index, self._version_index, "index")
            grad_source = grad.index_select(dim, index).reshape(source_shape) * operations.conj(alpha)
        return (grad_self, grad_source)

    def release(self):
        self._saved_index = None


def index_add_autograd(self, dim, index, source, alpha):
    """index_add, recorded for the backward pass."""
    result = INDEX_ADD[(self._keys | index._keys | source._keys) & BELOW_AUTOGRAD](self, dim, index, source, alpha)
    if state.active and not grad_enabled():
        return result
    node = IndexAddBackward0()
    node._saved_source_shape = source.shape
    node._saved_alpha = alpha
    node._saved_dim = dim
    if source._edge is not None:
        node._saved_index, node._version_index = index, 0 if index._version is None else index._version[0]
    return recording.record(node, result, self, source)


INDEX_ADD.implement(AUTOGRAD_CPU, index_add_autograd)


def index_add__autograd(self, dim, index, source, alpha):
    """index_add_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return INDEX_ADD_[(self._keys | index._keys | source._keys) & BELOW_AUTOGRAD](self, dim, index, source, alpha)
    check_inplace("index_add_", self)
    node = IndexAddBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, source._edge)
    node._saved_source_shape = source.shape
    node._saved_alpha = alpha
    node._saved_dim = dim
    if source._edge is not None:
        node._saved_index, node._version_index = index, 0 if index._version is None else index._version[0]
    INDEX_ADD_[(self._keys | index._keys | source._keys) & BELOW_AUTOGRAD](self, dim, index, source, alpha)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


INDEX_ADD_.implement(AUTOGRAD_CPU, index_add__autograd)


def index_add_forward(self, dim, index, source, alpha):
    """index_add, and the tangent of its result."""
    result = INDEX_ADD[(self._keys | index._keys | source._keys) & BELOW_FORWARD](self, dim, index, source, alpha)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    index_p = forward.primal_of(index)
    source_t = forward.tangent_of(source)
    self_t = forward.or_zeros(self_t, self)
    source_t = forward.or_zeros(source_t, source)
    result_t = INDEX_ADD[self_t._keys | index_p._keys | source_t._keys](self_t, dim, index_p, source_t, alpha)
    forward.attach(result, result_t, self_t, source_t)
    return result


INDEX_ADD.implement(FORWARD_AD, index_add_forward)


def index_add__forward(self, dim, index, source, alpha):
    """index_add_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return INDEX_ADD_[(self._keys | index._keys | source._keys) & BELOW_FORWARD](self, dim, index, source, alpha)
    self_t = forward.tangent_of(self)
    index_p = forward.primal_of(index)
    source_t = forward.tangent_of(source)
    self_t = forward.or_zeros(self_t, self)
    source_t = forward.or_zeros(source_t, source)
    result_t = INDEX_ADD[self_t._keys | index_p._keys | source_t._keys](self_t, dim, index_p, source_t, alpha)
    INDEX_ADD_[(self._keys | index._keys | source._keys) & BELOW_FORWARD](self, dim, index, source, alpha)
    return forward.rewrite(self, result_t, self_t, source_t)


INDEX_ADD_.implement(FORWARD_AD, index_add__forward)


# index.Tensor (ops.yaml:3997)
INDEX_TENSOR = define(
    "index.Tensor",
    "index.Tensor(Tensor self, Tensor?[] indices) -> Tensor",
    tags=("core",),
    source="ops.yaml:3997",
    digest="3498a4f475f9cba2",
    kernel={
        "composite": "getitem(self, index_of(indices))",
    },
)


def index_Tensor_composite(self, indices):
    """index.Tensor, from other operators."""
    return functions.getitem(self, language.index_of(indices))


INDEX_TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, index_Tensor_composite)


# index_put (ops.yaml:4011, derivatives.yaml:1212)
INDEX_PUT = define(
    "index_put",
    "index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Ten"
    "sor",
    tags=("core",),
    source="ops.yaml:4011",
    digest="0251edf04529fc5f",
    kernel={
        "dispatch": "{CPU: runtime.kernels.scattering.index_put}",
    },
    derivative={
        "self": "grad if accumulate else grad.index_put(indices, zeros((), dtype=grad.dtype), False)",
        "values": "grad.index(indices) if accumulate else _index_last(grad, indices)",
        "result": "auto_linear",
    },
)
INDEX_PUT_ = define(
    "index_put_",
    "index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -"
    "> Tensor(a!)",
    source="ops.yaml:4011",
    digest="0251edf04529fc5f",
)
INDEX_PUT_OUT = define(
    "index_put.out",
    "index_put.out(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, *,"
    " Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:4011",
    digest="0251edf04529fc5f",
)
INDEX_PUT.implement(CPU, runtime.kernels.scattering.index_put)


def index_put__cpu(self, indices, values, accumulate):
    """index_put_: the functional form, copied into self."""
    result = INDEX_PUT[
        (self._keys | keys_of(indices) | values._keys) & BELOW_AUTOGRAD
    ](self, indices, values, accumulate)
    return write_out("index_put_", self, result, in_place=True)


INDEX_PUT_.implement(CPU, index_put__cpu)


def index_put_out_cpu(self, indices, values, accumulate, out):
    """index_put.out: the functional form, copied into out."""
    result = INDEX_PUT[
        (self._keys | keys_of(indices) | values._keys) & BELOW_AUTOGRAD
    ](self, indices, values, accumulate)
    return write_out("index_put.out", out, result)


INDEX_PUT_OUT.implement(CPU, index_put_out_cpu)


class IndexPutBackward0(Node):
    """Backward of index_put (derivatives.yaml:1212)."""

    __slots__ = ("_saved_accumulate", "_saved_indices")
    operator = "index_put"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            accumulate = self._saved_accumulate
            indices = unpack_list(self, self._saved_indices, "indices")
            grad_self = grad if accumulate else grad.index_put(indices, functions.zeros((), dtype=grad.dtype), False)
        grad_values = None
        if self.edges[1] is not None:
            accumulate = self._saved_accumulate
            indices = unpack_list(self, self._saved_indices, "indices")
            grad_values = grad.index(indices) if accumulate else functions._index_last(grad, indices)
        return (grad_self, grad_values)

    def release(self):
        self._saved_indices = None


def index_put_autograd(self, indices, values, accumulate):
    """index_put, recorded for the backward pass."""
    result = INDEX_PUT[
        (self._keys | keys_of(indices) | values._keys) & BELOW_AUTOGRAD
    ](self, indices, values, accumulate)
    if state.active and not grad_enabled():
        return result
    node = IndexPutBackward0()
    node._saved_accumulate = accumulate
    node._saved_indices = save_list(indices)
    return recording.record(node, result, self, values)


INDEX_PUT.implement(AUTOGRAD_CPU, index_put_autograd)


def index_put__autograd(self, indices, values, accumulate):
    """index_put_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return INDEX_PUT_[
            (self._keys | keys_of(indices) | values._keys) & BELOW_AUTOGRAD
        ](self, indices, values, accumulate)
    check_inplace("index_put_", self)
    node = IndexPutBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, values._edge)
    node._saved_accumulate = accumulate
    node._saved_indices = save_list(indices)
    INDEX_PUT_[(self._keys | keys_of(indices) | values._keys) & BELOW_AUTOGRAD](self, indices, values, accumulate)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


INDEX_PUT_.implement(AUTOGRAD_CPU, index_put__autograd)
INDEX_PUT_OUT.implement(AUTOGRAD_CPU, without_gradient(INDEX_PUT_OUT))


def index_put_forward(self, indices, values, accumulate):
    """index_put, and the tangent of its result."""
    result = INDEX_PUT[
        (self._keys | keys_of(indices) | values._keys) & BELOW_FORWARD
    ](self, indices, values, accumulate)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    indices_p = forward.primals_of(indices)
    values_t = forward.tangent_of(values)
    self_t = forward.or_zeros(self_t, self)
    values_t = forward.or_zeros(values_t, values)
    result_t = INDEX_PUT[self_t._keys | keys_of(indices_p) | values_t._keys](self_t, indices_p, values_t, accumulate)
    forward.attach(result, result_t, self_t, values_t)
    return result


INDEX_PUT.implement(FORWARD_AD, index_put_forward)


def index_put__forward(self, indices, values, accumulate):
    """index_put_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return INDEX_PUT_[
            (self._keys | keys_of(indices) | values._keys) & BELOW_FORWARD
        ](self, indices, values, accumulate)
    self_t = forward.tangent_of(self)
    indices_p = forward.primals_of(indices)
    values_t = forward.tangent_of(values)
    self_t = forward.or_zeros(self_t, self)
    values_t = forward.or_zeros(values_t, values)
    result_t = INDEX_PUT[self_t._keys | keys_of(indices_p) | values_t._keys](self_t, indices_p, values_t, accumulate)
    INDEX_PUT_[(self._keys | keys_of(indices) | values._keys) & BELOW_FORWARD](self, indices, values, accumulate)
    return forward.rewrite(self, result_t, self_t, values_t)


INDEX_PUT_.implement(FORWARD_AD, index_put__forward)
INDEX_PUT_OUT.implement(FORWARD_AD, forward.without_tangent(INDEX_PUT_OUT))


# index_copy (ops.yaml:4029, derivatives.yaml:1218)
INDEX_COPY = define(
    "index_copy",
    "index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor",
    source="ops.yaml:4029",
    digest="b817cdd019cc34f0",
    kernel={
        "dispatch": "{CPU: runtime.kernels.scattering.index_copy}",
    },
    derivative={
        "self": "grad.index_fill(dim, index, 0)",
        "source": "_index_select_last(grad, dim, index).reshape(source.shape)",
        "result": "auto_linear",
    },
)
INDEX_COPY_ = define(
    "index_copy_",
    "index_copy_(Tensor(a!) self, int dim, Tensor index, Tensor source) -> Tensor(a!)",
    source="ops.yaml:4029",
    digest="b817cdd019cc34f0",
)
INDEX_COPY_OUT = define(
    "index_copy.out",
    "index_copy.out(Tensor self, int dim, Tensor index, Tensor source, *, Tensor(a!) out) -"
    "> Tensor(a!)",
    source="ops.yaml:4029",
    digest="b817cdd019cc34f0",
)
INDEX_COPY.implement(CPU, runtime.kernels.scattering.index_copy)


def index_copy__cpu(self, dim, index, source):
    """index_copy_: the functional form, copied into self."""
    result = INDEX_COPY[(self._keys | index._keys | source._keys) & BELOW_AUTOGRAD](self, dim, index, source)
    return write_out("index_copy_", self, result, in_place=True)


INDEX_COPY_.implement(CPU, index_copy__cpu)


def index_copy_out_cpu(self, dim, index, source, out):
    """index_copy.out: the functional form, copied into out."""
    result = INDEX_COPY[(self._keys | index._keys | source._keys) & BELOW_AUTOGRAD](self, dim, index, source)
    return write_out("index_copy.out", out, result)


INDEX_COPY_OUT.implement(CPU, index_copy_out_cpu)


class IndexCopyBackward0(Node):
    """Backward of index_copy (derivatives.yaml:1218)."""

    __slots__ = ("_saved_dim", "_saved_index", "_version_index", "_saved_source_shape")
    operator = "index_copy"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            dim = self._saved_dim
            index = unpack_input(self, self._saved_index, self._version_index, "index")
            grad_self = grad.index_fill(dim, index, 0)
        grad_source = None
        if self.edges[1] is not None:
            dim = self._saved_dim
            index = unpack_input(self, self._saved_index, self._version_index, "index")
            source_shape = self._saved_source_shape
            grad_source = functions._index_select_last(grad, dim, index).reshape(source_shape)
        return (grad_self, grad_source)

    def release(self):
        self._saved_index = None


def index_copy_autograd(self, dim, index, source):
    """index_copy, recorded for the backward pass."""
    result = INDEX_COPY[(self._keys | index._keys | source._keys) & BELOW_AUTOGRAD](self, dim, index, source)
    if state.active and not grad_enabled():
        return result
    node = IndexCopyBackward0()
    node._saved_dim = dim
    node._saved_index, node._version_index = index, 0 if index._version is None else index._version[0]
    node._saved_source_shape = source.shape
    return recording.record(node, result, self, source)


INDEX_COPY.implement(AUTOGRAD_CPU, index_copy_autograd)


def index_copy__autograd(self, dim, index, source):
    """index_copy_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return INDEX_COPY_[(self._keys | index._keys | source._keys) & BELOW_AUTOGRAD](self, dim, index, source)
    check_inplace("index_copy_", self)
    node = IndexCopyBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, source._edge)
    node._saved_dim = dim
    node._saved_index, node._version_index = index, 0 if index._version is None else index._version[0]
    node._saved_source_shape = source.shape
    INDEX_COPY_[(self._keys | index._keys | source._keys) & BELOW_AUTOGRAD](self, dim, index, source)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


INDEX_COPY_.implement(AUTOGRAD_CPU, index_copy__autograd)
INDEX_COPY_OUT.implement(AUTOGRAD_CPU, without_gradient(INDEX_COPY_OUT))


def index_copy_forward(self, dim, index, source):
    """index_copy, and the tangent of its result."""
    result = INDEX_COPY[(self._keys | index._keys | source._keys) & BELOW_FORWARD](self, dim, index, source)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    index_p = forward.primal_of(index)
    source_t = forward.tangent_of(source)
    self_t = forward.or_zeros(self_t, self)
    source_t = forward.or_zeros(source_t, source)
    result_t = INDEX_COPY[self_t._keys | index_p._keys | source_t._keys](self_t, dim, index_p, source_t)
    forward.attach(result, result_t, self_t, source_t)
    return result


INDEX_COPY.implement(FORWARD_AD, index_copy_forward)


def index_copy__forward(self, dim, index, source):
    """index_copy_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return INDEX_COPY_[(self._keys | index._keys | source._keys) & BELOW_FORWARD](self, dim, index, source)
    self_t = forward.tangent_of(self)
    index_p = forward.primal_of(index)
    source_t = forward.tangent_of(source)
    self_t = forward.or_zeros(self_t, self)
    source_t = forward.or_zeros(source_t, source)
    result_t = INDEX_COPY[self_t._keys | index_p._keys | source_t._keys](self_t, dim, index_p, source_t)
    INDEX_COPY_[(self._keys | index._keys | source._keys) & BELOW_FORWARD](self, dim, index, source)
    return forward.rewrite(self, result_t, self_t, source_t)


INDEX_COPY_.implement(FORWARD_AD, index_copy__forward)
INDEX_COPY_OUT.implement(FORWARD_AD, forward.without_tangent(INDEX_COPY_OUT))


# index_fill.int_Scalar (ops.yaml:4044, derivatives.yaml:1224)
INDEX_FILL_INT_SCALAR = define(
    "index_fill.int_Scalar",
    "index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor",
    source="ops.yaml:4044",
    digest="fa3e2a7654bf59a0",
    kernel={
        "dispatch": "{CPU: runtime.kernels.scattering.index_fill}",
    },
    derivative={
        "self": "grad.index_fill(dim, index, 0)",
        "result": "self_t.index_fill(dim, index_p, 0)",
    },
)
INDEX_FILL__INT_SCALAR = define(
    "index_fill_.int_Scalar",
    "index_fill_.int_Scalar(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor"
    "(a!)",
    source="ops.yaml:4044",
    digest="fa3e2a7654bf59a0",
)
INDEX_FILL_INT_SCALAR.implement(CPU, runtime.kernels.scattering.index_fill)


def index_fill__int_Scalar_cpu(self, dim, index, value):
    """index_fill_.int_Scalar: the functional form, copied into self."""
    result = INDEX_FILL_INT_SCALAR[(self._keys | index._keys) & BELOW_AUTOGRAD](self, dim, index, value)
    return write_out("index_fill_.int_Scalar", self, result, in_place=True)


INDEX_FILL__INT_SCALAR.implement(CPU, index_fill__int_Scalar_cpu)


class IndexFillBackward0(Node):
    """Backward of index_fill.int_Scalar (derivatives.yaml:1224)."""

    __slots__ = ("_saved_dim", "_saved_index", "_version_index")
    operator = "index_fill.int_Scalar"

    def apply(self, grad):
        dim = self._saved_dim
        index = unpack_input(self, self._saved_index, self._version_index, "index")
        grad_self = grad.index_fill(dim, index, 0)
        return (grad_self,)

    def release(self):
        self._saved_index = None


def index_fill_int_Scalar_autograd(self, dim, index, value):
    """index_fill.int_Scalar, recorded for the backward pass."""
    result = INDEX_FILL_INT_SCALAR[(self._keys | index._keys) & BELOW_AUTOGRAD](self, dim, index, value)
    if state.active and not grad_enabled():
        return result
    node = IndexFillBackward0()
    node._saved_dim = dim
    node._saved_index, node._version_index = index, 0 if index._version is None else index._version[0]
    return recording.record(node, result, self)


INDEX_FILL_INT_SCALAR.implement(AUTOGRAD_CPU, index_fill_int_Scalar_autograd)


def index_fill__int_Scalar_autograd(self, dim, index, value):
    """index_fill_.int_Scalar, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return INDEX_FILL__INT_SCALAR[(self._keys | index._keys) & BELOW_AUTOGRAD](self, dim, index, value)
    check_inplace("index_fill_.int_Scalar", self)
    node = IndexFillBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_dim = dim
    node._saved_index, node._version_index = index, 0 if index._version is None else index._version[0]
    INDEX_FILL__INT_SCALAR[(self._keys | index._keys) & BELOW_AUTOGRAD](self, dim, index, value)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


INDEX_FILL__INT_SCALAR.implement(AUTOGRAD_CPU, index_fill__int_Scalar_autograd)


def index_fill_int_Scalar_forward(self, dim, index, value):
    """index_fill.int_Scalar, and the tangent of its result."""
    result = INDEX_FILL_INT_SCALAR[(self._keys | index._keys) & BELOW_FORWARD](self, dim, index, value)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    index_p = forward.primal_of(index)
    result_t = None
    if self_t is not None:
        result_t = self_t.index_fill(dim, index_p, 0)
    forward.attach(result, result_t, self_t)
    return result


INDEX_FILL_INT_SCALAR.implement(FORWARD_AD, index_fill_int_Scalar_forward)


def index_fill__int_Scalar_forward(self, dim, index, value):
    """index_fill_.int_Scalar, and the tangent of what it writes."""
    if not forward.wanted(self):
        return INDEX_FILL__INT_SCALAR[(self._keys | index._keys) & BELOW_FORWARD](self, dim, index, value)
    self_t = forward.tangent_of(self)
    index_p = forward.primal_of(index)
    result_t = None
    if self_t is not None:
        result_t = self_t.index_fill(dim, index_p, 0)
    INDEX_FILL__INT_SCALAR[(self._keys | index._keys) & BELOW_FORWARD](self, dim, index, value)
    return forward.rewrite(self, result_t, self_t)


INDEX_FILL__INT_SCALAR.implement(FORWARD_AD, index_fill__int_Scalar_forward)


# index_fill.int_Tensor (ops.yaml:4060)
INDEX_FILL_INT_TENSOR = define(
    "index_fill.int_Tensor",
    "index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor",
    source="ops.yaml:4060",
    digest="95e4c9c69f5b7c06",
    kernel={
        "composite": 'if value.ndim:\n    refuse(f"index_fill: the value must have no dimensions, got shape {'
        'list(value.shape)}")\nif self.ndim == 0:\n    return _put_at(self.reshape((1,)), value, '
        "(index,)).reshape(())\nreturn _put_at(self, value, index_at(dim, self.ndim, index))",
    },
)
INDEX_FILL__INT_TENSOR = define(
    "index_fill_.int_Tensor",
    "index_fill_.int_Tensor(Tensor(a!) self, int dim, Tensor index, Tensor value) -> Tensor"
    "(a!)",
    source="ops.yaml:4060",
    digest="95e4c9c69f5b7c06",
)


def index_fill_int_Tensor_composite(self, dim, index, value):
    """index_fill.int_Tensor, from other operators."""
    if value.ndim:
        language.refuse(f"index_fill: the value must have no dimensions, got shape {list(value.shape)}")
    if self.ndim == 0:
        return functions._put_at(self.reshape((1,)), value, (index,)).reshape(())
    return functions._put_at(self, value, language.index_at(dim, self.ndim, index))


INDEX_FILL_INT_TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, index_fill_int_Tensor_composite)


def index_fill__int_Tensor_composite(self, dim, index, value):
    """index_fill_.int_Tensor: the functional form, copied into self."""
    result = index_fill_int_Tensor_composite(self, dim, index, value)
    return functions.copy_(self, fitting("index_fill_.int_Tensor", self, result))


INDEX_FILL__INT_TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, index_fill__int_Tensor_composite)


# scatter.src (ops.yaml:4072, derivatives.yaml:1229)
SCATTER_SRC = define(
    "scatter.src",
    "scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor",
    tags=("core",),
    source="ops.yaml:4072",
    digest="784545d200fea57e",
    kernel={
        "dispatch": "{CPU: runtime.kernels.scattering.scatter_src}",
    },
    derivative={
        "self": "grad.scatter(dim, index, 0)",
        "src": "_scatter_last(grad, dim, index, src.shape)",
        "result": "auto_linear",
    },
)
SCATTER__SRC = define(
    "scatter_.src",
    "scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)",
    source="ops.yaml:4072",
    digest="784545d200fea57e",
)
SCATTER_SRC_OUT = define(
    "scatter.src_out",
    "scatter.src_out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> "
    "Tensor(a!)",
    source="ops.yaml:4072",
    digest="784545d200fea57e",
)
SCATTER_SRC.implement(CPU, runtime.kernels.scattering.scatter_src)


def scatter__src_cpu(self, dim, index, src):
    """scatter_.src: the functional form, copied into self."""
    result = SCATTER_SRC[(self._keys | index._keys | src._keys) & BELOW_AUTOGRAD](self, dim, index, src)
    return write_out("scatter_.src", self, result, in_place=True)


SCATTER__SRC.implement(CPU, scatter__src_cpu)


def scatter_src_out_cpu(self, dim, index, src, out):
    """scatter.src_out: the functional form, copied into out."""
    result = SCATTER_SRC[(self._keys | index._keys | src._keys) & BELOW_AUTOGRAD](self, dim, index, src)
    return write_out("scatter.src_out", out, result)


SCATTER_SRC_OUT.implement(CPU, scatter_src_out_cpu)


class ScatterBackward0(Node):
    """Backward of scatter.src (derivatives.yaml:1229)."""

    __slots__ = ("_saved_dim", "_saved_index", "_version_index", "_saved_src_shape")
    operator = "scatter.src"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            dim = self._saved_dim
            index = unpack_input(self, self._saved_index, self._version_index, "index")
            grad_self = grad.scatter(dim, index, 0)
        grad_src = None
        if self.edges[1] is not None:
            dim = self._saved_dim
            index = unpack_input(self, self._saved_index, self._version_index, "index")
            src_shape = self._saved_src_shape
            grad_src = functions._scatter_last(grad, dim, index, src_shape)
        return (grad_self, grad_src)

    def release(self):
        self._saved_index = None


def scatter_src_autograd(self, dim, index, src):
    """scatter.src, recorded for the backward pass."""
    result = SCATTER_SRC[(self._keys | index._keys | src._keys) & BELOW_AUTOGRAD](self, dim, index, src)
    if state.active and not grad_enabled():
        return result
    node = ScatterBackward0()
    node._saved_dim = dim
    node._saved_index, node._version_index = index, 0 if index._version is None else index._version[0]
    node._saved_src_shape = src.shape
    return recording.record(node, result, self, src)


SCATTER_SRC.implement(AUTOGRAD_CPU, scatter_src_autograd)


def scatter__src_autograd(self, dim, index, src):
    """scatter_.src, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return SCATTER__SRC[(self._keys | index._keys | src._keys) & BELOW_AUTOGRAD](self, dim, index, src)
    check_inplace("scatter_.src", self)
    node = ScatterBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, src._edge)
    node._saved_dim = dim
    node._saved_index, node._version_index = index, 0 if index._version is None else index._version[0]
    node._saved_src_shape = src.shape
    SCATTER__SRC[(self._keys | index._keys | src._keys) & BELOW_AUTOGRAD](self, dim, index, src)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


SCATTER__SRC.implement(AUTOGRAD_CPU, scatter__src_autograd)
SCATTER_SRC_OUT.implement(AUTOGRAD_CPU, without_gradient(SCATTER_SRC_OUT))


def scatter_src_forward(self, dim, index, src):
    """scatter.src, and the tangent of its result."""
    result = SCATTER_SRC[(self._keys | index._keys | src._keys) & BELOW_FORWARD](self, dim, index, src)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    index_p = forward.primal_of(index)
    src_t = forward.tangent_of(src)
    self_t = forward.or_zeros(self_t, self)
    src_t = forward.or_zeros(src_t, src)
    result_t = SCATTER_SRC[self_t._keys | index_p._keys | src_t._keys](self_t, dim, index_p, src_t)
    forward.attach(result, result_t, self_t, src_t)
    return result


SCATTER_SRC.implement(FORWARD_AD, scatter_src_forward)


def scatter__src_forward(self, dim, index, src):
    """scatter_.src, and the tangent of what it writes."""
    if not forward.wanted(self):
        return SCATTER__SRC[(self._keys | index._keys | src._keys) & BELOW_FORWARD](self, dim, index, src)
    self_t = forward.tangent_of(self)
    index_p = forward.primal_of(index)
    src_t = forward.tangent_of(src)
    self_t = forward.or_zeros(self_t, self)
    src_t = forward.or_zeros(src_t, src)
    result_t = SCATTER_SRC[self_t._keys | index_p._keys | src_t._keys](self_t, dim, index_p, src_t)
    SCATTER__SRC[(self._keys | index._keys | src._keys) & BELOW_FORWARD](self, dim, index, src)
    return forward.rewrite(self, result_t, self_t, src_t)


SCATTER__SRC.implement(FORWARD_AD, scatter__src_forward)
SCATTER_SRC_OUT.implement(FORWARD_AD, forward.without_tangent(SCATTER_SRC_OUT))


# scatter.value (ops.yaml:4093, derivatives.yaml:1235)
SCATTER_VALUE = define(
    "scatter.value",
    "scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor",
    tags=("core",),
    source="ops.yaml:4093",
    digest="4f1e5db652a2949f",
    kernel={
        "dispatch": "{CPU: runtime.kernels.scattering.scatter_value}",
    },
    derivative={
        "self": "grad.scatter(dim, index, 0)",
        "result": "self_t.scatter(dim, index_p, 0)",
    },
)
SCATTER__VALUE = define(
    "scatter_.value",
    "scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)",
    source="ops.yaml:4093",
    digest="4f1e5db652a2949f",
)
SCATTER_VALUE_OUT = define(
    "scatter.value_out",
    "scatter.value_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) out)"
    " -> Tensor(a!)",
    source="ops.yaml:4093",
    digest="4f1e5db652a2949f",
)
SCATTER_VALUE.implement(CPU, runtime.kernels.scattering.scatter_value)


def scatter__value_cpu(self, dim, index, value):
    """scatter_.value: the functional form, copied into self."""
    result = SCATTER_VALUE[(self._keys | index._keys) & BELOW_AUTOGRAD](self, dim, index, value)
    return write_out("scatter_.value", self, result, in_place=True)


SCATTER__VALUE.implement(CPU, scatter__value_cpu)


def scatter_value_out_cpu(self, dim, index, value, out):
    """scatter.value_out: the functional form, copied into out."""
    result = SCATTER_VALUE[(self._keys | index._keys) & BELOW_AUTOGRAD](self, dim, index, value)
    return write_out("scatter.value_out", out, result)


SCATTER_VALUE_OUT.implement(CPU, scatter_value_out_cpu)


class ScatterBackward1(Node):
    """Backward of scatter.value (derivatives.yaml:1235)."""

    __slots__ = ("_saved_dim", "_saved_index", "_version_index")
    operator = "scatter.value"

    def apply(self, grad):
        dim = self._saved_dim
        index = unpack_input(self, self._saved_index, self._version_index, "index")
        grad_self = grad.scatter(dim, index, 0)
        return (grad_self,)

    def release(self):
        self._saved_index = None


def scatter_value_autograd(self, dim, index, value):
    """scatter.value, recorded for the backward pass."""
    result = SCATTER_VALUE[(self._keys | index._keys) & BELOW_AUTOGRAD](self, dim, index, value)
    if state.active and not grad_enabled():
        return result
    node = ScatterBackward1()
    node._saved_dim = dim
    node._saved_index, node._version_index = index, 0 if index._version is None else index._version[0]
    return recording.record(node, result, self)


SCATTER_VALUE.implement(AUTOGRAD_CPU, scatter_value_autograd)


def scatter__value_autograd(self, dim, index, value):
    """scatter_.value, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return SCATTER__VALUE[(self._keys | index._keys) & BELOW_AUTOGRAD](self, dim, index, value)
    check_inplace("scatter_.value", self)
    node = ScatterBackward1()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_dim = dim
    node._saved_index, node._version_index = index, 0 if index._version is None else index._version[0]
    SCATTER__VALUE[(self._keys | index._keys) & BELOW_AUTOGRAD](self, dim, index, value)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


SCATTER__VALUE.implement(AUTOGRAD_CPU, scatter__value_autograd)
SCATTER_VALUE_OUT.implement(AUTOGRAD_CPU, without_gradient(SCATTER_VALUE_OUT))


def scatter_value_forward(self, dim, index, value):
    """scatter.value, and the tangent of its result."""
    result = SCATTER_VALUE[(self._keys | index._keys) & BELOW_FORWARD](self, dim, index, value)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    index_p = forward.primal_of(index)
    result_t = None
    if self_t is not None:
        result_t = self_t.scatter(dim, index_p, 0)
    forward.attach(result, result_t, self_t)
    return result


SCATTER_VALUE.implement(FORWARD_AD, scatter_value_forward)


def scatter__value_forward(self, dim, index, value):
    """scatter_.value, and the tangent of what it writes."""
    if not forward.wanted(self):
        return SCATTER__VALUE[(self._keys | index._keys) & BELOW_FORWARD](self, dim, index, value)
    self_t = forward.tangent_of(self)
    index_p = forward.primal_of(index)
    result_t = None
    if self_t is not None:
        result_t = self_t.scatter(dim, index_p, 0)
    SCATTER__VALUE[(self._keys | index._keys) & BELOW_FORWARD](self, dim, index, value)
    return forward.rewrite(self, result_t, self_t)


SCATTER__VALUE.implement(FORWARD_AD, scatter__value_forward)
SCATTER_VALUE_OUT.implement(FORWARD_AD, forward.without_tangent(SCATTER_VALUE_OUT))


# scatter.reduce (ops.yaml:4105, derivatives.yaml:1240)
SCATTER_REDUCE = define(
    "scatter.reduce",
    "scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tenso"
    "r",
    source="ops.yaml:4105",
    digest="d874cdd9d20bd80d",
    kernel={
        "dispatch": "{CPU: runtime.kernels.scattering.scatter_with}",
    },
)
SCATTER__REDUCE = define(
    "scatter_.reduce",
    "scatter_.reduce(Tensor(a!) self, int dim, Tensor index, Tensor src, *, str reduce) -> "
    "Tensor(a!)",
    source="ops.yaml:4105",
    digest="d874cdd9d20bd80d",
)
SCATTER_REDUCE_OUT = define(
    "scatter.reduce_out",
    "scatter.reduce_out(Tensor self, int dim, Tensor index, Tensor src, *, str reduce, Tens"
    "or(a!) out) -> Tensor(a!)",
    source="ops.yaml:4105",
    digest="d874cdd9d20bd80d",
)
SCATTER_REDUCE.implement(CPU, runtime.kernels.scattering.scatter_with)


def scatter__reduce_cpu(self, dim, index, src, reduce):
    """scatter_.reduce: the functional form, copied into self."""
    result = SCATTER_REDUCE[(self._keys | index._keys | src._keys) & BELOW_AUTOGRAD](self, dim, index, src, reduce)
    return write_out("scatter_.reduce", self, result, in_place=True)


SCATTER__REDUCE.implement(CPU, scatter__reduce_cpu)


def scatter_reduce_out_cpu(self, dim, index, src, reduce, out):
    """scatter.reduce_out: the functional form, copied into out."""
    result = SCATTER_REDUCE[(self._keys | index._keys | src._keys) & BELOW_AUTOGRAD](self, dim, index, src, reduce)
    return write_out("scatter.reduce_out", out, result)


SCATTER_REDUCE_OUT.implement(CPU, scatter_reduce_out_cpu)


class ScatterBackward2(Node):
    """Backward of scatter.reduce (derivatives.yaml:1240)."""

    __slots__ = ()
    operator = "scatter.reduce"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            grad_self = not_implemented(self, "self", "scatter with reduce= has no gradient; use scatter_reduce")
        grad_src = None
        if self.edges[1] is not None:
            grad_src = not_implemented(self, "src", "scatter with reduce= has no gradient; use scatter_reduce")
        return (grad_self, grad_src)


def scatter_reduce_autograd(self, dim, index, src, reduce):
    """scatter.reduce, recorded for the backward pass."""
    result = SCATTER_REDUCE[(self._keys | index._keys | src._keys) & BELOW_AUTOGRAD](self, dim, index, src, reduce)
    if state.active and not grad_enabled():
        return result
    node = ScatterBackward2()
    return recording.record(node, result, self, src)


SCATTER_REDUCE.implement(AUTOGRAD_CPU, scatter_reduce_autograd)


def scatter__reduce_autograd(self, dim, index, src, reduce):
    """scatter_.reduce, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return SCATTER__REDUCE[(self._keys | index._keys | src._keys) & BELOW_AUTOGRAD](self, dim, index, src, reduce)
    check_inplace("scatter_.reduce", self)
    node = ScatterBackward2()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, src._edge)
    SCATTER__REDUCE[(self._keys | index._keys | src._keys) & BELOW_AUTOGRAD](self, dim, index, src, reduce)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


SCATTER__REDUCE.implement(AUTOGRAD_CPU, scatter__reduce_autograd)
SCATTER_REDUCE_OUT.implement(AUTOGRAD_CPU, without_gradient(SCATTER_REDUCE_OUT))
SCATTER_REDUCE.implement(FORWARD_AD, by_double_backward(SCATTER_REDUCE))
SCATTER__REDUCE.implement(FORWARD_AD, by_double_backward_in_place(SCATTER__REDUCE, SCATTER_REDUCE))
SCATTER_REDUCE_OUT.implement(FORWARD_AD, forward.without_tangent(SCATTER_REDUCE_OUT))


# scatter.value_reduce (ops.yaml:4115, derivatives.yaml:1245)
SCATTER_VALUE_REDUCE = define(
    "scatter.value_reduce",
    "scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) "
    "-> Tensor",
    source="ops.yaml:4115",
    digest="1bacafd35c53b242",
    kernel={
        "dispatch": "{CPU: runtime.kernels.scattering.scatter_value_with}",
    },
)
SCATTER__VALUE_REDUCE = define(
    "scatter_.value_reduce",
    "scatter_.value_reduce(Tensor(a!) self, int dim, Tensor index, Scalar value, *, str red"
    "uce) -> Tensor(a!)",
    source="ops.yaml:4115",
    digest="1bacafd35c53b242",
)
SCATTER_VALUE_REDUCE_OUT = define(
    "scatter.value_reduce_out",
    "scatter.value_reduce_out(Tensor self, int dim, Tensor index, Scalar value, *, str redu"
    "ce, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:4115",
    digest="1bacafd35c53b242",
)
SCATTER_VALUE_REDUCE.implement(CPU, runtime.kernels.scattering.scatter_value_with)


def scatter__value_reduce_cpu(self, dim, index, value, reduce):
    """scatter_.value_reduce: the functional form, copied into self."""
    result = SCATTER_VALUE_REDUCE[(self._keys | index._keys) & BELOW_AUTOGRAD](self, dim, index, value, reduce)
    return write_out("scatter_.value_reduce", self, result, in_place=True)


SCATTER__VALUE_REDUCE.implement(CPU, scatter__value_reduce_cpu)


def scatter_value_reduce_out_cpu(self, dim, index, value, reduce, out):
    """scatter.value_reduce_out: the functional form, copied into out."""
    result = SCATTER_VALUE_REDUCE[(self._keys | index._keys) & BELOW_AUTOGRAD](self, dim, index, value, reduce)
    return write_out("scatter.value_reduce_out", out, result)


SCATTER_VALUE_REDUCE_OUT.implement(CPU, scatter_value_reduce_out_cpu)


class ScatterBackward3(Node):
    """Backward of scatter.value_reduce (derivatives.yaml:1245)."""

    __slots__ = ()
    operator = "scatter.value_reduce"

    def apply(self, grad):
        grad_self = not_implemented(self, "self", "scatter with reduce= has no gradient; use scatter_reduce")
        return (grad_self,)


def scatter_value_reduce_autograd(self, dim, index, value, reduce):
    """scatter.value_reduce, recorded for the backward pass."""
    result = SCATTER_VALUE_REDUCE[(self._keys | index._keys) & BELOW_AUTOGRAD](self, dim, index, value, reduce)
    if state.active and not grad_enabled():
        return result
    node = ScatterBackward3()
    return recording.record(node, result, self)


SCATTER_VALUE_REDUCE.implement(AUTOGRAD_CPU, scatter_value_reduce_autograd)


def scatter__value_reduce_autograd(self, dim, index, value, reduce):
    """scatter_.value_reduce, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return SCATTER__VALUE_REDUCE[(self._keys | index._keys) & BELOW_AUTOGRAD](self, dim, index, value, reduce)
    check_inplace("scatter_.value_reduce", self)
    node = ScatterBackward3()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    SCATTER__VALUE_REDUCE[(self._keys | index._keys) & BELOW_AUTOGRAD](self, dim, index, value, reduce)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


SCATTER__VALUE_REDUCE.implement(AUTOGRAD_CPU, scatter__value_reduce_autograd)
SCATTER_VALUE_REDUCE_OUT.implement(AUTOGRAD_CPU, without_gradient(SCATTER_VALUE_REDUCE_OUT))
SCATTER_VALUE_REDUCE.implement(FORWARD_AD, by_double_backward(SCATTER_VALUE_REDUCE))
SCATTER__VALUE_REDUCE.implement(FORWARD_AD, by_double_backward_in_place(SCATTER__VALUE_REDUCE, SCATTER_VALUE_REDUCE))
SCATTER_VALUE_REDUCE_OUT.implement(FORWARD_AD, forward.without_tangent(SCATTER_VALUE_REDUCE_OUT))


# scatter_reduce.two (ops.yaml:4125, derivatives.yaml:1249)
SCATTER_REDUCE_TWO = define(
    "scatter_reduce.two",
    "scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool"
    " include_self=True) -> Tensor",
    tags=("core",),
    source="ops.yaml:4125",
    digest="81eb0bad81c2e910",
    kernel={
        "dispatch": "{CPU: runtime.kernels.scattering.scatter_reduce}",
    },
    derivative={
        "self": "_scatter_reduce_self(grad, self, dim, index, src, result, reduce, include_self)",
        "src": "_scatter_reduce_src(grad, self, dim, index, src, result, reduce, include_self)",
    },
)
SCATTER_REDUCE__TWO = define(
    "scatter_reduce_.two",
    "scatter_reduce_.two(Tensor(a!) self, int dim, Tensor index, Tensor src, str reduce, *,"
    " bool include_self=True) -> Tensor(a!)",
    source="ops.yaml:4125",
    digest="81eb0bad81c2e910",
)
SCATTER_REDUCE_TWO_OUT = define(
    "scatter_reduce.two_out",
    "scatter_reduce.two_out(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, "
    "bool include_self=True, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:4125",
    digest="81eb0bad81c2e910",
)
SCATTER_REDUCE_TWO.implement(CPU, runtime.kernels.scattering.scatter_reduce)


def scatter_reduce__two_cpu(self, dim, index, src, reduce, include_self):
    """scatter_reduce_.two: the functional form, copied into self."""
    result = SCATTER_REDUCE_TWO[
        (self._keys | index._keys | src._keys) & BELOW_AUTOGRAD
    ](self, dim, index, src, reduce, include_self)
    return write_out("scatter_reduce_.two", self, result, in_place=True)


SCATTER_REDUCE__TWO.implement(CPU, scatter_reduce__two_cpu)


def scatter_reduce_two_out_cpu(self, dim, index, src, reduce, include_self, out):
    """scatter_reduce.two_out: the functional form, copied into out."""
    result = SCATTER_REDUCE_TWO[
        (self._keys | index._keys | src._keys) & BELOW_AUTOGRAD
    ](self, dim, index, src, reduce, include_self)
    return write_out("scatter_reduce.two_out", out, result)


SCATTER_REDUCE_TWO_OUT.implement(CPU, scatter_reduce_two_out_cpu)


class ScatterReduceBackward0(Node):
    """Backward of scatter_reduce.two (derivatives.yaml:1249)."""

    __slots__ = (
        "_saved_self",
        "_version_self",
        "_saved_dim",
        "_saved_index",
        "_version_index",
        "_saved_src",
        "_version_src",
        "_saved_result",
        "_saved_reduce",
        "_saved_include_self",
    )
    operator = "scatter_reduce.two"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            dim = self._saved_dim
            index = unpack_input(self, self._saved_index, self._version_index, "index")
            src = unpack_input(self, self._saved_src, self._version_src, "src")
            result = unpack_output(self, self._saved_result, 0)
            reduce = self._saved_reduce
            include_self = self._saved_include_self
            grad_self = functions._scatter_reduce_self(grad, self_, dim, index, src, result, reduce, include_self)
        grad_src = None
        if self.edges[1] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            dim = self._saved_dim
            index = unpack_input(self, self._saved_index, self._version_index, "index")
            src = unpack_input(self, self._saved_src, self._version_src, "src")
            result = unpack_output(self, self._saved_result, 0)
            reduce = self._saved_reduce
            include_self = self._saved_include_self
            grad_src = functions._scatter_reduce_src(grad, self_, dim, index, src, result, reduce, include_self)
        return (grad_self, grad_src)

    def release(self):
        self._saved_self = self._saved_index = self._saved_src = self._saved_result = None


def scatter_reduce_two_autograd(self, dim, index, src, reduce, include_self):
    """scatter_reduce.two, recorded for the backward pass."""
    result = SCATTER_REDUCE_TWO[
        (self._keys | index._keys | src._keys) & BELOW_AUTOGRAD
    ](self, dim, index, src, reduce, include_self)
    if state.active and not grad_enabled():
        return result
    node = ScatterReduceBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_dim = dim
    node._saved_index, node._version_index = index, 0 if index._version is None else index._version[0]
    node._saved_src, node._version_src = src, 0 if src._version is None else src._version[0]
    node._saved_result = save_output(result)
    node._saved_reduce = reduce
    node._saved_include_self = include_self
    return recording.record(node, result, self, src)


SCATTER_REDUCE_TWO.implement(AUTOGRAD_CPU, scatter_reduce_two_autograd)


def scatter_reduce__two_autograd(self, dim, index, src, reduce, include_self):
    """scatter_reduce_.two, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return SCATTER_REDUCE__TWO[
            (self._keys | index._keys | src._keys) & BELOW_AUTOGRAD
        ](self, dim, index, src, reduce, include_self)
    check_inplace("scatter_reduce_.two", self)
    node = ScatterReduceBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, src._edge)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    node._saved_dim = dim
    node._saved_index, node._version_index = index, 0 if index._version is None else index._version[0]
    node._saved_src, node._version_src = src, 0 if src._version is None else src._version[0]
    node._saved_reduce = reduce
    node._saved_include_self = include_self
    SCATTER_REDUCE__TWO[
        (self._keys | index._keys | src._keys) & BELOW_AUTOGRAD
    ](self, dim, index, src, reduce, include_self)
    node.shape, node.dtype = self._array.shape, self.dtype
    node._saved_result = save_output(self)
    record_inplace(self, node)
    return self


SCATTER_REDUCE__TWO.implement(AUTOGRAD_CPU, scatter_reduce__two_autograd)
SCATTER_REDUCE_TWO_OUT.implement(AUTOGRAD_CPU, without_gradient(SCATTER_REDUCE_TWO_OUT))
SCATTER_REDUCE_TWO.implement(FORWARD_AD, by_double_backward(SCATTER_REDUCE_TWO))
SCATTER_REDUCE__TWO.implement(FORWARD_AD, by_double_backward_in_place(SCATTER_REDUCE__TWO, SCATTER_REDUCE_TWO))
SCATTER_REDUCE_TWO_OUT.implement(FORWARD_AD, forward.without_tangent(SCATTER_REDUCE_TWO_OUT))


# _scatter_parts (ops.yaml:4157)
_SCATTER_PARTS = define(
    "_scatter_parts",
    "_scatter_parts(Tensor grad, int dim, Tensor index, int[] sizes) -> Tensor",
    source="ops.yaml:4157",
    digest="e7fa8a302b9866f1",
    kernel={
        "composite": "read = grad.gather(dim, index)\nreturn read if index.shape == sizes else _scatter_at(re"
        "ad, sizes, corner(index.shape))",
    },
)


def _scatter_parts_composite(grad, dim, index, sizes):
    """_scatter_parts, from other operators."""
    read = grad.gather(dim, index)
    return read if index.shape == sizes else functions._scatter_at(read, sizes, language.corner(index.shape))


_SCATTER_PARTS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _scatter_parts_composite)


# _scatter_last (ops.yaml:4167)
_SCATTER_LAST = define(
    "_scatter_last",
    "_scatter_last(Tensor grad, int dim, Tensor index, int[] sizes) -> Tensor",
    source="ops.yaml:4167",
    digest="ad5cfd00b27c54ad",
    kernel={
        "composite": "read = grad.gather(dim, index)\norder = arange(read.numel()).reshape(read.shape)\nlast ="
        " zeros(grad.shape, dtype=int64).scatter(dim, index, order).gather(dim, index)\nread = w"
        "here(last == order, read, 0)\nreturn read if index.shape == sizes else _scatter_at(read"
        ", sizes, corner(index.shape))",
    },
)


def _scatter_last_composite(grad, dim, index, sizes):
    """_scatter_last, from other operators."""
    read = grad.gather(dim, index)
    order = functions.arange(read.numel()).reshape(read.shape)
    last = functions.zeros(grad.shape, dtype=dtypes.int64).scatter(dim, index, order).gather(dim, index)
    read = functions.where(last == order, read, 0)
    return read if index.shape == sizes else functions._scatter_at(read, sizes, language.corner(index.shape))


_SCATTER_LAST.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _scatter_last_composite)


# _index_last (ops.yaml:4177)
_INDEX_LAST = define(
    "_index_last",
    "_index_last(Tensor grad, Tensor?[] indices) -> Tensor",
    source="ops.yaml:4177",
    digest="6a75c1079f95eeee",
    kernel={
        "composite": "read = grad.index(indices)\norder = arange(read.numel()).reshape(read.shape)\nlast = zer"
        "os(grad.shape, dtype=int64).index_put(indices, order).index(indices)\nreturn where(last"
        " == order, read, 0)",
    },
)


def _index_last_composite(grad, indices):
    """_index_last, from other operators."""
    read = grad.index(indices)
    order = functions.arange(read.numel()).reshape(read.shape)
    last = functions.zeros(grad.shape, dtype=dtypes.int64).index_put(indices, order).index(indices)
    return functions.where(last == order, read, 0)


_INDEX_LAST.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _index_last_composite)


# _index_select_last (ops.yaml:4186)
_INDEX_SELECT_LAST = define(
    "_index_select_last",
    "_index_select_last(Tensor grad, int dim, Tensor index) -> Tensor",
    source="ops.yaml:4186",
    digest="d76a7ca7b274481b",
    kernel={
        "composite": "read = grad.index_select(dim, index)\norder = arange(read.numel()).reshape(read.shape)\n"
        "last = zeros(grad.shape, dtype=int64).index_copy(dim, index, order).index_select(dim, "
        "index)\nreturn where(last == order, read, 0)",
    },
)


def _index_select_last_composite(grad, dim, index):
    """_index_select_last, from other operators."""
    read = grad.index_select(dim, index)
    order = functions.arange(read.numel()).reshape(read.shape)
    last = functions.zeros(grad.shape, dtype=dtypes.int64).index_copy(dim, index, order).index_select(dim, index)
    return functions.where(last == order, read, 0)


_INDEX_SELECT_LAST.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _index_select_last_composite)


# _take_last (ops.yaml:4195)
_TAKE_LAST = define(
    "_take_last",
    "_take_last(Tensor grad, Tensor index) -> Tensor",
    source="ops.yaml:4195",
    digest="ece8b747c47159f0",
    kernel={
        "composite": "read = grad.take(index)\norder = arange(read.numel()).reshape(read.shape)\nlast = zeros("
        "grad.shape, dtype=int64).put(index, order).take(index)\nreturn where(last == order, rea"
        "d, 0)",
    },
)


def _take_last_composite(grad, index):
    """_take_last, from other operators."""
    read = grad.take(index)
    order = functions.arange(read.numel()).reshape(read.shape)
    last = functions.zeros(grad.shape, dtype=dtypes.int64).put(index, order).take(index)
    return functions.where(last == order, read, 0)


_TAKE_LAST.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _take_last_composite)


# _scatter_reduce_self (ops.yaml:4204)
_SCATTER_REDUCE_SELF = define(
    "_scatter_reduce_self",
    "_scatter_reduce_self(Tensor grad, Tensor self, int dim, Tensor index, Tensor src, Tens"
    "or result, str reduce, bool include_self) -> Tensor",
    source="ops.yaml:4204",
    digest="5437a16a5ce1a3f8",
    kernel={
        "composite": 'if not include_self:\n    return grad.scatter(dim, index, 0)\nif reduce == "sum":\n    re'
        'turn grad\nif reduce == "mean":\n    return grad / _scatter_counts(result, dim, index, T'
        'rue)\nif reduce == "prod":\n    return grad * conj(_other_factors(self, dim, index, src,'
        " False))\nreturn where(self == result, grad, 0) / _scatter_shares(self, dim, index, src"
        ", result, True)",
    },
)


def _scatter_reduce_self_composite(grad, self, dim, index, src, result, reduce, include_self):
    """_scatter_reduce_self, from other operators."""
    if not include_self:
        return grad.scatter(dim, index, 0)
    if reduce == "sum":
        return grad
    if reduce == "mean":
        return grad / functions._scatter_counts(result, dim, index, True)
    if reduce == "prod":
        return grad * functions.conj(functions._other_factors(self, dim, index, src, False))
    return functions.where(self == result, grad, 0) / functions._scatter_shares(self, dim, index, src, result, True)


_SCATTER_REDUCE_SELF.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _scatter_reduce_self_composite)


# _scatter_reduce_src (ops.yaml:4218)
_SCATTER_REDUCE_SRC = define(
    "_scatter_reduce_src",
    "_scatter_reduce_src(Tensor grad, Tensor self, int dim, Tensor index, Tensor src, Tenso"
    "r result, str reduce, bool include_self) -> Tensor",
    source="ops.yaml:4218",
    digest="c2b3c73496e46b8b",
    kernel={
        "composite": 'if reduce == "sum":\n    return _scatter_parts(grad, dim, index, src.shape)\nif reduce ='
        '= "mean":\n    return _scatter_parts(grad / _scatter_counts(result, dim, index, include'
        '_self), dim, index, src.shape)\nif reduce == "prod":\n    start = self if include_self e'
        "lse self.scatter(dim, index, 1)\n    parts = grad.gather(dim, index) * conj(_other_fact"
        "ors(start, dim, index, src, True))\nelse:\n    shares = grad / _scatter_shares(self, dim"
        ", index, src, result, include_self)\n    parts = where(src[corner(index.shape)] == resu"
        "lt.gather(dim, index), shares.gather(dim, index), 0)\nreturn _scatter_at(parts, src.sha"
        "pe, corner(index.shape))",
    },
)


def _scatter_reduce_src_composite(grad, self, dim, index, src, result, reduce, include_self):
    """_scatter_reduce_src, from other operators."""
    if reduce == "sum":
        return functions._scatter_parts(grad, dim, index, src.shape)
    if reduce == "mean":
        return functions._scatter_parts(
            grad / functions._scatter_counts(result, dim, index, include_self), dim, index, src.shape
        )
    if reduce == "prod":
        start = self if include_self else self.scatter(dim, index, 1)
        parts = grad.gather(dim, index) * functions.conj(functions._other_factors(start, dim, index, src, True))
    else:
        shares = grad / functions._scatter_shares(self, dim, index, src, result, include_self)
        parts = functions.where(
            src[language.corner(index.shape)] == result.gather(dim, index), shares.gather(dim, index), 0
        )
    return functions._scatter_at(parts, src.shape, language.corner(index.shape))


_SCATTER_REDUCE_SRC.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _scatter_reduce_src_composite)


# _scatter_counts (ops.yaml:4234)
_SCATTER_COUNTS = define(
    "_scatter_counts",
    "_scatter_counts(Tensor self, int dim, Tensor index, bool include_self) -> Tensor",
    source="ops.yaml:4234",
    digest="5d0838690d64c7c0",
    kernel={
        "composite": "start = ones_like(self) if include_self else zeros_like(self)\ncounts = start.scatter_a"
        "dd(dim, index, ones(index.shape, dtype=self.dtype))\nreturn where(counts == 0, 1, count"
        "s)",
    },
)


def _scatter_counts_composite(self, dim, index, include_self):
    """_scatter_counts, from other operators."""
    start = functions.ones_like(self) if include_self else functions.zeros_like(self)
    counts = start.scatter_add(dim, index, functions.ones(index.shape, dtype=self.dtype))
    return functions.where(counts == 0, 1, counts)


_SCATTER_COUNTS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _scatter_counts_composite)


# _scatter_shares (ops.yaml:4242)
_SCATTER_SHARES = define(
    "_scatter_shares",
    "_scatter_shares(Tensor self, int dim, Tensor index, Tensor src, Tensor result, bool in"
    "clude_self) -> Tensor",
    source="ops.yaml:4242",
    digest="102d15eef6f0b2a1",
    kernel={
        "composite": "start = (self == result).to(self.dtype) if include_self else zeros_like(self)\nequal = "
        "(src[corner(index.shape)] == result.gather(dim, index)).to(self.dtype)\nreturn start.sc"
        "atter_add(dim, index, equal).clamp(min=1)",
    },
)


def _scatter_shares_composite(self, dim, index, src, result, include_self):
    """_scatter_shares, from other operators."""
    start = (self == result).to(self.dtype) if include_self else functions.zeros_like(self)
    equal = (src[language.corner(index.shape)] == result.gather(dim, index)).to(self.dtype)
    return start.scatter_add(dim, index, equal).clamp(min=1)


_SCATTER_SHARES.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _scatter_shares_composite)


# _other_factors (ops.yaml:4250)
_OTHER_FACTORS = define(
    "_other_factors",
    "_other_factors(Tensor self, int dim, Tensor index, Tensor src, bool of_src) -> Tensor",
    source="ops.yaml:4250",
    digest="fca2d6a444161a3c",
    kernel={
        "composite": "read = src[corner(index.shape)]\nwhole = where(self == 0, 1, self).scatter_reduce(dim, "
        'index, where(read == 0, 1, read), "prod")\nzeros_there = (self == 0).to(int64).scatter_'
        "add(dim, index, (read == 0).to(int64))\nif of_src:\n    return where(zeros_there.gather("
        "dim, index) > (read == 0), 0, whole.gather(dim, index) / where(read == 0, 1, read))\nre"
        "turn where(zeros_there > (self == 0), 0, whole / where(self == 0, 1, self))",
    },
)


def _other_factors_composite(self, dim, index, src, of_src):
    """_other_factors, from other operators."""
    read = src[language.corner(index.shape)]
    whole = functions.where(self == 0, 1, self).scatter_reduce(dim, index, functions.where(read == 0, 1, read), "prod")
    zeros_there = (self == 0).to(dtypes.int64).scatter_add(dim, index, (read == 0).to(dtypes.int64))
    if of_src:
        return functions.where(
            zeros_there.gather(dim, index) > (read == 0),
            0,
            whole.gather(dim, index) / functions.where(read == 0, 1, read),
        )
    return functions.where(zeros_there > (self == 0), 0, whole / functions.where(self == 0, 1, self))


_OTHER_FACTORS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _other_factors_composite)
