"""Instruction counts of kernels' inner loops on processors that need not be here: a guard for their speed.

    python tests/instructions.py            print the counts beside those that are recorded in instructions.yaml
    python tests/instructions.py --renew    record them; a reviewer sees what became cheaper and what dearer

A kernel is compiled as for this machine, but LLVM is given the processor: AVX2, AVX-512 and NEON. Counted is the
loop over vectors where all operands lie densely, an element at a time: all instructions, and of them those that read
memory, divide or take roots, gather, and call. A reduction has loops for rows, for columns and for joining what they
gave: counted are all of them that LLVM made vectors of, and their counts added up. Which instructions LLVM makes
depends on its version, so the file names the version of llvmlite that it was written with. Cycles an element are what
`llvm-mca` expects of the loops, calls apart, on a Haswell, a Skylake with AVX-512 and a Neoverse N1 (for which LLVM 14
takes its model of a Cortex-A57) where memory is near; the file names its version as well, and where that version is not
installed they are not compared.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import yaml

FILE = Path(__file__).with_name("instructions.yaml")
COUNTS = ("all", "loads", "divisions", "gathers", "calls")
LOOPS = "loops"  # of a reduction: how many go over vectors
WHAT = (*COUNTS, "cycles")


class Processor(NamedTuple):
    """What LLVM compiles for, and how its assembly is read."""

    triple: str
    cpu: str
    core: str  # a processor of that kind whose cycles are known
    load: str  # a pattern of instructions that read memory
    division: str
    gather: str
    call: str


_X86 = ("x86_64-unknown-linux-gnu", r"\(%r|\(,%r", r"^v?(div|sqrt)", r"^v\w*gather", r"^call")
PROCESSORS = {
    "x86-64-v3": Processor(_X86[0], "x86-64-v3", "haswell", *_X86[1:]),
    "x86-64-v4": Processor(_X86[0], "x86-64-v4", "skylake-avx512", *_X86[1:]),
    "aarch64": Processor(
        "aarch64-unknown-linux-gnu", "neoverse-n1", "neoverse-n1", r"^ld", r"^f(div|sqrt)", r"^ld1.*\]$", r"^blr?\s"
    ),
}
# The front end of Numba asks the processor, too: everywhere this one, which all of x86 has had for ten years.
FRONT = {
    "NUMBA_CPU_NAME": "x86-64-v3",
    "NUMBA_CPU_FEATURES": "+avx,+avx2,+bmi,+bmi2,+cx16,+f16c,+fma,+lzcnt,+movbe,+popcnt,+sse3,+sse4.1,+sse4.2,+ssse3",
}
# Statements over tensors x and y, and a condition.
KERNELS = {
    "add": "x + y", "mul": "x * y", "div": "x / y", "where": "m.where(condition, x, y)", "maximum": "m.maximum(x, y)",
    "relu": "m.relu(x)", "sqrt": "m.sqrt(x)", "rsqrt": "m.rsqrt(x)", "square": "m.square(x)", "exp": "m.exp(x)",
    "expm1": "m.expm1(x)", "log": "m.log(x)", "log1p": "m.log1p(x)", "sin": "m.sin(x)", "cos": "m.cos(x)",
    "tan": "m.tan(x)", "tanh": "m.tanh(x)", "sinh": "m.sinh(x)", "sigmoid": "m.sigmoid(x)", "erf": "m.erf(x)",
    "gelu": "m.nn.functional.gelu(x)", "silu": "m.nn.functional.silu(x)", "atan": "m.atan(x)", "asin": "m.asin(x)",
    "pow": "m.pow(x, y)", "fmod": "m.fmod(x, y)",
    "lgamma": "m.lgamma(x)", "digamma": "m.digamma(x)", "trigamma": "m.polygamma(1, x)",
    "ndtr": "m.special.ndtr(x)", "log_ndtr": "m.special.log_ndtr(x)", "ndtri": "m.special.ndtri(x)",
    "zeta": "m.special.zeta(x, y)", "igamma": "m.igamma(x, y)",
}  # fmt: skip
REDUCTIONS = {
    "sum": "m.sum(x)", "prod": "m.prod(x)", "amax": "m.amax(x)", "var": "m.var(x)", "softmax": "m.softmax(x, 0)",
    "logsumexp": "m.logsumexp(x, 0)", "norm": "m.linalg.vector_norm(x)", "argmax": "m.argmax(x, 0)", "any": "m.any(x)",
}  # fmt: skip
IN_FLOAT64 = ("sum", "var", "exp", "expm1", "log", "sin", "tanh", "sigmoid", "erf", "pow", "ndtri", "zeta")


def names() -> Iterator[str]:
    """Every row of the table: a kernel and its dtype."""
    for kernel in (*KERNELS, *REDUCTIONS):
        yield f"{kernel} float32"
        if kernel in IN_FLOAT64:
            yield f"{kernel} float64"


def count() -> dict[str, dict[str, dict[str, float]]]:
    """All counts, by row and processor; in a process that may spoil its compiler."""
    import llvmlite.binding as llvm
    import numpy as np

    import generated as m
    from runtime.compile import compiling, storing, translation

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    taken: list[bytes] = []
    optimise = translation.KernelLibrary._optimize_final_module

    def take(library: Any) -> None:
        taken.append(library._final_module.as_bitcode())
        optimise(library)

    translation.KernelLibrary._optimize_final_module = take
    compiling.Compiled._stored = staticmethod(lambda _: 0)
    storing.store().folder = None
    results = {}
    for row in names():
        kernel, kind = row.split()
        x = m.from_numpy(np.arange(1, 5).astype(kind))  # the variance of equal numbers is computed twice
        operands = {"m": m, "x": x, "y": x * 1, "condition": x > 0}
        taken.clear()
        eval((KERNELS | REDUCTIONS)[kernel], operands)
        (bitcode,) = taken
        measure = _count_reduction if kernel in REDUCTIONS else _count_dense
        results[row] = {name: measure(processor, bitcode) for name, processor in PROCESSORS.items()}
    return results


def _count_dense(processor: Processor, bitcode: bytes) -> dict[str, float]:
    """The counts of the dense loop, which comes first, so that its block has the name without a number."""
    steps, text = _assembly(processor, bitcode)
    code = _loop(text, "vector.body")
    assert code is not None, text
    return _count(processor, code, steps["vector.body"])


def _count_reduction(processor: Processor, bitcode: bytes) -> dict[str, float]:
    """The sums of the counts of all loops over vectors, and how many these are."""
    steps, text = _assembly(processor, bitcode)
    codes = {name: code for name in steps if (code := _loop(text, name)) is not None}
    counts = [_count(processor, code, steps[name]) for name, code in codes.items()]
    return {what: round(sum(count[what] for count in counts), 2) for what in WHAT} | {LOOPS: len(counts)}


def _count(processor: Processor, code: list[str], elements: int) -> dict[str, float]:
    """The counts of a loop, an element at a time."""
    patterns = {
        "all": "", "loads": processor.load, "divisions": processor.division, "gathers": processor.gather,
        "calls": processor.call,
    }  # fmt: skip
    results: dict[str, float] = {
        what: sum(bool(re.search(pattern, line)) for line in code) for what, pattern in patterns.items()
    }
    results["cycles"] = _cycles(processor, code)
    return {what: round(number / elements, 2) for what, number in results.items()}


def mca_version() -> str:
    """The version of the program that knows cycles; empty where there is none."""
    if shutil.which("llvm-mca") is None:
        return ""
    said = subprocess.run(["llvm-mca", "--version"], capture_output=True, text=True, check=True).stdout
    match = re.search(r"LLVM version ([\d.]+)", said)
    return match[1] if match else ""


def _cycles(processor: Processor, code: list[str]) -> float:
    """The cycles of one round of the loop; 0 where nobody knows."""
    if not mca_version():
        return 0.0
    said = subprocess.run(
        ["llvm-mca", f"-mtriple={processor.triple}", f"-mcpu={processor.core}"],
        input="\n".join(code), capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert said.returncode == 0, said.stderr
    match = re.search(r"Block RThroughput: +([\d.]+)", said.stdout)
    assert match is not None, said.stdout
    return float(match[1])


def _assembly(processor: Processor, bitcode: bytes) -> tuple[dict[str, int], str]:
    """Elements a round of every loop over vectors, and the assembly, optimised as Numba does."""
    import llvmlite.binding as llvm

    module = llvm.parse_bitcode(bitcode)
    machine = llvm.Target.from_triple(processor.triple).create_target_machine(cpu=processor.cpu, opt=3)
    machine.set_asm_verbosity(True)
    module.triple, module.data_layout = processor.triple, str(machine.target_data)
    for level in (0, 3):
        options = llvm.create_pipeline_tuning_options(level)
        options.loop_vectorization, options.slp_vectorization = level == 3, False
        builder = llvm.create_pass_builder(machine, options)
        manager = builder.getModulePassManager()
        if level == 0:
            manager.add_loop_rotate_pass()
            manager.add_instruction_combine_pass()
            manager.add_jump_threading_pass()
        manager.run(module, builder)
    steps = {}
    for block in re.split(r"\n(?=[\w.]+:)", str(module)):
        name = re.match(r"(vector\.body\d*):", block)
        step = re.search(r"%index\.next\d* = add [^,]*, (\d+)", block)
        if name and step:
            steps[name[1]] = int(step[1])
    return steps, machine.emit_assembly(module)


def _loop(text: str, name: str) -> list[str] | None:
    """The instructions of the loop of a block, which ends at its last jump back: to it, or to a part of it before that.

    None where LLVM has left no loop.
    """
    lines = text.split("\n")
    labels = {match[1]: at for at, line in enumerate(lines) if (match := re.match(r"(\.L\w+):", line))}
    pattern = rf"\.L\w+:\s+(?:#|//) %{re.escape(name)}$"
    body = next((at for at, line in enumerate(lines) if re.match(pattern, line)), None)
    if body is None:
        return None
    targets = ((at, re.search(r"\s(\.L\w+)$", line)) for at, line in enumerate(lines) if at > body)
    back = [(labels[result[1]], at) for at, result in targets if result and labels.get(result[1], body + 1) <= body]
    start = max((to for to, _ in back), default=None)
    end = max((at for to, at in back if to == start), default=body)
    code = (re.split(r"\s+(?:#|//)", line)[0].strip() for line in lines[(start or body) + 1 : end + 1])
    return [item for item in code if item and not item.startswith((".", "#", "//"))] or None


def count_afresh() -> dict[str, dict[str, dict[str, float]]]:
    """All counts, in a process of its own."""
    program = "import json, instructions; print(json.dumps(instructions.count()))"
    folders = os.pathsep.join([str(FILE.parent), str(FILE.parents[1])])
    run = subprocess.run(
        [sys.executable, "-c", program], env=os.environ | FRONT | {"PYTHONPATH": folders},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    loaded: dict[str, dict[str, dict[str, float]]] = json.loads(run.stdout)
    return loaded


def recorded() -> dict[str, Any]:
    """The file: the version of llvmlite, and counts by row and processor."""
    table: dict[str, Any] = yaml.safe_load(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    return table


def text(version: str, mca: str, table: dict[str, dict[str, dict[str, float]]]) -> str:
    """The file: a line a row and processor, without what is 0."""
    lines = [
        "# Instructions an element in the innermost loops of kernels, of them loads, divisions, gathers and calls, and",
        "# the cycles that llvm-mca expects, added up over all loops of a reduction; written by:",
        "# python tests/instructions.py --renew",
        f"llvmlite: {version}",
        f"llvm-mca: {mca}",
        "kernels:",
    ]
    for row, processors in table.items():
        lines.append(f"  {row}:")
        for name, counts in processors.items():
            shown = ", ".join(f"{what}: {counts[what]:g}" for what in (LOOPS, *WHAT) if counts.get(what))
            lines.append(f"    {name}: {{{shown}}}")
    return "\n".join(lines) + "\n"


def main(arguments: list[str]) -> int:
    """Print, and with --renew record."""
    if arguments not in ([], ["--renew"]):
        print(__doc__)
        return 0 if arguments in (["-h"], ["--help"]) else 2
    import llvmlite

    before, now = recorded().get("kernels", {}), count_afresh()
    for row, processors in now.items():
        for name, counts in processors.items():
            entry = before.get(row, {}).get(name)
            was = f" (was {entry.get('all', 0):g})" if entry and entry.get("all", 0) != counts["all"] else ""
            print(f"{row}, {name}: {counts['all']:g}{was}")
    if arguments:
        mca = mca_version()
        if not mca:
            print("llvm-mca is not installed (LLVM's package has it); the cycles in the file would be lost")
            return 1
        FILE.write_text(text(llvmlite.__version__, mca, now), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
