"""The elements of MathML, and the letters that names are written as."""

from __future__ import annotations

import copy
import re
from collections.abc import Collection
from dataclasses import dataclass, field
from xml.etree import ElementTree as ET

from codegen.reading.forward import primal, tangent
from codegen.reference import notation

_NUMBERED = re.compile(r"([a-zA-Z]+)_?(\d+)")
_APPLY = "\u2061"  # invisible: a function's argument

Xml = ET.Element


def element(tag: str, *children: Xml | str, **attributes: str) -> Xml:
    """An element; text goes before its elements."""
    result = ET.Element(tag, attributes)
    for child in children:
        if isinstance(child, str):
            result.text = (result.text or "") + child
        else:
            result.append(child)
    return result


def sign(text: str) -> Xml:
    """An operator, a bracket, a comma."""
    return element("mo", text)


def said(text: str) -> Xml:
    """Words, with the blanks around them that MathML would drop."""
    return element("mtext", f"\u00a0{text}\u00a0")


def row(*parts: Xml) -> Xml:
    """Parts beside each other."""
    return parts[0] if len(parts) == 1 else element("mrow", *parts)


def fenced(part: Xml, opening: str = "(", closing: str = ")") -> Xml:
    """A part between brackets that are as high as it is."""
    fences = [
        element("mo", symbol, fence="true", form=form) for symbol, form in ((opening, "prefix"), (closing, "postfix"))
    ]
    return element("mrow", fences[0], part, fences[1])


def word(text: str) -> Xml:
    """A name of several letters, upright, or of one, slanted; ``mat2`` has its number below."""
    parts = _NUMBERED.fullmatch(text)
    if parts is not None:
        return element("msub", element("mi", parts[1]), element("mn", parts[2]))
    return element("mi", text)


@dataclass
class Names:
    """What the names of an expression are written as, and which were used: the legend under a formula.

    `arguments` are those of the operator, `per_element` the names that carry the letter `index`, as in a reduction.
    """

    arguments: Collection[str] = ()
    per_element: Collection[str] = ()
    index: str = "i"
    used: dict[str, Xml] = field(default_factory=dict)

    def write(self, name: str) -> Xml:
        """A name, noted for the legend."""
        markup = self.plain(name)
        stem = self.stem(name)
        self.used.setdefault(stem if stem and name == primal(stem) else name, copy.deepcopy(markup))
        return element("msub", markup, element("mi", self.index)) if name in self.per_element else markup

    def plain(self, name: str) -> Xml:
        """A name as it is written, without its index."""
        stem = self.stem(name)
        if stem:
            inner = self.plain(stem)
            return inner if name == primal(stem) else element("mover", inner, element("mo", "˙"), accent="true")
        if name in notation.VALUES and name not in self.arguments:
            return element("mi", notation.VALUES[name])
        letter = notation.GREEK.get(name) or notation.LETTERS.get(name)
        if letter and self.is_free(name, letter):
            return element("mi", letter)
        return word(name)

    def stem(self, name: str) -> str:
        """Of a name of forward mode what it belongs to: the tangent gets a dot, the primal is the value itself."""
        stem = name.rpartition("_")[0]
        is_known = stem in self.arguments or stem == "result"
        return stem if is_known and name not in self.arguments and name in (primal(stem), tangent(stem)) else ""

    def is_free(self, name: str, letter: str) -> bool:
        """Whether no other argument has the letter as its name, or before this one."""
        names = [*self.arguments]
        before = names[: names.index(name)] if name in names else names
        claimed = {notation.GREEK.get(word) or notation.LETTERS.get(word) for word in before}
        return letter not in names and letter not in claimed


def applied(function: Xml, argument: Xml | None) -> Xml:
    """``function(argument)``."""
    return element("mrow", function, sign(_APPLY), fenced(argument if argument is not None else element("mrow")))


def is_high(xml: Xml) -> bool:
    """Whether a part is too large to stand as an exponent."""
    return any(child.tag in ("mfrac", "mtable", "munder") for child in xml.iter()) or sum(1 for _ in xml.iter()) > 12


def to_text(xml: Xml) -> str:
    """The markup of an element."""
    return ET.tostring(xml, encoding="unicode", short_empty_elements=False)


def display(xml: Xml, source: str) -> str:
    """A formula on a line of its own; `source` is what a program without MathML reads."""
    return to_text(element("math", xml, display="block", alttext=source))


def inline(xml: Xml) -> str:
    """A formula within text."""
    return to_text(element("math", xml))
