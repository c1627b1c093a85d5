"""The program of release @VERSION@, for the machine that builds."""

# By what the system calls itself and its processor: the platform of the archive, and its hash.
_ARCHIVES = {
@BAZEL_ARCHIVES@}

_PROCESSORS = {"amd64": "x86_64", "arm64": "aarch64"}

def _concurlint_impl(repository_ctx):
    system = repository_ctx.os.name
    if system.startswith("mac"):
        system = "macos"
    processor = repository_ctx.execute(["uname", "-m"]).stdout.strip()
    processor = _PROCESSORS.get(processor, processor)
    name = system + "-" + processor
    if name not in _ARCHIVES:
        fail("concurlint has no binary for " + name)
    triple, sha256 = _ARCHIVES[name]
    address = "{}/@VERSION@/concurlint-@VERSION@-{}.tar.gz".format(repository_ctx.attr.releases, triple)
    repository_ctx.download_and_extract(address, sha256 = sha256)
    repository_ctx.file("BUILD.bazel", 'exports_files(["bin/concurlint"], visibility = ["//visibility:public"])\n')

concurlint_repository = repository_rule(
    implementation = _concurlint_impl,
    attrs = {
        "releases": attr.string(
            default = "@RELEASES@",
            doc = "Where the archives are, such as a mirror of your own.",
        ),
    },
    doc = "Downloads the program and checks its hash. Name it 'concurlint'.",
)
