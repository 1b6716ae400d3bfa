"""The indexing operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

import runtime.kernels.indexing
import runtime.kernels.scattering

from runtime import dtypes, language
from runtime.autograd import forward
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


# gather (ops.yaml:3841, derivatives.yaml:548)
GATHER = define(
    "gather",
    "gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor",
    source="ops.yaml:3841",
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
    """Backward of gather (derivatives.yaml:548)."""

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
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_self_shape = self.shape
    node._saved_dim = dim
    node._saved_index, node._version_index = index, 0 if index._version is None else index._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


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


# scatter_add (ops.yaml:3858, derivatives.yaml:553)
SCATTER_ADD = define(
    "scatter_add",
    "scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor",
    source="ops.yaml:3858",
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
    source="ops.yaml:3858",
    digest="1817ae8902542b38",
)
SCATTER_ADD.implement(CPU, runtime.kernels.indexing.scatter_add)


def scatter_add__cpu(self, dim, index, src):
    """scatter_add_: the functional form, copied into self."""
    result = SCATTER_ADD[(self._keys | index._keys | src._keys) & BELOW_AUTOGRAD](self, dim, index, src)
    return write_out("scatter_add_", self, result, in_place=True)


SCATTER_ADD_.implement(CPU, scatter_add__cpu)


class ScatterAddBackward0(Node):
    """Backward of scatter_add (derivatives.yaml:553)."""

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
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, src._edge)
    node._saved_src_shape = src.shape
    node._saved_index_shape = index.shape
    node._saved_dim = dim
    if src._edge is not None:
        node._saved_index, node._version_index = index, 0 if index._version is None else index._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


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


# index_select (ops.yaml:3874, derivatives.yaml:559)
INDEX_SELECT = define(
    "index_select",
    "index_select(Tensor self, int dim, Tensor index) -> Tensor",
    source="ops.yaml:3874",
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
    """Backward of index_select (derivatives.yaml:559)."""

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
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_self_shape = self.shape
    node._saved_dim = dim
    node._saved_index, node._version_index = index, 0 if index._version is None else index._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


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


# index_add (ops.yaml:3891, derivatives.yaml:564)
INDEX_ADD = define(
    "index_add",
    "index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Ten"
    "sor",
    source="ops.yaml:3891",
    digest="79ce798a1798324a",
    kernel={
        "dispatch": "{CPU: runtime.kernels.indexing.index_add}",
    },
    derivative={
        "self": "grad",
        "source": "grad.index_select(dim, index).reshape(source.shape) * alpha",
        "result": "auto_linear",
    },
)
INDEX_ADD_ = define(
    "index_add_",
    "index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -"
    "> Tensor(a!)",
    source="ops.yaml:3891",
    digest="79ce798a1798324a",
)
INDEX_ADD.implement(CPU, runtime.kernels.indexing.index_add)


def index_add__cpu(self, dim, index, source, alpha):
    """index_add_: the functional form, copied into self."""
    result = INDEX_ADD[(self._keys | index._keys | source._keys) & BELOW_AUTOGRAD](self, dim, index, source, alpha)
    return write_out("index_add_", self, result, in_place=True)


INDEX_ADD_.implement(CPU, index_add__cpu)


class IndexAddBackward0(Node):
    """Backward of index_add (derivatives.yaml:564)."""

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
            grad_source = grad.index_select(dim, index).reshape(source_shape) * alpha
        return (grad_self, grad_source)

    def release(self):
        self._saved_index = None


def index_add_autograd(self, dim, index, source, alpha):
    """index_add, recorded for the backward pass."""
    result = INDEX_ADD[(self._keys | index._keys | source._keys) & BELOW_AUTOGRAD](self, dim, index, source, alpha)
    if state.active and not grad_enabled():
        return result
    node = IndexAddBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, source._edge)
    node._saved_source_shape = source.shape
    node._saved_alpha = alpha
    node._saved_dim = dim
    if source._edge is not None:
        node._saved_index, node._version_index = index, 0 if index._version is None else index._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


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


# index.Tensor (ops.yaml:3907)
INDEX_TENSOR = define(
    "index.Tensor",
    "index.Tensor(Tensor self, Tensor?[] indices) -> Tensor",
    tags=("core",),
    source="ops.yaml:3907",
    digest="3498a4f475f9cba2",
    kernel={
        "composite": "getitem(self, index_of(indices))",
    },
)


def index_Tensor_composite(self, indices):
    """index.Tensor, from other operators."""
    return functions.getitem(self, language.index_of(indices))


INDEX_TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, index_Tensor_composite)


# index_put (ops.yaml:3921, derivatives.yaml:1124)
INDEX_PUT = define(
    "index_put",
    "index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Ten"
    "sor",
    tags=("core",),
    source="ops.yaml:3921",
    digest="0bf6441b8b97ce3f",
    kernel={
        "dispatch": "{CPU: runtime.kernels.scattering.index_put}",
    },
    derivative={
        "self": "grad if accumulate else grad.index_put(indices, zeros((), dtype=grad.dtype), False)",
        "values": "grad.index(indices)",
        "result": "auto_linear",
    },
)
INDEX_PUT_ = define(
    "index_put_",
    "index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -"
    "> Tensor(a!)",
    source="ops.yaml:3921",
    digest="0bf6441b8b97ce3f",
)
INDEX_PUT_OUT = define(
    "index_put.out",
    "index_put.out(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, *,"
    " Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:3921",
    digest="0bf6441b8b97ce3f",
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
    """Backward of index_put (derivatives.yaml:1124)."""

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
            indices = unpack_list(self, self._saved_indices, "indices")
            grad_values = grad.index(indices)
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
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, values._edge)
    node._saved_accumulate = accumulate
    node._saved_indices = save_list(indices)
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


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


# index_copy (ops.yaml:3939, derivatives.yaml:1130)
INDEX_COPY = define(
    "index_copy",
    "index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor",
    source="ops.yaml:3939",
    digest="3adf24b0f5af6e6e",
    kernel={
        "dispatch": "{CPU: runtime.kernels.scattering.index_copy}",
    },
    derivative={
        "self": "grad.index_fill(dim, index, 0)",
        "source": "grad.index_select(dim, index).reshape(source.shape)",
        "result": "auto_linear",
    },
)
INDEX_COPY_ = define(
    "index_copy_",
    "index_copy_(Tensor(a!) self, int dim, Tensor index, Tensor source) -> Tensor(a!)",
    source="ops.yaml:3939",
    digest="3adf24b0f5af6e6e",
)
INDEX_COPY_OUT = define(
    "index_copy.out",
    "index_copy.out(Tensor self, int dim, Tensor index, Tensor source, *, Tensor(a!) out) -"
    "> Tensor(a!)",
    source="ops.yaml:3939",
    digest="3adf24b0f5af6e6e",
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
    """Backward of index_copy (derivatives.yaml:1130)."""

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
            grad_source = grad.index_select(dim, index).reshape(source_shape)
        return (grad_self, grad_source)

    def release(self):
        self._saved_index = None


def index_copy_autograd(self, dim, index, source):
    """index_copy, recorded for the backward pass."""
    result = INDEX_COPY[(self._keys | index._keys | source._keys) & BELOW_AUTOGRAD](self, dim, index, source)
    if state.active and not grad_enabled():
        return result
    node = IndexCopyBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, source._edge)
    node._saved_dim = dim
    node._saved_index, node._version_index = index, 0 if index._version is None else index._version[0]
    node._saved_source_shape = source.shape
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


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


# index_fill.int_Scalar (ops.yaml:3954, derivatives.yaml:1136)
INDEX_FILL_INT_SCALAR = define(
    "index_fill.int_Scalar",
    "index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor",
    source="ops.yaml:3954",
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
    source="ops.yaml:3954",
    digest="fa3e2a7654bf59a0",
)
INDEX_FILL_INT_SCALAR.implement(CPU, runtime.kernels.scattering.index_fill)


def index_fill__int_Scalar_cpu(self, dim, index, value):
    """index_fill_.int_Scalar: the functional form, copied into self."""
    result = INDEX_FILL_INT_SCALAR[(self._keys | index._keys) & BELOW_AUTOGRAD](self, dim, index, value)
    return write_out("index_fill_.int_Scalar", self, result, in_place=True)


INDEX_FILL__INT_SCALAR.implement(CPU, index_fill__int_Scalar_cpu)


class IndexFillBackward0(Node):
    """Backward of index_fill.int_Scalar (derivatives.yaml:1136)."""

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
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_dim = dim
    node._saved_index, node._version_index = index, 0 if index._version is None else index._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


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


# index_fill.int_Tensor (ops.yaml:3970)
INDEX_FILL_INT_TENSOR = define(
    "index_fill.int_Tensor",
    "index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor",
    source="ops.yaml:3970",
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
    source="ops.yaml:3970",
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


# scatter.src (ops.yaml:3982, derivatives.yaml:1141)
SCATTER_SRC = define(
    "scatter.src",
    "scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor",
    tags=("core",),
    source="ops.yaml:3982",
    digest="b25d5df136fe3fd3",
    kernel={
        "dispatch": "{CPU: runtime.kernels.scattering.scatter_src}",
    },
    derivative={
        "self": "grad.scatter(dim, index, 0)",
        "src": "_scatter_parts(grad, dim, index, src.shape)",
        "result": "auto_linear",
    },
)
SCATTER__SRC = define(
    "scatter_.src",
    "scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)",
    source="ops.yaml:3982",
    digest="b25d5df136fe3fd3",
)
SCATTER_SRC_OUT = define(
    "scatter.src_out",
    "scatter.src_out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> "
    "Tensor(a!)",
    source="ops.yaml:3982",
    digest="b25d5df136fe3fd3",
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
    """Backward of scatter.src (derivatives.yaml:1141)."""

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
            grad_src = functions._scatter_parts(grad, dim, index, src_shape)
        return (grad_self, grad_src)

    def release(self):
        self._saved_index = None


def scatter_src_autograd(self, dim, index, src):
    """scatter.src, recorded for the backward pass."""
    result = SCATTER_SRC[(self._keys | index._keys | src._keys) & BELOW_AUTOGRAD](self, dim, index, src)
    if state.active and not grad_enabled():
        return result
    node = ScatterBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, src._edge)
    node._saved_dim = dim
    node._saved_index, node._version_index = index, 0 if index._version is None else index._version[0]
    node._saved_src_shape = src.shape
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


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


# scatter.value (ops.yaml:4003, derivatives.yaml:1147)
SCATTER_VALUE = define(
    "scatter.value",
    "scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor",
    tags=("core",),
    source="ops.yaml:4003",
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
    source="ops.yaml:4003",
    digest="4f1e5db652a2949f",
)
SCATTER_VALUE_OUT = define(
    "scatter.value_out",
    "scatter.value_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) out)"
    " -> Tensor(a!)",
    source="ops.yaml:4003",
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
    """Backward of scatter.value (derivatives.yaml:1147)."""

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
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_dim = dim
    node._saved_index, node._version_index = index, 0 if index._version is None else index._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


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


# scatter.reduce (ops.yaml:4015, derivatives.yaml:1152)
SCATTER_REDUCE = define(
    "scatter.reduce",
    "scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tenso"
    "r",
    source="ops.yaml:4015",
    digest="b114fe7d3fd3f659",
    kernel={
        "dispatch": "{CPU: runtime.kernels.scattering.scatter_with}",
    },
)
SCATTER__REDUCE = define(
    "scatter_.reduce",
    "scatter_.reduce(Tensor(a!) self, int dim, Tensor index, Tensor src, *, str reduce) -> "
    "Tensor(a!)",
    source="ops.yaml:4015",
    digest="b114fe7d3fd3f659",
)
SCATTER_REDUCE_OUT = define(
    "scatter.reduce_out",
    "scatter.reduce_out(Tensor self, int dim, Tensor index, Tensor src, *, str reduce, Tens"
    "or(a!) out) -> Tensor(a!)",
    source="ops.yaml:4015",
    digest="b114fe7d3fd3f659",
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
    """Backward of scatter.reduce (derivatives.yaml:1152)."""

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
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, src._edge)
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


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


# scatter.value_reduce (ops.yaml:4022, derivatives.yaml:1157)
SCATTER_VALUE_REDUCE = define(
    "scatter.value_reduce",
    "scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) "
    "-> Tensor",
    source="ops.yaml:4022",
    digest="38c46aa845931bcf",
    kernel={
        "dispatch": "{CPU: runtime.kernels.scattering.scatter_value_with}",
    },
)
SCATTER__VALUE_REDUCE = define(
    "scatter_.value_reduce",
    "scatter_.value_reduce(Tensor(a!) self, int dim, Tensor index, Scalar value, *, str red"
    "uce) -> Tensor(a!)",
    source="ops.yaml:4022",
    digest="38c46aa845931bcf",
)
SCATTER_VALUE_REDUCE_OUT = define(
    "scatter.value_reduce_out",
    "scatter.value_reduce_out(Tensor self, int dim, Tensor index, Scalar value, *, str redu"
    "ce, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:4022",
    digest="38c46aa845931bcf",
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
    """Backward of scatter.value_reduce (derivatives.yaml:1157)."""

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
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


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


# scatter_reduce.two (ops.yaml:4029, derivatives.yaml:1161)
SCATTER_REDUCE_TWO = define(
    "scatter_reduce.two",
    "scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool"
    " include_self=True) -> Tensor",
    tags=("core",),
    source="ops.yaml:4029",
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
    source="ops.yaml:4029",
    digest="81eb0bad81c2e910",
)
SCATTER_REDUCE_TWO_OUT = define(
    "scatter_reduce.two_out",
    "scatter_reduce.two_out(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, "
    "bool include_self=True, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:4029",
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
    """Backward of scatter_reduce.two (derivatives.yaml:1161)."""

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
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, src._edge)
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_dim = dim
    node._saved_index, node._version_index = index, 0 if index._version is None else index._version[0]
    node._saved_src, node._version_src = src, 0 if src._version is None else src._version[0]
    node._saved_result = save_output(result)
    node._saved_reduce = reduce
    node._saved_include_self = include_self
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


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


# _scatter_parts (ops.yaml:4061)
_SCATTER_PARTS = define(
    "_scatter_parts",
    "_scatter_parts(Tensor grad, int dim, Tensor index, int[] sizes) -> Tensor",
    source="ops.yaml:4061",
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


# _scatter_reduce_self (ops.yaml:4068)
_SCATTER_REDUCE_SELF = define(
    "_scatter_reduce_self",
    "_scatter_reduce_self(Tensor grad, Tensor self, int dim, Tensor index, Tensor src, Tens"
    "or result, str reduce, bool include_self) -> Tensor",
    source="ops.yaml:4068",
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


# _scatter_reduce_src (ops.yaml:4082)
_SCATTER_REDUCE_SRC = define(
    "_scatter_reduce_src",
    "_scatter_reduce_src(Tensor grad, Tensor self, int dim, Tensor index, Tensor src, Tenso"
    "r result, str reduce, bool include_self) -> Tensor",
    source="ops.yaml:4082",
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


# _scatter_counts (ops.yaml:4098)
_SCATTER_COUNTS = define(
    "_scatter_counts",
    "_scatter_counts(Tensor self, int dim, Tensor index, bool include_self) -> Tensor",
    source="ops.yaml:4098",
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


# _scatter_shares (ops.yaml:4106)
_SCATTER_SHARES = define(
    "_scatter_shares",
    "_scatter_shares(Tensor self, int dim, Tensor index, Tensor src, Tensor result, bool in"
    "clude_self) -> Tensor",
    source="ops.yaml:4106",
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


# _other_factors (ops.yaml:4114)
_OTHER_FACTORS = define(
    "_other_factors",
    "_other_factors(Tensor self, int dim, Tensor index, Tensor src, bool of_src) -> Tensor",
    source="ops.yaml:4114",
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


# take (ops.yaml:4125, derivatives.yaml:1166)
TAKE = define(
    "take",
    "take(Tensor self, Tensor index) -> Tensor",
    source="ops.yaml:4125",
    digest="61f4af0323bb5578",
    kernel={
        "dispatch": "{CPU: runtime.kernels.scattering.take}",
    },
    derivative={
        "self": "zeros(self.shape, dtype=grad.dtype).put(index, grad, True)",
        "result": "auto_linear",
    },
)
TAKE_OUT = define(
    "take.out",
    "take.out(Tensor self, Tensor index, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:4125",
    digest="61f4af0323bb5578",
)
TAKE.implement(CPU, runtime.kernels.scattering.take)


def take_out_cpu(self, index, out):
    """take.out: the functional form, copied into out."""
    result = TAKE[(self._keys | index._keys) & BELOW_AUTOGRAD](self, index)
    return write_out("take.out", out, result)


TAKE_OUT.implement(CPU, take_out_cpu)


class TakeBackward0(Node):
    """Backward of take (derivatives.yaml:1166)."""

    __slots__ = ("_saved_self_shape", "_saved_index", "_version_index")
    operator = "take"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        index = unpack_input(self, self._saved_index, self._version_index, "index")
        grad_self = functions.zeros(self_shape, dtype=grad.dtype).put(index, grad, True)
        return (grad_self,)

    def release(self):
        self._saved_index = None


def take_autograd(self, index):
    """take, recorded for the backward pass."""
    result = TAKE[(self._keys | index._keys) & BELOW_AUTOGRAD](self, index)
    if state.active and not grad_enabled():
        return result
    node = TakeBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_self_shape = self.shape
    node._saved_index, node._version_index = index, 0 if index._version is None else index._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


TAKE.implement(AUTOGRAD_CPU, take_autograd)
TAKE_OUT.implement(AUTOGRAD_CPU, without_gradient(TAKE_OUT))


def take_forward(self, index):
    """take, and the tangent of its result."""
    result = TAKE[(self._keys | index._keys) & BELOW_FORWARD](self, index)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    index_p = forward.primal_of(index)
    self_t = forward.or_zeros(self_t, self)
    result_t = TAKE[self_t._keys | index_p._keys](self_t, index_p)
    forward.attach(result, result_t, self_t)
    return result


TAKE.implement(FORWARD_AD, take_forward)
TAKE_OUT.implement(FORWARD_AD, forward.without_tangent(TAKE_OUT))


# put (ops.yaml:4140, derivatives.yaml:1171)
PUT = define(
    "put",
    "put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor",
    source="ops.yaml:4140",
    digest="b5e853cafe22033c",
    kernel={
        "dispatch": "{CPU: runtime.kernels.scattering.put}",
    },
    derivative={
        "self": "grad if accumulate else grad.put(index, zeros(source.shape, dtype=grad.dtype), False)",
        "source": "grad.take(index).reshape(source.shape)",
        "result": "auto_linear",
    },
)
PUT_ = define(
    "put_",
    "put_(Tensor(a!) self, Tensor index, Tensor source, bool accumulate=False) -> Tensor(a!"
    ")",
    source="ops.yaml:4140",
    digest="b5e853cafe22033c",
)
PUT.implement(CPU, runtime.kernels.scattering.put)


def put__cpu(self, index, source, accumulate):
    """put_: the functional form, copied into self."""
    result = PUT[(self._keys | index._keys | source._keys) & BELOW_AUTOGRAD](self, index, source, accumulate)
    return write_out("put_", self, result, in_place=True)


PUT_.implement(CPU, put__cpu)


class PutBackward0(Node):
    """Backward of put (derivatives.yaml:1171)."""

    __slots__ = ("_saved_source_shape", "_saved_accumulate", "_saved_index", "_version_index")
    operator = "put"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            source_shape = self._saved_source_shape
            accumulate = self._saved_accumulate
            index = unpack_input(self, self._saved_index, self._version_index, "index")
            grad_self = grad if accumulate else grad.put(index, functions.zeros(source_shape, dtype=grad.dtype), False)
        grad_source = None
        if self.edges[1] is not None:
            source_shape = self._saved_source_shape
            index = unpack_input(self, self._saved_index, self._version_index, "index")
            grad_source = grad.take(index).reshape(source_shape)
        return (grad_self, grad_source)

    def release(self):
        self._saved_index = None


def put_autograd(self, index, source, accumulate):
    """put, recorded for the backward pass."""
    result = PUT[(self._keys | index._keys | source._keys) & BELOW_AUTOGRAD](self, index, source, accumulate)
    if state.active and not grad_enabled():
        return result
    node = PutBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, source._edge)
    node._saved_source_shape = source.shape
    node._saved_accumulate = accumulate
    node._saved_index, node._version_index = index, 0 if index._version is None else index._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


PUT.implement(AUTOGRAD_CPU, put_autograd)


def put__autograd(self, index, source, accumulate):
    """put_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return PUT_[(self._keys | index._keys | source._keys) & BELOW_AUTOGRAD](self, index, source, accumulate)
    check_inplace("put_", self)
    node = PutBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, source._edge)
    node._saved_source_shape = source.shape
    node._saved_accumulate = accumulate
    node._saved_index, node._version_index = index, 0 if index._version is None else index._version[0]
    PUT_[(self._keys | index._keys | source._keys) & BELOW_AUTOGRAD](self, index, source, accumulate)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


