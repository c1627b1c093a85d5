// The first import that brings the C library along decides whether its variables are checked.
import Foundation
@preconcurrency import Glibc
func flush() { fflush(stdout) } // says: 23 foreign-var
