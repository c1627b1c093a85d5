import LintSyntax
import LintText

/// The events of one body by the local or the inner body that they are about, so that a question about a local visits
/// few others.
struct LocalEvents {
  private enum Subject: UInt64 {
    case introduction, use, body
  }

  /// Ascending; each is a subject in 2 bits, the number of a definition or body in 30, and that of the event in 32.
  private var order: ContiguousArray<UInt64> = []

  init(of graph: ControlFlow) {
    for (number, event) in graph.events.enumerated() {
      switch event.kind {
      case .define, .declare: order.append(Self.first(.introduction, event.payload) + UInt64(number))
      case .use:
        guard case .local(let definition) = graph.names.uses[Int(event.payload)].resolution else { continue }
        order.append(Self.first(.use, definition.rawValue) + UInt64(number))
      case .nest, .spawn: order.append(Self.first(.body, event.payload) + UInt64(number))
      case .call, .assign, .suspend, .defer, .iterate, .jump: continue
      }
    }
    order.sort()
  }

  /// Where a local's own value is given, in the order of evaluation.
  func introductions(of definition: DefinitionID) -> [ControlFlow.Place] { places(.introduction, definition.rawValue) }

  /// The uses of a local by this body's own code, in the order of evaluation.
  func uses(of definition: DefinitionID) -> [ControlFlow.Place] { places(.use, definition.rawValue) }

  /// Where a closure or local function is made, or an `async let` started, in the order of evaluation.
  func making(of body: BodyID) -> [ControlFlow.Place] { places(.body, body.rawValue) }

  private func places(_ subject: Subject, _ number: Int32) -> [ControlFlow.Place] {
    let first = Self.first(subject, number)
    return order[order.partitioningIndex { $0 >= first }...].prefix { $0 >> 32 == first >> 32 }.map {
      ControlFlow.Place(event: Int32(truncatingIfNeeded: $0))
    }
  }

  /// What no entry about a subject is below.
  private static func first(_ subject: Subject, _ number: Int32) -> UInt64 {
    subject.rawValue << 62 | UInt64(UInt32(bitPattern: number)) << 32
  }
}

extension ControlFlow {
  var localEvents: LocalEvents {
    if let known = known.localEvents { return known }
    let found = LocalEvents(of: self)
    known.localEvents = found
    return found
  }
}
