"""The gain of each builtin: the time of a call that it serves, and of the same call without any (``OPWEAVE_NATIVE=0``).

``python tests/benchmarks/builtins.py`` prints a table. Processes with and without builtins take turns, one thread each,
and of every call the shortest time counts; what differs by less than a tenth earns nothing.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WORTH = 1.1  # of the time with the builtin
# The builtin, and a call that it serves; `x` and `y` are vectors of 10 elements, `m` a matrix of 16 by 16.
CALLS = {
    "elementwise.make": "x + y",
    "elementwise.make, a number": "x * 1.5",
    "elementwise.update": "z.add_(y)",
    "elementwise.write": "ow.add(x, y, out=z)",
    "elementwise.joint.make": "(g * h).backward(x)",
    "reduction.reduce_tensor": "x.sum()",
    "reduction.reduce_tensor, a row": "ow.softmax(m, 1)",
    "reduction.scan_tensor": "m.cumsum(1)",
    "view.view_like_before": "m.t()",
    "view.view_at": "m[0]",
    "view.view_over, array_in_layout": "m.unbind(0)",
    "indexing.take_at": "m[index]",
    "indexing.gather": "m.gather(0, rows)",
    "indexing.index_select": "m.index_select(0, index)",
    "creation.cat": "ow.cat([x, y])",
    "creation.stack": "ow.stack([x, y])",
    "creation.fill": "ow.zeros(10)",
    "creation.arange": "ow.arange(10)",
    "creation.from_list": "ow.tensor([1.0, 2.0, 3.0])",
    "creation.copy_dense": "ow.cat([x, y], out=both)",
    "matmul.mm": "m @ m",
    "matmul.mv": "m @ b",
    "matmul.dot": "x.dot(y)",
    "matmul.bmm": "ow.bmm(batch, batch)",
    "matmul.cross": "ow.linalg.cross(threes, threes)",
    "matmul.linear": "ow.nn.functional.linear(m, m, b)",
    "matmul.linear_weight, autograd.hand_on": "ow.nn.functional.linear(v, w, c).sum().backward()",
    "reduction.reduce_tensor, two results": "m.max(1)",
    "reduction.scan_tensor, two results": "m.cummax(1)",
    "sorting.sort": "m.sort()",
    "sorting.topk": "m.topk(3)",
    "sorting.kthvalue": "m.kthvalue(3)",
    "sorting.median_dim": "m.median(1)",
    "sorting.nanmedian_dim": "m.nanmedian(1)",
    "sorting.mode": "m.mode(1)",
    "sorting.unique": "index.unique()",
    "sorting.unique_consecutive": "index.unique_consecutive()",
    "sorting.searchsorted": "ow.searchsorted(labels, index)",
    "sorting.isin": "ow.isin(index, index)",
    "sorting.equal": "ow.equal(x, y)",
    "indexing.nonzero": "index.nonzero()",
    "indexing.split_index": "m[index, 2:]",
    "random.uniform": "ow.rand(10)",
    "random.normal": "ow.randn(10)",
    "random.integers": "ow.randint(0, 9, (10,))",
    "random.bernoulli": "ow.bernoulli(ones)",
    "recipes.follow": "ow.nn.functional.conv2d(image, image)",
    "recipes.follow, two results": "ow.nn.functional.max_pool2d(image, 2, return_indices=True)",
    "autograd.save_output": "g.tanh()",
    "losses.nll_forward": "ow.nn.functional.nll_loss(m, labels)",
    "losses.nll_backward": "ow.nn.functional.nll_loss(v, labels).backward()",
    "autograd.record": "g * 2.0",
    "autograd.count_edges, hand_on, steal": "(g * 2.0).sum().backward()",
    "dispatch.call_function": "x.add(y, alpha=0.5)",
}


def shortest(call: Callable[[], object], seconds: float) -> float:
    """The shortest time of a call, in µs, in rounds of about a millisecond."""
    for _ in range(60):
        call()
    start = time.perf_counter()
    for _ in range(20):
        call()
    number = max(1, int(1e-3 / ((time.perf_counter() - start) / 20)))
    best, end = float("inf"), time.perf_counter() + seconds
    while time.perf_counter() < end:
        start = time.perf_counter()
        for _ in range(number):
            call()
        best = min(best, (time.perf_counter() - start) / number)
    return best * 1e6


def measure(seconds: float) -> dict[str, float]:
    """The time of every call in this process."""
    import generated as ow

    ow.set_num_threads(1)
    m, x, y, z, both, b = ow.randn(16, 16), ow.randn(10), ow.randn(10), ow.zeros(10), ow.zeros(20), ow.randn(16)
    batch, threes, image = ow.randn(2, 8, 8), ow.randn(8, 3), ow.ones(1, 1, 4, 4)
    names = {
        "ow": ow, "m": m, "x": x, "y": y, "z": z, "both": both, "b": b, "batch": batch, "threes": threes,
        "image": image, "ones": ow.ones(10),
        "index": ow.tensor([3, 1, 2]), "rows": ow.zeros(2, 16, dtype=ow.int64), "labels": ow.arange(16),
        "g": x.clone().requires_grad_(), "h": y.clone().requires_grad_(),
        "v": m.clone().requires_grad_(), "w": m.clone().requires_grad_(), "c": b.clone().requires_grad_(),
    }  # fmt: skip
    return {
        name: shortest(eval(f"lambda: {text}", names), seconds) for name, text in CALLS.items()
    }


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="processes of each kind")
    parser.add_argument("--seconds", type=float, default=0.2, help="for every call in each process")
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.measure:
        print(json.dumps(measure(options.seconds)))
        return
    best = {kind: dict.fromkeys(CALLS, float("inf")) for kind in ("1", "0")}
    for _ in range(options.rounds):
        for kind, value in best.items():
            environment = os.environ | {"OPWEAVE_NATIVE": kind, "OPWEAVE_COMPILE": "now", "PYTHONPATH": str(ROOT)}
            command = [sys.executable, __file__, "--measure", "--seconds", str(options.seconds)]
            done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
            for name, time_ in json.loads(done.stdout).items():
                value[name] = min(value[name], time_)
    print("| builtin | call | µs with | µs without | ratio |\n| --- | --- | --- | --- | --- |")
    for name, text in CALLS.items():
        with_it, without = best["1"][name], best["0"][name]
        worth = "" if without >= WORTH * with_it else " (earns nothing)"
        print(f"| {name} | `{text}` | {with_it:.2f} | {without:.2f} | {without / with_it:.1f}{worth} |")


if __name__ == "__main__":
    main()
