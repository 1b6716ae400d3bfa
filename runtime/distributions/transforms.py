"""Invertible functions with the logarithm of how they change volumes: ``transform(x)``, ``transform.inv(y)``.

A transform maps its `domain` to its `codomain`; where these have an `event_dim`, it maps vectors or matrices.
"""

from __future__ import annotations

import functools
import math
import weakref
from collections.abc import Sequence
from typing import Any, ClassVar

from runtime.distributions import constraints
from runtime.distributions.operators import F
from runtime.errors import ArgumentValueError, UnsupportedError
from runtime.tensor import Tensor

Shape = tuple[int, ...]


class Transform:
    """A function; with `cache_size` 1 it knows the last value and its inverse, so that neither is computed again."""

    bijective = False
    domain: Any
    codomain: Any
    fields: ClassVar[tuple[str, ...]] = ()  # attributes that its arguments are; two are equal if these are

    def __init__(self, cache_size: int = 0) -> None:
        if cache_size not in {0, 1}:
            msg = f"cache_size must be 0 or 1, got {cache_size}"
            raise ArgumentValueError(msg)
        self._cache_size = cache_size
        self._inv: weakref.ref[Any] | None = None
        self._cached: tuple[Any, Any] = (None, None)
        super().__init__()  # of a class beside this one, such as Module

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_inv": None}

    @property
    def event_dim(self) -> int:
        """How many dimensions a value has, where it has as many before and after."""
        if self.domain.event_dim == self.codomain.event_dim:
            return int(self.domain.event_dim)
        msg = "Please use either .domain.event_dim or .codomain.event_dim"
        raise ArgumentValueError(msg)

    @property
    def inv(self) -> Any:
        """The inverse, whose inverse is this one."""
        inverse = self._inv() if self._inv is not None else None
        if inverse is None:
            inverse = _InverseTransform(self)
            self._inv = weakref.ref(inverse)
        return inverse

    @property
    def sign(self) -> Any:
        """1 where it increases, -1 where it decreases. NotImplementedError where it does neither."""
        raise self._absent("sign")

    def _absent(self, attribute: str) -> UnsupportedError:
        return UnsupportedError(f"{type(self).__name__} has no {attribute}")

    def with_cache(self, cache_size: int = 1) -> Any:
        """The same transform with this size of cache."""
        if self._cache_size == cache_size:
            return self
        make: Any = type(self)
        return make(*(getattr(self, name) for name in self.fields), cache_size=cache_size)

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented if not isinstance(other, Transform) else False
        return all(_same(getattr(self, name), getattr(other, name)) for name in self.fields)

    __hash__ = object.__hash__

    def __call__(self, x: Any) -> Any:
        """The value at `x`."""
        if not self._cache_size:
            return self._call(x)
        last, value = self._cached
        if x is not last:
            value = self._call(x)
            self._cached = x, value
        return value

    def _inv_call(self, y: Any) -> Any:
        """What has the value `y`."""
        if not self._cache_size:
            return self._inverse(y)
        value, last = self._cached
        if y is not last:
            value = self._inverse(y)
            self._cached = value, y
        return value

    def _call(self, x: Any) -> Any:
        raise self._absent("values")

    def _inverse(self, y: Any) -> Any:
        raise self._absent("inverse")

    def log_abs_det_jacobian(self, x: Any, y: Any) -> Any:
        """The logarithm of the absolute determinant of the derivative at `x`, whose value is `y`."""
        raise self._absent("log_abs_det_jacobian")

    def forward_shape(self, shape: Any) -> Shape:
        """The shape of values at arguments of a shape."""
        return tuple(shape)

    def inverse_shape(self, shape: Any) -> Shape:
        """The shape of arguments that have values of a shape."""
        return tuple(shape)

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={getattr(self, name)}" for name in self.fields)
        return f"{type(self).__name__}({shown})"


def _same(first: Any, other: Any) -> bool:
    if isinstance(first, Tensor) or isinstance(other, Tensor):
        return first is other or bool(F.all(F.eq(*_as_tensors(first, other))))
    return bool(first == other)


def _as_tensors(first: Any, other: Any) -> tuple[Any, Any]:
    like = first if isinstance(first, Tensor) else other
    return tuple(value if isinstance(value, Tensor) else F.full_like(like, value) for value in (first, other))  # type: ignore[return-value]


