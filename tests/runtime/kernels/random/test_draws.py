"""Random numbers in kernels: operators made from YAML alone, their distributions, gradients and reproducibility."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import forked
import numpy as np
import pytest
import readme
from folders import ROOT
from written_packages import imported_package, write_package

import generated as ow
from codegen.checking.omitted import omitted_findings
from codegen.package import load
from runtime.errors import OpweaveError

OPS = """\
- extends: generated

- func: dropped(Tensor self, float p=0.5, *, Generator? generator=None) -> Tensor
  autogen: dropped_
  dtypes: floating
  elementwise: where(uniform() < p, 0, self / (1 - p))

- func: gumbel(Tensor self, Scalar tau=1, *, Generator? generator=None) -> Tensor
  dtypes: floating
  elementwise: (self - log(-log(uniform()))) / tau

- func: leaky(Tensor self, Scalar lower=0.125, Scalar upper=0.25) -> Tensor
  elementwise: self * (lower + (upper - lower) * uniform() if self < 0 else 1)

- func: noisy(Tensor mean, Tensor spread) -> (Tensor value, Tensor noise)
  elementwise: |
    z = normal()
    mean + spread * z, z

- func: between_draws(Tensor self) -> Tensor
  elementwise: self * 0 + uniform() - uniform()
"""
DERIVATIVES = """\
- name: dropped
  self: auto
- name: gumbel
  self: auto
- name: leaky
  self: auto
- name: noisy
  output_differentiability: [True, False]
  mean: grad
  spread: grad * draw0
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with imported_package(tmp_path_factory.mktemp("draws"), "drawn_by_yaml", OPS, DERIVATIVES) as imported:
        yield imported


FLOATS = ("float16", "bfloat16", "float32", "float64")


@pytest.mark.parametrize("shape", [(300, 200), (1,), (0, 3), ()])
@pytest.mark.parametrize("kind", FLOATS)
def test_dropout(package: Any, kind: str, shape: tuple[int, ...]) -> None:
    x = ow.ones(shape, dtype=getattr(ow, kind)).requires_grad_()
    ow.manual_seed(0)
    y = package.dropped(x, 0.25)
    assert y.dtype is x.dtype
    assert y.shape == x.shape
    y.sum().backward()
    y = y.detach()
    assert x.grad.tolist() == y.tolist()  # the very mask
    survivors = y[y != 0].double().numpy()
    np.testing.assert_allclose(survivors, 1 / 0.75, rtol=1e-2)
    if y.numel() > 1000:
        assert abs(survivors.size / y.numel() - 0.75) < 0.01


def test_every_element_has_a_draw_of_its_own_in_every_layout(package: Any) -> None:
    ow.manual_seed(0)
    full = package.dropped(ow.ones(30, 40), 0.5)
    for x in (ow.ones(40, 30).t(), ow.ones(1, 40).expand(30, 40), ow.ones(30, 80)[:, ::2]):
        ow.manual_seed(0)
        assert package.dropped(x, 0.5).tolist() == full.tolist()


def test_gumbel_is_finite_and_distributed_as_it_should(package: Any) -> None:
    g = package.gumbel(ow.zeros(200000)).double().numpy()
    assert np.isfinite(g).all()
    assert abs(g.mean() - 0.5772) < 0.02
    assert abs(g.std() - np.pi / np.sqrt(6)) < 0.02


def test_two_draws_are_two(package: Any) -> None:
    result = package.between_draws(ow.zeros(100000)).numpy()
    assert abs(result.mean()) < 0.01
    assert abs(result.var() - 1 / 6) < 0.01


def test_a_result_may_be_the_draw(package: Any) -> None:
    mean, spread = ow.zeros(5, 1).requires_grad_(), ow.ones(1, 4).requires_grad_()
    result = package.noisy(mean, spread)
    assert result.value.tolist() == result.noise.tolist()
    result.value.sum().backward()
    np.testing.assert_allclose(spread.grad.numpy(), result.noise.numpy().sum(0, keepdims=True), rtol=1e-5)
    assert mean.grad.tolist() == [[4.0]] * 5


