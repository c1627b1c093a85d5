import LintEngine
import LintKit
import LintProject
import LintReporting
import LintText

/// How to verify the work: builds and tests of what is reported on, and the linter again.
struct VerificationBuilder {
  private let input: MigrationInput
  private let files: ProjectFiles

  init(_ input: MigrationInput, _ files: ProjectFiles) {
    self.input = input
    self.files = files
  }

  func steps() -> [MigrationReport.VerificationStep] {
    let paths = input.paths.map(shellQuoted).joined(separator: " ")
    return builds + [
      .init(
        title: "The linter finds nothing that fails", command: "concurlint \(paths)",
        expectation: "The exit status is 0."),
      .init(
        title: "What has become of this report",
        command:
          "concurlint report \(paths) --previous migration.json --output json:migration-new.json --output markdown:migration-new.md",
        expectation: "With this report kept as migration.json: nothing is new, and what was worked on is fixed."),
      .init(
        title: "No escape hatch was added to silence the compiler",
        command:
          "git diff --unified=0 | grep -nE '^\\+.*(@unchecked Sendable|nonisolated\\(unsafe\\)|assumeIsolated|@preconcurrency)'",
        expectation: "No line, or lines that a comment justifies."),
      .init(
        title: "The app itself", command: nil,
        expectation:
          "What the changed files do for users still works: each flow once, once with it cancelled halfway, once with much data."
      )
    ]
  }

  private var builds: [MigrationReport.VerificationStep] {
    guard let project = files.index.projectSettings else { return [] }
    let reported = Set(files.reported.flatMap(\.targets))
    return project.containers.filter { container in container.targets.contains { reported.contains($0) } }.flatMap {
      container in
      let targets = container.targets.map { project.targets[$0] }
      return container.kind == .package ? packageSteps(container, targets) : xcodeSteps(container, targets)
    }
  }

  // MARK: Packages

  private func packageSteps(_ container: ProjectSettings.Container, _ targets: [Target]) -> [MigrationReport
    .VerificationStep]
  {
    let platforms = container.manifest?.platforms.value?.map(\.name) ?? []
    // A package that names platforms without macOS is probably not for it.
    if !platforms.isEmpty, !platforms.contains("macOS") {
      return xcodebuildSteps(
        name: container.name, container: nil, scheme: container.name, targets,
        hasTests: targets.contains(where: \.kind.isTest))
    }
    let directory = files.shownPath(container.path).directory
    let package = directory.isEmpty ? "" : " --package-path \(shellQuoted(directory))"
    var steps = [
      MigrationReport.VerificationStep(
        title: "Build '\(container.name)' with complete concurrency checking",
        command:
          "swift build\(package) --build-tests -Xswiftc -strict-concurrency=complete 2>&1 | tee build.log; grep -c 'warning:' build.log",
        expectation: "No errors, and fewer warnings than before."),
      MigrationReport.VerificationStep(
        title: "Build '\(container.name)' in the Swift 6 language mode",
        command: "swift build\(package) --build-tests -Xswiftc -swift-version -Xswiftc 6",
        expectation: "No errors, when all phases are done. Dependencies that are not there yet may fail first.")
    ]
    if targets.contains(where: \.kind.isTest) {
      steps.append(
        .init(
          title: "Test '\(container.name)' with the thread sanitizer",
          command: "swift test\(package) --sanitize thread",
          expectation: "All tests pass, and no line says 'data race'."))
    }
    return steps
  }

  // MARK: Xcode projects

  private func xcodeSteps(_ container: ProjectSettings.Container, _ targets: [Target]) -> [MigrationReport
    .VerificationStep]
  {
    let bundle = files.shownPath(container.path).directory
    let app = targets.first { $0.kind == .app } ?? targets.first { !$0.kind.isTest }
    return xcodebuildSteps(
      name: container.name, container: bundle, scheme: app?.name ?? container.name, targets,
      hasTests: targets.contains(where: \.kind.isTest))
  }

  private func xcodebuildSteps(
    name: String, container: String?, scheme: String, _ targets: [Target], hasTests: Bool
  ) -> [MigrationReport.VerificationStep] {
    let project = container.map { " -project \(shellQuoted($0))" } ?? ""
    let platforms = Set(targets.flatMap { $0.settings.deploymentTargets.keys.map { $0.lowercased() } })
    let isForPhones = platforms.contains("ios") || platforms.isEmpty
    let (build, test) =
      isForPhones
      ? ("generic/platform=iOS Simulator", "platform=iOS Simulator,name=iPhone 16")
      : ("generic/platform=macOS", "platform=macOS")
    let words = "xcodebuild%@\(project) -scheme \(shellQuoted(scheme)) -destination '"
    func command(_ action: String, _ destination: String, _ settings: String) -> String {
      words.replacingAll("%@", with: " " + action) + destination + "' " + settings
    }
    let hint = " The name of the scheme is that of a target; yours may differ."
    var steps = [
      MigrationReport.VerificationStep(
        title: "Build '\(name)' with complete concurrency checking",
        command: command(
          "clean build", build, "SWIFT_STRICT_CONCURRENCY=complete 2>&1 | tee build.log; grep -c 'warning:' build.log"),
        expectation: "No errors, and fewer warnings than before." + hint),
      MigrationReport.VerificationStep(
        title: "Build '\(name)' in the Swift 6 language mode", command: command("build", build, "SWIFT_VERSION=6"),
        expectation: "No errors, when all phases are done.")
    ]
    if hasTests {
      steps.append(
        .init(
          title: "Test '\(name)' with the thread sanitizer",
          command: command("test", test, "-enableThreadSanitizer YES"),
          expectation: "All tests pass, and no line says 'data race'."))
    }
    return steps
  }
}

extension String {
  /// The path up to its last slash; empty without one.
  fileprivate var directory: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "" }
}
