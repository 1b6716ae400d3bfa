# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What the kernels of the optimisers operators and of their gradients compute."""
# mypy: ignore-errors

from runtime.kernels.vecmath import abs, divide, maximum, minimum, pow, sign, sqrt
from runtime.kernels.words import number


def _counted__kernel(T, self):
    """_counted_: self = self + 1"""
    self = self + T(1)
    return self


def _sgd_step__0_kernel_numbers(T, lr, decay, maximize):
    """_sgd_step_:
    grad = -grads if maximize else grads
    self = self - lr * (grad + decay * self if decay != 0 else grad)
    """
    number0 = decay != T(0)
    return decay, lr, maximize, number0


def _sgd_step__1_kernel_numbers(T, lr, momentum, dampening, decay, nesterov, maximize, first):
    """_sgd_step_:
    grad = -grads if maximize else grads
    full = grad + decay * self if decay != 0 else grad
    buffers = full if first else momentum * buffers + (1 - dampening) * full
    self = self - lr * (full + momentum * buffers if nesterov else buffers)
    """
    number0 = decay != T(0)
    number1 = T(1) - dampening
    return decay, first, lr, maximize, momentum, nesterov, number0, number1


def _sgd_step__0_kernel(T, grads, self, decay, lr, maximize, number0):
    """_sgd_step_:
    grad = -grads if maximize else grads
    self = self - lr * (grad + decay * self if decay != 0 else grad)
    """
    grad = -grads if maximize else grads
    self = self - lr * (grad + decay * self if number0 else grad)
    return self


def _sgd_step__1_kernel(T, grads, self, buffers, decay, first, lr, maximize, momentum, nesterov, number0, number1):
    """_sgd_step_:
    grad = -grads if maximize else grads
    full = grad + decay * self if decay != 0 else grad
    buffers = full if first else momentum * buffers + (1 - dampening) * full
    self = self - lr * (full + momentum * buffers if nesterov else buffers)
    """
    grad = -grads if maximize else grads
    full = grad + decay * self if number0 else grad
    buffers = full if first else momentum * buffers + number1 * full
    self = self - lr * (full + momentum * buffers if nesterov else buffers)
    return self, buffers


def _adam_step__0_kernel_numbers(T, steps, lr, beta1, beta2, eps, decay, decoupled, maximize):
    """_adam_step_:
    grad = -grads if maximize else grads
    kept = 1 - lr * decay if decoupled else 1
    added = 0 if decoupled else decay
    full = grad + added * self if added != 0 else grad
    means = beta1 * means + (1 - beta1) * full
    squares = beta2 * squares + (1 - beta2) * full * full
    largest = max(largest, squares)
    size = sqrt(largest) / sqrt(1 - beta2 ** steps) + eps
    self = kept * self - lr / (1 - beta1 ** steps) * (means / size)
    """
    kept = T(1) - lr * decay if decoupled else T(1)
    added = T(0) if decoupled else decay
    number0 = added != T(0)
    number1 = T(1) - beta1
    number2 = T(1) - beta2
    number3 = sqrt(T(1) - pow(beta2, steps))
    number4 = divide(lr, T(1) - pow(beta1, steps))
    return added, beta1, beta2, eps, kept, maximize, number0, number1, number2, number3, number4


def _adam_step__1_kernel_numbers(T, steps, lr, beta1, beta2, eps, decay, decoupled, maximize):
    """_adam_step_:
    grad = -grads if maximize else grads
    kept = 1 - lr * decay if decoupled else 1
    added = 0 if decoupled else decay
    full = grad + added * self if added != 0 else grad
    means = beta1 * means + (1 - beta1) * full
    squares = beta2 * squares + (1 - beta2) * full * full
    size = sqrt(squares) / sqrt(1 - beta2 ** steps) + eps
    self = kept * self - lr / (1 - beta1 ** steps) * (means / size)
    """
    kept = T(1) - lr * decay if decoupled else T(1)
    added = T(0) if decoupled else decay
    number0 = added != T(0)
    number1 = T(1) - beta1
    number2 = T(1) - beta2
    number3 = sqrt(T(1) - pow(beta2, steps))
    number4 = divide(lr, T(1) - pow(beta1, steps))
    return added, beta1, beta2, eps, kept, maximize, number0, number1, number2, number3, number4


