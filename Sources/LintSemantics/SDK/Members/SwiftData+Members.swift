// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let swiftData = SDKMembers(
    module: "SwiftData",
    typesOfOthers: [],
    text: #"""
      extension BackingData {
      init(for: Self.Model.Type)
      var metadata: Any {get}
      var persistentModelID: PersistentIdentifier? {get set}
      }
      extension FetchResultsCollection {
      var endIndex: Int {get}
      var startIndex: Int {get}
      }
      extension ModelConfiguration {
      let cloudKitDatabase: ModelConfiguration.CloudKitDatabase
      var debugDescription: String {get}
      var hashValue: Int {get}
      }
      extension PersistentIdentifier {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension PersistentIdentifier.ID {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension Schema {
      func encode(to: any Encoder) throws
      func save(to: URL) throws
      init(from: any Decoder) throws
      let entities: [Schema.Entity]
      let version: Schema.Version
      static func load(from: URL) throws -> Schema
      var debugDescription: String {get}
      var hashValue: Int {get}
      }
      extension Schema.Attribute {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(_: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil)
      init(from: any Decoder) throws
      init(name: String, originalName: String? = nil, options: [Schema.Attribute.Option] = [], valueType: any Any.Type, defaultValue: Any? = nil, hashModifier: String? = nil)
      var debugDescription: String {get}
      var defaultValue: Any?
      var hashValue: Int {get}
      var isOptional: Bool
      var isTransient: Bool {get}
      var isUnique: Bool {get}
      var name: String
      var options: [Schema.Attribute.Option]
      var originalName: String
      var valueType: any Any.Type
      }
      extension Schema.Attribute.Option {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(from: any Decoder) throws
      var debugDescription: String {get}
      var hashValue: Int {get}
      }
      extension Schema.Entity {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(_: String)
      init(_: String, properties: any SchemaProperty...)
      init(_: String, subentities: Schema.Entity..., properties: any SchemaProperty...)
      init(from: any Decoder) throws
      var attributes: Set<Schema.Attribute>
      var debugDescription: String {get}
      var hashValue: Int {get}
      var name: String
      var properties: [any SchemaProperty] {get}
      var relationships: Set<Schema.Relationship>
      }
      extension Schema.Relationship {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(_: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil)
      init(from: any Decoder) throws
      var debugDescription: String {get}
      var destination: String
      var hashValue: Int {get}
      var isTransient: Bool {get}
      var isUnique: Bool {get}
      var keypath: AnyKeyPath?
      var name: String
      var options: [Schema.Relationship.Option]
      var originalName: String
      var valueType: any Any.Type
      }
      extension Schema.Relationship.DeleteRule {
      init?(rawValue: String)
      var rawValue: String {get}
      }
      extension Schema.Relationship.Option {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(from: any Decoder) throws
      var debugDescription: String {get}
      var hashValue: Int {get}
      }
      extension Schema.Version {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(from: any Decoder) throws
      let major: Int
      let minor: Int
      let patch: Int
      var description: String {get}
      var hashValue: Int {get}
      }
      extension SchemaProperty {
      var isOptional: Bool {get}
      var isTransient: Bool {get}
      var isUnique: Bool {get}
      var name: String {get set}
      var originalName: String {get set}
      var valueType: any Any.Type {get set}
      }
      """#)
}
