"""Getting the type-checked trees of a module, and walking them."""

import sys

from . import toolchain
from .types import split_top, without_arguments

TYPES = ("class_decl", "struct_decl", "enum_decl", "protocol")


def walk(node):
    """Every dictionary of a tree, the outer ones first."""
    stack = [node]
    while stack:
        current = stack.pop()
        if isinstance(current, list):
            stack.extend(reversed(current))
        elif isinstance(current, dict):
            yield current
            stack.extend(reversed(current.values()))


def dump(files, arguments):
    """The type-checked tree of each file, and the compiler's diagnostics."""
    primary = [part for file in files for part in ("-primary-file", str(file))]
    output, diagnostics = toolchain.frontend([*arguments, *primary], "-dump-ast", "-dump-ast-format", "json")
    trees = list(toolchain.syntax_trees(output))
    if len(trees) != len(files):
        reasons = "\n".join(f"{each.file}:{each.line}: {each.text}" for each in diagnostics if each.severity == "error")
        sys.exit(f"swiftc gave {len(trees)} trees for {len(files)} files\n{' '.join(arguments)[:1000]}\n{reasons[:1000]}")
    for tree in trees:
        tree.setdefault("items", [])
    return trees, diagnostics


def mangled_types(trees):
    for node in walk(trees):
        for key in ("interface_type", "type", "extended_type", "global_actor_isolated"):
            if isinstance(node.get(key), str):
                yield node[key]


def base_name(node):
    name = (node.get("name") or {}).get("base_name") or {}
    return name.get("special") or name.get("name")


def attributes(node):
    return node.get("attrs") or []


def nominal_types(nodes, types, path=()):
    """(path of names, node) for every type that its file can name: not for those inside functions, and private ones inside types."""
    for node in nodes:
        kind = node.get("_kind")
        if kind in TYPES and not node.get("implicit") and not (path and node.get("access") == "private"):
            here = (*path, base_name(node))
            yield here, node
            yield from nominal_types(node.get("members") or [], types, here)
        elif kind == "extension_decl":
            extended = split_top(without_arguments(types.get(node.get("extended_type"), "")), ".")[1:]
            yield from nominal_types(node.get("members") or [], types, tuple(extended))
