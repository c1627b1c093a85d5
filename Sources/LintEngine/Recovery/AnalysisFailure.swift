/// A file whose analysis ended the process, or would not have ended. The run leaves it out.
public struct AnalysisFailure: Sendable, Hashable {
  public enum Cause: Sendable, Hashable {
    /// A trap, an invalid access or a stack that overflowed, by the number of the signal.
    case signal(Int32)
    /// Longer than the limit of one file.
    case time
    /// More memory than the process may take.
    case memory
  }

  /// As reports show it.
  public let path: FilePath
  /// The id of the rule that ran; `nil` outside of rules.
  public let rule: String?
  public let cause: Cause

  public init(path: FilePath, rule: String?, cause: Cause) {
    self.path = path
    self.rule = rule
    self.cause = cause
  }
}

extension AnalysisFailure {
  /// What happened and what was done with the file, in full sentences.
  public var message: String {
    let place = rule.map { " in rule '\($0)'" } ?? ""
    let event =
      switch cause {
      case .signal(let number): "The linter crashed\(place) (\(Platform.name(ofSignal: number)))"
      case .time: "The linter took longer\(place) than '--timeout-per-file' allows"
      case .memory: "The linter ran out of memory\(place)"
      }
    return "\(event); this file was left out. Report it: 'concurlint explain \(InternalErrorRule.info.id)' says how."
  }
}

extension AnalysisFailure {
  /// Whether it only says that something failed: several files were being analysed.
  var isOfUnknownFile: Bool { path.count == 0 }
}

// MARK: - From one attempt to the next

/// How the attempts of one run tell each other what failed: a line in an environment variable, `CAUSE RULE PATH`. The
/// path comes last, because it may contain any byte but NUL. A signal handler writes it byte by byte; the next attempt
/// reads it.
extension AnalysisFailure {
  static let timeWord = UInt8(ascii: "t")
  static let memoryWord = UInt8(ascii: "m")
  static let noRule = UInt8(ascii: "-")

  /// - Parameter record: without the name of the variable; anything but a record gives `nil`.
  init?(record: some Collection<UInt8>) {
    let parts = record.split(separator: UInt8(ascii: " "), maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    switch Array(parts[0]) {
    case [Self.timeWord]: cause = .time
    case [Self.memoryWord]: cause = .memory
    default:
      guard let number = Int32(String(decoding: parts[0], as: UTF8.self)) else { return nil }
      cause = .signal(number)
    }
    rule = Array(parts[1]) == [Self.noRule] ? nil : String(decoding: parts[1], as: UTF8.self)
    path = FilePath(parts[2])
  }

  var record: [UInt8] {
    let word =
      switch cause {
      case .signal(let number): Array("\(number)".utf8)
      case .time: [Self.timeWord]
      case .memory: [Self.memoryWord]
      }
    return Array(
      [word, rule.map { Array($0.utf8) } ?? [Self.noRule], Array(path.bytes)].joined(separator: Array(" ".utf8)))
  }
}
