"""Parameters some of whose elements are zeros: masks that say which, made by methods of choosing.

A parameter ``weight`` of a module becomes ``weight_orig``, which is trained, and a buffer ``weight_mask``; before every
forward call ``weight`` is their product. Masks on top of masks are one, of a :class:`PruningContainer`.
"""

from __future__ import annotations

import numbers
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Self

from runtime.errors import ArgumentError, ArgumentValueError, DimensionError
from runtime.nn.operators import F

__all__ = [
    "BasePruningMethod", "CustomFromMask", "Identity", "L1Unstructured", "LnStructured", "PruningContainer",
    "RandomStructured", "RandomUnstructured", "custom_from_mask", "global_unstructured", "identity", "is_pruned",
    "l1_unstructured", "ln_structured", "random_structured", "random_unstructured", "remove",
]  # fmt: skip

Amount = int | float


class BasePruningMethod(ABC):
    """A hook that multiplies a parameter by a mask; a subclass says in ``compute_mask`` which elements stay.

    ``PRUNING_TYPE`` is "unstructured", "structured" (with ``dim``, the dimension whose slices are chosen) or "global".
    """

    PRUNING_TYPE: str
    _tensor_name: str

    def __call__(self, module: Any, inputs: Any) -> None:
        """What is done before every forward call."""
        del inputs
        setattr(module, self._tensor_name, self.apply_mask(module))

    @abstractmethod
    def compute_mask(self, t: Any, default_mask: Any) -> Any:
        """The mask of `t`, of which `default_mask` says what was chosen before."""

    def apply_mask(self, module: Any) -> Any:
        """The parameter with zeros in it."""
        if getattr(self, "_tensor_name", None) is None:
            msg = f"Module {module} has to be pruned"
            raise ArgumentValueError(msg)
        mask, original = (getattr(module, self._tensor_name + end) for end in ("_mask", "_orig"))
        return mask.to(dtype=original.dtype) * original

    @classmethod
    def apply(cls, module: Any, name: str, *args: Any, importance_scores: Any = None, **kwargs: Any) -> Any:
        """Prune a parameter of a module, by a method made of the other arguments; a hook is what is returned."""
        method: Any = cls(*args, **kwargs)
        method._tensor_name = name
        hooks = [(key, hook) for key, hook in module._forward_pre_hooks.items() if _prunes(hook, name)]
        if len(hooks) > 1:
            msg = f"module has {len(hooks)} pruning hooks of {name}, of which there can be one"
            raise ArgumentValueError(msg)
        original = getattr(module, name)
        scores = original if importance_scores is None else importance_scores
        if scores.shape != original.shape:
            msg = f"importance_scores should have the same shape as parameter {name} of {module}"
            raise ArgumentValueError(msg)
        if hooks:
            key, before = hooks[0]
            container = before if isinstance(before, PruningContainer) else PruningContainer(before)
            container.add_pruning_method(method)
            default, method = getattr(module, name + "_mask").detach().clone(), container
            del module._forward_pre_hooks[key]
        else:
            default = F.ones_like(original)
        chosen = method.compute_mask(scores, default_mask=default)
        if not hooks:
            module.register_parameter(name + "_orig", original)
            del module._parameters[name]
        module.register_buffer(name + "_mask", chosen)
        setattr(module, name, method.apply_mask(module))
        module.register_forward_pre_hook(method)
        return method

    def prune(self, t: Any, default_mask: Any = None, importance_scores: Any = None) -> Any:
        """A tensor with zeros in it, without any module."""
        scores = t if importance_scores is None else importance_scores
        if scores.shape != t.shape:
            msg = "importance_scores should have the same shape as tensor t"
            raise ArgumentValueError(msg)
        default = F.ones_like(t) if default_mask is None else default_mask
        return t * self.compute_mask(scores, default_mask=default)

    def remove(self, module: Any) -> None:
        """Make the parameter with its zeros a parameter again. The hook stays: the function ``remove`` drops it."""
        name = self._tensor_name
        pruned, original = self.apply_mask(module), module._parameters[name + "_orig"]
        original.data = pruned.data
        for item in (name + "_orig", name + "_mask"):
            delattr(module, item)
        if hasattr(module, name):
            delattr(module, name)
        module.register_parameter(name, original)


