"""Shows the path of a call, with a place that a terminal or an editor can open at the end of every stop.

    python -m codegen explain add.Tensor
    python -m codegen explain Tensor.sum --source
    python -m codegen explain schema-unknown-type
    python -m codegen explain --call "x = ow.ones(3, requires_grad=True); ow.add(x, 2)"

An operator may be named as it is called or as it is registered: add, add.Tensor, add_, Tensor.add, __add__,
nn.functional.linear. A name with several overloads gives a few lines about each; name one of them for everything:
its YAML, its Python functions, its dispatch table, its kernel and dtypes, its Node and what that saves.

The name of a key of the YAML files, of a kind of kernel or of a rule of promotion says what it means: dunders, reduce,
int_to_float.

With the code of an error, the word in brackets at the end of a report, it explains the error: why it is rejected,
and a file that has it beside one that is fixed.

With --call it runs Python, in which `ow` is the package, and prints the path that the last call takes: which overload
is chosen, the keys of its arguments and of the thread, which kernel serves each key and in which line it stands,
which native call it has and in which dtype it computes, what that calls in its turn, and the result. The parts of the
last expression are computed before, and not shown. With --rehearse no kernel of that call runs: what would run is
shown, with the sizes and dtypes of results; what follows elements, as after nonzero, is an error.
"""

from __future__ import annotations

import argparse
import textwrap
from pathlib import Path

from codegen.catalogue import NO_ENTRIES, ErrorCode, read_catalogue
from codegen.commands.options import add_inputs, add_out, check_inputs, inputs_of
from codegen.diagnostics import UsageError, counted, did_you_mean
from codegen.model.bindings import make_bindings
from codegen.model.layout import WIDTH
from codegen.model.plan import make_plan
from codegen.package import build, load_with_bases
from codegen.reading.lookup import Lookup
from codegen.reading.tables import explained_words
from codegen.showing.call_trace import trace_of
from codegen.showing.explanation import Explanation, overview
from codegen.showing.places import Places
from codegen.showing.saying import say
from codegen.writing.stamp import read_stamp, write_package

NAME = "explain"
SUMMARY = "the path of a call through YAML and generated code, or what an error code means"
SHOWS = True  # also what is installed


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options."""
    parser.add_argument("subject", metavar="OP", nargs="?", help="an operator, a key, or the code of an error")
    parser.add_argument("--call", metavar="CODE", help="Python, with the package as ow, whose last call is shown")
    parser.add_argument("--rehearse", action="store_true", help="with --call: kernels of the last call do not run")
    parser.add_argument("--source", action="store_true", help="print the generated functions as well")
    add_inputs(parser)
    add_out(parser, "the package to look into")


def run(options: argparse.Namespace) -> int:
    """Explain a code, an operator, or a call."""
    if (options.subject is None) == (options.call is None):
        raise UsageError("name an operator, a key or the code of an error, or give a call with --call")
    if options.call is not None:
        say(trace_of(options.out, options.call, rehearse=options.rehearse).rstrip("\n"))
        return 0
    catalogue = read_catalogue()
    if options.subject in catalogue:
        say("\n".join(_error(catalogue[options.subject])))
        return 0
    if options.subject in (words := explained_words()):
        say("\n".join(textwrap.wrap(words[options.subject], WIDTH)))
        return 0
    if "-" in options.subject:
        hint = did_you_mean(options.subject, catalogue) or "a report has it in brackets at its end"
        msg = f"there is no error with the code '{options.subject}' ({hint})"
        raise UsageError(msg)
    return _operator(options)


def _operator(options: argparse.Namespace) -> int:
    check_inputs(options)
    inputs = inputs_of(options)
    entries, derivatives, bases = load_with_bases(options.ops, options.derivatives, inputs.build_options)
    lookup = Lookup(entries)
    matching = {entry.name for entry in lookup.find(options.subject)}
    if not matching:
        below = Lookup(bases.entries).find(options.subject)
        existing = bases.by_name[below[0].name] if below else None
        raise UsageError(
            f"'{options.subject}' is no operator of {options.ops}; it is {existing.place}"
            if existing is not None else lookup.missing(options.subject)
        )
    plan = make_plan(entries, derivatives, bases)
    blocks = [block for block in plan.blocks if block.entry.name in matching]
    explanation = Explanation(Places(options.out), make_bindings(plan))
    say("\n".join(overview(explanation, blocks)))
    if options.source:
        for source in (line for block in blocks for line in explanation.sources(block)):
            say(f"\n# {source.place}\n{source.text}")
    _warn_if_stale(options)
    return 0


def _warn_if_stale(options: argparse.Namespace) -> None:
    """Say on standard error that generated code is not what the YAML gives now, as ``--check`` would."""
    stamp = read_stamp(options.out)
    if not options.out.is_dir():
        say(f"opweave: there is no package {options.out} yet; run `python -m codegen` to make it", error=True)
        return
    chosen = stamp.ops_from if stamp and all(path.is_file() for path in stamp.ops_from) else ()
    inputs = inputs_of(options, chosen)
    if stamp is not None and stamp.is_current(options.out, inputs):
        return
    package = build(options.ops, options.derivatives, inputs.build_options, chosen)
    stale = write_package(options.out, inputs, package.files, package.bases, dry=True).stale
    if stale:
        say(
            f"opweave: {options.out} is stale ({counted(len(stale), 'file')}), so places in it may "
            "be wrong; run `python -m codegen`",
            error=True,
        )


def _error(error_code: ErrorCode) -> list[str]:
    """A code: summary, explanation, the failing and the fixed files."""
    lines = [f"{error_code.code}: {error_code.summary}", "", *textwrap.wrap(error_code.explanation, WIDTH)]
    files = (
        *((f"{name}, from which package {Path(name).stem} is made", text) for name, text in error_code.below.items()),
        *((f"{name} with the error", text) for name, text in error_code.failing.items()),
        *((f"{name}, fixed", text) for name, text in error_code.fixed.items()),
    )
    for title, text in files:
        if text != NO_ENTRIES:
            lines += ["", f"{title}:", "", *(f"    {line}".rstrip() for line in text.rstrip("\n").split("\n"))]
    return lines
