"""The cost of the most frequent calls, in counts that no busy machine changes: a guard against slow regressions.

    python tests/hot_paths.py            print the counts beside those that are recorded in hot_paths.yaml
    python tests/hot_paths.py --renew    record them; a reviewer sees what became cheaper and what dearer

Counted are calls of Python functions, calls of C functions, executed bytecodes (on 10 elements), and the memory that
a call holds at its peak (on 16,384 elements). They depend on the version of Python, so each has a table of its own.
"""

from __future__ import annotations

import functools
import gc
import json
import os
import subprocess
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import yaml

FILE = Path(__file__).with_name("hot_paths.yaml")
VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"
WHAT = ("python", "c", "bytecodes", "KiB")
FEW, MANY = 10, 16_384
WARM = 50  # calls until kernels are compiled and caches are filled
# Statements over x and y of n elements, gx and gy that require grad, square matrices a and b, what is large, and a
# small image with a grid.
PATHS = {
    "a + b": "x + y",
    "a + 1": "x + 1",
    "a.add_(b)": "x.add_(y)",
    "a.mul_(1.0)": "x.mul_(1.0)",
    "exp": "m.exp(x)",
    "sum": "m.sum(x)",
    "softmax": "m.softmax(x, 0)",
    "sum of 40,000": "m.sum(large)",
    "cumsum of 40,000": "m.cumsum(large, 0)",
    "mm": "m.mm(a, b)",
    "view": "x.view(2, -1)",
    "a[0]": "x[0]",
    "where": "m.where(condition, x, y)",
    "cat": "m.cat([x, y])",
    "conv2d": "m.conv2d(image, image)",
    "max_pool2d": "m.max_pool2d(image, 2)",
    "avg_pool2d": "m.nn.functional.avg_pool2d(image, 2)",
    "interpolate": "m.nn.functional.interpolate(image, scale_factor=2, mode='bilinear')",
    "grid_sample": "m.nn.functional.grid_sample(image, grid)",
    "a + b, grad": "gx + gy",
    "a + b, grad and backward": "(gx + gy).backward(x)",
    "chain of 10 nodes, grad and backward": "chain(gx).backward(x)",
    "chain of 10 nodes, grad of one input": "m.autograd.grad(chain(gx), gx, x)",
    "sort": "a.sort()",
    "topk": "m.topk(a, 2)",
    "median": "m.median(x)",
    "max along a dimension": "a.max(1)",
    "var_mean": "m.var_mean(x)",
    "std": "m.std(x)",
    "var of equal numbers": "m.var(x[:1].expand(8))",
    "vector_norm": "m.linalg.vector_norm(x)",
    "norm along a dimension": "m.linalg.norm(a, axis=1)",
    "trace": "m.trace(a)",
    "tensor_split": "m.tensor_split(x, 3)",
    "histc": "m.histc(x)",
    "remainder of a number": "m.remainder(2.0, x)",
    "embedding": "m.nn.functional.embedding(places, a)",
    "bmm": "m.bmm(batch, batch)",
    "mv": "m.mv(a, a[0])",
    "dot": "m.dot(x, y)",
    "einsum": "m.einsum('ij,jk->ik', a, b)",
    "layer_norm": "m.layer_norm(x, x.shape)",
    "cross": "m.linalg.cross(threes, threes)",
    "nll_loss, each": "m.nn.functional.nll_loss(a, classes, reduction='none')",
    "a * parameter": "x * p",
    "parameter * a": "p * x",
    "add(parameter, a, alpha=2)": "m.add(p, x, alpha=2)",
    "parameter.view": "p.view(2, -1)",
    "mm of a parameter": "m.mm(a, q)",
    "a * parameter, grad and backward": "(x * gp).backward(x)",
    "a - transposed": "a - b.t()",
    "transposed + 1": "b.t() + 1",
    "exp of transposed": "m.exp(a.t())",
    "transposed.add_(b)": "a.t().add_(b)",
    "float32 * int64": "x * whole",
    "int64 + 1.5": "whole + 1.5",
    "where of float32 and int64": "m.where(condition, x, whole)",
    "clone of transposed": "a.t().clone()",
    "copy_ of int64": "z.copy_(whole)",
    "to float64": "x.double()",
    "to int64": "x.long()",
    "a[0] = 1": "z.__setitem__(0, 1.0)",
    "a[mask] = 0": "z.__setitem__(condition, 0.0)",
    "a[places] = 1": "z.__setitem__(places, 1.0)",
    "a[:, places]": "a[:, places]",
    "a[place]": "x[place]",
    "a[mask]": "x[condition]",
    "empty": "m.empty(2, 3)",
    "empty_like": "m.empty_like(x)",
    "float of an element": "float(x[0])",
    "zero_": "z.zero_()",
    "fill_": "z.fill_(1.5)",
    "flip": "m.flip(a, (0,))",
    "tril": "m.tril(a)",
    "roll": "m.roll(x, 1)",
    "pad": "m.nn.functional.pad(x, (1, 1))",
    "reflecting pad": "m.nn.functional.pad(a, (1, 1), mode='reflect')",
    "eye": "m.eye(8)",
    "linspace": "m.linspace(0, 1, 8)",
    "arange of floats": "m.arange(0.0, 8.0, 1.0)",
    "rand": "m.rand(2, 3)",
    "randn of 1,000": "m.randn(1000)",
    "randint": "m.randint(0, 9, (2, 3))",
    "bernoulli": "m.bernoulli(x)",
    "conv_transpose2d": "m.nn.functional.conv_transpose2d(image, image, stride=2)",
    "nonzero": "m.nonzero(condition)",
    "equal": "m.equal(x, y)",
    "isin": "m.isin(whole, places)",
    "searchsorted": "m.searchsorted(order, whole)",
    "a[places, :2]": "a[places, :2]",
    "flatten": "a.flatten()",
    "diag": "m.diag(threes[0])",
    "linalg.qr": "m.linalg.qr(image[0, 0])",
    "linalg.lstsq": "m.linalg.lstsq(m.eye(4), image[0, 0])",
    "unfold": "m.nn.functional.unfold(image, 2)",
    "fold": "m.nn.functional.fold(columns, (4, 4), 2)",
    "pixel_unshuffle": "m.nn.functional.pixel_unshuffle(image, 2)",
    "channel_shuffle": "m.nn.functional.channel_shuffle(columns, 2)",
    "scatter_add_": "z.scatter_add_(0, order, x)",
    "index_fill_": "z.index_fill_(0, places, 1.0)",
    "a[1:2] = 3": "z.__setitem__(slice(1, 2), 3)",
    "take": "m.take(x, places)",
    "put": "m.put(x, places, pair)",
    "index_put": "m.index_put(x, (places,), pair)",
    "masked_scatter": "m.masked_scatter(x, condition, y)",
    "gather of transposed": "m.gather(threes.t(), 1, corner)",
    "scatter of transposed": "m.scatter(threes.t(), 1, corner, threes.t())",
    "stack of transposed": "m.stack((threes.t(), threes.t()))",
    "equal of transposed": "m.equal(threes.t(), threes.t())",
    "sort of 1,000": "m.sort(thousand)",
    "topk of 1,000": "m.topk(thousand, 4)",
    "median of 1,000": "m.median(thousand)",
    "unique of 1,000": "m.unique(thousand)",
    "fft": "m.fft.fft(a)",
    "linalg.solve_triangular": "m.linalg.solve_triangular(image[0, 0], image[0, 0], upper=True)",
    "linalg.lu": "m.linalg.lu(image[0, 0])",
    "embedding_bag": "m.nn.functional.embedding_bag(corner % 3, a)",
    "one_hot": "m.nn.functional.one_hot(corner, 3)",
    "mm of halves": "m.mm(half, half)",
    "linear of halves": "m.nn.functional.linear(half, half, half[0])",
    "mean, grad and backward": "m.mean(gx).backward()",
    "mse_loss, grad and backward": "m.nn.functional.mse_loss(gx, y).backward()",
    "layer_norm, grad and backward": "m.layer_norm(gx, gx.shape).backward(x)",
    "logit, grad and backward": "m.logit(gx, 0.1).backward(x)",
    "pixel_unshuffle, grad and backward": "m.nn.functional.pixel_unshuffle(gimage, 2).backward(m.ones(1, 4, 2, 2))",
    "custom operator": "double(x)",
    "custom operator, grad": "double(gx)",
    "custom operator, grad and backward": "double(gx).backward(x)",
    "Function, grad and backward": "Double.apply(gx).backward(x)",
    "10 sums, inference mode": "within(lambda: x + y)",
    "10 views of an inference tensor, inference mode": "within(inferred.t)",
    "10 products, inference mode": "within(lambda: a @ q)",
    "10 parts, inference mode": "within(lambda: a.topk(1))",
    "10 writes, inference mode": "within(lambda: inferred.mul_(1.0))",
    "operator of a library": "m.ops.hot_paths.double(x)",
    "operator of a library, grad": "m.ops.hot_paths.double(gx)",
}


