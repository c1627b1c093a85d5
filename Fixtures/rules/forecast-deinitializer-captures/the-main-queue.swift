import Foundation
final class Session {
  let name = ""
  deinit { DispatchQueue.main.async { print(self.name) } }  // expect: forecast-deinitializer-captures
}
