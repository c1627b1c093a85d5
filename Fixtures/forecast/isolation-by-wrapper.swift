// Mode 5 isolates a type by the wrapper of a property (SE-0401).
@MainActor final class Model { var number = 0; init() {} }
@MainActor @propertyWrapper struct Observed { var wrappedValue: Model; init(wrappedValue: Model) { self.wrappedValue = wrappedValue } }
struct Screen { // says: 8 isolated-default [error 6, warning 5f]
    @Observed var model = Model()
    func title() -> Int { model.number } // says: 27 isolation [error 6 5f]; 33 isolation [error 6 5f]
    func show() { helper() } // says: 19 isolation [error 6 5f]
}
@MainActor func helper() {}
@MainActor func use(_ shelf: Screen) { shelf.show(); _ = shelf.title() }
