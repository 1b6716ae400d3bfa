# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of optimisers."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)

_counted_ = declare("_counted_(input)", "One more step, in the counts that optimisers keep.", result="list[Tensor]",
    shown=True)
_sgd_step_ = declare("_sgd_step_(input, buffers, grads, *, lr, momentum=0.0, dampening=0.0, decay=0.0, nesterov=False, "
    "maximize=False, first=False)", "A step of gradient descent, with momentum (Sutskever et al., 2013) where that is "
    "not 0.", result="None", shown=True)
_adam_step_ = declare("_adam_step_(input, means, squares, largest, grads, steps, *, lr, beta1, beta2, eps, decay=0.0, "
    "decoupled=False, amsgrad=False, maximize=False)", "A step of Adam (Kingma and Ba, arXiv 1412.6980), AdamW (arXiv "
    "1711.05101) or AMSGrad (arXiv 1904.09237).", result="None", shown=True)
_nadam_step_ = declare("_nadam_step_(input, means, squares, grads, steps, products, *, lr, beta1, beta2, eps, decay, "
    "momentum_decay, decoupled=False, maximize=False)", "A step of Adam with Nesterov's momentum (Dozat, 2016); "
    "`products` are those of the momenta up to now.", result="None", shown=True)
_radam_step_ = declare("_radam_step_(input, means, squares, grads, steps, *, lr, beta1, beta2, eps, decay=0.0, "
    "decoupled=False, maximize=False)", "A step of Adam whose variance is rectified (Liu et al., arXiv 1908.03265).",
    result="None", shown=True)
_adamax_step_ = declare("_adamax_step_(input, means, largest, grads, steps, *, lr, beta1, beta2, eps, decay=0.0, "
    "maximize=False)", "A step of Adam with the largest gradient (Kingma and Ba, arXiv 1412.6980).", result="None",
    shown=True)
_adagrad_step_ = declare("_adagrad_step_(input, sums, grads, steps, *, lr, lr_decay, eps, decay=0.0, maximize=False)",
    "A step of Adagrad (Duchi et al., 2011).", result="None", shown=True)
_adadelta_step_ = declare("_adadelta_step_(input, squares, changes, grads, *, lr, rho, eps, decay=0.0, maximize=False)",
    "A step of Adadelta (Zeiler, arXiv 1212.5701).", result="None", shown=True)
_rmsprop_step_ = declare("_rmsprop_step_(input, squares, means, buffers, grads, *, lr, alpha, eps, decay=0.0, "
    "momentum=0.0, centered=False, maximize=False)", "A step of RMSprop (Hinton, 2012), centred (Graves, arXiv "
    "1308.0850) and with momentum where asked.", result="None", shown=True)
_rprop_step_ = declare("_rprop_step_(input, before, sizes, grads, *, smaller, larger, least, most, maximize=False)",
    "A step of resilient backpropagation (Riedmiller and Braun, 1993).", result="None", shown=True)
_asgd_step_ = declare("_asgd_step_(input, averages, grads, rates, weights, *, lambd, decay=0.0, maximize=False)", "A "
    "step of averaged gradient descent (Polyak and Juditsky, 1992).", result="None", shown=True)
_lion_step_ = declare("_lion_step_(input, means, grads, *, lr, beta1, beta2, decay=0.0, maximize=False)", "A step of "
    "Lion (Chen et al., arXiv 2302.06675).", result="None", shown=True)
_moved_towards_ = declare("_moved_towards_(input, others, *, weight)", "Averages of parameters, moved a part of the "
    "way to others.", result="list[Tensor]", shown=True)
