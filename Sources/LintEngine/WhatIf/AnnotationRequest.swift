import LintKit
import LintSyntax

/// An annotation of the one declaration on a line.
public struct AnnotationRequest: Sendable {
  /// As users give it, or in the project.
  public let path: String
  /// From 1.
  public let line: Int
  public let annotation: Annotation

  public init(path: String, line: Int, annotation: Annotation) {
    (self.path, self.line, self.annotation) = (path, line, annotation)
  }
}

/// Why an annotation cannot be added.
public enum AnnotationObstacle: Error, CustomStringConvertible {
  case noFile(AnnotationRequest)
  case noDeclaration(AnnotationRequest)
  case misfit(AnnotationRequest, declaration: String)
  case several(AnnotationRequest, names: [String])

  public var description: String {
    switch self {
    case .noFile(let request): "\(request.path): no such file among those that are analysed"
    case .noDeclaration(let request): "\(request.path):\(request.line): no declaration on this line"
    case .misfit(let request, let declaration):
      "\(request.path):\(request.line): '\(request.annotation.rawValue)' does not fit \(declaration)"
    case .several(let request, let names):
      """
      \(request.path):\(request.line): '\(request.annotation.rawValue)' fits several declarations on this line: \
      \(names.joined(separator: ", "))
      """
    }
  }
}

extension WhatIf {
  /// What some annotations do, all of them together.
  ///
  /// - Throws: an `AnnotationObstacle`, or a `FileError` when no thread can be started.
  public mutating func outcome(of requests: [AnnotationRequest]) throws -> WhatIfOutcome {
    var changes: [PlannedChange] = []
    for request in requests { changes.append(try change(request)) }
    let old = unchanged
    guard let new = try errors(with: changes) else {
      throw AnnotationObstacle.misfit(requests[0], declaration: "the others that are to be added")
    }
    return outcome(of: changes, from: old, to: new)
  }

  private func change(_ request: AnnotationRequest) throws(AnnotationObstacle) -> PlannedChange {
    guard let path = path(given: request.path), let text = session.text(path) else { throw .noFile(request) }
    let tree = SyntaxTree.parse(text)
    let result = withExtendedLifetime(tree) { () -> Result<PlannedChange, AnnotationObstacle> in
      let found = AnnotatedDeclaration.all(in: tree, namedIn: text.bytes(ofLine: request.line))
        .filter { $0.kind != "function type" }
      guard let first = found.first else { return .failure(.noDeclaration(request)) }
      let fitting = found.filter { $0.edits(adding: [request.annotation]) != nil }
      guard let outermost = fitting.first else {
        return .failure(.misfit(request, declaration: "\(first.kind) '\(first.name)'"))
      }
      // What is in the outermost one is not meant.
      let others = fitting.filter { !outermost.node.encloses($0.node) }
      if !others.isEmpty {
        return .failure(.several(request, names: ([outermost] + others).map { "\($0.kind) '\($0.name)'" }))
      }
      return .success(
        PlannedChange(
          place: PlannedChange.Place(path: path, offset: outermost.place.lowerBound), kind: outermost.kind,
          name: outermost.name, annotations: [request.annotation]))
    }
    return try result.get()
  }
}

extension Node {
  fileprivate func encloses(_ other: Node) -> Bool { other.id >= id && other.id < subtreeEnd }
}

extension [UInt8] {
  /// Without the end of the line; empty for a line that there is not.
  fileprivate func bytes(ofLine line: Int) -> Range<Int> {
    var number = 1
    var start = 0
    while number < line, let end = self[start...].firstIndex(of: UInt8(ascii: "\n")) {
      (number, start) = (number + 1, end + 1)
    }
    if number < line { return 0..<0 }
    return start..<(self[start...].firstIndex(of: UInt8(ascii: "\n")) ?? count)
  }
}
