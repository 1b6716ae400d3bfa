"""Errors of wrong calls: the class and the message."""

from __future__ import annotations

import pytest

import generated as ow
from runtime.errors import UnsupportedError


def ones(*size: int, **named: object) -> ow.Tensor:
    return ow.ones(size, **named)


def leaf() -> ow.Tensor:
    return ow.ones((2,), requires_grad=True)


def twice() -> None:
    result = (leaf() * leaf()).sum()
    result.backward()
    result.backward()


CALLS = {
    # shapes
    "size of parts": (
        lambda: ones(3).split(-1),
        RuntimeError,
        "split: the size of the parts must not be negative, got -1",
    ),
    "no size of parts": (
        lambda: ones(3).split(0),
        RuntimeError,
        "split: the size of the parts must be positive for a dimension of size 3, got 0",
    ),
    "sizes of parts": (
        lambda: ones(3).split((1, 1)),
        RuntimeError,
        "split_with_sizes: the sizes of the parts must add up to the size of the dimension, 3, got [1, 1]",
    ),
    "no chunks": (lambda: ones(3).chunk(0), RuntimeError, "chunk expects `chunks` to be greater than 0, got: 0"),
    "no sections": (
        lambda: ones(3).tensor_split(0),
        RuntimeError,
        "tensor_split: the number of sections must be positive, got 0",
    ),
    "indices of another dtype": (
        lambda: ones(3).tensor_split(ow.tensor([1.0])),
        RuntimeError,
        "tensor_split: expected sections or indices as an int64 tensor of at most one dimension, got opweave.float32 "
        "and shape [1]",
    ),
    "uneven sections": (
        lambda: ones(5).hsplit(2),
        RuntimeError,
        "opweave.hsplit attempted to split along dimension 0, but the size of the dimension 5 is not divisible by the "
        "split_size 2!",
    ),
    "too few dimensions to split": (
        lambda: ones(4, 2).dsplit(2),
        RuntimeError,
        "opweave.dsplit requires a tensor with at least 3 dimensions, but got one of shape [4, 2]",
    ),
    "entries of nothing": (
        lambda: ow.tensor(1).unbind(),
        IndexError,
        "unbind: a tensor without dimensions has no entries",
    ),
    "diagonal of one dimension": (
        lambda: ones(2, 3).diagonal(0, 0, -2),
        RuntimeError,
        "diagonal: the two dimensions of a diagonal must differ, got 0 and -2",
    ),
    "diag of three dimensions": (
        lambda: ones(2, 2, 2).diag(),
        RuntimeError,
        "diag: expected a vector or a matrix, got shape [2, 2, 2]",
    ),
    "window": (
        lambda: ones(3).unfold(0, 4, 1),
        RuntimeError,
        "unfold: a window of size 4 does not fit dimension 0 of size 3",
    ),
    "step of windows": (lambda: ones(3).unfold(0, 2, 0), RuntimeError, "unfold: the step must be positive, got 0"),
    "flipped twice": (lambda: ones(2, 3).flip(0, -2), RuntimeError, "dim 0 appears several times in [0, -2]"),
    "shifts": (
        lambda: ones(2, 3).roll((1, 2)),
        RuntimeError,
        "roll: `shifts` required, and shifts and dimensions must align: got shifts [1, 2] and dims []",
    ),
    "rotated vector": (
        lambda: ones(2).rot90(),
        RuntimeError,
        "rot90: expected two dimensions of at least two, got dims [0, 1] for shape [2]",
    ),
    "repeats": (
        lambda: ones(2, 3).repeat(2),
        RuntimeError,
        "repeat: cannot repeat [2] times: a tensor of shape [2, 3] needs 2 of them",
    ),
    "negative repeats": (
        lambda: ones(2).repeat(-1),
        RuntimeError,
        "repeat: cannot repeat [-1] times: they must not be negative",
    ),
    "number of repeats": (
        lambda: ones(2, 3).repeat_interleave(ow.tensor([1, 2]), 1),
        RuntimeError,
        "repeat_interleave: expected one repeat, or 3 for dimension 1, got shape [2]",
    ),
    "output_size": (
        lambda: ow.repeat_interleave(ow.tensor([1, 2]), output_size=4),
        RuntimeError,
        "repeat_interleave: the repeats add up to 3, not to the output_size 4",
    ),
    "triangle of a vector": (
        lambda: ones(2).tril(),
        RuntimeError,
        "tril: expected a matrix or a batch of matrices, got shape [2]",
    ),
    "nothing to stack": (lambda: ow.vstack([]), RuntimeError, "vstack: expected a non-empty list of tensors"),
    "indexing of grids": (
        lambda: ow.meshgrid(ones(2), indexing="yx"),
        RuntimeError,
        'meshgrid: indexing must be one of "xy" or "ij", got yx',
    ),
    "grid of matrices": (
        lambda: ow.meshgrid(ones(2), ones(2, 2)),
        RuntimeError,
        "meshgrid: Expected 0D or 1D tensor in the tensor list but got shape [2, 2]",
    ),
    "blocks": (
        lambda: ow.block_diag(ones(2, 2, 2)),
        RuntimeError,
        "block_diag: Input tensors must have 2 or fewer dimensions, got shape [2, 2, 2]",
    ),
    "product of matrices": (
        lambda: ow.cartesian_prod(ones(2, 2)),
        RuntimeError,
        "cartesian_prod: expected vectors, got shape [2, 2]",
    ),
    "choices": (
        lambda: ow.combinations(ones(2), -1),
        RuntimeError,
        "combinations: expected a vector and r of at least 0, got shape [2] and r=-1",
    ),
    "moved twice": (
        lambda: ones(2, 3).movedim((0, -2), (0, 1)),
        RuntimeError,
        "movedim: a dimension appears several times in source [0, -2]",
    ),
    "reduction by an unknown number": (
        lambda: ow.nn.functional.mse_loss(ones(2), ones(2), reduction=5),
        ValueError,
        "5 is not a valid value for reduction; use one of 'none', 'mean', 'sum'",
    ),
    "index of bool, added": (
        lambda: ones(2, 2).index_add(0, ow.tensor([True, False]), ones(2, 2)),
        RuntimeError,
        "index_add: expected an int64 or int32 index, got bool",
    ),
    "index of floats, added": (
        lambda: ones(2, 2).index_add_(0, ow.tensor([1.0, 0.0]), ones(2, 2)),
        RuntimeError,
        "index_add: expected an int64 or int32 index, got float32",
    ),
    "index of fewer dimensions, scattered": (
        lambda: ones(2, 2).scatter_add(0, ow.tensor(1), ones(2, 2)),
        RuntimeError,
        "scatter_add: the index must have as many dimensions as self, got shapes [] and [2, 2]",
    ),
    "slopes between no numbers": (
        lambda: ow.nn.functional.rrelu(ones(2), float("nan"), 0.5, inplace=True),
        RuntimeError,
        "rrelu: lower must not exceed upper, got nan and 0.5",
    ),
    "moved to fewer": (
        lambda: ones(2, 3).movedim((0, 1), (0,)),
        RuntimeError,
        "movedim: Invalid source or destination dims: 2 dimensions cannot move to 1 places",
    ),
    "unflatten": (
        lambda: ones(2, 6).unflatten(1, (4, -1)),
        RuntimeError,
        "unflatten: sizes [4, -1] do not make up dimension 1 of size 6",
    ),
    "strided out of memory": (
        lambda: ones(4).as_strided((2, 2), (2, 1), 1),
        RuntimeError,
        "as_strided: sizes [2, 2], strides [2, 1] and storage offset 1 reach elements 1 to 4, but the storage holds 4",
    ),
    "negative strides": (
        lambda: ones(4).as_strided((2,), (-1,)),
        RuntimeError,
        "as_strided: sizes [2] and strides [-1] do not fit: neither may be negative: Negative strides are not "
        "supported",
    ),
    "bytes that do not add up": (
        lambda: ones(3).view(ow.float64),
        RuntimeError,
        "view: a tensor of float32 cannot be seen as float64, whose elements differ in size: self.size(-1) must "
        "be divisible by 2, but got 3",
    ),
    "bytes at an odd place": (
        lambda: ones(4)[1:3].view(ow.float64),
        RuntimeError,
        "view: the first element of a view of opweave.float64 does not lie where one may: the storage offset is odd",
    ),
    "conjugate of a vector": (
        lambda: ones(2).H,
        RuntimeError,
        "H: only supported on matrices, got a tensor of shape [2]; use mH for a batch of them",
    ),
    "start of narrow": (
        lambda: ones(2).narrow(0, ow.tensor(1.0), 1),
        RuntimeError,
        "narrow: expected an integer tensor without dimensions as start, got opweave.float32 and shape []",
    ),
    "detached view": (
        lambda: ones(2)[1:].detach_(),
        RuntimeError,
        "detach_: a view can't leave the graph in-place: its base would stay there; use the form without _",
    ),
    "transposed leaf": (
        lambda: leaf().unsqueeze_(0),
        RuntimeError,
        "unsqueeze_: a leaf Variable that requires grad is being used in an in-place operation. Its gradient would "
        "be of a "
        "value that is gone: do it under no_grad(), or write to a clone()",
    ),
    "text in a tensor": (
        lambda: "a" in ones(2),
        RuntimeError,
        "a tensor contains numbers; 'str' in tensor has no answer",
    ),
    "other shape in a tensor": (lambda: ones(3) in ones(2), RuntimeError, "in: shapes [3] and [2] do not broadcast"),
    "other order of elements": (
        lambda: ones(2).is_contiguous(memory_format=ow.preserve_format),
        RuntimeError,
        "is_contiguous(): opweave.preserve_format is no order of elements; ask for contiguous_format or channels_last",
    ),
    "shapes alone": (
        lambda: ow.broadcast_shapes((2,), 3),
        RuntimeError,
        "shapes [2], [3] do not broadcast. The size of tensor a (2) must match",
    ),
    "shapes of add": (
        lambda: ones(2, 3) + ones(4),
        RuntimeError,
        (
            "add.Tensor: shapes [2, 3] and [4] do not broadcast: aligned at the right, "
            "sizes must be equal or one of them 1. The size of tensor a (3) must match the size of tensor b (4) at "
            "non-singleton dimension 1"
        ),
    ),
    "unsupported dtype": (
        lambda: ow.erf(ow.tensor([1j])),
        RuntimeError,
        (
            "erf is not implemented for complex64; it accepts bool, uint8, int8, int16, int32, int64, "
            "float16, bfloat16, float32, float64"
        ),
    ),
    "missing argument": (
        lambda: ow.mv(ones(2, 2)),
        TypeError,
        "mv(): missing required argument 'vec'; the accepted form is",
    ),
    "unknown keyword": (
        lambda: ow.mv(ones(2, 2), ones(2), beta=3),
        TypeError,
        (
            "mv(): got an unexpected keyword argument 'beta'; the accepted form is"
            "\n  mv(Tensor input, Tensor vec, *, Tensor? out=None)"
        ),
    ),
    "wrong type": (lambda: ow.exp([1.0]), TypeError, "exp(): argument 'input' must be Tensor, not list of float"),
    "twice the same argument": (
        lambda: ow.exp(ones(2), input=ones(2)),
        TypeError,
        "exp(): got multiple values for argument 'input'",
    ),
    "too many arguments": (
        lambda: ow.exp(ones(2), 1),
        TypeError,
        "exp(): takes 1 positional argument but 2 were given",
    ),
    "no form": (
        lambda: ow.add(ones(2), "x"),
        TypeError,
        "add() has no form that takes (Tensor, str)",
    ),
    "operands of +": (lambda: ones(2) + "x", TypeError, "unsupported operand type(s) for +"),
    "dim out of range": (
        lambda: ow.sum(ones(2), 1),
        IndexError,
        "sum.dim_IntList: Dimension out of range (expected to be in range of [-1, 0], but got 1)",
    ),
    "dim of squeeze": (
        lambda: ones(2).squeeze(1),
        IndexError,
        "Dimension out of range (expected to be in range of [-1, 0], but got 1)",
    ),
    "dim twice": (lambda: ow.sum(ones(2, 2), (0, -2)), RuntimeError, "dim 0 appears"),
    "index": (lambda: ones(2, 3)[0, 3], IndexError, "index 3 is out of bounds for dimension 1 with size 3"),
    "tensor index": (
        lambda: ones(2, 3)[ow.tensor([0, 5])],
        IndexError,
        "index 5 is out of bounds for dimension 0 with size 2",
    ),
    "too many indices": (
        lambda: ones(2)[0, 0],
        IndexError,
        "too many indices for a tensor of dimension 1: 2 were given",
    ),
    "mask": (
        lambda: ones(2)[ow.tensor([True])],
        IndexError,
        "the shape of the mask [1] at index 0 does not match the shape of the indexed tensor [2]",
    ),
    "float index": (
        lambda: ones(2)[ow.tensor([0.5])],
        IndexError,
        "tensors used as indices must be of signed integers, uint8 or bool, got float32",
    ),
    "slice step": (lambda: ones(2)[::-1], ValueError, "slice step must be positive, got -1"),
    "view": (
        lambda: ones(2, 3).t().view(6),
        RuntimeError,
        "view: shape [6] does not fit the strides (1, 3) of shape [3, 2]; use reshape",
    ),
    "view size": (lambda: ones(2, 3).view(7), RuntimeError, "shape [7] is invalid for input of size 6"),
    "expand": (
        lambda: ones(2).expand(3),
        RuntimeError,
        "expand: The expanded size of the tensor (3) must match the existing size (2) at non-singleton dimension 0",
    ),
    "matmul": (
        lambda: ones(2, 3) @ ones(2, 3),
        RuntimeError,
        "mm: mat1 and mat2 shapes cannot be multiplied (2x3 and 2x3)",
    ),
    "matmul of scalars": (
        lambda: ow.matmul(ow.tensor(1.0), ones(2)),
        RuntimeError,
        "matmul: both operands need at least one dimension",
    ),
    "mean of integers": (lambda: ow.tensor([1]).mean(), RuntimeError, "mean is not implemented for int64"),
    "amax of nothing": (
        lambda: ow.amax(ow.ones((0,))),
        IndexError,
        "amax: expected reduction dim to be specified for an input without elements",
    ),
    "cat of nothing": (lambda: ow.cat([]), ValueError, "cat: expected a non-empty list of tensors"),
    "cat of shapes": (
        lambda: ow.cat([ones(2, 3), ones(2, 2)]),
        RuntimeError,
        (
            "cat: sizes of tensors must match except in dimension 0; expected a shape like [2, 3], "
            "got [2, 2] at position 1 of the list"
        ),
    ),
    "stack of shapes": (
        lambda: ow.stack([ones(2), ones(3)]),
        RuntimeError,
        "stack: all tensors must have one shape, got [2] and [3]",
    ),
    "gather": (
        lambda: ow.gather(ones(2), 0, ow.tensor([3])),
        RuntimeError,
        "gather(): index 3 is out of bounds for dimension 0 with size 2",
    ),
    "index_add": (
        lambda: ow.index_add(ones(3, 2), 0, ow.tensor([0]), ones(2, 2)),
        RuntimeError,
        "index_add: 1 indices along dimension 0 of shape [3, 2] need a source of shape [1, 2], got [2, 2]",
    ),
    "scatter_add": (
        lambda: ow.scatter_add(ones(2), 0, ow.tensor([0, 1]), ones(1)),
        RuntimeError,
        "scatter_add: the index of shape [2] must not be larger than src [1]",
    ),
    "alpha": (
        lambda: ow.add(ow.tensor([1]), ow.tensor([1]), alpha=0.5),
        RuntimeError,
        "factor such as alpha=0.5 has no meaning",
    ),
    "item": (
        lambda: ones(2).item(),
        RuntimeError,
        "item(): only a tensor of one element can become a number, this one has shape [2]",
    ),
    "truth": (lambda: bool(ones(2)), RuntimeError, "the truth of a tensor of shape [2] is ambiguous"),
    "target": (
        lambda: ow.nn.functional.cross_entropy(ones(2, 3), ow.tensor([0, 3])),
        IndexError,
        "target 3 is out of bounds: there are 3 classes",
    ),
    "clamp": (lambda: ow.clamp(ones(2)), RuntimeError, "clamp.Tensor: no case of its kernel takes min=None, max=None"),
    "reduction": (
        lambda: ow.nn.functional.mse_loss(ones(2), ones(2), reduction="max"),
        ValueError,
        "max is not a valid value for reduction; use one of 'none', 'mean', 'sum'",
    ),
    "integers minus bool": (
        lambda: ow.tensor([True]) - 1,
        RuntimeError,
        (
            "sub.Scalar is not implemented for bool; it accepts uint8, int8, int16, int32, int64, float16, bfloat16, "
            "float32, float64, complex64, complex128"
        ),
    ),
    "rounding mode": (
        lambda: ow.div(ones(2), 2, rounding_mode="up"),
        RuntimeError,
        "div: rounding_mode must be None, 'trunc' or 'floor', got 'up'",
    ),
    "alias in place": (
        lambda: ow.tensor([1]).divide_(2),
        RuntimeError,
        "div.Scalar: result type float32 can't be cast to the desired output type int64",
    ),
    "composite in place": (
        lambda: ow.tensor([1]).float_power_(2),
        RuntimeError,
        "float_power_.Scalar: a result of dtype float64 is written to a tensor of that dtype, not int64",
    ),
    "floor_divide has no slope": (
        lambda: ow.floor_divide(leaf(), 2).sum().backward(),
        NotImplementedError,
        "floor_divide",
    ),
    "fill where bytes say so": (
        lambda: ones(2).masked_fill(ow.tensor([1, 0], dtype=ow.uint8), 3),
        RuntimeError,
        "masked_fill.Scalar only supports boolean masks, but got mask with dtype uint8; compare with 0, or convert it",
    ),
    "fill with a number of a tensor where bytes say so": (
        lambda: ones(2).masked_fill(ow.tensor([1, 0], dtype=ow.uint8), ow.tensor(3.0)),
        RuntimeError,
        "masked_fill: only supports boolean masks, but got mask with dtype opweave.uint8; compare with 0, or "
        "convert it",
    ),
    "normalize groups of one value": (
        lambda: ow.nn.functional.group_norm(ones(1, 4, 1), 4),
        ValueError,
        "group_norm: expected more than 1 value per group and batch, got input size [1, 4, 1] and 4 groups",
    ),
    "fill with a row": (
        lambda: ones(2).masked_fill(ow.tensor([True, False]), ones(2)),
        RuntimeError,
        "masked_fill: the value must be a number or a tensor without dimensions, got shape [2]",
    ),
    "quantile of no elements": (
        lambda: ow.zeros(0).quantile(0.5),
        RuntimeError,
        "quantile: there is no quantile of no elements; the shape is [0]",
    ),
    "quantile of NaN": (lambda: ones(2).quantile(float("nan")), RuntimeError, "quantile: q must lie between 0 and 1"),
    "quantile above 1": (lambda: ones(2).nanquantile(2.0), RuntimeError, "nanquantile: q must lie between 0 and 1"),
    "quantile between": (
        lambda: ones(2).quantile(0.5, interpolation="middle"),
        RuntimeError,
        "quantile: interpolation must be linear, lower, higher, midpoint or nearest, got 'middle'",
    ),
    "quantile of integers": (
        lambda: ow.tensor([1, 2]).quantile(0.5),
        RuntimeError,
        "quantile: input and q must be float32 or float64, and alike, got opweave.int64 and opweave.int64",
    ),
    "select_scatter": (
        lambda: ones(2, 3).select_scatter(ones(2), 0, 1),
        RuntimeError,
        "select_scatter: src has shape [2], what is selected [3]",
    ),
    "slice_scatter": (
        lambda: ones(3).slice_scatter(ones(3), 0, 1),
        RuntimeError,
        "slice_scatter: src has shape [3], the slice [2]",
    ),
    "diagonal_scatter": (
        lambda: ones(3, 3).diagonal_scatter(ones(3), 1),
        RuntimeError,
        "diagonal_scatter: src has shape [3], the diagonal [2]",
    ),
    "sum_to_size": (
        lambda: ones(2, 3).sum_to_size(2),
        RuntimeError,
        "sum_to_size: shape [2, 3] cannot be summed up to [2]",
    ),
    "linspace": (lambda: ow.linspace(0, 1, -1), RuntimeError, "linspace: number of steps must be non-negative, got -1"),
    "eye": (lambda: ow.eye(2, -1), RuntimeError, "eye: m must be greater or equal to 0, got -1"),
    "multinomial": (
        lambda: ow.multinomial(ones(2), 3),
        RuntimeError,
        "multinomial: cannot sample n_sample > prob_dist.size(-1) samples without replacement, got 3 of 2",
    ),
    "multinomial of zeros": (
        lambda: ow.multinomial(ow.zeros(2), 1),
        RuntimeError,
        "multinomial: invalid multinomial distribution (sum of probabilities <= 0): a row needs one above 0",
    ),
    "probability": (
        lambda: ow.bernoulli(ones(2) * 2),
        RuntimeError,
        "bernoulli: probabilities must lie between 0 and 1",
    ),
    "uniform": (
        lambda: ones(2).uniform_(1, 0),
        RuntimeError,
        "uniform: uniform_ expects to return a [from, to) range, but found from=1.0 > to=0.0",
    ),
    "polygamma": (lambda: ow.polygamma(-1, ones(2)), RuntimeError, "polygamma: no case of its kernel takes n=-1"),
    "diff": (lambda: ow.diff(ow.tensor(1)), RuntimeError, "diff: the input needs at least one dimension"),
    "bool places": (lambda: ow.trapezoid(ow.tensor([True])), RuntimeError, "trapezoid: values may not be bool"),
    "negative size": (lambda: ow.zeros((-1,)), RuntimeError, "zeros: sizes must not be negative, got [-1]"),
    "other device": (
        lambda: ow.zeros((1,), device="cuda"),
        RuntimeError,
        "zeros: only the cpu device is available, got 'cuda'",
    ),
    "ragged": (lambda: ow.tensor([[1], [1, 2]]), ValueError, "tensor(): the nested sequences have different lengths"),
    "string": (lambda: ow.tensor(["a"]), TypeError, "tensor(): could not make numbers of 'a'"),
    "integers that require grad": (
        lambda: ow.ones((2,), dtype=ow.int64, requires_grad=True),
        RuntimeError,
        "only floating point and complex tensors can require grad, this one is int64",
    ),
    "numpy with grad": (lambda: leaf().numpy(), RuntimeError, "Can't call numpy() on Tensor that requires grad"),
    "backward of a vector": (lambda: (leaf() * 2).backward(), RuntimeError, "[2]"),
    "backward of a constant": (lambda: ow.ones(()).backward(), RuntimeError, "does not require grad"),
    "backward twice": (
        twice,
        RuntimeError,
        (
            "Trying to backward through MulBackward0 (mul.Tensor) a second time (or directly access saved tensors "
            "after "
            "they have already been freed): they are freed after the first backward() or grad(). Specify "
            "retain_graph=True there if the graph is needed again"
        ),
    ),
    # products, indexing, sorting, matrices
    "bool products": (
        lambda: ow.mm(ones(2, 2).bool(), ones(2, 2).bool()),
        NotImplementedError,
        "mm is not implemented for bool; it accepts integers, floating and complex numbers",
    ),
    "input of addbmm": (
        lambda: ow.addbmm(ones(3), ones(1, 2, 2), ones(1, 2, 2)),
        RuntimeError,
        "shapes [3], [2, 2] do not broadcast",
    ),
    "operands of einsum": (
        lambda: ow.einsum("ij,jk->ik", ones(2, 3), ones(2, 3)),
        RuntimeError,
        "einsum: 'j' in 'ij,jk->ik' has size 2 in operand 1, elsewhere 3",
    ),
    "dims of tensordot": (
        lambda: ow.tensordot(ones(2, 3), ones(2, 3), ([1], [0])),
        RuntimeError,
        "tensordot: dimension 1 of shape [2, 3] and 0 of [2, 3] are summed over together, so their sizes must be equal",
    ),
    "chain of shapes": (
        lambda: ow.linalg.multi_dot([ones(2, 3), ones(2, 3)]),
        RuntimeError,
        "linalg.multi_dot: matrices of shapes [2, 3] and [2, 3] cannot be multiplied",
    ),
    "two ellipses": (lambda: ones(2)[..., ...], IndexError, "an index can have only one Ellipsis ('...')"),
    "list of floats": (
        lambda: ones(2)[[0.5]],
        IndexError,
        "a list used as an index must hold integers or bools, got [0.5]",
    ),
    "index of scatter": (
        lambda: ones(3).scatter(0, ow.tensor([3]), 1),
        RuntimeError,
        "scatter(): index 3 is out of bounds for dimension 0 with size 3",
    ),
    "reduce of scatter_reduce": (
        lambda: ones(3).scatter_reduce(0, ow.tensor([0]), ones(1), "median"),
        RuntimeError,
        "scatter_reduce: reduce must be one of sum, prod, mean, amax, amin, got 'median'",
    ),
    "dtype of index_put": (
        lambda: ones(3).index_put((ow.tensor([0]),), ow.tensor([1])),
        RuntimeError,
        "index_put: expected self and values to have the same dtype, got float32 and int64",
    ),
    "values of index_put": (
        lambda: ones(3).index_put((ow.tensor([0]),), ones(2)),
        RuntimeError,
        "index_put: values of shape [2] do not broadcast to shape [1], which the indices select",
    ),
    "index of index_copy": (
        lambda: ones(3).index_copy(0, ow.tensor([-1]), ones(1)),
        IndexError,
        "index_copy(): index -1 is out of bounds for dimension 0 with size 3",
    ),
    "rows of index_copy": (  # as in PyTorch, which looks at them before the index, not an IndexError
        lambda: ones(3, 4).index_copy(0, ow.tensor([0, 5]), ones(2, 6)),
        RuntimeError,
        "index_copy: 2 indices along dimension 0 of shape [3, 4] need a source of shape [2, 4], got [2, 6]",
    ),
    "number of rows of index_copy": (
        lambda: ones(3, 4).index_copy(0, ow.tensor([0, 1]), ones(3, 4)),
        IndexError,
        "index_copy: 2 indices along dimension 0 of shape [3, 4] need a source of shape [2, 4], got [3, 4]",
    ),
    "index of index_fill": (
        lambda: ones(2, 3).index_fill(1, ow.tensor([3]), 0),
        IndexError,
        "index_fill(): index 3 is out of bounds for dimension 1 with size 3",
    ),
    "complex value": (
        lambda: ones(3).fill_(1j),
        RuntimeError,
        "fill: the value 1j cannot be converted to float32 without losing its imaginary part",
    ),
    "index of take": (
        lambda: ow.take(ones(3), ow.tensor([3])),
        IndexError,
        "take(): index 3 is out of bounds for 3 elements",
    ),
    "source of masked_scatter": (
        lambda: ow.masked_scatter(ones(3), ow.tensor([True, True, False]), ones(1)),
        RuntimeError,
        "masked_scatter: the mask has 2 true elements, the source only 1",
    ),
    "complex order": (
        lambda: ow.sort(ow.tensor([1j])),
        NotImplementedError,
        "sort is not implemented for complex64: complex numbers have no order",
    ),
    "k of topk": (
        lambda: ow.topk(ones(3), 4),
        RuntimeError,
        "topk: k must lie in [0, 3], the size of dimension 0, got 4",
    ),
    "k of kthvalue": (
        lambda: ow.kthvalue(ones(3), 0),
        RuntimeError,
        "kthvalue: k must lie in [1, 3], the size of dimension 0, got 0",
    ),
    "mode of nothing": (
        lambda: ow.mode(ones(0)),
        IndexError,
        "mode: dimension 0 has no elements, so there is none to choose",
    ),
    "side of searchsorted": (
        lambda: ow.searchsorted(ones(3), ones(3), side="left", right=True),
        RuntimeError,
        "searchsorted: side='left' and right=True contradict each other; give one of them",
    ),
    "negative bincount": (
        lambda: ow.bincount(ow.tensor([-1])),
        RuntimeError,
        "bincount: the numbers must not be negative, got -1",
    ),
    "classes of one_hot": (
        lambda: ow.nn.functional.one_hot(ow.tensor([3]), 3),
        RuntimeError,
        "one_hot: class index 3 does not fit 3 classes",
    ),
    "singular": (
        lambda: ow.linalg.inv(ow.stack([ow.eye(2), ones(2, 2)])),
        RuntimeError,
        "linalg.inv: the matrix 1 of the batch is singular",
    ),
    "not square": (
        lambda: ow.linalg.det(ones(2, 3)),
        RuntimeError,
        "linalg.det: expected square matrices, got 2 rows and 3 columns",
    ),
    "not definite": (
        lambda: ow.linalg.cholesky(-ow.eye(2)),
        RuntimeError,
        "linalg.cholesky: the matrix is not positive-definite",
    ),
    "half matrices": (
        lambda: ow.linalg.inv(ow.eye(2).half()),
        NotImplementedError,
        "linalg.inv is not implemented for float16; it accepts float32, float64, complex64, complex128",
    ),
    "dtypes of solve": (
        lambda: ow.linalg.solve(ow.eye(2), ones(2, dtype=ow.float64)),
        RuntimeError,
        "linalg.solve: expected A and B to have the same dtype, got float32 and float64",
    ),
    "distances in no known way": (
        lambda: ow.cdist(ones(2, 3), ones(2, 3), 2, "exactly"),
        ValueError,
        "cdist: compute_mode must be use_mm_for_euclid_dist_if_necessary, use_mm_for_euclid_dist or "
        "donot_use_mm_for_euclid_dist, got 'exactly'",
    ),
    "norm of no matrix": (
        lambda: ow.linalg.matrix_norm(ones(2, 2), 3),
        RuntimeError,
        "linalg.matrix_norm: ord must be one of 'fro', 'nuc', 1, -1, 2, -2, inf, -inf; got 3",
    ),
    "gradient of all columns": (
        lambda: ow.linalg.qr(ow.tensor([[1.0], [2.0]], requires_grad=True), "complete").R.sum().backward(),
        RuntimeError,
        (
            "linalg.qr: the mode 'complete' has no gradient for matrices with more rows than columns; "
            "use 'reduced'"
        ),
    ),
}