@pytest.mark.parametrize("name", ["dropped", "gumbel", "leaky"])
def test_gradients_with_the_draws_held_fixed(package: Any, name: str) -> None:
    def call(x: Any) -> Any:
        ow.manual_seed(7)
        return getattr(package, name)(x, 0.4) if name != "leaky" else package.leaky(x)

    x = ow.tensor([[-1.5, 0.5], [2.0, -0.25]], dtype=ow.float64, requires_grad=True)
    assert ow.autograd.gradcheck(call, x)
    assert ow.autograd.gradgradcheck(call, x)


def test_in_place(package: Any) -> None:
    x = ow.ones(1000)
    ow.manual_seed(0)
    assert package.dropped_(x, 0.5) is x
    ow.manual_seed(0)
    assert package.dropped(ow.ones(1000), 0.5).tolist() == x.tolist()


def test_generators(package: Any) -> None:
    first, other = ow.Generator().manual_seed(3), ow.Generator().manual_seed(3)
    assert (
        package.gumbel(ow.zeros(9), generator=first).tolist() == package.gumbel(ow.zeros(9), generator=other).tolist()
    )
    assert package.gumbel(ow.zeros(9), generator=first).tolist() != package.gumbel(ow.zeros(9)).tolist()


def test_integers_are_rejected(package: Any) -> None:
    with pytest.raises(OpweaveError, match="dropped: expected a floating dtype, got"):
        package.dropped(ow.tensor([1, 2]))


PROGRAM = """
import hashlib
import drawn_by_yaml as package, generated as ow

digest = hashlib.sha256()
for size in (1, 1000, 300000):
    for _ in range(40 if size < 2000 else 2):
        x = ow.ones(size, requires_grad=True)
        ow.manual_seed(size)
        y = package.gumbel(package.dropped(x, 0.3))
        y.sum().backward()
        digest.update(y.detach().numpy().tobytes() + x.grad.numpy().tobytes())
print(digest.hexdigest())
"""


def test_threads_and_native_calls_change_nothing(tmp_path: Path) -> None:
    write_package(tmp_path, "drawn_by_yaml", OPS, DERIVATIVES)
    (tmp_path / "program.py").write_text(PROGRAM, encoding="utf-8")
    result = set()
    for native, threads in (("1", "1"), ("0", "1"), ("1", "2")):
        done = subprocess.run(
            [sys.executable, "program.py"], cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False,
            env={
                **os.environ, "OPWEAVE_NATIVE": native, "NUMBA_NUM_THREADS": threads,
                "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)]),
            },
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        result.add(done.stdout)
    assert len(result) == 1


def test_check_takes_the_draws_for_fixed(tmp_path: Path) -> None:
    """A gradient by what was drawn is none that an author forgot; one by another argument is."""
    (tmp_path / "ops.yaml").write_text(OPS, encoding="utf-8")
    denied = DERIVATIVES.replace("name: leaky\n  self: auto", "name: leaky\n  self: non_differentiable")
    (tmp_path / "derivatives.yaml").write_text(denied, encoding="utf-8")
    entries, formulas = load(tmp_path / "ops.yaml", tmp_path / "derivatives.yaml")
    results = {entry.name: [*omitted_findings(entry, formulas.get(entry.name))] for entry in entries}
    assert formulas["_gumbel_drawn"].non_differentiable == ("draw0",)
    assert [name for name, findings in results.items() if findings] == ["_leaky_drawn"]
    assert results["_leaky_drawn"][0].message.startswith("'self' of '_leaky_drawn' is said to have no derivative")


def test_the_example_of_the_documentation(tmp_path: Path) -> None:
    text = readme.section("The language of ops.yaml").partition("### Random numbers")[2].partition("\n### ")[0]
    ops, derivatives, program = re.findall(r"^```(?:yaml|python)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    write_package(tmp_path, "random_ops", ops, derivatives)
    (tmp_path / "program.py").write_text(program, encoding="utf-8")
    expected = re.findall(r"^print.*  # (.*)$", program, re.MULTILINE)
    assert expected
    assert forked.python("program.py", folder=tmp_path).splitlines() == expected
