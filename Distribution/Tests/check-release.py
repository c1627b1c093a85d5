#!/usr/bin/env python3
"""Uses a release as its users would, as far as this machine allows.

    check-release.py RELEASE [--only NAME]

RELEASE is what make-release.py has written. Programs that are needed and not installed are named; what they would have
shown is then not shown, and the last line says so. Exit status: 0, or 1 if something did not work.
"""

import argparse
import functools
import hashlib
import http.server
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import threading
import venv
import zipfile
from pathlib import Path
from xml.etree import ElementTree

EDITORS = Path(__file__).resolve().parents[2] / "Tests/ServerClients/check-editors.py"
failures, skipped = [], []
SOURCE = "import Foundation\npublic func wait() async throws {\n  Thread.sleep(forTimeInterval: 1)\n}\n"
RULE = "blocking-wait-in-async"


class Missing(Exception):
    """A program that this machine lacks."""


def need(*programs):
    for program in programs:
        if not shutil.which(program):
            raise Missing(program)


def run(words, directory=None, statuses=(0,), **environment):
    outcome = subprocess.run(
        [str(word) for word in words], cwd=directory, env={**os.environ, **environment}, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True)
    if outcome.returncode not in statuses:
        raise AssertionError(f"{' '.join(map(str, words))}: status {outcome.returncode}\n{outcome.stdout[-3000:]}")
    return outcome.stdout


def sample_package(directory, tools, plugins=None):
    dependency = f'dependencies: [.package(path: "{plugins}")], ' if plugins else ""
    use = ', plugins: [.plugin(name: "ConcurlintBuildTool", package: "concurlint-plugins")]' if plugins else ""
    # The compiler refuses the sample's call in Swift 6 mode.
    mode = "" if tools == "5.9" else ", swiftLanguageModes: [.v5]"
    (directory / "Sources/P").mkdir(parents=True)
    (directory / "Package.swift").write_text(
        f"// swift-tools-version: {tools}\nimport PackageDescription\n"
        f'let package = Package(name: "P", {dependency}targets: [.target(name: "P"{use})]{mode})\n')
    (directory / "Sources/P/Wait.swift").write_text(SOURCE)


def check_hashes(release, _):
    sums = dict(reversed(line.split("  ")) for line in (release / "assets/SHA256SUMS").read_text().splitlines())
    names = {path.name for path in (release / "assets").iterdir()} - {"SHA256SUMS"}
    assert set(sums) == names, set(sums) ^ names
    for name, digest in sums.items():
        assert hashlib.sha256((release / "assets" / name).read_bytes()).hexdigest() == digest, name


def check_bytes(release, _):
    """The binary is the same in every channel."""
    for archive in release.glob("assets/concurlint-*.tar.gz"):
        triple = re.fullmatch(r"concurlint-[^-]+-(.*)\.tar\.gz", archive.name)[1]
        with tarfile.open(archive) as contents:
            binary = contents.extractfile("bin/concurlint").read()
        found = 0
        for other in [*release.glob("assets/*.whl"), *release.glob("assets/*.vsix"), release / "assets/concurlint.artifactbundle.zip"]:
            with zipfile.ZipFile(other) as contents:
                found += sum(contents.read(name) == binary for name in contents.namelist() if name.endswith("/concurlint"))
        assert found >= (3 if "gnu" in triple or "apple" in triple else 2), f"{archive.name}: found {found} times elsewhere"


def plugins_with(tools, form, release, directory):
    need("swift")
    # SwiftPM names a package after its folder.
    plugins = directory / "concurlint-plugins"
    shutil.copytree(release / "plugins", plugins)
    bundle = release / "assets/concurlint.artifactbundle.zip"
    if form == "zip":
        shutil.copy(bundle, plugins)
    else:
        run(["unzip", "-q", bundle, "-d", plugins])
    package = directory / "P"
    sample_package(package, tools, plugins)
    environment = {"CONCURLINT_BUNDLE": "concurlint.artifactbundle" + (".zip" if form == "zip" else "")}
    swift = functools.partial(run, directory=package, **environment)
    if tools == "5.9":
        # SwiftPM runs a command without outputs only for packages of tools 6.0 and newer, and says so.
        assert "does not declare any output files" in swift(["swift", "build"])
    else:
        check_builds(swift, package)
    check_commands(swift, package)


