// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let extensionKit = SDKTypes(
    module: "ExtensionKit",
    exports: ["ExtensionFoundation", "Foundation", "UIKit"],
    imports: [],
    extended: [],
    text: #"""
      // source: apple/extensionkit; since: iOS 17.4 SDK
      public protocol AppExtensionScene {}
      @resultBuilder public struct AppExtensionSceneBuilder {}
      public struct AppExtensionSceneConfiguration: AppExtensionConfiguration {}
      public struct PrimitiveAppExtensionScene: AppExtensionScene {}
      """#)
}
