import LintConfiguration
import LintEngine
import LintReporting

/// `concurlint lint --watch`: lints again whenever a file has changed, until it is interrupted.
///
/// Each run is a process of its own, so that it gives back its memory, and a defect ends that one alone.
struct WatchCommand {
  static let option = "--watch"
  /// The last line of each report; it tells a program that reads the output that a run is over.
  static let marker = "concurlint: waiting for changes"

  /// Wipes a terminal, with what has left its top, and goes to its first line.
  private static let clear = "\u{1B}[2J\u{1B}[3J\u{1B}[H"
  /// Between two looks, in milliseconds.
  private static let interval: UInt64 = 300
  /// How many times longer than a look the time between two is.
  private static let idleness: UInt64 = 20

  let options: LintOptions
  let paths: [Argument]
  /// Of the command line.
  let words: [Argument]

  /// - Returns: once standard output is closed.
  func run() throws(UsageError) -> ExitStatus {
    if paths.contains("-") { throw UsageError("option '--watch' needs files, and standard input is none") }
    for report in options.reports where report.path == nil && report.format != .text && report.format != .xcode {
      throw UsageError(
        "with '--watch', standard output has the format text or xcode; '--output' writes others to files")
    }
    let isTerminal = FileDescriptor.standardOutput.isTerminal
    var last: WatchedFiles?
    while true {
      let start = Platform.time
      let files = WatchedFiles(paths.isEmpty ? ["."] : paths.map(\.path), options)
      let duration = (Platform.time - start) / 1_000_000
      if files != last {
        last = files
        do {
          if isTerminal { try FileDescriptor.standardOutput.write(Self.clear) }
          _ = try ChildProcess.showSelf([Array("lint".utf8)] + childWords.map(\.bytes))
          try FileDescriptor.standardOutput.write(Self.marker + "\n")
        } catch {
          return Console.outputFailed(error, .success)
        }
      }
      _ = Platform.waitForAny(
        reading: [], writing: [], milliseconds: Int(max(Self.interval, duration * Self.idleness)))
    }
  }

  /// The same without this option, and without the command's name.
  private var childWords: [Argument] {
    let end = words.firstIndex(of: "--") ?? words.count
    return words[..<end].filter { $0.text != Self.option } + words[end...]
  }
}

/// The files that a run reads, and when each was written.
struct WatchedFiles: Equatable {
  private var times: [FilePath: Int] = [:]
  /// Why they could not be listed.
  private var problem: String?

  init(_ paths: [FilePath], _ options: LintOptions) {
    do {
      let discovery = try Discovery(paths: paths, excludes: options.excludes)
      var folders: Set<FilePath> = []
      for path in discovery.files.map(\.path) + discovery.settingsFiles.map(\.path) {
        add(path)
        // A configuration may come, where none is, in every folder up to the root.
        var folder = path.parent
        while let current = folder, folders.insert(current).inserted { folder = current.parent }
      }
      for folder in paths + folders { for name in Self.names { add(folder.appending(name)) } }
      if case .file(let file) = options.configuration { add(file) }
      if let baseline = options.baseline { add(baseline) }
    } catch {
      problem = "\(error)"
    }
  }

  private static let names = [ConfigurationFile.name, Baseline.defaultName, ".gitignore"]

  private mutating func add(_ path: FilePath) {
    if times[path] == nil { times[path] = Platform.modificationTime(of: path) }
  }
}