PUT_.implement(AUTOGRAD_CPU, put__autograd)


def put_forward(self, index, source, accumulate):
    """put, and the tangent of its result."""
    result = PUT[(self._keys | index._keys | source._keys) & BELOW_FORWARD](self, index, source, accumulate)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    index_p = forward.primal_of(index)
    source_t = forward.tangent_of(source)
    self_t = forward.or_zeros(self_t, self)
    source_t = forward.or_zeros(source_t, source)
    result_t = PUT[self_t._keys | index_p._keys | source_t._keys](self_t, index_p, source_t, accumulate)
    forward.attach(result, result_t, self_t, source_t)
    return result


PUT.implement(FORWARD_AD, put_forward)


def put__forward(self, index, source, accumulate):
    """put_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return PUT_[(self._keys | index._keys | source._keys) & BELOW_FORWARD](self, index, source, accumulate)
    self_t = forward.tangent_of(self)
    index_p = forward.primal_of(index)
    source_t = forward.tangent_of(source)
    self_t = forward.or_zeros(self_t, self)
    source_t = forward.or_zeros(source_t, source)
    result_t = PUT[self_t._keys | index_p._keys | source_t._keys](self_t, index_p, source_t, accumulate)
    PUT_[(self._keys | index._keys | source._keys) & BELOW_FORWARD](self, index, source, accumulate)
    return forward.rewrite(self, result_t, self_t, source_t)


PUT_.implement(FORWARD_AD, put__forward)


# take_along_dim (ops.yaml:4156)
TAKE_ALONG_DIM = define(
    "take_along_dim",
    "take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor",
    source="ops.yaml:4156",
    digest="20592a2849327dad",
    kernel={
        "composite": "if dim is None:\n    return self.reshape((-1,)).gather(0, indices.reshape((-1,)))\nif se"
        'lf.ndim != indices.ndim:\n    refuse(f"take_along_dim: the input and the indices must h'
        'ave as many dimensions, got {self.ndim} and {indices.ndim}")\naxis = wrap_dim(dim, self'
        '.ndim)\nif indices.dtype != int64:\n    refuse(f"take_along_dim: expected int64 indices,'
        ' got {indices.dtype}")\nshape = broadcast_shapes(replaced(self.shape, axis, 1), replace'
        "d(indices.shape, axis, 1))\nreturn self.expand(replaced(shape, axis, self.shape[axis]))"
        ".gather(axis, indices.expand(replaced(shape, axis, indices.shape[axis])))",
    },
)
TAKE_ALONG_DIM_OUT = define(
    "take_along_dim.out",
    "take_along_dim.out(Tensor self, Tensor indices, int? dim=None, *, Tensor(a!) out) -> T"
    "ensor(a!)",
    source="ops.yaml:4156",
    digest="20592a2849327dad",
)


def take_along_dim_composite(self, indices, dim):
    """take_along_dim, from other operators."""
    if dim is None:
        return self.reshape((-1,)).gather(0, indices.reshape((-1,)))
    if self.ndim != indices.ndim:
        language.refuse(
            f"take_along_dim: the input and the indices must have as many dimensions, got {self.ndim} and "
            f"{indices.ndim}"
        )
    axis = language.wrap_dim(dim, self.ndim)
    if indices.dtype != dtypes.int64:
        language.refuse(f"take_along_dim: expected int64 indices, got {indices.dtype}")
    shape = language.broadcast_shapes(language.replaced(self.shape, axis, 1), language.replaced(indices.shape, axis, 1))
    return self.expand(language.replaced(shape, axis, self.shape[axis])).gather(
        axis, indices.expand(language.replaced(shape, axis, indices.shape[axis]))
    )


TAKE_ALONG_DIM.implement(COMPOSITE_IMPLICIT_AUTOGRAD, take_along_dim_composite)


def take_along_dim_out_cpu(self, indices, dim, out):
    """take_along_dim.out: the functional form, copied into out."""
    return write_out("take_along_dim.out", out, take_along_dim_composite(self, indices, dim))


TAKE_ALONG_DIM_OUT.implement(CPU, take_along_dim_out_cpu)
TAKE_ALONG_DIM_OUT.implement(AUTOGRAD_CPU, without_gradient(TAKE_ALONG_DIM_OUT))
TAKE_ALONG_DIM_OUT.implement(FORWARD_AD, forward.without_tangent(TAKE_ALONG_DIM_OUT))


# masked_select (ops.yaml:4181)
MASKED_SELECT = define(
    "masked_select",
    "masked_select(Tensor self, Tensor mask) -> Tensor",
    source="ops.yaml:4181",
    digest="a5f1b6d9656c6f9f",
    kernel={
        "composite": 'if mask.dtype != bool_:\n    refuse(f"masked_select: expected a bool mask, got {mask.dt'
        'ype}")\nshape = broadcast_shapes(self.shape, mask.shape)\nreturn self.expand(shape)[mask'
        ".expand(shape)]",
    },
)
MASKED_SELECT_OUT = define(
    "masked_select.out",
    "masked_select.out(Tensor self, Tensor mask, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:4181",
    digest="a5f1b6d9656c6f9f",
)


def masked_select_composite(self, mask):
    """masked_select, from other operators."""
    if mask.dtype != dtypes.bool_:
        language.refuse(f"masked_select: expected a bool mask, got {mask.dtype}")
    shape = language.broadcast_shapes(self.shape, mask.shape)
    return self.expand(shape)[mask.expand(shape)]


MASKED_SELECT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, masked_select_composite)


def masked_select_out_cpu(self, mask, out):
    """masked_select.out: the functional form, copied into out."""
    return write_out("masked_select.out", out, masked_select_composite(self, mask))


MASKED_SELECT_OUT.implement(CPU, masked_select_out_cpu)
MASKED_SELECT_OUT.implement(AUTOGRAD_CPU, without_gradient(MASKED_SELECT_OUT))
MASKED_SELECT_OUT.implement(FORWARD_AD, forward.without_tangent(MASKED_SELECT_OUT))


# masked_scatter (ops.yaml:4196, derivatives.yaml:1177)
MASKED_SCATTER = define(
    "masked_scatter",
    "masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor",
    source="ops.yaml:4196",
    digest="2c80ae827f0f682e",
    kernel={
        "dispatch": "{CPU: runtime.kernels.scattering.masked_scatter}",
    },
    derivative={
        "self": "where(mask, 0, grad)",
        "source": "_first_elements(grad.masked_select(mask), source.shape)",
        "result": "auto_linear",
    },
)
MASKED_SCATTER_ = define(
    "masked_scatter_",
    "masked_scatter_(Tensor(a!) self, Tensor mask, Tensor source) -> Tensor(a!)",
    source="ops.yaml:4196",
    digest="2c80ae827f0f682e",
)
MASKED_SCATTER_OUT = define(
    "masked_scatter.out",
    "masked_scatter.out(Tensor self, Tensor mask, Tensor source, *, Tensor(a!) out) -> Tens"
    "or(a!)",
    source="ops.yaml:4196",
    digest="2c80ae827f0f682e",
)
MASKED_SCATTER.implement(CPU, runtime.kernels.scattering.masked_scatter)


def masked_scatter__cpu(self, mask, source):
    """masked_scatter_: the functional form, copied into self."""
    result = MASKED_SCATTER[(self._keys | mask._keys | source._keys) & BELOW_AUTOGRAD](self, mask, source)
    return write_out("masked_scatter_", self, result, in_place=True)


MASKED_SCATTER_.implement(CPU, masked_scatter__cpu)


def masked_scatter_out_cpu(self, mask, source, out):
    """masked_scatter.out: the functional form, copied into out."""
    result = MASKED_SCATTER[(self._keys | mask._keys | source._keys) & BELOW_AUTOGRAD](self, mask, source)
    return write_out("masked_scatter.out", out, result)


MASKED_SCATTER_OUT.implement(CPU, masked_scatter_out_cpu)


class MaskedScatterBackward0(Node):
    """Backward of masked_scatter (derivatives.yaml:1177)."""

    __slots__ = ("_saved_mask", "_version_mask", "_saved_source_shape")
    operator = "masked_scatter"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            mask = unpack_input(self, self._saved_mask, self._version_mask, "mask")
            grad_self = functions.where(mask, 0, grad)
        grad_source = None
        if self.edges[1] is not None:
            mask = unpack_input(self, self._saved_mask, self._version_mask, "mask")
            source_shape = self._saved_source_shape
            grad_source = functions._first_elements(grad.masked_select(mask), source_shape)
        return (grad_self, grad_source)

    def release(self):
        self._saved_mask = None


def masked_scatter_autograd(self, mask, source):
    """masked_scatter, recorded for the backward pass."""
    result = MASKED_SCATTER[(self._keys | mask._keys | source._keys) & BELOW_AUTOGRAD](self, mask, source)
    if state.active and not grad_enabled():
        return result
    node = MaskedScatterBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, source._edge)
    node._saved_mask, node._version_mask = mask, 0 if mask._version is None else mask._version[0]
    node._saved_source_shape = source.shape
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


MASKED_SCATTER.implement(AUTOGRAD_CPU, masked_scatter_autograd)


def masked_scatter__autograd(self, mask, source):
    """masked_scatter_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return MASKED_SCATTER_[(self._keys | mask._keys | source._keys) & BELOW_AUTOGRAD](self, mask, source)
    check_inplace("masked_scatter_", self)
    node = MaskedScatterBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, source._edge)
    node._saved_mask, node._version_mask = mask, 0 if mask._version is None else mask._version[0]
    node._saved_source_shape = source.shape
    MASKED_SCATTER_[(self._keys | mask._keys | source._keys) & BELOW_AUTOGRAD](self, mask, source)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


