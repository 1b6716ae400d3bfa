"""The reference as files: pages through templates, each written whole, and nothing touched that is not ours."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import jinja2

from codegen import catalogue
from codegen.model.plan import make_plan
from codegen.package import load_with_bases
from codegen.reference import markup
from codegen.reference.errors import make_families
from codegen.reference.excerpts import read_kernels
from codegen.reference.operators import make_operators
from codegen.reference.pages import Site
from codegen.writing.files import Report
from codegen.writing.ownership import ListKind, reject_foreign, write_owned
from codegen.writing.stamp import Inputs

TEMPLATES = Path(__file__).resolve().parents[1] / "templates" / "reference"
STYLE = "style.css"
# Both stand near the beginning of every file that is written here, for whoever finds one.
MARKS = ('<meta name="generator" content="opweave docs">', "/* Written by opweave docs. */")
FIRST_LINE = "Written by opweave docs."
KIND = ListKind("pages.txt", re.compile(re.escape(FIRST_LINE)), "--html")


def make_site(inputs: Inputs, *, package: str, url: str = "") -> Site:
    """All pages. Raises CodegenError where the YAML has errors."""
    plan = make_plan(*load_with_bases(inputs.ops, inputs.derivatives, inputs.build_options))
    themes, helpers = make_operators(plan, read_kernels(inputs.ops), url, relative)
    return Site(package, themes, helpers, make_families(catalogue.read_catalogue().values()))


def relative(file: str) -> str:
    """A file below the current folder by its path from there; another by its name only, for paths are private."""
    try:
        return Path(file).resolve().relative_to(Path.cwd()).as_posix()
    except ValueError:
        return Path(file).name


def environment() -> jinja2.Environment:
    """The environment of the templates of pages: everything is escaped that is not markup of our own."""
    result = jinja2.Environment(
        loader=jinja2.FileSystemLoader(TEMPLATES), undefined=jinja2.StrictUndefined, autoescape=True,
        trim_blocks=True, lstrip_blocks=True, keep_trailing_newline=True,
    )  # fmt: skip
    result.filters |= {
        "prose": markup.prose, "plain": markup.plain, "example": markup.example, "report": markup.report,
    }  # fmt: skip
    return result


def render_site(site: Site) -> dict[str, str]:
    """The text of every file by its relative path."""
    templates = environment()

    def page(template: str, up: str, **context: object) -> str:
        return templates.get_template(template).render(site=site, up=up, mark=MARKS[0], **context)

    files = {STYLE: (TEMPLATES / STYLE).read_text(encoding="utf-8")}
    files["index.html"] = page("index.html.jinja", "")
    listed = site.operators
    for before, item, after in zip((None, *listed), listed, (*listed[1:], None), strict=False):
        files[item.page] = page("operator.html.jinja", "../", operator=item, before=before, after=after)
    files["errors/index.html"] = page("errors.html.jinja", "../")
    for error_code in site.errors:
        files[error_code.page] = page("error.html.jinja", "../", error=error_code)
    return files


def write_site(folder: Path, files: Mapping[str, str]) -> Report:
    """Write what changed below `folder`, and remove pages of an earlier run that are no longer made.

    Raises UsageError, before anything is written, where a page would replace what is not this command's.
    """
    reject_foreign(folder, files, KIND)
    return write_owned(folder, files, KIND, (FIRST_LINE,))
