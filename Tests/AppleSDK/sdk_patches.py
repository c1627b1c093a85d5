"""What an SDK for Apple's platforms needs before this toolchain reads it: one function a step, run in their order."""

import json
import os
import re
import shutil
import sys
from pathlib import Path

from handwritten import main_actor_types

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.append(str(ROOT / "Tests/Stubs"))
from macro_plugin import build_plugin  # noqa: E402


class Preparation:
    """Where things are, and the compiler's arguments.

    `version` is the SDK's, as `17.4`.
    """

    def __init__(self, sdk, dest, toolchain):
        self.original, self.dest, self.toolchain = sdk, dest, toolchain
        self.version = json.loads((sdk / "SDKSettings.json").read_text())["Version"]
        self.sdk, self.resources = dest / "sdk", dest / "resources"
        self.flags = [
            "-target", f"arm64-apple-ios{self.version}", "-sdk", str(self.sdk), "-resource-dir", str(self.resources),
            "-module-cache-path", str(dest / "modules"),
        ]
        self.interface_name = "arm64-apple-ios.swiftinterface"

    def start_anew(self, mark):
        """Empties the destination, and leaves a file that says whose it is."""
        if self.dest.exists():
            shutil.rmtree(self.dest)
        self.dest.mkdir(parents=True)
        (self.dest / mark).touch()

    def interfaces(self):
        """All of Swift that the SDK states, but for what a subfolder repeats."""
        return sorted(self.sdk.rglob(f"*.swiftmodule/{self.interface_name}"))


def link_or_copy(source, target):
    """What is changed later is written anew, so the original stays as it is."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


def rewrite(path, change):
    """Replaces a text by what `change` makes of it; an error when it makes nothing of it."""
    text = path.read_text(encoding="utf-8")
    changed = change(text)
    if changed == text:
        raise SystemExit(f"{path}: there is nothing to change; does the toolchain read this SDK as it is?")
    path.unlink()
    path.write_text(changed, encoding="utf-8")


def copy_sdk(preparation):
    """copied the SDK, without what only a linker reads"""
    shutil.copytree(
        preparation.original, preparation.sdk, symlinks=True, copy_function=link_or_copy,
        ignore=shutil.ignore_patterns("*.tbd", "*.swiftdoc", "*.dylib", "*.a", "arm64e-*"))


def link_resources(preparation):
    """linked the toolchain's resources but for the modules of Linux, which clash with the SDK's"""
    theirs = preparation.toolchain / "lib/swift"
    for name in ("clang", "shims", "host"):
        link = preparation.resources / name
        link.parent.mkdir(parents=True, exist_ok=True)
        link.symlink_to(theirs / name)


def remove_doubled_module_maps(preparation):
    """removed module maps that stand twice where a link became a folder"""
    include = preparation.sdk / "usr/include"
    for path in (include / "libxml", include / "libxml2/libxml/module.modulemap"):
        if path.is_dir() and (include / "libxml2/libxml").is_dir():
            shutil.rmtree(path)
        elif path.is_file() and (include / "libxml2/module.modulemap").is_file():
            path.unlink()


# What Swift calls the types and functions of the C module `os`: Apple's compiler brings notes of it, this one does not.
OS_CLASSES = {"OS_os_log": "OSLog"}
OS_TYPES = {"os_log_type_t": "OSLogType", "os_signpost_type_t": "OSSignpostType"}
OS_FUNCTIONS = {"os_log_type_enabled": "OSLog.isEnabled(self:type:)", "os_log_create": "OSLog.init(__subsystem:category:)"}
# Named with two underscores in Swift, where the overlay has something better.
OS_PRIVATE_FUNCTIONS = [
    "_os_log_impl", "_os_signpost_emit_with_name_impl", "os_log_create", "os_signpost_enabled", "os_signpost_id_generate",
    "os_signpost_id_make_with_pointer",
]
OS_PRIVATE_CASES = [
    *(f"OS_LOG_TYPE_{name}" for name in ("DEFAULT", "INFO", "DEBUG", "ERROR", "FAULT")), "OS_SIGNPOST_INTERVAL_BEGIN",
    "OS_SIGNPOST_INTERVAL_END", "OS_SIGNPOST_EVENT",
]
OS_HIDDEN_TYPES = ["os_log_t", "os_trace_payload_t"]


def write_api_notes(preparation):
    """wrote the API notes that Apple's compiler brings along"""
    def section(title, entries):
        lines = [title + ":"]
        for name, facts in sorted(entries.items()):
            lines += [f"- Name: {name}", *(f"  {key}: {value}" for key, value in facts.items())]
        return lines

    functions = {name: {} for name in [*OS_FUNCTIONS, *OS_PRIVATE_FUNCTIONS]}
    for name, swift in OS_FUNCTIONS.items():
        functions[name]["SwiftName"] = f"'{swift}'"
    for name in OS_PRIVATE_FUNCTIONS:
        functions[name]["SwiftPrivate"] = "true"
    types = {name: {"SwiftName": swift} for name, swift in OS_TYPES.items()}
    types |= {name: {"Availability": "nonswift"} for name in OS_HIDDEN_TYPES}
    notes = [
        "Name: os", *section("Typedefs", types),
        *section("Classes", {name: {"SwiftName": swift} for name, swift in OS_CLASSES.items()}),
        *section("Enumerators", {name: {"SwiftPrivate": "true"} for name in OS_PRIVATE_CASES}),
        *section("Functions", functions),
    ]
    folder = preparation.resources / "apinotes"
    folder.mkdir()
    (folder / "os.apinotes").write_text("\n".join(notes) + "\n", encoding="utf-8")
    shutil.copy(preparation.toolchain / "lib/swift/apinotes/std.apinotes", folder)


