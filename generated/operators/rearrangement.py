# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The rearrangement operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

import runtime.kernels.creation.arranging

from runtime import language
from runtime.autograd.forms import another_name, composite, defining, recorded_in_place
from runtime.autograd.node import Node
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule
from runtime.dispatch.argument_keys import keys_of
from runtime.guards import grad_enabled, state as guards
from runtime.tensor import device as devices, dtypes
from runtime.tensor.keys import AUTOGRAD, BATCH_RULE, BELOW_AUTOGRAD, CPU

LOOPS, functions, define = defining(__name__)

FLIP = define("flip(Tensor self, int[] dims) -> Tensor", "f8ed0412b3bf1564")
FLIP.implement(CPU, runtime.kernels.creation.arranging.flip)

class FlipBackward0(Node, operator="flip"):
    __slots__ = ("_saved_dims",)

    def apply(self, grad):
        dims = self._saved_dims
        return (grad.flip(dims),)

@FLIP.implement(AUTOGRAD)
def flip_autograd(self, dims):
    result = FLIP[self._keys & BELOW_AUTOGRAD](self, dims)
    if guards.active and not grad_enabled():
        return result
    node = FlipBackward0()
    node._saved_dims = dims
    return record.call(node, result, self)

forward_rule(FLIP, lambda self_t, dims: FLIP[self_t._keys](self_t, dims))


@composite(define("fliplr(Tensor self) -> Tensor", "538f62c27039fa97"))
def fliplr_composite(self):
    if self._ndim < 2:
        language.raise_error(f"fliplr: Input must be >= 2-d., got shape {list(self._sizes)}")
    return self.flip((1,))


@composite(define("flipud(Tensor self) -> Tensor", "30d2de1c23081432"))
def flipud_composite(self):
    if self._ndim < 1:
        language.raise_error("flipud: Input must be >= 1-d.")
    return self.flip((0,))


ROLL = define("roll(Tensor self, int[1] shifts, int[1] dims=[]) -> Tensor", "164c15bde89380a1")
ROLL.implement(CPU, runtime.kernels.creation.arranging.roll)

class RollBackward0(Node, operator="roll"):
    __slots__ = ("_saved_dims", "_saved_shifts")

    def apply(self, grad):
        dims = self._saved_dims
        shifts = self._saved_shifts
        return (grad.roll(language.negated(shifts), dims),)

@ROLL.implement(AUTOGRAD)
def roll_autograd(self, shifts, dims):
    result = ROLL[self._keys & BELOW_AUTOGRAD](self, shifts, dims)
    if guards.active and not grad_enabled():
        return result
    node = RollBackward0()
    node._saved_dims = dims
    node._saved_shifts = shifts
    return record.call(node, result, self)

forward_rule(ROLL, lambda self_t, shifts, dims: ROLL[self_t._keys](self_t, shifts, dims))

@ROLL.implement(BATCH_RULE)
def roll_batch(self, shifts, dims):
    if len(dims) == 0:
        return functions.roll(
            self.reshape((self._sizes[0], language.product(self._sizes[1:]))), shifts, (1,)
        ).reshape(self._sizes)
    return functions.roll(self, shifts, tuple((language.wrap_dim(dim, self._ndim - 1) + 1 for dim in dims)))


@composite(define("rot90(Tensor self, int k=1, int[] dims=[0,1]) -> Tensor", "f26679e2afb687d7"))
def rot90_composite(self, k, dims):
    if len(dims) != 2 or self._ndim < 2:
        language.raise_error(
            f"rot90: expected two dimensions of at least two, got dims {list(dims)} for shape {list(self._sizes)}")
    one, other = language.diagonal_dims(dims[0], dims[1], self._ndim, "rot90")
    if k % 4 == 1:
        return language.new(self.flip((other,)).transpose(one, other))
    if k % 4 == 2:
        return self.flip((one, other))
    if k % 4 == 3:
        return language.new(self.flip((one,)).transpose(one, other))
    return functions.clone(self, memory_format=devices.contiguous_format)


@composite(define("repeat(Tensor self, int[] repeats) -> Tensor", "4830fd06c0498766"))
def repeat_composite(self, repeats):
    sizes, spread = language.repeated_sizes(self._sizes, repeats, "repeat")
    alone = tuple((one for size in sizes for one in (1, size)))
    copied = functions.clone(self.reshape(alone).expand(spread), memory_format=devices.contiguous_format)
    return language.new(copied.view(tuple((times * size for times, size in zip(repeats, sizes, strict=True)))))


composite(
    define(
        "tile(Tensor self, int[] dims) -> Tensor", "90f789dcc1b21d09"
    ), lambda self, dims: self.repeat((*[1 for _ in range(self._ndim - len(dims))], *dims)))

