# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What the kernels of the special_functions operators and of their gradients compute."""
# mypy: ignore-errors

from runtime.kernels.vecmath import abs, digamma, divide, erfinv, exp, lgamma, log, minimum, polygamma, real, trigamma
from runtime.kernels.words import number


def erfinv_kernel(T, self):
    """erfinv: erfinv(self)"""
    return erfinv(self)

def erfinv_backward_self(T, grad, result):
    """ErfinvBackward0, gradient of self: 0.886226925452758 * grad * exp(result * result)"""
    return number(T, 0.886226925452758) * grad * exp(result * result)


def lgamma_kernel(T, self):
    """lgamma: lgamma(self)"""
    return lgamma(self)

def lgamma_backward_self(T, grad, self):
    """LgammaBackward0, gradient of self: grad * digamma(self)"""
    return grad * digamma(self)


def _deviance_kernel(T, self, other):
    """_deviance:
    d = (self - other) / other
    near = abs(d) < 0.3
    t = where(near, d, 0)
    r = t / (2 + t)
    w = r * r
    less = r * (2 * w * (1 / 3 + w * (1 / 5 + w * (1 / 7 + w * (1 / 9 + w * (1 / 11 + w * (1 / 13 + w * (1 /
        15 + w * (1 / 17 + w * (1 / 19 + w * (1 / 21 + w / 23)))))))))) - t)
    product = where(self == 0, 0, self * log(self / other))
    where(near, other * ((1 + t) * less + t * t), product - self + other)
    """
    d = divide(self - other, other)
    near = abs(d) < real(number(T, 0.3))
    t = d if near else T(0)
    r = divide(t, number(T, 2) + t)
    w = r * r
    less = r * (
        number(T, 2) * w * (
            divide(T(1), number(T, 3)) + w * (
                divide(T(1), number(T, 5)) + w * (
                    divide(T(1), number(T, 7)) + w * (
                        divide(T(1), number(T, 9)) + w * (
                            divide(T(1), number(T, 11)) + w * (
                                divide(T(1), number(T, 13)) + w * (
                                    divide(T(1), number(T, 15)) + w * (
                                        divide(T(1), number(T, 17)) + w * (
                                            divide(T(1), number(T, 19)) + w * (
                                                divide(T(1), number(T, 21)) + divide(w, number(T, 23)))))))))))
        ) - t)
    product = T(0) if self == T(0) else self * log(divide(self, other))
    return other * ((T(1) + t) * less + t * t) if near else product - self + other

def deviance_backward_self(T, grad, other, self):
    """_DevianceBackward0, gradient of self:
    d = (self - other) / other
    near = abs(d) < 0.3
    t = where(near, d, 0)
    part = 2 + t
    r = t / part
    w = r * r
    part_2 = 1 / 21 + w / 23
    part_3 = 1 / 19 + w * part_2
    part_4 = 1 / 17 + w * part_3
    part_5 = 1 / 15 + w * part_4
    part_6 = 1 / 13 + w * part_5
    part_7 = 1 / 11 + w * part_6
    part_8 = 1 / 9 + w * part_7
    part_9 = 1 / 7 + w * part_8
    part_10 = 1 / 5 + w * part_9
    part_11 = 1 / 3 + w * part_10
    part_12 = 2 * w * part_11 - t
    less = r * part_12
    part_13 = 1 / other / part - r / other / part
    grad * where(near, other * (less / other + (1 + t) * (part_13 * part_12 + r * (4 * part_13 * r * part_11
        + 2 * w * (2 * part_13 * r * part_10 + w * (2 * part_13 * r * part_9 + w * (2 * part_13 * r * part_8
        + w * (2 * part_13 * r * part_7 + w * (2 * part_13 * r * part_6 + w * (2 * part_13 * r * part_5 + w
        * (2 * part_13 * r * part_4 + w * (2 * part_13 * r * part_3 + w * (2 * part_13 * r * part_2 + w * (2
        * part_13 * r / 23)))))))))) - 1 / other)) + 2 * (d / other)), where(self == 0, 0, log(self / other)
        + self * (1 / (self / other) / other)) - 1)
    """
    d = divide(self - other, other)
    near = abs(d) < real(number(T, 0.3))
    t = d if near else T(0)
    part = number(T, 2) + t
    r = divide(t, part)
    w = r * r
    part_2 = divide(T(1), number(T, 21)) + divide(w, number(T, 23))
    part_3 = divide(T(1), number(T, 19)) + w * part_2
    part_4 = divide(T(1), number(T, 17)) + w * part_3
    part_5 = divide(T(1), number(T, 15)) + w * part_4
    part_6 = divide(T(1), number(T, 13)) + w * part_5
    part_7 = divide(T(1), number(T, 11)) + w * part_6
    part_8 = divide(T(1), number(T, 9)) + w * part_7
    part_9 = divide(T(1), number(T, 7)) + w * part_8
    part_10 = divide(T(1), number(T, 5)) + w * part_9
    part_11 = divide(T(1), number(T, 3)) + w * part_10
    part_12 = number(T, 2) * w * part_11 - t
    less = r * part_12
    part_13 = divide(divide(T(1), other), part) - divide(divide(r, other), part)
    return grad * (
        other * (
            divide(less, other) + (T(1) + t) * (
                part_13 * part_12 + r * (
                    number(T, 4) * part_13 * r * part_11 + number(T, 2) * w * (
                        number(T, 2) * part_13 * r * part_10 + w * (
                            number(T, 2) * part_13 * r * part_9 + w * (
                                number(T, 2) * part_13 * r * part_8 + w * (
                                    number(T, 2) * part_13 * r * part_7 + w * (
                                        number(T, 2) * part_13 * r * part_6 + w * (
                                            number(T, 2) * part_13 * r * part_5 + w * (
                                                number(T, 2) * part_13 * r * part_4 + w * (
                                                    number(T, 2) * part_13 * r * part_3 + w * (
                                                        number(T, 2) * part_13 * r * part_2 + w * divide(
                                                            number(T, 2) * part_13 * r, number(T, 23))))))))))
                    ) - divide(T(1), other))
            ) + number(T, 2) * divide(d, other)
        ) if near else (T(0) if self == T(0) else log(divide(self, other)) + self * divide(
            divide(T(1), divide(self, other)), other
        )) - T(1))

