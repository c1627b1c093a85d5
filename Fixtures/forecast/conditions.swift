// Code that no build has.
class Log {}
#if os(iOS)
var ios = 1
#elseif os(Linux)
var linux = 1 // says: 5 global-var
#else
var other = 1
#endif
#if DEBUG
var debug = Log()
#else
let release = Log() // says: 5 global-let
#endif
#if canImport(UIKit)
var kit = 1
#endif
#if swift(>=6.0)
let language6 = Log() // says: 5 global-let [error 6]
#else
let language5 = Log() // says: 5 global-let [warning 5f 5c]
#endif
#if compiler(>=6.0)
let compiler6 = Log() // says: 5 global-let
#endif
#if hasFeature(StrictConcurrency)
let strict = Log() // says: 5 global-let
#endif
#if hasFeature(RegionBasedIsolation)
let regions = Log() // says: 5 global-let
#endif
#if $Sendable
let dollar = Log() // says: 5 global-let
#endif
#if targetEnvironment(simulator)
let simulator = Log()
#endif
#if arch(x86_64) || arch(arm64)
let common = Log() // says: 5 global-let
#endif
#if !canImport(ObjectiveC)
let noObjC = Log() // says: 5 global-let
#endif
