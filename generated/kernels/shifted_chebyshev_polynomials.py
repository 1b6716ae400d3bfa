# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What the kernels of the shifted_chebyshev_polynomials operators and of their gradients compute."""
# mypy: ignore-errors

from math import inf, nan

from runtime.kernels.elementwise.phases import Phase
from runtime.kernels.vecmath import abs, asin, asinh, cos, cosh, divide, isnan, remainder, sin, sinh, sqrt, trunc
from runtime.kernels.words import number


def special_shifted_chebyshev_polynomial_t_kernel(T, x, n):
    """special_shifted_chebyshev_polynomial_t:
    order = trunc(n)
    a = abs(2 * x - 1)
    turned = x < 0.5
    within = x if turned else 1 - x
    many = order > (200 if within > 0 else 1000)
    value = 1
    before = a
    slope = 2 * within
    step = 0
    while at_most(1000, step < order and not many and abs(value) < inf):
        slope = slope - 4 * within * value
        next = 2 * a * value - before if within > 0.25 else value + slope
        before = value
        value = next
        step += 1
    angle = 2 * (asin(sqrt(within)) if within > 0 else asinh(sqrt(-within)))
    near = cos(order * angle)
    beyond = cosh(order * angle)
    far = near if within > 0 else (1 if within == 0 else beyond)
    sign = -1 if turned and order % 2 == 1 else 1
    found = a if order > 0 and isnan(a - a) else (far if many else value)
    nan if isnan(order - order) else (0 if order < 0 else sign * found)
    """
    order = trunc(n)
    a = abs(number(T, 2) * x - T(1))
    turned = x < number(T, 0.5)
    within = x if turned else T(1) - x
    many = order > (number(T, 200) if within > T(0) else number(T, 1000))
    value = T(1)
    before = a
    slope = number(T, 2) * within
    step = T(0)
    for turn_at in range(1000):
        if not (step < order and (not many) and (abs(value) < number(T, inf))):
            break
        slope = slope - number(T, 4) * within * value
        next = number(T, 2) * a * value - before if within > number(T, 0.25) else value + slope
        before = value
        value = next
        step = step + T(1)
    angle = number(T, 2) * (asin(sqrt(within)) if within > T(0) else asinh(sqrt(-within)))
    near = cos(order * angle)
    beyond = cosh(order * angle)
    far = near if within > T(0) else T(1) if within == T(0) else beyond
    sign_ = number(T, -1) if turned and remainder(order, number(T, 2)) == T(1) else T(1)
    found = a if order > T(0) and isnan(a - a) else far if many else value
    return number(T, nan) if isnan(order - order) else T(0) if order < T(0) else sign_ * found

def special_shifted_chebyshev_polynomial_t_kernel_part0(T, x, n):
    order = trunc(n)
    a = abs(number(T, 2) * x - T(1))
    turned = x < number(T, 0.5)
    within = x if turned else T(1) - x
    many = order > (number(T, 200) if within > T(0) else number(T, 1000))
    value = T(1)
    before = a
    slope = number(T, 2) * within
    step = T(0)
    return (order, a, turned, within, many, value, before, slope, step)

def special_shifted_chebyshev_polynomial_t_kernel_part1(T, order, a, within, many, value, before, slope, step, x, n):
    slope_other = slope
    before_other = before
    value_other = value
    step_other = step
    going_at = step < order and (not many) and (abs(value) < number(T, inf))
    slope = slope - number(T, 4) * within * value
    next = number(T, 2) * a * value - before if within > number(T, 0.25) else value + slope
    before = value
    value = next
    step = step + T(1)
    return (going_at, slope if going_at else slope_other, before if going_at else before_other,
        value if going_at else value_other, step if going_at else step_other)

def special_shifted_chebyshev_polynomial_t_kernel_part2(T, order, a, turned, within, many, value, x, n):
    angle = number(T, 2) * (asin(sqrt(within)) if within > T(0) else asinh(sqrt(-within)))
    near = cos(order * angle)
    beyond = cosh(order * angle)
    far = near if within > T(0) else T(1) if within == T(0) else beyond
    sign_ = number(T, -1) if turned and remainder(order, number(T, 2)) == T(1) else T(1)
    found = a if order > T(0) and isnan(a - a) else far if many else value
    return number(T, nan) if isnan(order - order) else T(0) if order < T(0) else sign_ * found

