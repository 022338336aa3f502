#if UIKitSource
/// The optional requirements of the protocols of Objective-C, by full name.
struct OptionalRequirements: Finding {
  /// The protocols that declare the requirement.
  fileprivate(set) var protocols: [String: [TypeID]] = [:]
  /// The requirements whose names in Objective-C are written (`@objc(name)`): methods that implement them have these names too.
  fileprivate(set) var named: [String: [MemberSummary]] = [:]

  static func callName(_ name: String, _ labels: [String]) -> String {
    "optional_" + name + labels.map { "_" + ($0 == "_" ? "" : $0) }.joined()
  }

  /// `optional_b_x`, the name of `b(x:)` that returns nil if the object does not implement it.
  static func callName(_ member: MemberSummary) -> String { callName(member.name, member.labels) }

  /// The name of the property with the method as a closure.
  static func valueName(_ name: String, _ labels: [String]) -> String { "value_" + callName(name, labels) }
}

extension AnalysisPass {
  static let optionalRequirements = AnalysisPass("optional requirements") { module, _ in
    var found = OptionalRequirements()
    for id in module.protocols {
      for member in module[id].members where member.isOptional {
        found.protocols[member.fullName, default: []].append(id)
        if member.objectiveC.name != nil { found.named[member.fullName, default: []].append(member) }
      }
    }
    return found
  }

  /// Optional requirements leave the module's own protocols; an extension calls them through the tables of selectors, so that
  /// `responds(to:)`, subclasses and classes of other modules behave as on iOS.
  static let optionalExtensions = AnalysisPass("extensions with optional requirements") { module, changes in
    for id in module.protocols where !module.isImported(id) {
      // A protocol of Objective-C has only classes behind it.
      let isBound = module[id].inherited.contains { ["AnyObject", "class", "NSObjectProtocol"].contains($0) }
      if module[id].isObjC, !isBound { changes.addConformance(to: "AnyObject", of: id) }
      let members = OptionalExtension(type: module[id]).members
      if !members.isEmpty { changes.add(Declaration(.extensionOf(module[id].name), members: members), behind: id) }
    }
  }
}

/// The extension of one protocol.
private struct OptionalExtension {
  let type: TypeSummary

  var members: [Declaration] {
    let optional = type.members.filter(\.isOptional)
    let counts = Dictionary(grouping: type.members, by: \.name).mapValues(\.count)
    // Requirements that differ in types alone have no closures: their names would be the same.
    let overloads = Dictionary(grouping: optional, by: \.fullName).mapValues(\.count)
    var members: [Declaration] = []
    for member in optional {
      guard let method = member.method else { continue }
      members.append(call(member, method))
      let valueName = OptionalRequirements.valueName(member.name, member.labels)
      if overloads[member.fullName] == 1 { members.append(value(member, method, name: valueName)) }
      if counts[member.name] == 1 { members.append(value(member, method, name: member.name)) }
    }
    return members + optional.compactMap { member in member.property.map { value(member, $0) } }
  }

  private func value(_ member: MemberSummary, _ property: MemberSummary.Property) -> Declaration {
    Declaration(
      [type.memberAccess], .variable(member.name, type: Self.optionalType(property.type ?? "Any")),
      SelectorCode.selector(ObjCName.of(member)) + ".performIfAnswered(on: self)")
  }

  private func call(_ member: MemberSummary, _ method: MemberSummary.Method) -> Declaration {
    let parameters = method.signature.parameters
    var call =
      SelectorCode.selector(ObjCName.of(member)) + ".performIfAnswered(on: self" + parameters.map { ", " + $0.name }.joined()
      + ")"
    for parameter in parameters where Self.isNonescapingFunction(parameter.type) {
      call = "withoutActuallyEscaping(\(parameter.name)) { \(parameter.name) in \(call) }"
    }
    let head = Declaration.Head.function(
      OptionalRequirements.callName(member), method.signature.parameterText,
      returns: Self.optionalType(method.result ?? "Void"))
    return Declaration(["@discardableResult", type.memberAccess], head, call)
  }

  /// A property with the method as a closure.
  private func value(_ member: MemberSummary, _ method: MemberSummary.Method, name: String) -> Declaration {
    let parameters = method.signature.parameters
    let names = parameters.indices.map { "a\($0)" }
    let arguments = zip(parameters, names).map { $0.label == "_" ? $1 : "\($0.label): \($1)" }.joined(separator: ", ")
    let call = "self.\(OptionalRequirements.callName(member))(\(arguments))"
    let body =
      switch method.result {
      case nil: "_ = \(call)"
      case let result? where result.hasSuffix("?"): call
      default: "\(call)!"
      }
    let head = names.isEmpty ? "" : names.joined(separator: ", ") + " in "
    return Declaration(
      [type.memberAccess],
      .variable(name, type: "((\(method.signature.closureParameters)) -> \(method.result ?? "Void"))?"),
      "guard \(SelectorCode.selector(ObjCName.of(member))).isAnswered(by: self) else { return nil }",
      "return { \(head)\(body) }")
  }

  private static func optionalType(_ type: String) -> String {
    if type.hasSuffix("?") { return type }
    if type.hasSuffix("!") { return type.dropLast() + "?" }
    let isPlain = type.allSatisfy { $0.isLetter || $0.isNumber || "._<>[]:, ".contains($0) } && !type.contains("any ")
    return isPlain ? type + "?" : "(\(type))?"
  }

  private static func isNonescapingFunction(_ type: String) -> Bool {
    type.contains("->") && !type.contains("@escaping") && !type.hasSuffix("?") && !type.hasPrefix("[")
  }
}
#endif
