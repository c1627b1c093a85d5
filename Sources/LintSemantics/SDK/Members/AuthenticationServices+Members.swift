// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let authenticationServices = SDKMembers(
    module: "AuthenticationServices",
    typesOfOthers: [],
    text: #"""
      extension ASCredentialIdentity {
      var user: String {get}
      }
      extension ASCredentialIdentityStore {
      func getState(_: _)
      func state() async -> ASCredentialIdentityStoreState
      static var shared: ASCredentialIdentityStore {get}
      }
      extension ASCredentialIdentityStoreState {
      var isEnabled: Bool {get}
      }
      extension ASCredentialServiceIdentifier {
      init(identifier: String, type: ASCredentialServiceIdentifier.IdentifierType)
      var identifier: String {get}
      var type: ASCredentialServiceIdentifier.IdentifierType {get}
      }
      extension ASCredentialServiceIdentifier.IdentifierType {
      init?(rawValue: Int)
      static var URL: IdentifierType {get}
      static var domain: IdentifierType {get}
      }
      extension ASPasswordCredentialIdentity {
      init(serviceIdentifier: ASCredentialServiceIdentifier, user: String, recordIdentifier: String?)
      var user: String {get}
      }
      extension ASWebAuthenticationPresentationContextProviding {
      func presentationAnchor(for: ASWebAuthenticationSession) -> ASPresentationAnchor
      }
      extension ASWebAuthenticationSession {
      init(URL: URL, callback: ASWebAuthenticationSession.Callback, completionHandler: ASWebAuthenticationSession.CompletionHandler)
      init(URL: URL, callbackURLScheme: String?, completionHandler: ASWebAuthenticationSession.CompletionHandler)
      init(url: URL, callback: ASWebAuthenticationSession.Callback, completionHandler: ASWebAuthenticationSession.CompletionHandler)
      var additionalHeaderFields: [String : String]? {get set}
      var canStart: Bool {get}
      var prefersEphemeralWebBrowserSession: Bool {get set}
      var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)? {get set}
      }
      extension ASWebAuthenticationSession.Callback {
      static func https(host: String, path: String) -> Self
      }
      extension ASWebAuthenticationSessionError {
      func hash(into: inout Hasher)
      init(_: Self.Code, userInfo: [String : Any] = [:])
      static var canceledLogin: ASWebAuthenticationSessionError.Code {get}
      static var errorDomain: String {get}
      var code: Self.Code {get}
      var errorCode: Int {get}
      var errorUserInfo: [String : Any] {get}
      var hashValue: Int {get}
      var userInfo: [String : Any] {get}
      }
      extension ASWebAuthenticationSessionError.Code {
      init?(rawValue: Int)
      static var canceledLogin: Code {get}
      }
      """#)
}
