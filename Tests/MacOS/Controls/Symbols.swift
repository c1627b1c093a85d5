// Compiles for macOS, and calls functions of which macOS has only the first.

@_silgen_name("getpid") private func onBothSystems() -> Int32
@_silgen_name("gettid") private func onLinux() -> Int32

public func both() -> Int32 { onBothSystems() + onLinux() }
