// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let coreSpotlight = SDKTypes(
    module: "CoreSpotlight",
    exports: ["Foundation", "UniformTypeIdentifiers"],
    imports: [],
    extended: [
      "CSIndexError", "CSSearchQuery", "CSSearchQueryContext", "CSSearchQueryError", "CSSuggestion",
      "CSUserQuery", "Responses", "Results", "Suggestions"
    ],
    text: #"""
      // source: apple/corespotlight; since: iOS 17.4 SDK
      open class CSCustomAttributeKey: NSObject, NSCopying, NSSecureCoding {}
      open class CSImportExtension: NSObject, NSExtensionRequestHandling {}
      public struct CSIndexError: CustomNSError, Hashable, Sendable {}
      open class CSIndexExtensionRequestHandler: NSObject, CSSearchableIndexDelegate, NSExtensionRequestHandling {}
      open class CSLocalizedString: NSString {}
      open class CSPerson: NSObject, NSCopying, NSSecureCoding {}
      open class CSSearchQuery: NSObject {}
      open class CSSearchQueryContext: NSObject, NSCopying, NSSecureCoding {}
      public struct CSSearchQueryError: CustomNSError, Hashable, Sendable {}
      open class CSSearchableIndex: NSObject {}
      public protocol CSSearchableIndexDelegate: NSObjectProtocol {}
      open class CSSearchableItem: NSObject, NSCopying, NSSecureCoding {}
      open class CSSearchableItemAttributeSet: NSObject, NSCopying, NSSecureCoding {}
      open class CSSuggestion: NSObject, NSCopying, NSSecureCoding {}
      open class CSUserQuery: CSSearchQuery {}
      open class CSUserQueryContext: CSSearchQueryContext {}
      extension CSIndexError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension CSSearchQuery {
        public struct Results: AsyncSequence, Sendable {}
      }
      extension CSSearchQuery.Results {
        public struct Item: Hashable, Identifiable, Sendable {}
        public struct Iterator: AsyncIteratorProtocol {}
      }
      extension CSSearchQueryContext {
        public struct SourceOptions: OptionSet, Sendable {}
      }
      extension CSSearchQueryError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension CSSuggestion {
        public enum SuggestionKind: Hashable, RawRepresentable, Sendable {}
      }
      extension CSUserQuery {
        public struct Item: Hashable, Identifiable, Sendable {}
        public struct Responses: AsyncSequence, Sendable {}
        public struct Suggestion: Comparable, Hashable, Identifiable, Sendable {}
        public struct Suggestions: AsyncSequence, Sendable {}
      }
      extension CSUserQuery.Responses {
        public struct Iterator: AsyncIteratorProtocol {}
        public enum Response: Hashable, Identifiable, Sendable {}
      }
      extension CSUserQuery.Suggestions {
        public struct Iterator: AsyncIteratorProtocol {}
      }
      let CSSearchableItemActionType: String
      """#)
}
