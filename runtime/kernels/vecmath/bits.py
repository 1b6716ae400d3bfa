"""The machine-level steps the vector math library is written in.

For the family files of this folder only. Each step is an intrinsic that emits a few LLVM instructions on float32 or
float64 alike, without branches, memory or wide integer conversions, so that a loop around it vectorises:

* constants take the type of another argument (`like`, `choose`), because a Python literal would widen float32;
* `select` evaluates both sides and never branches;
* `fma` rounds once; the library relies on it for error terms, so its functions are compiled without fast-math flags
  (a machine without the instruction gets the same results from the C library's fma, slowly);
* integers that belong to a float (exponents) stay in the float's own width.

`define` turns a plain function into one that dispatches on its argument types inside compiled code.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir
from llvmlite.ir import instructions
from numba.core import types
from numba.core.errors import TypingError
from numba.extending import intrinsic, overload
from numba.np.numpy_support import as_dtype, from_dtype

# No fast-math flag: compensated sums, NaN, infinities and signed zeros must survive as written.
OPTIONS: Any = {"error_model": "numpy", "fastmath": False, "forceinline": True}

_INT32, _INT64 = ir.IntType(32), ir.IntType(64)


class _Layout:
    """How one float type is laid out: its integer type, mantissa width, exponent bias and rounding constant."""

    def __init__(self, integer: ir.IntType, mantissa: int, bias: int) -> None:
        self.integer = integer
        self.mantissa = mantissa
        self.bias = bias
        # 1.5 * 2^mantissa: adding it leaves an integer-valued float in the low mantissa bits.
        self.magic = 1.5 * 2.0**mantissa
        self.magic_bits = ((bias + mantissa) << mantissa) | (1 << (mantissa - 1))
        # The same for an integer to which twice the bias is added.
        self.shift = self.magic + 2.0 * bias
        # The bit pattern of sqrt(1/2), truncated: where the significand of `split_exponent` starts.
        self.sqrt_half_bits = 0x3F3504F3 if mantissa == 23 else 0x3FE6A09E667F3BCD


_LAYOUTS = {types.float32: _Layout(_INT32, 23, 127), types.float64: _Layout(_INT64, 52, 1023)}


def _cast_constant(context: Any, builder: Any, value: Any, source: types.Type, target: types.Type) -> Any:
    return value if source == target else context.cast(builder, value, source, target)


def step(function: Callable[..., Any]) -> Any:
    """An intrinsic, typed so that the library's functions may call it with values instead of types."""
    return intrinsic(function)


@step
def like(typingctx: Any, x: types.Type, value: types.Type) -> Any:
    """`value`, a number, in the type of `x`."""
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return context.cast(builder, args[1], signature.args[1], signature.return_type)

    return x(x, value), codegen


@step
def complex_of(typingctx: Any, x: types.Type, real: types.Type, imag: types.Type) -> Any:
    """The number with these two parts, in the complex type of `x`."""
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        result = context.make_complex(builder, signature.return_type)
        part = signature.return_type.underlying_float
        result.real = context.cast(builder, args[1], signature.args[1], part)
        result.imag = context.cast(builder, args[2], signature.args[2], part)
        return result._getvalue()

    return x(x, real, imag), codegen


@step
def choose(typingctx: Any, x: types.Type, value32: types.Type, value64: types.Type) -> Any:
    """`value32` where `x` is float32, `value64` where it is float64, in the type of `x`."""
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        which = 1 if signature.args[0] == types.float32 else 2
        return context.cast(builder, args[which], signature.args[which], signature.return_type)

    return x(x, value32, value64), codegen


def _numbers_of(tuple_value: Any) -> list[float]:
    """The numbers of a tuple that is a constant of the program; Numba puts them into it one by one."""
    numbers: dict[int, float] = {}
    while isinstance(tuple_value, instructions.InsertValue):
        (index,) = tuple_value.indices
        tuple_value, element = tuple_value.operands
        numbers[index] = element.constant
    return [numbers[i] for i in range(len(numbers))]


