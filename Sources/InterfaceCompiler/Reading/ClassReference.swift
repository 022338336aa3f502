/// A class of Swift by its module and the types around it.
package struct InterfaceClassName: Hashable, Sendable {
  /// The names from the outermost type on.
  package let path: [String]
  /// For each type in `path` what it is, as Swift writes it in mangled names: `C` for a class, `V` for a structure, `O` for an enumeration.
  package let kinds: String

  package init(path: [String], kinds: String) { (self.path, self.kinds) = (path, kinds) }

  /// `Outer.Inner`
  package var name: String { path.joined(separator: ".") }
}

/// The class that an object of a file is of, by any of the names that Xcode writes.
struct ClassReference {
  /// nil if the file does not say so.
  let module: String?
  let type: InterfaceClassName

  /// - Parameter names: Classes by their names in Objective-C, `@objc(Name)`.
  init(_ name: String, module: String?, names: [String: InterfaceClassName]) {
    if let mangled = Self.demangled(name) {
      self = mangled
    } else {
      (self.module, type) = (module, names[name] ?? InterfaceClassName(path: [name], kinds: "C"))
    }
  }

  private init(module: String, type: InterfaceClassName) { (self.module, self.type) = (module, type) }

  /// What the program finds the class by: `App.Card`, or a mangled name of one that is inside of another type.
  func runtimeName(in module: String) -> String {
    if type.path.count == 1 { return module + "." + type.path[0] }
    let parts = zip(type.path, type.kinds).map { "\($0.utf8.count)\($0)\($1)" }
    return "\(module.utf8.count)\(module)\(parts.joined())"
  }

  /// `_TtC3App4Card` is `Card` of the module `App`, `_TtCV3App5Outer5Inner` the class `Inner` in the structure `Outer`: what Objective-C calls
  /// classes of Swift. nil for any other name.
  private static func demangled(_ name: String) -> ClassReference? {
    guard name.hasPrefix("_Tt") else { return nil }
    let kinds = name.dropFirst(3).prefix { "CVO".contains($0) }
    var rest = name.dropFirst(3 + kinds.count)
    var parts: [String] = []
    while let count = Int(rest.prefix(while: \.isNumber)), count > 0, count < 1000 {
      rest = rest.drop(while: \.isNumber)
      guard rest.count >= count else { return nil }
      parts.append(String(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    guard rest.isEmpty, !kinds.isEmpty, parts.count == kinds.count + 1 else { return nil }
    return ClassReference(
      module: parts[0], type: InterfaceClassName(path: Array(parts.dropFirst()), kinds: String(kinds.reversed())))
  }
}