MASKED_SCATTER_.implement(AUTOGRAD_CPU, masked_scatter__autograd)
MASKED_SCATTER_OUT.implement(AUTOGRAD_CPU, without_gradient(MASKED_SCATTER_OUT))


def masked_scatter_forward(self, mask, source):
    """masked_scatter, and the tangent of its result."""
    result = MASKED_SCATTER[(self._keys | mask._keys | source._keys) & BELOW_FORWARD](self, mask, source)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    mask_p = forward.primal_of(mask)
    source_t = forward.tangent_of(source)
    self_t = forward.or_zeros(self_t, self)
    source_t = forward.or_zeros(source_t, source)
    result_t = MASKED_SCATTER[self_t._keys | mask_p._keys | source_t._keys](self_t, mask_p, source_t)
    forward.attach(result, result_t, self_t, source_t)
    return result


MASKED_SCATTER.implement(FORWARD_AD, masked_scatter_forward)


def masked_scatter__forward(self, mask, source):
    """masked_scatter_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return MASKED_SCATTER_[(self._keys | mask._keys | source._keys) & BELOW_FORWARD](self, mask, source)
    self_t = forward.tangent_of(self)
    mask_p = forward.primal_of(mask)
    source_t = forward.tangent_of(source)
    self_t = forward.or_zeros(self_t, self)
    source_t = forward.or_zeros(source_t, source)
    result_t = MASKED_SCATTER[self_t._keys | mask_p._keys | source_t._keys](self_t, mask_p, source_t)
    MASKED_SCATTER_[(self._keys | mask._keys | source._keys) & BELOW_FORWARD](self, mask, source)
    return forward.rewrite(self, result_t, self_t, source_t)


MASKED_SCATTER_.implement(FORWARD_AD, masked_scatter__forward)
MASKED_SCATTER_OUT.implement(FORWARD_AD, forward.without_tangent(MASKED_SCATTER_OUT))


# nonzero (ops.yaml:4211)
NONZERO = define(
    "nonzero",
    "nonzero(Tensor self) -> Tensor",
    tags=("core",),
    source="ops.yaml:4211",
    digest="9fb6f79eefb40f5b",
    kernel={
        "dispatch": "{CPU: runtime.kernels.scattering.nonzero}",
    },
)
NONZERO_OUT = define(
    "nonzero.out",
    "nonzero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:4211",
    digest="9fb6f79eefb40f5b",
)
NONZERO.implement(CPU, runtime.kernels.scattering.nonzero)


def nonzero_out_cpu(self, out):
    """nonzero.out: the functional form, copied into out."""
    result = NONZERO[(self._keys) & BELOW_AUTOGRAD](self)
    return write_out("nonzero.out", out, result)


NONZERO_OUT.implement(CPU, nonzero_out_cpu)
NONZERO_OUT.implement(AUTOGRAD_CPU, without_gradient(NONZERO_OUT))
NONZERO_OUT.implement(FORWARD_AD, forward.without_tangent(NONZERO_OUT))


# nonzero.tuple (ops.yaml:4226)
NONZERO_TUPLE = define(
    "nonzero.tuple",
    "nonzero.tuple(Tensor self, *, bool as_tuple) -> Tensor[]",
    source="ops.yaml:4226",
    digest="a40e5229882ecc5f",
    kernel={
        "composite": "nonzero_numpy(self) if as_tuple else nonzero(self)",
    },
)


def nonzero_tuple_composite(self, as_tuple):
    """nonzero.tuple, from other operators."""
    return functions.nonzero_numpy(self) if as_tuple else functions.nonzero(self)


NONZERO_TUPLE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nonzero_tuple_composite)


# nonzero_numpy (ops.yaml:4232)
NONZERO_NUMPY = define(
    "nonzero_numpy",
    "nonzero_numpy(Tensor self) -> Tensor[]",
    source="ops.yaml:4232",
    digest="93f91093aee55d3b",
    kernel={
        "composite": "places = (self if self.ndim else self.reshape((1,))).nonzero()\nreturn tuple([places.se"
        "lect(1, dim) for dim in range(places.shape[1])])",
    },
)


def nonzero_numpy_composite(self):
    """nonzero_numpy, from other operators."""
    places = (self if self.ndim else self.reshape((1,))).nonzero()
    return tuple([places.select(1, dim) for dim in range(places.shape[1])])


NONZERO_NUMPY.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nonzero_numpy_composite)


# argwhere (ops.yaml:4244)
ARGWHERE = define(
    "argwhere",
    "argwhere(Tensor self) -> Tensor",
    source="ops.yaml:4244",
    digest="c952671dbe7c4e45",
    kernel={
        "composite": "self.nonzero()",
    },
)


def argwhere_composite(self):
    """argwhere, from other operators."""
    return self.nonzero()


ARGWHERE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, argwhere_composite)


# where (ops.yaml:4255)
WHERE = define(
    "where",
    "where(Tensor condition) -> Tensor[]",
    source="ops.yaml:4255",
    digest="afe0bc3f1c2c05ea",
    kernel={
        "composite": "nonzero_numpy(condition)",
    },
)


def where_composite(condition):
    """where, from other operators."""
    return functions.nonzero_numpy(condition)


WHERE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, where_composite)


# fill.Scalar (ops.yaml:4260, derivatives.yaml:1183)
FILL_SCALAR = define(
    "fill.Scalar",
    "fill.Scalar(Tensor self, Scalar value) -> Tensor",
    tags=("core",),
    source="ops.yaml:4260",
    digest="072b2e09615e6936",
    kernel={
        "dispatch": "{CPU: runtime.kernels.scattering.fill}",
    },
    derivative={
        "self": "zeros_like(grad)",
        "result": "zeros_like(self_t)",
    },
)
FILL__SCALAR = define(
    "fill_.Scalar",
    "fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)",
    source="ops.yaml:4260",
    digest="072b2e09615e6936",
)
FILL_SCALAR.implement(CPU, runtime.kernels.scattering.fill)


def fill__Scalar_cpu(self, value):
    """fill_.Scalar: the functional form, copied into self."""
    result = FILL_SCALAR[(self._keys) & BELOW_AUTOGRAD](self, value)
    return write_out("fill_.Scalar", self, result, in_place=True)


FILL__SCALAR.implement(CPU, fill__Scalar_cpu)


class FillBackward0(Node):
    """Backward of fill.Scalar (derivatives.yaml:1183)."""

    __slots__ = ()
    operator = "fill.Scalar"

    def apply(self, grad):
        grad_self = functions.zeros_like(grad)
        return (grad_self,)


def fill_Scalar_autograd(self, value):
    """fill.Scalar, recorded for the backward pass."""
    result = FILL_SCALAR[(self._keys) & BELOW_AUTOGRAD](self, value)
    if state.active and not grad_enabled():
        return result
    node = FillBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


FILL_SCALAR.implement(AUTOGRAD_CPU, fill_Scalar_autograd)


def fill__Scalar_autograd(self, value):
    """fill_.Scalar, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return FILL__SCALAR[(self._keys) & BELOW_AUTOGRAD](self, value)
    check_inplace("fill_.Scalar", self)
    node = FillBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    FILL__SCALAR[(self._keys) & BELOW_AUTOGRAD](self, value)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


