// A typealias of 'Sendable' in an '#if': every build of this compiler has the first.
#if swift(>=5.5) && canImport(_Concurrency)
public typealias MaybeSendable = Swift.Sendable
#else
public typealias MaybeSendable = Any
#endif
public struct Plain { var number = 0 }
extension Plain: MaybeSendable {}
public final class Vouched { var number = 0 }
extension Vouched: @unchecked MaybeSendable {}
public struct Neither { var number = 0 }
public protocol Sent: MaybeSendable {}
func run(_ body: @escaping @Sendable () -> Void) {}
func capture(_ plain: Plain, _ vouched: Vouched, _ sent: any Sent) { run { _ = (plain, vouched, sent) } }
func captureNeither(_ neither: Neither) { run { _ = neither } } // says: 53 capture
