/// Its conformers are only warned of what is not 'Sendable' in them.
@preconcurrency protocol Listener: Sendable {}
final class Printer: Listener, Sendable {}
//- file: Delegate.swift
import Foundation
final class Delegate: NSObject, URLSessionTaskDelegate, Sendable {}
