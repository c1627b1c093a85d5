import LintEngine

/// One word of the command line. It may be the name of a file, so its bytes are kept unchanged.
struct Argument: Equatable, ExpressibleByStringLiteral {
  let bytes: [UInt8]

  init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  init(stringLiteral value: String) { self.init(value.utf8) }

  /// For names of options, rules and formats, and for messages.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  var path: FilePath { FilePath(bytes) }

  /// The words after the name of the program.
  static var ofProcess: [Argument] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      // Swift's own strings for the words have invalid UTF-8 repaired, and so name other files.
      CommandLine.unsafeArgv[index].map { Argument(FilePath(cString: $0).bytes) }
    }
  }
}

/// The command line is invalid: exit status 2, and a hint for help.
struct UsageError: Error, Equatable {
  let message: String

  init(_ message: String) { self.message = message }
}
