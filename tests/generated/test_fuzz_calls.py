"""Every call of a public name with any arguments ends in a result or in an error of the project.

`python tests/fuzz_calls.py --help` says how a finding is looked at.
OPWEAVE_CALLS sets how many calls the usual run makes.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from pathlib import Path

import fuzz_calls
import pytest

CALLS = int(os.environ.get("OPWEAVE_CALLS", "2000"))
EXHAUSTIVE, PARTS = 200_000, 20
PLANTED = """
import os

def fine(): return 1
def foreign(): return ().missing
def crash(): os.abort()
def hang():
    while True: pass
def deaf():
    while True:
        try:
            while True: pass
        except BaseException: pass
"""


def hunt(*arguments: str) -> fuzz_calls.Report:
    return fuzz_calls.hunt(fuzz_calls.parse(list(arguments)))


def bad(report: fuzz_calls.Report) -> list[str]:
    results = [finding for finding in report.findings if finding.kind in fuzz_calls.BAD]
    return [
        f"number {result.number}: {result.kind} {result.error} {result.text}\n{result.call}\n{result.where[-800:]}"
        for result in results
    ]


def test_calls_end_in_a_result_or_an_error_of_the_project():
    report = hunt("--seed", "1", "--count", str(CALLS))
    assert bad(report) == []
    assert report.calls == CALLS
    # Arguments that nothing takes, or that everything takes, would show nothing.
    assert report.ended["ok"] > CALLS / 5
    assert report.ended["rejected"] > CALLS / 5


@pytest.mark.exhaustive
@pytest.mark.parametrize("part", range(PARTS))
def test_many_calls(part):
    options = ["--dev"] if part % 4 == 0 else ["--wide"] if part % 2 else []
    report = hunt("--seed", str(1000 + part), "--count", str(EXHAUSTIVE // PARTS), *options)
    assert bad(report) == []


def test_everything_public_is_called():
    names = [subject.name for subject in fuzz_calls.subjects()]
    assert len(names) > 1200
    assert {"add", "add_", "Tensor.add", "Tensor.__add__", "Tensor.__setitem__", "nn.functional.pad", "linalg.svd",
            "autograd.grad", "Tensor.grad=", "tensor", "Tensor.T"} <= {*names}  # fmt: skip
    with_forms = Counter(bool(subject.forms) for subject in fuzz_calls.subjects())
    assert with_forms[True] > 1100


def test_a_call_is_the_same_again():
    everything = fuzz_calls.subjects()

    def shown(seed: int, number: int) -> str:
        return re.sub(r"0x[0-9a-f]+", "", str(fuzz_calls.make_call(seed, number, everything)))

    calls = [[shown(seed, number) for number in range(50)] for seed in (1, 1, 2)]
    assert calls[0] == calls[1] != calls[2]


def test_a_crash_a_hang_and_a_foreign_exception_are_found(tmp_path: Path, monkeypatch):
    (tmp_path / "planted.py").write_text(PLANTED, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    for name, kind in {"fine": "ok", "foreign": "foreign", "crash": "crash", "hang": "hang", "deaf": "hang"}.items():
        report = hunt("--package", "planted", "--only", name, "--count", "1", "--hang", "0.2")
        assert report.ended == {kind: 1}, name
