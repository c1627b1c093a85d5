#!/usr/bin/env python3
"""Holds the interfaces of Sources/LintSemantics/SDK/Interfaces against the modules of the toolchain.

    compare-interfaces.py [MODULE…]

Swift, _Concurrency, Synchronization and Observation come with textual interfaces; those of Foundation, Dispatch and
XCTest are made by swift-synthesize-interface. Every declaration of ours must be there with the same signature, in an extension with the
same constraints; a type must have the conformances that we say, and be sendable exactly when we say so; what is `noasync`
or on a global actor must agree both ways. What Apple's modules have and these have not stands, with the reason, in
interface-differences.txt. Exit status: 0 when all agree, 1 when something differs, 2 when that could not be found out.
"""

import re
import shutil
import subprocess
import sys
import tempfile
import textwrap
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).resolve().parent
INTERFACES = HERE.parent.parent / "Sources/LintSemantics/SDK/Interfaces"
DIFFERENCES = HERE / "interface-differences.txt"

# Our module: the toolchain's modules that hold it, and whether these have to be synthesized.
MODULES = {
    "Swift": (["Swift", "_StringProcessing"], False),
    "_Concurrency": (["_Concurrency"], False),
    "Synchronization": (["Synchronization"], False),
    "Distributed": (["Distributed"], False),
    "RegexBuilder": (["RegexBuilder"], False),
    "Observation": (["Observation"], False),
    "Foundation": (
        ["FoundationEssentials", "FoundationInternationalization", "Foundation", "FoundationNetworking", "FoundationXML"],
        True,
    ),
    "Dispatch": (["Dispatch"], True),
    "XCTest": (["XCTest"], True),
}

KEYWORDS = "func|init|var|let|subscript|struct|class|enum|actor|protocol|extension|typealias|associatedtype|macro|case"
# Attributes and modifiers, then the keyword; `class func` and `class var` are members.
HEADER = re.compile(rf"^(?P<before>(?:(?!(?:{KEYWORDS})\b).)*?)\b(?P<keyword>class(?= (?:func|var|subscript))|{KEYWORDS})\b(?P<rest>.*)$")
TYPE_KEYWORDS = {"struct", "class", "enum", "actor", "protocol", "extension"}


@dataclass
class Scope:
    """What is known of one type, or of the members under one set of constraints."""

    conformances: set = field(default_factory=set)
    unavailable: set = field(default_factory=set)


@dataclass
class Module:
    """Types by path, with what they inherit; members by (path, constraints, signature), with their attributes."""

    types: dict = field(default_factory=dict)
    members: dict = field(default_factory=dict)
    lines: dict = field(default_factory=dict)
    aliases: dict = field(default_factory=dict)

    def scope(self, path):
        return self.types.setdefault(path, Scope())


def balanced(text, start):
    """The index behind the parenthesis that closes the one at `start`."""
    depth = 0
    for index in range(start, len(text)):
        if text[index] in "([":
            depth += 1
        elif text[index] in ")]":
            depth -= 1
            if depth == 0:
                return index + 1
    return len(text)


def split_top(text, separator):
    """Splits where no bracket is open."""
    parts, depth, last = [], 0, 0
    for index, character in enumerate(text):
        if character in "([{" or (character == "<"):
            depth += 1
        elif character in ")]}" or (character == ">" and text[index - 1] != "-"):
            depth -= 1
        elif character == separator and depth == 0:
            parts.append(text[last:index])
            last = index + 1
    return [part.strip() for part in parts + [text[last:]] if part.strip()]


def before_brace(text):
    """What stands before the brace of a body or of accessors; one in a default value is inside of parentheses."""
    depth = 0
    for index, character in enumerate(text):
        depth += (character in "([") - (character in ")]")
        if character == "{" and depth == 0:
            return text[:index].rstrip()
    return text


