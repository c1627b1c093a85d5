// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let networkExtension = SDKMembers(
    module: "NetworkExtension",
    typesOfOthers: ["NSMutableURLRequest", "NWPath", "Name"],
    text: #"""
      extension NEAppPushProvider {
      func start()
      func start(completionHandler: _)
      func stop(with: NEProviderStopReason) async
      func stop(with: NEProviderStopReason, completionHandler: _)
      var providerConfiguration: [String : Any]? {get}
      }
      extension NEHotspotHelperCommand {
      var commandType: NEHotspotHelperCommandType {get}
      var network: NEHotspotNetwork? {get}
      }
      extension NEHotspotHelperCommandType {
      init?(rawValue: Int)
      static var authenticate: NEHotspotHelperCommandType {get}
      static var evaluate: NEHotspotHelperCommandType {get}
      static var maintain: NEHotspotHelperCommandType {get}
      static var none: NEHotspotHelperCommandType {get}
      }
      extension NEHotspotNetwork {
      var bssid: String {get}
      var isSecure: Bool {get}
      var signalStrength: Double {get}
      var ssid: String {get}
      }
      extension NEProvider {
      func sleep() async
      func sleep(completionHandler: _)
      func wake()
      var defaultPath: NWPath? {get}
      }
      extension NEProviderStopReason {
      init?(rawValue: Int)
      static var appUpdate: NEProviderStopReason {get}
      static var configurationDisabled: NEProviderStopReason {get}
      static var connectionFailed: NEProviderStopReason {get}
      static var idleTimeout: NEProviderStopReason {get}
      static var none: NEProviderStopReason {get}
      static var sleep: NEProviderStopReason {get}
      static var userInitiated: NEProviderStopReason {get}
      }
      extension NETunnelProviderManager {
      static func loadAllFromPreferences() async throws -> [NETunnelProviderManager]
      static func loadAllFromPreferences(completionHandler: _)
      }
      extension NETunnelProviderSession {
      func sendProviderMessage(_: Data, responseHandler: _ = nil) throws
      }
      extension NEVPNConnection {
      func startVPNTunnel() throws
      func startVPNTunnel(options: [String : NSObject]? = nil) throws
      func stopVPNTunnel()
      var connectedDate: Date? {get}
      var manager: NEVPNManager {get}
      var status: NEVPNStatus {get}
      }
      extension NEVPNError {
      func hash(into: inout Hasher)
      init(_: Self.Code, userInfo: [String : Any] = [:])
      static var configurationDisabled: NEVPNError.Code {get}
      static var connectionFailed: NEVPNError.Code {get}
      static var errorDomain: String {get}
      var code: Self.Code {get}
      var errorCode: Int {get}
      var errorUserInfo: [String : Any] {get}
      var hashValue: Int {get}
      var userInfo: [String : Any] {get}
      }
      extension NEVPNError.Code {
      init?(rawValue: Int)
      static var configurationDisabled: Code {get}
      static var connectionFailed: Code {get}
      }
      extension NEVPNManager {
      func removeFromPreferences() async throws
      func removeFromPreferences(completionHandler: _ = nil)
      func saveToPreferences() async throws
      func saveToPreferences(completionHandler: _ = nil)
      static func shared() -> NEVPNManager
      var `protocol`: NEVPNProtocol? {get set}
      var connection: NEVPNConnection {get}
      var isEnabled: Bool {get set}
      var isOnDemandEnabled: Bool {get set}
      var localizedDescription: String? {get set}
      var protocolConfiguration: NEVPNProtocol? {get set}
      }
      extension NEVPNProtocol {
      var enforceRoutes: Bool {get set}
      var excludeLocalNetworks: Bool {get set}
      var serverAddress: String? {get set}
      var username: String? {get set}
      }
      extension NEVPNStatus {
      init?(rawValue: Int)
      static var connected: NEVPNStatus {get}
      static var connecting: NEVPNStatus {get}
      static var disconnected: NEVPNStatus {get}
      static var disconnecting: NEVPNStatus {get}
      static var invalid: NEVPNStatus {get}
      static var reasserting: NEVPNStatus {get}
      }
      extension NSMutableURLRequest {
      func bind(to: NEHotspotHelperCommand)
      }
      extension NSNotification.Name {
      static let NEVPNStatusDidChange: NSNotification.Name
      }
      extension NWPath {
      func isEqual(to: NWPath) -> Bool
      var isConstrained: Bool {get}
      var isExpensive: Bool {get}
      var status: NWPathStatus {get}
      }
      extension NWPathStatus {
      init?(rawValue: Int)
      static var invalid: NWPathStatus {get}
      static var satisfied: NWPathStatus {get}
      static var unsatisfied: NWPathStatus {get}
      }
      """#)
}