def names(size: int) -> dict[str, Any]:
    """What the statements read."""
    import numpy as np

    import generated as m

    m.set_num_threads(1)  # more need more Python
    draw, side = np.random.default_rng(0), round(size**0.5)
    x, y, gx, gy = (m.from_numpy(draw.random(size, np.float32)) for _ in range(4))
    a, b = (m.from_numpy(draw.random((side, side), np.float32)) for _ in range(2))

    class Parameter(m.Tensor):
        """As torch.nn.Parameter."""

    def as_parameter(tensor: Any) -> Any:
        result = object.__new__(Parameter)
        for slot in ("_array", "dtype", "_keys", "_edge", "_writes", "_base"):
            setattr(result, slot, getattr(tensor, slot))
        return result

    def chain(value: Any) -> Any:
        for _ in range(10):
            value = value * 1.5
        return value

    def within(function: Any) -> None:
        with m.inference_mode():
            for _ in range(10):
                function()

    with m.inference_mode():
        inferred = b.clone()
    return {
        "within": within, "inferred": inferred,
        "m": m, "x": x, "y": y, "gx": gx.requires_grad_(), "gy": gy.requires_grad_(), "a": a, "b": b,
        "condition": x > y, "chain": chain, "p": as_parameter(y.clone()), "q": as_parameter(b.clone()),
        "gp": as_parameter(y.clone()).requires_grad_(), "whole": (x * 100).long(),
        "z": x.clone(), "places": m.tensor([1, 0]), "place": m.tensor(1), "order": m.arange(size),
        "large": m.from_numpy(draw.random(40_000, np.float32)), "image": m.ones(1, 1, 4, 4), "columns": m.ones(1, 4, 9),
        "grid": m.zeros(1, 4, 4, 2), "batch": a.unsqueeze(0), "threes": m.ones(side, 3),
        "classes": m.zeros(side, dtype=m.int64), "pair": m.ones(2), "corner": m.zeros(3, side, dtype=m.int64),
        "half": a.bfloat16(), "gimage": m.ones(1, 1, 4, 4).requires_grad_(),
        "thousand": m.from_numpy(draw.random(1000, np.float32)), **of_programs(m),
    }  # fmt: skip


