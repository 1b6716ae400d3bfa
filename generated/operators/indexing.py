"""The indexing operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

import runtime.kernels.indexing

from runtime import language
from runtime.autograd import forward
from runtime.autograd.inplace import check_inplace, record_inplace
from runtime.autograd.node import Node, next_sequence_nr, unpack_input
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.guards import grad_enabled, state
from runtime.outputs import write_out
from runtime.keys import AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, CPU, FORWARD_AD

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.indexing"
functions = LateModule(f"{PACKAGE}.functions")


# gather (ops.yaml:2827, derivatives.yaml:503)
GATHER = define(
    "gather",
    "gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor",
    source="ops.yaml:2827",
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
    """Backward of gather (derivatives.yaml:503)."""

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


# scatter_add (ops.yaml:2844, derivatives.yaml:508)
SCATTER_ADD = define(
    "scatter_add",
    "scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor",
    source="ops.yaml:2844",
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
    source="ops.yaml:2844",
    digest="1817ae8902542b38",
)
SCATTER_ADD.implement(CPU, runtime.kernels.indexing.scatter_add)


def scatter_add__cpu(self, dim, index, src):
    """scatter_add_: the functional form, copied into self."""
    result = SCATTER_ADD[(self._keys | index._keys | src._keys) & BELOW_AUTOGRAD](self, dim, index, src)
    return write_out("scatter_add_", self, result, in_place=True)


SCATTER_ADD_.implement(CPU, scatter_add__cpu)


class ScatterAddBackward0(Node):
    """Backward of scatter_add (derivatives.yaml:508)."""

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


# index_select (ops.yaml:2860, derivatives.yaml:514)
INDEX_SELECT = define(
    "index_select",
    "index_select(Tensor self, int dim, Tensor index) -> Tensor",
    source="ops.yaml:2860",
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
    """Backward of index_select (derivatives.yaml:514)."""

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


# index_add (ops.yaml:2877, derivatives.yaml:519)
INDEX_ADD = define(
    "index_add",
    "index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Ten"
    "sor",
    source="ops.yaml:2877",
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
    source="ops.yaml:2877",
    digest="79ce798a1798324a",
)
INDEX_ADD.implement(CPU, runtime.kernels.indexing.index_add)


def index_add__cpu(self, dim, index, source, alpha):
    """index_add_: the functional form, copied into self."""
    result = INDEX_ADD[(self._keys | index._keys | source._keys) & BELOW_AUTOGRAD](self, dim, index, source, alpha)
    return write_out("index_add_", self, result, in_place=True)


INDEX_ADD_.implement(CPU, index_add__cpu)


class IndexAddBackward0(Node):
    """Backward of index_add (derivatives.yaml:519)."""

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
