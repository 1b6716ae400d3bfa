"""The reference in HTML: every page is well formed, every link leads somewhere, what authors write is escaped."""

from __future__ import annotations

import dataclasses
import html.parser
import itertools
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest
from folders import ROOT
from project import read_project

from codegen.__main__ import main
from codegen.catalogue import read_catalogue
from codegen.reference import markup
from codegen.reference.pages import Site, file_names
from codegen.reference.write import MARKS, STYLE, make_site, render_site
from codegen.source.doctext import read_doc
from codegen.writing.stamp import Inputs

VOID = {"meta", "link", "input", "br", "path"}
SMALL = """\
- theme: small
- func: twice(Tensor self, str word='<b>&{{ 7 * 7 }}') -> Tensor
  variants: function, method
  elementwise:
    word == '<script>alert(1)</script>': self + self
    word == '{{ 7 * 7 }}': self * 2
  doc: |
    Twice <script>alert(1)</script> {{ 7 * 7 }} {% raw %} & `<i>"'`.

    See https://example.org/"onmouseover="x and javascript:alert(1).

    >>> ow.twice(1 < 2, "</pre><script>alert(2)</script>")
    <script>{{ 7 * 7 }}</script>
"""


@dataclasses.dataclass
class Page(html.parser.HTMLParser):
    """A page read strictly: open elements, identifiers, links, text."""

    text: str

    def __post_init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.scripts = 0
        self.headings: list[int] = []
        self.seen: dict[str, int] = {}
        self.problems: list[str] = []
        self.said: list[str] = []
        self.feed(self.text)
        self.close()
        self.problems += [f"<{tag}> is never closed" for tag in self.open]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        result = dict(attrs)
        self.seen[tag] = self.seen.get(tag, 0) + 1
        self.problems += [f"{tag} has {name} twice" for name, _ in attrs if [item for item, _ in attrs].count(name) > 1]
        self.problems += [f"{tag} has a handler {name}" for name in result if name.startswith("on")]
        self.ids += [result["id"] or ""] if "id" in result else []
        self.links += [value for name, value in attrs if name in ("href", "src", "action") and value]
        self.headings += [int(tag[1])] if re.fullmatch("h[1-6]", tag) else []
        for name in ("aria-labelledby",):
            self.links += [f"#{result[name]}"] if result.get(name) else []
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in VOID:
            return
        if not self.open or self.open[-1] != tag:
            self.problems.append(f"</{tag}> closes {self.open[-1:]}")
        else:
            self.open.pop()

    def handle_data(self, data: str) -> None:
        if self.open[-1:] != ["script"]:
            self.said.append(data)


def site() -> Site:
    return make_site(Inputs(ROOT / "ops.yaml", ROOT / "derivatives.yaml"), package="generated", url="https://e.org/b/")


@dataclasses.dataclass
class Rendered:
    """The whole reference, which takes seconds to make: not before a test asks for it."""

    site: Site
    files: dict[str, str]
    pages: dict[str, Page]


@pytest.fixture(scope="module")
def whole() -> Rendered:
    result = site()
    files = render_site(result)
    return Rendered(result, files, {name: Page(text) for name, text in files.items() if name.endswith(".html")})


def resolved(name: str, link: str) -> tuple[str, str]:
    """The page and the anchor that a link of the page `name` leads to."""
    path, _, anchor = link.partition("#")
    if not path:
        return name, anchor
    parts = name.split("/")[:-1]
    for part in path.split("/"):
        parts = parts[:-1] if part == ".." else [*parts, part]
    return "/".join(parts), anchor


def test_there_is_a_page_for_every_operator_and_every_code(whole: Rendered) -> None:
    entries, _ = read_project()
    operators = {f"operators/{entry.schema.name.base}.html" for entry in entries}
    assert {name for name in whole.files if name.startswith("operators/")} == operators
    codes = {f"errors/{code}.html" for code in read_catalogue()}
    assert {name for name in whole.files if name.startswith("errors/")} == codes | {"errors/index.html"}


def test_pages_are_well_formed(whole: Rendered) -> None:
    assert {name: result for name, page in whole.pages.items() if (result := malformed(page))} == {}


def malformed(page: Page) -> list[str]:
    """What is wrong with the elements of a page."""
    levels = Page(page.text.partition("<main")[2].partition("</main>")[0]).headings
    wrong = {
        "identifiers twice": len(page.ids) != len(set(page.ids)),
        "not one title": page.headings.count(1) != 1,
        "not one of each": {page.seen.get(tag) for tag in ("main", "header", "footer", "title", "script")} != {1},
        "another beginning": not page.text.startswith("<!DOCTYPE html>\n<html lang=\"en\">\n"),
        "what a template should have filled": "{{" in page.text,
        "a table without headings": "<table" in page.text and "<th scope=" not in page.text,
        "a level left out": any(after > before + 1 for before, after in itertools.pairwise(levels)),
    }
    return page.problems + [what for what, holds in wrong.items() if holds]


