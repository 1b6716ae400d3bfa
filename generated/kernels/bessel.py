# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What the kernels of the bessel operators and of their gradients compute."""
# mypy: ignore-errors

from math import inf, nan

from runtime.kernels.vecmath import (
    abs, cos, divide, erfcx, exp, floor, fma, i0, i0e, i1, i1e, isnan, log, log_ndtr, ndtr, ndtri, real, round, sin,
    sinc, sqrt,
)
from runtime.kernels.words import number


def sinc_kernel(T, self):
    """sinc: sinc(self)"""
    return sinc(self)


def _sinc_slope_kernel(T, self):
    """_sinc_slope:
    n = round(self)
    turn = 3.141592653589793 * (self - n)
    side = 1 - 2 * (n - 2 * floor(n / 2))
    x = 3.141592653589793 * self
    z = x * x
    far = 1 - z / 130 * (1 - z / 180 * (1 - z / 238 * (1 - z / 304)))
    near = -x / 3 * (1 - z / 10 * (1 - z / 28 * (1 - z / 54 * (1 - z / 88 * far))))
    slope = side * (cos(turn) - sin(turn) / x) / self
    where(abs(x) < 1, 3.141592653589793 * near, where(abs(self) == inf, nan, slope))
    """
    n = round(self)
    turn = number(T, 3.141592653589793) * (self - n)
    side = T(1) - number(T, 2) * (n - number(T, 2) * floor(divide(n, number(T, 2))))
    x = number(T, 3.141592653589793) * self
    z = x * x
    far = T(1) - divide(z, number(T, 130)) * (
        T(1) - divide(z, number(T, 180)) * (T(1) - divide(z, number(T, 238)) * (T(1) - divide(z, number(T, 304)))))
    near = divide(-x, number(T, 3)) * (
        T(1) - divide(z, number(T, 10)) * (
            T(1) - divide(z, number(T, 28)) * (
                T(1) - divide(z, number(T, 54)) * (T(1) - divide(z, number(T, 88)) * far))))
    slope = divide(side * (cos(turn) - divide(sin(turn), x)), self)
    return (
        number(T, 3.141592653589793) * near
        if abs(x) < real(T(1))
        else number(T, nan)
        if abs(self) == number(T, inf)
        else slope)

def sinc_slope_backward_self(T, grad, self):
    """_SincSlopeBackward0, gradient of self:
    x = 3.141592653589793 * self
    z = x * x
    part = z / 10
    part_2 = 6.283185307179586 * x
    part_3 = z / 54
    part_4 = z / 88
    part_5 = z / 130
    part_6 = z / 180
    part_7 = z / 238
    part_8 = 1 - z / 304
    part_9 = 1 - part_7 * part_8
    part_10 = 1 - part_6 * part_9
    far = 1 - part_5 * part_10
    part_11 = 1 - part_4 * far
    part_12 = 1 - part_3 * part_11
    part_13 = z / 28
    part_14 = 1 - part_13 * part_12
    n = round(self)
    side = 1 - 2 * (n - 2 * floor(n / 2))
    turn = 3.141592653589793 * (self - n)
    sin_turn = sin(turn)
    cos_turn = cos(turn)
    part_15 = sin_turn / x
    slope = side * (cos_turn - part_15) / self
    where(abs(x) < 1, 3.141592653589793 * grad * (-x / 3 * (part * (part_2 / 28 * part_12 + part_13 *
        (part_3 * (part_2 / 88 * far + part_4 * (part_5 * (part_2 / 180 * part_9 + part_6 * (part_7 *
        (part_2 / 304) - part_2 / 238 * part_8)) - part_2 / 130 * part_10)) - part_2 / 54 * part_11)) -
        part_2 / 10 * part_14) - 3.141592653589793 * (1 - part * part_14) / 3), where(abs(self) == inf, 0,
        grad * (side * (-3.141592653589793 * sin_turn - (cos_turn / self - part_15 / self)) / self - slope /
        self)))
    """
    x = number(T, 3.141592653589793) * self
    z = x * x
    part = divide(z, number(T, 10))
    part_2 = number(T, 6.283185307179586) * x
    part_3 = divide(z, number(T, 54))
    part_4 = divide(z, number(T, 88))
    part_5 = divide(z, number(T, 130))
    part_6 = divide(z, number(T, 180))
    part_7 = divide(z, number(T, 238))
    part_8 = T(1) - divide(z, number(T, 304))
    part_9 = T(1) - part_7 * part_8
    part_10 = T(1) - part_6 * part_9
    far = T(1) - part_5 * part_10
    part_11 = T(1) - part_4 * far
    part_12 = T(1) - part_3 * part_11
    part_13 = divide(z, number(T, 28))
    part_14 = T(1) - part_13 * part_12
    n = round(self)
    side = T(1) - number(T, 2) * (n - number(T, 2) * floor(divide(n, number(T, 2))))
    turn = number(T, 3.141592653589793) * (self - n)
    sin_turn = sin(turn)
    cos_turn = cos(turn)
    part_15 = divide(sin_turn, x)
    slope = divide(side * (cos_turn - part_15), self)
    return (
        number(T, 3.141592653589793) * grad * (
            divide(-x, number(T, 3)) * (
                part * (
                    divide(part_2, number(T, 28)) * part_12 + part_13 * (
                        part_3 * (
                            divide(part_2, number(T, 88)) * far + part_4 * (
                                part_5 * (
                                    divide(part_2, number(T, 180)) * part_9 + part_6 * (
                                        part_7 * divide(
                                            part_2, number(T, 304)
                                        ) - divide(part_2, number(T, 238)) * part_8)
                                ) - divide(part_2, number(T, 130)) * part_10)
                        ) - divide(part_2, number(T, 54)) * part_11)
                ) - divide(part_2, number(T, 10)) * part_14
            ) - divide(number(T, 3.141592653589793) * (T(1) - part * part_14), number(T, 3)))
        if abs(x) < real(T(1))
        else T(0)
        if abs(self) == number(T, inf)
        else grad * (
            divide(
                side * (number(T, -3.141592653589793) * sin_turn - (divide(cos_turn, self) - divide(part_15, self))),
                self,
            ) - divide(slope, self)))


