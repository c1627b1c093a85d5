import LintEngine

/// What a run analyses: files that were discovered, and standard input in the place of one.
struct LintInput {
  private(set) var files: [Discovery.File] = []
  private(set) var problems: [Discovery.Problem] = []
  private(set) var overlay: [FilePath: [UInt8]] = [:]
  private(set) var times = StageTimes()

  /// - Parameter paths: The operands; `-` is standard input, and no path at all the working directory.
  init(paths: [Argument], options: LintOptions) throws(FileError) {
    var clock = StageClock(isRunning: options.timings != nil)
    clock.begin()
    var paths = paths
    let readsStandardInput = paths.contains("-")
    paths.removeAll { $0 == "-" }
    let name = (options.standardInputName ?? "<stdin>").normalized
    if readsStandardInput {
      overlay[name] = try FileReader().readToEnd(of: .standardInput) { Array($0) }
      // What is typed belongs to the project that the file stands in, saved or not.
      if options.standardInputName != nil { paths.append(Argument(name.bytes)) }
    } else if paths.isEmpty {
      paths = ["."]
    }
    let discovery = try Discovery(paths: paths.map(\.path), excludes: options.excludes)
    files = discovery.files
    problems = discovery.problems
    if readsStandardInput {
      // The file need not exist yet, and may be ignored; what it holds on disk does not matter.
      files.removeAll { $0.path == name }
      files.append(Discovery.File(path: name, isReported: true))
      files.sort { $0.path < $1.path }
      problems.removeAll { $0.path == name }
    }
    clock.end(.discover)
    times = clock.times
  }
}
