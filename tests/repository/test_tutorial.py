"""The README's tutorial, followed as a new user would, in an empty folder; and its operators against NumPy.

The blocks of the section are run in order: ``sh`` as commands, ``yaml`` written to the file that its first line names,
``python`` as one program whose printed lines must be those of its ``# ...`` comments. ``text`` reports an error.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import readme

# Both operators at these points, in every form; the results go to a file for the tests below.
EVALUATE = """
import numpy as np
import mine as ow

points = np.load("points.npy")
found = {}
for name in ("my_mish", "log_cosh"):
    function = getattr(ow, name)
    for dtype in (ow.float32, ow.float64):
        x = ow.from_numpy(points).to(dtype)
        key = f"{name} {dtype}"
        found[f"{key} function"] = function(x)
        found[f"{key} method"] = getattr(x, name)()
        found[f"{key} out"] = function(x, out=ow.empty(len(x), dtype=dtype))
        found[f"{key} in place"] = getattr(x.clone(), name + "_")()
        found[f"{key} strided"] = function(ow.stack([x, -x], 1)[:, 0])
        found[f"{key} reversed"] = function(ow.from_numpy(points[::-1]).to(dtype))
        found[f"{key} expanded"] = function(x.unsqueeze(1).expand(len(x), 3)).t()[2]
        x.requires_grad_()
        (first,) = ow.autograd.grad(function(x).sum(), x, create_graph=True)
        found[f"{key} first derivative"] = first.detach()
        found[f"{key} second derivative"] = ow.autograd.grad(first.sum(), x)[0]
        y = x * 1
        getattr(y, name + "_")()
        found[f"{key} derivative in place"] = ow.autograd.grad(y.sum(), x)[0]
    whole = ow.tensor([-2, 0, 3])
    found[f"{name} integers"] = function(whole)
    found[f"{name} empty"] = function(ow.empty(0, 3))
    found[f"{name} scalar"] = function(ow.tensor(0.5))
np.savez("found.npz", **{key: value.numpy() for key, value in found.items()})
"""
POINTS = np.concatenate(
    [
        [-1e30, -1000, -100, -50, -20, -5, -2, -1, -0.5, -1e-3, -0.0],
        [0.0, 1e-3, 0.3, 1, 2, 5, 18, 20, 21, 50, 88, 89, 400, 1e30],
    ]
)


def softplus(x):
    return np.logaddexp(0, x)


def sigmoid(x):
    return np.exp(-softplus(-x))


def sech2(x):
    """1 / cosh(x)²."""
    return 4 * np.exp(-2 * np.abs(x)) / (1 + np.exp(-2 * np.abs(x))) ** 2


def my_mish(x):
    return x * np.tanh(softplus(x))


def my_mish_slope(x):
    return np.tanh(softplus(x)) + x * sech2(softplus(x)) * sigmoid(x)


def my_mish_curvature(x):
    # (x f(s(x)))'' = 2 f' s' + x (f'' s'² + f' s''), f = tanh, s = softplus, s' = sigmoid
    plus, slope = softplus(x), sigmoid(x)
    second = -2 * np.tanh(plus) * sech2(plus) * slope**2 + sech2(plus) * slope * sigmoid(-x)
    return 2 * sech2(plus) * slope + x * second


def log_cosh(x):
    return np.logaddexp(x, -x) - np.log(2)


REFERENCES = {
    ("my_mish", "value"): my_mish,
    ("my_mish", "first"): my_mish_slope,
    ("my_mish", "second"): my_mish_curvature,
    ("log_cosh", "value"): log_cosh,
    ("log_cosh", "first"): np.tanh,
    ("log_cosh", "second"): sech2,
}
FORMS = {
    "function": "value",
    "method": "value",
    "out": "value",
    "in place": "value",
    "strided": "value",
    "reversed": "value",
    "expanded": "value",
    "first derivative": "first",
    "derivative in place": "first",
    "second derivative": "second",
}
# A few roundings of terms no larger than 1 (log_cosh near 0 is a difference of two, my_mish'' has about 20), or of the
# result: 17 times eps in float32, 18 times in float64.
TOLERANCE = {"float32": 2e-6, "float64": 4e-15}


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    """The folder of a user who did what the tutorial says."""
    here = tmp_path_factory.mktemp("tutorial")
    program = ""
    for block in readme.blocks("Add an operator"):
        if block.tag == "sh":
            assert not program
            readme.run(here, ["bash", "-euc", block.text.replace("python ", f"'{sys.executable}' ")])
        elif block.tag == "yaml":
            name = block.text.partition("\n")[0].removeprefix("# ")
            (here / name).write_text(block.text, encoding="utf-8")
        elif block.tag == "python":
            program += block.text
        else:
            assert block.tag == "text"
    (here / "tutorial.py").write_text(program, encoding="utf-8")
    return here


@pytest.fixture(scope="module")
def found(folder) -> dict[str, np.ndarray]:
    """What the tutorial's operators give at POINTS."""
    np.save(folder / "points.npy", POINTS)
    readme.run(folder, [sys.executable, "-W", "error", "-c", EVALUATE])
    return dict(np.load(folder / "found.npz"))


