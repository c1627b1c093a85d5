// Compiles for macOS, and asks for functions of which macOS has the first alone.

@_silgen_name("getpid") private func onBothSystems() -> Int32
@_silgen_name("gettid") private func onLinux() -> Int32

public func both() -> Int32 { onBothSystems() + onLinux() }
