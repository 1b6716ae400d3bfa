"""The figures of the README's section "Measured": ``python tests/benchmarks/figures.py`` on a quiet machine.

Ratios are measured beside PyTorch in one process, the two in turn, and given as the median over rounds; the spread says
how quiet the machine was. Needs the extra ``bench`` and, for the ratios, torch 2.13.0.
"""

from __future__ import annotations

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import timeit
from pathlib import Path
from typing import Any

import numpy as np
from threadpoolctl import threadpool_info

import generated as ow

ROOT = Path(__file__).resolve().parents[2]
ROUNDS = 25
# Name -> statement, calls a round. `x` and `y` have 10 elements, `gx` and `gy` require grad, `big` has 2^20.
CASES = {
    "a + b, 10 float32 elements": ("x + y", 4000),
    "a + b, 10 float32 elements, with grad": ("gx + gy", 4000),
    "exp, 2^20 float32 elements": ("lib.exp(big)", 20),
}
# Of this process alone; getrusage would count what the parent had when it forked.
PEAK = "import generated; print(*[int(s.split()[1]) / 1024 for s in open('/proc/self/status') if 'VmHWM' in s])"
# Two pools of threads in one process hinder each other (each spins for a while on the other's core), so the large case
# is also measured with each library alone in a process.
ALONE = """
import statistics, timeit, {module} as lib
lib.set_num_threads({threads})
big = lib.rand(1 << 20)
timer = timeit.Timer("lib.exp(big)", globals=globals())
timer.timeit(200)
print(statistics.median(timer.timeit(20) / 20 * 1e6 for _ in range(25)))
"""


def seconds(command: list[str], folder: Path = ROOT) -> float:
    """The median wall time of a command as a whole process, over five runs after one to warm up."""
    times = []
    for _ in range(6):
        start = time.perf_counter()
        subprocess.run(command, cwd=folder, check=True, capture_output=True)
        times.append(time.perf_counter() - start)
    return statistics.median(times[1:])


def generation() -> tuple[float, float]:
    """Seconds for generating everything into an empty folder, and for a run that finds nothing to do."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for file in ("ops.yaml", "derivatives.yaml"):
            shutil.copy(ROOT / file, folder)
        clean = "import shutil, sys; shutil.rmtree('fresh', ignore_errors=True); import codegen.__main__ as c; "
        everything = seconds([sys.executable, "-c", clean + "sys.exit(c.main(['--out', 'fresh']))"], folder)
        return everything, seconds([sys.executable, "-m", "codegen", "--out", "fresh"], folder)


def names(lib: Any) -> dict[str, Any]:
    """What the statements of the cases use, in one of the two libraries."""
    draw = np.random.default_rng(0).random
    small, large = draw((4, 10), np.float32), draw(1 << 20, np.float32)
    x, y, gx, gy = (lib.from_numpy(row.copy()) for row in small)
    return {
        "lib": lib, "x": x, "y": y, "gx": gx.requires_grad_(), "gy": gy.requires_grad_(), "big": lib.from_numpy(large),
    }  # fmt: skip


def compare(torch: Any) -> None:
    """Print each case: our time, PyTorch's, the ratio and its spread over the rounds."""
    ours, theirs = names(ow), names(torch)
    for title, (statement, calls) in CASES.items():
        timers = [timeit.Timer(statement, globals=one) for one in (ours, theirs)]
        for timer in timers:
            timer.timeit(calls)
        pairs = [tuple(timer.timeit(calls) / calls * 1e6 for timer in timers) for _ in range(ROUNDS)]
        ratios = sorted(a / b for a, b in pairs)
        mine, other = (statistics.median(column) for column in zip(*pairs, strict=True))
        middle, low, high = statistics.median(ratios), ratios[ROUNDS // 4], ratios[3 * ROUNDS // 4]
        print(f"{title:40} {mine:9.2f} us  PyTorch {other:9.2f} us  ratio {middle:.2f} (half: {low:.2f} to {high:.2f})")


def main() -> None:
    """Measure and print."""
    print(f"load {os.getloadavg()[0]:.2f}; threads: ours {ow.get_num_threads()}, BLAS "
          f"{[pool['num_threads'] for pool in threadpool_info()]}")
    everything, unchanged = generation()
    print(f"generation, everything: {everything:.2f} s; nothing changed: {unchanged:.2f} s (whole processes)")
    peak = subprocess.run([sys.executable, "-c", PEAK], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    print(f"import generated: {seconds([sys.executable, '-c', 'import generated']):.2f} s, peak {float(peak):.0f} MB")
    try:
        import torch
    except ImportError:
        print("torch is not installed: no ratios")
        return
    torch.set_num_threads(ow.get_num_threads())
    compare(torch)
    alone = []
    for module in ("generated", "torch"):
        program = ALONE.format(module=module, threads=ow.get_num_threads())
        run = subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=True, capture_output=True, text=True)
        alone.append(float(run.stdout))
    print(
        f"{'the same, each alone in a process':40} {alone[0]:9.2f} us  PyTorch {alone[1]:9.2f} us  "
        f"ratio {alone[0] / alone[1]:.2f}"
    )


if __name__ == "__main__":
    main()
