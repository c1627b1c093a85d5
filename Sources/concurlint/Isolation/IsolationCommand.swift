import LintEngine
import LintKit
import LintProject
import LintReporting

/// `concurlint isolation`: where the declarations and closures of a file run, and why.
struct IsolationCommand {
  typealias Options = SettingListingOptions

  static let syntax = CommandSyntax<Options>(
    name: "concurlint isolation",
    operands: "FILE[:LINE]",
    summary: "Says where the declarations and closures of a file run, or of a line of it, and why.",
    notes: [
      "The project that the file belongs to is analysed with it. The last four options answer as if the file were compiled so."
    ],
    options: [.choice("format", "how to print it; text if not given", \.format)]
      + CommandSyntax<Options>.overrideOptions)

  let options: Options

  func run(_ operands: [Argument]) throws(UsageError) -> ExitStatus {
    guard let operand = operands.first, operands.count == 1 else { throw UsageError("'isolation' needs one file") }
    let (path, line) = Self.place(operand)
    let file: ProjectFile
    do {
      file = try ProjectFile(path, overrides: options.overrides)
    } catch {
      return Console.fail(terminalSafe("\(path): \(error.advice(.reading))"))
    }
    let entries = entries(of: file).filter { line == nil || $0.line == line }
    let listing = IsolationListing(path: path.description, entries: entries)
    switch options.format {
    case .text: return Console.print(listing.text)
    case .json:
      do {
        try FileDescriptor.standardOutput.write(listing.json)
        return .success
      } catch {
        return Console.outputFailed(error, .success)
      }
    }
  }

  private func entries(of file: ProjectFile) -> [IsolationListing.Entry] {
    file.index.isolations(in: file.file).map { entry in
      let position = file.position(entry.offset)
      return IsolationListing.Entry(
        kind: entry.kind.rawValue, name: entry.name, line: position.line, column: position.column,
        isolation: entry.answer.isolation.word, reasons: entry.answer.reasons.map(\.text),
        sendable: entry.sendability?.word,
        sendableReasons: entry.sendability?.reasons ?? [])
    }
  }

  /// Splits off a line number after a colon, unless it is part of the file's name.
  private static func place(_ operand: Argument) -> (FilePath, Int?) {
    guard let colon = operand.bytes.lastIndex(of: UInt8(ascii: ":")), colon > 0,
      let line = Int(String(decoding: operand.bytes[(colon + 1)...], as: UTF8.self)), line > 0
    else { return (operand.path, nil) }
    return (FilePath(Array(operand.bytes[..<colon])), line)
  }
}
