"""Readers of SARIF, for what build servers keep of a run."""

import csv
import tarfile

from harness import RULE, archive_of, need, run, sample_package


def check_viewer(release, directory):
    need("sarif")
    with tarfile.open(archive_of(release)) as contents:
        contents.extractall(directory / "unpacked")
    project = directory / "project"
    sample_package(project, "6.0")
    report = directory / "report.sarif"
    run([directory / "unpacked/bin/concurlint", "--fail-on", "never", "--output", f"sarif:{report}", "."], project)
    run(["sarif", "csv", "--output", directory / "report.csv", report])
    with open(directory / "report.csv", newline="", encoding="utf-8") as table:
        rows = list(csv.DictReader(table))
    assert [(row["Code"], row["Line"]) for row in rows] == [(RULE, "3")], rows
    assert "error: 1" in run(["sarif", "summary", report])