def i0_kernel(T, self):
    """i0: i0(self)"""
    return i0(self)

def i0_backward_self(T, grad, self):
    """I0Backward0, gradient of self: grad * i1(self)"""
    return grad * i1(self)


def special_i0e_kernel(T, self):
    """special_i0e: i0e(self)"""
    return i0e(self)


def special_i1_kernel(T, self):
    """special_i1: i1(self)"""
    return i1(self)


def _i0e_less_i1e_kernel(T, self):
    """_i0e_less_i1e:
    a = abs(self)
    far = where(a > 8, a, 8)
    u = 16 / far - 1
    p1 = (3.9632747995642517e-10 * u + 1.1332884386055069e-09) * u - 3.292146469630322e-09
    p2 = (p1 * u - 8.630132586267453e-09) * u + 1.2808149675725373e-08
    p3 = (p2 * u + 3.0713998766292475e-08) * u - 3.1253247375964505e-08
    p4 = (p3 * u - 6.945711827726112e-08) * u + 5.381281878271564e-08
    p5 = (p4 * u + 1.1676360468168265e-07) * u - 6.756025918515212e-08
    p6 = (p5 * u - 1.6521464276030518e-07) * u + 5.1277785758668914e-08
    p7 = (p6 * u + 2.1264023876338767e-07) * u + 3.244830855927093e-08
    p8 = (p7 * u - 2.2095303857556017e-07) * u - 2.188809188326608e-07
    p9 = (p8 * u + 4.6421881671570725e-09) * u + 2.512485498870141e-07
    p10 = (p9 * u + 4.6729140290696275e-07) * u + 8.519653930611247e-07
    p11 = (p10 * u + 2.1678148749689047e-06) * u + 8.164113852532223e-06
    p12 = (p11 * u + 4.493600846103012e-05) * u + 0.000373969287342285
    p = (p12 * u + 0.0053132601242862395) * u + 0.20444880670617194
    where(a > 8, p / far / sqrt(far), i0e(a) - i1e(a))
    """
    a = abs(self)
    far = a if a > number(T, 8) else number(T, 8)
    u = divide(number(T, 16), far) - T(1)
    p1 = (
        number(T, 3.9632747995642517e-10) * u + number(T, 1.1332884386055069e-09)
    ) * u - number(T, 3.292146469630322e-09)
    p2 = (p1 * u - number(T, 8.630132586267453e-09)) * u + number(T, 1.2808149675725373e-08)
    p3 = (p2 * u + number(T, 3.0713998766292475e-08)) * u - number(T, 3.1253247375964505e-08)
    p4 = (p3 * u - number(T, 6.945711827726112e-08)) * u + number(T, 5.381281878271564e-08)
    p5 = (p4 * u + number(T, 1.1676360468168265e-07)) * u - number(T, 6.756025918515212e-08)
    p6 = (p5 * u - number(T, 1.6521464276030518e-07)) * u + number(T, 5.1277785758668914e-08)
    p7 = (p6 * u + number(T, 2.1264023876338767e-07)) * u + number(T, 3.244830855927093e-08)
    p8 = (p7 * u - number(T, 2.2095303857556017e-07)) * u - number(T, 2.188809188326608e-07)
    p9 = (p8 * u + number(T, 4.6421881671570725e-09)) * u + number(T, 2.512485498870141e-07)
    p10 = (p9 * u + number(T, 4.6729140290696275e-07)) * u + number(T, 8.519653930611247e-07)
    p11 = (p10 * u + number(T, 2.1678148749689047e-06)) * u + number(T, 8.164113852532223e-06)
    p12 = (p11 * u + number(T, 4.493600846103012e-05)) * u + number(T, 0.000373969287342285)
    p = (p12 * u + number(T, 0.0053132601242862395)) * u + number(T, 0.20444880670617194)
    return divide(divide(p, far), sqrt(far)) if a > number(T, 8) else i0e(a) - i1e(a)