FILL__SCALAR.implement(AUTOGRAD_CPU, fill__Scalar_autograd)


def fill_Scalar_forward(self, value):
    """fill.Scalar, and the tangent of its result."""
    result = FILL_SCALAR[(self._keys) & BELOW_FORWARD](self, value)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = functions.zeros_like(self_t)
    forward.attach(result, result_t, self_t)
    return result


FILL_SCALAR.implement(FORWARD_AD, fill_Scalar_forward)


def fill__Scalar_forward(self, value):
    """fill_.Scalar, and the tangent of what it writes."""
    if not forward.wanted(self):
        return FILL__SCALAR[(self._keys) & BELOW_FORWARD](self, value)
    self_t = forward.tangent_of(self)
    result_t = functions.zeros_like(self_t)
    FILL__SCALAR[(self._keys) & BELOW_FORWARD](self, value)
    return forward.rewrite(self, result_t, self_t)


FILL__SCALAR.implement(FORWARD_AD, fill__Scalar_forward)


# fill.Tensor (ops.yaml:4274)
FILL_TENSOR = define(
    "fill.Tensor",
    "fill.Tensor(Tensor self, Tensor value) -> Tensor",
    source="ops.yaml:4274",
    digest="45e60736df4872b7",
    kernel={
        "composite": 'if value.ndim:\n    refuse(f"fill: the value must have no dimensions, got shape {list(v'
        'alue.shape)}")\nreturn copy(self, value)',
    },
)
FILL__TENSOR = define(
    "fill_.Tensor",
    "fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)",
    source="ops.yaml:4274",
    digest="45e60736df4872b7",
)