def deviance_backward_other(T, grad, other, self):
    """_DevianceBackward0, gradient of other:
    d = (self - other) / other
    near = abs(d) < 0.3
    t = where(near, d, 0)
    part = 1 + t
    part_2 = 2 + t
    r = t / part_2
    w = r * r
    part_3 = 1 / 21 + w / 23
    part_4 = 1 / 19 + w * part_3
    part_5 = 1 / 17 + w * part_4
    part_6 = 1 / 15 + w * part_5
    part_7 = 1 / 13 + w * part_6
    part_8 = 1 / 11 + w * part_7
    part_9 = 1 / 9 + w * part_8
    part_10 = 1 / 7 + w * part_9
    part_11 = 1 / 5 + w * part_10
    part_12 = 1 / 3 + w * part_11
    part_13 = 2 * w * part_12 - t
    less = r * part_13
    part_14 = -1 / other - d / other
    part_15 = part_14 / part_2 - r * part_14 / part_2
    grad * where(near, part * less + t * t + where(near, other * (part_14 * less + part * (part_15 * part_13
        + r * (4 * part_15 * r * part_12 + 2 * w * (2 * part_15 * r * part_11 + w * (2 * part_15 * r *
        part_10 + w * (2 * part_15 * r * part_9 + w * (2 * part_15 * r * part_8 + w * (2 * part_15 * r *
        part_7 + w * (2 * part_15 * r * part_6 + w * (2 * part_15 * r * part_5 + w * (2 * part_15 * r *
        part_4 + w * (2 * part_15 * r * part_3 + w * (2 * part_15 * r / 23)))))))))) - part_14)) + 2 *
        part_14 * d), 0), where(self == 0, 0, -self * (self / other / other / (self / other))) + 1)
    """
    d = divide(self - other, other)
    near = abs(d) < real(number(T, 0.3))
    t = d if near else T(0)
    part = T(1) + t
    part_2 = number(T, 2) + t
    r = divide(t, part_2)
    w = r * r
    part_3 = divide(T(1), number(T, 21)) + divide(w, number(T, 23))
    part_4 = divide(T(1), number(T, 19)) + w * part_3
    part_5 = divide(T(1), number(T, 17)) + w * part_4
    part_6 = divide(T(1), number(T, 15)) + w * part_5
    part_7 = divide(T(1), number(T, 13)) + w * part_6
    part_8 = divide(T(1), number(T, 11)) + w * part_7
    part_9 = divide(T(1), number(T, 9)) + w * part_8
    part_10 = divide(T(1), number(T, 7)) + w * part_9
    part_11 = divide(T(1), number(T, 5)) + w * part_10
    part_12 = divide(T(1), number(T, 3)) + w * part_11
    part_13 = number(T, 2) * w * part_12 - t
    less = r * part_13
    part_14 = divide(number(T, -1), other) - divide(d, other)
    part_15 = divide(part_14, part_2) - divide(r * part_14, part_2)
    return grad * (
        part * less + t * t + (
            other * (
                part_14 * less + part * (
                    part_15 * part_13 + r * (
                        number(T, 4) * part_15 * r * part_12 + number(T, 2) * w * (
                            number(T, 2) * part_15 * r * part_11 + w * (
                                number(T, 2) * part_15 * r * part_10 + w * (
                                    number(T, 2) * part_15 * r * part_9 + w * (
                                        number(T, 2) * part_15 * r * part_8 + w * (
                                            number(T, 2) * part_15 * r * part_7 + w * (
                                                number(T, 2) * part_15 * r * part_6 + w * (
                                                    number(T, 2) * part_15 * r * part_5 + w * (
                                                        number(T, 2) * part_15 * r * part_4 + w * (
                                                            number(T, 2) * part_15 * r * part_3 + w * divide(
                                                                number(T, 2) * part_15 * r, number(T, 23))))))))))
                        ) - part_14)
                ) + number(T, 2) * part_14 * d
            ) if near else T(0)
        ) if near else (T(0) if self == T(0) else -self * divide(
            divide(divide(self, other), other), divide(self, other)
        )) + T(1))

