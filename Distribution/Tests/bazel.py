"""The rules for Bazel."""

import subprocess

from harness import RULE, SOURCE, Server, expect_released, need, run


def coverage_stand_in(directory):
    """Bazel fetches what reports coverage for every test, whether or not one asks for it."""
    directory.mkdir()
    (directory / "WORKSPACE").write_text("")
    (directory / "report.bzl").write_text(
        "def _report_impl(ctx):\n"
        '    program = ctx.actions.declare_file("report.sh")\n'
        '    ctx.actions.write(program, "", is_executable = True)\n'
        "    return DefaultInfo(executable = program)\n"
        "report = rule(implementation = _report_impl, executable = True)\n")
    (directory / "BUILD").write_text(
        'load(":report.bzl", "report")\n'
        'report(name = "coverage_report_generator", visibility = ["//visibility:public"])\n')


LIBRARY = """
# As rules for Swift declare their targets.
def _library_impl(ctx):
    return [DefaultInfo()]

swift_library = rule(
    implementation = _library_impl,
    attrs = {"srcs": attr.label_list(allow_files = True), "deps": attr.label_list()},
)
"""


def check_bazel(release, directory):
    """A test fails on a finding, passes without, and is not run again while nothing changes; so does the aspect."""
    need("bazel", "curl")
    server = Server(release, directory / "served")
    project = directory / "project"
    (project / "Sources").mkdir(parents=True)
    source = project / "Sources/Wait.swift"
    source.write_text(SOURCE)
    (project / "WORKSPACE").write_text(
        f'local_repository(name = "concurlint_rules", path = "{release / "bazel"}")\n'
        'load("@concurlint_rules//:repositories.bzl", "concurlint_repository")\n'
        f'concurlint_repository(name = "concurlint", releases = "{server.address}")\n')
    (project / "library.bzl").write_text(LIBRARY)
    (project / "BUILD").write_text(
        'load("@concurlint_rules//:defs.bzl", "concurlint_test")\n'
        'load(":library.bzl", "swift_library")\n'
        'concurlint_test(name = "lint", srcs = glob(["Sources/**/*.swift"]))\n'
        'swift_library(name = "library", srcs = glob(["Sources/**/*.swift"]))\n'
        'swift_library(name = "program", deps = [":library"])\n')
    coverage_stand_in(directory / "coverage")

    def bazel(command, *words, statuses=(0,)):
        return run(
            ["bazel", f"--output_user_root={directory / 'output'}", "--batch", command, "--color=no",
             f"--override_repository=remote_coverage_tools={directory / 'coverage'}", *words], project, statuses)

    aspect = ("--aspects=@concurlint_rules//:defs.bzl%concurlint_aspect", "--output_groups=concurlint", ":program")
    try:
        assert RULE in bazel("test", "--test_output=all", ":lint", statuses=(3,)), "the finding is not reported"
        for program in (directory / "output").glob("*/external/concurlint/bin/concurlint"):
            expect_released(program, release)
        assert RULE in bazel("build", *aspect, statuses=(1,)), "the aspect finds nothing"
        source.write_text("func nothing() {}\n")
        assert "(cached)" not in bazel("test", ":lint")
        assert "(cached) PASSED" in bazel("test", ":lint"), "it runs again though nothing has changed"
        bazel("build", *aspect)
    finally:
        # Bazel takes away the right to write from what it keeps.
        subprocess.run(["chmod", "-R", "u+w", directory / "output"], check=False)
