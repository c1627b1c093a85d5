import LintSyntax

/// What happens at one point of a body, in the order of evaluation.
public struct Event: Sendable {
  public enum Kind: UInt8, Sendable {
    /// A name is given its first value: a parameter, a pattern that matched, a variable with an initial value.
    case define
    /// A variable without a value.
    case declare
    /// A ``Use``. The use of an assignment's target is where the value is stored, after the value is computed.
    case use
    /// A function, initializer, subscript or macro is called, after its arguments are evaluated.
    case call
    /// The value of an assignment is stored.
    case assign
    /// The task may be suspended.
    case suspend
    /// A closure is made, or a local function declared.
    case nest
    /// `async let` starts its task.
    case spawn
    /// `defer` is passed: its body runs when the block is left.
    case `defer`
    /// A `for` loop asks for the next element.
    case iterate
    /// `return`, `throw`, `break`, `continue`, `fallthrough`, `yield`, after their operand is evaluated.
    case jump
  }

  public let kind: Kind
  /// Whether it may not happen when control reaches it: an argument of a macro, one of several calls after an `await`.
  public internal(set) var isUncertain: Bool
  /// The id of the node that it is about; of a suspension, the `await`, the `for`, or what declares an `async let`.
  public let node: UInt32
  /// The number of a definition, use or body; of a suspension, the id of the call, or of the node itself.
  let payload: Int32
  let block: Int32
  /// The event before this one at the same node, or -1: a `defer` runs at several places.
  let previous: Int32
}

/// A straight piece of a body: its events happen one after another, and only the last is followed by a choice.
struct Block: Sendable {
  var firstEvent: Int32 = 0
  var eventEnd: Int32 = 0
  /// Where the edges from and to the block begin; they end where those of the next block begin.
  var firstSuccessor: Int32 = 0
  var firstPredecessor: Int32 = 0
  var isReachable = false
  /// The program ends here, or the compiler made sure that nothing comes here.
  var isTrap = false

  /// The number of the `#if` whose branches begin after the block, or come together in it; -1 for none.
  var beginningChoice: Int32 = -1
  var endingChoice: Int32 = -1

  static let entry: Int32 = 0
  /// Where the body returns, by `return` or by its end.
  static let returns: Int32 = 1
  /// Where an error leaves the body.
  static let `throws`: Int32 = 2
}

/// From one block to another.
struct Edge: Sendable {
  let from: Int32
  let to: Int32
  /// Whether the edge is there depends on an `#if`.
  let isUncertain: Bool
}

/// An `#if` among the statements of a body.
struct StaticChoice: Sendable {
  /// The ids of the nodes of all branches.
  let nodes: Range<UInt32>
  /// Where the branches begin and where they come together again.
  let head: Int32
  let join: Int32
  /// Every branch runs to its end, and nowhere else.
  let isTransparent: Bool
}
