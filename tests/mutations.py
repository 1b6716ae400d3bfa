"""Real entries of ops.yaml and derivatives.yaml, damaged at random: what a hasty or a malicious author may write.

`Mutator(seed).files()` gives the text of the two files of one case. Everything follows from the seed.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from folders import ROOT

from codegen.reading.keys import OF_KINDS

WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
VALUE = re.compile(r"^(?P<key> *(?:- )?[\w\"' ,.()<>=-]+?: +)(?P<value>\S.*)$", re.MULTILINE)
# What YAML, Python, schemas and templates each find special.
PIECES = (
    *"{}[]():,-'\"\\*&!|>%@`#~^+=.<?;$\t\r\n\0\x07\x85\xa0\u2028\ufeff\u0301éß漢😀ｅµ",
    "- ", ": ", "\n- ", "\n  ", "\r\n", "---\n", "...\n", "{{", "}}", "{%", "%}", "{#", "#}", "'''", '"""', "\\n",
    "\\N{BELL}", "<<: *a", "&a ", "*a", "!!python/object:os.system ", "!!str ", "!x ", "? ", "| ", ">-\n", "|2\n",
    "yes", "no", "on", "null", "~", "None", "True", "true", "nan", "inf", "-0", "1e999", "0x1F", "1_000", "0777",
    "9" * 50, "9" * 5000, "9**9**9", "1 << 10**9", "'a' * 10**9", "[0] * 10**9", "1j", "b'a'", "f'{self!r:>{dim}}'",
    "self.__class__", "__import__('os')", "lambda: self", "(y := self)", "[x for x in self]", "*self", "**self", "...",
    "await self", "yield self", "print(self)", "eval('1')", "self if self else other", "not", "is None", "in self",
    "self[0]", "self[:]", "self[...]", "self.T", "self.shape", "self.shape[0]", "self.size(-1)", "->", "-> ()", "!", "?",
    "(a!)", "(a)", "(a|b)", "(a -> *)", "[]", "[2]", "[]?", "Tensor", "Tensor?", "Tensor[]", "Scalar", "int", "str",
    "ScalarType", "grad", "grads[0]", "result", "self", "other", "out", "index", "count", "auto", "non_differentiable",
    "not_implemented('x')", "not_implemented(", "return", "pass", "if self:", "for x in y:", "while 1:", "x" * 3000,
    "elementwise:", "reduce:", "view:", "composite:", "dispatch:", "theme: x", "doc: '", "tags: [", "reduce: {",
    "Ａ", "ﬁ", "K", "ſelf", "ＣＰＵ", "𝐬𝐞𝐥𝐟", "\u202e", "\U0010ffff",
)  # fmt: skip


def entries_of(name: str) -> list[str]:
    """The entries of a file as text, each as it would stand alone: comments and themes left out."""
    text = (ROOT / name).read_text(encoding="utf-8")
    results, said = [], ""
    for block in re.split(r"(?m)^(?=- )", re.sub(r"(?m)^ *#.*\n", "", text)):
        entry = block.rstrip("\n") + "\n"
        if entry.startswith("- theme:"):
            said = entry.partition("\n")[2]
        elif entry.startswith("- func:"):
            results.append(entry + "".join(line for line in said.splitlines(keepends=True) if _is_taken(line, entry)))
        elif entry.startswith("- name:"):
            results += _of_each(entry)
    return results


def _is_taken(line: str, entry: str) -> bool:
    """Whether what a theme says in a line holds for an entry."""
    key = line.partition(":")[0]
    if f"\n{key}:" in entry:
        return False
    if key.strip() in OF_KINDS:
        return re.search(rf"(?m)^  ({'|'.join(OF_KINDS[key.strip()])}):", entry) is not None
    return not name_of(entry).startswith("_")


def _of_each(entry: str) -> list[str]:
    """An entry of derivatives for every operator that it lists."""
    listed = re.match(r"- name: \[(?P<names>[^]]*)\]\n(?P<rest>(?s:.*))", entry)
    if listed is None:
        return [entry]
    return [f"- name: {word.strip()}\n{listed['rest']}" for word in listed["names"].split(",")]


def name_of(entry: str) -> str:
    """The operator of an entry, overload included; of an entry with a list of schemas the first."""
    match = re.match(r"- (?:func|name):\s*(?:- (?:func: *)?)?['\"]?(?P<name>[\w.]+)", entry)
    assert match is not None, entry
    return match["name"]


