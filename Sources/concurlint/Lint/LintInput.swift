import LintEngine

/// The input of a run: files that were discovered, and standard input in place of one.
struct LintInput {
  private(set) var discovery: Discovery
  private(set) var configurations: Configurations
  private(set) var overlay: [FilePath: [UInt8]] = [:]
  /// Nil when everything is reported.
  private(set) var changes: Changes?
  private(set) var times = StageTimes()

  /// The text of the files, for messages about them.
  var sources: SourceStore { SourceStore(files: discovery.files, overlay: overlay) }

  /// - Parameter paths: The operands; `-` is standard input, and no path at all the working directory.
  /// - Throws: a `UsageError`, a `FileError` or a `ConfigurationError`.
  init(paths: [Argument], options: LintOptions, rules: RuleCatalog) throws {
    var clock = StageClock(isRunning: options.timings != nil)
    clock.begin()
    var paths = paths
    let readsStandardInput = paths.contains("-")
    paths.removeAll { $0 == "-" }
    if readsStandardInput && options.changes != nil {
      throw UsageError("git does not know standard input, so '-' goes neither with '--since' nor with '--staged'")
    }
    if !readsStandardInput && options.standardInputName != nil {
      throw UsageError("option '--stdin-filename' names what is read from standard input; give '-' as path too")
    }
    var unsaved: [FilePath] = []
    if readsStandardInput {
      let name = (options.standardInputName ?? "<stdin>").normalized
      let text = try FileReader().readToEnd(of: .standardInput) { Array($0) }
      Recovery.keepStandardInput(text)
      overlay[name] = text
      unsaved = [name]
    } else if paths.isEmpty {
      paths = ["."]
    }
    discovery = try Discovery(paths: paths.map(\.path), unsaved: unsaved, excludes: options.excludes)
    configurations = try rules.configurations(of: &discovery, options)
    try configurations.checkAgreement(options.overrides)
    if !options.allowsEmpty {
      try configurations.checkInclusions()
      if let empty = discovery.emptyFolder { throw EmptyFolder(path: empty.path, isLeftOut: empty.isLeftOut) }
    }
    discovery.leaveOut(Recovery.failures)
    if let kind = options.changes {
      let changes = try Changes(kind, in: &discovery)
      overlay.merge(changes.overlay) { $1 }
      self.changes = changes
    }
    clock.end(.discover)
    times = clock.times
  }

  /// The same for what an editor has open.
  ///
  /// - Parameters:
  ///   - unsaved: Files that are reported on whether or not they exist.
  ///   - documents: The text of open files; absolute, without symbolic links.
  ///   - failures: What analysis has failed on.
  init(
    paths: [FilePath], unsaved: [FilePath], documents: [FilePath: [UInt8]], leavingOut failures: [AnalysisFailure],
    _ options: LintOptions, _ rules: RuleCatalog
  ) throws {
    discovery = try Discovery(paths: paths, unsaved: unsaved, excludes: options.excludes)
    configurations = try rules.configurations(of: &discovery, options)
    try configurations.checkAgreement(options.overrides)
    discovery.leaveOut(failures)
    overlay = discovery.overlay(of: documents)
  }
}

/// A given directory has no Swift file.
private struct EmptyFolder: Error, CustomStringConvertible {
  let path: FilePath
  let isLeftOut: Bool

  var description: String {
    let what = isLeftOut ? "the configuration leaves out every Swift file in it" : "no Swift file in it"
    let command = CommandLineTool.suggestion(for: path).map { "; did you mean the command '\($0)'?" }
    return "\(path): \(what)" + (command ?? "; '--allow-empty' goes on")
  }
}
