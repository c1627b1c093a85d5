// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let javaScriptCore = SDKTypes(
    module: "JavaScriptCore",
    exports: ["CoreFoundation", "CoreGraphics", "Foundation"],
    imports: [],
    extended: [],
    text: #"""
      // source: apple/javascriptcore; since: iOS 17.4 SDK
      public struct JSClassDefinition {}
      open class JSContext: NSObject {}
      public protocol JSExport {}
      open class JSManagedValue: NSObject {}
      public typealias JSObjectFinalizeCallback = (JSObjectRef?) -> Void
      public typealias JSObjectGetPropertyNamesCallback = (JSContextRef?, JSObjectRef?, JSPropertyNameAccumulatorRef?) -> Void
      public typealias JSObjectHasPropertyCallback = (JSContextRef?, JSObjectRef?, JSStringRef?) -> Bool
      public typealias JSObjectInitializeCallback = (JSContextRef?, JSObjectRef?) -> Void
      public struct JSStaticFunction {}
      public struct JSStaticValue {}
      public struct JSType: Hashable, RawRepresentable, Sendable {}
      public struct JSTypedArrayType: Hashable, RawRepresentable, Sendable {}
      open class JSValue: NSObject {}
      public typealias JSValueProperty = AnyObject
      open class JSVirtualMachine: NSObject {}
      """#)
}
