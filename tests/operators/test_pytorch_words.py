"""Phrases of PyTorch's errors by which programs and tests know them, each with the class of the error."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import generated as ow

ones = ow.ones
# What is called, and a part of the error's text.
PHRASES: dict[str, tuple[Callable[[], Any], type[Exception], str]] = {
    "sizes": (
        lambda: ones(3) + ones(4),
        RuntimeError,
        r"The size of tensor a \(3\) must match the size of tensor b \(4\) at non-singleton dimension 0",
    ),
    "sizes from the right": (
        lambda: ones(5, 1, 3) * ones(2, 4),
        RuntimeError,
        r"size of tensor a \(3\) must match the size of tensor b \(4\) at non-singleton dimension 2",
    ),
    "sizes of three": (
        lambda: ow.where(ones(2) > 0, ones(1), ones(3)),
        RuntimeError,
        "must match the size of tensor b",
    ),
    "shapes": (
        lambda: ow.broadcast_shapes((2, 1), (3, 4)),
        RuntimeError,
        r"tensor a \(2\) must match the size of tensor b \(3\) at non-singleton dimension 0",
    ),
    "expand": (
        lambda: ones(2).expand(3),
        RuntimeError,
        r"The expanded size of the tensor \(3\) must match the existing size \(2\) at non-singleton dimension 0",
    ),
    "dimension of sum": (
        lambda: ones(2).sum(1),
        IndexError,
        r"Dimension out of range \(expected to be in range of \[-1, 0\], but got 1\)",
    ),
    "dimension of transpose": (
        lambda: ones(2, 2).transpose(0, 3),
        IndexError,
        r"Dimension out of range \(expected to be in range of \[-2, 1\], but got 3\)",
    ),
    "dimension of movedim": (lambda: ones(2, 2).movedim(5, 0), IndexError, "Dimension out of range"),
    "dimension of diagonal": (lambda: ones(2, 2).diagonal(0, 0, 4), IndexError, "Dimension out of range"),
    "unknown size": (
        lambda: ones(0).view(-1, 0),
        RuntimeError,
        "because the unspecified dimension size -1 can be any value and is ambiguous",
    ),
    "bytes and strides": (lambda: ones(4, 4)[:, ::2].view(ow.float64), RuntimeError, r"self.stride\(-1\) must be 1"),
    "bytes and sizes": (lambda: ones(3).view(ow.float64), RuntimeError, r"self.size\(-1\) must be divisible by 2"),
    "bytes of a number": (lambda: ones(()).view(ow.float64), RuntimeError, r"self.dim\(\) cannot be 0"),
    "pairs": (lambda: ow.view_as_complex(ones(3)), RuntimeError, "Tensor must have a last dimension of size 2"),
    "chunks": (lambda: ones(3).chunk(0), RuntimeError, "chunk expects `chunks` to be greater than 0"),
    "hsplit": (lambda: ones(()).hsplit(1), RuntimeError, "hsplit requires a tensor with at least 1 dimension, but got"),
    "vsplit": (
        lambda: ones(3, 2).vsplit(2),
        RuntimeError,
        "size of the dimension 3 is not divisible by the split_size 2!",
    ),
    "fliplr": (lambda: ow.fliplr(ones(2)), RuntimeError, "Input must be >= 2-d."),
    "flipud": (lambda: ow.flipud(ones(())), RuntimeError, "Input must be >= 1-d."),
    "H": (lambda: ones(2, 2, 2).H, RuntimeError, "only supported on matrices"),
    "masked_fill": (lambda: ones(2).masked_fill(ones(2).byte(), 1), RuntimeError, "only supports boolean masks"),
    "masked_scatter": (lambda: ones(2).masked_scatter(ones(2), ones(2)), RuntimeError, "only supports boolean masks"),
    "masked_select": (lambda: ones(2).masked_select(ones(2).byte()), RuntimeError, "expected BoolTensor for mask"),
    "diff": (
        lambda: ow.diff(ones(2), prepend=ones(1, 1)),
        RuntimeError,
        "diff expects prepend or append to be the same dimension as input",
    ),
    "polar": (
        lambda: ow.polar(ones(2).long(), ones(2).long()),
        RuntimeError,
        "Expected both inputs to be Half, Float or Double",
    ),
    "random_": (
        lambda: ones(2).random_(0, -4),
        RuntimeError,
        "random_ expects 'from' to be less than 'to', but got from=0 >= to=-4",
    ),
    "random_ from": (lambda: ones(2).to(ow.int8).random_(-130, 4), RuntimeError, "from is out of bounds"),
    "random_ to": (lambda: ones(2).to(ow.int8).random_(0, 300), RuntimeError, "to - 1 is out of bounds"),
    "uniform_": (lambda: ones(2).uniform_(1, 0), RuntimeError, r"uniform_ expects to return a \[from, to\) range"),
    "uniform_ too wide": (lambda: ones(2).uniform_(-3e38, 3e38), RuntimeError, "uniform_ expects to-from"),
    "exponential_": (
        lambda: ones(2).exponential_(0),
        RuntimeError,
        "exponential_ expects lambda > 0.0, but found lambda=0",
    ),
    "cauchy_": (lambda: ones(2).cauchy_(0, 0), RuntimeError, "cauchy_ expects sigma > 0.0, but found sigma=0"),
    "log_normal_": (lambda: ones(2).log_normal_(0, 0), RuntimeError, "log_normal_ expects std > 0.0, but found std=0"),
    "geometric_": (
        lambda: ones(2).geometric_(1.5),
        RuntimeError,
        r"geometric_ expects p to be in \(0, 1\), but got p=1.5",
    ),
    "bernoulli_": (
        lambda: ones(2).bernoulli_(1.5),
        RuntimeError,
        r"bernoulli_ expects p to be in \[0, 1\], but got p=1.5",
    ),
    "normal_": (lambda: ones(2).normal_(0, -1), RuntimeError, "normal expects std >= 0.0, but found std -1"),
    "normal": (lambda: ow.normal(ones(2), -ones(2)), RuntimeError, "normal expects all elements of std >= 0.0"),
    "poisson": (lambda: ow.poisson(-ones(2)), RuntimeError, "invalid Poisson rate, expected rate to be non-negative"),
    "multinomial": (lambda: ow.multinomial(ow.zeros(2), 1), RuntimeError, r"\(sum of probabilities <= 0\)"),
    "multinomial of negative ones": (lambda: ow.multinomial(-ones(2), 1), RuntimeError, "`inf`, `nan` or element < 0"),
    "multinomial of too many": (
        lambda: ow.multinomial(ones(2), 3),
        RuntimeError,
        "cannot sample n_sample > prob_dist.size",
    ),
    "one tensor for several": (lambda: ow.hstack(ones(2)), TypeError, "must be tuple of Tensors, not Tensor"),
    "one size for several": (lambda: ow.full(2, 1), TypeError, "must be tuple of ints, not int"),
    "text for a number": (lambda: ow.full((2,), "a"), TypeError, "must be Number, not str"),
    "mT": (lambda: ones(2).mT, RuntimeError, "only supported on matrices or batches of matrices"),
    "pairs apart": (lambda: ow.view_as_complex(ones(2, 4)[:, ::2]), RuntimeError, "last dimension with stride 1"),
    "vander": (lambda: ow.vander(ones(2), N=-1), RuntimeError, "N must be non-negative."),
    "block_diag": (lambda: ow.block_diag(ones(1, 1, 1)), RuntimeError, "Input tensors must have 2 or fewer dimensions"),
    "linspace": (lambda: ow.linspace(0, 1, -1), RuntimeError, "number of steps must be non-negative"),
    "windows": (lambda: ow.hann_window(3, dtype=ow.int64), RuntimeError, "floating point"),
    "meshgrid": (lambda: ow.meshgrid([], indexing="ij"), RuntimeError, "expects a non-empty TensorList"),
    "meshgrid of matrices": (lambda: ow.meshgrid(ones(2, 2)), RuntimeError, "Expected 0D or 1D tensor"),
    "meshgrid of dtypes": (
        lambda: ow.meshgrid(ones(2), ones(2).long()),
        RuntimeError,
        "meshgrid expects all tensors to have the same dtype",
    ),
    "meshgrid of devices": (
        lambda: ow.meshgrid(ones(2), ones(2, device="meta")),
        RuntimeError,
        "meshgrid expects all tensors to have the same device",
    ),
    "meshgrid by another word": (lambda: ow.meshgrid(ones(2), indexing="x"), RuntimeError, 'one of "xy" or "ij"'),
    "eye": (lambda: ow.eye(-1), RuntimeError, "n must be greater or equal to 0, got -1"),
    "roll": (lambda: ones(2).roll(()), RuntimeError, "`shifts` required"),
    "movedim": (lambda: ones(2, 2).movedim((0, 1), (0,)), RuntimeError, "movedim: Invalid source or destination dims"),
    "as_strided": (lambda: ones(2).as_strided((1,), ()), RuntimeError, "mismatch in length of strides and shape"),
    "tensor_split": (
        lambda: ones(()).tensor_split(2),
        RuntimeError,
        "expected at least a 1-dimensional tensor",
    ),
}


@pytest.mark.parametrize("title", PHRASES)
def test_errors_have_the_phrases_of_pytorch(title: str) -> None:
    call, kind, phrase = PHRASES[title]
    with pytest.raises(kind, match=phrase):
        call()


def test_a_capsule_is_an_array() -> None:
    x = ow.arange(3)
    read = ow.asarray(ow.utils.dlpack.to_dlpack(x))
    assert (read.tolist(), read.data_ptr()) == ([0, 1, 2], x.data_ptr())
    assert ow.asarray(ow.utils.dlpack.to_dlpack(x), copy=True).data_ptr() != x.data_ptr()