def _adam_step__0_kernel(
    T, grads, self, means, squares, largest, added, beta1, beta2, eps, kept, maximize, number0, number1, number2,
    number3, number4,
):
    """_adam_step_:
    grad = -grads if maximize else grads
    kept = 1 - lr * decay if decoupled else 1
    added = 0 if decoupled else decay
    full = grad + added * self if added != 0 else grad
    means = beta1 * means + (1 - beta1) * full
    squares = beta2 * squares + (1 - beta2) * full * full
    largest = max(largest, squares)
    size = sqrt(largest) / sqrt(1 - beta2 ** steps) + eps
    self = kept * self - lr / (1 - beta1 ** steps) * (means / size)
    """
    grad = -grads if maximize else grads
    full = grad + added * self if number0 else grad
    means = beta1 * means + number1 * full
    squares = beta2 * squares + number2 * full * full
    largest = maximum(largest, squares)
    size = divide(sqrt(largest), number3) + eps
    self = kept * self - number4 * divide(means, size)
    return self, means, squares, largest


def _adam_step__1_kernel(
    T, grads, self, means, squares, added, beta1, beta2, eps, kept, maximize, number0, number1, number2, number3,
    number4,
):
    """_adam_step_:
    grad = -grads if maximize else grads
    kept = 1 - lr * decay if decoupled else 1
    added = 0 if decoupled else decay
    full = grad + added * self if added != 0 else grad
    means = beta1 * means + (1 - beta1) * full
    squares = beta2 * squares + (1 - beta2) * full * full
    size = sqrt(squares) / sqrt(1 - beta2 ** steps) + eps
    self = kept * self - lr / (1 - beta1 ** steps) * (means / size)
    """
    grad = -grads if maximize else grads
    full = grad + added * self if number0 else grad
    means = beta1 * means + number1 * full
    squares = beta2 * squares + number2 * full * full
    size = divide(sqrt(squares), number3) + eps
    self = kept * self - number4 * divide(means, size)
    return self, means, squares


def _nadam_step__kernel_numbers(T, steps, products, lr, beta1, beta2, eps, decay, momentum_decay, decoupled, maximize):
    """_nadam_step_:
    now = beta1 * (1 - 0.5 * 0.96 ** (steps * momentum_decay))
    next = beta1 * (1 - 0.5 * 0.96 ** ((steps + 1) * momentum_decay))
    grad = -grads if maximize else grads
    kept = 1 - lr * decay if decoupled else 1
    added = 0 if decoupled else decay
    full = grad + added * self if added != 0 else grad
    means = beta1 * means + (1 - beta1) * full
    squares = beta2 * squares + (1 - beta2) * full * full
    size = sqrt(squares / (1 - beta2 ** steps)) + eps
    of_grad = lr * (1 - now) / (1 - products)
    of_mean = lr * next / (1 - products * next)
    self = kept * self - of_grad * (full / size) - of_mean * (means / size)
    """
    now = beta1 * (T(1) - number(T, 0.5) * pow(number(T, 0.96), steps * momentum_decay))
    next = beta1 * (T(1) - number(T, 0.5) * pow(number(T, 0.96), (steps + T(1)) * momentum_decay))
    kept = T(1) - lr * decay if decoupled else T(1)
    added = T(0) if decoupled else decay
    number0 = added != T(0)
    number1 = T(1) - beta1
    number2 = T(1) - beta2
    number3 = T(1) - pow(beta2, steps)
    of_grad = divide(lr * (T(1) - now), T(1) - products)
    of_mean = divide(lr * next, T(1) - products * next)
    return added, beta1, beta2, eps, kept, maximize, number0, number1, number2, number3, of_grad, of_mean


