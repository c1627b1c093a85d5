// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let backgroundTasks = SDKMembers(
    module: "BackgroundTasks",
    typesOfOthers: [],
    text: #"""
      extension BGAppRefreshTaskRequest {
      init(identifier: String)
      }
      extension BGProcessingTaskRequest {
      init(identifier: String)
      var requiresNetworkConnectivity: Bool {get set}
      }
      extension BGTask {
      func setTaskCompleted(success: Bool)
      var expirationHandler: _ {get set}
      var identifier: String {get}
      }
      extension BGTaskRequest {
      var earliestBeginDate: Date? {get set}
      var identifier: String {get}
      }
      extension BGTaskScheduler {
      func cancel(taskRequestWithIdentifier: String)
      func getPendingTaskRequests(completionHandler: _)
      func pendingTaskRequests() async -> [BGTaskRequest]
      func register(forTaskWithIdentifier: String, using: dispatch_queue_t?, launchHandler: _) -> Bool
      func submit(_: BGTaskRequest) throws
      static let errorDomain: String
      static var shared: BGTaskScheduler {get}
      }
      extension BGTaskScheduler.Error {
      func hash(into: inout Hasher)
      init(_: Self.Code, userInfo: [String : Any] = [:])
      static var errorDomain: String {get}
      static var notPermitted: BGTaskScheduler.Error.Code {get}
      static var unavailable: BGTaskScheduler.Error.Code {get}
      var code: Self.Code {get}
      var errorCode: Int {get}
      var errorUserInfo: [String : Any] {get}
      var hashValue: Int {get}
      var userInfo: [String : Any] {get}
      }
      extension BGTaskScheduler.Error.Code {
      init?(rawValue: Int)
      static var notPermitted: Code {get}
      static var unavailable: Code {get}
      }
      """#)
}
