"""A stranger's YAML is data: whatever it says, nothing of it runs while a package is made or when it is imported.

Each attack is rejected with its diagnostic, or it is in a package that is made, compiled and imported beside a canary,
which must not be touched.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from folders import ROOT
from test_fuzz import oddities, time_limit

from codegen.__main__ import main
from codegen.diagnostics import CodegenError, Diagnostics
from codegen.language.calls import OperatorScope
from codegen.package import Package, build
from codegen.reading.kernels import HandwrittenKernel, KernelReader
from codegen.schema import parse_schema
from codegen.source.yaml_source import Mapping, parse_yaml

TOUCH = "__import__('pathlib').Path('touched').touch()"
HEAD = "- func: f(Tensor self, Tensor other, Scalar a, int dim=0, str mode='x', Tensor? more=None) -> Tensor\n"
FORMULA = "- name: f(Tensor self, Tensor other, Scalar a, int dim=0, str mode='x', Tensor? more=None) -> Tensor\n"
ALIASING = HEAD.replace("Tensor self", "Tensor(a) self").replace("-> Tensor", "-> Tensor(a)")
SUMMED = "- func: f(Tensor self, Tensor other, Scalar a, int dim=0, str mode='x') -> Tensor\n"
PLAIN = HEAD + "  variants: function, method\n  elementwise: self\n"


def quoted(text: str) -> str:
    """A text as YAML has it in double quotes."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\x7f").replace("\x85", "\\N")


# Where an author can write an expression: the two files with the expression at its place
FIELDS = {
    "elementwise": lambda text: (f"{HEAD}  elementwise: {text}\n", "[]\n"),
    "case": lambda text: (f"{HEAD}  elementwise: {{a == 1: {text}}}\n", "[]\n"),
    "condition": lambda text: (f"{HEAD}  elementwise: {{{text}: self}}\n", "[]\n"),
    "step": lambda text: (f"{SUMMED}  reduce: {{s: {{init: 0, step: {text}, combine: s}}}}\n  finish: s\n", "[]\n"),
    "finish": lambda text: (f"{SUMMED}  reduce: {{s: {{init: 0, step: s + self}}}}\n  finish: {text}\n", "[]\n"),
    "view": lambda text: (f"{ALIASING}  view: {text}\n", "[]\n"),
    "composite": lambda text: (f"{HEAD}  composite: {text}\n", "[]\n"),
    "formula": lambda text: (PLAIN, f"{FORMULA}  other, more: non_differentiable\n  self: {text}\n"),
}  # fmt: skip

