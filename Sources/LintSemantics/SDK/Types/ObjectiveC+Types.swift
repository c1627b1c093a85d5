// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let objectiveC = SDKTypes(
    module: "ObjectiveC",
    exports: [],
    imports: [],
    extended: ["ObjCClassList"],
    text: #"""
      // source: apple/objectivec; since: iOS 17.4 SDK
      public struct NSZone {}
      public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {}
      public struct ObjCClassList: Sequence {}
      public enum ObjCEnumerationImage {}
      public struct Selector: ExpressibleByStringLiteral, Hashable {}
      public enum objc_AssociationPolicy: Hashable, RawRepresentable, Sendable {}
      public typealias objc_exception_preprocessor = (Any) -> Any
      public struct objc_method_description {}
      public struct objc_object: Sendable {}
      public struct objc_property_attribute_t {}
      public struct objc_super {}
      public typealias objc_uncaught_exception_handler = (Any?) -> Void
      extension ObjCClassList {
        public class Iterator: IteratorProtocol {}
      }
      """#)
}
