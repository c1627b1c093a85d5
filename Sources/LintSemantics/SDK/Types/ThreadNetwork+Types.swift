// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let threadNetwork = SDKTypes(
    module: "ThreadNetwork",
    exports: ["Foundation"],
    imports: [],
    extended: [],
    text: #"""
      // source: apple/threadnetwork; since: iOS 17.4 SDK
      open class THClient: NSObject {}
      open class THCredentials: NSObject, NSSecureCoding {}
      """#)
}
