"""Hostile YAML: every row ends, in moments, in a report with a place, or in a package; no row writes anything else.

What may run is in test_attacks.py, what is damaged at random in test_fuzz.py. Here stand the ways in which a file can
ask for too much (time, memory, depth), or speak to the terminal of whoever reads the report.
"""

from __future__ import annotations

import ast
import io
import json
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from test_attacks import TEXTS, quoted
from test_fuzz import check_package, time_limit

from codegen.__main__ import main
from codegen.diagnostics import Diagnostic, Location, escaped
from codegen.package import Package, build
from codegen.showing.saying import say

HEAD = "- func: f(Tensor self, Scalar a, int dim=0) -> Tensor\n"
PLAIN = f"{HEAD}  elementwise: self\n"
NAMED = "- name: f(Tensor self, Scalar a, int dim=0) -> Tensor\n"
ESCAPE = "\x1b[31m\x1b]0;title\x07\x9b2J\u202e\u2066\x7f"
SECONDS = 5.0


def spelled(text: str) -> str:
    """A text as YAML has it in double quotes, all but ASCII by its number."""
    return json.dumps(text).replace("\x7f", "\\x7f")


def entry(schema: str, kernel: str = "elementwise: self") -> str:
    return f"- func: {spelled(schema)}\n  {kernel}\n"


def kernel(text: str) -> str:
    return f"{HEAD}  elementwise: {quoted(text)}\n"


def composite(text: str) -> str:
    return f"{HEAD}  composite: {quoted(text)}\n"


def key(line: str) -> str:
    return f"{PLAIN}  {line}\n"


CASES = ", ".join(f"a == {number}: self" for number in range(20_000))
SUMS = ", ".join(f"x{number}: {{init: 0, step: x{number} + self}}" for number in range(3000))
PASSES = ", ".join(f"{{x{number}: {{init: 0, step: x{number} + self}}}}" for number in range(3000))