def test_every_link_leads_somewhere(whole: Rendered) -> None:
    dead = {name: [link for link in page.links if not leads(name, link, whole)] for name, page in whole.pages.items()}
    assert {name: links for name, links in dead.items() if links} == {}


def leads(name: str, link: str, full: Rendered) -> bool:
    """Whether a link on the page `name` leads to a source, a paper, or a place in the reference."""
    if re.match(r"\w+:", link):
        return re.match(r"https://(e\.org/b/|arxiv\.org/abs/\d)", link) is not None
    path, anchor = resolved(name, link)
    return path in full.files and (not anchor or anchor in full.pages[path].ids)


def test_nothing_is_loaded_from_elsewhere(whole: Rendered) -> None:
    style = whole.files[STYLE]
    assert "@import" not in style
    assert "url(" not in style
    for name, text in whole.files.items():
        assert not re.search(r"<(script|img|iframe|link)[^>]+(src|href)=\"(https?:)?//", text), name


def test_an_operator_has_everything(whole: Rendered) -> None:
    text = whole.files["operators/add.html"]
    said = " ".join("".join(whole.pages["operators/add.html"].said).split())
    for part in (
        "add(input, other, *, alpha=1, out=None) → Tensor", "The sum input + alpha * other.", ">>> a + 1",
        "ow.add", "x.add(…)", "x.add_(…)", "ow.add(…, out=tensor)", "x + y", "number + x", "x += y",
        "elementwise: self + alpha * other", "other: grad * conj(alpha)", "AddBackward0", "z is the result",
        "α is alpha", "Saved for the backward pass: alpha (for other).",
        "add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
    ):  # fmt: skip
        assert part in said, part
    line = (ROOT / "ops.yaml").read_text(encoding="utf-8").split("\n").index(
        "  - func: add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor"
    ) + 1  # fmt: skip
    assert f'<a href="https://e.org/b/ops.yaml#L{line}">ops.yaml:{line}</a>' in text
    assert '<mfrac><mrow><mo>∂</mo><mi>L</mi></mrow><mrow><mo>∂</mo><mi>y</mi></mrow></mfrac>' in text


DTYPES = {
    "exp": {"bool": "the default dtype, float32", "floating": "the same", "complex": "the same"},
    "abs": {"bool": "raises", "integral": "the same", "complex": "float32 or float64"},
    "cumsum": {"bool": "int64", "integral": "int64", "floating": "the same"},
    "isnan": {"integral": "bool", "complex": "bool"},
    "argmax": {"bool": "raises", "floating": "int64"},
}


@pytest.mark.parametrize("name", DTYPES)
def test_the_table_of_dtypes(name: str, whole: Rendered) -> None:
    (operator,) = (item for item in whole.site.operators if item.base == name)
    results = {row.category: row.result or "raises" for row in operator.overloads[0].dtypes}
    assert {category: results[category] for category in DTYPES[name]} == DTYPES[name]


def test_the_index_has_every_public_operator_once_with_a_summary(whole: Rendered) -> None:
    matches = re.findall(r'<a href="operators/(\w+)\.html">([\w.]+)</a>\n<span>(.+)</span>', whole.files["index.html"])
    assert [name for name, _, _ in matches] == [item.base for item in (*whole.site.public, *whole.site.helpers)]
    assert all(summary.strip() for _, _, summary in matches)
    assert {title for _, title, _ in matches} >= {"add", "nn.functional.gelu", "linalg.norm", "special.expit"}


def test_an_error_page_has_what_the_readers_report(whole: Rendered) -> None:
    (error_code,) = (error for error in whole.site.errors if error.code == "expression-unknown-function")
    assert error_code.report == (
        "ops.yaml:2:16: error: unknown function 'expp' in a kernel expression (did you mean 'exp'?) "
        "[expression-unknown-function]\n"
        "        2 |   elementwise: expp(self)\n"
        "          |                ^^^^"
    )
    # That each error is reported at all is the matter of the tests of the catalogue.
    assert [error.code for error in whole.site.errors if error.report and f"[{error.code}]" not in error.report] == []
    assert not [error.code for error in whole.site.errors if tempfile.gettempdir() in error.report]
    said = "".join(whole.pages["errors/expression-unknown-function.html"].said)
    assert "elementwise: expp(self)" in said
    assert "elementwise: exp(self)" in said


def test_paths_of_the_machine_are_on_no_page(whole: Rendered) -> None:
    assert [name for name, text in whole.files.items() if str(ROOT) in text] == []


