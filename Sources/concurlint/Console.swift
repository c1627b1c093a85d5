import LintEngine
import LintReporting

/// The exit status of a command.
enum ExitStatus: Int32 {
  case success = 0
  /// There are findings at or above the severity of `--fail-on`.
  case findings = 1
  /// The run itself failed, in whole or in part.
  case failure = 2
}

/// What the user reads besides the report.
enum Console {
  /// Writes to standard output.
  ///
  /// - Returns: `status`, or `failure` when the output could not be written. A reader that has seen enough and closed
  ///   the pipe is no failure.
  static func print(_ text: String, ending status: ExitStatus = .success) -> ExitStatus {
    do {
      try FileDescriptor.standardOutput.write(text)
      return status
    } catch {
      return outputFailed(error, status)
    }
  }

  static func print(_ json: JSONValue) -> ExitStatus {
    print(String(decoding: ByteStream.bytes { json.write(to: $0) }, as: UTF8.self))
  }

  static func outputFailed(_ error: FileError, _ status: ExitStatus) -> ExitStatus {
    if error == Platform.brokenPipe { return status }
    return fail("standard output: \(error)")
  }

  /// Says what went wrong.
  @discardableResult
  static func fail(_ message: String) -> ExitStatus {
    say("error: " + message)
    return .failure
  }

  /// The same for an error, which may need several lines and quote a file.
  static func fail(_ error: any Error) -> ExitStatus {
    for line in (error as? ConfigurationError)?.lines ?? ["\(error)"] { fail(terminalSafe(line)) }
    return .failure
  }

  /// Reports the error that a command throws; the caller reports what is wrong with its arguments.
  static func status(_ run: () throws -> ExitStatus) throws(UsageError) -> ExitStatus {
    do {
      return try run()
    } catch let error as UsageError {
      throw error
    } catch {
      return fail(error)
    }
  }

  /// Output that was requested besides the report: statistics, timings.
  static func note(_ text: String) {
    try? FileDescriptor.standardError.write(text)
  }

  /// Says what is neither wrong nor part of a report.
  static func tell(_ message: String) { say(message) }

  static func warn(_ message: String) { say("warning: " + message) }

  static func usage(_ error: UsageError, command: String) -> ExitStatus {
    fail(error.message + "\nTry '\(command) --help'.")
  }

  /// The width from `COLUMNS` or the terminal; nil without either.
  static func width(of descriptor: FileDescriptor) -> Int? {
    if let columns = Platform.environment("COLUMNS").flatMap(Int.init), columns > 0 { return columns }
    return Platform.terminalWidth(descriptor)
  }

  private static func say(_ message: String) {
    // If standard error is closed, there is no other place to report.
    try? FileDescriptor.standardError.write("concurlint: \(message)\n")
  }
}

/// Whether to use colour on a stream.
enum ColorChoice: String, CaseIterable {
  case auto, always, never

  /// `auto` follows the conventions of `NO_COLOR`, then of `FORCE_COLOR` and `CLICOLOR_FORCE`, then of `TERM`.
  func isEnabled(for descriptor: FileDescriptor) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if let value = Platform.environment("NO_COLOR"), !value.isEmpty { return false }
      for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] {
        if let value = Platform.environment(name), !["", "0", "false"].contains(value) { return true }
      }
      return descriptor.isTerminal && Platform.environment("TERM") != "dumb"
    }
  }
}