EXPRESSIONS = [
    TOUCH, "eval('1')", "exec('1')", "open('touched', 'w')", "compile('1', '', 'eval')", "breakpoint()", "input()",
    "globals()", "vars(self)", "type(self)", "object()", "print(self)", "getattr(self, '_array')", "setattr(self, 'x', 1)",
    "memoryview(self)", "super()", "iter(self)", "map(exp, self)", "str(self)", "repr(self)", "hash(self)", "help()",
    # attributes
    "self.__class__", "self.__class__.__base__.__subclasses__()", "self._array", "self.shape.__class__", "().__class__",
    "[].__class__.__base__", "''.__class__", "(1).__class__", "len.__self__", "reject.__globals__", "self.grad_fn.next",
    "f.__globals__", "self.dtype.__class__", "self.shape.__reduce__()", "self.device.__init__", "(x for x in self).gi_frame",
    "self.numpy()", "self.data_ptr()", "self.backward()", "self.register_hook(self)", "self.untyped_storage()",
    "self.f.__func__", "self.f.__globals__['os']", "mode.__class__", "mode.encode()", "a.real.__class__",
    # text that reads attributes or formats
    "'{0.__class__}'.format(self)", "'{x}'.format_map(self)", "mode.format(self)", "mode.format_map(self)",
    "f'{self.__class__}'", "f'{self!r}'", "f'{self:>10}'", "f'{dim:{dim}}'", "f'{self=}'", "f'{f\"{self.__class__}\"}'",
    "f'{\"a\" + mode}'", "'%s' % self", "'a' * 10**9", "10**9 * 'a'", "'a' + mode", "mode + 'a'", "'a'.join(mode)",
    # Python's other doors
    "(lambda: self)()", "lambda: self", "(x := self)", "[y for y in ().__class__.__bases__]", "[len := 1 for x in self]",
    "[x for len in self]", "[functions for functions in self]", "[x for self.x in self]", "[x async for x in self]",
    "await self", "yield self", "(yield self)", "(yield from self)", "{self}", "{1: self}", "{**self}", "{x for x in self}",
    "{x: x for x in self}", "*self", "f(**self)", "f(*, self)", "self()", "self.numel()()", "[exp][0](self)", "(exp)",
    "functions.f(self)", "language.np", "dtypes.np", "math.sys", "devices", "np.load('x')", "runtime", "os", "sys.modules",
    "__name__", "__builtins__", "__file__", "Tensor", "LOOPS", "PACKAGE", "define",
    # letters that Python takes for others
    "\uff45val('1')", "\U0001d41e\U0001d42f\U0001d41a\U0001d425('1')", "self.__\uff43lass__", "self.\uff3farray", "\u017felf.x",
    "self.\uff4eumpy()", "\uff3f\uff3fimport\uff3f\uff3f('os')",
    # statements
    "import os", "from os import system", "global x", "nonlocal x", "del self", "class A: pass", "def g(): return 1",
    "with self: pass", "try: self\nexcept: self", "assert self", "raise self", "while 1: pass", "match self:\n  case 1: self",
    "async def g(): pass", "self; import os", "self\nimport os", "self # \nimport os", "self.x = 1", "self[0] = 1",
    "self.x += 1", "undefined += 1", "x: int = 1", "return", "pass", "break", "continue", "return self\nimport os",
    # what another language would read
    "{{ self.__class__ }}", "{% import 'os' %}", "{# self #}", "$(touch touched)", "`touch touched`", "${self}", "<% %>",
    "!!python/object:os.system", "self\x0cimport os", "\\\nimport os", "'\\", "\"\"\"", "'''", "'''\n", "#", "",
    # sizes
    "9**9**9", "(9**9)**9**9", "-9**9**9", "2**65", "1 << 10**9", "99999999999 * 99999999999", "9" * 30, "9" * 5000,
    "0x" + "f" * 5000, "(" * 300 + "self" + ")" * 300, "-" * 5000 + "self", "self" + ".x" * 5000, "not " * 3000 + "self",
    "[" * 90 + "]" * 90 + ".x", " + ".join(["self"] * 5000), "b'a'", "exp(" * 200 + "self" + ")" * 200,
]  # fmt: skip


