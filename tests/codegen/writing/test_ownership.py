"""Files that a run may replace and remove: those that the last run lists, unchanged. Trees before and after."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from folders import ROOT

from codegen.__main__ import main
from codegen.package import Package, build
from codegen.writing import ownership
from codegen.writing.ownership import Listed, reject_foreign, write_owned
from codegen.writing.stamp import KIND, read_stamp

OLD = """\
- theme: small
- func: twice(Tensor self) -> Tensor
  variants: function, method
  elementwise: self + self
"""
NEW = OLD.replace("theme: small", "theme: tiny")
HEADER = ("0" * 64,)
LINKS = pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")

Tree = dict[str, bytes | str | None]


def tree(folder: Path) -> Tree:
    """Everything below a folder: the bytes of files, None for folders, where links lead."""
    results: Tree = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_symlink():
            results[name] = f"-> {path.readlink()}"
        else:
            results[name] = path.read_bytes() if path.is_file() else None
    return results


def files(folder: Path) -> Tree:
    return {name: content for name, content in tree(folder).items() if content is not None}


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("ops.yaml").write_text(OLD)
    Path("derivatives.yaml").write_text("[]\n")


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> tuple[Package, Package]:
    """The package of OLD, and that of NEW: some files are new, some differ, some are no longer made."""
    folder = tmp_path_factory.mktemp("packages")
    results = []
    for text in (OLD, NEW):
        (folder / "ops.yaml").write_text(text)
        (folder / "derivatives.yaml").write_text("[]\n")
        results.append(build(folder / "ops.yaml", folder / "derivatives.yaml"))
    return results[0], results[1]


# Whatever stands in the folder before, it stands there after the first run, and after one that removes files.
MARK = '"""Mine.\n\nWritten by codegen from ops.yaml. Do not edit.\n"""\n'
STRANGERS = {
    "tests/__init__.py": "",
    "venv/lib/python3.11/site-packages/thing/__init__.py": "",
    "venv/lib/python3.11/site-packages/other/module.py": MARK,
    "generated/__init__.py": MARK,
    "generated/sources.txt": "0" * 64 + "\n__init__.py 3\n",
    "operators/mine.py": MARK,
    "operators/empty.py": "",
    "kernels/data.json": "{}",
    "notes.txt": "mine",
    "py.typed.bak": "",
    ".git/config": "mine",
}


@pytest.mark.parametrize("out", ["made", "made/../made", "made/inner"])
def test_what_no_run_wrote_stays(out: str, tmp_path: Path) -> None:
    """In a package that was written before: where there is none, a folder of other files is an error."""
    Path("made").mkdir()
    assert main(["--out", out]) == 0
    first = tree(tmp_path)
    for name, text in STRANGERS.items():
        path = Path(out).resolve() / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    before = {name: content for name, content in tree(tmp_path).items() if name not in first}
    assert main(["--out", out]) == 0
    assert before.items() <= tree(tmp_path).items()
    Path("ops.yaml").write_text(NEW)
    assert main(["--out", out]) == 0
    after = tree(tmp_path)
    assert before.items() <= after.items()
    assert not [name for name in after if name.endswith(("/small.py", "/small.pyi", ".new", ".old"))]


def test_a_package_inside_another_is_nobody_elses(tmp_path: Path) -> None:
    """The outer one does not remove the inner one; the inner one does not write over a part of the outer one."""
    assert main(["--out", "outer"]) == 0
    assert main(["--out", "outer/inner"]) == 0
    before = files(Path("outer/inner"))
    Path("ops.yaml").write_text(NEW)
    assert main(["--out", "outer"]) == 0
    assert files(Path("outer/inner")) == before
    full = tree(tmp_path)
    assert main(["--out", "outer/operators"]) == 1
    assert tree(tmp_path) == full


FOREIGN = "was not written by codegen"
# What is in the way of the first run: how it is made, and what is said of it.
WAYS: dict[str, tuple[Callable[[Path], Any], str]] = {
    "a file": (lambda out: (out / "__init__.py").write_text("mine"), f"made/__init__.py {FOREIGN}"),
    "an empty file": (lambda out: (out / "__init__.py").write_text(""), f"made/__init__.py {FOREIGN}"),
    "a file with the mark": (
        lambda out: (out / "__init__.py").write_text(MARK), f"made/__init__.py {FOREIGN}",
    ),
    "another sources.txt": (
        lambda out: (out / "sources.txt").write_text("mine"), f"made/sources.txt {FOREIGN}",
    ),
    "a folder": (lambda out: (out / "__init__.py").mkdir(), f"made/__init__.py {FOREIGN}"),
    "a folder for the list": (lambda out: (out / "sources.txt").mkdir(), f"made/sources.txt {FOREIGN}"),
    "a file for a folder": (lambda out: (out / "operators").write_text("x"), f"made/operators {FOREIGN}"),
    "many files": (
        lambda out: [(out / name).write_text("mine") for name in ("__init__.py", "__init__.pyi", "operators.json")],
        "made/__init__.py, made/__init__.pyi, made/operators.json were not written by codegen",
    ),
    "a link to a folder": (
        lambda out: (out / "operators").symlink_to(out.parent), "made/operators leads out of made; remove the link",
    ),
    "a link to a file": (
        lambda out: (out / "__init__.py").symlink_to("../ops.yaml"), "made/__init__.py leads out of made; remove the",
    ),
    "a link to nothing": (
        lambda out: (out / "__init__.py").symlink_to("../nothing"), "made/__init__.py leads out of made; remove the",
    ),
    "a list of what lies outside": (
        lambda out: (out / "sources.txt").write_text("0" * 64 + "\n../ops.yaml 5\n"),
        "made/sources.txt:2: '../ops.yaml 5' is no file that was written here; remove the line",
    ),
}  # fmt: skip


@LINKS
@pytest.mark.parametrize("name", WAYS)
def test_what_is_in_the_way_is_an_error(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    prepare, said = WAYS[name]
    Path("made").mkdir()
    prepare(Path("made"))
    before = tree(tmp_path)
    assert main(["--out", "made"]) == 1
    assert capsys.readouterr().err.startswith(f"opweave: {said}")
    assert tree(tmp_path) == before


# Places that are no folder for a package.
@LINKS
@pytest.mark.parametrize(
    ("out", "said"),
    [
        ("/", "/: error: nobody could import a package called ''"),
        ("~", "~: error: nobody could import a package called '~'"),
        ("class", "class: error: nobody could import a package called 'class'"),
        ("a\x1b[31mb", r"a\x1b[31mb: error: nobody could import a package called 'a\x1b[31mb'"),
        ("file", "opweave: file is no folder; name another with --out"),
        ("dangling", "opweave: dangling is no folder; name another with --out"),
        ("file/made", "opweave: Not a directory: file/made"),
        *((path, f"{path or '.'}: error: nobody could import a package called") for path in (
            "my-pack", "1st", "made/2", "a b", "a.b", "made/import", "None", "a$",
        )),
        *((path, f"{path}: error: a package called '{path.rpartition('/')[2]}' would hide the module") for path in (
            "os", "random", "types", "sys", "made/json", "builtins", "__future__", "_io", "antigravity",
        )),
        *((path, f"{path}: error: a package called '{path.rpartition('/')[2]}' would hide the package") for path in (
            "numpy", "made/numba", "yaml", "runtime", "codegen", "made/pytest", "jinja2",
        )),
        ("", ".: error: this is the folder that the command runs in"),
        (".", ".: error: this is the folder that the command runs in"),
        ("/etc", "/etc: error: the folder is no package that was written here; it holds"),
        ("/usr", "/usr: error: the folder is no package that was written here; it holds"),
        ("full", "full: error: the folder is no package that was written here; it holds a, b, c, ..."),
        ("link", "link: error: the folder is no package that was written here; it holds a, b, c, ..."),
        ("link/..", "link/..: error: this is the folder that the command runs in"),
    ],
)
def test_what_is_no_folder_of_a_package(
    out: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("file").write_text("mine")
    Path("dangling").symlink_to("nothing")
    Path("full").mkdir()
    for name in "abcd":
        (Path("full") / name).write_text("mine")
    Path("link").symlink_to("full")
    before = tree(tmp_path)
    assert main(["--out", out]) == 1
    assert capsys.readouterr().err.startswith(said)
    assert tree(tmp_path) == before


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can make folders of others")
def test_a_link_to_a_folder_of_another_user_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Path("theirs").mkdir()
    os.chown("theirs", 12345, 12345)
    Path("made").symlink_to("theirs")
    assert main(["--out", "made"]) == 1
    assert "made: error: this is a link to a folder of another user" in capsys.readouterr().err
    assert list(Path("theirs").iterdir()) == []


@pytest.mark.parametrize("around", ["nothing", "caches", "inputs"])
def test_folders_that_a_package_may_begin_in(around: str) -> None:
    """Empty ones, ones that hold what tools leave, and ones of the YAML files; what is new is new anywhere."""
    Path("made").mkdir()
    files: list[str] = []
    if around == "caches":
        (Path("made") / "__pycache__").mkdir()
        (Path("made") / ".gitignore").write_text("*")
    elif around == "inputs":
        for name in ("ops.yaml", "derivatives.yaml"):
            shutil.move(name, f"made/{name}")
        files = ["--ops", "made/ops.yaml", "--derivatives", "made/derivatives.yaml"]
    for out in ("made", "made", "new", "deep/down/new", "match", "café"):
        assert main(["--out", out, *files]) == 0, out
    assert Path("café/__init__.py").is_file()


def test_a_package_that_is_installed_may_be_written_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It hides itself alone. A module in the working folder that is another's is hidden as an installed one is."""
    assert main(["--out", "site/made"]) == 0
    monkeypatch.syspath_prepend(str(tmp_path / "site"))
    assert main(["--out", "made"]) == 0
    (tmp_path / "site" / "other.py").write_text("")
    assert main(["--out", "other"]) == 1
    assert not Path("other").exists()