@pytest.mark.parametrize(("call", "kind", "text"), CALLS.values(), ids=CALLS)
def test_errors(call, kind: type[Exception], text: str) -> None:
    with pytest.raises(kind) as caught:
        call()
    assert text in str(caught.value)


NUMPY_SPELLINGS = {
    "axis": "a.sum(axis=0)",
    "keepdims": "a.sum(0, keepdims=True)",
    "both": "m.mean(a, axis=(0, 1), keepdims=True)",
    "axis of cat": "m.cat([a, a], axis=1)",
    "axis of softmax": "m.softmax(a, axis=1)",
    "x": "m.exp(x=a)",
    "x1 and x2": "m.add(x1=a, x2=a)",
    "self": "m.exp(self=a)",
    "axes": "m.permute(a, axes=(1, 0))",
}
PYTORCH_SPELLINGS = {
    "axis": "a.sum(dim=0)",
    "keepdims": "a.sum(0, keepdim=True)",
    "both": "m.mean(a, dim=(0, 1), keepdim=True)",
    "axis of cat": "m.cat([a, a], dim=1)",
    "axis of softmax": "m.softmax(a, dim=1)",
    "x": "m.exp(input=a)",
    "x1 and x2": "m.add(input=a, other=a)",
    "self": "m.exp(a)",
    "axes": "m.permute(a, dims=(1, 0))",
}


