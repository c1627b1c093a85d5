// unsafe, mode 5
import Foundation

public enum PublicRetrySettings {
  public static var limit = 3
}

public struct PublicRetry {
  public static var identifier: String = "retry"
  public func allows(_ count: Int) -> Bool { count < PublicRetrySettings.limit }
}
