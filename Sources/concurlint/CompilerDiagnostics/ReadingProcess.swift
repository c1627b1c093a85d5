import LintCompiler
import LintEngine

/// Reads files of diagnostics in a second process of this program. libclang trusts their content, so malicious bytes
/// may end the process, which must not be the one that reports.
struct ReadingProcess {
  /// The first of the words; it differs from every subcommand.
  private static let word = "--read-compiler-diagnostics"
  /// For one file. Those of a compiler take milliseconds.
  private static let seconds = 10
  /// Bytes of addresses: libclang itself takes some hundred megabytes.
  private static let memory = 4 << 30
  /// The most bytes that are sent for one file.
  private static let largestRecord = 128 << 20

  private let files: [FilePath]

  /// Nil for everything that users ask for.
  init?(words: [Argument]) {
    guard words.first?.text == Self.word else { return nil }
    files = words.dropFirst().map(\.path)
  }

  /// The words to start this program with.
  static func words(for files: ArraySlice<FilePath>) -> [[UInt8]] { [Array(word.utf8)] + files.map { Array($0.bytes) } }

  /// The libraries to try, in order.
  static var libraries: [String] {
    Libclang.candidates(
      wanted: Platform.environment(Libclang.environmentVariable),
      toolchains: ChildProcess.toolchain.map { [$0.description] } ?? [],
      developerDirectory: Platform.environment("DEVELOPER_DIR"))
  }

  /// Writes records to standard output.
  ///
  /// - Returns: the exit status.
  func run() -> Int32 {
    let library: Libclang
    do throws(Libclang.Unusable) {
      library = try Libclang(openingFirstOf: Self.libraries)
    } catch {
      return write(.noLibrary(name: error.name, reason: error.reason)) ? 0 : 2
    }
    guard write(.library(name: library.name, version: library.version)) else { return 2 }
    let reader = FileReader()
    for file in files {
      Platform.limitOwnUse(seconds: Self.seconds, memory: Self.memory)
      guard write(record(of: file, library, reader)) else { return 2 }
    }
    return 0
  }

  private func record(of file: FilePath, _ library: Libclang, _ reader: FileReader) -> ReadingRecord {
    do {
      try reader.read(file) { bytes in
        Result { () throws(SerializedDiagnosticsError) in try SerializedDiagnostics.check(bytes) }
      }.get()
      return .diagnostics(
        try file.withCString { name in
          Result { () throws(SerializedDiagnosticsError) in try library.diagnostics(ofFile: name) }
        }.get())
    } catch {
      return .problem("\(error)")
    }
  }

  private func write(_ record: ReadingRecord) -> Bool {
    var bytes = record.bytes
    if bytes.count > Self.largestRecord { bytes = ReadingRecord.problem("it says more than any compiler does").bytes }
    // A closed pipe is no error: the reader has ended.
    return (try? FileDescriptor.standardOutput.write(bytes)) != nil
  }
}
