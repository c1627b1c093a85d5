// Without the closure, which takes no parameter, '$0' does not even parse.
import AppKit
extension NSResponder { func show(_ view: NSView) { MainActor.assumeIsolated { while isOpen { if $0 {} } } } }