@pytest.mark.parametrize("name", NUMPY_SPELLINGS)
def test_spellings_of_numpy(name: str) -> None:
    first, other = (
        eval(table[name], {"m": ow, "a": ow.arange(6.0).reshape(2, 3)})
        for table in (NUMPY_SPELLINGS, PYTORCH_SPELLINGS)
    )
    assert (first.shape, first.tolist()) == (other.shape, other.tolist())


MATRIX, VECTOR = "m.tensor([[1, 0], [1, 1]]).to(m.{})", "m.tensor([1, 0, 1]).to(m.{})"
INTEGRAL = ("bool", "int8", "int64")
WITHOUT_A_KERNEL = [
    (f"m.trace({MATRIX})", ("bool",)),
    (f"m.trace({VECTOR})", ("bool",)),
    (f"m.hash_tensor({MATRIX})", ("complex64",)),
    *((f"{VECTOR}.{name}", ("complex64",)) for name in ("bernoulli_()", "random_()")),
    *((f"m.{name}(2, dtype=m.{{}})", INTEGRAL) for name in ("rand", "randn")),
    *((f"m.{name}({VECTOR})", INTEGRAL) for name in ("rand_like", "randn_like")),
    *((f"{VECTOR}.{name}()", INTEGRAL) for name in ("normal_", "uniform_", "log_normal_")),
    *((f"m.{name}({VECTOR})", (*INTEGRAL, "complex64")) for name in ("bernoulli", "poisson", "histogram")),
    (f"m.bincount({VECTOR})", ("bool", "float16", "complex64")),
    (f"m.bincount({MATRIX})", ("bool", "float16", "complex64")),
    (f"m.histogramdd({MATRIX}, 1)", (*INTEGRAL, "complex64")),
    (f"m.repeat_interleave({VECTOR})", ("bool", "int8", "float16", "complex64")),
    (f"m.group_norm({MATRIX}, 1)", (*INTEGRAL, "complex64")),
    (f"m.segment_reduce({VECTOR}, 'sum', lengths=m.tensor([1, 2]))", (*INTEGRAL, "complex64")),
    (f"m.nn.functional.dropout({MATRIX})", ("complex64",)),
    (f"m.nn.functional.scaled_dot_product_attention({MATRIX}, {MATRIX}, {MATRIX})", ("complex64",)),
    (f"m.nn.functional.interpolate({VECTOR}[None, None], 2)", ("bool", "int64")),
]