def deviance_forward(T, other_t, self_t, other_p, self_p):
    """_deviance, tangent of result:
    d = (self_p - other_p) / other_p
    near = abs(d) < 0.3
    t = where(near, d, 0)
    part = 2 + t
    r = t / part
    w = r * r
    part_2 = 1 / 21 + w / 23
    part_3 = 1 / 19 + w * part_2
    part_4 = 1 / 17 + w * part_3
    part_5 = 1 / 15 + w * part_4
    part_6 = 1 / 13 + w * part_5
    part_7 = 1 / 11 + w * part_6
    part_8 = 1 / 9 + w * part_7
    part_9 = 1 / 7 + w * part_8
    part_10 = 1 / 5 + w * part_9
    part_11 = 1 / 3 + w * part_10
    part_12 = 2 * w * part_11 - t
    less = r * part_12
    part_13 = 1 + t
    part_14 = 1 / other_p / part - r / other_p / part
    part_15 = d / other_p
    part_16 = -1 / other_p - part_15
    part_17 = part_16 / part - r * part_16 / part
    self_t * where(near, other_p * (less / other_p + part_13 * (part_14 * part_12 + r * (4 * part_14 * r *
        part_11 + 2 * w * (2 * part_14 * r * part_10 + w * (2 * part_14 * r * part_9 + w * (2 * part_14 * r
        * part_8 + w * (2 * part_14 * r * part_7 + w * (2 * part_14 * r * part_6 + w * (2 * part_14 * r *
        part_5 + w * (2 * part_14 * r * part_4 + w * (2 * part_14 * r * part_3 + w * (2 * part_14 * r *
        part_2 + w * (2 * part_14 * r / 23)))))))))) - 1 / other_p)) + 2 * part_15), where(self_p == 0, 0,
        log(self_p / other_p) + self_p * (1 / (self_p / other_p) / other_p)) - 1) + other_t * where(near,
        part_13 * less + t * t + where(near, other_p * (part_16 * less + part_13 * (part_17 * part_12 + r *
        (4 * part_17 * r * part_11 + 2 * w * (2 * part_17 * r * part_10 + w * (2 * part_17 * r * part_9 + w
        * (2 * part_17 * r * part_8 + w * (2 * part_17 * r * part_7 + w * (2 * part_17 * r * part_6 + w * (2
        * part_17 * r * part_5 + w * (2 * part_17 * r * part_4 + w * (2 * part_17 * r * part_3 + w * (2 *
        part_17 * r * part_2 + w * (2 * part_17 * r / 23)))))))))) - part_16)) + 2 * part_16 * d), 0),
        where(self_p == 0, 0, -self_p * (self_p / other_p / other_p / (self_p / other_p))) + 1)
    """
    d = divide(self_p - other_p, other_p)
    near = abs(d) < real(number(T, 0.3))
    t = d if near else T(0)
    part = number(T, 2) + t
    r = divide(t, part)
    w = r * r
    part_2 = divide(T(1), number(T, 21)) + divide(w, number(T, 23))
    part_3 = divide(T(1), number(T, 19)) + w * part_2
    part_4 = divide(T(1), number(T, 17)) + w * part_3
    part_5 = divide(T(1), number(T, 15)) + w * part_4
    part_6 = divide(T(1), number(T, 13)) + w * part_5
    part_7 = divide(T(1), number(T, 11)) + w * part_6
    part_8 = divide(T(1), number(T, 9)) + w * part_7
    part_9 = divide(T(1), number(T, 7)) + w * part_8
    part_10 = divide(T(1), number(T, 5)) + w * part_9
    part_11 = divide(T(1), number(T, 3)) + w * part_10
    part_12 = number(T, 2) * w * part_11 - t
    less = r * part_12
    part_13 = T(1) + t
    part_14 = divide(divide(T(1), other_p), part) - divide(divide(r, other_p), part)
    part_15 = divide(d, other_p)
    part_16 = divide(number(T, -1), other_p) - part_15
    part_17 = divide(part_16, part) - divide(r * part_16, part)
    return self_t * (
        other_p * (
            divide(less, other_p) + part_13 * (
                part_14 * part_12 + r * (
                    number(T, 4) * part_14 * r * part_11 + number(T, 2) * w * (
                        number(T, 2) * part_14 * r * part_10 + w * (
                            number(T, 2) * part_14 * r * part_9 + w * (
                                number(T, 2) * part_14 * r * part_8 + w * (
                                    number(T, 2) * part_14 * r * part_7 + w * (
                                        number(T, 2) * part_14 * r * part_6 + w * (
                                            number(T, 2) * part_14 * r * part_5 + w * (
                                                number(T, 2) * part_14 * r * part_4 + w * (
                                                    number(T, 2) * part_14 * r * part_3 + w * (
                                                        number(T, 2) * part_14 * r * part_2 + w * divide(
                                                            number(T, 2) * part_14 * r, number(T, 23))))))))))
                    ) - divide(T(1), other_p))
            ) + number(T, 2) * part_15
        ) if near else (T(0) if self_p == T(0) else log(divide(self_p, other_p)) + self_p * divide(
            divide(T(1), divide(self_p, other_p)), other_p
        )) - T(1)
    ) + other_t * (
        part_13 * less + t * t + (
            other_p * (
                part_16 * less + part_13 * (
                    part_17 * part_12 + r * (
                        number(T, 4) * part_17 * r * part_11 + number(T, 2) * w * (
                            number(T, 2) * part_17 * r * part_10 + w * (
                                number(T, 2) * part_17 * r * part_9 + w * (
                                    number(T, 2) * part_17 * r * part_8 + w * (
                                        number(T, 2) * part_17 * r * part_7 + w * (
                                            number(T, 2) * part_17 * r * part_6 + w * (
                                                number(T, 2) * part_17 * r * part_5 + w * (
                                                    number(T, 2) * part_17 * r * part_4 + w * (
                                                        number(T, 2) * part_17 * r * part_3 + w * (
                                                            number(T, 2) * part_17 * r * part_2 + w * divide(
                                                                number(T, 2) * part_17 * r, number(T, 23))))))))))
                        ) - part_16)
                ) + number(T, 2) * part_16 * d
            ) if near else T(0)
        ) if near else (T(0) if self_p == T(0) else -self_p * divide(
            divide(divide(self_p, other_p), other_p), divide(self_p, other_p)
        )) + T(1))


