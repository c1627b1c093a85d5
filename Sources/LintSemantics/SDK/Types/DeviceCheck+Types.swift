// Written by 'make sdk-facts' from the iOS 17.4 SDK. Members, and what newer releases changed, are in Interfaces.
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
