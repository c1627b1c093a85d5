import LintCompiler
import LintEngine

/// Parses headers in a second process of this program, for ``HeaderReader``. libclang may end on malicious text, or
/// never.
///
/// Everything is in memory: after libclang is loaded, this process opens no file, whatever the text includes.
struct HeaderProcess {
  /// For one module or bridging header.
  private static let seconds = 5
  /// For all of them; names of further ones are unknown.
  private static let allSeconds: UInt64 = 20
  /// Bytes of addresses: libclang itself takes some hundred megabytes.
  private static let memory = 4 << 30

  /// Nil for everything that users ask for.
  init?(words: [Argument]) {
    guard words.count == 1, words[0].text == HeaderReader.word else { return nil }
  }

  /// Writes to standard output a text for each unit that it reads from standard input, after one with the version of
  /// libclang; nothing if there is none.
  ///
  /// - Returns: the exit status.
  func run() -> Int32 {
    Platform.limitOwnUse(seconds: Self.seconds, memory: Self.memory)
    // Without input or a library, the process that asked has no answer, which it counts as unknown.
    guard let input = try? FileReader().readToEnd(of: .standardInput, { Array($0) }),
      let library = try? Libclang(openingFirstOf: ReadingProcess.libraries)
    else { return 2 }
    Platform.openNothingMore()
    guard write(Array(library.version.utf8)) else { return 2 }
    var message = HeaderMessage(input)
    while Platform.processTime() < Self.allSeconds * 1_000_000_000, let unit = message.unit() {
      Platform.limitOwnUse(seconds: Self.seconds, memory: Self.memory)
      let files = unit.files.map { HeaderFile(name: $0.name, text: $0.text) }
      // A library without these functions reads no header.
      let text = (try? library.interface(of: files, exports: unit.exports)) ?? nil
      guard write(Array((text ?? "").utf8)) else { return 2 }
    }
    return 0
  }

  private func write(_ text: [UInt8]) -> Bool {
    var message = HeaderMessage()
    message.write(text)
    // A closed pipe is no error: the reader has ended.
    return (try? FileDescriptor.standardOutput.write(message.bytes)) != nil
  }
}
