/// What a `#Predicate` can express of a test on models.
///
/// What is not supported fails at run time only, so everything that is not known to work does not count as expressible.
public struct PredicateForm {
  public enum Answer: Sendable, Hashable {
    case all
    /// Some of the conditions that `&&` joins; the first of them reads this property.
    case part(String)
    case none(Obstacle)
    /// The model's property is not declared in the project, or of unknown type.
    case unknown(String?)
  }

  /// What keeps a condition out of a predicate.
  public enum Obstacle: Sendable, Hashable {
    /// A computed property; the one stored property that its getter reads.
    case computed(String, stored: String?)
    case transient(String)
    case enumeration(String)
    /// A function of a string that predicates do not have.
    case textFunction(String)
    case other
  }

  public let answer: Answer
  /// What the test compares with that a predicate takes as a local constant alone; empty unless all of it can move.
  public let hoisted: [Expr]

  /// - Parameters:
  ///   - call: a call whose closure or key path tests one model, such as `filter`.
  ///   - model: the model's type.
  public init(of call: FunctionCallExpr, model: DeclRef, in pass: Pass) {
    var scope = PredicateScope(pass)
    switch call.trailingClosure.map({ Expr.closure($0) }) ?? call.arguments.first?.expression {
    case .closure(let closure)?:
      if let expression = closure.onlyExpression {
        scope.open(closure, over: .row(model))
        self.init(of: [expression], in: scope)
      } else {
        self.init(of: [PredicateReader.read(closure, over: .row(model), in: scope)])
      }
    case .keyPath(let path)?: self.init(of: [PredicateReader.read(path, of: model, in: scope)])
    default: self.init(of: [PredicateReading(.obstacle(.other))])
    }
  }

  /// - Parameters:
  ///   - conditions: all of which must hold.
  ///   - name: that the model has in them.
  public init(of conditions: [Expr], on name: Name, model: DeclRef, in pass: Pass) {
    var scope = PredicateScope(pass)
    scope.names[name] = .row(model)
    self.init(of: conditions, in: scope)
  }

  private init(of conditions: [Expr], in scope: PredicateScope) {
    self.init(
      of: conditions.flatMap(\.conjunction).map { elements in
        var reading = PredicateReader.read(elements, in: scope)
        reading.narrows = !elements.contains { $0.isInequality }
        return reading
      })
  }

  private init(of parts: [PredicateReading]) {
    let unknown = parts.compactMap(\.unknown).first
    let obstacle = parts.compactMap(\.obstacle).first
    let movable = parts.filter { $0.isUsable && $0.property != nil }
    let moving = movable.first(where: \.narrows) ?? (obstacle == nil ? movable.first : nil)
    hoisted = unknown == nil && obstacle == nil ? parts.flatMap(\.hoisted) : []
    if let property = moving?.property, obstacle != nil || unknown != nil {
      answer = .part(property)
    } else if let obstacle {
      answer = .none(obstacle)
    } else if let unknown {
      answer = .unknown(unknown)
    } else {
      answer = moving == nil ? .none(.other) : .all
    }
  }
}

extension SequenceElement {
  fileprivate var isInequality: Bool {
    if case .binaryOperator(let binary) = self { binary.operatorToken.text == "!=" } else { false }
  }
}

extension Expr {
  /// The conditions that `&&` joins, each as the elements of a sequence.
  fileprivate var conjunction: [[SequenceElement]] {
    guard case .sequence(let sequence) = self else { return [[.operand(self)]] }
    var parts: [[SequenceElement]] = [[]]
    for element in sequence.elements {
      switch element {
      case .binaryOperator(let binary) where binary.operatorToken.text == "&&": parts.append([])
      // These bind less than '&&'.
      case .binaryOperator(let binary) where binary.operatorToken.text == "||": return [Array(sequence.elements)]
      case .ternary, .assignment: return [Array(sequence.elements)]
      default: parts[parts.count - 1].append(element)
      }
    }
    return parts
  }
}