special_shifted_chebyshev_polynomial_t_kernel.phases = (
    Phase(special_shifted_chebyshev_polynomial_t_kernel_part0,
        writes=("order", "a", "turned", "within", "many", "value", "before", "slope", "step")),
    Phase(special_shifted_chebyshev_polynomial_t_kernel_part1,
        reads=("order", "a", "within", "many", "value", "before", "slope", "step"),
        writes=("slope", "before", "value", "step"), limit=1000),
    Phase(special_shifted_chebyshev_polynomial_t_kernel_part2,
        reads=("order", "a", "turned", "within", "many", "value")))


def special_shifted_chebyshev_polynomial_t_x_scalar_kernel(T, n, x):
    """special_shifted_chebyshev_polynomial_t.x_scalar:
    order = trunc(n)
    a = abs(2 * x - 1)
    turned = x < 0.5
    within = x if turned else 1 - x
    many = order > (200 if within > 0 else 1000)
    value = 1
    before = a
    slope = 2 * within
    step = 0
    while at_most(1000, step < order and not many and abs(value) < inf):
        slope = slope - 4 * within * value
        next = 2 * a * value - before if within > 0.25 else value + slope
        before = value
        value = next
        step += 1
    angle = 2 * (asin(sqrt(within)) if within > 0 else asinh(sqrt(-within)))
    near = cos(order * angle)
    beyond = cosh(order * angle)
    far = near if within > 0 else (1 if within == 0 else beyond)
    sign = -1 if turned and order % 2 == 1 else 1
    found = a if order > 0 and isnan(a - a) else (far if many else value)
    nan if isnan(order - order) else (0 if order < 0 else sign * found)
    """
    order = trunc(n)
    a = abs(number(T, 2) * x - T(1))
    turned = x < number(T, 0.5)
    within = x if turned else T(1) - x
    many = order > (number(T, 200) if within > T(0) else number(T, 1000))
    value = T(1)
    before = a
    slope = number(T, 2) * within
    step = T(0)
    for turn_at in range(1000):
        if not (step < order and (not many) and (abs(value) < number(T, inf))):
            break
        slope = slope - number(T, 4) * within * value
        next = number(T, 2) * a * value - before if within > number(T, 0.25) else value + slope
        before = value
        value = next
        step = step + T(1)
    angle = number(T, 2) * (asin(sqrt(within)) if within > T(0) else asinh(sqrt(-within)))
    near = cos(order * angle)
    beyond = cosh(order * angle)
    far = near if within > T(0) else T(1) if within == T(0) else beyond
    sign_ = number(T, -1) if turned and remainder(order, number(T, 2)) == T(1) else T(1)
    found = a if order > T(0) and isnan(a - a) else far if many else value
    return number(T, nan) if isnan(order - order) else T(0) if order < T(0) else sign_ * found

def special_shifted_chebyshev_polynomial_t_x_scalar_kernel_part0(T, n, x):
    order = trunc(n)
    a = abs(number(T, 2) * x - T(1))
    turned = x < number(T, 0.5)
    within = x if turned else T(1) - x
    many = order > (number(T, 200) if within > T(0) else number(T, 1000))
    value = T(1)
    before = a
    slope = number(T, 2) * within
    step = T(0)
    return (order, a, turned, within, many, value, before, slope, step)

special_shifted_chebyshev_polynomial_t_x_scalar_kernel.phases = (
    Phase(special_shifted_chebyshev_polynomial_t_x_scalar_kernel_part0,
        writes=("order", "a", "turned", "within", "many", "value", "before", "slope", "step")),
    Phase(special_shifted_chebyshev_polynomial_t_kernel_part1,
        reads=("order", "a", "within", "many", "value", "before", "slope", "step"),
        writes=("slope", "before", "value", "step"), limit=1000),
    Phase(special_shifted_chebyshev_polynomial_t_kernel_part2,
        reads=("order", "a", "turned", "within", "many", "value")))


