typealias B = C
typealias C = B
class N { let s: C; let queue: DispatchQueue }
