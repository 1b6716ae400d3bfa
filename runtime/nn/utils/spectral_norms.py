"""Weights divided by their largest singular value, which power iterations follow (Miyato et al., arXiv 1802.05957)."""

from __future__ import annotations

from typing import Any

from runtime.errors import ArgumentValueError, ComputeError, DimensionError
from runtime.guards import no_grad
from runtime.nn.convolution import ConvTranspose1d, ConvTranspose2d, ConvTranspose3d
from runtime.nn.module import Module
from runtime.nn.operators import F
from runtime.nn.parameter import Parameter
from runtime.nn.uninitialized import check_has_shape
from runtime.nn.utils.parametrize import register_parametrization
from runtime.tensor import Tensor

_AT_FIRST = 15  # iterations that make the first vectors


def _matrix(weight: Any, dim: int) -> Any:
    """A weight with `dim` as its rows and everything else as its columns."""
    order = (dim, *(item for item in range(weight.ndim) if item != dim))
    return (F.permute(weight, order) if dim else weight).flatten(1)


def _unit(vector: Any, eps: float) -> Any:
    return F.normalize(vector, dim=0, eps=eps)


def _random_vectors(matrix: Any, eps: float) -> list[Any]:
    with no_grad():
        return [_unit(F.empty(size, dtype=matrix.dtype, device=matrix.device).normal_(), eps) for size in matrix.shape]


def _dimension(module: Module, dim: int | None) -> int:
    """The dimension of the outputs, which of transposed convolutions is the second."""
    if dim is None:
        return int(isinstance(module, (ConvTranspose1d, ConvTranspose2d, ConvTranspose3d)))
    return dim


def _checked_count(iterations: int) -> int:
    if iterations <= 0:
        msg = f"Expected n_power_iterations to be positive, but got n_power_iterations={iterations}"
        raise ArgumentValueError(msg)
    return iterations


class _SpectralNorm(Module):
    """The parametrisation; buffers ``_u`` and ``_v`` are the singular vectors of the largest value."""

    _u: Any
    _v: Any

    def __init__(self, weight: Any, n_power_iterations: int = 1, dim: int = 0, eps: float = 1e-12) -> None:
        super().__init__()
        if not -weight.ndim <= dim < weight.ndim:
            msg = (
                f"Dimension out of range (expected to be in range of [-{weight.ndim}, {weight.ndim - 1}] but got {dim})"
            )
            raise DimensionError(msg)
        self.n_power_iterations = _checked_count(n_power_iterations)
        self.dim, self.eps = dim % weight.ndim, eps
        if weight.ndim > 1:  # a vector is divided by its length
            matrix = _matrix(weight, self.dim)
            for name, vector in zip(("_u", "_v"), _random_vectors(matrix, eps), strict=True):
                self.register_buffer(name, vector)
            self._iterate(matrix, _AT_FIRST)

    def _iterate(self, matrix: Any, count: int) -> None:
        """Follow the vectors, in place."""
        with no_grad():
            for _ in range(count):
                self._u.copy_(_unit(F.mv(matrix, self._v), self.eps))
                self._v.copy_(_unit(F.mv(matrix.t().conj(), self._u), self.eps))

    def forward(self, weight: Any) -> Any:
        """The weight over its largest singular value."""
        if weight.ndim == 1:
            return _unit(weight, self.eps)
        matrix = _matrix(weight, self.dim)
        if self.training:
            self._iterate(matrix, self.n_power_iterations)
        u, v = self._u.clone(), self._v.clone()  # the next call changes them in place
        return weight / F.vdot(u, F.mv(matrix, v))

    def right_inverse(self, value: Any) -> Any:
        """The value itself."""
        return value


