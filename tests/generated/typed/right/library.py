"""Operators as data, and one replaced for a while."""

from typing import Any, assert_type

import generated as ow

names = [operator.name for operator in ow.registered_operators()]
assert_type(names, list[str])


def doubled(self: Any) -> Any:
    """In place of exp."""
    return self + self


with ow.Library() as library:
    library.impl("exp", doubled, "CPU")
    assert ow.exp(ow.ones(1)).item() == 2.0


def either(value: object) -> ow.Tensor | None:
    """The value, if it is a tensor."""
    return value if ow.is_tensor(value) else None


assert_type(either(1), ow.Tensor | None)
