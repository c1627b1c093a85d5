// Number literals, and what follows them.
let integers = [0, 1, 42, 1_000_000, 007, 0b1010_0101, 0o17, 0o7_7, 0xFF, 0xDEAD_BEEF, 0b0, 1_]
let floats = [0.0, 1.5, 1e10, 1E10, 1e-10, 1e+10, 1.5e3, 1_000.000_1, 0x1p3, 0x1.8p-3, 0x1P+4, 0xA.Fp0, 1_0.0_1e1_0]
let signs = [-1, +1, -1.5, -0x1p3].map(-)
let members = (1.description, 1.0.rounded(), 0x1.description, 1e3.magnitude, 0b1.hashValue, 1 .description, 0xF.nonzeroBitCount)
let ranges = (0..<10, 0...10, 1..., ...1, 1.0...2.0, 0...(-1), -1...1, 1.5..<2.5)
let tuple = (1, (2, (3, 4)))
let elements = tuple.1.1.0 + tuple.0 + tuple.1.0
let arithmetic = 1+2-3*4/5%6, spaced = 1 + 2 - 3 * 4 / 5 % 6, shifted = 1<<2, minus = 1 - -1, tight = 1-1
let subscripted = list[0].1.2[3]
let hexFloatLike = 0x1e3, exponentLike = 1.e3, hexMember = 0x1.p
let suffix = 1.0.description.count, call = 1.advanced(by: 2)
