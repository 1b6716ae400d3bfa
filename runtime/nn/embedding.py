"""Tables of vectors that are looked up by number: Embedding, EmbeddingBag."""

from __future__ import annotations

from typing import Any, Self

from runtime.errors import ArgumentValueError
from runtime.guards import no_grad
from runtime.nn import init
from runtime.nn.linear import weights
from runtime.nn.module import Module
from runtime.nn.operators import F
from runtime.nn.parameter import Parameter
from runtime.tensor import Tensor


class _Table(Module):
    """The table, normal numbers at first; one row may stay zero."""

    weight: Parameter

    def __init__(
        self, num_embeddings: int, embedding_dim: int, padding_idx: int | None, weight: Tensor | None, device: Any,
        dtype: Any, freeze: bool = False,
    ) -> None:  # fmt: skip
        super().__init__()
        self.num_embeddings = num_embeddings
        self.embedding_dim = embedding_dim
        if padding_idx is not None:
            if not -num_embeddings <= padding_idx < num_embeddings:
                msg = f"padding_idx must be within num_embeddings, got {padding_idx} of {num_embeddings}"
                raise ArgumentValueError(msg)
            padding_idx %= num_embeddings
        self.padding_idx = padding_idx
        if weight is None:
            self.weight = weights(num_embeddings, embedding_dim, device=device, dtype=dtype)
            self.reset_parameters()
            self.weight.requires_grad = not freeze  # type: ignore[misc]
        elif weight.shape != (num_embeddings, embedding_dim):
            msg = f"shape of weight does not match num_embeddings and embedding_dim, got {list(weight.shape)}"
            raise ArgumentValueError(msg)
        else:
            self.weight = Parameter(weight, requires_grad=not freeze)

    def reset_parameters(self) -> None:
        """Draw new numbers."""
        init.normal_(self.weight)
        if self.padding_idx is not None:
            with no_grad():
                self.weight[self.padding_idx].fill_(0)  # type: ignore[index]

    def _shown(self, names: dict[str, Any]) -> str:
        shown = [f"{self.num_embeddings}, {self.embedding_dim}"]
        return ", ".join(shown + [f"{name}={getattr(self, name)!r}" for name, usual in names.items()
                                  if getattr(self, name) != usual])  # fmt: skip


def _check_matrix(embeddings: Tensor) -> None:
    if embeddings.ndim != 2:
        msg = f"Embeddings parameter is expected to be 2-dimensional, got {embeddings.ndim}"
        raise ArgumentValueError(msg)


class Embedding(_Table):
    """A vector for each of `num_embeddings` numbers; that of `padding_idx` is zero and is not learnt."""

    def __init__(
        self, num_embeddings: int, embedding_dim: int, padding_idx: int | None = None, max_norm: float | None = None,
        norm_type: float = 2.0, scale_grad_by_freq: bool = False, sparse: bool = False, _weight: Tensor | None = None,
        _freeze: bool = False, device: Any = None, dtype: Any = None,
    ) -> None:  # fmt: skip
        super().__init__(num_embeddings, embedding_dim, padding_idx, _weight, device, dtype, _freeze)
        self.max_norm = max_norm
        self.norm_type = norm_type
        self.scale_grad_by_freq = scale_grad_by_freq
        self.sparse = sparse

    @classmethod
    def from_pretrained(
        cls, embeddings: Tensor, freeze: bool = True, padding_idx: int | None = None, max_norm: float | None = None,
        norm_type: float = 2.0, scale_grad_by_freq: bool = False, sparse: bool = False,
    ) -> Self:  # fmt: skip
        """One with the vectors of a matrix, which are not learnt unless `freeze` is False."""
        _check_matrix(embeddings)
        return cls(
            embeddings.shape[0], embeddings.shape[1], padding_idx, max_norm, norm_type, scale_grad_by_freq, sparse,
            _weight=embeddings, _freeze=freeze,
        )  # fmt: skip

    def forward(self, input: Tensor) -> Any:
        """Integers of any shape to (..., embedding_dim)."""
        return F.embedding(
            input, self.weight, self.padding_idx, self.max_norm, self.norm_type, self.scale_grad_by_freq, self.sparse
        )

    def extra_repr(self) -> str:
        return self._shown({
            "padding_idx": None, "max_norm": None, "norm_type": 2.0, "scale_grad_by_freq": False, "sparse": False,
        })  # fmt: skip


class EmbeddingBag(_Table):
    """The sum, mean or maximum of the vectors of several numbers."""

    def __init__(
        self, num_embeddings: int, embedding_dim: int, max_norm: float | None = None, norm_type: float = 2.0,
        scale_grad_by_freq: bool = False, mode: str = "mean", sparse: bool = False, _weight: Tensor | None = None,
        include_last_offset: bool = False, padding_idx: int | None = None, device: Any = None, dtype: Any = None,
    ) -> None:  # fmt: skip
        super().__init__(num_embeddings, embedding_dim, padding_idx, _weight, device, dtype)
        self.max_norm = max_norm
        self.norm_type = norm_type
        self.scale_grad_by_freq = scale_grad_by_freq
        self.mode = mode
        self.sparse = sparse
        self.include_last_offset = include_last_offset

    @classmethod
    def from_pretrained(
        cls, embeddings: Tensor, freeze: bool = True, max_norm: float | None = None, norm_type: float = 2.0,
        scale_grad_by_freq: bool = False, mode: str = "mean", sparse: bool = False, include_last_offset: bool = False,
        padding_idx: int | None = None,
    ) -> Self:  # fmt: skip
        """One with the vectors of a matrix, which are not learnt unless `freeze` is False; ValueError for no matrix."""
        _check_matrix(embeddings)
        bag = cls(
            embeddings.shape[0], embeddings.shape[1], max_norm, norm_type, scale_grad_by_freq, mode, sparse, embeddings,
            include_last_offset, padding_idx,
        )  # fmt: skip
        bag.weight.requires_grad = not freeze  # type: ignore[misc]
        return bag

    def forward(self, input: Tensor, offsets: Tensor | None = None, per_sample_weights: Tensor | None = None) -> Any:
        """Bags as rows of a matrix, or one after another in a vector with `offsets`; to (bags, embedding_dim)."""
        return F.embedding_bag(
            input, self.weight, offsets, self.max_norm, self.norm_type, self.scale_grad_by_freq, self.mode, self.sparse,
            per_sample_weights, self.include_last_offset, self.padding_idx,
        )  # fmt: skip

    def extra_repr(self) -> str:
        return self._shown({
            "max_norm": None, "norm_type": 2.0, "scale_grad_by_freq": False, "mode": None, "padding_idx": None,
        })  # fmt: skip
