"""A generator of samples: calls made up from the entries of ops.yaml, compared with PyTorch.

    python -m tests.sampling --seconds 60 --seed 4           compare; every difference without a reason, by class
    python -m tests.sampling --count 5000 --only gather      calls of one operator alone
    python -m tests.sampling --seed 4 --number 4711          one call again, with both answers
    python -m tests.sampling --seed 4 --only gather --number 3     the fourth call of an operator with this seed
    python -m tests.sampling --change spoiled               calls with one thing made wrong, which were right without
    python -m tests.sampling --change retyped               calls with one number as NumPy or a tensor has it
    python -m tests.sampling --known                        the reasons whose call shows nothing any more
    python -m tests.sampling --seconds 60 --reason Bessel    what the reasons with this word cover

:mod:`.tensors`      tensors of every layout, the same in both libraries
:mod:`.arguments`    arguments that fit a schema, and some that do not
:mod:`.spoiling`     one thing made wrong with a call
:mod:`.retyping`     one number of a call as another type
:mod:`.calls`        one call of one operator: function or method, functional, in-place or with out=
:mod:`.outcomes`     what a call gives in one library: results, what it wrote, gradients, or an error
:mod:`.differences`  what differs, and which differences have a reason (known.yaml)
:mod:`.arbiter`      who is right, where numbers differ: PyTorch's answer in float64 says it, or its slopes do
:mod:`.quotients`    slopes by differences
:mod:`.proofs`       what must be true of the numbers for a reason to hold
:mod:`.hunting`      many calls, in processes of their own
:mod:`.proving`      the calls that show the differences with a reason

A call depends on its seed and on how many calls of its operator came before, whatever other operators there are.
Every difference is an error to be fixed, or has its reason in known.yaml.
"""
