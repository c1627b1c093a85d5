// What the Darwin module of Apple's SDK declares in Swift, because C has it as a macro or with any number of
// arguments: as far as this package needs it, with the types that Platform.swift and TiocConstants.swift had when they
// were built for macOS (https://github.com/swiftlang/swift/tree/main/stdlib/public/Platform).

@_exported import Darwin
import SwiftOverlayShims

public var errno: Int32 {
  get { _swift_stdlib_getErrno() }
  set { _swift_stdlib_setErrno(newValue) }
}

public var environ: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { _NSGetEnviron().pointee! }

public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32 {
  _swift_stdlib_open(path, oflag, mode)
}

public func fcntl(_ fd: Int32, _ cmd: Int32) -> Int32 { _swift_stdlib_fcntl(fd, cmd, 0) }
public func fcntl(_ fd: Int32, _ cmd: Int32, _ value: Int32) -> Int32 { _swift_stdlib_fcntl(fd, cmd, value) }

public let TIOCGWINSZ: UInt = 0x4008_7468
public func ioctl(_ fd: CInt, _ request: UInt, _ ptr: UnsafeMutableRawPointer) -> CInt {
  _swift_stdlib_ioctlPtr(fd, request, ptr)
}

public var S_IFMT: mode_t { mode_t(0o170000) }
public var S_IFDIR: mode_t { mode_t(0o040000) }
public var S_IFREG: mode_t { mode_t(0o100000) }
public var S_IFLNK: mode_t { mode_t(0o120000) }

public var SIG_DFL: sig_t? { nil }
public var SIG_IGN: sig_t { unsafeBitCast(1, to: sig_t.self) }

public let MAP_FAILED: UnsafeMutableRawPointer! = UnsafeMutableRawPointer(bitPattern: -1)

// Macros for constants of an enumeration.
public var CLOCK_REALTIME: clockid_t { _CLOCK_REALTIME }
public var CLOCK_MONOTONIC: clockid_t { _CLOCK_MONOTONIC }
public var CLOCK_PROCESS_CPUTIME_ID: clockid_t { _CLOCK_PROCESS_CPUTIME_ID }
public var CLOCK_THREAD_CPUTIME_ID: clockid_t { _CLOCK_THREAD_CPUTIME_ID }