def check_builds(swift, package):
    """The build tool runs when something has changed, and only then."""
    assert RULE in swift(["swift", "build"], statuses=(1,)), "the first build finds nothing"
    (package / ".concurlint.yml").write_text("fail_on: never\n" + RULE + ": warning\n")
    assert RULE in swift(["swift", "build"]), "a build after an edit of the configuration finds nothing"
    assert RULE not in swift(["swift", "build"]), "an unchanged build lints again"
    (package / "Sources/P/Wait.swift").write_text(SOURCE + "// edited\n")
    assert RULE in swift(["swift", "build"]), "a build after an edit finds nothing"
    assert not list(package.rglob("resource_bundle_accessor.swift")), "the build tool made a resource"


def check_commands(swift, package):
    assert RULE in swift(["swift", "package", "plugin", "concurlint", "--fail-on", "never"])
    swift(["swift", "package", "plugin", "concurlint", "--fail-on", "warning", "--no-config"], statuses=(1,))
    (package / "Sources/P/Limit.swift").write_text("var limit = 1\n")
    swift(["swift", "package", "--allow-writing-to-package-directory", "concurlint-fix", "--allow-dirty", "--fail-on", "never",
           "--only-rule", "mutable-global-state"])
    assert (package / "Sources/P/Limit.swift").read_text() == "let limit = 1\n"


def check_checksum(release, directory):
    need("swift")
    manifest = (release / "plugins/Package.swift").read_text()
    said = run(["swift", "package", "compute-checksum", release / "assets/concurlint.artifactbundle.zip"], directory).split()[-1]
    assert f'checksum: "{said}"' in manifest


def environment_with(directory, *packages):
    venv.create(directory, with_pip=True)
    if packages:
        run([directory / "bin/pip", "install", "--quiet", "--disable-pip-version-check", *packages])
    return directory / "bin"


def check_wheel(release, directory):
    wheels = [path for path in release.glob("assets/*.whl") if "linux" in path.name]
    chosen = [path for path in wheels if os.uname().machine in path.name]
    programs = environment_with(directory / "env")
    run([programs / "pip", "install", "--quiet", "--no-index", "--disable-pip-version-check", *chosen[:1]])
    assert run([programs / "concurlint", "--version"]).startswith("concurlint ")
    run([programs / "pip", "uninstall", "--quiet", "--yes", "concurlint"])
    assert not (programs / "concurlint").exists()
    checker = environment_with(directory / "twine", "twine")
    run([checker / "twine", "check", "--strict", *wheels])


def check_hooks(release, directory):
    need("git")
    programs = environment_with(directory / "env", "pre-commit", "setuptools", "wheel")
    repository, hooks = directory / "sample", directory / "hooks"
    shutil.copytree(release / "hooks", hooks)
    sample_package(repository, "6.0")
    (repository / "Sources/P/Limit.swift").write_text("var limit = 1\n")
    for place in (hooks, repository):
        run(["git", "init", "--quiet", "."], place)
        run(["git", "add", "."], place)
        run(["git", "-c", "user.name=T", "-c", "user.email=t@example.org", "commit", "--quiet", "-m", "first"], place)
    # The wheel is looked for in the release alone; what builds the hooks' own package is installed already.
    environment = {
        "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(release / "assets"), "PIP_NO_BUILD_ISOLATION": "0",
        "PRE_COMMIT_HOME": str(directory / "cache"), "VIRTUALENV_SETUPTOOLS": "bundle", "VIRTUALENV_WHEEL": "bundle",
    }
    said = run([programs / "pre-commit", "try-repo", hooks, "concurlint", "--all-files"], repository, (1,), **environment)
    assert RULE in said, said
    run([programs / "pre-commit", "try-repo", hooks, "concurlint-changed-lines", "--all-files"], repository, **environment)
    run([programs / "pre-commit", "try-repo", hooks, "concurlint-fix", "--all-files"], repository, (0, 1), **environment)
    assert (repository / "Sources/P/Limit.swift").read_text() == "let limit = 1\n"


