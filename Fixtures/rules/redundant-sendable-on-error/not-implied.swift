import Foundation

protocol Shape { var area: Double { get } }
struct Square: Shape, Sendable { let area: Double }
class Base: @unchecked Sendable {}
/// A subclass of a class that is 'Sendable' states it again by choice.
final class Derived: Base, Sendable {}
/// What 'Foreign' is is not known.
struct Value: Foreign, Sendable {}
extension Square: Error, Sendable {}
final class Counted: Error, @unchecked Sendable { var count = 0 }
//- file: Alone.swift
struct Own: Sendable {}
