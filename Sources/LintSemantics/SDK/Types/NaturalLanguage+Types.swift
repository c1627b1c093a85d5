// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let naturalLanguage = SDKTypes(
    module: "NaturalLanguage",
    exports: ["Foundation"],
    imports: [],
    extended: ["NLContextualEmbedding", "NLModel", "NLTagger", "NLTokenizer"],
    text: #"""
      // source: apple/naturallanguage; since: iOS 17.4 SDK
      open class NLContextualEmbedding: NSObject {}
      public struct NLContextualEmbeddingKey: Hashable, RawRepresentable, Sendable {}
      open class NLContextualEmbeddingResult: NSObject {}
      public typealias NLDistance = Double
      public enum NLDistanceType: Hashable, RawRepresentable, Sendable {}
      open class NLEmbedding: NSObject {}
      open class NLGazetteer: NSObject {}
      public struct NLLanguage: Hashable, RawRepresentable, Sendable {}
      open class NLLanguageRecognizer: NSObject {}
      open class NLModel: NSObject {}
      open class NLModelConfiguration: NSObject, NSCopying, NSSecureCoding {}
      public struct NLScript: Hashable, RawRepresentable, Sendable {}
      public struct NLTag: Hashable, RawRepresentable, Sendable {}
      public struct NLTagScheme: Hashable, RawRepresentable, Sendable {}
      open class NLTagger: NSObject {}
      public enum NLTokenUnit: Hashable, RawRepresentable, Sendable {}
      open class NLTokenizer: NSObject {}
      extension NLContextualEmbedding {
        public enum AssetsResult: Hashable, RawRepresentable, Sendable {}
      }
      extension NLModel {
        public enum ModelType: Hashable, RawRepresentable, Sendable {}
      }
      extension NLTagger {
        public enum AssetsResult: Hashable, RawRepresentable, Sendable {}
        public struct Options: OptionSet, Sendable {}
      }
      extension NLTokenizer {
        public struct Attributes: OptionSet, Sendable {}
      }
      """#)
}