def fill_Tensor_composite(self, value):
    """fill.Tensor, from other operators."""
    if value.ndim:
        language.refuse(f"fill: the value must have no dimensions, got shape {list(value.shape)}")
    return functions.copy(self, value)


FILL_TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, fill_Tensor_composite)


def fill__Tensor_composite(self, value):
    """fill_.Tensor: the functional form, copied into self."""
    result = fill_Tensor_composite(self, value)
    return functions.copy_(self, fitting("fill_.Tensor", self, result))


FILL__TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, fill__Tensor_composite)


# zero (ops.yaml:4284)
ZERO = define(
    "zero",
    "zero(Tensor self) -> Tensor",
    source="ops.yaml:4284",
    digest="5209cf7f57f95d99",
    kernel={
        "composite": "zeros_like(self)",
    },
)
ZERO_ = define(
    "zero_",
    "zero_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:4284",
    digest="5209cf7f57f95d99",
)


def zero_composite(self):
    """zero, from other operators."""
    return functions.zeros_like(self)


ZERO.implement(COMPOSITE_IMPLICIT_AUTOGRAD, zero_composite)


def zero__composite(self):
    """zero_: the functional form, copied into self."""
    result = zero_composite(self)
    return functions.copy_(self, fitting("zero_", self, result))


ZERO_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, zero__composite)


