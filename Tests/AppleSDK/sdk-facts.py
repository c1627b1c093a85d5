#!/usr/bin/env python3
"""Writes down what an SDK states of the types of its modules, Sources/LintSemantics/SDK/Types, and the members of these that
code mentions, Sources/LintSemantics/SDK/Members: a file a module each.

    sdk-facts.py PREPARED [--modules FILE] [--graphs DIR] [--jobs N]

PREPARED is what `prepare-sdk.py` made of an SDK. The compiler's symbol graphs say which types there are, what they inherit
and which protocols they state; where they are isolated and whether they are Sendable is asked of the compiler itself, for
types without generic parameters. What Sources/LintSemantics/SDK/Interfaces declares is left out: there members stand
beside the type, and what newer releases have changed.

FILE names the modules, one a line; `modules.txt` beside this script if not given. Prints each module with its number of
types, and what could not be read. Exit status: 0; 2 when the compiler or the SDK is missing.
"""

import argparse
import json
import re
import sys
import tempfile
import textwrap
from pathlib import Path

import compiler_answers
import members
from handwritten import declared_members, declared_types, interfaces, main_actor_types
from symbol_graphs import ALIAS, Graphs, extract, imports

HERE = Path(__file__).resolve().parent
SDK = HERE.parents[1] / "Sources" / "LintSemantics" / "SDK"
KEYWORD = re.compile(r"\b(class|struct|enum|protocol|actor|typealias)\b")
# Callbacks and structs of C: applications name few of them, and their types say nothing that anything asks for.
OF_C = re.compile(r"@convention|Unsafe|OpaquePointer|_t\b|\bU?Int(?:8|16|32|64)?$")
# These mean the metatype wherever they are not in backticks.
METATYPES = ("Type", "Protocol")
# Read for what their protocols refine.
REFINING = ("Swift", "_Concurrency")
# What says where the members are, or what the type does to those that use it.
KEPT_ATTRIBUTES = ("@MainActor", "@preconcurrency", "@resultBuilder", "@dynamicMemberLookup", "@dynamicCallable", "@globalActor")


