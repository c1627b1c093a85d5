"""What default isolation decides, which the tree does not say.

Variables of a file are all on the main actor. For the types, an extension with a function is appended to a copy of each file: a function takes its type's global actor, and that
is written into the tree. For the rest SIL is asked. As SIL needs a module without errors, independent regions of a
generated file that have one are blanked before; where SIL still cannot be had, the fact has no answer.
"""

import tempfile
from dataclasses import replace
from pathlib import Path

from . import toolchain
from .silgen import TYPES as TYPE_KINDS, Silgen
from .source import Source
from .trees import attributes, base_name, dump, mangled_types, nominal_types, walk

PROBE = "isolationProbe"


def completed(facts, trees, files, arguments, errors, regions):
    """The facts by file, with an answer for those that the tree says nothing of, or with None."""
    with tempfile.TemporaryDirectory() as folder:
        by_type = _isolated_types(trees, arguments, Path(folder))
        silgen, copies = _silgen(files, arguments, errors, regions, Path(folder))
    return {
        file: [fact if fact.is_said else _answered(file, fact, found, by_type, silgen, copies) for fact in found]
        for file, found in facts.items()
    }


def _answered(file, fact, found, by_type, silgen, copies):
    if fact.kind in TYPE_KINDS:
        is_isolated = by_type.get((file, *fact.place))
        answer = None if is_isolated is None else "@MainActor" if is_isolated else "nonisolated"
        return replace(fact, isolation=answer, is_said=True)
    if fact.kind == "property" and fact.is_global:
        return replace(fact, isolation="@MainActor", is_said=True)
    said = None if silgen is None else silgen.isolation(copies[file], fact)
    return replace(fact, isolation=said, is_said=True)


def _isolated_types(trees, arguments, folder):
    """{(file, line, column) of a type's name: whether default isolation made it MainActor}, for types that can be named."""
    types = toolchain.demangled(mangled_types(trees))
    copies, places = [], {}
    for index, tree in enumerate(trees):
        data = Path(tree["filename"]).read_bytes()
        source, lines = Source(tree["filename"], data), [""]
        for number, (path, node) in enumerate(nominal_types(tree["items"], types)):
            offset = source.name_offset(node["range"]["start"], path[-1]) if "range" in node else None
            if offset is not None:
                name = f"{PROBE}{index}_{number}"
                places[name] = tree["filename"], *source.position(offset)
                spelled = ".".join(f"`{part}`" for part in path)
                lines.append(f"extension {spelled} {{ func {name}() {{}} }}")
        copy = folder / f"types{index}" / Path(tree["filename"]).name
        copy.parent.mkdir()
        copy.write_bytes(data + "\n".join(lines).encode() + b"\n")
        copies.append(copy)
    probed, _ = dump(copies, arguments)
    found = {}
    for node in walk(probed):
        name = base_name(node) if node.get("_kind") == "func_decl" else None
        if name in places and "usr" in node:
            found[places[name]] = any(attribute.get("type") == "$sScMD" for attribute in attributes(node))
    return found


def _silgen(files, arguments, errors, regions, folder):
    """SIL of the files, or of copies in which the regions with errors are blank; None where that has errors, too."""
    copies = {str(file): str(file) for file in files}
    if errors and regions:
        (file,) = files
        lines = Path(file).read_bytes().split(b"\n")
        for first, last in regions:
            if any(first <= error.line <= last for error in errors):
                lines[first - 1 : last] = [b""] * (last - first + 1)
        copy = folder / "silgen" / Path(file).name
        copy.parent.mkdir()
        copy.write_bytes(b"\n".join(lines))
        copies = {str(file): str(copy)}
    silgen = Silgen(list(copies.values()), arguments)
    return (None if silgen.errors else silgen), copies
