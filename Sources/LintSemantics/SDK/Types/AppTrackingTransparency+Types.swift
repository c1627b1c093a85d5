// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let appTrackingTransparency = SDKTypes(
    module: "AppTrackingTransparency",
    exports: ["Foundation", "os"],
    imports: [],
    extended: ["ATTrackingManager"],
    text: #"""
      // source: apple/apptrackingtransparency; since: iOS 17.4 SDK
      open class ATTrackingManager: NSObject {}
      extension ATTrackingManager {
        public enum AuthorizationStatus: Hashable, RawRepresentable, Sendable {}
      }
      """#)
}
