// unsafe, mode 5
import Foundation

func waitForServer() async throws {
  Thread.sleep(forTimeInterval: 0.5)
  usleep(250) // a moment
}
