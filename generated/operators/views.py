"""The views operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

import runtime.kernels.indexing

from runtime import device as devices
from runtime import dtypes, language
from runtime.autograd import forward, recording
from runtime.autograd.inplace import check_inplace, leave_graph, record_inplace, take_geometry, untracked
from runtime.autograd.node import Node, next_sequence_nr
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.guards import grad_enabled, state
from runtime.outputs import write_out
from runtime.keys import AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU, FORWARD_AD
from runtime.views import View

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.views"
functions = LateModule(f"{PACKAGE}.functions")


# view (ops.yaml:1950, derivatives.yaml:412)
VIEW = define(
    "view",
    "view(Tensor(a) self, int[] size) -> Tensor(a)",
    source="ops.yaml:1950",
    digest="03820718b8bd1662",
    kernel={
        "view": "sizes = infer_size(size, self.numel())\nstrides = compute_strides(self.shape, self.stri"
        'de(), sizes)\nif strides is None:\n    refuse(f"view: shape {list(sizes)} does not fit t'
        'he strides {self.stride()} of shape {list(self.shape)}; use reshape")\nreturn strided(s'
        "izes, strides, 0)",
    },
    derivative={
        "self": "grad.reshape(self.shape)",
        "result": "auto_linear",
    },
)


def view_geometry(self, size):
    """Sizes, strides and offset of view."""
    sizes = language.infer_size(size, self.numel())
    strides = language.compute_strides(self.shape, self.stride(), sizes)
    if strides is None:
        language.refuse(
            f"view: shape {list(sizes)} does not fit the strides {self.stride()} of shape {list(self.shape)}; use "
            "reshape"
        )
    return language.strided(sizes, strides, 0)


VIEW.implement(CPU, View(view_geometry))


class ViewBackward0(Node):
    """Backward of view (derivatives.yaml:412)."""

    __slots__ = ("_saved_self_shape",)
    operator = "view"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        grad_self = grad.reshape(self_shape)
        return (grad_self,)


def view_autograd(self, size):
    """view, recorded for the backward pass."""
    result = VIEW[(self._keys) & BELOW_AUTOGRAD](self, size)
    if state.active and not grad_enabled():
        return untracked(result)
    node = ViewBackward0()
    node._saved_self_shape = self.shape
    return recording.record(node, result, self)


VIEW.implement(AUTOGRAD_CPU, view_autograd)


def view_forward(self, size):
    """view, and the tangent of its result."""
    result = VIEW[(self._keys) & BELOW_FORWARD](self, size)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = VIEW[self._tangent._keys](forward.own(self), size)
    forward.attach_view(result, result_t)
    return result


VIEW.implement(FORWARD_AD, view_forward)


# view_as (ops.yaml:1976)
VIEW_AS = define(
    "view_as",
    "view_as(Tensor(a) self, Tensor other) -> Tensor(a)",
    source="ops.yaml:1976",
    digest="e9bbf4a0c5790a7b",
    kernel={
        "composite": "self.view(other.shape)",
    },
)


def view_as_composite(self, other):
    """view_as, from other operators."""
    return self.view(other.shape)


VIEW_AS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, view_as_composite)


# reshape (ops.yaml:1987)
RESHAPE = define(
    "reshape",
    "reshape(Tensor(a) self, int[] shape) -> Tensor(a)",
    tags=("engine",),
    source="ops.yaml:1987",
    digest="3d04e6e9a1206ded",
    kernel={
        "composite": "if self.is_contiguous():\n    return self.view(shape)\nsizes = infer_size(shape, self.nu"
        "mel())\nif compute_strides(self.shape, self.stride(), sizes) is None:\n    return clone("
        "self, memory_format=contiguous_format).view(sizes)\nreturn self.view(sizes)",
    },
)


def reshape_composite(self, shape):
    """reshape, from other operators."""
    if self.is_contiguous():
        return self.view(shape)
    sizes = language.infer_size(shape, self.numel())
    if language.compute_strides(self.shape, self.stride(), sizes) is None:
        return functions.clone(self, memory_format=devices.contiguous_format).view(sizes)
    return self.view(sizes)


RESHAPE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, reshape_composite)


# flatten.using_ints (ops.yaml:2008)
FLATTEN_USING_INTS = define(
    "flatten.using_ints",
    "flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)",
    source="ops.yaml:2008",
    digest="ff8f65fee602cc78",
    kernel={
        "composite": "first = wrap_dim(start_dim, self.ndim)\nlast = wrap_dim(end_dim, self.ndim)\nif first > "
        'last:\n    refuse(f"flatten: start_dim {start_dim} lies after end_dim {end_dim}")\nif se'
        "lf.ndim == 0:\n    return self.reshape((1,))\nreturn self.reshape((*self.shape[:first], "
        "product(self.shape[first:last + 1]), *self.shape[last + 1:]))",
    },
)


def flatten_using_ints_composite(self, start_dim, end_dim):
    """flatten.using_ints, from other operators."""
    first = language.wrap_dim(start_dim, self.ndim)
    last = language.wrap_dim(end_dim, self.ndim)
    if first > last:
        language.refuse(f"flatten: start_dim {start_dim} lies after end_dim {end_dim}")
    if self.ndim == 0:
        return self.reshape((1,))
    return self.reshape((*self.shape[:first], language.product(self.shape[first:last + 1]), *self.shape[last + 1:]))


FLATTEN_USING_INTS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, flatten_using_ints_composite)


# transpose.int (ops.yaml:2027, derivatives.yaml:416)
TRANSPOSE_INT = define(
    "transpose.int",
    "transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)",
    source="ops.yaml:2027",
    digest="6e229071ae6257c5",
    kernel={
        "view": "order = exchanged(self.ndim, dim0, dim1)\nreturn strided(permuted(self.shape, order), p"
        "ermuted(self.stride(), order), 0)",
    },
    derivative={
        "self": "grad.transpose(dim0, dim1)",
        "result": "auto_linear",
    },
)
TRANSPOSE_ = define(
    "transpose_",
    "transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)",
    source="ops.yaml:2027",
    digest="6e229071ae6257c5",
)


def transpose_int_geometry(self, dim0, dim1):
    """Sizes, strides and offset of transpose.int."""
    order = language.exchanged(self.ndim, dim0, dim1)
    return language.strided(language.permuted(self.shape, order), language.permuted(self.stride(), order), 0)


TRANSPOSE_INT.implement(CPU, View(transpose_int_geometry))


class TransposeBackward0(Node):
    """Backward of transpose.int (derivatives.yaml:416)."""

    __slots__ = ("_saved_dim0", "_saved_dim1")
    operator = "transpose.int"

    def apply(self, grad):
        dim0 = self._saved_dim0
        dim1 = self._saved_dim1
        grad_self = grad.transpose(dim0, dim1)
        return (grad_self,)


def transpose_int_autograd(self, dim0, dim1):
    """transpose.int, recorded for the backward pass."""
    result = TRANSPOSE_INT[(self._keys) & BELOW_AUTOGRAD](self, dim0, dim1)
    if state.active and not grad_enabled():
        return untracked(result)
    node = TransposeBackward0()
    node._saved_dim0 = dim0
    node._saved_dim1 = dim1
    return recording.record(node, result, self)


TRANSPOSE_INT.implement(AUTOGRAD_CPU, transpose_int_autograd)


def transpose_int_forward(self, dim0, dim1):
    """transpose.int, and the tangent of its result."""
    result = TRANSPOSE_INT[(self._keys) & BELOW_FORWARD](self, dim0, dim1)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = TRANSPOSE_INT[self._tangent._keys](forward.own(self), dim0, dim1)
    forward.attach_view(result, result_t)
    return result


TRANSPOSE_INT.implement(FORWARD_AD, transpose_int_forward)


def transpose__view(self, dim0, dim1):
    """transpose_: self becomes what transpose.int gives."""
    return take_geometry("transpose_", self, TRANSPOSE_INT[self._keys](self, dim0, dim1))


TRANSPOSE_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, transpose__view)


# t (ops.yaml:2047, derivatives.yaml:420)
T = define(
    "t",
    "t(Tensor(a) self) -> Tensor(a)",
    source="ops.yaml:2047",
    digest="47bcda1349e037c2",
    kernel={
        "view": 'if self.ndim > 2:\n    refuse(f"t: expected at most 2 dimensions, got shape {list(self.'
        'shape)}; use transpose or permute")\nreturn strided(self.shape[::-1], self.stride()[::-'
        "1], 0)",
    },
    derivative={
        "self": "grad.t()",
        "result": "auto_linear",
    },
)
T_ = define(
    "t_",
    "t_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:2047",
    digest="47bcda1349e037c2",
)


def t_geometry(self):
    """Sizes, strides and offset of t."""
    if self.ndim > 2:
        language.refuse(f"t: expected at most 2 dimensions, got shape {list(self.shape)}; use transpose or permute")
    return language.strided(self.shape[::-1], self.stride()[::-1], 0)


T.implement(CPU, View(t_geometry))


class TBackward0(Node):
    """Backward of t (derivatives.yaml:420)."""

    __slots__ = ()
    operator = "t"

    def apply(self, grad):
        grad_self = grad.t()
        return (grad_self,)


def t_autograd(self):
    """t, recorded for the backward pass."""
    result = T[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return untracked(result)
    node = TBackward0()
    return recording.record(node, result, self)


T.implement(AUTOGRAD_CPU, t_autograd)


def t_forward(self):
    """t, and the tangent of its result."""
    result = T[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = T[self._tangent._keys](forward.own(self))
    forward.attach_view(result, result_t)
    return result


T.implement(FORWARD_AD, t_forward)


def t__view(self):
    """t_: self becomes what t gives."""
    return take_geometry("t_", self, T[self._keys](self))


T_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, t__view)


# numpy_T (ops.yaml:2068)
NUMPY_T = define(
    "numpy_T",
    "numpy_T(Tensor(a) self) -> Tensor(a)",
    source="ops.yaml:2068",
    digest="25f6440a8d5fa753",
    kernel={
        "composite": "self.permute(tuple(reversed(range(self.ndim))))",
    },
)


def numpy_T_composite(self):
    """numpy_T, from other operators."""
    return self.permute(tuple(reversed(range(self.ndim))))


NUMPY_T.implement(COMPOSITE_IMPLICIT_AUTOGRAD, numpy_T_composite)


# mT (ops.yaml:2079)
MT = define(
    "mT",
    "mT(Tensor(a) self) -> Tensor(a)",
    source="ops.yaml:2079",
    digest="cef07ab04e58ae39",
    kernel={
        "composite": 'if self.ndim == 0:\n    return self\nif self.ndim < 2:\n    refuse(f"mT: expected a matri'
        'x or a batch of matrices, got shape {list(self.shape)}")\nreturn self.transpose(-2, -1)',
    },
)


def mT_composite(self):
    """mT, from other operators."""
    if self.ndim == 0:
        return self
    if self.ndim < 2:
        language.refuse(f"mT: expected a matrix or a batch of matrices, got shape {list(self.shape)}")
    return self.transpose(-2, -1)


MT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, mT_composite)


# permute (ops.yaml:2095, derivatives.yaml:424)
PERMUTE = define(
    "permute",
    "permute(Tensor(a) self, int[] dims) -> Tensor(a)",
    source="ops.yaml:2095",
    digest="ffd16b741cd0b723",
    kernel={
        "view": 'if len(dims) != self.ndim:\n    refuse(f"permute: {len(dims)} dimensions given for a te'
        'nsor of {self.ndim}")\norder = wrap_dims(dims, self.ndim)\nreturn strided(permuted(self.'
        "shape, order), permuted(self.stride(), order), 0)",
    },
    derivative={
        "self": "grad.permute(inverse_permutation(dims))",
        "result": "auto_linear",
    },
)


def permute_geometry(self, dims):
    """Sizes, strides and offset of permute."""
    if len(dims) != self.ndim:
        language.refuse(f"permute: {len(dims)} dimensions given for a tensor of {self.ndim}")
    order = language.wrap_dims(dims, self.ndim)
    return language.strided(language.permuted(self.shape, order), language.permuted(self.stride(), order), 0)


PERMUTE.implement(CPU, View(permute_geometry))


class PermuteBackward0(Node):
    """Backward of permute (derivatives.yaml:424)."""

    __slots__ = ("_saved_dims",)
    operator = "permute"

    def apply(self, grad):
        dims = self._saved_dims
        grad_self = grad.permute(language.inverse_permutation(dims))
        return (grad_self,)


def permute_autograd(self, dims):
    """permute, recorded for the backward pass."""
    result = PERMUTE[(self._keys) & BELOW_AUTOGRAD](self, dims)
    if state.active and not grad_enabled():
        return untracked(result)
    node = PermuteBackward0()
    node._saved_dims = dims
    return recording.record(node, result, self)


PERMUTE.implement(AUTOGRAD_CPU, permute_autograd)


def permute_forward(self, dims):
    """permute, and the tangent of its result."""
    result = PERMUTE[(self._keys) & BELOW_FORWARD](self, dims)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = PERMUTE[self._tangent._keys](forward.own(self), dims)
    forward.attach_view(result, result_t)
    return result


PERMUTE.implement(FORWARD_AD, permute_forward)


# unsqueeze (ops.yaml:2114, derivatives.yaml:428)
UNSQUEEZE = define(
    "unsqueeze",
    "unsqueeze(Tensor(a) self, int dim) -> Tensor(a)",
    source="ops.yaml:2114",
    digest="47fad27083e2224f",
    kernel={
        "view": "at = wrap_dim(dim, self.ndim + 1)\nstrides = self.stride()\nstep = strides[at] * self.sh"
        "ape[at] if at < self.ndim else 1\nreturn strided(inserted(self.shape, at, 1), inserted("
        "strides, at, step), 0)",
    },
    derivative={
        "self": "grad.reshape(self.shape)",
        "result": "auto_linear",
    },
)
UNSQUEEZE_ = define(
    "unsqueeze_",
    "unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)",
    source="ops.yaml:2114",
    digest="47fad27083e2224f",
)


def unsqueeze_geometry(self, dim):
    """Sizes, strides and offset of unsqueeze."""
    at = language.wrap_dim(dim, self.ndim + 1)
    strides = self.stride()
    step = strides[at] * self.shape[at] if at < self.ndim else 1
    return language.strided(language.inserted(self.shape, at, 1), language.inserted(strides, at, step), 0)


UNSQUEEZE.implement(CPU, View(unsqueeze_geometry))


class UnsqueezeBackward0(Node):
    """Backward of unsqueeze (derivatives.yaml:428)."""

    __slots__ = ("_saved_self_shape",)
    operator = "unsqueeze"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        grad_self = grad.reshape(self_shape)
        return (grad_self,)


def unsqueeze_autograd(self, dim):
    """unsqueeze, recorded for the backward pass."""
    result = UNSQUEEZE[(self._keys) & BELOW_AUTOGRAD](self, dim)
    if state.active and not grad_enabled():
        return untracked(result)
    node = UnsqueezeBackward0()
    node._saved_self_shape = self.shape
    return recording.record(node, result, self)


UNSQUEEZE.implement(AUTOGRAD_CPU, unsqueeze_autograd)


def unsqueeze_forward(self, dim):
    """unsqueeze, and the tangent of its result."""
    result = UNSQUEEZE[(self._keys) & BELOW_FORWARD](self, dim)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = UNSQUEEZE[self._tangent._keys](forward.own(self), dim)
    forward.attach_view(result, result_t)
    return result


UNSQUEEZE.implement(FORWARD_AD, unsqueeze_forward)


def unsqueeze__view(self, dim):
    """unsqueeze_: self becomes what unsqueeze gives."""
    return take_geometry("unsqueeze_", self, UNSQUEEZE[self._keys](self, dim))


UNSQUEEZE_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, unsqueeze__view)


# squeeze (ops.yaml:2131, derivatives.yaml:432)
SQUEEZE = define(
    "squeeze",
    "squeeze(Tensor(a) self) -> Tensor(a)",
    source="ops.yaml:2131",
    digest="7040e144f58f41c0",
    kernel={
        "view": "ones = tuple(d for d in range(self.ndim) if self.shape[d] == 1)\nreturn strided(without"
        "(self.shape, *ones), without(self.stride(), *ones), 0)",
    },
    derivative={
        "self": "grad.reshape(self.shape)",
        "result": "auto_linear",
    },
)
SQUEEZE_ = define(
    "squeeze_",
    "squeeze_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:2131",
    digest="7040e144f58f41c0",
)


def squeeze_geometry(self):
    """Sizes, strides and offset of squeeze."""
    ones = tuple((d for d in range(self.ndim) if self.shape[d] == 1))
    return language.strided(language.without(self.shape, *ones), language.without(self.stride(), *ones), 0)


SQUEEZE.implement(CPU, View(squeeze_geometry))


class SqueezeBackward0(Node):
    """Backward of squeeze (derivatives.yaml:432)."""

    __slots__ = ("_saved_self_shape",)
    operator = "squeeze"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        grad_self = grad.reshape(self_shape)
        return (grad_self,)


def squeeze_autograd(self):
    """squeeze, recorded for the backward pass."""
    result = SQUEEZE[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return untracked(result)
    node = SqueezeBackward0()
    node._saved_self_shape = self.shape
    return recording.record(node, result, self)


SQUEEZE.implement(AUTOGRAD_CPU, squeeze_autograd)


def squeeze_forward(self):
    """squeeze, and the tangent of its result."""
    result = SQUEEZE[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = SQUEEZE[self._tangent._keys](forward.own(self))
    forward.attach_view(result, result_t)
    return result


SQUEEZE.implement(FORWARD_AD, squeeze_forward)


def squeeze__view(self):
    """squeeze_: self becomes what squeeze gives."""
    return take_geometry("squeeze_", self, SQUEEZE[self._keys](self))


SQUEEZE_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, squeeze__view)


# squeeze.dim (ops.yaml:2149, derivatives.yaml:436)
SQUEEZE_DIM = define(
    "squeeze.dim",
    "squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)",
    source="ops.yaml:2149",
    digest="f94b6abdf06d54d4",
    kernel={
        "view": "at = wrap_dim(dim, self.ndim)\nones = (at,) if self.ndim and self.shape[at] == 1 else ("
        ")\nreturn strided(without(self.shape, *ones), without(self.stride(), *ones), 0)",
    },
    derivative={
        "self": "grad.reshape(self.shape)",
        "result": "auto_linear",
    },
)
SQUEEZE__DIM = define(
    "squeeze_.dim",
    "squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)",
    source="ops.yaml:2149",
    digest="f94b6abdf06d54d4",
)


def squeeze_dim_geometry(self, dim):
    """Sizes, strides and offset of squeeze.dim."""
    at = language.wrap_dim(dim, self.ndim)
    ones = (at,) if self.ndim and self.shape[at] == 1 else ()
    return language.strided(language.without(self.shape, *ones), language.without(self.stride(), *ones), 0)


SQUEEZE_DIM.implement(CPU, View(squeeze_dim_geometry))


class SqueezeBackward1(Node):
    """Backward of squeeze.dim (derivatives.yaml:436)."""

    __slots__ = ("_saved_self_shape",)
    operator = "squeeze.dim"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        grad_self = grad.reshape(self_shape)
        return (grad_self,)


def squeeze_dim_autograd(self, dim):
    """squeeze.dim, recorded for the backward pass."""
    result = SQUEEZE_DIM[(self._keys) & BELOW_AUTOGRAD](self, dim)
    if state.active and not grad_enabled():
        return untracked(result)
    node = SqueezeBackward1()
    node._saved_self_shape = self.shape
    return recording.record(node, result, self)


SQUEEZE_DIM.implement(AUTOGRAD_CPU, squeeze_dim_autograd)


def squeeze_dim_forward(self, dim):
    """squeeze.dim, and the tangent of its result."""
    result = SQUEEZE_DIM[(self._keys) & BELOW_FORWARD](self, dim)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = SQUEEZE_DIM[self._tangent._keys](forward.own(self), dim)
    forward.attach_view(result, result_t)
    return result


SQUEEZE_DIM.implement(FORWARD_AD, squeeze_dim_forward)


def squeeze__dim_view(self, dim):
    """squeeze_.dim: self becomes what squeeze.dim gives."""
    return take_geometry("squeeze_.dim", self, SQUEEZE_DIM[self._keys](self, dim))


SQUEEZE__DIM.implement(COMPOSITE_IMPLICIT_AUTOGRAD, squeeze__dim_view)


# squeeze.dims (ops.yaml:2168, derivatives.yaml:440)
SQUEEZE_DIMS = define(
    "squeeze.dims",
    "squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)",
    source="ops.yaml:2168",
    digest="f8046dcd1b880e38",
    kernel={
        "view": "ones = tuple(d for d in wrap_dims(dim, self.ndim) if self.shape[d] == 1) if len(dim) a"
        "nd self.ndim else ()\nreturn strided(without(self.shape, *ones), without(self.stride(),"
        " *ones), 0)",
    },
    derivative={
        "self": "grad.reshape(self.shape)",
        "result": "auto_linear",
    },
)
SQUEEZE__DIMS = define(
    "squeeze_.dims",
    "squeeze_.dims(Tensor(a!) self, int[] dim) -> Tensor(a!)",
    source="ops.yaml:2168",
    digest="f8046dcd1b880e38",
)


def squeeze_dims_geometry(self, dim):
    """Sizes, strides and offset of squeeze.dims."""
    ones = (
        tuple((d for d in language.wrap_dims(dim, self.ndim) if self.shape[d] == 1))
        if len(dim) and self.ndim
        else ()
    )
    return language.strided(language.without(self.shape, *ones), language.without(self.stride(), *ones), 0)


SQUEEZE_DIMS.implement(CPU, View(squeeze_dims_geometry))


class SqueezeBackward2(Node):
    """Backward of squeeze.dims (derivatives.yaml:440)."""

    __slots__ = ("_saved_self_shape",)
    operator = "squeeze.dims"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        grad_self = grad.reshape(self_shape)
        return (grad_self,)


def squeeze_dims_autograd(self, dim):
    """squeeze.dims, recorded for the backward pass."""
    result = SQUEEZE_DIMS[(self._keys) & BELOW_AUTOGRAD](self, dim)
    if state.active and not grad_enabled():
        return untracked(result)
    node = SqueezeBackward2()
    node._saved_self_shape = self.shape
    return recording.record(node, result, self)


SQUEEZE_DIMS.implement(AUTOGRAD_CPU, squeeze_dims_autograd)


def squeeze_dims_forward(self, dim):
    """squeeze.dims, and the tangent of its result."""
    result = SQUEEZE_DIMS[(self._keys) & BELOW_FORWARD](self, dim)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = SQUEEZE_DIMS[self._tangent._keys](forward.own(self), dim)
    forward.attach_view(result, result_t)
    return result


SQUEEZE_DIMS.implement(FORWARD_AD, squeeze_dims_forward)


def squeeze__dims_view(self, dim):
    """squeeze_.dims: self becomes what squeeze.dims gives."""
    return take_geometry("squeeze_.dims", self, SQUEEZE_DIMS[self._keys](self, dim))


SQUEEZE__DIMS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, squeeze__dims_view)


# expand (ops.yaml:2185, derivatives.yaml:446)
EXPAND = define(
    "expand",
    "expand(Tensor(a) self, int[] size, *, bool implicit=False) -> Tensor(a)",
    tags=("engine",),
    source="ops.yaml:2185",
    digest="8ec6b8ec46f2251c",
    kernel={
        "view": 'extra = len(size) - self.ndim\nif extra < 0:\n    refuse(f"expand: {list(size)} has fewe'
        'r dimensions than the tensor\'s shape {list(self.shape)}")\nsizes = tuple(expanded_size('
        "size, self.shape, d) for d in range(len(size)))\nstrides = tuple(0 if d < extra or self"
        ".shape[d - extra] != sizes[d] else self.stride(d - extra) for d in range(len(size)))\nr"
        "eturn strided(sizes, strides, 0)",
    },
    derivative={
        "self": "grad",
        "result": "auto_linear",
    },
)


def expand_geometry(self, size, implicit):
    """Sizes, strides and offset of expand."""
    extra = len(size) - self.ndim
    if extra < 0:
        language.refuse(f"expand: {list(size)} has fewer dimensions than the tensor's shape {list(self.shape)}")
    sizes = tuple((language.expanded_size(size, self.shape, d) for d in range(len(size))))
    strides = tuple(
        (0 if d < extra or self.shape[d - extra] != sizes[d] else self.stride(d - extra) for d in range(len(size)))
    )
    return language.strided(sizes, strides, 0)


EXPAND.implement(CPU, View(expand_geometry))


class ExpandBackward0(Node):
    """Backward of expand (derivatives.yaml:446)."""

    __slots__ = ()
    operator = "expand"

    def apply(self, grad):
        grad_self = grad
        return (grad_self,)


def expand_autograd(self, size, implicit):
    """expand, recorded for the backward pass."""
    result = EXPAND[(self._keys) & BELOW_AUTOGRAD](self, size, implicit)
    if state.active and not grad_enabled():
        return untracked(result)
    node = ExpandBackward0()
    return recording.record(node, result, self)


EXPAND.implement(AUTOGRAD_CPU, expand_autograd)


def expand_forward(self, size, implicit):
    """expand, and the tangent of its result."""
    result = EXPAND[(self._keys) & BELOW_FORWARD](self, size, implicit)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = EXPAND[self._tangent._keys](forward.own(self), size, implicit)
    forward.attach_view(result, result_t)
    return result


EXPAND.implement(FORWARD_AD, expand_forward)


# expand_as (ops.yaml:2210)
EXPAND_AS = define(
    "expand_as",
    "expand_as(Tensor(a) self, Tensor other) -> Tensor(a)",
    source="ops.yaml:2210",
    digest="8f9de7140e0e2bb1",
    kernel={
        "composite": "self.expand(other.shape)",
    },
)


def expand_as_composite(self, other):
    """expand_as, from other operators."""
    return self.expand(other.shape)


EXPAND_AS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, expand_as_composite)


# broadcast_to (ops.yaml:2221)
BROADCAST_TO = define(
    "broadcast_to",
    "broadcast_to(Tensor(a) self, int[] size) -> Tensor(a)",
    source="ops.yaml:2221",
    digest="8182bbfe6be31756",
    kernel={
        "composite": "self.expand(size)",
    },
)


def broadcast_to_composite(self, size):
    """broadcast_to, from other operators."""
    return self.expand(size)


BROADCAST_TO.implement(COMPOSITE_IMPLICIT_AUTOGRAD, broadcast_to_composite)


# select.int (ops.yaml:2232, derivatives.yaml:450)
SELECT_INT = define(
    "select.int",
    "select.int(Tensor(a) self, int dim, int index) -> Tensor(a)",
    source="ops.yaml:2232",
    digest="d5eeb3e91df30bf4",
    kernel={
        "view": 'if self.ndim == 0:\n    raise_index("select: a tensor without dimensions has nothing to'
        ' select from")\nat = wrap_dim(dim, self.ndim)\nplace = check_index(index, self.shape[at]'
        ', at, "select")\nreturn strided(without(self.shape, at), without(self.stride(), at), pl'
        "ace * self.stride(at))",
    },
    derivative={
        "self": "_scatter_at(grad, self.shape, index_at(dim, self.ndim, index))",
        "result": "auto_linear",
    },
)


def select_int_geometry(self, dim, index):
    """Sizes, strides and offset of select.int."""
    if self.ndim == 0:
        language.raise_index("select: a tensor without dimensions has nothing to select from")
    at = language.wrap_dim(dim, self.ndim)
    place = language.check_index(index, self.shape[at], at, "select")
    return language.strided(
        language.without(self.shape, at), language.without(self.stride(), at), place * self.stride(at)
    )


SELECT_INT.implement(CPU, View(select_int_geometry))


class SelectBackward0(Node):
    """Backward of select.int (derivatives.yaml:450)."""

    __slots__ = ("_saved_self_shape", "_saved_self_ndim", "_saved_dim", "_saved_index")
    operator = "select.int"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        self_ndim = self._saved_self_ndim
        dim = self._saved_dim
        index = self._saved_index
        grad_self = functions._scatter_at(grad, self_shape, language.index_at(dim, self_ndim, index))
        return (grad_self,)


def select_int_autograd(self, dim, index):
    """select.int, recorded for the backward pass."""
    result = SELECT_INT[(self._keys) & BELOW_AUTOGRAD](self, dim, index)
    if state.active and not grad_enabled():
        return untracked(result)
    node = SelectBackward0()
    node._saved_self_shape = self.shape
    node._saved_self_ndim = self.ndim
    node._saved_dim = dim
    node._saved_index = index
    return recording.record(node, result, self)


SELECT_INT.implement(AUTOGRAD_CPU, select_int_autograd)


def select_int_forward(self, dim, index):
    """select.int, and the tangent of its result."""
    result = SELECT_INT[(self._keys) & BELOW_FORWARD](self, dim, index)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = SELECT_INT[self._tangent._keys](forward.own(self), dim, index)
    forward.attach_view(result, result_t)
    return result


SELECT_INT.implement(FORWARD_AD, select_int_forward)


# slice.Tensor (ops.yaml:2252, derivatives.yaml:454)
SLICE_TENSOR = define(
    "slice.Tensor",
    "slice.Tensor(Tensor(a) self, int dim=0, int? start=None, int? end=None, int step=1) ->"
    " Tensor(a)",
    source="ops.yaml:2252",
    digest="a40a4a8c9a1db404",
    kernel={
        "view": 'if self.ndim == 0:\n    refuse("slice: a tensor without dimensions cannot be sliced")\na'
        "t = wrap_dim(dim, self.ndim)\nfirst, length = slice_bounds(start, end, step, self.shape"
        "[at])\nsizes = replaced(self.shape, at, length)\nreturn strided(sizes, replaced(self.str"
        "ide(), at, step * self.stride(at)), first * self.stride(at) if length else 0)",
    },
    derivative={
        "self": "_scatter_at(grad, self.shape, slice_at(dim, self.ndim, start, end, step))",
        "result": "auto_linear",
    },
)


def slice_Tensor_geometry(self, dim, start, end, step):
    """Sizes, strides and offset of slice.Tensor."""
    if self.ndim == 0:
        language.refuse("slice: a tensor without dimensions cannot be sliced")
    at = language.wrap_dim(dim, self.ndim)
    first, length = language.slice_bounds(start, end, step, self.shape[at])
    sizes = language.replaced(self.shape, at, length)
    return language.strided(
        sizes, language.replaced(self.stride(), at, step * self.stride(at)), first * self.stride(at) if length else 0
    )


SLICE_TENSOR.implement(CPU, View(slice_Tensor_geometry))


class SliceBackward0(Node):
    """Backward of slice.Tensor (derivatives.yaml:454)."""

    __slots__ = ("_saved_self_shape", "_saved_self_ndim", "_saved_dim", "_saved_start", "_saved_end", "_saved_step")
    operator = "slice.Tensor"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        self_ndim = self._saved_self_ndim
        dim = self._saved_dim
        start = self._saved_start
        end = self._saved_end
        step = self._saved_step
        grad_self = functions._scatter_at(grad, self_shape, language.slice_at(dim, self_ndim, start, end, step))
        return (grad_self,)


def slice_Tensor_autograd(self, dim, start, end, step):
    """slice.Tensor, recorded for the backward pass."""
    result = SLICE_TENSOR[(self._keys) & BELOW_AUTOGRAD](self, dim, start, end, step)
    if state.active and not grad_enabled():
        return untracked(result)
    node = SliceBackward0()
    node._saved_self_shape = self.shape
    node._saved_self_ndim = self.ndim
    node._saved_dim = dim
    node._saved_start = start
    node._saved_end = end
    node._saved_step = step
    return recording.record(node, result, self)


SLICE_TENSOR.implement(AUTOGRAD_CPU, slice_Tensor_autograd)


def slice_Tensor_forward(self, dim, start, end, step):
    """slice.Tensor, and the tangent of its result."""
    result = SLICE_TENSOR[(self._keys) & BELOW_FORWARD](self, dim, start, end, step)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = SLICE_TENSOR[self._tangent._keys](forward.own(self), dim, start, end, step)
    forward.attach_view(result, result_t)
    return result


SLICE_TENSOR.implement(FORWARD_AD, slice_Tensor_forward)


# narrow (ops.yaml:2274)
NARROW = define(
    "narrow",
    "narrow(Tensor(a) self, int dim, int start, int length) -> Tensor(a)",
    source="ops.yaml:2274",
    digest="da732a9cac08995d",
    kernel={
        "composite": 'if self.ndim == 0:\n    refuse("narrow: a tensor without dimensions has nothing to narr'
        'ow")\nsize = self.size(dim)\nif start < -size or start > size:\n    raise_index(f"narrow:'
        ' start {start} is out of range for dimension {dim} of size {size}")\nbegin = start + si'
        'ze if start < 0 else start\nif length < 0 or begin + length > size:\n    refuse(f"narrow'
        ': start {start} and length {length} exceed dimension size {size}")\nreturn self.slice(d'
        "im, begin, begin + length, 1)",
    },
)


def narrow_composite(self, dim, start, length):
    """narrow, from other operators."""
    if self.ndim == 0:
        language.refuse("narrow: a tensor without dimensions has nothing to narrow")
    size = self.size(dim)
    if start < -size or start > size:
        language.raise_index(f"narrow: start {start} is out of range for dimension {dim} of size {size}")
    begin = start + size if start < 0 else start
    if length < 0 or begin + length > size:
        language.refuse(f"narrow: start {start} and length {length} exceed dimension size {size}")
    return self.slice(dim, begin, begin + length, 1)


NARROW.implement(COMPOSITE_IMPLICIT_AUTOGRAD, narrow_composite)


# detach (ops.yaml:2293)
DETACH = define(
    "detach",
    "detach(Tensor(a) self) -> Tensor(a)",
    source="ops.yaml:2293",
    digest="ff453caffc76b954",
    kernel={
        "view": "strided(self.shape, self.stride(), 0)",
    },
)
DETACH_ = define(
    "detach_",
    "detach_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:2293",
    digest="ff453caffc76b954",
)


def detach_geometry(self):
    """Sizes, strides and offset of detach."""
    return language.strided(self.shape, self.stride(), 0)


DETACH.implement(CPU, View(detach_geometry, tracked=False))


def detach__view(self):
    """detach_: self becomes what detach gives."""
    return leave_graph("detach_", self, DETACH[self._keys](self))


DETACH_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, detach__view)


# _view_at (ops.yaml:2305, derivatives.yaml:458)
_VIEW_AT = define(
    "_view_at",
    "_view_at(Tensor(a) self, Index index) -> Tensor(a)",
    source="ops.yaml:2305",
    digest="70147955976c49e8",
    kernel={
        "dispatch": "{CPU: runtime.kernels.indexing.view_at}",
    },
    derivative={
        "self": "_scatter_at(grad, self.shape, index)",
        "result": "auto_linear",
    },
)
_VIEW_AT.implement(CPU, runtime.kernels.indexing.view_at)


class _ViewAtBackward0(Node):
    """Backward of _view_at (derivatives.yaml:458)."""

    __slots__ = ("_saved_self_shape", "_saved_index")
    operator = "_view_at"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        index = self._saved_index
        grad_self = functions._scatter_at(grad, self_shape, index)
        return (grad_self,)


def _view_at_autograd(self, index):
    """_view_at, recorded for the backward pass."""
    result = _VIEW_AT[(self._keys) & BELOW_AUTOGRAD](self, index)
    if state.active and not grad_enabled():
        return untracked(result)
    node = _ViewAtBackward0()
    node._saved_self_shape = self.shape
    node._saved_index = index
    return recording.record(node, result, self)


_VIEW_AT.implement(AUTOGRAD_CPU, _view_at_autograd)


def _view_at_forward(self, index):
    """_view_at, and the tangent of its result."""
    result = _VIEW_AT[(self._keys) & BELOW_FORWARD](self, index)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = _VIEW_AT[self._tangent._keys](forward.own(self), index)
    forward.attach_view(result, result_t)
    return result


_VIEW_AT.implement(FORWARD_AD, _view_at_forward)


# _take_at (ops.yaml:2316, derivatives.yaml:462)
_TAKE_AT = define(
    "_take_at",
    "_take_at(Tensor self, Index index) -> Tensor",
    source="ops.yaml:2316",
    digest="39b8ced85a238c31",
    kernel={
        "dispatch": "{CPU: runtime.kernels.indexing.take_at}",
    },
    derivative={
        "self": "_scatter_at(grad, self.shape, index)",
        "result": "auto_linear",
    },
)
_TAKE_AT.implement(CPU, runtime.kernels.indexing.take_at)


class _TakeAtBackward0(Node):
    """Backward of _take_at (derivatives.yaml:462)."""

    __slots__ = ("_saved_self_shape", "_saved_index")
    operator = "_take_at"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        index = self._saved_index
        grad_self = functions._scatter_at(grad, self_shape, index)
        return (grad_self,)


def _take_at_autograd(self, index):
    """_take_at, recorded for the backward pass."""
    result = _TAKE_AT[(self._keys) & BELOW_AUTOGRAD](self, index)
    if state.active and not grad_enabled():
        return result
    node = _TakeAtBackward0()
    node._saved_self_shape = self.shape
    node._saved_index = index
    return recording.record(node, result, self)


_TAKE_AT.implement(AUTOGRAD_CPU, _take_at_autograd)


def _take_at_forward(self, index):
    """_take_at, and the tangent of its result."""
    result = _TAKE_AT[(self._keys) & BELOW_FORWARD](self, index)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = _TAKE_AT[self_t._keys](self_t, index)
    forward.attach(result, result_t, self_t)
    return result


_TAKE_AT.implement(FORWARD_AD, _take_at_forward)


# _take_last_at (ops.yaml:2327)
_TAKE_LAST_AT = define(
    "_take_last_at",
    "_take_last_at(Tensor grad, Index index) -> Tensor",
    source="ops.yaml:2327",
    digest="62c2c35b74ca2139",
    kernel={
        "composite": "read = _take_at(grad, index)\norder = arange(read.numel()).reshape(read.shape)\nlast = _"
        "take_at(_put_at(zeros(grad.shape, dtype=int64), order, index), index)\nreturn where(las"
        "t == order, read, 0)",
    },
)


def _take_last_at_composite(grad, index):
    """_take_last_at, from other operators."""
    read = functions._take_at(grad, index)
    order = functions.arange(read.numel()).reshape(read.shape)
    last = functions._take_at(functions._put_at(functions.zeros(grad.shape, dtype=dtypes.int64), order, index), index)
    return functions.where(last == order, read, 0)


_TAKE_LAST_AT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _take_last_at_composite)


# _scatter_at (ops.yaml:2336, derivatives.yaml:466)
_SCATTER_AT = define(
    "_scatter_at",
    "_scatter_at(Tensor self, int[] sizes, Index index) -> Tensor",
    source="ops.yaml:2336",
    digest="431a05a26338301e",
    kernel={
        "dispatch": "{CPU: runtime.kernels.indexing.scatter_at}",
    },
    derivative={
        "self": "_view_at(grad, index) if is_basic_index(index) else _take_at(grad, index)",
        "result": "auto_linear",
    },
)
_SCATTER_AT.implement(CPU, runtime.kernels.indexing.scatter_at)


class _ScatterAtBackward0(Node):
    """Backward of _scatter_at (derivatives.yaml:466)."""

    __slots__ = ("_saved_index",)
    operator = "_scatter_at"

    def apply(self, grad):
        index = self._saved_index
        grad_self = (
            functions._view_at(grad, index)
            if language.is_basic_index(index)
            else functions._take_at(grad, index)
        )
        return (grad_self,)


def _scatter_at_autograd(self, sizes, index):
    """_scatter_at, recorded for the backward pass."""
    result = _SCATTER_AT[(self._keys) & BELOW_AUTOGRAD](self, sizes, index)
    if state.active and not grad_enabled():
        return result
    node = _ScatterAtBackward0()
    node._saved_index = index
    return recording.record(node, result, self)


_SCATTER_AT.implement(AUTOGRAD_CPU, _scatter_at_autograd)


def _scatter_at_forward(self, sizes, index):
    """_scatter_at, and the tangent of its result."""
    result = _SCATTER_AT[(self._keys) & BELOW_FORWARD](self, sizes, index)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = _SCATTER_AT[self_t._keys](self_t, sizes, index)
    forward.attach(result, result_t, self_t)
    return result


_SCATTER_AT.implement(FORWARD_AD, _scatter_at_forward)


# getitem (ops.yaml:2346)
GETITEM = define(
    "getitem",
    "getitem(Tensor self, Index index) -> Tensor",
    source="ops.yaml:2346",
    digest="ebad9823424301b7",
    kernel={
        "composite": "if is_basic_index(index):\n    return _view_at(self, index)\nfirst, second = split_index"
        "(self.shape, index)\nchosen = _view_at(self, first) if first or not second else self\nre"
        "turn _take_at(chosen, second) if second else chosen",
    },
)


def getitem_composite(self, index):
    """getitem, from other operators."""
    if language.is_basic_index(index):
        return functions._view_at(self, index)
    first, second = language.split_index(self.shape, index)
    chosen = functions._view_at(self, first) if first or not second else self
    return functions._take_at(chosen, second) if second else chosen


GETITEM.implement(COMPOSITE_IMPLICIT_AUTOGRAD, getitem_composite)


# _put_at (ops.yaml:2368, derivatives.yaml:470)
_PUT_AT = define(
    "_put_at",
    "_put_at(Tensor self, Tensor value, Index index) -> Tensor",
    source="ops.yaml:2368",
    digest="40424ee73f744a9e",
    kernel={
        "dispatch": "{CPU: runtime.kernels.indexing.put_at}",
    },
    derivative={
        "self": "_put_at(grad, zeros((), dtype=grad.dtype), index)",
        "value": "_view_at(grad, index) if is_basic_index(index) else _take_last_at(grad, index)",
        "result": "auto_linear",
    },
)
_PUT_AT_ = define(
    "_put_at_",
    "_put_at_(Tensor(a!) self, Tensor value, Index index) -> Tensor(a!)",
    source="ops.yaml:2368",
    digest="40424ee73f744a9e",
)
_PUT_AT.implement(CPU, runtime.kernels.indexing.put_at)


def _put_at__cpu(self, value, index):
    """_put_at_: the functional form, copied into self."""
    result = _PUT_AT[(self._keys | value._keys) & BELOW_AUTOGRAD](self, value, index)
    return write_out("_put_at_", self, result, in_place=True)


_PUT_AT_.implement(CPU, _put_at__cpu)


class _PutAtBackward0(Node):
    """Backward of _put_at (derivatives.yaml:470)."""

    __slots__ = ("_saved_index",)
    operator = "_put_at"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            index = self._saved_index
            grad_self = functions._put_at(grad, functions.zeros((), dtype=grad.dtype), index)
        grad_value = None
        if self.edges[1] is not None:
            index = self._saved_index
            grad_value = (
                functions._view_at(grad, index)
                if language.is_basic_index(index)
                else functions._take_last_at(grad, index)
            )
        return (grad_self, grad_value)


def _put_at_autograd(self, value, index):
    """_put_at, recorded for the backward pass."""
    result = _PUT_AT[(self._keys | value._keys) & BELOW_AUTOGRAD](self, value, index)
    if state.active and not grad_enabled():
        return result
    node = _PutAtBackward0()
    node._saved_index = index
    return recording.record(node, result, self, value)


_PUT_AT.implement(AUTOGRAD_CPU, _put_at_autograd)


def _put_at__autograd(self, value, index):
    """_put_at_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return _PUT_AT_[(self._keys | value._keys) & BELOW_AUTOGRAD](self, value, index)
    check_inplace("_put_at_", self)
    node = _PutAtBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, value._edge)
    node._saved_index = index
    _PUT_AT_[(self._keys | value._keys) & BELOW_AUTOGRAD](self, value, index)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


