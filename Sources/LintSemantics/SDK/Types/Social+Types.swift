// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let social = SDKTypes(
    module: "Social",
    exports: ["Foundation", "UIKit"],
    imports: [],
    extended: [],
    text: #"""
      // source: apple/social; since: iOS 17.4 SDK
      @MainActor open class SLComposeServiceViewController: UIViewController, UITextViewDelegate {}
      open class SLComposeSheetConfigurationItem: NSObject {}
      public typealias SLComposeSheetConfigurationItemTapHandler = () -> Void
      @MainActor open class SLComposeViewController: UIViewController {}
      public typealias SLComposeViewControllerCompletionHandler = (SLComposeViewControllerResult) -> Void
      public enum SLComposeViewControllerResult: Hashable, RawRepresentable, Sendable {}
      open class SLRequest: NSObject {}
      public typealias SLRequestHandler = (Data?, HTTPURLResponse?, (any Error)?) -> Void
      public enum SLRequestMethod: Hashable, RawRepresentable, Sendable {}
      """#)
}
