"""The guides for six kinds of users: every line is read from the released pages, and run.

A guide that gets a block that nothing here runs fails to be unpacked.
"""

import json
import os
import shutil
from html.parser import HTMLParser

import yaml

from action import Runner
from containers import Debian
from editors import drive_extension, package_of
from harness import (
    ROOT, RULE, TOOLS, Server, archive_of, commit_all, expect_released, need, releases_address, run, sample_package,
    unproven, version_of)
from jobs import check_reports, cloned_project, gitlab_script
from python import hooks_environment, hooks_repository


class Guide(HTMLParser):
    """The blocks of code in a page, each with the name above it."""

    def __init__(self, release, name):
        super().__init__()
        self.blocks, self.part = [], None
        self.feed((release / f"site/guides/{name}.html").read_text())
        assert self.blocks, f"the guide {name} has no code"

    def handle_starttag(self, tag, attributes):
        style = dict(attributes).get("class")
        if (tag, style) == ("div", "code"):
            self.blocks.append(["", ""])
        elif (tag, style) in [("span", "path"), ("span", "line")]:
            self.part = style
            if style == "line" and self.blocks[-1][1]:
                self.blocks[-1][1] += "\n"

    def handle_endtag(self, tag):
        if tag == "span":
            self.part = None

    def handle_data(self, data):
        if self.part:
            self.blocks[-1][self.part == "line"] += data


def blocks_of(release, name, *expected):
    """The texts of a guide's blocks, which must have the expected names."""
    blocks = Guide(release, name).blocks
    assert [title for title, _ in blocks] == list(expected), f"the guide {name} has other blocks: {[title for title, _ in blocks]}"
    return [text for _, text in blocks]


def instead_of(**places):
    """What makes git find the repositories of a release in folders here, by their addresses on pages."""
    settings = [(f"url.{place}.insteadOf", f"https://github.com/OWNER/concurlint-{name}") for name, place in places.items()]
    # Of git's variables, pre-commit passes on these.
    environment = {"GIT_CONFIG_COUNT": str(len(settings))}
    for number, (key, value) in enumerate(settings):
        environment |= {f"GIT_CONFIG_KEY_{number}": key, f"GIT_CONFIG_VALUE_{number}": value}
    return environment


def swift_package(release, directory):
    need("swift", "git")
    dependency, commands, build_tool = blocks_of(release, "swift-package", "Package.swift", "shell", "Package.swift")
    plugins = directory / "plugins"
    shutil.copytree(release / "plugins", plugins)
    shutil.copy(release / "assets/concurlint.artifactbundle.zip", plugins)
    commit_all(plugins, tag=version_of(release))
    # The bundle comes with the package, for SwiftPM would download it from a server that does not have it yet.
    # SwiftPM remembers what a version of a package was, in folders of its user.
    environment = {
        **instead_of(plugins=plugins), "CONCURLINT_BUNDLE": "concurlint.artifactbundle.zip", "HOME": str(directory),
        "XDG_CONFIG_HOME": str(directory / "configuration"), "XDG_CACHE_HOME": str(directory / "cache"),
    }
    for name, use in (("commands", ""), ("build", build_tool)):
        package = directory / name / "P"
        sample_package(package, "6.0", dependency, use)
        # Its checkouts and binaries are not linted, and 'fix' wants to be able to go back.
        (package / ".gitignore").write_text(".build/\nPackage.resolved\n")
        (package / "Sources/P/Limit.swift").write_text("var limit = 1\n")
        commit_all(package)
        if use:
            said = run(["swift", "build"], package, (1,), **environment)
            assert RULE in said, said
            continue
        for command in commands.splitlines():
            # Status 1: there are findings that have no fix.
            said = run(["sh", "-c", command], package, (1,), **environment)
            assert RULE in said, f"{command}: {said}"
        assert (package / "Sources/P/Limit.swift").read_text() == "let limit = 1\n", "nothing was fixed"


def xcode(release, directory):
    (script,) = blocks_of(release, "xcode", "Run Script")
    home, project = directory / "home", directory / "project"
    (home / ".local").mkdir(parents=True)
    run(["tar", "-xzf", archive_of(release), "-C", home / ".local"])
    sample_package(project, "6.0")
    # An error stops the build.
    said = run(["sh", "-c", script], project, (1,), HOME=str(home), SRCROOT=str(project))
    assert f"\n{project}/Sources/P/Wait.swift:3:3: error: " in f"\n{said}", said
    unproven.append("what Xcode does with the build phase, its setting for sandboxes, and the plugin")


def github(release, directory):
    need("check-jsonschema", "git", "curl")
    (workflow,) = blocks_of(release, "github", ".github/workflows/concurlint.yml")
    file = directory / "concurlint.yml"
    file.write_text(workflow)
    run([TOOLS / "check-jsonschema", "--builtin-schema", "vendor.github-workflows", file])
    (job,) = yaml.safe_load(workflow)["jobs"].values()
    checkout, lint = job["steps"]
    assert checkout["uses"].startswith("actions/checkout@") and checkout["with"]["fetch-depth"] == 0
    assert lint["uses"] == f"OWNER/concurlint-action@{version_of(release)}"
    inputs = {name: text.replace("${{ github.base_ref }}", "main") for name, text in lint["with"].items()}
    project = cloned_project(directory)
    said, outputs = Runner(release, directory, Server(release, directory / "served")).run(project, inputs)
    assert "file=Sources/P/More.swift" in said and "Wait.swift" not in said and outputs["status"] == "1", said
    unproven.append("what GitHub does with a SARIF report")


