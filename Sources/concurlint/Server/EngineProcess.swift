import LintEngine
import LintReporting
import LintServer

/// The second process of the language server: it analyses, and may end on the way. The first one then starts another.
struct EngineProcess {
  /// The first of the words; it differs from every subcommand.
  private static let word = "--language-server-engine"

  /// The words to start this program with.
  static let words: [[UInt8]] = [Array(word.utf8)]

  /// Nil for everything that users ask for.
  init?(words: [Argument]) {
    guard words.count == 1, words[0].text == Self.word else { return nil }
  }

  /// Reads messages from standard input and writes answers to standard output until the input ends.
  ///
  /// - Returns: the exit status.
  func run(_ rules: RuleCatalog) -> Int32 {
    // After a failure the program is started over, with what happened in its environment. What the first process and
    // this one had said to each other is lost then: it says what happened, and ends.
    if !Recovery.failures.isEmpty || Recovery.usesOneThread {
      for failure in Recovery.failures { FailureRecord(failure).tell() }
      return 2
    }
    do {
      let input = try EagerInput(.standardInput)
      var reader = MessageReader()
      let engine = Engine(rules: rules)
      while true {
        reader.append(input.read())
        while case .message(let bytes)? = try reader.next() {
          for answer in engine.receive(Message(bytes)) { try FileDescriptor.standardOutput.write(answer.bytes) }
        }
      }
    } catch {
      // The first process has ended, or there is no thread.
      return 2
    }
  }
}

/// A file that analysis has failed on, from one engine to the next by way of the first process.
struct FailureRecord {
  let failure: AnalysisFailure

  init(_ failure: AnalysisFailure) { self.failure = failure }

  /// - Parameter value: of ``EngineMethod/check``.
  init?(_ value: JSONValue) {
    guard let path = value["path"]?.string else { return nil }
    let cause: AnalysisFailure.Cause? =
      switch value["cause"] {
      case .integer(let signal): Int32(exactly: signal).map { .signal($0) }
      case "time": .time
      case "memory": .memory
      default: nil
      }
    guard let cause else { return nil }
    failure = AnalysisFailure(path: FilePath(path), rule: value["rule"]?.string, cause: cause)
  }

  private var json: JSONValue {
    let cause: JSONValue =
      switch failure.cause {
      case .signal(let number): .integer(Int(number))
      case .time: "time"
      case .memory: "memory"
      }
    let path = failure.path
    // Without a working directory, no relative path was made.
    let absolute = path.isAbsolute ? path : (try? Platform.workingDirectory())?.appending(path.bytes) ?? path
    return .members([
      "uri": .string(FileURI.uri(absolute.bytes)), "path": .string(path.description),
      "rule": failure.rule.map { .string($0) }, "cause": cause
    ])
  }

  fileprivate func tell() {
    // If the first process has ended, so does this one.
    try? FileDescriptor.standardError.write(Self.prefix + json.line)
  }

  private static let prefix = Array("failure ".utf8)

  /// What an engine that has ended said on standard error.
  static func records(in errors: [UInt8]) -> [JSONValue] {
    errors.split(separator: UInt8(ascii: "\n")).filter { $0.starts(with: prefix) }.compactMap {
      // Anything else is no record.
      try? JSONValue(parsing: Array($0.dropFirst(prefix.count)))
    }
  }
}
