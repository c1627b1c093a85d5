#!/usr/bin/env python3
"""Has the files for build servers read by programs that are not ours, where those are installed.

    read-integrations.py

check-jsonschema knows the schemas of GitHub and GitLab, and pre-commit reads its own manifest. Exit status: 0, or 1 with what they say.
"""

import importlib.util
import subprocess
import sys
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent.parent
READERS = [
    ("check_jsonschema", ["--builtin-schema", "vendor.github-actions", "action.yml"]),
    ("check_jsonschema", ["--builtin-schema", "vendor.github-workflows", ".github/workflows/concurlint.yml"]),
    ("check_jsonschema", ["--builtin-schema", "vendor.gitlab-ci", ".gitlab/concurlint.yml"]),
    ("pre_commit", ["validate-manifest", ".pre-commit-hooks.yaml"]),
]


def main():
    failed = False
    for module, arguments in READERS:
        if importlib.util.find_spec(module) is None:
            print(f"not read: {arguments[-1]}: {module} is not installed")
            continue
        outcome = subprocess.run([sys.executable, "-m", module, *arguments], cwd=PACKAGE, capture_output=True, text=True, check=False)
        if outcome.returncode != 0:
            failed = True
            print(f"{arguments[-1]}: {outcome.stdout}{outcome.stderr}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
