#!/usr/bin/env python3
"""Uses a release as its users would, as far as this machine allows.

    check-release.py RELEASE [--only NAME]

RELEASE is what make-release.py has written. Each check has a folder of its own, and is in the file of its channel. What
install-tools.sh could not install is named: what it would have shown is then not shown, and the last lines say so, as
they say what no check on this machine can show. Exit status: 0, or 1 if something did not work.
"""

import argparse
import functools
import sys
import tempfile
import time
import traceback
from pathlib import Path

import action
import bazel
import containers
import danger
import editors
import files
import guides
import jobs
import plugins
import python
import site_pages
import viewers
from harness import Missing, unproven

CHECKS = {
    "contents": files.check_contents, "hashes": files.check_hashes, "bytes": files.check_bytes, "limits": files.check_limits,
    "scripts": files.check_scripts, "inventory": files.check_inventory, "installer": files.check_installer,
    "asdf": files.check_asdf, "aqua": files.check_aqua, "formula": files.check_formula,
    "repositories": files.check_repositories, "wheel": python.check_wheel, "hooks": python.check_hooks,
    "changed wheel": python.check_changed_wheel, "vsix": editors.check_vsix, "editor files": editors.check_editor_files,
    "editors": editors.check_editors,
    "action": action.check_action, "workflows": action.check_workflows, "schemas": jobs.check_schemas,
    "jobs": jobs.check_jobs_elsewhere, "jobs in debian": jobs.check_jobs_in_debian, "container": containers.check_container,
    "bazel": bazel.check_bazel, "danger": danger.check_danger,
    "viewer": viewers.check_viewer, "site": site_pages.check_site, "checksum": plugins.check_checksum, "xcode": plugins.check_xcode,
    **{f"plugins {tools} {form}": functools.partial(plugins.plugins_with, tools, form)
       for tools in ("5.9", "6.0", "6.1") for form in ("folder", "zip")},
    "guides": guides.check_guide_lengths, **{f"guide {name}": check for name, check in guides.GUIDES.items()},
}


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("release", type=Path)
    arguments.add_argument("--only", action="append", help="run the checks whose names begin like this; may be repeated")
    arguments = arguments.parse_args()
    chosen = [name for name in CHECKS if not arguments.only or name.startswith(tuple(arguments.only))]
    if not chosen:
        sys.exit(f"check-release.py: no check begins like that; there are {', '.join(CHECKS)}")
    failed, skipped = [], []
    for name in chosen:
        begin = time.monotonic()
        with tempfile.TemporaryDirectory(prefix="check-release-", ignore_cleanup_errors=True) as directory:
            try:
                CHECKS[name](arguments.release.resolve(), Path(directory).resolve())
                print(f"ok: {name} ({time.monotonic() - begin:.0f} s)", flush=True)
            except Missing as missing:
                skipped.append(name)
                print(f"not run: {name}: '{missing}' is not installed", flush=True)
            except AssertionError as error:
                failed.append(name)
                print(f"failed: {name}: {str(error) or traceback.format_exc()}", flush=True)
            except Exception:
                # A mistake of the check itself must not hide the results of the others.
                failed.append(name)
                print(f"failed: {name}: {traceback.format_exc()}", flush=True)
    for remark in dict.fromkeys(unproven):
        print(f"not shown: {remark}")
    print(f"{len(chosen)} checks; failed: {', '.join(failed) or 'none'}; not run: {', '.join(skipped) or 'none'}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