class Server:
    """The release's files, below a folder with its version, as they would be downloaded."""

    def __init__(self, release, directory):
        version = (release / "plugins/Package.swift").read_text().split("/concurlint.artifactbundle.zip")[0].rsplit("/", 1)[1]
        shutil.copytree(release / "assets", directory / version)
        self.version, self.folder = version, directory / version

        class Handler(http.server.SimpleHTTPRequestHandler):
            def log_message(self, *_):
                """Says nothing of each request."""

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=directory))
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_port}"


def check_installer(release, directory):
    need("curl", "sh")
    server = Server(release, directory / "served")
    installer = release / "assets/install.sh"
    run(["sh", installer, directory / "there"], CONCURLINT_RELEASES=server.address)
    assert run([directory / "there/bin/concurlint", "--version"]).strip() == f"concurlint {server.version}"
    for archive in server.folder.glob("*.tar.gz"):
        archive.write_bytes(archive.read_bytes() + b"\0")
    run(["sh", installer, directory / "changed"], statuses=(1,), CONCURLINT_RELEASES=server.address)
    assert not (directory / "changed/bin/concurlint").exists(), "a changed archive was unpacked"


def check_asdf(release, directory):
    need("curl", "git")
    server = Server(release, directory / "served")
    origin = directory / "origin"
    origin.mkdir()
    run(["git", "init", "--quiet", "."], origin)
    run(["git", "-c", "user.name=T", "-c", "user.email=t@example.org", "commit", "--quiet", "--allow-empty", "-m", "1"], origin)
    for tag in ("0.1.0", "0.10.0", "0.2.0", "other"):
        run(["git", "tag", tag], origin)
    assert run([release / "asdf/bin/list-all"], CONCURLINT_REPOSITORY=str(origin)).split() == ["0.1.0", "0.2.0", "0.10.0"]
    environment = {
        "ASDF_INSTALL_VERSION": server.version, "ASDF_DOWNLOAD_PATH": str(directory / "download"),
        "ASDF_INSTALL_PATH": str(directory / "installed"), "CONCURLINT_RELEASES": server.address,
    }
    run([release / "asdf/bin/download"], **environment)
    assert "concurlint" in run([release / "asdf/bin/install"], **environment)


FORMULA = """
class Formula
  class << self
    def desc(_) = nil
    def homepage(_) = nil
    def version(_) = nil
    def license(_) = nil
    def test = nil
    def on_macos = yield
    def on_linux = yield
    def on_arm = yield
    def on_intel = yield
    def url(address) = @url = address
    def sha256(hash) = puts("#{hash}  #{@url.split("/").last}")
  end
end
"""


def check_formula(release, directory):
    need("ruby")
    formula = release / "assets/concurlint.rb"
    run(["ruby", "-c", formula])
    (directory / "formula.rb").write_text(FORMULA + f"load {json.dumps(str(formula))}\n")
    said = run(["ruby", directory / "formula.rb"]).splitlines()
    archives = [path.name for path in release.glob("assets/*.tar.gz") if "musl" not in path.name]
    sums = (release / "assets/SHA256SUMS").read_text().splitlines()
    assert sorted(said) == sorted(line for line in sums if line.split("  ")[1] in archives), said


def check_schemas(release, directory):
    programs = environment_with(directory / "env", "check-jsonschema")
    for name, schema in (("gitlab.yml", "gitlab-ci"), ("bitbucket-pipelines.yml", "bitbucket-pipelines"),
                         ("azure-pipelines.yml", "azure-pipelines"), ("circleci.yml", "circle-ci")):
        run([programs / "check-jsonschema", "--builtin-schema", f"vendor.{schema}", release / "assets" / name])


