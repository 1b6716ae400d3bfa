"""The rearrangement operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime import device as devices
from runtime import dtypes, language
from runtime.autograd import forward, recording
from runtime.autograd.inplace import below_autograd, check_inplace, record_inplace, without_gradient
from runtime.autograd.node import Node, next_sequence_nr
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.guards import grad_enabled, state
from runtime.outputs import write_out
from runtime.keys import (
    AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, COMPOSITE_EXPLICIT_AUTOGRAD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU,
    FORWARD_AD,
)

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.rearrangement"
functions = LateModule(f"{PACKAGE}.functions")


# flip (ops.yaml:3445, derivatives.yaml:536)
FLIP = define(
    "flip",
    "flip(Tensor self, int[] dims) -> Tensor",
    source="ops.yaml:3445",
    digest="f4ff466ca459cf69",
    kernel={
        "composite": "for one in dims:\n    wrap_dim(one, self.ndim)\nreturn clone(_from_end(self, dims) if le"
        "n(dims) else self)",
    },
    derivative={
        "self": "grad.flip(dims)",
        "result": "auto_linear",
    },
)


def flip_composite(self, dims):
    """flip, from other operators."""
    for one in dims:
        language.wrap_dim(one, self.ndim)
    return functions.clone(functions._from_end(self, dims) if len(dims) else self)


FLIP.implement(COMPOSITE_EXPLICIT_AUTOGRAD, below_autograd(flip_composite))


class FlipBackward0(Node):
    """Backward of flip (derivatives.yaml:536)."""

    __slots__ = ("_saved_dims",)
    operator = "flip"

    def apply(self, grad):
        dims = self._saved_dims
        grad_self = grad.flip(dims)
        return (grad_self,)


def flip_autograd(self, dims):
    """flip, recorded for the backward pass."""
    result = FLIP[(self._keys) & BELOW_AUTOGRAD](self, dims)
    if state.active and not grad_enabled():
        return result
    node = FlipBackward0()
    node._saved_dims = dims
    return recording.record(node, result, self)


FLIP.implement(AUTOGRAD_CPU, flip_autograd)


def flip_forward(self, dims):
    """flip, and the tangent of its result."""
    with forward.primal_only():
        result = FLIP[(self._keys) & BELOW_FORWARD](self, dims)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = FLIP[self_t._keys](self_t, dims)
    forward.attach(result, result_t, self_t)
    return result


FLIP.implement(FORWARD_AD, flip_forward)


# fliplr (ops.yaml:3465)
FLIPLR = define(
    "fliplr",
    "fliplr(Tensor self) -> Tensor",
    source="ops.yaml:3465",
    digest="fdf8f4b626f50fd3",
    kernel={
        "composite": 'if self.ndim < 2:\n    refuse(f"fliplr: expected at least 2 dimensions, got shape {list'
        '(self.shape)}")\nreturn self.flip((1,))',
    },
)


def fliplr_composite(self):
    """fliplr, from other operators."""
    if self.ndim < 2:
        language.refuse(f"fliplr: expected at least 2 dimensions, got shape {list(self.shape)}")
    return self.flip((1,))


FLIPLR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, fliplr_composite)


# flipud (ops.yaml:3479)
FLIPUD = define(
    "flipud",
    "flipud(Tensor self) -> Tensor",
    source="ops.yaml:3479",
    digest="6ccd5bf77d3d9126",
    kernel={
        "composite": 'if self.ndim < 1:\n    refuse("flipud: expected at least one dimension")\nreturn self.fl'
        "ip((0,))",
    },
)


def flipud_composite(self):
    """flipud, from other operators."""
    if self.ndim < 1:
        language.refuse("flipud: expected at least one dimension")
    return self.flip((0,))


FLIPUD.implement(COMPOSITE_IMPLICIT_AUTOGRAD, flipud_composite)


# roll (ops.yaml:3493, derivatives.yaml:540)
ROLL = define(
    "roll",
    "roll(Tensor self, int[1] shifts, int[1] dims=[]) -> Tensor",
    source="ops.yaml:3493",
    digest="ec5e9120d21818e8",
    kernel={
        "composite": "if len(shifts) == 0 or (len(dims) == 0 and len(shifts) != 1) or (len(dims) and len(dim"
        's) != len(shifts)):\n    refuse(f"roll: there must be one shift for each dimension, got'
        ' shifts {list(shifts)} and dims {list(dims)}")\nif len(dims) == 0:\n    return self.resh'
        'ape((-1,)).roll(shifts, (0,)).view(self.shape)\nif self.ndim == 0:\n    raise_index("rol'
        'l: a tensor without dimensions has none to roll along")\nresult = self\nfor shift, dim i'
        "n zip(shifts, dims, strict=True):\n    size = result.size(dim)\n    back = -shift % size"
        " if size else 0\n    result = cat([result.narrow(dim, back, size - back), result.narrow"
        "(dim, 0, back)], dim)\nreturn result",
    },
    derivative={
        "self": "grad.roll(negated(shifts), dims)",
        "result": "auto_linear",
    },
)


def roll_composite(self, shifts, dims):
    """roll, from other operators."""
    if len(shifts) == 0 or (len(dims) == 0 and len(shifts) != 1) or (len(dims) and len(dims) != len(shifts)):
        language.refuse(
            f"roll: there must be one shift for each dimension, got shifts {list(shifts)} and dims {list(dims)}"
        )
    if len(dims) == 0:
        return self.reshape((-1,)).roll(shifts, (0,)).view(self.shape)
    if self.ndim == 0:
        language.raise_index("roll: a tensor without dimensions has none to roll along")
    result = self
    for shift, dim in zip(shifts, dims, strict=True):
        size = result.size(dim)
        back = -shift % size if size else 0
        result = functions.cat([result.narrow(dim, back, size - back), result.narrow(dim, 0, back)], dim)
    return result


ROLL.implement(COMPOSITE_EXPLICIT_AUTOGRAD, below_autograd(roll_composite))


class RollBackward0(Node):
    """Backward of roll (derivatives.yaml:540)."""

    __slots__ = ("_saved_dims", "_saved_shifts")
    operator = "roll"

    def apply(self, grad):
        dims = self._saved_dims
        shifts = self._saved_shifts
        grad_self = grad.roll(language.negated(shifts), dims)
        return (grad_self,)


def roll_autograd(self, shifts, dims):
    """roll, recorded for the backward pass."""
    result = ROLL[(self._keys) & BELOW_AUTOGRAD](self, shifts, dims)
    if state.active and not grad_enabled():
        return result
    node = RollBackward0()
    node._saved_dims = dims
    node._saved_shifts = shifts
    return recording.record(node, result, self)


ROLL.implement(AUTOGRAD_CPU, roll_autograd)


def roll_forward(self, shifts, dims):
    """roll, and the tangent of its result."""
    with forward.primal_only():
        result = ROLL[(self._keys) & BELOW_FORWARD](self, shifts, dims)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = ROLL[self_t._keys](self_t, shifts, dims)
    forward.attach(result, result_t, self_t)
    return result


ROLL.implement(FORWARD_AD, roll_forward)


# rot90 (ops.yaml:3526)
ROT90 = define(
    "rot90",
    "rot90(Tensor self, int k=1, int[] dims=[0,1]) -> Tensor",
    source="ops.yaml:3526",
    digest="62584258f81a001a",
    kernel={
        "composite": 'if len(dims) != 2 or self.ndim < 2:\n    refuse(f"rot90: expected two dimensions of at '
        'least two, got dims {list(dims)} for shape {list(self.shape)}")\none, other = diagonal_'
        'dims(dims[0], dims[1], self.ndim, "rot90")\nif k % 4 == 1:\n    return self.flip((other,'
        ")).transpose(one, other)\nif k % 4 == 2:\n    return self.flip((one, other))\nif k % 4 =="
        " 3:\n    return self.flip((one,)).transpose(one, other)\nreturn clone(self, memory_forma"
        "t=contiguous_format)",
    },
)


def rot90_composite(self, k, dims):
    """rot90, from other operators."""
    if len(dims) != 2 or self.ndim < 2:
        language.refuse(
            f"rot90: expected two dimensions of at least two, got dims {list(dims)} for shape {list(self.shape)}"
        )
    one, other = language.diagonal_dims(dims[0], dims[1], self.ndim, "rot90")
    if k % 4 == 1:
        return self.flip((other,)).transpose(one, other)
    if k % 4 == 2:
        return self.flip((one, other))
    if k % 4 == 3:
        return self.flip((one,)).transpose(one, other)
    return functions.clone(self, memory_format=devices.contiguous_format)


ROT90.implement(COMPOSITE_IMPLICIT_AUTOGRAD, rot90_composite)


# repeat (ops.yaml:3547)
REPEAT = define(
    "repeat",
    "repeat(Tensor self, int[] repeats) -> Tensor",
    source="ops.yaml:3547",
    digest="c08f7d3306b462f3",
    kernel={
        "composite": 'sizes, spread = repeated_sizes(self.shape, repeats, "repeat")\nalone = tuple(one for si'
        "ze in sizes for one in (1, size))\ncopied = clone(self.reshape(alone).expand(spread), m"
        "emory_format=contiguous_format)\nreturn copied.view(tuple(times * size for times, size "
        "in zip(repeats, sizes, strict=True)))",
    },
)


def repeat_composite(self, repeats):
    """repeat, from other operators."""
    sizes, spread = language.repeated_sizes(self.shape, repeats, "repeat")
    alone = tuple((one for size in sizes for one in (1, size)))
    copied = functions.clone(self.reshape(alone).expand(spread), memory_format=devices.contiguous_format)
    return copied.view(tuple((times * size for times, size in zip(repeats, sizes, strict=True))))


REPEAT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, repeat_composite)


# tile (ops.yaml:3562)
TILE = define(
    "tile",
    "tile(Tensor self, int[] dims) -> Tensor",
    source="ops.yaml:3562",
    digest="23ba32436776416a",
    kernel={
        "composite": "self.repeat((*[1 for _ in range(self.ndim - len(dims))], *dims))",
    },
)


def tile_composite(self, dims):
    """tile, from other operators."""
    return self.repeat((*[1 for _ in range(self.ndim - len(dims))], *dims))


TILE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, tile_composite)


# repeat_interleave.Tensor (ops.yaml:3573)
REPEAT_INTERLEAVE_TENSOR = define(
    "repeat_interleave.Tensor",
    "repeat_interleave.Tensor(Tensor repeats, *, int? output_size=None) -> Tensor",
    source="ops.yaml:3573",
    digest="bdf70dfd3ec9225e",
    kernel={
        "composite": "if repeats.ndim != 1 or (repeats.dtype != int64 and repeats.dtype != int32):\n    refus"
        'e(f"repeat_interleave: expected a vector of int64 or int32 as repeats, got {repeats.dt'
        'ype} and shape {list(repeats.shape)}")\nif repeats.numel() and repeats.amin().item() < '
        '0:\n    refuse("repeat_interleave: repeats must not be negative")\nends = repeats.to(int'
        "64).cumsum(0)\ntotal = ends[-1].item() if repeats.numel() else 0\nif output_size is not "
        'None and output_size != total:\n    refuse(f"repeat_interleave: the repeats add up to {'
        'total}, not to the output_size {output_size}")\nmarks = zeros((total + 1,), dtype=int64'
        ").index_add(0, ends, ones((ends.numel(),), dtype=int64))\nreturn marks.narrow(0, 0, tot"
        "al).cumsum(0).to(repeats.dtype)",
    },
)


def repeat_interleave_Tensor_composite(repeats, output_size):
    """repeat_interleave.Tensor, from other operators."""
    if repeats.ndim != 1 or (repeats.dtype != dtypes.int64 and repeats.dtype != dtypes.int32):
        language.refuse(
            f"repeat_interleave: expected a vector of int64 or int32 as repeats, got {repeats.dtype} and shape "
            f"{list(repeats.shape)}"
        )
    if repeats.numel() and repeats.amin().item() < 0:
        language.refuse("repeat_interleave: repeats must not be negative")
    ends = repeats.to(dtypes.int64).cumsum(0)
    total = ends[-1].item() if repeats.numel() else 0
    if output_size is not None and output_size != total:
        language.refuse(f"repeat_interleave: the repeats add up to {total}, not to the output_size {output_size}")
    marks = functions.zeros((total + 1,), dtype=dtypes.int64).index_add(
        0, ends, functions.ones((ends.numel(),), dtype=dtypes.int64)
    )
    return marks.narrow(0, 0, total).cumsum(0).to(repeats.dtype)


REPEAT_INTERLEAVE_TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, repeat_interleave_Tensor_composite)


# repeat_interleave.self_Tensor (ops.yaml:3592)
REPEAT_INTERLEAVE_SELF_TENSOR = define(
    "repeat_interleave.self_Tensor",
    "repeat_interleave.self_Tensor(Tensor self, Tensor repeats, int? dim=None, *, int? outp"
    "ut_size=None) -> Tensor",
    source="ops.yaml:3592",
    digest="66478fce3bcbd232",
    kernel={
        "composite": "if dim is None:\n    return self.reshape((-1,)).repeat_interleave(repeats, 0, output_si"
        'ze=output_size)\nif self.ndim == 0:\n    raise_index("repeat_interleave: a tensor withou'
        't dimensions has none to repeat along")\nsize = self.size(dim)\nif repeats.ndim > 1 or ('
        'repeats.numel() != size and repeats.numel() != 1):\n    refuse(f"repeat_interleave: exp'
        'ected one repeat, or {size} for dimension {dim}, got shape {list(repeats.shape)}")\nret'
        "urn self.index_select(dim, repeat_interleave(repeats.reshape((-1,)).expand((size,)), o"
        "utput_size=output_size))",
    },
)


def repeat_interleave_self_Tensor_composite(self, repeats, dim, output_size):
    """repeat_interleave.self_Tensor, from other operators."""
    if dim is None:
        return self.reshape((-1,)).repeat_interleave(repeats, 0, output_size=output_size)
    if self.ndim == 0:
        language.raise_index("repeat_interleave: a tensor without dimensions has none to repeat along")
    size = self.size(dim)
    if repeats.ndim > 1 or (repeats.numel() != size and repeats.numel() != 1):
        language.refuse(
            f"repeat_interleave: expected one repeat, or {size} for dimension {dim}, got shape {list(repeats.shape)}"
        )
    return self.index_select(
        dim, functions.repeat_interleave(repeats.reshape((-1,)).expand((size,)), output_size=output_size)
    )


REPEAT_INTERLEAVE_SELF_TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, repeat_interleave_self_Tensor_composite)


# repeat_interleave.self_int (ops.yaml:3610)
REPEAT_INTERLEAVE_SELF_INT = define(
    "repeat_interleave.self_int",
    "repeat_interleave.self_int(Tensor self, int repeats, int? dim=None, *, int? output_siz"
    "e=None) -> Tensor",
    source="ops.yaml:3610",
    digest="47d057f27a387df1",
    kernel={
        "composite": 'if repeats < 0:\n    refuse(f"repeat_interleave: repeats must not be negative, got {rep'
        'eats}")\nif dim is not None and self.ndim == 0:\n    raise_index("repeat_interleave: a t'
        'ensor without dimensions has none to repeat along")\nbase = self.reshape((-1,)) if dim '
        "is None else self\nat = wrap_dim(0 if dim is None else dim, base.ndim)\nsize = base.size"
        '(at)\nif output_size is not None and output_size != repeats * size:\n    refuse(f"repeat'
        "_interleave: the repeats add up to {repeats * size}, not to the output_size {output_si"
        'ze}")\nspread = base.unsqueeze(at + 1).expand(inserted(base.shape, at + 1, repeats))\nre'
        "turn clone(spread, memory_format=contiguous_format).view(replaced(base.shape, at, repe"
        "ats * size))",
    },
)


def repeat_interleave_self_int_composite(self, repeats, dim, output_size):
    """repeat_interleave.self_int, from other operators."""
    if repeats < 0:
        language.refuse(f"repeat_interleave: repeats must not be negative, got {repeats}")
    if dim is not None and self.ndim == 0:
        language.raise_index("repeat_interleave: a tensor without dimensions has none to repeat along")
    base = self.reshape((-1,)) if dim is None else self
    at = language.wrap_dim(0 if dim is None else dim, base.ndim)
    size = base.size(at)
    if output_size is not None and output_size != repeats * size:
        language.refuse(
            f"repeat_interleave: the repeats add up to {repeats * size}, not to the output_size {output_size}"
        )
    spread = base.unsqueeze(at + 1).expand(language.inserted(base.shape, at + 1, repeats))
    return functions.clone(spread, memory_format=devices.contiguous_format).view(
        language.replaced(base.shape, at, repeats * size)
    )


REPEAT_INTERLEAVE_SELF_INT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, repeat_interleave_self_int_composite)


# tril (ops.yaml:3632, derivatives.yaml:544)
TRIL = define(
    "tril",
    "tril(Tensor self, int diagonal=0) -> Tensor",
    source="ops.yaml:3632",
    digest="b56845f7f7aa5885",
    kernel={
        "composite": 'if self.ndim < 2:\n    refuse(f"tril: expected a matrix or a batch of matrices, got sha'
        'pe {list(self.shape)}")\nkeeps = arange(self.size(-2)).unsqueeze(1) >= arange(self.size'
        "(-1)) - diagonal\nreturn where(keeps, self.contiguous(), zeros((), dtype=self.dtype))",
    },
    derivative={
        "self": "grad.tril(diagonal)",
        "result": "auto_linear",
    },
)
TRIL_ = define(
    "tril_",
    "tril_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)",
    source="ops.yaml:3632",
    digest="b56845f7f7aa5885",
)
TRIL_OUT = define(
    "tril.out",
    "tril.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:3632",
    digest="b56845f7f7aa5885",
)


def tril_composite(self, diagonal):
    """tril, from other operators."""
    if self.ndim < 2:
        language.refuse(f"tril: expected a matrix or a batch of matrices, got shape {list(self.shape)}")
    keeps = functions.arange(self.size(-2)).unsqueeze(1) >= functions.arange(self.size(-1)) - diagonal
    return functions.where(keeps, self.contiguous(), functions.zeros((), dtype=self.dtype))


TRIL.implement(COMPOSITE_EXPLICIT_AUTOGRAD, below_autograd(tril_composite))


def tril__cpu(self, diagonal):
    """tril_: the functional form, copied into self."""
    result = TRIL[(self._keys) & BELOW_AUTOGRAD](self, diagonal)
    return write_out("tril_", self, result, in_place=True)


TRIL_.implement(CPU, tril__cpu)


def tril_out_cpu(self, diagonal, out):
    """tril.out: the functional form, copied into out."""
    result = TRIL[(self._keys) & BELOW_AUTOGRAD](self, diagonal)
    return write_out("tril.out", out, result)


TRIL_OUT.implement(CPU, tril_out_cpu)


class TrilBackward0(Node):
    """Backward of tril (derivatives.yaml:544)."""

    __slots__ = ("_saved_diagonal",)
    operator = "tril"

    def apply(self, grad):
        diagonal = self._saved_diagonal
        grad_self = grad.tril(diagonal)
        return (grad_self,)


def tril_autograd(self, diagonal):
    """tril, recorded for the backward pass."""
    result = TRIL[(self._keys) & BELOW_AUTOGRAD](self, diagonal)
    if state.active and not grad_enabled():
        return result
    node = TrilBackward0()
    node._saved_diagonal = diagonal
    return recording.record(node, result, self)


TRIL.implement(AUTOGRAD_CPU, tril_autograd)


def tril__autograd(self, diagonal):
    """tril_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return TRIL_[(self._keys) & BELOW_AUTOGRAD](self, diagonal)
    check_inplace("tril_", self)
    node = TrilBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_diagonal = diagonal
    TRIL_[(self._keys) & BELOW_AUTOGRAD](self, diagonal)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