def _nadam_step__kernel(
    T, grads, self, means, squares, added, beta1, beta2, eps, kept, maximize, number0, number1, number2, number3,
    of_grad, of_mean,
):
    """_nadam_step_:
    now = beta1 * (1 - 0.5 * 0.96 ** (steps * momentum_decay))
    next = beta1 * (1 - 0.5 * 0.96 ** ((steps + 1) * momentum_decay))
    grad = -grads if maximize else grads
    kept = 1 - lr * decay if decoupled else 1
    added = 0 if decoupled else decay
    full = grad + added * self if added != 0 else grad
    means = beta1 * means + (1 - beta1) * full
    squares = beta2 * squares + (1 - beta2) * full * full
    size = sqrt(squares / (1 - beta2 ** steps)) + eps
    of_grad = lr * (1 - now) / (1 - products)
    of_mean = lr * next / (1 - products * next)
    self = kept * self - of_grad * (full / size) - of_mean * (means / size)
    """
    grad = -grads if maximize else grads
    full = grad + added * self if number0 else grad
    means = beta1 * means + number1 * full
    squares = beta2 * squares + number2 * full * full
    size = sqrt(divide(squares, number3)) + eps
    self = kept * self - of_grad * divide(full, size) - of_mean * divide(means, size)
    return self, means, squares


def _radam_step__kernel_numbers(T, steps, lr, beta1, beta2, eps, decay, decoupled, maximize):
    """_radam_step_:
    most = 2 / (1 - beta2) - 1
    length = most - 2 * steps * beta2 ** steps / (1 - beta2 ** steps)
    long = length > 5
    rectified = sqrt(max((length - 4) * (length - 2) * most / ((most - 4) * (most - 2) * length), 0))
    grad = -grads if maximize else grads
    kept = 1 - lr * decay if decoupled else 1
    added = 0 if decoupled else decay
    full = grad + added * self if added != 0 else grad
    means = beta1 * means + (1 - beta1) * full
    squares = beta2 * squares + (1 - beta2) * full * full
    size = sqrt(1 - beta2 ** steps) / (sqrt(squares) + eps)
    self = kept * self - lr / (1 - beta1 ** steps) * means * (rectified * size if long else 1)
    """
    most = divide(number(T, 2), T(1) - beta2) - T(1)
    length_ = most - divide(number(T, 2) * steps * pow(beta2, steps), T(1) - pow(beta2, steps))
    long = length_ > number(T, 5)
    rectified = sqrt(maximum(
        divide((length_ - number(T, 4)) * (length_ - number(T, 2)) * most,
            (most - number(T, 4)) * (most - number(T, 2)) * length_),
        T(0)))
    kept = T(1) - lr * decay if decoupled else T(1)
    added = T(0) if decoupled else decay
    number0 = added != T(0)
    number1 = T(1) - beta1
    number2 = T(1) - beta2
    number3 = sqrt(T(1) - pow(beta2, steps))
    number4 = divide(lr, T(1) - pow(beta1, steps))
    return added, beta1, beta2, eps, kept, long, maximize, number0, number1, number2, number3, number4, rectified


def _radam_step__kernel(
    T, grads, self, means, squares, added, beta1, beta2, eps, kept, long, maximize, number0, number1, number2, number3,
    number4, rectified,
):
    """_radam_step_:
    most = 2 / (1 - beta2) - 1
    length = most - 2 * steps * beta2 ** steps / (1 - beta2 ** steps)
    long = length > 5
    rectified = sqrt(max((length - 4) * (length - 2) * most / ((most - 4) * (most - 2) * length), 0))
    grad = -grads if maximize else grads
    kept = 1 - lr * decay if decoupled else 1
    added = 0 if decoupled else decay
    full = grad + added * self if added != 0 else grad
    means = beta1 * means + (1 - beta1) * full
    squares = beta2 * squares + (1 - beta2) * full * full
    size = sqrt(1 - beta2 ** steps) / (sqrt(squares) + eps)
    self = kept * self - lr / (1 - beta1 ** steps) * means * (rectified * size if long else 1)
    """
    grad = -grads if maximize else grads
    full = grad + added * self if number0 else grad
    means = beta1 * means + number1 * full
    squares = beta2 * squares + number2 * full * full
    size = divide(number3, sqrt(squares) + eps)
    self = kept * self - number4 * means * (rectified * size if long else T(1))
    return self, means, squares


