// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let healthKit = SDKMembers(
    module: "HealthKit",
    typesOfOthers: [],
    text: #"""
      extension HKDocumentType {
      init(_: HKDocumentTypeIdentifier)
      }
      extension HKDocumentTypeIdentifier {
      func hash(into: inout Hasher)
      init(rawValue: String)
      var hashValue: Int {get}
      }
      extension HKObjectType {
      static func documentType(forIdentifier: HKDocumentTypeIdentifier) -> HKDocumentType?
      static func quantityType(forIdentifier: HKQuantityTypeIdentifier) -> HKQuantityType?
      var identifier: String {get}
      }
      extension HKQuantityAggregationStyle {
      init?(rawValue: Int)
      static var cumulative: HKQuantityAggregationStyle {get}
      static var discrete: HKQuantityAggregationStyle {get}
      }
      extension HKQuantityType {
      func `is`(compatibleWith: HKUnit) -> Bool
      var aggregationStyle: HKQuantityAggregationStyle {get}
      }
      extension HKQuantityTypeIdentifier {
      func hash(into: inout Hasher)
      init(rawValue: String)
      static let height: HKQuantityTypeIdentifier
      static let restingHeartRate: HKQuantityTypeIdentifier
      var hashValue: Int {get}
      }
      extension HKUnit {
      func isNull() -> Bool
      init(fromEnergyFormatterUnit: EnergyFormatter.Unit)
      init(fromLengthFormatterUnit: LengthFormatter.Unit)
      init(fromMassFormatterUnit: MassFormatter.Unit)
      init(fromString: String)
      static func count() -> Self
      static func day() -> Self
      static func degreeCelsius() -> Self
      static func gram() -> Self
      static func hour() -> Self
      static func inch() -> Self
      static func internationalUnit() -> Self
      static func kelvin() -> Self
      static func kilocalorie() -> Self
      static func liter() -> Self
      static func meter() -> Self
      static func millimeterOfMercury() -> Self
      static func minute() -> Self
      static func ounce() -> Self
      static func percent() -> Self
      static func pound() -> Self
      static func second() -> Self
      static func watt() -> Self
      }
      """#)
}