def strip_attributes(text):
    """Takes out attributes that say nothing about isolation, and the modifiers that concern other modules."""
    kept = []
    index = 0
    while index < len(text):
        match = re.compile(r"@(\w+)(?=[\s(.]|$)").match(text, index)
        if match and match[1] not in {"Sendable", "escaping", "MainActor", "isolated", "autoclosure", "_inheritActorContext", "_Concurrency"}:
            index = match.end()
            if index < len(text) and text[index] == "(":
                index = balanced(text, index)
            while index < len(text) and text[index] == " ":
                index += 1
        else:
            kept.append(text[index])
            index += 1
    text = "".join(kept)
    return re.sub(
        r"\b(public|open|convenience|required|override|dynamic|final|__consuming|__owned|__shared|consuming|borrowing|nonmutating|"
        r"prefix|static|class(?= func| var| subscript)|indirect)\b ?",
        lambda m: "static " if m[1] in {"static", "class"} else "",
        text,
    )


def leading_attributes(text):
    """The attributes that a declaration begins with, and the rest; an argument of one can hold any word."""
    index = 0
    while match := re.compile(r"@[\w.]+").match(text, index):
        index = match.end()
        if text[index : index + 1] == "(":
            index = balanced(text, index)
        while text[index : index + 1] == " ":
            index += 1
    return text[:index], text[index:]


def unqualified(text):
    text = re.sub(r"\b(Swift|_Concurrency|Synchronization|Observation|Foundation|FoundationEssentials|FoundationNetworking|Dispatch|Builtin|__C)\.(?=[A-Z_])", "", text)
    text = re.sub(r"\bSelf\.(?=[A-Z])", "", text)
    text = text.replace(" : ", ": ").replace("-> Swift.Void", "-> ()")
    return re.sub(r"\bVoid\b", "()", text)


def requirements(text):
    """A where clause as a sorted tuple; both sides of `==` in order."""
    result = []
    for part in split_top(text, ","):
        sides = part.split(" == ")
        result.append(" == ".join(sorted(sides)) if len(sides) == 2 else part.replace(": ", ":").strip())
    return tuple(sorted(result))


def parameter(text):
    """A parameter without its inner name and default value; attributes of the parameter stay."""
    depth = 0
    for index, character in enumerate(text):
        if character in "([<":
            depth += 1
        elif character in ")]" or (character == ">" and text[index - 1] != "-"):
            depth -= 1
        elif text.startswith(" = ", index) and depth == 0:
            text = text[:index]
            break
    match = re.match(r"((?:@\w+(?:\([^)]*\))? )*)(`?\w+`?)(?: `?\w+`?)?: ?(.*)$", text, re.S)
    return f"{match[1]}{match[2]}: {match[3]}" if match else text


def signature(before, keyword, rest, effects):
    """One spelling for a member, whatever module prints it."""
    text = unqualified(strip_attributes(f"{before}{keyword}{rest}")).strip()
    text = before_brace(text)
    where = ()
    if " where " in text:
        head, clause = text.rsplit(" where ", 1)
        if clause.count(")") == clause.count("("):
            text, where = head, requirements(clause)
    opening = text.find("(")
    if re.search(r"\b(func|init|subscript|macro)\b", text) and opening >= 0:
        # Skip generic parameters that hold parentheses: none of ours do.
        closing = balanced(text, opening)
        inner = ", ".join(parameter(part) for part in split_top(text[opening + 1 : closing - 1], ","))
        text = f"{text[:opening]}({inner}){text[closing:]}"
    if keyword in {"let", "var"}:
        text = re.sub(r" = .*$", "", text)
    if keyword == "associatedtype":
        # Where its constraints stand differs: at the type itself, or at another one.
        text, where = re.sub(r"[ :=].*$", "", text.removeprefix("associatedtype ")), ()
        text = f"associatedtype {text}"
    text = text.replace("let ", "var ") if keyword == "let" else text
    text = re.sub(r"\bnonisolated ", "", text) if keyword == "let" else text
    text = re.sub(r"\s+", " ", text).strip()
    return text + (f" where {', '.join(where)}" if where else "") + effects


