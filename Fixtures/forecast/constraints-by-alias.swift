// A constraint may be an alias of one that brings 'Sendable' along.
typealias Body = RangeReplaceableCollection<UInt8> & Sendable
typealias Plain = RangeReplaceableCollection<UInt8>
struct Part<B: Body>: Sendable { var body: B }
struct Other<B: Plain>: Sendable { var body: B } // says: 40 stored-type [error 6, warning 5f 5c 5t 5]
func run(_ f: @escaping @Sendable () -> Void) {}
func use<B: Body, P: Plain>(_ body: B, _ plain: P) { run { _ = body }; run { _ = plain } } // says: 78 metatype [warning 6 5f 5c]; 82 capture
