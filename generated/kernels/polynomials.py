# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What the kernels of the polynomials operators and of their gradients compute."""
# mypy: ignore-errors

from math import inf, nan

from runtime.kernels.elementwise.phases import Phase
from runtime.kernels.vecmath import abs, divide, real, remainder, trunc
from runtime.kernels.words import number


def special_hermite_polynomial_h_kernel(T, x, n):
    """special_hermite_polynomial_h:
    order = trunc(n)
    a = abs(x)
    sign = -1 if x < 0 and order % 2 == 1 else 1
    value = 1
    before = 0
    step = 0
    taken = 1
    while at_most(512, step < order and abs(value) < inf):
        shrink = 8.881784197001252e-16 if abs(value) > 1125899906842624 else 1
        next = 2 * (a * value - step * before) * shrink
        before = value * shrink
        value = next
        taken = taken / shrink
        step += 1
    found = value if taken == 1 or value == 0 else value * taken
    0 if order < 0 else (sign * found if order <= 512 else nan)
    """
    order = trunc(n)
    a = abs(x)
    sign_ = number(T, -1) if x < T(0) and remainder(order, number(T, 2)) == T(1) else T(1)
    value = T(1)
    before = T(0)
    step = T(0)
    taken = T(1)
    for turn_at in range(512):
        if not (step < order and abs(value) < number(T, inf)):
            break
        shrink = number(T, 8.881784197001252e-16) if abs(value) > real(number(T, 1125899906842624)) else T(1)
        next = number(T, 2) * (a * value - step * before) * shrink
        before = value * shrink
        value = next
        taken = divide(taken, shrink)
        step = step + T(1)
    found = value if taken == T(1) or value == T(0) else value * taken
    return T(0) if order < T(0) else sign_ * found if order <= number(T, 512) else number(T, nan)

def special_hermite_polynomial_h_kernel_part0(T, x, n):
    order = trunc(n)
    a = abs(x)
    sign_ = number(T, -1) if x < T(0) and remainder(order, number(T, 2)) == T(1) else T(1)
    value = T(1)
    before = T(0)
    step = T(0)
    taken = T(1)
    return (order, a, sign_, value, before, step, taken)

def special_hermite_polynomial_h_kernel_part1(T, order, a, value, before, step, taken, x, n):
    before_other = before
    value_other = value
    taken_other = taken
    step_other = step
    going_at = step < order and abs(value) < number(T, inf)
    shrink = number(T, 8.881784197001252e-16) if abs(value) > real(number(T, 1125899906842624)) else T(1)
    next = number(T, 2) * (a * value - step * before) * shrink
    before = value * shrink
    value = next
    taken = divide(taken, shrink)
    step = step + T(1)
    return (going_at, before if going_at else before_other, value if going_at else value_other,
        taken if going_at else taken_other, step if going_at else step_other)

def special_hermite_polynomial_h_kernel_part2(T, order, sign_, value, taken, x, n):
    found = value if taken == T(1) or value == T(0) else value * taken
    return T(0) if order < T(0) else sign_ * found if order <= number(T, 512) else number(T, nan)

special_hermite_polynomial_h_kernel.phases = (
    Phase(special_hermite_polynomial_h_kernel_part0, writes=("order", "a", "sign", "value", "before", "step", "taken")),
    Phase(special_hermite_polynomial_h_kernel_part1, reads=("order", "a", "value", "before", "step", "taken"),
        writes=("before", "value", "taken", "step"), limit=512),
    Phase(special_hermite_polynomial_h_kernel_part2, reads=("order", "sign", "value", "taken")))


