// Default isolation makes nearly every type of a module Sendable.
// configurations: 6, 6+MA

nonisolated class Reference {} // sendable: no
class Owned { // sendable: 6+MA: yes; no
  var reference = Reference()
}
struct Holder { // sendable: 6+MA: yes; no
  var reference = Reference()
}
nonisolated struct Free { // sendable: no
  var reference = Reference()
}
enum Choice { // sendable: 6+MA: yes; no
  case one(Reference)
}
struct Failure: Error { // sendable: yes
  var code = 0
}
class Derived: Reference {} // sendable: no