def _stirling_rest_kernel(T, self):
    """_stirling_rest:
    y = 1 / where(self < 10, 10, self)
    q = y * y
    series = y * (1 / 12 - q * (1 / 360 - q * (1 / 1260 - q * (1 / 1680 - q * (1 / 1188 - q * (691 / 360360
        - q / 156))))))
    where(self < 10, lgamma(self) - (self - 0.5) * log(self) + self - 0.9189385332046728, series)
    """
    y = divide(T(1), number(T, 10) if self < number(T, 10) else self)
    q = y * y
    series = y * (
        divide(T(1), number(T, 12)) - q * (
            divide(T(1), number(T, 360)) - q * (
                divide(T(1), number(T, 1260)) - q * (
                    divide(T(1), number(T, 1680)) - q * (
                        divide(T(1), number(T, 1188)) - q * (
                            divide(number(T, 691), number(T, 360360)) - divide(q, number(T, 156))))))))
    return (
        lgamma(self) - (self - number(T, 0.5)) * log(self) + self - number(T, 0.9189385332046728)
        if self < number(T, 10)
        else series)

def stirling_rest_backward_self(T, grad, self):
    """_StirlingRestBackward0, gradient of self:
    y = 1 / where(self < 10, 10, self)
    q = y * y
    part = 691 / 360360 - q / 156
    part_2 = 1 / 1188 - q * part
    part_3 = 1 / 1680 - q * part_2
    part_4 = 1 / 1260 - q * part_3
    part_5 = 1 / 360 - q * part_4
    grad * where(self < 10, digamma(self) - (log(self) + (self - 0.5) / self) + 1, y * (2 * q * y * part_5 -
        q * (2 * q * y * part_4 - q * (2 * q * y * part_3 - q * (2 * q * y * part_2 - q * (2 * q * y * part
        - q * (2 * q * y / 156)))))) - q * (1 / 12 - q * part_5))
    """
    y = divide(T(1), number(T, 10) if self < number(T, 10) else self)
    q = y * y
    part = divide(number(T, 691), number(T, 360360)) - divide(q, number(T, 156))
    part_2 = divide(T(1), number(T, 1188)) - q * part
    part_3 = divide(T(1), number(T, 1680)) - q * part_2
    part_4 = divide(T(1), number(T, 1260)) - q * part_3
    part_5 = divide(T(1), number(T, 360)) - q * part_4
    return grad * (
        digamma(self) - (log(self) + divide(self - number(T, 0.5), self)) + T(1) if self < number(T, 10) else y * (
            number(T, 2) * q * y * part_5 - q * (
                number(T, 2) * q * y * part_4 - q * (
                    number(T, 2) * q * y * part_3 - q * (
                        number(T, 2) * q * y * part_2 - q * (
                            number(T, 2) * q * y * part - q * divide(number(T, 2) * q * y, number(T, 156))))))
        ) - q * (divide(T(1), number(T, 12)) - q * part_5))


def _log_less_digamma_kernel(T, self):
    """_log_less_digamma:
    y = 1 / where(self < 10, 10, self)
    q = y * y
    series = y / 2 + q * (1 / 12 - q * (1 / 120 - q * (1 / 252 - q * (1 / 240 - q * (1 / 132 - q * (691 /
        32760 - q / 12))))))
    where(self < 10, log(self) - digamma(self), series)
    """
    y = divide(T(1), number(T, 10) if self < number(T, 10) else self)
    q = y * y
    series = divide(y, number(T, 2)) + q * (
        divide(T(1), number(T, 12)) - q * (
            divide(T(1), number(T, 120)) - q * (
                divide(T(1), number(T, 252)) - q * (
                    divide(T(1), number(T, 240)) - q * (
                        divide(T(1), number(T, 132)) - q * (
                            divide(number(T, 691), number(T, 32760)) - divide(q, number(T, 12))))))))
    return log(self) - digamma(self) if self < number(T, 10) else series

def log_less_digamma_backward_self(T, grad, self):
    """_LogLessDigammaBackward0, gradient of self:
    y = 1 / where(self < 10, 10, self)
    q = y * y
    part = 691 / 32760 - q / 12
    part_2 = 1 / 132 - q * part
    part_3 = 1 / 240 - q * part_2
    part_4 = 1 / 252 - q * part_3
    part_5 = 1 / 120 - q * part_4
    grad * where(self < 10, 1 / self - trigamma(self), q * (2 * q * y * part_5 - q * (2 * q * y * part_4 - q
        * (2 * q * y * part_3 - q * (2 * q * y * part_2 - q * (2 * q * y * part - q * (2 * q * y / 12))))))
        - 2 * q * y * (1 / 12 - q * part_5) - q / 2)
    """
    y = divide(T(1), number(T, 10) if self < number(T, 10) else self)
    q = y * y
    part = divide(number(T, 691), number(T, 32760)) - divide(q, number(T, 12))
    part_2 = divide(T(1), number(T, 132)) - q * part
    part_3 = divide(T(1), number(T, 240)) - q * part_2
    part_4 = divide(T(1), number(T, 252)) - q * part_3
    part_5 = divide(T(1), number(T, 120)) - q * part_4
    return grad * (
        divide(T(1), self) - trigamma(self) if self < number(T, 10) else q * (
            number(T, 2) * q * y * part_5 - q * (
                number(T, 2) * q * y * part_4 - q * (
                    number(T, 2) * q * y * part_3 - q * (
                        number(T, 2) * q * y * part_2 - q * (
                            number(T, 2) * q * y * part - q * divide(number(T, 2) * q * y, number(T, 12))))))
        ) - number(T, 2) * q * y * (divide(T(1), number(T, 12)) - q * part_5) - divide(q, number(T, 2)))


