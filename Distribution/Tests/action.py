"""The GitHub action, run as a runner would."""

import json
import re
import shutil

import yaml

from harness import ROOT, RULE, TOOLS, Server, need, run, sample_package

# What the action leaves to others; a runner alone can do that.
OF_OTHERS = {"Upload"}


class Runner:
    """Runs the steps of the released action that are commands."""

    def __init__(self, release, directory, server):
        self.release, self.directory, self.server = release, directory, server
        self.description = yaml.safe_load((release / "action/action.yml").read_text())

    def run(self, project, inputs):
        """What the steps print, and the outputs of the step 'Lint'; a step that fails ends the job, and is the last to print."""
        values = {f"inputs.{name}": str(value["default"]) for name, value in self.description["inputs"].items()}
        unknown = set(inputs) - set(self.description["inputs"])
        assert not unknown, f"the action has no input {unknown}"
        values |= {f"inputs.{name}": value for name, value in inputs.items()} | {"runner.temp": str(self.directory)}
        said, outputs = "", {}
        for step in self.description["runs"]["steps"]:
            if "run" not in step:
                assert step["name"] in OF_OTHERS, f"the step '{step['name']}' is not run by any check"
                continue
            output = self.directory / "outputs"
            output.write_text("")
            environment = {
                "GITHUB_ACTION_PATH": str(self.release / "action"), "GITHUB_OUTPUT": str(output), "RUNNER_TEMP": str(self.directory),
                "GITHUB_STEP_SUMMARY": str(self.directory / "summary.md"), "CONCURLINT_RELEASES": self.server.address,
                **{name: self.filled(text, values) for name, text in step.get("env", {}).items()},
            }
            status = 1 if step["name"] == "Judge" and outputs.get("status") == "1" else 0
            said += run(["bash", "-eo", "pipefail", "-c", step["run"]], project, statuses=(status,), **environment)
            outputs |= dict(line.split("=", 1) for line in output.read_text().splitlines())
            values |= {f"steps.{step.get('id')}.outputs.{name}": value for name, value in outputs.items()}
        return said, outputs

    @staticmethod
    def filled(text, values):
        def value(match):
            assert match[1] in values, f"no value for {match[0]}"
            return values[match[1]]

        return re.sub(r"\$\{\{ *([\w.-]+) *\}\}", value, text)


def check_action(release, directory):
    """The schema, an audit, and the steps with what a runner would set."""
    need("check-jsonschema", "zizmor", "curl")
    description = release / "action/action.yml"
    run([TOOLS / "check-jsonschema", "--builtin-schema", "vendor.github-actions", description])
    run([TOOLS / "zizmor", "--offline", "--quiet", description])
    server = Server(release, directory / "served")
    project = directory / "project"
    sample_package(project, "6.0")
    runner = Runner(release, directory, server)
    said, outputs = runner.run(project, {"sarif-file": "out.sarif"})
    assert "::" in said and RULE in said, said
    assert outputs == {"status": "1", "sarif-file": "out.sarif"}, outputs
    assert RULE in (directory / "summary.md").read_text(), "no summary"
    assert json.loads((project / "out.sarif").read_text())["runs"][0]["results"], "no report"
    (project / "Sources/P/Wait.swift").unlink()
    (project / "Sources/P/Nothing.swift").write_text("func nothing() {}\n")
    assert runner.run(project, {})[1]["status"] == "0"
    server.change_archives()
    shutil.rmtree(directory / "concurlint")
    try:
        runner.run(project, {})
    except AssertionError:
        assert not (directory / "concurlint/bin").exists(), "a changed archive was unpacked"
    else:
        raise AssertionError("a changed archive was run")


def check_workflows(_, __):
    """The workflows of this repository: their schema, and an audit."""
    need("check-jsonschema", "zizmor")
    workflows = sorted((ROOT / ".github/workflows").glob("*.yml"))
    assert workflows, "no workflows"
    run([TOOLS / "check-jsonschema", "--builtin-schema", "vendor.github-workflows", *workflows])
    # Below that: a newer spelling of the path of an action in the same repository.
    run([TOOLS / "zizmor", "--offline", "--quiet", "--min-severity=medium", *workflows])
