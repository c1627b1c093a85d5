"""SwiftPM's plugins, in packages of several tools versions, with the bundle as a folder and as an archive."""

import functools
import shutil
from pathlib import Path

from harness import RULE, SOURCE, expect_released, need, run, sample_package

BUILD_TOOL = 'plugins: [.plugin(name: "ConcurlintBuildTool", package: "concurlint-plugins")]'


def plugins_with(tools, form, release, directory):
    need("swift", "unzip")
    # SwiftPM names a package after its folder.
    plugins = directory / "concurlint-plugins"
    shutil.copytree(release / "plugins", plugins)
    bundle = release / "assets/concurlint.artifactbundle.zip"
    if form == "zip":
        shutil.copy(bundle, plugins)
    else:
        run(["unzip", "-q", bundle, "-d", plugins])
    package = directory / "P"
    sample_package(package, tools, f'dependencies: [.package(path: "{plugins}")]', BUILD_TOOL)
    environment = {"CONCURLINT_BUNDLE": "concurlint.artifactbundle" + (".zip" if form == "zip" else "")}
    swift = functools.partial(run, directory=package, **environment)
    if tools == "5.9":
        # SwiftPM runs a command without outputs only for packages of tools 6.0 and newer, and says so.
        assert "does not declare any output files" in swift(["swift", "build"])
    else:
        check_builds(swift, package)
    check_commands(swift, package)
    unpacked = [path for place in (plugins, package / ".build") for path in place.rglob("*/concurlint") if path.is_file()]
    assert unpacked, "SwiftPM has unpacked no binary"
    for program in unpacked:
        expect_released(program, release)


def check_builds(swift, package):
    """The build tool runs when something has changed, and only then."""
    assert RULE in swift(["swift", "build"], statuses=(1,)), "the first build finds nothing"
    (package / ".concurlint.yml").write_text("fail_on: never\n" + RULE + ": warning\n")
    assert RULE in swift(["swift", "build"]), "a build after an edit of the configuration finds nothing"
    assert RULE not in swift(["swift", "build"]), "an unchanged build lints again"
    (package / "Sources/P/Wait.swift").write_text(SOURCE + "// edited\n")
    assert RULE in swift(["swift", "build"]), "a build after an edit finds nothing"
    assert not list(package.rglob("resource_bundle_accessor.swift")), "the build tool made a resource"
    (package / "Sources/P/Wait.swift").write_text(SOURCE + "// edited again\n")
    assert RULE not in swift(["swift", "build"], CONCURLINT_DISABLE="1"), "it lints although it was told not to"


def check_commands(swift, package):
    assert RULE in swift(["swift", "package", "plugin", "concurlint", "--fail-on", "never"])
    swift(["swift", "package", "plugin", "concurlint", "--fail-on", "warning", "--no-config"], statuses=(1,))
    (package / "Sources/P/Limit.swift").write_text("var limit = 1\n")
    swift(["swift", "package", "--allow-writing-to-package-directory", "concurlint-fix", "--allow-dirty", "--fail-on", "never",
           "--only-rule", "mutable-global-state"])
    assert (package / "Sources/P/Limit.swift").read_text() == "let limit = 1\n"


def check_xcode(release, directory):
    """The half of the build tool that only Xcode compiles has the types that it needs, as far as a stand-in tells."""
    need("swiftc")
    library = Path(shutil.which("swiftc")).resolve().parent.parent / "lib/swift/pm/PluginAPI"
    compiler = ["swiftc", "-swift-version", "5", "-I", library, "-package-description-version", "5.9", "-parse-as-library"]
    stand_in = Path(__file__).with_name("XcodeProjectPlugin.swift")
    module = directory / "XcodeProjectPlugin.swiftmodule"
    run([*compiler, "-emit-module", "-module-name", "XcodeProjectPlugin", "-o", module, stand_in])
    plugin = release / "plugins/Plugins/ConcurlintBuildTool/Plugin.swift"
    run([*compiler, "-I", directory, "-typecheck", plugin])
    # Would a mistake in that half be told?
    wrong = directory / "Plugin.swift"
    mistaken = plugin.read_text().replace("context.xcodeProject.directory", "context.xcodeProject.folder")
    assert mistaken != plugin.read_text()
    wrong.write_text(mistaken)
    assert "no member 'folder'" in run([*compiler, "-I", directory, "-typecheck", wrong], statuses=(1,))


def check_checksum(release, directory):
    need("swift")
    manifest = (release / "plugins/Package.swift").read_text()
    said = run(["swift", "package", "compute-checksum", release / "assets/concurlint.artifactbundle.zip"], directory).split()[-1]
    assert f'checksum: "{said}"' in manifest
