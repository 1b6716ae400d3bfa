"""The functions and methods of optimisers: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads, keys_of
from runtime.dispatch.conversions import MISSING, SEQUENCES, all_tensors

from ..operators.optimisers import (
    _COUNTED_, _SGD_STEP_, _ADAM_STEP_, _NADAM_STEP_, _RADAM_STEP_, _ADAMAX_STEP_, _ADAGRAD_STEP_, _ADADELTA_STEP_,
    _RMSPROP_STEP_, _RPROP_STEP_, _ASGD_STEP_, _LION_STEP_, _MOVED_TOWARDS_,
)

__all__ = [
    "_counted_", "_sgd_step_", "_adam_step_", "_nadam_step_", "_radam_step_", "_adamax_step_", "_adagrad_step_",
    "_adadelta_step_", "_rmsprop_step_", "_rprop_step_", "_asgd_step_", "_lion_step_", "_moved_towards_",
]

_COUNTED__FORMS = Overloads("_counted_", _COUNTED_)
_SGD_STEP__FORMS = Overloads("_sgd_step_", _SGD_STEP_)
_ADAM_STEP__FORMS = Overloads("_adam_step_", _ADAM_STEP_)
_NADAM_STEP__FORMS = Overloads("_nadam_step_", _NADAM_STEP_)
_RADAM_STEP__FORMS = Overloads("_radam_step_", _RADAM_STEP_)
_ADAMAX_STEP__FORMS = Overloads("_adamax_step_", _ADAMAX_STEP_)
_ADAGRAD_STEP__FORMS = Overloads("_adagrad_step_", _ADAGRAD_STEP_)
_ADADELTA_STEP__FORMS = Overloads("_adadelta_step_", _ADADELTA_STEP_)
_RMSPROP_STEP__FORMS = Overloads("_rmsprop_step_", _RMSPROP_STEP_)
_RPROP_STEP__FORMS = Overloads("_rprop_step_", _RPROP_STEP_)
_ASGD_STEP__FORMS = Overloads("_asgd_step_", _ASGD_STEP_)
_LION_STEP__FORMS = Overloads("_lion_step_", _LION_STEP_)
_MOVED_TOWARDS__FORMS = Overloads("_moved_towards_", _MOVED_TOWARDS_)


def _counted_(input=MISSING, *rest, **named):
    """_counted_(input) -> list[Tensor]

    One more step, in the counts that optimisers keep.
    """
    if not (rest or named):
        if type(input) in SEQUENCES and all_tensors(input):
            return _COUNTED_[keys_of(input)](tuple(input))
    return _COUNTED__FORMS.call(input, rest, named)


def _sgd_step_(input=MISSING, buffers=MISSING, grads=MISSING, *rest, **named):
    """_sgd_step_(input, buffers, grads, *, lr, momentum=0.0, dampening=0.0, decay=0.0, nesterov=False,
        maximize=False, first=False) -> None

    A step of gradient descent, with momentum (Sutskever et al., 2013) where that is not 0.
    """
    return _SGD_STEP__FORMS.call(input, buffers, grads, rest, named)


def _adam_step_(
    input=MISSING, means=MISSING, squares=MISSING, largest=MISSING, grads=MISSING, steps=MISSING, *rest, **named
):
    """_adam_step_(input, means, squares, largest, grads, steps, *, lr, beta1, beta2, eps, decay=0.0,
        decoupled=False, amsgrad=False, maximize=False) -> None

    A step of Adam (Kingma and Ba, arXiv 1412.6980), AdamW (arXiv 1711.05101) or AMSGrad (arXiv 1904.09237).
    """
    return _ADAM_STEP__FORMS.call(input, means, squares, largest, grads, steps, rest, named)


def _nadam_step_(
    input=MISSING, means=MISSING, squares=MISSING, grads=MISSING, steps=MISSING, products=MISSING, *rest, **named
):
    """_nadam_step_(input, means, squares, grads, steps, products, *, lr, beta1, beta2, eps, decay,
        momentum_decay, decoupled=False, maximize=False) -> None

    A step of Adam with Nesterov's momentum (Dozat, 2016); `products` are those of the momenta up to now.
    """
    return _NADAM_STEP__FORMS.call(input, means, squares, grads, steps, products, rest, named)


def _radam_step_(input=MISSING, means=MISSING, squares=MISSING, grads=MISSING, steps=MISSING, *rest, **named):
    """_radam_step_(input, means, squares, grads, steps, *, lr, beta1, beta2, eps, decay=0.0, decoupled=False,
        maximize=False) -> None

    A step of Adam whose variance is rectified (Liu et al., arXiv 1908.03265).
    """
    return _RADAM_STEP__FORMS.call(input, means, squares, grads, steps, rest, named)


def _adamax_step_(input=MISSING, means=MISSING, largest=MISSING, grads=MISSING, steps=MISSING, *rest, **named):
    """_adamax_step_(input, means, largest, grads, steps, *, lr, beta1, beta2, eps, decay=0.0, maximize=False)
        -> None

    A step of Adam with the largest gradient (Kingma and Ba, arXiv 1412.6980).
    """
    return _ADAMAX_STEP__FORMS.call(input, means, largest, grads, steps, rest, named)


def _adagrad_step_(input=MISSING, sums=MISSING, grads=MISSING, steps=MISSING, *rest, **named):
    """_adagrad_step_(input, sums, grads, steps, *, lr, lr_decay, eps, decay=0.0, maximize=False) -> None

    A step of Adagrad (Duchi et al., 2011).
    """
    return _ADAGRAD_STEP__FORMS.call(input, sums, grads, steps, rest, named)


def _adadelta_step_(input=MISSING, squares=MISSING, changes=MISSING, grads=MISSING, *rest, **named):
    """_adadelta_step_(input, squares, changes, grads, *, lr, rho, eps, decay=0.0, maximize=False) -> None

    A step of Adadelta (Zeiler, arXiv 1212.5701).
    """
    return _ADADELTA_STEP__FORMS.call(input, squares, changes, grads, rest, named)


def _rmsprop_step_(input=MISSING, squares=MISSING, means=MISSING, buffers=MISSING, grads=MISSING, *rest, **named):
    """_rmsprop_step_(input, squares, means, buffers, grads, *, lr, alpha, eps, decay=0.0, momentum=0.0,
        centered=False, maximize=False) -> None

    A step of RMSprop (Hinton, 2012), centred (Graves, arXiv 1308.0850) and with momentum where asked.
    """
    return _RMSPROP_STEP__FORMS.call(input, squares, means, buffers, grads, rest, named)


def _rprop_step_(input=MISSING, before=MISSING, sizes=MISSING, grads=MISSING, *rest, **named):
    """_rprop_step_(input, before, sizes, grads, *, smaller, larger, least, most, maximize=False) -> None

    A step of resilient backpropagation (Riedmiller and Braun, 1993).
    """
    return _RPROP_STEP__FORMS.call(input, before, sizes, grads, rest, named)


def _asgd_step_(input=MISSING, averages=MISSING, grads=MISSING, rates=MISSING, weights=MISSING, *rest, **named):
    """_asgd_step_(input, averages, grads, rates, weights, *, lambd, decay=0.0, maximize=False) -> None

    A step of averaged gradient descent (Polyak and Juditsky, 1992).
    """
    return _ASGD_STEP__FORMS.call(input, averages, grads, rates, weights, rest, named)


def _lion_step_(input=MISSING, means=MISSING, grads=MISSING, *rest, **named):
    """_lion_step_(input, means, grads, *, lr, beta1, beta2, decay=0.0, maximize=False) -> None

    A step of Lion (Chen et al., arXiv 2302.06675).
    """
    return _LION_STEP__FORMS.call(input, means, grads, rest, named)


def _moved_towards_(input=MISSING, others=MISSING, *rest, **named):
    """_moved_towards_(input, others, *, weight) -> list[Tensor]

    Averages of parameters, moved a part of the way to others.
    """
    return _MOVED_TOWARDS__FORMS.call(input, others, rest, named)
