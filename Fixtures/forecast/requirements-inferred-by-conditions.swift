// A stated conditional conformance in the signature of a generic function asks for 'Sendable' of what it depends on.
struct Mapped<Base> { var base: Base }
extension Mapped: Sendable where Base: Sendable {}
struct Vouched<Base> { var base: Base }
extension Vouched: @unchecked Sendable where Base: Sendable {}
struct Plain<Base> { var base: Base }
struct Boxed<Base> { var base: Base; var object: Object }
final class Object {}
struct Sent<Value: Sendable> { var value: Value }
func plainValue<T>(_ value: T) -> Sent<T> { Sent(value: value) }
func mapped<T>(_ value: T) -> Sent<Mapped<T>> { Sent(value: Mapped(base: value)) }
func vouched<T>(_ value: T) -> Sent<Vouched<T>> { Sent(value: Vouched(base: value)) }
func nested<T>(_ value: T) -> Sent<Mapped<Mapped<T>>> { Sent(value: Mapped(base: Mapped(base: value))) }
func plain<T>(_ value: T) -> Sent<Plain<T>> { Sent(value: Plain(base: value)) } // says: 6 requirement; 47 requirement
func boxed<T>(_ value: T) -> Sent<Boxed<T>> { Sent(value: Boxed(base: value, object: Object())) } // says: 6 requirement; 47 requirement
func sequence<S: AsyncSequence>(_ values: S) -> Sent<AsyncMapSequence<S, Int>> { Sent(value: values.map { _ in 1 }) }
extension AsyncSequence {
    func constrained() -> Sent<AsyncMapSequence<Self, Int>> where Element == Int { Sent(value: map { _ in 1 }) }
    func generic<T>(_ value: T) -> Sent<Mapped<Self>> { Sent(value: Mapped(base: self)) }
    func synthesized<T>(_ value: T) -> Sent<Plain<Self>> { Sent(value: Plain(base: self)) } // says: 10 requirement; 60 requirement
}
