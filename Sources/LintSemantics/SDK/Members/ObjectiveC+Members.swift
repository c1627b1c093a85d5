// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let objectiveC = SDKMembers(
    module: "ObjectiveC",
    typesOfOthers: ["NSObject", "NSObjectProtocol"],
    text: #"""
      extension NSObject {
      func finalize()
      func hash(into: inout Hasher)
      func method(for: Selector!) -> IMP!
      static func debugDescription() -> String
      static func description() -> String
      static func hash() -> Int
      static func initialize()
      static func load()
      static func superclass() -> AnyClass?
      var hashValue: Int {get}
      }
      extension NSObjectProtocol {
      func `self`() -> Self
      func conforms(to: Protocol) -> Bool
      func isKind(of: AnyClass) -> Bool
      func isMember(of: AnyClass) -> Bool
      func perform(_: Selector!) -> Unmanaged<AnyObject>!
      func perform(_: Selector!, with: Any!) -> Unmanaged<AnyObject>!
      func perform(_: Selector!, with: Any!, with: Any!) -> Unmanaged<AnyObject>!
      func responds(to: Selector!) -> Bool
      var debugDescription: String {get}
      var superclass: AnyClass? {get}
      }
      extension ObjCBool {
      init(_: Bool)
      init(booleanLiteral: Bool)
      var boolValue: Bool {get}
      var customMirror: Mirror {get}
      var description: String {get}
      }
      extension Selector {
      func hash(into: inout Hasher)
      init(_: String)
      init(stringLiteral: String)
      var customMirror: Mirror {get}
      var description: String {get}
      var hashValue: Int {get}
      }
      """#)
}