def _adamax_step__kernel_numbers(T, steps, lr, beta1, beta2, eps, decay, maximize):
    """_adamax_step_:
    grad = -grads if maximize else grads
    full = grad + decay * self if decay != 0 else grad
    means = beta1 * means + (1 - beta1) * full
    largest = max(beta2 * largest, abs(full) + eps)
    self = self - lr / (1 - beta1 ** steps) * (means / largest)
    """
    number0 = decay != T(0)
    number1 = T(1) - beta1
    number2 = divide(lr, T(1) - pow(beta1, steps))
    return beta1, beta2, decay, eps, maximize, number0, number1, number2


def _adamax_step__kernel(T, grads, self, means, largest, beta1, beta2, decay, eps, maximize, number0, number1, number2):
    """_adamax_step_:
    grad = -grads if maximize else grads
    full = grad + decay * self if decay != 0 else grad
    means = beta1 * means + (1 - beta1) * full
    largest = max(beta2 * largest, abs(full) + eps)
    self = self - lr / (1 - beta1 ** steps) * (means / largest)
    """
    grad = -grads if maximize else grads
    full = grad + decay * self if number0 else grad
    means = beta1 * means + number1 * full
    largest = maximum(beta2 * largest, abs(full) + eps)
    self = self - number2 * divide(means, largest)
    return self, means, largest


def _adagrad_step__kernel_numbers(T, steps, lr, lr_decay, eps, decay, maximize):
    """_adagrad_step_:
    grad = -grads if maximize else grads
    full = grad + decay * self if decay != 0 else grad
    sums = sums + full * full
    self = self - lr / (1 + (steps - 1) * lr_decay) * (full / (sqrt(sums) + eps))
    """
    number0 = decay != T(0)
    number1 = divide(lr, T(1) + (steps - T(1)) * lr_decay)
    return decay, eps, maximize, number0, number1


def _adagrad_step__kernel(T, grads, self, sums, decay, eps, maximize, number0, number1):
    """_adagrad_step_:
    grad = -grads if maximize else grads
    full = grad + decay * self if decay != 0 else grad
    sums = sums + full * full
    self = self - lr / (1 + (steps - 1) * lr_decay) * (full / (sqrt(sums) + eps))
    """
    grad = -grads if maximize else grads
    full = grad + decay * self if number0 else grad
    sums = sums + full * full
    self = self - number1 * divide(full, sqrt(sums) + eps)
    return self, sums


def _adadelta_step__kernel_numbers(T, lr, rho, eps, decay, maximize):
    """_adadelta_step_:
    grad = -grads if maximize else grads
    full = grad + decay * self if decay != 0 else grad
    squares = rho * squares + (1 - rho) * full * full
    change = sqrt(changes + eps) / sqrt(squares + eps) * full
    changes = rho * changes + (1 - rho) * change * change
    self = self - lr * change
    """
    number0 = decay != T(0)
    number1 = T(1) - rho
    return decay, eps, lr, maximize, number0, number1, rho


def _adadelta_step__kernel(T, grads, self, squares, changes, decay, eps, lr, maximize, number0, number1, rho):
    """_adadelta_step_:
    grad = -grads if maximize else grads
    full = grad + decay * self if decay != 0 else grad
    squares = rho * squares + (1 - rho) * full * full
    change = sqrt(changes + eps) / sqrt(squares + eps) * full
    changes = rho * changes + (1 - rho) * change * change
    self = self - lr * change
    """
    grad = -grads if maximize else grads
    full = grad + decay * self if number0 else grad
    squares = rho * squares + number1 * full * full
    change = divide(sqrt(changes + eps), sqrt(squares + eps)) * full
    changes = rho * changes + number1 * change * change
    self = self - lr * change
    return self, squares, changes


