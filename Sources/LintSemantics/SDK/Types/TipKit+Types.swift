// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let tipKit = SDKTypes(
    module: "TipKit",
    exports: ["SwiftUI"],
    imports: ["Foundation", "UIKit"],
    extended: ["ConfigurationOption", "Event", "Tips"],
    text: #"""
      // source: apple/tipkit; since: iOS 17.4 SDK
      public struct AnyTip: Tip, Sendable {}
      public struct MiniTipViewStyle: TipViewStyle {}
      public protocol Tip: Identifiable, Sendable {}
      public struct TipKitError: Hashable, LocalizedError, Sendable {}
      public protocol TipOption: Sendable {}
      @MainActor public final class TipUICollectionReusableView: UICollectionReusableView {}
      @MainActor public final class TipUICollectionViewCell: UICollectionViewCell {}
      @MainActor public final class TipUIPopoverViewController: UIViewController {}
      @MainActor public final class TipUIView: UIView {}
      @MainActor @preconcurrency public struct TipView<Content>: View where Content: Tip {}
      public protocol TipViewStyle {}
      public struct TipViewStyleConfiguration {}
      public enum Tips {}
      extension Tips {
        public struct Action: Identifiable {}
        @resultBuilder public struct ActionBuilder {}
        public struct ConfigurationOption: Sendable {}
        public struct DonationTimeRange: Decodable, Encodable, Hashable, Sendable {}
        public struct EmptyDonation: Decodable, Encodable, Sendable {}
        public struct Event<DonationInfo>: Identifiable, Sendable where DonationInfo: Decodable, DonationInfo: Encodable, DonationInfo: Sendable {}
        public struct IgnoresDisplayFrequency: TipOption, Sendable {}
        public enum InvalidationReason: Hashable, Sendable {}
        public struct MaxDisplayCount: TipOption, Sendable {}
        @resultBuilder public struct OptionsBuilder {}
        public struct Parameter<Value>: Identifiable, Sendable where Value: Decodable, Value: Encodable, Value: Sendable {}
        public struct ParameterOption: Sendable {}
        public struct Rule: Sendable {}
        @resultBuilder public struct RuleBuilder {}
        public enum Status: Hashable, Sendable {}
      }
      extension Tips.ConfigurationOption {
        public struct DatastoreLocation: Equatable, Sendable {}
        public struct DisplayFrequency: Equatable, Sendable {}
      }
      extension Tips.Event {
        @dynamicMemberLookup public struct Donation: Decodable, Encodable {}
      }
      """#,
    closureFunctions: #"""
      extension TipUICollectionReusableView { func configureTip(actionHandler: () -> _) -> _ }
      extension TipUICollectionViewCell { func configureTip(actionHandler: () -> _) -> _ }
      extension TipUIPopoverViewController { init(actionHandler: () -> _) }
      extension TipUIView { init(actionHandler: () -> _) }
      """#)
}
