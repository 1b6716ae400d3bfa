"""The generator as a program: same input, same bytes; `--check`; what is written, kept and removed; other packages."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from counting import counted
from folders import ROOT

from codegen.__main__ import main
from codegen.model.layout import WIDTH, double_quoted, fold, spaced
from codegen.writing.render import docstring

PACKAGE = ROOT / "generated"
SUMMARY = (
    r"{}: \d+ operators?, \d+ overloads?, \d+ kernels?, \d+ Nodes?; "
    r"files: {} written, {} unchanged, {} removed; \d+\.\d\d s\n"
)
SMALL = """\
- theme: small
- func: twice(Tensor self) -> Tensor
  variants: function, method
  autogen: twice_, twice.out
  elementwise: self + self
  doc: Two times every element.
"""
SMALL_DERIVATIVES = "- name: twice(Tensor self) -> Tensor\n  self: auto\n"
# Operators with the names of what generated code uses, and texts with all that could end a string.
ODD = r"""
- theme: odd
- func: iter(Tensor self) -> Tensor
  variants: function, method
  autogen: iter_, iter.out
  elementwise: self + 1
  doc: "{{ 7 * 7 }} {% raw %} {# \"\"\" ' \\ \\n back\\slash \u2028 \x07 end\""
- func: tuple(Tensor self) -> Tensor
  variants: function, method
  elementwise: self * 2
  doc: |
    Two
      lines, three quotes (\"\"\") and a backslash \
- func: callable(Tensor self, Tensor other) -> Tensor
  variants: function, method
  autogen: callable_, callable.out
  elementwise: self * other
- func: setattr(Tensor self, Scalar step) -> Tensor
  variants: function, method
  elementwise: self * step
- func: property(Tensor self, int n=2) -> Tensor
  variants: function, method
  composite: "self.callable(self) * n"
- func: isinstance(Tensor self, Tensor out1, Tensor self_at, Scalar i) -> Tensor
  elementwise: "self * out1 + self_at * i"
- func: find(Tensor self, str how="a'\"b") -> Tensor
  composite: "self.tuple().iter()"
- func: composite(Tensor self) -> Tensor
  elementwise: self
- func: loops(Tensor self) -> Tensor
  elementwise: self
- func: x.loop(Tensor self) -> Tensor
  elementwise: -self
- func: total(Tensor self, int[1]? dim=None, bool keepdim=False) -> Tensor
  reduce:
    step: {init: 0, step: step + self}
    out: {init: 0, step: out + self * self}
  finish: step + out
- func: relay(Tensor grad_output, Tensor output) -> Tensor
  elementwise: grad_output * output
"""
ODD_DERIVATIVES = """
- name: relay(Tensor grad_output, Tensor output) -> Tensor
  grad_output: grad * output
  output: grad * grad_output
"""
USE_ODD = """
import odd, generated as ow
x = ow.tensor([1.0, 2.0, 3.0], requires_grad=True)
y = ow.tensor([2.0, 2.0, 2.0], requires_grad=True)
assert odd.iter(x).tolist() == x.iter().tolist() == [2, 3, 4]
assert odd.tuple(x).tolist() == [2, 4, 6]
assert x.callable(x).tolist() == [1, 4, 9]
assert odd.setattr(x, 3).tolist() == [3, 6, 9]
assert x.property(n=3).tolist() == [3, 12, 27]
assert odd.isinstance(x, x, x, 2).tolist() == [3, 8, 15]
assert odd.find(x).tolist() == [3, 5, 7]
assert odd.composite(x).tolist() == odd.loops(x).tolist() == [1, 2, 3]
assert odd.x(x).tolist() == [-1, -2, -3]
assert odd.total(x).item() == odd.total(x, 0).item() == 6 + 14
odd.relay(x, y).sum().backward()
assert x.grad.tolist() == [2, 2, 2]
assert y.grad.tolist() == [1, 2, 3]
assert '{{ 7 * 7 }} {% raw %} {# \"\"\" \\' \\\\ \\\\n back\\\\slash' in odd.iter.__doc__, odd.iter.__doc__
assert 'three quotes (' in odd.tuple.__doc__
print("all right")
"""


def run(*words: str | Path, cwd: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    """A program of its own, importing this tree."""
    path = os.pathsep.join([str(cwd), str(ROOT)])
    return subprocess.run(
        [sys.executable, *map(str, words)], cwd=cwd, env={**os.environ, "PYTHONPATH": path, **environment},
        capture_output=True, text=True, check=False,
    )  # fmt: skip


def contents(folder: Path) -> dict[str, bytes]:
    """Every file below `folder`."""
    files = (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with two small YAML files, the current one."""
    (tmp_path / "ops.yaml").write_text(SMALL)
    (tmp_path / "derivatives.yaml").write_text(SMALL_DERIVATIVES)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_same_input_same_bytes(tmp_path: Path) -> None:
    """Neither the hash seed, nor the current folder, nor the place of the output leaves a trace."""
    results = []
    for seed, cwd in (("1", ROOT), ("4242", tmp_path)):
        out = tmp_path / f"seed{seed}" / "generated"
        files = [os.path.relpath(ROOT / name, cwd) for name in ("ops.yaml", "derivatives.yaml")]
        words = ["-m", "codegen", "--ops", files[0], "--derivatives", files[1], "--out", out]
        done = run(*words, cwd=cwd, PYTHONHASHSEED=seed)
        assert (done.returncode, done.stderr) == (0, "")
        results.append(contents(out))
    assert results[0] == results[1]
    committed = contents(PACKAGE)
    assert {name for name in results[0] if results[0][name] != committed.get(name)} <= {"sources.txt"}


def test_the_committed_package_is_current(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert main(["--check"]) == 0
    out, err = capsys.readouterr()
    assert re.fullmatch(r"generated is up to date \(\d+ files\)\n", out)
    assert err == ""


def test_first_run_then_nothing_to_do(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    files = len(contents(small / "generated")) - 1  # without sources.txt
    assert re.fullmatch(SUMMARY.format("generated", files, 0, 0), capsys.readouterr().out)
    before = {path: path.stat().st_mtime_ns for path in small.rglob("*") if path.is_file()}
    assert main([]) == 0
    assert re.fullmatch(r"generated is up to date \(\d\.\d\d s\)\n", capsys.readouterr().out)
    assert {path: path.stat().st_mtime_ns for path in small.rglob("*") if path.is_file()} == before


def test_an_unchanged_run_is_quick(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A quarter of a second on a core of 2025, start of Python not included."""
    monkeypatch.chdir(ROOT)
    assert main(["--out", str(tmp_path / "pack")]) == 0
    with counted() as calls:
        assert main(["--out", str(tmp_path / "pack")]) == 0
    assert calls.count < 60_000  # measured: 46,446; making it anew takes millions


def test_only_what_changed_is_written(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main([])
    files = len(contents(small / "generated")) - 1
    (small / "ops.yaml").write_text(SMALL.replace("Two times every element.", "Every element, doubled."))
    capsys.readouterr()
    assert main([]) == 0
    changed = ["functions/small.py", "functions/small.pyi", "operators.json", "operators/small.py"]
    assert re.fullmatch(
        SUMMARY.format("generated", len(changed), files - len(changed), 0), capsys.readouterr().out
    )


def append(path: Path, text: str) -> None:
    path.write_text(path.read_text() + text)


def left_over(folder: Path) -> None:
    """A file that the list of the last run names, and that is no longer made."""
    (folder / "old.py").write_text("x = 1\n")
    append(folder / "sources.txt", "old.py 6\n")


@pytest.mark.parametrize(
    ("damage", "named"),
    [
        (lambda folder: append(folder / "kernels" / "small.py", "# changed\n"), ["kernels/small.py"]),
        (lambda folder: (folder / "nn" / "functional.py").unlink(), ["nn/functional.py"]),
        (left_over, ["old.py"]),
        (lambda folder: (folder.parent / "ops.yaml").write_text(SMALL.replace("self + self", "2 * self")),
         ["kernels/small.py", "operators.json", "operators/small.py"]),
    ],
    ids=["changed by hand", "missing", "left over", "other input"],
)  # fmt: skip
def test_check_names_what_is_stale_and_writes_nothing(
    small: Path, capsys: pytest.CaptureFixture[str], damage: object, named: list[str]
) -> None:
    main([])
    damage(small / "generated")
    before = contents(small)
    capsys.readouterr()
    assert main(["--check"]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err == "generated is stale; run `python -m codegen`:\n" + "".join(f"  generated/{name}\n" for name in named)
    assert contents(small) == before


def test_check_compares_contents_not_sizes(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A change that keeps the size escapes the quick look of an ordinary run, but not the check."""
    main([])
    path = small / "generated" / "operators" / "small.py"
    path.write_text(path.read_text().replace("twice", "thrce"))
    capsys.readouterr()
    assert main([]) == 0
    assert "up to date" in capsys.readouterr().out
    assert main(["--check"]) == 1
    assert capsys.readouterr().err.endswith("  generated/operators/small.py\n")


def test_files_no_longer_made_are_removed_and_foreign_ones_are_kept(
    small: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main([])
    foreign = {
        "notes.py": b"# mine\n",
        "operators/extra.py": b'"""About codegen."""\n',
        "latin.py": b"# \xe9\n",
        "data.bin": b"\0",
    }
    for name, text in foreign.items():
        (small / "generated" / name).write_bytes(text)
    (small / "ops.yaml").write_text(SMALL.replace("theme: small", "theme: tiny"))
    capsys.readouterr()
    assert main([]) == 0
    assert "4 removed" in capsys.readouterr().out
    result = contents(small / "generated")
    assert not [name for name in result if name.endswith("small.py")]
    assert {name: result[name] for name in foreign} == foreign


BROKEN = {
    "yaml": ("- func: [a", "ops.yaml:1:9: error: not valid YAML"),
    "schema": (SMALL.replace("Tensor self", "Tensr self"), "ops.yaml:2:15: error: unknown type 'Tensr'"),
    "kernel": (SMALL.replace("self + self", "+"), "ops.yaml:5:17: error: a kernel expression is not an expression"),
    "no text": ("", "ops.yaml: error: the file is empty"),
    "no utf-8": ("- func: \udcff", "ops.yaml:1:9: error: the byte 0xFF is not UTF-8"),
}


@pytest.mark.parametrize(("text", "said"), BROKEN.values(), ids=BROKEN.keys())
def test_broken_input_leaves_the_package_untouched(
    small: Path, capsys: pytest.CaptureFixture[str], text: str, said: str
) -> None:
    main([])
    before = contents(small / "generated")
    (small / "ops.yaml").write_bytes(text.encode("utf-8", errors="surrogateescape"))
    capsys.readouterr()
    assert main([]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(said)
    assert re.search(r"\n\d+ errors?; nothing was written\n$", err)
    assert "Traceback" not in err
    assert contents(small / "generated") == before


NAMED = "name it with --ops or --derivatives, or under [tool.opweave] in pyproject.toml"
REJECTED = {
    "no operators": (["--ops", "no.yaml"], f"there is no file no.yaml; {NAMED}"),
    "no derivatives": (["--derivatives", "d"], f"there is no file d; {NAMED}"),
    "a folder": (["--ops", "."], f"there is no file .; {NAMED}"),
    "in a file": (["--out", "ops.yaml/pack"], "Not a directory: ops.yaml/pack/.sources.txt.new"),
}


@pytest.mark.parametrize(("words", "said"), REJECTED.values(), ids=REJECTED.keys())
def test_what_cannot_be_done_is_said_in_one_line(
    small: Path, capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    before = contents(small)
    assert main(words) == 1
    out, err = capsys.readouterr()
    assert (out, err) == ("", f"opweave: {said}\n")
    assert contents(small) == before


def test_a_second_package_shares_equal_operators(tmp_path: Path) -> None:
    """Both packages work on the same operator object, whichever is imported first."""
    done = run("-m", "codegen", "--out", tmp_path / "second")
    assert (done.returncode, done.stderr) == (0, "")
    done = run(
        "-c",
        "import second, generated as ow\n"
        "from runtime.dispatch import registry\n"
        "add = registry.find('add.Tensor')\n"
        "assert second.operators.arithmetic.ADD_TENSOR is ow.operators.arithmetic.ADD_TENSOR is add\n"
        "assert second.Tensor is ow.Tensor\n"
        "x = second.tensor([1.0, 2.0], requires_grad=True)\n"
        "ow.mul(second.add(x, x), x).sum().backward()\n"
        "print(x.grad.tolist())",
        cwd=tmp_path,
    )
    assert (done.stdout, done.stderr) == ("[4.0, 8.0]\n", "")


def test_a_package_that_differs_is_rejected_with_both_places(tmp_path: Path) -> None:
    text = (ROOT / "ops.yaml").read_text()
    mine = text.replace("elementwise: self - alpha * other", "elementwise: self - other * alpha")
    (tmp_path / "mine.yaml").write_text(mine)
    done = run("-m", "codegen", "--ops", tmp_path / "mine.yaml", "--out", tmp_path / "second")
    assert (done.returncode, done.stderr) == (0, "")
    line = next(i for i, word in enumerate(text.split("\n"), 1) if word.startswith("  - sub.Tensor("))
    done = run("-c", "import generated, second", cwd=tmp_path)
    assert done.stderr.strip().split("\n")[-1] == (
        f"runtime.errors.RegistrationError: operator sub.Tensor is defined twice with different entries: "
        f"ops.yaml:{line} and mine.yaml:{line}; give one of them another name, or make the entries identical"
    )


def test_odd_names_and_texts_do_no_harm(tmp_path: Path) -> None:
    for name, text in (("ops.yaml", ODD), ("derivatives.yaml", ODD_DERIVATIVES), ("use.py", USE_ODD)):
        (tmp_path / name).write_text(text)
    done = run("-m", "codegen", "--out", "odd", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    done = run("use.py", cwd=tmp_path)
    assert (done.stdout, done.stderr) == ("all right\n", "")


CASES = """\
- func: scaled(Tensor self, Tensor? weight=None, *, float delta=1.0, str kind='plain') -> Tensor
  autogen: scaled.out
  dtypes: floating
  elementwise:
    weight is None and kind == 'plain': self * delta
    weight is not None and kind == 'plain': self * weight * delta

- func: rms(Tensor self, int[1]? dim=None, bool keepdim=False) -> Tensor
  promote: floating
  dtypes: floating
  reduce: {total: {init: 0, step: total + self * self}}
  finish: sqrt(total / count)
"""
USE_CASES = """\
import pytest
import cases as ow

x, tensor, a = ow.scaled, ow.tensor, [1.0, 2.0]

assert x(tensor(a), delta=3.0).tolist() == [3.0, 6.0]
assert x(tensor(a), tensor([[2.0], [3.0]])).tolist() == [[2.0, 4.0], [3.0, 6.0]]
assert x(tensor(a), weight=tensor(2.0), out=tensor([0.0, 0.0])).tolist() == [2.0, 4.0]
assert [round(one, 4) for one in ow.rms(tensor([[3.0, 4.0], [0.0, 5.0]]), 1).tolist()] == [3.5355, 3.5355]
with pytest.raises(RuntimeError, match="scaled: no case of its kernel takes weight=None, delta=1.0, kind='fancy'"):
    x(tensor(a), kind="fancy")
print("all right")
"""


def test_cases_by_optional_tensors_and_text(tmp_path: Path) -> None:
    """A case is chosen by whether an optional tensor was given; a new reduction needs no more than its entry."""
    for name, text in (("ops.yaml", CASES), ("derivatives.yaml", "[]\n"), ("use.py", USE_CASES)):
        (tmp_path / name).write_text(text)
    done = run("-m", "codegen", "--out", "cases", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    done = run("use.py", cwd=tmp_path)
    assert (done.stdout, done.stderr) == ("all right\n", "")


FREED = """\
import many as ow

x = [ow.tensor([2.0], requires_grad=True) for _ in range(5)]
node = (result := ow.product_of(*x)).grad_fn
held = lambda: {{name: getattr(node, "_raw_" + name) is not None for name in {names}}}
if all(held().values()):
    print("all held")
result.sum().backward()
if not any(held().values()):
    print("all freed")
"""


def test_many_saved_tensors_are_freed_together(tmp_path: Path) -> None:
    names = ["first_of_them", "second_of_them", "third_of_them", "fourth_of_them", "fifth_of_them"]
    ops = f"- extends: generated\n- func: product_of({', '.join(f'Tensor {name}' for name in names)}) -> Tensor\n"
    (tmp_path / "ops.yaml").write_text(ops + f"  dtypes: floating\n  elementwise: {' * '.join(names)}\n")
    (tmp_path / "derivatives.yaml").write_text(f"- name: product_of\n  {', '.join(names)}: auto\n")
    files = ["--ops", tmp_path / "ops.yaml", "--derivatives", tmp_path / "derivatives.yaml", "--out", tmp_path / "many"]
    assert main([str(file) for file in files]) == 0
    text = (tmp_path / "many" / "operators" / "operators.py").read_text(encoding="utf-8")
    compile(text, "operators.py", "exec")
    matches = re.findall(r"^    __slots__ = (\(.*?\))$", text, re.MULTILINE | re.DOTALL)
    assert [sorted(re.findall(r"\"_raw_(\w+)", slots)) for slots in matches] == [sorted(names)]
    assert "def release" not in text  # Node makes it of the slots
    done = run("-c", FREED.format(names=names), cwd=tmp_path)
    assert (done.stdout, done.stderr) == ("all held\nall freed\n", "")


def test_a_file_name_cannot_end_a_string(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (small / 'a"\n"b.yaml').write_text(SMALL)
    assert main(["--ops", 'a"\n"b.yaml', "--out", "odd"]) == 0
    assert json.loads((small / "odd" / "operators.json").read_text())["file"] == 'a"\n"b.yaml'
    assert capsys.readouterr().err == ""


def test_generated_files_are_readable() -> None:
    """No line over 120 columns, no file above 2,600 lines, a header that says where the text comes from."""
    for name, data in contents(PACKAGE).items():
        if not name.endswith((".py", ".pyi")):
            continue
        lines = data.decode().split("\n")
        assert max(map(len, lines)) <= WIDTH, name
        assert len(lines) <= 2600, name
        assert "Written by codegen from ops.yaml and derivatives.yaml" in lines[0], name
        assert not [line for line in lines if line != line.rstrip()], name


FOLDED = {
    "short": ("x = f(a, b)", "x = f(a, b)"),
    "arguments": ("x = function(first, second, c)", "x = function(first, second,\n    c)"),
    "filled lines": (
        "x = function(first_one, second_one, third)",
        "x = function(first_one,\n    second_one, third)",
    ),
    "only argument": ("x = function(first_one + second)", "x = function(\n    first_one + second)"),
    "only argument that is a call": ("x = f(function(first, second))", "x = f(function(first,\n    second))"),
    "a tuple of one": ("x = function(first_one, (second,))", "x = function(first_one,\n    (second,))"),
    "a part that is folded has its own lines": (
        "x = function(a, function(first_one, second_one), b, c)",
        "x = function(a,\n    function(first_one,\n        second_one),\n    b, c)",
    ),
    "text with a bracket": (
        'x = function("a (b", second, third_one_)', 'x = function("a (b", second,\n    third_one_)',
    ),
    "text that begins behind the bracket": (
        'f("some words that are too long", b)', 'f("some words that are too "\n    "long", b)',
    ),
    "text that has no room there": (
        'x = some_function(b, "unbreakable_words in a text", c)',
        'x = some_function(b,\n    "unbreakable_words in a "\n    "text", c)',
    ),
    "the rest of an expression": (
        "x = f(first, second_one, third) + d", "x = f(\n    first, second_one, third\n) + d",
    ),
    "parameters": ("def f(first, second, third_one):", "def f(\n    first, second, third_one\n):"),
    "choices": (
        "x = first if c else second if d else e", "x = (\n    first\n    if c\n    else second\n    if d\n    else e)",
    ),
    "condition": (
        "    if first == 1 and second(x) == 2:", "    if (\n        first == 1\n        and second(x) == 2\n    ):",
    ),
    "assignment": ("one, two = first, second[0].third", "one, two = (first,\n    second[0].third)"),
    "long text": ('    "some words that are too long",', '    "some words that are "\n    "too long",'),
    "text with values": ('f"shape {shape + other}, {dim}, the rest"', 'f"shape {shape + other}, "\nf"{dim}, the rest"'),
    "nothing to break": ("a" * 40, "a" * 40),
}  # fmt: skip


@pytest.mark.parametrize(("line", "expected"), FOLDED.values(), ids=FOLDED.keys())
def test_fold(line: str, expected: str) -> None:
    assert fold(line, 29) == expected


QUOTED = {
    "plain": ("x = 'a' + f'{b}'", 'x = "a" + f"{b}"'),
    "quotes inside": ("x = 'say \"a\"'", "x = 'say \"a\"'"),
    "inside double": ('x = "it\'s"', 'x = "it\'s"'),
    "escaped": (r"x = 'it\'s', 'b'", r"""x = 'it\'s', "b" """.strip()),
}


@pytest.mark.parametrize(("line", "expected"), QUOTED.values(), ids=QUOTED.keys())
def test_double_quoted(line: str, expected: str) -> None:
    assert double_quoted(line) == expected


def test_spaced() -> None:
    lines = ['"""D."""', "", "", "import a", "", "X = 1", "", "", "", "def f():", "", "", "    pass", "", "", "Y = 2"]
    expected = ['"""D."""', "", "import a", "", "X = 1", "", "", "def f():", "", "    pass", "", "", "Y = 2"]
    assert spaced(lines) == expected
    assert spaced(["def f():", "    pass", "", "X = 1"]) == ["def f():", "    pass", "", "", "X = 1"]
    paragraphs = ["\v", "def f():", "    pass", "", "", "X = 1", "\v", "", "", "Y = 2"]
    assert spaced(paragraphs) == ["def f():", "    pass", "", "X = 1", "", "Y = 2"]
    assert spaced(["\v", "def f():", "    pass", "\v", "", "", "Y = 2"]) == ["def f():", "    pass", "", "", "Y = 2"]
    assert spaced(["X = f(a,", "    b)", "\f", "Y = 2"]) == ["X = f(a,", "    b)", "Y = 2"]  # a folded line is no block
    assert spaced(["def f(", "    a", "):", "    pass", "\f", "Y = 2"])[-3:] == ["", "", "Y = 2"]
    assert spaced(["X = 1", "", "", "def f(): ..."], stub=True) == ["X = 1", "", "def f(): ..."]


DOCSTRINGS = (
    'three """ quotes', 'ends with "', "ends with \\", '"starts', "\\n \\x41 \\N{DASH}", "a\x00b", "{{ x }}", "é 漢",
)  # fmt: skip


@pytest.mark.parametrize("text", DOCSTRINGS)
def test_docstring_gives_back_the_text(text: str) -> None:
    results: dict[str, object] = {}
    exec(f'def f():\n    """{docstring([text])}"""\n', results)
    assert results["f"].__doc__.rstrip(" ") == text
