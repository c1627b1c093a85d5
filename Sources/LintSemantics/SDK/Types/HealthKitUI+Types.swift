// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let healthKitUI = SDKTypes(
    module: "HealthKitUI",
    exports: ["Foundation", "HealthKit", "UIKit", "os"],
    imports: [],
    extended: [],
    text: #"""
      // source: apple/healthkitui; since: iOS 17.4 SDK
      @MainActor open class HKActivityRingView: UIView {}
      """#)
}