class Writer:
    """Makes the text of a module's types."""

    def __init__(self, graphs, answers, handwritten, isolated_protocols, of_library, interface):
        self.graphs, self.answers, self.handwritten = graphs, answers, handwritten
        self.isolated_protocols, self.of_library, self.interface = isolated_protocols, of_library, interface
        # The names of what the types inherit from and conform to.
        self.inherited = set()

    def text(self, symbols):
        """Declarations in the order of their names; types inside others stand in extensions of these."""
        rows, extensions = [], []
        by_parent = {}
        for symbol in sorted(symbols, key=lambda each: each.path):
            by_parent.setdefault(symbol.path[:-1], []).append(symbol)
        for parent, members in sorted(by_parent.items()):
            lines = [line for member in members for line in self.lines(member, extensions)]
            if not lines:
                continue
            if parent:
                rows.append(f"extension {'.'.join(parent)} {{")
                rows += [f"  {line}" for line in lines]
                rows.append("}")
            else:
                rows += lines
        return "\n".join(rows + extensions)

    def added_conformances(self, symbols, protocols):
        """Extensions of types that are written by hand, with the protocols that their text leaves out; of these, those given."""
        for symbol in sorted(symbols, key=lambda each: each.path):
            if symbol.name in self.handwritten and symbol.kind == "swift.class" and not symbol.is_generic:
                stated = re.search(rf"\bclass {symbol.path[-1]}\b([^{{]*)", self.interface)
                for name in self.graphs.stated(symbol)[0]:
                    if stated and name in protocols and not re.search(rf"\b{name}\b", stated[1]):
                        yield f"extension {symbol.name}: {name} {{}}"

    def closure_functions(self, by_type):
        """Extensions with the functions that `symbol_graphs.closure_function` found in each type."""
        extensions = []
        for path, functions in sorted(by_type.items()):
            # What a module adds to collections has the names of what they have.
            if path[0] in self.of_library or not all(self.graphs.is_told(".".join(path[:length])) for length in range(1, len(path) + 1)):
                continue
            is_isolated = self.answers.get(".".join(path), (False,))[0] and ".".join(path) in self.graphs.classes
            kept = sorted(text for text, needs_isolation in functions if is_isolated or not needs_isolation)
            if kept := [text for text in kept if not self.is_handwritten(text)]:
                extensions.append(f"extension {'.'.join(path)} {{ {'; '.join(kept)} }}")
        return "\n".join(extensions)

    def is_handwritten(self, function):
        """Whether the interface of the module has a function of the name."""
        match = re.search(r"func (\w+)", function)
        return match is not None and f"func {match[1]}" in self.interface

    def lines(self, symbol, extensions):
        match = KEYWORD.search(symbol.declaration)
        is_nameable = symbol.path[-1] not in METATYPES and all(
            self.graphs.is_told(".".join(symbol.path[:length])) for length in range(1, len(symbol.path)))
        if symbol.name in self.handwritten or match is None or not is_nameable:
            return
        if symbol.kind == ALIAS:
            # A name for a type of C, or for one that stands elsewhere; those of Swift's types witness associated types.
            if (len(symbol.path) == 1 or symbol.usr.startswith("c:")) and not OF_C.search(symbol.declaration):
                alias = symbol.declaration[match.start():]
                # A type that another module declares under the same name.
                if alias.rpartition(" = ")[2] != symbol.path[-1]:
                    yield f"public {alias}"
            return
        is_isolated, is_sendable = self.answers.get(symbol.name, (None, None))
        inherited, conditional = self.graphs.stated(symbol)
        before = [each for each in KEPT_ATTRIBUTES if re.search(re.escape(each) + r"\b", symbol.declaration)]
        head = symbol.declaration[match.start():]
        head, _, where = head.partition(" where ")
        if symbol.kind == "swift.protocol":
            head, _, stated = head.partition(" : ")
            refined = [each.strip() for each in stated.replace("&", ",").split(",")]
            inherited = [each for each in refined if each == "AnyObject" or self.graphs.is_told(each)]
        if symbol.is_generic:
            # By the graph alone, which lists unavailable conformances as well: the compiler would have to be given arguments.
            is_sendable = self.generic_sendability(symbol, extensions)
        elif is_isolated and "@MainActor" not in before:
            before.insert(0, "@MainActor")
        if is_isolated is False and symbol.kind != "swift.protocol":
            # What an extension states isolates no type.
            self.inherited.update(inherited)
            extensions += [f"extension {symbol.name}: {each} {{}}" for each in inherited if each in self.isolated_protocols]
            inherited = [each for each in inherited if each not in self.isolated_protocols]
        is_class = symbol.kind == "swift.class"
        if is_sendable and "@MainActor" not in before:
            inherited.append("@unchecked Sendable" if is_class else "Sendable")
        refuses = is_isolated or self.is_sendable_by_inheritance(symbol)
        if is_sendable is False and refuses and symbol.kind != "swift.protocol":
            extensions.append(f"@available(*, unavailable) extension {symbol.name}: @unchecked Sendable {{}}")
        access = symbol.access if is_class else "public"
        if re.search(r"\bfinal\b", symbol.declaration):
            access = "public final"
        self.inherited.update(inherited)
        clause = f": {', '.join(dict.fromkeys(inherited))}" if inherited else ""
        constraints = f" where {where}" if where else ""
        requirements = symbol.requirements if "@MainActor" in before else symbol.isolated_requirements
        members = "; ".join(sorted(set(requirements)))
        body = f" {{ {members} }}" if members else " {}"
        yield " ".join([*before, access, head.strip()]) + clause + constraints.replace(" : ", ": ") + body
        for name, wanted in sorted(conditional, key=lambda each: each[0]):
            if condition := self.condition(wanted, symbol):
                extensions.append(f"extension {symbol.name}: {name} where {condition} {{}}")

    def generic_sendability(self, symbol, extensions):
        constraints = symbol.sendable_constraints
        if constraints is None:
            return None
        if condition := self.condition(constraints, symbol):
            extensions.append(f"extension {symbol.name}: Sendable where {condition} {{}}")
            return None
        return True

    def condition(self, constraints, symbol):
        """What a conformance needs beyond what the type itself needs."""
        own = symbol.declaration.partition(" where ")[2]
        wanted = []
        for constraint in constraints or []:
            mark = "==" if constraint["kind"] == "sameType" else ":"
            row = f"{constraint['lhs']} {mark} {constraint['rhs']}"
            if row not in own:
                wanted.append(row.replace(" : ", ": "))
        return ", ".join(dict.fromkeys(wanted))

    def ancestors(self, symbol):
        while symbol.superclass and (symbol := self.graphs.symbols.get(symbol.superclass)):
            yield symbol

    def is_sendable_by_inheritance(self, symbol):
        return any(self.graphs.answers.get((each.module, each.name), (None, False))[1] for each in self.ancestors(symbol))


