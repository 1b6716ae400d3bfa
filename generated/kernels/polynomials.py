"""What the kernels of the polynomials operators and of their gradients compute.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from math import inf, nan

from runtime.kernels.elementwise.phases import Phase
from runtime.kernels.vecmath import abs, divide, isnan, trunc
from runtime.kernels.words import number


def special_hermite_polynomial_h_kernel(T, x, n):
    """special_hermite_polynomial_h: order = trunc(n) value = 1 before = 0 step = 0 while at_most(512, step <
        order and abs(value) < inf): next = 2 * (x * value - step * before) before = value value = next step
        += 1 nan if isnan(n) or order > 512 else (0 if order < 0 else value)
    """
    order = trunc(n)
    value = T(1)
    before = T(0)
    step = T(0)
    for turn_at in range(512):
        if not (step < order and abs(value) < number(T, inf)):
            break
        next = number(T, 2) * (x * value - step * before)
        before = value
        value = next
        step = step + T(1)
    return number(T, nan) if isnan(n) or order > number(T, 512) else T(0) if order < T(0) else value


def special_hermite_polynomial_h_kernel_part0(T, x, n):
    order = trunc(n)
    value = T(1)
    before = T(0)
    step = T(0)
    return (order, value, before, step)


def special_hermite_polynomial_h_kernel_part1(T, order, value, before, step, x, n):
    before_other = before
    value_other = value
    step_other = step
    going_at = step < order and abs(value) < number(T, inf)
    next = number(T, 2) * (x * value - step * before)
    before = value
    value = next
    step = step + T(1)
    return (
        going_at,
        before if going_at else before_other,
        value if going_at else value_other,
        step if going_at else step_other,
    )


def special_hermite_polynomial_h_kernel_part2(T, order, value, x, n):
    return number(T, nan) if isnan(n) or order > number(T, 512) else T(0) if order < T(0) else value


special_hermite_polynomial_h_kernel.phases = (
    Phase(special_hermite_polynomial_h_kernel_part0, writes=('order', 'value', 'before', 'step')),
    Phase(
        special_hermite_polynomial_h_kernel_part1,
        reads=('order', 'value', 'before', 'step'),
        writes=('before', 'value', 'step'),
        limit=512,
    ),
    Phase(special_hermite_polynomial_h_kernel_part2, reads=('order', 'value')),
)


def special_hermite_polynomial_h_x_scalar_kernel(T, n, x):
    """special_hermite_polynomial_h.x_scalar: order = trunc(n) value = 1 before = 0 step = 0 while at_most(512,
        step < order and abs(value) < inf): next = 2 * (x * value - step * before) before = value value =
        next step += 1 nan if isnan(n) or order > 512 else (0 if order < 0 else value)
    """
    order = trunc(n)
    value = T(1)
    before = T(0)
    step = T(0)
    for turn_at in range(512):
        if not (step < order and abs(value) < number(T, inf)):
            break
        next = number(T, 2) * (x * value - step * before)
        before = value
        value = next
        step = step + T(1)
    return number(T, nan) if isnan(n) or order > number(T, 512) else T(0) if order < T(0) else value


def special_hermite_polynomial_h_x_scalar_kernel_part0(T, n, x):
    order = trunc(n)
    value = T(1)
    before = T(0)
    step = T(0)
    return (order, value, before, step)


def special_hermite_polynomial_h_x_scalar_kernel_part1(T, order, value, before, step, n, x):
    before_other = before
    value_other = value
    step_other = step
    going_at = step < order and abs(value) < number(T, inf)
    next = number(T, 2) * (x * value - step * before)
    before = value
    value = next
    step = step + T(1)
    return (
        going_at,
        before if going_at else before_other,
        value if going_at else value_other,
        step if going_at else step_other,
    )


def special_hermite_polynomial_h_x_scalar_kernel_part2(T, order, value, n, x):
    return number(T, nan) if isnan(n) or order > number(T, 512) else T(0) if order < T(0) else value


special_hermite_polynomial_h_x_scalar_kernel.phases = (
    Phase(special_hermite_polynomial_h_x_scalar_kernel_part0, writes=('order', 'value', 'before', 'step')),
    Phase(
        special_hermite_polynomial_h_x_scalar_kernel_part1,
        reads=('order', 'value', 'before', 'step'),
        writes=('before', 'value', 'step'),
        limit=512,
    ),
    Phase(special_hermite_polynomial_h_x_scalar_kernel_part2, reads=('order', 'value')),
)


def special_hermite_polynomial_h_n_scalar_kernel(T, x, n):
    """special_hermite_polynomial_h.n_scalar: order = trunc(n) value = 1 before = 0 step = 0 while at_most(512,
        step < order and abs(value) < inf): next = 2 * (x * value - step * before) before = value value =
        next step += 1 nan if isnan(n) or order > 512 else (0 if order < 0 else value)
    """
    order = trunc(n)
    value = T(1)
    before = T(0)
    step = T(0)
    for turn_at in range(512):
        if not (step < order and abs(value) < number(T, inf)):
            break
        next = number(T, 2) * (x * value - step * before)
        before = value
        value = next
        step = step + T(1)
    return number(T, nan) if isnan(n) or order > number(T, 512) else T(0) if order < T(0) else value


def special_hermite_polynomial_h_n_scalar_kernel_part0(T, x, n):
    order = trunc(n)
    value = T(1)
    before = T(0)
    step = T(0)
    return (order, value, before, step)


def special_hermite_polynomial_h_n_scalar_kernel_part1(T, order, value, before, step, x, n):
    before_other = before
    value_other = value
    step_other = step
    going_at = step < order and abs(value) < number(T, inf)
    next = number(T, 2) * (x * value - step * before)
    before = value
    value = next
    step = step + T(1)
    return (
        going_at,
        before if going_at else before_other,
        value if going_at else value_other,
        step if going_at else step_other,
    )


def special_hermite_polynomial_h_n_scalar_kernel_part2(T, order, value, x, n):
    return number(T, nan) if isnan(n) or order > number(T, 512) else T(0) if order < T(0) else value


special_hermite_polynomial_h_n_scalar_kernel.phases = (
    Phase(special_hermite_polynomial_h_n_scalar_kernel_part0, writes=('order', 'value', 'before', 'step')),
    Phase(
        special_hermite_polynomial_h_n_scalar_kernel_part1,
        reads=('order', 'value', 'before', 'step'),
        writes=('before', 'value', 'step'),
        limit=512,
    ),
    Phase(special_hermite_polynomial_h_n_scalar_kernel_part2, reads=('order', 'value')),
)


def special_hermite_polynomial_he_kernel(T, x, n):
    """special_hermite_polynomial_he: order = trunc(n) value = 1 before = 0 step = 0 while at_most(512, step <
        order and abs(value) < inf): next = (x * value - step * before) before = value value = next step +=
        1 nan if isnan(n) or order > 512 else (0 if order < 0 else value)
    """
    order = trunc(n)
    value = T(1)
    before = T(0)
    step = T(0)
    for turn_at in range(512):
        if not (step < order and abs(value) < number(T, inf)):
            break
        next = x * value - step * before
        before = value
        value = next
        step = step + T(1)
    return number(T, nan) if isnan(n) or order > number(T, 512) else T(0) if order < T(0) else value


def special_hermite_polynomial_he_kernel_part0(T, x, n):
    order = trunc(n)
    value = T(1)
    before = T(0)
    step = T(0)
    return (order, value, before, step)


def special_hermite_polynomial_he_kernel_part1(T, order, value, before, step, x, n):
    before_other = before
    value_other = value
    step_other = step
    going_at = step < order and abs(value) < number(T, inf)
    next = x * value - step * before
    before = value
    value = next
    step = step + T(1)
    return (
        going_at,
        before if going_at else before_other,
        value if going_at else value_other,
        step if going_at else step_other,
    )


def special_hermite_polynomial_he_kernel_part2(T, order, value, x, n):
    return number(T, nan) if isnan(n) or order > number(T, 512) else T(0) if order < T(0) else value


special_hermite_polynomial_he_kernel.phases = (
    Phase(special_hermite_polynomial_he_kernel_part0, writes=('order', 'value', 'before', 'step')),
    Phase(
        special_hermite_polynomial_he_kernel_part1,
        reads=('order', 'value', 'before', 'step'),
        writes=('before', 'value', 'step'),
        limit=512,
    ),
    Phase(special_hermite_polynomial_he_kernel_part2, reads=('order', 'value')),
)


def special_hermite_polynomial_he_x_scalar_kernel(T, n, x):
    """special_hermite_polynomial_he.x_scalar: order = trunc(n) value = 1 before = 0 step = 0 while
        at_most(512, step < order and abs(value) < inf): next = (x * value - step * before) before = value
        value = next step += 1 nan if isnan(n) or order > 512 else (0 if order < 0 else value)
    """
    order = trunc(n)
    value = T(1)
    before = T(0)
    step = T(0)
    for turn_at in range(512):
        if not (step < order and abs(value) < number(T, inf)):
            break
        next = x * value - step * before
        before = value
        value = next
        step = step + T(1)
    return number(T, nan) if isnan(n) or order > number(T, 512) else T(0) if order < T(0) else value


def special_hermite_polynomial_he_x_scalar_kernel_part0(T, n, x):
    order = trunc(n)
    value = T(1)
    before = T(0)
    step = T(0)
    return (order, value, before, step)


def special_hermite_polynomial_he_x_scalar_kernel_part1(T, order, value, before, step, n, x):
    before_other = before
    value_other = value
    step_other = step
    going_at = step < order and abs(value) < number(T, inf)
    next = x * value - step * before
    before = value
    value = next
    step = step + T(1)
    return (
        going_at,
        before if going_at else before_other,
        value if going_at else value_other,
        step if going_at else step_other,
    )


def special_hermite_polynomial_he_x_scalar_kernel_part2(T, order, value, n, x):
    return number(T, nan) if isnan(n) or order > number(T, 512) else T(0) if order < T(0) else value


special_hermite_polynomial_he_x_scalar_kernel.phases = (
    Phase(special_hermite_polynomial_he_x_scalar_kernel_part0, writes=('order', 'value', 'before', 'step')),
    Phase(
        special_hermite_polynomial_he_x_scalar_kernel_part1,
        reads=('order', 'value', 'before', 'step'),
        writes=('before', 'value', 'step'),
        limit=512,
    ),
    Phase(special_hermite_polynomial_he_x_scalar_kernel_part2, reads=('order', 'value')),
)


def special_hermite_polynomial_he_n_scalar_kernel(T, x, n):
    """special_hermite_polynomial_he.n_scalar: order = trunc(n) value = 1 before = 0 step = 0 while
        at_most(512, step < order and abs(value) < inf): next = (x * value - step * before) before = value
        value = next step += 1 nan if isnan(n) or order > 512 else (0 if order < 0 else value)
    """
    order = trunc(n)
    value = T(1)
    before = T(0)
    step = T(0)
    for turn_at in range(512):
        if not (step < order and abs(value) < number(T, inf)):
            break
        next = x * value - step * before
        before = value
        value = next
        step = step + T(1)
    return number(T, nan) if isnan(n) or order > number(T, 512) else T(0) if order < T(0) else value


def special_hermite_polynomial_he_n_scalar_kernel_part0(T, x, n):
    order = trunc(n)
    value = T(1)
    before = T(0)
    step = T(0)
    return (order, value, before, step)


def special_hermite_polynomial_he_n_scalar_kernel_part1(T, order, value, before, step, x, n):
    before_other = before
    value_other = value
    step_other = step
    going_at = step < order and abs(value) < number(T, inf)
    next = x * value - step * before
    before = value
    value = next
    step = step + T(1)
    return (
        going_at,
        before if going_at else before_other,
        value if going_at else value_other,
        step if going_at else step_other,
    )


def special_hermite_polynomial_he_n_scalar_kernel_part2(T, order, value, x, n):
    return number(T, nan) if isnan(n) or order > number(T, 512) else T(0) if order < T(0) else value


special_hermite_polynomial_he_n_scalar_kernel.phases = (
    Phase(special_hermite_polynomial_he_n_scalar_kernel_part0, writes=('order', 'value', 'before', 'step')),
    Phase(
        special_hermite_polynomial_he_n_scalar_kernel_part1,
        reads=('order', 'value', 'before', 'step'),
        writes=('before', 'value', 'step'),
        limit=512,
    ),
    Phase(special_hermite_polynomial_he_n_scalar_kernel_part2, reads=('order', 'value')),
)


def special_laguerre_polynomial_l_kernel(T, x, n):
    """special_laguerre_polynomial_l: order = trunc(n) value = 1 before = 0 step = 0 while at_most(1000000,
        step < order and abs(value) < inf): next = ((2 * step + 1 - x) * value - step * before) / (step + 1)
        before = value value = next step += 1 nan if isnan(n) or order > 1000000 else (0 if order < 0 else
        value)
    """
    order = trunc(n)
    value = T(1)
    before = T(0)
    step = T(0)
    for turn_at in range(1000000):
        if not (step < order and abs(value) < number(T, inf)):
            break
        next = divide((number(T, 2) * step + T(1) - x) * value - step * before, step + T(1))
        before = value
        value = next
        step = step + T(1)
    return number(T, nan) if isnan(n) or order > number(T, 1000000) else T(0) if order < T(0) else value


def special_laguerre_polynomial_l_kernel_part0(T, x, n):
    order = trunc(n)
    value = T(1)
    before = T(0)
    step = T(0)
    return (order, value, before, step)


def special_laguerre_polynomial_l_kernel_part1(T, order, value, before, step, x, n):
    before_other = before
    value_other = value
    step_other = step
    going_at = step < order and abs(value) < number(T, inf)
    next = divide((number(T, 2) * step + T(1) - x) * value - step * before, step + T(1))
    before = value
    value = next
    step = step + T(1)
    return (
        going_at,
        before if going_at else before_other,
        value if going_at else value_other,
        step if going_at else step_other,
    )


def special_laguerre_polynomial_l_kernel_part2(T, order, value, x, n):
    return number(T, nan) if isnan(n) or order > number(T, 1000000) else T(0) if order < T(0) else value


special_laguerre_polynomial_l_kernel.phases = (
    Phase(special_laguerre_polynomial_l_kernel_part0, writes=('order', 'value', 'before', 'step')),
    Phase(
        special_laguerre_polynomial_l_kernel_part1,
        reads=('order', 'value', 'before', 'step'),
        writes=('before', 'value', 'step'),
        limit=1000000,
    ),
    Phase(special_laguerre_polynomial_l_kernel_part2, reads=('order', 'value')),
)


def special_laguerre_polynomial_l_x_scalar_kernel(T, n, x):
    """special_laguerre_polynomial_l.x_scalar: order = trunc(n) value = 1 before = 0 step = 0 while
        at_most(1000000, step < order and abs(value) < inf): next = ((2 * step + 1 - x) * value - step *
        before) / (step + 1) before = value value = next step += 1 nan if isnan(n) or order > 1000000 else
        (0 if order < 0 else value)
    """
    order = trunc(n)
    value = T(1)
    before = T(0)
    step = T(0)
    for turn_at in range(1000000):
        if not (step < order and abs(value) < number(T, inf)):
            break
        next = divide((number(T, 2) * step + T(1) - x) * value - step * before, step + T(1))
        before = value
        value = next
        step = step + T(1)
    return number(T, nan) if isnan(n) or order > number(T, 1000000) else T(0) if order < T(0) else value


def special_laguerre_polynomial_l_x_scalar_kernel_part0(T, n, x):
    order = trunc(n)
    value = T(1)
    before = T(0)
    step = T(0)
    return (order, value, before, step)


def special_laguerre_polynomial_l_x_scalar_kernel_part1(T, order, value, before, step, n, x):
    before_other = before
    value_other = value
    step_other = step
    going_at = step < order and abs(value) < number(T, inf)
    next = divide((number(T, 2) * step + T(1) - x) * value - step * before, step + T(1))
    before = value
    value = next
    step = step + T(1)
    return (
        going_at,
        before if going_at else before_other,
        value if going_at else value_other,
        step if going_at else step_other,
    )


def special_laguerre_polynomial_l_x_scalar_kernel_part2(T, order, value, n, x):
    return number(T, nan) if isnan(n) or order > number(T, 1000000) else T(0) if order < T(0) else value


special_laguerre_polynomial_l_x_scalar_kernel.phases = (
    Phase(special_laguerre_polynomial_l_x_scalar_kernel_part0, writes=('order', 'value', 'before', 'step')),
    Phase(
        special_laguerre_polynomial_l_x_scalar_kernel_part1,
        reads=('order', 'value', 'before', 'step'),
        writes=('before', 'value', 'step'),
        limit=1000000,
    ),
    Phase(special_laguerre_polynomial_l_x_scalar_kernel_part2, reads=('order', 'value')),
)


def special_laguerre_polynomial_l_n_scalar_kernel(T, x, n):
    """special_laguerre_polynomial_l.n_scalar: order = trunc(n) value = 1 before = 0 step = 0 while
        at_most(1000000, step < order and abs(value) < inf): next = ((2 * step + 1 - x) * value - step *
        before) / (step + 1) before = value value = next step += 1 nan if isnan(n) or order > 1000000 else
        (0 if order < 0 else value)
    """
    order = trunc(n)
    value = T(1)
    before = T(0)
    step = T(0)
    for turn_at in range(1000000):
        if not (step < order and abs(value) < number(T, inf)):
            break
        next = divide((number(T, 2) * step + T(1) - x) * value - step * before, step + T(1))
        before = value
        value = next
        step = step + T(1)
    return number(T, nan) if isnan(n) or order > number(T, 1000000) else T(0) if order < T(0) else value


def special_laguerre_polynomial_l_n_scalar_kernel_part0(T, x, n):
    order = trunc(n)
    value = T(1)
    before = T(0)
    step = T(0)
    return (order, value, before, step)


def special_laguerre_polynomial_l_n_scalar_kernel_part1(T, order, value, before, step, x, n):
    before_other = before
    value_other = value
    step_other = step
    going_at = step < order and abs(value) < number(T, inf)
    next = divide((number(T, 2) * step + T(1) - x) * value - step * before, step + T(1))
    before = value
    value = next
    step = step + T(1)
    return (
        going_at,
        before if going_at else before_other,
        value if going_at else value_other,
        step if going_at else step_other,
    )


def special_laguerre_polynomial_l_n_scalar_kernel_part2(T, order, value, x, n):
    return number(T, nan) if isnan(n) or order > number(T, 1000000) else T(0) if order < T(0) else value


special_laguerre_polynomial_l_n_scalar_kernel.phases = (
    Phase(special_laguerre_polynomial_l_n_scalar_kernel_part0, writes=('order', 'value', 'before', 'step')),
    Phase(
        special_laguerre_polynomial_l_n_scalar_kernel_part1,
        reads=('order', 'value', 'before', 'step'),
        writes=('before', 'value', 'step'),
        limit=1000000,
    ),
    Phase(special_laguerre_polynomial_l_n_scalar_kernel_part2, reads=('order', 'value')),
)


def special_legendre_polynomial_p_kernel(T, x, n):
    """special_legendre_polynomial_p: order = trunc(n) value = 1 before = 0 step = 0 while at_most(1000000,
        step < order and abs(value) < inf): next = ((2 * step + 1) * x * value - step * before) / (step + 1)
        before = value value = next step += 1 nan if isnan(n) or order > 1000000 else (0 if order < 0 else
        value)
    """
    order = trunc(n)
    value = T(1)
    before = T(0)
    step = T(0)
    for turn_at in range(1000000):
        if not (step < order and abs(value) < number(T, inf)):
            break
        next = divide((number(T, 2) * step + T(1)) * x * value - step * before, step + T(1))
        before = value
        value = next
        step = step + T(1)
    return number(T, nan) if isnan(n) or order > number(T, 1000000) else T(0) if order < T(0) else value


def special_legendre_polynomial_p_kernel_part0(T, x, n):
    order = trunc(n)
    value = T(1)
    before = T(0)
    step = T(0)
    return (order, value, before, step)


def special_legendre_polynomial_p_kernel_part1(T, order, value, before, step, x, n):
    before_other = before
    value_other = value
    step_other = step
    going_at = step < order and abs(value) < number(T, inf)
    next = divide((number(T, 2) * step + T(1)) * x * value - step * before, step + T(1))
    before = value
    value = next
    step = step + T(1)
    return (
        going_at,
        before if going_at else before_other,
        value if going_at else value_other,
        step if going_at else step_other,
    )


def special_legendre_polynomial_p_kernel_part2(T, order, value, x, n):
    return number(T, nan) if isnan(n) or order > number(T, 1000000) else T(0) if order < T(0) else value


special_legendre_polynomial_p_kernel.phases = (
    Phase(special_legendre_polynomial_p_kernel_part0, writes=('order', 'value', 'before', 'step')),
    Phase(
        special_legendre_polynomial_p_kernel_part1,
        reads=('order', 'value', 'before', 'step'),
        writes=('before', 'value', 'step'),
        limit=1000000,
    ),
    Phase(special_legendre_polynomial_p_kernel_part2, reads=('order', 'value')),
)


def special_legendre_polynomial_p_x_scalar_kernel(T, n, x):
    """special_legendre_polynomial_p.x_scalar: order = trunc(n) value = 1 before = 0 step = 0 while
        at_most(1000000, step < order and abs(value) < inf): next = ((2 * step + 1) * x * value - step *
        before) / (step + 1) before = value value = next step += 1 nan if isnan(n) or order > 1000000 else
        (0 if order < 0 else value)
    """
    order = trunc(n)
    value = T(1)
    before = T(0)
    step = T(0)
    for turn_at in range(1000000):
        if not (step < order and abs(value) < number(T, inf)):
            break
        next = divide((number(T, 2) * step + T(1)) * x * value - step * before, step + T(1))
        before = value
        value = next
        step = step + T(1)
    return number(T, nan) if isnan(n) or order > number(T, 1000000) else T(0) if order < T(0) else value


def special_legendre_polynomial_p_x_scalar_kernel_part0(T, n, x):
    order = trunc(n)
    value = T(1)
    before = T(0)
    step = T(0)
    return (order, value, before, step)


def special_legendre_polynomial_p_x_scalar_kernel_part1(T, order, value, before, step, n, x):
    before_other = before
    value_other = value
    step_other = step
    going_at = step < order and abs(value) < number(T, inf)
    next = divide((number(T, 2) * step + T(1)) * x * value - step * before, step + T(1))
    before = value
    value = next
    step = step + T(1)
    return (
        going_at,
        before if going_at else before_other,
        value if going_at else value_other,
        step if going_at else step_other,
    )


def special_legendre_polynomial_p_x_scalar_kernel_part2(T, order, value, n, x):
    return number(T, nan) if isnan(n) or order > number(T, 1000000) else T(0) if order < T(0) else value


special_legendre_polynomial_p_x_scalar_kernel.phases = (
    Phase(special_legendre_polynomial_p_x_scalar_kernel_part0, writes=('order', 'value', 'before', 'step')),
    Phase(
        special_legendre_polynomial_p_x_scalar_kernel_part1,
        reads=('order', 'value', 'before', 'step'),
        writes=('before', 'value', 'step'),
        limit=1000000,
    ),
    Phase(special_legendre_polynomial_p_x_scalar_kernel_part2, reads=('order', 'value')),
)


def special_legendre_polynomial_p_n_scalar_kernel(T, x, n):
    """special_legendre_polynomial_p.n_scalar: order = trunc(n) value = 1 before = 0 step = 0 while
        at_most(1000000, step < order and abs(value) < inf): next = ((2 * step + 1) * x * value - step *
        before) / (step + 1) before = value value = next step += 1 nan if isnan(n) or order > 1000000 else
        (0 if order < 0 else value)
    """
    order = trunc(n)
    value = T(1)
    before = T(0)
    step = T(0)
    for turn_at in range(1000000):
        if not (step < order and abs(value) < number(T, inf)):
            break
        next = divide((number(T, 2) * step + T(1)) * x * value - step * before, step + T(1))
        before = value
        value = next
        step = step + T(1)
    return number(T, nan) if isnan(n) or order > number(T, 1000000) else T(0) if order < T(0) else value


def special_legendre_polynomial_p_n_scalar_kernel_part0(T, x, n):
    order = trunc(n)
    value = T(1)
    before = T(0)
    step = T(0)
    return (order, value, before, step)


def special_legendre_polynomial_p_n_scalar_kernel_part1(T, order, value, before, step, x, n):
    before_other = before
    value_other = value
    step_other = step
    going_at = step < order and abs(value) < number(T, inf)
    next = divide((number(T, 2) * step + T(1)) * x * value - step * before, step + T(1))
    before = value
    value = next
    step = step + T(1)
    return (
        going_at,
        before if going_at else before_other,
        value if going_at else value_other,
        step if going_at else step_other,
    )


def special_legendre_polynomial_p_n_scalar_kernel_part2(T, order, value, x, n):
    return number(T, nan) if isnan(n) or order > number(T, 1000000) else T(0) if order < T(0) else value


special_legendre_polynomial_p_n_scalar_kernel.phases = (
    Phase(special_legendre_polynomial_p_n_scalar_kernel_part0, writes=('order', 'value', 'before', 'step')),
    Phase(
        special_legendre_polynomial_p_n_scalar_kernel_part1,
        reads=('order', 'value', 'before', 'step'),
        writes=('before', 'value', 'step'),
        limit=1000000,
    ),
    Phase(special_legendre_polynomial_p_n_scalar_kernel_part2, reads=('order', 'value')),
)


def _gegenbauer_polynomial_kernel(T, x, n, index_):
    """_gegenbauer_polynomial: order = trunc(n) value = 1 before = 0 step = 0 while at_most(1000000, step <
        order and abs(value) < inf): next = (2 * (step + index) * x * value - (step + 2 * index - 1) *
        before) / (step + 1) before = value value = next step += 1 nan if isnan(n) or order > 1000000 else
        (0 if order < 0 else value)
    """
    order = trunc(n)
    value = T(1)
    before = T(0)
    step = T(0)
    for turn_at in range(1000000):
        if not (step < order and abs(value) < number(T, inf)):
            break
        next = divide(
            number(T, 2) * (step + index_) * x * value - (step + number(T, 2) * index_ - T(1)) * before, step + T(1)
        )
        before = value
        value = next
        step = step + T(1)
    return number(T, nan) if isnan(n) or order > number(T, 1000000) else T(0) if order < T(0) else value


def _gegenbauer_polynomial_kernel_part0(T, x, n, index_):
    order = trunc(n)
    value = T(1)
    before = T(0)
    step = T(0)
    return (order, value, before, step)


def _gegenbauer_polynomial_kernel_part1(T, order, value, before, step, x, n, index_):
    before_other = before
    value_other = value
    step_other = step
    going_at = step < order and abs(value) < number(T, inf)
    next = divide(
        number(T, 2) * (step + index_) * x * value - (step + number(T, 2) * index_ - T(1)) * before, step + T(1)
    )
    before = value
    value = next
    step = step + T(1)
    return (
        going_at,
        before if going_at else before_other,
        value if going_at else value_other,
        step if going_at else step_other,
    )


def _gegenbauer_polynomial_kernel_part2(T, order, value, x, n, index_):
    return number(T, nan) if isnan(n) or order > number(T, 1000000) else T(0) if order < T(0) else value


_gegenbauer_polynomial_kernel.phases = (
    Phase(_gegenbauer_polynomial_kernel_part0, writes=('order', 'value', 'before', 'step')),
    Phase(
        _gegenbauer_polynomial_kernel_part1,
        reads=('order', 'value', 'before', 'step'),
        writes=('before', 'value', 'step'),
        limit=1000000,
    ),
    Phase(_gegenbauer_polynomial_kernel_part2, reads=('order', 'value')),
)


def _gegenbauer_polynomial_n_scalar_kernel(T, x, n, index_):
    """_gegenbauer_polynomial.n_scalar: order = trunc(n) value = 1 before = 0 step = 0 while at_most(1000000,
        step < order and abs(value) < inf): next = (2 * (step + index) * x * value - (step + 2 * index - 1)
        * before) / (step + 1) before = value value = next step += 1 nan if isnan(n) or order > 1000000 else
        (0 if order < 0 else value)
    """
    order = trunc(n)
    value = T(1)
    before = T(0)
    step = T(0)
    for turn_at in range(1000000):
        if not (step < order and abs(value) < number(T, inf)):
            break
        next = divide(
            number(T, 2) * (step + index_) * x * value - (step + number(T, 2) * index_ - T(1)) * before, step + T(1)
        )
        before = value
        value = next
        step = step + T(1)
    return number(T, nan) if isnan(n) or order > number(T, 1000000) else T(0) if order < T(0) else value


def _gegenbauer_polynomial_n_scalar_kernel_part0(T, x, n, index_):
    order = trunc(n)
    value = T(1)
    before = T(0)
    step = T(0)
    return (order, value, before, step)


def _gegenbauer_polynomial_n_scalar_kernel_part1(T, order, value, before, step, x, n, index_):
    before_other = before
    value_other = value
    step_other = step
    going_at = step < order and abs(value) < number(T, inf)
    next = divide(
        number(T, 2) * (step + index_) * x * value - (step + number(T, 2) * index_ - T(1)) * before, step + T(1)
    )
    before = value
    value = next
    step = step + T(1)
    return (
        going_at,
        before if going_at else before_other,
        value if going_at else value_other,
        step if going_at else step_other,
    )


def _gegenbauer_polynomial_n_scalar_kernel_part2(T, order, value, x, n, index_):
    return number(T, nan) if isnan(n) or order > number(T, 1000000) else T(0) if order < T(0) else value


_gegenbauer_polynomial_n_scalar_kernel.phases = (
    Phase(_gegenbauer_polynomial_n_scalar_kernel_part0, writes=('order', 'value', 'before', 'step')),
    Phase(
        _gegenbauer_polynomial_n_scalar_kernel_part1,
        reads=('order', 'value', 'before', 'step'),
        writes=('before', 'value', 'step'),
        limit=1000000,
    ),
    Phase(_gegenbauer_polynomial_n_scalar_kernel_part2, reads=('order', 'value')),
)


def _laguerre_polynomial_kernel(T, x, n, alpha):
    """_laguerre_polynomial: order = trunc(n) value = 1 before = 0 step = 0 while at_most(1000000, step < order
        and abs(value) < inf): next = ((2 * step + 1 + alpha - x) * value - (step + alpha) * before) / (step
        + 1) before = value value = next step += 1 nan if isnan(n) or order > 1000000 else (0 if order < 0
        else value)
    """
    order = trunc(n)
    value = T(1)
    before = T(0)
    step = T(0)
    for turn_at in range(1000000):
        if not (step < order and abs(value) < number(T, inf)):
            break
        next = divide((number(T, 2) * step + T(1) + alpha - x) * value - (step + alpha) * before, step + T(1))
        before = value
        value = next
        step = step + T(1)
    return number(T, nan) if isnan(n) or order > number(T, 1000000) else T(0) if order < T(0) else value


def _laguerre_polynomial_kernel_part0(T, x, n, alpha):
    order = trunc(n)
    value = T(1)
    before = T(0)
    step = T(0)
    return (order, value, before, step)


def _laguerre_polynomial_kernel_part1(T, order, value, before, step, x, n, alpha):
    before_other = before
    value_other = value
    step_other = step
    going_at = step < order and abs(value) < number(T, inf)
    next = divide((number(T, 2) * step + T(1) + alpha - x) * value - (step + alpha) * before, step + T(1))
    before = value
    value = next
    step = step + T(1)
    return (
        going_at,
        before if going_at else before_other,
        value if going_at else value_other,
        step if going_at else step_other,
    )


def _laguerre_polynomial_kernel_part2(T, order, value, x, n, alpha):
    return number(T, nan) if isnan(n) or order > number(T, 1000000) else T(0) if order < T(0) else value


_laguerre_polynomial_kernel.phases = (
    Phase(_laguerre_polynomial_kernel_part0, writes=('order', 'value', 'before', 'step')),
    Phase(
        _laguerre_polynomial_kernel_part1,
        reads=('order', 'value', 'before', 'step'),
        writes=('before', 'value', 'step'),
        limit=1000000,
    ),
    Phase(_laguerre_polynomial_kernel_part2, reads=('order', 'value')),
)


def _laguerre_polynomial_n_scalar_kernel(T, x, n, alpha):
    """_laguerre_polynomial.n_scalar: order = trunc(n) value = 1 before = 0 step = 0 while at_most(1000000,
        step < order and abs(value) < inf): next = ((2 * step + 1 + alpha - x) * value - (step + alpha) *
        before) / (step + 1) before = value value = next step += 1 nan if isnan(n) or order > 1000000 else
        (0 if order < 0 else value)
    """
    order = trunc(n)
    value = T(1)
    before = T(0)
    step = T(0)
    for turn_at in range(1000000):
        if not (step < order and abs(value) < number(T, inf)):
            break
        next = divide((number(T, 2) * step + T(1) + alpha - x) * value - (step + alpha) * before, step + T(1))
        before = value
        value = next
        step = step + T(1)
    return number(T, nan) if isnan(n) or order > number(T, 1000000) else T(0) if order < T(0) else value


def _laguerre_polynomial_n_scalar_kernel_part0(T, x, n, alpha):
    order = trunc(n)
    value = T(1)
    before = T(0)
    step = T(0)
    return (order, value, before, step)


def _laguerre_polynomial_n_scalar_kernel_part1(T, order, value, before, step, x, n, alpha):
    before_other = before
    value_other = value
    step_other = step
    going_at = step < order and abs(value) < number(T, inf)
    next = divide((number(T, 2) * step + T(1) + alpha - x) * value - (step + alpha) * before, step + T(1))
    before = value
    value = next
    step = step + T(1)
    return (
        going_at,
        before if going_at else before_other,
        value if going_at else value_other,
        step if going_at else step_other,
    )


def _laguerre_polynomial_n_scalar_kernel_part2(T, order, value, x, n, alpha):
    return number(T, nan) if isnan(n) or order > number(T, 1000000) else T(0) if order < T(0) else value


_laguerre_polynomial_n_scalar_kernel.phases = (
    Phase(_laguerre_polynomial_n_scalar_kernel_part0, writes=('order', 'value', 'before', 'step')),
    Phase(
        _laguerre_polynomial_n_scalar_kernel_part1,
        reads=('order', 'value', 'before', 'step'),
        writes=('before', 'value', 'step'),
        limit=1000000,
    ),
    Phase(_laguerre_polynomial_n_scalar_kernel_part2, reads=('order', 'value')),
)
