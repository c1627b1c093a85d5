"""What is read beside Swift: manifests, Xcode projects, ignore files, configurations."""

from .registry import numbered, program

# The other commands read one file, and none of this.
WHOLE = ("lint", "fix", "report")


@program(150, WHOLE)
def manifest_with_unknown_conditions(n):
    """Each condition may hold or not: four for each variable."""
    variables = numbered(n, 'var v# = "a"')
    conditions = "".join(f'if flag{k} {{ v{k % n} += "b" }}\n' for k in range(4 * n))
    package = 'let package = Package(name: "P", targets: [.target(name: v0)])\n'
    return {"Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription\n" + variables + conditions + package, "Sources/a/A.swift": "let a = 1\n"}


@program(400, WHOLE)
def manifest_with_many_targets(n):
    """Each target depends on the one before."""
    targets = ",\n".join(f'.target(name: "T{k}", dependencies: ["T{max(k - 1, 0)}"])' for k in range(n))
    return {"Package.swift": f'// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: "P", targets: [{targets}])\n'}


@program(800, WHOLE)
def nested_groups_of_a_project(n):
    """A path is as long as its group is deep."""
    groups = "".join(f"G{k} = {{ isa = PBXGroup; children = (F{k}, G{k + 1}); path = {'n' * 100}; }};\n" for k in range(n))
    files = numbered(n, "F# = { isa = PBXFileReference; path = a.swift; }; X# = { isa = PBXBuildFile; fileRef = F#; };")
    built = ", ".join(f"X{k}" for k in range(n))
    head = "P = { isa = PBXProject; mainGroup = G0; targets = (T); }; T = { isa = PBXNativeTarget; name = T; buildPhases = (S); };\n"
    text = f"{{ objects = {{ {head}S = {{ isa = PBXSourcesBuildPhase; files = ({built}); }};\n{groups}{files}}}; rootObject = P; }}\n"
    return {"App.xcodeproj/project.pbxproj": text, "A.swift": "let a = 1\n"}


@program(400, WHOLE)
def specification_with_many_targets(n):
    """Each takes a template and a group of settings, and has patterns that may be held against the files of all."""
    parts = numbered(n, "  T#: {templates: [Any], sources: [{path: T#, excludes: ['**/x*', 'y#/**']}], settings: {groups: [g#]}}")
    groups = numbered(n, "  g#: {SWIFT_VERSION: 6.0}")
    template = "targetTemplates: {Any: {type: framework, platform: iOS}}\n"
    text = f"name: P\n{template}settingGroups:\n{groups}targets:\n{parts}"
    return {"project.yml": text, **{f"T{k}/A{k}.swift": "let a = 1\n" for k in range(n)}}


@program(200, WHOLE)
def specification_whose_parts_name_many_others(n):
    """Templates and groups of settings that are twelve times as many with each level."""
    def others(k):
        return ", ".join(f"t{(k + step) % n}" for step in range(1, 13))

    templates = "".join(f"  t{k}: {{templates: [{others(k)}], settings: {{groups: [{others(k)}]}}}}\n" for k in range(n))
    groups = "".join(f"  t{k}: {{groups: [{others(k)}]}}\n" for k in range(n))
    targets = numbered(n, "  A#: {templates: [t#], platform: iOS, sources: A#}")
    return {"project.yml": f"name: P\ntargetTemplates:\n{templates}settingGroups:\n{groups}targets:\n{targets}", "A0/A.swift": "let a = 1\n"}


@program(1500, WHOLE)
def ignore_patterns_on_deep_paths(n):
    """Each pattern is held against each path, and each directory above it."""
    patterns = numbered(n, "**/x#/**/y*z")
    deep = "/".join(["d"] * 40)
    return {".gitignore": patterns, ".git/HEAD": "ref: refs/heads/main\n", f"{deep}/A.swift": "let a = 1\n"}


@program(500, WHOLE)
def ignore_patterns_with_a_file_each(n):
    """Names, ends of names, paths and wildcards: each may be held against each file and its directory."""
    patterns = numbered(n // 4, "x#/\n*.y#\nSources/**/z#\n**/w#/*.swift")
    return {".gitignore": patterns, ".git/HEAD": "ref: refs/heads/main\n", **{f"Sources/d{k}/A{k}.swift": "let a = 1\n" for k in range(n)}}


@program(300, WHOLE)
def configuration_with_many_patterns(n):
    """Each pattern is held against each file."""
    return {".concurlint.yml": "excluded:\n" + numbered(n, '  - "x#/**/y"'), "A.swift": "let a = 1\n"}