def identifier(module):
    """`arKit` of `ARKit`, `os` of `os`."""
    head = re.match(r"[A-Z]*", module)[0]
    if len(head) <= 1:
        return module[0].lower() + module[1:]
    return module.lower() if head == module else head[:-1].lower() + module[len(head) - 1:]


def owners(by_module, handwritten):
    """The module in whose text each type stands."""
    found = {symbol.name: module for module, symbols in by_module.items() for symbol in symbols}
    for module, names in handwritten.items():
        found.update(dict.fromkeys(names, module))
    return found


def without_conflicts(exports, by_module):
    """Without modules that have types of the same names, which would hide each other."""
    names = {module: {symbol.name for symbol in symbols if len(symbol.path) == 1 and symbol.kind != ALIAS}
             for module, symbols in by_module.items()}
    return {module: [other for other in exported if not names.get(module, set()) & names.get(other, set())]
            for module, exported in exports.items()}


def move_nested(by_module, handwritten):
    """Puts types that are nested in one which is written by hand for another module beside that one."""
    homes = {name: module for module, names in handwritten.items() for name in names}
    moved = {module: [] for module in by_module}
    for module, symbols in by_module.items():
        own = handwritten.get(module, set()) | {symbol.name for symbol in symbols} - homes.keys()
        for symbol in symbols:
            home = homes.get(symbol.path[0]) if len(symbol.path) > 1 and symbol.path[0] not in own else None
            moved[home if home in by_module else module].append(symbol)
    return moved


def listing(label, names):
    """An argument of Swift, in lines of at most 120 columns."""
    listed = f"{label}: [" + ", ".join(f'"{name}"' for name in sorted(names)) + "],"
    return "\n".join(textwrap.wrap(listed, 120, initial_indent="    ", subsequent_indent="      ", break_long_words=False))


def extended(text):
    """The last parts of the names of the types that a text extends."""
    return {path.rpartition(".")[2] for path in re.findall(r"\bextension ([\w.]+)", text)}


def raw_string(label, lines):
    """An argument of Swift."""
    body = "\n".join(f"    {line}".rstrip() for line in lines)
    return f"    {label}: #\"\"\"\n{body}\n    \"\"\"#"


def swift_file(module, exports, needed, release, text, functions):
    functions = ",\n" + raw_string("closureFunctions", functions.splitlines()) if functions else ""
    text = raw_string("text", [f"// source: apple/{module.lower()}; since: {release}", *text.splitlines()])
    return (
        f"// Written by 'make sdk-facts' from the {release}. What else members say, and newer releases, is in Interfaces.\n"
        f"extension SDKTypes {{\n  static let {identifier(module)} = SDKTypes(\n    module: \"{module}\",\n{listing('exports', exports)}\n{listing('imports', needed)}\n"
        f"{listing('extended', extended(text))}\n{text}{functions})\n}}\n")


def members_file(module, of_others, release, text):
    return (
        f"// Written by 'make sdk-facts' from the {release}: what code mentions. Interfaces has more.\n"
        f"extension SDKMembers {{\n  static let {identifier(module)} = SDKMembers(\n    module: \"{module}\",\n{listing('typesOfOthers', of_others)}\n"
        f"{raw_string('text', text.splitlines())})\n}}\n")


def emptied(folder):
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.swift"):
        old.unlink()
    return folder


def write_list(folder, kind, modules, release):
    listed = ",\n".join(f"    {identifier(module)}" for module in modules)
    (folder / f"{kind}+All.swift").write_text(
        f"// Written by 'make sdk-facts' from the {release}.\nextension {kind} {{\n  static let all: [{kind}] = [\n{listed}\n  ]\n}}\n",
        encoding="utf-8")


def elsewhere(module, by_module, handwritten):
    """The types that the interfaces declare, in this module or in another one that has no type of the name itself."""
    found = set(handwritten.get(module, set()))
    for other, names in handwritten.items():
        found |= names - {symbol.name for symbol in by_module.get(other, [])}
    return found


