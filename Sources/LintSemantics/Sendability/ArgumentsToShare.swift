extension ProjectIndex {
  /// The type arguments that must be `Sendable` for a type of the SDK to be; empty where its arguments do not matter.
  public func argumentsToShare(of nominal: SwiftType.NominalType) -> [SwiftType] {
    guard let declaration = nominal.declaration, declaration.isOfSDK, nominal.parent == nil,
      let needed = SendabilityQuery(index: self).conditionalConformance(declaration)
    else { return [] }
    return needed.parameters.filter { $0 < nominal.arguments.count }.map { nominal.arguments[$0] }
  }
}