def special_shifted_chebyshev_polynomial_u_kernel(T, x, n):
    """special_shifted_chebyshev_polynomial_u:
    order = trunc(n)
    a = abs(2 * x - 1)
    turned = x < 0.5
    within = x if turned else 1 - x
    many = order > (200 if within > 0 else 1000)
    value = 1
    before = 0
    slope = 1
    step = 0
    while at_most(1000, step < order and not many and abs(value) < inf):
        slope = slope - 4 * within * value
        next = 2 * a * value - before if within > 0.25 else value + slope
        before = value
        value = next
        step += 1
    angle = 2 * (asin(sqrt(within)) if within > 0 else asinh(sqrt(-within)))
    near = sin((order + 1) * angle) / sin(angle)
    beyond = sinh((order + 1) * angle) / sinh(angle) if within > -inf else inf
    far = near if within > 0 else (order + 1 if within == 0 else beyond)
    sign = -1 if turned and order % 2 == 1 else 1
    nan if isnan(order - order) or isnan(a) and order > 0 else (0 if order < 0 else sign * (far if many else
        value))
    """
    order = trunc(n)
    a = abs(number(T, 2) * x - T(1))
    turned = x < number(T, 0.5)
    within = x if turned else T(1) - x
    many = order > (number(T, 200) if within > T(0) else number(T, 1000))
    value = T(1)
    before = T(0)
    slope = T(1)
    step = T(0)
    for turn_at in range(1000):
        if not (step < order and (not many) and (abs(value) < number(T, inf))):
            break
        slope = slope - number(T, 4) * within * value
        next = number(T, 2) * a * value - before if within > number(T, 0.25) else value + slope
        before = value
        value = next
        step = step + T(1)
    angle = number(T, 2) * (asin(sqrt(within)) if within > T(0) else asinh(sqrt(-within)))
    near = divide(sin((order + T(1)) * angle), sin(angle))
    beyond = divide(sinh((order + T(1)) * angle), sinh(angle)) if within > -number(T, inf) else number(T, inf)
    far = near if within > T(0) else order + T(1) if within == T(0) else beyond
    sign_ = number(T, -1) if turned and remainder(order, number(T, 2)) == T(1) else T(1)
    return (
        number(T, nan)
        if isnan(order - order) or (isnan(a) and order > T(0))
        else T(0)
        if order < T(0)
        else sign_ * (far if many else value))

def special_shifted_chebyshev_polynomial_u_kernel_part0(T, x, n):
    order = trunc(n)
    a = abs(number(T, 2) * x - T(1))
    turned = x < number(T, 0.5)
    within = x if turned else T(1) - x
    many = order > (number(T, 200) if within > T(0) else number(T, 1000))
    value = T(1)
    before = T(0)
    slope = T(1)
    step = T(0)
    return (order, a, turned, within, many, value, before, slope, step)

def special_shifted_chebyshev_polynomial_u_kernel_part2(T, order, a, turned, within, many, value, x, n):
    angle = number(T, 2) * (asin(sqrt(within)) if within > T(0) else asinh(sqrt(-within)))
    near = divide(sin((order + T(1)) * angle), sin(angle))
    beyond = divide(sinh((order + T(1)) * angle), sinh(angle)) if within > -number(T, inf) else number(T, inf)
    far = near if within > T(0) else order + T(1) if within == T(0) else beyond
    sign_ = number(T, -1) if turned and remainder(order, number(T, 2)) == T(1) else T(1)
    return (
        number(T, nan)
        if isnan(order - order) or (isnan(a) and order > T(0))
        else T(0)
        if order < T(0)
        else sign_ * (far if many else value))

special_shifted_chebyshev_polynomial_u_kernel.phases = (
    Phase(special_shifted_chebyshev_polynomial_u_kernel_part0,
        writes=("order", "a", "turned", "within", "many", "value", "before", "slope", "step")),
    Phase(special_shifted_chebyshev_polynomial_t_kernel_part1,
        reads=("order", "a", "within", "many", "value", "before", "slope", "step"),
        writes=("slope", "before", "value", "step"), limit=1000),
    Phase(special_shifted_chebyshev_polynomial_u_kernel_part2,
        reads=("order", "a", "turned", "within", "many", "value")))


