#!/usr/bin/env python3
"""Makes everything that a release consists of, from one binary for each platform.

    make-release.py VERSION BINARIES OUTPUT

BINARIES has TRIPLE/concurlint for each platform, such as x86_64-unknown-linux-gnu/concurlint, stripped already. One of them has to run
here: it prints the manual page, completions and schema. OUTPUT, which must not exist, gets `assets`, the files of the release, and
`plugins`, `hooks`, `action`, `bazel` and `asdf`, the contents of repositories of their own. addresses.json says where all of it will be.

The same input gives the same bytes: times are SOURCE_DATE_EPOCH, or that of the last commit.
"""

import argparse
import hashlib
import json
import os
import platform
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE / "release"))

from action import action  # noqa: E402
from archives import tar_gz  # noqa: E402
from bundle import bundle  # noqa: E402
from sbom import sbom  # noqa: E402
from vsix import vsix  # noqa: E402
from wheel import TAGS, wheel  # noqa: E402

SUMMARY = "Finds concurrency and SwiftData anti-patterns in Swift code"


def sha256(content):
    return hashlib.sha256(content).hexdigest()


def source_date():
    if epoch := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(epoch)
    return int(subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=HERE, check=True, capture_output=True, text=True).stdout)


def read_binaries(directory):
    binaries = {path.parent.name: path.read_bytes() for path in sorted(directory.glob("*/concurlint"))}
    unknown = sorted(set(binaries) - set(TAGS))
    if unknown or not binaries:
        sys.exit(f"make-release.py: {directory}: {'unknown platforms ' + ', '.join(unknown) if unknown else 'no TRIPLE/concurlint'}")
    return binaries


def runnable(directory, binaries):
    """The binary that runs on this machine."""
    machine = {"Linux": f"{platform.machine()}-unknown-linux", "Darwin": f"{platform.machine()}-apple"}.get(platform.system(), "-")
    for triple in sorted(binaries):
        if triple.startswith(machine):
            return (directory / triple / "concurlint").resolve()
    sys.exit("make-release.py: none of the binaries runs on this machine")


def shared_files(program, epoch):
    """What the archives hold besides the binary."""

    def printed(*words):
        environment = {**os.environ, "SOURCE_DATE_EPOCH": str(epoch)}
        return subprocess.run([program, *words], check=True, capture_output=True, env=environment).stdout

    return {
        "share/man/man1/concurlint.1": (printed("man"), False),
        "share/bash-completion/completions/concurlint": (printed("completions", "bash"), False),
        "share/zsh/site-functions/_concurlint": (printed("completions", "zsh"), False),
        "share/fish/vendor_completions.d/concurlint.fish": (printed("completions", "fish"), False),
        "share/concurlint/concurlint.schema.json": (printed("config", "--schema"), False),
        "LICENSE": ((HERE.parent / "LICENSE").read_bytes(), False),
    }


def filled(path, values):
    """A template with its values; one that has none is an error."""
    text = path.read_text()
    for name, value in values.items():
        text = text.replace(f"@{name}@", value)
    if left := re.search(r"@[A-Z][A-Z0-9_]*@", text):
        sys.exit(f"make-release.py: {path}: no value for {left.group()}")
    return text


def shell_cases(version, assets):
    systems = {
        "Linux-x86_64": "x86_64-unknown-linux-gnu", "Linux-aarch64": "aarch64-unknown-linux-gnu",
        "Darwin-arm64": "arm64-apple-macosx", "Darwin-x86_64": "x86_64-apple-macosx",
    }
    names = {system: (triple, f"concurlint-{version}-{triple}.tar.gz") for system, triple in systems.items()}
    return "".join(
        f"{system}) triple={triple} hash={sha256(assets[name])} ;;\n" for system, (triple, name) in names.items() if name in assets)


def bazel_archives(version, assets):
    systems = {
        "linux-x86_64": "x86_64-unknown-linux-gnu", "linux-aarch64": "aarch64-unknown-linux-gnu",
        "macos-aarch64": "arm64-apple-macosx", "macos-x86_64": "x86_64-apple-macosx",
    }
    lines = []
    for system, triple in systems.items():
        name = f"concurlint-{version}-{triple}.tar.gz"
        if name in assets:
            lines.append(f'    "{system}": ("{triple}", "{sha256(assets[name])}"),\n')
    return "".join(lines)


def formula_platforms(version, releases, assets):
    blocks = []
    for system, processors in (("macos", ("arm64", "x86_64")), ("linux", ("aarch64", "x86_64"))):
        lines = []
        for processor in processors:
            name = f"concurlint-{version}-{processor}-{'apple-macosx' if system == 'macos' else 'unknown-linux-gnu'}.tar.gz"
            if name in assets:
                word = "on_intel" if processor == "x86_64" else "on_arm"
                lines += [f"    {word} do", f'      url "{releases}/{version}/{name}"', f'      sha256 "{sha256(assets[name])}"', "    end"]
        if lines:
            blocks.append("\n".join(["", f"  on_{system} do", *lines, "  end"]))
    return "\n".join(blocks) + "\n"


