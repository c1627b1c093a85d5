// Written by 'make sdk-facts' from the iOS 17.4 SDK. Members, and what newer releases changed, are in Interfaces.
extension SDKTypes {
  static let extensionFoundation = SDKTypes(
    module: "ExtensionFoundation",
    exports: ["os"],
    imports: [],
    extended: [],
    text: #"""
      // source: apple/extensionfoundation; since: iOS 17.4 SDK
      public protocol AppExtension {}
      public protocol AppExtensionConfiguration {}
      """#)
}
