# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What the kernels of the chance operators and of their gradients compute."""
# mypy: ignore-errors

from runtime.kernels.elementwise.phases import Phase
from runtime.kernels.vecmath import abs, digamma, divide, log, sqrt
from runtime.kernels.words import number


def _gamma_quantile_slope_kernel(T, self, output):
    """_gamma_quantile_slope:
    # By the lower function's series where it is the smaller one, and by the upper one's fraction elsewhere,
        each with its
    # derivative by `a` carried along: terms of one sign, which lose no digits.
    a = self
    x = output
    many = a > 1000000
    series = not many and x <= a + 1
    total = 1
    slope = 0
    term = 1
    rate = 0
    k = 0
    while at_most(20000, series and term * (1 - rate) > 1e-17 * total):
        k += 1
        term = term * x / (a + k)
        rate -= 1 / (a + k)
        total += term
        slope += term * rate
    low = -x / a * (total * (log(x) - digamma(a + 1)) + slope)
    top = x + 1 - a
    back = 1 / top
    of_back = back * back
    h = back
    of_h = back
    c = 1e30
    of_c = 0
    change = 2
    of_change = 0
    n = 0
    while at_most(20000, not many and not series and abs(change - 1) + abs(of_change) > 1e-15):
        n += 1
        top += 2
        by = -n * (n - a)
        next = 1 / (by * back + top)
        of_back = -(n * back + by * of_back - 1) * next * next
        back = next
        of_c = n / c - by * of_c / (c * c) - 1
        c = top + by / c
        change = c * back
        of_change = of_c / c + of_back / back
        h *= change
        of_h += of_change
    high = x * h * (log(x) - digamma(a) + of_h)
    z = (x - a) / sqrt(a)
    wide = 1 + z / (2 * sqrt(a)) - (z * z - 1) / (6 * a)
    (0 if x == 0 else (wide if many else (low if series else high)))
    """
    a = self
    x = output
    many = a > number(T, 1000000)
    series = not many and x <= a + T(1)
    total = T(1)
    slope = T(0)
    term = T(1)
    rate = T(0)
    k = T(0)
    for turn_at in range(20000):
        if not (series and term * (T(1) - rate) > number(T, 1e-17) * total):
            break
        k = k + T(1)
        term = divide(term * x, a + k)
        rate = rate - divide(T(1), a + k)
        total = total + term
        slope = slope + term * rate
    low = divide(-x, a) * (total * (log(x) - digamma(a + T(1))) + slope)
    top = x + T(1) - a
    back = divide(T(1), top)
    of_back = back * back
    h = back
    of_h = back
    c = number(T, 1e+30)
    of_c = T(0)
    change = number(T, 2)
    of_change = T(0)
    n = T(0)
    for turn_at in range(20000):
        if not (not many and (not series) and (abs(change - T(1)) + abs(of_change) > number(T, 1e-15))):
            break
        n = n + T(1)
        top = top + number(T, 2)
        by = -n * (n - a)
        next = divide(T(1), by * back + top)
        of_back = -(n * back + by * of_back - T(1)) * next * next
        back = next
        of_c = divide(n, c) - divide(by * of_c, c * c) - T(1)
        c = top + divide(by, c)
        change = c * back
        of_change = divide(of_c, c) + divide(of_back, back)
        h = h * change
        of_h = of_h + of_change
    high = x * h * (log(x) - digamma(a) + of_h)
    z = divide(x - a, sqrt(a))
    wide = T(1) + divide(z, number(T, 2) * sqrt(a)) - divide(z * z - T(1), number(T, 6) * a)
    return T(0) if x == T(0) else wide if many else low if series else high

def _gamma_quantile_slope_kernel_part0(T, self, output):
    a = self
    x = output
    many = a > number(T, 1000000)
    series = not many and x <= a + T(1)
    total = T(1)
    slope = T(0)
    term = T(1)
    rate = T(0)
    k = T(0)
    return (a, x, many, series, total, slope, term, rate, k)

