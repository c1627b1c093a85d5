// Classes on an actor below classes that are on none: what they say themselves counts otherwise than what they inherit.
// configurations: 5, 6

class Plain { var number = 0 } // sendable: no
@MainActor protocol Shown { func show() }
protocol Refined: Shown {}
@MainActor class Stated: Plain {} // sendable: no
class Below: Stated {} // sendable: yes
@MainActor class StatedBelow: Below {} // sendable: yes
class Conforming: Plain, Shown { func show() {} } // sendable: yes
class Refining: Plain, Refined { func show() {} } // sendable: yes
class BelowConforming: Conforming {} // sendable: yes
class StatedAbove: Stated, Shown { func show() {} } // sendable: yes
@MainActor class Both: Plain, Shown { func show() {} } // sendable: no
nonisolated class Free: Plain, Shown { func show() {} } // sendable: no
class Later: Plain {} // sendable: no
extension Later: Shown { func show() {} }
@MainActor extension Extended {}
class Extended: Plain {} // sendable: no
