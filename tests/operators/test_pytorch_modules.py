"""PyTorch's own lists of modules, optimisers and operators over lists, with their samples and their errors."""

from __future__ import annotations

import contextlib
import functools
import itertools
from typing import Any

import pytest

import generated as ow

from .listed import (
    NotHereError,
    Taken,
    difference,
    difference_of_gradients,
    flat,
    listed,
    of_one_class,
    said_of,
    seen,
    tensor_of,
    torch,
    weights,
)

pytestmark = [pytest.mark.parity, pytest.mark.filterwarnings("ignore")]  # of either library, about what samples do

modules = pytest.importorskip("torch.testing._internal.common_modules")
optimizers = pytest.importorskip("torch.testing._internal.common_optimizers")
DRAWN = ("Dropout", "AlphaDropout", "FeatureAlphaDropout", "RReLU", "FractionalMaxPool")  # while they train
# Modules whose gradients are not compared, and why.
GRADIENTS = {"nn.CTCLoss": "PyTorch's is that of what comes before log_softmax too"}
# Errors of PyTorch that are none here, or of another class, by what PyTorch says.
ACCEPTED = {
    "delta must be a float or int": "a complex number is none of those that are compared with it",
    "lr as a Tensor is not supported": "a rate may be a tensor everywhere",
    "as a Tensor is not supported for capturable": "coefficients may be tensors everywhere",
    "betas must be either both": "a number and a tensor stand beside each other",
    "D input (got": "the rank of an input is looked at below nn.functional, a RuntimeError",
}


# Modules of which samples with gaps in memory are not compared, and why.
GAPS = {"nn.CTCLoss": "PyTorch reads targets that lie one behind another at other places where they have gaps"}


def named(path: str) -> Any:
    return functools.reduce(getattr, path.split("."), ow)


def is_here(info: Any) -> bool:
    """Whether samples of a module can be taken over: they hold no modules or parameters without a shape."""
    return not info.name.startswith("nn.Lazy") and "Transformer" not in info.name and "LinearCross" not in info.name


@pytest.mark.parametrize("info", [item for item in modules.module_db if is_here(item)], ids=lambda item: item.name)
def test_modules(info: Any) -> None:
    for training in (True, False) if info.train_and_eval_differ else (True,):
        torch.manual_seed(0)
        inputs = info.module_inputs_func(
            info, device="cpu", dtype=torch.float64, requires_grad=True, training=training
        )
        for element in itertools.islice(inputs, 4):
            compare_module(info, element, training=training)


@pytest.mark.exhaustive
@pytest.mark.parametrize("info", [item for item in modules.module_db if is_here(item)], ids=lambda item: item.name)
def test_all_samples_of_modules(info: Any) -> None:
    """Every sample, also of inputs that lie in memory with gaps."""
    for training, gaps in itertools.product((True, False), (False, True)):
        torch.manual_seed(0)
        inputs = info.module_inputs_func(
            info, device="cpu", dtype=torch.float64, requires_grad=True, training=training
        )
        for input_ in inputs:
            if gaps and info.name in GAPS:
                continue
            if gaps and input_.forward_input is not None:
                input_.forward_input.args = with_gaps(input_.forward_input.args)
                input_.forward_input.kwargs = with_gaps(input_.forward_input.kwargs)
            compare_module(info, input_, training=training)


def with_gaps(value: Any) -> Any:
    """The tensors of a sample, every second element of memory."""
    if isinstance(value, torch.Tensor):
        result = torch.stack([value.detach(), value.detach()], -1)[..., 0]
        return result.requires_grad_() if value.requires_grad else result
    if type(value) in (list, tuple):
        return type(value)(map(with_gaps, value))
    return {name: with_gaps(item) for name, item in value.items()} if isinstance(value, dict) else value


def compare_module(info: Any, item: Any, *, training: bool) -> None:
    """Results, gradients and states of a module."""
    constructor_input, forward_input = item.constructor_input, item.forward_input
    theirs = info.module_cls(*constructor_input.args, **constructor_input.kwargs).double().train(training)
    taken = Taken()
    ours = named(info.name)(*taken(constructor_input.args), **taken(constructor_input.kwargs)).double().train(training)
    ours.load_state_dict({name: tensor_of(value) for name, value in theirs.state_dict().items()})
    wanted, error = seen(theirs, *forward_input.args, **forward_input.kwargs)
    grad, local = seen(ours, *taken(forward_input.args), **taken(forward_input.kwargs))
    text = f"{info.name}{constructor_input.args} {constructor_input.kwargs} {item.desc}"
    assert (error is None) == (local is None), f"{text}: {said_of(local)}, not {said_of(error)}"
    if error is not None or (
        training and (info.name.split(".")[-1].startswith(DRAWN) or constructor_input.kwargs.get("dropout"))
    ):
        return
    said = difference(grad, wanted)
    assert not said, f"{text}: {said}"
    said = difference([*ours.state_dict().values()], [*theirs.state_dict().values()])
    assert not said, f"{text}: state: {said}"
    results = [(a, b) for a, b in zip(flat(grad), flat(wanted), strict=True)
               if isinstance(b, torch.Tensor) and b.requires_grad]  # fmt: skip
    leaves = [*zip(ours.parameters(), theirs.parameters(), strict=True)]
    leaves += [(a, b) for b, a in taken.pairs.values() if b.requires_grad and b.is_leaf]
    if results and leaves and info.name not in GRADIENTS:
        factors = [weights(b) for _, b in results]
        wanted, error = seen(
            torch.autograd.grad, [b for _, b in results], [b for _, b in leaves], factors, allow_unused=True
        )
        if error is None:
            grad = ow.autograd.grad(
                [a for a, _ in results],
                [a for a, _ in leaves],
                [tensor_of(factor) for factor in factors],
                allow_unused=True,
            )
            said = difference_of_gradients(grad, wanted)
            assert not said, f"{text}: gradients: {said}"