def _from_memory(builder: Any, kind: Any, numbers: list[float]) -> list[Any]:
    """Numbers read from a table whose contents LLVM does not know.

    A constant it would place in memory by itself, and fetch and spread over a vector anew in every round of a loop when
    there are more of them than registers. What is read it does that with once, before the loop.
    """
    name = f"opweave_numbers_{kind}_{hashlib.sha256(repr(numbers).encode()).hexdigest()[:16]}"
    module = builder.module
    table = module.globals.get(name)
    if table is None:
        contents = ir.ArrayType(kind, len(numbers))
        table = ir.GlobalVariable(module, contents, name)
        table.initializer = ir.Constant(contents, numbers)
        table.global_constant = True
        table.linkage = "weak"  # another module might hold other numbers, for all that LLVM knows
    places = (builder.gep(table, [_INT32(0), _INT32(i)], inbounds=True) for i in range(len(numbers)))
    return [builder.load(position) for position in places]


def _fused_steps(builder: Any, x: Any, coefficients: Any) -> Any:
    constants = _from_memory(builder, x.type, _numbers_of(coefficients))
    result = constants[-1]
    for constant in reversed(constants[:-1]):
        result = builder.fma(result, x, constant)
    return result


@step
def horner(typingctx: Any, x: types.Type, coefficients32: types.Type, coefficients64: types.Type) -> Any:
    """The polynomial in `x` with one of the two tuples of coefficients, lowest power first, by fused Horner steps."""
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        which = 1 if signature.return_type == types.float32 else 2
        return _fused_steps(builder, args[0], args[which])

    return x(x, coefficients32, coefficients64), codegen


@step
def horner_for(
    typingctx: Any, kind: types.Type, x: types.Type, coefficients32: types.Type, coefficients64: types.Type
) -> Any:
    """As :func:`horner` in float64, with the tuple that is good enough for a result in the type of `kind`."""
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        which = 2 if signature.args[0] == types.float32 else 3
        return _fused_steps(builder, args[1], args[which])

    return x(kind, x, coefficients32, coefficients64), codegen


@step
def paired(
    typingctx: Any, x: types.Type, square: types.Type, coefficients32: types.Type, coefficients64: types.Type
) -> Any:
    """As :func:`horner` for an even number of coefficients, given the square of `x`: no more steps, but half as deep.

    Each two neighbours are joined first, all of them at once, then the pairs by Horner's steps in the square.
    """
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        which = 2 if signature.return_type == types.float32 else 3
        constants = _from_memory(builder, args[0].type, _numbers_of(args[which]))
        pairs = [builder.fma(high, args[0], low) for low, high in zip(constants[::2], constants[1::2], strict=True)]
        result = pairs[-1]
        for pair in reversed(pairs[:-1]):
            result = builder.fma(result, args[1], pair)
        return result

    return x(x, x, coefficients32, coefficients64), codegen


@step
def fma(typingctx: Any, x: types.Type, y: types.Type, z: types.Type) -> Any:
    """x * y + z, rounded once."""
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.fma(*args)

    return x(x, x, x), codegen


@step
def select(typingctx: Any, condition: types.Type, x: types.Type, y: types.Type) -> Any:
    """`x` where `condition`, else `y`; both are evaluated."""
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.select(args[0], args[1], args[2])

    return x(types.boolean, x, x), codegen


def _unary(name: str) -> Any:
    @step
    def operation(typingctx: Any, x: types.Type) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            kind = ir.FunctionType(args[0].type, [args[0].type])
            return builder.call(builder.module.declare_intrinsic(name, [args[0].type], kind), args)

        return x(x), codegen

    return operation


def _binary(name: str) -> Any:
    @step
    def operation(typingctx: Any, x: types.Type, y: types.Type) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            kind = ir.FunctionType(args[0].type, [args[0].type] * 2)
            return builder.call(builder.module.declare_intrinsic(name, [args[0].type], kind), args)

        return x(x, x), codegen

    return operation


absolute = _unary("llvm.fabs")
square_root = _unary("llvm.sqrt")
round_even = _unary("llvm.rint")
round_down = _unary("llvm.floor")
round_up = _unary("llvm.ceil")
round_to_zero = _unary("llvm.trunc")
copy_sign = _binary("llvm.copysign")
larger = _binary("llvm.maximum")
smaller = _binary("llvm.minimum")
larger_number = _binary("llvm.maxnum")
smaller_number = _binary("llvm.minnum")


@step
def sign_bit(typingctx: Any, x: types.Type) -> Any:
    """Whether the sign bit of a float is set."""
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        integer = _LAYOUTS[signature.args[0]].integer
        return builder.icmp_signed("<", builder.bitcast(args[0], integer), integer(0))

    return types.boolean(x), codegen