@functools.cache
def of_programs(m: Any) -> dict[str, Any]:
    """A Function, and operators with a formula, that a program wrote."""

    class Double(m.autograd.Function):  # type: ignore[misc]
        """Twice a tensor."""

        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            ctx.save_for_backward(x)
            return x * 2

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return grad * 2 if ctx.saved_tensors else None

    def backward(ctx: Any, grad: Any) -> Any:
        return grad * 2 if ctx.saved_tensors else None

    def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
        ctx.save_for_backward(*inputs)

    double = m.library.custom_op("hot_paths::twice", lambda x: x * 2, mutates_args=(), schema="(Tensor x) -> Tensor")
    double.register_autograd(backward, setup_context=setup_context)
    m.library.define("hot_paths::double", "(Tensor x) -> Tensor")
    m.library.impl("hot_paths::double", "cpu", lambda x: x * 2)
    m.library.register_autograd("hot_paths::double", backward, setup_context=setup_context)
    return {"Double": Double, "double": double}


def count(statement: str) -> dict[str, int]:
    """All counts of a statement."""
    code = compile(statement, "<hot path>", "eval")
    few = _warm(code, names(FEW))
    results = {**_calls(few), "bytecodes": _bytecodes(few)}
    return {**results, "KiB": _kibibytes(_warm(code, names(MANY)))}


