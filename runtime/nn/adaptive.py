"""A softmax over very many classes, of which rare ones share a place in the first (Grave et al., arXiv 1609.04309)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from runtime.errors import ArgumentValueError, ComputeError
from runtime.guards import no_grad
from runtime.nn.containers import ModuleList, Sequential
from runtime.nn.linear import Linear
from runtime.nn.module import Module
from runtime.nn.operators import F
from runtime.tensor import Tensor


class ASMoutput(NamedTuple):
    """The log probability of each target, and the mean of their negatives."""

    output: Any
    loss: Any


class AdaptiveLogSoftmaxWithLoss(Module):
    """Log probabilities and the loss of classes that are sorted by how often they are, the most frequent first.

    `cutoffs` divide them: the first part has outputs of its own in ``head``, each other part one for all of its
    classes, and a projection of its own in ``tail``, which is `div_value` times narrower than the one before.
    """

    def __init__(
        self, in_features: int, n_classes: int, cutoffs: Sequence[int], div_value: float = 4.0, head_bias: bool = False,
        device: Any = None, dtype: Any = None,
    ) -> None:  # fmt: skip
        super().__init__()
        cutoff_list = list(cutoffs)
        if not cutoff_list:
            msg = "cutoffs should be a sequence of length larger than 0"
            raise ArgumentValueError(msg)
        rises = all(a < b for a, b in pairwise([0, *cutoff_list, n_classes]))
        if not rises or any(int(item) != item for item in cutoff_list):
            msg = (
                "cutoffs should be a sequence of unique, positive integers sorted in an increasing order, where each "
                f"value is between 1 and n_classes-1, got {cutoff_list}"
            )
            raise ArgumentValueError(msg)
        self.in_features, self.n_classes, self.cutoffs = in_features, n_classes, [*cutoff_list, n_classes]
        self.div_value, self.head_bias = div_value, head_bias
        self.shortlist_size, self.n_clusters = cutoff_list[0], len(cutoff_list)
        self.head_size = self.shortlist_size + self.n_clusters
        self.head = Linear(in_features, self.head_size, head_bias, device, dtype)
        self.tail = ModuleList()
        for number, (first, last) in enumerate(pairwise(self.cutoffs), 1):
            width = int(in_features // div_value**number)
            narrow = Linear(in_features, width, False, device, dtype)
            self.tail.append(Sequential(narrow, Linear(width, last - first, False, device, dtype)))

    def reset_parameters(self) -> None:
        """Draw new numbers."""
        self.head.reset_parameters()
        for item in self.tail:
            for layer in item:
                layer.reset_parameters()

    def forward(self, input_: Any, target_: Any) -> ASMoutput:
        """(N, in_features) and (N), or one instance: the log probabilities of the targets, and the loss."""
        _check_target(input_, target_)
        alone = target_.ndim == 0
        arguments, target = (input_.unsqueeze(0), target_.unsqueeze(0)) if alone else (input_, target_)
        if target.numel() and (target.min().item() < 0 or target.max().item() >= self.n_classes):
            msg = (
                f"Target values should be in [0, {self.n_classes - 1}], but values in range [{target.min().item()}, "
                f"{target.max().item()}] were found. "
            )
            raise ComputeError(msg)
        positions, output = target, F.zeros(target.shape, dtype=input_.dtype, device=input_.device)
        for cluster, (first, last) in enumerate(pairwise(self.cutoffs)):
            inside = (target >= first) & (target < last)
            rows = inside.nonzero().squeeze(1)
            if rows.numel():
                logs = F.log_softmax(self.tail[cluster](arguments.index_select(0, rows)), 1)
                chosen = logs.gather(1, (target.index_select(0, rows) - first).unsqueeze(1)).squeeze(1)
                output = output.index_copy(0, rows, chosen)
            positions = F.where(inside, self.shortlist_size + cluster, positions)
        output = output + F.log_softmax(self.head(arguments), 1).gather(1, positions.unsqueeze(1)).squeeze(1)
        return ASMoutput(output.squeeze(0) if alone else output, (-output).mean())

    def log_prob(self, input: Any) -> Any:
        """(N, in_features) to the log probabilities of all classes, (N, n_classes)."""
        head = F.log_softmax(self.head(input), 1)
        shortlist = head[:, : self.shortlist_size]
        shared = head[:, self.shortlist_size :].unbind(1)
        parts = [
            F.log_softmax(module(input), 1) + item.unsqueeze(1) for module, item in zip(self.tail, shared, strict=True)
        ]
        return F.cat([shortlist, *parts], 1)

    def predict(self, input: Any) -> Any:
        """The most probable class of every instance, (N); rare classes are looked at where they may be it."""
        head: Any = self.head(input)
        best = head.argmax(1)
        rows = (best >= self.shortlist_size).nonzero().squeeze(1)
        if rows.numel():
            with no_grad():
                best = best.index_copy(0, rows, self.log_prob(input.index_select(0, rows)).argmax(1))
        return best


def _check_target(input_: Tensor, target: Any) -> None:
    """RuntimeError unless there is one target for every instance."""
    if target.ndim > 1:
        msg = "0D or 1D target tensor expected, multi-target not supported"
        raise ComputeError(msg)
    if input_.ndim != target.ndim + 1:
        msg = (
            f"{target.ndim}D target tensor expects {target.ndim + 1}D input tensors, but found inputs with size "
            f"{tuple(input_.shape)}"
        )
        raise ComputeError(msg)
    if target.ndim == 1 and input_.shape[0] != target.shape[0]:
        msg = "Input and target should have the same size in the batch dimension."
        raise ComputeError(msg)