def _log_gamma_density_kernel(T, self, other):
    """_log_gamma_density:
    far = self >= 10
    z = where(far, self, 10) - 1
    y = 1 / z
    q = y * y
    series = y * (1 / 12 - q * (1 / 360 - q * (1 / 1260 - q * (1 / 1680 - q * (1 / 1188 - q * (691 / 360360
        - q / 156))))))
    d = (z - other) / other
    near = abs(d) < 0.3
    t = where(near, d, 0)
    r = t / (2 + t)
    w = r * r
    less = r * (2 * w * (1 / 3 + w * (1 / 5 + w * (1 / 7 + w * (1 / 9 + w * (1 / 11 + w * (1 / 13 + w * (1 /
        15 + w * (1 / 17 + w * (1 / 19 + w * (1 / 21 + w / 23)))))))))) - t)
    deviance = where(near, other * ((1 + t) * less + t * t), z * log(z / other) - z + other)
    product = where(self == 1, 0, (self - 1) * log(other))
    where(far, -deviance - 0.5 * log(6.283185307179586 * z) - series, product - other - lgamma(self))
    """
    far = self >= number(T, 10)
    z = (self if far else number(T, 10)) - T(1)
    y = divide(T(1), z)
    q = y * y
    series = y * (
        divide(T(1), number(T, 12)) - q * (
            divide(T(1), number(T, 360)) - q * (
                divide(T(1), number(T, 1260)) - q * (
                    divide(T(1), number(T, 1680)) - q * (
                        divide(T(1), number(T, 1188)) - q * (
                            divide(number(T, 691), number(T, 360360)) - divide(q, number(T, 156))))))))
    d = divide(z - other, other)
    near = abs(d) < real(number(T, 0.3))
    t = d if near else T(0)
    r = divide(t, number(T, 2) + t)
    w = r * r
    less = r * (
        number(T, 2) * w * (
            divide(T(1), number(T, 3)) + w * (
                divide(T(1), number(T, 5)) + w * (
                    divide(T(1), number(T, 7)) + w * (
                        divide(T(1), number(T, 9)) + w * (
                            divide(T(1), number(T, 11)) + w * (
                                divide(T(1), number(T, 13)) + w * (
                                    divide(T(1), number(T, 15)) + w * (
                                        divide(T(1), number(T, 17)) + w * (
                                            divide(T(1), number(T, 19)) + w * (
                                                divide(T(1), number(T, 21)) + divide(w, number(T, 23)))))))))))
        ) - t)
    deviance = other * ((T(1) + t) * less + t * t) if near else z * log(divide(z, other)) - z + other
    product = T(0) if self == T(1) else (self - T(1)) * log(other)
    return (
        -deviance - number(T, 0.5) * log(number(T, 6.283185307179586) * z) - series
        if far
        else product - other - lgamma(self))