class Canary:
    """What an attack would leave behind: a file, an imported module, a variable of the environment."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "canary.py").write_text(
            "import os, pathlib\n"
            "os.environ['CANARY'] = 'dead'\n"
            "def touch(*arguments):\n    pathlib.Path('touched').touch()\n"
            "touch()\n"
        )
        self.files = {path for path in folder.rglob("*") if path.is_file()}
        self.modules = set(sys.modules)

    def check(self, allowed: tuple[str, ...] = ("ops.yaml", "derivatives.yaml")) -> None:
        files = {path for path in self.folder.rglob("*") if path.is_file()} - self.files
        assert {path.name for path in files} <= set(allowed)
        assert "canary" not in sys.modules
        assert "CANARY" not in os.environ


@pytest.fixture(autouse=True)
def canary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Canary:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    return Canary(tmp_path)


def make(ops: str, derivatives: str = "[]\n") -> Package | tuple[str, ...]:
    """The package, checked to be harmless Python, or the codes of what is wrong."""
    Path("ops.yaml").write_text(ops, encoding="utf-8")
    Path("derivatives.yaml").write_text(derivatives, encoding="utf-8")
    try:
        with time_limit(5.0):
            package = build(Path("ops.yaml"), Path("derivatives.yaml"))
    except CodegenError as error:
        return tuple(diagnostic.code for diagnostic in error.diagnostics)
    for name, text in package.files.items():
        if name.endswith((".py", ".pyi")) and name != "__main__.py":
            assert oddities(name, text) == [], name
    return package


def test_the_fields_take_expressions() -> None:
    """What follows is rejected for what it says, not for where it stands."""
    texts = {"condition": "a == 1", "step": "s", "finish": "s", "formula": "grad"}
    for field, files in FIELDS.items():
        assert isinstance(make(*files(texts.get(field, "self"))), Package), field


@pytest.mark.parametrize("field", FIELDS)
def test_no_expression_gets_out(field: str, canary: Canary) -> None:
    for text in EXPRESSIONS:
        result = make(*FIELDS[field](quoted(text)))
        assert isinstance(result, tuple), (field, text[:100])
        assert result, (field, text[:100])
    canary.check()


# What is written where a name or a word belongs, and the code of the rejection

PATHS = [
    "os.system", "subprocess.run", "builtins.eval", "canary.touch", "importlib.import_module", "runtime.tensor.device.device",
    "runtime.kernels.random.operator.np.save", "runtime.compile.compiling.os", "runtime.kernels.elementwise.loops.driver.run", "runtime.kernels.mm",
    "runtime.kernels.matmul.operator.__builtins__", "runtime.kernels.matmul.operator._product", "runtime.kernels.matmul.operator.mm.__globals__",
    "runtime.kernels.matmul.operator.mm.x", "runtime.kernels.matmul.operator.nope", "runtime.kernels.random.operator.Generator", "runtime.kernelsx.f",
    "runtime.kernels", "\uff4fs.system", "os.\uff53ystem", "..evil.f", "/etc/passwd", "a/b.c", "a b.c", "a.b()", "a.b;import os",
    "a.b\nimport os", "a..b", ".a.b", "a.b.", "a.import", "a-b.c", "a.b as c", "{{ a.b }}", "x" * 5000 + ".f", "a" + ".a" * 5000,
]  # fmt: skip
THEMES = [
    "../x", "/tmp/x", "a/b", "a.b", "a b", "A", "import", "__init__", "_x", "a\nb", "a" * 100, "con.", "é", "\uff41", "a;b", "{{ a }}",
    "..", ".", "a\\b", "C:x", "~", "-rf", "a\x00"[:1] + "\u202e",
]  # fmt: skip
NAMES = [
    "__init__", "__class__", "__import__", "__getattr__", "_array", "_edge", "shape", "tensor", "Tensor", "lambda", "None",
    "f;import os", "f\nimport os", "f(", "f'", 'f"', "f\\", "f#", "f{{", "f.\uff41", "\uff46", "f.a.b", "../f", "f/g", "x" * 200, "f." + "x" * 200,
]  # fmt: skip
WORDS = {
    "entry-variant": [f"variants: {quoted(text)}" for text in ("os.system", "__class__", "method'", '"""')],
    "entry-tag": [f"tags: [{quoted(text)}]" for text in ("os", "core'", '"""', "__class__", "{{ x }}", "core\nimport os")],
    "entry-promote": [f"promote: {quoted(text)}" for text in ("os", "{{ 1 }}", "bool'", "default\n")],
    "entry-dtypes": [f"dtypes: {quoted(text)}" for text in ("os", "__class__", "float32'")],
    "entry-python-module": [f"python_module: {quoted(text)}" for text in ("os", "../x", "nn.functional", "\uff4en")],
    "entry-namespaces": [f"namespaces: {quoted(text)}" for text in ("os", "../x", "nn'")],
    "entry-dunder": [f"dunders: {quoted(text)}" for text in ("__class__", "__getattribute__", "__del__", "__reduce__")],
    "entry-property": [
        f"property: {quoted(text)}"
        for text in ("__class__", "_array", "shape", "\uff53hape", "x y", "x;y", "__dict__", "x\n", "T = 1", "lambda")
    ],
    "entry-fixed-dtypes": ["fixed_dtypes: {self: os}", "fixed_dtypes: {self: \"bool'\"}", "fixed_dtypes: {__class__: bool}"],
    "entry-accepts-numbers": ["accepts_numbers: os", "accepts_numbers: yes"],
    "entry-autogen": ["autogen: g.out", "autogen: os.system"],
    "entry-unknown-key": ["__class__: x", "import os: x", "x{{ x }}: x"],
}
YAML = {
    "yaml-tag": ['doc: !!python/object/apply:os.system ["touch touched"]', "doc: !!python/name:os.system x", "doc: !x y"],
    "yaml-anchor": ["doc: &a x", "tags: &a [*a, *a]"],
    "yaml-alias": ["doc: *a", "tags: &a [*a]", "tags: [&a [x], &b [*a, *a, *a], &c [*b, *b, *b]]"],
    "yaml-merge-key": ["<<: {doc: x}", "<<: [{doc: x}]"],
    "yaml-duplicate-key": ["doc: x\n  doc: y"],
    "yaml-key": ["[a]: x", "{a: b}: x", "? [a]\n  : x"],
    "yaml-too-deep": ["tags: " + "[" * 50 + "]" * 50],
    "yaml-character": ["doc: \x00", "doc: \x1b[31m", "doc: \x08"],
    "yaml-documents": ["doc: x\n---\n- doc: y"],
}


