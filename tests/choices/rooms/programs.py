"""Files, processes, graphs and texts, where a comparison with a number chooses no way to compute."""

from __future__ import annotations

from choices.choice import Choice

_SHOWN = "how much of something is shown"
_ERROR = "a limit beyond which there is an error"
_PROCESSES = "how long processes wait for each other, or what a message has to be like"
NO_CHOICES = {
    (r"boundary\.py::_shown", r".*"): _SHOWN,
    (r"capture/.*|graph/.*|drawing/.*", r"len\((text|line|ends|text_of\(tree\))\) <= _\w+|sweep < _SWEEPS"): _SHOWN,
    (r"capture/compiled/.*", r".* (STRIKES|LIMIT)"): "when a function is no longer compiled anew",
    (r"capture/export/tracing\.py::_check_comparisons", r"dim\.max > _LARGEST"):
        "the largest size at which a program is run again to compare its graph",
    (r"capture/fx/(frames|names)\.py::.*", r"len\(.*"): "the form of a name, or of bytecode",
    (r"capture/script/sequences\.py::Sequences\.range_sequence", r".*"): "how many arguments a call has",
    (r"data/channel\.py::.*", r".*"): "what carries a message between processes, which is the same bytes either way",
    (r"data/quasirandom\.py::.*", r".*"): _ERROR,
    (r"devices/allocators\.py::block_size", r".*"): "the size of a block of memory",
    (r"devices/c_code\.py::CExpressions\.number", r".*"): "how a number is written in C",
    (r"distributed/(server|table|tcp_store|stores|work)\.py::.*", r".*"): _PROCESSES,
    (r"distributed/collectives\.py::gather_together", r".*"):
        "which messages carry the same bytes; test_large_tensors_are_gathered_in_place takes both sides",
    (r"distributed/grad_buckets\.py::SplitGradBucket\.__init__", r".*"): "whether a gradient is a message of its own",
    (r"distributed/objects\.py::_is_(json|data)", r".*"): "how an int is written",
    (r"distributed/sharding\.py::product_sharding", r".*"): "as many dimensions as there are letters",
    (r"distributions/.*", r".*"): "a form for the value of an element; the tests of distributions take both sides",
    (r"files/(archive|drafts|hashing|objects|sequences|tree)\.py::.*", r".*"): "the form of a file, or a limit of it",
    (r"files/tensors\.py::_check_bounds", r".*"): _ERROR,
    (r"files/tensors\.py::_shown", r".*"): _SHOWN,
    (r"files/filling\.py::fill", r"len\(parts\) < _FEW"): "how many threads read a file, which is the same bytes",
    (r"graph/(literals|passes/\w+)\.py::.*", r".*"): "what a graph is rewritten to, or is written as",
    (r"native/(builtin|self_test)\.py::.*", r".*"): "when native code is loaded",
    (r"nn/reduction_log\.py::.*", r".*"): "which passes are measured",
    (r"opencl/.*", r".*"): "work items of a device; test_reductions_on_opencl.py takes both sides where there is one",
    (r"profiler/timing\.py::.*", r".*"): "how much measurements mean",
}

CHOICES: tuple[Choice, ...] = ()