@step
def next_bits(typingctx: Any, x: types.Type, y: types.Type) -> Any:
    """The float beside `x` on the way to `y`, for unequal numbers: floats in order are integers in order."""
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        integer, kind = _LAYOUTS[signature.args[0]].integer, args[0].type
        zero = builder.fcmp_ordered("==", args[0], kind(0.0))
        up = builder.fcmp_ordered(">", args[1], args[0])
        positive = builder.fcmp_ordered(">", args[0], kind(0.0))
        away = builder.icmp_unsigned("==", up, positive)  # from 0
        bits = builder.bitcast(args[0], integer)
        moved = builder.bitcast(builder.add(bits, builder.select(away, integer(1), integer(-1))), kind)
        least = builder.bitcast(integer(1), kind)
        return builder.select(zero, builder.select(up, least, builder.fneg(least)), moved)

    return x(x, x), codegen


@step
def power_of_two(typingctx: Any, n: types.Type) -> Any:
    """2^n for an integer-valued float inside the exponent range of normal numbers."""
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        layout = _LAYOUTS[signature.args[0]]
        shifted = builder.fadd(args[0], args[0].type(layout.magic + layout.bias))
        bits = builder.shl(builder.bitcast(shifted, layout.integer), layout.integer(layout.mantissa))
        return builder.bitcast(bits, args[0].type)

    return n(n), codegen


@step
def round_shifted(typingctx: Any, x: types.Type, factor: types.Type) -> Any:
    """(t, n): n the integer nearest to x `factor` as a float, t the same one moved to where :func:`halves` reads it."""
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        kind = args[0].type
        shift = kind(_LAYOUTS[signature.args[0]].shift)
        shifted = builder.fma(args[0], context.cast(builder, args[1], signature.args[1], signature.args[0]), shift)
        return context.make_tuple(builder, signature.return_type, (shifted, builder.fsub(shifted, shift)))

    return types.UniTuple(x, 2)(x, factor), codegen


@step
def halves(typingctx: Any, t: types.Type) -> Any:
    """Two powers of two whose product is 2^n, for the `t` of :func:`round_shifted`, |n| below twice the bias."""
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        # The low bits of t hold n + 2 bias, so that half of it is a biased exponent; the others are shifted out.
        layout = _LAYOUTS[signature.args[0]]
        bits = builder.bitcast(args[0], layout.integer)
        first = builder.lshr(bits, layout.integer(1))
        both = [
            builder.bitcast(builder.shl(element, layout.integer(layout.mantissa)), args[0].type)
            for element in (first, builder.sub(bits, first))
        ]
        return context.make_tuple(builder, signature.return_type, both)

    return types.UniTuple(t, 2)(t), codegen


@step
def odd(typingctx: Any, t: types.Type) -> Any:
    """Whether the n of :func:`round_shifted` is odd."""
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        integer = _LAYOUTS[signature.args[0]].integer
        bits = builder.bitcast(args[0], integer)
        return builder.icmp_unsigned("!=", builder.and_(bits, integer(1)), integer(0))

    return types.boolean(t), codegen


@step
def turned(typingctx: Any, x: types.Type, t: types.Type, quarters: types.Type) -> Any:
    """`x`, negated where n + `quarters` (a literal) is 2 or 3 modulo 4, for the n of :func:`round_shifted`."""
    if not isinstance(quarters, types.IntegerLiteral):
        return None
    number = quarters.literal_value

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        layout = _LAYOUTS[signature.args[0]]
        integer = layout.integer
        bits = builder.add(builder.bitcast(args[1], integer), integer((number - 2 * layout.bias) % 4))
        sign = builder.and_(builder.shl(bits, integer(integer.width - 2)), integer(-1 << (integer.width - 1)))
        return builder.bitcast(builder.xor(builder.bitcast(args[0], integer), sign), args[0].type)

    return x(x, t, quarters), codegen


@step
def inverse_power(typingctx: Any, s: types.Type) -> Any:
    """1 / s for a power of two that is normal as its inverse is."""
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        layout = _LAYOUTS[signature.args[0]]
        bits = builder.bitcast(args[0], layout.integer)
        mirrored = builder.sub(layout.integer(2 * layout.bias << layout.mantissa), bits)
        return builder.bitcast(mirrored, args[0].type)

    return s(s), codegen