class PruningContainer(BasePruningMethod):
    """Several methods of one parameter, each of which chooses from what those before it left."""

    PRUNING_TYPE = "container"

    def __init__(self, *args: Any) -> None:
        self._pruning_methods: tuple[Any, ...] = ()
        listed = args[0] if len(args) == 1 and isinstance(args[0], Iterable) else args
        if len(args) == 1 and not isinstance(args[0], Iterable):
            self._tensor_name = args[0]._tensor_name
        for item in listed:
            self.add_pruning_method(item)

    def add_pruning_method(self, method: Any) -> None:
        """Add a method of the same parameter. TypeError for what is none."""
        if not isinstance(method, BasePruningMethod) and method is not None:
            msg = f"{type(method)} is not a BasePruningMethod subclass"
            raise ArgumentError(msg)
        if method is not None and self._tensor_name != method._tensor_name:
            msg = (
                f"Can only add pruning methods acting on the parameter named '{self._tensor_name}' to PruningContainer "
                f"{self}. Found '{method._tensor_name}'"
            )
            raise ArgumentValueError(msg)
        self._pruning_methods += (method,)

    def __len__(self) -> int:
        return len(self._pruning_methods)

    def __iter__(self) -> Iterator[Any]:
        return iter(self._pruning_methods)

    def __getitem__(self, idx: int) -> Any:
        return self._pruning_methods[idx]

    def compute_mask(self, t: Any, default_mask: Any) -> Any:
        """The mask of all up to now, `default_mask`, and of the last method, which chooses from what that left."""
        method, mask = self._pruning_methods[-1], default_mask.to(dtype=t.dtype)
        if method.PRUNING_TYPE == "structured":
            other_dims = [dim for dim in range(t.dim()) if dim != method.dim % t.dim()]
            left: Any = mask.sum(dim=other_dims) != 0 if other_dims else mask != 0
            index: Any = [slice(None)] * t.dim()
            index[method.dim] = left
            index = tuple(index)
        elif method.PRUNING_TYPE == "unstructured":
            index = mask == 1
        elif method.PRUNING_TYPE == "global":
            index = (slice(None),) * t.dim()
        else:
            msg = f"Unrecognized PRUNING_TYPE {method.PRUNING_TYPE}"
            raise ArgumentValueError(msg)
        new_mask = mask.clone()
        new_mask[index] = method.compute_mask(t[index], default_mask=mask[index]).to(dtype=mask.dtype)
        return new_mask


class IdentityPruning(BasePruningMethod):
    """Nothing becomes zero: the names are those of a parameter that is pruned."""

    PRUNING_TYPE = "unstructured"

    def compute_mask(self, t: Any, default_mask: Any) -> Any:  # noqa: ARG002 - others look at it
        """The mask that is there."""
        return default_mask


Identity = IdentityPruning
Identity.__name__ = Identity.__qualname__ = "Identity"  # PyTorch's name


class _Amount(BasePruningMethod):
    """What makes so many zeros, or such a part of all zeros."""

    def __init__(self, amount: Amount) -> None:
        _validate_pruning_amount_init(amount)
        self.amount = amount

    @classmethod
    def apply(cls, module: Any, name: str, *args: Any, importance_scores: Any = None, **kwargs: Any) -> Self:
        """Prune a parameter of a module."""
        return super().apply(module, name, *args, importance_scores=importance_scores, **kwargs)  # type: ignore[no-any-return]


class RandomUnstructured(_Amount):
    """Zeros anywhere, at random."""

    PRUNING_TYPE = "unstructured"

    def compute_mask(self, t: Any, default_mask: Any) -> Any:
        """The mask: those of the least numbers that were drawn become zero."""
        return _without(default_mask, F.rand_like(t), _count(self.amount, t.nelement()), largest=True)


class L1Unstructured(_Amount):
    """Zeros in the place of the elements nearest to zero."""

    PRUNING_TYPE = "unstructured"

    def compute_mask(self, t: Any, default_mask: Any) -> Any:
        """The mask."""
        return _without(default_mask, t.abs(), _count(self.amount, t.nelement()), largest=False)


