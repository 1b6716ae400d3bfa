"""Check that the examples in the text of an entry print the given output, with the package as ``ow``."""

from __future__ import annotations

import doctest
from collections.abc import Iterator

from codegen.checking.findings import Finding
from codegen.checking.subject import LoadedPackage
from codegen.reading.entry import Entry
from codegen.source.doctext import read_doc


def example_findings(entry: Entry, library: LoadedPackage) -> Iterator[Finding]:
    """The first example that prints something else, or fails."""
    if not read_doc(entry.doc).examples:
        return
    test = doctest.DocTestParser().get_doctest(entry.doc, {"ow": library.module}, entry.name, None, None)
    runner = _Runner()
    runner.run(test, clear_globs=False)
    for example, actual in runner.found[:1]:
        code, expected = example.source.rstrip("\n"), example.want.rstrip("\n")
        message = f"the example '{code}' of '{entry.name}' prints {_shown(actual)}, not {_shown(expected)}"
        yield Finding(entry.location, "check-example", message, None, len(entry.name))


def _shown(text: str) -> str:
    return "; ".join(text.rstrip("\n").split("\n")) or "nothing"


class _Runner(doctest.DocTestRunner):
    """Notes what examples print that they do not say."""

    def __init__(self) -> None:
        super().__init__(verbose=False)
        self.found: list[tuple[doctest.Example, str]] = []

    def report_failure(self, _out: object, _test: doctest.DocTest, example: doctest.Example, got: str) -> None:
        self.found.append((example, got))

    def report_unexpected_exception(
        self, _out: object, _test: doctest.DocTest, example: doctest.Example, exc_info: tuple[object, ...]
    ) -> None:
        self.found.append((example, f"{type(exc_info[1]).__name__}: {exc_info[1]}"))
