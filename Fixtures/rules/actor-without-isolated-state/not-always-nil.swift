actor Shelf {
  let first: Int?
  var second: Int? = nil
  // Nothing asks for it.
  let third: Int? = nil
  init(first: Int?) { self.first = first }
  func sum() -> Int { (first ?? 0) + (second ?? 0) + (third == nil ? 0 : 1) }
  func next() -> Int {
    guard let first, let second else { return 0 }
    return first + second
  }
}
//- file: Tests/ShelfTests.swift
import XCTest
actor MockShelf {
  let store: Int? = nil
  var reads = 0
  func sum() -> Int {
    guard let store else { return 0 }
    return store
  }
}
