// swift-tools-version: 5.9
import PackageDescription

/// A bundle on this machine, as a folder or a zip archive relative to this package; nil for that of the release.
let bundle = Context.environment["CONCURLINT_BUNDLE"]

let package = Package(
  name: "concurlint-plugins",
  products: [
    .plugin(name: "ConcurlintLint", targets: ["ConcurlintLint"]),
    .plugin(name: "ConcurlintFix", targets: ["ConcurlintFix"]),
    .plugin(name: "ConcurlintBuildTool", targets: ["ConcurlintBuildTool"])
  ],
  targets: [
    bundle.map { .binaryTarget(name: "concurlint", path: $0) }
      ?? .binaryTarget(
        name: "concurlint", url: "@RELEASES@/@VERSION@/concurlint.artifactbundle.zip", checksum: "@BUNDLE_SHA256@"),
    .plugin(
      name: "ConcurlintLint",
      capability: .command(
        intent: .custom(verb: "concurlint", description: "Finds concurrency and SwiftData anti-patterns")),
      dependencies: ["concurlint"]),
    .plugin(
      name: "ConcurlintFix",
      capability: .command(
        intent: .custom(verb: "concurlint-fix", description: "Applies safe fixes"),
        permissions: [.writeToPackageDirectory(reason: "Fixes are written to the sources")]),
      dependencies: ["concurlint"]),
    .plugin(name: "ConcurlintBuildTool", capability: .buildTool(), dependencies: ["concurlint"])
  ]
)
