"""`concurlint_test`: lints Swift files, and fails where `concurlint lint` does."""

_SCRIPT = """\
#!/bin/sh
exec "$PWD/{program}" lint {arguments} -- {sources}
"""

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
        "_concurlint": attr.label(
            default = "@concurlint//:bin/concurlint",
            executable = True,
            allow_single_file = True,
            cfg = "exec",
        ),
    },
)
