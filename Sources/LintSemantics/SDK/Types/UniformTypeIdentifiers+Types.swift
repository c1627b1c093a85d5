// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let uniformTypeIdentifiers = SDKTypes(
    module: "UniformTypeIdentifiers",
    exports: ["Foundation"],
    imports: [],
    extended: [],
    text: #"""
      // source: apple/uniformtypeidentifiers; since: iOS 17.4 SDK
      public struct UTTagClass: Decodable, Encodable, Hashable, RawRepresentable {}
      public struct UTType: Decodable, Encodable, ReferenceConvertible, Sendable {}
      public class UTTypeReference: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
      """#)
}
