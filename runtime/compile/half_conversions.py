"""Conversions of float16 for processors without instructions for them: x86 without F16C.

LLVM calls functions of its own run-time library there, which no process of Python has. These are they: the numbers of
IEEE 754, rounded to nearest even; NaN stays a quiet NaN.
"""

from __future__ import annotations

# A float16 is a float32 without its 13 last bits and with another bias: a product with 2^112 corrects it, of subnormal
# numbers as well. Infinity and NaN have all bits of the exponent set.
WIDEN = """
define float @__extendhfsf2(half %number) {
  %bits = bitcast half %number to i16
  %wide = zext i16 %bits to i32
  %sign = and i32 %wide, 32768
  %high = shl i32 %sign, 16
  %size = and i32 %wide, 32767
  %moved = shl i32 %size, 13
  %scaled = bitcast i32 %moved to float
  %value = fmul float %scaled, 0x46F0000000000000
  %finite = bitcast float %value to i32
  %unbounded = or i32 %moved, 2139095040
  %quiet = or i32 %unbounded, 4194304
  %is_nan = icmp ugt i32 %size, 31744
  %undefined = select i1 %is_nan, i32 %quiet, i32 %unbounded
  %is_finite = icmp ult i32 %size, 31744
  %chosen = select i1 %is_finite, i32 %finite, i32 %undefined
  %signed = or i32 %chosen, %high
  %result = bitcast i32 %signed to float
  ret float %result
}
"""
# Numbers below 2^-14 are rounded by the addition of 1/2, whose last bit is worth 2^-24 as that of subnormal numbers is;
# others by adding half a unit of the last place, less one where that is even, before bits are cut off. 65,536 and more
# is infinite, as is what rounds to it.
NARROW = """
define half @__truncsfhf2(float %number) {
  %bits = bitcast float %number to i32
  %moved_sign = lshr i32 %bits, 16
  %sign = and i32 %moved_sign, 32768
  %size = and i32 %bits, 2147483647
  %small = bitcast i32 %size to float
  %shifted = fadd float %small, 5.0e-01
  %shifted_bits = bitcast float %shifted to i32
  %subnormal = sub i32 %shifted_bits, 1056964608
  %moved = lshr i32 %size, 13
  %last = and i32 %moved, 1
  %biased = add i32 %size, -939520001
  %rounded = add i32 %biased, %last
  %normal = lshr i32 %rounded, 13
  %payload = and i32 %moved, 511
  %quiet = or i32 %payload, 32256
  %is_nan = icmp ugt i32 %size, 2139095040
  %unbounded = select i1 %is_nan, i32 %quiet, i32 31744
  %is_small = icmp ult i32 %size, 947912704
  %is_bounded = icmp ult i32 %size, 1199570944
  %finite = select i1 %is_small, i32 %subnormal, i32 %normal
  %chosen = select i1 %is_bounded, i32 %finite, i32 %unbounded
  %signed = or i32 %chosen, %sign
  %narrow = trunc i32 %signed to i16
  %result = bitcast i16 %narrow to half
  ret half %result
}
"""
