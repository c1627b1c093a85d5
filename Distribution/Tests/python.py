"""The wheel, and the hooks of pre-commit, which install it."""

import shutil
import venv

from harness import (
    RULE, TOOLS, Server, commit_all, expect_released, git, machine_triple, need, releases_address, run, sample_package)


def wheels_of(release):
    """All for Linux, and those for this machine's processor and C library."""
    wheels = sorted(release.glob("assets/*linux*.whl"))
    return wheels, [path for path in wheels if machine_triple().split("-")[0] in path.name and "manylinux" in path.name]


def check_wheel(release, directory):
    need("twine", "auditwheel")
    wheels, (own,) = wheels_of(release)
    venv.create(directory / "env", with_pip=True)
    programs = directory / "env/bin"
    run([programs / "pip", "install", "--quiet", "--no-index", "--disable-pip-version-check", own])
    expect_released(programs / "concurlint", release)
    assert run([programs / "concurlint", "--version"]).startswith("concurlint ")
    run([programs / "pip", "uninstall", "--quiet", "--yes", "concurlint"])
    assert not (programs / "concurlint").exists()
    run(["twine", "check", "--strict", *wheels])
    # The tag in the wheel's name is one that its binary keeps.
    tag = own.stem.split("-")[-1]
    assert f'is consistent with\nthe following platform tag: "{tag}"' in run(["auditwheel", "show", own]).replace("\r", "")


def hooks_repository(release, place, address):
    """The hooks as they are in their repository, with releases at an address of our own."""
    shutil.copytree(release / "hooks", place)
    setup = place / "setup.py"
    text = setup.read_text()
    assert releases_address(release) in text, "the hooks do not say where the wheels are"
    setup.write_text(text.replace(releases_address(release), address))


def hooks_environment(directory):
    """Only what is installed already may build the hooks' package, and nothing comes from an index."""
    return {
        "PIP_NO_INDEX": "1", "PIP_NO_BUILD_ISOLATION": "0", "PIP_NO_CACHE_DIR": "1", "PRE_COMMIT_HOME": str(directory / "cache"),
        "VIRTUALENV_SETUPTOOLS": "bundle", "VIRTUALENV_WHEEL": "bundle",
    }


def check_hooks(release, directory):
    need("git", "pre-commit")
    server = Server(release, directory / "served")
    repository, hooks = directory / "sample", directory / "hooks"
    hooks_repository(release, hooks, server.address)
    sample_package(repository, "6.0")
    limit = repository / "Sources/P/Limit.swift"
    limit.write_text("var limit = 1\n")
    commit_all(hooks)
    commit_all(repository)
    environment = hooks_environment(directory)

    def hook(name, *statuses):
        return run([TOOLS / "pre-commit", "try-repo", hooks, name, "--all-files"], repository, statuses, **environment)

    assert RULE in hook("concurlint", 1)
    for program in (directory / "cache").glob("*/py_env*/bin/concurlint"):
        expect_released(program, release)
    # Nothing is staged yet; then a line is, next to findings on lines that are not.
    hook("concurlint-changed-lines", 0)
    (repository / "Sources/P/More.swift").write_text("import Foundation\npublic func more() async { Thread.sleep(forTimeInterval: 1) }\n")
    git(repository, "add", ".")
    said = hook("concurlint-changed-lines", 1)
    assert "More.swift" in said and "Wait.swift" not in said, said
    # The hook changes a file, which pre-commit counts as a failure; other findings are left.
    hook("concurlint-fix", 1)
    assert limit.read_text() == "let limit = 1\n"


def check_changed_wheel(release, directory):
    """A wheel that someone has exchanged is not installed."""
    need("git", "pre-commit")
    server = Server(release, directory / "served")
    hooks, repository = directory / "hooks", directory / "sample"
    hooks_repository(release, hooks, server.address)
    sample_package(repository, "6.0")
    commit_all(hooks)
    commit_all(repository)
    for wheel in server.folder.glob("*.whl"):
        wheel.write_bytes(wheel.read_bytes() + b"\0")
    said = run([TOOLS / "pre-commit", "try-repo", hooks, "concurlint", "--all-files"], repository, (1, 3), **hooks_environment(directory))
    assert "do not match the hashes" in said.lower() or "mismatch" in said.lower(), said
