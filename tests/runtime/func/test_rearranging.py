"""``func.rearrange``: dimensions by name, against reshaping and permuting by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import generated as ow
from generated.func import rearrange, vmap

X = ow.arange(2 * 6 * 4 * 3).reshape(2, 6, 4, 3)
PATTERNS: dict[str, tuple[dict[str, int], Callable[[Any], Any]]] = {
    "b h w c -> b h w c": ({}, lambda x: x),
    "b h w c -> (b h) w c": ({}, lambda x: x.reshape(12, 4, 3)),
    "b h w c -> h (b w) c": ({}, lambda x: x.transpose(1, 0, 2, 3).reshape(6, 8, 3)),
    "b h w c -> b c h w": ({}, lambda x: x.transpose(0, 3, 1, 2)),
    "b (h1 h) (w1 w) c -> (b h1 w1) h w c": (
        {"h1": 3, "w": 2}, lambda x: x.reshape(2, 3, 2, 2, 2, 3).transpose(0, 1, 3, 2, 4, 5).reshape(12, 2, 2, 3)
    ),
    "b (h h1) (w w1) c -> b h w (c h1 w1)": (
        {"h1": 2, "w1": 4}, lambda x: x.reshape(2, 3, 2, 1, 4, 3).transpose(0, 1, 3, 5, 2, 4).reshape(2, 3, 1, 24)
    ),
    "b ... c -> b c ...": ({}, lambda x: x.transpose(0, 3, 1, 2)),
    "b ... -> (b ...)": ({}, lambda x: x.reshape(-1)),
    "... c -> c (...)": ({}, lambda x: x.reshape(48, 3).T),
    "a b c d ... -> a b c d ...": ({}, lambda x: x),
    "b h w c -> 1 b 1 h w c ()": ({}, lambda x: x.reshape(1, 2, 1, 6, 4, 3, 1)),
    "b  h w (c 1)->c b (h w)": ({}, lambda x: x.transpose(3, 0, 1, 2).reshape(3, 2, 24)),
}  # fmt: skip
WRONG: dict[str, tuple[str, dict[str, int], str]] = {
    "arrow": ("a b c d", {}, "needs one ->"),
    "twice": ("a a b c -> a b c", {}, "'a' stands twice"),
    "one side": ("a b c d -> a b c", {}, "'d' stands on one side only"),
    "too few": ("a b c -> a b c", {}, r"names 3 dimensions, and the shape is \[2, 6, 4, 3\]"),
    "too many": ("a b c d e -> a b c d e", {}, "names 5 dimensions"),
    "open": ("(a b c d -> a b c d", {}, "parentheses must be closed"),
    "nested": ("((a) b) c d e -> a b c d e", {}, "not be in one another"),
    "letters": ("a b c $ -> a b c $", {}, r"'\$' is no name"),
    "unknown sizes": ("(a b) c d e -> a b c d e", {}, "not enough to know the sizes of a and b"),
    "division": ("a (b c) d e -> a b c d e", {"b": 4}, "does not divide a dimension of 6"),
    "size": ("a b c d -> a b c d", {"a": 3}, "does not divide a dimension of 2"),
    "no such name": ("a b c d -> a b c d", {"z": 3}, "no dimension 'z'"),
    "dots in parentheses": ("(a ...) -> a ...", {}, "cannot be in parentheses on the left"),
}


@pytest.mark.parametrize("pattern", PATTERNS)
def test_patterns(pattern: str) -> None:
    sizes, by_hand = PATTERNS[pattern]
    np.testing.assert_array_equal(rearrange(X, pattern, **sizes).numpy(), by_hand(X.numpy()))
    np.testing.assert_array_equal(rearrange(list(X), pattern, **sizes).numpy(), by_hand(X.numpy()))
    rows = vmap(lambda x: rearrange(x, pattern, **sizes))(ow.stack([X, X * 2]))
    np.testing.assert_array_equal(rows[1].numpy(), by_hand(X.numpy()) * 2)


def test_gradients_and_views() -> None:
    x = X.double().requires_grad_()
    (rearrange(x, "a b c d -> d (a b) c").sum(1) * ow.arange(12).reshape(3, 4)).sum().backward()
    np.testing.assert_array_equal(x.grad.numpy(), np.broadcast_to(np.arange(12.0).reshape(3, 4).T, (2, 6, 4, 3)))
    assert rearrange(X, "a b c d -> d c b a").data_ptr() == X.data_ptr()


@pytest.mark.parametrize("name", WRONG)
def test_errors_say_what_is_wrong(name: str) -> None:
    pattern, sizes, message = WRONG[name]
    with pytest.raises(ValueError, match=message):
        rearrange(X, pattern, **sizes)
    with pytest.raises(TypeError, match="expected a tensor, or a list or tuple of them, got str"):
        rearrange("x", "a -> a")


@pytest.mark.parity
@pytest.mark.parametrize("pattern", PATTERNS)
def test_patterns_as_in_pytorch(pattern: str) -> None:
    torch = pytest.importorskip("torch")
    sizes, _ = PATTERNS[pattern]
    theirs = torch.func.rearrange(torch.from_numpy(X.numpy()), pattern, **sizes)
    np.testing.assert_array_equal(rearrange(X, pattern, **sizes).numpy(), theirs.numpy())
