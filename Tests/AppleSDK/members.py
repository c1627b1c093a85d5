"""The members of an SDK's types and its global functions and constants, in Swift, by the symbol graphs.

Of some hundred thousand symbols those are told that code mentions: see `mentions.py`. Types of closures are left open: whether they are
Sendable, or run on the main actor, changes from one release to the next. Generic members are left to the interfaces that are written
by hand.
"""

import re

from symbol_graphs import declaration, parameters

MEMBERS = ("property", "type.property", "method", "type.method", "init", "enum.case")
GLOBALS = ("func", "var")
# What says nothing of a member's type, nor of where it runs.
LEFT_OUT = re.compile(
    r"@(?!MainActor\b)[\w.]+(?:<[^<>]*>)?(?:\([^()]*\))?\s*|\b(?:open|public|override|required|convenience|final|optional|mutating|dynamic|lazy)\s+"
    r"|\b(?:unowned\(unsafe\)|unowned|weak)\s+")
VARIABLE = re.compile(r"(?P<head>.*?\b(?:var|let) `?\w+`?): (?P<type>.*?)(?: \{(?P<accessors>[^{}]*)\})?$")
FUNCTION = re.compile(r"(?P<head>.*?\b(?:func [^\s(<]+|init[?!]?))(?=\()")
NAME = re.compile(r"\b[A-Z]\w+")


def with_implied(mentioned, symbols, types):
    """Adds the names that need no mention: of types that mentioned members have, and of what mentioned types inherit from. `types` are
    pairs of a type's path and the names in its inheritance clause."""
    mentioned = set(mentioned)
    while True:
        found = {name for path, inherited in types if mentioned.issuperset(path) for name in inherited}
        for symbol in symbols:
            if mentioned.issuperset(symbol["pathComponents"][:-1]) and symbol["pathComponents"][-1].partition("(")[0] in mentioned:
                found.update(NAME.findall(declaration(symbol).partition(" -> ")[2] or declaration(symbol).partition(": ")[2]))
        if found <= mentioned:
            return mentioned
        mentioned |= found


def members(symbols, mentioned, known):
    """For each type, by its path, declarations of the members that are mentioned, and of the globals under the path `()`.

    `known` are the names of those that are written by hand, see `declared_members`."""
    found = {}
    for symbol in symbols:
        *owner, name = symbol["pathComponents"]
        base = name.partition("(")[0]
        wanted = {part for part in (*owner, base) if part != "init"}
        if wanted <= mentioned and name not in known.get(".".join(owner), ()) and (text := member(symbol, base)):
            found.setdefault(tuple(owner), set()).add(text)
    return found


def member(symbol, name):
    """A declaration without a body; None for what is not told."""
    kind, owner = symbol["kind"]["identifier"].removeprefix("swift."), symbol["pathComponents"][:-1]
    if kind not in (MEMBERS if owner else GLOBALS) or name.startswith("_") or owner[-1:] == ["CodingKeys"]:
        return None
    # All classes that an archive can hold have it from their superclass or protocol.
    if symbol["pathComponents"][-1] == "init(coder:)":
        return None
    text = LEFT_OUT.sub("", declaration(symbol)).strip()
    if kind == "enum.case":
        # A case with values is a function of another name.
        return None if "(" in text else f"static var {text.removeprefix('case ')}: {owner[-1]} {{get}}"
    if kind.endswith(("property", "var")):
        return variable(text)
    return function(text)


def variable(text):
    match = VARIABLE.match(text)
    if match is None:
        return None
    head = re.sub(r"\bclass (var|let)\b", r"static \1", match["head"])
    accessors = (match["accessors"] or "").replace("nonmutating", "").split()
    return f"{head}: {closed(match['type'])}" + (f" {{{' '.join(accessors)}}}" if accessors else "")


def function(text):
    match = FUNCTION.match(text)
    if match is None or " where " in text:
        return None
    end = closing(text, match.end())
    effects, arrow, result = text[end + 1:].partition("->")
    taken = [parameter(each) for each in parameters("f" + text[match.end():end + 1])]
    if None in taken:
        return None
    head = re.sub(r"\bclass func", "static func", match["head"])
    return f"{head}({', '.join(taken)}){effects.rstrip()}" + (f" -> {closed(result.strip())}" if arrow else "")


def parameter(text):
    """A parameter by its label and type; None where it has attributes with arguments of their own."""
    names, _, rest = text.partition(":")
    if not re.fullmatch(r"[\w`]+(?: [\w`]+)?", names):
        return None
    written, equals, default = rest.partition(" = ")
    return f"{names.split()[0]}: {closed(written.strip())}" + (f" = {default}" if equals else "")


def closed(written):
    """A type, or `_` for one that has closures in it."""
    return "_" if "->" in written else written


def closing(text, start):
    depth = 0
    for index in range(start, len(text)):
        depth += (text[index] in "([{") - (text[index] in ")]}")
        if depth == 0:
            return index
    raise ValueError(f"unbalanced: {text}")


def extension_texts(found):
    """Extensions of types in the order of their paths in bytes, each from the beginning of a line, without indentation."""
    return "\n".join(
        f"extension {'.'.join(path)} {{\n" + "\n".join(sorted(declared)) + "\n}"
        for path, declared in sorted(found.items(), key=lambda each: ".".join(each[0]).encode()) if path)