class _Slices(_Amount):
    """What makes whole slices of a dimension zero."""

    PRUNING_TYPE = "structured"

    def __init__(self, amount: Amount, dim: int = -1) -> None:
        super().__init__(amount)
        self.dim = dim

    def scores(self, t: Any, dims: list[int]) -> Any:
        """A number for each slice; the least go."""
        raise NotImplementedError

    def compute_mask(self, t: Any, default_mask: Any) -> Any:
        """The mask, with zeros in the slices with the least numbers."""
        if t.dim() <= 1:
            msg = (
                "Structured pruning can only be applied to multidimensional tensors. Found tensor of shape "
                f"{t.shape} with {t.dim()} dims"
            )
            raise ArgumentValueError(msg)
        if not -t.dim() <= self.dim < t.dim():
            msg = f"Invalid index {self.dim} for tensor of size {t.shape}"
            raise DimensionError(msg)
        size = t.shape[self.dim]
        count = _count(self.amount, size)
        if count == 0:
            return default_mask
        other_dims = [dim for dim in range(t.dim()) if dim != self.dim % t.dim()]
        largest = F.topk(self.scores(t, other_dims), size - count).indices
        mask = F.zeros_like(t)
        index: list[Any] = [slice(None)] * t.dim()
        index[self.dim] = largest
        mask[tuple(index)] = 1
        return mask * default_mask.to(dtype=mask.dtype)


class RandomStructured(_Slices):
    """Slices at random."""

    def scores(self, t: Any, dims: list[int]) -> Any:  # noqa: ARG002 - of other methods
        """Random numbers."""
        return F.rand(t.shape[self.dim])


class LnStructured(_Slices):
    """Slices with the least norm; `n` is that of ``norm``: a number, infinity, "fro" or "nuc"."""

    def __init__(self, amount: Amount, n: Any, dim: int = -1) -> None:
        super().__init__(amount, dim)
        self.n = n

    def scores(self, t: Any, dims: list[int]) -> Any:
        """The norms."""
        return F.norm(t, p=self.n, dim=dims)


class CustomFromMask(BasePruningMethod):
    """A mask that is given."""

    PRUNING_TYPE = "global"

    def __init__(self, mask: Any) -> None:
        self.mask = mask

    def compute_mask(self, t: Any, default_mask: Any) -> Any:
        """What was given, on top of what there was."""
        if default_mask.shape != self.mask.shape:
            msg = f"mask has the shape {list(self.mask.shape)}, the tensor {list(t.shape)}"
            raise ArgumentValueError(msg)
        return default_mask * self.mask.to(dtype=default_mask.dtype)


def _prunes(hook: Any, name: str) -> bool:
    return isinstance(hook, BasePruningMethod) and hook._tensor_name == name


def _validate_pruning_amount_init(amount: Any) -> None:
    if not isinstance(amount, (int, float, numbers.Real)):
        msg = f"Invalid type for amount: {amount}. Must be int or float."
        raise ArgumentError(msg)
    if not 0 <= float(amount) <= (float(amount) if isinstance(amount, numbers.Integral) else 1):
        msg = f"amount={amount} should either be a float in the range [0, 1] or a non-negative integer"
        raise ArgumentValueError(msg)


def _validate_pruning_amount(amount: Amount, tensor_size: int) -> None:
    """ValueError where there are fewer elements than `amount`, a number of them."""
    if isinstance(amount, numbers.Integral) and amount > tensor_size:
        msg = f"amount={amount} should be smaller than the number of parameters to prune={tensor_size}"
        raise ArgumentValueError(msg)


def _compute_nparams_toprune(amount: Amount, tensor_size: int) -> int:
    """How many of `tensor_size` elements become zero; a part of them is rounded."""
    return int(amount) if isinstance(amount, numbers.Integral) else round(amount * tensor_size)


def _count(amount: Amount, size: int) -> int:
    """How many of `size` become zero. ValueError where there are fewer."""
    count = _compute_nparams_toprune(amount, size)
    _validate_pruning_amount(count, size)
    return count


