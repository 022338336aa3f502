#if UIKitSource
/// Optional requirements of the module's own protocols. They leave the protocol; an extension of it calls them through the tables of
/// selectors, so that `responds(to:)`, subclasses and classes of other modules behave as on iOS.
extension ModuleAnalysis {
  mutating func analyzeOptionalProtocols() {
    for (file, summary) in index.files.enumerated() {
      for (place, type) in summary.types.enumerated() where type.kind == .protocolType {
        let id = TypeID(file: file, type: place)
        for member in type.members where member.isOptional {
          optionalRequirements[member.fullName, default: []].append(id)
          if member.objcName != nil { namedRequirements[member.fullName, default: []].append(member) }
        }
        guard !index.isImported(id) else { continue }
        if type.isObjC { addClassBound(id) }
        addOptionalExtension(id)
      }
    }
  }

  /// A protocol of Objective-C has only classes behind it.
  private mutating func addClassBound(_ id: TypeID) {
    let type = index[id]
    let bounds = ["AnyObject", "class", "NSObjectProtocol"]
    guard !type.inherited.contains(where: bounds.contains) else { return }
    let clause = type.inherited.isEmpty ? ": AnyObject" : ", AnyObject"
    facts[id.file].edits.append(.insertion(clause, at: type.inheritanceEnd))
  }

  private mutating func addOptionalExtension(_ id: TypeID) {
    let type = index[id]
    let optional = type.members.filter(\.isOptional)
    guard !optional.isEmpty else { return }
    let counts = Dictionary(grouping: type.members, by: \.name).mapValues(\.count)
    // Requirements that differ in types alone have no closures: their names would be the same.
    let overloads = Dictionary(grouping: optional, by: \.fullName).mapValues(\.count)
    var members: [String] = []
    for member in optional where member.kind == .method {
      members.append(optionalMethod(member))
      let value = optionalValue(member)
      if overloads[member.fullName] == 1 { members.append("var \(Self.valueName(member)): \(value)") }
      if counts[member.name] == 1 { members.append("var \(member.name): \(value)") }
    }
    for member in optional where member.kind == .property {
      let result = Self.optionalType(member.result ?? "Any")
      members.append(
        "var \(member.name): \(result) { Selector(\"\(ObjCName.of(member))\").performIfAnswered(on: self) }")
    }
    let access = visibility(type)
    let text = "; extension \(type.name) { " + members.map { access + $0 }.joined(separator: "; ") + " }"
    facts[id.file].edits.append(.insertion(text.replacing("@discardableResult", after: access), at: type.bodyEnd + 1))
  }

  /// `optional_b_x`, the name of `b(x:)` that returns nil if the object does not implement it.
  static func callName(_ name: String, _ labels: [String]) -> String {
    "optional_" + name + labels.map { "_" + ($0 == "_" ? "" : $0) }.joined()
  }

  static func callName(_ member: MemberSummary) -> String { callName(member.name, member.labels) }

  /// The name of the property with the method as a closure.
  static func valueName(_ member: MemberSummary) -> String { "value_" + callName(member) }

  static func optionalType(_ type: String) -> String {
    if type.hasSuffix("?") { return type }
    if type.hasSuffix("!") { return type.dropLast() + "?" }
    let isPlain = type.allSatisfy { $0.isLetter || $0.isNumber || "._<>[]:, ".contains($0) } && !type.contains("any ")
    return isPlain ? type + "?" : "(\(type))?"
  }

  private func optionalMethod(_ member: MemberSummary) -> String {
    let result = Self.optionalType(member.result ?? "Void")
    let names = member.parameters.map(\.name)
    var call = "Selector(\"\(ObjCName.of(member))\").performIfAnswered(on: self" + names.map { ", " + $0 }.joined() + ")"
    for parameter in member.parameters where Self.isNonescapingFunction(parameter.type) {
      call = "withoutActuallyEscaping(\(parameter.name)) { \(parameter.name) in \(call) }"
    }
    return "@discardableResult func \(Self.callName(member))(\(member.parameterText)) -> \(result) { \(call) }"
  }

  /// The type of the closure and its getter.
  private func optionalValue(_ member: MemberSummary) -> String {
    let types = member.parameters.map { $0.type.hasSuffix("!") ? $0.type.dropLast() + "?" : $0.type }
    let type = "((\(types.joined(separator: ", "))) -> \(member.result ?? "Void"))?"
    let names = member.parameters.indices.map { "a\($0)" }
    let arguments = zip(member.parameters, names).map { $0.label == "_" ? $1 : "\($0.label): \($1)" }.joined(separator: ", ")
    let call = "self.\(Self.callName(member))(\(arguments))"
    let unwrapped = (member.result?.hasSuffix("?") ?? false) || member.result == nil ? "_ = \(call)" : "\(call)!"
    let body = member.result?.hasSuffix("?") ?? false ? call : unwrapped
    let head = names.isEmpty ? "" : names.joined(separator: ", ") + " in "
    return
      "\(type) { guard Selector(\"\(ObjCName.of(member))\").isAnswered(by: self) else { return nil }; return { \(head)\(body) } }"
  }

  static func isNonescapingFunction(_ type: String) -> Bool {
    type.contains("->") && !type.contains("@escaping") && !type.hasSuffix("?") && !type.hasPrefix("[")
  }
}

extension String {
  /// Puts the access word behind the attribute.
  fileprivate func replacing(_ attribute: String, after access: String) -> String {
    guard !access.isEmpty else { return self }
    var result = self[...]
    var text = ""
    while let range = result.range(of: access + attribute + " ") {
      text += result[..<range.lowerBound] + attribute + " " + access
      result = result[range.upperBound...]
    }
    return text + result
  }
}
#endif