def special_shifted_chebyshev_polynomial_u_x_scalar_kernel(T, n, x):
    """special_shifted_chebyshev_polynomial_u.x_scalar:
    order = trunc(n)
    a = abs(2 * x - 1)
    turned = x < 0.5
    within = x if turned else 1 - x
    many = order > (200 if within > 0 else 1000)
    value = 1
    before = 0
    slope = 1
    step = 0
    while at_most(1000, step < order and not many and abs(value) < inf):
        slope = slope - 4 * within * value
        next = 2 * a * value - before if within > 0.25 else value + slope
        before = value
        value = next
        step += 1
    angle = 2 * (asin(sqrt(within)) if within > 0 else asinh(sqrt(-within)))
    near = sin((order + 1) * angle) / sin(angle)
    beyond = sinh((order + 1) * angle) / sinh(angle) if within > -inf else inf
    far = near if within > 0 else (order + 1 if within == 0 else beyond)
    sign = -1 if turned and order % 2 == 1 else 1
    nan if isnan(order - order) or isnan(a) and order > 0 else (0 if order < 0 else sign * (far if many else
        value))
    """
    order = trunc(n)
    a = abs(number(T, 2) * x - T(1))
    turned = x < number(T, 0.5)
    within = x if turned else T(1) - x
    many = order > (number(T, 200) if within > T(0) else number(T, 1000))
    value = T(1)
    before = T(0)
    slope = T(1)
    step = T(0)
    for turn_at in range(1000):
        if not (step < order and (not many) and (abs(value) < number(T, inf))):
            break
        slope = slope - number(T, 4) * within * value
        next = number(T, 2) * a * value - before if within > number(T, 0.25) else value + slope
        before = value
        value = next
        step = step + T(1)
    angle = number(T, 2) * (asin(sqrt(within)) if within > T(0) else asinh(sqrt(-within)))
    near = divide(sin((order + T(1)) * angle), sin(angle))
    beyond = divide(sinh((order + T(1)) * angle), sinh(angle)) if within > -number(T, inf) else number(T, inf)
    far = near if within > T(0) else order + T(1) if within == T(0) else beyond
    sign_ = number(T, -1) if turned and remainder(order, number(T, 2)) == T(1) else T(1)
    return (
        number(T, nan)
        if isnan(order - order) or (isnan(a) and order > T(0))
        else T(0)
        if order < T(0)
        else sign_ * (far if many else value))

def special_shifted_chebyshev_polynomial_u_x_scalar_kernel_part0(T, n, x):
    order = trunc(n)
    a = abs(number(T, 2) * x - T(1))
    turned = x < number(T, 0.5)
    within = x if turned else T(1) - x
    many = order > (number(T, 200) if within > T(0) else number(T, 1000))
    value = T(1)
    before = T(0)
    slope = T(1)
    step = T(0)
    return (order, a, turned, within, many, value, before, slope, step)

special_shifted_chebyshev_polynomial_u_x_scalar_kernel.phases = (
    Phase(special_shifted_chebyshev_polynomial_u_x_scalar_kernel_part0,
        writes=("order", "a", "turned", "within", "many", "value", "before", "slope", "step")),
    Phase(special_shifted_chebyshev_polynomial_t_kernel_part1,
        reads=("order", "a", "within", "many", "value", "before", "slope", "step"),
        writes=("slope", "before", "value", "step"), limit=1000),
    Phase(special_shifted_chebyshev_polynomial_u_kernel_part2,
        reads=("order", "a", "turned", "within", "many", "value")))


def special_shifted_chebyshev_polynomial_v_kernel(T, x, n):
    """special_shifted_chebyshev_polynomial_v:
    order = trunc(n)
    a = abs(2 * x - 1)
    turned = x < 0.5
    within = x if turned else 1 - x
    many = order > (200 if within > 0 else 1000)
    value = 1
    before = -1 if turned else 1
    slope = 2 if turned else 0
    step = 0
    while at_most(1000, step < order and not many and abs(value) < inf):
        slope = slope - 4 * within * value
        next = 2 * a * value - before if within > 0.25 else value + slope
        before = value
        value = next
        step += 1
    angle = 2 * (asin(sqrt(within)) if within > 0 else asinh(sqrt(-within)))
    near = sin((order + 0.5) * angle) / sin(angle / 2) if turned else cos((order + 0.5) * angle) / cos(angle
        / 2)
    curved = sinh((order + 0.5) * angle) / sinh(angle / 2) if turned else cosh((order + 0.5) * angle) /
        cosh(angle / 2)
    beyond = curved if within > -inf else inf
    far = near if within > 0 else (beyond if within < 0 else (2 * order + 1 if turned else 1))
    sign = -1 if turned and order % 2 == 1 else 1
    nan if isnan(order - order) or isnan(a) and order > 0 else (0 if order < 0 else sign * (far if many else
        value))
    """
    order = trunc(n)
    a = abs(number(T, 2) * x - T(1))
    turned = x < number(T, 0.5)
    within = x if turned else T(1) - x
    many = order > (number(T, 200) if within > T(0) else number(T, 1000))
    value = T(1)
    before = number(T, -1) if turned else T(1)
    slope = number(T, 2) if turned else T(0)
    step = T(0)
    for turn_at in range(1000):
        if not (step < order and (not many) and (abs(value) < number(T, inf))):
            break
        slope = slope - number(T, 4) * within * value
        next = number(T, 2) * a * value - before if within > number(T, 0.25) else value + slope
        before = value
        value = next
        step = step + T(1)
    angle = number(T, 2) * (asin(sqrt(within)) if within > T(0) else asinh(sqrt(-within)))
    near = (
        divide(sin((order + number(T, 0.5)) * angle), sin(divide(angle, number(T, 2))))
        if turned
        else divide(cos((order + number(T, 0.5)) * angle), cos(divide(angle, number(T, 2)))))
    curved = (
        divide(sinh((order + number(T, 0.5)) * angle), sinh(divide(angle, number(T, 2))))
        if turned
        else divide(cosh((order + number(T, 0.5)) * angle), cosh(divide(angle, number(T, 2)))))
    beyond = curved if within > -number(T, inf) else number(T, inf)
    far = near if within > T(0) else beyond if within < T(0) else number(T, 2) * order + T(1) if turned else T(1)
    sign_ = number(T, -1) if turned and remainder(order, number(T, 2)) == T(1) else T(1)
    return (
        number(T, nan)
        if isnan(order - order) or (isnan(a) and order > T(0))
        else T(0)
        if order < T(0)
        else sign_ * (far if many else value))

