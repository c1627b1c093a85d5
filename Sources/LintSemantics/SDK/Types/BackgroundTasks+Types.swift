// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let backgroundTasks = SDKTypes(
    module: "BackgroundTasks",
    exports: ["Foundation"],
    imports: [],
    extended: ["BGTaskScheduler", "Error"],
    text: #"""
      // source: apple/backgroundtasks; since: iOS 17.4 SDK
      open class BGAppRefreshTask: BGTask {}
      open class BGAppRefreshTaskRequest: BGTaskRequest {}
      open class BGHealthResearchTask: BGProcessingTask {}
      open class BGHealthResearchTaskRequest: BGProcessingTaskRequest {}
      open class BGProcessingTask: BGTask {}
      open class BGProcessingTaskRequest: BGTaskRequest {}
      open class BGTask: NSObject {}
      open class BGTaskRequest: NSObject, NSCopying {}
      open class BGTaskScheduler: NSObject {}
      extension BGTaskScheduler {
        public struct Error: CustomNSError, Hashable, Sendable {}
      }
      extension BGTaskScheduler.Error {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      """#)
}
