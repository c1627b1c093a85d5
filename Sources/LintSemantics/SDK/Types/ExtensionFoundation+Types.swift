// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
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
