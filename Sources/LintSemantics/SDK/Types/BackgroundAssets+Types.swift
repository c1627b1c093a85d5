// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let backgroundAssets = SDKTypes(
    module: "BackgroundAssets",
    exports: ["Foundation"],
    imports: ["ExtensionFoundation"],
    extended: ["BADownload"],
    text: #"""
      // source: apple/backgroundassets; since: iOS 17.4 SDK
      open class BAAppExtensionInfo: NSObject, NSSecureCoding, @unchecked Sendable {}
      public enum BAContentRequest: Hashable, RawRepresentable, Sendable {}
      open class BADownload: NSObject, NSCopying, NSSecureCoding {}
      open class BADownloadManager: NSObject {}
      public protocol BADownloadManagerDelegate: NSObjectProtocol {}
      public protocol BADownloaderExtension: AppExtension {}
      public protocol BADownloaderExtensionConfiguration: AppExtensionConfiguration {}
      public enum BAErrorCode: Hashable, RawRepresentable, Sendable {}
      open class BAURLDownload: BADownload {}
      extension BADownload {
        public struct Priority: Hashable, RawRepresentable, Sendable {}
        public enum State: Hashable, RawRepresentable, Sendable {}
      }
      """#)
}
