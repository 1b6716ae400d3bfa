"""The Python array API standard: what it requires (codegen/reading/array_api.yaml), and its own test suite.

    git clone --recurse-submodules https://github.com/data-apis/array-api-tests suite
    python -m tests.array_api --suite suite --examples 100

runs the suite (which needs hypothesis and ndindex) on ``generated.array_api`` and counts what passed, was skipped and
failed. What is expected to fail stands in expected.yaml, with the reason.
"""