def spectral_norm(
    module: Module, name: str = "weight", n_power_iterations: int = 1, eps: float = 1e-12, dim: int | None = None
) -> Module:
    """Divide a weight by its largest singular value, as a matrix whose rows are the outputs.

    Every computation in training follows the singular vectors by `n_power_iterations`.
    """
    weight = getattr(module, name, None)
    if not isinstance(weight, Tensor):
        msg = f"Module '{module}' has no parameter or buffer with name '{name}'"
        raise ArgumentValueError(msg)
    parametrization = _SpectralNorm(weight, n_power_iterations, _dimension(module, dim), eps)
    return register_parametrization(module, name, parametrization)


class SpectralNorm:
    """The hook of the older function: computes the weight before every call."""

    _version = 1

    def __init__(self, name: str = "weight", n_power_iterations: int = 1, dim: int = 0, eps: float = 1e-12) -> None:
        self.name, self.dim, self.eps = name, dim, eps
        self.n_power_iterations = _checked_count(n_power_iterations)

    def compute_weight(self, module: Any, do_power_iteration: bool) -> Any:
        """The weight of now."""
        weight, u, v = (getattr(module, f"{self.name}_{item}") for item in ("orig", "u", "v"))
        matrix = _matrix(weight, self.dim)
        if do_power_iteration:
            with no_grad():
                for _ in range(self.n_power_iterations):
                    v.copy_(_unit(F.mv(matrix.t(), u), self.eps))
                    u.copy_(_unit(F.mv(matrix, v), self.eps))
                u, v = u.clone(), v.clone()  # the next call changes them in place
        return weight / F.dot(u, F.mv(matrix, v))

    def __call__(self, module: Any, inputs: Any) -> None:  # noqa: ARG002 - as hooks are called
        setattr(module, self.name, self.compute_weight(module, module.training))

    def note_version(self, _module: Any, _state: Any, _prefix: str, metadata: dict[str, Any]) -> None:
        """Write into a state of which kind it is."""
        metadata.setdefault("spectral_norm", {})[f"{self.name}.version"] = self._version


def spectral_norm_by_hook(
    module: Module, name: str = "weight", n_power_iterations: int = 1, eps: float = 1e-12, dim: int | None = None
) -> Module:
    """The older way: a parameter ``weight_orig``, buffers ``weight_u`` and ``weight_v``, an attribute by a hook."""
    if any(
        isinstance(element, SpectralNorm) and element.name == name for element in module._forward_pre_hooks.values()
    ):
        msg = f"Cannot register two spectral_norm hooks on the same parameter {name}"
        raise ComputeError(msg)
    hook = SpectralNorm(name, n_power_iterations, _dimension(module, dim), eps)
    weight: Any = module._parameters[name]
    if weight is None:
        msg = f"`SpectralNorm` cannot be applied as parameter `{name}` is None"
        raise ArgumentValueError(msg)
    check_has_shape(weight, "SpectralNorm")
    vectors = _random_vectors(_matrix(weight, hook.dim), eps)
    delattr(module, name)
    module.register_parameter(f"{name}_orig", weight)
    setattr(module, name, weight.detach())
    for letter, element in zip("uv", vectors, strict=True):
        module.register_buffer(f"{name}_{letter}", element)
    module.register_forward_pre_hook(hook)
    module.register_state_dict_post_hook(hook.note_version)
    return module


def remove_spectral_norm(module: Module, name: str = "weight") -> Module:
    """Take the hook of the older function away again. ValueError where there is none."""
    for key, hook in module._forward_pre_hooks.items():
        if isinstance(hook, SpectralNorm) and hook.name == name:
            with no_grad():
                weight = hook.compute_weight(module, do_power_iteration=False)
            for item in (name, f"{name}_u", f"{name}_v", f"{name}_orig"):
                delattr(module, item)
            module.register_parameter(name, Parameter(weight.detach()))
            del module._forward_pre_hooks[key]
            for number, note in list(module._state_dict_hooks.items()):
                if getattr(note, "__self__", None) is hook:
                    del module._state_dict_hooks[number]
            return module
    msg = f"spectral_norm of '{name}' not found in {module}"
    raise ArgumentValueError(msg)