def special_i1e_kernel(T, self):
    """special_i1e: i1e(self)"""
    return i1e(self)


def _i1_slope_kernel(T, self):
    """_i1_slope:
    s = self * self
    near = 0.5 + s * (3 / 16 + s * (5 / 384 + s * (7 / 18432 + s / 163840)))
    near if abs(self) < 0.1 else i0(self) * (1 - i1e(self) / i0e(self) / self)
    """
    s = self * self
    near = number(T, 0.5) + s * (
        divide(number(T, 3), number(T, 16)) + s * (
            divide(number(T, 5), number(T, 384)) + s * (
                divide(number(T, 7), number(T, 18432)) + divide(s, number(T, 163840)))))
    return near if abs(self) < real(number(T, 0.1)) else i0(self) * (T(1) - divide(divide(i1e(self), i0e(self)), self))


def _i1e_slope_kernel(T, self):
    """_i1e_slope:
    s = self * self
    near = 0.5 + s * (3 / 16 + s * (5 / 384 + s * (7 / 18432 + s / 163840)))
    near * exp(-abs(self)) if abs(self) < 0.1 else i0e(self) - i1e(self) / self
    """
    s = self * self
    near = number(T, 0.5) + s * (
        divide(number(T, 3), number(T, 16)) + s * (
            divide(number(T, 5), number(T, 384)) + s * (
                divide(number(T, 7), number(T, 18432)) + divide(s, number(T, 163840)))))
    return near * exp(-abs(self)) if abs(self) < real(number(T, 0.1)) else i0e(self) - divide(i1e(self), self)


def special_erfcx_kernel(T, self):
    """special_erfcx: erfcx(self)"""
    return erfcx(self)

def special_erfcx_backward_self(T, grad, result, self):
    """SpecialErfcxBackward0, gradient of self:
    far = where(self > 2, self, 2)
    u = 4 / far - 1
    p1 = (((-9.499881724176632e-11 * u - 1.3997755774840878e-09) * u + 4.20867330345017e-09) * u +
        4.2497869718854255e-09) * u - 2.5350900319196757e-08
    p2 = (((p1 * u + 2.2836769403096564e-08) * u + 2.7951259045387853e-08) * u - 1.1452372751924683e-07) * u
        + 2.1309887224169752e-07
    p3 = (((p2 * u - 1.7146995469869988e-07) * u - 4.356215931408998e-07) * u + 1.987343282524958e-06) * u -
        3.537919944362623e-06
    p4 = (((p3 * u + 5.273991630943424e-07) * u + 1.5745426335205843e-05) * u - 4.668122979707728e-05) * u +
        4.6477426546200205e-05
    p5 = (((p4 * u + 0.0001342446686873769) * u - 0.0006607385812261395) * u + 0.0009960258101815692) * u +
        0.0018804129278859572
    p = (((p5 * u - 0.013280715301529957) * u + 0.02117023856857678) * u + 0.0806967396838128) * u -
        0.5181360975203433
    grad * where(self > 2, p / far / far, 2 * self * result - 1.1283791670955126)
    """
    far = self if self > number(T, 2) else number(T, 2)
    u = divide(number(T, 4), far) - T(1)
    p1 = (
        (
            (
                number(T, -9.499881724176632e-11) * u - number(T, 1.3997755774840878e-09)
            ) * u + number(T, 4.20867330345017e-09)
        ) * u + number(T, 4.2497869718854255e-09)
    ) * u - number(T, 2.5350900319196757e-08)
    p2 = (
        (
            (p1 * u + number(T, 2.2836769403096564e-08)) * u + number(T, 2.7951259045387853e-08)
        ) * u - number(T, 1.1452372751924683e-07)
    ) * u + number(T, 2.1309887224169752e-07)
    p3 = (
        (
            (p2 * u - number(T, 1.7146995469869988e-07)) * u - number(T, 4.356215931408998e-07)
        ) * u + number(T, 1.987343282524958e-06)
    ) * u - number(T, 3.537919944362623e-06)
    p4 = (
        (
            (p3 * u + number(T, 5.273991630943424e-07)) * u + number(T, 1.5745426335205843e-05)
        ) * u - number(T, 4.668122979707728e-05)
    ) * u + number(T, 4.6477426546200205e-05)
    p5 = (
        (
            (p4 * u + number(T, 0.0001342446686873769)) * u - number(T, 0.0006607385812261395)
        ) * u + number(T, 0.0009960258101815692)
    ) * u + number(T, 0.0018804129278859572)
    p = (
        (
            (p5 * u - number(T, 0.013280715301529957)) * u + number(T, 0.02117023856857678)
        ) * u + number(T, 0.0806967396838128)
    ) * u - number(T, 0.5181360975203433)
    return grad * (
        divide(divide(p, far), far) if self > number(T, 2) else number(T, 2) * self * result - number(T,
            1.1283791670955126))


