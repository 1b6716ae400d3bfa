"""The functions and methods of creation: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads, keys_of
from runtime.dispatch.conversions import MISSING, SEQUENCES, all_of, all_tensors
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor, device as devices
from runtime.tensor.keys import CPU

from ..operators.creation import (
    EMPTY_MEMORY_FORMAT, ZEROS, ONES, FULL, ARANGE, ARANGE_START, ARANGE_START_STEP, EMPTY_LIKE, ZEROS_LIKE,
    ONES_LIKE, FULL_LIKE, RAND_GENERATOR, RANDN_GENERATOR, RANDINT_LOW_GENERATOR, RANDINT_GENERATOR,
    RANDPERM_GENERATOR, CLONE, _FOREACH_CLONE, CONTIGUOUS, COPY, COPY_, _FOREACH_COPY, _FOREACH_COPY_, _TO_COPY,
    TO_DTYPE_LAYOUT, TO_OTHER, TO_DTYPE, TO_DEVICE, TYPE_AS, FLOAT, DOUBLE, HALF, CPU_OPERATOR, CFLOAT, CDOUBLE,
    BFLOAT16, INT, LONG, SHORT, CHAR, BYTE, BOOL, CAT, CONCAT, CONCATENATE, STACK,
)

__all__ = [
    "empty", "zeros", "ones", "full", "arange", "empty_like", "zeros_like", "ones_like", "full_like", "rand", "randn",
    "randint", "randperm", "clone", "_foreach_clone", "_foreach_copy", "_foreach_copy_", "cat", "concat",
    "concatenate", "stack",
]

EMPTY_FORMS = Overloads("empty", EMPTY_MEMORY_FORMAT)
ZEROS_FORMS = Overloads("zeros", ZEROS)
ONES_FORMS = Overloads("ones", ONES)
FULL_FORMS = Overloads("full", FULL)
ARANGE_FORMS = Overloads("arange", ARANGE, ARANGE_START, ARANGE_START_STEP)
EMPTY_LIKE_FORMS = Overloads("empty_like", EMPTY_LIKE)
ZEROS_LIKE_FORMS = Overloads("zeros_like", ZEROS_LIKE)
ONES_LIKE_FORMS = Overloads("ones_like", ONES_LIKE)
FULL_LIKE_FORMS = Overloads("full_like", FULL_LIKE)
RAND_FORMS = Overloads("rand", RAND_GENERATOR)
RANDN_FORMS = Overloads("randn", RANDN_GENERATOR)
RANDINT_FORMS = Overloads("randint", RANDINT_LOW_GENERATOR, RANDINT_GENERATOR)
RANDPERM_FORMS = Overloads("randperm", RANDPERM_GENERATOR)
CLONE_FORMS = Overloads("clone", CLONE)
_FOREACH_CLONE_FORMS = Overloads("_foreach_clone", _FOREACH_CLONE)
CONTIGUOUS_FORMS = Overloads("contiguous", CONTIGUOUS, only_method=True)
COPY_FORMS = Overloads("copy", COPY, only_method=True)
COPY__FORMS = Overloads("copy_", COPY_, only_method=True)
_FOREACH_COPY_FORMS = Overloads("_foreach_copy", _FOREACH_COPY)
_FOREACH_COPY__FORMS = Overloads("_foreach_copy_", _FOREACH_COPY_)
_TO_COPY_FORMS = Overloads("_to_copy", _TO_COPY)
TO_FORMS = Overloads("to", TO_DTYPE_LAYOUT, TO_OTHER, TO_DTYPE, TO_DEVICE, only_method=True)
TYPE_AS_FORMS = Overloads("type_as", TYPE_AS, only_method=True)
FLOAT_FORMS = Overloads("float", FLOAT, only_method=True)
DOUBLE_FORMS = Overloads("double", DOUBLE, only_method=True)
HALF_FORMS = Overloads("half", HALF, only_method=True)
CPU_FORMS = Overloads("cpu", CPU_OPERATOR, only_method=True)
CFLOAT_FORMS = Overloads("cfloat", CFLOAT, only_method=True)
CDOUBLE_FORMS = Overloads("cdouble", CDOUBLE, only_method=True)
BFLOAT16_FORMS = Overloads("bfloat16", BFLOAT16, only_method=True)
INT_FORMS = Overloads("int", INT, only_method=True)
LONG_FORMS = Overloads("long", LONG, only_method=True)
SHORT_FORMS = Overloads("short", SHORT, only_method=True)
CHAR_FORMS = Overloads("char", CHAR, only_method=True)
BYTE_FORMS = Overloads("byte", BYTE, only_method=True)
BOOL_FORMS = Overloads("bool", BOOL, only_method=True)
CAT_FORMS = Overloads("cat", CAT)
CONCAT_FORMS = Overloads("concat", CONCAT)
CONCATENATE_FORMS = Overloads("concatenate", CONCATENATE)
STACK_FORMS = Overloads("stack", STACK)


def empty(size=MISSING, *rest, **named):
    """empty(size, *, dtype=None, layout=None, device=None, pin_memory=None, memory_format=None, out=None) ->
        Tensor

    A tensor of uninitialised memory: its elements are whatever was there.

    >>> ow.empty(2, 3).shape
    opweave.Size([2, 3])
    """
    try:
        if not (rest or named):
            if type(size) is tuple and all_of(int, size):
                return EMPTY_MEMORY_FORMAT[CPU](size, None, None, None, None, None)
        if not named and type(size) is int and all_of(int, rest):
            return EMPTY_MEMORY_FORMAT[CPU]((size, *rest), None, None, None, None, None)
        return EMPTY_FORMS.call(size, rest, named)
    except Exception:
        EMPTY_FORMS.translate(size, rest, named)
        raise


def zeros(size=MISSING, *rest, **named):
    """zeros(size, *, dtype=None, layout=None, device=None, pin_memory=None, out=None) -> Tensor

    A tensor of zeros; of the default dtype when `dtype` is left out.

    >>> ow.zeros(2, 3)
    tensor([[0., 0., 0.],
            [0., 0., 0.]])
    >>> ow.zeros(2, dtype=ow.int64)
    tensor([0, 0])
    """
    try:
        if not (rest or named):
            if type(size) is tuple and all_of(int, size):
                return ZEROS[CPU](size, None, None, None, None)
        if not named and type(size) is int and all_of(int, rest):
            return ZEROS[CPU]((size, *rest), None, None, None, None)
        return ZEROS_FORMS.call(size, rest, named)
    except Exception:
        ZEROS_FORMS.translate(size, rest, named)
        raise


def ones(size=MISSING, *rest, **named):
    """ones(size, *, dtype=None, layout=None, device=None, pin_memory=None, out=None) -> Tensor

    A tensor of ones; of the default dtype when `dtype` is left out.

    >>> ow.ones(2, 2)
    tensor([[1., 1.],
            [1., 1.]])
    """
    try:
        if not (rest or named):
            if type(size) is tuple and all_of(int, size):
                return ONES[CPU](size, None, None, None, None)
        if not named and type(size) is int and all_of(int, rest):
            return ONES[CPU]((size, *rest), None, None, None, None)
        return ONES_FORMS.call(size, rest, named)
    except Exception:
        ONES_FORMS.translate(size, rest, named)
        raise


def full(size=MISSING, fill_value=MISSING, *rest, **named):
    """full(size, fill_value, *, dtype=None, layout=None, device=None, pin_memory=None, out=None) -> Tensor

    A tensor filled with one number, whose kind gives the dtype when that is left out.

    >>> ow.full((2, 2), 7)
    tensor([[7, 7],
            [7, 7]])
    """
    try:
        if not (rest or named):
            if type(size) is tuple and all_of(int, size) and (type(fill_value) is float or type(fill_value) is int):
                return FULL[CPU](size, fill_value, None, None, None, None)
        return FULL_FORMS.call(size, fill_value, rest, named)
    except Exception:
        FULL_FORMS.translate(size, fill_value, rest, named)
        raise


def arange(start=MISSING, /, *rest, **named):
    """arange(end, *, dtype=None, layout=None, device=None, pin_memory=None, out=None) -> Tensor
    arange(start, end, *, dtype=None, layout=None, device=None, pin_memory=None) -> Tensor
    arange(start, end, step=1, *, dtype=None, layout=None, device=None, pin_memory=None, out=None) -> Tensor

    The numbers from `start` (0) in steps of `step` (1) up to but without `end`.

    int64 where all are integers, else the default dtype. A step of 0 is a RuntimeError.

    >>> ow.arange(5)
    tensor([0, 1, 2, 3, 4])
    """
    try:
        if not (rest or named):
            if type(start) is float or type(start) is int:
                return ARANGE[CPU](start, None, None, None, None)
        return ARANGE_FORMS.call(start, rest, named)
    except Exception:
        ARANGE_FORMS.translate(start, rest, named)
        raise


def empty_like(input=MISSING, *rest, **named):
    """empty_like(input, *, dtype=None, layout=None, device=None, pin_memory=None, memory_format=None) ->
        Tensor

    Uninitialised memory in the shape and dtype of a tensor.

    >>> ow.empty_like(ow.zeros(2, 3)).shape
    opweave.Size([2, 3])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return EMPTY_LIKE[input._keys](input, None, None, None, None, None)
        return EMPTY_LIKE_FORMS.call(input, rest, named)
    except Exception:
        EMPTY_LIKE_FORMS.translate(input, rest, named)
        raise


