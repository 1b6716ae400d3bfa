"""The meaning of ops.yaml and derivatives.yaml: entries, kernels, formulas, samples; PyTorch's keys; packages below."""
