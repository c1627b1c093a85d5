// Conformances that are written and do not hold are conformances all the same; mode 6 says what is wrong.
// configurations: 6

class Reference {}
class Open: Sendable {} // sendable: yes // error: all
final class Mutable: Sendable { // sendable: yes
  var x = 0 // error: all
}
final class Holding: Sendable { // sendable: yes
  let reference: Reference // error: all
  init(reference: Reference) { self.reference = reference }
}
final class Inherited: Reference, Sendable {} // sendable: yes // error: all
final class Later: Sendable { // sendable: yes
  lazy var x = 1 // error: all
}
final class Weak: Sendable { // sendable: yes
  weak var other: Weak? // error: all
}
final class WeakConstant: Sendable { // sendable: yes
  weak let other: WeakConstant?
  init() { other = nil }
}
final class Unowned: Sendable { // sendable: yes
  unowned let other: WeakConstant
  init(other: WeakConstant) { self.other = other }
}
