//- file: Tests/RouterTests.swift
import Combine
import XCTest
final class RouterMock: ObservableObject {}