# one_hot (ops.yaml:4295)
ONE_HOT = define(
    "one_hot",
    "one_hot(Tensor self, int num_classes=-1) -> Tensor",
    source="ops.yaml:4295",
    digest="17313a7de67eb50a",
    kernel={
        "composite": 'if self.dtype != int64:\n    refuse(f"one_hot: expected int64 class indices, got {self.'
        'dtype}")\nif self.numel() == 0 and num_classes <= 0:\n    refuse("one_hot: of an empty t'
        'ensor the number of classes cannot be seen; give num_classes")\nif self.numel() and sel'
        'f.amin().item() < 0:\n    refuse(f"one_hot: class indices must not be negative, got {se'
        'lf.amin().item()}")\nclasses = num_classes\nif num_classes == -1:\n    classes = self.ama'
        'x().item() + 1\nelif num_classes < 1:\n    refuse(f"one_hot: num_classes must be positiv'
        'e, got {num_classes}")\nelif self.numel() and self.amax().item() >= classes:\n    refuse'
        '(f"one_hot: class index {self.amax().item()} does not fit {classes} classes")\nreturn ('
        "self.unsqueeze(-1) == arange(classes)).to(int64)",
    },
)


def one_hot_composite(self, num_classes):
    """one_hot, from other operators."""
    if self.dtype != dtypes.int64:
        language.refuse(f"one_hot: expected int64 class indices, got {self.dtype}")
    if self.numel() == 0 and num_classes <= 0:
        language.refuse("one_hot: of an empty tensor the number of classes cannot be seen; give num_classes")
    if self.numel() and self.amin().item() < 0:
        language.refuse(f"one_hot: class indices must not be negative, got {self.amin().item()}")
    classes = num_classes
    if num_classes == -1:
        classes = self.amax().item() + 1
    elif num_classes < 1:
        language.refuse(f"one_hot: num_classes must be positive, got {num_classes}")
    elif self.numel() and self.amax().item() >= classes:
        language.refuse(f"one_hot: class index {self.amax().item()} does not fit {classes} classes")
    return (self.unsqueeze(-1) == functions.arange(classes)).to(dtypes.int64)


