internal import NibFormat

extension SceneBuilder {
  // MARK: Connections

  mutating func addConnection(_ connection: InterfaceNode, from node: InterfaceNode, _ source: Int) {
    switch connection.name {
    case "outlet": addOutlet(connection, from: node, source)
    case "outletCollection": addOutlet(connection, from: node, source)
    case "action": addAction(connection, from: node, source)
    case "segue": addSegue(connection, from: node, source)
    default:
      context.warnOnce(connection, topic: connection.name, "the connection \(connection.name) is not known and is left out")
    }
  }

  private func base(of node: InterfaceNode) -> String { InterfaceElements.kinds[node.name]?.className ?? "NSObject" }

  private mutating func addOutlet(_ connection: InterfaceNode, from node: InterfaceNode, _ source: Int) {
    guard let property = connection["property"], let destination = destination(of: connection) else { return }
    let isCollection = connection.name == "outletCollection"
    context.use(.outlet(property), of: node, base: base(of: node), at: connection.line)
    join(
      connection,
      NibConnection(source: source, destination: destination, kind: isCollection ? .collection(property) : .outlet(property)))
  }

  private mutating func addAction(_ connection: InterfaceNode, from node: InterfaceNode, _ source: Int) {
    guard let selector = connection["selector"] else {
      return context.error(connection, "an action names no method: connect it again in Xcode")
    }
    guard let destination = destination(of: connection) else { return }
    var events: UInt = 0
    if let name = connection["eventType"] {
      guard let bits = Self.events[name] else {
        return context.warn(connection, "eventType=\"\(name)\" is not known: the action \(selector) is left out")
      }
      events = bits
    }
    if let target = context.elements[connection["destination"] ?? ""] {
      context.use(.action(selector), of: target, base: base(of: target), at: connection.line)
    }
    join(connection, NibConnection(source: source, destination: destination, kind: .action(selector, events: events)))
  }

  private mutating func join(_ node: InterfaceNode, _ connection: NibConnection) {
    if !draft.add(connection) {
      context.error(node, "the two ends of this connection are never there at the same time, as in two prototypes: delete it")
    }
  }

  private func destination(of connection: InterfaceNode) -> Int? {
    let id = connection["destination"] ?? ""
    if let object = objects[id] { return object }
    if context.elements[id] == nil {
      context.error(
        connection,
        "the connection \(connection["property"] ?? connection["selector"] ?? "") leads to \(id), which does not exist")
    }
    return nil
  }

  private static let events: [String: UInt] = [
    "touchDown": 1, "touchDownRepeat": 2, "touchDragInside": 4, "touchDragOutside": 8, "touchDragEnter": 16, "touchDragExit": 32,
    "touchUpInside": 64, "touchUpOutside": 128, "touchCancel": 256, "valueChanged": 4096, "primaryActionTriggered": 8192,
    "menuActionTriggered": 16384, "editingDidBegin": 65536, "editingChanged": 131_072, "editingDidEnd": 262_144,
    "editingDidEndOnExit": 524_288,
  ]

  // MARK: Segues

  private static let kinds: Set<String> = [
    "show", "showDetail", "presentation", "popoverPresentation", "embed", "relationship", "custom", "unwind", "push", "modal",
    "popover",
    "replace",
  ]

