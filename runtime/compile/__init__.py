"""From Python functions to native code: compiling, the store of compiled kernels, memory, threads."""