def special_hermite_polynomial_h_x_scalar_kernel(T, n, x):
    """special_hermite_polynomial_h.x_scalar:
    order = trunc(n)
    a = abs(x)
    sign = -1 if x < 0 and order % 2 == 1 else 1
    value = 1
    before = 0
    step = 0
    taken = 1
    while at_most(512, step < order and abs(value) < inf):
        shrink = 8.881784197001252e-16 if abs(value) > 1125899906842624 else 1
        next = 2 * (a * value - step * before) * shrink
        before = value * shrink
        value = next
        taken = taken / shrink
        step += 1
    found = value if taken == 1 or value == 0 else value * taken
    0 if order < 0 else (sign * found if order <= 512 else nan)
    """
    order = trunc(n)
    a = abs(x)
    sign_ = number(T, -1) if x < T(0) and remainder(order, number(T, 2)) == T(1) else T(1)
    value = T(1)
    before = T(0)
    step = T(0)
    taken = T(1)
    for turn_at in range(512):
        if not (step < order and abs(value) < number(T, inf)):
            break
        shrink = number(T, 8.881784197001252e-16) if abs(value) > real(number(T, 1125899906842624)) else T(1)
        next = number(T, 2) * (a * value - step * before) * shrink
        before = value * shrink
        value = next
        taken = divide(taken, shrink)
        step = step + T(1)
    found = value if taken == T(1) or value == T(0) else value * taken
    return T(0) if order < T(0) else sign_ * found if order <= number(T, 512) else number(T, nan)

def special_hermite_polynomial_h_x_scalar_kernel_part0(T, n, x):
    order = trunc(n)
    a = abs(x)
    sign_ = number(T, -1) if x < T(0) and remainder(order, number(T, 2)) == T(1) else T(1)
    value = T(1)
    before = T(0)
    step = T(0)
    taken = T(1)
    return (order, a, sign_, value, before, step, taken)

special_hermite_polynomial_h_x_scalar_kernel.phases = (
    Phase(special_hermite_polynomial_h_x_scalar_kernel_part0,
        writes=("order", "a", "sign", "value", "before", "step", "taken")),
    Phase(special_hermite_polynomial_h_kernel_part1, reads=("order", "a", "value", "before", "step", "taken"),
        writes=("before", "value", "taken", "step"), limit=512),
    Phase(special_hermite_polynomial_h_kernel_part2, reads=("order", "sign", "value", "taken")))


def special_hermite_polynomial_he_kernel(T, x, n):
    """special_hermite_polynomial_he:
    order = trunc(n)
    a = abs(x)
    sign = -1 if x < 0 and order % 2 == 1 else 1
    value = 1
    before = 0
    step = 0
    taken = 1
    while at_most(512, step < order and abs(value) < inf):
        shrink = 8.881784197001252e-16 if abs(value) > 1125899906842624 else 1
        next = (a * value - step * before) * shrink
        before = value * shrink
        value = next
        taken = taken / shrink
        step += 1
    found = value if taken == 1 or value == 0 else value * taken
    0 if order < 0 else (sign * found if order <= 512 else nan)
    """
    order = trunc(n)
    a = abs(x)
    sign_ = number(T, -1) if x < T(0) and remainder(order, number(T, 2)) == T(1) else T(1)
    value = T(1)
    before = T(0)
    step = T(0)
    taken = T(1)
    for turn_at in range(512):
        if not (step < order and abs(value) < number(T, inf)):
            break
        shrink = number(T, 8.881784197001252e-16) if abs(value) > real(number(T, 1125899906842624)) else T(1)
        next = (a * value - step * before) * shrink
        before = value * shrink
        value = next
        taken = divide(taken, shrink)
        step = step + T(1)
    found = value if taken == T(1) or value == T(0) else value * taken
    return T(0) if order < T(0) else sign_ * found if order <= number(T, 512) else number(T, nan)

def special_hermite_polynomial_he_kernel_part1(T, order, a, value, before, step, taken, x, n):
    before_other = before
    value_other = value
    taken_other = taken
    step_other = step
    going_at = step < order and abs(value) < number(T, inf)
    shrink = number(T, 8.881784197001252e-16) if abs(value) > real(number(T, 1125899906842624)) else T(1)
    next = (a * value - step * before) * shrink
    before = value * shrink
    value = next
    taken = divide(taken, shrink)
    step = step + T(1)
    return (going_at, before if going_at else before_other, value if going_at else value_other,
        taken if going_at else taken_other, step if going_at else step_other)

special_hermite_polynomial_he_kernel.phases = (
    Phase(special_hermite_polynomial_h_kernel_part0, writes=("order", "a", "sign", "value", "before", "step", "taken")),
    Phase(special_hermite_polynomial_he_kernel_part1, reads=("order", "a", "value", "before", "step", "taken"),
        writes=("before", "value", "taken", "step"), limit=512),
    Phase(special_hermite_polynomial_h_kernel_part2, reads=("order", "sign", "value", "taken")))


