"""An optimiser whose states are divided among ranks (ZeRO, stage 1: arXiv 1910.02054)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from runtime.distributed import collectives, objects
from runtime.distributed.groups import resolved
from runtime.distributed.join import Join, Joinable, JoinHook
from runtime.errors import ArgumentValueError, ComputeError
from runtime.optim.optimizer import Optimizer
from runtime.tensor.device import cpu

__all__ = ["ZeroRedundancyOptimizer"]


class ZeroRedundancyOptimizer(Optimizer, Joinable):
    """Lets an optimiser of `optimizer_class` on each rank update a part of the parameters, and sends them to all.

    Parameters are divided by their sizes. Gradients have to be the same on all ranks, as
    DistributedDataParallel leaves them. ``state_dict()`` gives the states of all ranks after
    :meth:`consolidate_state_dict`, in the form of the optimiser of one process, which :meth:`load_state_dict` takes on
    any number of ranks. Beside DistributedDataParallel in a :class:`~runtime.distributed.join.Join`, the model first, a
    rank without another batch goes on to update its part.
    """

    def __init__(
        self, params: Any, optimizer_class: type[Optimizer], process_group: Any = None,
        parameters_as_bucket_view: bool = False, overlap_with_ddp: bool = False, **defaults: Any,
    ) -> None:  # fmt: skip
        del parameters_as_bucket_view
        if overlap_with_ddp:
            msg = "ZeroRedundancyOptimizer(): overlap_with_ddp has to be False; step() updates after backward"
            raise ArgumentValueError(msg)
        member = resolved("ZeroRedundancyOptimizer", process_group)
        if member is None:
            msg = "ZeroRedundancyOptimizer(): this process is not in the group"
            raise ArgumentValueError(msg)
        self._group, self._class, self._options = member, optimizer_class, defaults
        self._all_states: list[Any] | None = None
        self._is_ready = False
        super().__init__(params, defaults)
        self._is_ready = True
        self._divide()

    def add_param_group(self, param_group: Any) -> None:
        """Add parameters, which are divided anew; states so far stay with their parameters."""
        super().add_param_group(param_group)
        if self._is_ready:
            before = self.optim.state
            self._divide()
            self.optim.state.update({key: value for key, value in before.items() if self._owner[id(key)] == self._rank})

    @property
    def _rank(self) -> int:
        return self._group.rank()

    def _divide(self) -> None:
        """Give each parameter to the rank that has the fewest elements so far, the largest ones first."""
        parameters = [parameter for group in self.param_groups for parameter in group["params"]]
        counts = [0] * self._group.size()
        self._owner: dict[int, int] = {}
        for parameter in sorted(parameters, key=lambda item: -item.numel()):
            rank = counts.index(min(counts))
            self._owner[id(parameter)] = rank
            counts[rank] += parameter.numel()
        self.optim = self._class([self._part(group) for group in self.param_groups], **self._options)
        for group, part in zip(self.param_groups, self.optim.param_groups, strict=True):
            for name, value in part.items():
                if name != "params":
                    group.setdefault(name, value)

    def _part(self, group: dict[str, Any]) -> dict[str, Any]:
        """A group with the parameters of this rank."""
        return {**group, "params": [item for item in group["params"] if self._owner[id(item)] == self._rank]}

    def step(self, closure: Callable[[], Any] | None = None) -> Any:
        """Update the parameters of this rank, and get those of the others; the loss, where a closure computes it."""
        Join.notify_join_context(self)
        self._match(self.param_groups, self.optim.param_groups)
        loss = self.optim.step(closure)
        self._match(self.optim.param_groups, self.param_groups)
        works = [
            collectives.broadcast(parameter.detach(), group=self._group, async_op=True,
                                  group_src=self._owner[id(parameter)])
            for group in self.param_groups for parameter in group["params"]
        ]  # fmt: skip
        for work in works:
            assert work is not None
            work.wait()
        self._all_states = None
        return loss

    def join_hook(self, **kwargs: Any) -> JoinHook:
        """What :class:`~runtime.distributed.join.Join` calls on ranks without another batch."""
        del kwargs
        return _StepHook(self)

    @property
    def join_device(self) -> Any:
        """The CPU."""
        return cpu

    @property
    def join_process_group(self) -> Any:
        """The group whose ranks divide the states."""
        return self._group

    @staticmethod
    def _match(source: list[Any], target: list[Any]) -> None:
        """Take hyperparameters over, which schedules change."""
        for group, part in zip(source, target, strict=True):
            part.update({name: value for name, value in group.items() if name != "params"})

    def consolidate_state_dict(self, to: int = 0) -> None:
        """Bring the states of all ranks to one, called by all; :meth:`state_dict` gives them there."""
        is_target = self._rank == to
        parts: list[Any] | None = [None] * self._group.size() if is_target else None
        objects.gather_object(self.optim.state_dict()["state"], parts, group=self._group, group_dst=to)
        self._all_states = parts

    def _local_indices(self, rank: int) -> list[int]:
        """The indices that the parameters of a rank have among all, in its order."""
        parameters = [parameter for group in self.param_groups for parameter in group["params"]]
        return [index for index, parameter in enumerate(parameters) if self._owner[id(parameter)] == rank]

    def state_dict(self) -> dict[str, Any]:
        """The states of all ranks. RuntimeError before :meth:`consolidate_state_dict`."""
        if self._all_states is None:
            msg = (
                "Optimizer state has not been consolidated on this rank. Please call "
                f"`consolidate_state_dict(to={self._rank})` on all ranks beforehand if you meant to save the global "
                "state."
            )
            raise ComputeError(msg)
        result = super().state_dict()
        result["state"] = {
            index: state[local]
            for rank, state in enumerate(self._all_states)
            for local, index in enumerate(self._local_indices(rank)) if local in state
        }  # fmt: skip
        return result

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Take the states of this rank's parameters, and hyperparameters."""
        local = self._local_indices(self._rank)
        states = {position: state_dict["state"][i] for position, i in enumerate(local) if i in state_dict["state"]}
        positions = {index: position for position, index in enumerate(local)}
        groups = [
            {**group, "params": [positions[index] for index in group["params"] if index in positions]}
            for group in state_dict["param_groups"]
        ]
        self.optim.load_state_dict({"state": states, "param_groups": groups})
        super().load_state_dict({"state": {}, "param_groups": state_dict["param_groups"]})


class _StepHook(JoinHook):
    """What a rank without another batch does: steps, by the gradients that other ranks left there."""

    def __init__(self, optimizer: ZeroRedundancyOptimizer) -> None:
        self._optimizer = optimizer

    def main_hook(self) -> None:
        """The step of one batch of other ranks."""
        self._optimizer.step()