def _gamma_quantile_slope_kernel_part1(T, a, x, series, total, slope, term, rate, k, self, output):
    k_other = k
    term_other = term
    rate_other = rate
    total_other = total
    slope_other = slope
    going_at = series and term * (T(1) - rate) > number(T, 1e-17) * total
    k = k + T(1)
    term = divide(term * x, a + k)
    rate = rate - divide(T(1), a + k)
    total = total + term
    slope = slope + term * rate
    return (going_at, k if going_at else k_other, term if going_at else term_other, rate if going_at else rate_other,
        total if going_at else total_other, slope if going_at else slope_other)

def _gamma_quantile_slope_kernel_part2(T, a, x, total, slope, self, output):
    low = divide(-x, a) * (total * (log(x) - digamma(a + T(1))) + slope)
    top = x + T(1) - a
    back = divide(T(1), top)
    of_back = back * back
    h = back
    of_h = back
    c = number(T, 1e+30)
    of_c = T(0)
    change = number(T, 2)
    of_change = T(0)
    n = T(0)
    return (low, top, back, of_back, h, of_h, c, of_c, change, of_change, n)

def _gamma_quantile_slope_kernel_part3(
    T, a, many, series, top, back, of_back, h, of_h, c, of_c, change, of_change, n, self, output
):
    n_other = n
    top_other = top
    of_back_other = of_back
    back_other = back
    of_c_other = of_c
    c_other = c
    change_other = change
    of_change_other = of_change
    h_other = h
    of_h_other = of_h
    going_at = not many and (not series) and (abs(change - T(1)) + abs(of_change) > number(T, 1e-15))
    n = n + T(1)
    top = top + number(T, 2)
    by = -n * (n - a)
    next = divide(T(1), by * back + top)
    of_back = -(n * back + by * of_back - T(1)) * next * next
    back = next
    of_c = divide(n, c) - divide(by * of_c, c * c) - T(1)
    c = top + divide(by, c)
    change = c * back
    of_change = divide(of_c, c) + divide(of_back, back)
    h = h * change
    of_h = of_h + of_change
    return (going_at, n if going_at else n_other, top if going_at else top_other,
        of_back if going_at else of_back_other, back if going_at else back_other, of_c if going_at else of_c_other,
        c if going_at else c_other, change if going_at else change_other, of_change if going_at else of_change_other,
        h if going_at else h_other, of_h if going_at else of_h_other)

def _gamma_quantile_slope_kernel_part4(T, a, x, many, series, low, h, of_h, self, output):
    high = x * h * (log(x) - digamma(a) + of_h)
    z = divide(x - a, sqrt(a))
    wide = T(1) + divide(z, number(T, 2) * sqrt(a)) - divide(z * z - T(1), number(T, 6) * a)
    return T(0) if x == T(0) else wide if many else low if series else high

_gamma_quantile_slope_kernel.phases = (
    Phase(_gamma_quantile_slope_kernel_part0,
        writes=("a", "x", "many", "series", "total", "slope", "term", "rate", "k")),
    Phase(_gamma_quantile_slope_kernel_part1, reads=("a", "x", "series", "total", "slope", "term", "rate", "k"),
        writes=("k", "term", "rate", "total", "slope"), limit=20000),
    Phase(_gamma_quantile_slope_kernel_part2, reads=("a", "x", "total", "slope"),
        writes=("low", "top", "back", "of_back", "h", "of_h", "c", "of_c", "change", "of_change", "n")),
    Phase(_gamma_quantile_slope_kernel_part3,
        reads=("a", "many", "series", "top", "back", "of_back", "h", "of_h", "c", "of_c", "change", "of_change", "n"),
        writes=("n", "top", "of_back", "back", "of_c", "c", "change", "of_change", "h", "of_h"), limit=20000),
    Phase(_gamma_quantile_slope_kernel_part4, reads=("a", "x", "many", "series", "low", "h", "of_h")))


