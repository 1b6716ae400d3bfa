"""The equation of einsum and the order of a chain of matrices, as plans over sizes; what is rejected, and its words."""

from __future__ import annotations

import functools
import importlib.util
import itertools
import math
import sys
import types
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import pytest

import generated as ow
from runtime.errors import ComputeError
from runtime.language.contraction_order import Network
from runtime.language.contractions import Contraction, chain_order, einsum_plan, tensordot_dims


def test_a_plan_aligns_every_operand_and_says_when_a_dimension_is_done() -> None:
    plan = einsum_plan("ij,jk->ik", [(2, 3), (3, 4)])
    assert [operand.shape for operand in plan.operands] == [(2, 1, 3), (1, 4, 3)]  # i, k, and j, which is summed
    assert [operand.order for operand in plan.operands] == [(0, 1), (1, 0)]
    assert (plan.sums, plan.steps, plan.kept) == (((), ()), ((0, 1, (2,)),), 2)


def test_a_label_that_an_operand_has_twice_is_merged() -> None:
    plan = einsum_plan("iji->j", [(3, 2, 3)])
    assert plan.operands[0].merges == (0, 2)
    assert (plan.operands[0].shape, plan.sums, plan.steps) == ((2, 3), ((1,),), ())


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


# Calls of einsum, by the class of the error that PyTorch raises, and whether it is malformed at all.
ERRORS: dict[str, tuple[type[Exception], tuple[Any, ...]]] = {
    "no operands of an empty equation": (ValueError, ("->",)),
    "no operands": (ValueError, ("ij,jk->ik",)),
    "an empty list": (ValueError, ("i", [])),
    "nothing for an operand": (TypeError, ("i", None)),
    "an operand of an empty equation": (RuntimeError, ("->", ow.ones(2))),
    "an arrow with a space": (RuntimeError, ("i- >i", ow.ones(2))),
    "half an arrow": (RuntimeError, ("i-", ow.ones(2))),
    "two arrows": (RuntimeError, ("i->i->i", ow.ones(2))),
    "a comma in the output": (RuntimeError, ("i->i,", ow.ones(2))),
    "two dots": (RuntimeError, ("i..->i", ow.ones(2))),
    "dots twice": (RuntimeError, ("...i...", ow.ones(2))),
    "an output that nothing has": (RuntimeError, ("->i", ow.ones(()))),
    "a number that is too large": (ValueError, (ow.ones(2, 3), [0, 52])),
    "a negative number": (ValueError, (ow.ones(2, 3), [0, -1])),
    "a letter for a number": (TypeError, (ow.ones(2), ["a"])),
    "a fraction": (TypeError, (ow.ones(2), [0.5])),
}


@pytest.mark.parametrize("row", ERRORS.values(), ids=ERRORS.keys())
def test_malformed_calls_of_einsum(row: tuple[type[Exception], tuple[Any, ...]]) -> None:
    with pytest.raises(row[0], match="einsum"):
        ow.einsum(*row[1])


@pytest.mark.parity
@pytest.mark.parametrize("row", ERRORS.values(), ids=ERRORS.keys())
def test_malformed_calls_raise_what_pytorch_raises(row: tuple[type[Exception], tuple[Any, ...]]) -> None:
    torch = pytest.importorskip("torch")
    arguments = [torch.ones(tuple(item.shape)) if isinstance(item, ow.Tensor) else item for item in row[1]]
    with pytest.raises(row[0]):
        torch.einsum(*arguments)


def cost_of(sizes: tuple[int, ...], steps: tuple[tuple[int, int], ...]) -> int:
    """The multiplications of a chain multiplied in these steps."""
    shapes = {index: (sizes[index], sizes[index + 1]) for index in range(len(sizes) - 1)}
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


# -- the order in which several operands are multiplied ---------------------------------------------------------------

