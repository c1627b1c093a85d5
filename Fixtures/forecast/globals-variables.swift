// Variables of a file, and static ones.
var store = 1 // says: 5 global-var
private var flag = "x" // says: 13 global-var
public let fine = 1
@MainActor var present = 1
nonisolated(unsafe) var unsafe = 1
var computed: Int { 1 }
var observed = 1 { didSet {} } // says: 5 global-var
var (pair, q) = (1, 2) // says: 6 global-var; 12 global-var
var one = 1, two = 2 // says: 5 global-var; 14 global-var
weak var w: AnyObject? // says: 10 global-var
struct Shelf {
    static var shelf = 1 // says: 16 global-var
    static let log = 1
    static var computed: Int { 1 }
    private static var hidden = [Int]() // says: 24 global-var
    @MainActor static var main = 1
    nonisolated(unsafe) static var quiet = 1
    @TaskLocal static var local = 1
    static var closure: () -> Int = { 1 } // says: 16 global-var
    static private(set) var readable = 1 // says: 29 global-var
}
final class Recorder { static var shared = Recorder(); class var recorder: Int { 1 } } // says: 35 global-var
@MainActor final class Screen { static var shared = Screen(); nonisolated static func f() {} }
@MainActor struct MS { static var store = 1 }
actor Store { static var count = 0; static let other = 1 } // says: 26 global-var
extension Shelf { static var inExtension = 1 } // says: 30 global-var
enum Kind { static var entry = 1 } // says: 24 global-var
protocol Showing {}
extension Showing { static var computed: Int { 1 } }
@propertyWrapper struct Wrap { var wrappedValue: Int }
struct W { @Wrap static var wrapped = 1; @MainActor @Wrap static var wrappedMain = 1 } // says: 29 global-var; 70 global-var
func f() { struct Local { static var inside = 1 }; _ = Local.inside } // says: 38 global-var
#if NEVER
var inactive = 1
#endif
@globalActor actor Clerk { static let shared = Clerk() }
@Clerk var onG = 1