TRIL_.implement(AUTOGRAD_CPU, tril__autograd)
TRIL_OUT.implement(AUTOGRAD_CPU, without_gradient(TRIL_OUT))


def tril_forward(self, diagonal):
    """tril, and the tangent of its result."""
    with forward.primal_only():
        result = TRIL[(self._keys) & BELOW_FORWARD](self, diagonal)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = TRIL[self_t._keys](self_t, diagonal)
    forward.attach(result, result_t, self_t)
    return result


TRIL.implement(FORWARD_AD, tril_forward)


def tril__forward(self, diagonal):
    """tril_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return TRIL_[(self._keys) & BELOW_FORWARD](self, diagonal)
    self_t = forward.tangent_of(self)
    result_t = TRIL[self_t._keys](self_t, diagonal)
    with forward.primal_only():
        TRIL_[(self._keys) & BELOW_FORWARD](self, diagonal)
    return forward.rewrite(self, result_t, self_t)


TRIL_.implement(FORWARD_AD, tril__forward)
TRIL_OUT.implement(FORWARD_AD, forward.without_tangent(TRIL_OUT))


# triu (ops.yaml:3653, derivatives.yaml:548)
TRIU = define(
    "triu",
    "triu(Tensor self, int diagonal=0) -> Tensor",
    source="ops.yaml:3653",
    digest="929e51e7d113c18e",
    kernel={
        "composite": 'if self.ndim < 2:\n    refuse(f"triu: expected a matrix or a batch of matrices, got sha'
        'pe {list(self.shape)}")\nkeeps = arange(self.size(-2)).unsqueeze(1) <= arange(self.size'
        "(-1)) - diagonal\nreturn where(keeps, self.contiguous(), zeros((), dtype=self.dtype))",
    },
    derivative={
        "self": "grad.triu(diagonal)",
        "result": "auto_linear",
    },
)
TRIU_ = define(
    "triu_",
    "triu_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)",
    source="ops.yaml:3653",
    digest="929e51e7d113c18e",
)
TRIU_OUT = define(
    "triu.out",
    "triu.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:3653",
    digest="929e51e7d113c18e",
)


def triu_composite(self, diagonal):
    """triu, from other operators."""
    if self.ndim < 2:
        language.refuse(f"triu: expected a matrix or a batch of matrices, got shape {list(self.shape)}")
    keeps = functions.arange(self.size(-2)).unsqueeze(1) <= functions.arange(self.size(-1)) - diagonal
    return functions.where(keeps, self.contiguous(), functions.zeros((), dtype=self.dtype))


TRIU.implement(COMPOSITE_EXPLICIT_AUTOGRAD, below_autograd(triu_composite))


def triu__cpu(self, diagonal):
    """triu_: the functional form, copied into self."""
    result = TRIU[(self._keys) & BELOW_AUTOGRAD](self, diagonal)
    return write_out("triu_", self, result, in_place=True)


TRIU_.implement(CPU, triu__cpu)


def triu_out_cpu(self, diagonal, out):
    """triu.out: the functional form, copied into out."""
    result = TRIU[(self._keys) & BELOW_AUTOGRAD](self, diagonal)
    return write_out("triu.out", out, result)


TRIU_OUT.implement(CPU, triu_out_cpu)


class TriuBackward0(Node):
    """Backward of triu (derivatives.yaml:548)."""

    __slots__ = ("_saved_diagonal",)
    operator = "triu"

    def apply(self, grad):
        diagonal = self._saved_diagonal
        grad_self = grad.triu(diagonal)
        return (grad_self,)


def triu_autograd(self, diagonal):
    """triu, recorded for the backward pass."""
    result = TRIU[(self._keys) & BELOW_AUTOGRAD](self, diagonal)
    if state.active and not grad_enabled():
        return result
    node = TriuBackward0()
    node._saved_diagonal = diagonal
    return recording.record(node, result, self)


TRIU.implement(AUTOGRAD_CPU, triu_autograd)


def triu__autograd(self, diagonal):
    """triu_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return TRIU_[(self._keys) & BELOW_AUTOGRAD](self, diagonal)
    check_inplace("triu_", self)
    node = TriuBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_diagonal = diagonal
    TRIU_[(self._keys) & BELOW_AUTOGRAD](self, diagonal)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


