"""The selection operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

import runtime.kernels.creation
import runtime.kernels.scattering

from runtime import dtypes, language
from runtime.autograd import forward, recording
from runtime.autograd.inplace import check_inplace, record_inplace, without_gradient
from runtime.autograd.node import Node, next_sequence_nr, unpack_input
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.guards import grad_enabled, state
from runtime.outputs import fitting, write_out
from runtime.keys import AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU, FORWARD_AD

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.selection"
functions = LateModule(f"{PACKAGE}.functions")


# take (ops.yaml:4263, derivatives.yaml:1254)
TAKE = define(
    "take",
    "take(Tensor self, Tensor index) -> Tensor",
    source="ops.yaml:4263",
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
    source="ops.yaml:4263",
    digest="61f4af0323bb5578",
)
TAKE.implement(CPU, runtime.kernels.scattering.take)


def take_out_cpu(self, index, out):
    """take.out: the functional form, copied into out."""
    result = TAKE[(self._keys | index._keys) & BELOW_AUTOGRAD](self, index)
    return write_out("take.out", out, result)


TAKE_OUT.implement(CPU, take_out_cpu)


class TakeBackward0(Node):
    """Backward of take (derivatives.yaml:1254)."""

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
    node._saved_self_shape = self.shape
    node._saved_index, node._version_index = index, 0 if index._version is None else index._version[0]
    return recording.record(node, result, self)


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


# put (ops.yaml:4278, derivatives.yaml:1259)
PUT = define(
    "put",
    "put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor",
    source="ops.yaml:4278",
    digest="fe0b8ca244bd153f",
    kernel={
        "dispatch": "{CPU: runtime.kernels.scattering.put}",
    },
    derivative={
        "self": "grad if accumulate else grad.put(index, zeros(source.shape, dtype=grad.dtype), False)",
        "source": "(grad.take(index) if accumulate else _take_last(grad, index)).reshape(source.shape)",
        "result": "auto_linear",
    },
)
PUT_ = define(
    "put_",
    "put_(Tensor(a!) self, Tensor index, Tensor source, bool accumulate=False) -> Tensor(a!"
    ")",
    source="ops.yaml:4278",
    digest="fe0b8ca244bd153f",
)
PUT.implement(CPU, runtime.kernels.scattering.put)


def put__cpu(self, index, source, accumulate):
    """put_: the functional form, copied into self."""
    result = PUT[(self._keys | index._keys | source._keys) & BELOW_AUTOGRAD](self, index, source, accumulate)
    return write_out("put_", self, result, in_place=True)


PUT_.implement(CPU, put__cpu)


class PutBackward0(Node):
    """Backward of put (derivatives.yaml:1259)."""

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
            accumulate = self._saved_accumulate
            index = unpack_input(self, self._saved_index, self._version_index, "index")
            grad_source = (grad.take(index) if accumulate else functions._take_last(grad, index)).reshape(source_shape)
        return (grad_self, grad_source)

    def release(self):
        self._saved_index = None


def put_autograd(self, index, source, accumulate):
    """put, recorded for the backward pass."""
    result = PUT[(self._keys | index._keys | source._keys) & BELOW_AUTOGRAD](self, index, source, accumulate)
    if state.active and not grad_enabled():
        return result
    node = PutBackward0()
    node._saved_source_shape = source.shape
    node._saved_accumulate = accumulate
    node._saved_index, node._version_index = index, 0 if index._version is None else index._version[0]
    return recording.record(node, result, self, source)


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


# take_along_dim (ops.yaml:4294)
TAKE_ALONG_DIM = define(
    "take_along_dim",
    "take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor",
    source="ops.yaml:4294",
    digest="4d2b77e78157e4f9",
    kernel={
        "composite": "if dim is None:\n    return self.reshape((-1,)).gather(0, indices.reshape((-1,)))\nif se"
        'lf.ndim != indices.ndim:\n    refuse(f"take_along_dim: the input and the indices must h'
        'ave as many dimensions, got {self.ndim} and {indices.ndim}")\nif self.ndim == 0:\n    ra'
        'ise_index(f"take_along_dim: dim={dim} was given, but the input has no dimensions")\naxi'
        's = wrap_dim(dim, self.ndim)\nif indices.dtype != int64:\n    refuse(f"take_along_dim: e'
        'xpected int64 indices, got {indices.dtype}")\nshape = broadcast_shapes(replaced(self.sh'
        "ape, axis, 1), replaced(indices.shape, axis, 1))\nreturn self.expand(replaced(shape, ax"
        "is, self.shape[axis])).gather(axis, indices.expand(replaced(shape, axis, indices.shape"
        "[axis])))",
    },
)
TAKE_ALONG_DIM_OUT = define(
    "take_along_dim.out",
    "take_along_dim.out(Tensor self, Tensor indices, int? dim=None, *, Tensor(a!) out) -> T"
    "ensor(a!)",
    source="ops.yaml:4294",
    digest="4d2b77e78157e4f9",
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
    if self.ndim == 0:
        language.raise_index(f"take_along_dim: dim={dim} was given, but the input has no dimensions")
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


# masked_select (ops.yaml:4321)
MASKED_SELECT = define(
    "masked_select",
    "masked_select(Tensor self, Tensor mask) -> Tensor",
    source="ops.yaml:4321",
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
    source="ops.yaml:4321",
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


# masked_scatter (ops.yaml:4336, derivatives.yaml:1265)
MASKED_SCATTER = define(
    "masked_scatter",
    "masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor",
    source="ops.yaml:4336",
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
    source="ops.yaml:4336",
    digest="2c80ae827f0f682e",
)
MASKED_SCATTER_OUT = define(
    "masked_scatter.out",
    "masked_scatter.out(Tensor self, Tensor mask, Tensor source, *, Tensor(a!) out) -> Tens"
    "or(a!)",
    source="ops.yaml:4336",
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
    """Backward of masked_scatter (derivatives.yaml:1265)."""

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
    node._saved_mask, node._version_mask = mask, 0 if mask._version is None else mask._version[0]
    node._saved_source_shape = source.shape
    return recording.record(node, result, self, source)


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


# nonzero (ops.yaml:4351)
NONZERO = define(
    "nonzero",
    "nonzero(Tensor self) -> Tensor",
    tags=("core",),
    source="ops.yaml:4351",
    digest="9fb6f79eefb40f5b",
    kernel={
        "dispatch": "{CPU: runtime.kernels.scattering.nonzero}",
    },
)
NONZERO_OUT = define(
    "nonzero.out",
    "nonzero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:4351",
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


# nonzero.tuple (ops.yaml:4366)
NONZERO_TUPLE = define(
    "nonzero.tuple",
    "nonzero.tuple(Tensor self, *, bool as_tuple) -> Tensor[]",
    source="ops.yaml:4366",
    digest="a40e5229882ecc5f",
    kernel={
        "composite": "nonzero_numpy(self) if as_tuple else nonzero(self)",
    },
)


def nonzero_tuple_composite(self, as_tuple):
    """nonzero.tuple, from other operators."""
    return functions.nonzero_numpy(self) if as_tuple else functions.nonzero(self)


NONZERO_TUPLE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nonzero_tuple_composite)


# nonzero_numpy (ops.yaml:4372)
NONZERO_NUMPY = define(
    "nonzero_numpy",
    "nonzero_numpy(Tensor self) -> Tensor[]",
    source="ops.yaml:4372",
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


# argwhere (ops.yaml:4384)
ARGWHERE = define(
    "argwhere",
    "argwhere(Tensor self) -> Tensor",
    source="ops.yaml:4384",
    digest="c952671dbe7c4e45",
    kernel={
        "composite": "self.nonzero()",
    },
)


def argwhere_composite(self):
    """argwhere, from other operators."""
    return self.nonzero()


ARGWHERE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, argwhere_composite)


# where (ops.yaml:4395)
WHERE = define(
    "where",
    "where(Tensor condition) -> Tensor[]",
    source="ops.yaml:4395",
    digest="afe0bc3f1c2c05ea",
    kernel={
        "composite": "nonzero_numpy(condition)",
    },
)


def where_composite(condition):
    """where, from other operators."""
    return functions.nonzero_numpy(condition)


WHERE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, where_composite)


# fill.Scalar (ops.yaml:4400, derivatives.yaml:1271)
FILL_SCALAR = define(
    "fill.Scalar",
    "fill.Scalar(Tensor self, Scalar value) -> Tensor",
    tags=("core",),
    source="ops.yaml:4400",
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
    source="ops.yaml:4400",
    digest="072b2e09615e6936",
)
FILL_SCALAR.implement(CPU, runtime.kernels.scattering.fill)


def fill__Scalar_cpu(self, value):
    """fill_.Scalar: the functional form, copied into self."""
    result = FILL_SCALAR[(self._keys) & BELOW_AUTOGRAD](self, value)
    return write_out("fill_.Scalar", self, result, in_place=True)


FILL__SCALAR.implement(CPU, fill__Scalar_cpu)


class FillBackward0(Node):
    """Backward of fill.Scalar (derivatives.yaml:1271)."""

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
    return recording.record(node, result, self)


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


# fill.Tensor (ops.yaml:4414)
FILL_TENSOR = define(
    "fill.Tensor",
    "fill.Tensor(Tensor self, Tensor value) -> Tensor",
    source="ops.yaml:4414",
    digest="45e60736df4872b7",
    kernel={
        "composite": 'if value.ndim:\n    refuse(f"fill: the value must have no dimensions, got shape {list(v'
        'alue.shape)}")\nreturn copy(self, value)',
    },
)
FILL__TENSOR = define(
    "fill_.Tensor",
    "fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)",
    source="ops.yaml:4414",
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


# zero (ops.yaml:4424, derivatives.yaml:1275)
ZERO = define(
    "zero",
    "zero(Tensor self) -> Tensor",
    source="ops.yaml:4424",
    digest="e08b72bdb23efda2",
    kernel={
        "dispatch": "{CPU: runtime.kernels.creation.zero}",
    },
    derivative={
        "self": "zeros_like(grad)",
        "result": "zeros_like(self_t)",
    },
)
ZERO_ = define(
    "zero_",
    "zero_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:4424",
    digest="e08b72bdb23efda2",
)
ZERO.implement(CPU, runtime.kernels.creation.zero)


def zero__cpu(self):
    """zero_: the functional form, copied into self."""
    result = ZERO[(self._keys) & BELOW_AUTOGRAD](self)
    return write_out("zero_", self, result, in_place=True)


ZERO_.implement(CPU, zero__cpu)


class ZeroBackward0(Node):
    """Backward of zero (derivatives.yaml:1275)."""

    __slots__ = ()
    operator = "zero"

    def apply(self, grad):
        grad_self = functions.zeros_like(grad)
        return (grad_self,)


def zero_autograd(self):
    """zero, recorded for the backward pass."""
    result = ZERO[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = ZeroBackward0()
    return recording.record(node, result, self)


ZERO.implement(AUTOGRAD_CPU, zero_autograd)


def zero__autograd(self):
    """zero_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return ZERO_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("zero_", self)
    node = ZeroBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    ZERO_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


