"""The jobs for build servers: their schemas, and every command in them."""

import json

import yaml

from containers import Debian
from harness import RULE, TOOLS, Server, commit_all, git, need, releases_address, run, sample_package

SCHEMAS = {
    "gitlab.yml": "gitlab-ci", "bitbucket-pipelines.yml": "bitbucket-pipelines", "azure-pipelines.yml": "azure-pipelines",
    "circleci.yml": "circle-ci",
}


def check_schemas(release, _):
    need("check-jsonschema")
    for name, schema in SCHEMAS.items():
        run([TOOLS / "check-jsonschema", "--builtin-schema", f"vendor.{schema}", release / "assets" / name])


def released_job(release, name, server):
    """A job, with the releases where they are served."""
    text = (release / "assets" / name).read_text()
    assert releases_address(release) in text, f"{name} downloads no release"
    return yaml.safe_load(text.replace(releases_address(release), server.address))


def cloned_project(directory):
    """A project as a build server clones it: what is new on a branch is one file of two."""
    origin = directory / "origin"
    sample_package(origin, "6.0")
    commit_all(origin)
    git(origin, "checkout", "--quiet", "-b", "more")
    (origin / "Sources/P/More.swift").write_text("import Foundation\npublic func more() async { DispatchSemaphore(value: 0).wait() }\n")
    git(origin, "add", ".")
    git(origin, "commit", "--quiet", "--message", "more")
    project = directory / "project"
    git(directory, "clone", "--quiet", "--branch", "more", origin, project)
    return project


def gitlab_script(job):
    return "\n".join([*job["before_script"], *job["script"]])


def check_jobs_in_debian(release, directory):
    """GitLab's and Bitbucket's, which begin with an empty Debian 12."""
    server = Server(release, directory / "served")
    debian = Debian(release, directory)
    gitlab = released_job(release, "gitlab.yml", server)["concurlint"]
    (branches,) = released_job(release, "bitbucket-pipelines.yml", server)["pipelines"]["pull-requests"].values()
    (bitbucket,) = branches
    for name, image, script, variables in (
        ("gitlab", gitlab["image"], gitlab_script(gitlab), gitlab["variables"]),
        ("bitbucket", "debian:12", "\n".join(bitbucket["step"]["script"]), {}),
    ):
        (directory / name).mkdir()
        project = cloned_project(directory / name)
        said = debian.run(
            debian.container(f"docker.io/library/{image}"), project, script, (1,), **variables, CONCURLINT_RELEASES=server.address)
        assert RULE in said, said
        check_reports(name, project, gitlab["artifacts"]["reports"] if name == "gitlab" else {"junit": "test-results/concurlint.xml"})


def check_reports(name, project, reports):
    for kind, path in reports.items():
        text = (project / path).read_text()
        assert RULE in text, f"{name}: {path} says nothing of the finding"
        if kind == "codequality":
            assert all(not entry["location"]["path"].startswith("/") for entry in json.loads(text)), text


def check_jobs_elsewhere(release, directory):
    """Those of Azure, CircleCI and Bitrise, whose machines have what they need; it is as on this one."""
    need("curl", "sha256sum", "shasum")
    server = Server(release, directory / "served")
    azure = released_job(release, "azure-pipelines.yml", server)["steps"]
    circle = released_job(release, "circleci.yml", server)["jobs"]["concurlint"]["steps"]
    bitrise = released_job(release, "bitrise.yml", server)["workflows"]["concurlint"]["steps"]
    scripts = {
        "azure": [step["script"] for step in azure if "script" in step],
        "circle": [step["run"] for step in circle if "run" in step],
        "bitrise": [step["script@1"]["inputs"][0]["content"] for step in bitrise if "script@1" in step],
    }
    for name, commands in scripts.items():
        assert commands, f"{name} runs nothing"
        home = directory / name
        home.mkdir()
        project = cloned_project(home)
        for number, command in enumerate(commands):
            command = command.replace("$(Agent.TempDirectory)", str(home / "agent"))
            is_last = number == len(commands) - 1
            said = run(
                ["bash", "-eo", "pipefail", "-c", command], project, (1,) if is_last else (0,), HOME=str(home),
                BITRISE_SOURCE_DIR=str(project), CONCURLINT_RELEASES=server.address)
        assert RULE in said, said
        if name != "bitrise":
            check_reports(name, project, {"junit": "results/concurlint.xml" if name == "circle" else "concurlint.xml"})