def read(text):
    """The declarations of a textual interface: one header a line, nested by indentation."""
    module = Module()
    stack = []  # (indentation of the members, path, constraints, is an unavailable extension, protocol)
    pending = ""
    lines = text.split("\n")
    for number, line in enumerate(lines):
        stripped = line.strip()
        if not stripped or stripped.startswith(("//", "#", "import ", "*", "/*")):
            continue
        indentation = len(line) - len(line.lstrip())
        while stack and indentation <= stack[-1][0]:
            stack.pop()
        if stack and stack[-1][4] is None:
            stack[-1][4] = indentation
        if (stack and indentation != stack[-1][4]) or (not stack and indentation):
            pending = ""
            continue
        if not leading_attributes(stripped)[1]:
            pending += stripped + " "
            continue
        code = re.sub(r" // .*$", "", stripped)
        record(module, stack, pending + code, indentation, lines, number)
        pending = ""
    # 'extension LazyCollection' extends what that is another name of.
    for alias, target in module.aliases.items():
        if alias in module.types and target in module.types:
            module.types[target].conformances |= module.types[alias].conformances
    return module


def record(module, stack, code, indentation, lines, number):
    attributes, code = leading_attributes(code)
    match = HEADER.match(code)
    if not match:
        return
    keyword, rest = match["keyword"], match["rest"]
    noasync = bool(re.search(r"@available\(\*, noasync|@_unavailableFromAsync", attributes))
    unavailable = bool(re.search(r"@available\(\*, unavailable", attributes))
    actor = "MainActor" if re.search(r"@(_Concurrency\.)?MainActor\b", re.sub(r"\(.*?\)", "", attributes)) else ""
    before = match["before"]
    alias = re.match(r" (\w+)<.*?> = ([\w.]+)<", rest) if keyword == "typealias" and not stack else None
    if alias:
        module.aliases[alias[1]] = unqualified(alias[2])
    # An internal protocol is shown where its extensions can be used.
    if re.search(r"\b(internal|private|fileprivate|package)\b", before) and not (keyword == "protocol" and not stack):
        if keyword in TYPE_KEYWORDS:
            stack.append([indentation, "-", (), False, None])
        return
    parent = stack[-1][1] if stack else ""
    constraints = stack[-1][2] if stack else ()
    if keyword in TYPE_KEYWORDS and not (keyword == "class" and re.match(r" (func|var|subscript)\b", rest)):
        type_header(module, stack, attributes + code, unavailable, keyword, rest, indentation, parent, actor)
        return
    effects = ""
    if keyword in {"var", "subscript", "class"} and (keyword != "class" or " var " in rest):
        accessor = rest.split("{", 1)[1] if "{" in rest and "}" in rest else " ".join(l.strip() for l in lines[number + 1 : number + 3])
        found = re.search(r"\bget( async)?( throws)?\b", accessor)
        effects = "".join(part or "" for part in found.groups()) if found else ""
    if keyword == "case":
        for name in split_top(re.sub(r"@\w+ ", "", unqualified(rest)), ","):
            module.members[(parent, (), "case " + re.sub(r" = .*|\(.*", "", name).strip("` "))] = (False, "")
        return
    text = signature(before, keyword, rest, effects)
    module.members[(parent, constraints, text)] = (noasync, actor)


def type_header(module, stack, code, unavailable, keyword, rest, indentation, parent, actor):
    header = unqualified(rest.split("{", 1)[0]).strip()
    clause = ()
    if " where " in header:
        header, text = header.split(" where ", 1)
        clause = requirements(text)
    match = re.match(r"([\w.`]+)(<[^:]*(?:: \w+[^>]*)?>)?\s*(?::\s*(.*))?$", header)
    if not match:
        return
    name = match[1].strip("`")
    path = name if keyword == "extension" or not parent else f"{parent}.{name}"
    scope = module.scope(path)
    if keyword != "extension":
        module.lines.setdefault(path, code)
        if actor:
            scope.conformances.add("@MainActor")
    for item in split_top(match[3] or "", ",") if match[3] else []:
        for inherited in item.split(" & "):
            inherited = re.sub(r"@\w+ ", "", inherited).strip()
            (scope.unavailable if unavailable else scope.conformances).add(inherited)
    if not code.rstrip().endswith("}") or re.search(r"\{.+\}\s*$", code):
        constraints = clause if keyword == "extension" else ()
        stack.append([indentation, path, constraints, unavailable, None])
        inner = re.search(r"\{ (.+) \}\s*$", code)
        if inner:
            record(module, stack, inner[1], indentation + 2, ["", "", ""], 0)
            stack.pop()


