"""opweave beside PyTorch and others: what a call, a large tensor, a training step, an import costs.

``python tests/benchmarks --help`` says how to run it. A case is data, in `cases/`; it becomes times in `measure.py` and
`outside.py`, by way of processes that `worker.py` is; `rounds.py` says what may be concluded; `report.py` and `page.py`
show the results and know nothing of how they came about.
"""
