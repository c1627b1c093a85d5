"""Types of an SDK's modules, as the compiler's symbol graphs have them."""

import json
import re
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

TYPE_KINDS = {"swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.actor"}
ALIAS = "swift.typealias"
# What every type has, or what nothing is asked about.
UNTOLD = {
    "Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype", "Swift.BitwiseCopyable", "Swift.Sendable", "Swift.CVarArg",
    "Swift.CustomStringConvertible", "Swift.CustomDebugStringConvertible", "Swift.CustomReflectable",
}


@dataclass
class Symbol:
    usr: str
    module: str
    path: tuple
    kind: str
    # As the graph prints it, without attributes of availability.
    declaration: str
    access: str
    # The module of the type that it is nested in, where that is another one.
    parent_module: str
    superclass: str | None = None
    conformances: dict = field(default_factory=dict)
    # Of a protocol, the requirements on the main actor, which isolate what witnesses them, and all of them by their names alone.
    isolated_requirements: list = field(default_factory=list)
    requirements: list = field(default_factory=list)
    # The constraints of a conformance to Sendable, `[]` without any; `None` where the graph lists none.
    sendable_constraints: list | None = None

    @property
    def name(self):
        return ".".join(self.path)

    @property
    def is_generic(self):
        return "<" in self.declaration.split(" where ")[0].split(":")[0]


class Graphs:
    """The types of several modules, by what the compiler calls them."""

    def __init__(self):
        self.symbols = {}
        # By module and the path of the type around, functions that take closures: see closure_function.
        self.closure_functions = {}
        # By module, all that is no type, as the graph has it.
        self.others = {}
        # The names of all types that these texts or those written by hand declare.
        self.told = set()
        self._names = {}

    def read(self, module, folder):
        for path in sorted(folder.glob(f"{module}*.symbols.json")):
            own, _, extended = path.name.removesuffix(".symbols.json").partition("@")
            if own == module:
                self._add(module, extended or module, json.loads(path.read_bytes()))

    def _add(self, module, extended, graph):
        for symbol in graph["symbols"]:
            kind, usr = symbol["kind"]["identifier"], symbol["identifier"]["precise"]
            if kind not in TYPE_KINDS and kind != ALIAS:
                if not is_gone(symbol):
                    self.others.setdefault(module, []).append(symbol)
                continue
            path = tuple(symbol["pathComponents"])
            self._names[usr] = ".".join(path)
            if any(part.startswith("_") for part in path) or is_gone(symbol):
                continue
            self.symbols[usr] = Symbol(
                usr, module, path, kind, declaration(symbol), symbol["accessLevel"], extended)
        members = {symbol["identifier"]["precise"]: symbol for symbol in graph["symbols"]}
        closure_aliases = {
            ".".join(symbol["pathComponents"]) for symbol in graph["symbols"]
            if symbol["kind"]["identifier"] == ALIAS and "->" in (text := declaration(symbol)) and "@Sendable" not in text}
        for member in graph["symbols"]:
            path = tuple(member["pathComponents"])
            if len(path) > 1 and not is_gone(member) and (function := closure_function(member, closure_aliases)):
                self.closure_functions.setdefault(module, {}).setdefault(path[:-1], set()).add(function)
        for relation in graph["relationships"]:
            if relation["kind"] in ("requirementOf", "optionalRequirementOf"):
                owner, member = self.symbols.get(relation["target"]), members.get(relation["source"])
                if owner is not None and member is not None and not is_gone(member):
                    text = declaration(member)
                    if "@MainActor" in text:
                        owner.isolated_requirements.append(text)
                    if short := by_name(member, text):
                        owner.requirements.append(short)
                continue
            symbol = self.symbols.get(relation["source"])
            # What another module adds to a type is not there without that module.
            if symbol is None or symbol.module != module:
                continue
            target = relation["target"]
            self._names.setdefault(target, relation.get("targetFallback", "").partition(".")[2])
            if relation["kind"] == "inheritsFrom":
                symbol.superclass = target
            elif relation["kind"] == "conformsTo" and relation.get("targetFallback") == "Swift.Sendable":
                symbol.sendable_constraints = relation.get("swiftConstraints") or []
            elif relation["kind"] == "conformsTo" and relation.get("targetFallback") not in UNTOLD:
                symbol.conformances.setdefault(target, relation.get("swiftConstraints"))

    def name(self, usr):
        """As code spells a type, without its module; empty where no graph says."""
        return self._names.get(usr, "")

    def stated(self, symbol):
        """The superclass and the conformances that follow from no other, by name; those with conditions apart."""
        known = set()
        superclass = symbol.superclass
        while superclass:
            ancestor = self.symbols.get(superclass)
            if ancestor is None:
                break
            known |= self._closure(ancestor)
            superclass = ancestor.superclass
        if symbol.superclass and self.name(symbol.superclass) == "NSObject":
            known |= {"c:objc(pl)NSObject", "s:SQ", "s:SH"}
        for target in symbol.conformances:
            refined = self.symbols.get(target)
            if refined is not None:
                known |= self._closure(refined)
        if {"s:SH", "s:SL"} & symbol.conformances.keys():
            known.add("s:SQ")
        superclass = self.name(symbol.superclass) if symbol.superclass else ""
        names = [superclass] if self.is_told(superclass) else []
        conditional = []
        for name, target in sorted((self.name(target), target) for target in symbol.conformances):
            constraints = symbol.conformances[target]
            if target in known or not self.is_told(name):
                continue
            if constraints:
                conditional.append((name, constraints))
            else:
                names.append(name)
        return names, conditional

    def is_told(self, name):
        """Whether a text declares a type of this name. What others say of the type that has it, the compiler was asked."""
        return name in self.told

    def _closure(self, symbol):
        found = set()
        waiting = list(symbol.conformances)
        while waiting:
            target = waiting.pop()
            if target not in found:
                found.add(target)
                if (refined := self.symbols.get(target)) is not None:
                    waiting += refined.conformances
        return found


