// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let gameController = SDKTypes(
    module: "GameController",
    exports: ["Foundation", "UIKit"],
    imports: [],
    extended: [
      "GCControllerElement", "GCControllerTouchpad", "GCDeviceBattery", "GCDualSenseAdaptiveTrigger",
      "GCPhysicalInputElementCollection", "GCVirtualController"
    ],
    text: #"""
      // source: apple/gamecontroller; since: iOS 17.4 SDK
      public struct GCAcceleration: Sendable {}
      public protocol GCAxis2DInput: NSObjectProtocol {}
      public protocol GCAxisElement: GCPhysicalInputElement {}
      public struct GCAxisElementName: GCPhysicalInputElementTypedName, Sendable {}
      public protocol GCAxisInput: NSObjectProtocol {}
      public protocol GCButtonElement: GCPhysicalInputElement {}
      public struct GCButtonElementName: GCPhysicalInputElementTypedName, Sendable {}
      open class GCColor: NSObject, NSCopying, NSSecureCoding {}
      open class GCController: NSObject, GCDevice {}
      open class GCControllerAxisInput: GCControllerElement {}
      public typealias GCControllerAxisValueChangedHandler = (GCControllerAxisInput, Float) -> Void
      open class GCControllerButtonInput: GCControllerElement {}
      public typealias GCControllerButtonTouchedChangedHandler = (GCControllerButtonInput, Float, Bool, Bool) -> Void
      public typealias GCControllerButtonValueChangedHandler = (GCControllerButtonInput, Float, Bool) -> Void
      open class GCControllerDirectionPad: GCControllerElement {}
      public typealias GCControllerDirectionPadValueChangedHandler = (GCControllerDirectionPad, Float, Float) -> Void
      open class GCControllerElement: NSObject {}
      open class GCControllerInputState: NSObject, GCDevicePhysicalInputState {}
      open class GCControllerLiveInput: GCControllerInputState, GCDevicePhysicalInput {}
      public enum GCControllerPlayerIndex: Hashable, RawRepresentable, Sendable {}
      open class GCControllerTouchpad: GCControllerElement {}
      public typealias GCControllerTouchpadHandler = (GCControllerTouchpad, Float, Float, Float, Bool) -> Void
      public protocol GCDevice: NSObjectProtocol {}
      public typealias GCDeviceAxisInput = GCControllerAxisInput
      open class GCDeviceBattery: NSObject {}
      public typealias GCDeviceButtonInput = GCControllerButtonInput
      open class GCDeviceCursor: GCControllerDirectionPad {}
      public typealias GCDeviceDirectionPad = GCControllerDirectionPad
      public typealias GCDeviceElement = GCControllerElement
      open class GCDeviceHaptics: NSObject {}
      open class GCDeviceLight: NSObject {}
      public protocol GCDevicePhysicalInput: GCDevicePhysicalInputState {}
      public enum GCDevicePhysicalInputElementChange: Hashable, RawRepresentable, Sendable {}
      public protocol GCDevicePhysicalInputState: NSObjectProtocol {}
      public protocol GCDevicePhysicalInputStateDiff: NSObjectProtocol {}
      public typealias GCDeviceTouchpad = GCControllerTouchpad
      public protocol GCDirectionPadElement: GCPhysicalInputElement {}
      public struct GCDirectionPadElementName: GCPhysicalInputElementTypedName, Sendable {}
      open class GCDirectionalGamepad: GCMicroGamepad {}
      open class GCDualSenseAdaptiveTrigger: GCControllerButtonInput {}
      open class GCDualSenseGamepad: GCExtendedGamepad {}
      open class GCDualShockGamepad: GCExtendedGamepad {}
      public struct GCEulerAngles: Sendable {}
      @MainActor open class GCEventViewController: UIViewController {}
      open class GCExtendedGamepad: GCPhysicalInputProfile {}
      public struct GCExtendedGamepadSnapShotDataV100 {}
      open class GCExtendedGamepadSnapshot: GCExtendedGamepad {}
      public struct GCExtendedGamepadSnapshotData {}
      public enum GCExtendedGamepadSnapshotDataVersion: Hashable, RawRepresentable {}
      public typealias GCExtendedGamepadValueChangedHandler = (GCExtendedGamepad, GCControllerElement) -> Void
      open class GCGamepad: GCPhysicalInputProfile {}
      public struct GCGamepadSnapShotDataV100 {}
      open class GCGamepadSnapshot: GCGamepad {}
      public typealias GCGamepadValueChangedHandler = (GCGamepad, GCControllerElement) -> Void
      public struct GCHapticsLocality: Hashable, RawRepresentable, Sendable {}
      public struct GCKeyCode: Hashable, RawRepresentable, Sendable {}
      open class GCKeyboard: NSObject, GCDevice {}
      open class GCKeyboardInput: GCPhysicalInputProfile {}
      public typealias GCKeyboardValueChangedHandler = (GCKeyboardInput, GCControllerButtonInput, GCKeyCode, Bool) -> Void
      public protocol GCLinearInput: NSObjectProtocol {}
      open class GCMicroGamepad: GCPhysicalInputProfile {}
      public struct GCMicroGamepadSnapShotDataV100 {}
      open class GCMicroGamepadSnapshot: GCMicroGamepad {}
      public struct GCMicroGamepadSnapshotData {}
      public enum GCMicroGamepadSnapshotDataVersion: Hashable, RawRepresentable {}
      public typealias GCMicroGamepadValueChangedHandler = (GCMicroGamepad, GCControllerElement) -> Void
      open class GCMotion: NSObject {}
      public typealias GCMotionValueChangedHandler = (GCMotion) -> Void
      open class GCMouse: NSObject, GCDevice {}
      open class GCMouseInput: GCPhysicalInputProfile {}
      public typealias GCMouseMoved = (GCMouseInput, Float, Float) -> Void
      public protocol GCPhysicalInputElement: NSObjectProtocol {}
      public struct GCPhysicalInputElementCollection<T>: Collection where T: GCPhysicalInputElement {}
      public struct GCPhysicalInputElementName: GCPhysicalInputElementTypedName, Sendable {}
      public protocol GCPhysicalInputElementTypedName: Hashable, RawRepresentable, Sendable where Self.RawValue == String {}
      open class GCPhysicalInputProfile: NSObject {}
      public protocol GCPhysicalInputSource: NSObjectProtocol {}
      public struct GCPhysicalInputSourceDirection: OptionSet, Sendable {}
      public struct GCPoint2: Sendable {}
      public protocol GCPressedStateInput: NSObjectProtocol {}
      public struct GCQuaternion: Sendable {}
      public protocol GCRelativeInput: NSObjectProtocol {}
      public struct GCRotationRate: Sendable {}
      public protocol GCSwitchElement: GCPhysicalInputElement {}
      public struct GCSwitchElementName: GCPhysicalInputElementTypedName, Sendable {}
      public protocol GCSwitchPositionInput: NSObjectProtocol {}
      public protocol GCTouchedStateInput: NSObjectProtocol {}
      open class GCVirtualController: NSObject {}
      open class GCXboxGamepad: GCExtendedGamepad {}
      extension GCControllerElement {
        public enum SystemGestureState: Hashable, RawRepresentable, Sendable {}
      }
      extension GCControllerTouchpad {
        public enum TouchState: Hashable, RawRepresentable, Sendable {}
      }
      extension GCDeviceBattery {
        public enum State: Hashable, RawRepresentable, Sendable {}
      }
      extension GCDualSenseAdaptiveTrigger {
        public enum Mode: Hashable, RawRepresentable, Sendable {}
        public struct PositionalAmplitudes: Sendable {}
        public struct PositionalResistiveStrengths: Sendable {}
        public enum Status: Hashable, RawRepresentable, Sendable {}
      }
      extension GCPhysicalInputElementCollection {
        public struct Index: Comparable {}
      }
      extension GCVirtualController {
        open class Configuration: NSObject {}
        open class ElementConfiguration: NSObject {}
      }
      """#)
}
