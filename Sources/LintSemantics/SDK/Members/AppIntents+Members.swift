// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let appIntents = SDKMembers(
    module: "AppIntents",
    typesOfOthers: [
      "Array", "CLPlacemark", "CapitalizationType", "IntentDisplayName", "IntentInputOptions",
      "KeyboardType", "Never"
    ],
    text: #"""
      extension AppEntity {
      static var defaultQuery: Self.DefaultQuery {get}
      static var defaultQuery: _RawRepresentableStringQuery<Self> {get}
      var displayRepresentation: DisplayRepresentation {get}
      var id: Self.ID {get}
      }
      extension AppIntent {
      func donate() -> IntentDonationIdentifier
      func donate() async throws -> IntentDonationIdentifier
      func donate(result: some IntentResult) -> IntentDonationIdentifier
      func donate(result: some IntentResult) async throws -> IntentDonationIdentifier
      func perform() async throws -> Self.PerformResult
      init()
      static var authenticationPolicy: IntentAuthenticationPolicy {get}
      static var description: IntentDescription? {get}
      static var isDiscoverable: Bool {get}
      static var openAppWhenRun: Bool {get}
      static var parameterSummary: Self.SummaryContent {get}
      static var parameterSummary: some ParameterSummary {get}
      static var persistentIdentifier: String {get}
      static var title: LocalizedStringResource {get}
      }
      extension AppIntentError {
      static var restartPerform: AppIntentError {get}
      var description: String {get}
      }
      extension AppShortcutParameterPresentation {
      init(for: ParameterKeyPath, summary: AppShortcutParameterPresentationSummary<Intent, Value, Parameter, ParameterKeyPath>, optionsCollections: _)
      }
      extension AppShortcutPhrase {
      init(_: String)
      init(stringInterpolation: AppShortcutPhrase<Intent>.StringInterpolation)
      init(stringLiteral: String)
      }
      extension AppShortcutPhrase.StringInterpolation {
      func appendInterpolation(_: AppShortcutPhraseToken)
      func appendLiteral(_: String)
      init(literalCapacity: Int, interpolationCount: Int)
      }
      extension AppShortcutPhraseToken {
      func hash(into: inout Hasher)
      static var applicationName: AppShortcutPhraseToken {get}
      var hashValue: Int {get}
      }
      extension AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {get}
      }
      extension Array {
      static var empty: Array<Element> {get}
      var items: [Element.ValueType] {get}
      }
      extension Bool.IntentDisplayName {
      init(true: LocalizedStringResource, false: LocalizedStringResource)
      let `false`: LocalizedStringResource
      let `true`: LocalizedStringResource
      }
      extension CLPlacemark {
      static var typeDisplayRepresentation: TypeDisplayRepresentation {get}
      var displayRepresentation: DisplayRepresentation {get}
      }
      extension CaseDisplayRepresentable {
      static var caseDisplayRepresentations: [Self : DisplayRepresentation] {get}
      var localizedStringResource: LocalizedStringResource {get}
      }
      extension CustomIntentMigratedAppIntent {
      static var intentClassName: String {get}
      static var persistentIdentifier: String {get}
      }
      extension DisplayRepresentation {
      init(stringLiteral: String)
      init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil)
      init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil, synonyms: [LocalizedStringResource] = [])
      var image: DisplayRepresentation.Image?
      var subtitle: LocalizedStringResource?
      var synonyms: [LocalizedStringResource]
      var title: LocalizedStringResource
      }
      extension DisplayRepresentation.Image {
      init(data: Data, isTemplate: Bool? = nil)
      init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayRepresentation.Image.DisplayStyle)
      init(named: String, isTemplate: Bool? = nil)
      init(named: String, isTemplate: Bool? = nil, displayStyle: DisplayRepresentation.Image.DisplayStyle)
      init(systemName: String, isTemplate: Bool? = nil)
      init(url: URL, isTemplate: Bool? = nil)
      init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayRepresentation.Image.DisplayStyle)
      init(url: URL, width: Double, height: Double, isTemplate: Bool? = nil)
      init(url: URL, width: Double, height: Double, isTemplate: Bool? = nil, displayStyle: DisplayRepresentation.Image.DisplayStyle)
      }
      extension DisplayRepresentation.Image.DisplayStyle {
      static var `default`: DisplayRepresentation.Image.DisplayStyle {get}
      static var circular: DisplayRepresentation.Image.DisplayStyle {get}
      }
      extension DynamicOptionsProvider {
      func defaultResult() async -> Self.DefaultValue?
      func results() async throws -> Self.Result
      }
      extension EntityQuery {
      func entities(for: [Self.Entity.ID]) async throws -> [Self.Entity]
      func results() async throws -> Self.Result
      func suggestedEntities() async throws -> Self.Result
      init()
      }
      extension EntityStringQuery {
      func entities(matching: String) async throws -> Self.Result
      }
      extension InputConnectionBehavior {
      func hash(into: inout Hasher)
      static var `default`: InputConnectionBehavior {get}
      static var connectToPreviousIntentResult: InputConnectionBehavior {get}
      static var never: InputConnectionBehavior {get}
      var hashValue: Int {get}
      }
      extension InstanceDisplayRepresentable {
      var displayRepresentation: DisplayRepresentation {get}
      var localizedStringResource: LocalizedStringResource {get}
      }
      extension IntentAuthenticationPolicy {
      func hash(into: inout Hasher)
      static var alwaysAllowed: IntentAuthenticationPolicy {get}
      static var requiresAuthentication: IntentAuthenticationPolicy {get}
      var hashValue: Int {get}
      }
      extension IntentCollectionSize {
      init(exactly: Int)
      init(integerLiteral: Int)
      init(min: Int, max: Int)
      }
      extension IntentCurrencyAmount {
      func hash(into: inout Hasher)
      init(amount: Decimal, currencyCode: String)
      let amount: Decimal
      let currencyCode: String
      static var typeDisplayRepresentation: TypeDisplayRepresentation {get}
      var displayRepresentation: DisplayRepresentation {get}
      var hashValue: Int {get}
      }
      extension IntentDescription {
      init(_: LocalizedStringResource, categoryName: LocalizedStringResource? = nil, searchKeywords: [LocalizedStringResource] = [])
      init(_: LocalizedStringResource, categoryName: LocalizedStringResource? = nil, searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource?)
      init(stringLiteral: String)
      var categoryName: LocalizedStringResource?
      var descriptionText: LocalizedStringResource
      var searchKeywords: [LocalizedStringResource]
      }
      extension IntentDialog {
      init(_: LocalizedStringResource)
      init(full: LocalizedStringResource, supporting: LocalizedStringResource)
      init(stringInterpolation: String.LocalizationValue.StringInterpolation)
      init(stringLiteral: String)
      }
      extension IntentDonationIdentifier {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(from: any Decoder) throws
      var hashValue: Int {get}
      }
      extension IntentFile {
      func hash(into: inout Hasher)
      init(data: Data, filename: String, type: UTType? = nil)
      init(fileURL: URL, filename: String? = nil, type: UTType? = nil)
      static var typeDisplayRepresentation: TypeDisplayRepresentation {get}
      var data: Data {get}
      var displayRepresentation: DisplayRepresentation {get}
      var fileURL: URL? {get}
      var filename: String {get}
      var hashValue: Int {get}
      var type: UTType? {get}
      }
      extension IntentItem {
      init(_: Value)
      init(_: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil)
      var description: DisplayRepresentation
      var value: Value
      }
      extension IntentItem.Builder {
      static func buildArray(_: [[IntentItem<Value>]]) -> [IntentItem<Value>]
      static func buildBlock() -> [Value]
      static func buildBlock(_: IntentItem<Value>...) -> [IntentItem<Value>]
      static func buildBlock(_: [IntentItem<Value>]) -> [IntentItem<Value>]
      static func buildExpression(_: Value) -> IntentItem<Value>
      }
      extension IntentItemCollection {
      init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, sections: [IntentItemSection<Result>])
      static var empty: IntentItemCollection<Result> {get}
      var items: [Result.ValueType] {get}
      var sections: [IntentItemSection<Result>]
      }
      extension IntentItemSection {
      init(_: LocalizedStringResource, items: [IntentItem<Result>])
      init(_: LocalizedStringResource, items: [Result])
      init(items: [IntentItem<Result>])
      init(title: LocalizedStringResource, items: [IntentItem<Result>])
      var description: DisplayRepresentation?
      var items: [IntentItem<Result>]
      }
      extension IntentItemSection.Builder {
      static func buildBlock() -> [IntentItemSection<Result>]
      static func buildBlock(_: IntentItem<Result>...) -> [IntentItemSection<Result>]
      static func buildBlock(_: IntentItemSection<Result>...) -> [IntentItemSection<Result>]
      }
      extension IntentParameter {
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, currencyCodes: [String] = [], inclusiveRange: IntentParameter<Value>.InclusiveRange<Decimal>? = nil, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value.UnwrappedType? = nil, controlStyle: IntentParameter<Value>.DoubleControlStyle = .stepper, inclusiveRange: IntentParameter<Value>.InclusiveRange<Value.ValueType>? = nil, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value.UnwrappedType? = nil, controlStyle: IntentParameter<Value>.IntControlStyle = .stepper, inclusiveRange: IntentParameter<Value>.InclusiveRange<Value.ValueType>? = nil, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName? = nil, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value.UnwrappedType? = nil, inputOptions: String.IntentInputOptions? = nil, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default, supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases))
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value.UnwrappedType? = nil, size: IntentCollectionSize, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value.UnwrappedType? = nil, size: [IntentWidgetFamily : IntentCollectionSize], inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value.UnwrappedType? = nil, supportedTypeIdentifiers: [String] = ["public.item"], requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: [Value.ValueType?], requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: IntentParameter<Value>.Acceleration? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: IntentParameter<Value>.Angle? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: IntentParameter<Value>.Area? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: IntentParameter<Value>.ConcentrationMass? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: IntentParameter<Value>.Dispersion? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: IntentParameter<Value>.Duration? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: IntentParameter<Value>.ElectricCharge? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: IntentParameter<Value>.ElectricCurrent? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: IntentParameter<Value>.ElectricPotentialDifference? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: IntentParameter<Value>.ElectricResistance? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: IntentParameter<Value>.Energy? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: IntentParameter<Value>.Frequency? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: IntentParameter<Value>.FuelEfficiency? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: IntentParameter<Value>.Illuminance? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: IntentParameter<Value>.InformationStorage? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: IntentParameter<Value>.Length? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: IntentParameter<Value>.Mass? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: IntentParameter<Value>.Power? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: IntentParameter<Value>.Pressure? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: IntentParameter<Value>.Speed? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: IntentParameter<Value>.Temperature? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: IntentParameter<Value>.Volume? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: IntentParameter<Value>.Acceleration, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: IntentParameter<Value>.Angle, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: IntentParameter<Value>.Area, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: IntentParameter<Value>.ConcentrationMass, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: IntentParameter<Value>.Dispersion, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: IntentParameter<Value>.Duration, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: IntentParameter<Value>.ElectricCharge, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: IntentParameter<Value>.ElectricCurrent, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: IntentParameter<Value>.ElectricPotentialDifference, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: IntentParameter<Value>.ElectricResistance, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: IntentParameter<Value>.Energy, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: IntentParameter<Value>.Frequency, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: IntentParameter<Value>.FuelEfficiency, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: IntentParameter<Value>.Illuminance, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: IntentParameter<Value>.InformationStorage, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: IntentParameter<Value>.Length, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: IntentParameter<Value>.Mass, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: IntentParameter<Value>.Power, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: IntentParameter<Value>.Pressure, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: IntentParameter<Value>.Speed, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: IntentParameter<Value>.Temperature, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: IntentParameter<Value>.Volume, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, displayStyle: IntentParameter<Value>.PlacemarkDisplayStyle = .name, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, kind: IntentParameter<Value>.DateKind = .dateTime, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, mode: IntentPerson.ParameterMode = .contact, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, mode: IntentPerson.ParameterMode = .contact, size: IntentCollectionSize, inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, mode: IntentPerson.ParameterMode = .contact, size: [IntentWidgetFamily : IntentCollectionSize], inputConnectionBehavior: InputConnectionBehavior = .default)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default)
      let defaultValue: Value.UnwrappedType?
      let title: LocalizedStringResource
      var displayName: Bool.IntentDisplayName? {get}
      var displayStyle: IntentParameter<Value>.PlacemarkDisplayStyle? {get}
      var inputOptions: String.IntentInputOptions? {get}
      var isOptional: Bool {get}
      var projectedValue: IntentParameter<Value> {get}
      var unit: IntentParameter<Value>.Acceleration? {get}
      var unit: IntentParameter<Value>.Angle? {get}
      var unit: IntentParameter<Value>.Area? {get}
      var unit: IntentParameter<Value>.ConcentrationMass? {get}
      var unit: IntentParameter<Value>.Dispersion? {get}
      var unit: IntentParameter<Value>.Duration? {get}
      var unit: IntentParameter<Value>.ElectricCharge? {get}
      var unit: IntentParameter<Value>.ElectricCurrent? {get}
      var unit: IntentParameter<Value>.ElectricPotentialDifference? {get}
      var unit: IntentParameter<Value>.ElectricResistance? {get}
      var unit: IntentParameter<Value>.Energy? {get}
      var unit: IntentParameter<Value>.Frequency? {get}
      var unit: IntentParameter<Value>.FuelEfficiency? {get}
      var unit: IntentParameter<Value>.Illuminance? {get}
      var unit: IntentParameter<Value>.InformationStorage? {get}
      var unit: IntentParameter<Value>.Length? {get}
      var unit: IntentParameter<Value>.Mass? {get}
      var unit: IntentParameter<Value>.Power? {get}
      var unit: IntentParameter<Value>.Pressure? {get}
      var unit: IntentParameter<Value>.Speed? {get}
      var unit: IntentParameter<Value>.Temperature? {get}
      var unit: IntentParameter<Value>.Volume? {get}
      var wrappedValue: Value {get set}
      }
      extension IntentParameter.Acceleration {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension IntentParameter.Angle {
      func hash(into: inout Hasher)
      static var degrees: Angle {get}
      static var radians: Angle {get}
      var hashValue: Int {get}
      }
      extension IntentParameter.Area {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension IntentParameter.ConcentrationMass {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension IntentParameter.DateKind {
      func hash(into: inout Hasher)
      static var date: DateKind {get}
      static var dateTime: DateKind {get}
      static var time: DateKind {get}
      var hashValue: Int {get}
      }
      extension IntentParameter.Dispersion {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension IntentParameter.DoubleControlStyle {
      func hash(into: inout Hasher)
      static var field: DoubleControlStyle {get}
      static var slider: DoubleControlStyle {get}
      static var stepper: DoubleControlStyle {get}
      var hashValue: Int {get}
      }
      extension IntentParameter.Duration {
      func hash(into: inout Hasher)
      static var hours: Duration {get}
      static var microseconds: Duration {get}
      static var milliseconds: Duration {get}
      static var minutes: Duration {get}
      static var nanoseconds: Duration {get}
      static var seconds: Duration {get}
      var hashValue: Int {get}
      }
      extension IntentParameter.ElectricCharge {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension IntentParameter.ElectricCurrent {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension IntentParameter.ElectricPotentialDifference {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension IntentParameter.ElectricResistance {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension IntentParameter.Energy {
      func hash(into: inout Hasher)
      static var calories: Energy {get}
      var hashValue: Int {get}
      }
      extension IntentParameter.Frequency {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension IntentParameter.FuelEfficiency {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension IntentParameter.Illuminance {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension IntentParameter.InformationStorage {
      func hash(into: inout Hasher)
      static var bits: InformationStorage {get}
      static var bytes: InformationStorage {get}
      static var gibibytes: InformationStorage {get}
      static var gigabytes: InformationStorage {get}
      static var kibibytes: InformationStorage {get}
      static var kilobytes: InformationStorage {get}
      static var mebibytes: InformationStorage {get}
      static var megabytes: InformationStorage {get}
      var hashValue: Int {get}
      }
      extension IntentParameter.IntControlStyle {
      func hash(into: inout Hasher)
      static var field: IntControlStyle {get}
      static var stepper: IntControlStyle {get}
      var hashValue: Int {get}
      }
      extension IntentParameter.Length {
      func hash(into: inout Hasher)
      static var feet: Length {get}
      static var inches: Length {get}
      static var meters: Length {get}
      static var miles: Length {get}
      var hashValue: Int {get}
      }
      extension IntentParameter.Mass {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension IntentParameter.PlacemarkDisplayStyle {
      func hash(into: inout Hasher)
      static var address: PlacemarkDisplayStyle {get}
      static var city: PlacemarkDisplayStyle {get}
      static var name: PlacemarkDisplayStyle {get}
      var hashValue: Int {get}
      }
      extension IntentParameter.Power {
      func hash(into: inout Hasher)
      static var kilowatts: Power {get}
      static var watts: Power {get}
      var hashValue: Int {get}
      }
      extension IntentParameter.Pressure {
      func hash(into: inout Hasher)
      static var bars: Pressure {get}
      static var kilopascals: Pressure {get}
      var hashValue: Int {get}
      }
      extension IntentParameter.Speed {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension IntentParameter.Temperature {
      func hash(into: inout Hasher)
      static var fahrenheit: Temperature {get}
      static var kelvin: Temperature {get}
      var hashValue: Int {get}
      }
      extension IntentParameter.Volume {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension IntentParameterDependency {
      var debugDescription: String {get}
      var wrappedValue: IntentProjection<Intent>? {get}
      }
      extension IntentPaymentMethod {
      init(type: IntentPaymentMethod.PaymentType, name: LocalizedStringResource? = nil, identificationHint: String? = nil, icon: DisplayRepresentation.Image? = nil)
      static var typeDisplayRepresentation: TypeDisplayRepresentation {get}
      var displayRepresentation: DisplayRepresentation {get}
      var icon: DisplayRepresentation.Image? {get}
      var name: String? {get}
      }
      extension IntentPaymentMethod.PaymentType {
      func hash(into: inout Hasher)
      static var checking: PaymentType {get}
      static var credit: PaymentType {get}
      static var store: PaymentType {get}
      static var unknown: PaymentType {get}
      var hashValue: Int {get}
      }
      extension IntentPerson {
      init(identifier: IntentPerson.Identifier, name: IntentPerson.Name, handle: IntentPerson.Handle?, aliases: [IntentPerson.Handle] = [], isMe: Bool = false, image: DisplayRepresentation.Image? = nil)
      static var typeDisplayRepresentation: TypeDisplayRepresentation {get}
      var aliases: [IntentPerson.Handle]
      var displayRepresentation: DisplayRepresentation {get}
      var handle: IntentPerson.Handle?
      var identifier: IntentPerson.Identifier
      var image: DisplayRepresentation.Image?
      var name: IntentPerson.Name
      }
      extension IntentPerson.Handle {
      func hash(into: inout Hasher)
      init(_: IntentPerson.Handle.Value, label: IntentPerson.Handle.Label = .other)
      init(applicationDefined: String, label: String? = nil)
      init(emailAddress: String, label: IntentPerson.Handle.Label = .other)
      init(phoneNumber: String, label: IntentPerson.Handle.Label = .other)
      var hashValue: Int {get}
      var label: IntentPerson.Handle.Label
      var value: IntentPerson.Handle.Value
      }
      extension IntentPerson.Handle.Label {
      func hash(into: inout Hasher)
      static var home: Label {get}
      static var iPhone: Label {get}
      static var main: Label {get}
      static var mobile: Label {get}
      static var other: Label {get}
      static var school: Label {get}
      static var work: Label {get}
      var hashValue: Int {get}
      }
      extension IntentPerson.Handle.Value {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension IntentPerson.Identifier {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension IntentPerson.ParameterMode {
      init?(rawValue: String)
      static var contact: ParameterMode {get}
      static var email: ParameterMode {get}
      static var phone: ParameterMode {get}
      var rawValue: String {get}
      }
      extension IntentResult {
      var value: Self.Value? {get}
      }
      extension IntentResultContainer {
      var dialog: IntentDialog?
      var value: Value?
      }
      extension IntentWidgetFamily {
      func hash(into: inout Hasher)
      static var accessoryCircular: IntentWidgetFamily {get}
      static var accessoryCorner: IntentWidgetFamily {get}
      static var accessoryInline: IntentWidgetFamily {get}
      static var accessoryRectangular: IntentWidgetFamily {get}
      static var systemExtraLarge: IntentWidgetFamily {get}
      static var systemLarge: IntentWidgetFamily {get}
      static var systemMedium: IntentWidgetFamily {get}
      static var systemSmall: IntentWidgetFamily {get}
      var hashValue: Int {get}
      }
      extension Never {
      func perform() async throws -> IntentResultContainer<Never, Never, Never, Never>
      init()
      static var title: LocalizedStringResource
      var value: Never? {get}
      }
      extension PersistentlyIdentifiable {
      static var persistentIdentifier: String {get}
      }
      extension Resolver {
      func resolve(from: Self.Input, context: IntentParameterContext<Self.Output>) async throws -> Self.Output?
      }
      extension ResultsCollection {
      static var empty: Self {get}
      var items: [Self.Result.ValueType] {get}
      }
      extension String.IntentInputOptions {
      init(keyboardType: String.IntentInputOptions.KeyboardType = .asciiCapable, capitalizationType: String.IntentInputOptions.CapitalizationType = .sentences, multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true)
      var autocorrect: Bool
      var capitalizationType: String.IntentInputOptions.CapitalizationType
      var keyboardType: String.IntentInputOptions.KeyboardType
      var multiline: Bool
      var smartDashes: Bool
      var smartQuotes: Bool
      }
      extension String.IntentInputOptions.CapitalizationType {
      func hash(into: inout Hasher)
      static var allCharacters: CapitalizationType {get}
      static var none: CapitalizationType {get}
      static var sentences: CapitalizationType {get}
      static var words: CapitalizationType {get}
      var hashValue: Int {get}
      }
      extension String.IntentInputOptions.KeyboardType {
      func hash(into: inout Hasher)
      static var URL: KeyboardType {get}
      static var `default`: KeyboardType {get}
      static var asciiCapable: KeyboardType {get}
      static var numberPad: KeyboardType {get}
      static var numbersAndPunctuation: KeyboardType {get}
      var hashValue: Int {get}
      }
      extension TypeDisplayRepresentable {
      static var typeDisplayRepresentation: TypeDisplayRepresentation {get}
      }
      extension TypeDisplayRepresentation {
      init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil)
      init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil, synonyms: [LocalizedStringResource] = [])
      init(stringLiteral: String)
      var name: LocalizedStringResource
      var synonyms: [LocalizedStringResource]
      }
      extension WidgetConfigurationIntent {
      func perform() async throws -> Self.NeverResult
      }
      """#)
}