def test_kernels_lie_where_they_may(canary: Canary) -> None:
    for path in PATHS:
        assert make(f"{HEAD}  dispatch: {{CPU: {quoted(path)}}}\n") == ("kernel-path",), path[:50]
    canary.check()
    assert isinstance(make(f"{HEAD}  dispatch: {{CPU: runtime.kernels.matmul.operator.mm}}\n"), Package)


def test_kernels_of_a_package_that_the_author_allows_are_not_imported(canary: Canary) -> None:
    schema = parse_schema("f(Tensor self) -> Tensor")
    paths = {
        "canary.touch": True, "canary.missing": False, "canary.sub.touch": False, "canaryx.touch": False, "os.system": False,
        "elsewhere.later": True,  # a package that may be installed later
    }  # fmt: skip
    for path, allowed in paths.items():
        diagnostics = Diagnostics()
        node = parse_yaml(f"dispatch: {{CPU: {path}}}", "ops.yaml", diagnostics)
        assert isinstance(node, Mapping)
        kernel = KernelReader(diagnostics, OperatorScope(), ("runtime.kernels", "canary", "elsewhere")).read(node, schema)
        assert isinstance(kernel, HandwrittenKernel) == allowed
        assert [error.code for error in diagnostics.errors] == ([] if allowed else ["kernel-path"])
    canary.check()


def test_themes_are_file_names(canary: Canary) -> None:
    for theme in THEMES:
        assert make(f"- theme: {quoted(theme)}\n{PLAIN}") == ("entry-theme",), theme
    canary.check()


def test_names_are_names(canary: Canary) -> None:
    for name in NAMES:
        codes = make(f"- func: {quoted(f'{name}(Tensor self) -> Tensor')}\n  variants: function, method\n  elementwise: self\n")
        assert isinstance(codes, tuple), name
        assert all(code.startswith(("schema-", "entry-name")) for code in codes), name
    canary.check()


@pytest.mark.parametrize("code", WORDS)
def test_words_are_those_of_the_language(code: str, canary: Canary) -> None:
    for line in WORDS[code]:
        assert make(f"{PLAIN.replace('  variants: function, method', '') if 'variants' in line else PLAIN}  {line}\n"
                    .replace("\n\n", "\n")) in ((code,), ("entry-module-method", code)), line  # fmt: skip
    canary.check()


@pytest.mark.parametrize("code", YAML)
def test_yaml_makes_no_objects(code: str, canary: Canary) -> None:
    for line in YAML[code]:
        result = make(f"{PLAIN}  {line}\n")
        assert isinstance(result, tuple), line
        assert code in result, line
    canary.check()


def test_an_expression_that_doubles_itself_ends(canary: Canary) -> None:
    """Forty names, each the product of the last with itself: 2**40 factors for whoever writes them out."""
    lines = ["x0 = self", *(f"x{n + 1} = x{n} * x{n}" for n in range(40)), "x40"]
    body = "".join(f"      {line}\n" for line in lines)
    entry = f"- func: f(Tensor self) -> Tensor\n  elementwise: |\n{body}"
    assert isinstance(make(entry), Package)
    assert isinstance(make(entry, "- name: f(Tensor self) -> Tensor\n  self: auto\n"), Package)
    deep = "exp(" * 45 + "self" + ")" * 45
    for expression in (deep, deep.replace("exp", "tanh"), "maximum(" * 45 + "self" + ", 0)" * 45, "self" + " * self" * 90):
        entry = f"- func: f(Tensor self) -> Tensor\n  elementwise: {expression}\n"
        result = make(entry, "- name: f(Tensor self) -> Tensor\n  self: auto\n")
        assert isinstance(result, Package) or result == ("derivative-auto",)
    canary.check()


# What is accepted because it is only text, and what it does when the package is imported

TEXTS = [
    f'"""\n{TOUCH}\n"""', f'"""+{TOUCH}+"""', '"', '""', '"""', "'", "'''", "\\", "\\\\", '\\"', '\\"""', '"\\', "x\\", "\\N{BELL}",
    "\\x41\\u0041", "{{ 7 * 7 }}", "{% include 'x' %}", "{# x #}", "{{ self.__init__.__globals__ }}", "{% raw %}", "%s %(x)s {0} {x}",
    "${x} $(touch touched) `touch touched`", "\u202e\u2066\ufeff\u200b", "\u2028\u2029\x85", "\U0001f600\ud7ff\ue000", "é漢字",
    "a\n\n\nb\n    c\n\td", "# -*- coding: utf-7 -*-", "x" * 300, "( [ {", ") ] }", "a, b, c " * 40, "-> x: y", "Written by codegen",
    "None", "__import__", "\ta\t", " ", "<script>alert(1)</script>", "f'{x}'", "r'''", "'" * 200, '"' * 200, "\\" * 199, "\\" * 200,
]  # fmt: skip


