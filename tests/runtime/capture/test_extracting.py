"""Extraction of entries from programs: texts, a package of them that passes `check`, and what is refused."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from folders import ROOT

import generated as ow
from codegen.__main__ import main

PROGRAMS = """
import generated as ow

F = ow.nn.functional


def shifted(x, y):
    return (x * y).tanh() + 1


def gated(x, y):
    return F.softplus(x) * y - 2 * x.sigmoid() ** 2


def chosen(x, y):
    return ow.where(x > 0, x, y.exp()) / 3


def normed(x, w, b):
    return F.layer_norm(F.linear(x, w, b).tanh(), (4,))


def several(x):
    return x[:, 1:].reshape(x.shape[0] * 2, -1).softmax(-1), x.mean(0, keepdim=True)


def attended(q, k, v):
    return (q @ k.transpose(-1, -2) * 0.5).softmax(-1) @ v


def joined(x, y):
    return ow.cat([x, y * 2], 1).chunk(2, 1)[0].to(ow.float64).sum((0, 1))


SIZES = {
    shifted: [(2, 3), (3,)], gated: [(2, 3), (2, 3)], chosen: [(2, 3), (2, 3)], normed: [(2, 3), (4, 3), (4,)],
    several: [(2, 3)], attended: [(1, 2, 3)] * 3, joined: [(2, 3), (2, 3)],
}


def traced(function):
    examples = tuple(ow.randn(*sizes) for sizes in SIZES[function])
    return ow.jit.trace(function, examples), examples
"""
COMPARED = """
import programs
import mine as ow
from runtime.graph.types import tensors_in

for function, sizes in programs.SIZES.items():
    operands = [ow.randn(*item, requires_grad=True) for item in sizes]
    results = []
    for called in (function, getattr(ow, f"extracted_{function.__name__}")):
        outputs = list(tensors_in([called(*operands)]))
        total = sum((item * item).sum() for item in outputs)
        results.append([*outputs, *ow.autograd.grad(total, operands)])
    for expected, result in zip(*results, strict=True):
        ow.testing.assert_close(result, expected, rtol=1e-5, atol=1e-6)
print("equal")
"""


@pytest.fixture(scope="module")
def programs():
    """The module of programs."""
    namespace: dict = {"__name__": "programs"}
    exec(compile(PROGRAMS, "programs.py", "exec"), namespace)
    return namespace


def entries(programs, name: str):
    function, examples = programs["traced"](programs[name])
    return ow.jit.extract(function, f"extracted_{name}", examples)


TEXTS = {
    "chosen": ("""\
- func: extracted_chosen(Tensor x, Tensor y) -> Tensor
  variants: function
  promote: int_to_float
  dtypes: [floating, integral]
  elementwise: (x if x > 0 else exp(y)) / 3
  samples: [{x: [2, 3], y: [2, 3]}]
  doc: The value of `(x if x > 0 else exp(y)) / 3`.
""", """\
- name: extracted_chosen(Tensor x, Tensor y) -> Tensor
  x: auto
  y: auto
"""),
    "several": ("""\
- func: extracted_several(Tensor x) -> (Tensor, Tensor)
  variants: function
  composite: |
    value_1 = x[:, 1:]
    value_2 = reshape(value_1, ((x.shape[0] * 2), -1))
    value_3 = softmax(value_2, -1)
    value_4 = mean(x, (0,), True)
    return value_3, value_4
  samples: [{x: [2, 3]}]
  doc: Composed of getitem, reshape, softmax and mean.
