enum Empty {}
//- file: main.swift
var count = 0
count += 1
//- file: First.playground/Contents.swift
var steps = 0
