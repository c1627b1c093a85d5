extension ProjectIndex {
  /// Whether a type is declared in an interface with this trait.
  public func has(_ trait: SDKTrait, _ type: SwiftType) -> Bool {
    guard case .nominal(let nominal) = type, trait.names.contains(nominal.name) else { return false }
    return nominal.declaration.map { has(trait, $0) } ?? (nominal.parent == nil)
  }

  /// Whether it is a type of the SDK that inherits from another one or conforms to it, whatever its arguments are.
  public func isOfSDK(_ type: SwiftType, conformingTo supertype: String) -> Bool {
    guard case .nominal(let nominal) = type, let declaration = nominal.declaration, declaration.isOfSDK else {
      return false
    }
    return inherits(declaration, fromSDK: supertype).isYes
  }
}

extension SwiftType {
  /// Whether it is an integer of eight bits.
  public var isByte: Bool { isStandardInteger && standardName?.hasSuffix("Int8") == true }
}
