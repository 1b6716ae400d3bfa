"""The examples of the language in the README of the generator, each followed as it stands, in an empty folder."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest
import readme

TEXT = readme.section("The language of ops.yaml")
SECTIONS = {
    heading: text for heading, text in re.findall(r"^### (.*?)\n(.*?)(?=^### |\Z)", TEXT, re.MULTILINE | re.DOTALL)
    if "```sh" in text
}  # fmt: skip


def run(folder, *words):
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(folder), str(readme.ROOT)])}
    done = subprocess.run(
        [sys.executable, *words], cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=600
    )
    assert (done.stderr, done.returncode) == ("", 0)
    return done.stdout


def test_there_are_examples():
    assert "Loops" in SECTIONS


@pytest.mark.parametrize("title", SECTIONS)
def test_an_example_prints_what_it_says(title, tmp_path):
    program = ""
    command: list[str] = []
    for block in (readme.Block(*fence) for fence in readme._FENCE.findall(SECTIONS[title])):
        if block.tag == "yaml":
            name = block.text.partition("\n")[0].removeprefix("# ")
            (tmp_path / name).write_text(block.text, encoding="utf-8")
        elif block.tag == "sh":
            command = block.text.split()[1:]
        else:
            assert block.tag == "python"
            program += block.text
    run(tmp_path, *command)
    expected = re.findall(r"^print.*  # (.*)$", program, re.MULTILINE)
    assert expected
    assert run(tmp_path, "-W", "error", "-c", program).splitlines() == expected
    run(tmp_path, "-m", "codegen", "check", *command[2:])