WITH_ERRORS = [item for item in modules.module_db if item.module_error_inputs_func]


@pytest.mark.parametrize("info", WITH_ERRORS, ids=lambda item: item.name)
def test_errors_of_modules(info: Any) -> None:
    for training in (True, False):
        wrong = info.module_error_inputs_func(
            info, device="cpu", dtype=torch.float64, requires_grad=False, training=training
        )
        for element in wrong:
            constructor_input, forward_input = (
                element.module_error_input.constructor_input,
                element.module_error_input.forward_input,
            )

            def use(kind: Any, take: Any, result: Any = constructor_input, value: Any = forward_input) -> Any:
                module = kind(*take(result.args), **take(result.kwargs)).double()
                return module(*take(value.args), **take(value.kwargs)) if value else module

            _, error = seen(use, info.module_cls, lambda value: value)
            _, local = seen(use, named(info.name), Taken())
            check_error(local, error, f"{info.name}{constructor_input.args} {constructor_input.kwargs}")


def check_error(local: Exception | None, error: Exception | None, text: str) -> None:
    if error is None or not any(item in str(error) for item in ACCEPTED):
        assert (local is None) == (error is None), f"{text}: {said_of(local)}, not {said_of(error)}"
        assert local is None or error is None or of_one_class(local, error), (
            f"{text}: {said_of(local)}, not {said_of(error)}"
        )


@pytest.mark.parametrize("info", optimizers.optim_db, ids=lambda item: item.optim_cls.__name__)
def test_optimizers(info: Any) -> None:
    name = info.optim_cls.__name__
    for element in info.optim_inputs_func(device="cpu"):
        if "capturable" in element.kwargs or name in {"SparseAdam", "LBFGS"}:
            continue  # of other devices and layouts; a search whose way rounding decides
        ours, theirs = (steps(module, name, element.kwargs) for module in (ow, torch))
        said = difference(ours, theirs)
        assert not said, f"{name} {element.desc} {element.kwargs}: {said}"


def steps(module: Any, name: str, options: dict[str, Any]) -> list[Any]:
    """Parameters after some steps."""
    torch.manual_seed(0)
    taken = Taken() if module is ow else lambda value: value
    shapes = [(3, 4)] if name == "Muon" else [(3, 4), (4,), ()]
    parameters = [taken(torch.randn(shape, dtype=torch.float64)).requires_grad_() for shape in shapes]
    images = taken(torch.randn(5, 3, dtype=torch.float64))
    optimizer = getattr(module.optim, name)(parameters, **taken(options))
    for _ in range(5):
        optimizer.zero_grad()
        result = images @ parameters[0]
        for further in parameters[1:]:
            result = result * further + further
        (result**2).mean().backward()
        optimizer.step()
    return [parameter.detach() for parameter in parameters]


@pytest.mark.parametrize("info", optimizers.optim_db, ids=lambda item: item.optim_cls.__name__)
def test_errors_of_optimizers(info: Any) -> None:
    name = info.optim_cls.__name__
    for element in info.optim_error_inputs_func(device="cpu", dtype=torch.float64):
        wrong = element.optimizer_error_input
        taken = Taken()

        def take(value: Any, taken: Taken = taken) -> Any:
            return None if value is None else taken(value)

        if wrong.desc == "a param group cannot have duplicate parameters":
            continue  # PyTorch warns that it will be an error, which it is here
        _, error = seen(info.optim_cls, wrong.params, **wrong.kwargs)
        with contextlib.suppress(NotHereError):
            _, local = seen(getattr(ow.optim, name), take(wrong.params), **take(wrong.kwargs))
            check_error(local, error, f"{name} {wrong.desc} {wrong.kwargs}")


LISTS = [
    item for kind in ("unary", "binary", "pointwise", "reduce", "other")
    for item in getattr(listed, f"foreach_{kind}_op_db")
]  # fmt: skip
# What PyTorch's loops over lists do not take, by what PyTorch says.
TAKEN = ("not implemented for", "Expected a floating point or complex tensor as input")
OPTIONS = ("disable_fastpath", "is_fastpath")  # of the list's own


@pytest.mark.parametrize("op", LISTS, ids=lambda item: item.name)
def test_lists(op: Any) -> None:
    for name, kind in itertools.product((op.name, f"{op.name}_"), ("float64", "bfloat16", "int64", "complex128")):
        dtype = getattr(torch, kind)
        if dtype not in op.dtypes or not hasattr(torch, name):
            continue
        torch.manual_seed(0)
        for sample in itertools.islice(op.sample_inputs("cpu", dtype, noncontiguous=False), 4):
            options = {item: value for item, value in sample.kwargs.items() if item not in OPTIONS}
            taken, values = Taken(), [tensor.detach().clone() for tensor in sample.input]
            local, arguments, chosen = taken(values), taken(sample.args), taken(options)
            wanted, error = seen(getattr(torch, name), values, *sample.args, **options)
            result, wrong = seen(getattr(ow, name), local, *arguments, **chosen)
            if error is not None and any(item in str(error) for item in TAKEN):
                continue
            check_error(wrong, error, f"{name} of {kind} {sample.args}")
            if error is None:
                said = difference([local, result], [values, wanted])
                assert not said, f"{name} of {kind} {sample.args}: {said}"
