"""The base class of distributions, and their declaration: parameters, constraints and a few formulas.

A declared distribution (:class:`Parametric`) says its parameters once, in ``arg_constraints``; broadcasting, checks,
``expand`` and ``repr`` follow from that. It writes ``_draw``, ``_log_prob``, ``_cdf`` and ``_icdf`` for values that
were checked, and its moments as formulas of one line.
"""

from __future__ import annotations

import warnings
from typing import Any, ClassVar, Self

from runtime.distributions import constraints
from runtime.distributions.operators import F
from runtime.distributions.values import all_true, lazy_property, shape_of, tensors
from runtime.errors import ArgumentValueError, UnsupportedError
from runtime.guards import no_grad
from runtime.language import broadcast_shapes, wide_dtype
from runtime.tensor import Size, Tensor
from runtime.tensor.type_info import finfo


class Distribution:
    """A family of distributions of one kind: `batch_shape` many, each over values of the shape `event_shape`."""

    has_rsample = False
    has_enumerate_support = False
    _validate_args = __debug__
    arg_constraints: ClassVar[Any] = {}

    @staticmethod
    def set_default_validate_args(value: bool) -> None:
        """Whether arguments are checked where nothing else is said. ValueError for anything but True and False."""
        if value not in {True, False}:
            msg = f"expected True or False, got {value!r}"
            raise ArgumentValueError(msg)
        Distribution._validate_args = value

    def __init__(self, batch_shape: Any = (), event_shape: Any = (), validate_args: bool | None = None) -> None:
        self._batch_shape, self._event_shape = shape_of(batch_shape), shape_of(event_shape)
        if validate_args is not None:
            self._validate_args = validate_args
        if self._validate_args:
            self._validate_parameters()
        super().__init__()  # of a class beside this one, such as Module

    def _validate_parameters(self) -> None:
        """ValueError for a parameter that does not fulfil its constraint."""
        if not isinstance(self.arg_constraints, dict):
            msg = f"{type(self).__name__} does not define `arg_constraints`"
            warnings.warn(msg, stacklevel=3)
            return
        for name, constraint in self.arg_constraints.items():
            is_computed = name not in self.__dict__ and isinstance(getattr(type(self), name, None), lazy_property)
            if is_computed or constraints.is_dependent(constraint):
                continue
            value = getattr(self, name)
            if not all_true(constraint.check(value)):
                msg = (
                    f"Expected parameter {name} ({type(value).__name__} of shape {tuple(value.shape)}) of distribution "
                    f"{self!r} to satisfy the constraint {constraint!r}, but found invalid values:\n{value}"
                )
                raise ArgumentValueError(msg)

    @property
    def batch_shape(self) -> Size:
        """The shape of the family."""
        return self._batch_shape

    @property
    def event_shape(self) -> Size:
        """The shape of one value."""
        return self._event_shape

    @property
    def support(self) -> Any:
        """The constraint that values fulfil."""
        raise self._absent("support")

    def _absent(self, attribute: str) -> UnsupportedError:
        return UnsupportedError(f"{type(self).__name__} has no {attribute}")

    @property
    def mean(self) -> Any:
        """The mean of each distribution."""
        raise self._absent("mean")

    @property
    def mode(self) -> Any:
        """The value of the greatest density."""
        raise self._absent("mode")

    @property
    def variance(self) -> Any:
        """The variance of each distribution."""
        raise self._absent("variance")

    @property
    def stddev(self) -> Any:
        """The standard deviation of each distribution."""
        return self.variance.sqrt()

    def sample(self, sample_shape: Any = ()) -> Any:
        """Values in the shape `sample_shape`, of all distributions, outside of the graph."""
        with no_grad():
            return self.rsample(sample_shape)

    def rsample(self, sample_shape: Any = ()) -> Any:
        """Values as functions of the parameters, so that gradients pass through them."""
        raise self._absent("rsample, since its samples are no differentiable function of its parameters")

    def sample_n(self, n: int) -> Any:
        """The same as ``sample((n,))``."""
        warnings.warn("sample_n(n) will be deprecated. Use .sample((n,)) instead.", UserWarning, stacklevel=2)
        return self.sample((n,))

    def log_prob(self, value: Any) -> Any:
        """The logarithm of the density, or of the probability."""
        raise self._absent("log_prob")

    def cdf(self, value: Any) -> Any:
        """The probability of values up to this one."""
        raise self._absent("cdf")

    def icdf(self, value: Any) -> Any:
        """The value up to which the probability is this one."""
        raise self._absent("icdf")

    def enumerate_support(self, expand: bool = True) -> Any:
        """All values along a new first dimension, in the batch's shape or (`expand` false) in ones that broadcast."""
        raise self._absent("enumerate_support")

    def entropy(self) -> Any:
        """The entropy of each distribution."""
        raise self._absent("entropy")

    def perplexity(self) -> Any:
        """The exponential of the entropy."""
        return self.entropy().exp()

    def expand(self, batch_shape: Any, _instance: Any = None) -> Self:
        """The distribution in a larger batch, whose parameters are expanded."""
        raise self._absent("expand")

    def _extended_shape(self, sample_shape: Any = ()) -> Size:
        """The shape of samples."""
        return Size((*shape_of(sample_shape), *self._batch_shape, *self._event_shape))

    def _validate_sample(self, value: Any) -> None:
        """ValueError for what log_prob and cdf cannot be asked."""
        if not isinstance(value, Tensor):
            msg = "The value argument to log_prob must be a Tensor"
            raise ArgumentValueError(msg)
        events = len(self._event_shape)
        if value.shape[value.ndim - events :] != self._event_shape:
            msg = (
                "The right-most size of value must match event_shape: "
                f"{tuple(value.shape)} vs {tuple(self._event_shape)}."
            )
            raise ArgumentValueError(msg)
        expected = self._batch_shape + self._event_shape
        for actual, expected_size in zip(reversed(value.shape), reversed(expected), strict=False):
            if 1 not in {actual, expected_size} and actual != expected_size:
                shapes = f"{tuple(value.shape)} vs {tuple(expected)}"
                msg = f"Value is not broadcastable with batch_shape+event_shape: {shapes}."
                raise ArgumentValueError(msg)
        try:
            support = self.support
        except NotImplementedError:
            warnings.warn(
                f"{type(self)} does not define `support` to enable sample validation. "
                "Please initialize the distribution with `validate_args=False` to turn off validation.", stacklevel=3,
            )
            return
        if not all_true(support.check(value)):
            msg = (
                f"Expected value argument ({type(value).__name__} of shape {tuple(value.shape)}) to be within the "
                f"support ({support!r}) of the distribution {self!r}, but found invalid values:\n{value}"
            )
            raise ArgumentValueError(msg)

    def _get_checked_instance(self, cls: type, _instance: Any = None) -> Any:
        """What expand makes: `_instance`, or an object without parameters. NotImplementedError in other classes."""
        if _instance is None and type(self).__init__ != cls.__init__:  # type: ignore[misc]
            msg = (
                f"Subclass {type(self).__name__} of {cls.__name__} that defines a custom __init__ method "
                "must also define a custom .expand() method."
            )
            raise UnsupportedError(msg)
        return self.__new__(type(self)) if _instance is None else _instance

    def __repr__(self) -> str:
        shown = {name: self.__dict__[name] for name in self.arg_constraints if name in self.__dict__}
        texts = [f"{name}: {value if value.numel() == 1 else value.shape}" for name, value in shown.items()]
        return f"{type(self).__name__}({', '.join(texts)})"


