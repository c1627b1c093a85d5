import XCTest
func pause() async { Thread.sleep(forTimeInterval: 1) }
