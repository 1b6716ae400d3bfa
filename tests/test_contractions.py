"""The equation of einsum and the order of a chain of matrices, as plans over sizes; what is rejected, and its words."""

from __future__ import annotations

import functools
import itertools

import pytest

from runtime.errors import ComputeError
from runtime.language.contractions import chain_order, einsum_plan, tensordot_dims


def test_a_plan_aligns_every_operand_and_says_when_a_dimension_is_done() -> None:
    plan = einsum_plan("ij,jk->ik", [(2, 3), (3, 4)])
    assert [one.shape for one in plan.operands] == [(2, 1, 3), (1, 4, 3)]  # i, k, and j, which is summed
    assert [one.order for one in plan.operands] == [(0, 1), (1, 0)]
    assert (plan.finished, plan.kept) == (((), (2,)), 2)


def test_a_label_that_an_operand_has_twice_is_merged() -> None:
    plan = einsum_plan("iji->j", [(3, 2, 3)])
    assert plan.operands[0].merges == (0, 2)
    assert (plan.operands[0].shape, plan.finished) == ((2, 3), ((1,),))


@pytest.mark.parametrize(
    ("equation", "output"),
    [("ji", "transposed"), ("i,j", "outer"), ("ba", "transposed"), ("aB", "transposed")],
)
def test_without_an_arrow_labels_are_in_alphabetical_order(equation: str, output: str) -> None:
    shapes = [(2, 3)] if "," not in equation else [(2,), (3,)]
    first = einsum_plan(equation, shapes).operands[0]
    assert first.shape == ((3, 2) if output == "transposed" else (2, 1))


REJECTED = {
    "operands": ("ij,jk", [(2, 3)], "einsum: the equation 'ij,jk' has 2 operands, 1 were given"),
    "labels": ("ijk", [(2, 3)], "einsum: 'ijk' in the equation 'ijk' has 3 labels, its operand 2 dimensions"),
    "too few labels": ("i", [(2, 3)], "einsum: 'i' in the equation 'i' has 1 labels, its operand 2 dimensions"),
    "sign": ("i1", [(2, 3)], "einsum: '1' in the equation 'i1' is no label; labels are letters"),
    "sizes": ("ij,jk", [(2, 3), (4, 5)], "einsum: 'j' in 'ij,jk' has size 4 in operand 1, elsewhere 3"),
    "sizes within one": ("ii", [(2, 3)], "einsum: 'i' in 'ii' has size 3 in operand 0, elsewhere 2"),
    "size 1 within one": ("ii", [(3, 1)], "einsum: 'i' in 'ii' has size 1 in operand 0, elsewhere 3"),
    "size 0": ("i,i", [(0,), (3,)], "einsum: 'i' in 'i,i' has size 3 in operand 1, elsewhere 0"),
    "dots": ("...,...", [(2,), (3,)], "einsum: a dimension of '...' in '...,...' has size 3 in operand 1, elsewhere 2"),
    "unknown output": ("i->j", [(2,)], "einsum: the output of 'i->j' has 'j', which no operand has"),
    "output twice": ("i->ii", [(2,)], "einsum: the output of 'i->ii' has 'i' more than once"),
}


@pytest.mark.parametrize(("equation", "shapes", "words"), REJECTED.values(), ids=REJECTED.keys())
def test_rejected_equations(equation: str, shapes: list[tuple[int, ...]], words: str) -> None:
    with pytest.raises(ComputeError) as caught:
        einsum_plan(equation, shapes)
    assert str(caught.value) == words


def cost_of(sizes: tuple[int, ...], steps: tuple[tuple[int, int], ...]) -> int:
    """The multiplications of a chain multiplied in these steps."""
    shapes = {place: (sizes[place], sizes[place + 1]) for place in range(len(sizes) - 1)}
    total = 0
    for left, right in steps:
        rows, inner = shapes[left]
        assert shapes[right][0] == inner
        total += rows * inner * shapes[right][1]
        shapes[left] = (rows, shapes.pop(right)[1])
    assert shapes == {0: (sizes[0], sizes[-1])}
    return total


@functools.cache
def least(sizes: tuple[int, ...]) -> int:
    """The least cost, by trying every place for the last product."""
    if len(sizes) == 2:
        return 0
    return min(
        least(sizes[: at + 1]) + least(sizes[at:]) + sizes[0] * sizes[at] * sizes[-1]
        for at in range(1, len(sizes) - 1)
    )  # fmt: skip


@pytest.mark.parametrize("sizes", [*itertools.product((1, 3, 7), repeat=5), (10, 100, 5, 50, 2), (4, 5)])
def test_chains_take_the_fewest_multiplications(sizes: tuple[int, ...]) -> None:
    assert cost_of(sizes, chain_order(sizes)) == least(sizes)


def test_dimensions_of_tensordot() -> None:
    assert tensordot_dims(2, 3) == ((1, 2), (0, 1))
    assert tensordot_dims(([0, 2], [1, 0]), 3) == ((0, 2), (1, 0))
    assert tensordot_dims((0, 1), 3) == ((0,), (1,))
    with pytest.raises(ComputeError) as caught:
        tensordot_dims(4, 3)
    assert str(caught.value) == "tensordot: dims must lie in [0, 3], got 4"
    with pytest.raises(TypeError) as wrong:
        tensordot_dims(1.5, 3)
    assert str(wrong.value) == "tensordot: dims must be a number or two lists of dimensions, got float"
