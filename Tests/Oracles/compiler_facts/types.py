"""Readable types taken apart."""

import re

ATTRIBUTES = re.compile(r"(?:@[\w.]+(?:\([^()]*\))? |nonisolated\(nonsending\) |sending )*")
EFFECTS = re.compile(r" ((?:async |throws(?:\([^()]*\))? |rethrows )*)-> ")
OPENING, CLOSING = "([<{", ")]>}"


def closing(text, start):
    """The offset of the bracket that closes the one at `start`; the arrow of a function type is no bracket."""
    depth = 0
    for offset in range(start, len(text)):
        character = text[offset]
        if character in OPENING:
            depth += 1
        elif character in CLOSING and text[offset - 1 : offset + 1] != "->":
            depth -= 1
            if depth == 0:
                return offset
    raise ValueError(f"unbalanced type: {text}")


def split_top(text, separator=","):
    """The parts between separators that stand in no bracket."""
    parts, start, offset = [], 0, 0
    while offset < len(text):
        if text[offset] in OPENING:
            offset = closing(text, offset)
        elif text[offset] == separator:
            parts.append(text[start:offset].strip())
            start = offset + 1
        offset += 1
    last = text[start:].strip()
    return parts + [last] if last or parts else []


def function_levels(type_text):
    """The parameter lists of a curried function type, each with its effects: `(A) -> (Int) async -> ()` has two."""
    levels = []
    if type_text.startswith("<"):
        type_text = type_text[closing(type_text, 0) + 1 :].lstrip()
    while True:
        start = ATTRIBUTES.match(type_text).end()
        if type_text[start : start + 1] != "(":
            return levels
        end = closing(type_text, start)
        effects = EFFECTS.match(type_text, end + 1)
        if effects is None:
            return levels
        levels.append((split_top(type_text[start + 1 : end]), effects[1].split()))
        type_text = type_text[effects.end() :]


def is_async(type_text, has_self):
    """Whether calling the function, once its self is given, is asynchronous."""
    levels = function_levels(type_text)
    wanted = 1 if has_self else 0
    return len(levels) > wanted and "async" in levels[wanted][1]


def isolated_parameter(type_text, node):
    """`actor(NAME)` for a function or closure with an isolated parameter, `actor` where that is self, else None."""
    levels = function_levels(type_text)
    has_self = "implicit_self_decl" in node
    if has_self and levels:
        if levels[0][0] and levels[0][0][0].startswith("isolated "):
            return "actor"
        levels = levels[1:]
    if not levels:
        return None
    names = [parameter_name(each) for each in (node.get("params") or {}).get("params") or []]
    for name, written in zip(names, levels[0][0]):
        if written.split(": ")[-1].startswith("isolated "):
            return f"actor({name})"
    return None


def parameter_name(node):
    return ((node.get("name") or {}).get("base_name") or {}).get("name", "_")


def without_arguments(type_text):
    """The type without what stands in angle brackets."""
    kept, offset = [], 0
    while offset < len(type_text):
        if type_text[offset] == "<":
            offset = closing(type_text, offset)
        else:
            kept.append(type_text[offset])
        offset += 1
    return "".join(kept)
