// swift-tools-version: 6.2
//
//  Who may import whom: arrows point down, and Sources/README.md says why.
//
//                        concurlint (command)
//            ┌──────────────┬──────┴──────┬──────────────┐
//            │        LintMigration ───────┤              │      (LintServer: the command's, above LintReporting)
//            │              │              │              │
//        LintRules      LintEngine   LintReporting  LintCompiler
//            └──────┬───────┤             │              │
//                   │ LintConfiguration   │              │
//                LintKit ───┴─────────────┤              │
//                   │                     │              │
//             LintSemantics         LintDiagnostics ◀────┘
//              ┌────┴─────┐
//          LintFlow  LintProject  (also LintEngine's and the command's)
//              └────┬─────┘
//              LintSyntax
//
//  LintText, search in texts and in sorted collections, and LintYAML are below all of them.

import PackageDescription

/// Every target of the package is built alike; `make` and CI set the variable, so that a newer compiler's
/// warning does not break the build of somebody who only depends on this package.
let settings: [SwiftSetting] =
  Context.environment["CONCURLINT_WARNINGS_AS_ERRORS"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// For code that runs once in a run, and for rules, which see few files: they make up half of the binary.
let small = settings + [.unsafeFlags(["-Osize"], .when(configuration: .release))]

/// As the system has them; `.ci/build.sh` sees to it that archives are found first, so that the binary runs elsewhere.
let yaml: [LinkerSetting] = [.linkedLibrary("yaml")]
let zlib: [LinkerSetting] = [.linkedLibrary("z")]

// Homebrew's headers are not where compilers look for them; on Linux they are, and need no pkg-config.
#if os(Linux)
  let yamlPackage: String? = nil
#else
  let yamlPackage: String? = "yaml-0.1"
#endif

let package = Package(
  name: "concurlint",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "concurlint", targets: ["concurlint"])],
  targets: [
    // Bytes → tokens → tree.
    .target(name: "LintSyntax", dependencies: ["CVolatile", "LintText"], swiftSettings: settings),
    // A header alone.
    .systemLibrary(name: "CVolatile"),
    .testTarget(name: "LintSyntaxTests", dependencies: ["LintSyntax", "AllocationCounter"], swiftSettings: settings),
    // Counts what tests ask the heap for; in no product.
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),

    // Search in sorted collections and in texts; the latter in a module of its own because the standard library's is large.
    .target(name: "LintText", swiftSettings: settings),
    .testTarget(name: "LintTextTests", dependencies: ["LintText"], swiftSettings: settings),

    // What a rule finds and what is said about a rule.
    .target(name: "LintDiagnostics", dependencies: ["LintText"], swiftSettings: settings),
    .testTarget(name: "LintDiagnosticsTests", dependencies: ["LintDiagnostics"], swiftSettings: settings),

    // .concurlint.yml → which rules apply, how severe, with which options.
    .target(
      name: "LintConfiguration", dependencies: ["LintDiagnostics", "LintText", "LintYAML"], swiftSettings: small),
    .testTarget(
      name: "LintConfigurationTests", dependencies: ["LintConfiguration", "LintDiagnostics"], swiftSettings: settings),

    // Settings of YAML files, one document each.
    .target(name: "LintYAML", dependencies: ["CYAML"], swiftSettings: small, linkerSettings: yaml),
    .systemLibrary(
      name: "CYAML", pkgConfig: yamlPackage,
      providers: [.apt(["libyaml-dev"]), .yum(["libyaml-devel"]), .brew(["libyaml"])]),

    // Package.swift, Xcode projects → targets, the files in them, what the compiler is told about concurrency.
    .target(name: "LintProject", dependencies: ["LintSyntax", "LintText", "LintYAML"], swiftSettings: small),
    .testTarget(name: "LintProjectTests", dependencies: ["LintProject"], swiftSettings: settings),

    // What local names mean, and the ways through one function.
    .target(name: "LintFlow", dependencies: ["LintSyntax", "LintText"], swiftSettings: settings),
    .testTarget(name: "LintFlowTests", dependencies: ["LintFlow", "LintSyntax"], swiftSettings: settings),

    // Declarations, types, isolation: the index of a project.
    .target(
      name: "LintSemantics", dependencies: ["LintFlow", "LintProject", "LintSyntax", "LintText"], swiftSettings: settings),
    .testTarget(
      name: "LintSemanticsTests",
      dependencies: ["LintSemantics", "LintFlow", "LintProject", "LintSyntax", "ProgramRuns"],
      swiftSettings: settings),

    // The rule author's world: what a rule is, what it is given, how rules are run over a tree.
    .target(
      name: "LintKit",
      dependencies: ["LintSemantics", "LintFlow", "LintProject", "LintDiagnostics", "LintSyntax", "LintText"],
      swiftSettings: settings),
    .testTarget(name: "LintKitTests", dependencies: ["LintKit", "LintProject"], swiftSettings: settings),

    // One file a rule, by family.
    .target(
      name: "LintRules", dependencies: ["LintKit", "LintText"], path: "Rules", exclude: ["README.md", "SEEDS.md", "seeds.tsv"],
      swiftSettings: small),
    .testTarget(
      name: "RuleTests", dependencies: ["LintRules", "LintKit", "LintProject", "LintReporting", "LintSyntax"],
      swiftSettings: settings),

    // Diagnostics → text, SARIF, JSON and the compiler's own shape; rule infos → documentation.
    .target(
      name: "LintReporting", dependencies: ["LintDiagnostics", "LintText", "CZlib"], swiftSettings: small, linkerSettings: zlib),
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"]), .yum(["zlib-devel"])]),
    .testTarget(
      name: "LintReportingTests", dependencies: ["LintReporting", "LintDiagnostics", "CZlib"], swiftSettings: settings),

    // What the compiler said, read with libclang from the files that it leaves behind.
    .target(name: "LintCompiler", dependencies: ["LintDiagnostics", "LintText", "CLibclang"], swiftSettings: small),
    .testTarget(
      name: "LintCompilerTests", dependencies: ["LintCompiler", "LintDiagnostics", "CompilerRuns", "ProgramRuns"],
      swiftSettings: settings),
    // Run programs, and the compiler, for tests; in no product.
    .target(name: "ProgramRuns", path: "Tests/ProgramRuns", swiftSettings: settings),
    .target(
      name: "CompilerRuns", dependencies: ["LintCompiler", "ProgramRuns"], path: "Tests/CompilerRuns",
      swiftSettings: settings),
    // A header alone: the library is looked for when the program runs.
    .systemLibrary(name: "CLibclang"),

    // Files, discovery, schedule: what touches the world.
    .target(
      name: "LintEngine",
      dependencies: [
        "LintConfiguration", "LintDiagnostics", "LintKit", "LintProject", "LintSemantics", "LintSyntax", "LintText"
      ],
      swiftSettings: small),
    .testTarget(
      name: "LintEngineTests", dependencies: ["LintEngine", "LintConfiguration", "LintDiagnostics", "LintKit"],
      swiftSettings: settings),

    // The language server's connection: messages, documents, the session. No parser of Swift, no index.
    .target(name: "LintServer", dependencies: ["LintReporting", "LintText"], swiftSettings: small),
    .testTarget(name: "LintServerTests", dependencies: ["LintServer", "LintReporting"], swiftSettings: settings),

    // A run of the linter → the model of the migration report.
    .target(
      name: "LintMigration",
      dependencies: ["LintEngine", "LintConfiguration", "LintReporting", "LintKit", "LintProject", "LintText"],
      swiftSettings: small),
    .testTarget(
      name: "LintMigrationTests",
      dependencies: ["LintMigration", "LintConfiguration", "LintEngine", "LintReporting", "LintKit"],
      swiftSettings: settings),

    // What holds the sources themselves: layers, cycles, sizes.
    .testTarget(name: "TidyTests", dependencies: ["LintSyntax"], swiftSettings: settings),

    // Stands in for newer functions of the C library, so that the binary runs with an older one.
    .target(name: "CGlibc"),

    // The command: arguments, subcommands, exit statuses.
    .executableTarget(
      name: "concurlint",
      dependencies: [
        "LintRules", "LintEngine", "LintMigration", "LintServer", "LintConfiguration", "LintReporting", "LintCompiler",
        "LintKit", "LintFlow", "LintDiagnostics", "LintProject", "LintSyntax", "LintText", "CGlibc"
      ],
      swiftSettings: small),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "concurlint", "LintRules", "LintEngine", "LintKit", "LintConfiguration", "LintReporting", "LintCompiler",
        "LintProject",
        "LintSyntax", "LintYAML", "CompilerRuns", "ProgramRuns"
      ],
      swiftSettings: settings)
  ],
  swiftLanguageModes: [.v6]
)