def _beta_quantile_slope_kernel(T, x, alpha, total):
    """_beta_quantile_slope:
    # The continued fraction of the incomplete beta function (DLMF 8.17.22) on the side where it converges,
        with its
    # derivative by `alpha`, which is the first parameter `p` there, or the second one `q` on the other
        side.
    b = total - alpha
    first = x <= (alpha + 1) / (total + 2)
    p = alpha if first else b
    q = b if first else alpha
    z = x if first else 1 - x
    dp = 1 if first else 0
    dq = 0 if first else 1
    start = 1 - total * z / (p + 1)
    back = 1 / start
    of_back = z * (1 / (p + 1) - total * dp / ((p + 1) * (p + 1))) * back * back
    h = back
    of_h = of_back / back
    c = 1
    of_c = 0
    change = 2
    of_change = 0
    m = 0
    while at_most(20000, abs(change - 1) + abs(of_change) > 1e-14):
        m += 1
        r = p + 2 * m
        even = m * z / ((r - 1) * r)
        by = even * (q - m)
        of_by = even * (dq - (q - m) * dp * (1 / (r - 1) + 1 / r))
        next = 1 / (1 + by * back)
        of_back = -(of_by * back + by * of_back) * next * next
        back = next
        of_c = of_by / c - by * of_c / (c * c)
        c = 1 + by / c
        change = c * back
        of_change = of_c / c + of_back / back
        by = -(p + m) * (total + m) * z / (r * (r + 1))
        of_by = by * (dp / (p + m) + 1 / (total + m) - dp / r - dp / (r + 1))
        next = 1 / (1 + by * back)
        of_back = -(of_by * back + by * of_back) * next * next
        back = next
        of_c = of_by / c - by * of_c / (c * c)
        c = 1 + by / c
        change *= c * back
        of_change += of_c / c + of_back / back
        h *= change
        of_h += of_change
    low = -x / p * h * (log(z) - digamma(p + 1) + digamma(total) + of_h)
    high = x / p * h * (log(1 - z) - digamma(q) + digamma(total) + of_h)
    0 if x == 0 else (low if first else high)
    """
    b = total - alpha
    first = x <= divide(alpha + T(1), total + number(T, 2))
    p = alpha if first else b
    q = b if first else alpha
    z = x if first else T(1) - x
    dp = T(1) if first else T(0)
    dq = T(0) if first else T(1)
    start = T(1) - divide(total * z, p + T(1))
    back = divide(T(1), start)
    of_back = z * (divide(T(1), p + T(1)) - divide(total * dp, (p + T(1)) * (p + T(1)))) * back * back
    h = back
    of_h = divide(of_back, back)
    c = T(1)
    of_c = T(0)
    change = number(T, 2)
    of_change = T(0)
    m = T(0)
    for turn_at in range(20000):
        if not abs(change - T(1)) + abs(of_change) > number(T, 1e-14):
            break
        m = m + T(1)
        r = p + number(T, 2) * m
        even = divide(m * z, (r - T(1)) * r)
        by = even * (q - m)
        of_by = even * (dq - (q - m) * dp * (divide(T(1), r - T(1)) + divide(T(1), r)))
        next = divide(T(1), T(1) + by * back)
        of_back = -(of_by * back + by * of_back) * next * next
        back = next
        of_c = divide(of_by, c) - divide(by * of_c, c * c)
        c = T(1) + divide(by, c)
        change = c * back
        of_change = divide(of_c, c) + divide(of_back, back)
        by = divide(-(p + m) * (total + m) * z, r * (r + T(1)))
        of_by = by * (divide(dp, p + m) + divide(T(1), total + m) - divide(dp, r) - divide(dp, r + T(1)))
        next = divide(T(1), T(1) + by * back)
        of_back = -(of_by * back + by * of_back) * next * next
        back = next
        of_c = divide(of_by, c) - divide(by * of_c, c * c)
        c = T(1) + divide(by, c)
        change = change * (c * back)
        of_change = of_change + (divide(of_c, c) + divide(of_back, back))
        h = h * change
        of_h = of_h + of_change
    low = divide(-x, p) * h * (log(z) - digamma(p + T(1)) + digamma(total) + of_h)
    high = divide(x, p) * h * (log(T(1) - z) - digamma(q) + digamma(total) + of_h)
    return T(0) if x == T(0) else low if first else high