def special_shifted_chebyshev_polynomial_v_kernel_part0(T, x, n):
    order = trunc(n)
    a = abs(number(T, 2) * x - T(1))
    turned = x < number(T, 0.5)
    within = x if turned else T(1) - x
    many = order > (number(T, 200) if within > T(0) else number(T, 1000))
    value = T(1)
    before = number(T, -1) if turned else T(1)
    slope = number(T, 2) if turned else T(0)
    step = T(0)
    return (order, a, turned, within, many, value, before, slope, step)

def special_shifted_chebyshev_polynomial_v_kernel_part2(T, order, a, turned, within, many, value, x, n):
    angle = number(T, 2) * (asin(sqrt(within)) if within > T(0) else asinh(sqrt(-within)))
    near = (
        divide(sin((order + number(T, 0.5)) * angle), sin(divide(angle, number(T, 2))))
        if turned
        else divide(cos((order + number(T, 0.5)) * angle), cos(divide(angle, number(T, 2)))))
    curved = (
        divide(sinh((order + number(T, 0.5)) * angle), sinh(divide(angle, number(T, 2))))
        if turned
        else divide(cosh((order + number(T, 0.5)) * angle), cosh(divide(angle, number(T, 2)))))
    beyond = curved if within > -number(T, inf) else number(T, inf)
    far = near if within > T(0) else beyond if within < T(0) else number(T, 2) * order + T(1) if turned else T(1)
    sign_ = number(T, -1) if turned and remainder(order, number(T, 2)) == T(1) else T(1)
    return (
        number(T, nan)
        if isnan(order - order) or (isnan(a) and order > T(0))
        else T(0)
        if order < T(0)
        else sign_ * (far if many else value))

special_shifted_chebyshev_polynomial_v_kernel.phases = (
    Phase(special_shifted_chebyshev_polynomial_v_kernel_part0,
        writes=("order", "a", "turned", "within", "many", "value", "before", "slope", "step")),
    Phase(special_shifted_chebyshev_polynomial_t_kernel_part1,
        reads=("order", "a", "within", "many", "value", "before", "slope", "step"),
        writes=("slope", "before", "value", "step"), limit=1000),
    Phase(special_shifted_chebyshev_polynomial_v_kernel_part2,
        reads=("order", "a", "turned", "within", "many", "value")))


