"""The net under public calls: what Python or NumPy raises becomes the project's own; what a caller raises stays his."""

from __future__ import annotations

import re
import warnings

import numpy as np
import pytest

import generated as ow
from runtime import boundary, errors
from runtime.dispatch.library import Library


class CallersError(ValueError):
    """An error of a caller's own."""


def failing(*_):
    raise CallersError("mine")


class Hostile:
    def __index__(self):
        raise CallersError("mine")

    __float__ = __int__ = __bool__ = __index__


class Double(ow.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        return x * 2

    @staticmethod
    def backward(ctx, grad):
        raise CallersError("mine")


def below(kind, text="text"):
    """An exception as it arises in a public function of a generated package, below which something raises it."""
    if kind is KeyboardInterrupt:
        raise kind
    raise kind(text)


TRANSLATED = {
    MemoryError: errors.OutOfMemoryError,
    OverflowError: errors.ArgumentValueError,
    IndexError: errors.DimensionError,
    NotImplementedError: errors.UnsupportedError,
    TypeError: errors.ArgumentError,
    AttributeError: errors.ArgumentError,
    ValueError: errors.ArgumentValueError,
    np.linalg.LinAlgError: errors.ArgumentValueError,
    KeyError: errors.ComputeError,
    ZeroDivisionError: errors.ComputeError,
    AssertionError: errors.ComputeError,
    RuntimeError: errors.ComputeError,
}


def through_the_net(kind, **named):
    try:
        below(kind)
    except Exception:
        boundary.translate("name", (1, [2.5, "x"], ow.ones(2, 3)), named, ("first", "second"))
        raise


@pytest.mark.parametrize(("theirs", "ours"), TRANSLATED.items())
def test_an_exception_becomes_the_projects_own(theirs, ours):
    with pytest.raises(ours) as caught:
        through_the_net(theirs, more=None)
    assert isinstance(caught.value.__cause__, theirs)
    assert str(caught.value).startswith("name(): ")
    assert "name(first=1, second=[2.5, 'x'], <float32 tensor of shape [2, 3]>, more=None)" in str(caught.value)


@pytest.mark.parametrize(
    "kind", [KeyboardInterrupt, SystemError, ImportError, RecursionError, UserWarning, errors.DimensionError]
)
def test_what_is_not_about_arguments_passes(kind):
    with pytest.raises(kind) as caught:
        through_the_net(kind)
    assert caught.value.__cause__ is None


def test_memory_that_cannot_be_had_is_an_error_of_both_kinds():
    for kind in (MemoryError, RuntimeError, errors.OpweaveError):
        with pytest.raises(kind, match=r"zeros\(\): a tensor of \d+ elements is larger than any memory"):
            ow.zeros(2**40, 2**40)


@pytest.mark.parametrize(
    ("sizes", "told"),
    [((2**62, 2), "zeros(4611686018427387904, 2)"), (((2**62, 2),), "zeros(size=(4611686018427387904, 2))")],
)
def test_sizes_are_told_as_they_were_given(sizes, told):
    with pytest.raises(errors.OutOfMemoryError) as caught:
        ow.zeros(*sizes)
    assert str(caught.value).endswith(f"it was called as {told}")


def test_the_outermost_operator_is_named_and_the_cause_kept():
    with pytest.raises(errors.OpweaveError) as caught:
        ow.nn.functional.interpolate(ow.ones(1, 1, 2, 2), scale_factor=float("nan"))
    assert re.match(r"\w*interpolate\(\): ", str(caught.value))
    assert isinstance(caught.value.__cause__, ValueError)
    assert "shape [1, 1, 2, 2]" in str(caught.value)


@pytest.mark.parametrize(
    ("convert", "number", "error", "name"),
    [(int, float("inf"), OverflowError, "int"), (int, float("nan"), ValueError, "int"),
     (lambda x: format(x, "d"), 1.5, ValueError, "format"),
     (lambda x: x.__dlpack__(stream=1), 1.5, RuntimeError, "__dlpack__")],
)  # fmt: skip
def test_methods_of_pythons_are_named_as_they_are_called(convert, number, error, name):
    with pytest.raises(error) as caught:
        convert(ow.tensor(number))
    assert str(caught.value).startswith(f"{name}(): ")


@pytest.mark.parametrize("kind", ["float32", "bfloat16"])
def test_no_int_of_what_is_infinite(kind):
    with pytest.raises(OverflowError, match=r"^int\(\): .*infinity"):
        int(ow.tensor(float("inf"), dtype=getattr(ow, kind)))


def test_an_argument_is_shown_shortly():
    for value in (10**5000, "x" * 5000, [1] * 5000, Hostile(), b"x" * 5000, (1,), {}):
        with pytest.raises(errors.ComputeError) as caught:
            try:
                below(KeyError)
            except KeyError:
                boundary.translate("name", (value,), {})
                raise
        assert len(str(caught.value)) < 200


# What belongs to a caller


def test_errors_of_hooks_pass():
    x = ow.ones(3, requires_grad=True)
    y = x * 2
    y.register_hook(failing)
    for run in (lambda: y.sum().backward(), lambda: ow.autograd.grad((x * y).sum(), x)):
        with pytest.raises(CallersError, match=r"^mine$"):
            run()


def test_errors_of_functions_pass():
    with pytest.raises(CallersError, match=r"^mine$"):
        Double.apply(ow.ones(3, requires_grad=True)).sum().backward()
    with pytest.raises(CallersError, match=r"^mine$"):
        ow.autograd.functional.jacobian(failing, ow.ones(3))
    with pytest.raises(CallersError, match=r"^mine$"):
        ow.autograd.gradcheck(failing, ow.ones(3, dtype=ow.float64, requires_grad=True))


@pytest.mark.parametrize("name", ["exp", "add.Tensor", "sum", "softmax.int", "flip", "reshape"])
def test_errors_of_registered_kernels_pass(name):
    calls = {
        "exp": lambda x: ow.exp(x), "add.Tensor": lambda x: x + x, "sum": lambda x: x.sum(),
        "softmax.int": lambda x: x.softmax(0), "flip": lambda x: x.flip(0), "reshape": lambda x: x.reshape(-1, 1),
    }  # fmt: skip
    with Library() as library:
        library.impl(name, failing, "CPU")
        with pytest.raises(CallersError, match=r"^mine$"):
            calls[name](ow.ones(3))
    calls[name](ow.ones(3))


def test_errors_of_a_callers_objects_pass():
    for call in (lambda: ow.ones(3)[Hostile()], lambda: ow.tensor([Hostile()])):
        with pytest.raises((CallersError, errors.OpweaveError)):
            call()


def test_warnings_stay_warnings():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(UserWarning):
            through_the_net(UserWarning)


# Which errors there are without the net


@pytest.mark.parametrize(
    ("call", "error", "text"),
    [
        (lambda: ow.kthvalue(ow.ones(3), 1, out=()), errors.ArgumentError, "out= must hold 2 tensors"),
        (lambda: ow.mode(ow.ones(3), out=[]), errors.ArgumentError, "out= must hold 2 tensors"),
        (lambda: ow.device(5), errors.ArgumentError, "device()"),
        (lambda: ow.device("cpu", "0"), errors.ArgumentError, "device()"),
        (lambda: ow.device("cpu:" + "9" * 5000), errors.ComputeError, "device()"),
        (lambda: ow.promote_types("float32", 1), errors.ArgumentError, "promote_types()"),
        (lambda: ow.can_cast("float32", 1), errors.ArgumentError, "can_cast()"),
        (lambda: ow.set_default_dtype("float32"), errors.ArgumentError, "set_default_dtype()"),
        (lambda: ow.dtype("float8", "u1", 2), errors.ArgumentError, "dtype()"),
        (lambda: ow.set_num_threads(()), errors.ArgumentError, "set_num_threads()"),
        (lambda: ow.manual_seed("x"), errors.ArgumentError, "manual_seed()"),
        (lambda: ow.Generator().set_state({}), errors.ArgumentError, "set_state()"),
        (lambda: ow.broadcast_shapes(object()), errors.ArgumentError, "broadcast_shapes()"),
        (lambda: ow.broadcast_shapes(("x",)), errors.ArgumentError, "broadcast_shapes()"),
        (lambda: ow.from_dlpack(3), errors.ArgumentError, "from_dlpack()"),
        (lambda: ow.inference_mode(np.ones(3)), errors.ArgumentError, "inference_mode()"),
        (lambda: ow.ones(2).requires_grad_(np.ones(3)), errors.ArgumentError, "requires_grad_()"),
        (lambda: ow.autograd.backward(3), errors.ArgumentError, "tensors must be"),
        (lambda: ow.autograd.grad(ow.ones(()), 3), errors.ArgumentError, "inputs must be"),
        (lambda: ow.autograd.functional.jvp(3, ow.ones(1), ow.ones(1)), errors.ArgumentError, "jvp()"),
        (lambda: ow.autograd.functional.vjp(lambda x: x, 3), errors.ArgumentError, "given to vjp must"),
        (lambda: ow.autograd.AccumulateGrad(3), errors.ArgumentError, "AccumulateGrad()"),
        (lambda: ow.ones(2, 3).size("x"), errors.ArgumentError, "size()"),
        (lambda: ow.ones(2, 3).stride(ow.float32), errors.ArgumentError, "stride()"),
        (lambda: float(ow.tensor(1j)), errors.ComputeError, "float()"),
        (lambda: ow.arange(0, 5, 0), errors.ComputeError, "step must not be zero"),
        (lambda: ow.ones(2).narrow(3, 0, 1), errors.DimensionError, "narrow(): Dimension out of range"),
    ],
)
def test_errors_name_what_was_called(call, error, text):
    with pytest.raises(error, match=re.escape(text)):
        call()
