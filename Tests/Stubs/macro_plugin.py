"""The plugin that expands the macros of Apple's modules to what `SDKMacro` of LintSemantics says that they add."""

import hashlib
import subprocess
from pathlib import Path

PLUGIN = Path(__file__).resolve().parent / "Plugin"
SDK_MACRO = PLUGIN.parent.parent.parent / "Sources/LintSemantics/SDK/SDKMacro.swift"


def build_plugin(folder, host):
    """Builds the plugin into a folder, unless it is there as its sources are now; its path.

    `host` is the toolchain's folder with the libraries that macros are built with.
    """
    sources = sorted(PLUGIN.glob("*.swift")) + [SDK_MACRO]
    library = folder / "libSDKMacros.so"
    stamp = folder / "libSDKMacros.sources"
    content = hashlib.sha256(b"".join(source.read_bytes() for source in sources) + str(host).encode()).hexdigest()
    if library.exists() and stamp.exists() and stamp.read_text() == content:
        return library
    command = ["swiftc", "-emit-library", "-module-name", "SDKMacros", "-parse-as-library", "-swift-version", "6"]
    command += ["-I", host, "-L", host, "-Xlinker", "-rpath", "-Xlinker", host, "-o", library, *sources]
    subprocess.run([str(word) for word in command], check=True)
    stamp.write_text(content)
    return library
