// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let networkExtension = SDKTypes(
    module: "NetworkExtension",
    exports: ["Foundation", "Security", "os"],
    imports: [],
    extended: [
      "NEAppProxyFlowError", "NEAppPushManagerError", "NEFilterReport", "NEHotspotEAPSettings",
      "NETunnelProviderError", "NEVPNError"
    ],
    text: #"""
      // source: apple/networkextension; since: iOS 17.4 SDK
      open class NEAppProxyFlow: NSObject {}
      public struct NEAppProxyFlowError: CustomNSError, Hashable, Sendable {}
      open class NEAppProxyProvider: NETunnelProvider {}
      open class NEAppProxyProviderManager: NETunnelProviderManager {}
      open class NEAppProxyTCPFlow: NEAppProxyFlow {}
      open class NEAppProxyUDPFlow: NEAppProxyFlow {}
      public protocol NEAppPushDelegate: NSObjectProtocol {}
      open class NEAppPushManager: NSObject {}
      public struct NEAppPushManagerError: CustomNSError, Hashable, Sendable {}
      open class NEAppPushProvider: NEProvider {}
      open class NEAppRule: NSObject, NSCopying, NSSecureCoding {}
      open class NEDNSOverHTTPSSettings: NEDNSSettings {}
      open class NEDNSOverTLSSettings: NEDNSSettings {}
      public enum NEDNSProtocol: Hashable, RawRepresentable, Sendable {}
      open class NEDNSProxyManager: NSObject {}
      public enum NEDNSProxyManagerError: Hashable, RawRepresentable, Sendable {}
      open class NEDNSProxyProvider: NEProvider {}
      open class NEDNSProxyProviderProtocol: NEVPNProtocol {}
      open class NEDNSSettings: NSObject, NSCopying, NSSecureCoding {}
      open class NEDNSSettingsManager: NSObject {}
      public enum NEDNSSettingsManagerError: Hashable, RawRepresentable, Sendable {}
      open class NEEvaluateConnectionRule: NSObject, NSCopying, NSSecureCoding {}
      public enum NEEvaluateConnectionRuleAction: Hashable, RawRepresentable, Sendable {}
      public enum NEFilterAction: Hashable, RawRepresentable, Sendable {}
      open class NEFilterBrowserFlow: NEFilterFlow {}
      open class NEFilterControlProvider: NEFilterProvider {}
      open class NEFilterControlVerdict: NEFilterNewFlowVerdict {}
      open class NEFilterDataProvider: NEFilterProvider {}
      open class NEFilterDataVerdict: NEFilterVerdict {}
      open class NEFilterFlow: NSObject, NSCopying, NSSecureCoding {}
      open class NEFilterManager: NSObject {}
      public enum NEFilterManagerError: Hashable, RawRepresentable, Sendable {}
      open class NEFilterNewFlowVerdict: NEFilterVerdict {}
      open class NEFilterProvider: NEProvider {}
      open class NEFilterProviderConfiguration: NSObject, NSCopying, NSSecureCoding {}
      open class NEFilterRemediationVerdict: NEFilterVerdict {}
      open class NEFilterReport: NSObject, NSCopying, NSSecureCoding {}
      open class NEFilterSocketFlow: NEFilterFlow {}
      open class NEFilterVerdict: NSObject, NSCopying, NSSecureCoding {}
      open class NEFlowMetaData: NSObject, NSCopying, NSSecureCoding {}
      open class NEHotspotConfiguration: NSObject, NSCopying, NSSecureCoding {}
      public enum NEHotspotConfigurationError: Hashable, RawRepresentable, Sendable {}
      open class NEHotspotConfigurationManager: NSObject {}
      open class NEHotspotEAPSettings: NSObject, NSCopying, NSSecureCoding {}
      open class NEHotspotHS20Settings: NSObject, NSCopying, NSSecureCoding {}
      open class NEHotspotHelper: NSObject {}
      open class NEHotspotHelperCommand: NSObject {}
      public enum NEHotspotHelperCommandType: Hashable, RawRepresentable, Sendable {}
      public enum NEHotspotHelperConfidence: Hashable, RawRepresentable, Sendable {}
      public typealias NEHotspotHelperHandler = (NEHotspotHelperCommand) -> Void
      open class NEHotspotHelperResponse: NSObject {}
      public enum NEHotspotHelperResult: Hashable, RawRepresentable, Sendable {}
      open class NEHotspotNetwork: NSObject {}
      public enum NEHotspotNetworkSecurityType: Hashable, RawRepresentable, Sendable {}
      open class NEIPv4Route: NSObject, NSCopying, NSSecureCoding {}
      open class NEIPv4Settings: NSObject, NSCopying, NSSecureCoding {}
      open class NEIPv6Route: NSObject, NSCopying, NSSecureCoding {}
      open class NEIPv6Settings: NSObject, NSCopying, NSSecureCoding {}
      open class NEOnDemandRule: NSObject, NSCopying, NSSecureCoding {}
      public enum NEOnDemandRuleAction: Hashable, RawRepresentable, Sendable {}
      open class NEOnDemandRuleConnect: NEOnDemandRule {}
      open class NEOnDemandRuleDisconnect: NEOnDemandRule {}
      open class NEOnDemandRuleEvaluateConnection: NEOnDemandRule {}
      open class NEOnDemandRuleIgnore: NEOnDemandRule {}
      public enum NEOnDemandRuleInterfaceType: Hashable, RawRepresentable, Sendable {}
      open class NEPacket: NSObject, NSCopying, NSSecureCoding {}
      open class NEPacketTunnelFlow: NSObject {}
      open class NEPacketTunnelNetworkSettings: NETunnelNetworkSettings {}
      open class NEPacketTunnelProvider: NETunnelProvider {}
      open class NEPrivateLTENetwork: NSObject, NSCopying, NSSecureCoding {}
      open class NEProvider: NSObject {}
      public enum NEProviderStopReason: Hashable, RawRepresentable, Sendable {}
      open class NEProxyServer: NSObject, NSCopying, NSSecureCoding {}
      open class NEProxySettings: NSObject, NSCopying, NSSecureCoding {}
      open class NERelay: NSObject, NSCopying, NSSecureCoding {}
      open class NERelayManager: NSObject {}
      public enum NERelayManagerError: Hashable, RawRepresentable, Sendable {}
      public enum NETrafficDirection: Hashable, RawRepresentable, Sendable {}
      open class NETunnelNetworkSettings: NSObject, NSCopying, NSSecureCoding {}
      open class NETunnelProvider: NEProvider {}
      public struct NETunnelProviderError: CustomNSError, Hashable, Sendable {}
      open class NETunnelProviderManager: NEVPNManager {}
      open class NETunnelProviderProtocol: NEVPNProtocol {}
      public enum NETunnelProviderRoutingMethod: Hashable, RawRepresentable, Sendable {}
      open class NETunnelProviderSession: NEVPNConnection {}
      open class NEVPNConnection: NSObject {}
      public enum NEVPNConnectionError: Hashable, RawRepresentable, Sendable {}
      public struct NEVPNError: CustomNSError, Hashable, Sendable {}
      public enum NEVPNIKEAuthenticationMethod: Hashable, RawRepresentable, Sendable {}
      public enum NEVPNIKEv2CertificateType: Hashable, RawRepresentable, Sendable {}
      public enum NEVPNIKEv2DeadPeerDetectionRate: Hashable, RawRepresentable, Sendable {}
      public enum NEVPNIKEv2DiffieHellmanGroup: Hashable, RawRepresentable, Sendable {}
      public enum NEVPNIKEv2EncryptionAlgorithm: Hashable, RawRepresentable, Sendable {}
      public enum NEVPNIKEv2IntegrityAlgorithm: Hashable, RawRepresentable, Sendable {}
      open class NEVPNIKEv2SecurityAssociationParameters: NSObject, NSCopying, NSSecureCoding {}
      public enum NEVPNIKEv2TLSVersion: Hashable, RawRepresentable, Sendable {}
      open class NEVPNManager: NSObject {}
      open class NEVPNProtocol: NSObject, NSCopying, NSSecureCoding {}
      open class NEVPNProtocolIKEv2: NEVPNProtocolIPSec {}
      open class NEVPNProtocolIPSec: NEVPNProtocol {}
      public enum NEVPNStatus: Hashable, RawRepresentable, Sendable {}
      open class NWBonjourServiceEndpoint: NWEndpoint {}
      open class NWEndpoint: NSObject, NSCopying, NSSecureCoding {}
      open class NWHostEndpoint: NWEndpoint {}
      open class NWPath: NSObject {}
      public enum NWPathStatus: Hashable, RawRepresentable, Sendable {}
      open class NWTCPConnection: NSObject {}
      public protocol NWTCPConnectionAuthenticationDelegate: NSObjectProtocol {}
      public enum NWTCPConnectionState: Hashable, RawRepresentable, Sendable {}
      open class NWTLSParameters: NSObject {}
      open class NWUDPSession: NSObject {}
      public enum NWUDPSessionState: Hashable, RawRepresentable, Sendable {}
      extension NEAppProxyFlowError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension NEAppPushManagerError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension NEFilterReport {
        public enum Event: Hashable, RawRepresentable, Sendable {}
      }
      extension NEHotspotEAPSettings {
        public enum EAPType: Hashable, RawRepresentable, Sendable {}
        public enum TLSVersion: Hashable, RawRepresentable, Sendable {}
        public enum TTLSInnerAuthenticationType: Hashable, RawRepresentable, Sendable {}
      }
      extension NETunnelProviderError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension NEVPNError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      """#)
}
