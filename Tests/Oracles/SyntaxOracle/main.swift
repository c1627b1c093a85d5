// What the compiler's own parser sees: prints the tokens or nodes that SwiftParser finds in a file, in the lines that
// `concurlint syntax` prints, so that the two parsers can be compared.
//
// It is no part of the package, which has no dependency on SwiftSyntax. `compare-syntax.py` beside this folder builds
// it against the libraries that come with the toolchain:
//
//     H=$TOOLCHAIN/usr/lib/swift/host
//     swiftc -O -I $H -L $H -Xlinker -rpath -Xlinker $H *.swift -o syntax-oracle
//
// One file:    syntax-oracle --format tokens|nodes|tree|errors FILE
// Many files:  syntax-oracle --output-directory DIR (--files-from LIST | FILE…)
//
// With many files, each gives `DIR/<index>.tokens` and `DIR/<index>.nodes`, counted from 0 in the order of the list,
// and `DIR/index.tsv` says `index TAB hasError TAB path`. LIST is separated by NUL bytes if it has any, else by line
// feeds; `-` is standard input.

import Foundation
import SwiftParser
import SwiftSyntax

enum Format: String {
  case tokens, nodes, tree, errors
}

struct Options {
  var format: Format?
  var outputDirectory: String?
  var filesFrom: String?
  var files: [String] = []
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  static let usage = """
    usage: syntax-oracle --format tokens|nodes|tree|errors FILE
           syntax-oracle --output-directory DIR [--jobs N] (--files-from LIST | FILE…)
    """

  init(_ arguments: some Sequence<String>) {
    var rest = arguments.makeIterator()
    func value(of option: String) -> String {
      guard let value = rest.next() else { fail("\(option) needs a value\n\(Options.usage)") }
      return value
    }
    while let argument = rest.next() {
      switch argument {
      case "--format":
        let name = value(of: argument)
        guard let known = Format(rawValue: name) else { fail("unknown format '\(name)'\n\(Options.usage)") }
        format = known
      case "--output-directory": outputDirectory = value(of: argument)
      case "--files-from": filesFrom = value(of: argument)
      case "--jobs":
        guard let count = Int(value(of: argument)), count > 0 else { fail("--jobs needs a number from 1") }
        jobs = count
      case "--help":
        print(Options.usage)
        exit(0)
      case _ where argument.hasPrefix("--"): fail("unknown option '\(argument)'\n\(Options.usage)")
      default: files.append(argument)
      }
    }
  }
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("syntax-oracle: \(message)\n".utf8))
  exit(2)
}

func parse(_ path: String) throws -> SourceFileSyntax {
  let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  return bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
}

func listedFiles(_ options: Options) throws -> [String] {
  guard let list = options.filesFrom else { return options.files }
  let bytes =
    list == "-"
    ? FileHandle.standardInput.readDataToEndOfFile() : try Data(contentsOf: URL(fileURLWithPath: list))
  let separator: UInt8 = bytes.contains(0) ? 0 : UInt8(ascii: "\n")
  return options.files + bytes.split(separator: separator).map { String(decoding: $0, as: UTF8.self) }
}

/// Runs `body` on a thread with a stack deep enough for SwiftSyntax to walk long postfix chains, which are as deep as
/// they are long.
func onDeepStack(_ body: @escaping @Sendable () -> Void) -> DispatchSemaphore {
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    body()
    done.signal()
  }
  thread.stackSize = 1 << 30
  thread.start()
  return done
}

/// Gives out the indices 0..<count to the threads that ask, and keeps what they found.
final class WorkList: @unchecked Sendable {
  private let lock = NSLock()
  private var next = 0
  private var results: [Bool]

  init(count: Int) { results = Array(repeating: false, count: count) }

  func take() -> Int? {
    lock.withLock {
      guard next < results.count else { return nil }
      defer { next += 1 }
      return next
    }
  }

  func finish(_ index: Int, hasError: Bool) { lock.withLock { results[index] = hasError } }

  var hasError: [Bool] { lock.withLock { results } }
}

func runBatch(_ files: [String], into directory: String, jobs: Int) throws {
  try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
  let folder = URL(fileURLWithPath: directory, isDirectory: true)
  let work = WorkList(count: files.count)
  let threads = (0..<jobs).map { _ in
    onDeepStack {
      while let index = work.take() {
        do {
          let tree = try parse(files[index])
          try Data(tokenLines(tree)).write(to: folder.appendingPathComponent("\(index).tokens"))
          try Data(nodeLines(tree)).write(to: folder.appendingPathComponent("\(index).nodes"))
          work.finish(index, hasError: tree.hasError)
        } catch {
          fail("\(files[index]): \(error)")
        }
      }
    }
  }
  for thread in threads { thread.wait() }
  let lines = zip(files, work.hasError).enumerated().map { "\($0)\t\($1.1)\t\($1.0)\n" }
  try Data(lines.joined().utf8).write(to: folder.appendingPathComponent("index.tsv"))
}

func printOne(_ file: String, as format: Format) {
  let thread = onDeepStack {
    do {
      let tree = try parse(file)
      switch format {
      case .tokens: FileHandle.standardOutput.write(Data(tokenLines(tree)))
      case .nodes: FileHandle.standardOutput.write(Data(nodeLines(tree)))
      case .tree: print(tree.debugDescription)
      case .errors: print(errorLines(tree, path: file), terminator: "")
      }
    } catch {
      fail("\(file): \(error)")
    }
  }
  thread.wait()
}

let options = Options(CommandLine.arguments.dropFirst())
do {
  let files = try listedFiles(options)
  if let directory = options.outputDirectory {
    try runBatch(files, into: directory, jobs: options.jobs)
  } else if let format = options.format, files.count == 1 {
    printOne(files[0], as: format)
  } else {
    fail(Options.usage)
  }
} catch {
  fail("\(error)")
}
