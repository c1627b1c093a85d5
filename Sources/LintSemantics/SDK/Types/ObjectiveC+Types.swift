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
      func class_addMethod(_: AnyClass?, _: Selector, _: IMP, _: UnsafePointer<CChar>?) -> Bool
      func class_getInstanceMethod(_: AnyClass?, _: Selector) -> Method?
      func class_getName(_: AnyClass?) -> UnsafePointer<CChar>
      func imp_implementationWithBlock(_: Any) -> IMP
      func method_exchangeImplementations(_: Method, _: Method)
      func method_getTypeEncoding(_: Method) -> UnsafePointer<CChar>?
      func objc_allocateClassPair(_: AnyClass?, _: UnsafePointer<CChar>, _: Int) -> AnyClass?
      func objc_getAssociatedObject(_: Any, _: UnsafeRawPointer) -> Any?
      func objc_getClass(_: UnsafePointer<CChar>) -> Any!
      func objc_registerClassPair(_: AnyClass)
      func objc_setAssociatedObject(_: Any, _: UnsafeRawPointer, _: Any?, _: objc_AssociationPolicy)
      func object_getClass(_: Any?) -> AnyClass?
      func object_setClass(_: Any?, _: AnyClass) -> AnyClass?
      func sel_registerName(_: UnsafePointer<CChar>) -> Selector
      """#)
}