REPEAT_INTERLEAVE_TENSOR = define("repeat_interleave.Tensor(Tensor repeats, *, int? output_size=None) -> Tensor",
    "21647f5fb7fe6d02")
REPEAT_INTERLEAVE_TENSOR.implement(CPU, runtime.kernels.creation.arranging.repeated_places)


@composite(define("repeat_interleave.self_Tensor(Tensor self, Tensor repeats, int? dim=None, *, int? output_size=None) "
    "-> Tensor", "22c9987dbfccd765"))
def repeat_interleave_self_Tensor_composite(self, repeats, dim, output_size):
    if dim is None:
        return self.reshape((-1,)).repeat_interleave(repeats, 0, output_size=output_size)
    if self._ndim == 0:
        language.raise_index_error("repeat_interleave: a tensor without dimensions has none to repeat along")
    size = self.size(dim)
    if repeats._ndim > 1 or (repeats.numel() != size and repeats.numel() != 1):
        language.raise_error(
            f"repeat_interleave: expected one repeat, or {size} for dimension {dim}, got shape {list(repeats._sizes)}")
    return self.index_select(dim,
        functions.repeat_interleave(repeats.reshape((-1,)).expand((size,)), output_size=output_size))


@composite(define("repeat_interleave.self_int(Tensor self, int repeats, int? dim=None, *, int? output_size=None) -> "
    "Tensor", "77b51b57fac83997"))
def repeat_interleave_self_int_composite(self, repeats, dim, output_size):
    if repeats < 0:
        language.raise_error(f"repeat_interleave: repeats must not be negative, got {repeats}")
    if dim is not None and self._ndim == 0:
        language.raise_index_error("repeat_interleave: a tensor without dimensions has none to repeat along")
    base = self.flatten() if dim is None else self
    at = language.wrap_dim(0 if dim is None else dim, base._ndim)
    size = base.size(at)
    if output_size is not None and output_size != repeats * size:
        language.raise_error(
            f"repeat_interleave: the repeats add up to {repeats * size}, not to the output_size {output_size}")
    spread = base.unsqueeze(at + 1).expand(language.inserted(base._sizes, at + 1, repeats))
    copied = functions.clone(spread, memory_format=devices.contiguous_format)
    return language.new(copied.view(language.replaced(base._sizes, at, repeats * size)))


TRIL, TRIL_, TRIL_OUT = define("tril(Tensor self, int diagonal=0) -> Tensor", "c3ce1c7d4d471d7c", "tril_", "tril.out")
TRIL.implement(CPU, runtime.kernels.creation.arranging.tril)

class TrilBackward0(Node, operator="tril"):
    __slots__ = ("_saved_diagonal",)

    def apply(self, grad):
        diagonal = self._saved_diagonal
        return (grad.tril(diagonal),)

@TRIL.implement(AUTOGRAD)
def tril_autograd(self, diagonal):
    result = TRIL[self._keys & BELOW_AUTOGRAD](self, diagonal)
    if guards.active and not grad_enabled():
        return result
    node = TrilBackward0()
    node._saved_diagonal = diagonal
    return record.call(node, result, self)

recorded_in_place(TRIL_, TrilBackward0)
forward_rule(TRIL, lambda self_t, diagonal: TRIL[self_t._keys](self_t, diagonal))

TRIU, TRIU_, TRIU_OUT = define("triu(Tensor self, int diagonal=0) -> Tensor", "3af112159bdb67eb", "triu_", "triu.out")
TRIU.implement(CPU, runtime.kernels.creation.arranging.triu)

class TriuBackward0(Node, operator="triu"):
    __slots__ = ("_saved_diagonal",)

    def apply(self, grad):
        diagonal = self._saved_diagonal
        return (grad.triu(diagonal),)

@TRIU.implement(AUTOGRAD)
def triu_autograd(self, diagonal):
    result = TRIU[self._keys & BELOW_AUTOGRAD](self, diagonal)
    if guards.active and not grad_enabled():
        return result
    node = TriuBackward0()
    node._saved_diagonal = diagonal
    return record.call(node, result, self)

recorded_in_place(TRIU_, TriuBackward0)
forward_rule(TRIU, lambda self_t, diagonal: TRIU[self_t._keys](self_t, diagonal))


@composite(define("hstack(Tensor[] tensors) -> Tensor", "360afc2a769b7b0b", "hstack.out", casts=True))
def hstack_composite(tensors):
    if len(tensors) == 0:
        language.raise_error("hstack: expected a non-empty list of tensors")
    if tensors[0]._ndim > 1:
        return functions.cat(tensors, 1)
    return functions.cat(functions.atleast_1d(tensors), 0)