def _beta_quantile_slope_kernel_part0(T, x, alpha, total):
    b = total - alpha
    first = x <= divide(alpha + T(1), total + number(T, 2))
    p = alpha if first else b
    q = b if first else alpha
    z = x if first else T(1) - x
    dp = T(1) if first else T(0)
    dq = T(0) if first else T(1)
    start = T(1) - divide(total * z, p + T(1))
    back = divide(T(1), start)
    of_back = z * (divide(T(1), p + T(1)) - divide(total * dp, (p + T(1)) * (p + T(1)))) * back * back
    h = back
    of_h = divide(of_back, back)
    c = T(1)
    of_c = T(0)
    change = number(T, 2)
    of_change = T(0)
    m = T(0)
    return (first, p, q, z, dp, dq, back, of_back, h, of_h, c, of_c, change, of_change, m)

def _beta_quantile_slope_kernel_part1(
    T, p, q, z, dp, dq, back, of_back, h, of_h, c, of_c, change, of_change, m, x, alpha, total
):
    m_other = m
    of_back_other = of_back
    back_other = back
    of_c_other = of_c
    c_other = c
    change_other = change
    of_change_other = of_change
    h_other = h
    of_h_other = of_h
    going_at = abs(change - T(1)) + abs(of_change) > number(T, 1e-14)
    m = m + T(1)
    r = p + number(T, 2) * m
    even = divide(m * z, (r - T(1)) * r)
    by = even * (q - m)
    of_by = even * (dq - (q - m) * dp * (divide(T(1), r - T(1)) + divide(T(1), r)))
    next = divide(T(1), T(1) + by * back)
    of_back = -(of_by * back + by * of_back) * next * next
    back = next
    of_c = divide(of_by, c) - divide(by * of_c, c * c)
    c = T(1) + divide(by, c)
    change = c * back
    of_change = divide(of_c, c) + divide(of_back, back)
    by = divide(-(p + m) * (total + m) * z, r * (r + T(1)))
    of_by = by * (divide(dp, p + m) + divide(T(1), total + m) - divide(dp, r) - divide(dp, r + T(1)))
    next = divide(T(1), T(1) + by * back)
    of_back = -(of_by * back + by * of_back) * next * next
    back = next
    of_c = divide(of_by, c) - divide(by * of_c, c * c)
    c = T(1) + divide(by, c)
    change = change * (c * back)
    of_change = of_change + (divide(of_c, c) + divide(of_back, back))
    h = h * change
    of_h = of_h + of_change
    return (going_at, m if going_at else m_other, of_back if going_at else of_back_other,
        back if going_at else back_other, of_c if going_at else of_c_other, c if going_at else c_other,
        change if going_at else change_other, of_change if going_at else of_change_other, h if going_at else h_other,
        of_h if going_at else of_h_other)

def _beta_quantile_slope_kernel_part2(T, first, p, q, z, h, of_h, x, alpha, total):
    low = divide(-x, p) * h * (log(z) - digamma(p + T(1)) + digamma(total) + of_h)
    high = divide(x, p) * h * (log(T(1) - z) - digamma(q) + digamma(total) + of_h)
    return T(0) if x == T(0) else low if first else high

_beta_quantile_slope_kernel.phases = (
    Phase(_beta_quantile_slope_kernel_part0,
        writes=("first", "p", "q", "z", "dp", "dq", "back", "of_back", "h", "of_h", "c", "of_c", "change", "of_change",
            "m")),
    Phase(_beta_quantile_slope_kernel_part1,
        reads=("p", "q", "z", "dp", "dq", "back", "of_back", "h", "of_h", "c", "of_c", "change", "of_change", "m"),
        writes=("m", "of_back", "back", "of_c", "c", "change", "of_change", "h", "of_h"), limit=20000),
    Phase(_beta_quantile_slope_kernel_part2, reads=("first", "p", "q", "z", "h", "of_h")))
