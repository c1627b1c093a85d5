// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let foundation = SDKTypes(
    module: "Foundation",
    exports: ["CoreFoundation", "Security"],
    imports: ["Combine"],
    extended: [
      "Arithmetic", "AsyncBytes", "AsyncCharacterSequence", "AsyncLineSequence", "AsyncUnicodeScalarSequence",
      "AttributeContainer", "AttributeScopes", "AttributedString", "AttributedStyle", "AttributesSlice1",
      "AttributesSlice2", "AttributesSlice3", "AttributesSlice4", "AttributesSlice5", "ByteCountAttribute",
      "ByteCountFormatStyle", "ByteCountFormatter", "Calendar", "ClosedRange", "CocoaError", "CodableConfiguration",
      "CollectionContainsCollection", "CollectionIndexSubscript", "CollectionRangeSubscript", "Comparison",
      "ComponentsFormatStyle", "Conditional", "ConditionalCast", "Conjunction", "Currency",
      "CurrencyFormatStyleConfiguration", "Data", "Date", "DateComponentsFormatter", "DateFieldAttribute",
      "DateFormatter", "DateIntervalFormatter", "DayPeriod", "Decimal", "DescriptiveNumberFormatConfiguration",
      "DictionaryKeyDefaultValueSubscript", "DictionaryKeySubscript", "Disjunction", "DispatchData", "Duration",
      "DurationFieldAttribute", "EnergyFormatter", "Equal", "FileHandle", "FileManager", "FileWrapper", "Filter",
      "FloatDivision", "FloatingPointFormatStyle", "FloatingPointParseStrategy", "ForceCast", "ForcedUnwrap",
      "FormatString", "FormatStyle", "Formatter", "FoundationAttributes", "HTTPCookie", "Hour", "ISO8601DateFormatter",
      "ISO8601FormatStyle", "IndexSet", "IntDivision", "IntRemainder", "IntegerFormatStyle", "IntegerParseStrategy",
      "JSONDecoder", "JSONEncoder", "KeyPath", "KeyValueObservingPublisher", "Language", "LanguageCode",
      "LengthFormatter", "ListFormatStyle", "ListType", "Locale", "LocalizationValue",
      "LocalizedNumericArgumentAttribute", "LocalizedStringArgumentAttributes", "LocalizedStringResource",
      "MarkdownParsingOptions", "MassFormatter", "Measurement", "MeasurementAttribute", "MeasurementFormatter",
      "Morphology", "NSArray", "NSAttributedString", "NSCalendar", "NSCoder", "NSComparisonPredicate",
      "NSCompoundPredicate", "NSData", "NSDecimalNumber", "NSDictionary", "NSError", "NSExpression",
      "NSFileCoordinator", "NSFileVersion", "NSItemProvider", "NSKeyValueObservedChange", "NSLinguisticTagger",
      "NSLocale", "NSMachPort", "NSObject", "NSPointerFunctions", "NSPredicate", "NSRegularExpression", "NSSet",
      "NSSortDescriptor", "NSString", "NSTextCheckingResult", "NSTimeZone", "NSURL", "NSURLRequest", "NSXPCConnection",
      "Negation", "NetService", "NilCoalesce", "NotEqual", "NotificationCenter", "NotificationQueue", "Notifications",
      "NumberFormatAttributes", "NumberFormatStyleConfiguration", "NumberFormatter", "NumberPartAttribute", "Operation",
      "OperationQueue", "OptionalFlatMap", "ParseStrategy", "Percent", "PersonNameComponentAttribute",
      "PersonNameComponents", "PersonNameComponentsFormatter", "PredicateEvaluate", "PredicateExpressions",
      "PresentationIntent", "ProcessInfo", "Progress", "PropertyListSerialization", "Range", "RangeExpressionContains",
      "RelativeDateTimeFormatter", "RelativeFormatStyle", "RunLoop", "Runs", "Scanner", "SchedulerTimeType",
      "SequenceAllSatisfy", "SequenceContains", "SequenceContainsWhere", "SequenceMaximum", "SequenceMinimum",
      "SequenceStartsWith", "Stream", "String", "StringCaseInsensitiveCompare", "StringLocalizedCompare",
      "StringLocalizedStandardContains", "Symbol", "SymbolAttribute", "TableColumn", "TimeFormatStyle", "TimeZone",
      "Timer", "TypeCheck", "URL", "URLCache", "URLCredential", "URLError", "URLSession", "URLSessionConfiguration",
      "URLSessionTask", "URLSessionTaskMetrics", "URLSessionWebSocketTask", "UnaryMinus", "UnitsFormatStyle", "Value",
      "VerbatimHour", "Width", "XMLParser"
    ],
    text: #"""
      // source: apple/foundation; since: iOS 17.4 SDK
      public struct AsyncCharacterSequence<Base>: AsyncSequence where Base: AsyncSequence, Base.Element == UInt8 {}
      public struct AsyncUnicodeScalarSequence<Base>: AsyncSequence where Base: AsyncSequence, Base.Element == UInt8 {}
      @dynamicMemberLookup public struct AttributeContainer: DecodableWithConfiguration, EncodableWithConfiguration, Hashable, Sendable {}
      @dynamicMemberLookup public enum AttributeDynamicLookup {}
      public struct AttributeScopeCodableConfiguration: Sendable {}
      public enum AttributeScopes {}
      public protocol AttributedStringAttributeMutation {}
      @dynamicMemberLookup public protocol AttributedStringProtocol: AttributedStringAttributeMutation, CustomStringConvertible, Hashable, Sendable {}
      @dynamicMemberLookup public struct AttributedSubstring: AttributedStringProtocol, Sendable {}
      public struct ByteCountFormatStyle: FormatStyle, Sendable {}
      open class ByteCountFormatter: Formatter {}
      open class CachedURLResponse: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
      public struct CodableConfiguration<T, ConfigurationProvider>: Decodable, Encodable where T: DecodableWithConfiguration, T: EncodableWithConfiguration, ConfigurationProvider: DecodingConfigurationProviding, ConfigurationProvider: EncodingConfigurationProviding, T.DecodingConfiguration == ConfigurationProvider.DecodingConfiguration, T.EncodingConfiguration == ConfigurationProvider.EncodingConfiguration {}
      public typealias CodableWithConfiguration = DecodableWithConfiguration & EncodableWithConfiguration
      public struct ComparableComparator<Compared>: SortComparator, Sendable where Compared: Comparable {}
      public typealias Comparator = (Any, Any) -> ComparisonResult
      public enum ComparisonResult: Decodable, Encodable, Hashable, RawRepresentable, Sendable {}
      public protocol ContiguousBytes {}
      public enum CurrencyFormatStyleConfiguration {}
      public protocol CustomLocalizedStringResourceConvertible {}
      open class DateComponentsFormatter: Formatter {}
      open class DateIntervalFormatter: Formatter {}
      public protocol DecodableWithConfiguration {}
      public enum DescriptiveNumberFormatConfiguration {}
      open class Dimension: Unit {}
      public protocol EncodableWithConfiguration {}
      open class EnergyFormatter: Formatter {}
      public typealias ErrorPointer = NSErrorPointer
      public struct ErrorUserInfoKey: Hashable, RawRepresentable, Sendable {}
      public struct FileAttributeType: Hashable, RawRepresentable, Sendable {}
      public protocol FileManagerDelegate: NSObjectProtocol {}
      public struct FileProtectionType: Hashable, RawRepresentable, Sendable {}
      open class FileWrapper: NSObject, NSSecureCoding {}
      public struct FloatingPointFormatStyle<Value>: Sendable where Value: BinaryFloatingPoint {}
      public struct FloatingPointParseStrategy<Format> where Format: FormatStyle, Format.FormatInput: BinaryFloatingPoint {}
      public struct FormatStyleCapitalizationContext: Decodable, Encodable, Hashable, Sendable {}
      open class HTTPCookie: NSObject, @unchecked Sendable {}
      public struct HTTPCookiePropertyKey: Hashable, RawRepresentable, Sendable {}
      open class HTTPCookieStorage: NSObject, @unchecked Sendable {}
      public struct HTTPCookieStringPolicy: Hashable, RawRepresentable, Sendable {}
      public enum InflectionConcept: Decodable, Encodable, Hashable, Sendable {}
      public enum InflectionRule: Decodable, Encodable, Hashable, Sendable {}
      public struct InlinePresentationIntent: Decodable, Encodable, Hashable, OptionSet, Sendable {}
      open class InputStream: Stream {}
      public struct IntegerFormatStyle<Value>: Sendable where Value: BinaryInteger {}
      public struct IntegerParseStrategy<Format> where Format: FormatStyle, Format.FormatInput: BinaryInteger {}
      open class LengthFormatter: Formatter {}
      public struct ListFormatStyle<Style, Base>: FormatStyle where Style: FormatStyle, Base: Sequence, Style.FormatInput == Base.Element, Style.FormatOutput == String {}
      open class ListFormatter: Formatter {}
      public struct LocalizedStringResource: CustomLocalizedStringResourceConvertible, Decodable, Encodable, Equatable, ExpressibleByStringInterpolation {}
      public struct MachError: CustomNSError, Hashable, Sendable {}
      public protocol MarkdownDecodableAttributedStringKey: AttributedStringKey {}
      open class MassFormatter: Formatter {}
      public struct MeasurementFormatUnitUsage<UnitType>: Decodable, Encodable, Hashable, Sendable where UnitType: Dimension {}
      open class MeasurementFormatter: Formatter, NSSecureCoding {}
      open class MessagePort: Port {}
      public struct Morphology: Decodable, Encodable, Hashable, Sendable {}
      public protocol MutableDataProtocol: DataProtocol, MutableCollection, RangeReplaceableCollection {}
      public typealias MutableURLRequest = NSMutableURLRequest
      open class NSAssertionHandler: NSObject {}
      public struct NSAttributedStringFormattingContextKey: Hashable, RawRepresentable, Sendable {}
      public struct NSBinarySearchingOptions: OptionSet, Sendable {}
      open class NSBundleResourceRequest: NSObject, ProgressReporting {}
      public protocol NSCacheDelegate: NSObjectProtocol {}
      open class NSCalendar: NSObject, NSCopying, NSSecureCoding {}
      open class NSCharacterSet: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {}
      public enum NSCollectionChangeType: Hashable, RawRepresentable, Sendable {}
      open class NSComparisonPredicate: NSPredicate {}
      open class NSCompoundPredicate: NSPredicate {}
      open class NSCountedSet: NSMutableSet {}
      open class NSDataDetector: NSRegularExpression, @unchecked Sendable {}
      open class NSDateComponents: NSObject, NSCopying, NSSecureCoding {}
      open class NSDateInterval: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
      open class NSDecimalNumber: NSNumber, @unchecked Sendable {}
      public protocol NSDecimalNumberBehaviors {}
      open class NSDecimalNumberHandler: NSObject, NSCoding, NSDecimalNumberBehaviors, @unchecked Sendable {}
      public protocol NSDiscardableContent {}
      public struct NSEnumerationOptions: OptionSet, Sendable {}
      open class NSEnumerator: NSObject, NSFastEnumeration, Sequence {}
      public typealias NSErrorDomain = NSString
      open class NSException: NSObject, NSCopying, NSSecureCoding {}
      public struct NSExceptionName: Hashable, RawRepresentable, Sendable {}
      open class NSExpression: NSObject, NSCopying, NSSecureCoding {}
      open class NSExtensionContext: NSObject {}
      open class NSExtensionItem: NSObject, NSCopying, NSSecureCoding {}
      public protocol NSExtensionRequestHandling: NSObjectProtocol {}
      public protocol NSFastEnumeration {}
      public struct NSFastEnumerationIterator: IteratorProtocol {}
      public struct NSFastEnumerationState {}
      open class NSFileAccessIntent: NSObject, @unchecked Sendable {}
      open class NSFileCoordinator: NSObject {}
      public protocol NSFilePresenter: NSObjectProtocol {}
      open class NSFileProviderService: NSObject {}
      public struct NSFileProviderServiceName: Hashable, RawRepresentable, Sendable {}
      open class NSFileSecurity: NSObject, NSCopying, NSSecureCoding {}
      open class NSFileVersion: NSObject {}
      public enum NSGrammaticalCase: Hashable, RawRepresentable, Sendable {}
      public enum NSGrammaticalDefiniteness: Hashable, RawRepresentable, Sendable {}
      public enum NSGrammaticalDetermination: Hashable, RawRepresentable, Sendable {}
      public enum NSGrammaticalGender: Hashable, RawRepresentable, Sendable {}
      public enum NSGrammaticalNumber: Hashable, RawRepresentable, Sendable {}
      public enum NSGrammaticalPartOfSpeech: Hashable, RawRepresentable, Sendable {}
      public enum NSGrammaticalPerson: Hashable, RawRepresentable, Sendable {}
      public enum NSGrammaticalPronounType: Hashable, RawRepresentable, Sendable {}
      public struct NSHashEnumerator {}
      open class NSHashTable<ObjectType>: NSObject, NSCopying, NSFastEnumeration, NSSecureCoding where ObjectType: AnyObject {}
      public struct NSHashTableCallBacks {}
      open class NSIndexPath: NSObject, NSCopying, NSSecureCoding {}
      open class NSIndexSet: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, Sequence {}
      public struct NSIndexSetIterator: IteratorProtocol {}
      open class NSItemProvider: NSObject, NSCopying {}
      public struct NSItemProviderFileOptions: OptionSet, Sendable {}
      public protocol NSItemProviderReading: NSObjectProtocol {}
      public enum NSItemProviderRepresentationVisibility: Hashable, RawRepresentable, Sendable {}
      public protocol NSItemProviderWriting: NSObjectProtocol {}
      public enum NSKeyValueChange: Hashable, RawRepresentable, Sendable {}
      public class NSKeyValueObservation: NSObject, @unchecked Sendable {}
      public struct NSKeyValueObservedChange<Value> {}
      public protocol NSKeyValueObservingCustomization: NSObjectProtocol {}
      public struct NSKeyValueObservingOptions: OptionSet, Sendable {}
      public struct NSKeyValueOperator: Hashable, RawRepresentable, Sendable {}
      public enum NSKeyValueSetMutationKind: Hashable, RawRepresentable, Sendable {}
      open class NSKeyedArchiver: NSCoder {}
      public protocol NSKeyedArchiverDelegate: NSObjectProtocol {}
      open class NSKeyedUnarchiver: NSCoder {}
      public protocol NSKeyedUnarchiverDelegate: NSObjectProtocol {}
      public struct NSLinguisticTag: Hashable, RawRepresentable, Sendable {}
      public struct NSLinguisticTagScheme: Hashable, RawRepresentable, Sendable {}
      open class NSLinguisticTagger: NSObject {}
      public enum NSLinguisticTaggerUnit: Hashable, RawRepresentable, Sendable {}
      open class NSLocale: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
      open class NSMachPort: Port {}
      public protocol NSMachPortDelegate: PortDelegate {}
      public struct NSMapEnumerator {}
      open class NSMapTable<KeyType, ObjectType>: NSObject, NSCopying, NSFastEnumeration, NSSecureCoding where KeyType: AnyObject, ObjectType: AnyObject {}
      public struct NSMapTableKeyCallBacks {}
      public struct NSMapTableValueCallBacks {}
      open class NSMeasurement: NSObject, NSCopying, NSSecureCoding {}
      open class NSMetadataItem: NSObject {}
      open class NSMetadataQuery: NSObject {}
      open class NSMetadataQueryAttributeValueTuple: NSObject {}
      public protocol NSMetadataQueryDelegate: NSObjectProtocol {}
      open class NSMetadataQueryResultGroup: NSObject {}
      open class NSMutableCharacterSet: NSCharacterSet {}
      public protocol NSMutableCopying {}
      open class NSMutableIndexSet: NSIndexSet {}
      open class NSMutableOrderedSet: NSOrderedSet {}
      open class NSMutableSet: NSSet {}
      open class NSMutableURLRequest: NSURLRequest {}
      open class NSOrderedCollectionChange: NSObject {}
      open class NSOrderedCollectionDifference: NSObject, NSFastEnumeration {}
      public struct NSOrderedCollectionDifferenceCalculationOptions: OptionSet, Sendable {}
      open class NSOrderedSet: NSObject, ExpressibleByArrayLiteral, NSCopying, NSFastEnumeration, NSMutableCopying, NSSecureCoding, Sequence {}
      open class NSOrthography: NSObject, NSCopying, NSSecureCoding {}
      open class NSPersonNameComponents: NSObject, NSCopying, NSSecureCoding {}
      open class NSPointerArray: NSObject, NSCopying, NSFastEnumeration, NSSecureCoding {}
      open class NSPointerFunctions: NSObject, NSCopying {}
      open class NSProxy: NSObjectProtocol {}
      open class NSPurgeableData: NSMutableData, NSDiscardableContent {}
      public typealias NSRange = _NSRange
      open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {}
      public struct NSSortOptions: OptionSet, Sendable {}
      public struct NSSwappedDouble: Sendable {}
      public struct NSSwappedFloat: Sendable {}
      public struct NSTextCheckingKey: Hashable, RawRepresentable, Sendable {}
      open class NSTextCheckingResult: NSObject, NSCopying, NSSecureCoding {}
      open class NSTimeZone: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
      open class NSURLComponents: NSObject, NSCopying {}
      open class NSURLConnection: NSObject {}
      public protocol NSURLConnectionDataDelegate: NSURLConnectionDelegate {}
      public protocol NSURLConnectionDelegate: NSObjectProtocol {}
      public protocol NSURLConnectionDownloadDelegate: NSURLConnectionDelegate {}
      open class NSURLQueryItem: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
      open class NSURLRequest: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {}
      open class NSUbiquitousKeyValueStore: NSObject {}
      public typealias NSUncaughtExceptionHandler = (NSException) -> Void
      open class NSUserActivity: NSObject {}
      public protocol NSUserActivityDelegate: NSObjectProtocol {}
      public typealias NSUserActivityPersistentIdentifier = String
      public struct NSValueTransformerName: Hashable, RawRepresentable, Sendable {}
      open class NSXPCCoder: NSCoder {}
      open class NSXPCInterface: NSObject {}
      open class NSXPCListener: NSObject {}
      public protocol NSXPCListenerDelegate: NSObjectProtocol {}
      open class NSXPCListenerEndpoint: NSObject, NSSecureCoding, @unchecked Sendable {}
      public protocol NSXPCProxyCreating {}
      open class NetService: NSObject {}
      public protocol NetServiceBrowserDelegate: NSObjectProtocol {}
      public protocol NetServiceDelegate: NSObjectProtocol {}
      open class NotificationQueue: NSObject {}
      public enum NumberFormatStyleConfiguration {}
      public protocol ObjectiveCConvertibleAttributedStringKey: AttributedStringKey {}
      public struct OperatingSystemVersion: Sendable {}
      open class OutputStream: Stream {}
      public struct POSIXError: CustomNSError, Hashable, Sendable {}
      public protocol ParseStrategy: Decodable, Encodable, Hashable {}
      open class PersonNameComponentsFormatter: Formatter {}
      open class Port: NSObject, NSCoding, NSCopying {}
      public protocol PortDelegate: NSObjectProtocol {}
      public struct PredicateBindings {}
      public struct PredicateCodableConfiguration: Sendable {}
      public protocol PredicateCodableKeyPathProviding {}
      public struct PredicateError: Error, Hashable, Sendable {}
      public protocol PredicateExpression<Output> {}
      public enum PredicateExpressions {}
      public struct PresentationIntent: Decodable, Encodable, Hashable, Sendable {}
      public struct ProgressKind: Hashable, RawRepresentable, Sendable {}
      public protocol ProgressReporting: NSObjectProtocol {}
      public struct ProgressUserInfoKey: Hashable, RawRepresentable, Sendable {}
      open class PropertyListSerialization: NSObject {}
      public enum QualityOfService: Hashable, RawRepresentable, Sendable {}
      open class RelativeDateTimeFormatter: Formatter {}
      open class Scanner: NSObject, NSCopying {}
      @dynamicMemberLookup public struct ScopedAttributeContainer<S>: Sendable where S: AttributeScope {}
      public protocol StandardPredicateExpression<Output>: PredicateExpression, Decodable, Encodable, Sendable {}
      open class Stream: NSObject {}
      public protocol StreamDelegate: NSObjectProtocol {}
      public struct StreamNetworkServiceTypeValue: Hashable, RawRepresentable, Sendable {}
      public struct StreamSOCKSProxyConfiguration: Hashable, RawRepresentable, Sendable {}
      public struct StreamSOCKSProxyVersion: Hashable, RawRepresentable, Sendable {}
      public struct StreamSocketSecurityLevel: Hashable, RawRepresentable, Sendable {}
      public struct StringEncodingDetectionOptionsKey: Hashable, RawRepresentable, Sendable {}
      public struct StringStyle: FormatStyle, Sendable {}
      public struct StringTransform: Hashable, RawRepresentable, Sendable {}
      public struct TermOfAddress: Decodable, Encodable, Hashable, Sendable {}
      open class URLAuthenticationChallenge: NSObject, NSSecureCoding, @unchecked Sendable {}
      public protocol URLAuthenticationChallengeSender: NSObjectProtocol, Sendable {}
      open class URLCache: NSObject, @unchecked Sendable {}
      open class URLCredential: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
      open class URLCredentialStorage: NSObject, @unchecked Sendable {}
      public struct URLFileProtection: Hashable, RawRepresentable, Sendable {}
      public struct URLFileResourceType: Hashable, RawRepresentable, Sendable {}
      open class URLProtectionSpace: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
      public protocol URLProtocolClient: NSObjectProtocol {}
      public struct URLResource: Decodable, Encodable, Hashable {}
      public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate, Sendable {}
      public protocol URLSessionStreamDelegate: URLSessionTaskDelegate, Sendable {}
      open class URLSessionStreamTask: URLSessionTask, @unchecked Sendable {}
      open class URLSessionTaskMetrics: NSObject, @unchecked Sendable {}
      open class URLSessionTaskTransactionMetrics: NSObject, @unchecked Sendable {}
      public protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate, Sendable {}
      open class URLSessionWebSocketTask: URLSessionTask, @unchecked Sendable {}
      public struct URLThumbnailDictionaryItem: Hashable, RawRepresentable, Sendable {}
      public struct URLUbiquitousItemDownloadingStatus: Hashable, RawRepresentable, Sendable {}
      public struct URLUbiquitousSharedItemPermissions: Hashable, RawRepresentable, Sendable {}
      public struct URLUbiquitousSharedItemRole: Hashable, RawRepresentable, Sendable {}
      open class UnitAcceleration: Dimension {}
      open class UnitAngle: Dimension {}
      open class UnitArea: Dimension {}
      open class UnitConcentrationMass: Dimension {}
      open class UnitConverter: NSObject {}
      open class UnitConverterLinear: UnitConverter, NSSecureCoding {}
      open class UnitDispersion: Dimension {}
      open class UnitDuration: Dimension {}
      open class UnitElectricCharge: Dimension {}
      open class UnitElectricCurrent: Dimension {}
      open class UnitElectricPotentialDifference: Dimension {}
      open class UnitElectricResistance: Dimension {}
      open class UnitEnergy: Dimension {}
      open class UnitFrequency: Dimension {}
      open class UnitFuelEfficiency: Dimension {}
      open class UnitIlluminance: Dimension {}
      open class UnitInformationStorage: Dimension {}
      open class UnitLength: Dimension {}
      open class UnitMass: Dimension {}
      open class UnitPower: Dimension {}
      open class UnitPressure: Dimension {}
      open class UnitSpeed: Dimension {}
      open class UnitTemperature: Dimension {}
      open class UnitVolume: Dimension {}
      open class ValueTransformer: NSObject {}
      extension AsyncCharacterSequence {
        public struct AsyncIterator: AsyncIteratorProtocol {}
      }
      extension AsyncLineSequence {
        public struct AsyncIterator: AsyncIteratorProtocol {}
      }
      extension AsyncUnicodeScalarSequence {
        public struct AsyncIterator: AsyncIteratorProtocol {}
      }
      extension AttributeContainer {
        public struct Builder<T>: Sendable where T: AttributedStringKey {}
      }
      extension AttributeScopes {
        public struct FoundationAttributes: AttributeScope {}
      }
      extension AttributeScopes.FoundationAttributes {
        public enum AgreementArgumentAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey, MarkdownDecodableAttributedStringKey {}
        public enum AgreementConceptAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey, MarkdownDecodableAttributedStringKey {}
        public enum AlternateDescriptionAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
        public enum ByteCountAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
        public enum DateFieldAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
        public enum DurationFieldAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
        public enum ImageURLAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
        public enum InflectionAlternativeAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey, MarkdownDecodableAttributedStringKey, ObjectiveCConvertibleAttributedStringKey {}
        public enum InflectionRuleAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey, MarkdownDecodableAttributedStringKey {}
        public enum InlinePresentationIntentAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey, ObjectiveCConvertibleAttributedStringKey {}
        public enum LanguageIdentifierAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey, MarkdownDecodableAttributedStringKey {}
        public enum LinkAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey, ObjectiveCConvertibleAttributedStringKey {}
        public struct LocalizedStringArgumentAttributes {}
        public enum MarkdownSourcePositionAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
        public struct MeasurementAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
        public enum MorphologyAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey, MarkdownDecodableAttributedStringKey {}
        public struct NumberFormatAttributes: AttributeScope {}
        public enum PersonNameComponentAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey, ObjectiveCConvertibleAttributedStringKey {}
        public enum PresentationIntentAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
        public enum ReferentConceptAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey, MarkdownDecodableAttributedStringKey {}
        public enum ReplacementIndexAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
      }
      extension AttributeScopes.FoundationAttributes.ByteCountAttribute {
        public enum Component: Decodable, Encodable, Hashable, Sendable {}
        public enum Unit: Decodable, Encodable, Hashable, Sendable {}
      }
      extension AttributeScopes.FoundationAttributes.DateFieldAttribute {
        public enum Field: Decodable, Encodable, Hashable, Sendable {}
      }
      extension AttributeScopes.FoundationAttributes.DurationFieldAttribute {
        public enum Field: Decodable, Encodable, Hashable, RawRepresentable, Sendable {}
      }
      extension AttributeScopes.FoundationAttributes.LocalizedStringArgumentAttributes {
        public enum LocalizedDateArgumentAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
        public enum LocalizedDateIntervalArgumentAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
        public enum LocalizedNumericArgumentAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
        public enum LocalizedURLArgumentAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
      }
      extension AttributeScopes.FoundationAttributes.LocalizedStringArgumentAttributes.LocalizedNumericArgumentAttribute {
        public enum Value: Decodable, Encodable, Hashable, Sendable {}
      }
      extension AttributeScopes.FoundationAttributes.MeasurementAttribute {
        public enum Component: Decodable, Encodable, Hashable, RawRepresentable, Sendable {}
      }
      extension AttributeScopes.FoundationAttributes.NumberFormatAttributes {
        public enum NumberPartAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
        public enum SymbolAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
      }
      extension AttributeScopes.FoundationAttributes.NumberFormatAttributes.NumberPartAttribute {
        public enum NumberPart: Decodable, Encodable, Hashable, RawRepresentable, Sendable {}
      }
      extension AttributeScopes.FoundationAttributes.NumberFormatAttributes.SymbolAttribute {
        public enum Symbol: Decodable, Encodable, Hashable, RawRepresentable, Sendable {}
      }
      extension AttributeScopes.FoundationAttributes.PersonNameComponentAttribute {
        public enum Component: Decodable, Encodable, Hashable, RawRepresentable, Sendable {}
      }
      extension AttributedString {
        public struct AttributeInvalidationCondition: Hashable, Sendable {}
        public enum AttributeMergePolicy: Hashable, Sendable {}
        public enum AttributeRunBoundaries: Hashable, Sendable {}
        public struct CharacterView: BidirectionalCollection, RangeReplaceableCollection, Sendable {}
        public struct FormattingOptions: OptionSet, Sendable {}
        public struct Index: Comparable, Sendable {}
        public struct InterpolationOptions: OptionSet, Sendable {}
        public struct LocalizationOptions {}
        public struct MarkdownParsingOptions: Sendable {}
        public struct MarkdownSourcePosition: Decodable, Encodable, Hashable, Sendable {}
        public struct Runs: BidirectionalCollection, Equatable, Sendable {}
        @preconcurrency public struct SingleAttributeTransformer<T>: Sendable where T: AttributedStringKey, T.Value: Sendable {}
        public struct UnicodeScalarView: BidirectionalCollection, RangeReplaceableCollection, Sendable {}
      }
      extension AttributedString.MarkdownParsingOptions {
        public enum FailurePolicy: Hashable, RawRepresentable, Sendable {}
        public enum InterpretedSyntax: Hashable, RawRepresentable, Sendable {}
      }
      extension AttributedString.Runs {
        @preconcurrency public struct AttributesSlice1<T>: BidirectionalCollection, Sendable where T: AttributedStringKey, T.Value: Sendable {}
        @preconcurrency public struct AttributesSlice2<T, U>: BidirectionalCollection, Sendable where T: AttributedStringKey, U: AttributedStringKey, T.Value: Sendable, U.Value: Sendable {}
        @preconcurrency public struct AttributesSlice3<T, U, V>: BidirectionalCollection, Sendable where T: AttributedStringKey, U: AttributedStringKey, V: AttributedStringKey, T.Value: Sendable, U.Value: Sendable, V.Value: Sendable {}
        @preconcurrency public struct AttributesSlice4<T, U, V, W>: BidirectionalCollection, Sendable where T: AttributedStringKey, U: AttributedStringKey, V: AttributedStringKey, W: AttributedStringKey, T.Value: Sendable, U.Value: Sendable, V.Value: Sendable, W.Value: Sendable {}
        @preconcurrency public struct AttributesSlice5<T, U, V, W, X>: BidirectionalCollection, Sendable where T: AttributedStringKey, U: AttributedStringKey, V: AttributedStringKey, W: AttributedStringKey, X: AttributedStringKey, T.Value: Sendable, U.Value: Sendable, V.Value: Sendable, W.Value: Sendable, X.Value: Sendable {}
        public struct Index: Strideable, Sendable {}
        @dynamicMemberLookup public struct Run: Equatable, Sendable {}
      }
      extension AttributedString.Runs.AttributesSlice1 {
        public struct Iterator: IteratorProtocol {}
      }
      extension AttributedString.Runs.AttributesSlice2 {
        public struct Iterator: IteratorProtocol {}
      }
      extension AttributedString.Runs.AttributesSlice3 {
        public struct Iterator: IteratorProtocol {}
      }
      extension AttributedString.Runs.AttributesSlice4 {
        public struct Iterator: IteratorProtocol {}
      }
      extension AttributedString.Runs.AttributesSlice5 {
        public struct Iterator: IteratorProtocol {}
      }
      extension ByteCountFormatStyle {
        public struct Attributed: FormatStyle, Sendable {}
        public enum Style: Decodable, Encodable, Hashable, RawRepresentable, Sendable {}
        public struct Units: Decodable, Encodable, Hashable, OptionSet, Sendable {}
      }
      extension ByteCountFormatter {
        public enum CountStyle: Hashable, RawRepresentable, Sendable {}
        public struct Units: OptionSet, Sendable {}
      }
      extension Calendar {
        public enum MatchingPolicy: Hashable, Sendable {}
        public enum RepeatedTimePolicy: Hashable, Sendable {}
        public enum SearchDirection: Hashable, Sendable {}
      }
      extension CocoaError {
        public struct Code: Hashable, RawRepresentable, Sendable {}
      }
      extension CurrencyFormatStyleConfiguration {
        public struct Presentation: Decodable, Encodable, Hashable, Sendable {}
        public struct SignDisplayStrategy: Decodable, Encodable, Hashable, Sendable {}
      }
      extension Data {
        public enum Deallocator {}
        public struct Iterator: IteratorProtocol, Sendable {}
      }
      extension Date {
        public struct AttributedStyle: FormatStyle, Sendable {}
        public struct ComponentsFormatStyle: FormatStyle, Sendable {}
        public struct FormatString: ExpressibleByStringInterpolation, Hashable, Sendable {}
        public struct FormatStyle: ParseStrategy, ParseableFormatStyle, Sendable {}
        public struct ISO8601FormatStyle: ParseStrategy, ParseableFormatStyle, Sendable {}
        public struct IntervalFormatStyle: FormatStyle, Sendable {}
        public struct ParseStrategy: ParseStrategy, Sendable {}
        public struct RelativeFormatStyle: FormatStyle, Sendable {}
        public struct VerbatimFormatStyle: ParseableFormatStyle, Sendable {}
      }
      extension Date.ComponentsFormatStyle {
        public struct Field: Decodable, Encodable, Hashable, Sendable {}
        public struct Style: Decodable, Encodable, Hashable, Sendable {}
      }
      extension Date.FormatString {
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {}
      }
      extension Date.FormatStyle {
        public struct DateStyle: Decodable, Encodable, Hashable, Sendable {}
        public struct Symbol: Hashable, Sendable {}
        public struct TimeStyle: Decodable, Encodable, Hashable, Sendable {}
      }
      extension Date.FormatStyle.Symbol {
        public struct CyclicYear: Hashable, Sendable {}
        public struct Day: Hashable, Sendable {}
        public struct DayOfYear: Hashable, Sendable {}
        public struct DayPeriod: Hashable, Sendable {}
        public struct Era: Hashable, Sendable {}
        public struct Hour: Hashable, Sendable {}
        public struct Minute: Hashable, Sendable {}
        public struct Month: Hashable, Sendable {}
        public struct Quarter: Hashable, Sendable {}
        public struct Second: Hashable, Sendable {}
        public struct SecondFraction: Hashable, Sendable {}
        public struct StandaloneMonth: Hashable, Sendable {}
        public struct StandaloneQuarter: Hashable, Sendable {}
        public struct StandaloneWeekday: Hashable, Sendable {}
        public struct TimeZone: Hashable, Sendable {}
        public struct VerbatimHour: Hashable, Sendable {}
        public struct Week: Hashable, Sendable {}
        public struct Weekday: Hashable, Sendable {}
        public struct Year: Hashable, Sendable {}
        public struct YearForWeekOfYear: Hashable, Sendable {}
      }
      extension Date.FormatStyle.Symbol.DayPeriod {
        public enum Width: Hashable, Sendable {}
      }
      extension Date.FormatStyle.Symbol.Hour {
        public struct AMPMStyle: Decodable, Encodable, Hashable, Sendable {}
      }
      extension Date.FormatStyle.Symbol.TimeZone {
        public enum Width: Hashable, Sendable {}
      }
      extension Date.FormatStyle.Symbol.VerbatimHour {
        public struct Clock: Decodable, Encodable, Hashable, Sendable {}
        public struct HourCycle: Decodable, Encodable, Hashable, Sendable {}
      }
      extension Date.ISO8601FormatStyle {
        public enum DateSeparator: Decodable, Encodable, Hashable, RawRepresentable, Sendable {}
        public enum DateTimeSeparator: Decodable, Encodable, Hashable, RawRepresentable, Sendable {}
        public enum TimeSeparator: Decodable, Encodable, Hashable, RawRepresentable, Sendable {}
        public enum TimeZoneSeparator: Decodable, Encodable, Hashable, RawRepresentable, Sendable {}
      }
      extension Date.RelativeFormatStyle {
        public struct Presentation: Decodable, Encodable, Hashable, Sendable {}
        public struct UnitsStyle: Decodable, Encodable, Hashable, Sendable {}
      }
      extension DateComponentsFormatter {
        public enum UnitsStyle: Hashable, RawRepresentable, Sendable {}
        public struct ZeroFormattingBehavior: OptionSet, Sendable {}
      }
      extension DateFormatter {
        public enum Behavior: Hashable, RawRepresentable, Sendable {}
        public enum Style: Hashable, RawRepresentable, Sendable {}
      }
      extension DateIntervalFormatter {
        public enum Style: Hashable, RawRepresentable, Sendable {}
      }
      extension Decimal {
        public struct FormatStyle: ParseableFormatStyle, Sendable {}
        public struct ParseStrategy<Format>: ParseStrategy where Format: FormatStyle, Format.FormatInput == Decimal {}
      }
      extension Decimal.FormatStyle {
        public struct Attributed: FormatStyle, Sendable {}
        public struct Currency: ParseableFormatStyle, Sendable {}
        public struct Percent: ParseableFormatStyle, Sendable {}
      }
      extension DescriptiveNumberFormatConfiguration {
        public struct Presentation: Decodable, Encodable, Hashable, Sendable {}
      }
      extension DispatchData {
        public struct Region: ContiguousBytes, DataProtocol, Sendable {}
      }
      extension Duration {
        public struct TimeFormatStyle: FormatStyle, Sendable {}
        public struct UnitsFormatStyle: FormatStyle, Sendable {}
      }
      extension Duration.TimeFormatStyle {
        public struct Attributed: FormatStyle, Sendable {}
        public struct Pattern: Decodable, Encodable, Hashable, Sendable {}
      }
      extension Duration.UnitsFormatStyle {
        public struct Attributed: FormatStyle, Sendable {}
        public struct FractionalPartDisplayStrategy: Decodable, Encodable, Hashable, Sendable {}
        public struct Unit: Decodable, Encodable, Hashable, Sendable {}
        public struct UnitWidth: Decodable, Encodable, Hashable, Sendable {}
        public struct ZeroValueUnitsDisplayStrategy: Decodable, Encodable, Hashable, Sendable {}
      }
      extension EnergyFormatter {
        public enum Unit: Hashable, RawRepresentable, Sendable {}
      }
      extension FileHandle {
        public struct AsyncBytes: AsyncSequence, Sendable {}
      }
      extension FileHandle.AsyncBytes {
        public struct Iterator: AsyncIteratorProtocol, Sendable {}
      }
      extension FileManager {
        public struct DirectoryEnumerationOptions: OptionSet, Sendable {}
        open class DirectoryEnumerator: NSEnumerator {}
        public struct ItemReplacementOptions: OptionSet, Sendable {}
        public enum SearchPathDirectory: Hashable, RawRepresentable, Sendable {}
        public struct SearchPathDomainMask: OptionSet, Sendable {}
        public enum URLRelationship: Hashable, RawRepresentable, Sendable {}
        public struct VolumeEnumerationOptions: OptionSet, Sendable {}
      }
      extension FileWrapper {
        public struct ReadingOptions: OptionSet, Sendable {}
        public struct WritingOptions: OptionSet, Sendable {}
      }
      extension FloatingPointFormatStyle {
        public struct Attributed: FormatStyle {}
        public struct Currency {}
        public struct Percent {}
      }
      extension Formatter {
        public enum Context: Hashable, RawRepresentable, Sendable {}
        public enum UnitStyle: Hashable, RawRepresentable, Sendable {}
      }
      extension HTTPCookie {
        public enum AcceptPolicy: Hashable, RawRepresentable, Sendable {}
      }
      extension ISO8601DateFormatter {
        public struct Options: Hashable, OptionSet, Sendable {}
      }
      extension IndexSet {
        public struct Index: Comparable, Sendable {}
        public struct RangeView: BidirectionalCollection, Equatable, Sendable {}
      }
      extension IntegerFormatStyle {
        public struct Attributed: FormatStyle {}
        public struct Currency {}
        public struct Percent {}
      }
      extension JSONDecoder {
        public enum DataDecodingStrategy: Sendable {}
        public enum DateDecodingStrategy: Sendable {}
        public enum KeyDecodingStrategy: Sendable {}
        public enum NonConformingFloatDecodingStrategy: Sendable {}
      }
      extension JSONEncoder {
        public enum DataEncodingStrategy: Sendable {}
        public enum DateEncodingStrategy: Sendable {}
        public enum KeyEncodingStrategy: Sendable {}
        public enum NonConformingFloatEncodingStrategy: Sendable {}
        public struct OutputFormatting: OptionSet, Sendable {}
      }
      extension LengthFormatter {
        public enum Unit: Hashable, RawRepresentable, Sendable {}
      }
      extension ListFormatStyle {
        public enum ListType: Decodable, Encodable {}
        public enum Width: Decodable, Encodable {}
      }
      extension Locale {
        public struct Collation: Decodable, Encodable, ExpressibleByStringLiteral, Hashable, Sendable {}
        public struct Components: Decodable, Encodable, Hashable, Sendable {}
        public struct Currency: Decodable, Encodable, ExpressibleByStringLiteral, Hashable, Sendable {}
        public enum HourCycle: Decodable, Encodable, Hashable, RawRepresentable, Sendable {}
        public enum IdentifierType: Hashable, Sendable {}
        public struct Language: Decodable, Encodable, Hashable, Sendable {}
        public struct LanguageCode: Decodable, Encodable, ExpressibleByStringLiteral, Hashable, Sendable {}
        public struct MeasurementSystem: Decodable, Encodable, ExpressibleByStringLiteral, Hashable, Sendable {}
        public struct NumberingSystem: Decodable, Encodable, ExpressibleByStringLiteral, Hashable, Sendable {}
        public struct Region: Decodable, Encodable, ExpressibleByStringLiteral, Hashable, Sendable {}
        public struct Script: Decodable, Encodable, ExpressibleByStringLiteral, Hashable, Sendable {}
        public struct Subdivision: Decodable, Encodable, ExpressibleByStringLiteral, Hashable, Sendable {}
        public struct Variant: Decodable, Encodable, ExpressibleByStringLiteral, Hashable, Sendable {}
        public enum Weekday: Decodable, Encodable, Hashable, RawRepresentable, Sendable {}
      }
      extension Locale.Language {
        public struct Components: Decodable, Encodable, Hashable, Sendable {}
      }
      extension Locale.LanguageCode {
        public enum IdentifierType: Hashable, Sendable {}
      }
      extension LocalizedStringResource {
        public enum BundleDescription: Sendable {}
      }
      extension MassFormatter {
        public enum Unit: Hashable, RawRepresentable, Sendable {}
      }
      extension Measurement {
        public struct AttributedStyle: FormatStyle {}
        public struct FormatStyle: FormatStyle {}
      }
      extension Measurement.AttributedStyle {
        public struct ByteCount: FormatStyle {}
      }
      extension Measurement.FormatStyle {
        public struct ByteCount: FormatStyle {}
        public struct UnitWidth: Decodable, Encodable, Hashable {}
      }
      extension MeasurementFormatter {
        public struct UnitOptions: OptionSet, Sendable {}
      }
      extension Morphology {
        public struct CustomPronoun: Decodable, Encodable, Hashable {}
        public enum Definiteness: Decodable, Encodable, Hashable, RawRepresentable, Sendable {}
        public enum Determination: Decodable, Encodable, Hashable, RawRepresentable, Sendable {}
        public enum GrammaticalCase: Decodable, Encodable, Hashable, RawRepresentable, Sendable {}
        public enum GrammaticalGender: Decodable, Encodable, Hashable, RawRepresentable, Sendable {}
        public enum GrammaticalNumber: Decodable, Encodable, Hashable, RawRepresentable, Sendable {}
        public enum GrammaticalPerson: Decodable, Encodable, Hashable, RawRepresentable, Sendable {}
        public enum PartOfSpeech: Decodable, Encodable, Hashable, RawRepresentable, Sendable {}
        public struct Pronoun: Decodable, Encodable, Hashable, Sendable {}
        public enum PronounType: Decodable, Encodable, Hashable, RawRepresentable, Sendable {}
      }
      extension NSAttributedString {
        public typealias CompletionHandler = (NSAttributedString?, [NSAttributedString.DocumentAttributeKey : Any]?, (any Error)?) -> Void
        public struct DocumentAttributeKey: Hashable, RawRepresentable, Sendable {}
        public struct DocumentReadingOptionKey: Hashable, RawRepresentable, Sendable {}
        public struct DocumentType: Hashable, RawRepresentable, Sendable {}
        public struct EnumerationOptions: OptionSet, Sendable {}
        public struct Key: Hashable, RawRepresentable, Sendable {}
        public struct TextEffectStyle: Hashable, RawRepresentable, Sendable {}
        public struct TextLayoutSectionKey: Hashable, RawRepresentable, Sendable {}
      }
      extension NSCalendar {
        public struct Identifier: Hashable, RawRepresentable, Sendable {}
        public struct Options: OptionSet, Sendable {}
        public struct Unit: OptionSet, Sendable {}
      }
      extension NSCoder {
        public enum DecodingFailurePolicy: Hashable, RawRepresentable, Sendable {}
      }
      extension NSComparisonPredicate {
        public enum Modifier: Hashable, RawRepresentable, Sendable {}
        public enum Operator: Hashable, RawRepresentable, Sendable {}
        public struct Options: OptionSet, Sendable {}
      }
      extension NSCompoundPredicate {
        public enum LogicalType: Hashable, RawRepresentable, Sendable {}
      }
      extension NSData {
        public struct Base64DecodingOptions: OptionSet, Sendable {}
        public struct Base64EncodingOptions: OptionSet, Sendable {}
        public enum CompressionAlgorithm: Hashable, RawRepresentable, Sendable {}
        public struct ReadingOptions: OptionSet, Sendable {}
        public struct SearchOptions: OptionSet, Sendable {}
        public struct WritingOptions: OptionSet, Sendable {}
      }
      extension NSDecimalNumber {
        public enum CalculationError: Hashable, RawRepresentable, Sendable {}
        public enum RoundingMode: Hashable, RawRepresentable, Sendable {}
      }
      extension NSDictionary {
        public final class Iterator: IteratorProtocol {}
      }
      extension NSError {
        public typealias UserInfoKey = NSString
      }
      extension NSExpression {
        public enum ExpressionType: Hashable, RawRepresentable, Sendable {}
      }
      extension NSFileCoordinator {
        public struct ReadingOptions: OptionSet, Sendable {}
        public struct WritingOptions: OptionSet, Sendable {}
      }
      extension NSFileVersion {
        public struct AddingOptions: OptionSet, Sendable {}
        public struct ReplacingOptions: OptionSet, Sendable {}
      }
      extension NSItemProvider {
        public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
        public enum ErrorCode: Hashable, RawRepresentable, Sendable {}
        public typealias LoadHandler = @Sendable (NSItemProvider.CompletionHandler?, AnyClass?, [AnyHashable : Any]?) -> Void
      }
      extension NSLinguisticTagger {
        public struct Options: OptionSet, Sendable {}
      }
      extension NSLocale {
        public struct Key: Hashable, RawRepresentable, Sendable {}
        public enum LanguageDirection: Hashable, RawRepresentable, Sendable {}
      }
      extension NSMachPort {
        public struct Options: OptionSet, Sendable {}
      }
      extension NSObject {
        public struct KeyValueObservingPublisher<Subject, Value>: Equatable where Subject: NSObject {}
      }
      extension NSPointerFunctions {
        public struct Options: OptionSet, Sendable {}
      }
      extension NSRegularExpression {
        public struct MatchingFlags: OptionSet, Sendable {}
        public struct MatchingOptions: OptionSet, Sendable {}
        public struct Options: OptionSet, Sendable {}
      }
      extension NSString {
        public struct CompareOptions: OptionSet, Sendable {}
        public struct EncodingConversionOptions: OptionSet, Sendable {}
        public struct EnumerationOptions: OptionSet, Sendable {}
      }
      extension NSTextCheckingResult {
        public struct CheckingType: OptionSet, Sendable {}
      }
      extension NSTimeZone {
        public enum NameStyle: Hashable, RawRepresentable, Sendable {}
      }
      extension NSURL {
        public struct BookmarkCreationOptions: OptionSet, Sendable {}
        public struct BookmarkResolutionOptions: OptionSet, Sendable {}
      }
      extension NSURLRequest {
        public enum Attribution: Hashable, RawRepresentable, Sendable {}
        public enum CachePolicy: Hashable, RawRepresentable, Sendable {}
        public enum NetworkServiceType: Hashable, RawRepresentable, Sendable {}
      }
      extension NSXPCConnection {
        public struct Options: OptionSet, Sendable {}
      }
      extension NetService {
        public enum ErrorCode: Hashable, RawRepresentable, Sendable {}
        public struct Options: OptionSet, Sendable {}
      }
      extension NotificationCenter {
        public struct Publisher: Equatable, Publisher {}
      }
      extension NotificationCenter.Notifications {
        public struct Iterator: AsyncIteratorProtocol {}
      }
      extension NotificationQueue {
        public struct NotificationCoalescing: OptionSet, Sendable {}
        public enum PostingStyle: Hashable, RawRepresentable, Sendable {}
      }
      extension NumberFormatStyleConfiguration {
        public struct DecimalSeparatorDisplayStrategy: Decodable, Encodable, Hashable, Sendable {}
        public struct Grouping: Decodable, Encodable, Hashable, Sendable {}
        public struct Notation: Decodable, Encodable, Hashable, Sendable {}
        public struct Precision: Decodable, Encodable, Hashable, Sendable {}
        public struct SignDisplayStrategy: Decodable, Encodable, Hashable, Sendable {}
      }
      extension NumberFormatter {
        public enum Behavior: Hashable, RawRepresentable, Sendable {}
        public enum PadPosition: Hashable, RawRepresentable, Sendable {}
        public enum RoundingMode: Hashable, RawRepresentable, Sendable {}
        public enum Style: Hashable, RawRepresentable, Sendable {}
      }
      extension Operation {
        public enum QueuePriority: Hashable, RawRepresentable, Sendable {}
      }
      extension OperationQueue {
        public struct SchedulerOptions: Sendable {}
      }
      extension OperationQueue.SchedulerTimeType {
        public struct Stride: Comparable, Decodable, Encodable, ExpressibleByFloatLiteral, SchedulerTimeIntervalConvertible, SignedNumeric, Sendable {}
      }
      extension PersonNameComponents {
        public struct AttributedStyle: FormatStyle, Sendable {}
        public struct FormatStyle: ParseableFormatStyle, Sendable {}
        public struct ParseStrategy: ParseStrategy, Sendable {}
      }
      extension PersonNameComponents.FormatStyle {
        public enum Style: Decodable, Encodable, Hashable, RawRepresentable, Sendable {}
      }
      extension PersonNameComponentsFormatter {
        public struct Options: OptionSet, Sendable {}
        public enum Style: Hashable, RawRepresentable, Sendable {}
      }
      extension PredicateExpressions {
        public struct Arithmetic<LHS, RHS> where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output: Numeric, LHS.Output == RHS.Output {}
        public enum ArithmeticOperator: Decodable, Encodable, Hashable, Sendable {}
        public struct ClosedRange<LHS, RHS> where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output: Comparable, LHS.Output == RHS.Output {}
        public struct CollectionContainsCollection<Base, Other> where Base: PredicateExpression, Other: PredicateExpression, Base.Output: Collection, Other.Output: Collection, Base.Output.Element: Equatable, Base.Output.Element == Other.Output.Element {}
        public struct CollectionIndexSubscript<Wrapped, Index> where Wrapped: PredicateExpression, Index: PredicateExpression, Wrapped.Output: Collection, Index.Output == Wrapped.Output.Index {}
        public struct CollectionRangeSubscript<Wrapped, Range> where Wrapped: PredicateExpression, Range: PredicateExpression, Wrapped.Output: Collection, Range.Output == Range<Wrapped.Output.Index> {}
        public struct Comparison<LHS, RHS> where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output: Comparable, LHS.Output == RHS.Output {}
        public enum ComparisonOperator: Decodable, Encodable, Hashable, Sendable {}
        public struct Conditional<Test, If, Else> where Test: PredicateExpression, If: PredicateExpression, Else: PredicateExpression, Test.Output == Bool, If.Output == Else.Output {}
        public struct ConditionalCast<Input, Desired> where Input: PredicateExpression {}
        public struct Conjunction<LHS, RHS> where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output == Bool, RHS.Output == Bool {}
        public struct DictionaryKeyDefaultValueSubscript<Wrapped, Key, Default> where Wrapped: PredicateExpression, Key: PredicateExpression, Default: PredicateExpression, Wrapped.Output == [Key.Output: Default.Output], Key.Output: Hashable {}
        public struct DictionaryKeySubscript<Wrapped, Key, Value> where Wrapped: PredicateExpression, Key: PredicateExpression, Wrapped.Output == [Key.Output: Value], Key.Output: Hashable {}
        public struct Disjunction<LHS, RHS> where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output == Bool, RHS.Output == Bool {}
        public struct Equal<LHS, RHS> where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output: Equatable, LHS.Output == RHS.Output {}
        public struct Filter<LHS, RHS> where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output: Sequence, RHS.Output == Bool {}
        public struct FloatDivision<LHS, RHS> where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output: FloatingPoint, LHS.Output == RHS.Output {}
        public struct ForceCast<Input, Desired> where Input: PredicateExpression {}
        public struct ForcedUnwrap<Inner, Wrapped> where Inner: PredicateExpression, Inner.Output == Wrapped? {}
        public struct IntDivision<LHS, RHS> where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output: BinaryInteger, LHS.Output == RHS.Output {}
        public struct IntRemainder<LHS, RHS> where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output: BinaryInteger, LHS.Output == RHS.Output {}
        public struct KeyPath<Root, Output> where Root: PredicateExpression {}
        public struct Negation<Wrapped> where Wrapped: PredicateExpression, Wrapped.Output == Bool {}
        public struct NilCoalesce<LHS, RHS> where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output == RHS.Output? {}
        public struct NilLiteral<Wrapped>: StandardPredicateExpression, Sendable {}
        public struct NotEqual<LHS, RHS> where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output: Equatable, LHS.Output == RHS.Output {}
        public struct OptionalFlatMap<LHS, Wrapped, RHS, Result> where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output == Wrapped? {}
        public struct PredicateEvaluate<Condition, each Input> where Condition: PredicateExpression, repeat each Input: PredicateExpression, Condition.Output == Predicate<repeat (each Input).Output> {}
        public struct Range<LHS, RHS> where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output: Comparable, LHS.Output == RHS.Output {}
        public struct RangeExpressionContains<RangeExpression, Element> where RangeExpression: PredicateExpression, Element: PredicateExpression, RangeExpression.Output: RangeExpression, Element.Output == RangeExpression.Output.Bound {}
        public struct SequenceAllSatisfy<LHS, RHS> where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output: Sequence, RHS.Output == Bool {}
        public struct SequenceContains<LHS, RHS> where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output: Sequence, RHS.Output: Equatable, RHS.Output == LHS.Output.Element {}
        public struct SequenceContainsWhere<LHS, RHS> where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output: Sequence, RHS.Output == Bool {}
        public struct SequenceMaximum<Elements> where Elements: PredicateExpression, Elements.Output: Sequence, Elements.Output.Element: Comparable {}
        public struct SequenceMinimum<Elements> where Elements: PredicateExpression, Elements.Output: Sequence, Elements.Output.Element: Comparable {}
        public struct SequenceStartsWith<Base, Prefix> where Base: PredicateExpression, Prefix: PredicateExpression, Base.Output: Sequence, Prefix.Output: Sequence, Base.Output.Element: Equatable, Base.Output.Element == Prefix.Output.Element {}
        public struct StringCaseInsensitiveCompare<Root, Other> where Root: PredicateExpression, Other: PredicateExpression, Root.Output: StringProtocol, Other.Output: StringProtocol {}
        public struct StringLocalizedCompare<Root, Other> where Root: PredicateExpression, Other: PredicateExpression, Root.Output: StringProtocol, Other.Output: StringProtocol {}
        public struct StringLocalizedStandardContains<Root, Other> where Root: PredicateExpression, Other: PredicateExpression, Root.Output: StringProtocol, Other.Output: StringProtocol {}
        public struct TypeCheck<Input, Desired> where Input: PredicateExpression {}
        public struct UnaryMinus<Wrapped> where Wrapped: PredicateExpression, Wrapped.Output: SignedNumeric {}
        public struct Value<Output> {}
        public struct Variable<Output>: StandardPredicateExpression, Sendable {}
        public struct VariableID: Decodable, Encodable, Hashable, Sendable {}
      }
      extension PredicateExpressions.KeyPath {
        public enum CommonKeyPathKind: Hashable {}
      }
      extension PresentationIntent {
        public struct IntentType: Decodable, Encodable, Hashable, Sendable {}
        public enum Kind: Decodable, Encodable, Hashable, Sendable {}
        public struct TableColumn: Decodable, Encodable, Hashable, Sendable {}
      }
      extension PresentationIntent.TableColumn {
        public enum Alignment: Decodable, Encodable, Hashable, RawRepresentable, Sendable {}
      }
      extension ProcessInfo {
        public struct ActivityOptions: OptionSet, Sendable {}
        public enum ThermalState: Hashable, RawRepresentable, Sendable {}
      }
      extension Progress {
        public struct FileOperationKind: Hashable, RawRepresentable, Sendable {}
        public typealias PublishingHandler = @Sendable (Progress) -> Progress.UnpublishingHandler?
        public typealias UnpublishingHandler = @Sendable () -> Void
      }
      extension PropertyListSerialization {
        public struct MutabilityOptions: OptionSet, Sendable {}
        public enum PropertyListFormat: Hashable, RawRepresentable, Sendable {}
        public typealias ReadOptions = PropertyListSerialization.MutabilityOptions
      }
      extension RelativeDateTimeFormatter {
        public enum DateTimeStyle: Hashable, RawRepresentable, Sendable {}
        public enum UnitsStyle: Hashable, RawRepresentable, Sendable {}
      }
      extension RunLoop {
        public struct SchedulerOptions: Sendable {}
      }
      extension RunLoop.SchedulerTimeType {
        public struct Stride: Comparable, Decodable, Encodable, ExpressibleByFloatLiteral, SchedulerTimeIntervalConvertible, SignedNumeric, Sendable {}
      }
      extension Scanner {
        public enum NumberRepresentation: Hashable, Sendable {}
      }
      extension Stream {
        public struct Event: OptionSet, Sendable {}
        public struct PropertyKey: Hashable, RawRepresentable, Sendable {}
        public enum Status: Hashable, RawRepresentable, Sendable {}
      }
      extension String {
        public struct Comparator: Decodable, Encodable, SortComparator, Sendable {}
        public struct LocalizationOptions {}
        public struct LocalizationValue: Decodable, Encodable, Equatable, ExpressibleByStringInterpolation {}
        public struct StandardComparator: Decodable, Encodable, SortComparator, Sendable {}
      }
      extension String.LocalizationValue {
        public enum Placeholder: Decodable, Encodable, Hashable, Sendable {}
        public struct StringInterpolation: StringInterpolationProtocol {}
      }
      extension Timer {
        public final class TimerPublisher: ConnectablePublisher {}
      }
      extension URL {
        public enum DirectoryHint: Hashable, Sendable {}
        public struct FormatStyle: ParseableFormatStyle, Sendable {}
        public struct ParseStrategy: ParseStrategy, Sendable {}
      }
      extension URL.AsyncBytes {
        public struct AsyncIterator: AsyncIteratorProtocol, Sendable {}
      }
      extension URL.FormatStyle {
        public enum Component: Decodable, Encodable, Hashable, RawRepresentable, Sendable {}
        public struct ComponentDisplayOption: Decodable, Encodable, Hashable, Sendable {}
        public struct HostDisplayOption: Decodable, Encodable, Hashable, Sendable {}
      }
      extension URL.ParseStrategy {
        public enum ComponentParseStrategy<Component>: Decodable, Encodable, Hashable, Sendable where Component: Decodable, Component: Encodable, Component: Hashable, Component: Sendable {}
      }
      extension URLCache {
        public enum StoragePolicy: Hashable, RawRepresentable, Sendable {}
      }
      extension URLCredential {
        public enum Persistence: Hashable, RawRepresentable, Sendable {}
      }
      extension URLError {
        public enum BackgroundTaskCancelledReason: Hashable, RawRepresentable, Sendable {}
        public struct Code: Hashable, RawRepresentable, Sendable {}
        public enum NetworkUnavailableReason: Hashable, RawRepresentable, Sendable {}
      }
      extension URLSession {
        public enum AuthChallengeDisposition: Hashable, RawRepresentable, Sendable {}
        public struct DataTaskPublisher: Publisher, Sendable {}
        public enum DelayedRequestDisposition: Hashable, RawRepresentable, Sendable {}
        public enum ResponseDisposition: Hashable, RawRepresentable, Sendable {}
      }
      extension URLSession.AsyncBytes {
        public struct Iterator: AsyncIteratorProtocol, Sendable {}
      }
      extension URLSessionConfiguration {
        public enum MultipathServiceType: Hashable, RawRepresentable, Sendable {}
      }
      extension URLSessionTask {
        public enum State: Hashable, RawRepresentable, Sendable {}
      }
      extension URLSessionTaskMetrics {
        public enum DomainResolutionProtocol: Hashable, RawRepresentable, Sendable {}
        public enum ResourceFetchType: Hashable, RawRepresentable, Sendable {}
      }
      extension URLSessionWebSocketTask {
        public enum CloseCode: Hashable, RawRepresentable, Sendable {}
        public enum Message: Sendable {}
      }
      extension XMLParser {
        public enum ErrorCode: Hashable, RawRepresentable, Sendable {}
        public enum ExternalEntityResolvingPolicy: Hashable, RawRepresentable, Sendable {}
      }
      extension AsyncCharacterSequence: Sendable where Base: Sendable {}
      extension AsyncUnicodeScalarSequence: Sendable where Base: Sendable {}
      extension CodableConfiguration: Sendable where T: Sendable {}
      extension CodableConfiguration: Hashable where T: Hashable {}
      extension FloatingPointParseStrategy: Sendable where Format: Sendable {}
      extension IntegerParseStrategy: Sendable where Format: Sendable {}
      extension ListFormatStyle: Sendable where Style: Sendable {}
      extension NSKeyValueObservedChange: Sendable where Value: Copyable, Value: Escapable, Value: Sendable {}
      extension Decimal.ParseStrategy: Sendable where Format: Sendable {}
      extension FloatingPointFormatStyle.Currency: ParseableFormatStyle where Value: BinaryFloatingPoint {}
      extension FloatingPointFormatStyle.Percent: ParseableFormatStyle where Value: BinaryFloatingPoint {}
      extension IntegerFormatStyle.Currency: ParseableFormatStyle where Value: BinaryInteger {}
      extension IntegerFormatStyle.Percent: ParseableFormatStyle where Value: BinaryInteger {}
      extension ListFormatStyle.ListType: Hashable where Style: FormatStyle, Base: Sequence, Style.FormatInput == Base.Element, Style.FormatOutput == String {}
      extension ListFormatStyle.ListType: RawRepresentable where Style: FormatStyle, Base: Sequence, Style.FormatInput == Base.Element, Style.FormatOutput == String {}
      extension ListFormatStyle.Width: Hashable where Style: FormatStyle, Base: Sequence, Style.FormatInput == Base.Element, Style.FormatOutput == String {}
      extension ListFormatStyle.Width: RawRepresentable where Style: FormatStyle, Base: Sequence, Style.FormatInput == Base.Element, Style.FormatOutput == String {}
      extension NSObject.KeyValueObservingPublisher: Publisher where Value: Copyable, Value: Escapable {}
      extension PredicateExpressions.Arithmetic: Sendable where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
      extension PredicateExpressions.Arithmetic: StandardPredicateExpression where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
      extension PredicateExpressions.ClosedRange: Sendable where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
      extension PredicateExpressions.ClosedRange: StandardPredicateExpression where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
      extension PredicateExpressions.CollectionContainsCollection: Sendable where Base: StandardPredicateExpression, Other: StandardPredicateExpression {}
      extension PredicateExpressions.CollectionContainsCollection: StandardPredicateExpression where Base: StandardPredicateExpression, Other: StandardPredicateExpression {}
      extension PredicateExpressions.CollectionIndexSubscript: Sendable where Wrapped: StandardPredicateExpression, Index: StandardPredicateExpression {}
      extension PredicateExpressions.CollectionIndexSubscript: StandardPredicateExpression where Wrapped: StandardPredicateExpression, Index: StandardPredicateExpression {}
      extension PredicateExpressions.CollectionRangeSubscript: Sendable where Wrapped: StandardPredicateExpression, Range: StandardPredicateExpression {}
      extension PredicateExpressions.CollectionRangeSubscript: StandardPredicateExpression where Wrapped: StandardPredicateExpression, Range: StandardPredicateExpression {}
      extension PredicateExpressions.Comparison: Sendable where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
      extension PredicateExpressions.Comparison: StandardPredicateExpression where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
      extension PredicateExpressions.Conditional: Sendable where Test: StandardPredicateExpression, If: StandardPredicateExpression, Else: StandardPredicateExpression {}
      extension PredicateExpressions.Conditional: StandardPredicateExpression where Test: StandardPredicateExpression, If: StandardPredicateExpression, Else: StandardPredicateExpression {}
      extension PredicateExpressions.ConditionalCast: Sendable where Input: StandardPredicateExpression, Desired: Copyable, Desired: Escapable {}
      extension PredicateExpressions.ConditionalCast: StandardPredicateExpression where Input: StandardPredicateExpression, Desired: Copyable, Desired: Escapable {}
      extension PredicateExpressions.Conjunction: Sendable where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
      extension PredicateExpressions.Conjunction: StandardPredicateExpression where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
      extension PredicateExpressions.DictionaryKeyDefaultValueSubscript: Sendable where Wrapped: StandardPredicateExpression, Key: StandardPredicateExpression, Default: StandardPredicateExpression {}
      extension PredicateExpressions.DictionaryKeyDefaultValueSubscript: StandardPredicateExpression where Wrapped: StandardPredicateExpression, Key: StandardPredicateExpression, Default: StandardPredicateExpression {}
      extension PredicateExpressions.DictionaryKeySubscript: Sendable where Wrapped: StandardPredicateExpression, Key: StandardPredicateExpression, Value: Copyable, Value: Escapable {}
      extension PredicateExpressions.DictionaryKeySubscript: StandardPredicateExpression where Wrapped: StandardPredicateExpression, Key: StandardPredicateExpression, Value: Copyable, Value: Escapable {}
      extension PredicateExpressions.Disjunction: Sendable where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
      extension PredicateExpressions.Disjunction: StandardPredicateExpression where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
      extension PredicateExpressions.Equal: Sendable where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
      extension PredicateExpressions.Equal: StandardPredicateExpression where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
      extension PredicateExpressions.Filter: Sendable where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
      extension PredicateExpressions.Filter: StandardPredicateExpression where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
      extension PredicateExpressions.FloatDivision: Sendable where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
      extension PredicateExpressions.FloatDivision: StandardPredicateExpression where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
      extension PredicateExpressions.ForceCast: Sendable where Input: StandardPredicateExpression, Desired: Copyable, Desired: Escapable {}
      extension PredicateExpressions.ForceCast: StandardPredicateExpression where Input: StandardPredicateExpression, Desired: Copyable, Desired: Escapable {}
      extension PredicateExpressions.ForcedUnwrap: Sendable where Inner: StandardPredicateExpression, Wrapped: Copyable, Wrapped: Escapable {}
      extension PredicateExpressions.ForcedUnwrap: StandardPredicateExpression where Inner: StandardPredicateExpression, Wrapped: Copyable, Wrapped: Escapable {}
      extension PredicateExpressions.IntDivision: Sendable where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
      extension PredicateExpressions.IntDivision: StandardPredicateExpression where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
      extension PredicateExpressions.IntRemainder: Sendable where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
      extension PredicateExpressions.IntRemainder: StandardPredicateExpression where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
      extension PredicateExpressions.KeyPath: Sendable where Root: StandardPredicateExpression, Output: Copyable, Output: Escapable {}
      extension PredicateExpressions.KeyPath: StandardPredicateExpression where Root: StandardPredicateExpression, Output: Copyable, Output: Escapable {}
      extension PredicateExpressions.Negation: Sendable where Wrapped: StandardPredicateExpression {}
      extension PredicateExpressions.Negation: StandardPredicateExpression where Wrapped: StandardPredicateExpression {}
      extension PredicateExpressions.NilCoalesce: Sendable where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
      extension PredicateExpressions.NilCoalesce: StandardPredicateExpression where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
      extension PredicateExpressions.NotEqual: Sendable where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
      extension PredicateExpressions.NotEqual: StandardPredicateExpression where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
      extension PredicateExpressions.OptionalFlatMap: Sendable where LHS: StandardPredicateExpression, Wrapped: Copyable, Wrapped: Escapable, RHS: StandardPredicateExpression, Result: Copyable, Result: Escapable {}
      extension PredicateExpressions.OptionalFlatMap: StandardPredicateExpression where LHS: StandardPredicateExpression, Wrapped: Copyable, Wrapped: Escapable, RHS: StandardPredicateExpression, Result: Copyable, Result: Escapable {}
      extension PredicateExpressions.PredicateEvaluate: Sendable where Condition: StandardPredicateExpression, each Input: StandardPredicateExpression {}
      extension PredicateExpressions.PredicateEvaluate: StandardPredicateExpression where Condition: StandardPredicateExpression, each Input: StandardPredicateExpression {}
      extension PredicateExpressions.Range: Sendable where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
      extension PredicateExpressions.Range: StandardPredicateExpression where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
      extension PredicateExpressions.RangeExpressionContains: Sendable where RangeExpression: StandardPredicateExpression, Element: StandardPredicateExpression {}
      extension PredicateExpressions.RangeExpressionContains: StandardPredicateExpression where RangeExpression: StandardPredicateExpression, Element: StandardPredicateExpression {}
      extension PredicateExpressions.SequenceAllSatisfy: Sendable where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
      extension PredicateExpressions.SequenceAllSatisfy: StandardPredicateExpression where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
      extension PredicateExpressions.SequenceContains: Sendable where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
      extension PredicateExpressions.SequenceContains: StandardPredicateExpression where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
      extension PredicateExpressions.SequenceContainsWhere: Sendable where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
      extension PredicateExpressions.SequenceContainsWhere: StandardPredicateExpression where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
      extension PredicateExpressions.SequenceMaximum: Sendable where Elements: StandardPredicateExpression {}
      extension PredicateExpressions.SequenceMaximum: StandardPredicateExpression where Elements: StandardPredicateExpression {}
      extension PredicateExpressions.SequenceMinimum: Sendable where Elements: StandardPredicateExpression {}
      extension PredicateExpressions.SequenceMinimum: StandardPredicateExpression where Elements: StandardPredicateExpression {}
      extension PredicateExpressions.SequenceStartsWith: Sendable where Base: StandardPredicateExpression, Prefix: StandardPredicateExpression {}
      extension PredicateExpressions.SequenceStartsWith: StandardPredicateExpression where Base: StandardPredicateExpression, Prefix: StandardPredicateExpression {}
      extension PredicateExpressions.StringCaseInsensitiveCompare: Sendable where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
      extension PredicateExpressions.StringCaseInsensitiveCompare: StandardPredicateExpression where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
      extension PredicateExpressions.StringLocalizedCompare: Sendable where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
      extension PredicateExpressions.StringLocalizedCompare: StandardPredicateExpression where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
      extension PredicateExpressions.StringLocalizedStandardContains: Sendable where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
      extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
      extension PredicateExpressions.TypeCheck: Sendable where Input: StandardPredicateExpression, Desired: Copyable, Desired: Escapable {}
      extension PredicateExpressions.TypeCheck: StandardPredicateExpression where Input: StandardPredicateExpression, Desired: Copyable, Desired: Escapable {}
      extension PredicateExpressions.UnaryMinus: Sendable where Wrapped: StandardPredicateExpression {}
      extension PredicateExpressions.UnaryMinus: StandardPredicateExpression where Wrapped: StandardPredicateExpression {}
      extension PredicateExpressions.Value: Sendable where Output: Decodable, Output: Encodable {}
      extension PredicateExpressions.Value: StandardPredicateExpression where Output: Decodable, Output: Encodable {}
      extension FileHandle: NSSecureCoding {}
      extension NSArray: NSMutableCopying {}
      extension NSAttributedString: NSMutableCopying {}
      extension NSData: DataProtocol {}
      extension NSData: NSMutableCopying {}
      extension NSDictionary: NSMutableCopying {}
      extension NSPredicate: NSSecureCoding {}
      extension NSSet: NSMutableCopying {}
      extension NSSortDescriptor: NSSecureCoding {}
      extension NSString: NSItemProviderReading {}
      extension NSString: NSItemProviderWriting {}
      extension NSString: NSMutableCopying {}
      extension NSURL: NSItemProviderReading {}
      extension NSURL: NSItemProviderWriting {}
      extension OperationQueue: ProgressReporting {}
      extension URLSessionTask: ProgressReporting {}
      func NSClassFromString(_: String) -> AnyClass?
      func NSHomeDirectory() -> String
      func NSLocalizedString(_: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String) -> String
      func NSLocationInRange(_: Int, _: NSRange) -> Bool
      func NSMakeRange(_: Int, _: Int) -> NSRange
      func NSMaxRange(_: NSRange) -> Int
      func NSSelectorFromString(_: String) -> Selector
      func NSTemporaryDirectory() -> String
      let NSCocoaErrorDomain: String
      let NSExtensionJavaScriptPreprocessingResultsKey: String
      let NSKeyedArchiveRootObjectKey: String
      let NSLocalizedDescriptionKey: String
      let NSLocalizedRecoverySuggestionErrorKey: String
      let NSNotFound: Int
      let NSPOSIXErrorDomain: String
      let NSURLAuthenticationMethodClientCertificate: String
      let NSURLAuthenticationMethodHTTPBasic: String
      let NSURLAuthenticationMethodServerTrust: String
      let NSURLErrorDomain: String
      let NSURLErrorFailingURLErrorKey: String
      let NSUbiquitousKeyValueStoreChangeReasonKey: String
      let NSUbiquitousKeyValueStoreChangedKeysKey: String
      let NSUnderlyingErrorKey: String
      let NSUserActivityTypeBrowsingWeb: String
      var NSFileReadNoSuchFileError: Int {get}
      var NSNotFound: Int {get}
      var NSURLErrorCannotConnectToHost: Int {get}
      var NSURLErrorNetworkConnectionLost: Int {get}
      var NSURLErrorNotConnectedToInternet: Int {get}
      var NSURLErrorServerCertificateUntrusted: Int {get}
      var NSURLErrorTimedOut: Int {get}
      var NSUTF8StringEncoding: UInt {get}
      var NSUbiquitousKeyValueStoreInitialSyncChange: Int {get}
      var NSUbiquitousKeyValueStoreServerChange: Int {get}
      var NSUserCancelledError: Int {get}
      """#)
}