@composite(define("vstack(Tensor[] tensors) -> Tensor", "504f081c2fedefaa", "vstack.out", casts=True))
def vstack_composite(tensors):
    if len(tensors) == 0:
        language.raise_error("vstack: expected a non-empty list of tensors")
    for one in tensors:
        if one._ndim < 2:
            return functions.cat(functions.atleast_2d(tensors), 0)
    return functions.cat(tensors, 0)


another_name(define("row_stack(Tensor[] tensors) -> Tensor", "186837c545cfb728", "row_stack.out", casts=True), "vstack")


@composite(define("dstack(Tensor[] tensors) -> Tensor", "20e5fc04db5bd8dc", "dstack.out", casts=True))
def dstack_composite(tensors):
    if len(tensors) == 0:
        language.raise_error("dstack: expected a non-empty list of tensors")
    return functions.cat(functions.atleast_3d(tensors), 2)


@composite(define("column_stack(Tensor[] tensors) -> Tensor", "891ac74b4f47c5db", "column_stack.out", casts=True))
def column_stack_composite(tensors):
    if len(tensors) == 0:
        language.raise_error("column_stack: expected a non-empty list of tensors")
    return functions.cat([one if one._ndim > 1 else one.reshape((one.numel(), 1)) for one in tensors], 1)


composite(define("atleast_1d(Tensor self) -> Tensor", "89da92d5200816c0"),
    lambda self: self if self._ndim else self.reshape((1,)))
composite(
    define(
        "atleast_1d.Sequence(Tensor[] tensors) -> Tensor[]", "77049f9ba2c24485"
    ), lambda tensors: tuple((functions.atleast_1d(one) for one in tensors)))


@composite(define("atleast_2d(Tensor self) -> Tensor", "2048c39404552afe"))
def atleast_2d_composite(self):
    if self._ndim > 1:
        return self
    return self.unsqueeze(0) if self._ndim else self.reshape((1, 1))


composite(
    define(
        "atleast_2d.Sequence(Tensor[] tensors) -> Tensor[]", "0b314c7894ae91d3"
    ), lambda tensors: tuple((functions.atleast_2d(one) for one in tensors)))


@composite(define("atleast_3d(Tensor self) -> Tensor", "b5a45c7469dde8c1"))
def atleast_3d_composite(self):
    if self._ndim > 2:
        return self
    return functions.atleast_2d(self).unsqueeze(-1)


composite(
    define(
        "atleast_3d.Sequence(Tensor[] tensors) -> Tensor[]", "4ea194f4d9fc6720"
    ), lambda tensors: tuple((functions.atleast_3d(one) for one in tensors)))
composite(define("meshgrid(Tensor[] tensors) -> Tensor[]", "f840571b9ae94bfc"),
    lambda tensors: functions.meshgrid(tensors, indexing="ij"))


@composite(define("meshgrid.indexing(Tensor[] tensors, *, str indexing) -> Tensor[]", "9c789bca66770e59"))
def meshgrid_indexing_composite(tensors, indexing):
    if len(tensors) == 0:
        language.raise_error("meshgrid: expects a non-empty TensorList")
    if indexing != "ij" and indexing != "xy":
        language.raise_error(f'meshgrid: indexing must be one of "xy" or "ij", got {indexing}')
    for one in tensors:
        if one._ndim > 1:
            language.raise_error(
                f"meshgrid: Expected 0D or 1D tensor in the tensor list but got shape {list(one._sizes)}")
        if one.dtype != tensors[0].dtype:
            language.raise_error(
                f"meshgrid expects all tensors to have the same dtype, got {one.dtype} beside {tensors[0].dtype}")
        if one.device != tensors[0].device:
            language.raise_error(
                f"meshgrid expects all tensors to have the same device, got {one.device} and {tensors[0].device}")
    number = len(tensors)
    shape = tuple((one.numel() for one in tensors))
    grids = [tensors[d].reshape(language.replaced((1,) * number, d, shape[d])).expand(shape) for d in range(number)]
    return tuple((one.transpose(0, 1) if indexing == "xy" and number > 1 else one for one in grids))


_BLOCKS_ALONG_DIAGONAL = define("_blocks_along_diagonal(Tensor[] tensors) -> Tensor", "eb239983bd15b044")
_BLOCKS_ALONG_DIAGONAL.implement(CPU, runtime.kernels.creation.arranging.blocks_along_diagonal)

class _BlocksAlongDiagonalBackward0(Node, operator="_blocks_along_diagonal", label="BlockDiagBackward0"):
    __slots__ = ("_saved_tensors_shapes",)

    def apply(self, grad):
        tensors_shapes = self._saved_tensors_shapes
        grad_tensors = functions._blocks_from_diagonal(
            grad, [shape[0] for shape in tensors_shapes], [shape[1] for shape in tensors_shapes])
        return (*grad_tensors,)