def check_scripts(release, directory):
    need("shellcheck", "mandoc", "zsh", "fish")
    archive = next(release.glob("assets/concurlint-*.tar.gz"))
    with tarfile.open(archive) as contents:
        contents.extractall(directory)
    share = directory / "share"
    run(["shellcheck", release / "assets/install.sh", *sorted((release / "asdf/bin").iterdir())])
    run(["shellcheck", "--shell=bash", share / "bash-completion/completions/concurlint"])
    run(["bash", "-n", share / "bash-completion/completions/concurlint"])
    run(["zsh", "-n", share / "zsh/site-functions/_concurlint"])
    run(["fish", "--no-execute", share / "fish/vendor_completions.d/concurlint.fish"])
    run(["mandoc", "-Tlint", "-W", "warning", share / "man/man1/concurlint.1"])
    json.loads((share / "concurlint/concurlint.schema.json").read_text())


def check_container(release, _):
    need("hadolint")
    run(["hadolint", release / "assets/Dockerfile"])


def check_inventory(release, directory):
    programs = environment_with(directory / "env", "spdx-tools")
    run([programs / "pyspdxtools", "--infile", release / "assets/concurlint.spdx.json"])


def check_vsix(release, directory):
    """What a package holds is typed, and its extension works with the binary in it."""
    need("node", "unzip")
    machine = {"x86_64": "x64", "aarch64": "arm64", "arm64": "arm64"}[platform.machine()]
    system = {"Linux": "linux", "Darwin": "darwin"}[platform.system()]
    package = next(release.glob(f"assets/concurlint-{system}-{machine}-*.vsix"))
    run(["unzip", "-q", package, "-d", directory / "package"])
    types = ElementTree.parse(directory / "package/[Content_Types].xml").getroot()
    endings, parts = ({entry.get(name) for entry in types} - {None} for name in ("Extension", "PartName"))
    files = [path for path in (directory / "package").rglob("*") if path.is_file() and path.name != "[Content_Types].xml"]
    for path in files:
        name = f"/{path.relative_to(directory / 'package')}"
        assert path.suffix in endings or name in parts, f"{name} has no type"
    manifest = ElementTree.parse(directory / "package/extension.vsixmanifest").getroot()
    space = {"": "http://schemas.microsoft.com/developer/vsx-schema/2011"}
    description = json.loads((directory / "package/extension/package.json").read_text())
    identity = manifest.find("Metadata/Identity", space)
    assert (identity.get("Id"), identity.get("Version")) == (description["name"], description["version"])
    assert identity.get("TargetPlatform") == f"{system}-{machine}"
    for asset in manifest.findall("Assets/Asset", space):
        assert (directory / "package" / asset.get("Path")).is_file(), asset.get("Path")
    extension = directory / "package/extension"
    run([EDITORS, extension / "bin/concurlint", "--editor", "vscode", "--extension", extension])


def check_action(release, directory):
    """The schema, an audit, and the steps with what a runner would set."""
    programs = environment_with(directory / "env", "check-jsonschema", "zizmor")
    description = release / "action/action.yml"
    run([programs / "check-jsonschema", "--builtin-schema", "vendor.github-actions", description])
    run([programs / "zizmor", "--offline", "--quiet", description])
    server = Server(release, directory / "served")
    project = directory / "project"
    sample_package(project, "6.0")
    runner = {
        "GITHUB_ACTION_PATH": str(release / "action"), "GITHUB_OUTPUT": str(directory / "outputs"),
        "GITHUB_STEP_SUMMARY": str(directory / "summary.md"), "RUNNER_TEMP": str(directory), "CONCURLINT_RELEASES": server.address,
        "CONCURLINT": str(directory / "concurlint/bin/concurlint"), "INPUT_PATHS": ".", "INPUT_BASELINE": "", "INPUT_SINCE": "",
        "INPUT_FAIL_ON": "", "INPUT_ARGUMENTS": "", "INPUT_SARIF_FILE": "out.sarif",
    }
    steps = {name.strip(): command for name, command in re.findall(
        r"- name: (.*)\n(?:.*\n)*?      run: '(.*)'\n", description.read_text())}
    for name in ("Download", "Lint"):
        said = run(["bash", "-c", steps[name]], project, **runner)
    assert "::" in said and RULE in said, said
    assert "status=1" in (directory / "outputs").read_text()
    assert json.loads((project / "out.sarif").read_text())["runs"], "no report"
    for archive in server.folder.glob("*.tar.gz"):
        archive.write_bytes(archive.read_bytes() + b"\0")
    shutil.rmtree(directory / "concurlint")
    run(["bash", "-c", steps["Download"]], project, statuses=(1,), **runner)
    assert not (directory / "concurlint/bin").exists(), "a changed archive was unpacked"


