//- file: Tests/StoreTests.swift
import XCTest
enum FakeError: Error, Sendable { case any }
