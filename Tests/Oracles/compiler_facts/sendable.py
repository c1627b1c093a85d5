"""Which nominal types are Sendable, by a probe that is compiled together with the sources.

For each type, an extension with a function that requires it is appended to a copy of its file, so that private types at
file level can be named. Whether the compiler objects on the probe's line, and in which words, is the answer. Types inside functions,
and private ones inside types, cannot be named from there; they get no answer.
"""

import sys
import tempfile
from pathlib import Path

from . import toolchain
from .source import Source
from .trees import mangled_types, nominal_types

REQUIRE = "nonisolated private func requireSendable<T: Sendable & ~Copyable & ~Escapable>(_: T.Type) {}"


def probe(number, path, is_protocol):
    """One line of Swift that needs the type to be Sendable."""
    spelled = ".".join(f"`{name}`" for name in path)
    if is_protocol:
        return f"nonisolated private func probeSendable{number}() {{ requireSendable((any {spelled}).self) }}"
    return f"extension {spelled} {{ nonisolated private static func probeSendable{number}() {{ requireSendable(Self.self) }} }}"


def sendable_facts(module, cache):
    """{file: {(line, column) of the type's name: "yes" or "no"}} for the files of one module."""
    answers = {file: {} for file in module.files}
    for chunk in module.chunks():
        found = cache.get(module.key("sendable", chunk), lambda: list(_answers(module, chunk)))
        for file, line, column, answer in found:
            answers[file][line, column] = answer
    return answers


def complete(arguments):
    """The arguments with missing conformances reported, which minimal checking leaves out."""
    kept, skip = [], False
    for argument in arguments:
        if skip or argument == "-strict-concurrency":
            skip = not skip
        elif not argument.startswith("-strict-concurrency="):
            kept.append(argument)
    return kept if "6" in kept else [*kept, "-strict-concurrency=complete"]


def _answers(module, chunk):
    trees, _ = module.dump(chunk)
    types = toolchain.demangled(mangled_types(trees))
    with tempfile.TemporaryDirectory() as folder:
        copies, probed = [], []
        for index, tree in enumerate(trees):
            data = Path(tree["filename"]).read_bytes()
            source = Source(tree["filename"], data)
            copy = Path(folder, str(index), Path(tree["filename"]).name)
            copy.parent.mkdir()
            lines = [REQUIRE]
            first = data.count(b"\n") + 2
            for number, (path, node) in enumerate(nominal_types(tree["items"], types)):
                offset = source.name_offset(node["range"]["start"], path[-1]) if "range" in node else None
                if offset is not None:
                    probed.append((tree["filename"], *source.position(offset), str(copy), first + len(lines)))
                    lines.append(probe(f"{index}_{number}", path, node["_kind"] == "protocol"))
            copy.write_bytes(data + b"\n" + "\n".join(lines).encode() + b"\n")
            copies.append(copy)
        primary = [part for copy in copies for part in ("-primary-file", str(copy))]
        others = [file for file in module.files if file not in chunk]
        _, diagnostics = toolchain.frontend([*complete(module.arguments), *primary, *others], "-typecheck")
    objections = {}
    for each in diagnostics:
        # After that nothing is checked, and nothing objected to.
        if each.text.startswith("no such module"):
            sys.exit(f"{each.file}:{each.line}: {each.text}")
        objections.setdefault((each.file, each.line), []).append(each.text)
    for file, line, column, copy, probe_line in probed:
        texts = objections.get((copy, probe_line), [])
        if not texts:
            yield file, line, column, "yes"
        elif all("Sendable" in text for text in texts):
            yield file, line, column, "no"