def gitlab(release, directory):
    (included,) = blocks_of(release, "gitlab", ".gitlab-ci.yml")
    server = Server(release, directory / "served")
    own = yaml.safe_load(included)
    (remote,) = (entry["remote"] for entry in own["include"])
    place, name = remote.rsplit("/", 1)
    assert place == f"{releases_address(release)}/{server.version}", remote
    text = (release / "assets" / name).read_text().replace(releases_address(release), server.address)
    # As GitLab joins jobs of one name.
    job = yaml.safe_load(text)["concurlint"]
    variables = {**job["variables"], **own["concurlint"]["variables"]}
    debian, project = Debian(release, directory), cloned_project(directory)
    said = debian.run(
        debian.container(f"docker.io/library/{job['image']}"), project, gitlab_script(job), (1,), CI_DEFAULT_BRANCH="main",
        CONCURLINT_RELEASES=server.address,
        **{name: str(value).replace("$CI_DEFAULT_BRANCH", "main") for name, value in variables.items()})
    assert "More.swift" in said and "Wait.swift" not in said, said
    check_reports("gitlab", project, job["artifacts"]["reports"])


def pre_commit(release, directory):
    need("git", "pre-commit")
    configuration, commands = blocks_of(release, "pre-commit", ".pre-commit-config.yaml", "shell")
    server = Server(release, directory / "served")
    hooks, project = directory / "hooks", directory / "project"
    hooks_repository(release, hooks, server.address)
    commit_all(hooks, tag=version_of(release))
    sample_package(project, "6.0")
    (project / ".pre-commit-config.yaml").write_text(configuration)
    commit_all(project)
    environment = {**hooks_environment(directory), **instead_of(hooks=hooks)}
    install, run_all = commands.splitlines()
    run(["sh", "-c", install], project, **environment)
    assert RULE in run(["sh", "-c", run_all], project, (1,), **environment)
    # The hook that was installed refuses a commit with a finding, and lets one without pass.
    (project / "Sources/P/Nothing.swift").write_text("func nothing() {}\n")
    identity = ["git", "-c", "user.name=T", "-c", "user.email=t@example.org"]
    run(["git", "add", "."], project)
    run([*identity, "commit", "--quiet", "-m", "nothing"], project, **environment)
    (project / "Sources/P/More.swift").write_text("import Foundation\npublic func more() async { Thread.sleep(forTimeInterval: 1) }\n")
    run(["git", "add", "."], project)
    assert RULE in run([*identity, "commit", "-m", "more"], project, (1,), **environment)


CODE = """\
#!/bin/sh
# Stands in for Visual Studio Code: a package is unpacked where its extensions are.
[ "$1" = --install-extension ] && unzip -q "$2" -d "$HOME/extensions"
"""


def visual_studio_code(release, directory):
    need("unzip", "node")
    install, settings = blocks_of(release, "visual-studio-code", "shell", ".vscode/settings.json")
    package, _ = package_of(release)
    programs = directory / "bin"
    programs.mkdir()
    (programs / "code").write_text(CODE)
    (programs / "code").chmod(0o755)
    platform = install.split("concurlint-")[1].rsplit("-", 1)[0]
    # The page names one platform of several.
    command = install.replace(f"concurlint-{platform}-", package.name.rsplit("-", 1)[0] + "-")
    run(["sh", "-c", command], release / "assets", HOME=str(directory), PATH=f"{programs}:{os.environ['PATH']}")
    extension = directory / "extensions/extension"
    expect_released(extension / "bin/concurlint", release)
    (kinds,) = json.loads(settings).values()
    assert kinds == {"source.fixAll.concurlint": "explicit"}
    # That kind is asked for in a session with the server, as when a file is saved.
    said = drive_extension(extension)
    assert "ok vscode: fix-all" in said, said
    scope = json.loads((extension / "package.json").read_text())["contributes"]["configuration"]["properties"]["concurlint.scope"]
    assert scope["enum"] == ["open", "affected", "project"]
    json.loads((ROOT / "Editors/vscode-tasks.json").read_text())
    unproven.append("what Visual Studio Code itself does with its package (its command is a stand-in)")


def build_server(release, directory):
    (*_, download) = Guide(release, "ci").blocks
    assert download[0] == "install.sh", download
    for path in [archive_of(release), release / "assets/SHA256SUMS"]:
        shutil.copy(path, directory)
    run(["sh", "-ec", download[1]], directory)
    expect_released(directory / "bin/concurlint", release)


GUIDES = {
    "swift-package": swift_package, "xcode": xcode, "github": github, "gitlab": gitlab, "pre-commit": pre_commit,
    "visual-studio-code": visual_studio_code, "ci": build_server,
}


def check_guide_lengths(release, _):
    """A guide is twenty lines at most, as a reader counts: paragraphs by 100 columns, and every line of code."""
    for name in GUIDES:
        text = (release / f"site/guides/{name}.html").read_text()
        paragraphs = Paragraphs(text).lengths
        lines = sum((length + 99) // 100 for length in paragraphs)
        lines += sum(len(block.splitlines()) for _, block in Guide(release, name).blocks)
        assert 0 < lines <= 20, f"{name}: {lines} lines"


class Paragraphs(HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.lengths, self.is_inside, self.is_main = [], False, False
        self.feed(text)

    def handle_starttag(self, tag, _):
        self.is_main = self.is_main or tag == "main"
        if tag == "p" and self.is_main:
            self.is_inside = True
            self.lengths.append(0)

    def handle_endtag(self, tag):
        self.is_main = self.is_main and tag != "main"
        self.is_inside = self.is_inside and tag != "p"

    def handle_data(self, data):
        if self.is_inside:
            self.lengths[-1] += len(data)
