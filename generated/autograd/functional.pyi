# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Products with Jacobians and Hessians of functions of tensors."""

from collections.abc import Callable
from typing import Literal, TypeAlias, TypeVar, overload

from .. import Tensor

_Tensors: TypeAlias = Tensor | tuple[Tensor, ...]
_Several: TypeAlias = tuple[Tensor, ...]
_Strategy: TypeAlias = Literal["reverse-mode", "forward-mode"]
_Inputs = TypeVar("_Inputs", Tensor, tuple[Tensor, ...])
_Outputs = TypeVar("_Outputs", Tensor, tuple[Tensor, ...])

def vjp(
    func: Callable[..., _Outputs],
    inputs: _Inputs,
    v: _Tensors | None = None,
    create_graph: bool = False,
    strict: bool = False,
) -> tuple[_Outputs, _Inputs]:
    """The outputs of `func(*inputs)` and the product of `v`, a tensor for each output, with the Jacobian."""

def jvp(
    func: Callable[..., _Outputs],
    inputs: _Inputs,
    v: _Tensors | None = None,
    create_graph: bool = False,
    strict: bool = False,
) -> tuple[_Outputs, _Outputs]:
    """The outputs of `func(*inputs)` and the product of the Jacobian with `v`, a tensor for each input."""

def vhp(
    func: Callable[..., _Outputs],
    inputs: _Inputs,
    v: _Tensors | None = None,
    create_graph: bool = False,
    strict: bool = False,
) -> tuple[_Outputs, _Inputs]:
    """The output of a function with one output of one element, and the product of `v` with its Hessian."""

def hvp(
    func: Callable[..., _Outputs],
    inputs: _Inputs,
    v: _Tensors | None = None,
    create_graph: bool = False,
    strict: bool = False,
) -> tuple[_Outputs, _Inputs]:
    """The output of a function with one output of one element, and the product of its Hessian with `v`."""

@overload
def jacobian(
    func: Callable[..., Tensor],
    inputs: Tensor,
    create_graph: bool = False,
    strict: bool = False,
    vectorize: bool = False,
    strategy: _Strategy = "reverse-mode",
) -> Tensor:
    """The Jacobian: for each output and input a tensor of the output's shape followed by the input's."""

@overload
def jacobian(
    func: Callable[..., Tensor],
    inputs: _Several,
    create_graph: bool = False,
    strict: bool = False,
    vectorize: bool = False,
    strategy: _Strategy = "reverse-mode",
) -> _Several: ...

@overload
def jacobian(
    func: Callable[..., _Several],
    inputs: Tensor,
    create_graph: bool = False,
    strict: bool = False,
    vectorize: bool = False,
    strategy: _Strategy = "reverse-mode",
) -> _Several: ...

@overload
def jacobian(
    func: Callable[..., _Several],
    inputs: _Several,
    create_graph: bool = False,
    strict: bool = False,
    vectorize: bool = False,
    strategy: _Strategy = "reverse-mode",
) -> tuple[_Several, ...]: ...

@overload
def hessian(
    func: Callable[..., Tensor],
    inputs: Tensor,
    create_graph: bool = False,
    strict: bool = False,
    vectorize: bool = False,
    outer_jacobian_strategy: _Strategy = "reverse-mode",
) -> Tensor:
    """The Hessian of a function with one output of one element."""

@overload
def hessian(
    func: Callable[..., Tensor],
    inputs: _Several,
    create_graph: bool = False,
    strict: bool = False,
    vectorize: bool = False,
    outer_jacobian_strategy: _Strategy = "reverse-mode",
) -> tuple[_Several, ...]: ...