def special_hermite_polynomial_he_x_scalar_kernel(T, n, x):
    """special_hermite_polynomial_he.x_scalar:
    order = trunc(n)
    a = abs(x)
    sign = -1 if x < 0 and order % 2 == 1 else 1
    value = 1
    before = 0
    step = 0
    taken = 1
    while at_most(512, step < order and abs(value) < inf):
        shrink = 8.881784197001252e-16 if abs(value) > 1125899906842624 else 1
        next = (a * value - step * before) * shrink
        before = value * shrink
        value = next
        taken = taken / shrink
        step += 1
    found = value if taken == 1 or value == 0 else value * taken
    0 if order < 0 else (sign * found if order <= 512 else nan)
    """
    order = trunc(n)
    a = abs(x)
    sign_ = number(T, -1) if x < T(0) and remainder(order, number(T, 2)) == T(1) else T(1)
    value = T(1)
    before = T(0)
    step = T(0)
    taken = T(1)
    for turn_at in range(512):
        if not (step < order and abs(value) < number(T, inf)):
            break
        shrink = number(T, 8.881784197001252e-16) if abs(value) > real(number(T, 1125899906842624)) else T(1)
        next = (a * value - step * before) * shrink
        before = value * shrink
        value = next
        taken = divide(taken, shrink)
        step = step + T(1)
    found = value if taken == T(1) or value == T(0) else value * taken
    return T(0) if order < T(0) else sign_ * found if order <= number(T, 512) else number(T, nan)

special_hermite_polynomial_he_x_scalar_kernel.phases = (
    Phase(special_hermite_polynomial_h_x_scalar_kernel_part0,
        writes=("order", "a", "sign", "value", "before", "step", "taken")),
    Phase(special_hermite_polynomial_he_kernel_part1, reads=("order", "a", "value", "before", "step", "taken"),
        writes=("before", "value", "taken", "step"), limit=512),
    Phase(special_hermite_polynomial_h_kernel_part2, reads=("order", "sign", "value", "taken")))


def special_laguerre_polynomial_l_kernel(T, x, n):
    """special_laguerre_polynomial_l:
    order = trunc(n)
    value = 1
    slope = 0
    step = 0
    taken = 1
    while at_most(1000000, step < order and abs(value) < inf):
        shrink = 8.881784197001252e-16 if abs(value) > 1125899906842624 else 1
        slope = (step * slope - x * value) / (step + 1) * shrink
        value = value * shrink + slope
        taken = taken / shrink
        step += 1
    found = value if taken == 1 or value == 0 else value * taken
    beyond = x > 4 * order + 2
    signed = (-abs(found) if order % 2 == 1 else abs(found)) if beyond else found
    0 if order < 0 else (signed if order <= 1000000 else nan)
    """
    order = trunc(n)
    value = T(1)
    slope = T(0)
    step = T(0)
    taken = T(1)
    for turn_at in range(1000000):
        if not (step < order and abs(value) < number(T, inf)):
            break
        shrink = number(T, 8.881784197001252e-16) if abs(value) > real(number(T, 1125899906842624)) else T(1)
        slope = divide(step * slope - x * value, step + T(1)) * shrink
        value = value * shrink + slope
        taken = divide(taken, shrink)
        step = step + T(1)
    found = value if taken == T(1) or value == T(0) else value * taken
    beyond = x > number(T, 4) * order + number(T, 2)
    signed = (-abs(found) if remainder(order, number(T, 2)) == T(1) else abs(found)) if beyond else found
    return T(0) if order < T(0) else signed if order <= number(T, 1000000) else number(T, nan)

def special_laguerre_polynomial_l_kernel_part0(T, x, n):
    order = trunc(n)
    value = T(1)
    slope = T(0)
    step = T(0)
    taken = T(1)
    return (order, value, slope, step, taken)

