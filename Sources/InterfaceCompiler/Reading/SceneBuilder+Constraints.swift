internal import NibFormat

extension SceneBuilder {
  private static let relations = ["lessThanOrEqual": -1, "equal": 0, "greaterThanOrEqual": 1]

  /// A constraint. An item that is not named is the view that contains the constraint.
  mutating func addConstraint(_ node: InterfaceNode, in view: Int) {
    guard node.name == "constraint" else {
      return context.warnOnce(node, topic: node.name, "the element \(node.name) is not known and is left out")
    }
    if node["placeholder"] == "YES" { return }
    guard var entries = sides(of: node, in: view) else { return }
    if let name = node["relation"] {
      guard let relation = Self.relations[name] else {
        return context.error(node, "relation=\"\(name)\" is not known: correct it in Xcode")
      }
      entries.append(.init(.relation, .integer(relation)))
    }
    if let constant = node["constant"].flatMap({ context.number($0, node, "constant") }) {
      entries.append(.init(.constant, .number(constant)))
    }
    if let priority = priority(of: node) { entries.append(.init(.priority, .number(priority))) }
    if let identifier = node["identifier"] { entries.append(.init(.identifier, .string(identifier))) }
    guard let group = draft.group(of: view) else { return }
    let constraint = draft.add(
      NibObject("UIKitCore.NSLayoutConstraint", customClass: context.customClass(of: node), id: node.id ?? "", entries: entries),
      in: group)
    draft.addConstraint(constraint)
    if let id = node.id { objects[id] = constraint }
    for variation in node.children where variation.name == "variation" {
      variations.append((variation, constraint, "constraint"))
    }
  }

  /// The priority of a constraint or of a variation of one; nil for none, and, with an error, for one that UIKit does not take.
  func priority(of node: InterfaceNode) -> Double? {
    guard let priority = node["priority"].flatMap({ context.number($0, node, "priority") }) else { return nil }
    if priority > 0, priority <= 1000 { return priority }
    context.error(node, "priority=\"\(priority)\" is not between 1 and 1000: correct it in Xcode")
    return nil
  }

  /// The items, their attributes and the multiplier; nil, with an error, for what UIKit would not accept.
  private func sides(of node: InterfaceNode, in view: Int) -> [NibObject.Entry]? {
    guard let container = node.parent?.parent, let first = item(node["firstItem"], node, container, view),
      let attribute = attribute("firstAttribute", node)
    else { return nil }
    var entries: [NibObject.Entry] = [
      .init(.firstItem, .object(first.object)), .init(.firstAttribute, .integer(attribute.value)),
    ]
    var other: ConstraintAttribute?
    let multiplier = node["multiplier"].flatMap { context.ratio($0, node) }
    if node["secondItem"] != nil || node["secondAttribute"] != nil {
      guard let second = item(node["secondItem"], node, container, view), let attribute = self.attribute("secondAttribute", node)
      else { return nil }
      guard top(of: first.node) === top(of: second.node) else {
        context.error(node, "the items of a constraint have no common superview: move them into one, or delete the constraint")
        return nil
      }
      entries += [.init(.secondItem, .object(second.object)), .init(.secondAttribute, .integer(attribute.value))]
      other = attribute
    }
    if let fault = ConstraintAttribute.fault(attribute, other, multiplier: multiplier ?? 1) {
      context.error(node, "the constraint makes no sense: \(fault); correct it in Xcode")
      return nil
    }
    if let multiplier { entries.append(.init(.multiplier, .number(multiplier))) }
    return entries
  }

  private func attribute(_ name: String, _ node: InterfaceNode) -> ConstraintAttribute? {
    if let attribute = node[name].flatMap(ConstraintAttribute.init) { return attribute }
    context.error(node, "\(name)=\"\(node[name] ?? "")\" is no attribute of a constraint: correct it in Xcode")
    return nil
  }

  // MARK: Items

  private func item(
    _ id: String?, _ node: InterfaceNode, _ container: InterfaceNode, _ view: Int
  ) -> (object: Int, node: InterfaceNode)? {
    let element = id.flatMap { context.elements[$0] } ?? container
    guard let object = id.map({ objects[$0] }) ?? view else {
      // What an unknown element contains is left out, with a warning of its own.
      if let id, context.elements[id] == nil {
        context.error(node, "the constraint's item \(id) does not exist in this scene: delete the constraint")
      }
      return nil
    }
    let type = draft[object].baseClass
    guard type == "guide" || Self.viewTypes.contains(type) else {
      context.error(
        node, "the constraint's item \(id ?? "") is a \(element.name), neither a view nor a guide: delete the constraint")
      return nil
    }
    return (object, element)
  }

  private static let viewTypes = Set(
    InterfaceElements.kinds.filter { InterfaceElements.isKind($0.key, of: "view") }.map(\.value.type))

  /// The view around an element, or around the owner of a guide, that is in no other view when the file is loaded.
  private func top(of node: InterfaceNode) -> InterfaceNode {
    var current = node
    while let next = superview(of: current) { current = next }
    return current
  }

  private func superview(of node: InterfaceNode) -> InterfaceNode? {
    guard let parent = node.parent else { return nil }
    switch node.name {
    case "viewLayoutGuide": return parent.name == "layoutGuides" ? parent.parent : parent
    case "viewControllerLayoutGuide": return parent.parent?.children.first { $0.key == "view" }
    default:
      if parent.name == "subviews" { return parent.parent }
      // A content view or the header of a table; the view of a controller has none around it.
      return node.key != nil && Self.isView(parent) ? parent : nil
    }
  }

  private static func isView(_ node: InterfaceNode) -> Bool {
    InterfaceElements.isKind(node.name, of: "view") || ViewElements.missing.contains(node.name)
  }
}