def schemas_of(entry: str) -> list[str]:
    """The schemas of an entry: one, or those of a list."""
    head = re.match(r"- func:(?: (?P<one>.*)|(?P<several>(?:\n  +- .*|\n    +.*)+))", entry)
    assert head is not None, entry
    if head["one"]:
        return [head["one"]]
    return re.findall(r"(?m)^  - (?:func: *)?(.*)$", head["several"])


OPERATORS = {name_of(entry): entry for entry in entries_of("ops.yaml")}
DERIVATIVES = {name_of(entry): entry for entry in entries_of("derivatives.yaml")}
BASES: dict[str, list[str]] = {}
for _name in OPERATORS:
    BASES.setdefault(_name.partition(".")[0], []).append(_name)


def needs(name: str, limit: int = 12) -> tuple[str, ...] | None:
    """The operators that the kernels and formulas of an operator may call, itself included; None if they are many."""
    names, waiting = {name}, [name]
    while waiting and len(names) <= limit:
        first = waiting.pop()
        body = OPERATORS[first].partition("\n  doc:")[0]
        text = (body if "composite:" in body else "") + DERIVATIVES.get(first, "").partition("\n")[2]
        for word in re.findall(r"\b([a-z_]\w*)\(", text):
            for other in BASES.get(word.removesuffix("_") if word not in BASES else word, []):
                waiting += [other] if other not in names else []
                names.add(other)
    return tuple(sorted(names)) if len(names) <= limit else None


CLOSED = tuple(closure for name in OPERATORS if (closure := needs(name)) is not None)
VALUES = tuple(
    match["value"] for entry in (*OPERATORS.values(), *DERIVATIVES.values()) for match in VALUE.finditer(entry)
)
WORDS = tuple(sorted({word for entry in (*OPERATORS.values(), *DERIVATIVES.values()) for word in WORD.findall(entry)}))