def _normal_density_kernel(T, self):
    """_normal_density: 0.3989422804014327 * exp(-0.5 * self * self) * (1 - 0.5 * where(abs(self) < 40,
        fma(self, self, -(self * self)), 0))
    """
    return number(T, 0.3989422804014327) * exp(number(T, -0.5) * self * self) * (
        T(1) - number(T, 0.5) * (fma(self, self, -(self * self)) if abs(self) < real(number(T, 40)) else T(0)))

def normal_density_backward_self(T, grad, result, self):
    """_NormalDensityBackward0, gradient of self: -grad * self * result"""
    return -grad * self * result


def _log_ndtr_slope_kernel(T, self):
    """_log_ndtr_slope:
    rest = where(abs(self) < 40, fma(self, self, -(self * self)), 0)
    density = 0.3989422804014327 * exp(-0.5 * self * self) * (1 - 0.5 * rest)
    where(self > 1, density / ndtr(self), 0.7978845608028654 / erfcx(-0.7071067811865476 * self))
    """
    rest = fma(self, self, -(self * self)) if abs(self) < real(number(T, 40)) else T(0)
    density = number(T, 0.3989422804014327) * exp(number(T, -0.5) * self * self) * (T(1) - number(T, 0.5) * rest)
    return (
        divide(density, ndtr(self))
        if self > T(1)
        else divide(number(T, 0.7978845608028654), erfcx(number(T, -0.7071067811865476) * self)))

def log_ndtr_slope_backward_self(T, grad, result, self):
    """_LogNdtrSlopeBackward0, gradient of self:
    u = 1 / where(self < -70, self * self, 1)
    far = u * (1 - u * (6 - u * (50 - u * 518))) - 1
    grad * where(self < -70, far, where(result == 0, 0, -result * (self + result)))
    """
    u = divide(T(1), self * self if self < number(T, -70) else T(1))
    far = u * (T(1) - u * (number(T, 6) - u * (number(T, 50) - u * number(T, 518)))) - T(1)
    return grad * (far if self < number(T, -70) else T(0) if result == T(0) else -result * (self + result))


def special_entr_kernel(T, self):
    """special_entr: where(isnan(self), self, where(self > 0, -self * log(self), where(self == 0, 0, -inf)))"""
    return self if isnan(self) else -self * log(self) if self > T(0) else T(0) if self == T(0) else -number(T, inf)

def special_entr_backward_self(T, grad, self):
    """SpecialEntrBackward0, gradient of self: grad * (-(1 + log(self)))"""
    return grad * -(T(1) + log(self))


def special_ndtr_kernel(T, self):
    """special_ndtr: ndtr(self)"""
    return ndtr(self)


def special_ndtri_kernel(T, self):
    """special_ndtri: ndtri(self)"""
    return ndtri(self)


def special_log_ndtr_kernel(T, self):
    """special_log_ndtr: log_ndtr(self)"""
    return log_ndtr(self)