ONE_HOT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, one_hot_composite)


# tril_indices (ops.yaml:4320)
TRIL_INDICES = define(
    "tril_indices",
    "tril_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout"
    "=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    source="ops.yaml:4320",
    digest="a2f695b438edbf84",
    kernel={
        "composite": 'check_device(device, "tril_indices")\nreturn _triangle_indices(row, col, offset, True, '
        'int64 if dtype is None else dtype, "tril_indices")',
    },
)


def tril_indices_composite(row, col, offset, dtype, layout, device, pin_memory):
    """tril_indices, from other operators."""
    language.check_device(device, "tril_indices")
    return functions._triangle_indices(row, col, offset, True, dtypes.int64 if dtype is None else dtype, "tril_indices")


TRIL_INDICES.implement(COMPOSITE_IMPLICIT_AUTOGRAD, tril_indices_composite)


# triu_indices (ops.yaml:4332)
TRIU_INDICES = define(
    "triu_indices",
    "triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout"
    "=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    source="ops.yaml:4332",
    digest="06343db200a8cc7a",
    kernel={
        "composite": 'check_device(device, "triu_indices")\nreturn _triangle_indices(row, col, offset, False,'
        ' int64 if dtype is None else dtype, "triu_indices")',
    },
)


def triu_indices_composite(row, col, offset, dtype, layout, device, pin_memory):
    """triu_indices, from other operators."""
    language.check_device(device, "triu_indices")
    return functions._triangle_indices(
        row, col, offset, False, dtypes.int64 if dtype is None else dtype, "triu_indices"
    )


