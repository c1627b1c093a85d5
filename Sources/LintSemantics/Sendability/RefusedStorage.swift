import LintFlow
import LintSyntax

/// Why the compiler refuses a conformance to `Sendable` that it checks, SE-0302.
public enum SendableRefusal {
  /// Others may inherit from the class.
  case notFinal
  case superclass(String)
  case mutable(RefusedPart)
  case stored(RefusedPart, Sendability)
}

/// A stored property, or an associated value.
public struct RefusedPart {
  public let node: Node
  public let name: String
  /// Of its name, in bytes of the file.
  public let nameRange: Range<UInt32>
  public let isAssociatedValue: Bool
}

private final class StatedSendableAnswers: AnswerTable {
  static let number = AnswerTableNumber()
  let isVouchedFor = Memo<DeclRef, Bool>()
  let isChecked = Memo<DeclRef, Bool>()
  let inheritsChecked = Memo<DeclRef, Bool>()
}

extension ProjectIndex {
  /// What the compiler refuses of a checked conformance that a type's own file states, or that a class inherits: a
  /// class that is not final, a superclass, and the parts that are not `Sendable`, of a class up to its first mutable
  /// property.
  ///
  /// - Returns: also the names of parts of which that is not known.
  public func refusals(ofSendable ref: DeclRef) -> (found: [SendableRefusal], unknown: [String]) {
    let isClass = type(ref).kind == .class
    var found: [SendableRefusal] = []
    var unknown: [String] = []
    if isClass {
      if !node(ref).hasModifier(.final) { found.append(.notFinal) }
      if let base = superclass(of: ref), !isNSObject(base), !inheritsCheckedSendable(ref) {
        found.append(.superclass(type(base).name))
      }
    }
    var query = SendabilityQuery(index: self)
    for (part, value) in checkedParts(of: ref) {
      if isClass, part.isMutable {
        found.append(.mutable(part.refused))
        break
      }
      switch value {
      case .type(let written, let place):
        // Of metatypes there are warnings at most.
        if written.mentionsMetatype { continue }
        let sendability = query.type(written, at: place, in: ref.file, isInContainer: false)
        if sendability.answer.isNo { found.append(.stored(part.refused, sendability)) }
        if sendability.answer.isUnknown { unknown.append(part.refused.name) }
      case .value(let expression, let place):
        let sendability = self.sendability(ofValue: expression, of: part.refused.node, place, in: ref.file, &query)
        if sendability.answer.isNo { found.append(.stored(part.refused, sendability)) }
        if sendability.answer.isUnknown { unknown.append(part.refused.name) }
      case .unknown: unknown.append(part.refused.name)
      }
    }
    return (found, unknown)
  }

  /// What the initial value of a property is; types are expensive, and asked for last.
  private func sendability(
    ofValue expression: Expr, of binding: Node, _ place: Node, in file: FileID, _ query: inout SendabilityQuery
  ) -> Sendability {
    let found = query.value(expression, at: place, in: file)
    guard found.answer.isUnknown, let property = property(at: binding, in: file) else { return found }
    let type = TypeIndex(self).propertyType(property)
    return type.hasUnknown ? found : sendability(of: type, in: file)
  }

  private struct Part {
    let refused: RefusedPart
    let isMutable: Bool
  }

  private enum PartValue {
    case type(TypeRef, at: Node)
    case value(Expr, at: Node)
    case unknown
  }

  /// What is looked at, in the order of the text: neither what is vouched for nor, in classes, what is isolated.
  private func checkedParts(of ref: DeclRef) -> [(Part, PartValue)] {
    type(ref).kind == .enum ? checkedCases(of: ref) : checkedProperties(of: ref)
  }

  private func checkedCases(of ref: DeclRef) -> [(Part, PartValue)] {
    var parts: [(Part, PartValue)] = []
    for node in node(ref).descendants(of: .enumCaseElement) {
      guard case .type(let owner) = scope(of: node, in: ref.file), owner == ref else { continue }
      let element = EnumCaseElement(unchecked: node)
      let refused = RefusedPart(
        node: node, name: element.nameToken.identifierText, nameRange: element.nameToken.range, isAssociatedValue: true)
      for parameter in element.parameters {
        parts.append(
          (Part(refused: refused, isMutable: false), parameter.type.map { .type($0, at: node) } ?? .unknown))
      }
    }
    return parts
  }

  private func checkedProperties(of ref: DeclRef) -> [(Part, PartValue)] {
    properties(in: ref).compactMap { property in
      guard let subject = isolationSubject(property), subject.isStored, !subject.isStatic,
        !subject.flags.contains(.isUnsafe)
      else { return nil }
      if type(ref).kind == .class, isolation(of: property).isolation.isOnGlobalActor { return nil }
      let declaration = self.property(property)
      let refused = RefusedPart(
        node: subject.node, name: declaration.name, nameRange: declaration.nameRange, isAssociatedValue: false)
      let part = Part(refused: refused, isMutable: !subject.flags.contains(.isLet))
      if !subject.attributes.isEmpty || subject.flags.contains(.hasConditionalAttributes) { return (part, .unknown) }
      let binding = PatternBinding(unchecked: subject.node)
      if let written = binding.type { return (part, .type(written, at: subject.node)) }
      return (part, binding.initializer.map { .value($0, at: subject.node) } ?? .unknown)
    }
  }

