"""Modules of which `vmap` computes several at once, and what they must be without."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from runtime.errors import ComputeError
from runtime.func.inputs import F
from runtime.tensor import Tensor


def stack_module_state(models: Sequence[Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The parameters and the buffers of modules of one class, by path, each stacked along a first dimension.

    ``vmap(functional_call, (None, (0, 0), None))`` computes all of them. The parameters are leaves of their own.
    RuntimeError for no module, and for modules of several classes or modes.
    """
    if not models:
        msg = "stack_module_state: Expected at least one model, got 0."
        raise ComputeError(msg)
    if len({model.training for model in models}) > 1:
        msg = "stack_module_state: Expected all models to have the same training/eval mode."
        raise ComputeError(msg)
    if len({type(model) for model in models}) > 1:
        names = ", ".join(sorted({type(model).__name__ for model in models}))
        msg = f"stack_module_state: Expected all models to be of the same class, got {names}."
        raise ComputeError(msg)
    return _stacked([dict(model.named_parameters()) for model in models]), _stacked(
        [dict(model.named_buffers()) for model in models]
    )


def _stacked(states: list[dict[str, Tensor]]) -> dict[str, Tensor]:
    by_name = {}
    for name in states[0]:
        every = [state[name] for state in states]
        flags = {item.requires_grad for item in every}
        if len(flags) > 1:
            msg = f"Expected {name} from each model to have the same .requires_grad"
            raise ComputeError(msg)
        stacked = F.stack(every).detach()
        by_name[name] = stacked.requires_grad_() if flags == {True} else stacked
    return by_name


def replace_all_batch_norm_modules_(root: Any) -> Any:
    """Let all batch norms of a module take the statistics of their batch and keep none."""
    from runtime.nn.batch_norm import _BatchNorm

    for module in root.modules():
        if isinstance(module, _BatchNorm):
            module.running_mean = module.running_var = module.num_batches_tracked = None
            module.track_running_stats = False
    return root