def closure(names, module):
    """Everything that these names inherit, as far as the module says."""
    seen, pending = set(), list(names)
    while pending:
        name = re.sub(r"<.*", "", pending.pop()).replace("any ", "")
        if name in seen:
            continue
        seen.add(name)
        if name == "Codable":
            pending += ["Decodable", "Encodable"]
        if name in module.types:
            pending += module.types[name].conformances
    return seen


def ours(name):
    sources = "".join(file.read_text() for file in sorted(INTERFACES.glob("*.swift")))
    found = re.search(rf'module: "{name}".*?source: #"""\n(.*?)\n *"""#((?: \+ \w+)*)', sources, re.S)
    if not found:
        raise SystemExit(f"no interface for {name}")
    text = textwrap.dedent(found[1])
    for part in re.findall(r"\w+", found[2]):
        text += "\n" + textwrap.dedent(re.search(rf'static let {part} = #"""\n(.*?)\n *"""#', sources, re.S)[1])
    return text


def theirs(names, synthesized):
    swift = Path(shutil.which("swift")).resolve().parent
    texts = []
    for name in names:
        if synthesized:
            with tempfile.TemporaryDirectory() as folder:
                output = Path(folder) / "interface.swift"
                target = subprocess.run(
                    ["swiftc", "-print-target-info"], capture_output=True, text=True, check=True
                ).stdout
                triple = re.search(r'"triple": "([^"]+)"', target)[1]
                subprocess.run(
                    [str(swift / "swift-synthesize-interface"), "-module-name", name, "-target", triple, "-sdk", "/", "-o", str(output)],
                    check=True,
                )
                texts.append(output.read_text())
        else:
            folder = swift.parent / "lib/swift/linux" / f"{name}.swiftmodule"
            found = [path for path in folder.glob("*.swiftinterface") if "private" not in path.name]
            if not found:
                raise SystemExit(f"the toolchain has no interface of {name}")
            texts.append(found[0].read_text())
    return texts


def differences(name, mine, real, everything):
    for path, scope in sorted(mine.types.items()):
        if path not in real.types:
            yield f"type {path}"
            continue
        known = closure(real.types[path].conformances, everything)
        for item in sorted(scope.conformances):
            if re.sub(r"<.*", "", item) not in known and not item.startswith("~"):
                yield f"{path}: {item}"
        sendable = "Sendable" in closure(scope.conformances, everything) or "@MainActor" in scope.conformances
        if path in mine.lines and "Sendable" in known and not sendable and 'sendabilityUnknown' not in mine.lines[path]:
            yield f"{path} is Sendable there"
        if path in mine.lines and "Sendable" in real.types[path].unavailable and "Sendable" not in scope.unavailable:
            yield f"{path}: Sendable is unavailable there"
    for (path, constraints, text), attributes in sorted(mine.members.items()):
        if path not in real.types and path:
            continue
        there = real.members.get((path, constraints, text)) or real.members.get((f"{path}.Iterator", constraints, text))
        if there is None:
            where = f" where {', '.join(constraints)}" if constraints else ""
            yield f"{path}{where} {{ {text} }}"
        elif there != attributes:
            yield f"{path} {{ {text} }}: noasync, actor are {there} there"


def main():
    allowed = {}
    for line in DIFFERENCES.read_text().split("\n"):
        if line and not line.startswith("#"):
            allowed[line.split("  # ")[0]] = False
    names = sys.argv[1:] or list(MODULES)
    failures = 0
    library = read("\n".join(theirs(["Swift", "_Concurrency"], False)))
    for name in names:
        modules, synthesized = MODULES[name]
        real = read("\n".join(theirs(modules, synthesized)))
        everything = Module({**library.types, **real.types}, {}, {})
        mine = read(ours(name))
        found = list(differences(name, mine, real, everything))
        for difference in found:
            key = f"{name}: {difference}"
            if key in allowed:
                allowed[key] = True
            else:
                failures += 1
                print(key)
        print(f"{name}: {len(mine.types)} types and {len(mine.members)} members compared", file=sys.stderr)
    for key, met in allowed.items():
        if not met and key.split(":")[0] in names:
            failures += 1
            print(f"no longer differs: {key}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
