"""The trial of the language: seventeen operators that an author may want, written in YAML alone (the folder `trial`).

Their values are those of SciPy, mpmath or formulas in NumPy, their gradients and second derivatives are what `check`
finds by differences. An optimiser that is written here goes as PyTorch's does.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import mpmath
import numpy as np
import pytest
import scipy.signal
import scipy.special

import generated as ow
from codegen.checking.subject import LoadedPackage
from codegen.checking.verify import verify
from codegen.package import build, load

Array = np.ndarray[Any, Any]
FOLDER = Path(__file__).parent / "trial"
OPS, FORMULAS = FOLDER / "ops.yaml", FOLDER / "derivatives.yaml"
NAME = "trial_by_authors"
X, Y = np.random.default_rng(0).uniform(0.1, 0.9, (2, 5, 40))  # the arguments, between 0 and 1
W = np.linspace(0.5, 2, 40)


# Of the session: a worker that comes back to this file finds the package imported.
@pytest.fixture(scope="session")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LoadedPackage]:
    folder = tmp_path_factory.mktemp("trial") / NAME
    for path, text in build(OPS, FORMULAS).files.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    sys.path.insert(0, str(folder.parent))
    try:
        importlib.import_module(NAME)
        yield LoadedPackage(folder)
    finally:
        sys.path.remove(str(folder.parent))


def tensor(values: Array) -> ow.Tensor:
    return ow.from_numpy(values.copy())


def over_places(function: Callable[..., Any], *arrays: Array) -> Array:
    """A function of mpmath at every element, in 30 digits."""
    with mpmath.workdps(30):
        return np.array([float(function(*map(mpmath.mpf, pair))) for pair in zip(*map(np.ravel, arrays), strict=True)])


def focal(x: Array, y: Array) -> Array:
    p = scipy.special.expit(x)
    entropy = -y * np.log(p) - (1 - y) * np.log1p(-p)
    weight: Array = 0.25 * y + 0.75 * (1 - y)
    return weight * entropy * (1 - p * y - (1 - p) * (1 - y)) ** 2


def haversine(lat1: Array, lon1: Array, lat2: Array, lon2: Array) -> Array:
    """The angle between two places as points of space, times the radius."""
    first, two = (
        np.stack([np.cos(lat) * np.cos(lon), np.cos(lat) * np.sin(lon), np.sin(lat)])
        for lat, lon in ((lat1, lon1), (lat2, lon2))
    )  # fmt: skip
    angle: Array = 2 * np.arcsin(np.linalg.norm(first - two, axis=0) / 2)
    return 6371 * angle


def probability(logs: Array, labels: tuple[int, int]) -> float:
    """Of all paths over three classes that read as two labels: their probabilities one by one."""
    total = 0.0
    for path in np.ndindex(*(3,) * len(logs)):
        read = [item for index, item in enumerate(path) if item and (index == 0 or path[index - 1] != item)]
        total += np.exp(logs[range(len(path)), path].sum()) if tuple(read) == labels else 0.0
    return total


LOGS = np.log(np.random.default_rng(1).dirichlet(np.ones(3), 6))
PADDED = np.pad(X, 1)

# What is called, what it gives, and how far they may lie apart: some units of float64's last digit, more where the
# result is a small difference.
VALUES: dict[str, tuple[Callable[[Any], Any], Callable[[], Any], float]] = {
    "squared sums": (lambda m: m.my_squared_sum(tensor(X), 1), lambda: (X * X).sum(1), 1e-14),
    "RMSNorm": (
        lambda m: m.my_rms_norm(tensor(X), tensor(W), 1),
        lambda: W * X / np.sqrt((X * X).mean(1, keepdims=True) + 1e-6), 1e-14,
    ),
    "dice": (
        lambda m: m.my_dice(tensor(X), tensor(Y)),
        lambda: 1 - (2 * (X * Y).sum() + 1e-6) / ((X + Y).sum() + 1e-6), 1e-13,
    ),
    "weighted mean": (lambda m: m.my_weighted_mean(tensor(X), tensor(W), 1), lambda: np.average(X, 1, W), 1e-14),
    "KL": (
        lambda m: m.my_divergence(tensor(np.log(X)), tensor(Y), 1),
        lambda: (scipy.special.kl_div(Y, X) + Y - X).sum(1), 1e-12,
    ),
    "EMA": (
        lambda m: m.my_ema(tensor(X), ow.zeros(5, dtype=ow.float64), 0.3, 1),
        lambda: scipy.signal.lfilter([0.3], [1, -0.7], X), 1e-13,
    ),
    "biquad": (
        lambda m: m.my_biquad(tensor(X), 0.2, 0.3, 0.1, -0.4, 0.25, 1),
        lambda: scipy.signal.lfilter([0.2, 0.3, 0.1], [1, -0.4, 0.25], X), 1e-13,
    ),
    "Lambert W": (lambda m: m.my_lambert_w(tensor(9 * X)), lambda: scipy.special.lambertw(9 * X).real, 1e-14),
    "Bessel K0": (lambda m: m.my_bessel_k0(tensor(9 * X)).reshape(-1), lambda: over_places(K0, 9 * X), 1e-13),
    "igamma": (
        lambda m: m.my_igamma(tensor(6 * X), tensor(6 * Y)).reshape(-1), lambda: over_places(P, 6 * X, 6 * Y), 1e-12,
    ),
    "focal loss": (lambda m: m.my_focal(tensor(4 * X - 2), tensor(Y)), lambda: focal(4 * X - 2, Y), 1e-13),
    "haversine": (
        lambda m: m.my_haversine(*map(tensor, (X, Y, Y, X))), lambda: haversine(X, Y, Y, X), 1e-11,
    ),
    "5-point stencil": (
        lambda m: m.my_five_points(tensor(X)),
        lambda: PADDED[:-2, 1:-1] + PADDED[2:, 1:-1] + PADDED[1:-1, :-2] + PADDED[1:-1, 2:] - 4 * X, 1e-13,
    ),
    "CTC": (
        lambda m: m.my_ctc(*(tensor(LOGS[:, k]) for k in range(3)), 0),
        lambda: -np.log(probability(LOGS, (1, 2))), 1e-13,
    ),
    "view_as_complex": (
        lambda m: m.my_view_as_complex(tensor(X.reshape(5, 20, 2))),
        lambda: X.reshape(5, 20, 2).view(complex)[..., 0], 0,
    ),
}  # fmt: skip


def K0(x: Any) -> Any:
    return mpmath.besselk(0, x)


def P(a: Any, x: Any) -> Any:
    return mpmath.gammainc(a, 0, x, regularized=True)


@pytest.mark.parametrize("name", VALUES)
def test_values(name: str, library: LoadedPackage) -> None:
    call, reference, tolerance = VALUES[name]
    np.testing.assert_allclose(call(library.module).numpy(), reference(), rtol=tolerance, atol=tolerance)


def test_dropout(library: LoadedPackage) -> None:
    x = ow.ones(4000, requires_grad=True)
    y = library.module.my_dropout(x, 0.25, generator=ow.Generator().manual_seed(0))
    assert {*y.tolist()} == {0, ow.tensor(1 / 0.75).item()}
    assert 2900 < (y != 0).sum().item() < 3100
    (gradient,) = ow.autograd.grad(y.sum(), x)
    assert (gradient == y).all()


def test_fused_adam(library: LoadedPackage) -> None:
    """Some steps of all parameters at once, against the steps as they are written down, in NumPy."""
    values, grads = [X[0].copy(), Y.copy()], [Y[0].copy(), X - 0.5]
    weights, slopes = [tensor(element) for element in values], [tensor(element) for element in grads]
    means, squares = [[ow.zeros_like(item) for item in weights] for _ in range(2)]
    for step in range(1, 4):
        library.module.my_adam_(weights, means, squares, slopes, lr=0.1, step=step)
    for weight, value, grad in zip(weights, values, grads, strict=True):
        mean, square = np.zeros_like(grad), np.zeros_like(grad)
        for step in range(1, 4):
            mean, square = 0.9 * mean + 0.1 * grad, 0.999 * square + 0.001 * grad * grad
            value = value - 0.1 * mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)  # noqa: PLW2901
        np.testing.assert_allclose(weight.numpy(), value, rtol=1e-13)


ENTRIES, DERIVATIVES = load(OPS, FORMULAS)


def test_the_trial_is_whole() -> None:
    """Seventeen operators; and the states of CTC's paths and the draws of dropout, which are made beside them."""
    names = {entry.name for entry in ENTRIES}
    assert len(names - {"_my_ctc_states", "_my_dropout_drawn"}) == len(VALUES) + len({"my_dropout", "my_adam_"}) == 17
    assert all(formula.derived for each in DERIVATIVES.values() for formula in each.formulas if each.operator in AUTO)