def special_shifted_chebyshev_polynomial_v_x_scalar_kernel(T, n, x):
    """special_shifted_chebyshev_polynomial_v.x_scalar:
    order = trunc(n)
    a = abs(2 * x - 1)
    turned = x < 0.5
    within = x if turned else 1 - x
    many = order > (200 if within > 0 else 1000)
    value = 1
    before = -1 if turned else 1
    slope = 2 if turned else 0
    step = 0
    while at_most(1000, step < order and not many and abs(value) < inf):
        slope = slope - 4 * within * value
        next = 2 * a * value - before if within > 0.25 else value + slope
        before = value
        value = next
        step += 1
    angle = 2 * (asin(sqrt(within)) if within > 0 else asinh(sqrt(-within)))
    near = sin((order + 0.5) * angle) / sin(angle / 2) if turned else cos((order + 0.5) * angle) / cos(angle
        / 2)
    curved = sinh((order + 0.5) * angle) / sinh(angle / 2) if turned else cosh((order + 0.5) * angle) /
        cosh(angle / 2)
    beyond = curved if within > -inf else inf
    far = near if within > 0 else (beyond if within < 0 else (2 * order + 1 if turned else 1))
    sign = -1 if turned and order % 2 == 1 else 1
    nan if isnan(order - order) or isnan(a) and order > 0 else (0 if order < 0 else sign * (far if many else
        value))
    """
    order = trunc(n)
    a = abs(number(T, 2) * x - T(1))
    turned = x < number(T, 0.5)
    within = x if turned else T(1) - x
    many = order > (number(T, 200) if within > T(0) else number(T, 1000))
    value = T(1)
    before = number(T, -1) if turned else T(1)
    slope = number(T, 2) if turned else T(0)
    step = T(0)
    for turn_at in range(1000):
        if not (step < order and (not many) and (abs(value) < number(T, inf))):
            break
        slope = slope - number(T, 4) * within * value
        next = number(T, 2) * a * value - before if within > number(T, 0.25) else value + slope
        before = value
        value = next
        step = step + T(1)
    angle = number(T, 2) * (asin(sqrt(within)) if within > T(0) else asinh(sqrt(-within)))
    near = (
        divide(sin((order + number(T, 0.5)) * angle), sin(divide(angle, number(T, 2))))
        if turned
        else divide(cos((order + number(T, 0.5)) * angle), cos(divide(angle, number(T, 2)))))
    curved = (
        divide(sinh((order + number(T, 0.5)) * angle), sinh(divide(angle, number(T, 2))))
        if turned
        else divide(cosh((order + number(T, 0.5)) * angle), cosh(divide(angle, number(T, 2)))))
    beyond = curved if within > -number(T, inf) else number(T, inf)
    far = near if within > T(0) else beyond if within < T(0) else number(T, 2) * order + T(1) if turned else T(1)
    sign_ = number(T, -1) if turned and remainder(order, number(T, 2)) == T(1) else T(1)
    return (
        number(T, nan)
        if isnan(order - order) or (isnan(a) and order > T(0))
        else T(0)
        if order < T(0)
        else sign_ * (far if many else value))

def special_shifted_chebyshev_polynomial_v_x_scalar_kernel_part0(T, n, x):
    order = trunc(n)
    a = abs(number(T, 2) * x - T(1))
    turned = x < number(T, 0.5)
    within = x if turned else T(1) - x
    many = order > (number(T, 200) if within > T(0) else number(T, 1000))
    value = T(1)
    before = number(T, -1) if turned else T(1)
    slope = number(T, 2) if turned else T(0)
    step = T(0)
    return (order, a, turned, within, many, value, before, slope, step)

special_shifted_chebyshev_polynomial_v_x_scalar_kernel.phases = (
    Phase(special_shifted_chebyshev_polynomial_v_x_scalar_kernel_part0,
        writes=("order", "a", "turned", "within", "many", "value", "before", "slope", "step")),
    Phase(special_shifted_chebyshev_polynomial_t_kernel_part1,
        reads=("order", "a", "within", "many", "value", "before", "slope", "step"),
        writes=("slope", "before", "value", "step"), limit=1000),
    Phase(special_shifted_chebyshev_polynomial_v_kernel_part2,
        reads=("order", "a", "turned", "within", "many", "value")))


