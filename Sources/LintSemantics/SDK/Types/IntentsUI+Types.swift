// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let intentsUI = SDKTypes(
    module: "IntentsUI",
    exports: ["CoreGraphics", "Foundation", "Intents", "UIKit"],
    imports: [],
    extended: [],
    text: #"""
      // source: apple/intentsui; since: iOS 17.4 SDK
      @MainActor open class INUIAddVoiceShortcutButton: UIButton {}
      public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {}
      public enum INUIAddVoiceShortcutButtonStyle: Hashable, RawRepresentable, Sendable {}
      @MainActor open class INUIAddVoiceShortcutViewController: UIViewController {}
      public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {}
      @MainActor open class INUIEditVoiceShortcutViewController: UIViewController {}
      public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {}
      public enum INUIHostedViewContext: Hashable, RawRepresentable, Sendable {}
      public protocol INUIHostedViewControlling: NSObjectProtocol {}
      public protocol INUIHostedViewSiriProviding: NSObjectProtocol {}
      public enum INUIInteractiveBehavior: Hashable, RawRepresentable, Sendable {}
      """#)
}
