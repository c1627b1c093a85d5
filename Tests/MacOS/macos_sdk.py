"""Lays out what it takes to compile for macOS on a machine that is none: Darwin's C headers, and Swift's own modules.

The headers, and the list of what `libSystem` exports, come with the Python package `ziglang`. Swift's modules are
compiled anew from the interfaces that the toolchain has of them, which are those of the system that it runs on: the
sources are the same, and what differs is edited below. What Darwin's own module adds in Swift is in SDK/Darwin.swift.
"""

import hashlib
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
REQUIREMENTS = HERE / "requirements.txt"

# Headers and symbols in the package, and where an SDK has them.
PARTS = {
    "ziglang/lib/libc/include/any-darwin-any/": "usr/include/",
    "ziglang/lib/libc/darwin/libSystem.tbd": "usr/lib/libSystem.tbd",
}
# In the order in which they need one another, but for Darwin, which comes before Synchronization.
SWIFT_MODULES = [
    "Swift", "SwiftOnoneSupport", "_Concurrency", "_RegexParser", "_StringProcessing", "Synchronization", "Testing",
]


class CannotRun(Exception):
    """Why nothing was checked."""


class MacSDK:
    """Everything that one architecture needs, in a folder that is made when something of it has changed."""

    def __init__(self, folder: Path, architecture: str, version: str):
        self.architecture = architecture
        self.target = f"{architecture}-apple-macosx{version}"
        self.frontend = tool("swift-frontend")
        self.toolchain = Path(self.frontend).resolve().parent.parent
        self.interfaces = self.toolchain / "lib/swift/linux"
        self.sdk = folder / architecture / "sdk"
        self.resources = folder / architecture / "resources"
        self.modules = self.resources / "macosx"
        self.arguments = [
            *("-target", self.target, "-sdk", str(self.sdk), "-resource-dir", str(self.resources)),
            *("-module-cache-path", str(folder / architecture / "cache"), "-disable-objc-interop"),
            *("-plugin-path", str(self.toolchain / "lib/swift/host/plugins")),
        ]
        stamp = folder / architecture / "made-of"
        key = self.key()
        if not stamp.exists() or stamp.read_text() != key:
            wheel = download(folder)
            shutil.rmtree(folder / architecture, ignore_errors=True)
            self.unpack(wheel)
            self.compile_modules()
            stamp.write_text(key)

    @property
    def exports(self) -> set[str]:
        """The symbols of libSystem and of the libraries that belong to it."""
        return exported_symbols((self.sdk / "usr/lib/libSystem.tbd").read_text(), self.architecture)

    @property
    def overlay_object(self) -> Path:
        return self.modules / "Darwin.o"

    def key(self) -> str:
        parts = [run([self.frontend, "-version"]).stdout.encode(), self.target.encode()]
        parts += [path.read_bytes() for path in [Path(__file__), REQUIREMENTS, *sorted((HERE / "SDK").iterdir())]]
        return hashlib.sha256(b"\0".join(parts)).hexdigest()

    def unpack(self, wheel: Path):
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                for prefix, place in PARTS.items():
                    if name.startswith(prefix) and not name.endswith("/"):
                        target = self.sdk / (place + name[len(prefix):])
                        target.parent.mkdir(parents=True, exist_ok=True)
                        target.write_bytes(archive.read(name))
        if not (self.sdk / "usr/include/unistd.h").exists() or not (self.sdk / "usr/lib/libSystem.tbd").exists():
            raise CannotRun(f"{wheel.name} does not hold the headers where they are looked for")
        shutil.copy(HERE / "SDK/module.modulemap", self.sdk / "usr/include")
        # What the compiler brings along itself.
        self.modules.mkdir(parents=True)
        for name in ["shims", "clang"]:
            (self.resources / name).symlink_to(self.toolchain / "lib/swift" / name)

    def compile_modules(self):
        for name in SWIFT_MODULES:
            if name == "Synchronization":
                self.compile_overlay()
            source = next((self.interfaces / f"{name}.swiftmodule").glob("*-linux-gnu.swiftinterface"), None)
            if source is None:
                raise CannotRun(f"{self.interfaces} has no interface of {name}; use the toolchain for Linux")
            edited = self.modules / f"{name}.swiftinterface"
            edited.write_text(for_macos(source.read_text(), self.target))
            special = ["-parse-stdlib"] if name in ["Swift", "_Concurrency"] else []
            emitted = self.emitted(name, "-o")
            self.must([self.frontend, "-compile-module-from-interface", str(edited), *emitted, *special])
            edited.unlink()

    def compile_overlay(self):
        source = HERE / "SDK/Darwin.swift"
        emitted = ["-o", str(self.overlay_object), *self.emitted("Darwin", "-emit-module-path")]
        # As the real one is.
        language = ["-swift-version", "5", "-parse-as-library"]
        self.must([self.frontend, "-c", str(source), *emitted, *language])

    def emitted(self, name: str, option: str) -> list[str]:
        folder = self.modules / f"{name}.swiftmodule"
        folder.mkdir()
        return ["-module-name", name, option, str(folder / f"{self.architecture}-apple-macos.swiftmodule")]

    def must(self, command: list[str]):
        outcome = run([*command, *self.arguments])
        if outcome.returncode != 0:
            raise CannotRun(f"{' '.join(command[:4])} …: {outcome.stderr}")