AUTO = {entry.name for entry in ENTRIES} - {"my_igamma", "my_view_as_complex", "my_adam_"}


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_gradients(entry: Any, library: LoadedPackage) -> None:
    """Backward, forward and second order, in both precisions; what is written into arguments, and views."""
    assert verify(entry, DERIVATIVES.get(entry.name), library) == []


@pytest.mark.parity
def test_values_are_those_of_pytorch(library: LoadedPackage) -> None:
    torch = pytest.importorskip("torch")
    module = library.module
    logs = torch.from_numpy(LOGS)[:, None]
    loss = torch.nn.functional.ctc_loss(logs, torch.tensor([[1, 2]]), (6,), (2,), reduction="none")
    pairs = [
        (module.my_ctc(*(tensor(LOGS[:, k]) for k in range(3)), 0), loss[0]),
        (
            module.my_igamma(tensor(6 * X), tensor(6 * Y)),
            torch.special.gammainc(torch.from_numpy(6 * X), torch.from_numpy(6 * Y)),
        ),
        (module.my_rms_norm(tensor(X), tensor(W), 1), torch.nn.functional.rms_norm(
            torch.from_numpy(X), (40,), torch.from_numpy(W), 1e-6)),
        (module.my_view_as_complex(tensor(X.reshape(5, 20, 2))),
         torch.view_as_complex(torch.from_numpy(X.reshape(5, 20, 2)))),
    ]  # fmt: skip
    for ours, theirs in pairs:
        np.testing.assert_allclose(ours.numpy(), theirs.numpy(), rtol=1e-12, atol=1e-12)