def special_shifted_chebyshev_polynomial_w_kernel(T, x, n):
    """special_shifted_chebyshev_polynomial_w:
    order = trunc(n)
    a = abs(2 * x - 1)
    turned = x < 0.5
    within = x if turned else 1 - x
    many = order > (200 if within > 0 else 1000)
    value = 1
    before = 1 if turned else -1
    slope = 0 if turned else 2
    step = 0
    while at_most(1000, step < order and not many and abs(value) < inf):
        slope = slope - 4 * within * value
        next = 2 * a * value - before if within > 0.25 else value + slope
        before = value
        value = next
        step += 1
    angle = 2 * (asin(sqrt(within)) if within > 0 else asinh(sqrt(-within)))
    near = cos((order + 0.5) * angle) / cos(angle / 2) if turned else sin((order + 0.5) * angle) / sin(angle
        / 2)
    curved = cosh((order + 0.5) * angle) / cosh(angle / 2) if turned else sinh((order + 0.5) * angle) /
        sinh(angle / 2)
    beyond = curved if within > -inf else inf
    far = near if within > 0 else (beyond if within < 0 else (1 if turned else 2 * order + 1))
    sign = -1 if turned and order % 2 == 1 else 1
    nan if isnan(order - order) or isnan(a) and order > 0 else (0 if order < 0 else sign * (far if many else
        value))
    """
    order = trunc(n)
    a = abs(number(T, 2) * x - T(1))
    turned = x < number(T, 0.5)
    within = x if turned else T(1) - x
    many = order > (number(T, 200) if within > T(0) else number(T, 1000))
    value = T(1)
    before = T(1) if turned else number(T, -1)
    slope = T(0) if turned else number(T, 2)
    step = T(0)
    for turn_at in range(1000):
        if not (step < order and (not many) and (abs(value) < number(T, inf))):
            break
        slope = slope - number(T, 4) * within * value
        next = number(T, 2) * a * value - before if within > number(T, 0.25) else value + slope
        before = value
        value = next
        step = step + T(1)
    angle = number(T, 2) * (asin(sqrt(within)) if within > T(0) else asinh(sqrt(-within)))
    near = (
        divide(cos((order + number(T, 0.5)) * angle), cos(divide(angle, number(T, 2))))
        if turned
        else divide(sin((order + number(T, 0.5)) * angle), sin(divide(angle, number(T, 2)))))
    curved = (
        divide(cosh((order + number(T, 0.5)) * angle), cosh(divide(angle, number(T, 2))))
        if turned
        else divide(sinh((order + number(T, 0.5)) * angle), sinh(divide(angle, number(T, 2)))))
    beyond = curved if within > -number(T, inf) else number(T, inf)
    far = near if within > T(0) else beyond if within < T(0) else T(1) if turned else number(T, 2) * order + T(1)
    sign_ = number(T, -1) if turned and remainder(order, number(T, 2)) == T(1) else T(1)
    return (
        number(T, nan)
        if isnan(order - order) or (isnan(a) and order > T(0))
        else T(0)
        if order < T(0)
        else sign_ * (far if many else value))

def special_shifted_chebyshev_polynomial_w_kernel_part0(T, x, n):
    order = trunc(n)
    a = abs(number(T, 2) * x - T(1))
    turned = x < number(T, 0.5)
    within = x if turned else T(1) - x
    many = order > (number(T, 200) if within > T(0) else number(T, 1000))
    value = T(1)
    before = T(1) if turned else number(T, -1)
    slope = T(0) if turned else number(T, 2)
    step = T(0)
    return (order, a, turned, within, many, value, before, slope, step)

def special_shifted_chebyshev_polynomial_w_kernel_part2(T, order, a, turned, within, many, value, x, n):
    angle = number(T, 2) * (asin(sqrt(within)) if within > T(0) else asinh(sqrt(-within)))
    near = (
        divide(cos((order + number(T, 0.5)) * angle), cos(divide(angle, number(T, 2))))
        if turned
        else divide(sin((order + number(T, 0.5)) * angle), sin(divide(angle, number(T, 2)))))
    curved = (
        divide(cosh((order + number(T, 0.5)) * angle), cosh(divide(angle, number(T, 2))))
        if turned
        else divide(sinh((order + number(T, 0.5)) * angle), sinh(divide(angle, number(T, 2)))))
    beyond = curved if within > -number(T, inf) else number(T, inf)
    far = near if within > T(0) else beyond if within < T(0) else T(1) if turned else number(T, 2) * order + T(1)
    sign_ = number(T, -1) if turned and remainder(order, number(T, 2)) == T(1) else T(1)
    return (
        number(T, nan)
        if isnan(order - order) or (isnan(a) and order > T(0))
        else T(0)
        if order < T(0)
        else sign_ * (far if many else value))

special_shifted_chebyshev_polynomial_w_kernel.phases = (
    Phase(special_shifted_chebyshev_polynomial_w_kernel_part0,
        writes=("order", "a", "turned", "within", "many", "value", "before", "slope", "step")),
    Phase(special_shifted_chebyshev_polynomial_t_kernel_part1,
        reads=("order", "a", "within", "many", "value", "before", "slope", "step"),
        writes=("slope", "before", "value", "step"), limit=1000),
    Phase(special_shifted_chebyshev_polynomial_w_kernel_part2,
        reads=("order", "a", "turned", "within", "many", "value")))


