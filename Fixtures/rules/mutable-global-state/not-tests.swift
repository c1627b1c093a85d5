import XCTest
enum Settings { static var retries = 3 }