def release_of(sdk):
    version = json.loads((sdk / "SDKSettings.json").read_text(encoding="utf-8"))["Version"]
    return f"iOS {version} SDK"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("prepared", type=Path)
    parser.add_argument("--modules", type=Path, default=HERE / "modules.txt")
    parser.add_argument("--graphs", type=Path, help="keep the symbol graphs there")
    parser.add_argument("--jobs", type=int, default=2, help="default: %(default)s")
    options = parser.parse_args()
    if not (options.prepared / "flags.txt").exists():
        sys.exit(f"sdk-facts.py: no SDK was prepared in '{options.prepared}': make sdk-modules SDK=DIR")
    flags = (options.prepared / "flags.txt").read_text(encoding="utf-8").splitlines()
    modules = options.modules.read_text(encoding="utf-8").split()
    sdk = options.prepared / "sdk"
    release = release_of(sdk)
    with tempfile.TemporaryDirectory(prefix="sdk-graphs-") as folder:
        kept = options.graphs or Path(folder)
        for problem in extract([*REFINING, *modules], flags, kept, options.jobs):
            print(f"not read: {problem}", file=sys.stderr)
        graphs = Graphs()
        for module in (*REFINING, *modules):
            graphs.read(module, kept)
    by_module = {}
    for symbol in graphs.symbols.values():
        if symbol.module in REFINING:
            continue
        by_module.setdefault(symbol.module, []).append(symbol)
    graphs.answers = {}
    for module, symbols in sorted(by_module.items()):
        # In one order: where a class and its superclass are said to be different, the compiler's answer depends on it.
        asked = sorted((each.name, each.kind == "swift.protocol") for each in symbols if each.kind != ALIAS and not each.is_generic)
        for name, answer in compiler_answers.ask(module, asked, flags).items():
            graphs.answers[module, name] = answer
    exports = without_conflicts(imports(sdk, modules), by_module)
    folder, member_folder = emptied(SDK / "Types"), emptied(SDK / "Members")
    written, with_members = [], []
    handwritten, texts = declared_types(SDK / "Interfaces"), dict(interfaces(SDK / "Interfaces"))
    graphs.told = {each.name for each in graphs.symbols.values() if each.module not in REFINING}.union(*handwritten.values())
    graphs.classes = {symbol.name for symbol in graphs.symbols.values() if symbol.kind == "swift.class"}
    owner, of_library = owners(by_module, handwritten), handwritten["Swift"]
    isolated_protocols = {name for types in main_actor_types(SDK / "Interfaces")[0].values() for name, keyword in types.items() if keyword == "protocol"}
    isolated_protocols |= {
        symbol.name for symbol in graphs.symbols.values()
        if symbol.kind == "swift.protocol" and graphs.answers.get((symbol.module, symbol.name), (False,))[0]}
    inherited = [(symbol.path, " ".join([*graphs.stated(symbol)[0]]).replace(".", " ").split()) for symbol in graphs.symbols.values()]
    mentioned = members.with_implied(
        (HERE / "mentioned.txt").read_text(encoding="utf-8").split(), [each for module in modules for each in graphs.others.get(module, [])], inherited)
    all_protocols = {symbol.name for symbol in graphs.symbols.values() if symbol.kind == "swift.protocol" and symbol.module not in REFINING}
    by_hand = declared_members("\n".join(texts.values()))
    for module, symbols in sorted(move_nested(by_module, handwritten).items()):
        answers = {symbol.name: graphs.answers[key] for symbol in symbols if (key := (symbol.module, symbol.name)) in graphs.answers}
        writer = Writer(graphs, answers, elsewhere(module, by_module, handwritten), isolated_protocols, of_library, texts.get(module, ""))
        text, functions = writer.text(symbols), writer.closure_functions(graphs.closure_functions.get(module, {}))
        own = members.members(graphs.others.get(module, []), mentioned, by_hand)
        protocols = {path[0] for path in own if len(path) == 1} & all_protocols
        text = "\n".join([text, *writer.added_conformances(symbols, protocols), *sorted(own.pop((), ()))]).strip("\n")
        own = {path: declared for path, declared in own.items() if (graphs.is_told(".".join(path)) or path[0] in of_library) and path[-1] not in METATYPES}
        needed = {owner[name] for name in writer.inherited if name in owner} - {module, *exports[module]} - set(REFINING)
        if text:
            (folder / f"{module}+Types.swift").write_text(swift_file(module, exports[module], needed, release, text, functions), encoding="utf-8")
            written.append(module)
            print(f"{module}: {text.count(chr(10)) + 1} lines, {len(text)} bytes")
        if text and own:
            of_others = {path[-1] for path in own if owner.get(path[0]) != module}
            member_text = members.extension_texts(own)
            (member_folder / f"{module}+Members.swift").write_text(members_file(module, of_others, release, member_text), encoding="utf-8")
            with_members.append(module)
    write_list(folder, "SDKTypes", written, release)
    write_list(member_folder, "SDKMembers", with_members, release)
    return 0


if __name__ == "__main__":
    sys.exit(main())
