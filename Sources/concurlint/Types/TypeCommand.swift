import LintEngine
import LintKit
import LintReporting

/// `concurlint type`: the type at a place, or of every name in a file.
struct TypeCommand {
  struct Options {
    var format = ListingFormat.text
    var listsAll = false
  }

  static let syntax = CommandSyntax<Options>(
    name: "concurlint type",
    operands: "FILE:LINE:COLUMN",
    summary: "Says what type an expression, variable or type at a place has; 'unknown' where the sources do not tell.",
    notes: [
      "Lines and columns are counted from 1, columns in bytes. With --all the operand is a FILE. The project around it is read, too."
    ],
    options: [
      .choice("format", "how to print it; text if not given", \.format),
      .flag("all", "list all variables, properties, parameters and receivers of calls") { $0.listsAll = true }
    ])

  let options: Options

  func run(_ operands: [Argument]) throws(UsageError) -> ExitStatus {
    guard let operand = operands.first, operands.count == 1 else { throw UsageError("'type' needs one place or file") }
    let place = options.listsAll ? SourcePlace(operand.path) : SourcePlace(operand)
    guard let place else { throw UsageError("'type' needs FILE:LINE:COLUMN, or --all FILE") }
    do {
      let file = try ProjectFile(place.path)
      let typer = ExpressionTyper(types: TypeIndex(file.index), file: file.file)
      return options.listsAll ? list(typer.typedNames(of: file.tree), file) : answer(place, typer, file)
    } catch {
      return Console.fail(terminalSafe("\(place.path): \(error.advice(.reading))"))
    }
  }

  private func answer(_ place: SourcePlace, _ typer: ExpressionTyper, _ file: ProjectFile) -> ExitStatus {
    guard let offset = file.offset(line: place.line, column: place.column) else {
      return Console.fail(terminalSafe("\(place.path): no line \(place.line) with a column \(place.column)"))
    }
    let type = typer.type(at: offset, in: file.tree)?.type ?? .unknown
    switch options.format {
    // A person also wants a type that is known in part.
    case .text: return Console.print(terminalSafe(type.isUnknown ? "unknown" : type.description) + "\n")
    case .json:
      return print(TypeListing(entries: [.init(line: place.line, column: place.column, type: type.wholeDescription)]))
    }
  }

  private func list(_ names: [TypedName], _ file: ProjectFile) -> ExitStatus {
    let listing = TypeListing(
      entries: names.map { name in
        let place = file.position(name.offset)
        return TypeListing.Entry(
          kind: name.kind.rawValue, name: name.name, line: place.line, column: place.column,
          type: name.type.wholeDescription)
      })
    return print(listing)
  }

  private func print(_ listing: TypeListing) -> ExitStatus {
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
}

extension SwiftType {
  /// `nil` where a part is unknown.
  fileprivate var wholeDescription: String? { hasUnknown ? nil : description }
}

/// `FILE:LINE:COLUMN`
struct SourcePlace {
  let path: FilePath
  private(set) var line = 1
  private(set) var column = 1

  init(_ path: FilePath) { self.path = path }

  init?(_ operand: Argument) {
    var parts = operand.bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count >= 3, let column = Int(String(decoding: parts.removeLast(), as: UTF8.self)),
      let line = Int(String(decoding: parts.removeLast(), as: UTF8.self)), line > 0, column > 0
    else { return nil }
    path = FilePath(Array(parts.joined(separator: [UInt8(ascii: ":")])))
    self.line = line
    self.column = column
  }
}