class Mutator:
    """One source of damaged files; each call gives another."""

    def __init__(self, seed: int | str) -> None:
        self.random = random.Random(seed)
        self.ways: tuple[Callable[[str], str], ...] = (
            self.insert, self.insert, self.cut, self.word, self.word, self.misspell, self.value, self.value, self.piece,
            self.piece, self.drop_line, self.swap_lines, self.double_line, self.truncate, self.foreign_line, self.nest,
            self.line_ends, self.indent, self.swap_words, self.expression, self.expression, self.scalar, self.random_text,
        )  # fmt: skip

    def files(self) -> tuple[str, str]:
        """The two files of one case: a few entries with what they need, then one to four injuries."""
        names = self.random.choice(CLOSED)
        if self.random.random() < 0.3:
            names = tuple(dict.fromkeys((*names, *self.random.choice(CLOSED))))
        texts = [
            "".join(OPERATORS[name] for name in names),
            "".join(DERIVATIVES[name] for name in names if name in DERIVATIVES) or "[]\n",
        ]
        if self.random.random() < 0.1:
            texts[0] = f"- theme: {self.random.choice(WORDS).lower()}\n{texts[0]}"
        for _ in range(self.random.choice((1, 1, 1, 2, 2, 3, 4))):
            which = self.random.random() < 0.4
            texts[which] = self.random.choice(self.ways)(texts[which])
        return texts[0], texts[1]

    def damaged(self, text: str) -> str:
        """A text with one or two injuries."""
        for _ in range(self.random.choice((1, 1, 2))):
            text = self.random.choice(self.ways)(text)
        return text

    def place(self, text: str) -> int:
        return self.random.randint(0, len(text))

    def insert(self, text: str) -> str:
        """A piece in between, perhaps over a few characters."""
        at = self.place(text)
        return text[:at] + self.random.choice(PIECES) + text[at + self.random.choice((0, 0, 1, 3)) :]

    def cut(self, text: str) -> str:
        at = self.place(text)
        return text[:at] + text[at + self.random.choice((1, 1, 2, 5, 20, 80)) :]

    def replaced(self, text: str, pattern: re.Pattern[str], new: Callable[[str], str]) -> str:
        """`text` with one match of a pattern replaced."""
        matches = list(pattern.finditer(text))
        if not matches:
            return text
        match = self.random.choice(matches)
        return text[: match.start()] + new(match.group()) + text[match.end() :]

    def word(self, text: str) -> str:
        """A word of another entry."""
        return self.replaced(text, WORD, lambda _: self.random.choice(WORDS))

    def piece(self, text: str) -> str:
        """A piece in place of a word."""
        return self.replaced(text, WORD, lambda _: self.random.choice(PIECES))

    def misspell(self, text: str) -> str:
        def wrong(word: str) -> str:
            at = self.random.randrange(len(word))
            return self.random.choice(
                (word[:at] + word[at + 1 :], word[:at] + word[at] + word[at:], word.swapcase(), word + "_", "_" + word)
            )

        return self.replaced(text, WORD, wrong)

    def value(self, text: str) -> str:
        """The value of a key of another entry."""
        matches = list(VALUE.finditer(text))
        if not matches:
            return text
        match = self.random.choice(matches)
        return text[: match.start("value")] + self.random.choice(VALUES) + text[match.end("value") :]

    def scalar(self, text: str) -> str:
        """What YAML might take for a number, a truth value, nothing, or a list."""
        odd = ("yes", "No", "1", "1.5", "1e400", "null", "~", "", "''", '""', "[]", "{}", "[[[]]]", "[a, [b]]", "9" * 400)
        matches = list(VALUE.finditer(text))
        if not matches:
            return text
        match = self.random.choice(matches)
        return text[: match.start("value")] + self.random.choice(odd) + text[match.end("value") :]

    def expression(self, text: str) -> str:
        """A bracketed part of one value in place of one of another, or around it."""
        pattern = re.compile(r"\([^()\n]*\)")
        other = self.random.choice(pattern.findall(self.random.choice(VALUES)) or ["(self)"])
        call = self.random.choice((other, f"({other})", f"{self.random.choice(WORDS)}{other}", f"-{other}"))
        return self.replaced(text, pattern, lambda _: call)

    def lines(self, text: str) -> list[str]:
        return text.split("\n")

    def drop_line(self, text: str) -> str:
        lines = self.lines(text)
        del lines[self.random.randrange(len(lines))]
        return "\n".join(lines)

    def double_line(self, text: str) -> str:
        lines = self.lines(text)
        at = self.random.randrange(len(lines))
        return "\n".join([*lines[: at + 1], *lines[at:]])

    def swap_lines(self, text: str) -> str:
        lines = self.lines(text)
        a, b = self.random.randrange(len(lines)), self.random.randrange(len(lines))
        lines[a], lines[b] = lines[b], lines[a]
        return "\n".join(lines)

    def swap_words(self, text: str) -> str:
        """Two words of the text, each at the other's place."""
        matches = list(WORD.finditer(text))
        if len(matches) < 2:
            return text
        a, b = sorted(self.random.sample(matches, 2), key=lambda match: match.start())
        return text[: a.start()] + b.group() + text[a.end() : b.start()] + a.group() + text[b.end() :]

    def foreign_line(self, text: str) -> str:
        """A line of another entry."""
        lines, other = self.lines(text), self.random.choice((*OPERATORS.values(), *DERIVATIVES.values()))
        lines.insert(self.random.randrange(len(lines)), self.random.choice(other.split("\n")))
        return "\n".join(lines)

    def truncate(self, text: str) -> str:
        return text[: self.place(text)]

    def nest(self, text: str) -> str:
        """Brackets, signs or indentation, far too many."""
        depth = self.random.choice((3, 40, 400, 3000))
        opened, closed = self.random.choice(
            (("(", ")"), ("[", "]"), ("{a: ", "}"), ("-", ""), ("not ", ""), ("exp(", ")"), ("- ", ""), ("x.", ""), ("1+", ""))
        )
        return self.replaced(text, WORD, lambda word: opened * depth + word + closed * depth)

    def line_ends(self, text: str) -> str:
        return text.replace("\n", self.random.choice(("\r\n", "\r", "\n\n", "\n\t", "\x85", "\u2028")))

    def indent(self, text: str) -> str:
        lines = self.lines(text)
        at = self.random.randrange(len(lines))
        lines[at] = self.random.choice(("", " ", "  ", "\t", "    ")) + lines[at].lstrip()
        return "\n".join(lines)

    def random_text(self, text: str) -> str:
        """A run of any characters at all."""
        size = self.random.choice((1, 4, 30))
        junk = "".join(chr(self.random.choice((127, 255, 0x2FFF, 0xFFFF))) for _ in range(1)) + "".join(
            chr(self.random.randrange(self.random.choice((128, 256, 0x3000)))) for _ in range(size)
        )
        at = self.place(text)
        return text[:at] + junk + text[at:]
