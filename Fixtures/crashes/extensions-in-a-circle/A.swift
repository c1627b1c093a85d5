struct p {}
struct q {}
extension p { typealias q = x }
extension q { typealias p = y }
extension p.q { struct y {} }
extension q.p { struct x {} }