@step
def split_exponent(typingctx: Any, x: types.Type) -> Any:
    """(m, k) with x = m 2^k, m in [sqrt(1/2), sqrt(2)), k an integer-valued float, for a positive normal `x`."""
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        layout = _LAYOUTS[signature.args[0]]
        integer, kind = layout.integer, args[0].type
        start = integer(layout.sqrt_half_bits)
        distance = builder.sub(builder.bitcast(args[0], integer), start)
        exponent = builder.ashr(distance, integer(layout.mantissa))
        fraction = builder.and_(distance, integer((1 << layout.mantissa) - 1))
        significand = builder.bitcast(builder.add(fraction, start), kind)
        if integer.width == 32:
            whole = builder.sitofp(exponent, kind)
        else:  # no vector of AVX2 converts 64 bits
            biased = builder.bitcast(builder.add(exponent, integer(layout.magic_bits)), kind)
            whole = builder.fsub(biased, kind(layout.magic))
        return context.make_tuple(builder, signature.return_type, (significand, whole))

    return types.UniTuple(x, 2)(x), codegen


def helper(function: Callable[..., Any]) -> Callable[..., Any]:
    """Mark an internal function of the library: compiled into its callers with the library's options."""
    @overload(function, jit_options=OPTIONS, strict=False)
    def implementation(*args: Any) -> Any:
        return function

    return function


def _unliteral(numba_type: types.Type) -> types.Type:
    """The type of a value, where Numba has the type of a literal."""
    plain: types.Type = types.unliteral(numba_type)
    return plain


def _kind(numba_type: types.Type) -> str:
    if isinstance(numba_type, types.Complex):
        return "complex"
    if isinstance(numba_type, types.Float):
        return "real"
    if isinstance(numba_type, (types.Integer, types.Boolean)):
        return "integer"
    raise TypingError(f"vecmath works on numbers, not on {numba_type}")


_RANK = {"integer": 0, "real": 1, "complex": 2}


def _common(x: types.Type, y: types.Type) -> types.Type:
    """The type two operands are computed in: the higher kind decides, inside a kind NumPy's promotion."""
    x, y = _unliteral(x), _unliteral(y)
    if x == y:
        return x
    kind_x, kind_y = _kind(x), _kind(y)
    if kind_x != kind_y and "complex" not in (kind_x, kind_y):
        return x if _RANK[kind_x] > _RANK[kind_y] else y
    common: types.Type = from_dtype(np.promote_types(as_dtype(x), as_dtype(y)))
    return common


@step
def _first_as_common(typingctx: Any, x: types.Type, y: types.Type) -> Any:
    """`x` in the common type of `x` and `y`."""
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return context.cast(builder, args[0], signature.args[0], signature.return_type)

    return _common(x, y)(x, y), codegen


def define(
    public: Callable[..., Any],
    *,
    real: Callable[..., Any] | None = None,
    complex: Callable[..., Any] | None = None,  # noqa: A002 the name of the kind of number
    integer: Callable[..., Any] | None = None,
    boolean: Callable[..., Any] | None = None,
    float32: Callable[..., Any] | None = None,
) -> None:
    """Give the stub `public`, of one to three arguments, its implementations by kind of number.

    `boolean` defaults to `integer`, `float32` to `real`. Two arguments of different types are first converted to
    their common type, three to that of the first one.
    """
    name = public.__name__

    def find(numba_type: types.Type) -> Callable[..., Any]:
        kind = _kind(numba_type)
        result = {"real": real, "complex": complex, "integer": integer}[kind]
        if numba_type == types.float32 and float32 is not None:
            result = float32
        if isinstance(numba_type, types.Boolean) and boolean is not None:
            result = boolean
        if result is None:
            raise TypingError(f"vecmath.{name} is not defined for {numba_type}")
        return result

    if public.__code__.co_argcount == 1:
        @overload(public, jit_options=OPTIONS, strict=False)
        def unary(x: types.Type) -> Any:
            return find(_unliteral(x))
    elif public.__code__.co_argcount == 3:
        @overload(public, jit_options=OPTIONS, strict=False)
        def ternary(x: types.Type, y: types.Type, z: types.Type) -> Any:
            del y, z
            return find(_unliteral(x))
    else:
        @overload(public, jit_options=OPTIONS, strict=False)
        def binary(x: types.Type, y: types.Type) -> Any:
            if _unliteral(x) == _unliteral(y):
                return find(_unliteral(x))
            find(_common(x, y))
            return lambda x, y: public(_first_as_common(x, y), _first_as_common(y, x))


def only_compiled(name: str) -> TypeError:
    """What a plain Python call of a public function raises."""
    return TypeError(f"vecmath.{name} works inside compiled kernels only; call the operator of the same name instead")