# -- what authors write


@pytest.fixture
def odd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "ops.yaml").write_text(SMALL, encoding="utf-8")
    (tmp_path / "derivatives.yaml").write_text("[]\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_texts_are_escaped(odd: Path) -> None:
    files = render_site(make_site(Inputs(Path("ops.yaml"), Path("derivatives.yaml")), package="mine"))
    for name in ("operators/twice.html", "index.html"):
        page = Page(files[name])
        assert page.problems == []
        assert page.seen["script"] == 1
        said = "".join(page.said)
        assert "Twice <script>alert(1)</script> {{ 7 * 7 }} {% raw %} & <i>\"'." in said
        assert "49" not in said
    page = Page(files["operators/twice.html"])
    assert page.seen.get("i") is page.seen.get("b") is None
    assert [link for link in page.links if link.startswith(("http", "javascript"))] == ["https://example.org/"]
    assert '>>> ow.twice(1 < 2, "</pre><script>alert(2)</script>")' in "".join(page.said)


def test_names_are_escaped_even_if_a_reader_let_them_through(whole: Rendered) -> None:
    odd = '"><script>alert(1)</script>{{ 7 * 7 }}'
    operator = dataclasses.replace(whole.site.public[0], title=odd, base=odd, summary=odd, theme=odd)
    theme = dataclasses.replace(whole.site.themes[0], name=odd, operators=(operator,))
    error_code = dataclasses.replace(whole.site.errors[0], summary=odd, explanation=odd, report=odd)
    family = dataclasses.replace(whole.site.families[0], title=odd, errors=(error_code,))
    files = render_site(Site(odd, (theme,), (), (family,)))
    for name, text in files.items():
        if name.endswith(".html"):
            assert Page(text).seen["script"] == 1, name
            assert "{{ 7 * 7 }}" in text or name == "errors/index.html" or "errors" in name
            assert '"><script>' not in text


MARKED = {
    "plain": "plain",
    "a < b & `c < d`": "a &lt; b &amp; <code>c &lt; d</code>",
    "see arXiv 1606.08415.": 'see <a href="https://arxiv.org/abs/1606.08415">arXiv 1606.08415</a>.',
    "at https://e.org/x?a=1&b=2, too": 'at <a href="https://e.org/x?a=1&amp;b=2">https://e.org/x?a=1&amp;b=2</a>, too',
    "one ` alone": "one ` alone",
    "`https://e.org`": "<code>https://e.org</code>",
}


@pytest.mark.parametrize("text", MARKED)
def test_prose(text: str) -> None:
    assert str(markup.prose(text)) == MARKED[text]


def test_an_example_keeps_its_text() -> None:
    (paragraph,) = read_doc(">>> f(1,\n... 2)\n[1,\n  2]").examples
    assert re.sub(r"<[^>]+>", "", str(markup.example(paragraph.lines))) == "&gt;&gt;&gt; f(1,\n... 2)\n[1,\n  2]"


def test_names_that_a_disk_cannot_tell_apart() -> None:
    assert file_names(["t", "T", "mT", "a", "mt"]) == {"t": "t", "T": "T-2", "mT": "mT", "a": "a", "mt": "mt-2"}


# -- files


def run(*words: str) -> int:
    return main(["docs", *words])


def texts(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_writing_twice_gives_the_same_and_removes_only_old_pages(odd: Path, capsys) -> None:
    assert run() == 0
    folder = odd / "build" / "reference"
    first = texts(folder)
    mine = {"operators/mine.html": f"<!DOCTYPE html>\n{MARKS[0]}\n", "notes.txt": "mine"}
    for name, text in mine.items():
        (folder / name).write_text(text, encoding="utf-8")
    (folder / "operators" / "gone.html").write_text("gone", encoding="utf-8")
    with (folder / "pages.txt").open("a", encoding="utf-8") as pages:
        pages.write("operators/gone.html 4\n")
    (folder / "index.html").unlink()
    capsys.readouterr()
    assert run() == 0
    said = capsys.readouterr().out
    assert re.search(rf"1 operators?, \d+ errors; files: 1 written, {len(first) - 2} unchanged, 1 removed;", said), said
    assert texts(folder) == first | {name: text.encode() for name, text in mine.items()}


def test_rendering_again_gives_the_same(whole: Rendered) -> None:
    assert render_site(site()) == whole.files


REJECTED = {
    "a page of somebody else": (
        lambda folder: (folder / "index.html").write_text("mine"),
        "opweave: page/index.html was not written by codegen and will not be replaced; "
        "name another folder with --html\n",
    ),
    "a link to a file": (
        lambda folder: (folder / "index.html").symlink_to(folder.parent / "ops.yaml"),
        "opweave: page/index.html leads out of page; remove the link\n",
    ),
    "a link to a folder": (
        lambda folder: (folder / "errors").symlink_to(folder.parent),
        "opweave: page/errors leads out of page; remove the link\n",
    ),
}


@pytest.mark.parametrize("name", REJECTED)
def test_what_is_in_the_way_is_left_alone(name: str, odd: Path, capsys) -> None:
    prepare, message = REJECTED[name]
    (odd / "page").mkdir()
    prepare(odd / "page")
    before = texts(odd)
    assert run("--html", "page") == 1
    assert capsys.readouterr().err.endswith(message)
    assert texts(odd) == before


def test_addresses_of_sources_are_of_the_web(odd: Path, capsys) -> None:
    assert run("--source-url", "javascript:alert(1)") == 1
    expected = "opweave: --source-url must begin with https:// or http://, not 'javascript:alert(1)'\n"
    assert capsys.readouterr().err == expected
    assert run("--source-url", "https://e.org/b") == 0
    text = (odd / "build" / "reference" / "operators" / "twice.html").read_text(encoding="utf-8")
    assert '<a href="https://e.org/b/ops.yaml#L2">ops.yaml:2</a>' in text


def test_errors_are_reported_and_nothing_is_written(odd: Path, capsys) -> None:
    (odd / "ops.yaml").write_text(SMALL.replace("self + self", "self + selff"), encoding="utf-8")
    assert run() == 1
    assert "unknown name 'selff'" in capsys.readouterr().err
    assert not (odd / "build").exists()


# -- the look


def luminance(colour: str) -> float:
    """Relative luminance (WCAG 2.2) of ``#rrggbb``."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def palettes(style: str) -> list[dict[str, str]]:
    """The colours of the light and of the dark page."""
    blocks = re.findall(r":root \{([^}]*--paper: #[0-9a-f]{6}[^}]*)\}", style)
    return [dict(re.findall(r"--(\w+): (#[0-9a-f]{6});", block)) for block in blocks]


@pytest.mark.parametrize("position", [0, 1], ids=["light", "dark"])
def test_text_has_contrast(position: int, whole: Rendered) -> None:
    palette = palettes(whole.files[STYLE])[position]
    for ground in ("paper", "panel"):
        for ink in ("ink", "muted", "accent", "mark", "key"):
            light, dark = sorted((luminance(palette[ink]), luminance(palette[ground])), reverse=True)
            assert (light + 0.05) / (dark + 0.05) >= 4.5, (ink, ground)


BROWSER = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
MEASURE = """<!DOCTYPE html><body>
<iframe src="PAGE" style="width:390px;height:844px;border:0"></iframe>
<script>
document.querySelector("iframe").addEventListener("load", event => {
  const page = event.target.contentDocument, root = page.documentElement;
  const wide = [...page.querySelectorAll("body *")].filter(one => one.getBoundingClientRect().right > 390.5
    && !one.closest(".code, .math, .skip")).map(one => one.tagName + "." + one.className);
  document.body.textContent = "width " + root.scrollWidth + " of " + root.clientWidth + ", wide [" + wide.slice(0, 5)
    + "], search " + !page.querySelector(".search").hidden + ", text " + (page.body.innerText.length > 500);
});
</script>"""
SHOWN = ("index.html", "operators/cross_entropy.html", "operators/argmax.html", "errors/schema-unknown-type.html")


@pytest.mark.skipif(BROWSER is None, reason="no Chromium is installed")
@pytest.mark.parametrize("name", SHOWN)
def test_a_phone_shows_it_without_scrolling_sideways(name: str, tmp_path: Path, whole: Rendered) -> None:
    for file, text in whole.files.items():
        if file in (name, STYLE):
            (tmp_path / file).parent.mkdir(exist_ok=True)
            (tmp_path / file).write_text(text, encoding="utf-8")
    (tmp_path / "measure.html").write_text(MEASURE.replace("PAGE", name), encoding="utf-8")
    command = [
        str(BROWSER), "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
        "--allow-file-access-from-files",
        f"--user-data-dir={tmp_path / 'profile'}", "--window-size=500,844",
    ]  # fmt: skip
    measured = subprocess.run(
        [*command, "--virtual-time-budget=5000", "--dump-dom", f"file://{tmp_path / 'measure.html'}"],
        capture_output=True, text=True, check=True, timeout=120,
    ).stdout
    assert "width 390 of 390, wide [], search true, text true" in measured
    picture = tmp_path / "page.png"
    subprocess.run(
        [*command, f"--screenshot={picture}", f"file://{tmp_path / name}"], capture_output=True, check=True, timeout=120
    )
    assert picture.stat().st_size > 10_000  # a blank page compresses to a tenth of this
