// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let eventKitUI = SDKTypes(
    module: "EventKitUI",
    exports: ["EventKit", "Foundation", "UIKit"],
    imports: [],
    extended: [],
    text: #"""
      // source: apple/eventkitui; since: iOS 17.4 SDK
      @MainActor open class EKCalendarChooser: UIViewController {}
      public protocol EKCalendarChooserDelegate: NSObjectProtocol {}
      public enum EKCalendarChooserDisplayStyle: Hashable, RawRepresentable, Sendable {}
      public enum EKCalendarChooserSelectionStyle: Hashable, RawRepresentable, Sendable {}
      public enum EKEventEditViewAction: Hashable, RawRepresentable, Sendable {}
      @MainActor open class EKEventEditViewController: UINavigationController {}
      public protocol EKEventEditViewDelegate: NSObjectProtocol {}
      public enum EKEventViewAction: Hashable, RawRepresentable, Sendable {}
      @MainActor open class EKEventViewController: UIViewController {}
      public protocol EKEventViewDelegate: NSObjectProtocol {}
      """#)
}
