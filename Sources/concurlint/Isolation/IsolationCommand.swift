import LintEngine
import LintKit
import LintProject
import LintReporting

/// `concurlint isolation`: where the declarations and closures of a file run, and why.
struct IsolationCommand {
  enum Format: String, CaseIterable {
    case text, json
  }

  struct Options: SettingOverriding {
    var format = Format.text
    var overrides = SettingOverrides()
  }

  static let syntax = CommandSyntax<Options>(
    name: "concurlint isolation",
    operands: "FILE[:LINE]",
    summary: "Says where the declarations and closures of a file run, or of a line of it, and why.",
    notes: [
      "The project that the file belongs to is analysed with it. The last four options answer as if the file were compiled so."
    ],
    options: [.choice("format", "how to print it; text if not given", \.format)] + CommandSyntax<Options>.overrideOptions)

  let options: Options

  func run(_ operands: [Argument]) throws(UsageError) -> ExitStatus {
    guard let operand = operands.first, operands.count == 1 else { throw UsageError("'isolation' needs one file") }
    let (path, line) = Self.place(operand)
    let entries: [IsolationListing.Entry]
    do {
      guard let found = try self.entries(of: path) else { return Console.fail(terminalSafe("\(path): is no Swift file that can be read")) }
      entries = found.filter { line == nil || $0.line == line }
    } catch {
      return Console.fail("\(error)")
    }
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

  /// `nil` when the file is not among those that could be read.
  private func entries(of path: FilePath) throws(FileError) -> [IsolationListing.Entry]? {
    let discovery = try Discovery(paths: [path])
    let linter = Linter(rules: [], jobs: Platform.processorCount, overrides: options.overrides)
    let result = try linter.run(discovery)
    result.keepUntilExit()
    guard let index = result.index, let name = discovery.files.first(where: \.isReported)?.projectPath, let file = index.file(at: name)
    else { return nil }
    let lines = LineTable(index.outline(file).tree.source)
    return index.isolations(in: file).map { entry in
      let position = lines.bytePosition(at: Int(entry.offset))
      return IsolationListing.Entry(
        kind: entry.kind.rawValue, name: entry.name, line: position.line, column: position.column,
        isolation: entry.answer.isolation.word, reasons: entry.answer.reasons.map(\.text), sendable: entry.sendability?.word)
    }
  }

  /// A line behind a colon, unless that is part of a file's name.
  private static func place(_ operand: Argument) -> (FilePath, Int?) {
    guard let colon = operand.bytes.lastIndex(of: UInt8(ascii: ":")), colon > 0,
      let line = Int(String(decoding: operand.bytes[(colon + 1)...], as: UTF8.self)), line > 0
    else { return (operand.path, nil) }
    return (FilePath(Array(operand.bytes[..<colon])), line)
  }
}
