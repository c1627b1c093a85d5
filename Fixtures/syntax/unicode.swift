// Identifiers and operators beyond ASCII; text in several scripts; trivia of several kinds.
let größe = 1, café = 2, переменная = 3, 変数 = 4, 变量 = 5, μ = 6, 𝒳 = 7, ñ_1 = 8, _é = 9, x̂ = 10, 🐶🐮 = 11, ℵ₀ = 12
func größer(als größe: Int) -> 結果 { größe ≥ 2 ? 結果() : .null }
struct 結果 { var 値 = "日本語", ключ: Строка }
enum Farbe { case grün, weiß(Stärke: Int) }
infix operator ≥ : ComparisonPrecedence
infix operator ⊕
prefix operator ∑
postfix operator ‼
prefix operator ∂
func ⊕ (a: Int, b: Int) -> Int { a }
let operators = 1 ⊕ 2 ≥ 3, sum = ∑list, twice = list‼, mixed = a ⊕ -b, arrows = a → b, dots = a ∘ b, comparisons = a ≠ b && c ≤ d
let emoji = "🧑‍🚀👩‍👩‍👧🇩🇪", combining = "é", direction = "שלום", wide = "ｆｕｌｌ", interpolated = "ä\(größe)ö\(变量)ü"
let identifier = größe.café.値 + self.μ(𝒳: 1)
#if переменная
#endif
@属性 func attributed() {}
#宏(1)
let `naïve café` = 1
/* Kommentar: grüße /* 入れ子 */ */ let afterComment = 1 // ещё
let keyPath = \結果.値
