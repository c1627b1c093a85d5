import LintSemantics
import LintSyntax

/// An index over files in memory, asked by name.
struct SmallIndex {
  let index: ProjectIndex
  private let trees: [SyntaxTree]

  init(_ files: [(path: String, text: String)]) {
    trees = files.map { SyntaxTree.parse($0.text) }
    index = ProjectIndex(merging: zip(files, trees).map { FileDeclarations(declaring: $1, path: $0.path) })
  }

  init(_ text: String) { self.init([("A.swift", text)]) }

  /// The isolation of the first function of this name; `unknown` when there is none.
  func isolation(ofFunction name: String) -> Isolation {
    for (number, file) in index.files.enumerated() {
      guard let id = file.functions.firstIndex(where: { $0.name == name }) else { continue }
      return index.isolation(ofFunction: RecordRef(file: FileID(number), id: RecordID(id))).isolation
    }
    return .unknown
  }

  /// The isolation of the code around each call of `here()`, by file and offset.
  var isolationsOfHere: [Isolation] {
    index.files.enumerated().flatMap { number, file in
      file.calls.filter { call in
        let tree = trees[number]
        return String(decoding: tree.source[Int(call.range.lowerBound)..<Int(call.range.upperBound)], as: UTF8.self) == "here"
      }.map { index.isolation(ofContext: RecordRef(file: FileID(number), id: $0.context)).isolation }
    }
  }
}
