// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let coreMotion = SDKMembers(
    module: "CoreMotion",
    typesOfOthers: [],
    text: #"""
      extension CMAltimeter {
      func startRelativeAltitudeUpdates(to: OperationQueue, withHandler: CMAltitudeHandler)
      static func authorizationStatus() -> CMAuthorizationStatus
      }
      extension CMAltitudeData {
      var pressure: NSNumber {get}
      var relativeAltitude: NSNumber {get}
      }
      extension CMAuthorizationStatus {
      init?(rawValue: Int)
      static var authorized: CMAuthorizationStatus {get}
      static var denied: CMAuthorizationStatus {get}
      static var notDetermined: CMAuthorizationStatus {get}
      static var restricted: CMAuthorizationStatus {get}
      }
      extension CMLogItem {
      var timestamp: TimeInterval {get}
      }
      extension CMMotionActivity {
      var automotive: Bool {get}
      var confidence: CMMotionActivityConfidence {get}
      var cycling: Bool {get}
      var running: Bool {get}
      var startDate: Date {get}
      var stationary: Bool {get}
      var unknown: Bool {get}
      var walking: Bool {get}
      }
      extension CMMotionActivityConfidence {
      init?(rawValue: Int)
      static var high: CMMotionActivityConfidence {get}
      static var low: CMMotionActivityConfidence {get}
      static var medium: CMMotionActivityConfidence {get}
      }
      extension CMMotionActivityManager {
      func queryActivityStarting(from: Date, to: Date, to: OperationQueue, withHandler: CMMotionActivityQueryHandler)
      static func authorizationStatus() -> CMAuthorizationStatus
      static func isActivityAvailable() -> Bool
      }
      extension CMPedometerData {
      var averageActivePace: NSNumber? {get}
      var currentCadence: NSNumber? {get}
      var currentPace: NSNumber? {get}
      var distance: NSNumber? {get}
      var endDate: Date {get}
      var floorsAscended: NSNumber? {get}
      var floorsDescended: NSNumber? {get}
      var numberOfSteps: NSNumber {get}
      var startDate: Date {get}
      }
      """#)
}
