extension SDKInterface {
  /// Web views, on the main actor.
  static let webKit = SDKInterface(
    module: "WebKit", exports: ["Foundation"],
    source: #"""
      // source: apple/webkit/wkwebview; since: iOS 13 SDK
      @MainActor open class WKWebView: NSObject {
        open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any
        open func evaluateJavaScript(_ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil)
      }
      @MainActor open class WKWebViewConfiguration: NSObject {}
      @MainActor open class WKUserContentController: NSObject {}
      @MainActor public protocol WKNavigationDelegate: NSObjectProtocol {}
      @MainActor public protocol WKUIDelegate: NSObjectProtocol {}
      @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {}
      """#)
}
