"""The READMEs say what is so: the commands, the first example, the words of the two languages, the layout."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys

import pytest
import readme

from codegen.language import vocabulary

OPS = "The language of ops.yaml"


def backticked(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def table(text: str) -> dict[str, str]:
    """The rows of the tables in `text`, by what stands in backticks in their first cell."""
    rows = [row for row in text.split("\n") if row.startswith("| `")]
    return {backticked(row.split("|")[1])[0]: row for row in rows}


def test_there_are_exactly_two_commands_each_one_line():
    blocks = readme.blocks("Two commands")
    assert [block.tag for block in blocks] == ["sh", "sh"]
    assert all("\n" not in command for command in readme.commands())


@pytest.mark.parametrize(
    ("number", "parts"),
    [
        (0, [".venv/bin/pip install -e .", ".venv/bin/python -m codegen", ".venv/bin/python -m generated"]),
        (1, [".venv/bin/pip install -e '.[test]'", ".venv/bin/python -m pytest -n 2"]),
    ],
)
def test_a_command_installs_into_its_own_environment(number, parts):
    assert readme.commands()[number].split(" && ") == ["python3 -m venv .venv", *parts]


def test_the_first_run_shows_a_network_that_learns():
    command = shlex.split(readme.commands()[0].split(" && ")[-1])
    assert command[1:] == ["-m", "generated"]
    run = subprocess.run(
        [sys.executable, *command[1:]], cwd=readme.ROOT, capture_output=True, text=True, check=False, timeout=300
    )
    assert run.returncode == 0, run.stderr
    assert run.stderr == ""
    assert "SumBackward0 <- MulBackward0 <- SigmoidBackward0 <- AccumulateGrad" in run.stdout
    losses = [float(value) for value in re.findall(r"loss (\S+)", run.stdout)]
    assert losses[-1] < losses[0] / 10
    assert float(re.findall(r"right +(\S+)%", run.stdout)[-1]) >= 99
    picture = run.stdout.rstrip("\n").split("\n")[-25:]
    assert {len(line) for line in picture} == {64}
    assert set("".join(picture)) == set(".:ox")


def test_the_front_page_holds_as_it_stands(tmp_path):
    """The operator of the first lines: generated, called, and its misspelt twin rejected in those very words."""
    texts = {
        block.text.split("\n")[0].removeprefix("# "): block.text for block in readme.blocks("") if block.tag == "yaml"
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    (command,) = (block.text for block in readme.blocks("") if block.tag == "sh")
    (program,) = (block.text for block in readme.blocks("") if block.tag == "python")
    (report,) = (block.text for block in readme.blocks("") if block.tag == "text")
    arguments = shlex.split(command)[1:]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(tmp_path), str(readme.ROOT)])}

    def run(*words):
        return subprocess.run(
            [sys.executable, *words], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False,
            timeout=300,
        )  # fmt: skip

    assert run(*arguments).returncode == 0
    shown = run("-c", program)
    assert shown.returncode == 0, shown.stderr
    assert shown.stdout.split("\n")[:-1] == re.findall(r"^print.*?  # (.*)$", program, re.MULTILINE)
    ops = tmp_path / "my_ops.yaml"
    ops.write_text(texts["my_ops.yaml"].replace("sigmoid(", "sigmoidd("), encoding="utf-8")
    rejected = run(*arguments)
    assert (rejected.returncode, rejected.stderr) == (1, report)


def test_the_front_page_is_short():
    assert len((readme.ROOT / "README.md").read_text(encoding="utf-8").split("\n")) <= 150


@pytest.mark.parametrize("number", [0, 1])
def test_the_first_examples_print_what_they_say(number):
    example = [block for block in readme.blocks("What it is") if "import generated" in block.text][number]
    run = subprocess.run(
        [sys.executable, "-c", example.text], cwd=readme.ROOT, capture_output=True, text=True, check=False, timeout=300
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.split("\n")[:-1] == re.findall(r"^print.*  # (.*)$", example.text, re.MULTILINE)


@pytest.mark.parametrize(
    ("start", "words"),
    [
        ("Elementwise and reduction expressions have", [*vocabulary.KERNEL_FUNCTIONS, *vocabulary.CONSTANTS]),
    ],
)
def test_a_list_of_words_is_complete(start, words):
    _, result, rest = readme.section(OPS).partition(start)
    assert result
    assert set(words) <= set(backticked(rest.split("\n\n")[0]))


@pytest.mark.parametrize("row", table(readme.section("Repository layout")).items(), ids=lambda row: row[0])
def test_the_map_names_what_is_there(row):
    position, text = row
    here = readme.ROOT / position
    assert here.is_dir() if position.endswith("/") else here.is_file()
    beside = here if here.is_dir() else here.parent
    for name in backticked(text.split("|")[2]):
        if re.fullmatch(r"[a-z_]+(\.py|/)", name):
            assert (beside / name).exists(), name


@pytest.mark.parametrize("folder", ["codegen", "runtime", "generated", "tests"])
def test_the_map_has_the_top_level(folder):
    assert f"{folder}/" in table(readme.section("Repository layout"))


def test_the_licence_is_the_one_declared():
    text = (readme.ROOT / "LICENSE").read_text(encoding="utf-8")
    assert text.startswith("BSD 3-Clause License\n\nCopyright (c) 2026, The opweave authors\n")
    assert 'license = "BSD-3-Clause"' in (readme.ROOT / "pyproject.toml").read_text(encoding="utf-8")
