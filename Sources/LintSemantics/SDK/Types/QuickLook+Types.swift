// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let quickLook = SDKTypes(
    module: "QuickLook",
    exports: ["CoreFoundation", "CoreGraphics", "Foundation", "PDFKit", "UIKit", "UniformTypeIdentifiers"],
    imports: [],
    extended: ["QLPreviewSceneActivationConfiguration"],
    text: #"""
      // source: apple/quicklook; since: iOS 17.4 SDK
      open class QLFilePreviewRequest: NSObject {}
      @MainActor open class QLPreviewController: UIViewController {}
      public protocol QLPreviewControllerDataSource {}
      public protocol QLPreviewControllerDelegate: NSObjectProtocol {}
      public protocol QLPreviewItem: NSObjectProtocol {}
      public enum QLPreviewItemEditingMode: Hashable, RawRepresentable, Sendable {}
      open class QLPreviewProvider: NSObject, NSExtensionRequestHandling {}
      open class QLPreviewReply: NSObject {}
      open class QLPreviewReplyAttachment: NSObject {}
      open class QLPreviewSceneActivationConfiguration: UIWindowScene.ActivationConfiguration {}
      public protocol QLPreviewingController: NSObjectProtocol {}
      extension QLPreviewSceneActivationConfiguration {
        open class Options: NSObject {}
      }
      """#)
}
