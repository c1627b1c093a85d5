#!/usr/bin/env swift --option "quoted" // no comment
import Foundation
print("a script")
let x = 1