def make_assets(version, binaries, program, addresses, epoch):
    shared = shared_files(program, epoch)
    license_text = shared["LICENSE"][0]
    assets = {}
    for triple, binary in binaries.items():
        assets[f"concurlint-{version}-{triple}.tar.gz"] = tar_gz({**shared, "bin/concurlint": (binary, True)}, epoch)
        name, content = wheel(version, triple, binary, license_text, SUMMARY, epoch)
        assets[name] = content
        name, content = vsix(version, triple, binary, HERE.parent / "Editors/vscode", license_text, addresses["repository"], epoch)
        assets[name] = content
    assets["concurlint.artifactbundle.zip"] = bundle(version, binaries, license_text, epoch)
    values = {
        "VERSION": version, "REPOSITORY": addresses["repository"], "RELEASES": addresses["releases"],
        "OWNER": addresses["repository"].split("/")[0], "NAME": addresses["repository"].split("/")[1],
        "BUNDLE_SHA256": sha256(assets["concurlint.artifactbundle.zip"]), "CASES": shell_cases(version, assets),
        "PLATFORMS": formula_platforms(version, addresses["releases"], assets),
        "BAZEL_ARCHIVES": bazel_archives(version, assets),
        "HOOK_WHEELS": hook_wheels(version, addresses["releases"], assets),
    }
    assets["install.sh"] = filled(HERE / "CI/install.sh", values).encode()
    values["INSTALL_SHA256"] = sha256(assets["install.sh"])
    for path in sorted((HERE / "CI").glob("*.yml")) + sorted((HERE / "Danger").iterdir()) + [HERE / "Homebrew/concurlint.rb", HERE / "Aqua/registry.yaml", HERE / "Container/Dockerfile"]:
        assets[path.name] = filled(path, values).encode()
    assets["concurlint.spdx.json"] = sbom(version, addresses["repository"], assets, epoch).encode()
    assets["SHA256SUMS"] = "".join(f"{sha256(content)}  {name}\n" for name, content in sorted(assets.items())).encode()
    return assets, values


def hook_wheels(version, releases, assets):
    """For each platform the wheel of this release, by its hash: the release is all that has to be trusted."""
    lines = []
    for name, content in sorted(assets.items()):
        tag = name.removesuffix(".whl").split("-")[-1]
        # pip knows no word for a C library; the wheel for glibc is the one for Linux.
        if name.endswith(".whl") and not tag.startswith("musllinux"):
            system = "darwin" if tag.startswith("macosx") else "linux"
            processor = next(word for word in ("x86_64", "aarch64", "arm64") if tag.endswith(word))
            marker = f"sys_platform == '{system}' and platform_machine == '{processor}'"
            lines.append(f'    "concurlint @ {releases}/{version}/{name}#sha256={sha256(content)} ; {marker}",\n')
    return "".join(lines)


def hooks_setup(values):
    return (
        "from setuptools import setup\n\n"
        f"WHEELS = [\n{values['HOOK_WHEELS']}]\n\n"
        f'setup(name="concurlint-hooks", version="{values["VERSION"]}", py_modules=[], install_requires=WHEELS)\n')


def write_repositories(output, values, installer, license_text):
    """The contents of the repositories that are not this one."""
    for source, target in (("Plugins", "plugins"), ("Hooks", "hooks"), ("asdf", "asdf"), ("Bazel", "bazel")):
        for path in sorted(p for p in (HERE / source).rglob("*") if p.is_file() and ".build" not in p.parts):
            place = output / target / path.relative_to(HERE / source)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(filled(path, values))
            place.chmod(path.stat().st_mode & 0o777)
        (output / target / "LICENSE").write_bytes(license_text)
    root = HERE.parent
    files = action((root / "action.yml").read_text(), (root / ".ci/github-action.sh").read_bytes(), installer)
    for name, (content, is_executable) in {**files, "LICENSE": (license_text, False)}.items():
        place = output / "action" / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)
        place.chmod(0o755 if is_executable else 0o644)
    (output / "hooks/setup.py").write_text(hooks_setup(values))


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("version")
    arguments.add_argument("binaries", type=Path)
    arguments.add_argument("output", type=Path)
    arguments = arguments.parse_args()
    addresses = json.loads((HERE / "addresses.json").read_text())
    binaries = read_binaries(arguments.binaries)
    program = runnable(arguments.binaries, binaries)
    said = subprocess.run([program, "--version"], check=True, capture_output=True, text=True).stdout.split()[-1]
    if said != arguments.version:
        sys.exit(f"make-release.py: the binary is version {said}, not {arguments.version}")
    assets, values = make_assets(arguments.version, binaries, program, addresses, source_date())
    (arguments.output / "assets").mkdir(parents=True)
    for name, content in assets.items():
        (arguments.output / "assets" / name).write_bytes(content)
    write_repositories(arguments.output, values, assets["install.sh"], (HERE.parent / "LICENSE").read_bytes())
    repository = addresses["repository"]
    subprocess.run(
        [program, "docs", "--output", arguments.output / "site"] + ([] if repository.startswith("OWNER/") else ["--repository", repository]),
        check=True, capture_output=True)
    print(f"{arguments.output}: {len(assets)} files for {', '.join(sorted(binaries))}")


if __name__ == "__main__":
    main()
