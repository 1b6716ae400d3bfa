"""The grammar of schemas, by recursive descent over tokens.

    schema  := name "(" [argument {"," argument}] ")" "->" returns      with one "*" among the arguments
    name    := [namespace "::"] base ["." overload]
    argument:= type name ["=" default]
    type    := base ["(" alias ")"] ["?"] ["[" [size] "]" ["?"]]
    alias   := letter {"|" letter} ["!"] ["->" ("*" | letter {"|" letter})]
    returns := "(" [return {"," return}] ")" | return                   return := type [name]

An error inside one argument does not hide those of the next: the parser goes on behind the comma.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Literal, NoReturn, overload

from codegen.schema.defaults import make_default
from codegen.schema.errors import SchemaError
from codegen.schema.model import Alias, ArgumentSchema, Default, OperatorName, OperatorSchema, Return
from codegen.schema.rules import SchemaViolation, check, check_name
from codegen.schema.tokens import Token, tokenize
from codegen.schema.types import CUSTOM_CLASS_PREFIX, SchemaType, hint_for_type, is_known_base

Part = Literal["argument", "return"]
_LIST_SIZE = re.compile("[1-9][0-9]{0,2}")
_NAME_AT_START = re.compile(r"\s*[A-Za-z0-9_.:]*")
_GRAMMAR_CODES = frozenset(
    {
        "schema-syntax",
        "schema-unknown-type",
        "schema-missing-type",
        "schema-misshapen-name",
        "schema-unclosed-string",
        "schema-unexpected-character",
    }
)


@overload
def parse_schema(text: str) -> OperatorSchema: ...
@overload
def parse_schema(text: str, *, on_error: Callable[[SchemaError], None]) -> OperatorSchema | None: ...
def parse_schema(text: str, *, on_error: Callable[[SchemaError], None] | None = None) -> OperatorSchema | None:
    """Reads a schema and checks every rule that concerns a schema by itself.

    With `on_error`, every error goes there and the result is None if there was one. Without, the first error is raised;
    its `errors` holds all of them.
    """
    schema, errors = _read(text)
    if errors and on_error is None:
        errors[0].errors = tuple(errors)
        raise errors[0]
    for error in errors:
        assert on_error is not None
        on_error(error)
    return schema


def _read(text: str) -> tuple[OperatorSchema | None, list[SchemaError]]:
    """The schema in `text`, or None, and everything found wrong with it, by place."""
    try:
        parser = _SchemaParser(text)
    except SchemaError as error:
        return None, [_located(error, "".join(_NAME_AT_START.findall(text)[:1]).strip())]
    schema: OperatorSchema | None = None
    try:
        schema = parser.schema()
    except SchemaError as error:
        parser.report(error)
    except _UnreadableError:
        pass
    if schema is not None:
        for violation in check(schema):
            parser.report(parser.place(violation))
    errors = sorted(parser.errors, key=lambda error: error.offset)
    return (None if errors else schema), errors


def parse_operator_name(text: str) -> OperatorName:
    """Reads `[namespace::]base[.overload]`, as `structured_delegate` and `autogen` write it. Raises SchemaError."""
    parser = _SchemaParser(text)
    name = parser.operator_name()
    if parser.token.kind != "end":
        parser.unexpected("the end of the operator name")
    for violation in check_name(name):
        raise parser.place(violation)
    return name


class _UnreadableError(Exception):
    """An error is reported, and what follows cannot be separated."""


def _located(error: SchemaError, name: str) -> SchemaError:
    """The error, saying in its message which operator's schema it is in."""
    subject = f"schema of '{name}'" if name else "schema"
    message = f"{error.message} in {subject}" if error.code in _GRAMMAR_CODES else f"{subject}: {error.message}"
    return SchemaError(message, error.code, error.offset, error.length, error.hint)


