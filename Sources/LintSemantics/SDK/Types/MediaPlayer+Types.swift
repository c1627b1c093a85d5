// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let mediaPlayer = SDKTypes(
    module: "MediaPlayer",
    exports: ["AVFoundation", "CoreGraphics", "CoreMedia", "Foundation", "UIKit"],
    imports: [],
    extended: ["MPError"],
    text: #"""
      // source: apple/mediaplayer; since: iOS 17.4 SDK
      open class MPAdTimeRange: NSObject, NSCopying {}
      open class MPChangeLanguageOptionCommandEvent: MPRemoteCommandEvent {}
      public enum MPChangeLanguageOptionSetting: Hashable, RawRepresentable, Sendable {}
      open class MPChangePlaybackPositionCommand: MPRemoteCommand {}
      open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {}
      open class MPChangePlaybackRateCommand: MPRemoteCommand {}
      open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {}
      open class MPChangeRepeatModeCommand: MPRemoteCommand {}
      open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent {}
      open class MPChangeShuffleModeCommand: MPRemoteCommand {}
      open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent {}
      open class MPContentItem: NSObject {}
      public struct MPError: CustomNSError, Hashable, Sendable {}
      open class MPFeedbackCommand: MPRemoteCommand {}
      open class MPFeedbackCommandEvent: MPRemoteCommandEvent {}
      open class MPMediaEntity: NSObject, NSSecureCoding {}
      public enum MPMediaGrouping: Hashable, RawRepresentable, Sendable {}
      open class MPMediaItem: MPMediaEntity {}
      open class MPMediaItemArtwork: NSObject {}
      open class MPMediaItemCollection: MPMediaEntity {}
      open class MPMediaLibrary: NSObject, NSSecureCoding {}
      public enum MPMediaLibraryAuthorizationStatus: Hashable, RawRepresentable, Sendable {}
      @MainActor open class MPMediaPickerController: UIViewController {}
      public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {}
      public protocol MPMediaPlayback {}
      open class MPMediaPlaylist: MPMediaItemCollection {}
      public struct MPMediaPlaylistAttribute: OptionSet, Sendable {}
      open class MPMediaPlaylistCreationMetadata: NSObject {}
      open class MPMediaPredicate: NSObject, NSSecureCoding {}
      public enum MPMediaPredicateComparison: Hashable, RawRepresentable, Sendable {}
      open class MPMediaPropertyPredicate: MPMediaPredicate {}
      open class MPMediaQuery: NSObject, NSCopying, NSSecureCoding {}
      open class MPMediaQuerySection: NSObject, NSCopying, NSSecureCoding {}
      public struct MPMediaType: OptionSet, Sendable {}
      open class MPMovieAccessLog: NSObject, NSCopying {}
      open class MPMovieAccessLogEvent: NSObject, NSCopying {}
      public enum MPMovieControlStyle: Hashable, RawRepresentable {}
      open class MPMovieErrorLog: NSObject, NSCopying {}
      open class MPMovieErrorLogEvent: NSObject, NSCopying {}
      public enum MPMovieFinishReason: Hashable, RawRepresentable {}
      public struct MPMovieLoadState: OptionSet {}
      public struct MPMovieMediaTypeMask: OptionSet {}
      public enum MPMoviePlaybackState: Hashable, RawRepresentable {}
      open class MPMoviePlayerController: NSObject, MPMediaPlayback {}
      open class MPMoviePlayerViewController: UIViewController {}
      public enum MPMovieRepeatMode: Hashable, RawRepresentable {}
      public enum MPMovieScalingMode: Hashable, RawRepresentable {}
      public enum MPMovieSourceType: Hashable, RawRepresentable {}
      public enum MPMovieTimeOption: Hashable, RawRepresentable {}
      public enum MPMusicPlaybackState: Hashable, RawRepresentable, Sendable {}
      open class MPMusicPlayerApplicationController: MPMusicPlayerController {}
      open class MPMusicPlayerController: NSObject, MPMediaPlayback {}
      open class MPMusicPlayerControllerMutableQueue: MPMusicPlayerControllerQueue {}
      open class MPMusicPlayerControllerQueue: NSObject {}
      open class MPMusicPlayerMediaItemQueueDescriptor: MPMusicPlayerQueueDescriptor {}
      open class MPMusicPlayerPlayParameters: NSObject, Decodable, Encodable {}
      open class MPMusicPlayerPlayParametersQueueDescriptor: MPMusicPlayerQueueDescriptor {}
      open class MPMusicPlayerQueueDescriptor: NSObject {}
      open class MPMusicPlayerStoreQueueDescriptor: MPMusicPlayerQueueDescriptor {}
      public enum MPMusicRepeatMode: Hashable, RawRepresentable, Sendable {}
      public enum MPMusicShuffleMode: Hashable, RawRepresentable, Sendable {}
      open class MPNowPlayingInfoCenter: NSObject {}
      open class MPNowPlayingInfoLanguageOption: NSObject {}
      open class MPNowPlayingInfoLanguageOptionGroup: NSObject {}
      public enum MPNowPlayingInfoLanguageOptionType: Hashable, RawRepresentable, Sendable {}
      public enum MPNowPlayingInfoMediaType: Hashable, RawRepresentable, Sendable {}
      public enum MPNowPlayingPlaybackState: Hashable, RawRepresentable, Sendable {}
      open class MPNowPlayingSession: NSObject {}
      public protocol MPNowPlayingSessionDelegate: NSObjectProtocol {}
      public protocol MPPlayableContentDataSource: NSObjectProtocol {}
      public protocol MPPlayableContentDelegate: NSObjectProtocol {}
      open class MPPlayableContentManager: NSObject {}
      open class MPPlayableContentManagerContext: NSObject {}
      open class MPRatingCommand: MPRemoteCommand {}
      open class MPRatingCommandEvent: MPRemoteCommandEvent {}
      open class MPRemoteCommand: NSObject {}
      open class MPRemoteCommandCenter: NSObject {}
      open class MPRemoteCommandEvent: NSObject {}
      public enum MPRemoteCommandHandlerStatus: Hashable, RawRepresentable, Sendable {}
      public enum MPRepeatType: Hashable, RawRepresentable, Sendable {}
      open class MPSeekCommandEvent: MPRemoteCommandEvent {}
      public enum MPSeekCommandEventType: Hashable, RawRepresentable, Sendable {}
      public enum MPShuffleType: Hashable, RawRepresentable, Sendable {}
      open class MPSkipIntervalCommand: MPRemoteCommand {}
      open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {}
      public protocol MPSystemMusicPlayerController: NSObjectProtocol {}
      open class MPTimedMetadata: NSObject {}
      @MainActor open class MPVolumeView: UIView {}
      extension MPError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      """#)
}
