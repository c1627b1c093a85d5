#!/usr/bin/env python3
"""Has the files for build servers read by programs that are not ours, where those are installed.

    read-integrations.py

check-jsonschema knows the schemas of GitHub and GitLab, pre-commit reads its own files, and zizmor looks for what is
unsafe in actions. The snippets of README.md are read too. Exit status: 0, or 1 with what they say.
"""

import importlib.util
import re
import subprocess
import sys
import tempfile
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent.parent
SCHEMA = ["check_jsonschema", "--builtin-schema"]
READERS = {
    "action.yml": [*SCHEMA, "vendor.github-actions"],
    ".github/workflows/concurlint.yml": [*SCHEMA, "vendor.github-workflows"],
    ".gitlab/concurlint.yml": [*SCHEMA, "vendor.gitlab-ci"],
    ".pre-commit-hooks.yaml": ["pre_commit", "validate-manifest"],
}
SNIPPET_READERS = {
    ".github/workflows/concurlint.yml": [*SCHEMA, "vendor.github-workflows"],
    ".gitlab-ci.yml": [*SCHEMA, "vendor.gitlab-ci"],
    ".pre-commit-config.yaml": ["pre_commit", "validate-config"],
}


def outcome_of(command, directory):
    return subprocess.run(command, cwd=directory, capture_output=True, text=True, check=False)


def read(directory, readers):
    """What readers have against files of a directory."""
    for path, (module, *arguments) in readers.items():
        if importlib.util.find_spec(module) is None:
            print(f"not read: {path}: {module} is not installed")
            continue
        outcome = outcome_of([sys.executable, "-m", module, *arguments, path], directory)
        if outcome.returncode != 0:
            yield f"{path}: {outcome.stdout}{outcome.stderr}"


def unsafe():
    """What zizmor, which is a program and no module, finds of high severity."""
    program = Path(sys.executable).parent / "zizmor"
    if not program.exists():
        print("not read: action.yml: zizmor is not installed")
        return
    outcome = outcome_of([program, "--offline", "--min-severity", "high", "action.yml", ".github"], PACKAGE)
    if outcome.returncode != 0:
        yield f"zizmor: {outcome.stdout}{outcome.stderr}"


def write_snippets(directory):
    """Each snippet of YAML in README.md that says in its first line which file it is."""
    readme = (PACKAGE / "README.md").read_text(encoding="utf-8")
    for name, text in re.findall(r"^```yaml\n# (\S+\.ya?ml)\n(.*?)^```$", readme, re.MULTILINE | re.DOTALL):
        path = directory / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def main():
    with tempfile.TemporaryDirectory() as folder:
        write_snippets(Path(folder))
        mistakes = [*read(PACKAGE, READERS), *unsafe(), *read(folder, SNIPPET_READERS)]
    for mistake in mistakes:
        print(mistake)
    sys.exit(1 if mistakes else 0)


if __name__ == "__main__":
    main()
