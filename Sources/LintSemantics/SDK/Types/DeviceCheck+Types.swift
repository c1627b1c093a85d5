// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let deviceCheck = SDKTypes(
    module: "DeviceCheck",
    exports: ["Foundation"],
    imports: [],
    extended: ["DCError"],
    text: #"""
      // source: apple/devicecheck; since: iOS 17.4 SDK
      open class DCAppAttestService: NSObject {}
      open class DCDevice: NSObject {}
      public struct DCError: CustomNSError, Hashable, Sendable {}
      extension DCError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      """#)
}