FUNCTION_KINDS = ("swift.method", "swift.type.method", "swift.init")
BUILDER = re.compile(r"@\w*Builder\b(?:<[^>]*>)?")


def declaration(symbol):
    return "".join(part["spelling"] for part in symbol["declarationFragments"])


def is_closure(parameter, aliases):
    """Whether a parameter takes a closure, by its type or by that of a typealias."""
    return "->" in parameter or parameter.partition(":")[2].replace("@escaping", "").strip(" ?()") in aliases


def closure_function(symbol, aliases):
    """A function whose closures run where it is called from, without what tells nothing of them, and whether that depends on its
    type being a class on the main actor; None for others.

    Closures for result builders are called in the function, in all releases. What other functions take changes from one release to the
    next, but for classes that are on the main actor anyway.
    """
    kind, is_swift = symbol["kind"]["identifier"], symbol["identifier"]["precise"].startswith("s:")
    if kind not in FUNCTION_KINDS:
        return None
    text, name = declaration(symbol), symbol["pathComponents"][-1].partition("(")[0]
    start = text.find(f"{name}(") if f"{name}(" in text else text.find(f"{name}<")
    closures = [each for each in parameters(text[start:]) if is_closure(each, aliases)] if start >= 0 else []
    if not closures or any("@Sendable" in each or "@MainActor" in each for each in closures):
        return None
    labels = [re.search(r"\w+", BUILDER.sub("", each))[0] for each in closures]
    isolation = "nonisolated " if re.search(r"\bnonisolated\b", text) else ""
    static = "static " if kind == "swift.type.method" else ""
    head, result = ("init", "") if name == "init" else (f"func {name}", " -> _")
    return f"{isolation}{static}{head}({', '.join(f'{label}: () -> _' for label in labels)}){result}", not (is_swift and all(BUILDER.search(each) for each in closures))


def parameters(text):
    """The parameters in a declaration that begins at the name of a function, as they are written."""
    text = text[len(re.match(r"\w+(?:<[^(]*>)?", text)[0]):]
    found, depth, start = [], 0, 1
    for index, character in enumerate(text):
        if character in "([{<":
            depth += 1
        elif character in ")]}" or character == ">" and text[index - 1] != "-":
            depth -= 1
        if depth == 0 or depth == 1 and character == ",":
            found.append(text[start:index].strip())
            start = index + 1
        if depth == 0:
            break
    return [each for each in found if each]


def by_name(member, text):
    """A requirement without the types that it is of, which no witness is found by."""
    kind, name = member["kind"]["identifier"], member["pathComponents"][-1]
    isolation = "nonisolated " if re.search(r"\bnonisolated\b", text) else ""
    static = "static " if kind.startswith("swift.type.") else ""
    if kind.endswith("property"):
        return f"{isolation}{static}var {name}: _ {{ get }}"
    if not kind.endswith(("method", "init")):
        return None
    base, _, labels = name.rstrip(")").partition("(")
    parameters = ", ".join(f"{label}: _" for label in labels.split(":") if label)
    effect = " async" if re.search(r"\) async\b", text) else ""
    if base == "init":
        return f"{isolation}init({parameters}){effect}"
    return f"{isolation}{static}func {base}({parameters}){effect} -> _"


def is_gone(symbol):
    """Whether code can no longer name it."""
    return any(
        entry.get("domain", "*") in ("*", "iOS") and (entry.get("isUnconditionallyUnavailable") or "obsoleted" in entry)
        for entry in symbol.get("availability", []))


def extract(modules, flags, folder, jobs):
    """Writes the graphs of modules into a folder; those that there are already stay."""
    tool = shutil.which("swift-symbolgraph-extract")
    value = dict(zip(flags, flags[1:]))
    arguments = [each for flag in ("-target", "-sdk", "-resource-dir", "-module-cache-path") for each in (flag, value[flag])]

    def run(module):
        if (folder / f"{module}.symbols.json").exists():
            return None
        done = subprocess.run(
            [tool, "-module-name", module, *arguments, "-minimum-access-level", "public", "-output-dir", folder,
             "-skip-synthesized-members"], capture_output=True, text=True)
        return None if done.returncode == 0 else f"{module}: {done.stderr.strip().splitlines()[-1:]}"

    folder.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(jobs) as pool:
        return [problem for problem in pool.map(run, modules) if problem]


def imports(sdk, modules):
    """Which of the modules each of them brings along for those that import it, by its headers and interfaces."""
    found = {module: set() for module in modules}
    for module in modules:
        for root in ("System/Library/Frameworks", "System/Cryptexes/OS/System/Library/Frameworks"):
            framework = sdk / root / f"{module}.framework"
            for header in framework.glob("Headers/*.h"):
                text = header.read_text(encoding="utf-8", errors="replace")
                found[module] |= set(re.findall(r"^\s*#\s*(?:import|include)\s*<(\w+)/", text, re.M))
                found[module] |= set(re.findall(r"^\s*@import\s+(\w+)", text, re.M))
        for interface in sdk.rglob(f"{module}.swiftmodule/arm64-apple-ios.swiftinterface"):
            text = interface.read_text(encoding="utf-8", errors="replace")
            found[module] |= set(re.findall(r"^@_exported import (\w+)", text, re.M))
    return {module: sorted(names & set(modules) - {module}) for module, names in found.items()}
