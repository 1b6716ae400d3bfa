"""Dispatch keys and key sets.

A key set is an ``int`` with one bit a key, so that the union of two tensors' sets is one ``|`` and a table look-up is
one dictionary access. Higher bits are served first: functionality (arguments that take
functions over, batches, forward mode, autograd) lies above
backends.
"""

from __future__ import annotations

CPU = 1 << 0
META = 1 << 1
CUDA = 1 << 2
AUTOGRAD_CPU = 1 << 16
AUTOGRAD_META = 1 << 17
AUTOGRAD_CUDA = 1 << 18
FORWARD_AD = 1 << 24
BATCHED = 1 << 28
TORCH_FUNCTION = 1 << 29

NAMES: dict[int, str] = {
    CPU: "CPU",
    META: "Meta",
    CUDA: "CUDA",
    AUTOGRAD_CPU: "AutogradCPU",
    AUTOGRAD_META: "AutogradMeta",
    AUTOGRAD_CUDA: "AutogradCUDA",
    FORWARD_AD: "ForwardAD",
    BATCHED: "Batched",
    TORCH_FUNCTION: "TorchFunction",
}
BY_NAME: dict[str, int] = {name: key for key, name in NAMES.items()}
BACKENDS = CPU | META | CUDA
AUTOGRAD = AUTOGRAD_CPU | AUTOGRAD_META | AUTOGRAD_CUDA
FUNCTIONALITY = AUTOGRAD | FORWARD_AD
BELOW_FORWARD = ~FORWARD_AD
BELOW_AUTOGRAD = ~FUNCTIONALITY

# Alias keys stand for several keys at once in a table; a kernel under the key itself goes before one under an alias.
COMPOSITE_EXPLICIT_AUTOGRAD = "CompositeExplicitAutograd"
COMPOSITE_IMPLICIT_AUTOGRAD = "CompositeImplicitAutograd"
AUTOGRAD_ALIAS = "Autograd"
ALIASES = (COMPOSITE_EXPLICIT_AUTOGRAD, COMPOSITE_IMPLICIT_AUTOGRAD, AUTOGRAD_ALIAS)

BATCH_RULE = "batch"  # no key: where the rule of an entry stands that its kernel for batches is made of


def describe(keyset: int) -> str:
    """The names of the keys in `keyset`, highest priority first."""
    names = [name for key, name in sorted(NAMES.items(), reverse=True) if keyset & key]
    return ", ".join(names) if names else "no key"


def highest(keyset: int) -> int:
    """The key of `keyset` that is served first, 0 for the empty set."""
    return 1 << (keyset.bit_length() - 1) if keyset else 0