def special_laguerre_polynomial_l_kernel_part1(T, order, value, slope, step, taken, x, n):
    slope_other = slope
    value_other = value
    taken_other = taken
    step_other = step
    going_at = step < order and abs(value) < number(T, inf)
    shrink = number(T, 8.881784197001252e-16) if abs(value) > real(number(T, 1125899906842624)) else T(1)
    slope = divide(step * slope - x * value, step + T(1)) * shrink
    value = value * shrink + slope
    taken = divide(taken, shrink)
    step = step + T(1)
    return (going_at, slope if going_at else slope_other, value if going_at else value_other,
        taken if going_at else taken_other, step if going_at else step_other)

def special_laguerre_polynomial_l_kernel_part2(T, order, value, taken, x, n):
    found = value if taken == T(1) or value == T(0) else value * taken
    beyond = x > number(T, 4) * order + number(T, 2)
    signed = (-abs(found) if remainder(order, number(T, 2)) == T(1) else abs(found)) if beyond else found
    return T(0) if order < T(0) else signed if order <= number(T, 1000000) else number(T, nan)

special_laguerre_polynomial_l_kernel.phases = (
    Phase(special_laguerre_polynomial_l_kernel_part0, writes=("order", "value", "slope", "step", "taken")),
    Phase(special_laguerre_polynomial_l_kernel_part1, reads=("order", "value", "slope", "step", "taken"),
        writes=("slope", "value", "taken", "step"), limit=1000000),
    Phase(special_laguerre_polynomial_l_kernel_part2, reads=("order", "value", "taken")))


def special_laguerre_polynomial_l_x_scalar_kernel(T, n, x):
    """special_laguerre_polynomial_l.x_scalar:
    order = trunc(n)
    value = 1
    slope = 0
    step = 0
    taken = 1
    while at_most(1000000, step < order and abs(value) < inf):
        shrink = 8.881784197001252e-16 if abs(value) > 1125899906842624 else 1
        slope = (step * slope - x * value) / (step + 1) * shrink
        value = value * shrink + slope
        taken = taken / shrink
        step += 1
    found = value if taken == 1 or value == 0 else value * taken
    beyond = x > 4 * order + 2
    signed = (-abs(found) if order % 2 == 1 else abs(found)) if beyond else found
    0 if order < 0 else (signed if order <= 1000000 else nan)
    """
    order = trunc(n)
    value = T(1)
    slope = T(0)
    step = T(0)
    taken = T(1)
    for turn_at in range(1000000):
        if not (step < order and abs(value) < number(T, inf)):
            break
        shrink = number(T, 8.881784197001252e-16) if abs(value) > real(number(T, 1125899906842624)) else T(1)
        slope = divide(step * slope - x * value, step + T(1)) * shrink
        value = value * shrink + slope
        taken = divide(taken, shrink)
        step = step + T(1)
    found = value if taken == T(1) or value == T(0) else value * taken
    beyond = x > number(T, 4) * order + number(T, 2)
    signed = (-abs(found) if remainder(order, number(T, 2)) == T(1) else abs(found)) if beyond else found
    return T(0) if order < T(0) else signed if order <= number(T, 1000000) else number(T, nan)

def special_laguerre_polynomial_l_x_scalar_kernel_part0(T, n, x):
    order = trunc(n)
    value = T(1)
    slope = T(0)
    step = T(0)
    taken = T(1)
    return (order, value, slope, step, taken)

def special_laguerre_polynomial_l_x_scalar_kernel_part1(T, order, value, slope, step, taken, n, x):
    slope_other = slope
    value_other = value
    taken_other = taken
    step_other = step
    going_at = step < order and abs(value) < number(T, inf)
    shrink = number(T, 8.881784197001252e-16) if abs(value) > real(number(T, 1125899906842624)) else T(1)
    slope = divide(step * slope - x * value, step + T(1)) * shrink
    value = value * shrink + slope
    taken = divide(taken, shrink)
    step = step + T(1)
    return (going_at, slope if going_at else slope_other, value if going_at else value_other,
        taken if going_at else taken_other, step if going_at else step_other)

def special_laguerre_polynomial_l_x_scalar_kernel_part2(T, order, value, taken, n, x):
    found = value if taken == T(1) or value == T(0) else value * taken
    beyond = x > number(T, 4) * order + number(T, 2)
    signed = (-abs(found) if remainder(order, number(T, 2)) == T(1) else abs(found)) if beyond else found
    return T(0) if order < T(0) else signed if order <= number(T, 1000000) else number(T, nan)