# Equations with sizes that make one order or another the best, at odd sizes too. The first is best from the left.
SEVERAL: dict[str, tuple[str, list[tuple[int, ...]]]] = {
    "from the left": ("ij,jk,kl->il", [(3, 50), (50, 2), (2, 40)]),
    "from the right": ("ij,jk,kl->il", [(40, 2), (2, 50), (50, 3)]),
    "outer first": ("ij,jk,kl->il", [(30, 2), (2, 30), (30, 2)]),
    "a vector last": ("ij,jk,k->i", [(17, 19), (19, 23), (23,)]),
    "summed alone": ("ij,jk,kl->i", [(5, 7), (7, 9), (9, 11)]),
    "apart": ("ij,kl,ji->kl", [(5, 7), (3, 4), (7, 5)]),
    "batches": ("bij,bjk,bkl->bil", [(4, 13, 3), (4, 3, 17), (4, 17, 3)]),
    "a label in all": ("ai,aj,ak->ijk", [(31, 2), (31, 3), (31, 5)]),
    "size 1": ("ij,jk,kl->il", [(6, 1), (5, 7), (7, 3)]),
    "size 0": ("ij,jk,kl->il", [(6, 0), (0, 7), (7, 3)]),
    "dots": ("...ij,jk,kl->...il", [(2, 9, 2), (2, 30), (30, 2)]),
    "a diagonal": ("ii,ij,jk->k", [(6, 6), (6, 8), (8, 3)]),
    "no output": ("ij,jk,ki", [(5, 4), (4, 6), (6, 5)]),
    "five": ("ab,bc,cd,de,ef->af", [(9, 2), (2, 8), (8, 3), (3, 7), (7, 2)]),
    "nine": (
        "ab,bc,cd,de,ef,fg,gh,hi,ij->aj", [(3, 2), (2, 4), (4, 3), (3, 5), (5, 2), (2, 6), (6, 2), (2, 3), (3, 4)],
    ),
}  # fmt: skip


def multiplications(plan: Contraction, order: Sequence[tuple[int, int]]) -> int:
    """How many of them an order takes, counted from the shapes of the operands alone."""
    shapes = dict(enumerate(operand.shape for operand in plan.operands))
    uses = {position: {position} for position in shapes}
    total = 0
    for left, right in order:
        full = [max(pair) for pair in zip(shapes[left], shapes.pop(right), strict=True)]
        uses[left] |= uses.pop(right)
        total += math.prod(full)
        rest = [shapes[key] for key in shapes if key != left]
        values = [k < plan.kept or any(shape[k] != 1 for shape in rest) for k in range(len(full))]
        shapes[left] = tuple(size if stays else 1 for size, stays in zip(full, values, strict=True))
    return total


def orders(count: int) -> Iterator[list[tuple[int, int]]]:
    """All orders of so many operands."""

    def of(positions: tuple[int, ...]) -> Iterator[list[tuple[int, int]]]:
        if len(positions) == 1:
            yield []
        for left, right in itertools.combinations(positions, 2):
            for rest in of(tuple(position for position in positions if position != right)):
                yield [(left, right), *rest]

    return of(tuple(range(count)))


@pytest.mark.parametrize("title", SEVERAL)
def test_no_order_takes_fewer_multiplications(title: str) -> None:
    equation, shapes = SEVERAL[title]
    plan = einsum_plan(equation, shapes)
    chosen = multiplications(plan, [step[:2] for step in plan.steps])
    if len(shapes) <= 5 and 0 not in itertools.chain(*shapes) and title != "summed alone":
        assert chosen == min(multiplications(plan, order) for order in orders(len(shapes)))
    assert chosen <= multiplications(plan, [(0, index) for index in range(1, len(shapes))])