def log_gamma_density_backward_self(T, grad, other, self):
    """_LogGammaDensityBackward0, gradient of self:
    far = self >= 10
    z = where(far, self, 10) - 1
    d = (z - other) / other
    near = abs(d) < 0.3
    t = where(near, d, 0)
    part = 2 + t
    r = t / part
    w = r * r
    part_2 = 1 / 21 + w / 23
    part_3 = 1 / 19 + w * part_2
    part_4 = 1 / 17 + w * part_3
    part_5 = 1 / 15 + w * part_4
    part_6 = 1 / 13 + w * part_5
    part_7 = 1 / 11 + w * part_6
    part_8 = 1 / 9 + w * part_7
    part_9 = 1 / 7 + w * part_8
    part_10 = 1 / 5 + w * part_9
    part_11 = 1 / 3 + w * part_10
    part_12 = 2 * w * part_11 - t
    less = r * part_12
    part_13 = 1 / other / part - r / other / part
    part_14 = d / other
    part_15 = z / other
    y = 1 / z
    q = y * y
    part_16 = 691 / 360360 - q / 156
    part_17 = 1 / 1188 - q * part_16
    part_18 = 1 / 1680 - q * part_17
    part_19 = 1 / 1260 - q * part_18
    part_20 = 1 / 360 - q * part_19
    grad * where(far, where(near, where(far, -other * (less / other + (1 + t) * (part_13 * part_12 + r * (4
        * part_13 * r * part_11 + 2 * w * (2 * part_13 * r * part_10 + w * (2 * part_13 * r * part_9 + w *
        (2 * part_13 * r * part_8 + w * (2 * part_13 * r * part_7 + w * (2 * part_13 * r * part_6 + w * (2 *
        part_13 * r * part_5 + w * (2 * part_13 * r * part_4 + w * (2 * part_13 * r * part_3 + w * (2 *
        part_13 * r * part_2 + w * (2 * part_13 * r / 23)))))))))) - 1 / other)) + (where(near, part_14, 0)
        + part_14)), 0), where(far, 1 - (log(part_15) + z * (1 / part_15 / other)), 0)) - where(far,
        3.141592653589793 / (6.283185307179586 * z), 0) - where(far, y * (2 * q * y * part_20 - q * (2 * q *
        y * part_19 - q * (2 * q * y * part_18 - q * (2 * q * y * part_17 - q * (2 * q * y * part_16 - q *
        (2 * q * y / 156)))))) - q * (1 / 12 - q * part_20), 0), where(self == 1, 0, log(other)) -
        digamma(self))
    """
    far = self >= number(T, 10)
    z = (self if far else number(T, 10)) - T(1)
    d = divide(z - other, other)
    near = abs(d) < real(number(T, 0.3))
    t = d if near else T(0)
    part = number(T, 2) + t
    r = divide(t, part)
    w = r * r
    part_2 = divide(T(1), number(T, 21)) + divide(w, number(T, 23))
    part_3 = divide(T(1), number(T, 19)) + w * part_2
    part_4 = divide(T(1), number(T, 17)) + w * part_3
    part_5 = divide(T(1), number(T, 15)) + w * part_4
    part_6 = divide(T(1), number(T, 13)) + w * part_5
    part_7 = divide(T(1), number(T, 11)) + w * part_6
    part_8 = divide(T(1), number(T, 9)) + w * part_7
    part_9 = divide(T(1), number(T, 7)) + w * part_8
    part_10 = divide(T(1), number(T, 5)) + w * part_9
    part_11 = divide(T(1), number(T, 3)) + w * part_10
    part_12 = number(T, 2) * w * part_11 - t
    less = r * part_12
    part_13 = divide(divide(T(1), other), part) - divide(divide(r, other), part)
    part_14 = divide(d, other)
    part_15 = divide(z, other)
    y = divide(T(1), z)
    q = y * y
    part_16 = divide(number(T, 691), number(T, 360360)) - divide(q, number(T, 156))
    part_17 = divide(T(1), number(T, 1188)) - q * part_16
    part_18 = divide(T(1), number(T, 1680)) - q * part_17
    part_19 = divide(T(1), number(T, 1260)) - q * part_18
    part_20 = divide(T(1), number(T, 360)) - q * part_19
    return grad * (
        (
            (
                -other * (
                    divide(less, other) + (T(1) + t) * (
                        part_13 * part_12 + r * (
                            number(T, 4) * part_13 * r * part_11 + number(T, 2) * w * (
                                number(T, 2) * part_13 * r * part_10 + w * (
                                    number(T, 2) * part_13 * r * part_9 + w * (
                                        number(T, 2) * part_13 * r * part_8 + w * (
                                            number(T, 2) * part_13 * r * part_7 + w * (
                                                number(T, 2) * part_13 * r * part_6 + w * (
                                                    number(T, 2) * part_13 * r * part_5 + w * (
                                                        number(T, 2) * part_13 * r * part_4 + w * (
                                                            number(T, 2) * part_13 * r * part_3 + w * (
                                                                number(T, 2) * part_13 * r * part_2 + w * divide(
                                                                    number(T, 2) * part_13 * r, number(T, 23))))))))))
                            ) - divide(T(1), other))
                    ) + ((part_14 if near else T(0)) + part_14)
                ) if far else T(0)
            ) if near else T(1) - (log(part_15) + z * divide(divide(T(1), part_15), other)) if far else T(0)
        ) - (divide(number(T, 3.141592653589793), number(T, 6.283185307179586) * z) if far else T(0)) - (y * (
            number(T, 2) * q * y * part_20 - q * (
                number(T, 2) * q * y * part_19 - q * (
                    number(T, 2) * q * y * part_18 - q * (
                        number(T, 2) * q * y * part_17 - q * (
                            number(T, 2) * q * y * part_16 - q * divide(number(T, 2) * q * y, number(T, 156))))))
        ) - q * (divide(
            T(1), number(T, 12)
        ) - q * part_20) if far else T(0)) if far else (T(0) if self == T(1) else log(other)) - digamma(self))

def log_gamma_density_backward_other(T, grad, other, self):
    """_LogGammaDensityBackward0, gradient of other:
    far = self >= 10
    z = where(far, self, 10) - 1
    d = (z - other) / other
    near = abs(d) < 0.3
    t = where(near, d, 0)
    part = 1 + t
    part_2 = 2 + t
    r = t / part_2
    w = r * r
    part_3 = 1 / 21 + w / 23
    part_4 = 1 / 19 + w * part_3
    part_5 = 1 / 17 + w * part_4
    part_6 = 1 / 15 + w * part_5
    part_7 = 1 / 13 + w * part_6
    part_8 = 1 / 11 + w * part_7
    part_9 = 1 / 9 + w * part_8
    part_10 = 1 / 7 + w * part_9
    part_11 = 1 / 5 + w * part_10
    part_12 = 1 / 3 + w * part_11
    part_13 = 2 * w * part_12 - t
    less = r * part_13
    part_14 = -1 / other - d / other
    part_15 = part_14 / part_2 - r * part_14 / part_2
    part_16 = z / other
    grad * where(far, -where(near, part * less + t * t + where(near, other * (part_14 * less + part *
        (part_15 * part_13 + r * (4 * part_15 * r * part_12 + 2 * w * (2 * part_15 * r * part_11 + w * (2 *
        part_15 * r * part_10 + w * (2 * part_15 * r * part_9 + w * (2 * part_15 * r * part_8 + w * (2 *
        part_15 * r * part_7 + w * (2 * part_15 * r * part_6 + w * (2 * part_15 * r * part_5 + w * (2 *
        part_15 * r * part_4 + w * (2 * part_15 * r * part_3 + w * (2 * part_15 * r / 23)))))))))) -
        part_14)) + 2 * part_14 * d), 0), 1 - z * (part_16 / other / part_16)), where(self == 1, 0, (self -
        1) / other) - 1)
    """
    far = self >= number(T, 10)
    z = (self if far else number(T, 10)) - T(1)
    d = divide(z - other, other)
    near = abs(d) < real(number(T, 0.3))
    t = d if near else T(0)
    part = T(1) + t
    part_2 = number(T, 2) + t
    r = divide(t, part_2)
    w = r * r
    part_3 = divide(T(1), number(T, 21)) + divide(w, number(T, 23))
    part_4 = divide(T(1), number(T, 19)) + w * part_3
    part_5 = divide(T(1), number(T, 17)) + w * part_4
    part_6 = divide(T(1), number(T, 15)) + w * part_5
    part_7 = divide(T(1), number(T, 13)) + w * part_6
    part_8 = divide(T(1), number(T, 11)) + w * part_7
    part_9 = divide(T(1), number(T, 9)) + w * part_8
    part_10 = divide(T(1), number(T, 7)) + w * part_9
    part_11 = divide(T(1), number(T, 5)) + w * part_10
    part_12 = divide(T(1), number(T, 3)) + w * part_11
    part_13 = number(T, 2) * w * part_12 - t
    less = r * part_13
    part_14 = divide(number(T, -1), other) - divide(d, other)
    part_15 = divide(part_14, part_2) - divide(r * part_14, part_2)
    part_16 = divide(z, other)
    return grad * (
        -(
            part * less + t * t + (
                other * (
                    part_14 * less + part * (
                        part_15 * part_13 + r * (
                            number(T, 4) * part_15 * r * part_12 + number(T, 2) * w * (
                                number(T, 2) * part_15 * r * part_11 + w * (
                                    number(T, 2) * part_15 * r * part_10 + w * (
                                        number(T, 2) * part_15 * r * part_9 + w * (
                                            number(T, 2) * part_15 * r * part_8 + w * (
                                                number(T, 2) * part_15 * r * part_7 + w * (
                                                    number(T, 2) * part_15 * r * part_6 + w * (
                                                        number(T, 2) * part_15 * r * part_5 + w * (
                                                            number(T, 2) * part_15 * r * part_4 + w * (
                                                                number(T, 2) * part_15 * r * part_3 + w * divide(
                                                                    number(T, 2) * part_15 * r, number(T, 23))))))))))
                            ) - part_14)
                    ) + number(T, 2) * part_14 * d
                ) if near else T(0)
            ) if near else T(1) - z * divide(divide(part_16, other), part_16)
        ) if far else (T(0) if self == T(1) else divide(self - T(1), other)) - T(1))