class _SchemaParser:
    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens = tokenize(text)
        self.position = 0
        self.token = self.tokens[0]
        self.errors: list[SchemaError] = []
        self.name: OperatorName | None = None
        self.name_length = 1
        self.spans: dict[Part, list[tuple[int, int]]] = {"argument": [], "return": []}

    # Errors

    def report(self, error: SchemaError) -> None:
        self.errors.append(_located(error, str(self.name or "")))

    def place(self, violation: SchemaViolation) -> SchemaError:
        offset, length = self.tokens[0].start, self.name_length
        if violation.part != "name":
            offset, length = self.spans[violation.part][violation.place]
        return SchemaError(violation.message, violation.code, offset, length, violation.hint)

    def unexpected(self, expected: str, hint: str | None = None) -> NoReturn:
        message = f"expected {expected} but found {self.token.describe()}"
        raise SchemaError(message, "schema-syntax", self.token.start, max(len(self.token.text), 1), hint)

    # Tokens

    def advance(self) -> Token:
        token = self.token
        if token.kind != "end":
            self.position += 1
            self.token = self.tokens[self.position]
        return token

    def accept(self, symbol: str) -> bool:
        """Takes the next token if it is `symbol`."""
        if self.token.kind != "symbol" or self.token.text != symbol:
            return False
        self.advance()
        return True

    def at(self, *symbols: str) -> bool:
        return self.token.kind == "symbol" and self.token.text in symbols

    def expect(self, symbol: str, where: str = "", hint: str | None = None) -> None:
        if not self.accept(symbol):
            self.unexpected(f"'{symbol}'{where}", hint)

    def expect_name(self, expected: str) -> Token:
        if self.token.kind != "name":
            self.unexpected(expected)
        return self.advance()

    def span_from(self, first: Token) -> tuple[int, int]:
        last = self.tokens[self.position - 1]
        return first.start, max(last.start + len(last.text) - first.start, 1)

    # Grammar

    def schema(self) -> OperatorSchema | None:
        self.name = self.operator_name()
        self.expect("(", " after the operator name")
        arguments = self.arguments()
        self.expect("->", " and the returns", "such as '-> Tensor'")
        returns = self.returns()
        if self.token.kind != "end":
            self.unexpected("the end of the schema")
        return None if self.errors else OperatorSchema(self.name, arguments, returns)

    def operator_name(self) -> OperatorName:
        first = self.token
        base, overload, namespace = self.expect_name("the name of an operator").text, "", None
        if self.accept("::"):
            namespace, base = base, self.expect_name("the name of an operator after '::'").text
            if self.at("::"):
                self.unexpected("'(' or '.'", "an operator has at most one namespace")
        if self.accept("."):
            overload = self.expect_name("the name of an overload after '.'").text
        self.name_length = self.span_from(first)[1]
        return OperatorName(base, overload, namespace)

    def arguments(self) -> tuple[ArgumentSchema, ...]:
        """Everything up to and with the closing parenthesis."""
        result: list[ArgumentSchema] = []
        star: Token | None = None
        while not self.accept(")"):
            first, start = self.token, self.position
            if self.accept("*"):
                self.check_star(first, star)
                star = first
            else:
                try:
                    result.append(self.argument(star is not None))
                except SchemaError as error:
                    self.report(error)
                    self.skip_to_comma(start)
            if self.at(")"):
                continue
            self.expect(",", " or ')' after an argument")
            if self.at(")"):
                self.unexpected("an argument after ','")
        return tuple(result)

    def check_star(self, star: Token, earlier: Token | None) -> None:
        if earlier is not None:
            self.report(SchemaError("there is a second '*'", "schema-star", star.start))
        elif not self.at(","):
            self.report(SchemaError("no argument follows the '*'", "schema-star", star.start))

    def skip_to_comma(self, start: int) -> None:
        """Passes over the argument that begins at token `start`, to the comma or parenthesis that ends it."""
        self.position, self.token, depth = start, self.tokens[start], 0
        while self.token.kind != "end" and not (depth == 0 and self.at(",", ")")):
            depth += self.at("(", "[") - self.at(")", "]")
            self.advance()
        if self.token.kind == "end":
            raise _UnreadableError

    def argument(self, kwarg_only: bool) -> ArgumentSchema:
        first = self.token
        type_, alias = self.type_and_alias()
        name = self.expect_name(f"the name of an argument after its type '{self.source_from(first)}'")
        default = self.default(type_, name.text) if self.accept("=") else None
        self.spans["argument"].append(self.span_from(first))
        return ArgumentSchema(name.text, type_, default, kwarg_only, alias)

    def source_from(self, first: Token) -> str:
        start, length = self.span_from(first)
        return self.text[start : start + length]

    def default(self, type_: SchemaType, argument: str) -> Default:
        first = self.position
        if self.accept("["):
            while not self.accept("]"):
                self.default_element(argument)
                if not self.at("]"):
                    self.expect(",", " or ']' in a list")
        else:
            self.default_element(argument)
        return make_default(self.tokens[first : self.position], type_, argument)

    def default_element(self, argument: str) -> None:
        if self.token.kind not in ("name", "number", "string"):
            self.unexpected(f"a default value for '{argument}'")
        self.advance()

    def returns(self) -> tuple[Return, ...]:
        if not self.accept("("):
            return (self.single_return(),)
        result: list[Return] = []
        while not self.accept(")"):
            start = self.position
            try:
                result.append(self.single_return())
            except SchemaError as error:
                self.report(error)
                self.skip_to_comma(start)
            if self.at(")"):
                continue
            self.expect(",", " or ')' after a return")
            if self.at(")"):
                self.unexpected("a return after ','")
        return tuple(result)

    def single_return(self) -> Return:
        first = self.token
        type_, alias = self.type_and_alias()
        name = self.advance().text if self.token.kind == "name" else ""
        if self.at("="):
            raise SchemaError("a return cannot have a default", "schema-syntax", self.token.start)
        self.spans["return"].append(self.span_from(first))
        return Return(name, type_, alias)

    def type_and_alias(self) -> tuple[SchemaType, Alias | None]:
        first = self.token
        base = self.base_type()
        alias = self.alias() if self.accept("(") else None
        optional, is_list, size, optional_elements = self.accept("?"), False, None, False
        if self.accept("["):
            is_list, optional_elements = True, optional
            size = self.list_size()
            optional = self.accept("?")
            if self.at("["):
                message = "there are no lists of lists"
                raise SchemaError(message, "schema-unknown-type", self.token.start)
        type_ = SchemaType(base, is_list, size, optional, optional_elements)
        if alias is not None and (base != "Tensor" or optional_elements):
            message = f"an alias annotation belongs to Tensor, Tensor? and Tensor[], not to '{type_}'"
            raise SchemaError(message, "schema-alias", *self.span_from(first))
        return type_, alias

    def base_type(self) -> str:
        token = self.expect_name("a type")
        word = token.text
        if word == CUSTOM_CLASS_PREFIX:
            while self.accept("."):
                word += "." + self.expect_name("a part of a class name after '.'").text
        if is_known_base(word):
            return word
        if self.at(",", ")", "="):
            message = f"'{word}' has no type"
            raise SchemaError(message, "schema-missing-type", token.start, len(word), f"write 'Tensor {word}'")
        raise SchemaError(f"unknown type '{word}'", "schema-unknown-type", token.start, len(word), hint_for_type(word))

    def list_size(self) -> int | None:
        if self.accept("]"):
            return None
        token = self.token
        if token.kind != "number" or not _LIST_SIZE.fullmatch(token.text):
            self.unexpected("']' or the size of the list")
        self.advance()
        self.expect("]", " after the size of the list")
        return int(token.text)

    def alias(self) -> Alias:
        """What is inside the parentheses of an annotation, and the closing one."""
        before = self.alias_set()
        is_write = self.accept("!")
        after = self.alias_set() if self.accept("->") else ()
        self.expect(")", " after an alias annotation")
        return Alias(before, is_write, after)

    def alias_set(self) -> tuple[str, ...]:
        letters = [self.alias_letter()]
        while self.accept("|"):
            letters.append(self.alias_letter())
        return tuple(letters)

    def alias_letter(self) -> str:
        token = self.token
        if self.accept("*"):
            return "*"
        if token.kind != "name" or len(token.text) != 1 or not token.text.islower():
            self.unexpected("a lower-case letter that names an alias set")
        return self.advance().text