def _rmsprop_step__0_kernel_numbers(T, lr, alpha, eps, decay, momentum, maximize):
    """_rmsprop_step_:
    grad = -grads if maximize else grads
    full = grad + decay * self if decay != 0 else grad
    squares = alpha * squares + (1 - alpha) * full * full
    means = means + (1 - alpha) * (full - means)
    buffers = momentum * buffers + full / (sqrt(squares - means * means) + eps)
    self = self - lr * buffers
    """
    number0 = decay != T(0)
    number1 = T(1) - alpha
    return alpha, decay, eps, lr, maximize, momentum, number0, number1


def _rmsprop_step__1_kernel_numbers(T, lr, alpha, eps, decay, maximize):
    """_rmsprop_step_:
    grad = -grads if maximize else grads
    full = grad + decay * self if decay != 0 else grad
    squares = alpha * squares + (1 - alpha) * full * full
    means = means + (1 - alpha) * (full - means)
    self = self - lr * (full / (sqrt(squares - means * means) + eps))
    """
    number0 = decay != T(0)
    number1 = T(1) - alpha
    return alpha, decay, eps, lr, maximize, number0, number1


def _rmsprop_step__2_kernel_numbers(T, lr, alpha, eps, decay, momentum, maximize):
    """_rmsprop_step_:
    grad = -grads if maximize else grads
    full = grad + decay * self if decay != 0 else grad
    squares = alpha * squares + (1 - alpha) * full * full
    buffers = momentum * buffers + full / (sqrt(squares) + eps)
    self = self - lr * buffers
    """
    number0 = decay != T(0)
    number1 = T(1) - alpha
    return alpha, decay, eps, lr, maximize, momentum, number0, number1


def _rmsprop_step__3_kernel_numbers(T, lr, alpha, eps, decay, maximize):
    """_rmsprop_step_:
    grad = -grads if maximize else grads
    full = grad + decay * self if decay != 0 else grad
    squares = alpha * squares + (1 - alpha) * full * full
    self = self - lr * (full / (sqrt(squares) + eps))
    """
    number0 = decay != T(0)
    number1 = T(1) - alpha
    return alpha, decay, eps, lr, maximize, number0, number1


def _rmsprop_step__0_kernel(
    T, grads, self, squares, means, buffers, alpha, decay, eps, lr, maximize, momentum, number0, number1
):
    """_rmsprop_step_:
    grad = -grads if maximize else grads
    full = grad + decay * self if decay != 0 else grad
    squares = alpha * squares + (1 - alpha) * full * full
    means = means + (1 - alpha) * (full - means)
    buffers = momentum * buffers + full / (sqrt(squares - means * means) + eps)
    self = self - lr * buffers
    """
    grad = -grads if maximize else grads
    full = grad + decay * self if number0 else grad
    squares = alpha * squares + number1 * full * full
    means = means + number1 * (full - means)
    buffers = momentum * buffers + divide(full, sqrt(squares - means * means) + eps)
    self = self - lr * buffers
    return self, squares, means, buffers


def _rmsprop_step__1_kernel(T, grads, self, squares, means, alpha, decay, eps, lr, maximize, number0, number1):
    """_rmsprop_step_:
    grad = -grads if maximize else grads
    full = grad + decay * self if decay != 0 else grad
    squares = alpha * squares + (1 - alpha) * full * full
    means = means + (1 - alpha) * (full - means)
    self = self - lr * (full / (sqrt(squares - means * means) + eps))
    """
    grad = -grads if maximize else grads
    full = grad + decay * self if number0 else grad
    squares = alpha * squares + number1 * full * full
    means = means + number1 * (full - means)
    self = self - lr * divide(full, sqrt(squares - means * means) + eps)
    return self, squares, means


def _rmsprop_step__2_kernel(
    T, grads, self, squares, buffers, alpha, decay, eps, lr, maximize, momentum, number0, number1
):
    """_rmsprop_step_:
    grad = -grads if maximize else grads
    full = grad + decay * self if decay != 0 else grad
    squares = alpha * squares + (1 - alpha) * full * full
    buffers = momentum * buffers + full / (sqrt(squares) + eps)
    self = self - lr * buffers
    """
    grad = -grads if maximize else grads
    full = grad + decay * self if number0 else grad
    squares = alpha * squares + number1 * full * full
    buffers = momentum * buffers + divide(full, sqrt(squares) + eps)
    self = self - lr * buffers
    return self, squares, buffers


