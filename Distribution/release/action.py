"""The GitHub action of a release: the one of this repository, but with a download in place of the build."""

DOWNLOAD = """\
    - name: Download
      shell: bash
      run: '"$GITHUB_ACTION_PATH/install.sh" "$RUNNER_TEMP/concurlint"'

"""
BUILDING = ["Name what the binary is built from", "Restore the binary", "Build", "Save the binary"]
SEPARATOR = "    - name: "


def action(text, script, installer):
    """The files of the action's repository by name, each with whether it is executable; `installer` checks a hash."""
    head, *steps = text.split(SEPARATOR)
    built = [step for step in steps if step.split("\n", 1)[0] in BUILDING]
    if len(built) != len(BUILDING):
        raise ValueError(f"action.yml does not have the steps {', '.join(BUILDING)}")
    kept = "".join(SEPARATOR + step for step in steps if step not in built)
    changed = (head + DOWNLOAD + kept).replace("$GITHUB_ACTION_PATH/.ci/github-action.sh", "$GITHUB_ACTION_PATH/github-action.sh")
    # A comment before a step is at the end of the one above.
    if ".ci/" in changed:
        raise ValueError("action.yml needs a file of this repository")
    return {
        "action.yml": (changed.encode(), False),
        "github-action.sh": (script, True),
        "install.sh": (installer, True),
    }
