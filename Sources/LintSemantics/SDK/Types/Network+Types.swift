// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let network = SDKTypes(
    module: "Network",
    exports: ["CoreFoundation", "Foundation", "Security", "os"],
    imports: [],
    extended: [
      "Cellular", "Change", "CloseCode", "DataTransferReport", "EstablishmentReport", "IPv6Address",
      "Instance", "Metadata", "NWBrowser", "NWConnection", "NWConnectionGroup", "NWEndpoint", "NWInterface",
      "NWListener", "NWParameters", "NWPath", "NWPathMonitor", "NWProtocolFramer", "NWProtocolIP", "NWProtocolQUIC",
      "NWProtocolTCP", "NWProtocolTLS", "NWProtocolUDP", "NWProtocolWebSocket", "NWTXTRecord", "Options",
      "PrivacyContext", "ProxyConfiguration", "RadioType", "Resolution", "Response", "Result"
    ],
    text: #"""
      // source: apple/network; since: iOS 17.4 SDK
      public protocol IPAddress: Sendable {}
      public struct IPv4Address: Hashable, IPAddress, Sendable {}
      public struct IPv6Address: Hashable, IPAddress, Sendable {}
      public final class NWBrowser: @unchecked Sendable {}
      public final class NWConnectionGroup: @unchecked Sendable {}
      public enum NWEndpoint: Hashable, Sendable {}
      public enum NWError: CustomNSError, Equatable, Sendable {}
      public protocol NWGroupDescriptor: AnyObject, Sendable {}
      public struct NWInterface: Hashable, Sendable {}
      public final class NWListener: @unchecked Sendable {}
      public class NWMulticastGroup: NWGroupDescriptor, @unchecked Sendable {}
      public class NWMultiplexGroup: NWGroupDescriptor, @unchecked Sendable {}
      public final class NWParameters: @unchecked Sendable {}
      public class NWProtocol: @unchecked Sendable {}
      public class NWProtocolDefinition: Equatable, @unchecked Sendable {}
      public class NWProtocolFramer: NWProtocol, @unchecked Sendable {}
      public protocol NWProtocolFramerImplementation: AnyObject {}
      public class NWProtocolIP: NWProtocol, @unchecked Sendable {}
      public class NWProtocolMetadata: @unchecked Sendable {}
      public class NWProtocolOptions: @unchecked Sendable {}
      public class NWProtocolQUIC: NWProtocol, @unchecked Sendable {}
      public class NWProtocolTCP: NWProtocol, @unchecked Sendable {}
      public class NWProtocolTLS: NWProtocol, @unchecked Sendable {}
      public class NWProtocolUDP: NWProtocol, @unchecked Sendable {}
      public class NWProtocolWebSocket: NWProtocol, @unchecked Sendable {}
      public struct NWTXTRecord: Collection, Equatable, Sendable {}
      public protocol OS_nw_advertise_descriptor: NSObjectProtocol {}
      public protocol OS_nw_browse_descriptor: NSObjectProtocol {}
      public protocol OS_nw_browse_result: NSObjectProtocol {}
      public protocol OS_nw_browser: NSObjectProtocol {}
      public protocol OS_nw_connection: NSObjectProtocol {}
      public protocol OS_nw_connection_group: NSObjectProtocol {}
      public protocol OS_nw_content_context: NSObjectProtocol {}
      public protocol OS_nw_data_transfer_report: NSObjectProtocol {}
      public protocol OS_nw_endpoint: NSObjectProtocol, Sendable {}
      public protocol OS_nw_error: NSObjectProtocol {}
      public protocol OS_nw_establishment_report: NSObjectProtocol {}
      public protocol OS_nw_ethernet_channel: NSObjectProtocol {}
      public protocol OS_nw_framer: NSObjectProtocol {}
      public protocol OS_nw_group_descriptor: NSObjectProtocol {}
      public protocol OS_nw_interface: NSObjectProtocol {}
      public protocol OS_nw_listener: NSObjectProtocol {}
      public protocol OS_nw_object: NSObjectProtocol {}
      public protocol OS_nw_parameters: NSObjectProtocol {}
      public protocol OS_nw_path: NSObjectProtocol {}
      public protocol OS_nw_path_monitor: NSObjectProtocol {}
      public protocol OS_nw_privacy_context: NSObjectProtocol {}
      public protocol OS_nw_protocol_definition: NSObjectProtocol {}
      public protocol OS_nw_protocol_metadata: NSObjectProtocol {}
      public protocol OS_nw_protocol_options: NSObjectProtocol {}
      public protocol OS_nw_protocol_stack: NSObjectProtocol {}
      public protocol OS_nw_proxy_config: NSObjectProtocol {}
      public protocol OS_nw_relay_hop: NSObjectProtocol {}
      public protocol OS_nw_resolution_report: NSObjectProtocol {}
      public protocol OS_nw_resolver_config: NSObjectProtocol {}
      public protocol OS_nw_txt_record: NSObjectProtocol {}
      public protocol OS_nw_ws_request: NSObjectProtocol {}
      public protocol OS_nw_ws_response: NSObjectProtocol {}
      public struct ProxyConfiguration: Sendable {}
      public struct nw_browser_state_t: Hashable, RawRepresentable, Sendable {}
      public struct nw_connection_group_state_t: Hashable, RawRepresentable, Sendable {}
      public struct nw_connection_state_t: Hashable, RawRepresentable, Sendable {}
      public struct nw_data_transfer_report_state_t: Hashable, RawRepresentable, Sendable {}
      public struct nw_endpoint_type_t: Hashable, RawRepresentable, Sendable {}
      public struct nw_error_domain_t: Hashable, RawRepresentable, Sendable {}
      public struct nw_framer_start_result_t: Hashable, RawRepresentable, Sendable {}
      public struct nw_interface_radio_type_t: Hashable, RawRepresentable, Sendable {}
      public struct nw_interface_type_t: Hashable, RawRepresentable, Sendable {}
      public struct nw_ip_ecn_flag_t: Hashable, RawRepresentable, Sendable {}
      public struct nw_ip_local_address_preference_t: Hashable, RawRepresentable, Sendable {}
      public struct nw_ip_version_t: Hashable, RawRepresentable, Sendable {}
      public struct nw_listener_state_t: Hashable, RawRepresentable, Sendable {}
      public struct nw_multipath_service_t: Hashable, RawRepresentable, Sendable {}
      public struct nw_multipath_version_t: Hashable, RawRepresentable, Sendable {}
      public enum nw_parameters_attribution_t: Hashable, RawRepresentable, Sendable {}
      public struct nw_parameters_expired_dns_behavior_t: Hashable, RawRepresentable, Sendable {}
      public struct nw_path_status_t: Hashable, RawRepresentable, Sendable {}
      public struct nw_path_unsatisfied_reason_t: Hashable, RawRepresentable, Sendable {}
      public struct nw_quic_stream_type_t: Hashable, RawRepresentable, Sendable {}
      public struct nw_report_resolution_protocol_t: Hashable, RawRepresentable, Sendable {}
      public struct nw_report_resolution_source_t: Hashable, RawRepresentable, Sendable {}
      public struct nw_service_class_t: Hashable, RawRepresentable, Sendable {}
      public struct nw_txt_record_find_key_t: Hashable, RawRepresentable, Sendable {}
      public struct nw_ws_close_code_t: Hashable, RawRepresentable, Sendable {}
      public struct nw_ws_opcode_t: Hashable, RawRepresentable, Sendable {}
      public struct nw_ws_response_status_t: Hashable, RawRepresentable, Sendable {}
      public struct nw_ws_version_t: Hashable, RawRepresentable, Sendable {}
      extension IPv6Address {
        public enum Scope: Hashable, RawRepresentable {}
      }
      extension NWBrowser {
        public enum Descriptor: Sendable {}
        public struct Result: Hashable, Sendable {}
        public enum State: Equatable, Sendable {}
      }
      extension NWBrowser.Result {
        public enum Change: Hashable, Sendable {}
        public enum Metadata: Equatable, Sendable {}
      }
      extension NWBrowser.Result.Change {
        public struct Flags: Hashable, OptionSet, Sendable {}
      }
      extension NWConnection {
        public class ContentContext: @unchecked Sendable {}
        public struct DataTransferReport: Sendable {}
        public struct EstablishmentReport: Sendable {}
        public class PendingDataTransferReport: @unchecked Sendable {}
        public enum SendCompletion {}
      }
      extension NWConnection.DataTransferReport {
        public struct PathReport: Sendable {}
      }
      extension NWConnection.EstablishmentReport {
        public struct Handshake: Sendable {}
        public struct Resolution: Sendable {}
      }
      extension NWConnection.EstablishmentReport.Resolution {
        public enum DNSProtocol: Hashable, Sendable {}
        public enum Source: Hashable, Sendable {}
      }
      extension NWConnectionGroup {
        public class Message: NWConnection.ContentContext, @unchecked Sendable {}
        public enum State: Equatable, Sendable {}
      }
      extension NWEndpoint {
        public enum Host: ExpressibleByStringLiteral, Hashable, Sendable {}
        public struct Port: ExpressibleByIntegerLiteral, Hashable, RawRepresentable, Sendable {}
      }
      extension NWInterface {
        public enum InterfaceType: Hashable, Sendable {}
        public enum RadioType: Sendable {}
      }
      extension NWInterface.RadioType {
        public enum Cellular: Sendable {}
        public enum WiFi: Hashable, Sendable {}
      }
      extension NWInterface.RadioType.Cellular {
        public enum NewRadio5GVariant: Hashable, Sendable {}
      }
      extension NWListener {
        public struct Service: Equatable, Sendable {}
        public enum ServiceRegistrationChange {}
        public enum State: Equatable, Sendable {}
      }
      extension NWParameters {
        public enum Attribution: Hashable, Sendable {}
        public enum ExpiredDNSBehavior: Hashable, Sendable {}
        public enum MultipathServiceType: Hashable, Sendable {}
        public class PrivacyContext: @unchecked Sendable {}
        public class ProtocolStack: @unchecked Sendable {}
        public enum ServiceClass: Hashable, Sendable {}
      }
      extension NWParameters.PrivacyContext {
        public enum ResolverConfiguration: Sendable {}
      }
      extension NWPath {
        public enum Status: Hashable, Sendable {}
        public enum UnsatisfiedReason: Hashable, Sendable {}
      }
      extension NWPathMonitor {
        public struct Iterator: AsyncIteratorProtocol {}
      }
      extension NWProtocolFramer {
        public class Definition: NWProtocolDefinition, @unchecked Sendable {}
        public final class Instance: @unchecked Sendable {}
        public class Message: NWProtocolMetadata, @unchecked Sendable {}
        public class Options: NWProtocolOptions, @unchecked Sendable {}
        public enum StartResult: Hashable {}
      }
      extension NWProtocolFramer.Instance {
        public enum WakeupTime {}
      }
      extension NWProtocolIP {
        public enum ECN: Hashable {}
        public class Metadata: NWProtocolMetadata, @unchecked Sendable {}
        public class Options: NWProtocolOptions, @unchecked Sendable {}
      }
      extension NWProtocolIP.Options {
        public enum AddressPreference: Hashable {}
        public enum Version: Hashable {}
      }
      extension NWProtocolQUIC {
        public struct ApplicationError: ExpressibleByIntegerLiteral, Sendable {}
        public class Metadata: NWProtocolMetadata, @unchecked Sendable {}
        public class Options: NWProtocolOptions, @unchecked Sendable {}
      }
      extension NWProtocolQUIC.Metadata {
        public enum KeepAliveBehavior: Sendable {}
      }
      extension NWProtocolQUIC.Options {
        public enum Direction: Hashable, Sendable {}
      }
      extension NWProtocolTCP {
        public class Metadata: NWProtocolMetadata, @unchecked Sendable {}
        public class Options: NWProtocolOptions, @unchecked Sendable {}
      }
      extension NWProtocolTLS {
        public class Metadata: NWProtocolMetadata, @unchecked Sendable {}
        public class Options: NWProtocolOptions, @unchecked Sendable {}
      }
      extension NWProtocolUDP {
        public class Metadata: NWProtocolMetadata, @unchecked Sendable {}
        public class Options: NWProtocolOptions, @unchecked Sendable {}
      }
      extension NWProtocolWebSocket {
        public enum CloseCode: Equatable, Sendable {}
        public class Metadata: NWProtocolMetadata, @unchecked Sendable {}
        public enum Opcode: Hashable, RawRepresentable, Sendable {}
        public class Options: NWProtocolOptions, @unchecked Sendable {}
        public struct Response: Sendable {}
        public enum Version: Hashable, Sendable {}
      }
      extension NWProtocolWebSocket.CloseCode {
        public enum Defined: Hashable, RawRepresentable, Sendable {}
      }
      extension NWProtocolWebSocket.Response {
        public enum Status: Hashable, Sendable {}
      }
      extension NWTXTRecord {
        public enum Entry: Hashable, Sendable {}
        public struct Index: Comparable {}
      }
      extension ProxyConfiguration {
        public struct RelayHop: Sendable {}
      }
      """#)
}
