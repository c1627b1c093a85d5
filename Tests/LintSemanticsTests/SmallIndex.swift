@testable import LintSemantics
import LintSyntax

/// An index over files in memory, asked by name.
struct SmallIndex {
  let index: ProjectIndex
  private let trees: [SyntaxTree]

  init(_ files: [(path: String, text: String)], settings: LanguageSettings = .assumed) {
    trees = files.map { SyntaxTree.parse($0.text) }
    index = ProjectIndex(
      merging: zip(files, trees).map { FileOutline($1, path: $0.path) },
      settings: LanguageSettingsSource(uniform: settings))
    // The nodes that tests read may outlive the index in the middle of an expression: the few trees are never freed.
    for tree in trees + index.files.map(\.tree) { _ = Unmanaged.passRetained(tree) }
  }

  init(_ text: String) { self.init([("A.swift", text)]) }

  // MARK: Declarations of all files, in source order

  var types: [TypeDeclaration] { declared { TypeDeclaration($0, $1) } }
  var functions: [FunctionDeclaration] { declared { FunctionDeclaration($0, $1) } }
  var properties: [PropertyDeclaration] { declared { PropertyDeclaration($0, $1) } }

  private func declared<Declaration>(_ make: (Node, FileID) -> Declaration?) -> [Declaration] {
    index.files.enumerated().flatMap { number, file in
      file.tree.root.descendants.compactMap { make($0, FileID(number)) }
    }
  }

  /// The isolation of the first function of this name; `unknown` when there is none.
  func isolation(ofFunction name: String) -> Isolation {
    functions.first { $0.name == name }.map { index.isolation(ofFunction: $0.ref).isolation } ?? .unknown
  }

  /// The isolation of the code around each call of `here()`, by file and offset.
  var isolationsOfHere: [Isolation] {
    index.files.enumerated().flatMap { number, _ in
      index.calls(in: FileID(number)).filter { call in
        let tree = trees[number]
        return String(decoding: tree.source[Int(call.range.lowerBound)..<Int(call.range.upperBound)], as: UTF8.self)
          == "here"
      }.map { index.isolation(ofContext: BodyRef(file: FileID(number), id: $0.context)).isolation }
    }
  }
}
