#if UIKitSource
/// Expressions of the module `Selectors`.
enum SelectorCode {
  /// `Selector("name")`, or `Selector("name", of: method)` for a method that no table has.
  static func selector(_ name: String, of method: String? = nil) -> String {
    "Selector(\"\(name)\"" + (method.map { ", of: " + $0 } ?? "") + ")"
  }

  /// A `SelectorMethod` that calls the method, or reads the property.
  ///
  /// - Parameter result: The method whose result selects it among methods of the same name and parameters; nil if there are none.
  static func method(_ member: MemberSummary, target: String, result: MemberSummary.Method? = nil) -> String {
    guard let signature = member.signature else { return getter(member.name, target: target) }
    let arguments = signature.parameters.enumerated().map { place, parameter in
      (parameter.label == "_" ? "" : parameter.label + ": ") + "arguments(\(place)) as \(storedType(parameter.type))"
    }.joined(separator: ", ")
    let isTrying = !signature.parameters.isEmpty || signature.isThrowing
    return "SelectorMethod { (target: \(target), \(signature.parameters.isEmpty ? "_" : "arguments")) in "
      + "\(isTrying ? "try " : "")target.\(member.name)(\(arguments))\(result.map(cast) ?? "") }"
  }

  /// ` as Result`; empty for a result whose type cannot be named outside of the method.
  private static func cast(_ method: MemberSummary.Method) -> String {
    let result = method.result ?? "Void"
    return result.contains("some ") || result.contains("Self") ? "" : " as \(storedType(result))"
  }

  /// A `SelectorMethod` that calls a method whose parameters' types are not known.
  static func method(_ name: String, _ labels: [String], target: String) -> String {
    let arguments = labels.enumerated().map { ($1 == "_" ? "" : $1 + ": ") + "arguments(\($0))" }.joined(separator: ", ")
    return "SelectorMethod { (target: \(target), arguments) in try target.\(name)(\(arguments)) }"
  }

  /// A selector of the only method of that name: the compiler finds the labels and the types.
  static func overloaded(_ name: String, target: String) -> String {
    "Selector(base: \"\(name)\", method: { (target: \(target)) in target.\(name) })"
  }

  static func getter(_ name: String, target: String) -> String {
    "SelectorMethod { (target: \(target), _) in target.\(name) }"
  }

  static func setter(_ name: String, target: String) -> String {
    "SelectorMethod { (target: \(target), arguments) in target.\(name) = try arguments(0) }"
  }

  /// The statement that enters a method into a table.
  static func entry(_ name: String, _ method: String) -> String { "table[\"\(name)\"] = \(method)" }

  /// The type without what only a parameter can have.
  static func storedType(_ type: String) -> String {
    var type = type
    for attribute in ["@escaping ", "@autoclosure ", "@noescape ", "__owned ", "borrowing ", "consuming "] {
      if type.hasPrefix(attribute) { type.removeFirst(attribute.count) }
    }
    if type.hasSuffix("!") { return type.dropLast() + "?" }
    return type.contains("->") && !type.hasPrefix("(") ? "(\(type))" : type
  }
}
#endif