def special_shifted_chebyshev_polynomial_w_x_scalar_kernel(T, n, x):
    """special_shifted_chebyshev_polynomial_w.x_scalar:
    order = trunc(n)
    a = abs(2 * x - 1)
    turned = x < 0.5
    within = x if turned else 1 - x
    many = order > (200 if within > 0 else 1000)
    value = 1
    before = 1 if turned else -1
    slope = 0 if turned else 2
    step = 0
    while at_most(1000, step < order and not many and abs(value) < inf):
        slope = slope - 4 * within * value
        next = 2 * a * value - before if within > 0.25 else value + slope
        before = value
        value = next
        step += 1
    angle = 2 * (asin(sqrt(within)) if within > 0 else asinh(sqrt(-within)))
    near = cos((order + 0.5) * angle) / cos(angle / 2) if turned else sin((order + 0.5) * angle) / sin(angle
        / 2)
    curved = cosh((order + 0.5) * angle) / cosh(angle / 2) if turned else sinh((order + 0.5) * angle) /
        sinh(angle / 2)
    beyond = curved if within > -inf else inf
    far = near if within > 0 else (beyond if within < 0 else (1 if turned else 2 * order + 1))
    sign = -1 if turned and order % 2 == 1 else 1
    nan if isnan(order - order) or isnan(a) and order > 0 else (0 if order < 0 else sign * (far if many else
        value))
    """
    order = trunc(n)
    a = abs(number(T, 2) * x - T(1))
    turned = x < number(T, 0.5)
    within = x if turned else T(1) - x
    many = order > (number(T, 200) if within > T(0) else number(T, 1000))
    value = T(1)
    before = T(1) if turned else number(T, -1)
    slope = T(0) if turned else number(T, 2)
    step = T(0)
    for turn_at in range(1000):
        if not (step < order and (not many) and (abs(value) < number(T, inf))):
            break
        slope = slope - number(T, 4) * within * value
        next = number(T, 2) * a * value - before if within > number(T, 0.25) else value + slope
        before = value
        value = next
        step = step + T(1)
    angle = number(T, 2) * (asin(sqrt(within)) if within > T(0) else asinh(sqrt(-within)))
    near = (
        divide(cos((order + number(T, 0.5)) * angle), cos(divide(angle, number(T, 2))))
        if turned
        else divide(sin((order + number(T, 0.5)) * angle), sin(divide(angle, number(T, 2)))))
    curved = (
        divide(cosh((order + number(T, 0.5)) * angle), cosh(divide(angle, number(T, 2))))
        if turned
        else divide(sinh((order + number(T, 0.5)) * angle), sinh(divide(angle, number(T, 2)))))
    beyond = curved if within > -number(T, inf) else number(T, inf)
    far = near if within > T(0) else beyond if within < T(0) else T(1) if turned else number(T, 2) * order + T(1)
    sign_ = number(T, -1) if turned and remainder(order, number(T, 2)) == T(1) else T(1)
    return (
        number(T, nan)
        if isnan(order - order) or (isnan(a) and order > T(0))
        else T(0)
        if order < T(0)
        else sign_ * (far if many else value))

def special_shifted_chebyshev_polynomial_w_x_scalar_kernel_part0(T, n, x):
    order = trunc(n)
    a = abs(number(T, 2) * x - T(1))
    turned = x < number(T, 0.5)
    within = x if turned else T(1) - x
    many = order > (number(T, 200) if within > T(0) else number(T, 1000))
    value = T(1)
    before = T(1) if turned else number(T, -1)
    slope = T(0) if turned else number(T, 2)
    step = T(0)
    return (order, a, turned, within, many, value, before, slope, step)

special_shifted_chebyshev_polynomial_w_x_scalar_kernel.phases = (
    Phase(special_shifted_chebyshev_polynomial_w_x_scalar_kernel_part0,
        writes=("order", "a", "turned", "within", "many", "value", "before", "slope", "step")),
    Phase(special_shifted_chebyshev_polynomial_t_kernel_part1,
        reads=("order", "a", "within", "many", "value", "before", "slope", "step"),
        writes=("slope", "before", "value", "step"), limit=1000),
    Phase(special_shifted_chebyshev_polynomial_w_kernel_part2,
        reads=("order", "a", "turned", "within", "many", "value")))
