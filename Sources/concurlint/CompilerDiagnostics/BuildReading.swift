import LintCompiler
import LintDiagnostics
import LintEngine

/// All compiler diagnostics of a build, and what kept them from being read.
struct BuildReading {
  /// Such as `Debian clang version 14.0.6`, and the name of its file; nil when there is none, or nothing to read.
  private(set) var library: (name: String, version: String)?
  /// Why nothing was read, with what to do about it; nil if something was, or could have been.
  private(set) var missing: String?
  private(set) var problems: [(path: FilePath, reason: String)] = []
  /// By path; what several of them hold is repeated.
  private(set) var files: [File] = []

  struct File {
    /// The time of its last change, in nanoseconds since 1970; nil when it no longer exists.
    let time: Int?
    let diagnostics: [CompilerDiagnostic]
  }

  /// Names that one process is started with, well below what systems allow.
  private static let batchSize = 200

  /// Reads every file of diagnostics below a directory.
  init(_ directory: FilePath) {
    let folder: BuildFolder
    do {
      folder = try BuildFolder(directory)
    } catch {
      missing = "\(directory): \(error); name the directory that the compiler builds in, such as '.build'"
      return
    }
    problems = folder.problems.map { ($0.path, $0.error.description) }
    if folder.diagnosticsFiles.isEmpty {
      missing =
        "\(directory): no files of diagnostics ('.dia') below it; build the project first, such as with 'swift build'"
      return
    }
    read(folder.diagnosticsFiles)
    problems.sort { $0.path < $1.path }
  }

  private mutating func read(_ paths: [FilePath]) {
    var rest = paths[...]
    while !rest.isEmpty && missing == nil {
      let outcome: ChildProcess.Outcome
      do {
        outcome = try ChildProcess.runSelf(ReadingProcess.words(for: rest.prefix(Self.batchSize)))
      } catch {
        missing = "cannot start a process that reads files of diagnostics: \(error)"
        return
      }
      let asked = min(rest.count, Self.batchSize)
      var answered = 0
      for record in ReadingRecord.records(in: outcome.output) where answered < asked {
        switch record {
        case .library(let name, let version): library = (name, version)
        case .noLibrary(let name, let reason):
          missing = Self.advice(name, reason)
          return
        case .diagnostics(let read):
          files.append(File(time: Platform.modificationTime(of: rest[rest.startIndex + answered]), diagnostics: read))
          answered += 1
        case .problem(let reason):
          problems.append((rest[rest.startIndex + answered], reason))
          answered += 1
        }
      }
      rest = rest.dropFirst(answered)
      if answered == asked { continue }
      guard library != nil, let file = rest.first else {
        missing =
          "the process that reads files of diagnostics ended before it had opened libclang (\(Self.ending(outcome.status)))"
        return
      }
      problems.append((file, "libclang cannot read it (\(Self.ending(outcome.status)))"))
      rest = rest.dropFirst()
    }
  }

  private static func advice(_ name: String, _ reason: String) -> String {
    if Platform.environment(Libclang.environmentVariable)?.isEmpty == false {
      return "\(Libclang.environmentVariable) names '\(name)', which cannot be used: \(reason)"
    }
    return """
      libclang is not installed, which reads what the compiler says; \(Libclang.installation()), put a Swift toolchain \
      into PATH, or name its file in \(Libclang.environmentVariable)
      """
  }

  /// How a process ended, for people.
  private static func ending(_ status: Int32) -> String {
    switch status {
    case 128 + 24: "it took too long"
    case 129...: "it was ended by signal \(status - 128)"
    default: "it ended with status \(status)"
    }
  }
}
