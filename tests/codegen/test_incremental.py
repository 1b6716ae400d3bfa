"""A run after a small edit makes only what changed, and comes to the same files as a run that makes everything."""

from __future__ import annotations

import random
import re
import shutil
from pathlib import Path

import pytest

from codegen import incremental, names, package
from codegen.__main__ import main
from codegen.commands import generate
from codegen.commands.options import NO_DERIVATIVES
from codegen.diagnostics import CodegenError
from codegen.reading.build_options import PLAIN
from codegen.schema import OperatorName
from codegen.writing.render import environment

OPS = """\
- theme: first
- func: twice(Tensor self) -> Tensor
  aliases: doubled
  elementwise: self + self
- func: total(Tensor self, int[1]? dim=None, bool keepdim=False) -> Tensor
  reduce: {total: {init: 0, step: total + self}}
  finish: total
- theme: second
- func: thrice(Tensor self) -> Tensor
  dunders: __neg__
  composite: "self.twice().plus(self)"
- func: plus(Tensor self, Tensor other) -> Tensor
  elementwise: self + other
- func: twice.by(Tensor self, Scalar by) -> Tensor
  elementwise: self * by
  doc: Twice.
- theme: third
- func: later(Tensor self) -> Tensor
  planned: a view
- func: same(Tensor self) -> Tensor
  composite: self.total()
- theme: fifth
- func: descents(Tensor self, Scalar first) -> Tensor
  elementwise: |
    x, n = abs(self), first
    while at_most(9, x > 1):
        x -= 2
        n += 1
    n
- func: descents.from(Tensor self, Scalar start) -> Tensor
  elementwise: |
    x, n = self, start
    while at_most(9, x > 1):
        x -= 2
        n += 1
    n
"""
DERIVATIVES = """\
- name: twice
  self: grad + grad
- name: plus
  self: grad
  other: grad
- name: twice.by
  self: auto
- name: later
  self: grad.no_operator()
"""
# What is edited in which file: whether little has to be made, and the themes of the files that change.
EDITS = {
    "a comment": ("ops", "- theme: second", "# Comment.\n- theme: second", True, ()),
    "a kernel": ("ops", "self + other", "other + self", True, ("second",)),
    "a kernel with an alias": ("ops", "self + self", "2 * self", True, ("first",)),
    "a doc": ("ops", "finish: total", "finish: total\n  doc: The sum.", True, ("first",)),
    "the doc of an overload elsewhere": ("ops", "doc: Twice.", "doc: Two times.", True, ("first", "second")),
    "dtypes": ("ops", "  finish: total", "  finish: total\n  dtypes: floating", True, ("first",)),
    "a composite": ("ops", "self.twice().plus(self)", "self.plus(self.twice())", True, ("second",)),
    "a formula": ("derivatives", "grad + grad", "2 * grad", True, ("first",)),
    "a formula that becomes auto": ("derivatives", "self: grad + grad", "self: auto", True, ("first",)),
    "a default": ("ops", "Scalar by)", "Scalar by=2)", False, None),
    "another entry": ("ops", "- theme: third", "- func: own(Tensor self) -> Tensor\n  composite: self\n- theme: third",
        False, None),
    "an entry less": ("ops", "- func: same(Tensor self) -> Tensor\n  composite: self.total()\n", "", False, None),
    "a key of a theme": ("ops", "- theme: first", "- theme: first\n  dtypes: floating", True, ("first",)),
    "a theme": ("ops", "- theme: third", "- theme: fourth", False, None),
    "a name": ("ops", "same(", "alike(", False, None),
    "no alias": ("ops", "  aliases: doubled\n", "", False, None),
    "a special method": ("ops", "__neg__", "__pos__", False, None),
    "no forms": ("ops", "self + other", "self + other\n  autogen: []", False, None),
    "no derivative": ("derivatives", "- name: twice\n  self: grad + grad\n", "", False, None),
    "no Node": ("derivatives", "self: grad + grad", "self: non_differentiable", False, None),
    "a phase that another operator has": ("ops", "abs(self), first", "self, first", True, ("fifth",)),
    "a phase that another operator had": ("ops", "abs(self), first\n    while at_most(9, x > 1)",
        "abs(self), first\n    while at_most(9, x > 2)", True, ("fifth",)),
    "what was planned": ("ops", "planned: a view", "elementwise: self", "error", None),
}  # fmt: skip


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    environment.cache_clear()
    monkeypatch.chdir(tmp_path)
    Path("ops.yaml").write_text(OPS, encoding="utf-8")
    Path("derivatives.yaml").write_text(DERIVATIVES, encoding="utf-8")
    yield
    environment.cache_clear()