def _without(mask: Any, scores: Any, count: int, *, largest: bool) -> Any:
    """A mask with `count` more zeros, at the largest scores or at the least ones."""
    new_mask = mask.clone()
    if count:
        new_mask.view(-1)[F.topk(scores.reshape(-1), count, largest=largest).indices] = 0
    return new_mask


def identity(module: Any, name: str) -> Any:
    """Give a parameter the names of one that is pruned; the module is returned, as by all of these functions."""
    Identity.apply(module, name)
    return module


def random_unstructured(module: Any, name: str, amount: Amount) -> Any:
    """Make so many elements of a parameter zero, or such a part of them, at random."""
    RandomUnstructured.apply(module, name, amount=amount)
    return module


def l1_unstructured(module: Any, name: str, amount: Amount, importance_scores: Any = None) -> Any:
    """Make those elements zero that are nearest to zero, or whose scores are."""
    L1Unstructured.apply(module, name, amount=amount, importance_scores=importance_scores)
    return module


def random_structured(module: Any, name: str, amount: Amount, dim: int) -> Any:
    """Make slices of dimension `dim` zero, at random."""
    RandomStructured.apply(module, name, amount=amount, dim=dim)
    return module


def ln_structured(module: Any, name: str, amount: Amount, n: Any, dim: int, importance_scores: Any = None) -> Any:
    """Make the slices of dimension `dim` zero that have the least norm."""
    LnStructured.apply(module, name, amount=amount, n=n, dim=dim, importance_scores=importance_scores)
    return module


def custom_from_mask(module: Any, name: str, mask: Any) -> Any:
    """Prune a parameter by a mask that is given."""
    CustomFromMask.apply(module, name, mask=mask)
    return module


def global_unstructured(
    parameters: Sequence[tuple[Any, str]], pruning_method: Callable[..., Any], importance_scores: Any = None,
    **kwargs: Any,
) -> None:  # fmt: skip
    """Choose from the elements of several parameters, pairs of a module and a name, as if they were one vector."""
    if not isinstance(parameters, Iterable):
        msg = "global_unstructured(): parameters is not an Iterable"
        raise ArgumentError(msg)
    arguments = {} if importance_scores is None else importance_scores
    if not isinstance(arguments, dict):
        msg = "global_unstructured(): importance_scores must be of type dict"
        raise ArgumentError(msg)
    pairs = list(parameters)
    originals = [getattr(module, name) for module, name in pairs]
    scores = [
        arguments.get((module, name), original) for (module, name), original in zip(pairs, originals, strict=True)
    ]
    masks: list[Any] = [getattr(module, name + "_mask", None) for module, name in pairs]
    masks = [F.ones_like(original) if mask is None else mask for original, mask in zip(originals, masks, strict=True)]
    method: Any = pruning_method(**kwargs)
    if method.PRUNING_TYPE != "unstructured":
        msg = (
            'Only "unstructured" PRUNING_TYPE supported for the `pruning_method`. Found method '
            f"{pruning_method} of type {method.PRUNING_TYPE}"
        )
        raise ArgumentError(msg)
    container = PruningContainer()
    container._tensor_name = method._tensor_name = "temp"
    container.add_pruning_method(method)
    flat = F.cat([score.reshape(-1) for score in scores]), F.cat([mask.reshape(-1) for mask in masks])
    chosen = container.compute_mask(flat[0].detach(), flat[1])
    for (module, name), part in zip(pairs, chosen.split([original.numel() for original in originals]), strict=True):
        custom_from_mask(module, name, mask=part.view(getattr(module, name).shape))


def remove(module: Any, name: str) -> Any:
    """Make a pruned parameter an ordinary one, with its zeros. ValueError where it is not pruned."""
    for key, hook in tuple(module._forward_pre_hooks.items()):
        if _prunes(hook, name):
            hook.remove(module)
            del module._forward_pre_hooks[key]
            return module
    msg = f"Parameter '{name}' of module {module} has to be pruned before pruning can be removed"
    raise ArgumentValueError(msg)


def is_pruned(module: Any) -> bool:
    """Whether a parameter of the module, or of one inside of it, is pruned."""
    return any(
        isinstance(hook, BasePruningMethod) for item in module.modules() for hook in item._forward_pre_hooks.values()
    )
