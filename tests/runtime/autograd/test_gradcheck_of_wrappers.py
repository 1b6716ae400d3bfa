"""gradcheck of tensors that hold others: they are read, and moved, as their class says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

import pytest

import generated as ow
from generated.autograd import functional, gradcheck, gradgradcheck
from generated.utils._pytree import tree_map


class Holder(ow.Tensor):
    """A tensor that holds another, on which its operators are computed."""

    elem: Any

    @staticmethod
    def __new__(cls, elem: Any, requires_grad: bool = False) -> Self:
        holder = ow.Tensor._make_wrapper_subclass(cls, elem.size(), dtype=elem.dtype, requires_grad=requires_grad)
        holder.elem = elem.detach() if requires_grad else elem
        return holder

    @classmethod
    def __torch_dispatch__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        args, kwargs = tree_map(lambda item: item.elem if isinstance(item, cls) else item, (args, kwargs or {}))
        return tree_map(lambda item: cls(item) if isinstance(item, ow.Tensor) else item, func(*args, **kwargs))


def held(*sizes: int, dtype: Any = ow.float64) -> Any:
    return Holder(ow.rand(*sizes, dtype=dtype), True)


FUNCTIONS: dict[str, Callable[[Any], Any]] = {
    "one output": lambda x: x.exp().sum(1),
    "two outputs": lambda x: (x.sin(), (x * x).sum()),
    "a view": lambda x: x.t() * 2,
    "jacobian": lambda x: functional.jacobian(lambda y: y.exp().sum(1), x, create_graph=True),
    "vjp": lambda x: functional.vjp(lambda y: (y**3).sum(), x, create_graph=True)[1],
    "vhp": lambda x: functional.vhp(lambda y: (y**3).sum(), x, ow.ones(2, 2, dtype=ow.float64), create_graph=True)[1],
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_gradients_of_holders_are_checked(name: str) -> None:
    assert gradcheck(FUNCTIONS[name], (held(2, 2),))


@pytest.mark.parametrize("dtype", [ow.float64, ow.complex128])
def test_second_gradients_and_complex_numbers(dtype: Any) -> None:
    assert gradcheck(lambda x: x * x, (held(3, dtype=dtype),))
    assert gradgradcheck(lambda x: x * x * x, (held(2, dtype=dtype),))


def test_a_wrong_gradient_of_a_holder_is_found_and_the_input_is_restored() -> None:
    class Wrong(ow.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            return x * 2

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return grad * 3

    x = held(2)
    before = x.elem.tolist()
    with pytest.raises(RuntimeError, match="Jacobian mismatch"):
        gradcheck(Wrong.apply, (x,))
    assert x.elem.tolist() == before


STRICT: list[tuple[str, Callable[..., Any], tuple[Any, ...]]] = [
    ("hessian", functional.hessian, ()), ("vhp", functional.vhp, (ow.ones(2),)),
    ("hvp", functional.hvp, (ow.ones(2),)),
]  # fmt: skip


@pytest.mark.parametrize(("name", "function", "vectors"), STRICT)
def test_a_constant_jacobian_is_an_error_of_what_differentiates_it(
    name: str, function: Callable[..., Any], vectors: tuple[Any, ...]
) -> None:
    message = f"jacobian of the user-provided function with respect to input 0 is .* given to {name}"
    with pytest.raises(RuntimeError, match=message):
        function(lambda x: (3 * x).sum(), ow.rand(2), *vectors, strict=True)
    result = function(lambda x: (3 * x).sum(), ow.rand(2), *vectors, strict=False)
    assert not (result if name == "hessian" else result[1]).any()


@pytest.mark.parametrize("inputs", [(ow.ones(2), 1), 1])
def test_hessian_names_itself_where_inputs_are_no_tensors(inputs: Any) -> None:
    with pytest.raises(TypeError, match="The inputs given to hessian must be either a Tensor"):
        functional.hessian(lambda x, *_: x.sum(), inputs)