class _InverseTransform(Transform):
    """The inverse of a transform."""

    def __init__(self, transform: Transform) -> None:
        super().__init__(cache_size=transform._cache_size)
        self._transform = transform

    domain = property(lambda self: self._transform.codomain)
    codomain = property(lambda self: self._transform.domain)
    bijective = property(lambda self: self._transform.bijective)
    sign = property(lambda self: self._transform.sign)
    inv = property(lambda self: self._transform)

    def with_cache(self, cache_size: int = 1) -> Any:
        """The same transform with this size of cache."""
        return self.inv.with_cache(cache_size).inv

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _InverseTransform) and self._transform == other._transform

    __hash__ = object.__hash__

    def __call__(self, x: Any) -> Any:
        """What has the value `x`."""
        return self._transform._inv_call(x)

    def _inv_call(self, y: Any) -> Any:
        return self._transform(y)

    def log_abs_det_jacobian(self, x: Any, y: Any) -> Any:
        """Minus that of the transform."""
        return -self._transform.log_abs_det_jacobian(y, x)

    def forward_shape(self, shape: Any) -> Shape:
        """The inverse's."""
        return self._transform.inverse_shape(shape)

    def inverse_shape(self, shape: Any) -> Shape:
        """The inverse's."""
        return self._transform.forward_shape(shape)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._transform!r})"


class ComposeTransform(Transform):
    """Transforms, one after the other."""

    def __init__(self, parts: Sequence[Transform], cache_size: int = 0) -> None:
        super().__init__(cache_size)
        self.parts = [part.with_cache(cache_size) for part in parts] if cache_size else list(parts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ComposeTransform) and self.parts == other.parts

    __hash__ = object.__hash__

    @property
    def domain(self) -> Any:
        """Where the first begins, with the most dimensions that one of them needs."""
        if not self.parts:
            return constraints.real
        dim = self.parts[-1].codomain.event_dim
        for part in reversed(self.parts):
            dim = max(dim + part.domain.event_dim - part.codomain.event_dim, part.domain.event_dim)
        return at_least(self.parts[0].domain, dim)

    @property
    def codomain(self) -> Any:
        """Where the last leads to, with the most dimensions that one of them makes."""
        if not self.parts:
            return constraints.real
        dim = self.parts[0].domain.event_dim
        for part in self.parts:
            dim = max(dim + part.codomain.event_dim - part.domain.event_dim, part.codomain.event_dim)
        return at_least(self.parts[-1].codomain, dim)

    bijective = property(lambda self: all(part.bijective for part in self.parts))

    @property
    def sign(self) -> Any:
        """The product of those of the parts."""
        return functools.reduce(lambda sign, part: sign * part.sign, self.parts, 1)

    @property
    def inv(self) -> Any:
        """The inverses, the other way round."""
        inverse = self._inv() if self._inv is not None else None
        if inverse is None:
            inverse = ComposeTransform([part.inv for part in reversed(self.parts)])
            self._inv, inverse._inv = weakref.ref(inverse), weakref.ref(self)
        return inverse

    def with_cache(self, cache_size: int = 1) -> Any:
        """The same transform with this size of cache."""
        return self if self._cache_size == cache_size else ComposeTransform(self.parts, cache_size=cache_size)

    def __call__(self, x: Any) -> Any:
        """The value at `x`."""
        for part in self.parts:
            x = part(x)
        return x

    def _inv_call(self, y: Any) -> Any:
        for part in reversed(self.parts):
            y = part._inv_call(y)
        return y

    def log_abs_det_jacobian(self, x: Any, y: Any) -> Any:
        """The sum of those of the parts."""
        if not self.parts:
            return F.zeros_like(x)
        points = [x]
        for part in self.parts[:-1]:
            points.append(part(points[-1]))
        points.append(y)
        dim, total = self.domain.event_dim, 0
        for part, start, end in zip(self.parts, points[:-1], points[1:], strict=True):
            total = total + summed(part.log_abs_det_jacobian(start, end), dim - part.domain.event_dim)
            dim += part.codomain.event_dim - part.domain.event_dim
        return total

    def forward_shape(self, shape: Any) -> Shape:
        """Through all parts."""
        return functools.reduce(lambda sizes, part: part.forward_shape(sizes), self.parts, tuple(shape))

    def inverse_shape(self, shape: Any) -> Shape:
        """Back through all parts."""
        return functools.reduce(lambda sizes, part: part.inverse_shape(sizes), reversed(self.parts), tuple(shape))

    def __repr__(self) -> str:
        return "ComposeTransform([\n    " + ",\n    ".join(map(repr, self.parts)) + "\n])"