def _warm(code: CodeType, names: dict[str, Any]) -> Callable[[], Any]:
    def once() -> None:
        eval(code, names)

    for _ in range(WARM):
        once()
    return once


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Nothing but the statement: no collection of garbage meanwhile, and whoever watches is back afterwards."""
    profile, trace = sys.getprofile(), sys.gettrace()
    gc.disable()
    try:
        yield
    finally:
        sys.setprofile(profile)
        sys.settrace(trace)
        gc.enable()


def _calls(once: Callable[[], Any]) -> dict[str, int]:
    results = {"call": 0, "c_call": 0}

    def watch(_: FrameType, event: str, __: Any) -> None:
        if event in results:
            results[event] += 1

    with _undisturbed():
        sys.setprofile(watch)
        once()
        sys.setprofile(None)
    # Without `once` itself, and without eval() and setprofile().
    return {"python": results["call"] - 2, "c": results["c_call"] - 2}


def _bytecodes(once: Callable[[], Any]) -> int:
    opcodes = 0

    def watch(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal opcodes
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        opcodes += event == "opcode"
        return watch

    with _undisturbed():
        sys.settrace(watch)
        once()
        sys.settrace(None)
    return opcodes


def _kibibytes(once: Callable[[], Any]) -> int:
    with _undisturbed():
        tracemalloc.start()
        try:
            once()
            before, _ = tracemalloc.get_traced_memory()
            tracemalloc.reset_peak()
            once()
            return round((tracemalloc.get_traced_memory()[1] - before) / 1024)
        finally:
            tracemalloc.stop()


def count_afresh(statements: list[str]) -> dict[str, dict[str, int]]:
    """Counts of statements in a process of their own: what other tests register in this one belongs to no path."""
    program = "import json, sys, hot_paths; print(json.dumps({one: hot_paths.count(one) for one in sys.argv[1:]}))"
    folders = os.pathsep.join([str(FILE.parent), str(FILE.parents[1])])
    run = subprocess.run(
        [sys.executable, "-c", program, *statements], env=os.environ | {"PYTHONPATH": folders},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    loaded: dict[str, dict[str, int]] = json.loads(run.stdout)
    return loaded


def recorded() -> dict[str, dict[str, dict[str, int]]]:
    """Counts by version of Python and path."""
    tables: dict[str, dict[str, dict[str, int]]] = (
        yaml.safe_load(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    )
    return tables


def text(tables: dict[str, dict[str, dict[str, int]]]) -> str:
    """The file: a line a path."""
    lines = ["# Counts of hot paths by version of Python, written by: python tests/hot_paths.py --renew"]
    for version, table in sorted(tables.items(), key=lambda pair: [int(part) for part in pair[0].split(".")]):
        lines.append(f'"{version}":')
        lines += [
            f"  {path}: {{{', '.join(f'{what}: {counts[what]}' for what in WHAT)}}}" for path, counts in table.items()
        ]
    return "\n".join(lines) + "\n"


def main(arguments: list[str]) -> int:
    """Print, and with --renew record."""
    if arguments not in ([], ["--renew"]):
        print(__doc__)
        return 0 if arguments in (["-h"], ["--help"]) else 2
    tables = recorded()
    before, result = tables.get(VERSION, {}), count_afresh(list(PATHS.values()))
    now = {path: result[statement] for path, statement in PATHS.items()}
    for path, counts in now.items():
        entry = before.get(path, {})
        shown = (
            f"{counts[what]:,} {what}"
            + (f" (was {entry[what]:,})" if entry.get(what, counts[what]) != counts[what] else "")
            for what in WHAT
        )
        print(f"{path}: {', '.join(shown)}")
    if arguments:
        FILE.write_text(text({**tables, VERSION: now}), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
