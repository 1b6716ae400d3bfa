# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of optimisers; docstrings stand in the module."""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from collections.abc import Sequence

from runtime.annotations import _bool, _float, _Tensor

__all__ = [
    "_counted_",
    "_sgd_step_",
    "_adam_step_",
    "_nadam_step_",
    "_radam_step_",
    "_adamax_step_",
    "_adagrad_step_",
    "_adadelta_step_",
    "_rmsprop_step_",
    "_rprop_step_",
    "_asgd_step_",
    "_lion_step_",
    "_moved_towards_",
]

def _counted_(input: Sequence[_Tensor]) -> builtins.list[_Tensor]: ...
def _sgd_step_(
    input: Sequence[_Tensor], buffers: Sequence[_Tensor], grads: Sequence[_Tensor], *, lr: _float,
    momentum: _float = 0.0, dampening: _float = 0.0, decay: _float = 0.0, nesterov: _bool = False,
    maximize: _bool = False, first: _bool = False,
) -> None: ...
def _adam_step_(
    input: Sequence[_Tensor], means: Sequence[_Tensor], squares: Sequence[_Tensor], largest: Sequence[_Tensor],
    grads: Sequence[_Tensor], steps: Sequence[_Tensor], *, lr: _float, beta1: _float, beta2: _float, eps: _float,
    decay: _float = 0.0, decoupled: _bool = False, amsgrad: _bool = False, maximize: _bool = False,
) -> None: ...
def _nadam_step_(
    input: Sequence[_Tensor], means: Sequence[_Tensor], squares: Sequence[_Tensor], grads: Sequence[_Tensor],
    steps: Sequence[_Tensor], products: Sequence[_Tensor], *, lr: _float, beta1: _float, beta2: _float, eps: _float,
    decay: _float, momentum_decay: _float, decoupled: _bool = False, maximize: _bool = False,
) -> None: ...
def _radam_step_(
    input: Sequence[_Tensor], means: Sequence[_Tensor], squares: Sequence[_Tensor], grads: Sequence[_Tensor],
    steps: Sequence[_Tensor], *, lr: _float, beta1: _float, beta2: _float, eps: _float, decay: _float = 0.0,
    decoupled: _bool = False, maximize: _bool = False,
) -> None: ...
def _adamax_step_(
    input: Sequence[_Tensor], means: Sequence[_Tensor], largest: Sequence[_Tensor], grads: Sequence[_Tensor],
    steps: Sequence[_Tensor], *, lr: _float, beta1: _float, beta2: _float, eps: _float, decay: _float = 0.0,
    maximize: _bool = False,
) -> None: ...
def _adagrad_step_(
    input: Sequence[_Tensor], sums: Sequence[_Tensor], grads: Sequence[_Tensor], steps: Sequence[_Tensor], *,
    lr: _float, lr_decay: _float, eps: _float, decay: _float = 0.0, maximize: _bool = False,
) -> None: ...
def _adadelta_step_(
    input: Sequence[_Tensor], squares: Sequence[_Tensor], changes: Sequence[_Tensor], grads: Sequence[_Tensor], *,
    lr: _float, rho: _float, eps: _float, decay: _float = 0.0, maximize: _bool = False,
) -> None: ...
def _rmsprop_step_(
    input: Sequence[_Tensor], squares: Sequence[_Tensor], means: Sequence[_Tensor], buffers: Sequence[_Tensor],
    grads: Sequence[_Tensor], *, lr: _float, alpha: _float, eps: _float, decay: _float = 0.0, momentum: _float = 0.0,
    centered: _bool = False, maximize: _bool = False,
) -> None: ...
def _rprop_step_(
    input: Sequence[_Tensor], before: Sequence[_Tensor], sizes: Sequence[_Tensor], grads: Sequence[_Tensor], *,
    smaller: _float, larger: _float, least: _float, most: _float, maximize: _bool = False,
) -> None: ...
def _asgd_step_(
    input: Sequence[_Tensor], averages: Sequence[_Tensor], grads: Sequence[_Tensor], rates: Sequence[_Tensor],
    weights: Sequence[_Tensor], *, lambd: _float, decay: _float = 0.0, maximize: _bool = False,
) -> None: ...
def _lion_step_(
    input: Sequence[_Tensor], means: Sequence[_Tensor], grads: Sequence[_Tensor], *, lr: _float, beta1: _float,
    beta2: _float, decay: _float = 0.0, maximize: _bool = False,
) -> None: ...
def _moved_towards_(
    input: Sequence[_Tensor], others: Sequence[_Tensor], *, weight: _float
) -> builtins.list[_Tensor]: ...