@pytest.mark.parametrize(("call", "name"), [(call, name) for call, names in WITHOUT_A_KERNEL for name in names])
def test_a_dtype_without_a_kernel_is_not_implemented(call: str, name: str) -> None:
    """Of one class wherever it is noticed, which is NotImplementedError and a RuntimeError, as in PyTorch."""
    with pytest.raises(UnsupportedError):
        eval(call.replace("{}", name), {"m": ow})
    torch = pytest.importorskip("torch")
    with pytest.raises(NotImplementedError):
        eval(call.replace("{}", name), {"m": torch})


# Values out of bounds that an inner operator meets: the error names what was called, the value, and the bounds.
_CLASSES = "target 3 is out of bounds: there are 3 classes"
_ROWS = "index 4 is out of bounds for dimension 0 with size 4"
BOUNDS = {
    "embedding": (lambda: ow.nn.functional.embedding(ow.tensor([[4]]), ones(4, 2)), _ROWS),
    "embedding of a module": (lambda: ow.nn.Embedding(4, 2)(ow.tensor([4])), _ROWS),
    "embedding_bag": (lambda: ow.nn.functional.embedding_bag(ow.tensor([[4]]), ones(4, 2)), _ROWS),
    "take_along_dim": (lambda: ow.take_along_dim(ones(4, 2), ow.tensor([[4]]), 0), _ROWS),
    "index_reduce": (lambda: ones(4).index_reduce(0, ow.tensor([4]), ones(1), "mean"), _ROWS),
    "nll_loss": (lambda: ow.nn.functional.nll_loss(ones(2, 3), ow.tensor([0, 3])), _CLASSES),
    "nll_loss with weights": (
        lambda: ow.nn.functional.nll_loss(ones(2, 3), ow.tensor([0, 3]), weight=ones(3)), _CLASSES
    ),
    "cross_entropy": (lambda: ow.nn.functional.cross_entropy(ones(2, 3), ow.tensor([0, 3])), _CLASSES),
    "cross_entropy of images": (
        lambda: ow.nn.functional.cross_entropy(ones(1, 3, 2), ow.tensor([[0, 3]]), label_smoothing=0.1), _CLASSES
    ),
    "multi_margin_loss": (lambda: ow.nn.functional.multi_margin_loss(ones(2, 3), ow.tensor([0, 3])), _CLASSES),
    "getitem": (lambda: ones(4)[4], _ROWS),
    "getitem of a tensor": (lambda: ones(4)[ow.tensor([4])], _ROWS),
    "setitem": (lambda: ones(4).__setitem__(4, 1.0), _ROWS),
    "setitem of a tensor": (lambda: ones(4).__setitem__(ow.tensor([4]), ones(1)), _ROWS),
}  # fmt: skip


@pytest.mark.parametrize("name", BOUNDS)
def test_errors_of_values_name_the_outermost_call(name: str) -> None:
    call, text = BOUNDS[name]
    operator = name.partition(" ")[0]
    with pytest.raises((IndexError, RuntimeError)) as caught:
        call()
    assert str(caught.value).startswith(f"{operator}(): {text}; it was called as {operator}(")


def test_flat_indices_from_the_back_are_in_bounds() -> None:
    assert [part.tolist() for part in ow.unravel_index(ow.tensor([-1, 11, -12]), (3, 4))] == [[2, 2, 0], [3, 3, 0]]
    batched = ow.vmap(lambda x: ow.unravel_index(x, (3, 4))[1])(ow.tensor([[1, 11]]))
    assert batched.tolist() == [[1, 3]]
