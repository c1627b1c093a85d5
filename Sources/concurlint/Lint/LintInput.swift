import LintEngine

/// What a run analyses: files that were discovered, and standard input in the place of one.
struct LintInput {
  let discovery: Discovery
  private(set) var overlay: [FilePath: [UInt8]] = [:]
  private(set) var times = StageTimes()

  /// - Parameter paths: The operands; `-` is standard input, and no path at all the working directory.
  init(paths: [Argument], options: LintOptions) throws(FileError) {
    var clock = StageClock(isRunning: options.timings != nil)
    clock.begin()
    var paths = paths
    let readsStandardInput = paths.contains("-")
    paths.removeAll { $0 == "-" }
    var unsaved: FilePath?
    if readsStandardInput {
      let name = (options.standardInputName ?? "<stdin>").normalized
      overlay[name] = try FileReader().readToEnd(of: .standardInput) { Array($0) }
      unsaved = name
    } else if paths.isEmpty {
      paths = ["."]
    }
    discovery = try Discovery(paths: paths.map(\.path), unsaved: unsaved, excludes: options.excludes)
    clock.end(.discover)
    times = clock.times
  }
}
