// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let appIntents = SDKTypes(
    module: "AppIntents",
    exports: ["Foundation"],
    imports: ["ExtensionFoundation"],
    extended: [
      "AppDependencyManager", "AppShortcutParameterPresentationSummaryString",
      "AppShortcutParameterPresentationTitleString", "AppShortcutPhrase", "Bool", "DateKind", "DisplayRepresentation",
      "DoubleControlStyle", "EntityQuerySort", "Handle", "Image", "IntControlStyle", "IntentInputOptions", "IntentItem",
      "IntentItemSection", "IntentParameter", "IntentParameterSummary", "IntentPaymentMethod", "IntentPerson",
      "IntentResultContainer", "NegativeAppShortcutPhrase", "Ordering", "ParameterSummaryString",
      "ParameterSummarySwitchCondition", "PlacemarkDisplayStyle", "RelevantContext", "String", "WidgetFamily"
    ],
    text: #"""
      // source: apple/appintents; since: iOS 17.4 SDK
      public struct AnyEntityQueryComparator<Entity, Subject, Property, PropertyType, ComparatorMappingType> where Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable {}
      public protocol AnyIntentValue: Sendable {}
      public final class AppDependency<Value>: @unchecked Sendable where Value: Sendable {}
      public final class AppDependencyManager {}
      public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable, Sendable where Self == Self.ValueType, Self.ID: EntityIdentifierConvertible {}
      public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable, Sendable where Self.RawValue: LosslessStringConvertible {}
      public protocol AppIntent: PersistentlyIdentifiable, Sendable {}
      public struct AppIntentError: Error, Sendable {}
      public protocol AppIntentsExtension: AppExtension {}
      public protocol AppIntentsPackage {}
      public struct AppShortcut {}
      public struct AppShortcutOptionsCollection<Provider>: AppShortcutOptionsCollectionProtocol where Provider: DynamicOptionsProvider {}
      public protocol AppShortcutOptionsCollectionProtocol {}
      public protocol AppShortcutOptionsCollectionSpecification<Value>: Sendable, Sequence where Self.Element == any AppShortcutOptionsCollectionProtocol {}
      @resultBuilder public enum AppShortcutOptionsCollectionSpecificationBuilder<Value> where Value: _IntentValue {}
      public struct AppShortcutParameterPresentation<Intent, Value, Parameter, ParameterKeyPath> where Intent: AppIntent, Value: _IntentValue, Value: Sendable, Parameter: IntentParameter<Value>, ParameterKeyPath: KeyPath<Intent, Parameter> {}
      public struct AppShortcutParameterPresentationSummary<Intent, Value, Parameter, ParameterKeyPath> where Intent: AppIntent, Value: _IntentValue, Value: Sendable, Parameter: IntentParameter<Value>, ParameterKeyPath: KeyPath<Intent, Parameter> {}
      public struct AppShortcutParameterPresentationSummaryString<Intent, Value, Parameter, ParameterKeyPath>: ExpressibleByStringInterpolation where Intent: AppIntent, Value: _IntentValue, Value: Sendable, Parameter: IntentParameter<Value>, ParameterKeyPath: KeyPath<Intent, Parameter> {}
      public struct AppShortcutParameterPresentationTitle<Intent, Value, Parameter, ParameterKeyPath> where Intent: AppIntent, Value: _IntentValue, Value: Sendable, Parameter: IntentParameter<Value>, ParameterKeyPath: KeyPath<Intent, Parameter> {}
      public struct AppShortcutParameterPresentationTitleString<Intent, Value, Parameter, ParameterKeyPath>: ExpressibleByStringInterpolation where Intent: AppIntent, Value: _IntentValue, Value: Sendable, Parameter: IntentParameter<Value>, ParameterKeyPath: KeyPath<Intent, Parameter> {}
      public struct AppShortcutPhrase<Intent>: ExpressibleByStringInterpolation where Intent: AppIntent {}
      public enum AppShortcutPhraseToken: Hashable {}
      @resultBuilder public enum AppShortcutsBuilder {}
      public protocol AppShortcutsContent {}
      public protocol AppShortcutsProvider {}
      public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, Sendable {}
      public struct AttributedStringFromStringResolver: Resolver, Sendable {}
      public protocol AudioPlaybackIntent: SystemIntent, Sendable {}
      public protocol AudioStartingIntent: SystemIntent, Sendable {}
      public struct BoolFromStringResolver: Resolver, Sendable {}
      public protocol CaseDisplayRepresentable: CustomLocalizedStringResourceConvertible, CaseIterable, Hashable {}
      public enum ComparableComparisonOperator: Hashable {}
      public struct ConfirmationActionName: Sendable {}
      public final class ContainsComparator<Property, PropertyType, InputType, ComparatorMappingType>: EntityQueryComparator where Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable, InputType: _IntentValue {}
      public protocol CustomIntentMigratedAppIntent: AppIntent, Sendable {}
      public protocol DeleteIntent: SystemIntent, Sendable {}
      public protocol DeprecatedAppIntent: AppIntent, Sendable {}
      public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}
      public struct DisplayRepresentation: Equatable, ExpressibleByStringLiteral {}
      public struct DoubleFromIntResolver: RangeCheckingResolver, Sendable {}
      public struct DoubleFromStringResolver: RangeCheckingResolver, Sendable {}
      public struct DoubleResolver: RangeCheckingResolver, Sendable {}
      public protocol DynamicOptionsProvider {}
      public struct EmptyResolverSpecification<Value>: ResolverSpecification, Sendable where Value: _IntentValue {}
      public struct EntityIdentifier: Hashable, Sendable {}
      public protocol EntityIdentifierConvertible {}
      public final class EntityProperty<Value>: AnyIntentValue, @unchecked Sendable where Value: _IntentValue, Value: Sendable {}
      public protocol EntityPropertyQuery: EntityQuery, Sendable {}
      public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable {}
      public class EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType> where Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable, InputType: _IntentValue {}
      public enum EntityQueryComparatorMode: Hashable, Sendable {}
      @resultBuilder public enum EntityQueryComparatorsBuilder<Entity, Subject, Property, PropertyType, ComparatorMappingType> where Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable {}
      public struct EntityQueryProperties<Entity, ComparatorMappingType> where Entity: AppEntity {}
      @resultBuilder public enum EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> where Entity: AppEntity {}
      public final class EntityQueryProperty<Entity, Subject, Property, PropertyType, ComparatorMappingType>: EntityQueryPropertyDeclaration where Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable {}
      public class EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {}
      public struct EntityQuerySort<Entity> where Entity: AppEntity {}
      public struct EntityQuerySortableByProperty<Entity> where Entity: AppEntity {}
      public struct EntityQuerySortingOptions<Entity> where Entity: AppEntity {}
      @resultBuilder public enum EntityQuerySortingOptionsBuilder<Entity> where Entity: AppEntity {}
      public protocol EntityStringQuery: EntityQuery, Sendable {}
      public protocol EnumerableEntityQuery: EntityQuery, Sendable {}
      public final class EqualToComparator<Property, PropertyType, ComparatorMappingType>: EntityQueryComparator where Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Equatable, PropertyType: Sendable {}
      public enum EquatableComparisonOperator: Hashable {}
      public struct FocusFilterAppContext {}
      public struct FocusFilterSuggestionContext {}
      public protocol ForegroundContinuableIntent: AppIntent, Sendable {}
      public final class GreaterThanComparator<Property, PropertyType, ComparatorMappingType>: EntityQueryComparator where Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable, PropertyType.UnwrappedType: Comparable {}
      public final class GreaterThanOrEqualToComparator<Property, PropertyType, ComparatorMappingType>: EntityQueryComparator where Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable, PropertyType.UnwrappedType: Comparable {}
      public final class HasPrefixComparator<Property, PropertyType, InputType, ComparatorMappingType>: EntityQueryComparator where Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable, InputType: _IntentValue {}
      public final class HasSuffixComparator<Property, PropertyType, InputType, ComparatorMappingType>: EntityQueryComparator where Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable, InputType: _IntentValue {}
      public enum HasValueComparisonOperator: Hashable {}
      public enum InputConnectionBehavior: Hashable {}
      public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {}
      public struct IntFromDoubleResolver: RangeCheckingResolver, Sendable {}
      public struct IntFromStringResolver: RangeCheckingResolver, Sendable {}
      public struct IntResolver: RangeCheckingResolver, Sendable {}
      public enum IntentAuthenticationPolicy: Hashable {}
      public struct IntentCollectionSize: Equatable, ExpressibleByIntegerLiteral {}
      public struct IntentCurrencyAmount: DisplayRepresentable, Hashable, Sendable {}
      public struct IntentDeprecation<ReplacementIntent> where ReplacementIntent: AppIntent {}
      public struct IntentDescription: ExpressibleByStringLiteral {}
      public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {}
      public struct IntentDonationIdentifier: Decodable, Encodable, Hashable, Sendable {}
      public struct IntentDonationManager {}
      public struct IntentDonationMatchingPredicate {}
      public struct IntentFile: DisplayRepresentable, Hashable, Sendable {}
      public struct IntentItem<Value> where Value: _IntentValue {}
      public struct IntentItemCollection<Result>: ResultsCollection where Result: _IntentValue {}
      public struct IntentItemSection<Result> where Result: _IntentValue {}
      public final class IntentParameter<Value>: @unchecked Sendable where Value: _IntentValue, Value: Sendable {}
      public struct IntentParameterContext<Value>: AnyIntentValue, Sendable where Value: _IntentValue, Value: Sendable {}
      public final class IntentParameterDependency<Intent>: @unchecked Sendable where Intent: AppIntent {}
      public struct IntentParameterSummary<Intent>: ParameterSummary where Intent: AppIntent {}
      public struct IntentPaymentMethod: DisplayRepresentable, Sendable {}
      public struct IntentPerson: DisplayRepresentable, Sendable {}
      public struct IntentPrediction<Intent, T>: IntentPredictionConfiguration where Intent: AppIntent {}
      public protocol IntentPredictionConfiguration {}
      @resultBuilder public enum IntentPredictionsBuilder<Intent> where Intent: AppIntent {}
      @dynamicMemberLookup public final class IntentProjection<Intent> where Intent: AppIntent {}
      public protocol IntentResult: Sendable {}
      public struct IntentResultContainer<Value, OpensAppIntent, Snippet, Dialog> where Value: _IntentValue, OpensAppIntent: AppIntent {}
      public struct IntentSystemContext {}
      public enum IntentWidgetFamily: Hashable {}
      public final class IsBetweenComparator<Property, PropertyType, InputType, ComparatorMappingType>: EntityQueryComparator where Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable, InputType: Comparable, InputType == PropertyType.UnwrappedType {}
      public final class LessThanComparator<Property, PropertyType, ComparatorMappingType>: EntityQueryComparator where Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable, PropertyType.UnwrappedType: Comparable {}
      public final class LessThanOrEqualToComparator<Property, PropertyType, ComparatorMappingType>: EntityQueryComparator where Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable, PropertyType.UnwrappedType: Comparable {}
      public protocol LiveActivityIntent: SystemIntent, Sendable {}
      public protocol LiveActivityStartingIntent: SystemIntent, Sendable {}
      public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation {}
      public struct NegativeAppShortcutPhrases {}
      public final class NotEqualToComparator<Property, PropertyType, ComparatorMappingType>: EntityQueryComparator where Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Equatable, PropertyType: Sendable {}
      public enum OneOfComparisonOperator: Hashable {}
      public protocol OpenIntent: SystemIntent, Sendable {}
      public protocol OpensIntent: IntentResult, Sendable {}
      public protocol ParameterSummary {}
      @resultBuilder public enum ParameterSummaryBuilder<Intent> where Intent: AppIntent {}
      @resultBuilder public enum ParameterSummaryCaseBuilder<Intent, Value> where Intent: AppIntent, Value: _IntentValue {}
      public struct ParameterSummaryCaseCondition<Intent, Value, Summary> where Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary {}
      public struct ParameterSummaryDefaultCaseCondition<Intent, Value, Summary> where Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary {}
      public struct ParameterSummaryString<Intent>: ExpressibleByStringInterpolation where Intent: AppIntent {}
      public struct ParameterSummarySwitchCondition<Intent, Value, CaseCondition>: ParameterSummary where Intent: AppIntent, Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase {}
      public struct ParameterSummaryTupleCaseCondition<Intent, Value, ValueType> where Intent: AppIntent, Value: _IntentValue {}
      public struct ParameterSummaryWhenCondition<Intent, WhenCondition, Otherwise>: ParameterSummary where Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary {}
      public protocol PauseWorkoutIntent: SystemIntent, Sendable {}
      public protocol PersistentlyIdentifiable {}
      public protocol PlayVideoIntent: SystemIntent, Sendable {}
      public protocol PredictableIntent: AppIntent, Sendable {}
      public protocol ProgressReportingIntent: AppIntent, Sendable {}
      public protocol ProvidesDialog: IntentResult, Sendable where Self.Dialog == IntentDialog {}
      public protocol PushToTalkTransmissionIntent: SystemIntent, Sendable {}
      public protocol RangeCheckingResolver: Resolver, Sendable {}
      public protocol RangeComparableProperty: Comparable {}
      public struct RelevantContext {}
      public struct RelevantIntent {}
      public final class RelevantIntentManager {}
      public protocol Resolver: Hashable, Sendable {}
      public protocol ResolverSpecification: Hashable, Sendable, Sequence where Self.Element == any Resolver {}
      @resultBuilder public enum ResolverSpecificationBuilder<Property> where Property: _IntentValue {}
      public protocol ResultsCollection<Result> {}
      public protocol ResumeWorkoutIntent: SystemIntent, Sendable {}
      public protocol ReturnsValue<Value>: IntentResult, Sendable {}
      public protocol SearchCriteria: Hashable, Sendable {}
      public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable, Sendable {}
      public enum SetFocusFilterIntentError: Hashable, LocalizedError, Sendable {}
      public enum ShortcutTileColor: Hashable {}
      public protocol ShowInAppSearchResultsIntent: SystemIntent, Sendable {}
      public protocol ShowsSnippetView: IntentResult, Sendable where Self.Snippet == _SnippetViewContainer {}
      public protocol StartWorkoutIntent: InstanceDisplayRepresentable, SystemIntent, Sendable {}
      public protocol StaticDisplayRepresentable: CaseDisplayRepresentable, TypeDisplayRepresentable {}
      public enum StringComparisonOperator: Hashable {}
      public struct StringFromDoubleResolver: Resolver, Sendable {}
      public struct StringFromIntResolver<Input, Output>: Resolver, Sendable where Input: _IntentValue, Output: _IntentValue, Output.ValueType == String {}
      public struct StringSearchCriteria: SearchCriteria, Sendable {}
      public struct StringSearchCriteriaFromStringResolverSpecificification: Resolver, Sendable {}
      public enum StringSearchScope: AppEnum, Sendable {}
      public protocol SystemIntent: AppIntent, Sendable {}
      public protocol TransientAppEntity: AppEntity, Sendable {}
      public struct TupleIntentPrediction<Intent, T>: IntentPredictionConfiguration where Intent: AppIntent {}
      public protocol TypeDisplayRepresentable {}
      public struct TypeDisplayRepresentation: ExpressibleByStringLiteral {}
      public struct URLFromStringResolver: Resolver, Sendable {}
      public enum VideoCategory: AppEnum, Sendable {}
      public protocol WidgetConfigurationIntent: AppIntent, Sendable {}
      extension AppDependencyManager {
        public enum Error<Value>: LocalizedError, Sendable {}
      }
      extension AppShortcutParameterPresentationSummaryString {
        public struct StringInterpolation: StringInterpolationProtocol {}
      }
      extension AppShortcutParameterPresentationTitleString {
        public struct StringInterpolation: StringInterpolationProtocol {}
      }
      extension AppShortcutPhrase {
        public struct StringInterpolation: StringInterpolationProtocol {}
      }
      extension Bool {
        public struct IntentDisplayName {}
      }
      extension DisplayRepresentation {
        public struct Image: Equatable, Sendable {}
      }
      extension DisplayRepresentation.Image {
        public struct DisplayStyle: Equatable {}
      }
      extension EntityQuerySort {
        public enum Ordering {}
      }
      extension IntentItem {
        @resultBuilder public enum Builder {}
      }
      extension IntentItemSection {
        @resultBuilder public enum Builder {}
      }
      extension IntentParameter {
        public enum Acceleration: Hashable {}
        public enum Angle: Hashable {}
        public enum Area: Hashable {}
        public enum ConcentrationMass: Hashable {}
        public enum DateKind {}
        public enum Dispersion: Hashable {}
        public enum DoubleControlStyle {}
        public enum Duration: Hashable {}
        public enum ElectricCharge: Hashable {}
        public enum ElectricCurrent: Hashable {}
        public enum ElectricPotentialDifference: Hashable {}
        public enum ElectricResistance: Hashable {}
        public enum Energy: Hashable {}
        public enum Frequency: Hashable {}
        public enum FuelEfficiency: Hashable {}
        public enum Illuminance: Hashable {}
        public enum InformationStorage: Hashable {}
        public enum IntControlStyle {}
        public enum Length: Hashable {}
        public enum Mass: Hashable {}
        public enum PlacemarkDisplayStyle {}
        public enum Power: Hashable {}
        public enum Pressure: Hashable {}
        public enum Speed: Hashable {}
        public enum Temperature: Hashable {}
        public enum Volume: Hashable {}
      }
      extension IntentParameterSummary {
        @resultBuilder public enum ParameterKeyPathsBuilder {}
      }
      extension IntentPaymentMethod {
        public enum PaymentType: Hashable, Sendable {}
      }
      extension IntentPerson {
        public struct Handle: Hashable, Sendable {}
        public enum Identifier: Hashable, Sendable {}
        public enum Name: Sendable {}
        public enum ParameterMode: Hashable, RawRepresentable {}
      }
      extension IntentPerson.Handle {
        public enum Label: Hashable, Sendable {}
        public enum Value: Hashable, Sendable {}
      }
      extension NegativeAppShortcutPhrase {
        public struct StringInterpolation: StringInterpolationProtocol {}
      }
      extension ParameterSummaryString {
        public struct StringInterpolation: StringInterpolationProtocol {}
      }
      extension ParameterSummarySwitchCondition {
        public enum WidgetFamily {}
      }
      extension RelevantContext {
        public struct FitnessCondition {}
        public struct HeadphonesCondition {}
        public struct InferredLocation {}
        public struct SleepCondition {}
      }
      extension String {
        public struct IntentInputOptions {}
      }
      extension String.IntentInputOptions {
        public enum CapitalizationType: Hashable {}
        public enum KeyboardType: Hashable {}
      }
      extension IntentResultContainer: Sendable where Snippet == _SnippetViewContainer, Dialog: Copyable, Dialog: Escapable {}
      extension IntentResultContainer: OpensIntent where Snippet: Copyable, Snippet: Escapable, Dialog: Copyable, Dialog: Escapable {}
      extension IntentResultContainer: ProvidesDialog where Snippet: Copyable, Snippet: Escapable, Dialog == IntentDialog {}
      extension IntentResultContainer: ReturnsValue where Snippet: Copyable, Snippet: Escapable, Dialog: Copyable, Dialog: Escapable {}
      extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer, Dialog: Copyable, Dialog: Escapable {}
      extension EntityQuerySort.Ordering: Hashable where Entity: AppEntity {}
      extension IntentParameter.DateKind: Hashable where Value: _IntentValue, Value: Sendable {}
      extension IntentParameter.DoubleControlStyle: Hashable where Value: _IntentValue, Value: Sendable {}
      extension IntentParameter.IntControlStyle: Hashable where Value: _IntentValue, Value: Sendable {}
      extension IntentParameter.PlacemarkDisplayStyle: Hashable where Value: _IntentValue, Value: Sendable {}
      extension ParameterSummarySwitchCondition.WidgetFamily: Hashable where Intent: AppIntent, Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase {}
      """#,
    closureFunctions: #"""
      extension AppShortcutParameterPresentation { init(optionsCollections: () -> _) }
      extension EntityQueryProperties { init(properties: () -> _) }
      extension EntityQueryProperty { init(comparators: () -> _) }
      extension EntityQuerySortingOptions { init(content: () -> _) }
      extension IntentParameter { init(resolvers: () -> _) }
      extension ParameterSummaryCaseCondition { init(_: () -> _) }
      extension ParameterSummaryDefaultCaseCondition { init(_: () -> _) }
      extension ParameterSummarySwitchCondition { init(_: () -> _) }
      extension ParameterSummaryWhenCondition { init(_: () -> _, otherwise: () -> _) }
      """#)
}