@LINKS
def test_a_link_to_a_folder_is_that_folder(tmp_path: Path) -> None:
    Path("real").mkdir()
    Path("made").symlink_to("real")
    assert main(["--out", "made"]) == 0
    assert tree(tmp_path)["made"] == "-> real"
    assert "real/__init__.py" in tree(tmp_path)


# Lines that no run writes, in a list that is otherwise one.
@pytest.mark.parametrize(
    "line",
    [
        "../ops.yaml 5", "/etc/passwd.py 5", "a/../../b.py 5", "a\\..\\b.py 5", "./a.py 5", "a//b.py 5",
        ".git/config.py 5", "a b", "operators", "operators 5", "x.sh 5", "x.py -5", "x.py 5 beef", "x.py five",
        "C:/x.py 5", "~/x.py 5", "<<<<<<< HEAD", "a\x1b[2J.py 5",
    ],
)  # fmt: skip
def test_a_list_names_only_what_a_run_writes(line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--out", "made"]) == 0
    with Path("made/sources.txt").open("a") as listed:
        listed.write(f"{line}\n")
    before = tree(tmp_path)
    capsys.readouterr()
    for command in (["generate"], ["explain", "twice"], ["check"]):
        assert main([*command, "--out", "made"]) == 1
        said = capsys.readouterr().err
        assert said.startswith("opweave: made/sources.txt:")
        assert said.endswith(" is no file that was written here; remove the line\n")
        assert "\x1b" not in said
    assert tree(tmp_path) == before


def test_a_file_changed_by_hand_is_not_replaced(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--out", "made"]) == 0
    api = Path("made/__init__.py")
    text = api.read_text()
    api.write_text(text + "edited = True\n")
    before = tree(tmp_path)
    capsys.readouterr()
    assert main(["--out", "made"]) == 1
    assert capsys.readouterr().err == (
        "opweave: made/__init__.py was changed by hand after codegen wrote it; save what you need, remove the file and "
        "run again\n"
    )
    assert tree(tmp_path) == before
    api.unlink()
    assert main(["--out", "made"]) == 0
    assert api.read_text() == text


def test_other_line_ends_are_no_change() -> None:
    """As a tool that keeps versions may write them."""
    assert main(["--out", "made"]) == 0
    api = Path("made/__init__.py")
    content = api.read_bytes()
    api.write_bytes(content.replace(b"\n", b"\r\n"))
    assert main(["--out", "made"]) == 0
    assert api.read_bytes() == content


@LINKS
def test_a_file_no_longer_made_is_kept_if_it_was_changed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--out", "made"]) == 0
    edited, linked, gone = (Path("made") / name / "small.py" for name in ("operators", "kernels", "functions"))
    edited.write_text("mine")
    shutil.move(linked, "elsewhere.py")
    linked.symlink_to("../../elsewhere.py")
    Path("ops.yaml").write_text(NEW)
    capsys.readouterr()
    assert main(["--out", "made"]) == 0
    saved = "is no longer made, but was changed by hand: it is kept"
    assert capsys.readouterr().err == f"opweave: {linked} {saved}\nopweave: {edited} {saved}\n"
    assert (edited.read_text(), linked.is_symlink(), Path("elsewhere.py").is_file(), gone.exists()) == (
        "mine", True, True, False,
    )  # fmt: skip
    assert "small.py " not in Path("made/sources.txt").read_text()


def test_a_list_without_digests_is_a_list() -> None:
    """As the first versions wrote it."""
    assert main(["--out", "made"]) == 0
    listed = Path("made/sources.txt")
    first, *rest = listed.read_text().splitlines()
    listed.write_text("\n".join([first, *(line.rpartition(" ")[0] for line in rest)]) + "\n")
    assert read_stamp(Path("made")) is not None
    Path("ops.yaml").write_text(NEW)
    assert main(["--out", "made"]) == 0
    assert not list(Path("made").rglob("small.py"))


def test_the_list_of_the_project_names_every_file_with_its_digest() -> None:
    owned = ownership.read_list(ROOT / "generated", KIND)
    assert owned is not None
    results = {
        path.relative_to(ROOT / "generated").as_posix(): path.read_bytes()
        for path in (ROOT / "generated").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.name != KIND.name
    }
    assert set(owned.files) == {Listed.of(name, content) for name, content in results.items()}


# A run that ends in the middle

OPERATIONS = ("replace", "unlink", "write_bytes", "mkdir")


def counted(stop: int, end: Callable[[], object], patch: pytest.MonkeyPatch) -> Iterator[int]:
    """From now on the operation `stop` on files of this process, counted from 1, does `end` in place of its work."""
    done = 0
    for name in OPERATIONS:
        plain = getattr(Path, name)

        def guarded(self: Path, *words: Any, plain: Callable[..., Any] = plain, **more: Any) -> Any:
            nonlocal done
            done += 1
            if done == stop:
                end()
            return plain(self, *words, **more)

        patch.setattr(Path, name, guarded)
    while True:
        yield done


STRANGER = {"notes.txt": b"mine", "operators/empty.py": b""}


def begin(folder: Path, package: Package) -> None:
    """A folder with a package, and with what is somebody else's."""
    write_owned(folder, package.files, KIND, HEADER)
    for name, content in STRANGER.items():
        (folder / name).write_bytes(content)


def finish(folder: Path, package: Package) -> Tree:
    """What the next run leaves."""
    assert files(folder).items() >= STRANGER.items()
    reject_foreign(folder, package.files, KIND)
    write_owned(folder, package.files, KIND, HEADER)
    result = files(folder)
    shutil.rmtree(folder)
    return result


@pytest.mark.skipif(not hasattr(os, "fork"), reason="kills a copy of this process")
def test_a_run_that_is_killed_anywhere_loses_nothing(packages: tuple[Package, Package], tmp_path: Path) -> None:
    """Killed before every operation on a file; the next run leaves the very tree that an undisturbed one does."""
    old, new = packages
    folder = tmp_path / "made"
    begin(folder, old)
    wanted = finish(folder, new)
    killed, running = 0, True
    while running:
        begin(folder, old)
        child = os.fork()
        if not child:
            with pytest.MonkeyPatch.context() as patch:
                next(counted(killed + 1, lambda: os._exit(9), patch))
                write_owned(folder, new.files, KIND, HEADER)
            os._exit(0)
        running = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 9
        killed += running
        assert finish(folder, new) == wanted, killed
    assert killed > 50


def full() -> None:
    raise OSError(28, "No space left on device", "made")


def pressed() -> None:
    raise KeyboardInterrupt


@pytest.mark.parametrize("end", [full, pressed])
def test_a_run_that_fails_anywhere_loses_nothing(
    end: Callable[[], None], packages: tuple[Package, Package], tmp_path: Path
) -> None:
    """A full disk, or a key pressed, at every single operation: what can be undone is; the next run does the rest."""
    old, new = packages
    folder = tmp_path / "made"
    begin(folder, old)
    wanted = finish(folder, new)
    stopped, running = 0, True
    while running:
        begin(folder, old)
        with pytest.MonkeyPatch.context() as patch:
            next(counted(stopped + 1, end, patch))
            try:
                write_owned(folder, new.files, KIND, HEADER)
                running = False
            except (OSError, KeyboardInterrupt):
                stopped += 1
        result = finish(folder, new)
        assert {name: result.get(name) for name in wanted} == wanted, stopped
    assert stopped > 50
