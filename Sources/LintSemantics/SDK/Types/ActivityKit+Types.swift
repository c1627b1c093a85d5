// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let activityKit = SDKTypes(
    module: "ActivityKit",
    exports: [],
    imports: ["Foundation"],
    extended: [
      "Activity", "ActivityAuthorizationInfo", "ActivityContent", "ActivityEnablementUpdates",
      "ActivityStateUpdates", "ActivityUpdates", "AlertConfiguration", "ContentStateUpdates", "ContentUpdates",
      "FrequentPushEnablementUpdates", "PushTokenUpdates"
    ],
    text: #"""
      // source: apple/activitykit; since: iOS 17.4 SDK
      public class Activity<Attributes>: Identifiable where Attributes: ActivityAttributes {}
      public protocol ActivityAttributes: Decodable, Encodable {}
      public enum ActivityAuthorizationError: CustomNSError, Hashable, LocalizedError, Sendable {}
      public final class ActivityAuthorizationInfo {}
      public struct ActivityContent<State> where State: Decodable, State: Encodable, State: Hashable {}
      public enum ActivityState: Decodable, Encodable, Hashable, Sendable {}
      public struct ActivityUIDismissalPolicy: Equatable {}
      public struct AlertConfiguration: Equatable {}
      public struct PushType: Equatable {}
      extension Activity {
        public struct ActivityStateUpdates: AsyncSequence {}
        public struct ActivityUpdates: AsyncSequence {}
        public struct ContentStateUpdates: AsyncSequence {}
        public struct ContentUpdates: AsyncSequence {}
        public struct PushTokenUpdates: AsyncSequence {}
      }
      extension Activity.ActivityStateUpdates {
        public struct Iterator: AsyncIteratorProtocol {}
      }
      extension Activity.ActivityUpdates {
        public struct Iterator: AsyncIteratorProtocol {}
      }
      extension Activity.ContentStateUpdates {
        public struct Iterator: AsyncIteratorProtocol {}
      }
      extension Activity.ContentUpdates {
        public struct Iterator: AsyncIteratorProtocol {}
      }
      extension Activity.PushTokenUpdates {
        public struct Iterator: AsyncIteratorProtocol {}
      }
      extension ActivityAuthorizationInfo {
        public struct ActivityEnablementUpdates: AsyncSequence {}
        public struct FrequentPushEnablementUpdates: AsyncSequence {}
      }
      extension ActivityAuthorizationInfo.ActivityEnablementUpdates {
        public struct Iterator: AsyncIteratorProtocol {}
      }
      extension ActivityAuthorizationInfo.FrequentPushEnablementUpdates {
        public struct Iterator: AsyncIteratorProtocol {}
      }
      extension AlertConfiguration {
        public struct AlertSound: Equatable {}
      }
      extension ActivityContent: Sendable where State: Sendable {}
      """#)
}
