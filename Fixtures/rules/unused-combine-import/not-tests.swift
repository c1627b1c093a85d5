//- file: Tests/RowTests.swift
import Combine
import XCTest
final class RowTests: XCTestCase {}
