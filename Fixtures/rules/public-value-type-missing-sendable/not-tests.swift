//- file: Tests/MetricTests.swift
import XCTest
public struct Metric { let value = 1 }
