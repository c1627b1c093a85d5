extension SDKInterface {
  /// Handlers of queries run on a queue of the store.
  static let healthKit = SDKInterface(
    module: "HealthKit", exports: ["Foundation"],
    source: #"""
      // source: apple/healthkit/hkhealthstore, SE-0463; since: Swift 6.2
      open class HKHealthStore: NSObject, @unchecked Sendable {
        override public init()
        open class func isHealthDataAvailable() -> Bool
        @_semantics("callsBackOffMain") open func requestAuthorization(toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?, completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
        open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws
        @_semantics("callsBackOffMain") open func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
        open func save(_ object: HKObject) async throws
        @_semantics("callsBackOffMain") open func delete(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
        open func delete(_ object: HKObject) async throws
        open func execute(_ query: HKQuery)
        open func stop(_ query: HKQuery)
      }
      // source: apple/healthkit/hkquery; since: iOS 8
      open class HKQuery: NSObject {}
      open class HKSampleQuery: HKQuery {
        @_semantics("callsBackOffMain") public init(sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?, resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void)
      }
      open class HKObserverQuery: HKQuery {
        @_semantics("callsBackOffMain") public init(sampleType: HKSampleType, predicate: NSPredicate?, updateHandler: @escaping @Sendable (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void)
      }
      open class HKStatisticsQuery: HKQuery {}
      open class HKAnchoredObjectQuery: HKQuery {}
      public struct HKSampleQueryDescriptor<Sample> { public func result(for store: HKHealthStore) async throws -> [Sample] } // source: apple/healthkit/hksamplequerydescriptor; since: iOS 15
      // source: apple/healthkit/hkobject; since: iOS 8
      open class HKObject: NSObject {}
      open class HKSample: HKObject {
        open var startDate: Date { get }
        open var endDate: Date { get }
      }
      open class HKObjectType: NSObject, @unchecked Sendable {}
      open class HKSampleType: HKObjectType, @unchecked Sendable {}
      open class HKQuantityType: HKSampleType, @unchecked Sendable {
        public convenience init(_ identifier: HKQuantityTypeIdentifier) // source: apple/healthkit/hkquantitytype/init(_:); since: iOS 15
      }
      public struct HKQuantityTypeIdentifier: Hashable, Sendable { // source: apple/healthkit/hkquantitytypeidentifier; since: iOS 8
        public static let heartRate: HKQuantityTypeIdentifier
        public static let stepCount: HKQuantityTypeIdentifier
      }
      open class HKQuantitySample: HKSample { open var quantity: HKQuantity { get } }
      open class HKQuantity: NSObject, @unchecked Sendable { open func doubleValue(for unit: HKUnit) -> Double }
      open class HKUnit: NSObject { public convenience init(from string: String) }
      extension NSNotification.Name { @_semantics("postedOffMain") public static let HKUserPreferencesDidChange: NSNotification.Name } // source: apple/foundation/nsnotification/name/hkuserpreferencesdidchange; since: iOS 8
      """#)
}
