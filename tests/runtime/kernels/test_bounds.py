"""Nothing is read or written outside of an array: indices, targets and sizes are checked where memory is touched.

NumPy may write other indices into an array after forward has seen them, and no version counter notices. So every
gradient that reads or writes by them is called with indices out of bounds: it has to raise an error of the project's.
All operators run on arrays between pages that must not be touched, which would end the process; so that happens in
another one.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from folders import ROOT, TESTS
from guard_pages import PROTECTS, guarded

import generated as ow
from runtime.errors import OpweaveError

F = ow.nn.functional


# -- indices that are not what they were -------------------------------------------------------------------------------


LEAVES: list[ow.Tensor] = []  # of the call at hand


def floats(*shape: int) -> ow.Tensor:
    result = ow.from_numpy(np.random.default_rng(sum(shape)).standard_normal(shape, np.float32)).requires_grad_()
    LEAVES.append(result)
    return result


class Attack:
    """A call whose indices are spoilt before its gradient is computed, or `at_once`, before the call itself."""

    def __init__(self, size: int, make: Callable[[ow.Tensor, int], Any], shape: str = "n", *, at_once: bool = False):
        self.size, self.make, self.shape, self.at_once = size, make, shape, at_once

    def run(self, count: int, bad: int) -> list[Any]:
        """The gradients of the leaves, where `bad` is written over the last of the indices, which are all 0."""
        LEAVES.clear()
        shape = {"n": (count,), "n3": (count, 3), "3n": (3, count), "": ()}[self.shape]
        indices = np.zeros(shape, np.int64)
        tensor = ow.from_numpy(indices)
        SPOIL[0] = bad
        if self.at_once:
            indices[...] = bad
        result = self.make(tensor, count)
        indices.reshape(-1)[-1] = bad
        if not self.at_once:
            result.sum().backward()
        return [None if leaf.grad is None else leaf.grad.tolist() for leaf in LEAVES]


def own(make: Callable[[int], Any]) -> Callable[[ow.Tensor, int], Any]:
    """An operator that makes its own indices: they are spoilt in its second result, but for 0."""

    def call(value: ow.Tensor, count: int) -> Any:
        values, tensor = make(count)
        if SPOIL[0]:
            tensor.numpy()[...] = SPOIL[0]
        return values

    return call


SPOIL = [0]  # what `own` writes
# name: what the indices may be less than, and the call
BACKWARD: dict[str, Attack] = {
    "cross_entropy": Attack(5, lambda i, n: F.cross_entropy(floats(n, 5), i)),
    "cross_entropy, sum": Attack(5, lambda i, n: F.cross_entropy(floats(n, 5), i, reduction="sum")),
    "cross_entropy, float64": Attack(5, lambda i, n: F.cross_entropy(floats(n, 5).double(), i)),
    "cross_entropy, none": Attack(5, lambda i, n: F.cross_entropy(floats(n, 5), i, reduction="none")),
    "cross_entropy of images": Attack(5, lambda i, n: F.cross_entropy(floats(n, 5, 3), i), "n3"),
    "cross_entropy of one": Attack(5, lambda i, n: F.cross_entropy(floats(5), i), ""),
    "cross_entropy, weight": Attack(5, lambda i, n: F.cross_entropy(floats(n, 5), i, ow.ones(5))),
    "cross_entropy, smooth": Attack(5, lambda i, n: F.cross_entropy(floats(n, 5), i, label_smoothing=0.1)),
    "nll_loss": Attack(5, lambda i, n: F.nll_loss(floats(n, 5), i)),
    "nll_loss, weight": Attack(5, lambda i, n: F.nll_loss(floats(n, 5), i, ow.ones(5))),
    "nll_loss, float16": Attack(5, lambda i, n: F.nll_loss(floats(n, 5).half(), i)),
    "multi_margin_loss": Attack(5, lambda i, n: F.multi_margin_loss(floats(n, 5), i)),
    "embedding": Attack(5, lambda i, n: F.embedding(i, floats(5, 4))),
    "embedding_bag": Attack(5, lambda i, n: F.embedding_bag(i, floats(5, 4), ow.tensor([0]), mode="sum")),
    "gather": Attack(5, lambda i, n: floats(5, 3).gather(0, i), "n3"),
    "gather along the last": Attack(5, lambda i, n: floats(3, 5).gather(1, i), "3n"),
    "take_along_dim": Attack(5, lambda i, n: floats(5, 3).take_along_dim(i, 0), "n3"),
    "index_select": Attack(5, lambda i, n: floats(5, 3).index_select(0, i)),
    "index_select along the last": Attack(5, lambda i, n: floats(3, 5).index_select(1, i)),
    "x[i]": Attack(5, lambda i, n: floats(5, 3)[i]),
    "x[:, i]": Attack(5, lambda i, n: floats(3, 5)[:, i]),
    "x[i, i]": Attack(5, lambda i, n: floats(5, 5)[i, i]),
    "index": Attack(5, lambda i, n: ow.index(floats(5, 3), (i,))),
    "take": Attack(15, lambda i, n: floats(5, 3).take(i)),
    "put": Attack(15, lambda i, n: floats(5, 3).put(i, floats(n))),
    "put, added": Attack(15, lambda i, n: floats(5, 3).put(i, floats(n), True)),
    "index_put": Attack(5, lambda i, n: floats(5, 3).index_put((i,), floats(n, 3))),
    "index_put, added": Attack(5, lambda i, n: floats(5, 3).index_put((i,), floats(n, 3), True)),
    "index_add": Attack(5, lambda i, n: floats(5, 3).index_add(0, i, floats(n, 3))),
    "index_copy": Attack(5, lambda i, n: floats(5, 3).index_copy(0, i, floats(n, 3))),
    "index_fill": Attack(5, lambda i, n: floats(5, 3).index_fill(0, i, 2.0)),
    "scatter": Attack(5, lambda i, n: floats(5, 3).scatter(0, i, floats(n, 3)), "n3"),
    "scatter of a number": Attack(5, lambda i, n: floats(5, 3).scatter(0, i, 1.0), "n3"),
    "scatter_add": Attack(5, lambda i, n: floats(5, 3).scatter_add(0, i, floats(n, 3)), "n3"),
    **{
        f"scatter_reduce, {how}": Attack(
            5, lambda i, n, how=how: floats(5, 3).scatter_reduce(0, i, floats(n, 3), how), "n3"
        )
        for how in ("sum", "prod", "mean", "amax", "amin")
    },
    "max_unpool": Attack(40_000, lambda i, n: F.max_unpool1d(floats(1, n), i.reshape(1, n), 40_000 // n)),
    "max_pool1d": Attack(8, own(lambda n: F.max_pool1d(floats(n, 8), 2, return_indices=True))),
    "max_pool2d": Attack(16, own(lambda n: F.max_pool2d(floats(n, 4, 4), 2, return_indices=True))),
    "max_pool3d": Attack(64, own(lambda n: F.max_pool3d(floats(n, 4, 4, 4), 2, return_indices=True))),
    "adaptive_max_pool2d": Attack(16, own(lambda n: F.adaptive_max_pool2d(floats(n, 4, 4), 2, return_indices=True))),
    "sort": Attack(5, own(lambda n: floats(n, 5).sort(1))),
    "topk": Attack(5, own(lambda n: floats(n, 5).topk(2, 1))),
    "max": Attack(5, own(lambda n: floats(n, 5).max(1))),
    "median": Attack(5, own(lambda n: floats(n, 5).median(1))),
    "kthvalue": Attack(5, own(lambda n: floats(n, 5).kthvalue(2, 1))),
    "mode": Attack(5, own(lambda n: floats(n, 5).mode(1))),
    "cummax": Attack(5, own(lambda n: floats(n, 5).cummax(1))),
    "cummin": Attack(5, own(lambda n: floats(n, 5).cummin(1))),
}  # fmt: skip
FORWARD: dict[str, Attack] = {
    **{
        name: Attack(item.size, item.make, item.shape, at_once=True)
        for name, item in BACKWARD.items() if item.make.__name__ != "call"
    },
    "searchsorted": Attack(5, lambda i, n: ow.searchsorted(ow.arange(5), ow.tensor([1]), sorter=i[:5]), at_once=True),
    "x[i] = 1": Attack(5, lambda i, n: ow.ones(5, 3).__setitem__(i, 1.0), at_once=True),
    "index_add_": Attack(5, lambda i, n: ow.ones(5, 3).index_add_(0, i, ow.ones(n, 3)), at_once=True),
    "scatter_": Attack(5, lambda i, n: ow.ones(5, 3).scatter_(0, i, 1.0), "n3", at_once=True),
    "index_fill_": Attack(5, lambda i, n: ow.ones(5, 3).index_fill_(0, i, ow.tensor(1.0)), at_once=True),
    "one_hot": Attack(5, lambda i, n: F.one_hot(i, 5), at_once=True),
}
# Both sides of the quick paths: native calls, compiled loops, threads.
COUNTS = (5, 4000, 20_000)


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("when", ["backward", "forward"])
def test_indices_out_of_bounds(when: str, count: int) -> None:
    """An error, or the gradients of the indices that forward saw, where an operator has kept a copy of them."""
    for name, attack in (BACKWARD if when == "backward" else FORWARD).items():
        wanted = attack.run(count, 0)
        for bad in (attack.size, -attack.size - 1, 1 << 40, -(1 << 40), (1 << 63) - 1, -(1 << 63)):
            try:
                result = attack.run(count, bad)
            except OpweaveError:
                continue
            unchanged = when == "backward" and result == wanted
            assert unchanged, f"{when} of {name}, {count} indices: {bad} was taken for an index below {attack.size}"


def test_few_operators_keep_a_copy() -> None:
    """Where the judge above is lenient: most gradients read the indices themselves, and raise."""
    silent = []
    for name, attack in BACKWARD.items():
        try:
            attack.run(5, attack.size)
        except OpweaveError:
            continue
        silent.append(name)
    assert len(silent) < len(BACKWARD) / 4, silent


TARGETS = r"target 7 is out of bounds: there are 5 classes"


@pytest.mark.parametrize("rows", [3, 40_000])  # the native call and the general one
def test_the_gradient_of_a_loss_says_what_forward_says(rows: int) -> None:
    x, targets = floats(rows, 5), np.zeros(rows, np.int64)
    loss = F.cross_entropy(x, ow.from_numpy(targets))
    targets[1] = 7
    with pytest.raises(IndexError, match=TARGETS):
        loss.backward()
    with pytest.raises(IndexError, match=TARGETS):
        F.cross_entropy(x, ow.from_numpy(targets))


def test_the_gradient_of_a_pool_says_which_index() -> None:
    out, tensor = F.max_pool2d(floats(2, 4, 4), 2, return_indices=True)
    tensor.numpy()[1, 0, 0] = 16
    with pytest.raises(RuntimeError, match=r"max_pool_backward: index 16 lies outside of a plane of size \[4, 4\]"):
        out.sum().backward()


# -- sizes -------------------------------------------------------------------------------------------------------------

TOO_LARGE: dict[str, tuple[Callable[[], Any], str]] = {
    "the largest number": (lambda: ow.bincount(ow.tensor([1, 2**63 - 1])), "bincount.*9223372036854775808 elements"),
    "with weights": (lambda: ow.bincount(ow.tensor([2**63 - 1]), ow.ones(1)), "bincount.*9223372036854775808 elements"),
    "more than addresses": (lambda: ow.bincount(ow.tensor([2**61])), "bincount.*2305843009213693953 elements"),
    "minlength": (lambda: ow.bincount(ow.tensor([1]), minlength=2**62), "bincount.*4611686018427387904 elements"),
    "bins": (lambda: ow.histc(ow.ones(3), bins=2**62), "histc.*4611686018427387904 elements is larger than any memory"),
}


@pytest.mark.parametrize("name", TOO_LARGE)
def test_counters_that_do_not_fit_into_memory(name: str) -> None:
    call, message = TOO_LARGE[name]
    with pytest.raises(RuntimeError, match=message):
        call()


def test_a_window_without_elements_is_rejected() -> None:
    """Dilation could step over all of a small input, where there is nothing to be the largest."""
    with pytest.raises(RuntimeError, match=r"max_pool1d: padding must lie between 0 and half of the kernel size"):
        F.max_pool1d(ow.ones(1, 1), 2, 1, 2, 3)
    assert F.max_pool1d(ow.ones(1, 3), 2, 1, 1, 2).shape == (1, 3)


# -- guard pages -------------------------------------------------------------------------------------------------------

KINDS = ("float32", "complex64", "int64")


def run_guarded(at_end: bool) -> None:
    """Every operator of the table, on arrays between pages that must not be touched; prints what it is about to do."""
    from operators.cases import DTYPES, TABLE, build, evaluate
    from poison import bits

    ow.set_num_threads(1)
    for case in TABLE:
        for kind in KINDS:
            if kind not in DTYPES[case.dtypes]:
                continue
            print(case, kind, flush=True)
            arrays = build(case.inputs, kind)
            values = {name: ow.from_numpy(guarded(array, at_end=at_end)) for name, array in arrays.items()}
            plain = {name: ow.from_numpy(array) for name, array in arrays.items()}
            ow.manual_seed(0)
            wanted = evaluate(case.call, ow, plain)
            ow.manual_seed(0)
            assert bits(evaluate(case.call, ow, values)) == bits(wanted), f"{case} {kind}"
            if case.grad and kind == "float32":
                leaves = {name: value.requires_grad_(value.is_floating_point()) for name, value in values.items()}
                result = evaluate(case.call, ow, leaves)
                result.backward(ow.from_numpy(guarded(np.ones(result.shape, result.dtype.name), at_end=at_end)))
    print("done", flush=True)


@PROTECTS
@pytest.mark.parametrize("at_end", [True, False], ids=["end", "begin"])
def test_every_operator_stays_within_its_arrays(at_end: bool) -> None:
    folder = Path(__file__).parent
    program = f"import test_bounds; test_bounds.run_guarded({at_end})"
    ran = subprocess.run(
        [sys.executable, "-c", program], cwd=folder, capture_output=True, text=True, timeout=3600, check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (folder, TESTS, ROOT)))},
    )  # fmt: skip
    last = ran.stdout.splitlines()[-1:]
    assert (ran.returncode, last) == (0, ["done"]), f"ended by {ran.returncode} in {last}: {ran.stderr[-2000:]}"
