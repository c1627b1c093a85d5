// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let swiftData = SDKTypes(
    module: "SwiftData",
    exports: [],
    imports: [],
    extended: ["Attribute", "ModelContext", "Relationship", "Schema"],
    text: #"""
      // source: apple/swiftdata; since: iOS 17.4 SDK
      public protocol RelationshipCollection {}
      extension ModelContext {
        public enum NotificationKey: Hashable, RawRepresentable {}
      }
      extension Schema {
        public final class CompositeAttribute: Schema.Attribute {}
        public final class Entity: Decodable, Encodable, Hashable {}
      }
      extension Schema.Attribute: SchemaProperty {}
      extension Schema.Relationship: SchemaProperty {}
      """#)
}