  /// Whether a class has a conformance to `Sendable` that the compiler checks only because a superclass of the project
  /// states it: the subclass is checked as well.
  public func inheritsCheckedSendable(_ ref: DeclRef) -> Bool {
    let answers = answers(StatedSendableAnswers.self)
    // What is found out of one class holds for all below it.
    var passed: [DeclRef] = []
    var place = ref
    while passed.count < Self.supertypeLimit {
      let answer: Bool
      if let known = answers.inheritsChecked.known(place) {
        answer = known
      } else {
        passed.append(place)
        if !isVouchedFor(place), let base = superclass(of: place), !base.isOfSDK, type(base).kind == .class {
          place = base
          guard statesCheckedSendable(base) else { continue }
          answer = true
        } else {
          answer = false
        }
      }
      for place in passed { _ = answers.inheritsChecked(place) { answer } }
      return answer
    }
    return false
  }

  /// Whether a type or an extension of it states a conformance to `Sendable` that the compiler checks.
  public func statesCheckedSendable(_ ref: DeclRef) -> Bool {
    answers(StatedSendableAnswers.self).isChecked(ref) {
      ([ref] + extensions(ofNominal: ref)).contains { place in
        node(place).children(.inheritedType).contains { entry in
          entry.kind == .inheritedType && statesCheckedSendable(InheritedType(unchecked: entry), of: place)
        }
      }
    }
  }

  /// Whether an entry of an inheritance clause states a conformance to `Sendable` that the compiler checks: not
  /// `@unchecked`, and not through a protocol that only asks for it, as `Error` does.
  ///
  /// - Parameter place: the type or extension.
  public func statesCheckedSendable(_ entry: InheritedType, of place: DeclRef) -> Bool {
    supertypes(statedBy: place, in: entry).contains { stated in
      guard case .declared(let proto) = stated.meaning, type(proto).kind == .protocol, isSendableProtocol(proto),
        !isVouchedFor(place), !isUnavailable(place)
      else { return false }
      if isOfLibrary(proto, .Sendable) { return true }
      // What a protocol asks for that is older than 'Sendable' is a warning, as all that Swift imports are.
      if proto.isOfSDK { return isForLinux(place.file) && namesSendable(proto) }
      return asksForSendableItself(proto)
        && !refinedProtocols(of: proto).contains { type($0).attributes.contains { $0.name == "preconcurrency" } }
    }
  }

  /// Whether a protocol of Foundation, or one that it inherits from, names `Sendable`.
  private func namesSendable(_ proto: DeclRef) -> Bool {
    refinedProtocols(of: proto).contains { refined in
      moduleName(of: refined) != "Swift"
        && supertypes(statedBy: refined).contains { entry in
          if case .declared(let stated) = entry.meaning { isOfLibrary(stated, .Sendable) } else { false }
        }
    }
  }

  /// Whether a protocol of the project, or one that it inherits from, names `Sendable`: `Error` and `CodingKey` only
  /// bring it along.
  private func asksForSendableItself(_ proto: DeclRef) -> Bool {
    refinedProtocols(of: proto).contains { refined in
      guard !refined.isOfSDK else { return false }
      return supertypes(statedBy: refined).contains { entry in
        guard case .declared(let stated) = entry.meaning, stated.isOfSDK, isSendableProtocol(stated) else {
          return false
        }
        return !refinedProtocols(of: stated).contains { bringsSendableAlong($0) }
      }
    }
  }

  /// Whether a protocol of Swift's library asked for less before there was `Sendable`.
  private func bringsSendableAlong(_ proto: DeclRef) -> Bool {
    moduleName(of: proto) == "Swift" && ["Error", "CodingKey"].contains(type(proto).name)
  }

  /// Whether an entry of an inheritance clause makes a class `Sendable` only because a protocol asks for it that is
  /// older than `Sendable`, as `Error` is, and the class is not final: that is an error, what it stores is a warning.
  public func impliesSendable(ofNonFinalClassBy entry: InheritedType, at place: DeclRef) -> Bool {
    guard let nominal = extendedNominal(place), type(nominal).kind == .class, superclass(of: nominal) == nil,
      !node(nominal).hasModifier(.final), !statesCheckedSendable(nominal), !isVouchedFor(place), !isUnavailable(place)
    else { return false }
    return supertypes(statedBy: place, in: entry).contains { stated in
      guard case .declared(let proto) = stated.meaning, type(proto).kind == .protocol, isSendableProtocol(proto)
      else { return false }
      return !proto.isOfSDK || moduleName(of: proto) == "Swift"
        || refinedProtocols(of: proto).contains { bringsSendableAlong($0) }
    }
  }

  /// `@unchecked Sendable`, of the type or an extension of it.
  private func isVouchedFor(_ place: DeclRef) -> Bool {
    guard let type = extendedNominal(place) else { return false }
    return answers(StatedSendableAnswers.self).isVouchedFor(type) {
      ([type] + extensions(ofNominal: type)).contains { stated in
        node(stated).children(.inheritedType).contains { $0.tokens.contains { $0.name == .unchecked } }
      }
    }
  }
}

extension TypeRef {
  fileprivate var mentionsMetatype: Bool {
    node.kind == .metatypeType || node.descendants.contains { $0.kind == .metatypeType }
  }
}
