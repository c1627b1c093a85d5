extension SDKInterface {
  /// Sessions in a browser.
  static let authenticationServices = SDKInterface(
    module: "AuthenticationServices", exports: ["Foundation"],
    source: #"""
      // source: apple/authenticationservices/aswebauthenticationsession; since: iOS 13 SDK
      open class ASWebAuthenticationSession: NSObject {
        @_semantics("callsBackOnMain") @_semantics("closuresUnknown") public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping (URL?, (any Error)?) -> Void)
        @discardableResult open func start() -> Bool
        open func cancel()
      }
      @MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {}
      """#)
}