class Parametric(Distribution):
    """A distribution that is declared; see the top of this module."""

    _given: tuple[str, ...] = ()  # the parameters that the caller has given

    def _take(
        self, validate_args: bool | None, event_shape: Any = None, *, one_of: tuple[str, ...] = (),
        **parameters: Any,
    ) -> None:  # fmt: skip
        """Make parameters tensors that share a batch, of `one_of` exactly one; an event is like the first parameter's.

        A parameter's last dimensions, as many as its constraint's events have, are no part of the batch.
        """
        chosen = [name for name in one_of if parameters[name] is not None]
        if one_of and len(chosen) != 1:
            msg = (
                f"Either `{one_of[0]}` or `{one_of[1]}` must be specified, but not both." if len(one_of) == 2
                else f"Exactly one of {' or '.join(one_of)} may be specified."
            )
            raise ArgumentValueError(msg)
        parameters = {name: value for name, value in parameters.items() if name not in one_of or name in chosen}
        broadcast = tensors(*parameters.values())
        sizes = [self._event_dim_of(name) for name in parameters]
        for name, value, size in zip(parameters, broadcast, sizes, strict=True):
            if value.ndim < size:
                dimensions = "one-dimensional" if size == 1 else f"{size}-dimensional"
                msg = f"{name} must be at least {dimensions}, got shape {tuple(value.shape)}."
                raise ArgumentValueError(msg)
        batch = broadcast_shapes(*(item.shape[: item.ndim - size] for item, size in zip(broadcast, sizes, strict=True)))
        for name, value, size in zip(parameters, broadcast, sizes, strict=True):
            self.__dict__[name] = value.expand((*batch, *value.shape[value.ndim - size :]))
        self._given = tuple(parameters)
        Distribution.__init__(self, batch, event_shape or (), validate_args)

    @classmethod
    def _event_dim_of(cls, name: str) -> int:
        """How many dimensions an event of a parameter has; a subclass may declare other constraints without it."""
        declared = cls.arg_constraints
        if not isinstance(declared, dict) or name not in declared:
            inherited = (vars(kind).get("arg_constraints") for kind in cls.__mro__)
            declared = next(item for item in inherited if isinstance(item, dict) and name in item)
        return int(declared[name].event_dim)

    def _parameter_names(self) -> tuple[str, ...]:
        """The parameters that were given; of a subclass that sets them itself, those that it has set."""
        return self._given or tuple(name for name in self.arg_constraints if name in self.__dict__)

    def expand(self, batch_shape: Any, _instance: Any = None) -> Self:
        """The distribution in a larger batch, whose parameters are expanded."""
        names = self._parameter_names()
        owner = next(item for item in type(self).__mro__ if item.__module__.startswith(f"{__package__}."))
        new = self._get_checked_instance(owner, _instance)
        kind = type(self)
        new.__dict__.update(
            (name, value) for name, value in self.__dict__.items()
            if name in names or not isinstance(getattr(kind, name, None), lazy_property)
        )  # fmt: skip
        batch = shape_of(batch_shape)
        for name in names:
            value = getattr(self, name)
            size = self._event_dim_of(name)
            new.__dict__[name] = value.expand((*batch, *value.shape[value.ndim - size :]))
        new._batch_shape = batch
        return new  # type: ignore[no-any-return]

    @property
    def _dtype(self) -> Any:
        """The dtype of the first parameter given."""
        return getattr(self, self._parameter_names()[0]).dtype

    @property
    def _device(self) -> Any:
        """The device of the first parameter given."""
        return getattr(self, self._parameter_names()[0]).device

    def _widened(self) -> Self:
        """The distribution with parameters of float32 where theirs are narrower, so that values are rounded once.

        One that was given a base has no parameters of its own: the base sees to it.
        """
        names = self._parameter_names()
        wide = wide_dtype(self._dtype) if names else None
        if wide is None or wide is self._dtype:
            return self
        new = self.__new__(type(self))
        kind = type(self)
        new.__dict__.update(
            (name, value) for name, value in self.__dict__.items()
            if not isinstance(getattr(kind, name, None), lazy_property)
        )  # fmt: skip
        new.__dict__.update((name, getattr(self, name).to(wide)) for name in names)
        return new

    def _rounded(self, value: Any) -> Any:
        """Values in the dtype of the parameters, none of which rounding has put where there is no density."""
        return value.to(self._dtype)

    def _drawn(self, shape: Size) -> Any:
        """Values of a shape, rounded once."""
        wide = self._widened()
        return self._draw(shape) if wide is self else self._rounded(wide._draw(shape))

    def _randn(self, shape: tuple[int, ...]) -> Any:
        """Standard normal numbers."""
        return F.randn(shape, dtype=self._dtype, device=self._device)

    def _rand(self, shape: tuple[int, ...]) -> Any:
        """Uniform numbers of [0, 1)."""
        return F.rand(shape, dtype=self._dtype, device=self._device)

    def _inner_rand(self, shape: tuple[int, ...]) -> Any:
        """Uniform numbers of (0, 1), all of which have a finite logarithm."""
        info = finfo(self._dtype)
        return self._rand(shape).clamp(min=info.tiny, max=1 - info.eps / 2)

    def sample(self, sample_shape: Any = ()) -> Any:
        """Values in the shape `sample_shape`, of all distributions, outside of the graph."""
        with no_grad():
            return self._drawn(self._extended_shape(sample_shape))

    def rsample(self, sample_shape: Any = ()) -> Any:
        """Values as functions of the parameters, so that gradients pass through them."""
        return self._drawn(self._extended_shape(sample_shape)) if self.has_rsample else super().rsample(sample_shape)

    def log_prob(self, value: Any) -> Any:
        """The logarithm of the density, or of the probability."""
        if self._validate_args:
            self._validate_sample(value)
        return self._log_prob(value)

    def cdf(self, value: Any) -> Any:
        """The probability of values up to this one."""
        if self._validate_args:
            self._validate_sample(value)
        return self._cdf(value)

    def icdf(self, value: Any) -> Any:
        """The value up to which the probability is this one."""
        return self._icdf(value)

    def _draw(self, shape: Size) -> Any:
        raise self._absent("samples")

    def _log_prob(self, value: Any) -> Any:
        raise self._absent("log_prob")

    def _cdf(self, value: Any) -> Any:
        raise self._absent("cdf")

    def _icdf(self, value: Any) -> Any:
        raise self._absent("icdf")