def log_gamma_density_forward(T, other_t, self_t, other_p, self_p):
    """_log_gamma_density, tangent of result:
    far = self_p >= 10
    z = where(far, self_p, 10) - 1
    d = (z - other_p) / other_p
    near = abs(d) < 0.3
    t = where(near, d, 0)
    part = 2 + t
    r = t / part
    w = r * r
    part_2 = 1 / 21 + w / 23
    part_3 = 1 / 19 + w * part_2
    part_4 = 1 / 17 + w * part_3
    part_5 = 1 / 15 + w * part_4
    part_6 = 1 / 13 + w * part_5
    part_7 = 1 / 11 + w * part_6
    part_8 = 1 / 9 + w * part_7
    part_9 = 1 / 7 + w * part_8
    part_10 = 1 / 5 + w * part_9
    part_11 = 1 / 3 + w * part_10
    part_12 = 2 * w * part_11 - t
    less = r * part_12
    part_13 = 1 + t
    part_14 = 1 / other_p / part - r / other_p / part
    part_15 = d / other_p
    part_16 = z / other_p
    y = 1 / z
    q = y * y
    part_17 = 691 / 360360 - q / 156
    part_18 = 1 / 1188 - q * part_17
    part_19 = 1 / 1680 - q * part_18
    part_20 = 1 / 1260 - q * part_19
    part_21 = 1 / 360 - q * part_20
    part_22 = -1 / other_p - part_15
    part_23 = part_22 / part - r * part_22 / part
    self_t * where(far, where(near, where(far, -other_p * (less / other_p + part_13 * (part_14 * part_12 + r
        * (4 * part_14 * r * part_11 + 2 * w * (2 * part_14 * r * part_10 + w * (2 * part_14 * r * part_9 +
        w * (2 * part_14 * r * part_8 + w * (2 * part_14 * r * part_7 + w * (2 * part_14 * r * part_6 + w *
        (2 * part_14 * r * part_5 + w * (2 * part_14 * r * part_4 + w * (2 * part_14 * r * part_3 + w * (2 *
        part_14 * r * part_2 + w * (2 * part_14 * r / 23)))))))))) - 1 / other_p)) + (where(near, part_15,
        0) + part_15)), 0), where(far, 1 - (log(part_16) + z * (1 / part_16 / other_p)), 0)) - where(far,
        3.141592653589793 / (6.283185307179586 * z), 0) - where(far, y * (2 * q * y * part_21 - q * (2 * q *
        y * part_20 - q * (2 * q * y * part_19 - q * (2 * q * y * part_18 - q * (2 * q * y * part_17 - q *
        (2 * q * y / 156)))))) - q * (1 / 12 - q * part_21), 0), where(self_p == 1, 0, log(other_p)) -
        digamma(self_p)) + other_t * where(far, -where(near, part_13 * less + t * t + where(near, other_p *
        (part_22 * less + part_13 * (part_23 * part_12 + r * (4 * part_23 * r * part_11 + 2 * w * (2 *
        part_23 * r * part_10 + w * (2 * part_23 * r * part_9 + w * (2 * part_23 * r * part_8 + w * (2 *
        part_23 * r * part_7 + w * (2 * part_23 * r * part_6 + w * (2 * part_23 * r * part_5 + w * (2 *
        part_23 * r * part_4 + w * (2 * part_23 * r * part_3 + w * (2 * part_23 * r * part_2 + w * (2 *
        part_23 * r / 23)))))))))) - part_22)) + 2 * part_22 * d), 0), 1 - z * (part_16 / other_p /
        part_16)), where(self_p == 1, 0, (self_p - 1) / other_p) - 1)
    """
    far = self_p >= number(T, 10)
    z = (self_p if far else number(T, 10)) - T(1)
    d = divide(z - other_p, other_p)
    near = abs(d) < real(number(T, 0.3))
    t = d if near else T(0)
    part = number(T, 2) + t
    r = divide(t, part)
    w = r * r
    part_2 = divide(T(1), number(T, 21)) + divide(w, number(T, 23))
    part_3 = divide(T(1), number(T, 19)) + w * part_2
    part_4 = divide(T(1), number(T, 17)) + w * part_3
    part_5 = divide(T(1), number(T, 15)) + w * part_4
    part_6 = divide(T(1), number(T, 13)) + w * part_5
    part_7 = divide(T(1), number(T, 11)) + w * part_6
    part_8 = divide(T(1), number(T, 9)) + w * part_7
    part_9 = divide(T(1), number(T, 7)) + w * part_8
    part_10 = divide(T(1), number(T, 5)) + w * part_9
    part_11 = divide(T(1), number(T, 3)) + w * part_10
    part_12 = number(T, 2) * w * part_11 - t
    less = r * part_12
    part_13 = T(1) + t
    part_14 = divide(divide(T(1), other_p), part) - divide(divide(r, other_p), part)
    part_15 = divide(d, other_p)
    part_16 = divide(z, other_p)
    y = divide(T(1), z)
    q = y * y
    part_17 = divide(number(T, 691), number(T, 360360)) - divide(q, number(T, 156))
    part_18 = divide(T(1), number(T, 1188)) - q * part_17
    part_19 = divide(T(1), number(T, 1680)) - q * part_18
    part_20 = divide(T(1), number(T, 1260)) - q * part_19
    part_21 = divide(T(1), number(T, 360)) - q * part_20
    part_22 = divide(number(T, -1), other_p) - part_15
    part_23 = divide(part_22, part) - divide(r * part_22, part)
    return self_t * (
        (
            (
                -other_p * (
                    divide(less, other_p) + part_13 * (
                        part_14 * part_12 + r * (
                            number(T, 4) * part_14 * r * part_11 + number(T, 2) * w * (
                                number(T, 2) * part_14 * r * part_10 + w * (
                                    number(T, 2) * part_14 * r * part_9 + w * (
                                        number(T, 2) * part_14 * r * part_8 + w * (
                                            number(T, 2) * part_14 * r * part_7 + w * (
                                                number(T, 2) * part_14 * r * part_6 + w * (
                                                    number(T, 2) * part_14 * r * part_5 + w * (
                                                        number(T, 2) * part_14 * r * part_4 + w * (
                                                            number(T, 2) * part_14 * r * part_3 + w * (
                                                                number(T, 2) * part_14 * r * part_2 + w * divide(
                                                                    number(T, 2) * part_14 * r, number(T, 23))))))))))
                            ) - divide(T(1), other_p))
                    ) + ((part_15 if near else T(0)) + part_15)
                ) if far else T(0)
            ) if near else T(1) - (log(part_16) + z * divide(divide(T(1), part_16), other_p)) if far else T(0)
        ) - (divide(number(T, 3.141592653589793), number(T, 6.283185307179586) * z) if far else T(0)) - (y * (
            number(T, 2) * q * y * part_21 - q * (
                number(T, 2) * q * y * part_20 - q * (
                    number(T, 2) * q * y * part_19 - q * (
                        number(T, 2) * q * y * part_18 - q * (
                            number(T, 2) * q * y * part_17 - q * divide(number(T, 2) * q * y, number(T, 156))))))
        ) - q * (divide(
            T(1), number(T, 12)
        ) - q * part_21) if far else T(0)) if far else (T(0) if self_p == T(1) else log(other_p)) - digamma(self_p)
    ) + other_t * (-(
        part_13 * less + t * t + (
            other_p * (
                part_22 * less + part_13 * (
                    part_23 * part_12 + r * (
                        number(T, 4) * part_23 * r * part_11 + number(T, 2) * w * (
                            number(T, 2) * part_23 * r * part_10 + w * (
                                number(T, 2) * part_23 * r * part_9 + w * (
                                    number(T, 2) * part_23 * r * part_8 + w * (
                                        number(T, 2) * part_23 * r * part_7 + w * (
                                            number(T, 2) * part_23 * r * part_6 + w * (
                                                number(T, 2) * part_23 * r * part_5 + w * (
                                                    number(T, 2) * part_23 * r * part_4 + w * (
                                                        number(T, 2) * part_23 * r * part_3 + w * (
                                                            number(T, 2) * part_23 * r * part_2 + w * divide(
                                                                number(T, 2) * part_23 * r, number(T, 23))))))))))
                        ) - part_22)
                ) + number(T, 2) * part_22 * d
            ) if near else T(0)
        ) if near else T(1) - z * divide(divide(part_16, other_p), part_16)
    ) if far else (T(0) if self_p == T(1) else divide(self_p - T(1), other_p)) - T(1))


def digamma_kernel(T, self):
    """digamma: digamma(self)"""
    return digamma(self)

def digamma_backward_self(T, grad, self):
    """DigammaBackward0, gradient of self: grad * trigamma(self)"""
    return grad * trigamma(self)


def polygamma_1_kernel(T, self):
    """polygamma: trigamma(self)"""
    return trigamma(self)


def polygamma_2_kernel(T, self, n):
    """polygamma: polygamma(n, self)"""
    return polygamma(n, self)


def logit_0_kernel(T, self):
    """logit: log(self / (1 - self))"""
    return log(divide(self, T(1) - self))


def logit_1_kernel(T, self, eps):
    """logit: log((eps if self < eps else minimum(self, 1 - eps)) / (1 - (eps if self < eps else minimum(self,
        1 - eps))))
    """
    return log(divide(eps if self < eps else minimum(self, T(1) - eps),
        T(1) - (eps if self < eps else minimum(self, T(1) - eps))))
