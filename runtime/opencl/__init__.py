"""The device "opencl": every device of OpenCL that the machine has, by the package pyopencl (``opweave[opencl]``).

``ow.device("opencl")`` registers it, by :func:`runtime.devices.registry.register`: :mod:`.registration`. Memory is
:mod:`.memory`, work is done in the order in which it comes (:mod:`.platform`, :mod:`.streams`), and kernels are C that
follows from expression trees (:mod:`.elementwise`, :mod:`.programs`). What has no kernel runs on the CPU.
"""
