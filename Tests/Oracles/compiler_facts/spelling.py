"""One spelling for a type, however it was written: what `Tests/Oracles/README.md` says of the types that are compared."""

import re

from .types import split_top

TOKEN = re.compile(r"\s*(->|\.\.\.|[A-Za-z_]\w*|`[^`]+`|\d+|[()\[\]<>,:?!.&~@=])")
DROPPED_WORDS = {
    "any", "some", "inout", "isolated", "sending", "borrowing", "consuming", "weak", "unowned", "escaping", "autoclosure",
    "__owned", "__shared", "_const",
}
SUGAR = {"Optional": "{0}?", "Array": "[{0}]", "Dictionary": "[{0}: {1}]"}


class Unreadable(ValueError):
    """A type that has no spelling here: an opaque result, a local type inside another one."""


class TypeReader:
    """Reads one type. `modules` are names that are left out before a dot, `aliases` map a simple name to a spelling."""

    def __init__(self, text, modules=frozenset(), aliases=None):
        self.modules = modules
        self.aliases = aliases or {}
        self.tokens = []
        offset = 0
        text = text.strip()
        while offset < len(text):
            match = TOKEN.match(text, offset)
            if match is None:
                raise Unreadable(text)
            self.tokens.append(match[1].strip("`"))
            offset = match.end()
        self.position = 0

    def read(self):
        found = self._type()
        if self._peek() is not None:
            raise Unreadable(" ".join(self.tokens))
        return found

    def _peek(self, ahead=0):
        index = self.position + ahead
        return self.tokens[index] if index < len(self.tokens) else None

    def _next(self, wanted=None):
        token = self._peek()
        if token is None or (wanted is not None and token != wanted):
            raise Unreadable(" ".join(self.tokens))
        self.position += 1
        return token

    def _type(self):
        self._attributes()
        members = [self._postfix()]
        while self._peek() == "&":
            self._next()
            self._attributes()
            members.append(self._postfix())
        members = [member for member in members if not member.startswith("~")] or ["Any"]
        found = " & ".join(sorted(members))
        return self._function(found)

    def _attributes(self):
        while True:
            token = self._peek()
            if token == "@":
                self._next()
                self._path()
                if self._peek() == "(" and self.tokens[self.position - 1] in ("isolated", "convention"):
                    self._group("(", ")")
            elif token == "nonisolated":
                self._next()
                if self._peek() == "(":
                    self._group("(", ")")
            elif token in DROPPED_WORDS and self._peek(1) not in (".", ":", ",", ")", ">", "]", "?", None):
                self._next()
            else:
                return

    def _function(self, parameters):
        effects, start = [], self.position
        while self._peek() in ("async", "throws", "rethrows"):
            effects.append(self._next())
            if effects[-1] == "throws" and self._peek() == "(":
                self._group("(", ")")
        if self._peek() != "->":
            self.position = start
            return parameters
        self._next()
        result = self._type()
        if not parameters.startswith("("):
            parameters = "()" if parameters == "Void" else f"({parameters})"
        return " ".join([parameters, *effects, "->", result])

    def _group(self, opening, closing):
        """What stands in the brackets, each type spelled."""
        self._next(opening)
        elements = []
        while self._peek() != closing:
            label = self._peek()
            if self._peek(1) == ":" and re.match(r"\w", label):
                self.position += 2
            elif self._peek(2) == ":" and re.match(r"\w", label) and re.match(r"\w", self._peek(1)):
                self.position += 3
            elements.append(self._type())
            if self._peek() == "...":
                self._next()
                elements[-1] += "..."
            if self._peek() == "=":
                raise Unreadable(" ".join(self.tokens))
            if self._peek() == ",":
                self._next()
        self._next(closing)
        return ", ".join(elements)

    def _postfix(self):
        found = self._primary()
        while True:
            token = self._peek()
            if token in ("?", "!"):
                self._next()
                found = f"({found})?" if " -> " in found or " & " in found else f"{found}?"
            elif token == "." and self._peek(1) is not None:
                self._next()
                found += "." + self._next()
                if self._peek() == "<":
                    found += f"<{self._group('<', '>')}>"
            else:
                return found

    def _primary(self):
        token = self._peek()
        if token == "(":
            # A group that is followed by an arrow is a parameter list, whatever is in it.
            elements = self._group("(", ")")
            if self._peek() in ("->", "async", "throws", "rethrows"):
                return f"({elements})"
            parts = split_top(elements)
            return "Void" if not parts else elements if len(parts) == 1 else f"({elements})"
        if token == "[":
            return self._collection()
        if token == "~":
            self._next()
            return "~" + self._path()[0]
        name, arguments = self._path()
        if arguments is None and name in self.aliases:
            return self.aliases[name]
        if name == "()":
            return "Void"
        if arguments is not None and name in SUGAR:
            parts = split_top(arguments)
            if name == "Optional" and (" -> " in parts[0] or " & " in parts[0]):
                parts[0] = f"({parts[0]})"
            return SUGAR[name].format(*parts)
        return name if arguments is None else f"{name}<{arguments}>"

    def _collection(self):
        self._next("[")
        element = self._type()
        if self._peek() == ":":
            self._next()
            element += ": " + self._type()
        self._next("]")
        return f"[{element}]"

    def _path(self):
        """A dotted name without its module, and the generic arguments after it."""
        name = self._next()
        if not re.match(r"\w", name):
            raise Unreadable(" ".join(self.tokens))
        if name in self.modules and self._peek() == ".":
            self._next()
            name = self._next()
        arguments = self._group("<", ">") if self._peek() == "<" else None
        return name, arguments


def spelled(text, modules=frozenset(), aliases=None):
    """The one spelling of the type; ValueError where it has none."""
    return TypeReader(text, modules, aliases).read()
