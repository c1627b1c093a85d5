// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let webKit = SDKMembers(
    module: "WebKit",
    typesOfOthers: ["NSAttributedString"],
    text: #"""
      extension NSAttributedString {
      static func fromHTML(_: Data, options: [NSAttributedString.DocumentReadingOptionKey : Any] = [:]) async throws -> (NSAttributedString, [NSAttributedString.DocumentAttributeKey : Any])
      static func fromHTML(_: String, options: [NSAttributedString.DocumentReadingOptionKey : Any] = [:]) async throws -> (NSAttributedString, [NSAttributedString.DocumentAttributeKey : Any])
      static func fromHTML(fileURL: URL, options: [NSAttributedString.DocumentReadingOptionKey : Any] = [:]) async throws -> (NSAttributedString, [NSAttributedString.DocumentAttributeKey : Any])
      static func fromHTML(request: URLRequest, options: [NSAttributedString.DocumentReadingOptionKey : Any] = [:]) async throws -> (NSAttributedString, [NSAttributedString.DocumentAttributeKey : Any])
      }
      extension WKAudiovisualMediaTypes {
      init(rawValue: UInt)
      static var all: WKAudiovisualMediaTypes {get}
      static var audio: WKAudiovisualMediaTypes {get}
      static var video: WKAudiovisualMediaTypes {get}
      }
      extension WKBackForwardList {
      func item(at: Int) -> WKBackForwardListItem?
      var backList: [WKBackForwardListItem] {get}
      var currentItem: WKBackForwardListItem? {get}
      }
      extension WKBackForwardListItem {
      var initialURL: URL {get}
      var title: String? {get}
      var url: URL {get}
      }
      extension WKContentRuleList {
      var identifier: String! {get}
      }
      extension WKContentRuleListStore {
      func compileContentRuleList(forIdentifier: String!, encodedContentRuleList: String!) async throws -> WKContentRuleList?
      func compileContentRuleList(forIdentifier: String!, encodedContentRuleList: String!, completionHandler: _)
      init!(URL: URL!)
      init!(url: URL!)
      static func `default`() -> Self!
      }
      extension WKContentWorld {
      static func world(name: String) -> WKContentWorld
      static var defaultClient: WKContentWorld {get}
      static var page: WKContentWorld {get}
      var name: String? {get}
      }
      extension WKContextMenuElementInfo {
      var linkURL: URL? {get}
      }
      extension WKDataDetectorTypes {
      init(rawValue: UInt)
      static var address: WKDataDetectorTypes {get}
      static var all: WKDataDetectorTypes {get}
      static var link: WKDataDetectorTypes {get}
      static var phoneNumber: WKDataDetectorTypes {get}
      }
      extension WKDialogResult {
      init?(rawValue: Int)
      static var handled: WKDialogResult {get}
      }
      extension WKDownload {
      func cancel() async -> Data?
      func cancel(_: _ = nil)
      var delegate: (any WKDownloadDelegate)? {get set}
      var originalRequest: URLRequest? {get}
      var webView: WKWebView? {get}
      }
      extension WKDownload.RedirectPolicy {
      init?(rawValue: Int)
      static var allow: RedirectPolicy {get}
      static var cancel: RedirectPolicy {get}
      }
      extension WKDownloadDelegate {
      func download(_: WKDownload, decideDestinationUsing: URLResponse, suggestedFilename: String) async -> URL?
      func download(_: WKDownload, decideDestinationUsing: URLResponse, suggestedFilename: String, completionHandler: _)
      func download(_: WKDownload, decidedPolicyForHTTPRedirection: HTTPURLResponse, newRequest: URLRequest) async -> WKDownload.RedirectPolicy
      func download(_: WKDownload, didFailWithError: any Error, resumeData: Data?)
      func download(_: WKDownload, didReceive: URLAuthenticationChallenge, completionHandler: _)
      func download(_: WKDownload, respondTo: URLAuthenticationChallenge) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
      func download(_: WKDownload, willPerformHTTPRedirection: HTTPURLResponse, newRequest: URLRequest, decisionHandler: _)
      func downloadDidFinish(_: WKDownload)
      }
      extension WKFrameInfo {
      var isMainFrame: Bool {get}
      var request: URLRequest {get}
      var webView: WKWebView? {get}
      }
      extension WKHTTPCookieStore {
      func add(_: any WKHTTPCookieStoreObserver)
      func allCookies() async -> [HTTPCookie]
      func delete(_: HTTPCookie, completionHandler: _ = nil)
      func deleteCookie(_: HTTPCookie) async
      func getAllCookies(_: _)
      func remove(_: any WKHTTPCookieStoreObserver)
      func setCookie(_: HTTPCookie) async
      func setCookie(_: HTTPCookie, completionHandler: _ = nil)
      }
      extension WKMediaCaptureType {
      init?(rawValue: Int)
      static var camera: WKMediaCaptureType {get}
      static var microphone: WKMediaCaptureType {get}
      }
      extension WKNavigationAction {
      var navigationType: WKNavigationType {get}
      var request: URLRequest {get}
      var sourceFrame: WKFrameInfo {get}
      var targetFrame: WKFrameInfo? {get}
      }
      extension WKNavigationActionPolicy {
      init?(rawValue: Int)
      static var allow: WKNavigationActionPolicy {get}
      static var cancel: WKNavigationActionPolicy {get}
      static var download: WKNavigationActionPolicy {get}
      }
      extension WKNavigationDelegate {
      func webView(_: WKWebView, authenticationChallenge: URLAuthenticationChallenge, shouldAllowDeprecatedTLS: _)
      func webView(_: WKWebView, decidePolicyFor: WKNavigationAction) async -> WKNavigationActionPolicy
      func webView(_: WKWebView, decidePolicyFor: WKNavigationAction, decisionHandler: _)
      func webView(_: WKWebView, decidePolicyFor: WKNavigationAction, preferences: WKWebpagePreferences) async -> (WKNavigationActionPolicy, WKWebpagePreferences)
      func webView(_: WKWebView, decidePolicyFor: WKNavigationAction, preferences: WKWebpagePreferences, decisionHandler: _)
      func webView(_: WKWebView, decidePolicyFor: WKNavigationResponse) async -> WKNavigationResponsePolicy
      func webView(_: WKWebView, decidePolicyFor: WKNavigationResponse, decisionHandler: _)
      func webView(_: WKWebView, didCommit: WKNavigation!)
      func webView(_: WKWebView, didFail: WKNavigation!, withError: any Error)
      func webView(_: WKWebView, didFailProvisionalNavigation: WKNavigation!, withError: any Error)
      func webView(_: WKWebView, didFinish: WKNavigation!)
      func webView(_: WKWebView, didReceive: URLAuthenticationChallenge, completionHandler: _)
      func webView(_: WKWebView, didReceiveServerRedirectForProvisionalNavigation: WKNavigation!)
      func webView(_: WKWebView, didStartProvisionalNavigation: WKNavigation!)
      func webView(_: WKWebView, navigationAction: WKNavigationAction, didBecome: WKDownload)
      func webView(_: WKWebView, navigationResponse: WKNavigationResponse, didBecome: WKDownload)
      func webView(_: WKWebView, respondTo: URLAuthenticationChallenge) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
      func webView(_: WKWebView, shouldAllowDeprecatedTLSFor: URLAuthenticationChallenge) async -> Bool
      func webViewWebContentProcessDidTerminate(_: WKWebView)
      }
      extension WKNavigationResponse {
      var isForMainFrame: Bool {get}
      var response: URLResponse {get}
      }
      extension WKNavigationResponsePolicy {
      init?(rawValue: Int)
      static var allow: WKNavigationResponsePolicy {get}
      static var cancel: WKNavigationResponsePolicy {get}
      static var download: WKNavigationResponsePolicy {get}
      }
      extension WKNavigationType {
      init?(rawValue: Int)
      static var backForward: WKNavigationType {get}
      static var linkActivated: WKNavigationType {get}
      static var other: WKNavigationType {get}
      static var reload: WKNavigationType {get}
      }
      extension WKPermissionDecision {
      init?(rawValue: Int)
      static var deny: WKPermissionDecision {get}
      static var grant: WKPermissionDecision {get}
      static var prompt: WKPermissionDecision {get}
      }
      extension WKPreferences {
      var isElementFullscreenEnabled: Bool {get set}
      var javaScriptCanOpenWindowsAutomatically: Bool {get set}
      var minimumFontSize: CGFloat {get set}
      }
      extension WKScriptMessage {
      var body: Any {get}
      var frameInfo: WKFrameInfo {get}
      var name: String {get}
      var webView: WKWebView? {get}
      var world: WKContentWorld {get}
      }
      extension WKScriptMessageHandler {
      func userContentController(_: WKUserContentController, didReceive: WKScriptMessage)
      }
      extension WKScriptMessageHandlerWithReply {
      func userContentController(_: WKUserContentController, didReceive: WKScriptMessage) async -> (Any?, String?)
      func userContentController(_: WKUserContentController, didReceive: WKScriptMessage, replyHandler: _)
      }
      extension WKSecurityOrigin {
      var `protocol`: String {get}
      var host: String {get}
      var port: Int {get}
      }
      extension WKUIDelegate {
      func webView(_: WKWebView, commitPreviewingViewController: UIViewController)
      func webView(_: WKWebView, contextMenuConfigurationFor: WKContextMenuElementInfo) async -> UIContextMenuConfiguration?
      func webView(_: WKWebView, contextMenuConfigurationForElement: WKContextMenuElementInfo, completionHandler: _)
      func webView(_: WKWebView, contextMenuDidEndForElement: WKContextMenuElementInfo)
      func webView(_: WKWebView, contextMenuForElement: WKContextMenuElementInfo, willCommitWithAnimator: any UIContextMenuInteractionCommitAnimating)
      func webView(_: WKWebView, contextMenuWillPresentForElement: WKContextMenuElementInfo)
      func webView(_: WKWebView, createWebViewWith: WKWebViewConfiguration, for: WKNavigationAction, windowFeatures: WKWindowFeatures) -> WKWebView?
      func webView(_: WKWebView, decideMediaCapturePermissionsFor: WKSecurityOrigin, initiatedBy: WKFrameInfo, type: WKMediaCaptureType) async -> WKPermissionDecision
      func webView(_: WKWebView, previewingViewControllerForElement: WKPreviewElementInfo, defaultActions: [any WKPreviewActionItem]) -> UIViewController?
      func webView(_: WKWebView, requestDeviceOrientationAndMotionPermissionFor: WKSecurityOrigin, initiatedByFrame: WKFrameInfo, decisionHandler: _)
      func webView(_: WKWebView, requestMediaCapturePermissionFor: WKSecurityOrigin, initiatedByFrame: WKFrameInfo, type: WKMediaCaptureType, decisionHandler: _)
      func webView(_: WKWebView, runJavaScriptAlertPanelWithMessage: String, initiatedByFrame: WKFrameInfo) async
      func webView(_: WKWebView, runJavaScriptAlertPanelWithMessage: String, initiatedByFrame: WKFrameInfo, completionHandler: _)
      func webView(_: WKWebView, runJavaScriptConfirmPanelWithMessage: String, initiatedByFrame: WKFrameInfo) async -> Bool
      func webView(_: WKWebView, runJavaScriptConfirmPanelWithMessage: String, initiatedByFrame: WKFrameInfo, completionHandler: _)
      func webView(_: WKWebView, runJavaScriptTextInputPanelWithPrompt: String, defaultText: String?, initiatedByFrame: WKFrameInfo) async -> String?
      func webView(_: WKWebView, runJavaScriptTextInputPanelWithPrompt: String, defaultText: String?, initiatedByFrame: WKFrameInfo, completionHandler: _)
      func webView(_: WKWebView, shouldPreviewElement: WKPreviewElementInfo) -> Bool
      func webView(_: WKWebView, showLockdownModeFirstUseMessage: String) async -> WKDialogResult
      func webView(_: WKWebView, showLockdownModeFirstUseMessage: String, completionHandler: _)
      func webView(_: WKWebView, willDismissEditMenuWithAnimator: any UIEditMenuInteractionAnimating)
      func webView(_: WKWebView, willPresentEditMenuWithAnimator: any UIEditMenuInteractionAnimating)
      }
      extension WKURLSchemeHandler {
      func webView(_: WKWebView, start: any WKURLSchemeTask)
      func webView(_: WKWebView, stop: any WKURLSchemeTask)
      }
      extension WKURLSchemeTask {
      func didFailWithError(_: any Error)
      func didFinish()
      func didReceive(_: Data)
      func didReceive(_: URLResponse)
      var request: URLRequest {get}
      }
      extension WKUserContentController {
      func add(_: WKContentRuleList)
      func add(_: any WKScriptMessageHandler, contentWorld: WKContentWorld, name: String)
      func add(_: any WKScriptMessageHandler, name: String)
      func addScriptMessageHandler(_: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String)
      func addUserScript(_: WKUserScript)
      func remove(_: WKContentRuleList)
      func removeAllContentRuleLists()
      func removeScriptMessageHandler(forName: String)
      func removeScriptMessageHandler(forName: String, contentWorld: WKContentWorld)
      var userScripts: [WKUserScript] {get}
      }
      extension WKUserScript {
      init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool)
      init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in: WKContentWorld)
      init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, inContentWorld: WKContentWorld)
      var injectionTime: WKUserScriptInjectionTime {get}
      var source: String {get}
      }
      extension WKUserScriptInjectionTime {
      init?(rawValue: Int)
      static var atDocumentEnd: WKUserScriptInjectionTime {get}
      static var atDocumentStart: WKUserScriptInjectionTime {get}
      }
      extension WKWebView {
      @MainActor func evaluateJavaScript(_: String, in: WKFrameInfo? = nil, contentWorld: WKContentWorld) async throws -> Any?
      @MainActor func evaluateJavaScript(_: String, in: WKFrameInfo? = nil, in: WKContentWorld, completionHandler: _ = nil)
      @MainActor func find(_: String, configuration: WKFindConfiguration = .init()) async throws -> WKFindResult
      @MainActor func find(_: String, configuration: WKFindConfiguration = .init(), completionHandler: _)
      @MainActor func pdf(configuration: WKPDFConfiguration = .init()) async throws -> Data
      func closeAllMediaPresentations()
      func closeAllMediaPresentations() async
      func closeAllMediaPresentations(completionHandler: _ = nil)
      func go(to: WKBackForwardListItem) -> WKNavigation?
      func goBack() -> WKNavigation?
      func goForward() -> WKNavigation?
      func load(_: Data, mimeType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation?
      func load(_: URLRequest) -> WKNavigation?
      func loadFileURL(_: URL, allowingReadAccessTo: URL) -> WKNavigation?
      func loadHTMLString(_: String, baseURL: URL?) -> WKNavigation?
      func loadSimulatedRequest(_: URLRequest, response: URLResponse, responseData: Data) -> WKNavigation
      func loadSimulatedRequest(_: URLRequest, responseHTML: String) -> WKNavigation
      func loadSimulatedRequest(_: URLRequest, with: URLResponse, responseData: Data) -> WKNavigation
      func loadSimulatedRequest(_: URLRequest, withResponseHTML: String) -> WKNavigation
      func reload() -> WKNavigation?
      func startDownload(using: URLRequest) async -> WKDownload
      func startDownload(using: URLRequest, completionHandler: _)
      func stopLoading()
      init(frame: CGRect, configuration: WKWebViewConfiguration)
      var allowsBackForwardNavigationGestures: Bool {get set}
      var allowsLinkPreview: Bool {get set}
      var backForwardList: WKBackForwardList {get}
      var canGoBack: Bool {get}
      var canGoForward: Bool {get}
      var certificateChain: [Any] {get}
      var configuration: WKWebViewConfiguration {get}
      var customUserAgent: String? {get set}
      var estimatedProgress: Double {get}
      var findInteraction: UIFindInteraction? {get}
      var fullscreenState: WKWebView.FullscreenState {get}
      var interactionState: Any? {get set}
      var isFindInteractionEnabled: Bool {get set}
      var isInspectable: Bool {get set}
      var isLoading: Bool {get}
      var mediaType: String? {get set}
      var navigationDelegate: (any WKNavigationDelegate)? {get set}
      var pageZoom: CGFloat {get set}
      var scrollView: UIScrollView {get}
      var serverTrust: SecTrust? {get}
      var title: String? {get}
      var uiDelegate: (any WKUIDelegate)? {get set}
      var url: URL? {get}
      }
      extension WKWebView.FullscreenState {
      init?(rawValue: Int)
      static var notInFullscreen: FullscreenState {get}
      }
      extension WKWebViewConfiguration {
      func setURLSchemeHandler(_: (any WKURLSchemeHandler)?, forURLScheme: String)
      func urlSchemeHandler(forURLScheme: String) -> (any WKURLSchemeHandler)?
      var allowsInlineMediaPlayback: Bool {get set}
      var allowsPictureInPictureMediaPlayback: Bool {get set}
      var applicationNameForUserAgent: String? {get set}
      var dataDetectorTypes: WKDataDetectorTypes {get set}
      var defaultWebpagePreferences: WKWebpagePreferences! {get set}
      var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes {get set}
      var preferences: WKPreferences {get set}
      var processPool: WKProcessPool {get set}
      var userContentController: WKUserContentController {get set}
      var websiteDataStore: WKWebsiteDataStore {get set}
      }
      extension WKWebpagePreferences {
      var allowsContentJavaScript: Bool {get set}
      var preferredContentMode: WKWebpagePreferences.ContentMode {get set}
      }
      extension WKWebpagePreferences.ContentMode {
      init?(rawValue: Int)
      static var desktop: ContentMode {get}
      static var mobile: ContentMode {get}
      static var recommended: ContentMode {get}
      }
      extension WKWebsiteDataRecord {
      var dataTypes: Set<String> {get}
      var displayName: String {get}
      }
      extension WKWebsiteDataStore {
      func dataRecords(ofTypes: Set<String>) async -> [WKWebsiteDataRecord]
      func removeData(ofTypes: Set<String>, for: [WKWebsiteDataRecord]) async
      func removeData(ofTypes: Set<String>, for: [WKWebsiteDataRecord], completionHandler: _)
      func removeData(ofTypes: Set<String>, modifiedSince: Date) async
      func removeData(ofTypes: Set<String>, modifiedSince: Date, completionHandler: _)
      init(forIdentifier: UUID)
      static func `default`() -> WKWebsiteDataStore
      static func allWebsiteDataTypes() -> Set<String>
      static func nonPersistent() -> WKWebsiteDataStore
      static func remove(forIdentifier: UUID) async throws
      static func remove(forIdentifier: UUID, completionHandler: _)
      var httpCookieStore: WKHTTPCookieStore {get}
      var identifier: UUID? {get}
      var isPersistent: Bool {get}
      }
      extension WKWindowFeatures {
      var height: NSNumber? {get}
      var width: NSNumber? {get}
      }
      """#)
}
