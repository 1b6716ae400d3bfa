"""Writes the reference of a package as static HTML: a page for every operator and for every diagnostic code.

Open `index.html` of the folder in a browser; nothing is loaded from elsewhere. A page says how an operator is called,
what it accepts, what it computes and how it is differentiated, in mathematics and in YAML. Pages of an earlier run that
are no longer made are removed; other files are left alone, and none is written over.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from codegen.commands.options import add_inputs, add_out, check_inputs, inputs_of
from codegen.diagnostics import UsageError
from codegen.showing.saying import say

NAME = "docs"
SUMMARY = "write the reference of all operators and errors as HTML"
SHOWS = True  # also what is installed


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options."""
    add_inputs(parser)
    add_out(parser, "the package that the pages import")
    parser.add_argument(
        "--html", type=Path, default=Path("build/reference"), metavar="FOLDER",
        help="the folder to write (default: build/reference)",
    )
    parser.add_argument(
        "--source-url", default="", metavar="URL",
        help="where the YAML files can be read, such as https://example.org/blob/main/; lines of YAML become links",
    )


def run(options: argparse.Namespace) -> int:
    """Build the pages and write what changed."""
    from codegen.reference.write import make_site, render_site, write_site

    started = time.perf_counter()
    check_inputs(options)
    if options.source_url and not options.source_url.startswith(("https://", "http://")):
        msg = f"--source-url must begin with https:// or http://, not '{options.source_url}'"
        raise UsageError(msg)
    site = make_site(inputs_of(options), package=options.out.resolve().name, url=options.source_url)
    report = write_site(options.html, render_site(site))
    say(
        f"{options.html / 'index.html'}: {len(site.operators)} operators, {len(site.errors)} errors; "
        f"{report}; {time.perf_counter() - started:.2f} s"
    )
    return 0
