# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of creation."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public("memory_format")
def empty(
    size, *, dtype=None, layout=None, device=None, pin_memory=None, memory_format=None, requires_grad=False, out=None
):
    """A tensor of uninitialised memory: its elements are whatever was there.

    >>> ow.empty(2, 3).shape
    opweave.Size([2, 3])
    """


@public()
def zeros(size, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False, out=None):
    """A tensor of zeros; of the default dtype when `dtype` is left out.

    >>> ow.zeros(2, 3)
    tensor([[0., 0., 0.],
            [0., 0., 0.]])
    >>> ow.zeros(2, dtype=ow.int64)
    tensor([0, 0])
    """


@public()
def ones(size, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False, out=None):
    """A tensor of ones; of the default dtype when `dtype` is left out.

    >>> ow.ones(2, 2)
    tensor([[1., 1.],
            [1., 1.]])
    """


@public()
def full(size, fill_value, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False, out=None):
    """A tensor filled with one number, whose kind gives the dtype when that is left out.

    >>> ow.full((2, 2), 7)
    tensor([[7, 7],
            [7, 7]])
    """


@public("", "start", "start_step")
def arange(start, end, step=1, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False, out=None):
    """arange(end, *, dtype=None, layout=None, device=None, pin_memory=None, out=None) -> Tensor
    arange(start, end, *, dtype=None, layout=None, device=None, pin_memory=None) -> Tensor
    arange(start, end, step=1, *, dtype=None, layout=None, device=None, pin_memory=None, out=None) -> Tensor

    The numbers from `start` (0) in steps of `step` (1) up to but without `end`.

    int64 where all are integers, else the default dtype. A step of 0 is a RuntimeError.

    >>> ow.arange(5)
    tensor([0, 1, 2, 3, 4])
    """


@public()
def empty_like(
    input, *, dtype=None, layout=None, device=None, pin_memory=None, memory_format=None, requires_grad=False
):
    """Uninitialised memory in the shape and dtype of a tensor.

    >>> ow.empty_like(ow.zeros(2, 3)).shape
    opweave.Size([2, 3])
    """


@public()
def zeros_like(
    input, *, dtype=None, layout=None, device=None, pin_memory=None, memory_format=None, requires_grad=False
):
    """Zeros in the shape and dtype of a tensor.

    >>> ow.zeros_like(ow.tensor([1, 2]))
    tensor([0, 0])
    """


@public()
def ones_like(input, *, dtype=None, layout=None, device=None, pin_memory=None, memory_format=None, requires_grad=False):
    """Ones in the shape and dtype of a tensor.

    >>> ow.ones_like(ow.tensor([1.5, 2.5]))
    tensor([1., 1.])
    """


@public()
def full_like(
    input, fill_value, *, dtype=None, layout=None, device=None, pin_memory=None, memory_format=None, requires_grad=False
):
    """One number in the shape and dtype of a tensor.

    >>> ow.full_like(ow.tensor([1.0, 2.0]), 7)
    tensor([7., 7.])
    """


@public("generator")
def rand(size, *, generator=None, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False, out=None):
    """Random numbers, uniform over [0, 1).

    >>> _ = ow.manual_seed(0)
    >>> a = ow.rand(1000)
    >>> bool((a >= 0).all() & (a < 1).all())
    True
    """


@public("generator")
def randn(
    size, *, generator=None, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False, out=None
):
    """Random numbers, normal with mean 0 and variance 1.

    >>> _ = ow.manual_seed(0)
    >>> ow.randn(2, 3).shape
    opweave.Size([2, 3])
    """


@public("low_generator", "generator")
def randint(
    low, high, size, *, generator=None, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False,
    out=None,
):
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


@public("generator")
def randperm(
    n, *, generator=None, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False, out=None
):
    """The integers from 0 up to but without `n` in random order, as int64.

    >>> _ = ow.manual_seed(0)
    >>> sorted(ow.randperm(5).tolist())
    [0, 1, 2, 3, 4]
    """


@public(method=True)
def clone(input, *, memory_format=None):
    """A copy with memory of its own; gradients go through it.

    >>> a = ow.tensor([1, 2])
    >>> b = a.clone()
    >>> b[0] = 9
    >>> a
    tensor([1, 2])
    """


_foreach_clone = declare("_foreach_clone(input, *, memory_format=None)", "`clone` of every tensor of a list.",
    result="tuple[Tensor, ...]", shown=True)


@public(only_method=True, method=True)
def contiguous(input, *, memory_format="contiguous_format"):
    """The tensor itself if its elements lie in row-major order, or in the order asked for, else a copy for
        which they do.

    >>> a = ow.zeros(2, 3).t()
    >>> a.stride(), a.contiguous().stride()
    ((1, 3), (2, 1))
    """


@public(numbers=True, only_method=True, method=True)
def copy(input, src, non_blocking=False):
    """The elements of `src` in the shape and dtype of `self`; in place it writes them into the tensor.

    >>> a = ow.zeros(2, 2)
    >>> a.copy_(ow.tensor([1, 2]))
    tensor([[1., 2.],
            [1., 2.]])
    """


copy_ = declare("copy_(input, src, non_blocking=False)", "As `copy`, written into `input`, which is returned.",
    result="", numbers=True, only_method=True, method=True)
_foreach_copy = declare("_foreach_copy(input, src, non_blocking=False)", "`copy` of every tensor of a list.",
    result="tuple[Tensor, ...]", shown=True)
_foreach_copy_ = declare("_foreach_copy_(input, src, non_blocking=False)", "As `_foreach_copy`, written into `input`.",
    result="", shown=True)