  private mutating func addSegue(_ node: InterfaceNode, from element: InterfaceNode, _ source: Int) {
    let kind = node["kind"] ?? "show"
    guard Self.kinds.contains(kind) else {
      return context.warn(node, "the segue's kind \(kind) is not known: the segue is left out")
    }
    guard let destination = node["destination"], context.elements[destination] != nil else {
      return context.error(
        node,
        "the segue \(node["identifier"] ?? node.id ?? "") leads to \(node["destination"] ?? "nothing"), which does not exist")
    }
    let isController =
      InterfaceElements.isKind(element.name, of: "viewController") || ControllerElements.missing.contains(element.name)
    var segue = NibObject(
      "segue", customClass: context.customClass(of: node), id: node.id ?? "",
      entries: [.init(.kind, .string(kind)), .init(.destination, .string(destination))])
    for (name, key) in [
      ("identifier", NibKey.identifier), ("unwindAction", .action), ("relationship", .relationship), ("trigger", .trigger),
      ("destinationCreationSelector", .creation),
    ] { if let text = node[name], !text.isEmpty { segue.entries.append(.init(key, .string(text))) } }
    for (name, key, words) in [
      ("modalPresentationStyle", NibKey.modalPresentationStyle, Choices.presentation),
      ("modalTransitionStyle", .modalTransitionStyle, Choices.transition),
    ] { if let value = node[name].flatMap({ words[$0] }) { segue.entries.append(.init(key, .integer(value))) } }
    if node["animates"] == "NO" { segue.entries.append(.init(.animates, .bool(false))) }
    if let anchor = anchor(of: node) { segue.entries.append(.init(.anchorView, .object(anchor))) }
    if let arrows = node.child("popoverArrowDirection") {
      segue.entries.append(
        .init(.permittedArrowDirections, .integer(context.flags(arrows, ["up": 1, "down": 2, "left": 4, "right": 8]))))
    }
    if !isController { segue.entries.append(.init(.owner, .object(source))) }
    if segue.customClass != nil { context.use(.type, of: node, base: "UIStoryboardSegue", at: node.line) }
    if let selector = node["unwindAction"] { context.use(unwindAction: selector, at: node.line) }
    let object = draft.add(value: segue)
    switch kind {
    case "relationship": relationships.append(object)
    case "embed": draft.set(.segues, .objects([object]), of: source)
    default: segues.append(object)
    }
  }

  /// The view or the bar item that a popover points at; nil for what begins the segue.
  private func anchor(of segue: InterfaceNode) -> Int? {
    guard let id = segue["popoverAnchorView"] ?? segue["popoverAnchorBarButtonItem"] else { return nil }
    if context.elements[id] == nil {
      context.error(
        segue, "the popover of the segue \(segue["identifier"] ?? segue.id ?? "") points at \(id), which does not exist")
    }
    return objects[id]
  }

  // MARK: Variations

  /// What differs in a size class: properties of the object, and which of its subviews and constraints are installed.
  mutating func addVariation(_ node: InterfaceNode, to object: Int, _ element: String) {
    guard let key = node.key, let group = draft.group(of: object) else { return }
    let variation = draft.add(NibObject("variation"), in: group)
    for part in key == "default" ? [] : key.split(separator: "-") {
      let pair = part.split(separator: "=")
      let size = pair.last == "compact" ? 1 : pair.last == "regular" ? 2 : 0
      switch pair.first {
      case "widthClass" where size > 0: draft.set(.widthClass, .integer(size), of: variation)
      case "heightClass" where size > 0: draft.set(.heightClass, .integer(size), of: variation)
      default: return context.warn(node, "the variation \(key) is not known and is left out")
      }
    }
    if element == "constraint" {
      if let constant = node["constant"].flatMap({ context.number($0, node, "constant") }) {
        draft.set(.constant, .number(constant), of: variation)
      }
      if let priority = priority(of: node) { draft.set(.priority, .number(priority), of: variation) }
    } else {
      fill(variation, from: node, as: element, group)
    }
    for mask in node.children where mask.name == "mask" { addMask(mask, to: variation) }
    var all: [Int] = []
    if case .objects(let known)? = draft[object][.variations] { all = known }
    draft.set(.variations, .objects(all + [variation]), of: object)
  }

  private mutating func addMask(_ mask: InterfaceNode, to variation: Int) {
    for (name, key) in [("include", NibKey.included), ("exclude", .excluded)] {
      let ids = mask.children.filter { $0.name == name }.compactMap { $0["reference"] }
      let added = ids.compactMap { objects[$0] }
      var all: [Int] = []
      if case .objects(let known)? = draft[variation][key] { all = known }
      if !added.isEmpty { draft.set(key, .objects(all + added), of: variation) }
    }
  }
}