def at_least(constraint: Any, dim: int) -> Any:
    """A constraint of so many dimensions."""
    missing = dim - constraint.event_dim
    return constraints.independent(constraint, missing) if missing > 0 else constraint


def summed(value: Any, dims: int) -> Any:
    """The sum over the last dimensions."""
    return value if dims == 0 else value.reshape((*value.shape[: value.dim() - dims], -1)).sum(-1)


identity_transform = ComposeTransform([])


class IndependentTransform(Transform):
    """A transform of which the last dimensions count as one value."""

    fields = ("base_transform", "reinterpreted_batch_ndims")

    def __init__(self, base_transform: Transform, reinterpreted_batch_ndims: int, cache_size: int = 0) -> None:
        super().__init__(cache_size)
        self.base_transform = base_transform.with_cache(cache_size)
        self.reinterpreted_batch_ndims = reinterpreted_batch_ndims

    domain = property(
        lambda self: constraints.independent(self.base_transform.domain, self.reinterpreted_batch_ndims)
    )
    codomain = property(
        lambda self: constraints.independent(self.base_transform.codomain, self.reinterpreted_batch_ndims)
    )
    bijective = property(lambda self: self.base_transform.bijective)
    sign = property(lambda self: self.base_transform.sign)

    def _call(self, x: Any) -> Any:
        self._check(x, self.domain)
        return self.base_transform(x)

    def _inverse(self, y: Any) -> Any:
        self._check(y, self.codomain)
        return self.base_transform.inv(y)

    def _check(self, value: Any, side: Any) -> None:
        if value.dim() < side.event_dim:
            msg = f"Too few dimensions on input: {value.dim()} of {side.event_dim}"
            raise ArgumentValueError(msg)

    def log_abs_det_jacobian(self, x: Any, y: Any) -> Any:
        """The sum over the last dimensions."""
        return summed(self.base_transform.log_abs_det_jacobian(x, y), self.reinterpreted_batch_ndims)

    def forward_shape(self, shape: Any) -> Shape:
        """The base's."""
        return tuple(self.base_transform.forward_shape(shape))

    def inverse_shape(self, shape: Any) -> Shape:
        """The base's."""
        return tuple(self.base_transform.inverse_shape(shape))


class ReshapeTransform(Transform):
    """The last dimensions in another shape."""

    bijective = True
    fields = ("in_shape", "out_shape")

    def __init__(self, in_shape: Any, out_shape: Any, cache_size: int = 0) -> None:
        self.in_shape, self.out_shape = tuple(in_shape), tuple(out_shape)
        if math.prod(self.in_shape) != math.prod(self.out_shape):
            msg = "in_shape, out_shape have different numbers of elements"
            raise ArgumentValueError(msg)
        super().__init__(cache_size)

    domain = property(lambda self: constraints.independent(constraints.real, len(self.in_shape)))
    codomain = property(lambda self: constraints.independent(constraints.real, len(self.out_shape)))

    def _call(self, x: Any) -> Any:
        return x.reshape(self.forward_shape(x.shape))

    def _inverse(self, y: Any) -> Any:
        return y.reshape(self.inverse_shape(y.shape))

    def log_abs_det_jacobian(self, x: Any, y: Any) -> Any:
        """Zeros."""
        return F.zeros(x.shape[: x.dim() - len(self.in_shape)], dtype=x.dtype, device=x.device)

    def forward_shape(self, shape: Any) -> Shape:
        """With the other last dimensions."""
        return _replaced(tuple(shape), self.in_shape, self.out_shape)

    def inverse_shape(self, shape: Any) -> Shape:
        """With the last dimensions back."""
        return _replaced(tuple(shape), self.out_shape, self.in_shape)


def _replaced(shape: Shape, old: Shape, new: Shape) -> Shape:
    cut = len(shape) - len(old)
    if cut < 0:
        msg = "Too few dimensions on input"
        raise ArgumentValueError(msg)
    if shape[cut:] != old:
        msg = f"Shape mismatch: expected {shape[cut:]} but got {old}"
        raise ArgumentValueError(msg)
    return (*shape[:cut], *new)
