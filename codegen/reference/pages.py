"""The pages of the reference as frozen dataclasses: what the templates print, and where each page lies."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from codegen.reference.equations import Mathematics
from codegen.source.doctext import Doc


@dataclass(frozen=True)
class SourceLine:
    """A line of YAML: its text, ``ops.yaml:12``, and its address, empty without ``--source-url``."""

    text: str
    url: str = ""


@dataclass(frozen=True)
class Link:
    """A word that leads to a page; `page` is relative to the folder of all pages."""

    text: str
    page: str


@dataclass(frozen=True)
class PageParameter:
    """A parameter as Python sees it; `yaml` is what schemas and formulas call it."""

    name: str
    yaml: str
    type: str
    default: str | None


@dataclass(frozen=True)
class DtypeRow:
    """A category of dtypes: whether operands of it are accepted, and what comes out."""

    category: str
    dtypes: tuple[str, ...]
    result: str


@dataclass(frozen=True)
class GradientRow:
    """A line of derivatives.yaml: the gradient of one or several arguments, or the tangent of a result."""

    arguments: tuple[str, ...]
    source: str
    note: str = ""


@dataclass(frozen=True)
class SavedRow:
    """What is kept for the backward pass, and for the gradients of which arguments."""

    name: str
    needed_by: tuple[str, ...]


@dataclass(frozen=True)
class OverloadSection:
    """One entry of ops.yaml."""

    anchor: str
    name: str
    doc: Doc
    parameters: tuple[PageParameter, ...]
    schemas: tuple[str, ...]
    kernel_words: str
    kernel_yaml: str
    mathematics: Mathematics
    dtypes: tuple[DtypeRow, ...]
    dtype_words: str
    gradients: tuple[GradientRow, ...]
    gradient_mathematics: Mathematics
    gradient_words: str
    forward: tuple[GradientRow, ...]
    forward_mathematics: Mathematics
    saved: tuple[SavedRow, ...]
    node: str
    tags: tuple[str, ...]
    autocast: str
    calls: tuple[Link, ...]
    source: SourceLine
    derivative_source: SourceLine | None


@dataclass(frozen=True)
class CallForm:
    """A way to call the operator."""

    kind: str
    code: str


@dataclass(frozen=True)
class OperatorPage:
    """The page of all overloads of one name."""

    base: str
    file: str
    title: str
    summary: str
    theme: str
    signatures: tuple[str, ...]
    forms: tuple[CallForm, ...]
    overloads: tuple[OverloadSection, ...]

    @property
    def is_public(self) -> bool:
        """Whether users call it; the others are parts of composites and formulas."""
        return not self.base.startswith("_")

    @property
    def section(self) -> str:
        """The part of the index that names it."""
        return self.theme if self.is_public else "_parts"

    @property
    def section_title(self) -> str:
        """The heading of that part."""
        return self.theme.replace("_", " ").capitalize() if self.is_public else "Parts of other operators"

    @property
    def page(self) -> str:
        """Where it lies."""
        return f"operators/{self.file}.html"

    @property
    def words(self) -> str:
        """What the search looks at besides the name and the summary."""
        return " ".join(dict.fromkeys([self.base, self.theme, *(form.code for form in self.forms)]))


@dataclass(frozen=True)
class ThemePage:
    """The operators of one file of the package."""

    name: str
    operators: tuple[OperatorPage, ...]

    @property
    def title(self) -> str:
        """Its heading."""
        return self.name.replace("_", " ").capitalize()


@dataclass(frozen=True)
class ExampleFile:
    """A file of an example."""

    name: str
    text: str


@dataclass(frozen=True)
class ErrorPage:
    """The page of one code: files that have the error, what is said about them, the same files fixed."""

    code: str
    summary: str
    explanation: str
    failing: tuple[ExampleFile, ...]
    report: str
    fixed: tuple[ExampleFile, ...]

    @property
    def page(self) -> str:
        """Where it lies."""
        return f"errors/{self.code}.html"


@dataclass(frozen=True)
class Family:
    """Codes with one beginning."""

    name: str
    title: str
    errors: tuple[ErrorPage, ...]


@dataclass(frozen=True)
class Site:
    """Everything."""

    package: str
    themes: tuple[ThemePage, ...]
    helpers: tuple[OperatorPage, ...]
    families: tuple[Family, ...]

    @property
    def public(self) -> tuple[OperatorPage, ...]:
        """The operators that users call, in the order of the index."""
        return tuple(operator for theme in self.themes for operator in theme.operators)

    @property
    def operators(self) -> tuple[OperatorPage, ...]:
        """All pages of operators."""
        return (*self.public, *self.helpers)

    @property
    def errors(self) -> tuple[ErrorPage, ...]:
        """All pages of codes."""
        return tuple(error_code for family in self.families for error_code in family.errors)


def file_names(bases: Iterable[str]) -> dict[str, str]:
    """A file name for every operator; where two would be one file on a disk without capitals, the later is numbered."""
    taken: dict[str, int] = {}
    result: dict[str, str] = {}
    for base in bases:
        number = taken[base.casefold()] = taken.get(base.casefold(), 0) + 1
        result[base] = base if number == 1 else f"{base}-{number}"
    return result