ZERO_.implement(AUTOGRAD_CPU, zero__autograd)


def zero_forward(self):
    """zero, and the tangent of its result."""
    result = ZERO[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = functions.zeros_like(self_t)
    forward.attach(result, result_t, self_t)
    return result


ZERO.implement(FORWARD_AD, zero_forward)


def zero__forward(self):
    """zero_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return ZERO_[(self._keys) & BELOW_FORWARD](self)
    self_t = forward.tangent_of(self)
    result_t = functions.zeros_like(self_t)
    ZERO_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


ZERO_.implement(FORWARD_AD, zero__forward)


# one_hot (ops.yaml:4437)
ONE_HOT = define(
    "one_hot",
    "one_hot(Tensor self, int num_classes=-1) -> Tensor",
    source="ops.yaml:4437",
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


# tril_indices (ops.yaml:4462)
TRIL_INDICES = define(
    "tril_indices",
    "tril_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout"
    "=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    source="ops.yaml:4462",
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


# triu_indices (ops.yaml:4474)
TRIU_INDICES = define(
    "triu_indices",
    "triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout"
    "=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    source="ops.yaml:4474",
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


# _triangle_indices (ops.yaml:4486)
_TRIANGLE_INDICES = define(
    "_triangle_indices",
    "_triangle_indices(int row, int col, int offset, bool lower, ScalarType dtype, str oper"
    "ator) -> Tensor",
    source="ops.yaml:4486",
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