@pytest.mark.parametrize("title", SEVERAL)
def test_values_and_gradients_of_several_operands(title: str) -> None:
    """By NumPy's einsum, which multiplies everything at once; a gradient is the contraction of all the others."""
    equation, shapes = SEVERAL[title]
    rng = np.random.default_rng(3)
    arrays = [rng.standard_normal(shape) for shape in shapes]
    tensors = [ow.tensor(array).requires_grad_() for array in arrays]
    result = ow.einsum(equation, *tensors)
    np.testing.assert_allclose(result.detach().numpy(), np.einsum(equation, *arrays), rtol=1e-11, atol=1e-11)
    if 0 not in itertools.chain(*shapes):
        assert ow.autograd.gradcheck(lambda *args: ow.einsum(equation, *args), tensors)


def test_a_path_says_the_order() -> None:
    shapes = [(2, 3), (3, 4), (4, 5)]
    steps = [einsum_plan("ij,jk,kl->il", shapes, path).steps for path in ([0, 1, 0, 1], [1, 2, 0, 1], (0, 2, 0, 1))]
    assert [[step[:2] for step in item] for item in steps] == [[(0, 1), (0, 2)], [(1, 2), (0, 1)], [(0, 2), (0, 1)]]
    a, b, c = (ow.ones(shape) for shape in shapes)
    assert ow.einsum("ij,jk,kl->il", a, b, c, path=[1, 2, 0, 1]).tolist() == [[12.0] * 5] * 2
    for path in ([], [0, 1], [0, 0, 0, 1], [0, 3, 0, 1], [0, 1, 0, 2]):
        with pytest.raises(ComputeError, match="einsum: a path of 3 operands has two numbers for each of 2 steps"):
            einsum_plan("ij,jk,kl->il", shapes, path)


def test_what_grows_in_the_middle_is_not_made() -> None:
    """The product of the first two would have 9 million elements."""
    plan = einsum_plan("ij,jk,kl->il", [(3000, 2), (2, 3000), (3000, 2)])
    assert [step[:2] for step in plan.steps] == [(1, 2), (0, 1)]


def test_opt_einsum_orders_many_operands_where_it_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    paths = types.ModuleType("opt_einsum.paths")
    asked: list[Any] = []

    def auto(*args: Any) -> list[tuple[int, int]]:
        asked.append(args)
        return [(7, 8), *[(0, 1)] * 7]

    paths.auto = auto  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "opt_einsum", types.ModuleType("opt_einsum"))
    monkeypatch.setitem(sys.modules, "opt_einsum.paths", paths)
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: name)
    network = Network([3 << k for k in range(9)], 1 | 1 << 9, [3] * 10)
    assert network._of_opt_einsum()[:2] == [(7, 8), (0, 1)]
    assert asked[0][0][0] == frozenset({0, 1})
    assert asked[0][1:] == (frozenset({0, 9}), dict.fromkeys(range(10), 3), None)


def test_switches_of_the_backend_choose_the_order() -> None:
    """Operands go from left to right without it; strategies find their orders, results are the same."""
    backend = ow.backends.opt_einsum
    shapes = [(30, 2), (2, 30), (30, 2)]
    operands = [ow.randn(*shape, dtype=ow.float64) for shape in shapes]
    orders = {}
    for switches in ({"enabled": True}, {"enabled": False}, {"strategy": "greedy"}, {"strategy": "optimal"}):
        with backend.flags(**switches):
            plan = einsum_plan("ij,jk,kl->il", shapes)
            orders[next(iter(switches.items()))] = [(left, right) for left, right, _ in plan.steps]
            assert backend.strategy == (switches.get("strategy", "auto") if backend.enabled else None)
            result = ow.einsum("ij,jk,kl->il", *operands)
        np.testing.assert_allclose(result.numpy(), (operands[0] @ operands[1] @ operands[2]).numpy(), rtol=1e-12)
    assert orders["enabled", False] == [(0, 1), (0, 2)]
    assert orders["enabled", True] == orders["strategy", "greedy"] == orders["strategy", "optimal"] == [(1, 2), (0, 1)]
    assert (backend.enabled, backend.strategy) == (True, "auto")
    with pytest.raises(ValueError, match=r"`strategy` must be one of \['auto', 'greedy', 'optimal'\], got 'fast'"):
        backend.strategy = "fast"
