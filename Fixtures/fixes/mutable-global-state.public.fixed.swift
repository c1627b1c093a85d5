// unsafe, mode 5
import Foundation

// What a protocol asks for, its users only read.
public protocol PublicRetryIdentified {
  static var identifier: String { get }
}

public struct PublicRetry: PublicRetryIdentified {
  public static let identifier: String = "retry"
  public func allows(_ count: Int) -> Bool { count < 3 }
}
