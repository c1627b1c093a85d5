import Foundation

// Where the code of an operation runs is not its own business.
final class Download: Operation, @unchecked Sendable {
  private var received = 0
  override func main() { received += 1 }
}