def test_the_operators_of_the_tutorial_are_not_in_ops_yaml():
    text = (readme.ROOT / "ops.yaml").read_text(encoding="utf-8")
    assert not re.search(r"func: (my_mish|log_cosh)\b", text)


def test_the_program_prints_what_the_tutorial_says(folder):
    expected = re.findall(r"^print.*  # (.*)$", (folder / "tutorial.py").read_text(encoding="utf-8"), re.MULTILINE)
    assert expected
    assert readme.run(folder, [sys.executable, "-W", "error", "tutorial.py"]).splitlines() == expected


def test_an_error_is_reported_as_the_tutorial_says(folder, tmp_path):
    (report,) = (block.text for block in readme.blocks("Add an operator") if block.tag == "text")
    right, wrong = "* sigmoid(self)", "* sigmoidd(self)"
    text = (folder / "my_ops.yaml").read_text(encoding="utf-8")
    assert text.count(f"self {right} * (1 + s)") == 1
    (tmp_path / "my_ops.yaml").write_text(text.replace(f"self {right} * (1 + s)", f"self {wrong} * (1 + s)"))
    shutil.copy(folder / "my_derivatives.yaml", tmp_path)
    files = ["--ops", "my_ops.yaml", "--derivatives", "my_derivatives.yaml", "--out", "mine"]
    command = [sys.executable, "-m", "codegen", *files]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 1
    assert done.stderr == report
    assert not (tmp_path / "mine").exists()


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("dtype", TOLERANCE)
@pytest.mark.parametrize("name", ["my_mish", "log_cosh"])
def test_values_and_derivatives(found, name, dtype, form):
    result = next(value for key, value in found.items() if re.fullmatch(rf"{name} \S*{dtype} {form}", key))
    points = POINTS[::-1] if form == "reversed" else POINTS
    expected = REFERENCES[name, FORMS[form]](points.astype(dtype).astype(np.float64))
    assert result.dtype == dtype
    np.testing.assert_allclose(result, expected, rtol=TOLERANCE[dtype], atol=TOLERANCE[dtype])


@pytest.mark.parametrize(("name", "function"), [("my_mish", my_mish), ("log_cosh", log_cosh)])
def test_integers_empty_and_scalar(found, name, function):
    assert found[f"{name} integers"].dtype == np.float32
    np.testing.assert_allclose(found[f"{name} integers"], function(np.array([-2.0, 0.0, 3.0])), rtol=2e-6)
    assert found[f"{name} empty"].shape == (0, 3)
    assert found[f"{name} scalar"].shape == ()
    np.testing.assert_allclose(found[f"{name} scalar"], function(0.5), rtol=2e-6)