def files_of(folder: str) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in Path(folder).rglob("*.*") if "__pycache__" not in path.parts
    }  # fmt: skip


def whole_runs(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Counts the runs that read everything."""
    runs: list[Path] = []
    build = package.read_sources

    def counted(ops: Path, *rest):
        runs.append(ops)
        return build(ops, *rest)

    monkeypatch.setattr(package, "read_sources", counted)
    return runs


def test_kernels_with_loops_share_equal_phases() -> None:
    assert main([]) == 0
    text = Path("generated/kernels/fifth.py").read_text(encoding="utf-8")
    functions = [f"descents_kernel_part{index}" for index in range(3)] + ["descents_from_kernel_part0"]
    assert re.findall(r"def (\w+_part\d)", text) == functions
    assert re.findall(r"Phase\((\w+)", text) == [*functions, *functions[1:3]]


@pytest.mark.parametrize("edit", EDITS)
def test_an_edit(edit: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    file, old, new, little, themes = EDITS[edit]
    assert main([]) == 0
    before = files_of("generated")
    path = Path(f"{file}.yaml")
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")
    runs = whole_runs(monkeypatch)
    capsys.readouterr()
    if little == "error":
        assert main([]) == 1
        assert "no_operator" in capsys.readouterr().err
        assert files_of("generated") == before
        return
    assert main([]) == 0
    said = capsys.readouterr().out
    assert len(runs) == (0 if little else 1)
    after = files_of("generated")
    shutil.rmtree("generated")
    assert main([]) == 0
    assert files_of("generated") == after
    assert capsys.readouterr().out.split(";")[0].split(": ")[1] == said.split(";")[0].split(": ")[1]  # the counts
    if themes is not None:
        changed = {name for name, text in after.items() if before.get(name) != text} - {"sources.txt", "operators.json"}
        assert {re.sub(r".*/|\.pyi?$", "", name) for name in changed} == set(themes)
    assert main(["--check"]) == 0


def test_an_edit_reads_the_themes_that_it_concerns_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    assert main([]) == 0
    numbers: list[int] = []
    read = incremental.read_section

    def counted(texts: tuple[str, ...], number: int, *rest):
        numbers.append(number)
        return read(texts, number, *rest)

    monkeypatch.setattr(incremental, "read_section", counted)
    monkeypatch.setattr(incremental, "read_operator_entries", None)
    for old, new, concerned in (
        ("self.total()", "self.total() + 0", [3]),
        ("self + other", "other + self", [2]),
        ("finish", "# A\n  finish", [1]),
        ("- theme: first", "# Comment.\n\n- theme: first", [0]),
    ):
        text = Path("ops.yaml").read_text(encoding="utf-8")
        assert text.count(old) == 1
        Path("ops.yaml").write_text(text.replace(old, new), encoding="utf-8")
        numbers.clear()
        assert main([]) == 0
        assert sorted(numbers) == concerned
    after = files_of("generated")
    shutil.rmtree("generated")
    assert main([]) == 0
    assert files_of("generated") == after


# What cannot be read by itself, or does not mean by itself what it means in the file.
BEYOND = {
    "a quote that does not end": ("doc: Twice.", 'doc: "Twice.'),
    "a quote over a theme": ("  finish: total\n- theme: second", '  finish: total\n  doc: "A\n- theme: second\n  B"'),
    "a document's end": ("- theme: third", "...\n- theme: third"),
    "another document": ("- theme: third", "---\n- theme: third"),
    "an entry with its theme": ("- theme: third\n- func: later", "- theme: third\n  func: later"),
    "a tab": ("  doc: Twice.", "\tdoc: Twice."),
    "no UTF-8": ("doc: Twice.", "doc: \udcff"),
    "another line break": ("- theme: third", "# A\u2028- theme: third"),
    "carriage returns": ("\n", "\r\n"),
    "a theme more": ("- func: plus", "- theme: more\n- func: plus"),
    "a theme less": ("- theme: third\n", ""),
    "a key that no entry of the theme can have": ("- theme: third", "- theme: third\n  promote: int_to_float"),
}


@pytest.mark.parametrize("what", BEYOND)
def test_what_cannot_be_read_by_itself(what: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    old, new = BEYOND[what]
    assert old in OPS
    Path("ops.yaml").write_bytes(OPS.replace(old, new).encode("utf-8", "surrogateescape"))
    capsys.readouterr()
    status = main([])
    said, after = capsys.readouterr().err, files_of("generated")
    shutil.rmtree("generated")
    assert main([]) == status
    assert capsys.readouterr().err == said
    assert not Path("generated").exists() or files_of("generated") == after


FORMULA_ELSEWHERE = """\
- theme: fourth
- func: halved(Tensor self) -> Tensor
  tags: pointwise
  dtypes: floating
  elementwise: self / 2
- theme: fifth
- func: quartered(Tensor self) -> Tensor
  dtypes: floating
  elementwise: self / 4
  doc: A quarter.
"""


def test_a_formula_that_is_linear_by_a_kernel_of_another_file(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("ops.yaml").write_text(OPS + FORMULA_ELSEWHERE, encoding="utf-8")
    formula = "- name: quartered\n  self: halved(halved(grad))\n"
    Path("derivatives.yaml").write_text(DERIVATIVES + formula, encoding="utf-8")
    assert main([]) == 0
    runs = whole_runs(monkeypatch)
    for old, new in (("A quarter", "The fourth part"), ("self / 2", "self * 0.5")):
        path = Path("ops.yaml")
        path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
        assert main([]) == 0
    assert runs == []
    after = files_of("generated")
    shutil.rmtree("generated")
    assert main([]) == 0
    assert files_of("generated") == after


def test_a_formula_that_is_linear_no_longer_by_a_kernel_of_another_file(capsys: pytest.CaptureFixture[str]) -> None:
    Path("ops.yaml").write_text(OPS + FORMULA_ELSEWHERE, encoding="utf-8")
    formula = "- name: quartered\n  self: halved(grad) / 2\n"
    Path("derivatives.yaml").write_text(DERIVATIVES + formula, encoding="utf-8")
    assert main([]) == 0
    Path("ops.yaml").write_text(OPS + FORMULA_ELSEWHERE.replace("self / 2", "self * self"), encoding="utf-8")
    capsys.readouterr()
    assert main([]) == 1
    assert "is not linear in grad" in capsys.readouterr().err


MORE = """\
- extends: below
- func: fourfold(Tensor self) -> Tensor
  elementwise: 4 * self
- func: twice.to(Tensor self, *, Scalar to) -> Tensor
  composite: plus(self, self.twice())
- theme: others
- func: fivefold(Tensor self) -> Tensor
  composite: plus(self.fourfold(), self)
"""
BELOW = ["--out", "below"]
MORE_DERIVATIVES = "- name: fourfold\n  self: grad.twice().twice()\n"


def test_a_package_on_another_one(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("more.yaml").write_text(MORE, encoding="utf-8")
    Path("formulas.yaml").write_text(MORE_DERIVATIVES, encoding="utf-8")
    command = ["--ops", "more.yaml", "--derivatives", "formulas.yaml", "--out", "more"]
    assert main(BELOW) == main(command) == 0
    runs = whole_runs(monkeypatch)
    for path, old, new in (
        ("more.yaml", "4 * self", "self * 4"),
        ("more.yaml", "plus(self.fourfold(), self)", "plus(self, self.fourfold())"),
        ("formulas.yaml", "grad.twice().twice()", "4 * grad"),
    ):
        text = Path(path).read_text(encoding="utf-8")
        assert text.count(old) == 1
        Path(path).write_text(text.replace(old, new), encoding="utf-8")
        assert main(command) == 0
    assert runs == []
    after = files_of("more")
    shutil.rmtree("more")
    assert main(command) == 0
    assert files_of("more") == after
    Path("ops.yaml").write_text(OPS.replace("self + other", "other + self"), encoding="utf-8")
    assert main(BELOW) == 0  # the package below is another one now
    runs.clear()
    assert main(command) == 0
    assert len(runs) == 1
    assert main([*command, "--check"]) == 0


@pytest.mark.parametrize("count", [3, 12])
def test_the_packages_below_are_read_through_once_however_many_entries_there_are(
    count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry = "- func: fold{0}(Tensor self) -> Tensor\n  elementwise: {0} * self\n"
    Path("more.yaml").write_text("- extends: below\n" + "".join(map(entry.format, range(count))), encoding="utf-8")
    assert main(BELOW) == 0
    named: list[str] = []
    constant = names.constant

    def counted(name: OperatorName) -> str:
        named.append(str(name))
        return constant(name)

    monkeypatch.setattr(names, "constant", counted)
    assert main(["--ops", "more.yaml", "--derivatives", str(NO_DERIVATIVES), "--out", "more"]) == 0
    assert 1 <= named.count("thrice") <= 6


def test_edits_follow_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    assert main([]) == 0
    runs = whole_runs(monkeypatch)
    for file, old, new, little, _ in EDITS.values():
        path = Path(f"{file}.yaml")
        text = path.read_text(encoding="utf-8")
        if little is True and old in text:
            path.write_text(text.replace(old, new), encoding="utf-8")
            assert main([]) == 0
    assert runs == []
    after = files_of("generated")
    shutil.rmtree("generated")
    assert main([]) == 0
    assert files_of("generated") == after


@pytest.mark.parametrize(
    "harm",
    [
        lambda: incremental._memory_file(Path("generated")).unlink(),
        lambda: incremental._memory_file(Path("generated")).write_bytes(b"damaged"),
        lambda: Path("generated/functions/third.py").unlink(),
        lambda: Path("generated/sources.txt").unlink(),
    ],
    ids=["forgotten", "damaged", "a file is missing", "no list"],
)
def test_what_is_not_as_it_was_left_is_made_anew(harm, monkeypatch: pytest.MonkeyPatch) -> None:
    assert main([]) == 0
    before = files_of("generated")
    harm()
    Path("ops.yaml").write_text(OPS.replace("self + other", "other + self"), encoding="utf-8")
    if not Path("generated/sources.txt").is_file():
        assert main([]) == 1  # the files are not known to be ours
        return
    runs = whole_runs(monkeypatch)
    assert main([]) == 0
    assert len(runs) == 1
    assert set(files_of("generated")) == set(before)


def test_a_file_changed_by_hand_is_not_written_over(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    path = Path("generated/operators/second.py")
    path.write_text(path.read_text(encoding="utf-8") + "# mine\n", encoding="utf-8")
    Path("ops.yaml").write_text(OPS.replace("self + other", "other + self"), encoding="utf-8")
    capsys.readouterr()
    assert main([]) == 1
    assert "changed by hand" in capsys.readouterr().err
    assert path.read_text(encoding="utf-8").endswith("# mine\n")


def test_an_error_is_that_of_a_whole_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    Path("ops.yaml").write_text(OPS.replace("self + other", "self + sinn(other)"), encoding="utf-8")
    capsys.readouterr()
    assert main([]) == 1
    here = capsys.readouterr().err
    shutil.rmtree("generated")
    assert main([]) == 1
    assert capsys.readouterr().err == here != ""


def test_few_packages_are_remembered() -> None:
    for number in range(incremental._MOST + 2):
        assert main(["--out", f"made{number}"]) == 0
    folder = incremental._memory_file(Path("made0")).parent
    assert len(list(folder.iterdir())) == incremental._MOST
    assert incremental._memory_file(Path("made0")).name not in {path.name for path in folder.iterdir()}


def test_a_cache_that_cannot_be_written_to_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("file").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_CACHE_HOME", str(Path("file").resolve()))
    environment.cache_clear()
    assert main([]) == 0
    Path("ops.yaml").write_text(OPS.replace("self + other", "other + self"), encoding="utf-8")
    assert main([]) == 0


WALK_OPS = """\
- theme: first
- func: twice(Tensor self) -> Tensor
  elementwise: self + self
- func: blend(Tensor self, Tensor other) -> Tensor
  elementwise: self * 3 + other
- func: blend.by(Tensor self, Scalar by) -> Tensor
  elementwise: self * 3 + by
- func: blended(Tensor self, Tensor other) -> Tensor
  elementwise: other * 3 + self
- func: cubed(Tensor self) -> Tensor
  dtypes: floating
  elementwise: self * self * self
  dunders: __neg__
- theme: second
- func: total(Tensor self, int[1]? dim=None, bool keepdim=False) -> Tensor
  reduce: {total: {init: 0, step: total + self}}
  finish: total
- func: halved(Tensor self) -> Tensor
  dtypes: floating
  elementwise: self / 2
- func: quartered(Tensor self) -> Tensor
  dtypes: floating
  elementwise: self / 4
- func: running(Tensor self, int dim) -> Tensor
  scan: {sum: {init: 0, step: sum + self}}
  each: sum
- func: powered(Tensor self) -> Tensor
  dtypes: floating
  elementwise: self * self * self
- theme: third
- func: both(Tensor self) -> (Tensor low, Tensor high)
  composite: "self.halved(), self.twice()"
- func: rows(Tensor(a) self) -> Tensor(a)
  composite: self
"""
WALK_DERIVATIVES = """\
- name: twice
  self: grad + grad
- name: blend
  self: grad * 3
  other: grad
- name: blend.by
  self: grad * 3
- name: cubed
  self: auto
- name: total
  self: non_differentiable("of a walk")
- name: halved
  self: grad / 2
- name: quartered
  self: halved(halved(grad))
- name: powered
  self: auto
"""
# Texts of which an edit replaces one by another one, in either file; some make an error of a formula elsewhere.
WALK = (
    ("self + self", "2 * self", "self * 2", "self + self + 0"),
    ("  elementwise: self * 3 + other", "  elementwise: other * 3 + self", "  elementwise: self * 3 + 2 * other"),
    ("self * 3 + by", "by + self * 3", "self * 3"),
    ("elementwise: other * 3 + self\n- func: cubed", "elementwise: self * 3 + other\n- func: cubed"),
    ("self / 2", "self * 0.5", "self * self", "self + 1"),
    ("self / 4", "self * 0.25", "self / 4\n  doc: A quarter."),
    ("self * self * self\n  dunders", "pow(self, 3)\n  dunders", "exp(self)\n  dunders"),
    ("self * self * self\n- theme", "self * self\n- theme", "exp(self)\n- theme"),
    ("total + self}", "total + 2 * self}"),
    ("each: sum", "each: sum + self"),
    ("self.halved(), self.twice()", "self.twice(), self.halved()"),
    ("  composite: self\n", "  composite: self\n  doc: The same.\n"),
    ("- theme: second\n", "- theme: second\n  dtypes: floating\n", "# A comment.\n- theme: second\n"),
    ("finish: total\n", "finish: total\n  doc: The sum.\n", "finish: 2 * total\n"),
    ("self: grad + grad", "self: 2 * grad", "self: auto"),
    ("  self: grad * 3\n  other: grad\n", "  self: auto\n  other: auto\n"),
    ("self: halved(grad) / 2", "self: halved(halved(grad))", "self: grad / 4", "self: auto"),
    ('self: non_differentiable("of a walk")', "self: grad.twice()"),
)  # fmt: skip


def walk(seed: int, steps: int, monkeypatch: pytest.MonkeyPatch) -> tuple[int, int]:
    """Edits at random, after each of which the files are those of a run without a cache.

    How many runs made a part of the package alone, and how many were errors.
    """
    rng = random.Random(seed)
    texts = {"ops.yaml": WALK_OPS, "derivatives.yaml": WALK_DERIVATIVES}
    parts: list[bool] = []
    rebuild = generate.rebuild

    def counted(*arguments):
        result = rebuild(*arguments)
        parts.append(result is not None)
        return result

    monkeypatch.setattr(generate, "rebuild", counted)
    errors = 0
    for _ in range(steps):
        for name, text in texts.items():
            Path(name).write_text(text, encoding="utf-8")
        memory = incremental._memory_file(Path("generated"))
        if memory.is_file() and rng.random() < 0.1:
            content = memory.read_bytes()
            at = rng.randrange(len(content) + 1)
            memory.write_bytes(rng.choice([content[:at], content[:at] + b"?" + content[at + 1 :], b""]))
        status = main([])
        try:
            files = package.build(Path("ops.yaml"), Path("derivatives.yaml"), PLAIN).files
        except CodegenError:
            files = None
        assert status == (files is None)
        if files is not None:
            written = files_of("generated")
            assert {name: written.get(name) for name in files} == files
        errors += status
        for _ in range(rng.choice([1, 1, 1, 2])):
            choice = rng.choice(WALK)
            for name, text in texts.items():
                old = next((item for item in sorted(choice, key=len, reverse=True) if item in text), None)
                if old is not None:
                    texts[name] = text.replace(old, rng.choice(choice), 1)
    return sum(parts), errors


def test_a_walk_over_edits(monkeypatch: pytest.MonkeyPatch) -> None:
    parts, _ = walk(0, 20, monkeypatch)
    assert parts >= 5


@pytest.mark.exhaustive
@pytest.mark.parametrize("seed", range(1, 21))
def test_long_walks_over_edits(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    parts, _ = walk(seed, 100, monkeypatch)
    assert parts >= 15
