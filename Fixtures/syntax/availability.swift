// Availability conditions and attributes.
if #available(iOS 13, *) {}
if #available(iOS 13.1, macOS 10.15.4, tvOS 13, watchOS 6, visionOS 1.0, *) {}
if #unavailable(iOS 13) {} else {}
if #available(iOS 13, *), let x = y, #available(macOS 12, *) {}
func f() {
  guard #available(macOS 12.0.1, *) else { return }
  guard #unavailable(iOS 15, macOS 12), true else { return }
  while #available(iOS 16, *) { break }
  let value = if #available(iOS 17, *) { 1 } else { 2 }
}
@available(iOS 13, *) func a() {}
@available(iOS 13.0, macOS 10.15, *) func b() {}
@available(*, deprecated) func c() {}
@available(*, deprecated, message: "use a") func d() {}
@available(*, unavailable, renamed: "a()") func e() {}
@available(iOS, introduced: 13, deprecated: 14.0, obsoleted: 15.1.2, message: "m") func g() {}
@available(swift 5.5) func h() {}
@available(swift, introduced: 5, obsoleted: 6.0) func i() {}
@available(_PackageDescription 5.9) func j() {}
@available(macCatalyst 13, iOSApplicationExtension 13, *) func k() {}
@available(anyAppleOS 26, *) func l() {}
@available(*, noasync) func m() {}
@available(iOS, deprecated: 100000.0, renamed: "a(b:c:)") func n() {}
@backDeployed(before: macOS 13, iOS 16.4) public func o() {}