EXTERNAL_MACRO = re.compile(r'(\bmacro (\w+)\b[^\n]*)#externalMacro\(module: "(?:SwiftDataMacros|PreviewsMacros)", type: "\w+"\)')


def use_own_macros(preparation):
    """gave the macros of SwiftData, SwiftUI and WidgetKit to the plugin of the stub modules"""
    for interface in preparation.interfaces():
        text = interface.read_text(encoding="utf-8")
        if not EXTERNAL_MACRO.search(text):
            continue
        text = EXTERNAL_MACRO.sub(r'\1#externalMacro(module: "SDKMacros", type: "\2")', text)
        # What SDKMacro adds as newer releases do.
        text = text.replace(
            "conformances: Observation.Observable, SwiftData.PersistentModel)",
            "conformances: Observation.Observable, SwiftData.PersistentModel, Swift.Sendable)")
        if interface.parent.name == "SwiftData.swiftmodule":
            text += "@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)\npublic struct _SwiftDataNoType { public init() }\n"
        rewrite(interface, lambda _: text)
    host = preparation.toolchain / "lib/swift/host"
    library = build_plugin(preparation.dest, host)
    preparation.flags += [
        "-load-plugin-library", str(library), "-plugin-path", str(host / "plugins"),
        "-enable-cross-import-overlays",
    ]


def take_observation_macros(preparation):
    """let Observation announce what the toolchain's macro adds"""
    theirs = (preparation.toolchain / "lib/swift/linux/Observation.swiftmodule")
    declarations = {
        match[1]: match[0] for interface in theirs.glob("*-gnu.swiftinterface")
        for match in re.finditer(r"^@attached.* macro (\w+)\(.*$", interface.read_text(encoding="utf-8"), re.M)}
    rewrite(
        preparation.sdk / "usr/lib/swift/Observation.swiftmodule" / preparation.interface_name,
        lambda text: re.sub(r"^@attached.* macro (\w+)\(.*$", lambda match: declarations[match[1]], text, flags=re.M))


def stand_in_for_foundation_essentials(preparation):
    """wrote a FoundationEssentials that is Foundation: '#Predicate' expands to names in it"""
    folder = preparation.dest / "stand-ins"
    folder.mkdir()
    (folder / "FoundationEssentials.swiftinterface").write_text(
        "// swift-interface-format-version: 1.0\n"
        "// swift-module-flags: -module-name FoundationEssentials -enable-library-evolution\n"
        "@_exported import Foundation\nimport Swift\n", encoding="utf-8")
    # Without an import of it in the file that has the macro.
    preparation.flags += ["-I", str(folder), "-import-module", "FoundationEssentials"]


# What newer SDKs state, and the code of today is written for: code that its authors build in mode 6 shares these.
SENDABLE_TODAY = {"os": ["Logger", "OSSignposter"]}
SENDABLE_PROTOCOLS_TODAY = ["public protocol Layout : SwiftUI.Animatable"]
FREED = """
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@globalActor public actor _RemoveGlobalActor {
  public static let shared: SwiftUI._RemoveGlobalActor
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@SwiftUI._RemoveGlobalActor public protocol _RemoveGlobalActorIsolation {
}
"""


