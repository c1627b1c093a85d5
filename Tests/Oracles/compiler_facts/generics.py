"""Names of generic parameters. Mangled types have depth and index only: `A` is the first of the outermost level, `B1`
the second of the level inside it."""

import re

from .types import split_top

DECLARATION = re.compile(rb"\b(?:struct|class|enum|actor|typealias)\s+`?(\w+)`?\s*<")
PARAMETER = re.compile(r"(?<![\w.])([A-Z])(\d*)(?!\w)((?:\.\w+)*)")
STANDARD = {
    "Array": ["Element"], "ArraySlice": ["Element"], "ContiguousArray": ["Element"], "Set": ["Element"], "Optional": ["Wrapped"],
    "Dictionary": ["Key", "Value"], "Result": ["Success", "Failure"], "Range": ["Bound"], "ClosedRange": ["Bound"],
    "UnsafeBufferPointer": ["Element"], "UnsafeMutableBufferPointer": ["Element"], "UnsafePointer": ["Pointee"],
    "UnsafeMutablePointer": ["Pointee"], "Span": ["Element"], "CollectionOfOne": ["Element"], "KeyValuePairs": ["Key", "Value"],
}


def clause_names(text):
    """The names in a generic clause `<First: Sequence, each Second>`, given from its `<`; None where it does not close."""
    depth = 0
    for offset, character in enumerate(text):
        if character == "<":
            depth += 1
        elif character == ">" and text[offset - 1] != "-":
            depth -= 1
            if depth == 0:
                parts = split_top(re.sub(r"//[^\n]*|/\*.*?\*/", " ", text[1:offset], flags=re.S))
                names = [part.split(":")[0].split() for part in parts if part]
                return [words[-1] for words in names] if all(names) else None
    return None


def declared_generics(files):
    """{simple name of a type: names of its own parameters} by the sources' text."""
    found = {}
    for file in files:
        data = file.read_bytes()
        for match in DECLARATION.finditer(data):
            names = clause_names(data[match.end() - 1 : match.end() + 400].decode(errors="replace"))
            if names:
                found[match[1].decode()] = names
    return found


def named(text, levels, modules):
    """The demangled type with its parameters named; None where a parameter has no known name."""
    unknown = False

    def replacement(match):
        nonlocal unknown
        letter, depth, path = match.groups()
        parts = path.split(".")[1:]
        if match.group(1) + depth in modules:
            return match[0]
        level, index = int(depth or 0), ord(letter) - ord("A")
        if levels is None or level >= len(levels) or index >= len(levels[level]):
            unknown = True
            return match[0]
        return ".".join([levels[level][index], *_associated(parts, modules)])

    text = PARAMETER.sub(replacement, text)
    return None if unknown else text


def _associated(parts, modules):
    """An associated type's path without the protocols: `Swift.Sequence.Element` is `Element`."""
    kept = []
    while parts:
        if parts[0] in modules and len(parts) >= 3:
            parts = parts[2:]
        else:
            kept.append(parts[0])
            parts = parts[1:]
    return kept