# The text of ops.yaml, and the code of the first report; "" where a package is made.
OPERATORS = {
    # what YAML itself offers
    "an alias bomb": (
        "- &a [x, x]\n" + "".join(f"- &{b} [*{a}, *{a}]\n" for a, b in pairwise("abcdefghi")), "yaml-anchor",
    ),
    "a cycle": ("- &a [*a]\n", "yaml-anchor"),
    "a cycle in a key": ("- ? &a [*a]\n  : x\n", "entry-no-func"),
    "a merge key": (key("<<: {doc: x}"), "yaml-merge-key"),
    "a tag of Python": ("- !!python/object/apply:os.system ['true']\n", "yaml-tag"),
    "a tag for a name of Python": (key("doc: !!python/name:os.system"), "yaml-tag"),
    "a binary": ("- func: !!binary aGVsbG8=\n", "yaml-tag"),
    "a prefix for tags": (f"%TAG ! tag:yaml.org,2002:python/\n---\n{PLAIN}", ""),
    "a version of YAML": (f"%YAML 9.9\n---\n{PLAIN}", "yaml-syntax"),
    "a key twice": (key("doc: x\n  doc: y"), "yaml-duplicate-key"),
    "a list as a key": (key("? [a]\n  : x"), "yaml-key"),
    "two documents": (f"{PLAIN}---\n{PLAIN}", "yaml-documents"),
    "lists": (key("tags: " + "[" * 5000 + "]" * 5000), "yaml-too-deep"),
    "lists that do not end": ("- func: " + "[" * 100_000, "yaml-too-deep"),
    "mappings": (key("doc: " + "{a: " * 500 + "x" + "}" * 500), "yaml-not-text"),
    "indents": ("".join(" " * depth + "-\n" for depth in range(500)), "yaml-not-a-mapping"),
    "a long text": (key(f"doc: {'x' * 1_000_000}"), "yaml-too-long"),
    "a long key": (key(f"{'k' * 100_000}: x"), "yaml-syntax"),
    "NUL": ("- func: f\0(Tensor self) -> Tensor\n", "yaml-character"),
    "an escape sequence as it is": ("- func: f\x1b[2J(Tensor self) -> Tensor\n", "yaml-character"),
    "half of a pair": (entry("f(Tensor self) -> Tensor").replace("f(", "\\ud800("), "yaml-syntax"),
    "a tab": ("-\tfunc: f(Tensor self) -> Tensor\n\telementwise: x\n", "yaml-syntax"),
    "lines of another system": (PLAIN.replace("\n", "\r\n"), ""),
    "lines of an old system": (PLAIN.replace("\n", "\r"), ""),
    "a byte order mark": (f"\ufeff{PLAIN}", ""),
    "two byte order marks": (f"\ufeff\ufeff{PLAIN}", ""),
    "a byte order mark in between": (f"{PLAIN}\ufeff{PLAIN}", "yaml-syntax"),
    "a number for a key": ("- 1: 2\n", "entry-unknown-key"),
    "nothing for an entry": ("- ~\n", "yaml-not-a-mapping"),
    "a word for a file": ("x", "yaml-not-a-list"),
    "a list for a kernel": (f"{HEAD}  reduce: [1]\n", "yaml-not-a-mapping"),
    # numbers and sizes
    "a power": (kernel("self * 2**(10**9)"), "expression-constant"),
    "a tower": (kernel("self * 9**9**9"), "expression-constant"),
    "a shift": (kernel("self * (1 << 10**9)"), "expression-constant"),
    "digits": (kernel("self * " + "9" * 5000), "expression-syntax"),
    "a power of a constant": (kernel("self * pi**(10**18)"), ""),
    "a power of floats": (kernel("self * 9.0**9.0**9.0"), ""),
    "an exponent below 0": (kernel("self * 2**-(10**9)"), "kernel-division"),
    "a long text by a product": (composite("raise_error('a' * 10**9)"), "expression-text"),
    "a long text by a format": (composite("raise_error(f'{dim:>1000000000}')"), "expression-format"),
    "a long text by a conversion": (composite("raise_error('%1000000000d' % dim)"), "expression-text"),
    "a default of many digits": (entry(f"f(Tensor self, int x={'9' * 5000}) -> Tensor"), "schema-wrong-default"),
    "infinite defaults": (
        entry("f(Tensor self, float x=1e999999999, float[2] y=[-inf, nan]) -> Tensor", "composite: self"), "",
    ),
    "a list of a huge size": (entry("f(Tensor self, int[999999999] x=1) -> Tensor"), "schema-syntax"),
    "a huge sample": (key("samples: [{self: [1000000000, 1000000000], a: 1}]"), "samples-shape"),
    "a sample of a huge size": (key("samples: [{self: [1180591620717411303424], a: 1}]"), "samples-shape"),
    "a sample of a size below 0": (key("samples: [{self: [-1], a: 1}]"), "samples-shape"),
    "a sample of many digits": (key(f"samples: [{{self: [{'9' * 5000}], a: 1}}]"), "samples-shape"),
    "an interval of many digits": (key(f"domain: {{self: \"({'9' * 4000}, inf)\"}}"), "samples-interval"),
    "an interval of blanks": (key(f"domain: {{self: \"({' ' * 50_000}x\"}}"), "samples-interval"),
    "an interval of NaN": (key('domain: {self: "(nan, nan)"}'), "samples-interval"),
    "an empty interval": (key('domain: {self: "(1e400, -1e400)"}'), "samples-interval"),
    "a point of many digits": (key(f"nondifferentiable_at: {{self: {'9' * 4000}}}"), "samples-point"),
    # how much and how deep
    "terms": (kernel(" + ".join(["a"] * 24_000)), "expression-syntax"),
    "parentheses": (kernel("(" * 20_000 + "self" + ")" * 20_000), "expression-syntax"),
    "signs": (kernel("-" * 90_000 + "self"), "expression-syntax"),
    "negations": (kernel("not " * 20_000 + "self"), "expression-syntax"),
    "calls": (kernel("exp(" * 150 + "self" + ")" * 150), "expression-too-deep"),
    "comparisons": (kernel("self" + " < a" * 20_000), "expression-too-large"),
    "names of values": (kernel("\n".join(f"x{n} = self" for n in range(5000)) + "\nself"), "expression-too-large"),
    "types": (f"- func: f({'[' * 50_000}) -> Tensor\n", "schema-syntax"),
    "results": (entry(f"f(Tensor self) -> ({', '.join(['Tensor'] * 9000)})", "composite: self"), "kernel-outputs"),
    "cases": (f"{HEAD}  elementwise: {{{CASES}}}\n", "kernel-case"),
    "accumulators": (f"{HEAD}  reduce: {{{SUMS}}}\n  finish: x1\n", "kernel-accumulator"),
    "passes": (f"{HEAD}  reduce: [{PASSES}]\n  finish: x1\n", "kernel-accumulator"),
    "the letters of a name": (entry(f"{'f' * 5000}(Tensor self) -> Tensor"), "schema-long-name"),
    "forms": (key(f"autogen: {', '.join(['f_'] * 20_000)}"), "entry-autogen"),
    # names
    "a keyword": (entry("import(Tensor self) -> Tensor"), "schema-keyword"),
    "a keyword for an argument": (entry("f(Tensor self, int lambda=1) -> Tensor"), "schema-keyword"),
    "a special name for an argument": (entry("f(Tensor self, int __class__=1) -> Tensor"), "entry-argument"),
    "a letter of another alphabet": (entry("f(Tensor self, int \u0430=1) -> Tensor"), "schema-unexpected-character"),
    "a letter that Python takes for another": (entry("f(Tensor \uff53elf) -> Tensor"), "schema-unexpected-character"),
    "a package above": (f"- extends: ../../x\n{PLAIN}", "extends-unknown"),
    "a package of Python": (f"- extends: os\n{PLAIN}", "extends-unknown"),
    "a module of Python": (key("python_module: os"), "entry-python-module"),
    "a theme above": (f"- theme: ../../x\n{PLAIN}", "entry-theme"),
    # what a terminal would obey
    **{
        f"an escape sequence: {name}": (text.replace("ESCAPE", spelled(f"{before}{ESCAPE}{after}")), code)
        for name, before, after, text, code in (
            ("a schema", "f", "(Tensor self) -> Tensor", "- func: ESCAPE\n", "schema-unexpected-character"),
            ("a key", "do", "c", key("ESCAPE: x"), "entry-unknown-key"),
            ("a key twice", "x", "", key("ESCAPE: x\n  ESCAPE: x"), "entry-unknown-key"),
            ("a key of an entry", "func", "", "- ESCAPE: x\n", "entry-unknown-key"),
            ("a theme", "x", "", f"- theme: ESCAPE\n{PLAIN}", "entry-theme"),
            ("a package", "x", "", f"- extends: ESCAPE\n{PLAIN}", "extends-unknown"),
            ("a word", "", "bool", key("promote: ESCAPE"), "entry-promote"),
            ("a tag", "", "", key("tags: [ESCAPE]"), "entry-tag"),
            ("a dtype", "", "", key("dtypes: ESCAPE"), "entry-dtypes"),
            ("a form", "f", "", key("autogen: ESCAPE"), "schema-unexpected-character"),
            ("a module", "", "", key("python_module: ESCAPE"), "entry-python-module"),
            ("an expression", "self + ", "", f"{HEAD}  elementwise: ESCAPE\n", "expression-syntax"),
            ("a text", "self.none('", "')", f"{HEAD}  composite: ESCAPE\n", "expression-unknown-method"),
            ("a path", "a.", ".b", f"{HEAD}  dispatch: {{CPU: ESCAPE}}\n", "kernel-path"),
            ("a dispatch key", "CPU", "", f"{HEAD}  dispatch: {{ESCAPE: a.b}}\n", "kernel-dispatch-key"),
            ("a kind of kernel", "", "", f"{HEAD}  ESCAPE: self\n", "entry-unknown-key"),
            ("an accumulator", "x", "", f"{HEAD}  reduce: {{ESCAPE: {{init: 0, step: a}}}}\n  finish: a\n",
             "kernel-accumulator"),
            ("an argument of a sample", "", "", key("samples: [{ESCAPE: 1}]"), "samples-unknown-argument"),
            ("a sample", "", "", key("samples: [{self: ESCAPE}]"), "samples-shape"),
            ("an interval", "", "", key("domain: {self: ESCAPE}"), "samples-interval"),
            ("an example", "x\n\n>>> ", "(\n", key("doc: ESCAPE"), "entry-example"),
            ("a default", "f(Tensor self, *, str m='", "') -> Tensor",
             "- func: ESCAPE\n  elementwise: self\n", ""),
            ("a sentence", "", "", key("doc: ESCAPE"), ""),
        )
    },
}  # fmt: skip