def _rmsprop_step__3_kernel(T, grads, self, squares, alpha, decay, eps, lr, maximize, number0, number1):
    """_rmsprop_step_:
    grad = -grads if maximize else grads
    full = grad + decay * self if decay != 0 else grad
    squares = alpha * squares + (1 - alpha) * full * full
    self = self - lr * (full / (sqrt(squares) + eps))
    """
    grad = -grads if maximize else grads
    full = grad + decay * self if number0 else grad
    squares = alpha * squares + number1 * full * full
    self = self - lr * divide(full, sqrt(squares) + eps)
    return self, squares


def _rprop_step__kernel(T, grads, self, before, sizes, smaller_, larger_, least, most, maximize):
    """_rprop_step_:
    grad = -grads if maximize else grads
    same = grad * before
    factor = larger if same > 0 else (smaller if same < 0 else 1)
    sizes = min(max(sizes * factor, least), most)
    full = 0 if same < 0 else grad
    self = self - sign(full) * sizes
    before = full
    """
    grad = -grads if maximize else grads
    same = grad * before
    factor = larger_ if same > T(0) else smaller_ if same < T(0) else T(1)
    sizes = minimum(maximum(sizes * factor, least), most)
    full = T(0) if same < T(0) else grad
    self = self - sign(full) * sizes
    before = full
    return self, before, sizes


def _asgd_step__kernel_numbers(T, rates, weights, lambd, decay, maximize):
    """_asgd_step_:
    grad = -grads if maximize else grads
    full = grad + decay * self if decay != 0 else grad
    self = self * (1 - lambd * rates) - rates * full
    averages = averages + weights * (self - averages)
    """
    number0 = decay != T(0)
    number1 = T(1) - lambd * rates
    return decay, maximize, number0, number1, rates, weights


def _asgd_step__kernel(T, grads, self, averages, decay, maximize, number0, number1, rates, weights):
    """_asgd_step_:
    grad = -grads if maximize else grads
    full = grad + decay * self if decay != 0 else grad
    self = self * (1 - lambd * rates) - rates * full
    averages = averages + weights * (self - averages)
    """
    grad = -grads if maximize else grads
    full = grad + decay * self if number0 else grad
    self = self * number1 - rates * full
    averages = averages + weights * (self - averages)
    return self, averages


def _lion_step__kernel_numbers(T, lr, beta1, beta2, decay, maximize):
    """_lion_step_:
    grad = -grads if maximize else grads
    self = self * (1 - lr * decay) - lr * sign(beta1 * means + (1 - beta1) * grad)
    means = beta2 * means + (1 - beta2) * grad
    """
    number0 = T(1) - lr * decay
    number1 = T(1) - beta1
    number2 = T(1) - beta2
    return beta1, beta2, lr, maximize, number0, number1, number2


def _lion_step__kernel(T, grads, self, means, beta1, beta2, lr, maximize, number0, number1, number2):
    """_lion_step_:
    grad = -grads if maximize else grads
    self = self * (1 - lr * decay) - lr * sign(beta1 * means + (1 - beta1) * grad)
    means = beta2 * means + (1 - beta2) * grad
    """
    grad = -grads if maximize else grads
    self = self * number0 - lr * sign(beta1 * means + number1 * grad)
    means = beta2 * means + number2 * grad
    return self, means


def _moved_towards__kernel_numbers(T, weight):
    """_moved_towards_: self = self + weight * (others - self) if weight < 0.5 else others - (1 - weight) *
        (others - self)
    """
    number0 = weight < number(T, 0.5)
    number1 = T(1) - weight
    return number0, number1, weight


def _moved_towards__kernel(T, others, self, number0, number1, weight):
    """_moved_towards_: self = self + weight * (others - self) if weight < 0.5 else others - (1 - weight) *
        (others - self)
    """
    self = self + weight * (others - self) if number0 else others - number1 * (others - self)
    return self
