// Main actor closures with a list of what they capture.
import Dispatch
final class O { var n = 0; func f() {}
  func a() { DispatchQueue.main.async { [self] in f() } } // says: 39 cannot-be-sent; 51 capture [warning 5c]
  func b() { DispatchQueue.main.async { [self] in self.f() } } // says: 39 cannot-be-sent; 51 capture [warning 5c]
  func c() { DispatchQueue.main.async { [weak self] in self?.f() } } // says: 56 capture [warning 5c]; 60 sending
  func d() { DispatchQueue.main.async { [unowned self] in self.f() } } // says: 39 cannot-be-sent; 59 capture [warning 5c]
  func e() { DispatchQueue.main.async { [me = self] in me.f() } } // says: 39 cannot-be-sent; 56 capture [warning 5c]
  func g(_ o: O) { DispatchQueue.main.async { [self, o] in f(); o.f() } } // says: 45 cannot-be-sent; 60 capture [warning 5c]; 65 capture [warning 5c]
  func h(_ o: O) { DispatchQueue.main.async { [self] in n = 1; o.f() } } // says: 45 cannot-be-sent; 57 capture [warning 5c]; 64 capture [warning 5c]; 66 sending
  func i() { DispatchQueue.main.async { [unowned(unsafe) self] in f() } } // says: 39 cannot-be-sent; 67 capture [warning 5c]
  func j() { DispatchQueue.main.async { [self] in print("x") } }
  func k() { DispatchQueue.main.async { // says: 39 cannot-be-sent
    [self] in
     f() } } // says: 6 capture [warning 5c]
  func l() { DispatchQueue.main.async { [weak self] in guard let self else { return }; f() } } // says: 56 sending; 66 capture [warning 5c]
  func m() { DispatchQueue.main.async { [self] in [1].forEach { _ in f() } } } // says: 39 cannot-be-sent; 70 capture [warning 5c]; 70 nested-capture [warning 5c]
}
