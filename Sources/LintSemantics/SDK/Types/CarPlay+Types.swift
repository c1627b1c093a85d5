// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let carPlay = SDKTypes(
    module: "CarPlay",
    exports: ["Foundation", "MapKit", "UIKit"],
    imports: [],
    extended: ["CPAlertAction", "CPListItem", "CPMapTemplate", "CPNavigationAlert", "CPNavigationSession"],
    text: #"""
      // source: apple/carplay; since: iOS 17.4 SDK
      open class CPActionSheetTemplate: CPTemplate {}
      open class CPAlertAction: NSObject, NSSecureCoding {}
      public typealias CPAlertActionHandler = (CPAlertAction) -> Void
      open class CPAlertTemplate: CPTemplate {}
      public protocol CPApplicationDelegate: UIApplicationDelegate {}
      public enum CPAssistantCellActionType: Hashable, RawRepresentable, Sendable {}
      open class CPAssistantCellConfiguration: NSObject, NSSecureCoding {}
      open class CPBarButton: NSObject, NSSecureCoding {}
      public typealias CPBarButtonHandler = (CPBarButton) -> Void
      public protocol CPBarButtonProviding: NSObjectProtocol {}
      public enum CPBarButtonStyle: Hashable, RawRepresentable, Sendable {}
      open class CPButton: NSObject {}
      open class CPContact: NSObject, NSSecureCoding {}
      open class CPContactCallButton: CPButton {}
      open class CPContactDirectionsButton: CPButton {}
      open class CPContactMessageButton: CPButton {}
      open class CPContactTemplate: CPTemplate, CPBarButtonProviding {}
      public struct CPContentStyle: OptionSet, Sendable {}
      open class CPDashboardButton: NSObject, NSSecureCoding {}
      open class CPDashboardController: NSObject {}
      open class CPGridButton: NSObject, NSSecureCoding {}
      open class CPGridTemplate: CPTemplate, CPBarButtonProviding {}
      open class CPImageSet: NSObject, NSSecureCoding {}
      open class CPInformationItem: NSObject, NSSecureCoding {}
      open class CPInformationRatingItem: CPInformationItem {}
      open class CPInformationTemplate: CPTemplate, CPBarButtonProviding {}
      public enum CPInformationTemplateLayout: Hashable, RawRepresentable, Sendable {}
      open class CPInstrumentClusterController: NSObject {}
      public protocol CPInstrumentClusterControllerDelegate: NSObjectProtocol {}
      public enum CPInstrumentClusterSetting: Hashable, RawRepresentable, Sendable {}
      open class CPInterfaceController: NSObject {}
      public protocol CPInterfaceControllerDelegate: NSObjectProtocol {}
      public enum CPJunctionType: Hashable, RawRepresentable, Sendable {}
      open class CPLane: NSObject, NSCopying, NSSecureCoding {}
      open class CPLaneGuidance: NSObject, NSCopying, NSSecureCoding {}
      public enum CPLaneStatus: Hashable, RawRepresentable, Sendable {}
      public struct CPLimitableUserInterface: OptionSet, Sendable {}
      open class CPListImageRowItem: NSObject, CPSelectableListItem {}
      open class CPListItem: NSObject, CPSelectableListItem {}
      public enum CPListItemAccessoryType: Hashable, RawRepresentable, Sendable {}
      public enum CPListItemPlayingIndicatorLocation: Hashable, RawRepresentable, Sendable {}
      open class CPListSection: NSObject, NSSecureCoding {}
      open class CPListTemplate: CPTemplate, CPBarButtonProviding {}
      public protocol CPListTemplateDelegate: NSObjectProtocol {}
      public protocol CPListTemplateItem: NSObjectProtocol {}
      open class CPManeuver: NSObject, NSCopying, NSSecureCoding {}
      public struct CPManeuverDisplayStyle: OptionSet, Sendable {}
      public enum CPManeuverState: Hashable, RawRepresentable, Sendable {}
      public enum CPManeuverType: Hashable, RawRepresentable, Sendable {}
      open class CPMapButton: NSObject, NSSecureCoding {}
      open class CPMapTemplate: CPTemplate, CPBarButtonProviding {}
      public protocol CPMapTemplateDelegate: NSObjectProtocol {}
      open class CPMessageComposeBarButton: CPBarButton {}
      public enum CPMessageLeadingItem: Hashable, RawRepresentable, Sendable {}
      open class CPMessageListItem: NSObject, CPListTemplateItem {}
      open class CPMessageListItemLeadingConfiguration: NSObject {}
      open class CPMessageListItemTrailingConfiguration: NSObject {}
      public enum CPMessageTrailingItem: Hashable, RawRepresentable, Sendable {}
      open class CPNavigationAlert: NSObject, NSSecureCoding {}
      open class CPNavigationSession: NSObject {}
      open class CPNowPlayingAddToLibraryButton: CPNowPlayingButton {}
      open class CPNowPlayingButton: NSObject, NSSecureCoding {}
      open class CPNowPlayingImageButton: CPNowPlayingButton {}
      open class CPNowPlayingMoreButton: CPNowPlayingButton {}
      open class CPNowPlayingPlaybackRateButton: CPNowPlayingButton {}
      open class CPNowPlayingRepeatButton: CPNowPlayingButton {}
      open class CPNowPlayingShuffleButton: CPNowPlayingButton {}
      open class CPNowPlayingTemplate: CPTemplate {}
      public protocol CPNowPlayingTemplateObserver: NSObjectProtocol {}
      open class CPPointOfInterest: NSObject, NSSecureCoding {}
      open class CPPointOfInterestTemplate: CPTemplate, CPBarButtonProviding {}
      public protocol CPPointOfInterestTemplateDelegate: NSObjectProtocol {}
      open class CPRouteChoice: NSObject, NSCopying, NSSecureCoding {}
      open class CPRouteInformation: NSObject, @unchecked Sendable {}
      open class CPSearchTemplate: CPTemplate {}
      public protocol CPSearchTemplateDelegate: NSObjectProtocol {}
      public protocol CPSelectableListItem: CPListTemplateItem {}
      open class CPSessionConfiguration: NSObject {}
      public protocol CPSessionConfigurationDelegate: NSObjectProtocol {}
      open class CPTabBarTemplate: CPTemplate {}
      public protocol CPTabBarTemplateDelegate: NSObjectProtocol {}
      open class CPTemplate: NSObject, NSSecureCoding {}
      @MainActor open class CPTemplateApplicationDashboardScene: UIScene {}
      @MainActor public protocol CPTemplateApplicationDashboardSceneDelegate: UISceneDelegate { func templateApplicationDashboardScene(_: _, didConnect: _, to: _) -> _; func templateApplicationDashboardScene(_: _, didDisconnect: _, from: _) -> _ }
      @MainActor open class CPTemplateApplicationInstrumentClusterScene: UIScene {}
      @MainActor public protocol CPTemplateApplicationInstrumentClusterSceneDelegate: UISceneDelegate { func contentStyleDidChange(_: _) -> _; func templateApplicationInstrumentClusterScene(_: _, didConnect: _) -> _; func templateApplicationInstrumentClusterScene(_: _, didDisconnectInstrumentClusterController: _) -> _ }
      @MainActor open class CPTemplateApplicationScene: UIScene {}
      @MainActor public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate { func contentStyleDidChange(_: _) -> _; func templateApplicationScene(_: _, didConnect: _) -> _; func templateApplicationScene(_: _, didConnect: _, to: _) -> _; func templateApplicationScene(_: _, didDisconnect: _, from: _) -> _; func templateApplicationScene(_: _, didDisconnectInterfaceController: _) -> _; func templateApplicationScene(_: _, didSelect: _) -> _ }
      open class CPTextButton: NSObject {}
      public enum CPTextButtonStyle: Hashable, RawRepresentable, Sendable {}
      public enum CPTimeRemainingColor: Hashable, RawRepresentable, Sendable {}
      public enum CPTrafficSide: Hashable, RawRepresentable, Sendable {}
      open class CPTravelEstimates: NSObject, NSSecureCoding {}
      open class CPTrip: NSObject, NSSecureCoding {}
      public enum CPTripEstimateStyle: Hashable, RawRepresentable, Sendable {}
      open class CPTripPreviewTextConfiguration: NSObject, NSSecureCoding {}
      open class CPVoiceControlState: NSObject, NSSecureCoding {}
      open class CPVoiceControlTemplate: CPTemplate {}
      @MainActor open class CPWindow: UIWindow {}
      extension CPAlertAction {
        public enum Style: Hashable, RawRepresentable, Sendable {}
      }
      extension CPListItem {
        public enum AssistantCellPosition: Hashable, RawRepresentable, Sendable {}
        public enum AssistantCellVisibility: Hashable, RawRepresentable, Sendable {}
      }
      extension CPMapTemplate {
        public struct PanDirection: OptionSet, Sendable {}
      }
      extension CPNavigationAlert {
        public enum DismissalContext: Hashable, RawRepresentable, Sendable {}
      }
      extension CPNavigationSession {
        public enum PauseReason: Hashable, RawRepresentable, Sendable {}
      }
      """#)
}