special_laguerre_polynomial_l_x_scalar_kernel.phases = (
    Phase(special_laguerre_polynomial_l_x_scalar_kernel_part0, writes=("order", "value", "slope", "step", "taken")),
    Phase(special_laguerre_polynomial_l_x_scalar_kernel_part1, reads=("order", "value", "slope", "step", "taken"),
        writes=("slope", "value", "taken", "step"), limit=1000000),
    Phase(special_laguerre_polynomial_l_x_scalar_kernel_part2, reads=("order", "value", "taken")))


def special_legendre_polynomial_p_kernel(T, x, n):
    """special_legendre_polynomial_p:
    order = trunc(n)
    a = abs(x)
    sign = -1 if x < 0 and order % 2 == 1 else 1
    value = 1
    before = 0
    slope = 0
    step = 0
    while at_most(1000000, step < order and abs(value) < inf):
        slope = ((2 * step + 1) * (a - 1) * value + step * slope) / (step + 1)
        next = ((2 * step + 1) * a * value - step * before) / (step + 1) if a < 0.5 else value + slope
        before = value
        value = next
        step += 1
    0 if order < 0 else (sign * value if order <= 1000000 else nan)
    """
    order = trunc(n)
    a = abs(x)
    sign_ = number(T, -1) if x < T(0) and remainder(order, number(T, 2)) == T(1) else T(1)
    value = T(1)
    before = T(0)
    slope = T(0)
    step = T(0)
    for turn_at in range(1000000):
        if not (step < order and abs(value) < number(T, inf)):
            break
        slope = divide((number(T, 2) * step + T(1)) * (a - T(1)) * value + step * slope, step + T(1))
        next = (
            divide((number(T, 2) * step + T(1)) * a * value - step * before, step + T(1))
            if a < number(T, 0.5)
            else value + slope)
        before = value
        value = next
        step = step + T(1)
    return T(0) if order < T(0) else sign_ * value if order <= number(T, 1000000) else number(T, nan)

def special_legendre_polynomial_p_kernel_part0(T, x, n):
    order = trunc(n)
    a = abs(x)
    sign_ = number(T, -1) if x < T(0) and remainder(order, number(T, 2)) == T(1) else T(1)
    value = T(1)
    before = T(0)
    slope = T(0)
    step = T(0)
    return (order, a, sign_, value, before, slope, step)

def special_legendre_polynomial_p_kernel_part1(T, order, a, value, before, slope, step, x, n):
    slope_other = slope
    before_other = before
    value_other = value
    step_other = step
    going_at = step < order and abs(value) < number(T, inf)
    slope = divide((number(T, 2) * step + T(1)) * (a - T(1)) * value + step * slope, step + T(1))
    next = (
        divide((number(T, 2) * step + T(1)) * a * value - step * before, step + T(1))
        if a < number(T, 0.5)
        else value + slope)
    before = value
    value = next
    step = step + T(1)
    return (going_at, slope if going_at else slope_other, before if going_at else before_other,
        value if going_at else value_other, step if going_at else step_other)

def special_legendre_polynomial_p_kernel_part2(T, order, sign_, value, x, n):
    return T(0) if order < T(0) else sign_ * value if order <= number(T, 1000000) else number(T, nan)

special_legendre_polynomial_p_kernel.phases = (
    Phase(special_legendre_polynomial_p_kernel_part0,
        writes=("order", "a", "sign", "value", "before", "slope", "step")),
    Phase(special_legendre_polynomial_p_kernel_part1, reads=("order", "a", "value", "before", "slope", "step"),
        writes=("slope", "before", "value", "step"), limit=1000000),
    Phase(special_legendre_polynomial_p_kernel_part2, reads=("order", "sign", "value")))