@public("", "dtype")
def _to_copy(
    input, *, dtype=None, layout=None, device=None, pin_memory=None, non_blocking=False, memory_format=None,
    requires_grad=False,
):
    """_to_copy(input, *, dtype=None, layout=None, device=None, pin_memory=None, non_blocking=False,
        memory_format=None) -> Tensor
    _to_copy(input, dtype, contiguous) -> Tensor

    A copy in another dtype, on another device or in another order of elements.
    """


_to_device = declare("_to_device(input, target, non_blocking)", "A copy on another device.")


@public("dtype_layout", "other", "dtype", "device", only_method=True, method=True)
def to(
    input, *, dtype=None, layout=None, device=None, pin_memory=None, non_blocking=False, copy=False, memory_format=None,
    requires_grad=False,
):
    """to(input, *, dtype=None, layout=None, device=None, pin_memory=None, non_blocking=False, copy=False,
        memory_format=None) -> Tensor
    to(input, other, non_blocking=False, copy=False, *, memory_format=None) -> Tensor
    to(input, dtype, non_blocking=False, copy=False, *, memory_format=None) -> Tensor
    to(input, device, dtype=None, non_blocking=False, copy=False, *, memory_format=None) -> Tensor

    The tensor with another dtype or device, by keyword.

    >>> ow.tensor([1, 2]).to(dtype=ow.float32)
    tensor([1., 2.])
    """


@public(only_method=True, method=True)
def type_as(input, other):
    """The tensor in the dtype of another, and on its device.

    >>> ow.tensor([1, 2]).type_as(ow.tensor(0.5))
    tensor([1., 2.])
    """


@public(name="float", only_method=True, method=True)
def float_function(input, *, memory_format=None):
    """The tensor as float32.

    >>> ow.tensor([0.0, 1.5]).float()
    tensor([0.0000, 1.5000])
    """


@public(only_method=True, method=True)
def double(input, *, memory_format=None):
    """The tensor as float64.

    >>> ow.tensor([0.0, 1.5]).double()
    tensor([0.0000, 1.5000], dtype=float64)
    """


@public(only_method=True, method=True)
def half(input, *, memory_format=None):
    """The tensor as float16.

    >>> ow.tensor([0.0, 1.5]).half()
    tensor([0.0000, 1.5000], dtype=float16)
    """


@public(only_method=True, method=True)
def cpu(input, *, memory_format=None):
    """The tensor itself: all tensors lie in the memory of the CPU.

    >>> ow.tensor([0.0, 1.5]).cpu()
    tensor([0.0000, 1.5000])
    """


@public(only_method=True, method=True)
def cfloat(input, *, memory_format=None):
    """The tensor as complex64.

    >>> ow.tensor([0.0, 1.5]).cfloat()
    tensor([0.0000+0.j, 1.5000+0.j])
    """


@public(only_method=True, method=True)
def cdouble(input, *, memory_format=None):
    """The tensor as complex128.

    >>> ow.tensor([0.0, 1.5]).cdouble()
    tensor([0.0000+0.j, 1.5000+0.j], dtype=complex128)
    """


@public(only_method=True, method=True)
def bfloat16(input, *, memory_format=None):
    """The tensor as bfloat16.

    >>> ow.tensor([0.0, 1.5]).bfloat16()
    tensor([0.0000, 1.5000], dtype=bfloat16)
    """


@public(name="int", only_method=True, method=True)
def int_function(input, *, memory_format=None):
    """The tensor as int32; fractions are cut off.

    >>> ow.tensor([0.0, 1.5]).int()
    tensor([0, 1], dtype=int32)
    """


@public(only_method=True, method=True)
def long(input, *, memory_format=None):
    """The tensor as int64; fractions are cut off.

    >>> ow.tensor([0.0, 1.5]).long()
    tensor([0, 1])
    """


@public(only_method=True, method=True)
def short(input, *, memory_format=None):
    """The tensor as int16; fractions are cut off.

    >>> ow.tensor([0.0, 1.5]).short()
    tensor([0, 1], dtype=int16)
    """


@public(only_method=True, method=True)
def char(input, *, memory_format=None):
    """The tensor as int8; fractions are cut off.

    >>> ow.tensor([0.0, 1.5]).char()
    tensor([0, 1], dtype=int8)
    """


@public(only_method=True, method=True)
def byte(input, *, memory_format=None):
    """The tensor as uint8; fractions are cut off.

    >>> ow.tensor([0.0, 1.5]).byte()
    tensor([0, 1], dtype=uint8)
    """


@public(name="bool", only_method=True, method=True)
def bool_function(input, *, memory_format=None):
    """The tensor as bool: whether elements are other than 0.

    >>> ow.tensor([0.0, 1.5]).bool()
    tensor([False,  True])
    """


@public()
def cat(tensors, dim=0, *, out=None):
    """Tensors one after another along an existing dimension.

    Their other sizes must be equal (RuntimeError); dtypes are brought to their common one.

    >>> a = ow.tensor([[1, 2]])
    >>> ow.cat([a, a + 2])
    tensor([[1, 2],
            [3, 4]])
    >>> ow.cat([a, a + 2], dim=1)
    tensor([[1, 2, 3, 4]])
    """


concat = declare("concat(tensors, dim=0, *, out=None)", "Another name of `cat`.", result="")
concatenate = declare("concatenate(tensors, dim=0, *, out=None)", "Another name of `cat`.", result="")


@public()
def stack(tensors, dim=0, *, out=None):
    """Tensors of one shape along a new dimension.

    >>> ow.stack([ow.tensor([1, 2]), ow.tensor([3, 4])])
    tensor([[1, 2],
            [3, 4]])
    >>> ow.stack([ow.tensor([1, 2]), ow.tensor([3, 4])], dim=1)
    tensor([[1, 3],
            [2, 4]])
    """