FORMULAS = {
    "a power": (f"{NAMED}  self: grad * 2**(10**9)\n", "expression-constant"),
    "terms": (f"{NAMED}  self: {' + '.join(['grad'] * 14_000)}\n", "expression-syntax"),
    "an escape sequence: a name": (f"- name: {spelled(ESCAPE)}\n  self: grad\n", "derivative-unknown-operator"),
    "an escape sequence: a formula": (f"{NAMED}  self: {spelled(ESCAPE)}\n", "expression-syntax"),
    "an escape sequence: an argument": (f"{NAMED}  {spelled(ESCAPE)}: grad\n", "derivative-unknown-argument"),
    "an escape sequence: a reason": (f"{NAMED}  self: {spelled(f'not_implemented({ESCAPE!r})')}\n", ""),
    "a reason that doubles itself": (f"{NAMED}  self: \"not_implemented('a' * 10**9)\"\n", "derivative-formula"),
}


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def is_harmless(text: str) -> bool:
    """Whether a terminal shows it, and does nothing else."""
    return all(character.isprintable() or character == "\n" for character in text)


def outcome(ops: str, derivatives: str, capsys: pytest.CaptureFixture[str]) -> str:
    """The code of the first report of a run, "" of one that wrote a package."""
    Path("ops.yaml").write_bytes(ops.encode("utf-8", "surrogatepass"))
    Path("derivatives.yaml").write_bytes(derivatives.encode())
    with time_limit(SECONDS):
        status = main(["--out", "made"])
    out, err = capsys.readouterr()
    assert is_harmless(out + err)
    assert len(out + err) < 100_000
    if not status:
        check_package(build(Path("ops.yaml"), Path("derivatives.yaml")))
        return ""
    assert {path.name for path in Path().iterdir()} == {"ops.yaml", "derivatives.yaml"}
    first = err.splitlines()[0]
    assert first.startswith(("ops.yaml:", "derivatives.yaml:"))
    assert err.endswith("nothing was written\n")
    return first.rpartition(" [")[2].removesuffix("]")


