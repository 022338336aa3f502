#if UIKitSource
extension MemberSummary {
  /// The declaration without attributes, modifiers and body.
  var head: Declaration.Head {
    switch kind {
    case .property(let property): .variable(name, type: property.type ?? "Any")
    case .initializer(let initializer): .initializer(initializer.signature.parameterText)
    case .method(let method):
      .function(name, method.signature.parameterText, effects: method.signature.effects, returns: method.result)
    }
  }
}

extension MemberSummary.Signature {
  /// What stands between the parentheses of the declaration.
  var parameterText: String {
    parameters.map { parameter in
      let names = parameter.label == parameter.name ? parameter.name : "\(parameter.label) \(parameter.name)"
      return "\(names): \(parameter.type)" + (parameter.defaultValue.map { " = " + $0 } ?? "")
    }.joined(separator: ", ")
  }

  /// ` async throws`, or a part of it.
  var effects: String { (isAsync ? " async" : "") + (isThrowing ? " throws" : "") }

  /// The types of the parameters in the type of a closure.
  var closureParameters: String {
    parameters.map { $0.type.hasSuffix("!") ? $0.type.dropLast() + "?" : $0.type }.joined(separator: ", ")
  }

  /// `a, label: b`, which passes the parameters on.
  var forwardedArguments: String {
    parameters.map { parameter in
      let value = (parameter.type.hasPrefix("inout ") ? "&" : "") + parameter.name
      return parameter.label == "_" ? value : "\(parameter.label): \(value)"
    }.joined(separator: ", ")
  }
}
#endif
