"""What the kernels of the incomplete_gamma operators and of their gradients compute.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from math import inf, nan

from runtime.kernels.vecmath import abs, divide, erfc, exp, expm1, isnan, lgamma, log, log1p, maximum, sign, sqrt
from runtime.kernels.words import number


def _incomplete_gamma_kernel(T, self, other):
    """_incomplete_gamma: a = self x = other many = a > 100000 d = (x - a) / a power = log1p(d) - d if abs(d) <
        0.5 else log(x / a) - d b = 1 / a b2 = b * b stirling = b * (1 / 12 - b2 * (1 / 360 - b2 * (1 / 1260
        - b2 * (1 / 1680 - b2 / 1188)))) factor = exp(a * power - stirling) * sqrt(a / (2 * pi)) if a > 10
        else exp(a * log(x) - x - lgamma(a)) series = not many and x < a + 1 total = b term = b k = 0 while
        at_most(5000, series and abs(term) > 1e-17 * total and k < 5000): k += 1 term = term * x / (a + k)
        total += term low = factor * total fraction = not many and not series and x < inf top = x + 1 - a c
        = 1e30 back = 1 / top h = back change = 2 n = 0 while at_most(5000, fraction and abs(change - 1) >
        1e-16 and n < 5000): n += 1 top += 2 back = 1 / (-n * (n - a) * back + top) c = top - n * (n - a) /
        c change = c * back h *= change high = factor * h small = series and x <= 1.1 and a < (-0.4 / log(x)
        if x <= 0.5 else 0.75 * x) sum = 0 part = 1 m = 0 while at_most(100, small and abs(part) > 1e-18 and
        m < 100): m += 1 part = -part * x / m sum += part / (a + m) beyond = ((((-0.0769325164113522 * a +
        0.083353840546109) * a - 0.09095401714582904) * a + 0.10009945751278179) * a - 0.11133426586956469)
        * a + 0.12550966952474304 near_one = a * (((((((beyond * a - 0.14404989676884614) * a +
        0.16955717699740822) * a - 0.207385551028674) * a + 0.27058080842778454) * a - 0.40068563438653143)
        * a + 0.8224670334241132) * a - 0.5772156649015329) after = near_one if a < 0.05 else lgamma(1 + a)
        rest = -expm1(a * log(x) - after) - exp(a * log(x) - lgamma(a)) * sum eta = sign(d) *
        sqrt(maximum(-2 * power, 0)) near = -1 / 3 + eta * (1 / 12 + eta * (-2 / 135 + eta * (1 / 864 + eta
        * (1 / 2835 + eta * (-1.7875514403292181e-4 + eta * (3.9192631785224378e-5 - eta *
        2.1854485106799922e-6)))))) next = -1 / 540 + eta * (-1 / 288 + eta / 378) wave = exp(a * power) *
        (near + b * next) / sqrt(2 * pi * a) known = 1 if a == 0 or x == inf else (0 if x == 0 or a == inf
        else nan) plain = x > 0 and x < inf and a > 0 and a < inf wrong = a < 0 or x < 0 or isnan(a) or
        isnan(x) or (a == 0 and x == 0) or (a == inf and x == inf) inside = (low if series else 1 - high) if
        not many else 0.5 * erfc(-eta * sqrt(a / 2)) - wave outside = ((rest if small else 1 - low) if
        series else high) if not many else 0.5 * erfc(eta * sqrt(a / 2)) + wave (nan if wrong else (inside
        if plain else known)), (nan if wrong else (outside if plain else 1 - known))
    """
    a = self
    x_ = other
    many = a > number(T, 100000)
    d = divide(x_ - a, a)
    power = log1p(d) - d if abs(d) < number(T, 0.5) else log(divide(x_, a)) - d
    b = divide(T(1), a)
    b2 = b * b
    stirling = b * (
        divide(T(1), number(T, 12)) - b2 * (
            divide(T(1), number(T, 360)) - b2 * (
                divide(T(1), number(T, 1260)) - b2 * (divide(T(1), number(T, 1680)) - divide(b2, number(T, 1188)))
            )
        )
    )
    factor = (
        exp(a * power - stirling) * sqrt(divide(a, number(T, 2) * number(T, 3.141592653589793)))
        if a > number(T, 10)
        else exp(a * log(x_) - x_ - lgamma(a))
    )
    series = not many and x_ < a + T(1)
    total = b
    term = b
    k = T(0)
    for turn_at in range(5000):
        if not (series and abs(term) > number(T, 1e-17) * total and (k < number(T, 5000))):
            break
        k = k + T(1)
        term = divide(term * x_, a + k)
        total = total + term
    low = factor * total
    fraction = not many and (not series) and (x_ < number(T, inf))
    top = x_ + T(1) - a
    c = number(T, 1e+30)
    back = divide(T(1), top)
    h = back
    change = number(T, 2)
    n = T(0)
    for turn_at in range(5000):
        if not (fraction and abs(change - T(1)) > number(T, 1e-16) and (n < number(T, 5000))):
            break
        n = n + T(1)
        top = top + number(T, 2)
        back = divide(T(1), -n * (n - a) * back + top)
        c = top - divide(n * (n - a), c)
        change = c * back
        h = h * change
    high = factor * h
    small = series and x_ <= number(T, 1.1) and (
        a < (divide(number(T, -0.4), log(x_)) if x_ <= number(T, 0.5) else number(T, 0.75) * x_)
    )
    sum = T(0)
    part = T(1)
    m = T(0)
    for turn_at in range(100):
        if not (small and abs(part) > number(T, 1e-18) and (m < number(T, 100))):
            break
        m = m + T(1)
        part = divide(-part * x_, m)
        sum = sum + divide(part, a + m)
    beyond = (
        (
            (
                (number(T, -0.0769325164113522) * a + number(T, 0.083353840546109)) * a - number(T, 0.09095401714582904)
            ) * a + number(T, 0.10009945751278179)
        ) * a - number(T, 0.11133426586956469)
    ) * a + number(T, 0.12550966952474304)
    near_one = a * (
        (
            (
                (
                    (
                        (
                            (beyond * a - number(T, 0.14404989676884614)) * a + number(T, 0.16955717699740822)
                        ) * a - number(T, 0.207385551028674)
                    ) * a + number(T, 0.27058080842778454)
                ) * a - number(T, 0.40068563438653143)
            ) * a + number(T, 0.8224670334241132)
        ) * a - number(T, 0.5772156649015329)
    )
    after = near_one if a < number(T, 0.05) else lgamma(T(1) + a)
    rest = -expm1(a * log(x_) - after) - exp(a * log(x_) - lgamma(a)) * sum
    eta = sign(d) * sqrt(maximum(number(T, -2) * power, T(0)))
    near = divide(number(T, -1), number(T, 3)) + eta * (
        divide(T(1), number(T, 12)) + eta * (
            divide(number(T, -2), number(T, 135)) + eta * (
                divide(T(1), number(T, 864)) + eta * (
                    divide(T(1), number(T, 2835)) + eta * (
                        number(T, -0.0001787551440329218) + eta * (
                            number(T, 3.919263178522438e-05) - eta * number(T, 2.1854485106799924e-06)
                        )
                    )
                )
            )
        )
    )
    next = divide(number(T, -1), number(T, 540)) + eta * (
        divide(number(T, -1), number(T, 288)) + divide(eta, number(T, 378))
    )
    wave = divide(exp(a * power) * (near + b * next), sqrt(number(T, 2) * number(T, 3.141592653589793) * a))
    known = T(1) if a == T(0) or x_ == number(T, inf) else T(0) if x_ == T(0) or a == number(T, inf) else number(T, nan)
    plain = x_ > T(0) and x_ < number(T, inf) and (a > T(0)) and (a < number(T, inf))
    wrong = a < T(0) or x_ < T(0) or isnan(a) or isnan(x_) or (a == T(0) and x_ == T(0)) or (
        a == number(T, inf) and x_ == number(T, inf)
    )
    inside = (
        (low if series else T(1) - high)
        if not many
        else number(T, 0.5) * erfc(-eta * sqrt(divide(a, number(T, 2)))) - wave
    )
    outside = (
        ((rest if small else T(1) - low) if series else high)
        if not many
        else number(T, 0.5) * erfc(eta * sqrt(divide(a, number(T, 2)))) + wave
    )
    return (
        number(T, nan)
        if wrong
        else inside
        if plain
        else known, number(T, nan)
        if wrong
        else outside
        if plain
        else T(1) - known
    )
