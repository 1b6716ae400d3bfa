"""`[tool.opweave]` of pyproject.toml, and `watch`: what they do, word for word."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from folders import ROOT

from codegen.__main__ import main
from codegen.commands import watch
from codegen.commands.settings import ProjectSettings, read_settings, words_of

OPS = "- func: twice(Tensor self) -> Tensor\n  elementwise: self + self\n"
TABLE = '[tool.opweave]\nops = "my.yaml"\nderivatives = "my_d.yaml"\nout = "mine"\nkernels = ["my_kernels"]\n'


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name, text in {"my.yaml": OPS, "my_d.yaml": "[]\n", "pyproject.toml": TABLE}.items():
        Path(name).write_text(text, encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "status", "says"),
    [
        ((), 0, "mine: 1 operators"),
        (("--check",), 1, ""),
        (("--out", "other"), 0, "other: 1 operators"),
        (("list",), 0, "twice"),
        (("explain", "twice"), 0, "my.yaml:1"),
        (("check",), 1, ""),
        (("new", "thrice", "--dry-run"), 0, "# to my.yaml"),
    ],
)
def test_settings_stand_for_options(
    words: tuple[str, ...], status: int, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == status
    said = capsys.readouterr()
    assert says in said.out
    assert "ops.yaml" not in said.err


def test_settings_may_be_few(tmp_path: Path) -> None:
    for text in ("", "[project]\nname = 'x'\n", "[tool.ruff]\n"):
        Path("pyproject.toml").write_text(text, encoding="utf-8")
        assert read_settings() == ProjectSettings()
    Path("pyproject.toml").write_text("tool.opweave.out = 'x'\n", encoding="utf-8")
    assert read_settings() == ProjectSettings(out="x")
    assert read_settings(tmp_path / "nowhere") == ProjectSettings()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[tool.opweave]\nop = 'my.yaml'\n", "[tool.opweave] has no key 'op' (did you mean 'ops'?)"),
        ("[tool.opweave]\nx = 1\n",
            "[tool.opweave] has no key 'x' (the keys are ops, derivatives, out, extends, kernels)"),
        ("[tool.opweave]\nops = 3\n", "'ops' of [tool.opweave] must be a text, such as \"mine.yaml\", not 3"),
        ("[tool.opweave]\nout = ''\n", "'out' of [tool.opweave] must be a text, such as \"mine.yaml\", not ''"),
        ("[tool.opweave]\nkernels = 'k'\n",
            "'kernels' of [tool.opweave] must be a list of texts, such as [\"mine_kernels\"], not 'k'"),
        ("[tool.opweave]\nextends = [1]\n",
            "'extends' of [tool.opweave] must be a list of texts, such as [\"mine_kernels\"], not [1]"),
        ("[tool]\nopweave = 1\n", "tool.opweave must be a table; write [tool.opweave] and the keys below it"),
        ("[tool.opweave\n", "not valid TOML: Expected ']' at the end of a table declaration (at line 1, column 14)"),
    ],
)  # fmt: skip
def test_wrong_settings(text: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("pyproject.toml").write_text(text, encoding="utf-8")
    assert main([]) == 1
    assert capsys.readouterr().err.startswith("opweave: pyproject.toml: " + says)
    assert not Path("mine").exists()


def test_a_file_that_the_settings_name_and_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    Path("my.yaml").unlink()
    assert main([]) == 1
    assert "there is no file my.yaml; name it with --ops" in capsys.readouterr().err


def test_the_words_of_a_command_line() -> None:
    settings = ProjectSettings(ops="a.yaml", kernels=("k",))
    assert words_of(settings, ops=Path("a.yaml"), out=Path("generated"), kernels=["k"]) == ""
    assert words_of(settings, ops=Path("b c.yaml"), kernels=["k", "l"]) == " --ops 'b c.yaml' --kernels k --kernels l"


class Watched:
    """`watch` with a file system and a clock of the test's: what happens between two looks is a list of actions."""

    def __init__(self, actions, monkeypatch: pytest.MonkeyPatch) -> None:
        self.actions = list(actions)
        self.pauses: list[float] = []
        monkeypatch.setattr(watch.time, "sleep", self.sleep)

    def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)
        if not self.actions:
            raise KeyboardInterrupt
        self.actions.pop(0)()


def nothing() -> None:
    """What mostly happens."""


def write(name: str, text: str):
    return lambda: Path(name).write_text(text, encoding="utf-8")


def test_watch(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    broken = OPS.replace("self + self", "self + sinn(self)")
    two = OPS + OPS.replace("twice", "t")
    gone = Path("my.yaml").unlink
    actions = [nothing, write("my.yaml", broken), nothing, gone, write("my.yaml", two), nothing, nothing]
    watched = Watched(actions, monkeypatch)
    assert main(["watch"]) == 0
    said = capsys.readouterr()
    lines = [line.partition(";")[0] for line in said.out.splitlines()]
    assert lines == [
        "watching my.yaml and my_d.yaml",
        "mine: 1 operators, 3 overloads, 1 kernels, 1 Nodes",
        "mine: 2 operators, 6 overloads, 2 kernels, 2 Nodes",
        "",
    ]
    assert "my.yaml:2:23: error: unknown function 'sinn' in a kernel expression" in said.err
    assert "opweave: there is no file my.yaml" in said.err
    assert said.err.count("error:") == 1
    assert len(watched.pauses) == len(actions) + 1  # one look a pause, and no look without one
    assert min(watched.pauses) > 0.1


@pytest.mark.skipif(os.name == "nt", reason="a signal of POSIX")
def test_ctrl_c_ends_it_cleanly() -> None:
    # Where tests run behind a shell's `&` the signal is ignored, in every process below too.
    program = (
        "import signal, sys; from codegen.__main__ import main; "
        "signal.signal(signal.SIGINT, signal.default_int_handler); sys.exit(main(['watch']))"
    )
    words = [sys.executable, "-u", "-c", program]
    process = subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ | {"PYTHONPATH": str(ROOT)}
    )
    guard = threading.Timer(120, process.kill)
    guard.start()
    for line in process.stdout:
        if line.startswith("mine: "):
            break
    process.send_signal(signal.SIGINT)
    rest, errors = process.communicate()
    guard.cancel()
    assert (process.returncode, rest, errors) == (0, "\n", "")


def test_operators_need_no_file_of_derivatives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without one, and where nobody names one; a file that is named must be there, and so must one that is added to."""
    tmp_path = tmp_path / "alone"
    tmp_path.mkdir()
    monkeypatch.chdir(tmp_path)
    (tmp_path / "alone.yaml").write_text("- func: twice(Tensor self) -> Tensor\n  elementwise: self + self\n", "utf-8")
    assert main(["generate", "--ops", "alone.yaml", "--out", "alone_twice"]) == 0
    assert (tmp_path / "alone_twice" / "__init__.py").is_file()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["alone.yaml", "alone_twice"]
    capsys.readouterr()
    for command in (["generate", "--derivatives", "derivatives.yaml"], ["new", "thrice"]):
        assert main([*command, "--ops", "alone.yaml"]) != 0
        assert "there is no file derivatives.yaml" in capsys.readouterr().err
