// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let foundation = SDKMembers(
    module: "Foundation",
    typesOfOthers: [
      "Array", "ArraySlice", "AsyncSequence", "BinaryFloatingPoint", "BinaryInteger", "Bool", "CFError",
      "Comparator", "ContiguousArray", "Dictionary", "DispatchData", "Double", "Duration", "Encoding", "Error", "Float",
      "FloatingPointRoundingRule", "Int", "Int16", "Int32", "Int64", "Int8", "LocalizationOptions", "LocalizationValue",
      "Never", "Optional", "Placeholder", "Range", "Region", "Repeated", "Sequence", "Slice", "StandardComparator",
      "String", "StringInterpolation", "StringProtocol", "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
      "UnsafeBufferPointer", "UnsafeRawBufferPointer"
    ],
    text: #"""
      extension Array {
      func encode(to: any Encoder, configuration: Element.EncodingConfiguration) throws
      init(from: any Decoder, configuration: Element.DecodingConfiguration) throws
      var regions: CollectionOfOne<Array<UInt8>> {get}
      }
      extension ArraySlice {
      var regions: CollectionOfOne<ArraySlice<UInt8>> {get}
      }
      extension AsyncCharacterSequence {
      func makeAsyncIterator() -> AsyncCharacterSequence<Base>.AsyncIterator
      }
      extension AsyncCharacterSequence.AsyncIterator {
      func next() async rethrows -> Character?
      }
      extension AsyncLineSequence {
      func makeAsyncIterator() -> AsyncLineSequence<Base>.AsyncIterator
      }
      extension AsyncLineSequence.AsyncIterator {
      func next() async rethrows -> String?
      }
      extension AsyncSequence {
      var characters: AsyncCharacterSequence<Self> {get}
      var lines: AsyncLineSequence<Self> {get}
      var unicodeScalars: AsyncUnicodeScalarSequence<Self> {get}
      }
      extension AsyncUnicodeScalarSequence {
      func makeAsyncIterator() -> AsyncUnicodeScalarSequence<Base>.AsyncIterator
      }
      extension AsyncUnicodeScalarSequence.AsyncIterator {
      func next() async rethrows -> UnicodeScalar?
      }
      extension AttributeContainer {
      func encode(to: any Encoder, configuration: AttributeScopeCodableConfiguration) throws
      func hash(into: inout Hasher)
      func merge(_: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew)
      func merging(_: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew) -> AttributeContainer
      init()
      init(_: [NSAttributedString.Key : Any])
      init(from: any Decoder, configuration: AttributeScopeCodableConfiguration) throws
      var description: String {get}
      var hashValue: Int {get}
      }
      extension AttributeScopes {
      var foundation: AttributeScopes.FoundationAttributes.Type {get}
      }
      extension AttributeScopes.FoundationAttributes {
      let byteCount: AttributeScopes.FoundationAttributes.ByteCountAttribute
      let imageURL: AttributeScopes.FoundationAttributes.ImageURLAttribute
      let inlinePresentationIntent: AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute
      let link: AttributeScopes.FoundationAttributes.LinkAttribute
      let measurement: AttributeScopes.FoundationAttributes.MeasurementAttribute
      }
      extension AttributeScopes.FoundationAttributes.ByteCountAttribute {
      static let name: String
      }
      extension AttributeScopes.FoundationAttributes.ByteCountAttribute.Component {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(from: any Decoder) throws
      static var value: Component {get}
      var hashValue: Int {get}
      }
      extension AttributeScopes.FoundationAttributes.ByteCountAttribute.Unit {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(from: any Decoder) throws
      static var byte: Unit {get}
      static var gb: Unit {get}
      static var kb: Unit {get}
      static var mb: Unit {get}
      static var tb: Unit {get}
      var hashValue: Int {get}
      }
      extension AttributeScopes.FoundationAttributes.ImageURLAttribute {
      static let name: String
      }
      extension AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute {
      static func value(for: NSNumber) throws -> InlinePresentationIntent
      static let name: String
      }
      extension AttributeScopes.FoundationAttributes.LinkAttribute {
      static func value(for: NSObject) throws -> URL
      static var name: String
      }
      extension AttributeScopes.FoundationAttributes.MeasurementAttribute {
      static let name: String
      }
      extension AttributeScopes.FoundationAttributes.MeasurementAttribute.Component {
      init?(rawValue: Int)
      static var unit: Component {get}
      static var value: Component {get}
      var rawValue: Int {get}
      }
      extension AttributedString {
      func append(_: some AttributedStringProtocol)
      func encode(to: any Encoder) throws
      func encode(to: any Encoder, configuration: AttributeScopeCodableConfiguration) throws
      func insert(_: some AttributedStringProtocol, at: AttributedString.Index)
      func mergeAttributes(_: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew)
      func removeSubrange(_: some RangeExpression<AttributedString.Index>)
      func replaceSubrange(_: some RangeExpression<AttributedString.Index>, with: some AttributedStringProtocol)
      func setAttributes(_: AttributeContainer)
      init()
      init(_: AttributedSubstring)
      init(_: NSAttributedString)
      init(_: String, attributes: AttributeContainer = .init())
      init(_: Substring, attributes: AttributeContainer = .init())
      init(contentsOf: URL, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws
      init(from: any Decoder) throws
      init(from: any Decoder, configuration: AttributeScopeCodableConfiguration) throws
      init(localized: LocalizedStringResource)
      init(localized: LocalizedStringResource, options: AttributedString.LocalizationOptions)
      init(localized: StaticString, defaultValue: String.LocalizationValue, options: AttributedString.FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil)
      init(localized: StaticString, defaultValue: String.LocalizationValue, options: AttributedString.LocalizationOptions, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil)
      init(localized: String.LocalizationValue, options: AttributedString.FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil)
      init(localized: String.LocalizationValue, options: AttributedString.LocalizationOptions, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil)
      init(markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws
      init(markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws
      init(stringLiteral: String)
      var characters: AttributedString.CharacterView {get set}
      var endIndex: AttributedString.Index {get}
      var hashValue: Int {get}
      var runs: AttributedString.Runs {get}
      var startIndex: AttributedString.Index {get}
      var unicodeScalars: AttributedString.UnicodeScalarView {get set}
      }
      extension AttributedString.AttributeMergePolicy {
      func hash(into: inout Hasher)
      static var keepCurrent: AttributeMergePolicy {get}
      var hashValue: Int {get}
      }
      extension AttributedString.CharacterView {
      func distance(from: AttributedString.Index, to: AttributedString.Index) -> Int
      func index(_: AttributedString.Index, offsetBy: Int) -> AttributedString.Index
      func index(_: AttributedString.Index, offsetBy: Int, limitedBy: AttributedString.Index) -> AttributedString.Index?
      func index(after: AttributedString.Index) -> AttributedString.Index
      func index(before: AttributedString.Index) -> AttributedString.Index
      func replaceSubrange(_: Range<AttributedString.CharacterView.Index>, with: some Collection<Character>)
      init()
      var count: Int {get}
      var endIndex: AttributedString.Index {get}
      var startIndex: AttributedString.Index {get}
      }
      extension AttributedString.FormattingOptions {
      init(rawValue: UInt)
      let rawValue: UInt
      }
      extension AttributedString.InterpolationOptions {
      init(rawValue: UInt)
      let rawValue: UInt
      }
      extension AttributedString.LocalizationOptions {
      init()
      var concepts: [InflectionConcept]?
      var replacements: [any CVarArg]?
      }
      extension AttributedString.MarkdownParsingOptions {
      init(allowsExtendedAttributes: Bool = false, interpretedSyntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full, failurePolicy: AttributedString.MarkdownParsingOptions.FailurePolicy = .throwError, languageCode: String? = nil)
      init(allowsExtendedAttributes: Bool = false, interpretedSyntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full, failurePolicy: AttributedString.MarkdownParsingOptions.FailurePolicy = .throwError, languageCode: String? = nil, appliesSourcePositionAttributes: Bool = false)
      var interpretedSyntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
      var languageCode: String?
      }
      extension AttributedString.MarkdownParsingOptions.FailurePolicy {
      init?(rawValue: Int)
      static var throwError: FailurePolicy {get}
      var rawValue: Int {get}
      }
      extension AttributedString.MarkdownParsingOptions.InterpretedSyntax {
      init?(rawValue: Int)
      static var full: InterpretedSyntax {get}
      static var inlineOnlyPreservingWhitespace: InterpretedSyntax {get}
      var rawValue: Int {get}
      }
      extension AttributedString.MarkdownSourcePosition {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(from: any Decoder) throws
      init(startLine: Int, startColumn: Int, endLine: Int, endColumn: Int)
      var hashValue: Int {get}
      }
      extension AttributedString.Runs {
      func distance(from: AttributedString.Runs.Index, to: AttributedString.Runs.Index) -> Int
      func index(_: AttributedString.Runs.Index, offsetBy: Int) -> AttributedString.Runs.Index
      func index(_: AttributedString.Runs.Index, offsetBy: Int, limitedBy: AttributedString.Runs.Index) -> AttributedString.Runs.Index?
      func index(after: AttributedString.Runs.Index) -> AttributedString.Runs.Index
      func index(before: AttributedString.Runs.Index) -> AttributedString.Runs.Index
      var description: String {get}
      var endIndex: AttributedString.Runs.Index {get}
      var startIndex: AttributedString.Runs.Index {get}
      }
      extension AttributedString.Runs.AttributesSlice1 {
      func index(after: AttributedString.Runs.AttributesSlice1<T>.Index) -> AttributedString.Runs.AttributesSlice1<T>.Index
      func index(before: AttributedString.Runs.AttributesSlice1<T>.Index) -> AttributedString.Runs.AttributesSlice1<T>.Index
      func makeIterator() -> AttributedString.Runs.AttributesSlice1<T>.Iterator
      var endIndex: AttributedString.Runs.AttributesSlice1<T>.Index {get}
      var startIndex: AttributedString.Runs.AttributesSlice1<T>.Index {get}
      }
      extension AttributedString.Runs.AttributesSlice1.Iterator {
      func next() -> AttributedString.Runs.AttributesSlice1<T>.Iterator.Element?
      }
      extension AttributedString.Runs.AttributesSlice2 {
      func index(after: AttributedString.Runs.AttributesSlice2<T, U>.Index) -> AttributedString.Runs.AttributesSlice2<T, U>.Index
      func index(before: AttributedString.Runs.AttributesSlice2<T, U>.Index) -> AttributedString.Runs.AttributesSlice2<T, U>.Index
      func makeIterator() -> AttributedString.Runs.AttributesSlice2<T, U>.Iterator
      var endIndex: AttributedString.Runs.AttributesSlice2<T, U>.Index {get}
      var startIndex: AttributedString.Runs.AttributesSlice2<T, U>.Index {get}
      }
      extension AttributedString.Runs.AttributesSlice2.Iterator {
      func next() -> AttributedString.Runs.AttributesSlice2<T, U>.Iterator.Element?
      }
      extension AttributedString.Runs.AttributesSlice3 {
      func index(after: AttributedString.Runs.AttributesSlice3<T, U, V>.Index) -> AttributedString.Runs.AttributesSlice3<T, U, V>.Index
      func index(before: AttributedString.Runs.AttributesSlice3<T, U, V>.Index) -> AttributedString.Runs.AttributesSlice3<T, U, V>.Index
      func makeIterator() -> AttributedString.Runs.AttributesSlice3<T, U, V>.Iterator
      var endIndex: AttributedString.Runs.AttributesSlice3<T, U, V>.Index {get}
      var startIndex: AttributedString.Runs.AttributesSlice3<T, U, V>.Index {get}
      }
      extension AttributedString.Runs.AttributesSlice3.Iterator {
      func next() -> AttributedString.Runs.AttributesSlice3<T, U, V>.Iterator.Element?
      }
      extension AttributedString.Runs.AttributesSlice4 {
      func index(after: AttributedString.Runs.AttributesSlice4<T, U, V, W>.Index) -> AttributedString.Runs.AttributesSlice4<T, U, V, W>.Index
      func index(before: AttributedString.Runs.AttributesSlice4<T, U, V, W>.Index) -> AttributedString.Runs.AttributesSlice4<T, U, V, W>.Index
      func makeIterator() -> AttributedString.Runs.AttributesSlice4<T, U, V, W>.Iterator
      var endIndex: AttributedString.Runs.AttributesSlice4<T, U, V, W>.Index {get}
      var startIndex: AttributedString.Runs.AttributesSlice4<T, U, V, W>.Index {get}
      }
      extension AttributedString.Runs.AttributesSlice4.Iterator {
      func next() -> AttributedString.Runs.AttributesSlice4<T, U, V, W>.Iterator.Element?
      }
      extension AttributedString.Runs.AttributesSlice5 {
      func index(after: AttributedString.Runs.AttributesSlice5<T, U, V, W, X>.Index) -> AttributedString.Runs.AttributesSlice5<T, U, V, W, X>.Index
      func index(before: AttributedString.Runs.AttributesSlice5<T, U, V, W, X>.Index) -> AttributedString.Runs.AttributesSlice5<T, U, V, W, X>.Index
      func makeIterator() -> AttributedString.Runs.AttributesSlice5<T, U, V, W, X>.Iterator
      var endIndex: AttributedString.Runs.AttributesSlice5<T, U, V, W, X>.Index {get}
      var startIndex: AttributedString.Runs.AttributesSlice5<T, U, V, W, X>.Index {get}
      }
      extension AttributedString.Runs.AttributesSlice5.Iterator {
      func next() -> AttributedString.Runs.AttributesSlice5<T, U, V, W, X>.Iterator.Element?
      }
      extension AttributedString.Runs.Index {
      func advanced(by: Int) -> AttributedString.Runs.Index
      func distance(to: AttributedString.Runs.Index) -> Int
      }
      extension AttributedString.Runs.Run {
      var attributes: AttributeContainer {get}
      var description: String {get}
      var range: Range<AttributedString.Index> {get}
      }
      extension AttributedString.UnicodeScalarView {
      func distance(from: AttributedString.Index, to: AttributedString.Index) -> Int
      func index(_: AttributedString.Index, offsetBy: Int) -> AttributedString.Index
      func index(_: AttributedString.Index, offsetBy: Int, limitedBy: AttributedString.Index) -> AttributedString.Index?
      func index(after: AttributedString.Index) -> AttributedString.Index
      func index(before: AttributedString.Index) -> AttributedString.Index
      func replaceSubrange(_: Range<AttributedString.UnicodeScalarView.Index>, with: some Collection<Unicode.Scalar>)
      init()
      var count: Int {get}
      var endIndex: AttributedString.Index {get}
      var startIndex: AttributedString.Index {get}
      }
      extension AttributedStringAttributeMutation {
      func mergeAttributes(_: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy)
      func setAttributes(_: AttributeContainer)
      }
      extension AttributedStringKey {
      static var name: String {get}
      var description: String {get}
      }
      extension AttributedStringProtocol {
      func hash(into: inout Hasher)
      func index(_: AttributedString.Index, offsetByCharacters: Int) -> AttributedString.Index
      func index(_: AttributedString.Index, offsetByRuns: Int) -> AttributedString.Index
      func index(_: AttributedString.Index, offsetByUnicodeScalars: Int) -> AttributedString.Index
      func index(afterCharacter: AttributedString.Index) -> AttributedString.Index
      func index(afterRun: AttributedString.Index) -> AttributedString.Index
      func index(afterUnicodeScalar: AttributedString.Index) -> AttributedString.Index
      func index(beforeCharacter: AttributedString.Index) -> AttributedString.Index
      func index(beforeRun: AttributedString.Index) -> AttributedString.Index
      func index(beforeUnicodeScalar: AttributedString.Index) -> AttributedString.Index
      var characters: AttributedString.CharacterView {get}
      var description: String {get}
      var endIndex: AttributedString.Index {get}
      var runs: AttributedString.Runs {get}
      var startIndex: AttributedString.Index {get}
      var unicodeScalars: AttributedString.UnicodeScalarView {get}
      }
      extension AttributedSubstring {
      func mergeAttributes(_: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew)
      func setAttributes(_: AttributeContainer)
      init()
      var base: AttributedString {get}
      var characters: AttributedString.CharacterView {get}
      var description: String {get}
      var endIndex: AttributedString.Index {get}
      var hashValue: Int {get}
      var runs: AttributedString.Runs {get}
      var startIndex: AttributedString.Index {get}
      var unicodeScalars: AttributedString.UnicodeScalarView {get}
      }
      extension BinaryFloatingPoint {
      func formatted() -> String
      init(_: String, format: FloatingPointFormatStyle<Self>, lenient: Bool = true) throws
      init(_: String, format: FloatingPointFormatStyle<Self>.Currency, lenient: Bool = true) throws
      init(_: String, format: FloatingPointFormatStyle<Self>.Percent, lenient: Bool = true) throws
      }
      extension BinaryInteger {
      func formatted() -> String
      init(_: String, format: IntegerFormatStyle<Self>, lenient: Bool = true) throws
      init(_: String, format: IntegerFormatStyle<Self>.Currency, lenient: Bool = true) throws
      init(_: String, format: IntegerFormatStyle<Self>.Percent, lenient: Bool = true) throws
      }
      extension Bool {
      init(_: NSNumber)
      init(truncating: NSNumber)
      init?(exactly: NSNumber)
      }
      extension Bundle {
      func load() -> Bool
      func localizedString(forKey: String, value: String?, table: String?) -> String
      func object(forInfoDictionaryKey: String) -> Any?
      func path(forAuxiliaryExecutable: String) -> String?
      func path(forResource: String?, ofType: String?, inDirectory: String?) -> String?
      func path(forResource: String?, ofType: String?, inDirectory: String?, forLocalization: String?) -> String?
      func paths(forResourcesOfType: String?, inDirectory: String?) -> [String]
      func paths(forResourcesOfType: String?, inDirectory: String?, forLocalization: String?) -> [String]
      func preflight() throws
      func url(forAuxiliaryExecutable: String) -> URL?
      func url(forResource: String?, withExtension: String?, subdirectory: String?) -> URL?
      func url(forResource: String?, withExtension: String?, subdirectory: String?, localization: String?) -> URL?
      func urls(forResourcesWithExtension: String?, subdirectory: String?) -> [URL]?
      func urls(forResourcesWithExtension: String?, subdirectory: String?, localization: String?) -> [URL]?
      init(forClass: AnyClass)
      init?(URL: URL)
      init?(identifier: String)
      init?(url: URL)
      static func path(forResource: String?, ofType: String?, inDirectory: String) -> String?
      static func paths(forResourcesOfType: String?, inDirectory: String) -> [String]
      static func preferredLocalizations(from: [String]) -> [String]
      static func preferredLocalizations(from: [String], forPreferences: [String]?) -> [String]
      static func url(forResource: String?, withExtension: String?, subdirectory: String?, in: URL) -> URL?
      static func urls(forResourcesWithExtension: String?, subdirectory: String?, in: URL) -> [URL]?
      var bundlePath: String {get}
      var developmentLocalization: String? {get}
      var executablePath: String? {get}
      var executableURL: URL? {get}
      var isLoaded: Bool {get}
      var preferredLocalizations: [String] {get}
      var resourcePath: String? {get}
      var resourceURL: URL? {get}
      }
      extension ByteCountFormatter {
      func string(for: Any?) -> String?
      func string(from: Measurement<UnitInformationStorage>) -> String
      func string(fromByteCount: Int64) -> String
      static func string(from: Measurement<UnitInformationStorage>, countStyle: ByteCountFormatter.CountStyle) -> String
      static func string(fromByteCount: Int64, countStyle: ByteCountFormatter.CountStyle) -> String
      var allowedUnits: ByteCountFormatter.Units {get set}
      var allowsNonnumericFormatting: Bool {get set}
      var countStyle: ByteCountFormatter.CountStyle {get set}
      var formattingContext: Formatter.Context {get set}
      }
      extension ByteCountFormatter.CountStyle {
      init?(rawValue: Int)
      static var binary: CountStyle {get}
      static var decimal: CountStyle {get}
      static var file: CountStyle {get}
      static var memory: CountStyle {get}
      }
      extension ByteCountFormatter.Units {
      init(rawValue: UInt)
      static var useGB: ByteCountFormatter.Units {get}
      static var useKB: ByteCountFormatter.Units {get}
      static var useMB: ByteCountFormatter.Units {get}
      }
      extension CFError {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension CGFloat {
      init(_: NSNumber)
      init(truncating: NSNumber)
      init?(exactly: NSNumber)
      }
      extension CachedURLResponse {
      init(response: URLResponse, data: Data)
      init(response: URLResponse, data: Data, userInfo: [AnyHashable : Any]? = nil, storagePolicy: URLCache.StoragePolicy)
      var data: Data {get}
      var response: URLResponse {get}
      var userInfo: [AnyHashable : Any]? {get}
      }
      extension Calendar {
      func compare(_: Date, to: Date, toGranularity: Calendar.Component) -> ComparisonResult
      func date(_: Date, matchesComponents: DateComponents) -> Bool
      func date(bySetting: Calendar.Component, value: Int, of: Date) -> Date?
      func date(bySettingHour: Int, minute: Int, second: Int, of: Date, matchingPolicy: Calendar.MatchingPolicy = .nextTime, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward) -> Date?
      func dateComponents(in: TimeZone, from: Date) -> DateComponents
      func dateInterval(of: Calendar.Component, for: Date) -> DateInterval?
      func dateInterval(of: Calendar.Component, start: inout Date, interval: inout TimeInterval, for: Date) -> Bool
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      func isDate(_: Date, equalTo: Date, toGranularity: Calendar.Component) -> Bool
      func nextDate(after: Date, matching: DateComponents, matchingPolicy: Calendar.MatchingPolicy, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward) -> Date?
      func range(of: Calendar.Component, in: Calendar.Component, for: Date) -> Range<Int>?
      init(from: any Decoder) throws
      static var autoupdatingCurrent: Calendar {get}
      var customMirror: Mirror {get}
      var debugDescription: String {get}
      var description: String {get}
      var hashValue: Int {get}
      var identifier: Calendar.Identifier {get}
      var locale: Locale? {get set}
      var timeZone: TimeZone {get set}
      var weekdaySymbols: [String] {get}
      }
      extension Calendar.Component {
      func hash(into: inout Hasher)
      static var calendar: Component {get}
      static var nanosecond: Component {get}
      static var timeZone: Component {get}
      static var weekOfYear: Component {get}
      var hashValue: Int {get}
      }
      extension Calendar.Identifier {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(from: any Decoder) throws
      var debugDescription: String {get}
      var hashValue: Int {get}
      }
      extension CharacterSet {
      func contains(_: Unicode.Scalar) -> Bool
      func encode(to: any Encoder) throws
      func formIntersection(_: CharacterSet)
      func formSymmetricDifference(_: CharacterSet)
      func formUnion(_: CharacterSet)
      func hash(into: inout Hasher)
      func insert(_: Unicode.Scalar) -> (inserted: Bool, memberAfterInsert: Unicode.Scalar)
      func insert(charactersIn: ClosedRange<Unicode.Scalar>)
      func insert(charactersIn: Range<Unicode.Scalar>)
      func insert(charactersIn: String)
      func intersection(_: CharacterSet) -> CharacterSet
      func invert()
      func isSuperset(of: CharacterSet) -> Bool
      func remove(_: Unicode.Scalar) -> Unicode.Scalar?
      func remove(charactersIn: ClosedRange<Unicode.Scalar>)
      func remove(charactersIn: Range<Unicode.Scalar>)
      func remove(charactersIn: String)
      func subtract(_: CharacterSet)
      func subtracting(_: CharacterSet) -> CharacterSet
      func symmetricDifference(_: CharacterSet) -> CharacterSet
      func union(_: CharacterSet) -> CharacterSet
      func update(with: Unicode.Scalar) -> Unicode.Scalar?
      init()
      init(bitmapRepresentation: Data)
      init(charactersIn: ClosedRange<Unicode.Scalar>)
      init(charactersIn: Range<Unicode.Scalar>)
      init(charactersIn: String)
      init(from: any Decoder) throws
      init?(contentsOfFile: String)
      static var alphanumerics: CharacterSet {get}
      static var controlCharacters: CharacterSet {get}
      static var decimalDigits: CharacterSet {get}
      static var illegalCharacters: CharacterSet {get}
      static var letters: CharacterSet {get}
      static var newlines: CharacterSet {get}
      static var punctuationCharacters: CharacterSet {get}
      static var symbols: CharacterSet {get}
      static var urlFragmentAllowed: CharacterSet {get}
      static var urlHostAllowed: CharacterSet {get}
      static var urlPasswordAllowed: CharacterSet {get}
      static var urlPathAllowed: CharacterSet {get}
      static var urlQueryAllowed: CharacterSet {get}
      static var urlUserAllowed: CharacterSet {get}
      static var whitespaces: CharacterSet {get}
      static var whitespacesAndNewlines: CharacterSet {get}
      var debugDescription: String {get}
      var description: String {get}
      var hashValue: Int {get}
      var inverted: CharacterSet {get}
      }
      extension CocoaError {
      func hash(into: inout Hasher)
      init(_: Self.Code, userInfo: [String : Any] = [:])
      static func error(_: CocoaError.Code, userInfo: [AnyHashable : Any]? = nil, url: URL? = nil) -> any Error
      static var errorDomain: String {get}
      static var fileNoSuchFile: CocoaError.Code {get}
      static var fileWriteUnknown: CocoaError.Code {get}
      static var formatting: CocoaError.Code {get}
      static var propertyListWriteInvalid: CocoaError.Code {get}
      static var userCancelled: CocoaError.Code {get}
      var code: Self.Code {get}
      var errorCode: Int {get}
      var errorUserInfo: [String : Any] {get}
      var filePath: String? {get}
      var hashValue: Int {get}
      var stringEncoding: String.Encoding? {get}
      var underlying: (any Error)? {get}
      var url: URL? {get}
      var userInfo: [String : Any] {get}
      }
      extension CocoaError.Code {
      init(rawValue: Int)
      let rawValue: Int
      static var fileNoSuchFile: CocoaError.Code {get}
      static var fileWriteUnknown: CocoaError.Code {get}
      static var formatting: CocoaError.Code {get}
      static var propertyListWriteInvalid: CocoaError.Code {get}
      static var userCancelled: CocoaError.Code {get}
      }
      extension CodableConfiguration {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(from: any Decoder) throws
      init(wrappedValue: T)
      init(wrappedValue: T, from: ConfigurationProvider.Type)
      init(wrappedValue: T, from: KeyPath<AttributeScopes, ConfigurationProvider.Type>)
      var hashValue: Int {get}
      var wrappedValue: T
      }
      extension ComparisonResult {
      func encode(to: any Encoder) throws
      init(from: any Decoder) throws
      init?(rawValue: Int)
      static var orderedAscending: ComparisonResult {get}
      static var orderedDescending: ComparisonResult {get}
      static var orderedSame: ComparisonResult {get}
      }
      extension ContiguousArray {
      var regions: CollectionOfOne<ContiguousArray<UInt8>> {get}
      }
      extension CustomLocalizedStringResourceConvertible {
      var localizedStringResource: LocalizedStringResource {get}
      }
      extension CustomNSError {
      static var errorDomain: String {get}
      var errorCode: Int {get}
      var errorUserInfo: [String : Any] {get}
      }
      extension Data {
      func advanced(by: Int) -> Data
      func append(_: Data)
      func append(_: UnsafePointer<UInt8>, count: Int)
      func append(contentsOf: [UInt8])
      func copyBytes(to: UnsafeMutablePointer<UInt8>, count: Int)
      func copyBytes(to: UnsafeMutablePointer<UInt8>, from: Range<Data.Index>)
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      func index(after: Data.Index) -> Data.Index
      func index(before: Data.Index) -> Data.Index
      func makeIterator() -> Data.Iterator
      func range(of: Data, options: Data.SearchOptions = [], in: Range<Data.Index>? = nil) -> Range<Data.Index>?
      func replaceSubrange(_: Range<Data.Index>, with: Data)
      func replaceSubrange(_: Range<Data.Index>, with: UnsafeRawPointer, count: Int)
      func reserveCapacity(_: Int)
      init(bytes: Array<UInt8>)
      init(bytes: ArraySlice<UInt8>)
      init(bytes: UnsafeRawPointer, count: Int)
      init(bytesNoCopy: UnsafeMutableRawPointer, count: Int, deallocator: Data.Deallocator)
      init(capacity: Int)
      init(from: any Decoder) throws
      init(referencing: NSData)
      init(repeating: UInt8, count: Int)
      var customMirror: Mirror {get}
      var debugDescription: String {get}
      var description: String {get}
      var endIndex: Data.Index {get}
      var hashValue: Int {get}
      var indices: Range<Int> {get}
      var regions: CollectionOfOne<Data> {get}
      var startIndex: Data.Index {get}
      }
      extension Data.Deallocator {
      static var free: Deallocator {get}
      static var none: Deallocator {get}
      }
      extension Data.Iterator {
      func next() -> UInt8?
      }
      extension DataProtocol {
      func copyBytes(to: UnsafeMutableRawBufferPointer) -> Int
      func copyBytes(to: UnsafeMutableRawBufferPointer, count: Int) -> Int
      var regions: Self.Regions {get}
      }
      extension Date {
      func ISO8601Format(_: Date.ISO8601FormatStyle = .init()) -> String
      func advanced(by: TimeInterval) -> Date
      func compare(_: Date) -> ComparisonResult
      func description(with: Locale?) -> String
      func distance(to: Date) -> TimeInterval
      func encode(to: any Encoder) throws
      func formatted() -> String
      func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String
      func hash(into: inout Hasher)
      init(from: any Decoder) throws
      var customMirror: Mirror {get}
      var debugDescription: String {get}
      var description: String {get}
      var hashValue: Int {get}
      }
      extension Date.AttributedStyle {
      func encode(to: any Encoder) throws
      func format(_: Date) -> AttributedString
      func hash(into: inout Hasher)
      func locale(_: Locale) -> Date.AttributedStyle
      init(from: any Decoder) throws
      var hashValue: Int {get}
      }
      extension Date.FormatString {
      func hash(into: inout Hasher)
      init(stringInterpolation: Date.FormatString.StringInterpolation)
      init(stringLiteral: String)
      var hashValue: Int {get}
      }
      extension Date.FormatString.StringInterpolation {
      func appendInterpolation(cyclicYear: Date.FormatStyle.Symbol.CyclicYear)
      func appendInterpolation(day: Date.FormatStyle.Symbol.Day)
      func appendInterpolation(dayOfYear: Date.FormatStyle.Symbol.DayOfYear)
      func appendInterpolation(dayPeriod: Date.FormatStyle.Symbol.DayPeriod)
      func appendInterpolation(era: Date.FormatStyle.Symbol.Era)
      func appendInterpolation(hour: Date.FormatStyle.Symbol.VerbatimHour)
      func appendInterpolation(minute: Date.FormatStyle.Symbol.Minute)
      func appendInterpolation(month: Date.FormatStyle.Symbol.Month)
      func appendInterpolation(quarter: Date.FormatStyle.Symbol.Quarter)
      func appendInterpolation(second: Date.FormatStyle.Symbol.Second)
      func appendInterpolation(secondFraction: Date.FormatStyle.Symbol.SecondFraction)
      func appendInterpolation(standaloneMonth: Date.FormatStyle.Symbol.StandaloneMonth)
      func appendInterpolation(standaloneQuarter: Date.FormatStyle.Symbol.StandaloneQuarter)
      func appendInterpolation(standaloneWeekday: Date.FormatStyle.Symbol.StandaloneWeekday)
      func appendInterpolation(timeZone: Date.FormatStyle.Symbol.TimeZone)
      func appendInterpolation(week: Date.FormatStyle.Symbol.Week)
      func appendInterpolation(weekday: Date.FormatStyle.Symbol.Weekday)
      func appendInterpolation(year: Date.FormatStyle.Symbol.Year)
      func appendInterpolation(yearForWeekOfYear: Date.FormatStyle.Symbol.YearForWeekOfYear)
      func appendLiteral(_: String)
      init(literalCapacity: Int, interpolationCount: Int)
      }
      extension Date.FormatStyle {
      func consuming(_: String, startingAt: String.Index, in: Range<String.Index>) throws -> (upperBound: String.Index, output: Date)?
      func day(_: Date.FormatStyle.Symbol.Day = .defaultDigits) -> Date.FormatStyle
      func dayOfYear(_: Date.FormatStyle.Symbol.DayOfYear = .defaultDigits) -> Date.FormatStyle
      func encode(to: any Encoder) throws
      func era(_: Date.FormatStyle.Symbol.Era = .abbreviated) -> Date.FormatStyle
      func format(_: Date) -> String
      func hash(into: inout Hasher)
      func hour(_: Date.FormatStyle.Symbol.Hour = .defaultDigits(amPM: .abbreviated)) -> Date.FormatStyle
      func locale(_: Locale) -> Date.FormatStyle
      func minute(_: Date.FormatStyle.Symbol.Minute = .defaultDigits) -> Date.FormatStyle
      func month(_: Date.FormatStyle.Symbol.Month = .abbreviated) -> Date.FormatStyle
      func parse(_: String) throws -> Date
      func second(_: Date.FormatStyle.Symbol.Second = .defaultDigits) -> Date.FormatStyle
      func timeZone(_: Date.FormatStyle.Symbol.TimeZone = .specificName(.short)) -> Date.FormatStyle
      func week(_: Date.FormatStyle.Symbol.Week = .defaultDigits) -> Date.FormatStyle
      func weekday(_: Date.FormatStyle.Symbol.Weekday = .abbreviated) -> Date.FormatStyle
      func year(_: Date.FormatStyle.Symbol.Year = .defaultDigits) -> Date.FormatStyle
      init(date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent, timeZone: TimeZone = .autoupdatingCurrent, capitalizationContext: FormatStyleCapitalizationContext = .unknown)
      init(from: any Decoder) throws
      var attributed: Date.AttributedStyle {get}
      var calendar: Calendar
      var capitalizationContext: FormatStyleCapitalizationContext
      var hashValue: Int {get}
      var locale: Locale
      var parseStrategy: Date.FormatStyle {get}
      var timeZone: TimeZone
      }
      extension Date.FormatStyle.DateStyle {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(from: any Decoder) throws
      static let abbreviated: Date.FormatStyle.DateStyle
      static let complete: Date.FormatStyle.DateStyle
      static let long: Date.FormatStyle.DateStyle
      static let numeric: Date.FormatStyle.DateStyle
      static let omitted: Date.FormatStyle.DateStyle
      var hashValue: Int {get}
      }
      extension Date.FormatStyle.Symbol {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension Date.FormatStyle.Symbol.CyclicYear {
      func hash(into: inout Hasher)
      static var abbreviated: Date.FormatStyle.Symbol.CyclicYear {get}
      static var narrow: Date.FormatStyle.Symbol.CyclicYear {get}
      static var wide: Date.FormatStyle.Symbol.CyclicYear {get}
      var hashValue: Int {get}
      }
      extension Date.FormatStyle.Symbol.Day {
      func hash(into: inout Hasher)
      static var twoDigits: Date.FormatStyle.Symbol.Day {get}
      var hashValue: Int {get}
      }
      extension Date.FormatStyle.Symbol.DayOfYear {
      func hash(into: inout Hasher)
      static var twoDigits: Date.FormatStyle.Symbol.DayOfYear {get}
      var hashValue: Int {get}
      }
      extension Date.FormatStyle.Symbol.DayPeriod {
      func hash(into: inout Hasher)
      static func standard(_: Date.FormatStyle.Symbol.DayPeriod.Width) -> Date.FormatStyle.Symbol.DayPeriod
      var hashValue: Int {get}
      }
      extension Date.FormatStyle.Symbol.DayPeriod.Width {
      func hash(into: inout Hasher)
      static var abbreviated: Width {get}
      static var narrow: Width {get}
      static var wide: Width {get}
      var hashValue: Int {get}
      }
      extension Date.FormatStyle.Symbol.Era {
      func hash(into: inout Hasher)
      static var abbreviated: Date.FormatStyle.Symbol.Era {get}
      static var narrow: Date.FormatStyle.Symbol.Era {get}
      static var wide: Date.FormatStyle.Symbol.Era {get}
      var hashValue: Int {get}
      }
      extension Date.FormatStyle.Symbol.Hour {
      func hash(into: inout Hasher)
      static func twoDigits(amPM: Date.FormatStyle.Symbol.Hour.AMPMStyle) -> Date.FormatStyle.Symbol.Hour
      var hashValue: Int {get}
      }
      extension Date.FormatStyle.Symbol.Minute {
      func hash(into: inout Hasher)
      static var twoDigits: Date.FormatStyle.Symbol.Minute {get}
      var hashValue: Int {get}
      }
      extension Date.FormatStyle.Symbol.Month {
      func hash(into: inout Hasher)
      static var abbreviated: Date.FormatStyle.Symbol.Month {get}
      static var narrow: Date.FormatStyle.Symbol.Month {get}
      static var twoDigits: Date.FormatStyle.Symbol.Month {get}
      static var wide: Date.FormatStyle.Symbol.Month {get}
      var hashValue: Int {get}
      }
      extension Date.FormatStyle.Symbol.Quarter {
      func hash(into: inout Hasher)
      static var abbreviated: Date.FormatStyle.Symbol.Quarter {get}
      static var narrow: Date.FormatStyle.Symbol.Quarter {get}
      static var twoDigits: Date.FormatStyle.Symbol.Quarter {get}
      static var wide: Date.FormatStyle.Symbol.Quarter {get}
      var hashValue: Int {get}
      }
      extension Date.FormatStyle.Symbol.Second {
      func hash(into: inout Hasher)
      static var twoDigits: Date.FormatStyle.Symbol.Second {get}
      var hashValue: Int {get}
      }
      extension Date.FormatStyle.Symbol.SecondFraction {
      func hash(into: inout Hasher)
      static func fractional(_: Int) -> Date.FormatStyle.Symbol.SecondFraction
      static func milliseconds(_: Int) -> Date.FormatStyle.Symbol.SecondFraction
      var hashValue: Int {get}
      }
      extension Date.FormatStyle.Symbol.StandaloneMonth {
      func hash(into: inout Hasher)
      static var abbreviated: Date.FormatStyle.Symbol.StandaloneMonth {get}
      static var narrow: Date.FormatStyle.Symbol.StandaloneMonth {get}
      static var twoDigits: Date.FormatStyle.Symbol.StandaloneMonth {get}
      static var wide: Date.FormatStyle.Symbol.StandaloneMonth {get}
      var hashValue: Int {get}
      }
      extension Date.FormatStyle.Symbol.StandaloneQuarter {
      func hash(into: inout Hasher)
      static var abbreviated: Date.FormatStyle.Symbol.StandaloneQuarter {get}
      static var narrow: Date.FormatStyle.Symbol.StandaloneQuarter {get}
      static var twoDigits: Date.FormatStyle.Symbol.StandaloneQuarter {get}
      static var wide: Date.FormatStyle.Symbol.StandaloneQuarter {get}
      var hashValue: Int {get}
      }
      extension Date.FormatStyle.Symbol.StandaloneWeekday {
      func hash(into: inout Hasher)
      static var abbreviated: Date.FormatStyle.Symbol.StandaloneWeekday {get}
      static var narrow: Date.FormatStyle.Symbol.StandaloneWeekday {get}
      static var short: Date.FormatStyle.Symbol.StandaloneWeekday {get}
      static var wide: Date.FormatStyle.Symbol.StandaloneWeekday {get}
      var hashValue: Int {get}
      }
      extension Date.FormatStyle.Symbol.TimeZone {
      func hash(into: inout Hasher)
      static func identifier(_: Date.FormatStyle.Symbol.TimeZone.Width) -> Date.FormatStyle.Symbol.TimeZone
      static func iso8601(_: Date.FormatStyle.Symbol.TimeZone.Width) -> Date.FormatStyle.Symbol.TimeZone
      var hashValue: Int {get}
      }
      extension Date.FormatStyle.Symbol.TimeZone.Width {
      func hash(into: inout Hasher)
      static var long: Width {get}
      static var short: Width {get}
      var hashValue: Int {get}
      }
      extension Date.FormatStyle.Symbol.VerbatimHour {
      func hash(into: inout Hasher)
      static func twoDigits(clock: Date.FormatStyle.Symbol.VerbatimHour.Clock, hourCycle: Date.FormatStyle.Symbol.VerbatimHour.HourCycle) -> Date.FormatStyle.Symbol.VerbatimHour
      var hashValue: Int {get}
      }
      extension Date.FormatStyle.Symbol.VerbatimHour.Clock {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(from: any Decoder) throws
      var hashValue: Int {get}
      }
      extension Date.FormatStyle.Symbol.Week {
      func hash(into: inout Hasher)
      static var twoDigits: Date.FormatStyle.Symbol.Week {get}
      var hashValue: Int {get}
      }
      extension Date.FormatStyle.Symbol.Weekday {
      func hash(into: inout Hasher)
      static var abbreviated: Date.FormatStyle.Symbol.Weekday {get}
      static var narrow: Date.FormatStyle.Symbol.Weekday {get}
      static var short: Date.FormatStyle.Symbol.Weekday {get}
      static var twoDigits: Date.FormatStyle.Symbol.Weekday {get}
      static var wide: Date.FormatStyle.Symbol.Weekday {get}
      var hashValue: Int {get}
      }
      extension Date.FormatStyle.Symbol.Year {
      func hash(into: inout Hasher)
      static func extended(minimumLength: Int = 1) -> Date.FormatStyle.Symbol.Year
      static func padded(_: Int) -> Date.FormatStyle.Symbol.Year
      static var twoDigits: Date.FormatStyle.Symbol.Year {get}
      var hashValue: Int {get}
      }
      extension Date.FormatStyle.Symbol.YearForWeekOfYear {
      func hash(into: inout Hasher)
      static func padded(_: Int) -> Date.FormatStyle.Symbol.YearForWeekOfYear
      static var twoDigits: Date.FormatStyle.Symbol.YearForWeekOfYear {get}
      var hashValue: Int {get}
      }
      extension Date.FormatStyle.TimeStyle {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(from: any Decoder) throws
      static let complete: Date.FormatStyle.TimeStyle
      static let omitted: Date.FormatStyle.TimeStyle
      static let shortened: Date.FormatStyle.TimeStyle
      static let standard: Date.FormatStyle.TimeStyle
      var hashValue: Int {get}
      }
      extension Date.ISO8601FormatStyle {
      func consuming(_: String, startingAt: String.Index, in: Range<String.Index>) throws -> (upperBound: String.Index, output: Date)?
      func day() -> Date.ISO8601FormatStyle
      func encode(to: any Encoder) throws
      func format(_: Date) -> String
      func hash(into: inout Hasher)
      func month() -> Date.ISO8601FormatStyle
      func parse(_: String) throws -> Date
      func time(includingFractionalSeconds: Bool) -> Date.ISO8601FormatStyle
      func timeZone(separator: Date.ISO8601FormatStyle.TimeZoneSeparator) -> Date.ISO8601FormatStyle
      func weekOfYear() -> Date.ISO8601FormatStyle
      func year() -> Date.ISO8601FormatStyle
      init(dateSeparator: Date.ISO8601FormatStyle.DateSeparator = .dash, dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = .standard, timeSeparator: Date.ISO8601FormatStyle.TimeSeparator = .colon, timeZoneSeparator: Date.ISO8601FormatStyle.TimeZoneSeparator = .omitted, includingFractionalSeconds: Bool = false, timeZone: TimeZone = TimeZone(secondsFromGMT: 0)!)
      init(dateSeparator: Date.ISO8601FormatStyle.DateSeparator = .dash, dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = .standard, timeZone: TimeZone = TimeZone(secondsFromGMT: 0)!)
      init(from: any Decoder) throws
      var hashValue: Int {get}
      var parseStrategy: Date.ISO8601FormatStyle {get}
      var timeZone: TimeZone
      }
      extension Date.ISO8601FormatStyle.DateSeparator {
      init?(rawValue: String)
      static var dash: DateSeparator {get}
      static var omitted: DateSeparator {get}
      var rawValue: String {get}
      }
      extension Date.ISO8601FormatStyle.DateTimeSeparator {
      init?(rawValue: String)
      static var space: DateTimeSeparator {get}
      static var standard: DateTimeSeparator {get}
      var rawValue: String {get}
      }
      extension Date.ISO8601FormatStyle.TimeSeparator {
      init?(rawValue: String)
      static var colon: TimeSeparator {get}
      static var omitted: TimeSeparator {get}
      var rawValue: String {get}
      }
      extension Date.ISO8601FormatStyle.TimeZoneSeparator {
      init?(rawValue: String)
      static var colon: TimeZoneSeparator {get}
      static var omitted: TimeZoneSeparator {get}
      var rawValue: String {get}
      }
      extension Date.IntervalFormatStyle {
      func day() -> Date.IntervalFormatStyle
      func encode(to: any Encoder) throws
      func format(_: Range<Date>) -> String
      func hash(into: inout Hasher)
      func hour(_: Date.IntervalFormatStyle.Symbol.Hour = .defaultDigits(amPM: .abbreviated)) -> Date.IntervalFormatStyle
      func locale(_: Locale) -> Date.IntervalFormatStyle
      func minute() -> Date.IntervalFormatStyle
      func month(_: Date.IntervalFormatStyle.Symbol.Month = .abbreviated) -> Date.IntervalFormatStyle
      func second() -> Date.IntervalFormatStyle
      func timeZone(_: Date.IntervalFormatStyle.Symbol.TimeZone = .genericName(.short)) -> Date.IntervalFormatStyle
      func weekday(_: Date.IntervalFormatStyle.Symbol.Weekday = .abbreviated) -> Date.IntervalFormatStyle
      func year() -> Date.IntervalFormatStyle
      init(date: Date.IntervalFormatStyle.DateStyle? = nil, time: Date.IntervalFormatStyle.TimeStyle? = nil, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent, timeZone: TimeZone = .autoupdatingCurrent)
      init(from: any Decoder) throws
      var calendar: Calendar
      var hashValue: Int {get}
      var locale: Locale
      var timeZone: TimeZone
      }
      extension Date.ParseStrategy {
      func consuming(_: String, startingAt: String.Index, in: Range<String.Index>) throws -> (upperBound: String.Index, output: Date)?
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      func parse(_: String) throws -> Date
      init(format: Date.FormatString, locale: Locale? = nil, timeZone: TimeZone, calendar: Calendar = Calendar(identifier: .gregorian), isLenient: Bool = true, twoDigitStartDate: Date = Date(timeIntervalSince1970: 0))
      init(from: any Decoder) throws
      var calendar: Calendar
      var format: String {get}
      var hashValue: Int {get}
      var locale: Locale?
      var timeZone: TimeZone
      }
      extension Date.RelativeFormatStyle {
      func encode(to: any Encoder) throws
      func format(_: Date) -> String
      func hash(into: inout Hasher)
      func locale(_: Locale) -> Date.RelativeFormatStyle
      init(from: any Decoder) throws
      init(presentation: Date.RelativeFormatStyle.Presentation = .numeric, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent, capitalizationContext: FormatStyleCapitalizationContext = .unknown)
      var calendar: Calendar
      var capitalizationContext: FormatStyleCapitalizationContext
      var hashValue: Int {get}
      var locale: Locale
      var presentation: Date.RelativeFormatStyle.Presentation
      var unitsStyle: Date.RelativeFormatStyle.UnitsStyle
      }
      extension Date.RelativeFormatStyle.Presentation {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(from: any Decoder) throws
      static var named: Date.RelativeFormatStyle.Presentation {get}
      static var numeric: Date.RelativeFormatStyle.Presentation {get}
      var hashValue: Int {get}
      }
      extension Date.RelativeFormatStyle.UnitsStyle {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(from: any Decoder) throws
      static var abbreviated: Date.RelativeFormatStyle.UnitsStyle {get}
      static var narrow: Date.RelativeFormatStyle.UnitsStyle {get}
      static var spellOut: Date.RelativeFormatStyle.UnitsStyle {get}
      static var wide: Date.RelativeFormatStyle.UnitsStyle {get}
      var hashValue: Int {get}
      }
      extension Date.VerbatimFormatStyle {
      func consuming(_: String, startingAt: String.Index, in: Range<String.Index>) throws -> (upperBound: String.Index, output: Date)?
      func encode(to: any Encoder) throws
      func format(_: Date) -> String
      func hash(into: inout Hasher)
      func locale(_: Locale) -> Date.VerbatimFormatStyle
      init(format: Date.FormatString, locale: Locale? = nil, timeZone: TimeZone, calendar: Calendar)
      init(from: any Decoder) throws
      var attributed: Date.AttributedStyle {get}
      var calendar: Calendar
      var hashValue: Int {get}
      var locale: Locale?
      var parseStrategy: Date.ParseStrategy {get}
      var timeZone: TimeZone
      }
      extension DateComponents {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      func setValue(_: Int?, for: Calendar.Component)
      func value(for: Calendar.Component) -> Int?
      init(calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil, weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil, weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil)
      init(from: any Decoder) throws
      var calendar: Calendar? {get set}
      var customMirror: Mirror {get}
      var debugDescription: String {get}
      var description: String {get}
      var era: Int? {get set}
      var hashValue: Int {get}
      var nanosecond: Int? {get set}
      var timeZone: TimeZone? {get set}
      var weekOfYear: Int? {get set}
      }
      extension DateComponentsFormatter {
      func getObjectValue(_: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for: String, errorDescription: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool
      func string(for: Any?) -> String?
      func string(from: Date, to: Date) -> String?
      func string(from: DateComponents) -> String?
      func string(from: TimeInterval) -> String?
      static func localizedString(from: DateComponents, unitsStyle: DateComponentsFormatter.UnitsStyle) -> String?
      var allowedUnits: NSCalendar.Unit {get set}
      var calendar: Calendar? {get set}
      var formattingContext: Formatter.Context {get set}
      var referenceDate: Date? {get set}
      var unitsStyle: DateComponentsFormatter.UnitsStyle {get set}
      var zeroFormattingBehavior: DateComponentsFormatter.ZeroFormattingBehavior {get set}
      }
      extension DateComponentsFormatter.UnitsStyle {
      init?(rawValue: Int)
      static var abbreviated: UnitsStyle {get}
      static var brief: UnitsStyle {get}
      static var full: UnitsStyle {get}
      static var positional: UnitsStyle {get}
      static var short: UnitsStyle {get}
      static var spellOut: UnitsStyle {get}
      }
      extension DateComponentsFormatter.ZeroFormattingBehavior {
      init(rawValue: UInt)
      static var `default`: DateComponentsFormatter.ZeroFormattingBehavior {get}
      static var pad: DateComponentsFormatter.ZeroFormattingBehavior {get}
      }
      extension DateFormatter {
      func getObjectValue(_: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for: String, range: UnsafeMutablePointer<NSRange>?) throws
      static func dateFormat(fromTemplate: String, options: Int, locale: Locale?) -> String?
      static func localizedString(from: Date, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style) -> String
      var calendar: Calendar! {get set}
      var dateStyle: DateFormatter.Style {get set}
      var doesRelativeDateFormatting: Bool {get set}
      var formattingContext: Formatter.Context {get set}
      var locale: Locale! {get set}
      var timeStyle: DateFormatter.Style {get set}
      var timeZone: TimeZone! {get set}
      var weekdaySymbols: [String]! {get set}
      }
      extension DateFormatter.Behavior {
      init?(rawValue: UInt)
      static var `default`: Behavior {get}
      }
      extension DateFormatter.Style {
      init?(rawValue: UInt)
      static var full: Style {get}
      static var long: Style {get}
      static var medium: Style {get}
      static var none: Style {get}
      static var short: Style {get}
      }
      extension DateInterval {
      func compare(_: DateInterval) -> ComparisonResult
      func contains(_: Date) -> Bool
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      func intersection(with: DateInterval) -> DateInterval?
      func intersects(_: DateInterval) -> Bool
      init()
      init(from: any Decoder) throws
      init(start: Date, duration: TimeInterval)
      init(start: Date, end: Date)
      var customMirror: Mirror {get}
      var debugDescription: String {get}
      var description: String {get}
      var hashValue: Int {get}
      }
      extension Decimal {
      func add(_: Decimal)
      func advanced(by: Decimal) -> Decimal
      func distance(to: Decimal) -> Decimal
      func divide(by: Decimal)
      func encode(to: any Encoder) throws
      func formatted() -> String
      func hash(into: inout Hasher)
      func isEqual(to: Decimal) -> Bool
      func multiply(by: Decimal)
      func negate()
      func subtract(_: Decimal)
      init()
      init(_: String, format: Decimal.FormatStyle, lenient: Bool = true) throws
      init(_: String, format: Decimal.FormatStyle.Currency, lenient: Bool = true) throws
      init(_: String, format: Decimal.FormatStyle.Percent, lenient: Bool = true) throws
      init(floatLiteral: Double)
      init(from: any Decoder) throws
      init(integerLiteral: Int)
      init(sign: FloatingPointSign, exponent: Int, significand: Decimal)
      init(signOf: Decimal, magnitudeOf: Decimal)
      static let greatestFiniteMagnitude: Decimal
      static let leastNonzeroMagnitude: Decimal
      static let leastNormalMagnitude: Decimal
      static let pi: Decimal
      static var nan: Decimal {get}
      static var radix: Int {get}
      var description: String {get}
      var exponent: Int {get}
      var hashValue: Int {get}
      var isFinite: Bool {get}
      var isInfinite: Bool {get}
      var isNaN: Bool {get}
      var isZero: Bool {get}
      var magnitude: Decimal {get}
      var nextUp: Decimal {get}
      var sign: FloatingPointSign {get}
      }
      extension Decimal.FormatStyle {
      func consuming(_: String, startingAt: String.Index, in: Range<String.Index>) throws -> (upperBound: String.Index, output: Decimal)?
      func encode(to: any Encoder) throws
      func format(_: Decimal) -> String
      func grouping(_: Decimal.FormatStyle.Configuration.Grouping) -> Decimal.FormatStyle
      func hash(into: inout Hasher)
      func locale(_: Locale) -> Decimal.FormatStyle
      func notation(_: Decimal.FormatStyle.Configuration.Notation) -> Decimal.FormatStyle
      func precision(_: Decimal.FormatStyle.Configuration.Precision) -> Decimal.FormatStyle
      func rounded(rule: Decimal.FormatStyle.Configuration.RoundingRule = .toNearestOrEven, increment: Int? = nil) -> Decimal.FormatStyle
      func scale(_: Double) -> Decimal.FormatStyle
      func sign(strategy: Decimal.FormatStyle.Configuration.SignDisplayStrategy) -> Decimal.FormatStyle
      init(from: any Decoder) throws
      init(locale: Locale = .autoupdatingCurrent)
      var attributed: Decimal.FormatStyle.Attributed {get}
      var hashValue: Int {get}
      var locale: Locale
      var parseStrategy: Decimal.ParseStrategy<Decimal.FormatStyle> {get}
      }
      extension Decimal.FormatStyle.Attributed {
      func encode(to: any Encoder) throws
      func format(_: Decimal) -> AttributedString
      func hash(into: inout Hasher)
      func locale(_: Locale) -> Decimal.FormatStyle.Attributed
      init(from: any Decoder) throws
      var hashValue: Int {get}
      }
      extension Decimal.FormatStyle.Currency {
      func consuming(_: String, startingAt: String.Index, in: Range<String.Index>) throws -> (upperBound: String.Index, output: Decimal)?
      func encode(to: any Encoder) throws
      func format(_: Decimal) -> String
      func grouping(_: Decimal.FormatStyle.Currency.Configuration.Grouping) -> Decimal.FormatStyle.Currency
      func hash(into: inout Hasher)
      func locale(_: Locale) -> Decimal.FormatStyle.Currency
      func precision(_: Decimal.FormatStyle.Currency.Configuration.Precision) -> Decimal.FormatStyle.Currency
      func presentation(_: Decimal.FormatStyle.Currency.Configuration.Presentation) -> Decimal.FormatStyle.Currency
      func rounded(rule: Decimal.FormatStyle.Currency.Configuration.RoundingRule = .toNearestOrEven, increment: Int? = nil) -> Decimal.FormatStyle.Currency
      func scale(_: Double) -> Decimal.FormatStyle.Currency
      func sign(strategy: Decimal.FormatStyle.Currency.Configuration.SignDisplayStrategy) -> Decimal.FormatStyle.Currency
      init(code: String, locale: Locale = .autoupdatingCurrent)
      init(from: any Decoder) throws
      var attributed: Decimal.FormatStyle.Attributed {get}
      var currencyCode: String
      var hashValue: Int {get}
      var locale: Locale
      var parseStrategy: Decimal.ParseStrategy<Decimal.FormatStyle.Currency> {get}
      }
      extension Decimal.FormatStyle.Percent {
      func consuming(_: String, startingAt: String.Index, in: Range<String.Index>) throws -> (upperBound: String.Index, output: Decimal)?
      func encode(to: any Encoder) throws
      func format(_: Decimal) -> String
      func grouping(_: Decimal.FormatStyle.Percent.Configuration.Grouping) -> Decimal.FormatStyle.Percent
      func hash(into: inout Hasher)
      func locale(_: Locale) -> Decimal.FormatStyle.Percent
      func notation(_: Decimal.FormatStyle.Percent.Configuration.Notation) -> Decimal.FormatStyle.Percent
      func precision(_: Decimal.FormatStyle.Percent.Configuration.Precision) -> Decimal.FormatStyle.Percent
      func rounded(rule: Decimal.FormatStyle.Percent.Configuration.RoundingRule = .toNearestOrEven, increment: Int? = nil) -> Decimal.FormatStyle.Percent
      func scale(_: Double) -> Decimal.FormatStyle.Percent
      func sign(strategy: Decimal.FormatStyle.Percent.Configuration.SignDisplayStrategy) -> Decimal.FormatStyle.Percent
      init(from: any Decoder) throws
      init(locale: Locale = .autoupdatingCurrent)
      var attributed: Decimal.FormatStyle.Attributed {get}
      var hashValue: Int {get}
      var locale: Locale
      var parseStrategy: Decimal.ParseStrategy<Decimal.FormatStyle.Percent> {get}
      }
      extension Decimal.ParseStrategy {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      func parse(_: String) throws -> Format.FormatInput
      init(format: Format, lenient: Bool = true)
      init(from: any Decoder) throws
      var formatStyle: Format
      var hashValue: Int {get}
      }
      extension DecodableAttributedStringKey {
      static func decode(from: any Decoder) throws -> Self.Value
      }
      extension DecodableWithConfiguration {
      init(from: any Decoder, configuration: Self.DecodingConfiguration) throws
      }
      extension Dictionary {
      init(_: AttributeContainer)
      }
      extension Dimension {
      init(forLocale: Locale)
      init(symbol: String, converter: UnitConverter)
      var converter: UnitConverter {get}
      }
      extension DispatchData {
      var regions: [DispatchData.Region] {get}
      }
      extension DispatchData.Region {
      var endIndex: DispatchData.Index {get}
      var regions: CollectionOfOne<DispatchData.Region> {get}
      var startIndex: DispatchData.Index {get}
      }
      extension Double {
      init(_: NSNumber)
      init(truncating: NSNumber)
      init?(exactly: NSNumber)
      }
      extension Duration {
      func formatted() -> String
      }
      extension EncodableAttributedStringKey {
      static func encode(_: Self.Value, to: any Encoder) throws
      }
      extension EncodableWithConfiguration {
      func encode(to: any Encoder, configuration: Self.EncodingConfiguration) throws
      }
      extension EnergyFormatter {
      func getObjectValue(_: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for: String, errorDescription: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool
      func string(fromJoules: Double) -> String
      func string(fromValue: Double, unit: EnergyFormatter.Unit) -> String
      var numberFormatter: NumberFormatter! {get set}
      var unitStyle: Formatter.UnitStyle {get set}
      }
      extension EnergyFormatter.Unit {
      init?(rawValue: Int)
      static var kilocalorie: Unit {get}
      }
      extension Error {
      var localizedDescription: String {get}
      }
      extension FileAttributeKey {
      func hash(into: inout Hasher)
      init(_: String)
      init(rawValue: String)
      static let busy: FileAttributeKey
      static let creationDate: FileAttributeKey
      static let immutable: FileAttributeKey
      static let modificationDate: FileAttributeKey
      static let posixPermissions: FileAttributeKey
      static let protectionKey: FileAttributeKey
      static let size: FileAttributeKey
      static let type: FileAttributeKey
      var hashValue: Int {get}
      }
      extension FileHandle {
      func closeFile()
      func offset() throws -> UInt64
      func readData(ofLength: Int) -> Data
      func seek(toFileOffset: UInt64)
      func seek(toOffset: UInt64) throws
      func seekToEnd() throws -> UInt64
      func synchronize() throws
      func truncate(atOffset: UInt64) throws
      func write(_: Data)
      init(fileDescriptor: Int32)
      init(fileDescriptor: Int32, closeOnDealloc: Bool)
      init(forReadingFromURL: URL) throws
      init(forUpdating: URL) throws
      init(forUpdatingURL: URL) throws
      init(forWritingTo: URL) throws
      init(forWritingToURL: URL) throws
      init?(forReadingAtPath: String)
      init?(forUpdatingAtPath: String)
      init?(forWritingAtPath: String)
      static var nullDevice: FileHandle {get}
      static var standardError: FileHandle {get}
      static var standardInput: FileHandle {get}
      static var standardOutput: FileHandle {get}
      var availableData: Data {get}
      var bytes: FileHandle.AsyncBytes {get}
      var fileDescriptor: Int32 {get}
      }
      extension FileHandle.AsyncBytes {
      func makeAsyncIterator() -> FileHandle.AsyncBytes.Iterator
      }
      extension FileHandle.AsyncBytes.Iterator {
      func next() async throws -> UInt8?
      }
      extension FileManager {
      func changeCurrentDirectoryPath(_: String) -> Bool
      func containerURL(forSecurityApplicationGroupIdentifier: String) -> URL?
      func createDirectory(atPath: String, withIntermediateDirectories: Bool, attributes: [FileAttributeKey : Any]? = nil) throws
      func createSymbolicLink(at: URL, withDestinationURL: URL) throws
      func createSymbolicLink(atPath: String, withDestinationPath: String) throws
      func destinationOfSymbolicLink(atPath: String) throws -> String
      func displayName(atPath: String) -> String
      func enumerator(atPath: String) -> FileManager.DirectoryEnumerator?
      func fileExists(atPath: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool
      func isReadableFile(atPath: String) -> Bool
      func linkItem(at: URL, to: URL) throws
      func linkItem(atPath: String, toPath: String) throws
      func replaceItem(at: URL, withItemAt: URL, backupItemName: String?, options: FileManager.ItemReplacementOptions = [], resultingItemURL: AutoreleasingUnsafeMutablePointer<NSURL?>?) throws
      func setAttributes(_: [FileAttributeKey : Any], ofItemAtPath: String) throws
      func string(withFileSystemRepresentation: UnsafePointer<CChar>, length: Int) -> String
      func url(for: FileManager.SearchPathDirectory, in: FileManager.SearchPathDomainMask, appropriateFor: URL?, create: Bool) throws -> URL
      func url(forPublishingUbiquitousItemAt: URL, expiration: AutoreleasingUnsafeMutablePointer<NSDate?>?) throws -> URL
      func url(forUbiquityContainerIdentifier: String?) -> URL?
      var delegate: (any FileManagerDelegate)? {get set}
      var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? {get}
      }
      extension FileManager.DirectoryEnumerator {
      var level: Int {get}
      }
      extension FileManager.ItemReplacementOptions {
      init(rawValue: UInt)
      }
      extension FileManager.SearchPathDirectory {
      init?(rawValue: UInt)
      static var applicationSupportDirectory: SearchPathDirectory {get}
      static var cachesDirectory: SearchPathDirectory {get}
      static var developerApplicationDirectory: SearchPathDirectory {get}
      static var documentDirectory: SearchPathDirectory {get}
      static var downloadsDirectory: SearchPathDirectory {get}
      static var itemReplacementDirectory: SearchPathDirectory {get}
      static var libraryDirectory: SearchPathDirectory {get}
      static var picturesDirectory: SearchPathDirectory {get}
      static var userDirectory: SearchPathDirectory {get}
      }
      extension FileManager.SearchPathDomainMask {
      init(rawValue: UInt)
      static var localDomainMask: FileManager.SearchPathDomainMask {get}
      static var userDomainMask: FileManager.SearchPathDomainMask {get}
      }
      extension FileManagerDelegate {
      func fileManager(_: FileManager, shouldCopyItemAt: URL, to: URL) -> Bool
      func fileManager(_: FileManager, shouldCopyItemAtPath: String, toPath: String) -> Bool
      func fileManager(_: FileManager, shouldLinkItemAt: URL, to: URL) -> Bool
      func fileManager(_: FileManager, shouldLinkItemAtPath: String, toPath: String) -> Bool
      func fileManager(_: FileManager, shouldMoveItemAt: URL, to: URL) -> Bool
      func fileManager(_: FileManager, shouldMoveItemAtPath: String, toPath: String) -> Bool
      func fileManager(_: FileManager, shouldProceedAfterError: any Error, copyingItemAt: URL, to: URL) -> Bool
      func fileManager(_: FileManager, shouldProceedAfterError: any Error, copyingItemAtPath: String, toPath: String) -> Bool
      func fileManager(_: FileManager, shouldProceedAfterError: any Error, linkingItemAt: URL, to: URL) -> Bool
      func fileManager(_: FileManager, shouldProceedAfterError: any Error, linkingItemAtPath: String, toPath: String) -> Bool
      func fileManager(_: FileManager, shouldProceedAfterError: any Error, movingItemAt: URL, to: URL) -> Bool
      func fileManager(_: FileManager, shouldProceedAfterError: any Error, movingItemAtPath: String, toPath: String) -> Bool
      func fileManager(_: FileManager, shouldProceedAfterError: any Error, removingItemAt: URL) -> Bool
      func fileManager(_: FileManager, shouldProceedAfterError: any Error, removingItemAtPath: String) -> Bool
      func fileManager(_: FileManager, shouldRemoveItemAt: URL) -> Bool
      func fileManager(_: FileManager, shouldRemoveItemAtPath: String) -> Bool
      }
      extension FileProtectionType {
      func hash(into: inout Hasher)
      init(rawValue: String)
      static let complete: FileProtectionType
      static let none: FileProtectionType
      var hashValue: Int {get}
      }
      extension Float {
      init(_: NSNumber)
      init(truncating: NSNumber)
      init?(exactly: NSNumber)
      }
      extension FloatingPointFormatStyle {
      func consuming(_: String, startingAt: String.Index, in: Range<String.Index>) throws -> (upperBound: String.Index, output: Value)?
      func encode(to: any Encoder) throws
      func format(_: Value) -> String
      func grouping(_: FloatingPointFormatStyle<Value>.Configuration.Grouping) -> FloatingPointFormatStyle<Value>
      func hash(into: inout Hasher)
      func locale(_: Locale) -> FloatingPointFormatStyle<Value>
      func notation(_: FloatingPointFormatStyle<Value>.Configuration.Notation) -> FloatingPointFormatStyle<Value>
      func precision(_: FloatingPointFormatStyle<Value>.Configuration.Precision) -> FloatingPointFormatStyle<Value>
      func rounded(rule: FloatingPointFormatStyle<Value>.Configuration.RoundingRule = .toNearestOrEven, increment: Double? = nil) -> FloatingPointFormatStyle<Value>
      func scale(_: Double) -> FloatingPointFormatStyle<Value>
      func sign(strategy: FloatingPointFormatStyle<Value>.Configuration.SignDisplayStrategy) -> FloatingPointFormatStyle<Value>
      init(from: any Decoder) throws
      init(locale: Locale = .autoupdatingCurrent)
      var attributed: FloatingPointFormatStyle<Value>.Attributed {get}
      var hashValue: Int {get}
      var locale: Locale
      var parseStrategy: FloatingPointParseStrategy<FloatingPointFormatStyle<Value>> {get}
      }
      extension FloatingPointFormatStyle.Attributed {
      func encode(to: any Encoder) throws
      func format(_: Value) -> AttributedString
      func hash(into: inout Hasher)
      func locale(_: Locale) -> FloatingPointFormatStyle<Value>.Attributed
      init(from: any Decoder) throws
      var hashValue: Int {get}
      }
      extension FloatingPointFormatStyle.Currency {
      func consuming(_: String, startingAt: String.Index, in: Range<String.Index>) throws -> (upperBound: String.Index, output: Value)?
      func encode(to: any Encoder) throws
      func format(_: Value) -> String
      func grouping(_: FloatingPointFormatStyle<Value>.Currency.Configuration.Grouping) -> FloatingPointFormatStyle<Value>.Currency
      func hash(into: inout Hasher)
      func locale(_: Locale) -> FloatingPointFormatStyle<Value>.Currency
      func precision(_: FloatingPointFormatStyle<Value>.Currency.Configuration.Precision) -> FloatingPointFormatStyle<Value>.Currency
      func presentation(_: FloatingPointFormatStyle<Value>.Currency.Configuration.Presentation) -> FloatingPointFormatStyle<Value>.Currency
      func rounded(rule: FloatingPointFormatStyle<Value>.Currency.Configuration.RoundingRule = .toNearestOrEven, increment: Double? = nil) -> FloatingPointFormatStyle<Value>.Currency
      func scale(_: Double) -> FloatingPointFormatStyle<Value>.Currency
      func sign(strategy: FloatingPointFormatStyle<Value>.Currency.Configuration.SignDisplayStrategy) -> FloatingPointFormatStyle<Value>.Currency
      init(code: String, locale: Locale = .autoupdatingCurrent)
      init(from: any Decoder) throws
      let currencyCode: String
      var attributed: FloatingPointFormatStyle<Value>.Attributed {get}
      var hashValue: Int {get}
      var locale: Locale
      var parseStrategy: FloatingPointParseStrategy<FloatingPointFormatStyle<Value>.Currency> {get}
      }
      extension FloatingPointFormatStyle.Percent {
      func consuming(_: String, startingAt: String.Index, in: Range<String.Index>) throws -> (upperBound: String.Index, output: Value)?
      func encode(to: any Encoder) throws
      func format(_: Value) -> String
      func grouping(_: FloatingPointFormatStyle<Value>.Percent.Configuration.Grouping) -> FloatingPointFormatStyle<Value>.Percent
      func hash(into: inout Hasher)
      func locale(_: Locale) -> FloatingPointFormatStyle<Value>.Percent
      func notation(_: FloatingPointFormatStyle<Value>.Percent.Configuration.Notation) -> FloatingPointFormatStyle<Value>.Percent
      func precision(_: FloatingPointFormatStyle<Value>.Percent.Configuration.Precision) -> FloatingPointFormatStyle<Value>.Percent
      func rounded(rule: FloatingPointFormatStyle<Value>.Percent.Configuration.RoundingRule = .toNearestOrEven, increment: Double? = nil) -> FloatingPointFormatStyle<Value>.Percent
      func scale(_: Double) -> FloatingPointFormatStyle<Value>.Percent
      func sign(strategy: FloatingPointFormatStyle<Value>.Percent.Configuration.SignDisplayStrategy) -> FloatingPointFormatStyle<Value>.Percent
      init(from: any Decoder) throws
      init(locale: Locale = .autoupdatingCurrent)
      var attributed: FloatingPointFormatStyle<Value>.Attributed {get}
      var hashValue: Int {get}
      var locale: Locale
      var parseStrategy: FloatingPointParseStrategy<FloatingPointFormatStyle<Value>.Percent> {get}
      }
      extension FloatingPointParseStrategy {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      func parse(_: String) throws -> Format.FormatInput
      init(from: any Decoder) throws
      var formatStyle: Format
      var hashValue: Int {get}
      }
      extension FloatingPointRoundingRule {
      func encode(to: any Encoder) throws
      init(from: any Decoder) throws
      }
      extension FormatStyle {
      func locale(_: Locale) -> Self
      static func byteCount(style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true, includesActualByteCount: Bool = false) -> Self
      static func byteCount(style: Measurement<UnitInformationStorage>.FormatStyle.ByteCount.Style, allowedUnits: Measurement<UnitInformationStorage>.FormatStyle.ByteCount.Units = .all, spellsOutZero: Bool = true, includesActualByteCount: Bool = false) -> Self
      static func components(style: Date.ComponentsFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil) -> Self
      static func currency(code: String) -> Self
      static func name(style: PersonNameComponents.FormatStyle.Style) -> Self
      static func relative(presentation: Date.RelativeFormatStyle.Presentation, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide) -> Self
      static func time(pattern: Duration.TimeFormatStyle.Pattern) -> Self
      static func units(allowed: Set<Duration.UnitsFormatStyle.Unit> = [.hours, .minutes, .seconds], width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated, maximumUnitCount: Int? = nil, zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = .hide, valueLength: Int? = nil, fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy = .hide) -> Self
      static func verbatim(_: Date.FormatString, locale: Locale? = nil, timeZone: TimeZone, calendar: Calendar) -> Date.VerbatimFormatStyle
      static var dateTime: Date.FormatStyle {get}
      static var interval: Date.IntervalFormatStyle {get}
      static var iso8601: Date.ISO8601FormatStyle {get}
      static var number: Decimal.FormatStyle {get}
      static var number: FloatingPointFormatStyle<Double> {get}
      static var number: FloatingPointFormatStyle<Float16> {get}
      static var number: FloatingPointFormatStyle<Float> {get}
      static var number: IntegerFormatStyle<Int16> {get}
      static var number: IntegerFormatStyle<Int32> {get}
      static var number: IntegerFormatStyle<Int64> {get}
      static var number: IntegerFormatStyle<Int8> {get}
      static var number: IntegerFormatStyle<Int> {get}
      static var number: IntegerFormatStyle<UInt16> {get}
      static var number: IntegerFormatStyle<UInt32> {get}
      static var number: IntegerFormatStyle<UInt64> {get}
      static var number: IntegerFormatStyle<UInt8> {get}
      static var number: IntegerFormatStyle<UInt> {get}
      static var percent: Decimal.FormatStyle.Percent {get}
      static var percent: FloatingPointFormatStyle<Double>.Percent {get}
      static var percent: FloatingPointFormatStyle<Float16>.Percent {get}
      static var percent: FloatingPointFormatStyle<Float>.Percent {get}
      static var percent: IntegerFormatStyle<Int16>.Percent {get}
      static var percent: IntegerFormatStyle<Int32>.Percent {get}
      static var percent: IntegerFormatStyle<Int64>.Percent {get}
      static var percent: IntegerFormatStyle<Int8>.Percent {get}
      static var percent: IntegerFormatStyle<Int>.Percent {get}
      static var percent: IntegerFormatStyle<UInt16>.Percent {get}
      static var percent: IntegerFormatStyle<UInt32>.Percent {get}
      static var percent: IntegerFormatStyle<UInt64>.Percent {get}
      static var percent: IntegerFormatStyle<UInt8>.Percent {get}
      static var percent: IntegerFormatStyle<UInt>.Percent {get}
      static var url: URL.FormatStyle {get}
      }
      extension FormatStyleCapitalizationContext {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(from: any Decoder) throws
      static var beginningOfSentence: FormatStyleCapitalizationContext {get}
      static var listItem: FormatStyleCapitalizationContext {get}
      static var standalone: FormatStyleCapitalizationContext {get}
      static var unknown: FormatStyleCapitalizationContext {get}
      var hashValue: Int {get}
      }
      extension Formatter {
      func attributedString(for: Any, withDefaultAttributes: [NSAttributedString.Key : Any]? = nil) -> NSAttributedString?
      func editingString(for: Any) -> String?
      func getObjectValue(_: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for: String, errorDescription: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool
      func isPartialStringValid(_: AutoreleasingUnsafeMutablePointer<NSString>, proposedSelectedRange: NSRangePointer?, originalString: String, originalSelectedRange: NSRange, errorDescription: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool
      func isPartialStringValid(_: String, newEditingString: AutoreleasingUnsafeMutablePointer<NSString?>?, errorDescription: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool
      func string(for: Any?) -> String?
      }
      extension Formatter.Context {
      init?(rawValue: Int)
      static var beginningOfSentence: Context {get}
      static var dynamic: Context {get}
      static var listItem: Context {get}
      static var standalone: Context {get}
      static var unknown: Context {get}
      }
      extension Formatter.UnitStyle {
      init?(rawValue: Int)
      static var long: UnitStyle {get}
      static var medium: UnitStyle {get}
      static var short: UnitStyle {get}
      }
      extension HTTPCookie {
      init?(properties: [HTTPCookiePropertyKey : Any])
      static func cookies(withResponseHeaderFields: [String : String], for: URL) -> [HTTPCookie]
      var comment: String? {get}
      var domain: String {get}
      var expiresDate: Date? {get}
      var isHTTPOnly: Bool {get}
      var isSecure: Bool {get}
      var name: String {get}
      var path: String {get}
      var properties: [HTTPCookiePropertyKey : Any]? {get}
      var sameSitePolicy: HTTPCookieStringPolicy? {get}
      var value: String {get}
      var version: Int {get}
      }
      extension HTTPCookie.AcceptPolicy {
      init?(rawValue: UInt)
      static var always: AcceptPolicy {get}
      static var never: AcceptPolicy {get}
      }
      extension HTTPCookiePropertyKey {
      func hash(into: inout Hasher)
      init(_: String)
      init(rawValue: String)
      static let comment: HTTPCookiePropertyKey
      static let discard: HTTPCookiePropertyKey
      static let domain: HTTPCookiePropertyKey
      static let expires: HTTPCookiePropertyKey
      static let name: HTTPCookiePropertyKey
      static let path: HTTPCookiePropertyKey
      static let port: HTTPCookiePropertyKey
      static let sameSitePolicy: HTTPCookiePropertyKey
      static let secure: HTTPCookiePropertyKey
      static let value: HTTPCookiePropertyKey
      static let version: HTTPCookiePropertyKey
      var hashValue: Int {get}
      }
      extension HTTPCookieStorage {
      func cookies(for: URL) -> [HTTPCookie]?
      func cookies(for: URLSessionTask) async -> [HTTPCookie]?
      func deleteCookie(_: HTTPCookie)
      func removeCookies(since: Date)
      func setCookie(_: HTTPCookie)
      static var shared: HTTPCookieStorage {get}
      var cookies: [HTTPCookie]? {get}
      }
      extension HTTPCookieStringPolicy {
      func hash(into: inout Hasher)
      init(rawValue: String)
      var hashValue: Int {get}
      }
      extension HTTPURLResponse {
      func value(forHTTPHeaderField: String) -> String?
      init?(URL: URL, statusCode: Int, HTTPVersion: String?, headerFields: [String : String]?)
      init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String : String]?)
      static func localizedString(forStatusCode: Int) -> String
      var allHeaderFields: [AnyHashable : Any] {get}
      }
      extension ISO8601DateFormatter {
      init()
      static func string(from: Date, timeZone: TimeZone, formatOptions: ISO8601DateFormatter.Options = []) -> String
      var formatOptions: ISO8601DateFormatter.Options {get set}
      var timeZone: TimeZone! {get set}
      }
      extension ISO8601DateFormatter.Options {
      init(rawValue: UInt)
      static var withFractionalSeconds: ISO8601DateFormatter.Options {get}
      static var withFullDate: ISO8601DateFormatter.Options {get}
      static var withInternetDateTime: ISO8601DateFormatter.Options {get}
      }
      extension IndexPath {
      func append(_: Array<IndexPath.Element>)
      func append(_: IndexPath)
      func append(_: IndexPath.Element)
      func appending(_: Array<IndexPath.Element>) -> IndexPath
      func appending(_: IndexPath) -> IndexPath
      func appending(_: IndexPath.Element) -> IndexPath
      func compare(_: IndexPath) -> ComparisonResult
      func dropLast() -> IndexPath
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      func index(after: IndexPath.Index) -> IndexPath.Index
      func index(before: IndexPath.Index) -> IndexPath.Index
      func makeIterator() -> IndexingIterator<IndexPath>
      init()
      init(arrayLiteral: IndexPath.Element...)
      init(from: any Decoder) throws
      init(index: IndexPath.Element)
      init(indexes: Array<IndexPath.Element>)
      var count: Int {get}
      var customMirror: Mirror {get}
      var debugDescription: String {get}
      var description: String {get}
      var endIndex: IndexPath.Index {get}
      var hashValue: Int {get}
      var startIndex: IndexPath.Index {get}
      }
      extension IndexSet {
      func contains(_: IndexSet.Element) -> Bool
      func contains(integersIn: IndexSet) -> Bool
      func contains(integersIn: Range<IndexSet.Element>) -> Bool
      func count(in: Range<IndexSet.Element>) -> Int
      func encode(to: any Encoder) throws
      func formIndex(after: inout IndexSet.Index)
      func formIndex(before: inout IndexSet.Index)
      func formIntersection(_: IndexSet)
      func formSymmetricDifference(_: IndexSet)
      func formUnion(_: IndexSet)
      func hash(into: inout Hasher)
      func index(after: IndexSet.Index) -> IndexSet.Index
      func index(before: IndexSet.Index) -> IndexSet.Index
      func insert(_: IndexSet.Element) -> (inserted: Bool, memberAfterInsert: IndexSet.Element)
      func insert(integersIn: Range<IndexSet.Element>)
      func intersection(_: IndexSet) -> IndexSet
      func intersects(integersIn: Range<IndexSet.Element>) -> Bool
      func makeIterator() -> IndexingIterator<IndexSet>
      func remove(_: IndexSet.Element) -> IndexSet.Element?
      func remove(integersIn: ClosedRange<IndexSet.Element>)
      func remove(integersIn: Range<IndexSet.Element>)
      func removeAll()
      func shift(startingAt: IndexSet.Element, by: Int)
      func symmetricDifference(_: IndexSet) -> IndexSet
      func union(_: IndexSet) -> IndexSet
      func update(with: IndexSet.Element) -> IndexSet.Element?
      init()
      init(from: any Decoder) throws
      init(integer: IndexSet.Element)
      init(integersIn: Range<IndexSet.Element>)
      var count: Int {get}
      var customMirror: Mirror {get}
      var debugDescription: String {get}
      var description: String {get}
      var endIndex: IndexSet.Index {get}
      var first: IndexSet.Element? {get}
      var hashValue: Int {get}
      var isEmpty: Bool {get}
      var last: IndexSet.Element? {get}
      var startIndex: IndexSet.Index {get}
      }
      extension IndexSet.Index {
      var description: String {get}
      }
      extension InflectionConcept {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(from: any Decoder) throws
      var hashValue: Int {get}
      }
      extension InlinePresentationIntent {
      init(rawValue: UInt)
      static var code: InlinePresentationIntent {get}
      static var emphasized: InlinePresentationIntent {get}
      static var strikethrough: InlinePresentationIntent {get}
      static var stronglyEmphasized: InlinePresentationIntent {get}
      }
      extension InputStream {
      func read(_: UnsafeMutablePointer<UInt8>, maxLength: Int) -> Int
      init(data: Data)
      init?(URL: URL)
      init?(fileAtPath: String)
      init?(url: URL)
      }
      extension Int {
      init(_: NSNumber)
      init(truncating: NSNumber)
      init?(exactly: NSNumber)
      }
      extension Int16 {
      init(_: NSNumber)
      init(truncating: NSNumber)
      init?(exactly: NSNumber)
      }
      extension Int32 {
      init(_: NSNumber)
      init(truncating: NSNumber)
      init?(exactly: NSNumber)
      }
      extension Int64 {
      init(_: NSNumber)
      init(truncating: NSNumber)
      init?(exactly: NSNumber)
      }
      extension Int8 {
      init(_: NSNumber)
      init(truncating: NSNumber)
      init?(exactly: NSNumber)
      }
      extension IntegerFormatStyle {
      func consuming(_: String, startingAt: String.Index, in: Range<String.Index>) throws -> (upperBound: String.Index, output: Value)?
      func encode(to: any Encoder) throws
      func format(_: Value) -> String
      func grouping(_: IntegerFormatStyle<Value>.Configuration.Grouping) -> IntegerFormatStyle<Value>
      func hash(into: inout Hasher)
      func locale(_: Locale) -> IntegerFormatStyle<Value>
      func notation(_: IntegerFormatStyle<Value>.Configuration.Notation) -> IntegerFormatStyle<Value>
      func precision(_: IntegerFormatStyle<Value>.Configuration.Precision) -> IntegerFormatStyle<Value>
      func rounded(rule: IntegerFormatStyle<Value>.Configuration.RoundingRule = .toNearestOrEven, increment: Int? = nil) -> IntegerFormatStyle<Value>
      func scale(_: Double) -> IntegerFormatStyle<Value>
      func sign(strategy: IntegerFormatStyle<Value>.Configuration.SignDisplayStrategy) -> IntegerFormatStyle<Value>
      init(from: any Decoder) throws
      init(locale: Locale = .autoupdatingCurrent)
      var attributed: IntegerFormatStyle<Value>.Attributed {get}
      var hashValue: Int {get}
      var locale: Locale
      var parseStrategy: IntegerParseStrategy<IntegerFormatStyle<Value>> {get}
      }
      extension IntegerFormatStyle.Attributed {
      func encode(to: any Encoder) throws
      func format(_: Value) -> AttributedString
      func hash(into: inout Hasher)
      func locale(_: Locale) -> IntegerFormatStyle<Value>.Attributed
      init(from: any Decoder) throws
      var hashValue: Int {get}
      }
      extension IntegerFormatStyle.Currency {
      func consuming(_: String, startingAt: String.Index, in: Range<String.Index>) throws -> (upperBound: String.Index, output: Value)?
      func encode(to: any Encoder) throws
      func format(_: Value) -> String
      func grouping(_: IntegerFormatStyle<Value>.Currency.Configuration.Grouping) -> IntegerFormatStyle<Value>.Currency
      func hash(into: inout Hasher)
      func locale(_: Locale) -> IntegerFormatStyle<Value>.Currency
      func precision(_: IntegerFormatStyle<Value>.Currency.Configuration.Precision) -> IntegerFormatStyle<Value>.Currency
      func presentation(_: IntegerFormatStyle<Value>.Currency.Configuration.Presentation) -> IntegerFormatStyle<Value>.Currency
      func rounded(rule: IntegerFormatStyle<Value>.Currency.Configuration.RoundingRule = .toNearestOrEven, increment: Int? = nil) -> IntegerFormatStyle<Value>.Currency
      func scale(_: Double) -> IntegerFormatStyle<Value>.Currency
      func sign(strategy: IntegerFormatStyle<Value>.Currency.Configuration.SignDisplayStrategy) -> IntegerFormatStyle<Value>.Currency
      init(code: String, locale: Locale = .autoupdatingCurrent)
      init(from: any Decoder) throws
      let currencyCode: String
      var attributed: IntegerFormatStyle<Value>.Attributed {get}
      var hashValue: Int {get}
      var locale: Locale
      var parseStrategy: IntegerParseStrategy<IntegerFormatStyle<Value>.Currency> {get}
      }
      extension IntegerFormatStyle.Percent {
      func consuming(_: String, startingAt: String.Index, in: Range<String.Index>) throws -> (upperBound: String.Index, output: Value)?
      func encode(to: any Encoder) throws
      func format(_: Value) -> String
      func grouping(_: IntegerFormatStyle<Value>.Percent.Configuration.Grouping) -> IntegerFormatStyle<Value>.Percent
      func hash(into: inout Hasher)
      func locale(_: Locale) -> IntegerFormatStyle<Value>.Percent
      func notation(_: IntegerFormatStyle<Value>.Percent.Configuration.Notation) -> IntegerFormatStyle<Value>.Percent
      func precision(_: IntegerFormatStyle<Value>.Percent.Configuration.Precision) -> IntegerFormatStyle<Value>.Percent
      func rounded(rule: IntegerFormatStyle<Value>.Percent.Configuration.RoundingRule = .toNearestOrEven, increment: Int? = nil) -> IntegerFormatStyle<Value>.Percent
      func scale(_: Double) -> IntegerFormatStyle<Value>.Percent
      func sign(strategy: IntegerFormatStyle<Value>.Percent.Configuration.SignDisplayStrategy) -> IntegerFormatStyle<Value>.Percent
      init(from: any Decoder) throws
      init(locale: Locale = .autoupdatingCurrent)
      var attributed: IntegerFormatStyle<Value>.Attributed {get}
      var hashValue: Int {get}
      var locale: Locale
      var parseStrategy: IntegerParseStrategy<IntegerFormatStyle<Value>.Percent> {get}
      }
      extension IntegerParseStrategy {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      func parse(_: String) throws -> Format.FormatInput
      init(from: any Decoder) throws
      var formatStyle: Format
      var hashValue: Int {get}
      }
      extension JSONDecoder {
      var dataDecodingStrategy: JSONDecoder.DataDecodingStrategy {get set}
      var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy {get set}
      var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy {get set}
      var nonConformingFloatDecodingStrategy: JSONDecoder.NonConformingFloatDecodingStrategy {get set}
      var userInfo: [CodingUserInfoKey : Any] {get set}
      }
      extension JSONDecoder.DataDecodingStrategy {
      static var base64: DataDecodingStrategy {get}
      }
      extension JSONDecoder.DateDecodingStrategy {
      static var deferredToDate: DateDecodingStrategy {get}
      static var iso8601: DateDecodingStrategy {get}
      static var millisecondsSince1970: DateDecodingStrategy {get}
      static var secondsSince1970: DateDecodingStrategy {get}
      }
      extension JSONDecoder.KeyDecodingStrategy {
      static var convertFromSnakeCase: KeyDecodingStrategy {get}
      static var useDefaultKeys: KeyDecodingStrategy {get}
      }
      extension JSONDecoder.NonConformingFloatDecodingStrategy {
      static var `throw`: NonConformingFloatDecodingStrategy {get}
      }
      extension JSONEncoder {
      var dataEncodingStrategy: JSONEncoder.DataEncodingStrategy {get set}
      var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy {get set}
      var keyEncodingStrategy: JSONEncoder.KeyEncodingStrategy {get set}
      var nonConformingFloatEncodingStrategy: JSONEncoder.NonConformingFloatEncodingStrategy {get set}
      var outputFormatting: JSONEncoder.OutputFormatting {get set}
      var userInfo: [CodingUserInfoKey : Any] {get set}
      }
      extension JSONEncoder.DataEncodingStrategy {
      static var base64: DataEncodingStrategy {get}
      }
      extension JSONEncoder.DateEncodingStrategy {
      static var deferredToDate: DateEncodingStrategy {get}
      static var iso8601: DateEncodingStrategy {get}
      static var millisecondsSince1970: DateEncodingStrategy {get}
      static var secondsSince1970: DateEncodingStrategy {get}
      }
      extension JSONEncoder.KeyEncodingStrategy {
      static var convertToSnakeCase: KeyEncodingStrategy {get}
      static var useDefaultKeys: KeyEncodingStrategy {get}
      }
      extension JSONEncoder.NonConformingFloatEncodingStrategy {
      static var `throw`: NonConformingFloatEncodingStrategy {get}
      }
      extension JSONEncoder.OutputFormatting {
      init(rawValue: UInt)
      let rawValue: UInt
      static let prettyPrinted: JSONEncoder.OutputFormatting
      static let sortedKeys: JSONEncoder.OutputFormatting
      static let withoutEscapingSlashes: JSONEncoder.OutputFormatting
      }
      extension JSONSerialization {
      static func isValidJSONObject(_: Any) -> Bool
      }
      extension JSONSerialization.ReadingOptions {
      init(rawValue: UInt)
      static var allowFragments: JSONSerialization.ReadingOptions {get}
      static var fragmentsAllowed: JSONSerialization.ReadingOptions {get}
      static var mutableContainers: JSONSerialization.ReadingOptions {get}
      }
      extension JSONSerialization.WritingOptions {
      init(rawValue: UInt)
      static var fragmentsAllowed: JSONSerialization.WritingOptions {get}
      static var prettyPrinted: JSONSerialization.WritingOptions {get}
      static var sortedKeys: JSONSerialization.WritingOptions {get}
      static var withoutEscapingSlashes: JSONSerialization.WritingOptions {get}
      }
      extension KeyPathComparator {
      func compare(_: Compared, _: Compared) -> ComparisonResult
      func hash(into: inout Hasher)
      let keyPath: PartialKeyPath<Compared>
      var hashValue: Int {get}
      var order: SortOrder {get set}
      }
      extension LengthFormatter {
      func getObjectValue(_: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for: String, errorDescription: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool
      func string(fromMeters: Double) -> String
      func string(fromValue: Double, unit: LengthFormatter.Unit) -> String
      var numberFormatter: NumberFormatter! {get set}
      var unitStyle: Formatter.UnitStyle {get set}
      }
      extension LengthFormatter.Unit {
      init?(rawValue: Int)
      static var centimeter: Unit {get}
      static var inch: Unit {get}
      static var kilometer: Unit {get}
      static var meter: Unit {get}
      }
      extension ListFormatStyle {
      func encode(to: any Encoder) throws
      func format(_: Base) -> String
      func hash(into: inout Hasher)
      func locale(_: Locale) -> ListFormatStyle<Style, Base>
      init(from: any Decoder) throws
      init(memberStyle: Style)
      var hashValue: Int {get}
      var listType: ListFormatStyle<Style, Base>.ListType
      var locale: Locale
      var width: ListFormatStyle<Style, Base>.Width
      }
      extension ListFormatStyle.ListType {
      init?(rawValue: Int)
      static var and: ListType {get}
      static var or: ListType {get}
      var rawValue: Int {get}
      }
      extension ListFormatStyle.Width {
      init?(rawValue: Int)
      static var narrow: Width {get}
      static var short: Width {get}
      static var standard: Width {get}
      var rawValue: Int {get}
      }
      extension Locale {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      func identifier(_: Locale.IdentifierType) -> String
      func localizedString(for: Calendar.Identifier) -> String?
      func localizedString(forCollationIdentifier: String) -> String?
      func localizedString(forCollatorIdentifier: String) -> String?
      func localizedString(forCurrencyCode: String) -> String?
      func localizedString(forIdentifier: String) -> String?
      func localizedString(forLanguageCode: String) -> String?
      func localizedString(forRegionCode: String) -> String?
      func localizedString(forScriptCode: String) -> String?
      func localizedString(forVariantCode: String) -> String?
      init(components: Locale.Components)
      init(from: any Decoder) throws
      init(languageCode: Locale.LanguageCode? = nil, script: Locale.Script? = nil, languageRegion: Locale.Region? = nil)
      init(languageComponents: Locale.Language.Components)
      static func characterDirection(forLanguage: String) -> Locale.LanguageDirection
      static func components(fromIdentifier: String) -> [String : String]
      static func identifier(_: Locale.IdentifierType, from: String) -> String
      static func identifier(fromComponents: [String : String]) -> String
      static func identifier(fromWindowsLocaleCode: Int) -> String?
      static var preferredLanguages: [String] {get}
      var alternateQuotationBeginDelimiter: String? {get}
      var alternateQuotationEndDelimiter: String? {get}
      var calendar: Calendar {get}
      var currency: Locale.Currency? {get}
      var currencyCode: String? {get}
      var currencySymbol: String? {get}
      var customMirror: Mirror {get}
      var debugDescription: String {get}
      var description: String {get}
      var hashValue: Int {get}
      var identifier: String {get}
      var language: Locale.Language {get}
      var languageCode: String? {get}
      var quotationBeginDelimiter: String? {get}
      var quotationEndDelimiter: String? {get}
      var region: Locale.Region? {get}
      var regionCode: String? {get}
      var timeZone: TimeZone? {get}
      var variant: Locale.Variant? {get}
      }
      extension Locale.Components {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(from: any Decoder) throws
      init(identifier: String)
      init(languageCode: Locale.LanguageCode? = nil, script: Locale.Script? = nil, languageRegion: Locale.Region? = nil)
      init(locale: Locale)
      var calendar: Calendar.Identifier?
      var currency: Locale.Currency?
      var hashValue: Int {get}
      var region: Locale.Region?
      var timeZone: TimeZone?
      var variant: Locale.Variant?
      }
      extension Locale.Currency {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(_: String)
      init(from: any Decoder) throws
      init(stringLiteral: String)
      static let unknown: Locale.Currency
      var debugDescription: String {get}
      var hashValue: Int {get}
      var identifier: String {get set}
      }
      extension Locale.IdentifierType {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension Locale.Language {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(components: Locale.Language.Components)
      init(from: any Decoder) throws
      init(identifier: String)
      init(languageCode: Locale.LanguageCode? = nil, script: Locale.Script? = nil, region: Locale.Region? = nil)
      var characterDirection: Locale.LanguageDirection {get}
      var hashValue: Int {get}
      var languageCode: Locale.LanguageCode? {get}
      var parent: Locale.Language? {get}
      var region: Locale.Region? {get}
      var script: Locale.Script? {get}
      }
      extension Locale.Language.Components {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(from: any Decoder) throws
      init(identifier: String)
      init(language: Locale.Language)
      init(languageCode: Locale.LanguageCode? = nil, script: Locale.Script? = nil, region: Locale.Region? = nil)
      var hashValue: Int {get}
      var languageCode: Locale.LanguageCode?
      var region: Locale.Region?
      var script: Locale.Script?
      }
      extension Locale.LanguageCode {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      func identifier(_: Locale.LanguageCode.IdentifierType) -> String?
      init(_: String)
      init(from: any Decoder) throws
      init(stringLiteral: String)
      static let multiple: Locale.LanguageCode
      static let unavailable: Locale.LanguageCode
      static var english: Locale.LanguageCode {get}
      var debugDescription: String {get}
      var hashValue: Int {get}
      var identifier: String {get set}
      }
      extension Locale.LanguageCode.IdentifierType {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension Locale.Region {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(_: String)
      init(from: any Decoder) throws
      init(stringLiteral: String)
      static let unknown: Locale.Region
      static var turkey: Locale.Region {get}
      static var world: Locale.Region {get}
      var debugDescription: String {get}
      var hashValue: Int {get}
      var identifier: String {get set}
      }
      extension Locale.Script {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(_: String)
      init(from: any Decoder) throws
      init(stringLiteral: String)
      static let unknown: Locale.Script
      static var latin: Locale.Script {get}
      var debugDescription: String {get}
      var hashValue: Int {get}
      var identifier: String {get set}
      }
      extension Locale.Variant {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(_: String)
      init(from: any Decoder) throws
      init(stringLiteral: String)
      static let posix: Locale.Variant
      var debugDescription: String {get}
      var hashValue: Int {get}
      var identifier: String {get set}
      }
      extension Locale.Weekday {
      init?(rawValue: String)
      static var friday: Weekday {get}
      static var monday: Weekday {get}
      static var wednesday: Weekday {get}
      var rawValue: String {get}
      }
      extension LocalizedError {
      var failureReason: String? {get}
      var recoverySuggestion: String? {get}
      }
      extension LocalizedStringResource {
      func encode(to: any Encoder) throws
      init(_: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: LocalizedStringResource.BundleDescription = .main, comment: StaticString? = nil)
      init(_: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: LocalizedStringResource.BundleDescription = .main, comment: StaticString? = nil)
      init(from: any Decoder) throws
      init(stringInterpolation: String.LocalizationValue.StringInterpolation)
      init(stringLiteral: String)
      let defaultValue: String.LocalizationValue
      let key: String
      let table: String?
      var bundle: LocalizedStringResource.BundleDescription {get}
      var locale: Locale
      var localizedStringResource: LocalizedStringResource {get}
      }
      extension LocalizedStringResource.BundleDescription {
      static var main: BundleDescription {get}
      }
      extension MassFormatter {
      func getObjectValue(_: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for: String, errorDescription: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool
      func string(fromKilograms: Double) -> String
      func string(fromValue: Double, unit: MassFormatter.Unit) -> String
      var numberFormatter: NumberFormatter! {get set}
      var unitStyle: Formatter.UnitStyle {get set}
      }
      extension MassFormatter.Unit {
      init?(rawValue: Int)
      static var gram: Unit {get}
      static var kilogram: Unit {get}
      static var ounce: Unit {get}
      static var pound: Unit {get}
      }
      extension Measurement {
      func convert(to: UnitType)
      func converted(to: UnitType) -> Measurement<UnitType>
      func encode(to: any Encoder) throws
      func formatted() -> String
      func hash(into: inout Hasher)
      init(from: any Decoder) throws
      init(value: Double, unit: UnitType)
      let unit: UnitType
      var customMirror: Mirror {get}
      var debugDescription: String {get}
      var description: String {get}
      var hashValue: Int {get}
      var value: Double
      }
      extension Measurement.AttributedStyle {
      func encode(to: any Encoder) throws
      func format(_: Measurement<UnitType>) -> AttributedString
      func hash(into: inout Hasher)
      func locale(_: Locale) -> Measurement<UnitType>.AttributedStyle
      init(from: any Decoder) throws
      var hashValue: Int {get}
      }
      extension Measurement.AttributedStyle.ByteCount {
      func encode(to: any Encoder) throws
      func format(_: Measurement<UnitInformationStorage>) -> AttributedString
      func hash(into: inout Hasher)
      func locale(_: Locale) -> Measurement<UnitType>.AttributedStyle.ByteCount
      init(from: any Decoder) throws
      init(style: Measurement<UnitType>.AttributedStyle.ByteCount.Style, allowedUnits: Measurement<UnitType>.AttributedStyle.ByteCount.Units, spellsOutZero: Bool, includesActualByteCount: Bool, locale: Locale)
      var allowedUnits: Measurement<UnitInformationStorage>.AttributedStyle.ByteCount.Units {get set}
      var hashValue: Int {get}
      var locale: Locale {get set}
      var style: Measurement<UnitInformationStorage>.AttributedStyle.ByteCount.Style {get set}
      }
      extension Measurement.FormatStyle {
      func encode(to: any Encoder) throws
      func format(_: Measurement<UnitType>) -> String
      func hash(into: inout Hasher)
      func locale(_: Locale) -> Measurement<UnitType>.FormatStyle
      init(from: any Decoder) throws
      init(width: Measurement<UnitType>.FormatStyle.UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil)
      init(width: Measurement<UnitType>.FormatStyle.UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil)
      var attributed: Measurement<UnitType>.AttributedStyle {get}
      var hashValue: Int {get}
      var locale: Locale
      var usage: MeasurementFormatUnitUsage<UnitType>?
      var width: Measurement<UnitType>.FormatStyle.UnitWidth
      }
      extension Measurement.FormatStyle.ByteCount {
      func encode(to: any Encoder) throws
      func format(_: Measurement<UnitInformationStorage>) -> String
      func hash(into: inout Hasher)
      func locale(_: Locale) -> Measurement<UnitType>.FormatStyle.ByteCount
      init(from: any Decoder) throws
      init(style: Measurement<UnitType>.FormatStyle.ByteCount.Style, allowedUnits: Measurement<UnitType>.FormatStyle.ByteCount.Units, spellsOutZero: Bool, includesActualByteCount: Bool, locale: Locale)
      var allowedUnits: Measurement<UnitInformationStorage>.FormatStyle.ByteCount.Units
      var attributed: Measurement<UnitInformationStorage>.AttributedStyle.ByteCount {get}
      var hashValue: Int {get}
      var locale: Locale
      var style: Measurement<UnitInformationStorage>.FormatStyle.ByteCount.Style
      }
      extension Measurement.FormatStyle.UnitWidth {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(from: any Decoder) throws
      static var abbreviated: Measurement<UnitType>.FormatStyle.UnitWidth {get}
      static var narrow: Measurement<UnitType>.FormatStyle.UnitWidth {get}
      static var wide: Measurement<UnitType>.FormatStyle.UnitWidth {get}
      var hashValue: Int {get}
      }
      extension MeasurementFormatUnitUsage {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(from: any Decoder) throws
      static var food: MeasurementFormatUnitUsage<UnitEnergy> {get}
      static var general: MeasurementFormatUnitUsage<UnitType> {get}
      static var liquid: MeasurementFormatUnitUsage<UnitVolume> {get}
      static var person: MeasurementFormatUnitUsage<UnitLength> {get}
      static var person: MeasurementFormatUnitUsage<UnitTemperature> {get}
      static var road: MeasurementFormatUnitUsage<UnitLength> {get}
      static var visibility: MeasurementFormatUnitUsage<UnitLength> {get}
      static var weather: MeasurementFormatUnitUsage<UnitTemperature> {get}
      static var wind: MeasurementFormatUnitUsage<UnitSpeed> {get}
      static var workout: MeasurementFormatUnitUsage<UnitEnergy> {get}
      var hashValue: Int {get}
      }
      extension NSArray {
      func addObserver(_: NSObject, forKeyPath: String, options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?)
      func addObserver(_: NSObject, toObjectsAt: IndexSet, forKeyPath: String, options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?)
      func adding(_: Any) -> [Any]
      func contains(_: Any) -> Bool
      func description(withLocale: Any?) -> String
      func description(withLocale: Any?, indent: Int) -> String
      func enumerateObjects(_: _)
      func enumerateObjects(at: IndexSet, options: NSEnumerationOptions = [], using: _)
      func enumerateObjects(options: NSEnumerationOptions = [], using: _)
      func filtered(using: NSPredicate) -> [Any]
      func index(of: Any) -> Int
      func index(of: Any, in: NSRange) -> Int
      func index(of: Any, inSortedRange: NSRange, options: NSBinarySearchingOptions = [], usingComparator: _) -> Int
      func isEqual(to: [Any]) -> Bool
      func makeIterator() -> NSFastEnumerationIterator
      func object(at: Int) -> Any
      func objects(at: IndexSet) -> [Any]
      func removeObserver(_: NSObject, forKeyPath: String)
      func removeObserver(_: NSObject, forKeyPath: String, context: UnsafeMutableRawPointer?)
      func removeObserver(_: NSObject, fromObjectsAt: IndexSet, forKeyPath: String)
      func removeObserver(_: NSObject, fromObjectsAt: IndexSet, forKeyPath: String, context: UnsafeMutableRawPointer?)
      func setValue(_: Any?, forKey: String)
      func value(forKey: String) -> Any
      func write(to: URL) throws
      func write(to: URL, atomically: Bool) -> Bool
      func write(toFile: String, atomically: Bool) -> Bool
      init()
      init(array: NSArray)
      init(array: [Any])
      init(array: [Any], copyItems: Bool)
      init(arrayLiteral: Any...)
      init(contentsOf: URL, error: ()) throws
      init(contentsOfURL: URL, error: ()) throws
      init(object: Any)
      init(objects: Any...)
      init(objects: UnsafePointer<AnyObject>, count: Int)
      init(objects: UnsafePointer<AnyObject>?, count: Int)
      init?(contentsOf: URL)
      init?(contentsOfFile: String)
      init?(contentsOfURL: URL)
      var count: Int {get}
      var customMirror: Mirror {get}
      var description: String {get}
      var lastObject: Any? {get}
      var underestimatedCount: Int {get}
      }
      extension NSAttributedString {
      func attribute(_: NSAttributedString.Key, at: Int, effectiveRange: NSRangePointer?) -> Any?
      func attribute(_: NSAttributedString.Key, at: Int, longestEffectiveRange: NSRangePointer?, in: NSRange) -> Any?
      func attributedSubstring(from: NSRange) -> NSAttributedString
      func attributes(at: Int, effectiveRange: NSRangePointer?) -> [NSAttributedString.Key : Any]
      func attributes(at: Int, longestEffectiveRange: NSRangePointer?, in: NSRange) -> [NSAttributedString.Key : Any]
      func enumerateAttribute(_: NSAttributedString.Key, in: NSRange, options: NSAttributedString.EnumerationOptions = [], using: _)
      func enumerateAttributes(in: NSRange, options: NSAttributedString.EnumerationOptions = [], using: _)
      func isEqual(to: NSAttributedString) -> Bool
      init(_: AttributedString)
      init(attributedString: NSAttributedString)
      init(contentsOf: URL, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws
      init(markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws
      init(markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws
      init(string: String)
      init(string: String, attributes: [NSAttributedString.Key : Any]? = nil)
      var length: Int {get}
      var string: String {get}
      }
      extension NSAttributedString.Key {
      func hash(into: inout Hasher)
      init(_: String)
      init(rawValue: String)
      static let imageURL: NSAttributedString.Key
      static let inlinePresentationIntent: NSAttributedString.Key
      var hashValue: Int {get}
      }
      extension NSCache {
      func setObject(_: ObjectType, forKey: KeyType, cost: Int)
      var countLimit: Int {get set}
      var delegate: (any NSCacheDelegate)? {get set}
      var name: String {get set}
      var totalCostLimit: Int {get set}
      }
      extension NSCacheDelegate {
      func cache(_: NSCache<AnyObject, AnyObject>, willEvictObject: Any)
      }
      extension NSCalendar {
      func compare(_: Date, to: Date, toUnitGranularity: NSCalendar.Unit) -> ComparisonResult
      func component(_: NSCalendar.Unit, from: Date) -> Int
      func components(_: NSCalendar.Unit, from: Date) -> DateComponents
      func components(_: NSCalendar.Unit, from: Date, to: Date, options: NSCalendar.Options = []) -> DateComponents
      func components(_: NSCalendar.Unit, from: DateComponents, to: DateComponents, options: NSCalendar.Options = []) -> DateComponents
      func components(in: TimeZone, from: Date) -> DateComponents
      func date(_: Date, matchesComponents: DateComponents) -> Bool
      func date(byAdding: DateComponents, to: Date, options: NSCalendar.Options = []) -> Date?
      func date(byAdding: NSCalendar.Unit, value: Int, to: Date, options: NSCalendar.Options = []) -> Date?
      func date(bySettingHour: Int, minute: Int, second: Int, of: Date, options: NSCalendar.Options = []) -> Date?
      func date(bySettingUnit: NSCalendar.Unit, value: Int, of: Date, options: NSCalendar.Options = []) -> Date?
      func date(era: Int, year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int, nanosecond: Int) -> Date?
      func date(era: Int, yearForWeekOfYear: Int, weekOfYear: Int, weekday: Int, hour: Int, minute: Int, second: Int, nanosecond: Int) -> Date?
      func date(from: DateComponents) -> Date?
      func isDate(_: Date, equalTo: Date, toUnitGranularity: NSCalendar.Unit) -> Bool
      func isDate(_: Date, inSameDayAs: Date) -> Bool
      func isDateInToday(_: Date) -> Bool
      func isDateInYesterday(_: Date) -> Bool
      func nextDate(after: Date, matching: DateComponents, options: NSCalendar.Options = []) -> Date?
      func nextDate(after: Date, matching: NSCalendar.Unit, value: Int, options: NSCalendar.Options = []) -> Date?
      func nextDate(after: Date, matchingHour: Int, minute: Int, second: Int, options: NSCalendar.Options = []) -> Date?
      func range(of: NSCalendar.Unit, in: NSCalendar.Unit, for: Date) -> NSRange
      func range(of: NSCalendar.Unit, start: AutoreleasingUnsafeMutablePointer<NSDate?>?, interval: UnsafeMutablePointer<TimeInterval>?, for: Date) -> Bool
      func range(ofWeekendStart: AutoreleasingUnsafeMutablePointer<NSDate?>?, interval: UnsafeMutablePointer<TimeInterval>?, containing: Date) -> Bool
      func startOfDay(for: Date) -> Date
      init?(calendarIdentifier: NSCalendar.Identifier)
      init?(identifier: NSCalendar.Identifier)
      static var autoupdatingCurrent: Calendar {get}
      static var current: Calendar {get}
      var calendarIdentifier: NSCalendar.Identifier {get}
      var locale: Locale? {get set}
      var timeZone: TimeZone {get set}
      var weekdaySymbols: [String] {get}
      }
      extension NSCalendar.Identifier {
      func hash(into: inout Hasher)
      init(_: String)
      init(rawValue: String)
      static let ISO8601: NSCalendar.Identifier
      static let gregorian: NSCalendar.Identifier
      var hashValue: Int {get}
      }
      extension NSCalendar.Options {
      init(rawValue: UInt)
      }
      extension NSCalendar.Unit {
      init(rawValue: UInt)
      static var calendar: NSCalendar.Unit {get}
      static var day: NSCalendar.Unit {get}
      static var era: NSCalendar.Unit {get}
      static var hour: NSCalendar.Unit {get}
      static var minute: NSCalendar.Unit {get}
      static var month: NSCalendar.Unit {get}
      static var nanosecond: NSCalendar.Unit {get}
      static var second: NSCalendar.Unit {get}
      static var timeZone: NSCalendar.Unit {get}
      static var weekOfYear: NSCalendar.Unit {get}
      static var weekday: NSCalendar.Unit {get}
      static var year: NSCalendar.Unit {get}
      }
      extension NSCoder {
      func containsValue(forKey: String) -> Bool
      func decodeBool(forKey: String) -> Bool
      func decodeDouble(forKey: String) -> Double
      func decodeObject() -> Any?
      func decodeObject(forKey: String) -> Any?
      func decodeObject(of: [AnyClass]?, forKey: String) -> Any?
      func encode(_: Any?)
      func encode(_: Any?, forKey: String)
      func encode(_: Bool, forKey: String)
      func encode(_: Data)
      func encode(_: Double, forKey: String)
      func encode(_: Float, forKey: String)
      func encode(_: Int, forKey: String)
      func encode(_: Int32, forKey: String)
      func encode(_: Int64, forKey: String)
      func version(forClassName: String) -> Int
      var error: (any Error)? {get}
      var requiresSecureCoding: Bool {get}
      var systemVersion: UInt32 {get}
      }
      extension NSCoding {
      func encode(with: NSCoder)
      }
      extension NSCompoundPredicate {
      init(andPredicateWithSubpredicates: [NSPredicate])
      init(notPredicateWithSubpredicate: NSPredicate)
      init(orPredicateWithSubpredicates: [NSPredicate])
      init(type: NSCompoundPredicate.LogicalType, subpredicates: [NSPredicate])
      }
      extension NSCompoundPredicate.LogicalType {
      init?(rawValue: UInt)
      static var and: LogicalType {get}
      static var not: LogicalType {get}
      static var or: LogicalType {get}
      }
      extension NSCopying {
      func copy(with: NSZone? = nil) -> Any
      }
      extension NSData {
      func base64EncodedString(options: NSData.Base64EncodingOptions = []) -> String
      func compressed(using: NSData.CompressionAlgorithm) throws -> Self
      func decompressed(using: NSData.CompressionAlgorithm) throws -> Self
      func getBytes(_: UnsafeMutableRawPointer)
      func getBytes(_: UnsafeMutableRawPointer, length: Int)
      func getBytes(_: UnsafeMutableRawPointer, range: NSRange)
      func isEqual(to: Data) -> Bool
      func range(of: Data, options: NSData.SearchOptions = [], in: NSRange) -> NSRange
      func subdata(with: NSRange) -> Data
      func write(to: URL, atomically: Bool) -> Bool
      func write(to: URL, options: NSData.WritingOptions = []) throws
      func write(toFile: String, atomically: Bool) -> Bool
      func write(toFile: String, options: NSData.WritingOptions = []) throws
      init(bytes: UnsafeRawPointer?, length: Int)
      init(bytesNoCopy: UnsafeMutableRawPointer, length: Int)
      init(bytesNoCopy: UnsafeMutableRawPointer, length: Int, deallocator: _ = nil)
      init(bytesNoCopy: UnsafeMutableRawPointer, length: Int, freeWhenDone: Bool)
      init(contentsOf: URL, options: NSData.ReadingOptions = []) throws
      init(contentsOfFile: String, options: NSData.ReadingOptions = []) throws
      init(contentsOfURL: URL, options: NSData.ReadingOptions = []) throws
      init(data: Data)
      init?(base64Encoded: Data, options: NSData.Base64DecodingOptions = [])
      init?(base64Encoded: String, options: NSData.Base64DecodingOptions = [])
      init?(base64EncodedData: Data, options: NSData.Base64DecodingOptions = [])
      init?(base64EncodedString: String, options: NSData.Base64DecodingOptions = [])
      init?(contentsOf: URL)
      init?(contentsOfFile: String)
      init?(contentsOfMappedFile: String)
      init?(contentsOfURL: URL)
      var bytes: UnsafeRawPointer {get}
      var description: String {get}
      var endIndex: Int {get}
      var length: Int {get}
      var regions: [Data] {get}
      var startIndex: Int {get}
      }
      extension NSData.Base64DecodingOptions {
      init(rawValue: UInt)
      static var ignoreUnknownCharacters: NSData.Base64DecodingOptions {get}
      }
      extension NSData.CompressionAlgorithm {
      init?(rawValue: Int)
      static var lzfse: CompressionAlgorithm {get}
      }
      extension NSData.ReadingOptions {
      init(rawValue: UInt)
      static var alwaysMapped: NSData.ReadingOptions {get}
      static var mappedIfSafe: NSData.ReadingOptions {get}
      static var uncached: NSData.ReadingOptions {get}
      }
      extension NSData.WritingOptions {
      init(rawValue: UInt)
      static var atomic: NSData.WritingOptions {get}
      static var completeFileProtectionUntilFirstUserAuthentication: NSData.WritingOptions {get}
      }
      extension NSDataDetector {
      init(types: NSTextCheckingTypes) throws
      }
      extension NSDate {
      func addingTimeInterval(_: TimeInterval) -> Self
      func compare(_: Date) -> ComparisonResult
      func description(with: Any?) -> String
      func isEqual(to: Date) -> Bool
      func timeIntervalSince(_: Date) -> TimeInterval
      init()
      init(timeInterval: TimeInterval, since: Date)
      init(timeInterval: TimeInterval, sinceDate: Date)
      init(timeIntervalSince1970: TimeInterval)
      init(timeIntervalSinceNow: TimeInterval)
      init(timeIntervalSinceReferenceDate: TimeInterval)
      static var distantFuture: Date {get}
      static var distantPast: Date {get}
      static var now: Date {get}
      static var timeIntervalSinceReferenceDate: TimeInterval {get}
      var description: String {get}
      var timeIntervalSince1970: TimeInterval {get}
      var timeIntervalSinceNow: TimeInterval {get}
      var timeIntervalSinceReferenceDate: TimeInterval {get}
      }
      extension NSDateComponents {
      func setValue(_: Int, forComponent: NSCalendar.Unit)
      func value(forComponent: NSCalendar.Unit) -> Int
      var calendar: Calendar? {get set}
      var date: Date? {get}
      var day: Int {get set}
      var era: Int {get set}
      var hour: Int {get set}
      var minute: Int {get set}
      var month: Int {get set}
      var nanosecond: Int {get set}
      var second: Int {get set}
      var timeZone: TimeZone? {get set}
      var weekOfYear: Int {get set}
      var weekday: Int {get set}
      var year: Int {get set}
      }
      extension NSDecimalNumber {
      func adding(_: NSDecimalNumber) -> NSDecimalNumber
      func adding(_: NSDecimalNumber, withBehavior: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber
      func compare(_: NSNumber) -> ComparisonResult
      func description(withLocale: Any?) -> String
      func rounding(accordingToBehavior: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber
      func subtracting(_: NSDecimalNumber) -> NSDecimalNumber
      func subtracting(_: NSDecimalNumber, withBehavior: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber
      init(decimal: Decimal)
      init(mantissa: UInt64, exponent: Int16, isNegative: Bool)
      init(string: String?)
      init(string: String?, locale: Any?)
      static var maximum: NSDecimalNumber {get}
      static var minimum: NSDecimalNumber {get}
      static var one: NSDecimalNumber {get}
      static var zero: NSDecimalNumber {get}
      var doubleValue: Double {get}
      }
      extension NSDictionary {
      func allKeys(for: Any) -> [Any]
      func description(withLocale: Any?) -> String
      func description(withLocale: Any?, indent: Int) -> String
      func fileModificationDate() -> Date?
      func fileSize() -> UInt64
      func fileType() -> String?
      func isEqual(to: [AnyHashable : Any]) -> Bool
      func makeIterator() -> NSDictionary.Iterator
      func object(forKey: Any) -> Any?
      func objects(forKeys: [Any], notFoundMarker: Any) -> [Any]
      func value(forKey: String) -> Any?
      func write(to: URL) throws
      func write(to: URL, atomically: Bool) -> Bool
      func write(toFile: String, atomically: Bool) -> Bool
      init()
      init(contentsOf: URL, error: ()) throws
      init(contentsOfURL: URL, error: ()) throws
      init(dictionary: NSDictionary)
      init(dictionary: [AnyHashable : Any])
      init(dictionary: [AnyHashable : Any], copyItems: Bool)
      init(dictionaryLiteral: (Any, Any)...)
      init(object: Any, forKey: any NSCopying)
      init(objects: UnsafePointer<AnyObject>?, forKeys: UnsafePointer<any NSCopying>?, count: Int)
      init(objects: [Any], forKeys: [any NSCopying])
      init?(contentsOf: URL)
      init?(contentsOfFile: String)
      init?(contentsOfURL: URL)
      var allKeys: [Any] {get}
      var allValues: [Any] {get}
      var count: Int {get}
      var customMirror: Mirror {get}
      var description: String {get}
      var underestimatedCount: Int {get}
      }
      extension NSDictionary.Iterator {
      func next() -> (key: Any, value: Any)?
      }
      extension NSEnumerator {
      func makeIterator() -> NSFastEnumerationIterator
      func nextObject() -> Any?
      var allObjects: [Any] {get}
      }
      extension NSError {
      init(domain: String, code: Int, userInfo: [String : Any]? = nil)
      var code: Int {get}
      var domain: String {get}
      var localizedDescription: String {get}
      var localizedFailureReason: String? {get}
      var localizedRecoveryOptions: [String]? {get}
      var localizedRecoverySuggestion: String? {get}
      var userInfo: [String : Any] {get}
      }
      extension NSException {
      func raise()
      init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable : Any]? = nil)
      static func raise(_: NSExceptionName, format: String, arguments: CVaListPointer)
      var name: NSExceptionName {get}
      var reason: String? {get}
      var userInfo: [AnyHashable : Any]? {get}
      }
      extension NSExceptionName {
      func hash(into: inout Hasher)
      init(_: String)
      init(rawValue: String)
      var hashValue: Int {get}
      }
      extension NSExpression {
      init(block: _, arguments: [NSExpression]?)
      init(expressionType: NSExpression.ExpressionType)
      init(forAggregate: [NSExpression])
      init(forBlock: _, arguments: [NSExpression]?)
      init(forConditional: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression)
      init(forConstantValue: Any?)
      init(forFunction: NSExpression, selectorName: String, arguments: [Any]?)
      init(forFunction: String, arguments: [Any])
      init(forIntersectSet: NSExpression, with: NSExpression)
      init(forKeyPath: String)
      init(forMinusSet: NSExpression, with: NSExpression)
      init(forSubquery: NSExpression, usingIteratorVariable: String, predicate: NSPredicate)
      init(forUnionSet: NSExpression, with: NSExpression)
      init(forVariable: String)
      init(format: String, _: any CVarArg...)
      init(format: String, argumentArray: [Any])
      init(format: String, arguments: CVaListPointer)
      var `false`: NSExpression {get}
      var `true`: NSExpression {get}
      var arguments: [NSExpression]? {get}
      var collection: Any {get}
      var function: String {get}
      var keyPath: String {get}
      var left: NSExpression {get}
      var operand: NSExpression {get}
      var predicate: NSPredicate {get}
      var right: NSExpression {get}
      var variable: String {get}
      }
      extension NSExpression.ExpressionType {
      init?(rawValue: UInt)
      static var aggregate: ExpressionType {get}
      static var block: ExpressionType {get}
      static var conditional: ExpressionType {get}
      static var evaluatedObject: ExpressionType {get}
      static var function: ExpressionType {get}
      static var keyPath: ExpressionType {get}
      static var variable: ExpressionType {get}
      }
      extension NSExtensionContext {
      func cancelRequest(withError: any Error)
      func completeRequest(returningItems: [Any]?, completionHandler: _ = nil)
      func open(_: URL) async -> Bool
      func open(_: URL, completionHandler: _ = nil)
      var inputItems: [Any] {get}
      }
      extension NSExtensionItem {
      var attachments: [NSItemProvider]? {get set}
      var attributedTitle: NSAttributedString? {get set}
      var userInfo: [AnyHashable : Any]? {get set}
      }
      extension NSFastEnumerationIterator {
      func next() -> Any?
      init(_: any NSFastEnumeration)
      }
      extension NSFileCoordinator {
      func cancel()
      func coordinate(readingItemAt: URL, options: NSFileCoordinator.ReadingOptions = [], error: NSErrorPointer, byAccessor: _)
      func coordinate(readingItemAt: URL, options: NSFileCoordinator.ReadingOptions = [], writingItemAt: URL, options: NSFileCoordinator.WritingOptions = [], error: NSErrorPointer, byAccessor: _)
      func coordinate(with: [NSFileAccessIntent], queue: OperationQueue, byAccessor: _)
      func coordinate(writingItemAt: URL, options: NSFileCoordinator.WritingOptions = [], error: NSErrorPointer, byAccessor: _)
      func coordinate(writingItemAt: URL, options: NSFileCoordinator.WritingOptions = [], writingItemAt: URL, options: NSFileCoordinator.WritingOptions = [], error: NSErrorPointer, byAccessor: _)
      func item(at: URL, didChangeUbiquityAttributes: Set<URLResourceKey>)
      func item(at: URL, didMoveTo: URL)
      func item(at: URL, willMoveTo: URL)
      func prepare(forReadingItemsAt: [URL], options: NSFileCoordinator.ReadingOptions = [], writingItemsAt: [URL], options: NSFileCoordinator.WritingOptions = [], error: NSErrorPointer, byAccessor: _)
      init(filePresenter: (any NSFilePresenter)?)
      static func addFilePresenter(_: any NSFilePresenter)
      static func removeFilePresenter(_: any NSFilePresenter)
      }
      extension NSFileCoordinator.ReadingOptions {
      init(rawValue: UInt)
      static var forUploading: NSFileCoordinator.ReadingOptions {get}
      }
      extension NSFileCoordinator.WritingOptions {
      init(rawValue: UInt)
      static var forDeleting: NSFileCoordinator.WritingOptions {get}
      static var forMerging: NSFileCoordinator.WritingOptions {get}
      static var forReplacing: NSFileCoordinator.WritingOptions {get}
      }
      extension NSFilePresenter {
      func presentedItemDidChange()
      func presentedSubitemDidAppear(at: URL)
      func presentedSubitemDidChange(at: URL)
      var presentedItemOperationQueue: OperationQueue {get}
      var presentedItemURL: URL? {get}
      }
      extension NSHashTable {
      func add(_: ObjectType?)
      func contains(_: ObjectType?) -> Bool
      func intersect(_: NSHashTable<ObjectType>)
      func intersects(_: NSHashTable<ObjectType>) -> Bool
      func isEqual(to: NSHashTable<ObjectType>) -> Bool
      func isSubset(of: NSHashTable<ObjectType>) -> Bool
      func member(_: ObjectType?) -> ObjectType?
      func minus(_: NSHashTable<ObjectType>)
      func remove(_: ObjectType?)
      func removeAllObjects()
      func union(_: NSHashTable<ObjectType>)
      init(options: NSPointerFunctions.Options = [])
      init(options: NSPointerFunctions.Options = [], capacity: Int)
      init(pointerFunctions: NSPointerFunctions, capacity: Int)
      static func weakObjects() -> NSHashTable<ObjectType>
      var allObjects: [ObjectType] {get}
      var count: Int {get}
      }
      extension NSIndexPath {
      func adding(_: Int) -> IndexPath
      func compare(_: IndexPath) -> ComparisonResult
      func index(atPosition: Int) -> Int
      init(index: Int)
      init(indexes: UnsafePointer<Int>?, length: Int)
      var length: Int {get}
      }
      extension NSIndexSet {
      func contains(_: IndexSet) -> Bool
      func contains(_: Int) -> Bool
      func contains(in: NSRange) -> Bool
      func enumerate(_: _)
      func enumerate(in: NSRange, options: NSEnumerationOptions = [], using: _)
      func enumerate(options: NSEnumerationOptions = [], using: _)
      func index(in: NSRange, options: NSEnumerationOptions = [], passingTest: _) -> Int
      func index(options: NSEnumerationOptions = [], passingTest: _) -> Int
      func index(passingTest: _) -> Int
      func indexes(in: NSRange, options: NSEnumerationOptions = [], passingTest: _) -> IndexSet
      func indexes(options: NSEnumerationOptions = [], passingTest: _) -> IndexSet
      func indexes(passingTest: _) -> IndexSet
      func intersects(in: NSRange) -> Bool
      func isEqual(to: IndexSet) -> Bool
      func makeIterator() -> NSIndexSetIterator
      init(index: Int)
      init(indexSet: IndexSet)
      init(indexesIn: NSRange)
      init(indexesInRange: NSRange)
      var count: Int {get}
      var firstIndex: Int {get}
      var lastIndex: Int {get}
      var underestimatedCount: Int {get}
      }
      extension NSIndexSetIterator {
      func next() -> Int?
      }
      extension NSItemProvider {
      func hasItemConformingToTypeIdentifier(_: String) -> Bool
      func loadDataRepresentation(forTypeIdentifier: String, completionHandler: _) -> Progress
      func loadItem(forTypeIdentifier: String, options: [AnyHashable : Any]? = nil) async throws -> any NSSecureCoding
      func loadItem(forTypeIdentifier: String, options: [AnyHashable : Any]? = nil, completionHandler: NSItemProvider.CompletionHandler? = nil)
      func registerDataRepresentation(forTypeIdentifier: String, visibility: NSItemProviderRepresentationVisibility, loadHandler: _)
      init()
      init(item: (any NSSecureCoding)?, typeIdentifier: String?)
      init(object: any NSItemProviderWriting)
      init?(contentsOf: URL!)
      init?(contentsOfURL: URL!)
      static let errorDomain: String
      var suggestedName: String? {get set}
      }
      extension NSItemProvider.ErrorCode {
      init?(rawValue: Int)
      static var unknownError: ErrorCode {get}
      }
      extension NSItemProviderReading {
      static func object(withItemProviderData: Data, typeIdentifier: String) throws -> Self
      }
      extension NSItemProviderRepresentationVisibility {
      init?(rawValue: Int)
      static var all: NSItemProviderRepresentationVisibility {get}
      static var ownProcess: NSItemProviderRepresentationVisibility {get}
      static var team: NSItemProviderRepresentationVisibility {get}
      }
      extension NSItemProviderWriting {
      func loadData(withTypeIdentifier: String, forItemProviderCompletionHandler: _) -> Progress?
      }
      extension NSKeyValueChange {
      init?(rawValue: UInt)
      static var insertion: NSKeyValueChange {get}
      static var removal: NSKeyValueChange {get}
      static var replacement: NSKeyValueChange {get}
      static var setting: NSKeyValueChange {get}
      }
      extension NSKeyValueChangeKey {
      func hash(into: inout Hasher)
      init(rawValue: String)
      static let indexesKey: NSKeyValueChangeKey
      static let kindKey: NSKeyValueChangeKey
      static let newKey: NSKeyValueChangeKey
      static let oldKey: NSKeyValueChangeKey
      var hashValue: Int {get}
      }
      extension NSKeyValueObservation {
      func invalidate()
      }
      extension NSKeyValueObservingOptions {
      init(rawValue: UInt)
      static var initial: NSKeyValueObservingOptions {get}
      static var new: NSKeyValueObservingOptions {get}
      static var old: NSKeyValueObservingOptions {get}
      static var prior: NSKeyValueObservingOptions {get}
      }
      extension NSKeyedArchiver {
      func className(for: AnyClass) -> String?
      func encode(_: Any?, forKey: String)
      func encode(_: Bool, forKey: String)
      func encode(_: Double, forKey: String)
      func encode(_: Float, forKey: String)
      func encode(_: Int32, forKey: String)
      func encode(_: Int64, forKey: String)
      init()
      init(forWritingWith: NSMutableData)
      init(forWritingWithMutableData: NSMutableData)
      init(requiringSecureCoding: Bool)
      static func archivedData(withRootObject: Any) -> Data
      static func archivedData(withRootObject: Any, requiringSecureCoding: Bool) throws -> Data
      static func className(for: AnyClass) -> String?
      var delegate: (any NSKeyedArchiverDelegate)? {get set}
      var encodedData: Data {get}
      var outputFormat: PropertyListSerialization.PropertyListFormat {get set}
      var requiresSecureCoding: Bool {get set}
      }
      extension NSKeyedArchiverDelegate {
      func archiver(_: NSKeyedArchiver, didEncode: Any?)
      func archiver(_: NSKeyedArchiver, willEncode: Any) -> Any?
      func archiver(_: NSKeyedArchiver, willReplace: Any?, with: Any?)
      }
      extension NSKeyedUnarchiver {
      func `class`(forClassName: String) -> AnyClass?
      func containsValue(forKey: String) -> Bool
      func decodeBool(forKey: String) -> Bool
      func decodeDouble(forKey: String) -> Double
      func decodeObject(forKey: String) -> Any?
      init()
      init(forReadingFrom: Data) throws
      init(forReadingFromData: Data) throws
      init(forReadingWith: Data)
      init(forReadingWithData: Data)
      static func `class`(forClassName: String) -> AnyClass?
      static func unarchivedObject(ofClasses: Set<AnyHashable>, from: Data) throws -> Any
      static func unarchivedObject(ofClasses: [AnyClass], from: Data) throws -> Any?
      var delegate: (any NSKeyedUnarchiverDelegate)? {get set}
      var requiresSecureCoding: Bool {get set}
      }
      extension NSLock {
      var name: String? {get set}
      }
      extension NSMutableArray {
      func add(_: Any)
      func addObjects(from: [Any])
      func filter(using: NSPredicate)
      func insert(_: Any, at: Int)
      func insert(_: [Any], at: IndexSet)
      func remove(_: Any)
      func remove(_: Any, in: NSRange)
      func removeAllObjects()
      func removeObject(at: Int)
      func removeObject(identicalTo: Any)
      func removeObject(identicalTo: Any, in: NSRange)
      func removeObjects(at: IndexSet)
      func removeObjects(in: NSRange)
      func removeObjects(in: [Any])
      func replaceObjects(at: IndexSet, with: [Any])
      func replaceObjects(in: NSRange, withObjectsFrom: [Any])
      func replaceObjects(in: NSRange, withObjectsFrom: [Any], range: NSRange)
      func sort(_: _, context: UnsafeMutableRawPointer?)
      func sort(comparator: _)
      func sort(options: NSSortOptions = [], usingComparator: _)
      func sort(using: Selector)
      func sort(using: [NSSortDescriptor])
      init()
      init(capacity: Int)
      init(objects: UnsafePointer<AnyObject>, count: Int)
      init?(contentsOfURL: URL)
      }
      extension NSMutableAttributedString {
      func addAttribute(_: NSAttributedString.Key, value: Any, range: NSRange)
      func addAttributes(_: [NSAttributedString.Key : Any] = [:], range: NSRange)
      func append(_: NSAttributedString)
      func beginEditing()
      func deleteCharacters(in: NSRange)
      func endEditing()
      func insert(_: NSAttributedString, at: Int)
      func removeAttribute(_: NSAttributedString.Key, range: NSRange)
      func replaceCharacters(in: NSRange, with: NSAttributedString)
      func replaceCharacters(in: NSRange, with: String)
      func setAttributedString(_: NSAttributedString)
      func setAttributes(_: [NSAttributedString.Key : Any]?, range: NSRange)
      var mutableString: NSMutableString {get}
      }
      extension NSMutableCopying {
      func mutableCopy(with: NSZone? = nil) -> Any
      }
      extension NSMutableData {
      func append(_: Data)
      func append(_: UnsafeRawPointer, length: Int)
      func compress(using: NSData.CompressionAlgorithm) throws
      func decompress(using: NSData.CompressionAlgorithm) throws
      func setData(_: Data)
      init?(capacity: Int)
      init?(length: Int)
      var length: Int {get set}
      }
      extension NSMutableDictionary {
      func removeAllObjects()
      func removeObject(forKey: Any)
      func removeObjects(forKeys: [Any])
      func setObject(_: Any, forKey: any NSCopying)
      func setValue(_: Any?, forKey: String)
      init()
      init(capacity: Int)
      init(sharedKeySet: Any)
      init?(contentsOfURL: URL)
      }
      extension NSMutableString {
      func append(_: String)
      func deleteCharacters(in: NSRange)
      func insert(_: String, at: Int)
      func replaceCharacters(in: NSRange, with: String)
      func setString(_: String)
      init(capacity: Int)
      }
      extension NSMutableURLRequest {
      func addValue(_: String, forHTTPHeaderField: String)
      func setValue(_: String?, forHTTPHeaderField: String)
      var allHTTPHeaderFields: [String : String]? {get set}
      var allowsConstrainedNetworkAccess: Bool {get set}
      var attribution: NSURLRequest.Attribution {get set}
      var cachePolicy: NSURLRequest.CachePolicy {get set}
      var httpBody: Data? {get set}
      var httpMethod: String {get set}
      var httpShouldHandleCookies: Bool {get set}
      var timeoutInterval: TimeInterval {get set}
      var url: URL? {get set}
      }
      extension NSNotification {
      init(name: NSNotification.Name, object: Any?)
      init(name: NSNotification.Name, object: Any?, userInfo: [AnyHashable : Any]? = nil)
      var name: NSNotification.Name {get}
      var object: Any? {get}
      var userInfo: [AnyHashable : Any]? {get}
      }
      extension NSNotification.Name {
      func hash(into: inout Hasher)
      init(rawValue: String)
      static let NSCalendarDayChanged: NSNotification.Name
      var hashValue: Int {get}
      }
      extension NSNumber {
      func compare(_: NSNumber) -> ComparisonResult
      func description(withLocale: Any?) -> String
      func isEqual(to: NSNumber) -> Bool
      init(bool: Bool)
      init(booleanLiteral: Bool)
      init(char: CChar)
      init(double: Double)
      init(float: Float)
      init(floatLiteral: Double)
      init(int: Int32)
      init(integer: Int)
      init(integerLiteral: Int)
      init(longLong: Int64)
      init(short: Int16)
      init(unsignedChar: UInt8)
      init(unsignedInt: UInt32)
      init(unsignedInteger: UInt)
      init(unsignedLongLong: UInt64)
      init(unsignedShort: UInt16)
      init(value: Bool)
      init(value: CChar)
      init(value: Double)
      init(value: Float)
      init(value: Int)
      init(value: Int16)
      init(value: Int32)
      init(value: Int64)
      init(value: UInt)
      init(value: UInt16)
      init(value: UInt32)
      init(value: UInt64)
      init(value: UInt8)
      var boolValue: Bool {get}
      var doubleValue: Double {get}
      var floatValue: Float {get}
      var intValue: Int {get}
      var stringValue: String {get}
      var uintValue: UInt {get}
      }
      extension NSObject {
      func addObserver(_: NSObject, forKeyPath: String, options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?)
      func attemptRecovery(fromError: any Error, optionIndex: Int) -> Bool
      func attemptRecovery(fromError: any Error, optionIndex: Int, delegate: Any?, didRecoverSelector: Selector?, contextInfo: UnsafeMutableRawPointer?)
      func didChange(_: NSKeyValueChange, valuesAt: IndexSet, forKey: String)
      func mutableArrayValue(forKey: String) -> NSMutableArray
      func mutableArrayValue(forKeyPath: String) -> NSMutableArray
      func perform(_: Selector, on: Thread, with: Any?, waitUntilDone: Bool)
      func perform(_: Selector, on: Thread, with: Any?, waitUntilDone: Bool, modes: [String]?)
      func perform(_: Selector, with: Any?, afterDelay: TimeInterval, inModes: [RunLoop.Mode])
      func removeObserver(_: NSObject, forKeyPath: String)
      func removeObserver(_: NSObject, forKeyPath: String, context: UnsafeMutableRawPointer?)
      func setValue(_: Any?, forKeyPath: String)
      func setValue(_: Any?, forUndefinedKey: String)
      func value(forKeyPath: String) -> Any?
      func value(forUndefinedKey: String) -> Any?
      static func version() -> Int
      var classForCoder: AnyClass {get}
      }
      extension NSObject.KeyValueObservingPublisher {
      func didChange() -> Publishers.Map<NSObject.KeyValueObservingPublisher<Subject, Value>, Void>
      init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions)
      let keyPath: KeyPath<Subject, Value>
      let object: Subject
      let options: NSKeyValueObservingOptions
      }
      extension NSPointerFunctions {
      init(options: NSPointerFunctions.Options = [])
      }
      extension NSPointerFunctions.Options {
      init(rawValue: UInt)
      static var weakMemory: NSPointerFunctions.Options {get}
      }
      extension NSPredicate {
      func evaluate(with: Any?) -> Bool
      func evaluate(with: Any?, substitutionVariables: [String : Any]?) -> Bool
      init(block: _)
      init(format: String, _: any CVarArg...)
      init(format: String, argumentArray: [Any]?)
      init(format: String, arguments: CVaListPointer)
      init(value: Bool)
      }
      extension NSRange {
      init()
      init(location: Int, length: Int)
      var length: Int
      var location: Int
      }
      extension NSRecursiveLock {
      var name: String? {get set}
      }
      extension NSRegularExpression {
      func firstMatch(in: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSTextCheckingResult?
      func matches(in: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult]
      func numberOfMatches(in: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> Int
      func replacementString(for: NSTextCheckingResult, in: String, offset: Int, template: String) -> String
      func stringByReplacingMatches(in: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange, withTemplate: String) -> String
      init(pattern: String, options: NSRegularExpression.Options = []) throws
      static func escapedPattern(for: String) -> String
      var options: NSRegularExpression.Options {get}
      var pattern: String {get}
      }
      extension NSRegularExpression.Options {
      init(rawValue: UInt)
      static var caseInsensitive: NSRegularExpression.Options {get}
      }
      extension NSSecureCoding {
      static var supportsSecureCoding: Bool {get}
      }
      extension NSSortDescriptor {
      func compare(_: Any, to: Any) -> ComparisonResult
      init(key: String?, ascending: Bool)
      init(key: String?, ascending: Bool, comparator: Comparator)
      init(key: String?, ascending: Bool, selector: Selector?)
      var ascending: Bool {get}
      var comparator: Comparator {get}
      var key: String? {get}
      var keyPath: AnyKeyPath? {get}
      var selector: Selector? {get}
      }
      extension NSString {
      func addingPercentEncoding(withAllowedCharacters: CharacterSet) -> String?
      func appending(_: String) -> String
      func appendingPathComponent(_: String) -> String
      func appendingPathExtension(_: String) -> String?
      func cString(using: UInt) -> UnsafePointer<CChar>?
      func capitalized(with: Locale?) -> String
      func caseInsensitiveCompare(_: String) -> ComparisonResult
      func character(at: Int) -> unichar
      func compare(_: String) -> ComparisonResult
      func compare(_: String, options: NSString.CompareOptions = []) -> ComparisonResult
      func compare(_: String, options: NSString.CompareOptions = [], range: NSRange) -> ComparisonResult
      func compare(_: String, options: NSString.CompareOptions = [], range: NSRange, locale: Any?) -> ComparisonResult
      func components(separatedBy: CharacterSet) -> [String]
      func components(separatedBy: String) -> [String]
      func contains(_: String) -> Bool
      func data(using: UInt) -> Data?
      func data(using: UInt, allowLossyConversion: Bool) -> Data?
      func enumerateLines(_: _)
      func enumerateSubstrings(in: NSRange, options: NSString.EnumerationOptions = [], using: _)
      func folding(options: NSString.CompareOptions = [], locale: Locale?) -> String
      func getBytes(_: UnsafeMutableRawPointer?, maxLength: Int, usedLength: UnsafeMutablePointer<Int>?, encoding: UInt, options: NSString.EncodingConversionOptions = [], range: NSRange, remaining: NSRangePointer?) -> Bool
      func hasPrefix(_: String) -> Bool
      func hasSuffix(_: String) -> Bool
      func isEqual(to: String) -> Bool
      func localizedCaseInsensitiveCompare(_: String) -> ComparisonResult
      func localizedCaseInsensitiveContains(_: String) -> Bool
      func localizedCompare(_: String) -> ComparisonResult
      func localizedStandardCompare(_: String) -> ComparisonResult
      func localizedStandardContains(_: String) -> Bool
      func lowercased(with: Locale?) -> String
      func padding(toLength: Int, withPad: String, startingAt: Int) -> String
      func propertyList() -> Any
      func range(of: String) -> NSRange
      func range(of: String, options: NSString.CompareOptions = []) -> NSRange
      func range(of: String, options: NSString.CompareOptions = [], range: NSRange) -> NSRange
      func range(of: String, options: NSString.CompareOptions = [], range: NSRange, locale: Locale?) -> NSRange
      func rangeOfCharacter(from: CharacterSet) -> NSRange
      func rangeOfCharacter(from: CharacterSet, options: NSString.CompareOptions = []) -> NSRange
      func rangeOfCharacter(from: CharacterSet, options: NSString.CompareOptions = [], range: NSRange) -> NSRange
      func replacingCharacters(in: NSRange, with: String) -> String
      func replacingOccurrences(of: String, with: String) -> String
      func replacingOccurrences(of: String, with: String, options: NSString.CompareOptions = [], range: NSRange) -> String
      func strings(byAppendingPaths: [String]) -> [String]
      func substring(from: Int) -> String
      func substring(to: Int) -> String
      func substring(with: NSRange) -> String
      func trimmingCharacters(in: CharacterSet) -> String
      func uppercased(with: Locale?) -> String
      func write(to: URL, atomically: Bool, encoding: UInt) throws
      func write(toFile: String, atomically: Bool, encoding: UInt) throws
      init()
      init(characters: UnsafePointer<unichar>, length: Int)
      init(charactersNoCopy: UnsafeMutablePointer<unichar>, length: Int, deallocator: _ = nil)
      init(charactersNoCopy: UnsafeMutablePointer<unichar>, length: Int, freeWhenDone: Bool)
      init(contentsOf: URL, encoding: UInt) throws
      init(contentsOf: URL, usedEncoding: UnsafeMutablePointer<UInt>?) throws
      init(contentsOfFile: String, encoding: UInt) throws
      init(contentsOfFile: String, usedEncoding: UnsafeMutablePointer<UInt>?) throws
      init(contentsOfURL: URL, encoding: UInt) throws
      init(contentsOfURL: URL, usedEncoding: UnsafeMutablePointer<UInt>?) throws
      init(format: NSString, _: any CVarArg...)
      init(format: NSString, locale: Locale?, _: any CVarArg...)
      init(format: String, arguments: CVaListPointer)
      init(format: String, locale: Any?, arguments: CVaListPointer)
      init(string: NSString)
      init(string: String)
      init(stringLiteral: StaticString)
      init?(CString: UnsafePointer<CChar>, encoding: UInt)
      init?(UTF8String: UnsafePointer<CChar>)
      init?(bytes: UnsafeRawPointer, length: Int, encoding: UInt)
      init?(bytesNoCopy: UnsafeMutableRawPointer, length: Int, encoding: UInt, deallocator: _ = nil)
      init?(bytesNoCopy: UnsafeMutableRawPointer, length: Int, encoding: UInt, freeWhenDone: Bool)
      init?(cString: UnsafePointer<CChar>, encoding: UInt)
      init?(data: Data, encoding: UInt)
      init?(utf8String: UnsafePointer<CChar>)
      static func localizedName(of: UInt) -> String
      static func localizedStringWithFormat(_: NSString, _: any CVarArg...) -> Self
      static func path(withComponents: [String]) -> String
      static func stringEncoding(for: Data, encodingOptions: [StringEncodingDetectionOptionsKey : Any]? = nil, convertedString: AutoreleasingUnsafeMutablePointer<NSString?>?, usedLossyConversion: UnsafeMutablePointer<ObjCBool>?) -> UInt
      var boolValue: Bool {get}
      var capitalized: String {get}
      var deletingLastPathComponent: String {get}
      var deletingPathExtension: String {get}
      var description: String {get}
      var doubleValue: Double {get}
      var floatValue: Float {get}
      var hash: Int {get}
      var intValue: Int32 {get}
      var integerValue: Int {get}
      var lastPathComponent: String {get}
      var length: Int {get}
      var localizedCapitalized: String {get}
      var localizedUppercase: String {get}
      var lowercased: String {get}
      var pathComponents: [String] {get}
      var pathExtension: String {get}
      var removingPercentEncoding: String? {get}
      var resolvingSymlinksInPath: String {get}
      var uppercased: String {get}
      var utf8String: UnsafePointer<CChar>? {get}
      }
      extension NSString.CompareOptions {
      init(rawValue: UInt)
      static var anchored: NSString.CompareOptions {get}
      static var backwards: NSString.CompareOptions {get}
      static var caseInsensitive: NSString.CompareOptions {get}
      static var diacriticInsensitive: NSString.CompareOptions {get}
      static var literal: NSString.CompareOptions {get}
      static var numeric: NSString.CompareOptions {get}
      static var regularExpression: NSString.CompareOptions {get}
      }
      extension NSTextCheckingKey {
      func hash(into: inout Hasher)
      init(_: String)
      init(rawValue: String)
      static let city: NSTextCheckingKey
      static let country: NSTextCheckingKey
      static let flight: NSTextCheckingKey
      static let name: NSTextCheckingKey
      static let organization: NSTextCheckingKey
      static let phone: NSTextCheckingKey
      static let state: NSTextCheckingKey
      static let street: NSTextCheckingKey
      static let zip: NSTextCheckingKey
      var hashValue: Int {get}
      }
      extension NSTextCheckingResult {
      func range(at: Int) -> NSRange
      func range(withName: String) -> NSRange
      var addressComponents: [NSTextCheckingKey : String]? {get}
      var components: [NSTextCheckingKey : String]? {get}
      var date: Date? {get}
      var duration: TimeInterval {get}
      var numberOfRanges: Int {get}
      var phoneNumber: String? {get}
      var range: NSRange {get}
      var regularExpression: NSRegularExpression? {get}
      var replacementString: String? {get}
      var resultType: NSTextCheckingResult.CheckingType {get}
      var timeZone: TimeZone? {get}
      var url: URL? {get}
      }
      extension NSTextCheckingResult.CheckingType {
      init(rawValue: UInt64)
      static var address: NSTextCheckingResult.CheckingType {get}
      static var correction: NSTextCheckingResult.CheckingType {get}
      static var dash: NSTextCheckingResult.CheckingType {get}
      static var date: NSTextCheckingResult.CheckingType {get}
      static var grammar: NSTextCheckingResult.CheckingType {get}
      static var link: NSTextCheckingResult.CheckingType {get}
      static var phoneNumber: NSTextCheckingResult.CheckingType {get}
      static var quote: NSTextCheckingResult.CheckingType {get}
      static var regularExpression: NSTextCheckingResult.CheckingType {get}
      static var replacement: NSTextCheckingResult.CheckingType {get}
      static var spelling: NSTextCheckingResult.CheckingType {get}
      static var transitInformation: NSTextCheckingResult.CheckingType {get}
      }
      extension NSURL {
      func appendingPathComponent(_: String) -> URL?
      func appendingPathComponent(_: String, isDirectory: Bool) -> URL?
      func appendingPathExtension(_: String) -> URL?
      func fileReferenceURL() -> URL?
      func resourceValues(forKeys: [URLResourceKey]) throws -> [URLResourceKey : Any]
      func setResourceValues(_: [URLResourceKey : Any]) throws
      func startAccessingSecurityScopedResource() -> Bool
      func stopAccessingSecurityScopedResource()
      init(absoluteURLWithDataRepresentation: Data, relativeTo: URL?)
      init(absoluteURLWithDataRepresentation: Data, relativeToURL: URL?)
      init(byResolvingAliasFileAtURL: URL, options: NSURL.BookmarkResolutionOptions = []) throws
      init(byResolvingBookmarkData: Data, options: NSURL.BookmarkResolutionOptions = [], relativeToURL: URL?, bookmarkDataIsStale: UnsafeMutablePointer<ObjCBool>?) throws
      init(dataRepresentation: Data, relativeTo: URL?)
      init(dataRepresentation: Data, relativeToURL: URL?)
      init(fileURLWithFileSystemRepresentation: UnsafePointer<CChar>, isDirectory: Bool, relativeTo: URL?)
      init(fileURLWithFileSystemRepresentation: UnsafePointer<CChar>, isDirectory: Bool, relativeToURL: URL?)
      init(fileURLWithPath: String)
      init(fileURLWithPath: String, isDirectory: Bool)
      init(fileURLWithPath: String, isDirectory: Bool, relativeTo: URL?)
      init(fileURLWithPath: String, isDirectory: Bool, relativeToURL: URL?)
      init(fileURLWithPath: String, relativeTo: URL?)
      init(fileURLWithPath: String, relativeToURL: URL?)
      init(resolvingAliasFileAt: URL, options: NSURL.BookmarkResolutionOptions = []) throws
      init(resolvingBookmarkData: Data, options: NSURL.BookmarkResolutionOptions = [], relativeTo: URL?, bookmarkDataIsStale: UnsafeMutablePointer<ObjCBool>?) throws
      init?(scheme: String, host: String?, path: String)
      init?(string: String)
      init?(string: String, encodingInvalidCharacters: Bool)
      init?(string: String, relativeTo: URL?)
      init?(string: String, relativeToURL: URL?)
      static func absoluteURL(withDataRepresentation: Data, relativeTo: URL?) -> URL
      static func fileURL(withFileSystemRepresentation: UnsafePointer<CChar>, isDirectory: Bool, relativeTo: URL?) -> URL
      static func fileURL(withPath: String) -> URL
      static func fileURL(withPath: String, isDirectory: Bool) -> URL
      static func fileURL(withPath: String, isDirectory: Bool, relativeTo: URL?) -> URL
      static func fileURL(withPath: String, relativeTo: URL?) -> URL
      static func fileURL(withPathComponents: [String]) -> URL?
      static func resourceValues(forKeys: [URLResourceKey], fromBookmarkData: Data) -> [URLResourceKey : Any]?
      var absoluteString: String? {get}
      var absoluteURL: URL? {get}
      var baseURL: URL? {get}
      var dataRepresentation: Data {get}
      var deletingLastPathComponent: URL? {get}
      var deletingPathExtension: URL? {get}
      var fragment: String? {get}
      var host: String? {get}
      var isFileURL: Bool {get}
      var lastPathComponent: String? {get}
      var password: String? {get}
      var path: String? {get}
      var pathComponents: [String]? {get}
      var pathExtension: String? {get}
      var port: NSNumber? {get}
      var query: String? {get}
      var relativePath: String? {get}
      var resolvingSymlinksInPath: URL? {get}
      var scheme: String? {get}
      var standardized: URL? {get}
      var user: String? {get}
      }
      extension NSURL.BookmarkResolutionOptions {
      init(rawValue: UInt)
      }
      extension NSURLRequest {
      func value(forHTTPHeaderField: String) -> String?
      init(URL: URL)
      init(URL: URL, cachePolicy: NSURLRequest.CachePolicy, timeoutInterval: TimeInterval)
      init(url: URL)
      init(url: URL, cachePolicy: NSURLRequest.CachePolicy, timeoutInterval: TimeInterval)
      static var supportsSecureCoding: Bool {get}
      var allHTTPHeaderFields: [String : String]? {get}
      var allowsConstrainedNetworkAccess: Bool {get}
      var attribution: NSURLRequest.Attribution {get}
      var cachePolicy: NSURLRequest.CachePolicy {get}
      var httpBody: Data? {get}
      var httpMethod: String? {get}
      var httpShouldHandleCookies: Bool {get}
      var timeoutInterval: TimeInterval {get}
      var url: URL? {get}
      }
      extension NSURLRequest.Attribution {
      init?(rawValue: UInt)
      static var developer: Attribution {get}
      static var user: Attribution {get}
      }
      extension NSURLRequest.CachePolicy {
      init?(rawValue: UInt)
      static var reloadIgnoringLocalAndRemoteCacheData: CachePolicy {get}
      static var reloadIgnoringLocalCacheData: CachePolicy {get}
      static var returnCacheDataDontLoad: CachePolicy {get}
      static var returnCacheDataElseLoad: CachePolicy {get}
      }
      extension NSUbiquitousKeyValueStore {
      func array(forKey: String) -> [Any]?
      func bool(forKey: String) -> Bool
      func data(forKey: String) -> Data?
      func dictionary(forKey: String) -> [String : Any]?
      func double(forKey: String) -> Double
      func object(forKey: String) -> Any?
      func removeObject(forKey: String)
      func set(_: Any?, forKey: String)
      func set(_: Bool, forKey: String)
      func set(_: Data?, forKey: String)
      func set(_: Double, forKey: String)
      func set(_: Int64, forKey: String)
      func set(_: String?, forKey: String)
      func set(_: [Any]?, forKey: String)
      func set(_: [String : Any]?, forKey: String)
      func string(forKey: String) -> String?
      func synchronize() -> Bool
      static let didChangeExternallyNotification: NSNotification.Name
      static var `default`: NSUbiquitousKeyValueStore {get}
      var dictionaryRepresentation: [String : Any] {get}
      }
      extension NSUserActivity {
      func becomeCurrent()
      func invalidate()
      init()
      init(activityType: String)
      var activityType: String {get}
      var delegate: (any NSUserActivityDelegate)? {get set}
      var expirationDate: Date? {get set}
      var isEligibleForHandoff: Bool {get set}
      var isEligibleForPrediction: Bool {get set}
      var isEligibleForSearch: Bool {get set}
      var keywords: Set<String> {get set}
      var needsSave: Bool {get set}
      var persistentIdentifier: NSUserActivityPersistentIdentifier? {get set}
      var requiredUserInfoKeys: Set<String>? {get set}
      var title: String? {get set}
      var userInfo: [AnyHashable : Any]? {get set}
      var webpageURL: URL? {get set}
      }
      extension NSUserActivityDelegate {
      func userActivity(_: NSUserActivity, didReceive: InputStream, outputStream: OutputStream)
      }
      extension NSValue {
      func getValue(_: UnsafeMutableRawPointer)
      func getValue(_: UnsafeMutableRawPointer, size: Int)
      func isEqual(to: NSValue) -> Bool
      init(_: UnsafeRawPointer, withObjCType: UnsafePointer<CChar>)
      init(bytes: UnsafeRawPointer, objCType: UnsafePointer<CChar>)
      init(nonretainedObject: Any?)
      init(pointer: UnsafeRawPointer?)
      init(range: NSRange)
      }
      extension NSXPCConnection {
      func activate()
      func invalidate()
      func resume()
      func suspend()
      init(listenerEndpoint: NSXPCListenerEndpoint)
      static func current() -> NSXPCConnection?
      var endpoint: NSXPCListenerEndpoint {get}
      var processIdentifier: pid_t {get}
      var remoteObjectInterface: NSXPCInterface? {get set}
      var serviceName: String? {get}
      }
      extension NSXPCConnection.Options {
      init(rawValue: UInt)
      static var privileged: NSXPCConnection.Options {get}
      }
      extension NSXPCInterface {
      func classes(for: Selector, argumentIndex: Int, ofReply: Bool) -> Set<AnyHashable>
      init(with: Protocol)
      init(withProtocol: Protocol)
      var `protocol`: Protocol {get set}
      }
      extension Never {
      func compare(_: Never, _: Never) -> ComparisonResult
      var order: SortOrder {get set}
      }
      extension Notification {
      func hash(into: inout Hasher)
      var customMirror: Mirror {get}
      var debugDescription: String {get}
      var description: String {get}
      var hashValue: Int {get}
      }
      extension NotificationCenter {
      func post(name: NSNotification.Name, object: Any?)
      func removeObserver(_: Any, name: NSNotification.Name?, object: Any?)
      }
      extension NotificationCenter.Notifications {
      func makeAsyncIterator() -> NotificationCenter.Notifications.Iterator
      }
      extension NotificationCenter.Notifications.Iterator {
      func next() async -> Notification?
      }
      extension NotificationCenter.Publisher {
      init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil)
      let center: NotificationCenter
      let name: Notification.Name
      let object: AnyObject?
      }
      extension NumberFormatter {
      func getObjectValue(_: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for: String, range: UnsafeMutablePointer<NSRange>?) throws
      func number(from: String) -> NSNumber?
      static func localizedString(from: NSNumber, number: NumberFormatter.Style) -> String
      var currencyCode: String! {get set}
      var currencySymbol: String! {get set}
      var formattingContext: Formatter.Context {get set}
      var locale: Locale! {get set}
      var maximum: NSNumber? {get set}
      var maximumFractionDigits: Int {get set}
      var minimum: NSNumber? {get set}
      var minimumFractionDigits: Int {get set}
      var multiplier: NSNumber? {get set}
      var negativeSuffix: String! {get set}
      var numberStyle: NumberFormatter.Style {get set}
      var percentSymbol: String! {get set}
      var positiveSuffix: String! {get set}
      var usesGroupingSeparator: Bool {get set}
      }
      extension NumberFormatter.Behavior {
      init?(rawValue: UInt)
      static var `default`: Behavior {get}
      }
      extension NumberFormatter.Style {
      init?(rawValue: UInt)
      static var currency: Style {get}
      static var decimal: Style {get}
      static var none: Style {get}
      static var percent: Style {get}
      static var spellOut: Style {get}
      }
      extension ObjectiveCConvertibleAttributedStringKey {
      static func value(for: Self.ObjectiveCValue) throws -> Self.Value
      }
      extension OperatingSystemVersion {
      init()
      init(majorVersion: Int, minorVersion: Int, patchVersion: Int)
      var majorVersion: Int
      var minorVersion: Int
      var patchVersion: Int
      }
      extension Operation {
      func addDependency(_: Operation)
      func removeDependency(_: Operation)
      var dependencies: [Operation] {get}
      var isExecuting: Bool {get}
      var isFinished: Bool {get}
      var isReady: Bool {get}
      var name: String? {get set}
      var qualityOfService: QualityOfService {get set}
      }
      extension OperationQueue {
      func schedule(after: OperationQueue.SchedulerTimeType, interval: OperationQueue.SchedulerTimeType.Stride, tolerance: OperationQueue.SchedulerTimeType.Stride, options: OperationQueue.SchedulerOptions?, _: _) -> any Cancellable
      func schedule(after: OperationQueue.SchedulerTimeType, tolerance: OperationQueue.SchedulerTimeType.Stride, options: OperationQueue.SchedulerOptions?, _: _)
      func schedule(options: OperationQueue.SchedulerOptions?, _: _)
      var isSuspended: Bool {get set}
      var name: String? {get set}
      var now: OperationQueue.SchedulerTimeType {get}
      var operations: [Operation] {get}
      var progress: Progress {get}
      var qualityOfService: QualityOfService {get set}
      var underlyingQueue: dispatch_queue_t? {get set}
      }
      extension OperationQueue.SchedulerTimeType {
      func advanced(by: OperationQueue.SchedulerTimeType.Stride) -> OperationQueue.SchedulerTimeType
      func distance(to: OperationQueue.SchedulerTimeType) -> OperationQueue.SchedulerTimeType.Stride
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(_: Date)
      init(from: any Decoder) throws
      var date: Date
      var hashValue: Int {get}
      }
      extension OperationQueue.SchedulerTimeType.Stride {
      func encode(to: any Encoder) throws
      init(_: TimeInterval)
      init(floatLiteral: TimeInterval)
      init(from: any Decoder) throws
      init(integerLiteral: TimeInterval)
      static func microseconds(_: Int) -> OperationQueue.SchedulerTimeType.Stride
      static func milliseconds(_: Int) -> OperationQueue.SchedulerTimeType.Stride
      static func nanoseconds(_: Int) -> OperationQueue.SchedulerTimeType.Stride
      static func seconds(_: Double) -> OperationQueue.SchedulerTimeType.Stride
      static func seconds(_: Int) -> OperationQueue.SchedulerTimeType.Stride
      var magnitude: TimeInterval
      var timeInterval: TimeInterval {get}
      }
      extension Optional {
      func encode(to: any Encoder, configuration: Wrapped.EncodingConfiguration) throws
      init(from: any Decoder, configuration: Wrapped.DecodingConfiguration) throws
      }
      extension OutputStream {
      func write(_: UnsafePointer<UInt8>, maxLength: Int) -> Int
      init(toBuffer: UnsafeMutablePointer<UInt8>, capacity: Int)
      init(toMemory: ())
      init?(URL: URL, append: Bool)
      init?(toFileAtPath: String, append: Bool)
      init?(url: URL, append: Bool)
      }
      extension POSIXError {
      func hash(into: inout Hasher)
      init(_: Self.Code, userInfo: [String : Any] = [:])
      static var EACCES: POSIXErrorCode {get}
      static var EAGAIN: POSIXErrorCode {get}
      static var EBADF: POSIXErrorCode {get}
      static var EBUSY: POSIXErrorCode {get}
      static var ECONNABORTED: POSIXErrorCode {get}
      static var ECONNREFUSED: POSIXErrorCode {get}
      static var ECONNRESET: POSIXErrorCode {get}
      static var EEXIST: POSIXErrorCode {get}
      static var EFAULT: POSIXErrorCode {get}
      static var EINTR: POSIXErrorCode {get}
      static var EINVAL: POSIXErrorCode {get}
      static var EIO: POSIXErrorCode {get}
      static var EISCONN: POSIXErrorCode {get}
      static var EMFILE: POSIXErrorCode {get}
      static var EMSGSIZE: POSIXErrorCode {get}
      static var ENFILE: POSIXErrorCode {get}
      static var ENOBUFS: POSIXErrorCode {get}
      static var ENOENT: POSIXErrorCode {get}
      static var ENOMEM: POSIXErrorCode {get}
      static var ENOPROTOOPT: POSIXErrorCode {get}
      static var ENOSYS: POSIXErrorCode {get}
      static var ENOTDIR: POSIXErrorCode {get}
      static var EPERM: POSIXErrorCode {get}
      static var EPIPE: POSIXErrorCode {get}
      static var EWOULDBLOCK: POSIXErrorCode {get}
      static var errorDomain: String {get}
      var code: Self.Code {get}
      var errorCode: Int {get}
      var errorUserInfo: [String : Any] {get}
      var hashValue: Int {get}
      var userInfo: [String : Any] {get}
      }
      extension ParseStrategy {
      func parse(_: Self.ParseInput) throws -> Self.ParseOutput
      static var dateTime: Date.FormatStyle {get}
      static var iso8601: Date.ISO8601FormatStyle {get}
      static var name: PersonNameComponents.ParseStrategy {get}
      static var url: URL.ParseStrategy {get}
      }
      extension ParseableFormatStyle {
      static func currency(code: String) -> Self
      static func name(style: PersonNameComponents.FormatStyle.Style) -> Self
      static var dateTime: Date.FormatStyle {get}
      static var iso8601: Date.ISO8601FormatStyle {get}
      static var number: Decimal.FormatStyle {get}
      static var percent: Decimal.FormatStyle.Percent {get}
      static var url: URL.FormatStyle {get}
      var parseStrategy: Self.Strategy {get}
      }
      extension PersonNameComponents {
      func encode(to: any Encoder) throws
      func formatted() -> String
      func hash(into: inout Hasher)
      init()
      init(_: String) throws
      init(from: any Decoder) throws
      init(namePrefix: String? = nil, givenName: String? = nil, middleName: String? = nil, familyName: String? = nil, nameSuffix: String? = nil, nickname: String? = nil, phoneticRepresentation: PersonNameComponents? = nil)
      var customMirror: Mirror {get}
      var debugDescription: String {get}
      var description: String {get}
      var familyName: String? {get set}
      var hashValue: Int {get}
      var nickname: String? {get set}
      }
      extension PersonNameComponents.AttributedStyle {
      func encode(to: any Encoder) throws
      func format(_: PersonNameComponents) -> AttributedString
      func hash(into: inout Hasher)
      func locale(_: Locale) -> PersonNameComponents.AttributedStyle
      init(from: any Decoder) throws
      init(style: PersonNameComponents.FormatStyle.Style = .medium, locale: Locale = .autoupdatingCurrent)
      var hashValue: Int {get}
      var locale: Locale
      var style: PersonNameComponents.FormatStyle.Style
      }
      extension PersonNameComponents.FormatStyle {
      func encode(to: any Encoder) throws
      func format(_: PersonNameComponents) -> String
      func hash(into: inout Hasher)
      func locale(_: Locale) -> PersonNameComponents.FormatStyle
      init(from: any Decoder) throws
      init(style: PersonNameComponents.FormatStyle.Style = .medium, locale: Locale = .autoupdatingCurrent)
      var attributed: PersonNameComponents.AttributedStyle {get}
      var hashValue: Int {get}
      var locale: Locale
      var parseStrategy: PersonNameComponents.ParseStrategy {get}
      var style: PersonNameComponents.FormatStyle.Style
      }
      extension PersonNameComponents.FormatStyle.Style {
      init?(rawValue: Int)
      static var abbreviated: Style {get}
      static var long: Style {get}
      static var medium: Style {get}
      static var short: Style {get}
      var rawValue: Int {get}
      }
      extension PersonNameComponents.ParseStrategy {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      func parse(_: String) throws -> PersonNameComponents
      init()
      init(from: any Decoder) throws
      var hashValue: Int {get}
      }
      extension Port {
      func delegate() -> (any PortDelegate)?
      func invalidate()
      func remove(from: RunLoop, forMode: RunLoop.Mode)
      func schedule(in: RunLoop, forMode: RunLoop.Mode)
      func send(before: Date, components: NSMutableArray?, from: Port?, reserved: Int) -> Bool
      func send(before: Date, msgid: Int, components: NSMutableArray?, from: Port?, reserved: Int) -> Bool
      func setDelegate(_: (any PortDelegate)?)
      var isValid: Bool {get}
      }
      extension PortDelegate {
      func handle(_: NSPortMessage)
      }
      extension Predicate {
      func encode(to: any Encoder) throws
      func encode(to: any Encoder, configuration: Predicate<repeat each Input>.EncodingConfiguration) throws
      init(_: _)
      init(from: any Decoder) throws
      init(from: any Decoder, configuration: Predicate<repeat each Input>.DecodingConfiguration) throws
      let expression: any StandardPredicateExpression<Bool>
      let variable: (repeat PredicateExpressions.Variable<each Input>)
      static var `false`: Predicate<repeat each Input> {get}
      static var `true`: Predicate<repeat each Input> {get}
      var debugDescription: String {get}
      var description: String {get}
      }
      extension PredicateExpression {
      func evaluate(_: PredicateBindings) throws -> Self.Output
      }
      extension PredicateExpressions.ClosedRange {
      func encode(to: any Encoder) throws
      func evaluate(_: PredicateBindings) throws -> ClosedRange<LHS.Output>
      init(from: any Decoder) throws
      init(lower: LHS, upper: RHS)
      let lower: LHS
      let upper: RHS
      var description: String {get}
      }
      extension PredicateExpressions.Comparison {
      func encode(to: any Encoder) throws
      func evaluate(_: PredicateBindings) throws -> Bool
      init(from: any Decoder) throws
      init(lhs: LHS, rhs: RHS, op: PredicateExpressions.ComparisonOperator)
      let lhs: LHS
      let op: PredicateExpressions.ComparisonOperator
      let rhs: RHS
      var description: String {get}
      }
      extension PredicateExpressions.ComparisonOperator {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(from: any Decoder) throws
      static var greaterThan: ComparisonOperator {get}
      static var greaterThanOrEqual: ComparisonOperator {get}
      static var lessThan: ComparisonOperator {get}
      static var lessThanOrEqual: ComparisonOperator {get}
      var hashValue: Int {get}
      }
      extension PredicateExpressions.Conditional {
      func encode(to: any Encoder) throws
      func evaluate(_: PredicateBindings) throws -> If.Output
      init(from: any Decoder) throws
      init(test: Test, trueBranch: If, falseBranch: Else)
      let test: Test
      var description: String {get}
      }
      extension PredicateExpressions.Equal {
      func encode(to: any Encoder) throws
      func evaluate(_: PredicateBindings) throws -> Bool
      init(from: any Decoder) throws
      init(lhs: LHS, rhs: RHS)
      let lhs: LHS
      let rhs: RHS
      var description: String {get}
      }
      extension PredicateExpressions.Filter {
      func encode(to: any Encoder) throws
      func evaluate(_: PredicateBindings) throws -> PredicateExpressions.Filter<LHS, RHS>.Output
      init(_: LHS, _: _)
      init(from: any Decoder) throws
      let filter: RHS
      let sequence: LHS
      let variable: PredicateExpressions.Variable<PredicateExpressions.Filter<LHS, RHS>.Element>
      var description: String {get}
      }
      extension PredicateExpressions.KeyPath {
      func encode(to: any Encoder) throws
      func evaluate(_: PredicateBindings) throws -> Output
      init(from: any Decoder) throws
      init(root: Root, keyPath: any KeyPath<Root.Output, Output> & Sendable)
      let keyPath: any KeyPath<Root.Output, Output> & Sendable
      let root: Root
      var description: String {get}
      var kind: PredicateExpressions.KeyPath<Root, Output>.CommonKeyPathKind? {get}
      }
      extension PredicateExpressions.KeyPath.CommonKeyPathKind {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension PredicateExpressions.Range {
      func encode(to: any Encoder) throws
      func evaluate(_: PredicateBindings) throws -> Range<LHS.Output>
      init(from: any Decoder) throws
      init(lower: LHS, upper: RHS)
      let lower: LHS
      let upper: RHS
      var description: String {get}
      }
      extension PredicateExpressions.Value {
      func encode(to: any Encoder) throws
      func evaluate(_: PredicateBindings) -> Output
      init(_: Output)
      init(from: any Decoder) throws
      let value: Output
      var description: String {get}
      }
      extension PredicateExpressions.Variable {
      func encode(to: any Encoder) throws
      func evaluate(_: PredicateBindings) throws -> Output
      init()
      init(from: any Decoder) throws
      let key: PredicateExpressions.VariableID
      var description: String {get}
      }
      extension PredicateExpressions.VariableID {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(from: any Decoder) throws
      var hashValue: Int {get}
      }
      extension ProcessInfo {
      func endActivity(_: any NSObjectProtocol)
      func performExpiringActivity(withReason: String, using: _)
      var globallyUniqueString: String {get}
      var isLowPowerModeEnabled: Bool {get}
      var isiOSAppOnMac: Bool {get}
      var operatingSystemVersion: OperatingSystemVersion {get}
      var operatingSystemVersionString: String {get}
      var physicalMemory: UInt64 {get}
      var processIdentifier: Int32 {get}
      var processName: String {get set}
      }
      extension Progress {
      func addChild(_: Progress, withPendingUnitCount: Int64)
      func becomeCurrent(withPendingUnitCount: Int64)
      func pause()
      func resume()
      init(parent: Progress?, userInfo: [ProgressUserInfoKey : Any]? = nil)
      init(totalUnitCount: Int64)
      init(totalUnitCount: Int64, parent: Progress, pendingUnitCount: Int64)
      static func current() -> Progress?
      var completedUnitCount: Int64 {get set}
      var fileURL: URL? {get set}
      var isCancelled: Bool {get}
      var isFinished: Bool {get}
      var isIndeterminate: Bool {get}
      var isPaused: Bool {get}
      var kind: ProgressKind? {get set}
      var localizedDescription: String! {get set}
      var throughput: Int? {get set}
      var totalUnitCount: Int64 {get set}
      var userInfo: [ProgressUserInfoKey : Any] {get}
      }
      extension ProgressKind {
      func hash(into: inout Hasher)
      init(_: String)
      init(rawValue: String)
      static let file: ProgressKind
      var hashValue: Int {get}
      }
      extension ProgressReporting {
      var progress: Progress {get}
      }
      extension ProgressUserInfoKey {
      func hash(into: inout Hasher)
      init(_: String)
      init(rawValue: String)
      var hashValue: Int {get}
      }
      extension PropertyListDecoder {
      var userInfo: [CodingUserInfoKey : Any] {get set}
      }
      extension PropertyListEncoder {
      var outputFormat: PropertyListSerialization.PropertyListFormat {get set}
      var userInfo: [CodingUserInfoKey : Any] {get set}
      }
      extension PropertyListSerialization {
      static func data(fromPropertyList: Any, format: PropertyListSerialization.PropertyListFormat, options: PropertyListSerialization.WriteOptions) throws -> Data
      static func propertyList(_: Any, isValidFor: PropertyListSerialization.PropertyListFormat) -> Bool
      static func propertyList(from: Data, options: PropertyListSerialization.ReadOptions = [], format: UnsafeMutablePointer<PropertyListSerialization.PropertyListFormat>?) throws -> Any
      static func propertyList(with: InputStream, options: PropertyListSerialization.ReadOptions = [], format: UnsafeMutablePointer<PropertyListSerialization.PropertyListFormat>?) throws -> Any
      }
      extension PropertyListSerialization.PropertyListFormat {
      init?(rawValue: UInt)
      static var binary: PropertyListFormat {get}
      static var xml: PropertyListFormat {get}
      }
      extension QualityOfService {
      init?(rawValue: Int)
      static var `default`: QualityOfService {get}
      static var background: QualityOfService {get}
      static var userInitiated: QualityOfService {get}
      static var userInteractive: QualityOfService {get}
      static var utility: QualityOfService {get}
      }
      extension Range {
      func formatted() -> String
      func formatted(date: Date.IntervalFormatStyle.DateStyle, time: Date.IntervalFormatStyle.TimeStyle) -> String
      init?(_: NSRange)
      init?(_: NSRange, in: String)
      }
      extension RecoverableError {
      func attemptRecovery(optionIndex: Int) -> Bool
      func attemptRecovery(optionIndex: Int, resultHandler: _)
      var recoveryOptions: [String] {get}
      }
      extension RelativeDateTimeFormatter {
      func localizedString(for: Date, relativeTo: Date) -> String
      func localizedString(from: DateComponents) -> String
      func localizedString(fromTimeInterval: TimeInterval) -> String
      func string(for: Any?) -> String?
      var calendar: Calendar! {get set}
      var dateTimeStyle: RelativeDateTimeFormatter.DateTimeStyle {get set}
      var formattingContext: Formatter.Context {get set}
      var locale: Locale! {get set}
      var unitsStyle: RelativeDateTimeFormatter.UnitsStyle {get set}
      }
      extension RelativeDateTimeFormatter.DateTimeStyle {
      init?(rawValue: Int)
      static var named: DateTimeStyle {get}
      static var numeric: DateTimeStyle {get}
      }
      extension RelativeDateTimeFormatter.UnitsStyle {
      init?(rawValue: Int)
      static var abbreviated: UnitsStyle {get}
      static var full: UnitsStyle {get}
      static var short: UnitsStyle {get}
      static var spellOut: UnitsStyle {get}
      }
      extension Repeated {
      var regions: Repeated<Data> {get}
      }
      extension RunLoop {
      func perform(_: Selector, target: Any, argument: Any?, order: Int, modes: [RunLoop.Mode])
      func remove(_: Port, forMode: RunLoop.Mode)
      func run(mode: RunLoop.Mode, before: Date) -> Bool
      func schedule(after: RunLoop.SchedulerTimeType, interval: RunLoop.SchedulerTimeType.Stride, tolerance: RunLoop.SchedulerTimeType.Stride, options: RunLoop.SchedulerOptions?, _: _) -> any Cancellable
      func schedule(after: RunLoop.SchedulerTimeType, tolerance: RunLoop.SchedulerTimeType.Stride, options: RunLoop.SchedulerOptions?, _: _)
      func schedule(options: RunLoop.SchedulerOptions?, _: _)
      var now: RunLoop.SchedulerTimeType {get}
      }
      extension RunLoop.Mode {
      func hash(into: inout Hasher)
      init(_: String)
      init(rawValue: String)
      var hashValue: Int {get}
      }
      extension RunLoop.SchedulerTimeType {
      func advanced(by: RunLoop.SchedulerTimeType.Stride) -> RunLoop.SchedulerTimeType
      func distance(to: RunLoop.SchedulerTimeType) -> RunLoop.SchedulerTimeType.Stride
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(_: Date)
      init(from: any Decoder) throws
      var date: Date
      var hashValue: Int {get}
      }
      extension RunLoop.SchedulerTimeType.Stride {
      func encode(to: any Encoder) throws
      init(_: TimeInterval)
      init(floatLiteral: TimeInterval)
      init(from: any Decoder) throws
      init(integerLiteral: TimeInterval)
      static func microseconds(_: Int) -> RunLoop.SchedulerTimeType.Stride
      static func milliseconds(_: Int) -> RunLoop.SchedulerTimeType.Stride
      static func nanoseconds(_: Int) -> RunLoop.SchedulerTimeType.Stride
      static func seconds(_: Double) -> RunLoop.SchedulerTimeType.Stride
      static func seconds(_: Int) -> RunLoop.SchedulerTimeType.Stride
      var magnitude: TimeInterval
      var timeInterval: TimeInterval {get}
      }
      extension Scanner {
      func scanCharacters(from: CharacterSet) -> String?
      func scanCharacters(from: CharacterSet, into: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool
      func scanFloat(_: UnsafeMutablePointer<Float>?) -> Bool
      func scanFloat(representation: Scanner.NumberRepresentation = .decimal) -> Float?
      func scanHexInt64(_: UnsafeMutablePointer<UInt64>?) -> Bool
      init(string: String)
      var caseSensitive: Bool {get set}
      var currentIndex: String.Index {get set}
      var isAtEnd: Bool {get}
      var locale: Any? {get set}
      var string: String {get}
      }
      extension Sequence {
      func formatted() -> String
      }
      extension Slice {
      var regions: [Base.Regions.Element.SubSequence] {get}
      }
      extension SortComparator {
      func compare(_: Self.Compared, _: Self.Compared) -> ComparisonResult
      static var localized: String.Comparator {get}
      var order: SortOrder {get set}
      }
      extension SortDescriptor {
      func compare(_: Compared, _: Compared) -> ComparisonResult
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(_: KeyPath<Compared, String>, comparator: String.StandardComparator = .localizedStandard)
      init(_: KeyPath<Compared, String>, comparator: String.StandardComparator = .localizedStandard, order: SortOrder)
      init(_: KeyPath<Compared, String?>, comparator: String.StandardComparator = .localizedStandard)
      init(_: KeyPath<Compared, String?>, comparator: String.StandardComparator = .localizedStandard, order: SortOrder)
      init(from: any Decoder) throws
      var hashValue: Int {get}
      var keyPath: PartialKeyPath<Compared>? {get}
      var order: SortOrder
      }
      extension SortOrder {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(from: any Decoder) throws
      var hashValue: Int {get}
      }
      extension Stream {
      func close()
      func open()
      func property(forKey: Stream.PropertyKey) -> Any?
      func remove(from: RunLoop, forMode: RunLoop.Mode)
      func schedule(in: RunLoop, forMode: RunLoop.Mode)
      var delegate: (any StreamDelegate)? {get set}
      }
      extension Stream.Event {
      init(rawValue: UInt)
      }
      extension Stream.Status {
      init?(rawValue: UInt)
      static var atEnd: Status {get}
      static var closed: Status {get}
      static var error: Status {get}
      static var open: Status {get}
      static var opening: Status {get}
      static var reading: Status {get}
      static var writing: Status {get}
      }
      extension StreamDelegate {
      func stream(_: Stream, handle: Stream.Event)
      }
      extension String {
      init(contentsOf: URL) throws
      init(contentsOf: URL, usedEncoding: inout String.Encoding) throws
      init(contentsOfFile: String) throws
      init(contentsOfFile: String, usedEncoding: inout String.Encoding) throws
      init(format: String, _: any CVarArg...)
      init(format: String, arguments: [any CVarArg])
      init(format: String, locale: Locale?, _: any CVarArg...)
      init(format: String, locale: Locale?, arguments: [any CVarArg])
      init(localized: LocalizedStringResource)
      init(localized: LocalizedStringResource, options: String.LocalizationOptions)
      init(localized: StaticString, defaultValue: String.LocalizationValue, options: String.LocalizationOptions, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil)
      init(localized: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil)
      init(localized: String.LocalizationValue, options: String.LocalizationOptions, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil)
      init(localized: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil)
      init(utf16CodeUnits: UnsafePointer<unichar>, count: Int)
      init(utf16CodeUnitsNoCopy: UnsafePointer<unichar>, count: Int, freeWhenDone: Bool)
      init?(bytesNoCopy: UnsafeMutableRawPointer, length: Int, encoding: String.Encoding, freeWhenDone: Bool)
      init?(cString: String, encoding: String.Encoding)
      init?(cString: UnsafePointer<CChar>, encoding: String.Encoding)
      init?(cString: [CChar], encoding: String.Encoding)
      init?(cString: inout CChar, encoding: String.Encoding)
      init?(utf8String: String)
      init?(utf8String: UnsafePointer<CChar>)
      init?(utf8String: [CChar])
      init?(utf8String: inout CChar)
      static func localizedName(of: String.Encoding) -> String
      static func localizedStringWithFormat(_: String, _: any CVarArg...) -> String
      }
      extension String.Comparator {
      func compare(_: String, _: String) -> ComparisonResult
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(_: String.StandardComparator)
      init(from: any Decoder) throws
      init(options: String.CompareOptions, locale: Locale? = Locale.current, order: SortOrder = .forward)
      let locale: Locale?
      let options: String.CompareOptions
      var hashValue: Int {get}
      var order: SortOrder
      }
      extension String.Encoding {
      func hash(into: inout Hasher)
      init(rawValue: UInt)
      static let ascii: String.Encoding
      static let iso2022JP: String.Encoding
      static let isoLatin2: String.Encoding
      static let japaneseEUC: String.Encoding
      static let shiftJIS: String.Encoding
      static let symbol: String.Encoding
      static let unicode: String.Encoding
      static let utf16: String.Encoding
      static let utf16BigEndian: String.Encoding
      static let utf16LittleEndian: String.Encoding
      static let windowsCP1250: String.Encoding
      static let windowsCP1251: String.Encoding
      static let windowsCP1253: String.Encoding
      static let windowsCP1254: String.Encoding
      var description: String {get}
      var hashValue: Int {get}
      var rawValue: UInt
      }
      extension String.LocalizationOptions {
      init()
      var replacements: [any CVarArg]?
      }
      extension String.LocalizationValue {
      func encode(to: any Encoder) throws
      init(_: String)
      init(from: any Decoder) throws
      init(stringInterpolation: String.LocalizationValue.StringInterpolation)
      init(stringLiteral: String)
      }
      extension String.LocalizationValue.Placeholder {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(from: any Decoder) throws
      static var double: Placeholder {get}
      static var float: Placeholder {get}
      static var int: Placeholder {get}
      static var object: Placeholder {get}
      static var uint: Placeholder {get}
      var hashValue: Int {get}
      }
      extension String.LocalizationValue.StringInterpolation {
      func appendInterpolation(_: AttributedString, options: AttributedString.InterpolationOptions = [])
      func appendInterpolation(_: String)
      func appendInterpolation(placeholder: String.LocalizationValue.Placeholder)
      func appendInterpolation(placeholder: String.LocalizationValue.Placeholder, specifier: String)
      func appendLiteral(_: String)
      init(literalCapacity: Int, interpolationCount: Int)
      }
      extension String.StandardComparator {
      func compare(_: String, _: String) -> ComparisonResult
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(_: String.StandardComparator, order: SortOrder = .forward)
      init(from: any Decoder) throws
      static let lexical: String.StandardComparator
      static let localized: String.StandardComparator
      var hashValue: Int {get}
      var order: SortOrder
      }
      extension StringProtocol {
      func addingPercentEncoding(withAllowedCharacters: CharacterSet) -> String?
      func appending(_: some StringProtocol) -> String
      func cString(using: String.Encoding) -> [CChar]?
      func capitalized(with: Locale?) -> String
      func enumerateLines(invoking: _)
      func folding(options: String.CompareOptions = [], locale: Locale?) -> String
      func lowercased(with: Locale?) -> String
      func propertyList() -> Any
      func rangeOfCharacter(from: CharacterSet, options: String.CompareOptions = [], range: Range<Self.Index>? = nil) -> Range<Self.Index>?
      func substring(from: Self.Index) -> String
      func substring(to: Self.Index) -> String
      func substring(with: Range<Self.Index>) -> String
      func uppercased(with: Locale?) -> String
      var hash: Int {get}
      var localizedCapitalized: String {get}
      var localizedUppercase: String {get}
      var removingPercentEncoding: String? {get}
      }
      extension StringStyle {
      func encode(to: any Encoder) throws
      func format(_: String) -> String
      func hash(into: inout Hasher)
      init(from: any Decoder) throws
      var hashValue: Int {get}
      }
      extension Thread {
      func main()
      init()
      init(target: Any, selector: Selector, object: Any?)
      static func exit()
      var isCancelled: Bool {get}
      var isExecuting: Bool {get}
      var isFinished: Bool {get}
      var name: String? {get set}
      var qualityOfService: QualityOfService {get set}
      var stackSize: Int {get set}
      }
      extension TimeZone {
      func abbreviation(for: Date = Date()) -> String?
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      func localizedName(for: TimeZone.NameStyle, locale: Locale?) -> String?
      func secondsFromGMT(for: Date = Date()) -> Int
      init(from: any Decoder) throws
      init?(abbreviation: String)
      static var autoupdatingCurrent: TimeZone {get}
      static var gmt: TimeZone {get}
      var customMirror: Mirror {get}
      var debugDescription: String {get}
      var description: String {get}
      var hashValue: Int {get}
      var identifier: String {get}
      }
      extension Timer {
      init(fireAt: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool)
      init(fireDate: Date, interval: TimeInterval, repeats: Bool, block: _)
      init(fireDate: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool)
      init(timeInterval: TimeInterval, invocation: NSInvocation, repeats: Bool)
      init(timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool)
      static func publish(every: TimeInterval, tolerance: TimeInterval? = nil, on: RunLoop, in: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil) -> Timer.TimerPublisher
      static func scheduledTimer(timeInterval: TimeInterval, invocation: NSInvocation, repeats: Bool) -> Timer
      var fireDate: Date {get set}
      var timeInterval: TimeInterval {get}
      var tolerance: TimeInterval {get set}
      var userInfo: Any? {get}
      }
      extension Timer.TimerPublisher {
      func connect() -> any Cancellable
      init(interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil)
      let interval: TimeInterval
      let mode: RunLoop.Mode
      let options: RunLoop.SchedulerOptions?
      let runLoop: RunLoop
      let tolerance: TimeInterval?
      }
      extension UInt {
      init(_: NSNumber)
      init(truncating: NSNumber)
      init?(exactly: NSNumber)
      }
      extension UInt16 {
      init(_: NSNumber)
      init(truncating: NSNumber)
      init?(exactly: NSNumber)
      }
      extension UInt32 {
      init(_: NSNumber)
      init(truncating: NSNumber)
      init?(exactly: NSNumber)
      }
      extension UInt64 {
      init(_: NSNumber)
      init(truncating: NSNumber)
      init?(exactly: NSNumber)
      }
      extension UInt8 {
      init(_: NSNumber)
      init(truncating: NSNumber)
      init?(exactly: NSNumber)
      }
      extension URL {
      func append(queryItems: [URLQueryItem])
      func appendPathComponent(_: String)
      func appendPathComponent(_: String, isDirectory: Bool)
      func appendPathExtension(_: String)
      func appending(queryItems: [URLQueryItem]) -> URL
      func appendingPathComponent(_: String, isDirectory: Bool) -> URL
      func checkResourceIsReachable() throws -> Bool
      func encode(to: any Encoder) throws
      func formatted() -> String
      func fragment(percentEncoded: Bool = true) -> String?
      func hash(into: inout Hasher)
      func host(percentEncoded: Bool = true) -> String?
      func password(percentEncoded: Bool = true) -> String?
      func query(percentEncoded: Bool = true) -> String?
      func resolvingSymlinksInPath() -> URL
      func setResourceValues(_: URLResourceValues) throws
      func startAccessingSecurityScopedResource() -> Bool
      func stopAccessingSecurityScopedResource()
      func user(percentEncoded: Bool = true) -> String?
      init(filePath: String, directoryHint: URL.DirectoryHint = .inferFromPath, relativeTo: URL? = nil)
      init(fileReferenceLiteralResourceName: String)
      init(fileURLWithFileSystemRepresentation: UnsafePointer<Int8>, isDirectory: Bool, relativeTo: URL?)
      init(fileURLWithPath: String, isDirectory: Bool, relativeTo: URL?)
      init(fileURLWithPath: String, relativeTo: URL?)
      init(for: FileManager.SearchPathDirectory, in: FileManager.SearchPathDomainMask, appropriateFor: URL? = nil, create: Bool = false) throws
      init(from: any Decoder) throws
      init(resolvingAliasFileAt: URL, options: URL.BookmarkResolutionOptions = []) throws
      init(resolvingBookmarkData: Data, options: URL.BookmarkResolutionOptions = [], relativeTo: URL? = nil, bookmarkDataIsStale: inout Bool) throws
      init?(dataRepresentation: Data, relativeTo: URL?, isAbsolute: Bool = false)
      init?(resolvingBookmarkData: Data, options: URL.BookmarkResolutionOptions = [], relativeTo: URL? = nil, bookmarkDataIsStale: inout Bool) throws
      init?(resource: URLResource)
      init?(string: String, encodingInvalidCharacters: Bool)
      static func currentDirectory() -> URL
      static func homeDirectory(forUser: String) -> URL?
      static func resourceValues(forKeys: Set<URLResourceKey>, fromBookmarkData: Data) -> URLResourceValues?
      static var applicationSupportDirectory: URL {get}
      static var cachesDirectory: URL {get}
      static var documentsDirectory: URL {get}
      static var downloadsDirectory: URL {get}
      static var homeDirectory: URL {get}
      static var libraryDirectory: URL {get}
      static var picturesDirectory: URL {get}
      static var temporaryDirectory: URL {get}
      static var userDirectory: URL {get}
      var absoluteURL: URL {get}
      var baseURL: URL? {get}
      var dataRepresentation: Data {get}
      var debugDescription: String {get}
      var description: String {get}
      var fragment: String? {get}
      var hashValue: Int {get}
      var password: String? {get}
      var port: Int? {get}
      var relativePath: String {get}
      var standardized: URL {get}
      var user: String? {get}
      }
      extension URL.AsyncBytes {
      func makeAsyncIterator() -> URL.AsyncBytes.AsyncIterator
      }
      extension URL.AsyncBytes.AsyncIterator {
      func next() async throws -> UInt8?
      }
      extension URL.DirectoryHint {
      func hash(into: inout Hasher)
      static var isDirectory: DirectoryHint {get}
      static var notDirectory: DirectoryHint {get}
      var hashValue: Int {get}
      }
      extension URL.FormatStyle {
      func encode(to: any Encoder) throws
      func format(_: URL) -> String
      func fragment(_: URL.FormatStyle.ComponentDisplayOption = .never) -> URL.FormatStyle
      func hash(into: inout Hasher)
      func host(_: URL.FormatStyle.HostDisplayOption = .always) -> URL.FormatStyle
      func password(_: URL.FormatStyle.ComponentDisplayOption = .never) -> URL.FormatStyle
      func path(_: URL.FormatStyle.ComponentDisplayOption = .always) -> URL.FormatStyle
      func port(_: URL.FormatStyle.ComponentDisplayOption = .omitIfHTTPFamily) -> URL.FormatStyle
      func query(_: URL.FormatStyle.ComponentDisplayOption = .never) -> URL.FormatStyle
      func scheme(_: URL.FormatStyle.ComponentDisplayOption = .always) -> URL.FormatStyle
      func user(_: URL.FormatStyle.ComponentDisplayOption = .never) -> URL.FormatStyle
      init(from: any Decoder) throws
      init(scheme: URL.FormatStyle.ComponentDisplayOption = .always, user: URL.FormatStyle.ComponentDisplayOption = .never, password: URL.FormatStyle.ComponentDisplayOption = .never, host: URL.FormatStyle.HostDisplayOption = .always, port: URL.FormatStyle.ComponentDisplayOption = .omitIfHTTPFamily, path: URL.FormatStyle.ComponentDisplayOption = .always, query: URL.FormatStyle.ComponentDisplayOption = .never, fragment: URL.FormatStyle.ComponentDisplayOption = .never)
      var hashValue: Int {get}
      var parseStrategy: URL.ParseStrategy {get}
      }
      extension URL.FormatStyle.Component {
      init?(rawValue: Int)
      static var fragment: Component {get}
      static var host: Component {get}
      static var password: Component {get}
      static var path: Component {get}
      static var port: Component {get}
      static var query: Component {get}
      static var scheme: Component {get}
      static var user: Component {get}
      var description: String {get}
      var rawValue: Int {get}
      }
      extension URL.FormatStyle.ComponentDisplayOption {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(from: any Decoder) throws
      static var always: URL.FormatStyle.ComponentDisplayOption {get}
      static var never: URL.FormatStyle.ComponentDisplayOption {get}
      var description: String {get}
      var hashValue: Int {get}
      }
      extension URL.FormatStyle.HostDisplayOption {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(from: any Decoder) throws
      static var always: URL.FormatStyle.HostDisplayOption {get}
      static var never: URL.FormatStyle.HostDisplayOption {get}
      var description: String {get}
      var hashValue: Int {get}
      }
      extension URL.ParseStrategy {
      func consuming(_: String, startingAt: String.Index, in: Range<String.Index>) throws -> (upperBound: String.Index, output: URL)?
      func encode(to: any Encoder) throws
      func fragment(_: URL.ParseStrategy.ComponentParseStrategy<String> = .optional) -> URL.ParseStrategy
      func hash(into: inout Hasher)
      func host(_: URL.ParseStrategy.ComponentParseStrategy<String> = .required) -> URL.ParseStrategy
      func parse(_: String) throws -> URL
      func password(_: URL.ParseStrategy.ComponentParseStrategy<String> = .optional) -> URL.ParseStrategy
      func path(_: URL.ParseStrategy.ComponentParseStrategy<String> = .optional) -> URL.ParseStrategy
      func port(_: URL.ParseStrategy.ComponentParseStrategy<Int> = .optional) -> URL.ParseStrategy
      func query(_: URL.ParseStrategy.ComponentParseStrategy<String> = .optional) -> URL.ParseStrategy
      func scheme(_: URL.ParseStrategy.ComponentParseStrategy<String> = .required) -> URL.ParseStrategy
      func user(_: URL.ParseStrategy.ComponentParseStrategy<String> = .optional) -> URL.ParseStrategy
      init(from: any Decoder) throws
      init(scheme: URL.ParseStrategy.ComponentParseStrategy<String> = .required, user: URL.ParseStrategy.ComponentParseStrategy<String> = .optional, password: URL.ParseStrategy.ComponentParseStrategy<String> = .optional, host: URL.ParseStrategy.ComponentParseStrategy<String> = .required, port: URL.ParseStrategy.ComponentParseStrategy<Int> = .optional, path: URL.ParseStrategy.ComponentParseStrategy<String> = .optional, query: URL.ParseStrategy.ComponentParseStrategy<String> = .optional, fragment: URL.ParseStrategy.ComponentParseStrategy<String> = .optional)
      var hashValue: Int {get}
      }
      extension URL.ParseStrategy.ComponentParseStrategy {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(from: any Decoder) throws
      static var optional: ComponentParseStrategy {get}
      static var required: ComponentParseStrategy {get}
      var description: String {get}
      var hashValue: Int {get}
      }
      extension URLAuthenticationChallenge {
      init(authenticationChallenge: URLAuthenticationChallenge, sender: any URLAuthenticationChallengeSender)
      init(protectionSpace: URLProtectionSpace, proposedCredential: URLCredential?, previousFailureCount: Int, failureResponse: URLResponse?, error: (any Error)?, sender: any URLAuthenticationChallengeSender)
      var error: (any Error)? {get}
      var failureResponse: URLResponse? {get}
      var previousFailureCount: Int {get}
      var proposedCredential: URLCredential? {get}
      var protectionSpace: URLProtectionSpace {get}
      var sender: (any URLAuthenticationChallengeSender)? {get}
      }
      extension URLAuthenticationChallengeSender {
      func cancel(_: URLAuthenticationChallenge)
      func continueWithoutCredential(for: URLAuthenticationChallenge)
      func performDefaultHandling(for: URLAuthenticationChallenge)
      func use(_: URLCredential, for: URLAuthenticationChallenge)
      }
      extension URLCache {
      func cachedResponse(for: URLRequest) -> CachedURLResponse?
      func cachedResponse(for: URLSessionDataTask) async -> CachedURLResponse?
      init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil)
      init(memoryCapacity: Int, diskCapacity: Int, diskPath: String?)
      static var shared: URLCache {get set}
      }
      extension URLCache.StoragePolicy {
      init?(rawValue: UInt)
      static var allowed: StoragePolicy {get}
      static var notAllowed: StoragePolicy {get}
      }
      extension URLComponents {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      func url(relativeTo: URL?) -> URL?
      init(from: any Decoder) throws
      init?(string: String, encodingInvalidCharacters: Bool)
      var customMirror: Mirror {get}
      var debugDescription: String {get}
      var description: String {get}
      var fragment: String? {get set}
      var hashValue: Int {get}
      var host: String? {get set}
      var password: String? {get set}
      var path: String {get set}
      var percentEncodedPath: String {get set}
      var percentEncodedQuery: String? {get set}
      var port: Int? {get set}
      var query: String? {get set}
      var scheme: String? {get set}
      var string: String? {get}
      var user: String? {get set}
      }
      extension URLCredential {
      init(forTrust: SecTrust)
      init(identity: SecIdentity, certificates: [Any]?, persistence: URLCredential.Persistence)
      init(trust: SecTrust)
      init(user: String, password: String, persistence: URLCredential.Persistence)
      var certificates: [Any] {get}
      var identity: SecIdentity? {get}
      var password: String? {get}
      var persistence: URLCredential.Persistence {get}
      var user: String? {get}
      }
      extension URLCredential.Persistence {
      init?(rawValue: UInt)
      static var forSession: Persistence {get}
      static var none: Persistence {get}
      static var permanent: Persistence {get}
      }
      extension URLError {
      func hash(into: inout Hasher)
      init(_: Self.Code, userInfo: [String : Any] = [:])
      static var badServerResponse: URLError.Code {get}
      static var badURL: URLError.Code {get}
      static var cancelled: URLError.Code {get}
      static var cannotDecodeContentData: URLError.Code {get}
      static var clientCertificateRequired: URLError.Code {get}
      static var errorDomain: String {get}
      static var fileDoesNotExist: URLError.Code {get}
      static var notConnectedToInternet: URLError.Code {get}
      static var serverCertificateHasBadDate: URLError.Code {get}
      static var serverCertificateHasUnknownRoot: URLError.Code {get}
      static var serverCertificateNotYetValid: URLError.Code {get}
      static var serverCertificateUntrusted: URLError.Code {get}
      static var timedOut: URLError.Code {get}
      static var unknown: URLError.Code {get}
      static var unsupportedURL: URLError.Code {get}
      static var userCancelledAuthentication: URLError.Code {get}
      var code: Self.Code {get}
      var errorCode: Int {get}
      var errorUserInfo: [String : Any] {get}
      var failingURL: URL? {get}
      var hashValue: Int {get}
      var userInfo: [String : Any] {get}
      }
      extension URLError.Code {
      init(rawValue: Int)
      let rawValue: Int
      static var badServerResponse: URLError.Code {get}
      static var badURL: URLError.Code {get}
      static var cancelled: URLError.Code {get}
      static var cannotDecodeContentData: URLError.Code {get}
      static var clientCertificateRequired: URLError.Code {get}
      static var fileDoesNotExist: URLError.Code {get}
      static var notConnectedToInternet: URLError.Code {get}
      static var serverCertificateHasBadDate: URLError.Code {get}
      static var serverCertificateHasUnknownRoot: URLError.Code {get}
      static var serverCertificateNotYetValid: URLError.Code {get}
      static var serverCertificateUntrusted: URLError.Code {get}
      static var timedOut: URLError.Code {get}
      static var unknown: URLError.Code {get}
      static var unsupportedURL: URLError.Code {get}
      static var userCancelledAuthentication: URLError.Code {get}
      }
      extension URLProtectionSpace {
      init(host: String, port: Int, protocol: String?, realm: String?, authenticationMethod: String?)
      init(proxyHost: String, port: Int, type: String?, realm: String?, authenticationMethod: String?)
      var `protocol`: String? {get}
      var authenticationMethod: String {get}
      var host: String {get}
      var port: Int {get}
      var realm: String? {get}
      var serverTrust: SecTrust? {get}
      }
      extension URLProtocol {
      func startLoading()
      func stopLoading()
      init(request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?)
      init(task: URLSessionTask, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?)
      static func canInit(with: URLRequest) -> Bool
      static func canInit(with: URLSessionTask) -> Bool
      static func canonicalRequest(for: URLRequest) -> URLRequest
      static func property(forKey: String, in: URLRequest) -> Any?
      var cachedResponse: CachedURLResponse? {get}
      var client: (any URLProtocolClient)? {get}
      var request: URLRequest {get}
      var task: URLSessionTask? {get}
      }
      extension URLProtocolClient {
      func urlProtocol(_: URLProtocol, cachedResponseIsValid: CachedURLResponse)
      func urlProtocol(_: URLProtocol, didCancel: URLAuthenticationChallenge)
      func urlProtocol(_: URLProtocol, didFailWithError: any Error)
      func urlProtocol(_: URLProtocol, didLoad: Data)
      func urlProtocol(_: URLProtocol, didReceive: URLAuthenticationChallenge)
      func urlProtocol(_: URLProtocol, didReceive: URLResponse, cacheStoragePolicy: URLCache.StoragePolicy)
      func urlProtocol(_: URLProtocol, wasRedirectedTo: URLRequest, redirectResponse: URLResponse)
      func urlProtocolDidFinishLoading(_: URLProtocol)
      }
      extension URLQueryItem {
      func hash(into: inout Hasher)
      var customMirror: Mirror {get}
      var debugDescription: String {get}
      var description: String {get}
      var hashValue: Int {get}
      }
      extension URLRequest {
      func addValue(_: String, forHTTPHeaderField: String)
      func hash(into: inout Hasher)
      func value(forHTTPHeaderField: String) -> String?
      var allHTTPHeaderFields: [String : String]? {get set}
      var allowsConstrainedNetworkAccess: Bool {get set}
      var attribution: URLRequest.Attribution {get set}
      var cachePolicy: URLRequest.CachePolicy {get set}
      var customMirror: Mirror {get}
      var debugDescription: String {get}
      var description: String {get}
      var hashValue: Int {get}
      var httpShouldHandleCookies: Bool {get set}
      var timeoutInterval: TimeInterval {get set}
      }
      extension URLResource {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(from: any Decoder) throws
      init(name: String, subdirectory: String? = nil, locale: Locale = .current, bundle: Bundle = .main)
      let bundle: Bundle
      let name: String
      let subdirectory: String?
      var hashValue: Int {get}
      var locale: Locale
      }
      extension URLResourceKey {
      func hash(into: inout Hasher)
      init(_: String)
      init(rawValue: String)
      static let canonicalPathKey: URLResourceKey
      static let contentAccessDateKey: URLResourceKey
      static let contentModificationDateKey: URLResourceKey
      static let contentTypeKey: URLResourceKey
      static let creationDateKey: URLResourceKey
      static let effectiveIconKey: URLResourceKey
      static let fileSizeKey: URLResourceKey
      static let isRegularFileKey: URLResourceKey
      static let localizedNameKey: URLResourceKey
      static let volumeAvailableCapacityForImportantUsageKey: URLResourceKey
      static let volumeAvailableCapacityForOpportunisticUsageKey: URLResourceKey
      static let volumeAvailableCapacityKey: URLResourceKey
      static let volumeTotalCapacityKey: URLResourceKey
      var hashValue: Int {get}
      }
      extension URLResourceValues {
      init()
      var allValues: [URLResourceKey : Any] {get}
      var canonicalPath: String? {get}
      var contentAccessDate: Date? {get set}
      var creationDate: Date? {get set}
      var isExcludedFromBackup: Bool? {get set}
      var isHidden: Bool? {get set}
      var isSymbolicLink: Bool? {get}
      var isWritable: Bool? {get}
      var localizedLabel: String? {get}
      var localizedName: String? {get}
      var localizedTypeDescription: String? {get}
      var name: String? {get set}
      var parentDirectory: URL? {get}
      var path: String? {get}
      var typeIdentifier: String? {get}
      var volume: URL? {get}
      var volumeName: String? {get set}
      }
      extension URLResponse {
      init(URL: URL, MIMEType: String?, expectedContentLength: Int, textEncodingName: String?)
      init(url: URL, mimeType: String?, expectedContentLength: Int, textEncodingName: String?)
      var expectedContentLength: Int64 {get}
      var mimeType: String? {get}
      var suggestedFilename: String? {get}
      var url: URL? {get}
      }
      extension URLSession {
      func bytes(for: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URLSession.AsyncBytes, URLResponse)
      func data(for: URLRequest) async throws -> (Data, URLResponse)
      func data(from: URL) async throws -> (Data, URLResponse)
      func download(for: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URL, URLResponse)
      func download(resumeFrom: Data, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URL, URLResponse)
      func downloadTask(with: URL) -> URLSessionDownloadTask
      func downloadTask(with: URLRequest) -> URLSessionDownloadTask
      func downloadTask(withResumeData: Data) -> URLSessionDownloadTask
      func downloadTask(withResumeData: Data, completionHandler: _) -> URLSessionDownloadTask
      func finishTasksAndInvalidate()
      func flush() async
      func flush(completionHandler: _)
      func getAllTasks(completionHandler: _)
      func getTasksWithCompletionHandler(_: _)
      func reset() async
      func reset(completionHandler: _)
      func upload(for: URLRequest, from: Data) async throws -> (Data, URLResponse)
      func upload(for: URLRequest, fromFile: URL) async throws -> (Data, URLResponse)
      func upload(for: URLRequest, fromFile: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse)
      func uploadTask(with: URLRequest, from: Data) -> URLSessionUploadTask
      func uploadTask(with: URLRequest, fromFile: URL) -> URLSessionUploadTask
      func uploadTask(with: URLRequest, fromFile: URL, completionHandler: _) -> URLSessionUploadTask
      func uploadTask(withResumeData: Data) -> URLSessionUploadTask
      func uploadTask(withResumeData: Data, completionHandler: _) -> URLSessionUploadTask
      func uploadTask(withStreamedRequest: URLRequest) -> URLSessionUploadTask
      func webSocketTask(with: URL) -> URLSessionWebSocketTask
      func webSocketTask(with: URL, protocols: [String]) -> URLSessionWebSocketTask
      func webSocketTask(with: URLRequest) -> URLSessionWebSocketTask
      init()
      static func new() -> Self
      var configuration: URLSessionConfiguration {get}
      var delegate: (any URLSessionDelegate)? {get}
      var delegateQueue: OperationQueue {get}
      var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {get async}
      }
      extension URLSession.AsyncBytes {
      func makeAsyncIterator() -> URLSession.AsyncBytes.Iterator
      var task: URLSessionDataTask {get}
      }
      extension URLSession.AsyncBytes.Iterator {
      func next() async throws -> UInt8?
      }
      extension URLSession.AuthChallengeDisposition {
      init?(rawValue: Int)
      static var cancelAuthenticationChallenge: AuthChallengeDisposition {get}
      static var performDefaultHandling: AuthChallengeDisposition {get}
      static var rejectProtectionSpace: AuthChallengeDisposition {get}
      static var useCredential: AuthChallengeDisposition {get}
      }
      extension URLSession.DelayedRequestDisposition {
      init?(rawValue: Int)
      static var cancel: DelayedRequestDisposition {get}
      }
      extension URLSession.ResponseDisposition {
      init?(rawValue: Int)
      static var allow: ResponseDisposition {get}
      static var cancel: ResponseDisposition {get}
      }
      extension URLSessionConfiguration {
      init()
      static func background(withIdentifier: String) -> URLSessionConfiguration
      static func new() -> Self
      var allowsConstrainedNetworkAccess: Bool {get set}
      var httpAdditionalHeaders: [AnyHashable : Any]? {get set}
      var httpCookieAcceptPolicy: HTTPCookie.AcceptPolicy {get set}
      var httpCookieStorage: HTTPCookieStorage? {get set}
      var httpMaximumConnectionsPerHost: Int {get set}
      var httpShouldSetCookies: Bool {get set}
      var identifier: String? {get}
      var protocolClasses: [AnyClass]? {get set}
      var requestCachePolicy: NSURLRequest.CachePolicy {get set}
      var timeoutIntervalForRequest: TimeInterval {get set}
      var timeoutIntervalForResource: TimeInterval {get set}
      var urlCache: URLCache? {get set}
      var waitsForConnectivity: Bool {get set}
      }
      extension URLSessionDataDelegate {
      func urlSession(_: URLSession, dataTask: URLSessionDataTask, didBecome: URLSessionDownloadTask)
      func urlSession(_: URLSession, dataTask: URLSessionDataTask, didBecome: URLSessionStreamTask)
      func urlSession(_: URLSession, dataTask: URLSessionDataTask, didReceive: Data)
      func urlSession(_: URLSession, dataTask: URLSessionDataTask, didReceive: URLResponse) async -> URLSession.ResponseDisposition
      func urlSession(_: URLSession, dataTask: URLSessionDataTask, didReceive: URLResponse, completionHandler: _)
      func urlSession(_: URLSession, dataTask: URLSessionDataTask, willCacheResponse: CachedURLResponse) async -> CachedURLResponse?
      func urlSession(_: URLSession, dataTask: URLSessionDataTask, willCacheResponse: CachedURLResponse, completionHandler: _)
      }
      extension URLSessionDataTask {
      init()
      static func new() -> Self
      }
      extension URLSessionDelegate {
      func urlSession(_: URLSession, didBecomeInvalidWithError: (any Error)?)
      func urlSession(_: URLSession, didReceive: URLAuthenticationChallenge) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
      func urlSession(_: URLSession, didReceive: URLAuthenticationChallenge, completionHandler: _)
      func urlSessionDidFinishEvents(forBackgroundURLSession: URLSession)
      }
      extension URLSessionDownloadTask {
      func cancel(byProducingResumeData: _)
      init()
      static func new() -> Self
      }
      extension URLSessionStreamTask {
      func readData(ofMinLength: Int, maxLength: Int, timeout: TimeInterval) async throws -> (Data?, Bool)
      func readData(ofMinLength: Int, maxLength: Int, timeout: TimeInterval, completionHandler: _)
      func write(_: Data, timeout: TimeInterval) async throws
      func write(_: Data, timeout: TimeInterval, completionHandler: _)
      init()
      static func new() -> Self
      }
      extension URLSessionTask {
      init()
      static func new() -> Self
      static let defaultPriority: Float
      static let highPriority: Float
      static let lowPriority: Float
      var currentRequest: URLRequest? {get}
      var delegate: (any URLSessionTaskDelegate)? {get set}
      var earliestBeginDate: Date? {get set}
      var error: (any Error)? {get}
      var originalRequest: URLRequest? {get}
      var priority: Float {get set}
      var progress: Progress {get}
      var response: URLResponse? {get}
      var state: URLSessionTask.State {get}
      var taskDescription: String? {get set}
      var taskIdentifier: Int {get}
      }
      extension URLSessionTask.State {
      init?(rawValue: Int)
      static var canceling: State {get}
      static var completed: State {get}
      static var running: State {get}
      static var suspended: State {get}
      }
      extension URLSessionTaskDelegate {
      func urlSession(_: URLSession, didCreateTask: URLSessionTask)
      func urlSession(_: URLSession, needNewBodyStreamForTask: URLSessionTask) async -> InputStream?
      func urlSession(_: URLSession, needNewBodyStreamForTask: URLSessionTask, from: Int64) async -> InputStream?
      func urlSession(_: URLSession, task: URLSessionTask, didCompleteWithError: (any Error)?)
      func urlSession(_: URLSession, task: URLSessionTask, didFinishCollecting: URLSessionTaskMetrics)
      func urlSession(_: URLSession, task: URLSessionTask, didReceive: URLAuthenticationChallenge) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
      func urlSession(_: URLSession, task: URLSessionTask, didReceive: URLAuthenticationChallenge, completionHandler: _)
      func urlSession(_: URLSession, task: URLSessionTask, didReceiveInformationalResponse: HTTPURLResponse)
      func urlSession(_: URLSession, task: URLSessionTask, didSendBodyData: Int64, totalBytesSent: Int64, totalBytesExpectedToSend: Int64)
      func urlSession(_: URLSession, task: URLSessionTask, needNewBodyStream: _)
      func urlSession(_: URLSession, task: URLSessionTask, needNewBodyStreamFrom: Int64, completionHandler: _)
      func urlSession(_: URLSession, task: URLSessionTask, willBeginDelayedRequest: URLRequest) async -> (URLSession.DelayedRequestDisposition, URLRequest?)
      func urlSession(_: URLSession, task: URLSessionTask, willBeginDelayedRequest: URLRequest, completionHandler: _)
      func urlSession(_: URLSession, task: URLSessionTask, willPerformHTTPRedirection: HTTPURLResponse, newRequest: URLRequest) async -> URLRequest?
      func urlSession(_: URLSession, task: URLSessionTask, willPerformHTTPRedirection: HTTPURLResponse, newRequest: URLRequest, completionHandler: _)
      func urlSession(_: URLSession, taskIsWaitingForConnectivity: URLSessionTask)
      }
      extension URLSessionTaskMetrics {
      init()
      static func new() -> Self
      var redirectCount: Int {get}
      }
      extension URLSessionUploadTask {
      func cancel(byProducingResumeData: _)
      init()
      static func new() -> Self
      }
      extension URLSessionWebSocketTask {
      func cancel(with: URLSessionWebSocketTask.CloseCode, reason: Data?)
      func receive() async throws -> URLSessionWebSocketTask.Message
      func receive(completionHandler: _)
      func send(_: URLSessionWebSocketTask.Message) async throws
      func send(_: URLSessionWebSocketTask.Message, completionHandler: _)
      func sendPing(pongReceiveHandler: _)
      }
      extension URLSessionWebSocketTask.CloseCode {
      init?(rawValue: Int)
      static var goingAway: CloseCode {get}
      static var internalServerError: CloseCode {get}
      static var invalid: CloseCode {get}
      static var normalClosure: CloseCode {get}
      static var policyViolation: CloseCode {get}
      static var protocolError: CloseCode {get}
      }
      extension UUID {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(from: any Decoder) throws
      init(uuid: uuid_t)
      var customMirror: Mirror {get}
      var debugDescription: String {get}
      var description: String {get}
      var hashValue: Int {get}
      var uuid: (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8) {get}
      }
      extension UndoManager {
      func prepare(withInvocationTarget: Any) -> Any
      func registerUndo(withTarget: Any, selector: Selector, object: Any?)
      func removeAllActions()
      func removeAllActions(withTarget: Any)
      func setActionName(_: String)
      var redoActionName: String {get}
      var undoActionName: String {get}
      }
      extension Unit {
      init(symbol: String)
      var symbol: String {get}
      }
      extension UnitAngle {
      static var degrees: UnitAngle {get}
      static var radians: UnitAngle {get}
      }
      extension UnitConverter {
      func value(fromBaseUnitValue: Double) -> Double
      }
      extension UnitDuration {
      static var hours: UnitDuration {get}
      static var microseconds: UnitDuration {get}
      static var milliseconds: UnitDuration {get}
      static var minutes: UnitDuration {get}
      static var nanoseconds: UnitDuration {get}
      static var seconds: UnitDuration {get}
      }
      extension UnitEnergy {
      init(forLocale: Locale, usage: MeasurementFormatUnitUsage<UnitEnergy> = .general)
      static var calories: UnitEnergy {get}
      }
      extension UnitInformationStorage {
      static var bits: UnitInformationStorage {get}
      static var bytes: UnitInformationStorage {get}
      static var gibibytes: UnitInformationStorage {get}
      static var gigabytes: UnitInformationStorage {get}
      static var kibibytes: UnitInformationStorage {get}
      static var kilobytes: UnitInformationStorage {get}
      static var mebibytes: UnitInformationStorage {get}
      static var megabytes: UnitInformationStorage {get}
      }
      extension UnitLength {
      init(forLocale: Locale, usage: MeasurementFormatUnitUsage<UnitLength> = .general)
      static var feet: UnitLength {get}
      static var inches: UnitLength {get}
      static var meters: UnitLength {get}
      static var miles: UnitLength {get}
      }
      extension UnitMass {
      init(forLocale: Locale, usage: MeasurementFormatUnitUsage<UnitMass> = .general)
      }
      extension UnitPower {
      static var kilowatts: UnitPower {get}
      static var watts: UnitPower {get}
      }
      extension UnitPressure {
      init(forLocale: Locale, usage: MeasurementFormatUnitUsage<UnitPressure> = .general)
      static var bars: UnitPressure {get}
      static var kilopascals: UnitPressure {get}
      }
      extension UnitSpeed {
      init(forLocale: Locale, usage: MeasurementFormatUnitUsage<UnitSpeed> = .general)
      }
      extension UnitTemperature {
      init(forLocale: Locale, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general)
      static var fahrenheit: UnitTemperature {get}
      static var kelvin: UnitTemperature {get}
      }
      extension UnitVolume {
      init(forLocale: Locale, usage: MeasurementFormatUnitUsage<UnitVolume> = .general)
      }
      extension UnsafeBufferPointer {
      var regions: CollectionOfOne<UnsafeBufferPointer<UInt8>> {get}
      }
      extension UnsafeRawBufferPointer {
      var regions: CollectionOfOne<UnsafeRawBufferPointer> {get}
      }
      extension UserDefaults {
      func dictionary(forKey: String) -> [String : Any]?
      func dictionaryRepresentation() -> [String : Any]
      func float(forKey: String) -> Float
      func register(defaults: [String : Any])
      func removePersistentDomain(forName: String)
      func removeSuite(named: String)
      func synchronize() -> Bool
      init()
      static let didChangeNotification: NSNotification.Name
      }
      """#)
}