def harmless() -> tuple[str, str]:
    """Files with every text where text may stand, and programs that compute when they are called, not before."""
    entries, formulas = [], []
    for number, text in enumerate(TEXTS):
        name = f"t{number}"
        default = json.dumps(text.replace("\\", "").replace('"', "").replace("\n", " ")[:60], ensure_ascii=False)
        schema = quoted(f"{name}(Tensor self, *, str mode={default.replace(chr(39), '')}) -> Tensor")
        body = f'  composite: {quoted("raise_error(f" + json.dumps("{mode} " + text.replace("{", "{{").replace("}", "}}"), ensure_ascii=False) + ")")}\n'
        entries.append(
            f"- func: {schema}\n  variants: function, method\n  doc: {quoted(text or 'x')}\n{body}"
            if text.strip() else ""
        )  # fmt: skip
        if text.strip():
            formulas.append(f"- name: {schema}\n  self: {quoted(f'not_implemented({text!r})')}\n")
    entries.append(
        "- func: slow(Tensor self) -> Tensor\n  composite: |\n"
        "      for i in range(10 ** 12):\n          self = self + list(range(10 ** 12))\n      return self\n"
        "- func: format(Tensor self) -> Tensor\n  variants: method\n  composite: self\n"
        "- func: power(Tensor self) -> Tensor\n  composite: \"self ** 9 ** self.ndim\"\n"
        "- func: __call(Tensor self) -> Tensor\n  composite: self\n".replace("__call", "_call")
    )
    return "".join(entries), "".join(formulas)


def test_texts_are_texts_in_the_generated_package(canary: Canary, tmp_path: Path) -> None:
    operators, formulas = harmless()
    package = make(operators, formulas)
    assert isinstance(package, Package), package
    canary.check()
    assert main(["generate", "--out", "made"]) == 0
    names = tuple(Path(name).name for name in package.files)
    canary.check(("ops.yaml", "derivatives.yaml", "sources.txt", *names))
    program = (
        "import os, sys, made\n"
        "assert 'canary' not in sys.modules and 'CANARY' not in os.environ\n"
        "assert not os.path.exists('touched')\n"
        "x = made.tensor([1.0])\n"
        f"for number in range({len(TEXTS)}):\n"
        "    function = getattr(made, f't{number}', None)\n"
        "    try:\n        function and function(x)\n"
        "    except RuntimeError:\n        pass\n"
        "    else:\n        assert function is None, number\n"
        "print(made.t0.__doc__.count('\"\"\"'), len(sys.modules) > 0, not os.path.exists('touched'))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False, cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)])},
    )  # fmt: skip
    assert done.stderr == ""
    assert done.stdout == "2 True True\n"


# Where the generator writes


def generate(capsys: pytest.CaptureFixture[str]) -> str:
    """What a run says, which must fail."""
    Path("ops.yaml").write_text("- theme: mine\n" + PLAIN, encoding="utf-8")
    Path("derivatives.yaml").write_text("[]\n", encoding="utf-8")
    assert main(["--out", "made"]) == 1
    return capsys.readouterr().err


@pytest.mark.parametrize("name", ["__init__.py", "operators/mine.py", "py.typed", "sources.txt", "functions/__init__.py"])
def test_a_foreign_file_is_never_overwritten(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = Path("made") / name
    path.parent.mkdir(parents=True)
    path.write_text("print('mine')\n", encoding="utf-8")
    said = generate(capsys)
    assert said == (
        f"opweave: {path} was not written by codegen and will not be replaced; name another folder with --out\n"
    )
    assert [item for item in Path("made").rglob("*") if item.is_file()] == [path]
    assert path.read_text(encoding="utf-8") == "print('mine')\n"


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
@pytest.mark.parametrize("link", ["operators", "operators/mine.py", "sources.txt", "functions"])
def test_nothing_is_written_through_a_link(link: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    target = outside if "." not in link else outside / "file"
    path = Path("made") / link
    path.parent.mkdir(parents=True)
    path.symlink_to(target)
    said = generate(capsys)
    assert said.endswith(" leads out of made; remove the link\n")
    assert list(outside.iterdir()) == []
