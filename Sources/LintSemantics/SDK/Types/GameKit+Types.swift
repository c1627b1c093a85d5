// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let gameKit = SDKTypes(
    module: "GameKit",
    exports: [
      "Contacts", "CoreGraphics", "Foundation", "GameController", "Metal", "MetalKit", "SceneKit", "SpriteKit",
      "UIKit", "os"
    ],
    imports: [],
    extended: [
      "GKAccessPoint", "GKError", "GKGameSessionError", "GKLeaderboard", "GKMatch", "GKPlayer",
      "GKTurnBasedMatch", "GKTurnBasedParticipant", "GKVoiceChat"
    ],
    text: #"""
      // source: apple/gamekit; since: iOS 17.4 SDK
      open class GKAccessPoint: NSObject {}
      open class GKAchievement: NSObject, NSSecureCoding {}
      open class GKAchievementChallenge: GKChallenge {}
      open class GKAchievementDescription: NSObject, NSSecureCoding {}
      open class GKBasePlayer: NSObject {}
      open class GKChallenge: NSObject, NSSecureCoding {}
      public typealias GKChallengeComposeCompletionBlock = (UIViewController, Bool, [String]?) -> Void
      public typealias GKChallengeComposeHandler = (UIViewController, Bool, [GKPlayer]?) -> Void
      public protocol GKChallengeListener: NSObjectProtocol {}
      public enum GKChallengeState: Hashable, RawRepresentable, Sendable {}
      open class GKCloudPlayer: GKBasePlayer {}
      public enum GKConnectionState: Hashable, RawRepresentable, Sendable {}
      public struct GKError: CustomNSError, Hashable, Sendable {}
      open class GKFriendRequestComposeViewController: UINavigationController {}
      public protocol GKFriendRequestComposeViewControllerDelegate {}
      public enum GKFriendsAuthorizationStatus: Hashable, RawRepresentable, Sendable {}
      public protocol GKGameCenterControllerDelegate: NSObjectProtocol {}
      @MainActor open class GKGameCenterViewController: UINavigationController {}
      public enum GKGameCenterViewControllerState: Hashable, RawRepresentable, Sendable {}
      open class GKGameSession: NSObject {}
      public struct GKGameSessionError: CustomNSError, Hashable {}
      public protocol GKGameSessionEventListener: NSObjectProtocol {}
      open class GKInvite: NSObject {}
      public protocol GKInviteEventListener {}
      public enum GKInviteRecipientResponse: Hashable, RawRepresentable, Sendable {}
      public typealias GKInviteeResponse = GKInviteRecipientResponse
      open class GKLeaderboard: NSObject {}
      open class GKLeaderboardScore: NSObject {}
      open class GKLeaderboardSet: NSObject, NSSecureCoding {}
      open class GKLocalPlayer: GKPlayer, GKSavedGameListener {}
      public protocol GKLocalPlayerListener: GKChallengeListener, GKInviteEventListener, GKSavedGameListener, GKTurnBasedEventListener {}
      open class GKMatch: NSObject {}
      public protocol GKMatchDelegate: NSObjectProtocol {}
      open class GKMatchRequest: NSObject {}
      public enum GKMatchType: Hashable, RawRepresentable, Sendable {}
      open class GKMatchedPlayers: NSObject {}
      open class GKMatchmaker: NSObject {}
      @MainActor open class GKMatchmakerViewController: UINavigationController {}
      public protocol GKMatchmakerViewControllerDelegate: NSObjectProtocol {}
      public enum GKMatchmakingMode: Hashable, RawRepresentable, Sendable {}
      open class GKNotificationBanner: NSObject {}
      open class GKPlayer: GKBasePlayer {}
      public enum GKPlayerConnectionState: Hashable, RawRepresentable, Sendable {}
      open class GKSavedGame: NSObject, NSCopying {}
      public protocol GKSavedGameListener: NSObjectProtocol {}
      open class GKScore: NSObject, NSSecureCoding {}
      open class GKScoreChallenge: GKChallenge {}
      public enum GKTransportType: Hashable, RawRepresentable, Sendable {}
      public protocol GKTurnBasedEventListener {}
      open class GKTurnBasedExchange: NSObject {}
      open class GKTurnBasedExchangeReply: NSObject {}
      public enum GKTurnBasedExchangeStatus: Hashable, RawRepresentable, Sendable {}
      open class GKTurnBasedMatch: NSObject {}
      @MainActor open class GKTurnBasedMatchmakerViewController: UINavigationController {}
      public protocol GKTurnBasedMatchmakerViewControllerDelegate: NSObjectProtocol {}
      open class GKTurnBasedParticipant: NSObject {}
      open class GKVoiceChat: NSObject {}
      extension GKAccessPoint {
        public enum Location: Hashable, RawRepresentable, Sendable {}
      }
      extension GKError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension GKGameSessionError {
        public enum Code: Hashable, RawRepresentable {}
      }
      extension GKLeaderboard {
        open class Entry: NSObject {}
        public enum LeaderboardType: Hashable, RawRepresentable, Sendable {}
        public enum PlayerScope: Hashable, RawRepresentable, Sendable {}
        public enum TimeScope: Hashable, RawRepresentable, Sendable {}
      }
      extension GKMatch {
        public enum SendDataMode: Hashable, RawRepresentable, Sendable {}
      }
      extension GKPlayer {
        public enum PhotoSize: Hashable, RawRepresentable, Sendable {}
      }
      extension GKTurnBasedMatch {
        public enum Outcome: Hashable, RawRepresentable, Sendable {}
        public enum Status: Hashable, RawRepresentable, Sendable {}
      }
      extension GKTurnBasedParticipant {
        public enum Status: Hashable, RawRepresentable, Sendable {}
      }
      extension GKVoiceChat {
        public enum PlayerState: Hashable, RawRepresentable, Sendable {}
      }
      """#)
}