def special_legendre_polynomial_p_x_scalar_kernel(T, n, x):
    """special_legendre_polynomial_p.x_scalar:
    order = trunc(n)
    a = abs(x)
    sign = -1 if x < 0 and order % 2 == 1 else 1
    value = 1
    before = 0
    slope = 0
    step = 0
    while at_most(1000000, step < order and abs(value) < inf):
        slope = ((2 * step + 1) * (a - 1) * value + step * slope) / (step + 1)
        next = ((2 * step + 1) * a * value - step * before) / (step + 1) if a < 0.5 else value + slope
        before = value
        value = next
        step += 1
    0 if order < 0 else (sign * value if order <= 1000000 else nan)
    """
    order = trunc(n)
    a = abs(x)
    sign_ = number(T, -1) if x < T(0) and remainder(order, number(T, 2)) == T(1) else T(1)
    value = T(1)
    before = T(0)
    slope = T(0)
    step = T(0)
    for turn_at in range(1000000):
        if not (step < order and abs(value) < number(T, inf)):
            break
        slope = divide((number(T, 2) * step + T(1)) * (a - T(1)) * value + step * slope, step + T(1))
        next = (
            divide((number(T, 2) * step + T(1)) * a * value - step * before, step + T(1))
            if a < number(T, 0.5)
            else value + slope)
        before = value
        value = next
        step = step + T(1)
    return T(0) if order < T(0) else sign_ * value if order <= number(T, 1000000) else number(T, nan)

def special_legendre_polynomial_p_x_scalar_kernel_part0(T, n, x):
    order = trunc(n)
    a = abs(x)
    sign_ = number(T, -1) if x < T(0) and remainder(order, number(T, 2)) == T(1) else T(1)
    value = T(1)
    before = T(0)
    slope = T(0)
    step = T(0)
    return (order, a, sign_, value, before, slope, step)

special_legendre_polynomial_p_x_scalar_kernel.phases = (
    Phase(special_legendre_polynomial_p_x_scalar_kernel_part0,
        writes=("order", "a", "sign", "value", "before", "slope", "step")),
    Phase(special_legendre_polynomial_p_kernel_part1, reads=("order", "a", "value", "before", "slope", "step"),
        writes=("slope", "before", "value", "step"), limit=1000000),
    Phase(special_legendre_polynomial_p_kernel_part2, reads=("order", "sign", "value")))


def _gegenbauer_polynomial_kernel(T, x, n, index_):
    """_gegenbauer_polynomial:
    order = trunc(n)
    a = abs(x)
    sign = -1 if x < 0 and order % 2 == 1 else 1
    value = 1
    before = 0
    step = 0
    while at_most(1000000, step < order and abs(value) < inf):
        next = (2 * (step + index) * a * value - (step + 2 * index - 1) * before) / (step + 1)
        before = value
        value = next
        step += 1
    0 if order < 0 else (sign * value if order <= 1000000 else nan)
    """
    order = trunc(n)
    a = abs(x)
    sign_ = number(T, -1) if x < T(0) and remainder(order, number(T, 2)) == T(1) else T(1)
    value = T(1)
    before = T(0)
    step = T(0)
    for turn_at in range(1000000):
        if not (step < order and abs(value) < number(T, inf)):
            break
        next = divide(number(T, 2) * (step + index_) * a * value - (step + number(T, 2) * index_ - T(1)) * before,
            step + T(1))
        before = value
        value = next
        step = step + T(1)
    return T(0) if order < T(0) else sign_ * value if order <= number(T, 1000000) else number(T, nan)

def _gegenbauer_polynomial_kernel_part0(T, x, n, index_):
    order = trunc(n)
    a = abs(x)
    sign_ = number(T, -1) if x < T(0) and remainder(order, number(T, 2)) == T(1) else T(1)
    value = T(1)
    before = T(0)
    step = T(0)
    return (order, a, sign_, value, before, step)

def _gegenbauer_polynomial_kernel_part1(T, order, a, value, before, step, x, n, index_):
    before_other = before
    value_other = value
    step_other = step
    going_at = step < order and abs(value) < number(T, inf)
    next = divide(number(T, 2) * (step + index_) * a * value - (step + number(T, 2) * index_ - T(1)) * before,
        step + T(1))
    before = value
    value = next
    step = step + T(1)
    return (going_at, before if going_at else before_other, value if going_at else value_other,
        step if going_at else step_other)

