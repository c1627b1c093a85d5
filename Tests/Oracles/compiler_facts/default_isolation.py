"""What default isolation decides, which the tree does not say.

Variables of a file are all on the main actor. For the types, an extension with a function is appended to a copy of each file: a function takes its type's global actor, and that
is written into the tree. For the rest SIL is asked. As SIL needs a module without errors, independent regions of a
generated file that have one are blanked before; where SIL still cannot be had, the fact has no answer.
"""

import sys
import tempfile
from dataclasses import replace
from pathlib import Path

from . import toolchain
from .silgen import TYPES as TYPE_KINDS, Silgen
from .source import Source
from .trees import attributes, base_name, dump, mangled_types, nominal_types, walk

PROBE = "isolationProbe"


def completed(facts, trees, module, errors, regions):
    """The facts by file, with an answer for those that the tree says nothing of, or with None.

    Types are asked for only where the trees are those of the whole module.
    """
    files = [tree["filename"] for tree in trees]
    with tempfile.TemporaryDirectory() as folder:
        is_whole = len(files) == len(module.files)
        by_type = _isolated_types(trees, module.arguments, Path(folder)) if is_whole else {}
        silgen, copies = silgen_of_clean_regions(files, module, errors, regions, Path(folder))
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


def silgen_of_clean_regions(files, module, errors, regions, folder):
    """SIL of the files, or of copies in which the regions with errors are blank, and the copies by file; None instead of the
    SIL where errors are left. Generating SIL has errors of its own, so it may take more than one attempt."""
    others = [file for file in module.files if file not in files]
    copies = {file: file for file in files}
    if errors and not regions:
        return None, copies
    for attempt in range(4):
        if errors:
            copies = {file: _blanked(file, f"silgen{attempt}", errors, regions, folder) for file in files}
        try:
            silgen = Silgen(list(copies.values()), [*module.arguments, *others])
        except toolchain.Crash:
            crashes = _crashing_regions(files, module, errors, regions, folder / f"crash{attempt}")
            if not crashes:
                raise
            errors = errors + crashes
            continue
        if not silgen.errors:
            return silgen, copies
        if not regions:
            break
        errors = errors + silgen.errors
    return None, copies


def _crashing_regions(files, module, errors, regions, folder):
    """An error for each region without one of which the compiler cannot generate SIL, even alone."""
    found = []
    for index, (first, last) in enumerate(regions or ()):
        if any(first <= error.line <= last for error in errors):
            continue
        others = [toolchain.CompilerDiagnostic(files[0], line, 1, "error", "another region") for line, _ in regions if line != first]
        copies = [_blanked(file, str(index), others, regions, folder) for file in files]
        try:
            Silgen(copies, list(module.arguments))
        except toolchain.Crash:
            print(f"{files[0]}:{first}: the compiler crashes on this graph: what only SIL says of it is left out", file=sys.stderr)
            found.append(toolchain.CompilerDiagnostic(files[0], first, 1, "error", "the compiler crashes"))
    return found


def _blanked(file, name, errors, regions, folder):
    """A copy in a folder of that name, in which the regions with errors are blank."""
    lines = Path(file).read_bytes().split(b"\n")
    for first, last in regions:
        if any(first <= error.line <= last for error in errors):
            lines[first - 1 : last] = [b""] * (last - first + 1)
    copy = folder / name / Path(file).name
    copy.parent.mkdir(parents=True)
    copy.write_bytes(b"\n".join(lines))
    return str(copy)
