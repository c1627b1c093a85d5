// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let adSupport = SDKTypes(
    module: "AdSupport",
    exports: ["Foundation"],
    imports: [],
    extended: [],
    text: #"""
      // source: apple/adsupport; since: iOS 17.4 SDK
      open class ASIdentifierManager: NSObject {}
      """#)
}
