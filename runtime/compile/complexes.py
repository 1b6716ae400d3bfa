"""Complex numbers made from real ones in kernels: ``complex(re, im)``, ``2j``, and the way back."""

# Numba's extension API is built from functions whose arguments are types in one call and values in another.

from __future__ import annotations

from llvmlite import ir
from numba import types
from numba.core.extending import intrinsic


def _complex_type(*kinds):
    """The complex type that holds all of these: complex64 for float32, complex128 for others."""
    small = all(kind in (types.float32, types.complex64) for kind in kinds)
    return types.complex64 if small else types.complex128


def _parts(context, builder, kind, value, target):
    """Emit the real and the imaginary part of a number, None for an imaginary part that is 0."""
    part = target.underlying_float
    if not isinstance(kind, types.Complex):
        return context.cast(builder, value, kind, part), None
    number = context.make_complex(builder, target, context.cast(builder, value, kind, target))
    return number.real, number.imag


@intrinsic
def made(typingctx, real, imaginary):
    """``real + imaginary * 1j``, of which the parts are exact where both are real."""
    kinds = [types.unliteral(item) for item in (real, imaginary)]
    if not all(isinstance(kind, types.Number | types.Boolean) for kind in kinds):
        return None
    target = _complex_type(*kinds)

    def codegen(context, builder, signature, args):
        re, im = _parts(context, builder, kinds[0], args[0], target)
        other_re, other_im = _parts(context, builder, kinds[1], args[1], target)
        number = context.make_complex(builder, target)
        number.real = re if other_im is None else builder.fsub(re, other_im)
        number.imag = other_re if im is None else builder.fadd(im, other_re)
        return number._getvalue()

    return target(*kinds), codegen


@intrinsic
def imaginary(typingctx, kind, value):
    """A literal number times 1j, in the complex type of the compute type."""
    target, source = _complex_type(kind.instance_type), types.unliteral(value)

    def codegen(context, builder, signature, args):
        number = context.make_complex(builder, target)
        number.real = ir.Constant(context.get_value_type(target.underlying_float), 0.0)
        number.imag = context.cast(builder, args[1], source, target.underlying_float)
        return number._getvalue()

    return target(kind, source), codegen


@intrinsic
def as_compute(typingctx, kind, value):
    """The real part of a complex number where the compute type is real; any other number as it is."""
    source = types.unliteral(value)
    is_part = isinstance(source, types.Complex) and not isinstance(kind.instance_type, types.Complex)
    target = source.underlying_float if is_part else source

    def codegen(context, builder, signature, args):
        return context.make_complex(builder, source, args[1]).real if is_part else args[1]

    return target(kind, source), codegen
