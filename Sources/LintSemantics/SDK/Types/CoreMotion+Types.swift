// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let coreMotion = SDKTypes(
    module: "CoreMotion",
    exports: ["CoreLocation", "Foundation", "os"],
    imports: [],
    extended: ["CMDeviceMotion", "CMHeadphoneMotionManager", "CMWaterSubmersionEvent", "CMWaterSubmersionMeasurement"],
    text: #"""
      // source: apple/coremotion; since: iOS 17.4 SDK
      open class CMAbsoluteAltitudeData: CMLogItem {}
      public typealias CMAbsoluteAltitudeHandler = (CMAbsoluteAltitudeData?, (any Error)?) -> Void
      public struct CMAcceleration: Sendable {}
      open class CMAccelerometerData: CMLogItem {}
      public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
      open class CMAltimeter: NSObject {}
      open class CMAltitudeData: CMLogItem {}
      public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void
      open class CMAmbientPressureData: CMLogItem {}
      open class CMAttitude: NSObject, NSCopying, NSSecureCoding {}
      public struct CMAttitudeReferenceFrame: OptionSet, Sendable {}
      public enum CMAuthorizationStatus: Hashable, RawRepresentable, Sendable {}
      open class CMBatchedSensorManager: NSObject {}
      public struct CMCalibratedMagneticField: Sendable {}
      open class CMDeviceMotion: CMLogItem {}
      public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
      open class CMDyskineticSymptomResult: NSObject, NSCopying, NSSecureCoding {}
      public struct CMError: Hashable, RawRepresentable, Sendable {}
      open class CMGyroData: CMLogItem {}
      public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
      open class CMHeadphoneMotionManager: NSObject {}
      public protocol CMHeadphoneMotionManagerDelegate: NSObjectProtocol {}
      open class CMHighFrequencyHeartRateData: CMLogItem {}
      public enum CMHighFrequencyHeartRateDataConfidence: Hashable, RawRepresentable, Sendable {}
      open class CMLogItem: NSObject, NSCopying, NSSecureCoding {}
      public struct CMMagneticField: Sendable {}
      public enum CMMagneticFieldCalibrationAccuracy: Hashable, RawRepresentable, Sendable {}
      open class CMMagnetometerData: CMLogItem {}
      public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
      open class CMMotionActivity: CMLogItem {}
      public enum CMMotionActivityConfidence: Hashable, RawRepresentable, Sendable {}
      public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
      open class CMMotionActivityManager: NSObject {}
      public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void
      open class CMMotionManager: NSObject {}
      open class CMOdometerData: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
      public enum CMOdometerOriginDevice: Hashable, RawRepresentable, Sendable {}
      open class CMPedometer: NSObject {}
      open class CMPedometerData: NSObject, NSCopying, NSSecureCoding {}
      open class CMPedometerEvent: NSObject, NSCopying, NSSecureCoding {}
      public typealias CMPedometerEventHandler = (CMPedometerEvent?, (any Error)?) -> Void
      public enum CMPedometerEventType: Hashable, RawRepresentable, Sendable {}
      public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
      public struct CMQuaternion: Sendable {}
      open class CMRecordedAccelerometerData: CMAccelerometerData {}
      open class CMRecordedPressureData: CMAmbientPressureData {}
      open class CMRecordedRotationRateData: CMRotationRateData {}
      public struct CMRotationMatrix: Sendable {}
      public struct CMRotationRate: Sendable {}
      open class CMRotationRateData: CMLogItem {}
      open class CMSensorDataList: NSObject, NSFastEnumeration {}
      open class CMSensorRecorder: NSObject {}
      open class CMStepCounter: NSObject {}
      public typealias CMStepQueryHandler = (Int, (any Error)?) -> Void
      public typealias CMStepUpdateHandler = (Int, Date, (any Error)?) -> Void
      open class CMTremorResult: NSObject, NSCopying, NSSecureCoding {}
      open class CMWaterSubmersionEvent: NSObject, NSCopying, NSSecureCoding {}
      open class CMWaterSubmersionManager: NSObject {}
      public protocol CMWaterSubmersionManagerDelegate: NSObjectProtocol {}
      open class CMWaterSubmersionMeasurement: NSObject, NSCopying, NSSecureCoding {}
      open class CMWaterTemperature: NSObject, NSCopying, NSSecureCoding {}
      extension CMDeviceMotion {
        public enum SensorLocation: Hashable, RawRepresentable, Sendable {}
      }
      extension CMHeadphoneMotionManager {
        public typealias DeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
      }
      extension CMWaterSubmersionEvent {
        public enum State: Hashable, RawRepresentable, Sendable {}
      }
      extension CMWaterSubmersionMeasurement {
        public enum DepthState: Hashable, RawRepresentable, Sendable {}
      }
      """#)
}
