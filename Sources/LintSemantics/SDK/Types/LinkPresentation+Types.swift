// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let linkPresentation = SDKTypes(
    module: "LinkPresentation",
    exports: ["Foundation", "UIKit"],
    imports: [],
    extended: ["LPError"],
    text: #"""
      // source: apple/linkpresentation; since: iOS 17.4 SDK
      public struct LPError: CustomNSError, Hashable, Sendable {}
      open class LPLinkMetadata: NSObject, NSCopying, NSSecureCoding {}
      @MainActor open class LPLinkView: UIView {}
      open class LPMetadataProvider: NSObject {}
      extension LPError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      """#)
}
