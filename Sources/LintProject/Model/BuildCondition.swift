import LintSyntax

/// The answers of a build to the tests in `#if` conditions.
public protocol BuildAnswers {
  /// Whether a compilation condition is set, such as `DEBUG`; nil when that is unknown.
  func isSet(_ name: String) -> Bool?
  /// `os(iOS)`, `canImport(UIKit)`, `swift(>=6)` and the like; nil when that is unknown.
  func holds(_ test: FunctionCallExpr) -> Bool?
}

extension BuildAnswers {
  /// Whether a condition holds; nil when that is unknown.
  public func holds(_ condition: Expr?) -> Bool? {
    switch condition {
    case .booleanLiteral(let literal)?: literal.value
    case .tuple(let tuple)?: holds(tuple.parenthesized)
    case .prefixOperator(let prefix)? where prefix.operatorToken.text == "!": holds(prefix.operand).map { !$0 }
    case .declReference(let name)?: isSet(name.nameToken.text)
    case .functionCall(let call)?: holds(call)
    case .sequence(let sequence)?: holds(Array(sequence.elements))
    default: nil
    }
  }

  /// `a && b || c`, flat.
  private func holds(_ row: [SequenceElement]) -> Bool? {
    var any: Bool? = false
    var all: Bool? = true
    for element in row {
      switch element {
      case .operand(let operand):
        switch holds(operand) {
        case false?: all = false
        case nil: if all == true { all = nil }
        case true?: break
        }
      case .binaryOperator(let binary) where binary.operatorToken.text == "||":
        any = Self.either(any, all)
        all = true
      case .binaryOperator(let binary) where binary.operatorToken.text == "&&": break
      default: return nil
      }
    }
    return Self.either(any, all)
  }

  private static func either(_ left: Bool?, _ right: Bool?) -> Bool? {
    if left == true || right == true { return true }
    return left == false && right == false ? false : nil
  }
}

/// `compiler(>=6.0)`, `swift(<6)`
public struct VersionTest {
  public let version: ToolsVersion
  /// Whether it asks for older ones.
  public let isBelow: Bool

  /// Whether tools of a version pass.
  public func holds(for tools: ToolsVersion) -> Bool { isBelow ? tools < version : tools >= version }
}

extension FunctionCallExpr {
  /// What the call asks about a version; nil for any other call.
  public var versionTest: VersionTest? {
    guard case .prefixOperator(let comparison)? = arguments.first?.expression,
      let version = comparison.operand.flatMap({ ToolsVersion($0.node.text) }),
      [">=", "<"].contains(comparison.operatorToken.text)
    else { return nil }
    return VersionTest(version: version, isBelow: comparison.operatorToken.text == "<")
  }
}