def for_macos(interface: str, target: str) -> str:
    """The interface of a module for Linux, made to fit macOS: what it says of the system is all in these."""
    interface = re.sub(r"-target \S+", f"-target {target}", interface)
    # Bodies for systems older than any that is meant here; they need what such a system has.
    interface = re.sub(r"^ *@backDeployed.*\n", "", interface, flags=re.M)
    # Of the systems that its clients may be meant for, only this one counts.
    interface = interface.replace("-target-min-inlining-version min", "-target-min-inlining-version target")
    interface = interface.replace("import Glibc\n", "import Darwin\n")
    # Inlined bodies of Mutex, which is made differently on macOS and looks the same from outside.
    interface = interface.replace("_swift_stdlib_gettid()", "(0 as Swift.UInt32)")
    # Of Float80, which processors with arm64 lack: the type stays, and nothing here has one.
    return re.sub(r"_stdlib_(remainder|squareRoot)l\(self(, other)?\)", "+self", interface)


def exported_symbols(tbd: str, architecture: str) -> set[str]:
    """What a text-based stub, version 4, exports for one architecture."""
    symbols = set()
    for entry in re.split(r"^  - targets:", tbd, flags=re.M)[1:]:
        targets, _, rest = entry.partition("]")
        # What is made for pointer authentication as well serves programs that are not.
        if not re.search(rf"\b{architecture}e?-macos\b", targets):
            continue
        for names in re.findall(r"^    (?:weak-|thread-local-)?symbols: *\[(.*?)\]", rest, flags=re.M | re.S):
            symbols.update(name.strip(" '\n") for name in names.split(","))
    return symbols


def download(folder: Path) -> Path:
    """The package, of which nothing runs: it is opened as an archive."""
    version = re.search(r"ziglang==(\S+)", REQUIREMENTS.read_text())[1]
    wheels, venv = folder / "wheels", folder / "python"
    options = [
        *("--disable-pip-version-check", "--quiet", "--no-deps", "--require-hashes"),
        *("--only-binary=:all:", "--platform=manylinux_2_12_x86_64"),
        *("--requirement", str(REQUIREMENTS), "--dest", str(wheels)),
    ]
    if not list(wheels.glob(f"ziglang-{version}-*.whl")):
        for command in [
            [sys.executable, "-m", "venv", str(venv)],
            [str(venv / "bin/pip"), "download", *options],
        ]:
            outcome = run(command)
            if outcome.returncode != 0:
                raise CannotRun(f"{' '.join(command[:3])} …: {outcome.stderr or outcome.stdout}")
    return next(wheels.glob(f"ziglang-{version}-*.whl"))


def tool(name: str) -> str:
    """A program beside `swift`, which may be the only one in PATH."""
    swift = shutil.which("swift")
    if swift is None:
        raise CannotRun("there is no 'swift' in PATH")
    path = Path(swift).resolve().parent / name
    if not path.exists():
        raise CannotRun(f"the toolchain of {swift} has no '{name}'")
    return str(path)


def run(command: list[str]) -> subprocess.CompletedProcess:
    return subprocess.run(command, capture_output=True, text=True, check=False)
