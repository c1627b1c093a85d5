import SwiftData
@Model final class A { var x = 0 }
actor S { func ``(_ a: A) async {} }
