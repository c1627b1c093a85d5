import LintEngine
import LintReporting
import LintFlow
import LintSyntax

/// `concurlint syntax`: prints the result of the lexer and the parser for files.
struct SyntaxCommand {
  enum Format: String, CaseIterable {
    case tree, tokens, nodes, errors, flow, graph
  }

  struct Options {
    var format = Format.tree
    var outputDirectory: FilePath?
    /// A file that lists the files to read, each followed by NUL, or each on a line.
    var listFile: FilePath?
    var jobs = Platform.processorCount
  }

  static let syntax = CommandSyntax<Options>(
    name: "concurlint syntax",
    operands: "FILE…",
    summary: "Prints what the parser makes of files; '-' is standard input.",
    notes: [
      """
      tokens: 'kind TAB offset TAB length', a line for each token. nodes: 'kind TAB offset TAB length TAB name', a line
      for each declaration, call, closure and the like. Both in bytes from 0, without trivia. errors: the compiler's
      form, 'path:line:column: error: message', and exit status 1 when there are any. flow: what each name means, 'offset:length
      TAB local|self|member|unknown TAB offset of the definition TAB its kind TAB what is done to it'.
      graph: what happens in which order in each function and closure.
      """
    ],
    options: [
      .choice("format", "what to print; tree if not given", \.format),
      .value("files-from", "LIST", "read the files that LIST names, separated by NUL or line feeds") {
        (options, value) throws(UsageError) in options.listFile = value.path
      },
      .value("output-directory", "DIR", "write DIR/0.FORMAT for the first file, DIR/1.FORMAT for the second, …") {
        (options, value) throws(UsageError) in options.outputDirectory = value.path
      }
    ])

  let options: Options

  func run(_ operands: [Argument]) throws(UsageError) -> ExitStatus {
    var files = operands.map(\.path)
    do {
      if let list = options.listFile { files += try Self.read(list: list) }
      if files.isEmpty && options.listFile == nil { throw UsageError("'syntax' needs a file") }
      return try list(files)
    } catch let error as FileError {
      return Console.fail(terminalSafe("\(options.listFile.map { "\($0): " } ?? "")\(error.advice(.reading))"))
    } catch let error as UsageError {
      throw error
    } catch {
      return Console.fail("\(error)")
    }
  }

  private struct Listing {
    var content: ContiguousArray<UInt8> = []
    var hasErrors = false
    var failure: String?
  }

  private func list(_ files: [FilePath]) throws(FileError) -> ExitStatus {
    let options = options
    let listings = try Parallel.map(count: files.count, jobs: options.jobs, makeState: { FileReader() }) {
      (reader, index) -> Listing in
      var listing = Self.listing(of: files[index], options.format, reader)
      if listing.failure == nil, let directory = options.outputDirectory {
        let path = directory.appending("\(index).\(options.format.rawValue)")
        do throws(FileError) {
          try OutputFile.write(listing.content, to: path)
        } catch {
          listing.failure = "\(path): \(error.advice(.writing))"
        }
        listing.content = []
      }
      return listing
    }.results

    var status = ExitStatus.success
    if options.format == .errors && listings.contains(where: \.hasErrors) { status = .findings }
    for listing in listings {
      if let failure = listing.failure { status = Console.fail(terminalSafe(failure)) }
      guard !listing.content.isEmpty else { continue }
      do {
        try FileDescriptor.standardOutput.write(listing.content)
      } catch {
        return Console.outputFailed(error, status)
      }
    }
    return status
  }

  private static func listing(of file: FilePath, _ format: Format, _ reader: FileReader) -> Listing {
    do {
      let tree =
        file == "-"
        ? try reader.readToEnd(of: .standardInput) { SyntaxTree.parse($0) }
        : try reader.read(file) { SyntaxTree.parse($0) }
      let content =
        switch format {
        case .tree: TreeDump.tree(tree)
        case .tokens: TreeDump.tokens(tree)
        case .nodes: TreeDump.nodes(tree)
        case .errors: errorLines(of: tree, file)
        case .flow: FlowDump.uses(in: tree)
        case .graph: FlowDump.graphs(in: tree)
        }
      return Listing(content: terminalSafe(table: content), hasErrors: !tree.errors.isEmpty)
    } catch {
      return Listing(failure: "\(file): \(error.advice(.reading))")
    }
  }

  private static func errorLines(of tree: SyntaxTree, _ file: FilePath) -> ContiguousArray<UInt8> {
    guard !tree.errors.isEmpty else { return [] }
    let lines = LineTable(tree.source)
    var content: ContiguousArray<UInt8> = []
    for error in tree.errors {
      let position = lines.position(at: Int(error.offset), in: tree.source)
      content += terminalSafe(file.description).utf8
      content += ":\(position.line):\(position.column): error: \(error.message)\n".utf8
    }
    return content
  }

  private static func read(list: FilePath) throws(FileError) -> [FilePath] {
    try FileReader().read(list) { content in
      let separator = content.contains(0) ? 0 : UInt8(ascii: "\n")
      return content.split(separator: separator).map { FilePath($0) }
    }
  }
}