""", ""),
}  # fmt: skip


@pytest.mark.parametrize("name", TEXTS)
def test_a_program_becomes_entries(programs, name) -> None:
    assert tuple(entries(programs, name)) == TEXTS[name]


def test_extracted_operators_pass_the_checks(programs, tmp_path: Path) -> None:
    names = [function.__name__ for function in programs["SIZES"]]
    extracted = [entries(programs, name) for name in names]
    (tmp_path / "ops.yaml").write_text("- extends: generated\n\n" + "\n".join(item.ops for item in extracted))
    (tmp_path / "derivatives.yaml").write_text("\n".join(item.derivatives for item in extracted if item.derivatives))
    (tmp_path / "programs.py").write_text(PROGRAMS)
    environment = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{tmp_path}"}

    def run(*words: str) -> str:
        done = subprocess.run(
            [sys.executable, *words], capture_output=True, text=True, cwd=tmp_path, env=environment, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    run("-m", "codegen", "--out", "mine")
    assert "7 entries" in run("-m", "codegen", "check", "--out", "mine", *[f"extracted_{name}" for name in names])
    assert run("-c", COMPARED) == "equal\n"


def test_the_command_appends_entries(tmp_path: Path, monkeypatch, capsys) -> None:
    (tmp_path / "ops.yaml").write_text("- extends: generated\n")
    (tmp_path / "derivatives.yaml").write_text("[]\n")
    (tmp_path / "extracted_losses.py").write_text("def cubed(x, y):\n    return (x - y).abs() ** 2 * 0.5\n")
    monkeypatch.chdir(tmp_path)
    words = ["extract", "extracted_losses:cubed", "--sizes", "3,4", "--sizes", "4", "--out", str(ROOT / "generated")]
    assert main([*words, "--dry-run"]) == 0
    assert "elementwise: abs(x - y) * abs(x - y) * 0.5" in capsys.readouterr().out
    assert main(words) == 0
    assert "python -m codegen check cubed" in capsys.readouterr().out
    assert "- func: cubed(Tensor x, Tensor y) -> Tensor" in (tmp_path / "ops.yaml").read_text()
    derivatives = (tmp_path / "derivatives.yaml").read_text()
    assert derivatives == "- name: cubed(Tensor x, Tensor y) -> Tensor\n  x: auto\n  y: auto\n"
    for changed, text in (
        (["extracted_losses:missing"], "has no attribute 'missing'"),
        (["extracted_losses:cubed", "--sizes", "a"], "--sizes a: expected numbers between commas, such as 3,4"),
        (["extracted_losses:cubed", "--name", "relu"], "is no name for a new operator"),
    ):  # fmt: skip
        assert main(["extract", *changed, *words[2:]]) == 1
        assert text in capsys.readouterr().err


def branches(x, flag: bool):
    if flag:
        x = x * 2
    return x


REFUSED = {
    "a condition": (lambda: ow.jit.script(branches), "extracted", "an entry has no conditions"),
    "a draw": (lambda: ow.jit.trace(lambda x: x * ow.rand(2), ow.ones(2), None, False), "extracted", "draws"),
    "a constant": (lambda: ow.jit.trace(lambda x: x * ow.tensor([1.0, 2.0]), ow.ones(2)), "extracted", "constant"),
    "a write": (lambda: ow.jit.trace(lambda x: x.add_(1), ow.ones(2)), "extracted", "writes"),
    "nothing": (lambda: ow.jit.trace(lambda x: x, ow.ones(2)), "extracted", "calls no operator"),
    "a taken name": (lambda: ow.jit.trace(lambda x: x + 1, ow.ones(2)), "relu", "'relu' is no name for a new operator"),
    "no name": (lambda: ow.jit.trace(lambda x: x + 1, ow.ones(2)), "a b", "'a b' is no name for a new operator"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_an_entry_cannot_say_is_refused(case) -> None:
    make, name, text = REFUSED[case]
    examples = (ow.ones(2), True) if case == "a condition" else ow.ones(2)
    with pytest.raises(RuntimeError, match=text):
        ow.jit.extract(make(), name, examples)


def test_a_function_must_be_captured_first() -> None:
    with pytest.raises(TypeError, match=r"expected a traced or scripted function, got function; call jit\.trace"):
        ow.jit.extract(branches, "extracted", ow.ones(2))