TRIU_INDICES.implement(COMPOSITE_IMPLICIT_AUTOGRAD, triu_indices_composite)


# _triangle_indices (ops.yaml:4344)
_TRIANGLE_INDICES = define(
    "_triangle_indices",
    "_triangle_indices(int row, int col, int offset, bool lower, ScalarType dtype, str oper"
    "ator) -> Tensor",
    source="ops.yaml:4344",
    digest="9f910c426fbb4634",
    kernel={
        "composite": 'if row < 0 or col < 0:\n    refuse(f"{operator}: sizes must not be negative, got {row} '
        'and {col}")\nif dtype != int64 and dtype != int32:\n    refuse(f"{operator}: expected th'
        'e dtype int32 or int64, got {dtype}")\ndistance = arange(col) - arange(row).unsqueeze(1'
        ")\nchosen = distance <= offset if lower else distance >= offset\nreturn chosen.nonzero()"
        ".t().contiguous().to(dtype)",
    },
)


def _triangle_indices_composite(row, col, offset, lower, dtype, operator):
    """_triangle_indices, from other operators."""
    if row < 0 or col < 0:
        language.refuse(f"{operator}: sizes must not be negative, got {row} and {col}")
    if dtype != dtypes.int64 and dtype != dtypes.int32:
        language.refuse(f"{operator}: expected the dtype int32 or int64, got {dtype}")
    distance = functions.arange(col) - functions.arange(row).unsqueeze(1)
    chosen = distance <= offset if lower else distance >= offset
    return chosen.nonzero().t().contiguous().to(dtype)


_TRIANGLE_INDICES.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _triangle_indices_composite)
