// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let healthKit = SDKTypes(
    module: "HealthKit",
    exports: ["Foundation", "UniformTypeIdentifiers", "os"],
    imports: [],
    extended: [
      "HKActivitySummaryQueryDescriptor", "HKAnchoredObjectQueryDescriptor", "HKAttachment",
      "HKElectrocardiogram", "HKElectrocardiogramQuery", "HKElectrocardiogramQueryDescriptor", "HKError",
      "HKHeartbeatSeriesQueryDescriptor", "HKQuantitySeriesSampleQueryDescriptor",
      "HKStatisticsCollectionQueryDescriptor", "HKWorkoutRouteQueryDescriptor", "Results"
    ],
    text: #"""
      // source: apple/healthkit; since: iOS 17.4 SDK
      public struct BufferedAsyncByteIterator: AsyncIteratorProtocol {}
      public enum HKActivityMoveMode: Hashable, RawRepresentable, Sendable {}
      open class HKActivityMoveModeObject: NSObject, NSCopying, NSSecureCoding {}
      open class HKActivitySummary: NSObject, NSCopying, NSSecureCoding {}
      open class HKActivitySummaryQuery: HKQuery {}
      public struct HKActivitySummaryQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery {}
      open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}
      public struct HKAnchoredObjectQueryDescriptor<Sample> where Sample: HKSample {}
      public enum HKAppleECGAlgorithmVersion: Hashable, RawRepresentable, Sendable {}
      public enum HKAppleWalkingSteadinessClassification: CaseIterable, Hashable, RawRepresentable, Sendable {}
      public protocol HKAsyncQuery {}
      public protocol HKAsyncSequenceQuery {}
      open class HKAttachment: NSObject, NSCopying, NSSecureCoding {}
      public class HKAttachmentDataReader {}
      open class HKAttachmentStore: NSObject {}
      open class HKAudiogramSample: HKSample {}
      open class HKAudiogramSampleType: HKSampleType, @unchecked Sendable {}
      open class HKAudiogramSensitivityPoint: NSObject {}
      public enum HKAuthorizationRequestStatus: Hashable, RawRepresentable, Sendable {}
      public enum HKAuthorizationStatus: Hashable, RawRepresentable, Sendable {}
      public enum HKBiologicalSex: Hashable, RawRepresentable, Sendable {}
      open class HKBiologicalSexObject: NSObject, NSCopying, NSSecureCoding {}
      public enum HKBloodGlucoseMealTime: Hashable, RawRepresentable, Sendable {}
      public enum HKBloodType: Hashable, RawRepresentable, Sendable {}
      open class HKBloodTypeObject: NSObject, NSCopying, NSSecureCoding {}
      public enum HKBodyTemperatureSensorLocation: Hashable, RawRepresentable, Sendable {}
      open class HKCDADocument: NSObject {}
      open class HKCDADocumentSample: HKDocumentSample {}
      open class HKCategorySample: HKSample {}
      open class HKCategoryType: HKSampleType, @unchecked Sendable {}
      public struct HKCategoryTypeIdentifier: Hashable, RawRepresentable, Sendable {}
      public enum HKCategoryValue: HKCategoryValuePredicateProviding, Sendable {}
      public enum HKCategoryValueAppetiteChanges: HKCategoryValuePredicateProviding, Sendable {}
      public enum HKCategoryValueAppleStandHour: HKCategoryValuePredicateProviding, Sendable {}
      public enum HKCategoryValueAppleWalkingSteadinessEvent: HKCategoryValuePredicateProviding, Sendable {}
      public enum HKCategoryValueAudioExposureEvent: Hashable, RawRepresentable {}
      public enum HKCategoryValueCervicalMucusQuality: HKCategoryValuePredicateProviding, Sendable {}
      public enum HKCategoryValueContraceptive: HKCategoryValuePredicateProviding, Sendable {}
      public enum HKCategoryValueEnvironmentalAudioExposureEvent: HKCategoryValuePredicateProviding, Sendable {}
      public enum HKCategoryValueHeadphoneAudioExposureEvent: HKCategoryValuePredicateProviding, Sendable {}
      public enum HKCategoryValueLowCardioFitnessEvent: HKCategoryValuePredicateProviding, Sendable {}
      public enum HKCategoryValueMenstrualFlow: HKCategoryValuePredicateProviding, Sendable {}
      public enum HKCategoryValueOvulationTestResult: HKCategoryValuePredicateProviding, Sendable {}
      public protocol HKCategoryValuePredicateProviding: Hashable, RawRepresentable {}
      public enum HKCategoryValuePregnancyTestResult: HKCategoryValuePredicateProviding, Sendable {}
      public enum HKCategoryValuePresence: HKCategoryValuePredicateProviding, Sendable {}
      public enum HKCategoryValueProgesteroneTestResult: HKCategoryValuePredicateProviding, Sendable {}
      public enum HKCategoryValueSeverity: HKCategoryValuePredicateProviding, Sendable {}
      public enum HKCategoryValueSleepAnalysis: HKCategoryValuePredicateProviding, Sendable {}
      open class HKCharacteristicType: HKObjectType, @unchecked Sendable {}
      public struct HKCharacteristicTypeIdentifier: Hashable, RawRepresentable, Sendable {}
      open class HKClinicalRecord: HKSample, NSCopying {}
      open class HKClinicalType: HKSampleType, @unchecked Sendable {}
      public struct HKClinicalTypeIdentifier: Hashable, RawRepresentable, Sendable {}
      open class HKContactsLensSpecification: HKLensSpecification, NSCopying, NSSecureCoding {}
      open class HKContactsPrescription: HKVisionPrescription {}
      open class HKCorrelation: HKSample {}
      open class HKCorrelationQuery: HKQuery {}
      open class HKCorrelationType: HKSampleType, @unchecked Sendable {}
      public struct HKCorrelationTypeIdentifier: Hashable, RawRepresentable, Sendable {}
      open class HKCumulativeQuantitySample: HKQuantitySample {}
      open class HKCumulativeQuantitySeriesSample: HKCumulativeQuantitySample {}
      public enum HKCyclingFunctionalThresholdPowerTestType: Hashable, RawRepresentable, Sendable {}
      open class HKDeletedObject: NSObject, NSSecureCoding {}
      open class HKDevice: NSObject, NSCopying, NSSecureCoding {}
      public enum HKDevicePlacementSide: Hashable, RawRepresentable, Sendable {}
      open class HKDiscreteQuantitySample: HKQuantitySample {}
      open class HKDocumentQuery: HKQuery {}
      open class HKDocumentSample: HKSample {}
      open class HKDocumentType: HKSampleType, @unchecked Sendable {}
      public struct HKDocumentTypeIdentifier: Hashable, RawRepresentable, Sendable {}
      open class HKElectrocardiogram: HKSample {}
      open class HKElectrocardiogramQuery: HKQuery {}
      public struct HKElectrocardiogramQueryDescriptor: HKAsyncSequenceQuery {}
      open class HKElectrocardiogramType: HKSampleType, @unchecked Sendable {}
      public struct HKError: CustomNSError, Hashable, Sendable {}
      public struct HKFHIRRelease: Hashable, RawRepresentable, Sendable {}
      open class HKFHIRResource: NSObject, NSCopying, NSSecureCoding {}
      public struct HKFHIRResourceType: Hashable, RawRepresentable, Sendable {}
      open class HKFHIRVersion: NSObject, NSCopying, NSSecureCoding {}
      public enum HKFitzpatrickSkinType: Hashable, RawRepresentable, Sendable {}
      open class HKFitzpatrickSkinTypeObject: NSObject, NSCopying, NSSecureCoding {}
      open class HKGlassesLensSpecification: HKLensSpecification, NSCopying, NSSecureCoding {}
      open class HKGlassesPrescription: HKVisionPrescription {}
      public enum HKHeartRateMotionContext: Hashable, RawRepresentable, Sendable {}
      public enum HKHeartRateRecoveryTestType: Hashable, RawRepresentable, Sendable {}
      public enum HKHeartRateSensorLocation: Hashable, RawRepresentable, Sendable {}
      open class HKHeartbeatSeriesBuilder: HKSeriesBuilder {}
      open class HKHeartbeatSeriesQuery: HKQuery {}
      public struct HKHeartbeatSeriesQueryDescriptor: HKAsyncSequenceQuery {}
      open class HKHeartbeatSeriesSample: HKSeriesSample {}
      public enum HKInsulinDeliveryReason: Hashable, RawRepresentable, Sendable {}
      open class HKLensSpecification: NSObject {}
      public enum HKMetricPrefix: Hashable, RawRepresentable, Sendable {}
      public typealias HKObserverQueryCompletionHandler = () -> Void
      public enum HKPhysicalEffortEstimationType: Hashable, RawRepresentable, Sendable {}
      open class HKPrescriptionType: HKSampleType, @unchecked Sendable {}
      public enum HKPrismBase: Hashable, RawRepresentable, Sendable {}
      public enum HKQuantityAggregationStyle: Hashable, RawRepresentable, Sendable {}
      open class HKQuantitySeriesSampleBuilder: NSObject {}
      open class HKQuantitySeriesSampleQuery: HKQuery {}
      public struct HKQuantitySeriesSampleQueryDescriptor: HKAsyncSequenceQuery {}
      open class HKQueryAnchor: NSObject, NSCopying, NSSecureCoding {}
      open class HKQueryDescriptor: NSObject, NSCopying, NSSecureCoding {}
      public struct HKQueryOptions: OptionSet, Sendable {}
      public struct HKSamplePredicate<Sample>: Hashable where Sample: HKSample {}
      open class HKSeriesBuilder: NSObject {}
      open class HKSeriesSample: HKSample {}
      open class HKSeriesType: HKSampleType, @unchecked Sendable {}
      open class HKSource: NSObject, NSCopying, NSSecureCoding {}
      open class HKSourceQuery: HKQuery {}
      public struct HKSourceQueryDescriptor<Sample> where Sample: HKSample {}
      open class HKSourceRevision: NSObject, NSCopying, NSSecureCoding {}
      open class HKStatistics: NSObject, NSCopying, NSSecureCoding {}
      open class HKStatisticsCollection: NSObject {}
      open class HKStatisticsCollectionQuery: HKQuery {}
      public struct HKStatisticsCollectionQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery {}
      public struct HKStatisticsOptions: OptionSet, Sendable {}
      public struct HKStatisticsQueryDescriptor: HKAsyncQuery {}
      public enum HKSwimmingStrokeStyle: Hashable, RawRepresentable, Sendable {}
      public enum HKUpdateFrequency: Hashable, RawRepresentable, Sendable {}
      public enum HKUserMotionContext: Hashable, RawRepresentable, Sendable {}
      public enum HKVO2MaxTestType: Hashable, RawRepresentable, Sendable {}
      open class HKVerifiableClinicalRecord: HKSample {}
      public struct HKVerifiableClinicalRecordCredentialType: Hashable, RawRepresentable, Sendable {}
      open class HKVerifiableClinicalRecordQuery: HKQuery {}
      public struct HKVerifiableClinicalRecordQueryDescriptor: HKAsyncQuery {}
      public struct HKVerifiableClinicalRecordSourceType: Hashable, RawRepresentable, Sendable {}
      open class HKVerifiableClinicalRecordSubject: NSObject, NSCopying, NSSecureCoding {}
      public enum HKVisionEye: Hashable, RawRepresentable, Sendable {}
      open class HKVisionPrescription: HKSample, NSCopying {}
      public enum HKVisionPrescriptionType: Hashable, RawRepresentable, Sendable {}
      open class HKVisionPrism: NSObject, NSCopying, NSSecureCoding {}
      public enum HKWaterSalinity: Hashable, RawRepresentable, Sendable {}
      public enum HKWeatherCondition: Hashable, RawRepresentable, Sendable {}
      public enum HKWheelchairUse: Hashable, RawRepresentable, Sendable {}
      open class HKWheelchairUseObject: NSObject, NSCopying, NSSecureCoding {}
      open class HKWorkout: HKSample {}
      open class HKWorkoutActivity: NSObject, NSCopying, NSSecureCoding {}
      public enum HKWorkoutActivityType: Hashable, RawRepresentable, Sendable {}
      open class HKWorkoutBuilder: NSObject {}
      open class HKWorkoutConfiguration: NSObject, NSCopying, NSSecureCoding {}
      open class HKWorkoutEvent: NSObject, NSCopying, NSSecureCoding {}
      public enum HKWorkoutEventType: Hashable, RawRepresentable, Sendable {}
      open class HKWorkoutRoute: HKSeriesSample {}
      open class HKWorkoutRouteBuilder: HKSeriesBuilder {}
      open class HKWorkoutRouteQuery: HKQuery {}
      public struct HKWorkoutRouteQueryDescriptor: HKAsyncSequenceQuery {}
      open class HKWorkoutSession: NSObject, NSSecureCoding {}
      public protocol HKWorkoutSessionDelegate: NSObjectProtocol {}
      public enum HKWorkoutSessionLocationType: Hashable, RawRepresentable, Sendable {}
      public enum HKWorkoutSessionState: Hashable, RawRepresentable, Sendable {}
      public enum HKWorkoutSessionType: Hashable, RawRepresentable, Sendable {}
      public enum HKWorkoutSwimmingLocationType: Hashable, RawRepresentable, Sendable {}
      open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
      extension HKActivitySummaryQueryDescriptor {
        public struct Results: AsyncSequence {}
      }
      extension HKActivitySummaryQueryDescriptor.Results {
        public struct Iterator: AsyncIteratorProtocol {}
      }
      extension HKAnchoredObjectQueryDescriptor {
        public struct Result {}
        public struct Results: AsyncSequence {}
      }
      extension HKAnchoredObjectQueryDescriptor.Results {
        public struct Iterator: AsyncIteratorProtocol {}
      }
      extension HKAttachment {
        public struct AsyncBytes: AsyncSequence {}
      }
      extension HKElectrocardiogram {
        public enum Classification: Hashable, RawRepresentable, Sendable {}
        public enum Lead: Hashable, RawRepresentable, Sendable {}
        public enum SymptomsStatus: Hashable, RawRepresentable, Sendable {}
        open class VoltageMeasurement: NSObject, NSCopying {}
      }
      extension HKElectrocardiogramQuery {
        public enum Result {}
      }
      extension HKElectrocardiogramQueryDescriptor {
        public struct Results: AsyncSequence {}
      }
      extension HKElectrocardiogramQueryDescriptor.Results {
        public struct Iterator: AsyncIteratorProtocol {}
      }
      extension HKError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension HKHeartbeatSeriesQueryDescriptor {
        public struct Heartbeat: Hashable {}
        public struct Results: AsyncSequence {}
      }
      extension HKHeartbeatSeriesQueryDescriptor.Results {
        public struct Iterator: AsyncIteratorProtocol {}
      }
      extension HKQuantitySeriesSampleQueryDescriptor {
        public struct Options: OptionSet {}
        public struct Result: Hashable {}
        public struct Results: AsyncSequence {}
      }
      extension HKQuantitySeriesSampleQueryDescriptor.Results {
        public struct Iterator: AsyncIteratorProtocol {}
      }
      extension HKStatisticsCollectionQueryDescriptor {
        public struct Result {}
        public struct Results: AsyncSequence {}
      }
      extension HKStatisticsCollectionQueryDescriptor.Results {
        public struct Iterator: AsyncIteratorProtocol {}
      }
      extension HKWorkoutRouteQueryDescriptor {
        public struct Results: AsyncSequence {}
      }
      extension HKWorkoutRouteQueryDescriptor.Results {
        public struct Iterator: AsyncIteratorProtocol {}
      }
      """#)
}
