// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let clockKit = SDKTypes(
    module: "ClockKit",
    exports: ["Foundation", "UIKit"],
    imports: [],
    extended: ["CLKWatchFaceLibrary"],
    text: #"""
      // source: apple/clockkit; since: iOS 17.4 SDK
      open class CLKWatchFaceLibrary: NSObject {}
      extension CLKWatchFaceLibrary {
        public enum ErrorCode: Hashable, RawRepresentable, Sendable {}
      }
      """#)
}
