"""What an interface that is written by hand has and the toolchain's own module lacks, as a text for a module of its own."""

import re

from stub_text import declared_members, paths

TYPE = re.compile(
    r"^(?:@\w+(?:\([^)]*\))? )*(?:open |public |final |indirect )*(class|struct|enum|protocol|actor|extension) (?!func|var|subscript|let)([\w.]+)")
# Only in the declaration of a class itself.
OF_CLASSES = re.compile(r"\b(?:final|override|required) ")


def lacking(text, toolchain):
    """Declarations in lines. A type that the toolchain has becomes an extension."""
    lines = [re.sub(r" *// source: .*$", "", line) for line in text.split("\n")]
    return [line for chunk in chunks(lines) for line in of_chunk(chunk, "", toolchain)]


def chunks(lines):
    """Declarations, each with the lines up to the brace that closes it."""
    waiting, depth = [], 0
    for line in lines:
        if not line.strip() or line.lstrip().startswith("//"):
            continue
        waiting.append(line)
        depth += line.count("{") - line.count("}")
        if depth == 0:
            yield waiting
            waiting = []


def of_chunk(chunk, around, toolchain):
    head = chunk[0].strip()
    match = TYPE.match(head)
    if match is None:
        keys = declared_members("\n".join(line.strip() for line in chunk)).get("", set()) | paths(head)
        is_known = any(toolchain.declares(around, key) or f"{around}.{key}".lstrip(".") in toolchain.types for key in keys)
        return [] if is_known or not keys or " macro " in head else chunk
    path = f"{around}.{match[2]}" if around else match[2]
    if path not in toolchain.types:
        return chunk
    if re.search(r"\{ *\}$", head):
        # A conformance, of which the toolchain's module says what holds there.
        return []
    lines = [line for each in chunks(body(chunk)) for line in of_chunk(each, path, toolchain)]
    if not lines or around:
        return lines
    if toolchain.types[path] == "class":
        lines = [as_extension(line) for line in lines]
    head = head[: head.index("{")] + "{" if match[1] == "extension" else f"extension {path} {{"
    return [head, *(f"  {line.strip()}" for line in lines), "}"]


def as_extension(line):
    line = OF_CLASSES.sub("", line).replace("public init", "public convenience init")
    if re.search(r"\bopen ", line):
        return re.sub(r"\bopen ", "public ", line)
    return line if re.search(r"\bpublic ", line) else re.sub(r"((?:class |static )?(?:func|var) )", r"public \1", line, count=1)


def body(chunk):
    if len(chunk) > 1:
        return chunk[1:-1]
    text = chunk[0][chunk[0].index("{") + 1 : chunk[0].rindex("}")]
    return [line for line in re.split(r"; (?![^{]*\})", text.strip()) if line]
