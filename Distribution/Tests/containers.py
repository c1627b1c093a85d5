"""Debian 12 in containers, without a registry: the image of a release, and what runs in somebody else's."""

import os
import shutil
from pathlib import Path

from harness import RULE, archive_of, commit_all, expect_released, git, need, run, sample_package, unproven


class Debian:
    """A store of images with Debian 12 in it, under the names by which it is asked for."""

    def __init__(self, release, directory):
        need("buildah", "podman", "mmdebstrap")
        # Made once, for it takes minutes.
        base = release.parent / "debian-12.tar"
        if not base.exists():
            new = base.with_suffix(".new.tar")
            run(["mmdebstrap", "--variant=minbase", "--include=ca-certificates", "bookworm", new])
            new.rename(base)
        self.options = ["--root", directory / "images", "--runroot", directory / "state", "--storage-driver", "vfs"]
        for name in ("debian:12", "debian:12-slim"):
            self.podman("import", base, f"docker.io/library/{name}")

    def podman(self, *words, statuses=(0,)):
        # Of cgroups of both versions at once, which some machines have, crun takes none.
        runtime = ["--runtime", "runc"] if shutil.which("runc") else []
        return run(["podman", *self.options, *runtime, "--cgroup-manager", "cgroupfs", *words], statuses=statuses)

    def buildah(self, *words, statuses=(0,)):
        # Without namespaces, and so with this machine's network.
        return run(["buildah", *self.options, *words], statuses=statuses, BUILDAH_ISOLATION="chroot")

    def container(self, image):
        return self.buildah("from", "--pull-never", image).split()[-1]

    def run(self, container, folder, script, statuses=(0,), **environment):
        """Runs a script as a build server would, in a folder of this machine."""
        values = [word for name, value in environment.items() for word in ("--env", f"{name}={value}")]
        return self.buildah(
            "run", *values, "--volume", f"{folder}:{folder}", "--workingdir", folder, container, "--", "bash", "-eo", "pipefail", "-c",
            script, statuses=statuses)


def check_container(release, directory):
    """The image is built, and lints a project that belongs to somebody else, with what git knows of it."""
    need("hadolint")
    run(["hadolint", release / "assets/Dockerfile"])
    debian = Debian(release, directory)
    context = directory / "context"
    context.mkdir()
    for path in (archive_of(release), release / "assets/Dockerfile"):
        shutil.copy(path, context)
    debian.buildah("bud", "--pull-never", "--build-arg", f"ARCHIVE={archive_of(release).name}", "--tag", "concurlint", context)
    expect_released_in(debian, release)
    project = directory / "project"
    sample_package(project, "6.0")
    commit_all(project)
    (project / "Sources/P/More.swift").write_text("import Foundation\npublic func more() async { Thread.sleep(forTimeInterval: 1) }\n")
    git(project, "add", ".")
    git(project, "commit", "--quiet", "--message", "more")
    for path in [project, *project.rglob("*")]:
        os.chown(path, 12345, 12345)
    directory.chmod(0o755)
    said = debian.podman(
        "run", "--rm", "--network", "none", "--ulimit", "nofile=1024:1024", "--ulimit", "nproc=1024:1024",
        "--volume", f"{project}:/project:ro", "localhost/concurlint", "--since", "HEAD~1", statuses=(1, 125, 126, 127))
    if "Error:" in said:
        unproven.append(f"podman could not run the image here ({said.strip().splitlines()[-1]})")
        container = debian.container("localhost/concurlint")
        said = debian.buildah(
            "run", "--user", "1000", "--volume", f"{project}:/project", container, "--", "concurlint", "--since", "HEAD~1", statuses=(1,))
    assert RULE in said and "More.swift" in said and "Wait.swift" not in said, said


def expect_released_in(debian, release):
    container = debian.container("localhost/concurlint")
    place = debian.buildah("mount", container).strip()
    expect_released(Path(place) / "usr/local/bin/concurlint", release)
    debian.buildah("umount", container)
