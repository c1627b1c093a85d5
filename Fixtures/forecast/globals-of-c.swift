// The first import that brings the C library along decides whether its variables are checked.
@preconcurrency import XCTest
import Foundation
func flush() { fflush(stdout) }