@_BLOCKS_ALONG_DIAGONAL.implement(AUTOGRAD)
def _blocks_along_diagonal_autograd(tensors):
    result = _BLOCKS_ALONG_DIAGONAL[keys_of(tensors) & BELOW_AUTOGRAD](tensors)
    if guards.active and not grad_enabled():
        return result
    node = _BlocksAlongDiagonalBackward0()
    node._saved_tensors_shapes = language.shapes_of(tensors)
    return record.call(node, result, *tensors)

forward_rule(_BLOCKS_ALONG_DIAGONAL, lambda tensors_t: _BLOCKS_ALONG_DIAGONAL[keys_of(tensors_t)](tensors_t),
    filled=True)

@_BLOCKS_ALONG_DIAGONAL.implement(BATCH_RULE)
def _blocks_along_diagonal_batch(tensors):
    many = language.broadcast_shapes(*[one._sizes[:1] for one in tensors])[0]
    width = 0
    for one in tensors:
        width += one._sizes[2]
    rows = []
    before = 0
    for one in tensors:
        left = before
        before += one._sizes[2]
        sides = [functions.zeros((many, one._sizes[1], size), dtype=one.dtype) for size in (left, width - before)]
        rows += [functions.cat((sides[0], one.expand((many, *one._sizes[1:])), sides[1]), 2)]
    return functions.cat(rows, 1)


@composite(define("_blocks_from_diagonal(Tensor self, int[] heights, int[] widths) -> Tensor[]", "388c232c3d00dc61"))
def _blocks_from_diagonal_composite(self, heights, widths):
    parts = []
    row = 0
    column = 0
    for k in range(len(heights)):
        parts += [self.narrow(0, row, heights[k]).narrow(1, column, widths[k])]
        row += heights[k]
        column += widths[k]
    return parts


@composite(define("block_diag(Tensor[] tensors) -> Tensor", "58d28f2a8ad1eb41"))
def block_diag_composite(tensors):
    if len(tensors) == 0:
        return functions.zeros((1, 0))
    for one in tensors:
        if one._ndim > 2:
            language.raise_error(
                f"block_diag: Input tensors must have 2 or fewer dimensions, got shape {list(one._sizes)}")
    kind = language.result_dtype(*tensors)
    blocks = [one if one._ndim == 2 else functions.atleast_2d(one) for one in tensors]
    return functions._blocks_along_diagonal([one if one.dtype == kind else one.to(kind) for one in blocks])


@composite(define("cartesian_prod(Tensor[] tensors) -> Tensor", "eb19244375a3af2d"))
def cartesian_prod_composite(tensors):
    if len(tensors) == 0:
        language.raise_error("cartesian_prod: expected a non-empty list of tensors")
    for one in tensors:
        if one._ndim != 1:
            language.raise_error(f"cartesian_prod: expected vectors, got shape {list(one._sizes)}")
    if len(tensors) == 1:
        return tensors[0]
    return functions.stack([one.reshape((-1,)) for one in functions.meshgrid(tensors)], 1)


@composite(define("combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor", "783e38baa97294d9"))
def combinations_composite(self, r, with_replacement):
    if self._ndim != 1 or r < 0:
        language.raise_error(
            f"combinations: expected a vector and r of at least 0, got shape {list(self._sizes)} and r={r}")
    if r == 0:
        return functions.zeros((0,), dtype=self.dtype)
    if r > 64:
        language.raise_error(f"combinations: r must be at most 64, got {r}")
    if r > self.size(0) and (not with_replacement):
        return self.narrow(0, 0, 0).unsqueeze(1).expand(0, r).clone()
    places = functions.meshgrid([functions.arange(self.size(0)) for _ in range(r)])
    chosen = places[0] >= 0
    for n in range(1, r):
        chosen = chosen & (places[n - 1] <= places[n] if with_replacement else places[n - 1] < places[n])
    return functions.stack([self.index_select(0, one[chosen]) for one in places], 1)


@composite(define("narrow.Tensor(Tensor(a) self, int dim, Tensor start, int length) -> Tensor(a)", "b33ed811ca110011"))
def narrow_Tensor_composite(self, dim, start, length):
    if start._ndim or start.dtype.is_floating_point or start.dtype.is_complex or (start.dtype == dtypes.bool_):
        language.raise_error(
            f"narrow: expected an integer tensor without dimensions as start, got {start.dtype} and shape "
            f"{list(start._sizes)}")
    return self.narrow(dim, int(start.item()), length)


composite(define("numel(Tensor self) -> int", "85cafef74ff8addf"), lambda self: self.numel())
composite(define("is_same_size(Tensor self, Tensor other) -> bool", "8d35157eabb682d6"),
    lambda self, other: self._sizes == other._sizes)
