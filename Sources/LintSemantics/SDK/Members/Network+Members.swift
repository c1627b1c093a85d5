// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let network = SDKMembers(
    module: "Network",
    typesOfOthers: ["Host", "NWEndpoint", "Port"],
    text: #"""
      extension IPAddress {
      init?(_: Data, _: NWInterface?)
      init?(_: String)
      var interface: NWInterface? {get}
      var isMulticast: Bool {get}
      var rawValue: Data {get}
      }
      extension IPv4Address {
      func hash(into: inout Hasher)
      init?(_: Data, _: NWInterface? = nil)
      init?(_: String)
      let interface: NWInterface?
      static let any: IPv4Address
      static let broadcast: IPv4Address
      static let loopback: IPv4Address
      var debugDescription: String {get}
      var hashValue: Int {get}
      var isMulticast: Bool {get}
      var rawValue: Data {get}
      }
      extension IPv6Address {
      func hash(into: inout Hasher)
      init?(_: Data, _: NWInterface? = nil)
      init?(_: String)
      let interface: NWInterface?
      static let any: IPv6Address
      static let broadcast: IPv6Address
      static let loopback: IPv6Address
      var debugDescription: String {get}
      var hashValue: Int {get}
      var isAny: Bool {get}
      var isMulticast: Bool {get}
      var rawValue: Data {get}
      }
      extension IPv6Address.Scope {
      init?(rawValue: UInt8)
      static var global: Scope {get}
      var rawValue: UInt8 {get}
      }
      extension NWConnection {
      func batch(_: _)
      func forceCancel()
      func metadata(definition: NWProtocolDefinition) -> NWProtocolMetadata?
      func receive(minimumIncompleteLength: Int, maximumLength: Int, completion: _)
      func receiveMessage(completion: _)
      func restart()
      func send(content: Data?, contentContext: NWConnection.ContentContext = .defaultMessage, isComplete: Bool = true, completion: NWConnection.SendCompletion)
      init(host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters)
      init(to: NWEndpoint, using: NWParameters)
      init?(from: NWConnectionGroup, to: NWEndpoint? = nil, using: NWProtocolOptions? = nil)
      init?(message: NWConnectionGroup.Message)
      let endpoint: NWEndpoint
      let parameters: NWParameters
      var currentPath: NWPath? {get}
      var debugDescription: String {get}
      var pathUpdateHandler: _ {get set}
      var queue: DispatchQueue? {get}
      var state: NWConnection.State {get}
      }
      extension NWConnection.ContentContext {
      init(identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false, antecedent: NWConnection.ContentContext? = nil, metadata: [NWProtocolMetadata]? = [])
      let identifier: String
      let isFinal: Bool
      }
      extension NWConnection.SendCompletion {
      static var idempotent: SendCompletion {get}
      }
      extension NWConnectionGroup {
      func cancel()
      func extract(connectionTo: NWEndpoint? = nil, using: NWProtocolOptions? = nil) -> NWConnection?
      func metadata(definition: NWProtocolDefinition) -> NWProtocolMetadata?
      func reinsert(connection: NWConnection) -> Bool
      func send(content: Data?, to: NWEndpoint? = nil, message: NWConnectionGroup.Message = .default, completion: _)
      func start(queue: DispatchQueue)
      init(with: any NWGroupDescriptor, using: NWParameters)
      let descriptor: any NWGroupDescriptor
      let parameters: NWParameters
      var debugDescription: String {get}
      var queue: DispatchQueue? {get}
      var state: NWConnectionGroup.State {get}
      var stateUpdateHandler: _ {get set}
      }
      extension NWConnectionGroup.Message {
      func metadata(definition: NWProtocolDefinition) -> NWProtocolMetadata?
      func reply(content: Data?, message: NWConnectionGroup.Message = .default)
      init(identifier: String, expiration: UInt64 = super, priority: Double = super, isFinal: Bool = super, antecedent: NWConnection.ContentContext? = nil, metadata: [NWProtocolMetadata]? = super)
      init(nw: nw_content_context_t)
      static let `default`: NWConnectionGroup.Message
      var path: NWPath? {get}
      }
      extension NWConnectionGroup.State {
      static var cancelled: State {get}
      static var ready: State {get}
      static var setup: State {get}
      }
      extension NWEndpoint {
      func hash(into: inout Hasher)
      var debugDescription: String {get}
      var hashValue: Int {get}
      var interface: NWInterface? {get}
      }
      extension NWEndpoint.Host {
      func hash(into: inout Hasher)
      init(_: String)
      init(stringLiteral: NWEndpoint.Host.StringLiteralType)
      var debugDescription: String {get}
      var hashValue: Int {get}
      var interface: NWInterface? {get}
      }
      extension NWEndpoint.Port {
      init(integerLiteral: NWEndpoint.Port.IntegerLiteralType)
      init?(_: String)
      init?(rawValue: UInt16)
      static let any: NWEndpoint.Port
      static let http: NWEndpoint.Port
      static let https: NWEndpoint.Port
      static let pop: NWEndpoint.Port
      static let ssh: NWEndpoint.Port
      var debugDescription: String {get}
      var rawValue: UInt16 {get}
      }
      extension NWGroupDescriptor {
      var members: [NWEndpoint] {get}
      }
      extension NWInterface {
      func hash(into: inout Hasher)
      var debugDescription: String {get}
      var hashValue: Int {get}
      var index: Int {get}
      var name: String {get}
      var type: NWInterface.InterfaceType {get}
      }
      extension NWInterface.InterfaceType {
      func hash(into: inout Hasher)
      static var cellular: InterfaceType {get}
      static var loopback: InterfaceType {get}
      static var other: InterfaceType {get}
      static var wifi: InterfaceType {get}
      var hashValue: Int {get}
      }
      extension NWParameters {
      func copy() -> NWParameters
      init()
      init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options())
      init(quic: NWProtocolQUIC.Options)
      init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options())
      static func quic(alpn: [String]) -> NWParameters
      static var tcp: NWParameters {get}
      static var tls: NWParameters {get}
      static var udp: NWParameters {get}
      var allowLocalEndpointReuse: Bool {get set}
      var attribution: NWParameters.Attribution {get set}
      var debugDescription: String {get}
      }
      extension NWParameters.Attribution {
      func hash(into: inout Hasher)
      static var developer: Attribution {get}
      static var user: Attribution {get}
      var hashValue: Int {get}
      }
      extension NWPath {
      let availableInterfaces: [NWInterface]
      let isExpensive: Bool
      let status: NWPath.Status
      let supportsIPv6: Bool
      var debugDescription: String {get}
      var isConstrained: Bool {get}
      }
      extension NWPath.Status {
      func hash(into: inout Hasher)
      static var satisfied: Status {get}
      static var unsatisfied: Status {get}
      var hashValue: Int {get}
      }
      extension NWPathMonitor {
      func makeAsyncIterator() -> NWPathMonitor.Iterator
      init(prohibitedInterfaceTypes: [NWInterface.InterfaceType])
      init(requiredInterfaceType: NWInterface.InterfaceType)
      var currentPath: NWPath {get set}
      var debugDescription: String {get}
      var queue: DispatchQueue? {get}
      }
      extension NWPathMonitor.Iterator {
      func next() async -> NWPathMonitor.Element?
      }
      extension NWProtocolDefinition {
      let name: String
      var debugDescription: String {get}
      }
      extension NWProtocolQUIC {
      static let definition: NWProtocolDefinition
      }
      extension NWProtocolQUIC.Metadata {
      var keepAlive: NWProtocolQUIC.Metadata.KeepAliveBehavior {get set}
      }
      extension NWProtocolQUIC.Metadata.KeepAliveBehavior {
      static var off: KeepAliveBehavior {get}
      static var on: KeepAliveBehavior {get}
      }
      extension NWProtocolQUIC.Options {
      init()
      init(alpn: [String])
      var alpn: [String] {get set}
      var direction: NWProtocolQUIC.Options.Direction {get set}
      var idleTimeout: Int {get set}
      }
      extension NWProtocolQUIC.Options.Direction {
      func hash(into: inout Hasher)
      static var bidirectional: Direction {get}
      var hashValue: Int {get}
      }
      extension NWProtocolTCP {
      static let definition: NWProtocolDefinition
      }
      extension NWProtocolTCP.Options {
      init()
      var connectionTimeout: Int {get set}
      }
      extension NWProtocolTLS {
      static let definition: NWProtocolDefinition
      }
      extension NWProtocolTLS.Options {
      init()
      }
      extension NWProtocolUDP {
      static let definition: NWProtocolDefinition
      }
      extension NWProtocolUDP.Metadata {
      init()
      }
      extension NWProtocolUDP.Options {
      init()
      }
      """#)
}
