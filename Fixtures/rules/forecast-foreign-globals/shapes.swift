import Foundation

func flush() { fflush(stdout) } // expect: forecast-foreign-globals
func own() {
  let stdout = 1
  print(stdout)
}
struct Stream {
  static let stdin = 0
  static func read() -> Int { stdin }
}