_PUT_AT_.implement(AUTOGRAD_CPU, _put_at__autograd)


def _put_at_forward(self, value, index):
    """_put_at, and the tangent of its result."""
    result = _PUT_AT[(self._keys | value._keys) & BELOW_FORWARD](self, value, index)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    value_t = forward.tangent_of(value)
    self_t = forward.or_zeros(self_t, self)
    value_t = forward.or_zeros(value_t, value)
    result_t = _PUT_AT[self_t._keys | value_t._keys](self_t, value_t, index)
    forward.attach(result, result_t, self_t, value_t)
    return result


_PUT_AT.implement(FORWARD_AD, _put_at_forward)


def _put_at__forward(self, value, index):
    """_put_at_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return _PUT_AT_[(self._keys | value._keys) & BELOW_FORWARD](self, value, index)
    self_t = forward.tangent_of(self)
    value_t = forward.tangent_of(value)
    self_t = forward.or_zeros(self_t, self)
    value_t = forward.or_zeros(value_t, value)
    result_t = _PUT_AT[self_t._keys | value_t._keys](self_t, value_t, index)
    _PUT_AT_[(self._keys | value._keys) & BELOW_FORWARD](self, value, index)
    return forward.rewrite(self, result_t, self_t, value_t)


_PUT_AT_.implement(FORWARD_AD, _put_at__forward)


# _set_at (ops.yaml:2380)
_SET_AT = define(
    "_set_at",
    "_set_at(Tensor self, Index index, Tensor value) -> Tensor",
    source="ops.yaml:2380",
    digest="789a85916304325f",
    kernel={
        "composite": "first, second = (index, ()) if is_basic_index(index) else split_index(self.shape, inde"
        "x)\ntarget = self if second and not first else _view_at(self, first)\nif second:\n    _pu"
        "t_at_(target, value, second)\nelif value.ndim > target.ndim and product(value.shape[:va"
        "lue.ndim - target.ndim]) == 1:\n    target.copy_(value.reshape(value.shape[value.ndim -"
        " target.ndim:]))\nelse:\n    target.copy_(value)\nreturn self",
    },
)


def _set_at_composite(self, index, value):
    """_set_at, from other operators."""
    first, second = (index, ()) if language.is_basic_index(index) else language.split_index(self.shape, index)
    target = self if second and (not first) else functions._view_at(self, first)
    if second:
        functions._put_at_(target, value, second)
    elif value.ndim > target.ndim and language.product(value.shape[:value.ndim - target.ndim]) == 1:
        target.copy_(value.reshape(value.shape[value.ndim - target.ndim:]))
    else:
        target.copy_(value)
    return self


_SET_AT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _set_at_composite)