@pytest.mark.parametrize("name", OPERATORS)
def test_operators(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    text, code = OPERATORS[name]
    assert outcome(text, "[]\n", capsys) == code


@pytest.mark.parametrize("name", FORMULAS)
def test_formulas(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    text, code = FORMULAS[name]
    assert outcome(PLAIN, text, capsys) == code


@pytest.mark.parametrize(
    "data", [b"\xff\xfe-\0 \0", b"- func: \xc3(", b"\x80", b"\xed\xa0\x80", b"- \xf5\xf5\xf5\xf5\n"]
)
def test_what_is_no_utf_8(data: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    Path("ops.yaml").write_bytes(data)
    Path("derivatives.yaml").write_bytes(b"[]\n")
    assert main([]) == 1
    assert "[yaml-encoding]" in capsys.readouterr().err


@pytest.mark.parametrize("command", [["explain", "f"], ["explain", "f", "--source"], ["list"], ["list", "--json"]])
def test_what_commands_show(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Sentences, defaults and reasons are shown as they are, but for what a terminal would obey."""
    ops = entry(f"f(Tensor self, *, str m='{ESCAPE}') -> Tensor") + f"  doc: {spelled(ESCAPE)}\n"
    Path("ops.yaml").write_text(ops, encoding="utf-8")
    schema = spelled(f"f(Tensor self, *, str m='{ESCAPE}') -> Tensor")
    reason = spelled(f"not_implemented({('x' + ESCAPE)!r})")
    Path("derivatives.yaml").write_text(f"- name: {schema}\n  self: {reason}\n", encoding="utf-8")
    assert main([]) == 0
    capsys.readouterr()
    main(command)
    out, err = capsys.readouterr()
    assert out
    assert is_harmless(out + err)


@pytest.mark.parametrize("name", [ESCAPE, "mull\x1b[31m", "a\nb"])
def test_words_of_the_command_line_and_names_of_files(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("ops.yaml").write_text(PLAIN)
    Path("derivatives.yaml").write_text("[]\n")
    Path(f"{name}.yaml").write_text(PLAIN.replace("self\n", "selff\n"))
    Path(f"{name}.txt").write_text(f"{name}\n")
    for words in (
        ["explain", name], ["--ops", f"{name}.yaml"], ["--ops", f"{name}.none"], ["--ops-from", f"{name}.txt"],
        ["--out", name], ["new", name], ["new", "g", "--args", name], ["list", name], ["check", name],
        ["--kernels", name], ["--extends", name],
    ):  # fmt: skip
        assert main(words) != 0 or words[0] == "list", words
        out, err = capsys.readouterr()
        assert is_harmless(out + err), words


def test_what_is_escaped() -> None:
    assert escaped("plain, é 漢字 😀") == "plain, é 漢字 😀"
    assert escaped("\x1b[31m\u202e\n\t\ud800\x9b") == r"\x1b[31m\u202e\n\t\ud800\x9b"
    assert escaped("a\n\tb\x07", lines=True) == "a\n\tb\\x07"
    shown = str(Diagnostic(Location("a\x1b.yaml", 1, 2), "code", "is\x07", "hint\n", "x\x1b", 1))
    assert shown.splitlines() == [
        r"a\x1b.yaml:1:2: error: is\x07 (hint\n) [code]", "        1 | x\ufffd", "          |  ^",
    ]  # fmt: skip


def test_a_stream_that_cannot_show_a_letter(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", stream)
    say("é\x1b")
    stream.seek(0)
    assert stream.read() == "\\xe9\\x1b\n"


# -- texts are texts -------------------------------------------------------------------------------------------------


def skeleton(package: Package) -> dict[str, str]:
    """The trees of all modules, without what their texts say."""
    results = {}
    for name, text in package.files.items():
        if name.endswith((".py", ".pyi")):
            tree = ast.parse(text)
            for node in ast.walk(tree):
                if isinstance(node, ast.Constant) and (isinstance(node.value, str) or node.value is ...):
                    node.value = ""  # a stub has dots in place of a long default
            results[name] = ast.dump(tree)
        elif name.endswith(".json"):
            json.loads(text)
    return results


def with_text(text: str) -> Package:
    """A package that has a text wherever one may stand."""
    default = text.replace("\\", "").replace("'", "").replace('"', "").replace("\n", " ")[:60]
    schema = quoted(f"f(Tensor self, *, str mode='{default}') -> Tensor")
    message = json.dumps(text.replace("{", "{{").replace("}", "}}"), ensure_ascii=False)
    # A composite and a description of two lines have functions of their own however long they are.
    more = "\n\nA second paragraph."
    rejected = quoted('said = mode\nreturn raise_error(f"{said} " f' + message + ")")
    Path("ops.yaml").write_text(
        f"- func: {schema}\n  variants: function, method\n  autogen: f.out\n  doc: {quoted('x ' + text + more)}\n"
        f"  composite: {rejected}\n", encoding="utf-8",
    )  # fmt: skip
    Path("derivatives.yaml").write_text(
        f"- name: {schema}\n  self: {quoted(f'not_implemented({text!r})')}\n", encoding="utf-8"
    )
    return build(Path("ops.yaml"), Path("derivatives.yaml"))


def test_no_text_changes_the_code_around_it() -> None:
    plain = skeleton(with_text("plain"))
    assert any("raise_error" in text for text in plain.values())
    for text in (item for item in TEXTS if item.strip()):
        assert skeleton(with_text(text)) == plain, text


def calls_for(count: int) -> int:
    """How many functions of Python's a package of so many operators with gradients calls in the making."""
    entries = (f"- func: f{n}(Tensor self) -> Tensor\n  elementwise: self + {n}\n" for n in range(count))
    Path("ops.yaml").write_text("".join(entries), encoding="utf-8")
    gradients = (f"- name: f{n}\n  self: auto\n" for n in range(count))
    Path("derivatives.yaml").write_text("".join(gradients), encoding="utf-8")
    seen = [0]

    def profile(_frame: object, event: str, _argument: object) -> None:
        seen[0] += event == "call"

    before = sys.getprofile()
    sys.setprofile(profile)
    try:
        build(Path("ops.yaml"), Path("derivatives.yaml"))
    finally:
        sys.setprofile(before)
    return seen[0]


def test_many_operators_take_as_long_each_as_few() -> None:
    calls_for(1)  # what is done once in a process
    few, more, many = calls_for(40), calls_for(80), calls_for(160)
    assert many - more < 2.05 * (more - few)