def zeros_like(input=MISSING, *rest, **named):
    """zeros_like(input, *, dtype=None, layout=None, device=None, pin_memory=None, memory_format=None) ->
        Tensor

    Zeros in the shape and dtype of a tensor.

    >>> ow.zeros_like(ow.tensor([1, 2]))
    tensor([0, 0])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return ZEROS_LIKE[input._keys](input, None, None, None, None, None)
        return ZEROS_LIKE_FORMS.call(input, rest, named)
    except Exception:
        ZEROS_LIKE_FORMS.translate(input, rest, named)
        raise


def ones_like(input=MISSING, *rest, **named):
    """ones_like(input, *, dtype=None, layout=None, device=None, pin_memory=None, memory_format=None) -> Tensor

    Ones in the shape and dtype of a tensor.

    >>> ow.ones_like(ow.tensor([1.5, 2.5]))
    tensor([1., 1.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return ONES_LIKE[input._keys](input, None, None, None, None, None)
        return ONES_LIKE_FORMS.call(input, rest, named)
    except Exception:
        ONES_LIKE_FORMS.translate(input, rest, named)
        raise


def full_like(input=MISSING, fill_value=MISSING, *rest, **named):
    """full_like(input, fill_value, *, dtype=None, layout=None, device=None, pin_memory=None,
        memory_format=None) -> Tensor

    One number in the shape and dtype of a tensor.

    >>> ow.full_like(ow.tensor([1.0, 2.0]), 7)
    tensor([7., 7.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and (type(fill_value) is float or type(fill_value) is int):
                return FULL_LIKE[input._keys](input, fill_value, None, None, None, None, None)
        return FULL_LIKE_FORMS.call(input, fill_value, rest, named)
    except Exception:
        FULL_LIKE_FORMS.translate(input, fill_value, rest, named)
        raise


def rand(size=MISSING, *rest, **named):
    """rand(size, *, generator=None, dtype=None, layout=None, device=None, pin_memory=None, out=None) -> Tensor

    Random numbers, uniform over [0, 1).

    >>> _ = ow.manual_seed(0)
    >>> a = ow.rand(1000)
    >>> bool((a >= 0).all() & (a < 1).all())
    True
    """
    try:
        if not (rest or named):
            if type(size) is tuple and all_of(int, size):
                return RAND_GENERATOR[CPU](size, None, None, None, None, None)
        if not named and type(size) is int and all_of(int, rest):
            return RAND_GENERATOR[CPU]((size, *rest), None, None, None, None, None)
        return RAND_FORMS.call(size, rest, named)
    except Exception:
        RAND_FORMS.translate(size, rest, named)
        raise


def randn(size=MISSING, *rest, **named):
    """randn(size, *, generator=None, dtype=None, layout=None, device=None, pin_memory=None, out=None) ->
        Tensor

    Random numbers, normal with mean 0 and variance 1.

    >>> _ = ow.manual_seed(0)
    >>> ow.randn(2, 3).shape
    opweave.Size([2, 3])
    """
    try:
        if not (rest or named):
            if type(size) is tuple and all_of(int, size):
                return RANDN_GENERATOR[CPU](size, None, None, None, None, None)
        if not named and type(size) is int and all_of(int, rest):
            return RANDN_GENERATOR[CPU]((size, *rest), None, None, None, None, None)
        return RANDN_FORMS.call(size, rest, named)
    except Exception:
        RANDN_FORMS.translate(size, rest, named)
        raise


def randint(low=MISSING, /, *rest, **named):
    """randint(low, high, size, *, generator=None, dtype=None, layout=None, device=None, pin_memory=None,
        out=None) -> Tensor
    randint(high, size, *, generator=None, dtype=None, layout=None, device=None, pin_memory=None, out=None)
        -> Tensor

    Random integers from `low` (0) up to but without `high`, as int64. `low` must be below `high`
    (ValueError).

    >>> _ = ow.manual_seed(0)
    >>> a = ow.randint(1, 7, (100,))
    >>> a.amin().item() >= 1, a.amax().item() <= 6
    (True, True)
    """
    try:
        return RANDINT_FORMS.call(low, rest, named)
    except Exception:
        RANDINT_FORMS.translate(low, rest, named)
        raise


def randperm(n=MISSING, *rest, **named):
    """randperm(n, *, generator=None, dtype=None, layout=None, device=None, pin_memory=None, out=None) ->
        Tensor

    The integers from 0 up to but without `n` in random order, as int64.

    >>> _ = ow.manual_seed(0)
    >>> sorted(ow.randperm(5).tolist())
    [0, 1, 2, 3, 4]
    """
    try:
        return RANDPERM_FORMS.call(n, rest, named)
    except Exception:
        RANDPERM_FORMS.translate(n, rest, named)
        raise


def clone(input=MISSING, *rest, **named):
    """clone(input, *, memory_format=None) -> Tensor

    A copy with memory of its own; gradients go through it.

    >>> a = ow.tensor([1, 2])
    >>> b = a.clone()
    >>> b[0] = 9
    >>> a
    tensor([1, 2])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return CLONE[input._keys](input, None)
        return CLONE_FORMS.call(input, rest, named)
    except Exception:
        CLONE_FORMS.translate(input, rest, named)
        raise


def _foreach_clone(input=MISSING, *rest, **named):
    """_foreach_clone(input, *, memory_format=None) -> tuple[Tensor, ...]

    `clone` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_CLONE[keys_of(input)](tuple(input), None)
        return _FOREACH_CLONE_FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_CLONE_FORMS.translate(input, rest, named)
        raise


def contiguous(input=MISSING, *rest, **named):
    """contiguous(input, *, memory_format="contiguous_format") -> Tensor

    The tensor itself if its elements lie in row-major order, or in the order asked for, else a copy for
        which they do.

    >>> a = ow.zeros(2, 3).t()
    >>> a.stride(), a.contiguous().stride()
    ((1, 3), (2, 1))
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return CONTIGUOUS[input._keys](input, devices.contiguous_format)
        return CONTIGUOUS_FORMS.call(input, rest, named)
    except Exception:
        CONTIGUOUS_FORMS.translate(input, rest, named)
        raise


def copy(input=MISSING, src=MISSING, *rest, **named):
    """copy(input, src, non_blocking=False) -> Tensor

    The elements of `src` in the shape and dtype of `self`; in place it writes them into the tensor.

    >>> a = ow.zeros(2, 2)
    >>> a.copy_(ow.tensor([1, 2]))
    tensor([[1., 2.],
            [1., 2.]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(src, Tensor):
                return COPY[input._keys | src._keys](input, src, False)
        return COPY_FORMS.call(input, src, rest, named)
    except Exception:
        COPY_FORMS.translate(input, src, rest, named)
        raise


def copy_(input=MISSING, src=MISSING, *rest, **named):
    """As `copy`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(src, Tensor):
                return COPY_[input._keys | src._keys](input, src, False)
        return COPY__FORMS.call(input, src, rest, named)
    except Exception:
        COPY__FORMS.translate(input, src, rest, named)
        raise


def _foreach_copy(input=MISSING, src=MISSING, *rest, **named):
    """_foreach_copy(input, src, non_blocking=False) -> tuple[Tensor, ...]

    `copy` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input) and type(src) in SEQUENCES and all_tensors(src):
                return _FOREACH_COPY[keys_of(input) | keys_of(src)](tuple(input), tuple(src), False)
        return _FOREACH_COPY_FORMS.call(input, src, rest, named)
    except Exception:
        _FOREACH_COPY_FORMS.translate(input, src, rest, named)
        raise


def _foreach_copy_(input=MISSING, src=MISSING, *rest, **named):
    """As `_foreach_copy`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input) and type(src) in SEQUENCES and all_tensors(src):
                return _FOREACH_COPY_[keys_of(input) | keys_of(src)](tuple(input), tuple(src), False)
        return _FOREACH_COPY__FORMS.call(input, src, rest, named)
    except Exception:
        _FOREACH_COPY__FORMS.translate(input, src, rest, named)
        raise


def _to_copy(input=MISSING, dtype=MISSING, contiguous=MISSING, *rest, **named):
    """_to_copy(input, dtype, contiguous) -> Tensor

    A copy in another dtype.
    """
    try:
        return _TO_COPY_FORMS.call(input, dtype, contiguous, rest, named)
    except Exception:
        _TO_COPY_FORMS.translate(input, dtype, contiguous, rest, named)
        raise


def to(input=MISSING, other=MISSING, /, *rest, **named):
    """to(input, *, dtype=None, layout=None, device=None, pin_memory=None, non_blocking=False, copy=False,
        memory_format=None) -> Tensor
    to(input, other, non_blocking=False, copy=False, *, memory_format=None) -> Tensor
    to(input, dtype, non_blocking=False, copy=False, *, memory_format=None) -> Tensor
    to(input, device, dtype=None, non_blocking=False, copy=False, *, memory_format=None) -> Tensor

    The tensor with another dtype or device, by keyword.

    >>> ow.tensor([1, 2]).to(dtype=ow.float32)
    tensor([1., 2.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and other is MISSING:
                return TO_DTYPE_LAYOUT[input._keys](input, None, None, None, None, False, False, None)
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return TO_OTHER[input._keys | other._keys](input, other, False, False, None)
        return TO_FORMS.call(input, other, rest, named)
    except Exception:
        TO_FORMS.translate(input, other, rest, named)
        raise


def type_as(input=MISSING, other=MISSING, *rest, **named):
    """type_as(input, other) -> Tensor

    The tensor in the dtype of another.

    >>> ow.tensor([1, 2]).type_as(ow.tensor(0.5))
    tensor([1., 2.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return TYPE_AS[input._keys | other._keys](input, other)
        return TYPE_AS_FORMS.call(input, other, rest, named)
    except Exception:
        TYPE_AS_FORMS.translate(input, other, rest, named)
        raise


def float_function(input=MISSING, *rest, **named):
    """float(input, *, memory_format=None) -> Tensor

    The tensor as float32.

    >>> ow.tensor([0.0, 1.5]).float()
    tensor([0.0000, 1.5000])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return FLOAT[input._keys](input, None)
        return FLOAT_FORMS.call(input, rest, named)
    except Exception:
        FLOAT_FORMS.translate(input, rest, named)
        raise


def double(input=MISSING, *rest, **named):
    """double(input, *, memory_format=None) -> Tensor

    The tensor as float64.

    >>> ow.tensor([0.0, 1.5]).double()
    tensor([0.0000, 1.5000], dtype=float64)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return DOUBLE[input._keys](input, None)
        return DOUBLE_FORMS.call(input, rest, named)
    except Exception:
        DOUBLE_FORMS.translate(input, rest, named)
        raise


def half(input=MISSING, *rest, **named):
    """half(input, *, memory_format=None) -> Tensor

    The tensor as float16.

    >>> ow.tensor([0.0, 1.5]).half()
    tensor([0.0000, 1.5000], dtype=float16)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return HALF[input._keys](input, None)
        return HALF_FORMS.call(input, rest, named)
    except Exception:
        HALF_FORMS.translate(input, rest, named)
        raise


def cpu(input=MISSING, *rest, **named):
    """cpu(input, *, memory_format=None) -> Tensor

    The tensor itself: all tensors lie in the memory of the CPU.

    >>> ow.tensor([0.0, 1.5]).cpu()
    tensor([0.0000, 1.5000])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return CPU_OPERATOR[input._keys](input, None)
        return CPU_FORMS.call(input, rest, named)
    except Exception:
        CPU_FORMS.translate(input, rest, named)
        raise


def cfloat(input=MISSING, *rest, **named):
    """cfloat(input, *, memory_format=None) -> Tensor

    The tensor as complex64.

    >>> ow.tensor([0.0, 1.5]).cfloat()
    tensor([0.0000+0.j, 1.5000+0.j])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return CFLOAT[input._keys](input, None)
        return CFLOAT_FORMS.call(input, rest, named)
    except Exception:
        CFLOAT_FORMS.translate(input, rest, named)
        raise


def cdouble(input=MISSING, *rest, **named):
    """cdouble(input, *, memory_format=None) -> Tensor

    The tensor as complex128.

    >>> ow.tensor([0.0, 1.5]).cdouble()
    tensor([0.0000+0.j, 1.5000+0.j], dtype=complex128)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return CDOUBLE[input._keys](input, None)
        return CDOUBLE_FORMS.call(input, rest, named)
    except Exception:
        CDOUBLE_FORMS.translate(input, rest, named)
        raise


def bfloat16(input=MISSING, *rest, **named):
    """bfloat16(input, *, memory_format=None) -> Tensor

    The tensor as bfloat16.

    >>> ow.tensor([0.0, 1.5]).bfloat16()
    tensor([0.0000, 1.5000], dtype=bfloat16)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return BFLOAT16[input._keys](input, None)
        return BFLOAT16_FORMS.call(input, rest, named)
    except Exception:
        BFLOAT16_FORMS.translate(input, rest, named)
        raise


def int_function(input=MISSING, *rest, **named):
    """int(input, *, memory_format=None) -> Tensor

    The tensor as int32; fractions are cut off.

    >>> ow.tensor([0.0, 1.5]).int()
    tensor([0, 1], dtype=int32)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return INT[input._keys](input, None)
        return INT_FORMS.call(input, rest, named)
    except Exception:
        INT_FORMS.translate(input, rest, named)
        raise


def long(input=MISSING, *rest, **named):
    """long(input, *, memory_format=None) -> Tensor

    The tensor as int64; fractions are cut off.

    >>> ow.tensor([0.0, 1.5]).long()
    tensor([0, 1])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return LONG[input._keys](input, None)
        return LONG_FORMS.call(input, rest, named)
    except Exception:
        LONG_FORMS.translate(input, rest, named)
        raise


def short(input=MISSING, *rest, **named):
    """short(input, *, memory_format=None) -> Tensor

    The tensor as int16; fractions are cut off.

    >>> ow.tensor([0.0, 1.5]).short()
    tensor([0, 1], dtype=int16)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return SHORT[input._keys](input, None)
        return SHORT_FORMS.call(input, rest, named)
    except Exception:
        SHORT_FORMS.translate(input, rest, named)
        raise


def char(input=MISSING, *rest, **named):
    """char(input, *, memory_format=None) -> Tensor

    The tensor as int8; fractions are cut off.

    >>> ow.tensor([0.0, 1.5]).char()
    tensor([0, 1], dtype=int8)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return CHAR[input._keys](input, None)
        return CHAR_FORMS.call(input, rest, named)
    except Exception:
        CHAR_FORMS.translate(input, rest, named)
        raise


def byte(input=MISSING, *rest, **named):
    """byte(input, *, memory_format=None) -> Tensor

    The tensor as uint8; fractions are cut off.

    >>> ow.tensor([0.0, 1.5]).byte()
    tensor([0, 1], dtype=uint8)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return BYTE[input._keys](input, None)
        return BYTE_FORMS.call(input, rest, named)
    except Exception:
        BYTE_FORMS.translate(input, rest, named)
        raise


def bool_function(input=MISSING, *rest, **named):
    """bool(input, *, memory_format=None) -> Tensor

    The tensor as bool: whether elements are other than 0.

    >>> ow.tensor([0.0, 1.5]).bool()
    tensor([False,  True])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return BOOL[input._keys](input, None)
        return BOOL_FORMS.call(input, rest, named)
    except Exception:
        BOOL_FORMS.translate(input, rest, named)
        raise


def cat(tensors=MISSING, *rest, **named):
    """cat(tensors, dim=0, *, out=None) -> Tensor

    Tensors one after another along an existing dimension.

    Their other sizes must be equal (RuntimeError); dtypes are brought to their common one.

    >>> a = ow.tensor([[1, 2]])
    >>> ow.cat([a, a + 2])
    tensor([[1, 2],
            [3, 4]])
    >>> ow.cat([a, a + 2], dim=1)
    tensor([[1, 2, 3, 4]])
    """
    try:
        if not (rest or named):
            if type(tensors) in SEQUENCES and all_tensors(tensors):
                return CAT[keys_of(tensors)](tuple(tensors), 0)
        return CAT_FORMS.call(tensors, rest, named)
    except Exception:
        CAT_FORMS.translate(tensors, rest, named)
        raise


def concat(tensors=MISSING, *rest, **named):
    """Another name of `cat`."""
    try:
        if not (rest or named):
            if type(tensors) in SEQUENCES and all_tensors(tensors):
                return CONCAT[keys_of(tensors)](tuple(tensors), 0)
        return CONCAT_FORMS.call(tensors, rest, named)
    except Exception:
        CONCAT_FORMS.translate(tensors, rest, named)
        raise


def concatenate(tensors=MISSING, *rest, **named):
    """Another name of `cat`."""
    try:
        if not (rest or named):
            if type(tensors) in SEQUENCES and all_tensors(tensors):
                return CONCATENATE[keys_of(tensors)](tuple(tensors), 0)
        return CONCATENATE_FORMS.call(tensors, rest, named)
    except Exception:
        CONCATENATE_FORMS.translate(tensors, rest, named)
        raise


def stack(tensors=MISSING, *rest, **named):
    """stack(tensors, dim=0, *, out=None) -> Tensor

    Tensors of one shape along a new dimension.

    >>> ow.stack([ow.tensor([1, 2]), ow.tensor([3, 4])])
    tensor([[1, 2],
            [3, 4]])
    >>> ow.stack([ow.tensor([1, 2]), ow.tensor([3, 4])], dim=1)
    tensor([[1, 3],
            [2, 4]])
    """
    try:
        if not (rest or named):
            if type(tensors) in SEQUENCES and all_tensors(tensors):
                return STACK[keys_of(tensors)](tuple(tensors), 0)
        return STACK_FORMS.call(tensors, rest, named)
    except Exception:
        STACK_FORMS.translate(tensors, rest, named)
        raise


class Methods:
    """What Tensor has of them."""

    def clone(self, *rest, **named):
        try:
            if not (rest or named):
                return CLONE[self._keys](self, None)
            return CLONE_FORMS.method(self, rest, named)
        except Exception:
            CLONE_FORMS.translate(self, rest, named)
            raise

    def contiguous(self, *rest, **named):
        try:
            if not (rest or named):
                return CONTIGUOUS[self._keys](self, devices.contiguous_format)
            return CONTIGUOUS_FORMS.method(self, rest, named)
        except Exception:
            CONTIGUOUS_FORMS.translate(self, rest, named)
            raise

    def copy(self, src=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(src, Tensor):
                    return COPY[self._keys | src._keys](self, src, False)
            return COPY_FORMS.method(self, src, rest, named)
        except Exception:
            COPY_FORMS.translate(self, src, rest, named)
            raise

    def copy_(self, src=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(src, Tensor):
                    return COPY_[self._keys | src._keys](self, src, False)
            return COPY__FORMS.method(self, src, rest, named)
        except Exception:
            COPY__FORMS.translate(self, src, rest, named)
            raise

    def to(self, other=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if other is MISSING:
                    return TO_DTYPE_LAYOUT[self._keys](self, None, None, None, None, False, False, None)
                if isinstance(other, Tensor):
                    return TO_OTHER[self._keys | other._keys](self, other, False, False, None)
            return TO_FORMS.method(self, other, rest, named)
        except Exception:
            TO_FORMS.translate(self, other, rest, named)
            raise

    def type_as(self, other=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(other, Tensor):
                    return TYPE_AS[self._keys | other._keys](self, other)
            return TYPE_AS_FORMS.method(self, other, rest, named)
        except Exception:
            TYPE_AS_FORMS.translate(self, other, rest, named)
            raise

    def float(self, *rest, **named):
        try:
            if not (rest or named):
                return FLOAT[self._keys](self, None)
            return FLOAT_FORMS.method(self, rest, named)
        except Exception:
            FLOAT_FORMS.translate(self, rest, named)
            raise

    def double(self, *rest, **named):
        try:
            if not (rest or named):
                return DOUBLE[self._keys](self, None)
            return DOUBLE_FORMS.method(self, rest, named)
        except Exception:
            DOUBLE_FORMS.translate(self, rest, named)
            raise

    def half(self, *rest, **named):
        try:
            if not (rest or named):
                return HALF[self._keys](self, None)
            return HALF_FORMS.method(self, rest, named)
        except Exception:
            HALF_FORMS.translate(self, rest, named)
            raise

    def cpu(self, *rest, **named):
        try:
            if not (rest or named):
                return CPU_OPERATOR[self._keys](self, None)
            return CPU_FORMS.method(self, rest, named)
        except Exception:
            CPU_FORMS.translate(self, rest, named)
            raise

    def cfloat(self, *rest, **named):
        try:
            if not (rest or named):
                return CFLOAT[self._keys](self, None)
            return CFLOAT_FORMS.method(self, rest, named)
        except Exception:
            CFLOAT_FORMS.translate(self, rest, named)
            raise

    def cdouble(self, *rest, **named):
        try:
            if not (rest or named):
                return CDOUBLE[self._keys](self, None)
            return CDOUBLE_FORMS.method(self, rest, named)
        except Exception:
            CDOUBLE_FORMS.translate(self, rest, named)
            raise

    def bfloat16(self, *rest, **named):
        try:
            if not (rest or named):
                return BFLOAT16[self._keys](self, None)
            return BFLOAT16_FORMS.method(self, rest, named)
        except Exception:
            BFLOAT16_FORMS.translate(self, rest, named)
            raise

    def int(self, *rest, **named):
        try:
            if not (rest or named):
                return INT[self._keys](self, None)
            return INT_FORMS.method(self, rest, named)
        except Exception:
            INT_FORMS.translate(self, rest, named)
            raise

    def long(self, *rest, **named):
        try:
            if not (rest or named):
                return LONG[self._keys](self, None)
            return LONG_FORMS.method(self, rest, named)
        except Exception:
            LONG_FORMS.translate(self, rest, named)
            raise

    def short(self, *rest, **named):
        try:
            if not (rest or named):
                return SHORT[self._keys](self, None)
            return SHORT_FORMS.method(self, rest, named)
        except Exception:
            SHORT_FORMS.translate(self, rest, named)
            raise

    def char(self, *rest, **named):
        try:
            if not (rest or named):
                return CHAR[self._keys](self, None)
            return CHAR_FORMS.method(self, rest, named)
        except Exception:
            CHAR_FORMS.translate(self, rest, named)
            raise

    def byte(self, *rest, **named):
        try:
            if not (rest or named):
                return BYTE[self._keys](self, None)
            return BYTE_FORMS.method(self, rest, named)
        except Exception:
            BYTE_FORMS.translate(self, rest, named)
            raise

    def bool(self, *rest, **named):
        try:
            if not (rest or named):
                return BOOL[self._keys](self, None)
            return BOOL_FORMS.method(self, rest, named)
        except Exception:
            BOOL_FORMS.translate(self, rest, named)
            raise


hang(Methods, __name__)