def isolate_as_today(preparation):
    """put on the main actor what our interfaces say is there since the iOS 18 SDK, and what conforms to it"""
    isolated, freed = main_actor_types(ROOT / "Sources/LintSemantics/SDK/Interfaces")
    texts = {interface: interface.read_text(encoding="utf-8") for interface in preparation.interfaces()}
    protocols = {name for types in isolated.values() for name, keyword in types.items() if keyword == "protocol"}
    # The interfaces may put a protocol into another module than the SDK does, of two that are imported together.
    declared = {interface.parent.stem: protocols & set(PROTOCOL.findall(text)) for interface, text in texts.items() if interface.parent.stem in isolated}
    everywhere = {f"{module}.{name}" for module, names in declared.items() for name in names}
    for interface, text in texts.items():
        module = interface.parent.stem
        stated = {*isolated.get(module, ()), *declared.get(module, ())}
        changed = on_main_actor(text, module, stated, everywhere, freed.get(module, ()))
        for head in SENDABLE_PROTOCOLS_TODAY:
            changed = changed.replace(head, f"@preconcurrency {head}, Swift.Sendable")
        for name in freed.get(module, ()):
            changed = changed.replace(f"public protocol {name} : ", f"public protocol {name} : SwiftUI._RemoveGlobalActorIsolation, ")
        if freed.get(module):
            changed += FREED
        for name in SENDABLE_TODAY.get(module, ()):
            changed += f"@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)\nextension {module}.{name} : @unchecked Swift.Sendable {{}}\n"
        if changed != text:
            rewrite(interface, lambda _: changed)


TYPE = re.compile(r"^( *)(?:@\S+ )*(?:public |open )(?:final )?(struct|enum|class|protocol) (\w+)([^{]*)")
PROTOCOL = re.compile(r"^(?:@\S+ )*public protocol (\w+)", re.M)
EXTENSION = re.compile(r"^(?:@\S+ )*extension ([\w.]+)")
MEMBER = re.compile(r"^ *(?:@\S+ )*public (?:static )?(?:func|var|subscript|init)\b")
UNAVAILABLE = "@available(*, unavailable)\nextension {} : Swift.Sendable {{\n}}\n"


def on_main_actor(text, module, stated, everywhere, freed):
    """An interface with the types isolated that are `stated` to be, and what is declared to conform to one of `everywhere`: in an
    interface the compiler infers nothing. Such types can be shared. Initializers, and what extensions add to the protocols, are as free as they were."""
    lines, around, isolated_types, free_until, free_members = [], [], [], None, None
    for line in text.split("\n"):
        is_stated = "MainActor" in line or "nonisolated" in line
        if line == free_until:
            free_until = None
        if around and line == around[-1][0] + "}":
            around.pop()
        if match := TYPE.match(line):
            indent, keyword, name, rest = match.groups()
            is_isolated = not indent and name in stated or conforms(rest, everywhere)
            path = f"{around[-1][1] if around else module}.{name}"
            around.append((indent, path))
            if is_isolated and not is_stated and name not in freed:
                line = re.sub(r"\b(?=public |open )", "@preconcurrency @_Concurrency.MainActor ", line, count=1)
                if keyword != "protocol":
                    isolated_types.append(path)
                    if free_until is None:
                        free_until, free_members = indent + "}", re.compile(rf"^{indent}  (?:@\S+ )*public init\b")
        elif match := EXTENSION.match(line):
            around.append(("", match[1]))
            if match[1] in everywhere and not is_stated:
                free_until, free_members = "}", MEMBER
        elif free_until is not None and not is_stated and free_members.match(line):
            line = line.replace("public ", "nonisolated public ", 1)
        # `public struct S { … }` in one line.
        if match and line.endswith("}"):
            around.pop()
        lines.append(line)
    text = "\n".join(lines)
    for path in isolated_types:
        text = text.replace(UNAVAILABLE.format(path), "")
    return text


def conforms(rest, protocols):
    clause = re.sub(r"<[^>]*>", "", rest).partition(" where ")[0].partition(":")[2]
    return any(name.strip() in protocols for name in clause.split(","))


STEPS = [
    copy_sdk, link_resources, write_api_notes, remove_doubled_module_maps, use_own_macros, take_observation_macros,
    stand_in_for_foundation_essentials, isolate_as_today,
]
