"""Verifies the derivatives of a package against finite differences.

Every formula of derivatives.yaml is evaluated on the samples of its entry (`samples:` in ops.yaml, or such as the
schema suggests): the gradient with respect to every argument, element by element; its shape and dtype; the compiled
loop of a formula against its operators; single against double precision; the derivative by forward mode; the gradient
of the gradient. A formula written by hand over an elementwise kernel is compared with what follows from the kernel.
Reductions, repeated indices and large numbers get samples besides those of the entry. The accumulators of a reduction
are checked as well: whether parts that begin with `init` and are joined by `combine` give what one pass gives; and of
what is written in Python, whether its results, its writes and its views are those of its schema; and of a rule for
batches, whether it gives what the operator gives of each sample. A note says where a formula is what `auto` gives.

    python -m codegen check                    everything
    python -m codegen check add pow.Scalar     all overloads of add, and one of pow

What passed is remembered in the user's folder for caches, and checked again only when the entry, its derivative or
something that they depend on has changed. What takes long is shared among all cores; a terminal shows how far it is,
and a log gets a line twice a minute. The exit status is 1 when a derivative is wrong.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from contextlib import closing

from codegen.checking.check_cache import Passed, cache_file, digests
from codegen.checking.contracts import IN_PYTHON
from codegen.checking.findings import Finding
from codegen.checking.many import verify_many
from codegen.checking.spelled_out import spelled_out
from codegen.checking.subject import LoadedPackage
from codegen.commands.options import add_inputs, add_out, check_inputs, inputs_of
from codegen.diagnostics import Diagnostics, UsageError, counted
from codegen.model.blocks import OperatorBlock, PackagePlan, PointwiseBlock, ReductionBlock
from codegen.model.plan import make_plan
from codegen.model.selection import Selection
from codegen.package import load_with_bases
from codegen.reading.lookup import Lookup
from codegen.showing.progress import Progress
from codegen.showing.saying import say
from codegen.source.doctext import read_doc
from codegen.writing.stamp import read_stamp

NAME = "check"
SUMMARY = "verify every derivative against finite differences"
SHOWS = True  # also what is installed


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options."""
    parser.add_argument("operators", nargs="*", metavar="OP", help="operators or overloads to check (default: all)")
    add_inputs(parser)
    add_out(parser, "the package to load")
    parser.add_argument("--force", action="store_true", help="check also what is known to have passed")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="draw other samples (default: 0)")


def run(options: argparse.Namespace) -> int:
    """Check what is asked for and has not passed before."""
    started = time.perf_counter()
    check_inputs(options)
    with Progress(1, "Reading"):
        plan = _plan(options)
    blocks = _chosen(plan, options.operators)
    passed = Passed(cache_file())
    digest_of = digests(plan, [block.entry.name for block in blocks], options.seed)
    todo = [block for block in blocks if options.force or digest_of[block.entry.name] not in passed]
    diagnostics = Diagnostics()
    if todo:
        findings = _check(todo, _library(options), options.seed, passed, digest_of)
        for problem in (each for block in todo for each in _causes(block, findings[block.entry.name])):
            if problem.is_warning:
                say(f"{problem.location}: warning: {problem.message} ({problem.hint}) [{problem.code}]")
                continue
            diagnostics.error(
                problem.location, problem.code, problem.message, hint=problem.hint, length=problem.length
            )
    errors = diagnostics.errors
    for error in errors:
        say(error, error=True)
    for note in spelled_out(blocks):
        say(note)
    formulas = sum(
        len(derivative.formulas) + len(derivative.forward) for block in blocks if (derivative := block.derivative)
    )
    wrong = f"; {counted(len(errors), 'error')}" if errors else ""
    say(
        f"{options.out}: {len(blocks)} entries, {formulas} formulas, {len(blocks) - len(todo)} from the cache"
        f"{wrong}; {time.perf_counter() - started:.2f} s"
    )
    return 1 if errors else 0


def _causes(block: OperatorBlock, findings: Sequence[Finding]) -> Sequence[Finding]:
    """The findings without those about a tangent that nobody wrote: it follows from the gradient that is wrong."""
    derivative = block.derivative
    implied = derivative is not None and any(formula.location == derivative.location for formula in derivative.forward)
    other_findings = [finding for finding in findings if finding.code != "check-forward"]
    return other_findings if implied and other_findings else findings


def _plan(options: argparse.Namespace) -> PackagePlan:
    """The model of the package, which must have been made from these very files. Raises UsageError if it was not."""
    stamp = read_stamp(options.out)
    if stamp is None:
        msg = f"there is no package {options.out}; write it with `python -m codegen`, or name another with --out"
        raise UsageError(msg)
    inputs = inputs_of(options, stamp.ops_from)
    plan = make_plan(*load_with_bases(options.ops, options.derivatives, inputs.build_options))
    if not stamp.is_current(options.out, inputs):
        msg = (
            f"{options.out} is older than what it is made from, or made from other files; run `python -m codegen` with "
            "the same options first, or name another package with --out"
        )
        raise UsageError(msg)
    return Selection(plan).of_files(stamp.ops_from) if stamp.ops_from else plan


def _chosen(plan: PackagePlan, names: Sequence[str]) -> list[OperatorBlock]:
    """The blocks with something to check that are asked for. Raises UsageError with every unknown name."""
    blocks = [
        block
        for block in plan.blocks
        if block.derivative is not None or isinstance(block, (ReductionBlock, PointwiseBlock))
        or isinstance(block.entry.kernel, IN_PYTHON) or read_doc(block.entry.doc).examples
    ]
    lookup = Lookup(block.entry for block in plan.blocks)
    by_name = {name: {entry.name for entry in lookup.find(name)} for name in names}
    unknown = [lookup.missing(name) for name in names if not by_name[name]]
    if unknown:
        raise UsageError("\n".join(unknown))
    requested = {name for group in by_name.values() for name in group}
    chosen = [block for block in blocks if not names or block.entry.name in requested]
    if names and not chosen:
        msg = (
            f"there is nothing to check of {', '.join(names)}: no derivative, no elementwise kernel, no reduction, "
            "no Python and no example"
        )
        raise UsageError(msg)
    return chosen


def _library(options: argparse.Namespace) -> LoadedPackage:
    try:
        return LoadedPackage(options.out)
    except Exception as error:  # noqa: BLE001 - whatever stands in the package
        msg = f"{options.out} cannot be imported: {type(error).__name__}: {error}"
        raise UsageError(msg) from None


def _check(
    todo: Sequence[OperatorBlock], library: LoadedPackage, seed: int, passed: Passed, digest_of: dict[str, str]
) -> dict[str, list[Finding]]:
    """The findings by entry. What passed is remembered soon, so that little is lost however this ends."""
    result = {}
    try:
        with closing(verify_many(todo, library, seed)) as results, Progress(len(todo), "Checking") as bar:
            for block, findings in results:
                result[block.entry.name] = findings
                if not findings:
                    passed.add(digest_of[block.entry.name])
                bar.step(block.entry.name)
    finally:
        passed.save()
    return result