def _gegenbauer_polynomial_kernel_part2(T, order, sign_, value, x, n, index_):
    return T(0) if order < T(0) else sign_ * value if order <= number(T, 1000000) else number(T, nan)

_gegenbauer_polynomial_kernel.phases = (
    Phase(_gegenbauer_polynomial_kernel_part0, writes=("order", "a", "sign", "value", "before", "step")),
    Phase(_gegenbauer_polynomial_kernel_part1, reads=("order", "a", "value", "before", "step"),
        writes=("before", "value", "step"), limit=1000000),
    Phase(_gegenbauer_polynomial_kernel_part2, reads=("order", "sign", "value")))


def _laguerre_polynomial_kernel(T, x, n, alpha):
    """_laguerre_polynomial:
    order = trunc(n)
    value = 1
    before = 0
    step = 0
    taken = 1
    while at_most(1000000, step < order and abs(value) < inf):
        shrink = 8.881784197001252e-16 if abs(value) > 1125899906842624 else 1
        next = ((2 * step + 1 + alpha - x) * value - (step + alpha) * before) / (step + 1) * shrink
        before = value * shrink
        value = next
        taken = taken / shrink
        step += 1
    found = value if taken == 1 or value == 0 else value * taken
    beyond = x > 4 * order + 2 * alpha + 2
    signed = (-abs(found) if order % 2 == 1 else abs(found)) if beyond else found
    0 if order < 0 else (signed if order <= 1000000 else nan)
    """
    order = trunc(n)
    value = T(1)
    before = T(0)
    step = T(0)
    taken = T(1)
    for turn_at in range(1000000):
        if not (step < order and abs(value) < number(T, inf)):
            break
        shrink = number(T, 8.881784197001252e-16) if abs(value) > real(number(T, 1125899906842624)) else T(1)
        next = divide((number(T, 2) * step + T(1) + alpha - x) * value - (step + alpha) * before, step + T(1)) * shrink
        before = value * shrink
        value = next
        taken = divide(taken, shrink)
        step = step + T(1)
    found = value if taken == T(1) or value == T(0) else value * taken
    beyond = x > number(T, 4) * order + number(T, 2) * alpha + number(T, 2)
    signed = (-abs(found) if remainder(order, number(T, 2)) == T(1) else abs(found)) if beyond else found
    return T(0) if order < T(0) else signed if order <= number(T, 1000000) else number(T, nan)

def _laguerre_polynomial_kernel_part0(T, x, n, alpha):
    order = trunc(n)
    value = T(1)
    before = T(0)
    step = T(0)
    taken = T(1)
    return (order, value, before, step, taken)

def _laguerre_polynomial_kernel_part1(T, order, value, before, step, taken, x, n, alpha):
    before_other = before
    value_other = value
    taken_other = taken
    step_other = step
    going_at = step < order and abs(value) < number(T, inf)
    shrink = number(T, 8.881784197001252e-16) if abs(value) > real(number(T, 1125899906842624)) else T(1)
    next = divide((number(T, 2) * step + T(1) + alpha - x) * value - (step + alpha) * before, step + T(1)) * shrink
    before = value * shrink
    value = next
    taken = divide(taken, shrink)
    step = step + T(1)
    return (going_at, before if going_at else before_other, value if going_at else value_other,
        taken if going_at else taken_other, step if going_at else step_other)

def _laguerre_polynomial_kernel_part2(T, order, value, taken, x, n, alpha):
    found = value if taken == T(1) or value == T(0) else value * taken
    beyond = x > number(T, 4) * order + number(T, 2) * alpha + number(T, 2)
    signed = (-abs(found) if remainder(order, number(T, 2)) == T(1) else abs(found)) if beyond else found
    return T(0) if order < T(0) else signed if order <= number(T, 1000000) else number(T, nan)

_laguerre_polynomial_kernel.phases = (
    Phase(_laguerre_polynomial_kernel_part0, writes=("order", "value", "before", "step", "taken")),
    Phase(_laguerre_polynomial_kernel_part1, reads=("order", "value", "before", "step", "taken"),
        writes=("before", "value", "taken", "step"), limit=1000000),
    Phase(_laguerre_polynomial_kernel_part2, reads=("order", "value", "taken")))