TRIU_.implement(AUTOGRAD_CPU, triu__autograd)
TRIU_OUT.implement(AUTOGRAD_CPU, without_gradient(TRIU_OUT))


def triu_forward(self, diagonal):
    """triu, and the tangent of its result."""
    with forward.primal_only():
        result = TRIU[(self._keys) & BELOW_FORWARD](self, diagonal)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = TRIU[self_t._keys](self_t, diagonal)
    forward.attach(result, result_t, self_t)
    return result


TRIU.implement(FORWARD_AD, triu_forward)


def triu__forward(self, diagonal):
    """triu_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return TRIU_[(self._keys) & BELOW_FORWARD](self, diagonal)
    self_t = forward.tangent_of(self)
    result_t = TRIU[self_t._keys](self_t, diagonal)
    with forward.primal_only():
        TRIU_[(self._keys) & BELOW_FORWARD](self, diagonal)
    return forward.rewrite(self, result_t, self_t)


TRIU_.implement(FORWARD_AD, triu__forward)
TRIU_OUT.implement(FORWARD_AD, forward.without_tangent(TRIU_OUT))


# concat (ops.yaml:3674)
CONCAT = define(
    "concat",
    "concat(Tensor[] tensors, int dim=0) -> Tensor",
    source="ops.yaml:3674",
    digest="b5340d8d2c82a9a5",
    kernel={
        "composite": "cat(tensors, dim)",
    },
)
CONCAT_OUT = define(
    "concat.out",
    "concat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:3674",
    digest="b5340d8d2c82a9a5",
)


def concat_composite(tensors, dim):
    """concat, from other operators."""
    return functions.cat(tensors, dim)


CONCAT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, concat_composite)


def concat_out_cpu(tensors, dim, out):
    """concat.out: the functional form, copied into out."""
    return write_out("concat.out", out, concat_composite(tensors, dim))


CONCAT_OUT.implement(CPU, concat_out_cpu)
CONCAT_OUT.implement(AUTOGRAD_CPU, without_gradient(CONCAT_OUT))
CONCAT_OUT.implement(FORWARD_AD, forward.without_tangent(CONCAT_OUT))


# hstack (ops.yaml:3684)
HSTACK = define(
    "hstack",
    "hstack(Tensor[] tensors) -> Tensor",
    source="ops.yaml:3684",
    digest="6418fb6ff0e7932e",
    kernel={
        "composite": 'if len(tensors) == 0:\n    refuse("hstack: expected a non-empty list of tensors")\nparts'
        " = atleast_1d(tensors)\nreturn cat(parts, 0 if parts[0].ndim == 1 else 1)",
    },
)
HSTACK_OUT = define(
    "hstack.out",
    "hstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:3684",
    digest="6418fb6ff0e7932e",
)


def hstack_composite(tensors):
    """hstack, from other operators."""
    if len(tensors) == 0:
        language.refuse("hstack: expected a non-empty list of tensors")
    parts = functions.atleast_1d(tensors)
    return functions.cat(parts, 0 if parts[0].ndim == 1 else 1)


HSTACK.implement(COMPOSITE_IMPLICIT_AUTOGRAD, hstack_composite)


def hstack_out_cpu(tensors, out):
    """hstack.out: the functional form, copied into out."""
    return write_out("hstack.out", out, hstack_composite(tensors))


HSTACK_OUT.implement(CPU, hstack_out_cpu)
HSTACK_OUT.implement(AUTOGRAD_CPU, without_gradient(HSTACK_OUT))
HSTACK_OUT.implement(FORWARD_AD, forward.without_tangent(HSTACK_OUT))


# vstack (ops.yaml:3699)
VSTACK = define(
    "vstack",
    "vstack(Tensor[] tensors) -> Tensor",
    source="ops.yaml:3699",
    digest="aec911061fb8c7d5",
    kernel={
        "composite": 'if len(tensors) == 0:\n    refuse("vstack: expected a non-empty list of tensors")\nretur'
        "n cat(atleast_2d(tensors), 0)",
    },
)
VSTACK_OUT = define(
    "vstack.out",
    "vstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:3699",
    digest="aec911061fb8c7d5",
)


def vstack_composite(tensors):
    """vstack, from other operators."""
    if len(tensors) == 0:
        language.refuse("vstack: expected a non-empty list of tensors")
    return functions.cat(functions.atleast_2d(tensors), 0)


VSTACK.implement(COMPOSITE_IMPLICIT_AUTOGRAD, vstack_composite)


def vstack_out_cpu(tensors, out):
    """vstack.out: the functional form, copied into out."""
    return write_out("vstack.out", out, vstack_composite(tensors))


VSTACK_OUT.implement(CPU, vstack_out_cpu)
VSTACK_OUT.implement(AUTOGRAD_CPU, without_gradient(VSTACK_OUT))
VSTACK_OUT.implement(FORWARD_AD, forward.without_tangent(VSTACK_OUT))


# row_stack (ops.yaml:3713)
ROW_STACK = define(
    "row_stack",
    "row_stack(Tensor[] tensors) -> Tensor",
    source="ops.yaml:3713",
    digest="50b4be728555c5a1",
    kernel={
        "composite": "vstack(tensors)",
    },
)
ROW_STACK_OUT = define(
    "row_stack.out",
    "row_stack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:3713",
    digest="50b4be728555c5a1",
)


def row_stack_composite(tensors):
    """row_stack, from other operators."""
    return functions.vstack(tensors)


ROW_STACK.implement(COMPOSITE_IMPLICIT_AUTOGRAD, row_stack_composite)


def row_stack_out_cpu(tensors, out):
    """row_stack.out: the functional form, copied into out."""
    return write_out("row_stack.out", out, row_stack_composite(tensors))


ROW_STACK_OUT.implement(CPU, row_stack_out_cpu)
ROW_STACK_OUT.implement(AUTOGRAD_CPU, without_gradient(ROW_STACK_OUT))
ROW_STACK_OUT.implement(FORWARD_AD, forward.without_tangent(ROW_STACK_OUT))


# dstack (ops.yaml:3724)
DSTACK = define(
    "dstack",
    "dstack(Tensor[] tensors) -> Tensor",
    source="ops.yaml:3724",
    digest="b10f77c6073c9af3",
    kernel={
        "composite": 'if len(tensors) == 0:\n    refuse("dstack: expected a non-empty list of tensors")\nretur'
        "n cat(atleast_3d(tensors), 2)",
    },
)
DSTACK_OUT = define(
    "dstack.out",
    "dstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:3724",
    digest="b10f77c6073c9af3",
)


def dstack_composite(tensors):
    """dstack, from other operators."""
    if len(tensors) == 0:
        language.refuse("dstack: expected a non-empty list of tensors")
    return functions.cat(functions.atleast_3d(tensors), 2)


DSTACK.implement(COMPOSITE_IMPLICIT_AUTOGRAD, dstack_composite)


def dstack_out_cpu(tensors, out):
    """dstack.out: the functional form, copied into out."""
    return write_out("dstack.out", out, dstack_composite(tensors))


DSTACK_OUT.implement(CPU, dstack_out_cpu)
DSTACK_OUT.implement(AUTOGRAD_CPU, without_gradient(DSTACK_OUT))
DSTACK_OUT.implement(FORWARD_AD, forward.without_tangent(DSTACK_OUT))


# column_stack (ops.yaml:3738)
COLUMN_STACK = define(
    "column_stack",
    "column_stack(Tensor[] tensors) -> Tensor",
    source="ops.yaml:3738",
    digest="6335ba8af8f19b95",
    kernel={
        "composite": 'if len(tensors) == 0:\n    refuse("column_stack: expected a non-empty list of tensors")'
        "\nreturn cat([one if one.ndim > 1 else one.reshape((one.numel(), 1)) for one in tensors"
        "], 1)",
    },
)
COLUMN_STACK_OUT = define(
    "column_stack.out",
    "column_stack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:3738",
    digest="6335ba8af8f19b95",
)


def column_stack_composite(tensors):
    """column_stack, from other operators."""
    if len(tensors) == 0:
        language.refuse("column_stack: expected a non-empty list of tensors")
    return functions.cat([one if one.ndim > 1 else one.reshape((one.numel(), 1)) for one in tensors], 1)


COLUMN_STACK.implement(COMPOSITE_IMPLICIT_AUTOGRAD, column_stack_composite)


def column_stack_out_cpu(tensors, out):
    """column_stack.out: the functional form, copied into out."""
    return write_out("column_stack.out", out, column_stack_composite(tensors))


COLUMN_STACK_OUT.implement(CPU, column_stack_out_cpu)
COLUMN_STACK_OUT.implement(AUTOGRAD_CPU, without_gradient(COLUMN_STACK_OUT))
COLUMN_STACK_OUT.implement(FORWARD_AD, forward.without_tangent(COLUMN_STACK_OUT))


# atleast_1d (ops.yaml:3752)
ATLEAST_1D = define(
    "atleast_1d",
    "atleast_1d(Tensor self) -> Tensor",
    source="ops.yaml:3752",
    digest="a6f91d3efea85cbb",
    kernel={
        "composite": "self if self.ndim else self.reshape((1,))",
    },
)


def atleast_1d_composite(self):
    """atleast_1d, from other operators."""
    return self if self.ndim else self.reshape((1,))


ATLEAST_1D.implement(COMPOSITE_IMPLICIT_AUTOGRAD, atleast_1d_composite)


# atleast_1d.Sequence (ops.yaml:3761)
ATLEAST_1D_SEQUENCE = define(
    "atleast_1d.Sequence",
    "atleast_1d.Sequence(Tensor[] tensors) -> Tensor[]",
    source="ops.yaml:3761",
    digest="f668ddfcde25ddfd",
    kernel={
        "composite": "tuple(atleast_1d(one) for one in tensors)",
    },
)


def atleast_1d_Sequence_composite(tensors):
    """atleast_1d.Sequence, from other operators."""
    return tuple((functions.atleast_1d(one) for one in tensors))


ATLEAST_1D_SEQUENCE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, atleast_1d_Sequence_composite)


# atleast_2d (ops.yaml:3766)
ATLEAST_2D = define(
    "atleast_2d",
    "atleast_2d(Tensor self) -> Tensor",
    source="ops.yaml:3766",
    digest="5f6b4b6784e23cca",
    kernel={
        "composite": "if self.ndim > 1:\n    return self\nreturn self.unsqueeze(0) if self.ndim else self.resh"
        "ape((1, 1))",
    },
)


def atleast_2d_composite(self):
    """atleast_2d, from other operators."""
    if self.ndim > 1:
        return self
    return self.unsqueeze(0) if self.ndim else self.reshape((1, 1))


ATLEAST_2D.implement(COMPOSITE_IMPLICIT_AUTOGRAD, atleast_2d_composite)


# atleast_2d.Sequence (ops.yaml:3778)
ATLEAST_2D_SEQUENCE = define(
    "atleast_2d.Sequence",
    "atleast_2d.Sequence(Tensor[] tensors) -> Tensor[]",
    source="ops.yaml:3778",
    digest="17b145f0d7595f5c",
    kernel={
        "composite": "tuple(atleast_2d(one) for one in tensors)",
    },
)


def atleast_2d_Sequence_composite(tensors):
    """atleast_2d.Sequence, from other operators."""
    return tuple((functions.atleast_2d(one) for one in tensors))


ATLEAST_2D_SEQUENCE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, atleast_2d_Sequence_composite)


# atleast_3d (ops.yaml:3783)
ATLEAST_3D = define(
    "atleast_3d",
    "atleast_3d(Tensor self) -> Tensor",
    source="ops.yaml:3783",
    digest="afdb80616c4501f0",
    kernel={
        "composite": "if self.ndim > 2:\n    return self\nreturn atleast_2d(self).unsqueeze(-1)",
    },
)


def atleast_3d_composite(self):
    """atleast_3d, from other operators."""
    if self.ndim > 2:
        return self
    return functions.atleast_2d(self).unsqueeze(-1)


ATLEAST_3D.implement(COMPOSITE_IMPLICIT_AUTOGRAD, atleast_3d_composite)


# atleast_3d.Sequence (ops.yaml:3795)
ATLEAST_3D_SEQUENCE = define(
    "atleast_3d.Sequence",
    "atleast_3d.Sequence(Tensor[] tensors) -> Tensor[]",
    source="ops.yaml:3795",
    digest="1e4163172beeafb3",
    kernel={
        "composite": "tuple(atleast_3d(one) for one in tensors)",
    },
)


def atleast_3d_Sequence_composite(tensors):
    """atleast_3d.Sequence, from other operators."""
    return tuple((functions.atleast_3d(one) for one in tensors))


ATLEAST_3D_SEQUENCE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, atleast_3d_Sequence_composite)


# meshgrid (ops.yaml:3800)
MESHGRID = define(
    "meshgrid",
    "meshgrid(Tensor[] tensors) -> Tensor[]",
    source="ops.yaml:3800",
    digest="59a857c27db0da9f",
    kernel={
        "composite": 'meshgrid(tensors, indexing="ij")',
    },
)


def meshgrid_composite(tensors):
    """meshgrid, from other operators."""
    return functions.meshgrid(tensors, indexing="ij")


MESHGRID.implement(COMPOSITE_IMPLICIT_AUTOGRAD, meshgrid_composite)


# meshgrid.indexing (ops.yaml:3816)
MESHGRID_INDEXING = define(
    "meshgrid.indexing",
    "meshgrid.indexing(Tensor[] tensors, *, str indexing) -> Tensor[]",
    source="ops.yaml:3816",
    digest="01e77d904c79814e",
    kernel={
        "composite": 'if len(tensors) == 0:\n    refuse("meshgrid: expected a non-empty list of tensors")\nif '
        'indexing != "ij" and indexing != "xy":\n    refuse(f"meshgrid: indexing must be \'ij\' or'
        ' \'xy\', got \'{indexing}\'")\nfor one in tensors:\n    if one.ndim > 1 or one.dtype != tens'
        'ors[0].dtype:\n        refuse(f"meshgrid: expected vectors of one dtype, got {one.dtype'
        '} and shape {list(one.shape)} beside {tensors[0].dtype}")\nnumber = len(tensors)\nshape '
        "= tuple(one.numel() for one in tensors)\ngrids = [tensors[d].reshape(replaced((1,) * nu"
        "mber, d, shape[d])).expand(shape) for d in range(number)]\nreturn tuple(one.transpose(0"
        ', 1) if indexing == "xy" and number > 1 else one for one in grids)',
    },
)


def meshgrid_indexing_composite(tensors, indexing):
    """meshgrid.indexing, from other operators."""
    if len(tensors) == 0:
        language.refuse("meshgrid: expected a non-empty list of tensors")
    if indexing != "ij" and indexing != "xy":
        language.refuse(f"meshgrid: indexing must be 'ij' or 'xy', got '{indexing}'")
    for one in tensors:
        if one.ndim > 1 or one.dtype != tensors[0].dtype:
            language.refuse(
                f"meshgrid: expected vectors of one dtype, got {one.dtype} and shape {list(one.shape)} beside "
                f"{tensors[0].dtype}"
            )
    number = len(tensors)
    shape = tuple((one.numel() for one in tensors))
    grids = [tensors[d].reshape(language.replaced((1,) * number, d, shape[d])).expand(shape) for d in range(number)]
    return tuple((one.transpose(0, 1) if indexing == "xy" and number > 1 else one for one in grids))


MESHGRID_INDEXING.implement(COMPOSITE_IMPLICIT_AUTOGRAD, meshgrid_indexing_composite)


# block_diag (ops.yaml:3832)
BLOCK_DIAG = define(
    "block_diag",
    "block_diag(Tensor[] tensors) -> Tensor",
    source="ops.yaml:3832",
    digest="be9332d40ae2b8b0",
    kernel={
        "composite": "if len(tensors) == 0:\n    return zeros((1, 0))\nwidth = 0\nfor one in tensors:\n    if on"
        'e.ndim > 2:\n        refuse(f"block_diag: expected tensors of at most two dimensions, g'
        'ot shape {list(one.shape)}")\n    width += one.size(-1) if one.ndim else 1\nkind = resul'
        "t_dtype(*tensors)\nrows = []\nbefore = 0\nfor block in atleast_2d(tensors):\n    height, l"
        "ength = block.shape\n    left = zeros((height, before), dtype=kind)\n    before += lengt"
        "h\n    rows += [cat([left, block.to(kind), zeros((height, width - before), dtype=kind)]"
        ", 1)]\nreturn cat(rows, 0)",
    },
)


def block_diag_composite(tensors):
    """block_diag, from other operators."""
    if len(tensors) == 0:
        return functions.zeros((1, 0))
    width = 0
    for one in tensors:
        if one.ndim > 2:
            language.refuse(f"block_diag: expected tensors of at most two dimensions, got shape {list(one.shape)}")
        width += one.size(-1) if one.ndim else 1
    kind = language.result_dtype(*tensors)
    rows = []
    before = 0
    for block in functions.atleast_2d(tensors):
        height, length = block.shape
        left = functions.zeros((height, before), dtype=kind)
        before += length
        rows += [functions.cat([left, block.to(kind), functions.zeros((height, width - before), dtype=kind)], 1)]
    return functions.cat(rows, 0)


BLOCK_DIAG.implement(COMPOSITE_IMPLICIT_AUTOGRAD, block_diag_composite)


# cartesian_prod (ops.yaml:3858)
CARTESIAN_PROD = define(
    "cartesian_prod",
    "cartesian_prod(Tensor[] tensors) -> Tensor",
    source="ops.yaml:3858",
    digest="98cd0a97d8a9d181",
    kernel={
        "composite": 'if len(tensors) == 0:\n    refuse("cartesian_prod: expected a non-empty list of tensors'
        '")\nfor one in tensors:\n    if one.ndim != 1:\n        refuse(f"cartesian_prod: expected'
        ' vectors, got shape {list(one.shape)}")\nif len(tensors) == 1:\n    return tensors[0]\nre'
        "turn stack([one.reshape((-1,)) for one in meshgrid(tensors)], 1)",
    },
)


def cartesian_prod_composite(tensors):
    """cartesian_prod, from other operators."""
    if len(tensors) == 0:
        language.refuse("cartesian_prod: expected a non-empty list of tensors")
    for one in tensors:
        if one.ndim != 1:
            language.refuse(f"cartesian_prod: expected vectors, got shape {list(one.shape)}")
    if len(tensors) == 1:
        return tensors[0]
    return functions.stack([one.reshape((-1,)) for one in functions.meshgrid(tensors)], 1)


CARTESIAN_PROD.implement(COMPOSITE_IMPLICIT_AUTOGRAD, cartesian_prod_composite)


# combinations (ops.yaml:3878)
COMBINATIONS = define(
    "combinations",
    "combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor",
    source="ops.yaml:3878",
    digest="d34e768206971eee",
    kernel={
        "composite": 'if self.ndim != 1 or r < 0:\n    refuse(f"combinations: expected a vector and r of at l'
        'east 0, got shape {list(self.shape)} and r={r}")\nif r == 0:\n    return zeros((0,), dty'
        "pe=self.dtype)\nplaces = meshgrid([arange(self.size(0)) for _ in range(r)])\nchosen = pl"
        "aces[0] >= 0\nfor n in range(1, r):\n    chosen = chosen & (places[n - 1] <= places[n] i"
        "f with_replacement else places[n - 1] < places[n])\nreturn stack([self.index_select(0, "
        "one[chosen]) for one in places], 1)",
    },
)


def combinations_composite(self, r, with_replacement):
    """combinations, from other operators."""
    if self.ndim != 1 or r < 0:
        language.refuse(f"combinations: expected a vector and r of at least 0, got shape {list(self.shape)} and r={r}")
    if r == 0:
        return functions.zeros((0,), dtype=self.dtype)
    places = functions.meshgrid([functions.arange(self.size(0)) for _ in range(r)])
    chosen = places[0] >= 0
    for n in range(1, r):
        chosen = chosen & (places[n - 1] <= places[n] if with_replacement else places[n - 1] < places[n])
    return functions.stack([self.index_select(0, one[chosen]) for one in places], 1)


COMBINATIONS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, combinations_composite)


# narrow.Tensor (ops.yaml:3899)
NARROW_TENSOR = define(
    "narrow.Tensor",
    "narrow.Tensor(Tensor(a) self, int dim, Tensor start, int length) -> Tensor(a)",
    source="ops.yaml:3899",
    digest="852260504e76ba9b",
    kernel={
        "composite": "if start.ndim or start.dtype.is_floating_point or start.dtype.is_complex or start.dtyp"
        'e == bool_:\n    refuse(f"narrow: expected an integer tensor without dimensions as star'
        't, got {start.dtype} and shape {list(start.shape)}")\nreturn self.narrow(dim, int(start'
        ".item()), length)",
    },
)


def narrow_Tensor_composite(self, dim, start, length):
    """narrow.Tensor, from other operators."""
    if start.ndim or start.dtype.is_floating_point or start.dtype.is_complex or (start.dtype == dtypes.bool_):
        language.refuse(
            f"narrow: expected an integer tensor without dimensions as start, got {start.dtype} and shape "
            f"{list(start.shape)}"
        )
    return self.narrow(dim, int(start.item()), length)


NARROW_TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, narrow_Tensor_composite)


# numel (ops.yaml:3908)
NUMEL = define(
    "numel",
    "numel(Tensor self) -> int",
    source="ops.yaml:3908",
    digest="cfcaf552168c092a",
    kernel={
        "composite": "self.numel()",
    },
)


def numel_composite(self):
    """numel, from other operators."""
    return self.numel()


NUMEL.implement(COMPOSITE_IMPLICIT_AUTOGRAD, numel_composite)


# is_same_size (ops.yaml:3917)
IS_SAME_SIZE = define(
    "is_same_size",
    "is_same_size(Tensor self, Tensor other) -> bool",
    source="ops.yaml:3917",
    digest="6e8ee758cc51bdd0",
    kernel={
        "composite": "self.shape == other.shape",
    },
)


def is_same_size_composite(self, other):
    """is_same_size, from other operators."""
    return self.shape == other.shape


IS_SAME_SIZE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, is_same_size_composite)
