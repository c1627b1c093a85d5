"""`concurlint_test` and `concurlint_aspect` lint Swift files, and fail where `concurlint lint` does."""

_SCRIPT = """\
#!/bin/sh
exec "$PWD/{program}" lint {arguments} -- {sources}
"""

_CONCURLINT = attr.label(
    default = "@concurlint//:bin/concurlint",
    executable = True,
    allow_single_file = True,
    cfg = "exec",
)

def _quoted(word):
    return "'" + word.replace("'", "'\\''") + "'"

def _concurlint_test_impl(ctx):
    program = ctx.executable._concurlint
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(
        script,
        _SCRIPT.format(
            program = program.short_path,
            arguments = " ".join([_quoted(word) for word in ctx.attr.arguments]),
            sources = " ".join([_quoted(file.short_path) for file in ctx.files.srcs]),
        ),
        is_executable = True,
    )
    runfiles = ctx.runfiles(files = [program] + ctx.files.srcs + ctx.files.data)
    return [DefaultInfo(executable = script, runfiles = runfiles)]

concurlint_test = rule(
    implementation = _concurlint_test_impl,
    test = True,
    attrs = {
        "srcs": attr.label_list(
            allow_files = [".swift"],
            mandatory = True,
            doc = "What is linted, as one project: findings depend on all of it.",
        ),
        "data": attr.label_list(
            allow_files = True,
            doc = "What is read besides: `.concurlint.yml`, a baseline, `Package.swift`.",
        ),
        "arguments": attr.string_list(doc = "More options of `concurlint lint`."),
        "_concurlint": _CONCURLINT,
    },
)

def _concurlint_aspect_impl(target, ctx):
    sources = [file for file in getattr(ctx.rule.files, "srcs", []) if file.extension == "swift" and file.is_source]
    reports = []
    if sources:
        report = ctx.actions.declare_file(ctx.label.name + ".concurlint.json")
        ctx.actions.run(
            executable = ctx.executable._concurlint,
            arguments = ["lint", "--output=json:" + report.path, "--output=xcode", "--"] + [file.path for file in sources],
            inputs = sources,
            outputs = [report],
            mnemonic = "Concurlint",
            progress_message = "Linting {}".format(ctx.label),
        )
        reports.append(report)
    of_others = [
        dependency[OutputGroupInfo].concurlint
        for dependency in getattr(ctx.rule.attr, "deps", [])
        if OutputGroupInfo in dependency and hasattr(dependency[OutputGroupInfo], "concurlint")
    ]
    return [OutputGroupInfo(concurlint = depset(reports, transitive = of_others))]

concurlint_aspect = aspect(
    implementation = _concurlint_aspect_impl,
    attr_aspects = ["deps"],
    attrs = {"_concurlint": _CONCURLINT},
    doc = "Lints the Swift files of each target that is built, and of its dependencies, target by target.",
)