def check_bazel(release, directory):
    """A test fails on a finding, passes without, and is not run again while nothing changes."""
    need("bazel", "curl")
    server = Server(release, directory / "served")
    project = directory / "project"
    (project / "Sources").mkdir(parents=True)
    source = project / "Sources/Wait.swift"
    source.write_text(SOURCE)
    rules = release / "bazel"
    (project / "WORKSPACE").write_text(
        f'local_repository(name = "concurlint_rules", path = "{rules}")\n'
        'load("@concurlint_rules//:repositories.bzl", "concurlint_repository")\n'
        f'concurlint_repository(name = "concurlint", releases = "{server.address}")\n')
    (project / "BUILD").write_text(
        'load("@concurlint_rules//:defs.bzl", "concurlint_test")\n'
        'concurlint_test(name = "lint", srcs = glob(["Sources/**/*.swift"]))\n')
    # Bazel fetches what reports coverage for every test, whether or not one asks for it.
    coverage = directory / "coverage"
    coverage.mkdir()
    (coverage / "WORKSPACE").write_text("")
    (coverage / "report.bzl").write_text(
        "def _report_impl(ctx):\n"
        '    program = ctx.actions.declare_file("report.sh")\n'
        '    ctx.actions.write(program, "", is_executable = True)\n'
        "    return DefaultInfo(executable = program)\n"
        "report = rule(implementation = _report_impl, executable = True)\n")
    (coverage / "BUILD").write_text(
        'load(":report.bzl", "report")\n'
        'report(name = "coverage_report_generator", visibility = ["//visibility:public"])\n')
    bazel = ["bazel", f"--output_user_root={directory / 'output'}", "--batch", "test", "--test_output=all", "--color=no",
             f"--override_repository=remote_coverage_tools={coverage}", ":lint"]
    try:
        assert RULE in run(bazel, project, statuses=(3,)), "the finding is not reported"
        source.write_text("func nothing() {}\n")
        assert "(cached)" not in run(bazel, project)
        assert "(cached) PASSED" in run(bazel, project), "it runs again though nothing has changed"
    finally:
        # Bazel takes away the right to write from what it keeps.
        subprocess.run(["chmod", "-R", "u+w", directory / "output"], check=False)


CHECKS = {
    "hashes": check_hashes, "bytes": check_bytes, "checksum": check_checksum, "installer": check_installer, "asdf": check_asdf,
    "formula": check_formula, "scripts": check_scripts, "container": check_container, "schemas": check_schemas,
    "inventory": check_inventory, "wheel": check_wheel, "vsix": check_vsix, "action": check_action, "bazel": check_bazel,
    "hooks": check_hooks,
    **{f"plugins {tools} {form}": functools.partial(plugins_with, tools, form)
       for tools in ("5.9", "6.0", "6.1") for form in ("folder", "zip")},
}


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("release", type=Path)
    arguments.add_argument("--only", action="append", help="run the checks whose names begin like this; may be repeated")
    arguments = arguments.parse_args()
    release = arguments.release.resolve()
    for name, check in CHECKS.items():
        if arguments.only and not name.startswith(tuple(arguments.only)):
            continue
        with tempfile.TemporaryDirectory() as directory:
            try:
                check(release, Path(directory).resolve())
                print(f"ok: {name}", flush=True)
            except Missing as missing:
                skipped.append(name)
                print(f"not run: {name}: '{missing}' is not installed", flush=True)
            except AssertionError as error:
                failures.append(name)
                print(f"failed: {name}: {error}", flush=True)
    print(f"{len(failures)} failed; not run: {', '.join(skipped) or 'none'}; only a Mac shows what Xcode does with the plugin")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
