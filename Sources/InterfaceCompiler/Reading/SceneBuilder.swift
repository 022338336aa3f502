internal import NibFormat

/// Builds the objects of one scene, or of a nib.
struct SceneBuilder {
  let context: InterfaceContext
  var draft = SceneDraft()
  /// The provisional numbers of objects by their identifiers.
  var objects: [String: Int] = [:]
  /// The elements with connections, and the constraints, which are read after all objects are known.
  private var connecting: [(node: InterfaceNode, object: Int)] = []
  private var constraining: [(node: InterfaceNode, view: Int)] = []
  var variations: [(node: InterfaceNode, object: Int, element: String)] = []
  /// The segues of the scene's controller.
  var segues: [Int] = []
  var relationships: [Int] = []
  /// The object at the scene's root: a controller, or a nib's owner.
  var root: Int?
  /// The group of a controller's view; nil in a nib without controllers.
  private var viewGroup: Int?
  /// Labels and image views of cells in UIKit's styles, which the cell makes itself.
  private var ownedByCells: Set<String> = []

  init(_ context: InterfaceContext) { self.context = context }

  // MARK: Scenes

  /// A scene of a storyboard: its controller, and what stands beside it.
  mutating func scene(_ scene: InterfaceNode, controller: InterfaceNode) -> NibScene {
    let controllerGroup = draft.addGroup(parent: nil)
    let viewGroup = draft.addGroup(parent: controllerGroup)
    self.viewGroup = viewGroup
    let beside = scene.list("objects").filter { $0 !== controller }
    addPlaceholders(beside, in: controllerGroup)
    let object = add(controller, in: controllerGroup) ?? draft.add(NibObject("UIKitCore.UIViewController"), in: controllerGroup)
    root = object
    draft.addRoot(object)
    for node in beside where !Self.isPlaceholder(node) {
      let group = referringGroup(of: node) ?? viewGroup
      if let object = add(node, in: max(group, viewGroup)) { draft.addRoot(object) }
    }
    connect()
    if !segues.isEmpty { draft.set(.segues, .objects(segues), of: object) }
    if !relationships.isEmpty { draft.set(.relationships, .objects(relationships), of: object) }
    return draft.scene()
  }

  /// The objects of a nib, its placeholders first.
  mutating func nib(_ objects: [InterfaceNode]) -> NibScene {
    let group = draft.addGroup(parent: nil)
    var hasController = false
    for node in objects {
      node.visit { if InterfaceElements.isKind($0.name, of: "viewController") { hasController = true } }
    }
    if hasController { viewGroup = draft.addGroup(parent: group) }
    addPlaceholders(objects, in: group)
    for node in objects where !Self.isPlaceholder(node) {
      if let object = add(node, in: group) { draft.addRoot(object) }
    }
    connect()
    return draft.scene()
  }

  private static func isPlaceholder(_ node: InterfaceNode) -> Bool { node.name == "placeholder" || node.name == "exit" }

  private static func placeholderKind(_ node: InterfaceNode) -> String {
    if node.name == "exit" { return "exit" }
    switch node["placeholderIdentifier"] {
    case "IBFilesOwner": return "owner"
    case "IBFirstResponder": return "firstResponder"
    case let name?: return NibObject.externalPrefix + name
    case nil: return "placeholder"
    }
  }

  private mutating func addPlaceholders(_ nodes: [InterfaceNode], in group: Int) {
    for node in nodes where Self.isPlaceholder(node) {
      let kind = Self.placeholderKind(node)
      let object = draft.add(
        NibObject(kind, customClass: context.customClass(of: node), id: node.id ?? ""), in: group)
      if kind == "owner" { context.use(.type, of: node, base: "NSObject", at: node.line) }
      if let id = node.id { objects[id] = object }
      if kind != "exit" { note(connectionsOf: node, object) }
    }
  }

  /// The group of the first object that is connected with a recognizer or another object beside the controller.
  private func referringGroup(of node: InterfaceNode) -> Int? {
    for (source, object) in connecting {
      let reaches = source.list("connections").contains { $0["destination"] == node.id && $0.name != "segue" }
      if reaches, let group = draft.group(of: object), group > 0 { return group }
    }
    return nil
  }

  // MARK: Objects

  /// Adds an element and all that it contains; nil, with a warning, for an element that is no object.
  mutating func add(_ node: InterfaceNode, in group: Int) -> Int? {
    guard let element = element(for: node), let kind = InterfaceElements.kinds[element] else { return nil }
    let custom = context.customClass(of: node)
    let object = draft.add(NibObject(kind.type, customClass: custom, id: node.id ?? ""), in: group)
    if let id = node.id { objects[id] = object }
    if custom != nil { context.use(.type, of: node, base: kind.className, at: node.line) }
    fill(object, from: node, as: element, group)
    note(connectionsOf: node, object)
    return object
  }

  /// The element whose rules hold: that of the node, or a plain view or controller in place of one that is not there.
  private func element(for node: InterfaceNode) -> String? {
    if InterfaceElements.kinds[node.name] != nil { return node.name }
    if node.name == "viewControllerPlaceholder" { return "viewController" }
    let isController = ControllerElements.missing.contains(node.name) || node.name.hasSuffix("ViewController")
    let isView = ViewElements.missing.contains(node.name) || node.child("rect") != nil || node.parent?.name == "subviews"
    if node.name == "searchDisplayController" {
      context.warnOnce(
        node, topic: node.name,
        "searchDisplayController is left out: iOS 8 has replaced it by UISearchController, which code creates")
      return nil
    }
    guard isController || isView else {
      context.warnOnce(node, topic: node.name, "the element \(node.name) is not known and is left out")
      return nil
    }
    let stand = isController ? "viewController" : "view"
    context.warnOnce(
      node, topic: node.name,
      "\(node.name) does not exist on Linux: a plain \(isController ? "view controller" : "view") stands in its place")
    return stand
  }

  private mutating func note(connectionsOf node: InterfaceNode, _ object: Int) {
    if node.child("connections") != nil { connecting.append((node, object)) }
  }

  /// Reads attributes and children into an object.
  mutating func fill(_ object: Int, from node: InterfaceNode, as element: String, _ group: Int) {
    for (name, text) in node.attributes.sorted(by: { $0.key < $1.key }) {
      if let value = value(name, text, of: node, as: element), let key = NibKey.named[name] { draft.set(key, value, of: object) }
    }
    if node["fixedFrame"] == "YES" { draft.set(.translatesAutoresizingMaskIntoConstraints, .bool(true), of: object) }
    if let name = node["reuseIdentifier"], !name.isEmpty { draft.set(.reuseIdentifier, .string(name), of: object) }
    if element == "tableViewCell" {
      for name in ["textLabel", "detailTextLabel", "imageView"] { if let id = node[name] { ownedByCells.insert(id) } }
    }
    if node.name == "viewControllerPlaceholder" { addReference(node, object) }
    for child in node.children { read(child, of: object, node, as: element, group) }
    if element == "tableViewCell" { resolveParts(of: node, object) }
  }

  private mutating func resolveParts(of node: InterfaceNode, _ cell: Int) {
    for (name, key) in [("textLabel", NibKey.textLabel), ("detailTextLabel", .detailTextLabel), ("imageView", .imageView)] {
      guard let id = node[name] else { continue }
      if let part = objects[id] { draft.set(key, .object(part), of: cell) }
    }
  }

  private mutating func addReference(_ node: InterfaceNode, _ object: Int) {
    for (name, key) in [
      ("storyboardName", NibKey.storyboardName), ("referencedIdentifier", .identifier), ("bundleIdentifier", .bundleIdentifier),
    ] { if let text = node[name], !text.isEmpty { draft.set(key, .string(text), of: object) } }
    draft.set(.isPlaceholder, .bool(true), of: object)
  }

  /// The value of an attribute by the rule of its element; nil, with a warning, for one without a rule.
  private mutating func value(_ name: String, _ text: String, of node: InterfaceNode, as element: String) -> NibValue? {
    if InterfaceElements.structural.contains(name) && InterfaceElements.rule(name, of: element) == nil { return nil }
    if node.name == "viewControllerPlaceholder" { return nil }
    switch InterfaceElements.rule(name, of: element) {
    case .bool: return context.bool(text, node, name).map { .bool($0) }
    case .integer: return context.number(text, node, name).flatMap { Int(exactly: $0.rounded()) }.map { .integer($0) }
    case .number: return context.number(text, node, name).map { .number($0) }
    case .string: return .string(text)
    case .text: return .localized(text, key: "\(node.id ?? "").\(name)")
    case .choice(let words):
      if let value = words[text] { return .integer(value) }
      context.warnOnce(node, topic: "\(name)=\(text)", "\(name)=\"\(text)\" of \(node.name) is not known and is left out")
      return nil
    case .image: return .object(draft.add(value: context.image(text, of: node)))
    case .reference, .ignored, .object, .color, .font, .numbers, .flags: return nil
    case .missing:
      context.warnOnce(node, topic: "\(element).\(name)", "\(name) of \(node.name) has no effect on Linux")
      return nil
    case nil:
      // What stands in place of an unknown element has none of its properties.
      if node.name == element {
        context.warnOnce(node, topic: "\(element).\(name)", "\(node.name) has no property \(name) here: it is left out")
      }
      return nil
    }
  }

  // MARK: Children

  private mutating func read(_ child: InterfaceNode, of object: Int, _ node: InterfaceNode, as element: String, _ group: Int) {
    switch child.name {
    case "connections", "resources", "mask": return
    case "subviews":
      let isCell = node.parent?.name == "tableViewCell"
      addAll(.subviews, child.children.filter { !isCell || !ownedByCells.contains($0.id ?? "") }, to: object, group)
      for part in child.children where isCell && ownedByCells.contains(part.id ?? "") { _ = add(part, in: group) }
    case "constraints": constraining += child.children.map { ($0, object) }
    case "leftBarButtonItems": addAll(.leftBarButtonItems, child.children, to: object, group)
    case "rightBarButtonItems": addAll(.rightBarButtonItems, child.children, to: object, group)
    case "toolbarItems": addAll(.toolbarItems, child.children, to: object, group)
    case "items": addAll(.items, child.children, to: object, group)
    case "segments": addSegments(child.children, to: object, group)
    case "scopeButtonTitles": addScopes(child.children, to: object, group)
    case "sections":
      if !child.children.isEmpty { addAll(.sections, child.children, to: object, group) }
    case "cells" where element == "tableViewSection": addAll(.cells, child.children, to: object, group)
    case "prototypes", "cells": addPrototypes(child.children, kind: "cell", to: object, group)
    case "state": addState(child, to: object, group)
    case "userDefinedRuntimeAttributes": addAttributes(child, to: object)
    case "variation": variations.append((child, object, element))
    case "accessibility": addAccessibility(child, to: object, group)
    case "viewLayoutGuide", "viewControllerLayoutGuide": addGuide(child, of: object, group)
    case "layoutGuides":
      // Those of a controller are its view's: the constraints in the view find them there.
      let isController = InterfaceElements.isKind(element, of: "viewController")
      for guide in child.children { addGuide(guide, of: object, isController ? viewGroup ?? group : group) }
    case "blurEffect", "vibrancyEffect": addEffect(child, to: object)
    case "nil", "simulatedStatusBarMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics", "simulatedOrientationMetrics",
      "simulatedScreenMetrics", "animations", "modalFormSheetSize", "modalPageSheetSize", "freeformSimulatedSizeMetrics",
      "buttonMenu", "menu":
      return
    default: readKeyed(child, of: object, node, as: element, group)
    }
  }

  private mutating func addAll(_ key: NibKey, _ nodes: [InterfaceNode], to object: Int, _ group: Int) {
    var added: [Int] = []
    for node in nodes { if let child = add(node, in: group) { added.append(child) } }
    if !added.isEmpty { draft.set(key, .objects(added), of: object) }
  }

  /// A child element that is the value of a property.
  private mutating func readKeyed(
    _ child: InterfaceNode, of object: Int, _ node: InterfaceNode, as element: String, _ group: Int
  ) {
    guard let name = child.key else {
      if InterfaceElements.kinds[child.name] != nil, element == "window" || element == "customObject" {
        if let added = add(child, in: group) { draft.addRoot(added) }
        return
      }
      return context.warnOnce(
        child, topic: "\(element)/\(child.name)", "the element \(child.name) in \(node.name) is not known and is left out")
    }
    guard let rule = InterfaceElements.rule(name, of: element) else {
      if name.hasPrefix("simulated") || child.name.hasPrefix("simulated") || node.name != element { return }
      return context.warnOnce(child, topic: "\(element).\(name)", "\(node.name) has no property \(name) here: it is left out")
    }
    guard let value = keyedValue(child, rule, node, group) else { return }
    guard let key = NibKey.named[name] else { return }
    if key == .sectionHeaderView || key == .sectionFooterView { return }
    draft.set(key, value, of: object)
  }

  private mutating func keyedValue(_ child: InterfaceNode, _ rule: Rule, _ node: InterfaceNode, _ group: Int) -> NibValue? {
    let name = child.key ?? ""
    switch rule {
    case .color: return context.color(child).map { .object(draft.add(value: $0)) }
    case .font: return .object(draft.add(value: context.font(child)))
    case .numbers(let names): return .numbers(context.numbers(child, names))
    case .flags(let bits): return .integer(context.flags(child, bits))
    case .text: return .localized(child.text, key: "\(node.id ?? "").\(name)")
    case .string: return .string(child.text)
    case .image: return child["image"].map { .object(draft.add(value: context.image($0, of: child))) }
    case .number: return child["value"].flatMap { context.number($0, child, name) }.map { .number($0) }
    case .integer:
      return child["value"].flatMap { context.number($0, child, name) }.flatMap { Int(exactly: $0.rounded()) }.map {
        .integer($0)
      }
    case .bool: return child["value"].flatMap { context.bool($0, child, name) }.map { .bool($0) }
    case .object: return childObject(child, node, group).map { .object($0) }
    case .missing:
      context.warnOnce(child, topic: "\(node.name).\(name)", "\(name) of \(node.name) has no effect on Linux")
      return nil
    case .choice, .reference, .ignored: return nil
    }
  }

  /// An object that is the value of a property. The view of a controller begins the controller's second group.
  private mutating func childObject(_ child: InterfaceNode, _ node: InterfaceNode, _ group: Int) -> Int? {
    switch child.name {
    case "attributedString": return addAttributedString(child)
    case "textAttributes": return addTextAttributes(child)
    case "preferredSymbolConfiguration", "symbolConfiguration", "fontDescription":
      return draft.add(value: context.symbolConfiguration(child))
    case "collectionReusableView":
      addPrototypes([child], kind: child.key == "sectionHeaderView" ? "header" : "footer", to: objects[node.id ?? ""] ?? 0, group)
      return nil
    default:
      let isScreen = child.key == "view" && InterfaceElements.isKind(node.name, of: "viewController")
      guard let object = add(child, in: isScreen ? viewGroup ?? group : group) else { return nil }
      if isScreen { draft.addRoot(object) }
      return object
    }
  }

  /// Cells that a list creates as it needs them: each begins a group of its own.
  private mutating func addPrototypes(_ nodes: [InterfaceNode], kind: String, to list: Int, _ group: Int) {
    var prototypes: [Int] = []
    if case .objects(let known)? = draft[list][.prototypes] { prototypes = known }
    for node in nodes {
      let own = draft.addGroup(parent: group)
      guard let cell = add(node, in: own) else { continue }
      draft.addRoot(cell)
      var entries: [NibObject.Entry] = [
        .init(.identifier, .string(node["reuseIdentifier"] ?? "")), .init(.group, .integer(own)), .init(.kind, .string(kind)),
      ]
      if let height = draft[cell][.rowHeight] { entries.append(.init(.rowHeight, height)) }
      // The root is found by the group: provisional numbers change.
      prototypes.append(draft.add(NibObject("prototype", entries: entries), in: group))
      if node["reuseIdentifier"]?.isEmpty != false {
        context.warn(node, "a prototype without a reuse identifier cannot be dequeued: give it one in Xcode")
      }
    }
    draft.set(.prototypes, .objects(prototypes), of: list)
  }

  private mutating func addSegments(_ nodes: [InterfaceNode], to control: Int, _ group: Int) {
    addAll(.segments, nodes, to: control, group)
    guard case .objects(let segments)? = draft[control][.segments] else { return }
    // Strings files name the title by the control and the segment's place.
    for (place, segment) in segments.enumerated() {
      guard case .localized(let text, _)? = draft[segment][.title] else { continue }
      draft.set(.title, .localized(text, key: "\(draft[control].id).segmentTitles[\(place)]"), of: segment)
    }
  }

  /// The titles of a search bar's scopes; strings files name them by the bar and their place.
  private mutating func addScopes(_ nodes: [InterfaceNode], to bar: Int, _ group: Int) {
    let scopes = nodes.enumerated().map { place, node in
      let title = NibValue.localized(node.text, key: "\(draft[bar].id).scopeButtonTitles[\(place)]")
      return draft.add(NibObject("scope", entries: [.init(.title, title)]), in: group)
    }
    if !scopes.isEmpty { draft.set(.scopeButtonTitles, .objects(scopes), of: bar) }
  }

  private mutating func addState(_ node: InterfaceNode, to button: Int, _ group: Int) {
    var states: [Int] = []
    if case .objects(let known)? = draft[button][.states] { states = known }
    let object = draft.add(NibObject("state", entries: [.init(.name, .string(node.key ?? "normal"))]), in: group)
    fill(object, from: node, as: "state", group)
    // Strings files name the title of a state by the button: `id.normalTitle`.
    if case .localized(let text, _)? = draft[object][.title] {
      draft.set(.title, .localized(text, key: "\(draft[button].id).\(node.key ?? "normal")Title"), of: object)
    }
    draft.set(.states, .objects(states + [object]), of: button)
  }

  private mutating func addAccessibility(_ node: InterfaceNode, to object: Int, _ group: Int) {
    let configuration = draft.add(NibObject("accessibility"), in: group)
    for (name, text) in node.attributes.sorted(by: { $0.key < $1.key }) where name != "key" {
      guard let key = NibKey.named[name] else { continue }
      let isText = ["label", "hint", "value"].contains(name)
      let id = "\(draft[object].id).accessibility\(name.prefix(1).uppercased() + name.dropFirst())"
      draft.set(key, isText ? .localized(text, key: id) : .string(text), of: configuration)
    }
    for child in node.children {
      switch child.key {
      case "isElement": draft.set(.isElement, .bool(child["value"] == "YES"), of: configuration)
      case "traits":
        let isNone = child["none"] == "YES"
        draft.set(.traits, .integer(isNone ? 0 : context.flags(child, OtherElements.traits)), of: configuration)
      case "label", "hint", "value":
        if let key = NibKey.named[child.key ?? ""] { draft.set(key, .string(child.text), of: configuration) }
      default: break
      }
    }
    draft.set(.accessibility, .object(configuration), of: object)
  }

  private mutating func addGuide(_ node: InterfaceNode, of owner: Int, _ group: Int) {
    guard let id = node.id else { return }
    let kind = node.key ?? node["type"] ?? "safeArea"
    objects[id] = draft.add(
      NibObject("guide", id: id, entries: [.init(.owner, .object(owner)), .init(.kind, .string(kind))]), in: group)
  }

  private mutating func addEffect(_ node: InterfaceNode, to view: Int) {
    let blur = node.name == "blurEffect" ? node : node.child("blurEffect")
    let entries = [NibObject.Entry(.kind, .string(node.name)), .init(.style, .string(blur?["style"] ?? "regular"))]
    draft.set(.effect, .object(draft.add(value: NibObject("UIVisualEffect", entries: entries))), of: view)
  }

  private mutating func addAttributes(_ list: InterfaceNode, to object: Int) {
    for node in list.children where node.name == "userDefinedRuntimeAttribute" {
      guard let keyPath = node["keyPath"], !keyPath.isEmpty else {
        context.error(node, "a user defined runtime attribute has no key path: give it one in Xcode")
        continue
      }
      draft.add(NibGroup.Attribute(object: object, keyPath: keyPath, value: attribute(node, id: draft[object].id)))
    }
  }

  private mutating func attribute(_ node: InterfaceNode, id: String) -> NibValue? {
    let child = node.children.first { $0.key == "value" }
    let text = node["value"] ?? child?["value"]
    switch node["type"] {
    case "boolean": return text.flatMap { context.bool($0, node, "value") }.map { .bool($0) }
    case "number":
      guard let number = text.flatMap({ context.number($0, node, "value") }) else { return nil }
      if child?.name == "integer", let whole = Int(exactly: number) { return .integer(whole) }
      return .number(number)
    case "color": return child.flatMap(context.color).map { .object(draft.add(value: $0)) }
    case "image":
      let name = text ?? child?["image"]
      return name.map { .object(draft.add(value: context.image($0, of: child ?? node))) }
    case "point": return child.map { .numbers(context.numbers($0, ["x", "y"])) }
    case "size": return child.map { .numbers(context.numbers($0, ["width", "height"])) }
    case "rect": return child.map { .numbers(context.numbers($0, ["x", "y", "width", "height"])) }
    case "localizedString": return .localized(text ?? child?.text ?? "", key: "\(id).\(node["keyPath"] ?? "")")
    case "nil": return nil
    default: return .string(text ?? child?.text ?? "")
    }
  }

  // MARK: Texts

  private mutating func addShadow(_ node: InterfaceNode, to object: inout NibObject) {
    object.entries.append(.init(.shadowBlurRadius, .number(node["blurRadius"].flatMap(Double.init) ?? 0)))
    for part in node.children {
      if part.key == "offset" {
        object.entries.append(.init(.shadowOffset, .numbers(context.numbers(part, ["width", "height"]))))
      }
      if part.key == "color", let color = context.color(part) {
        object.entries.append(.init(.shadowColor, .object(draft.add(value: color))))
      }
    }
  }

  private mutating func addAttributedString(_ node: InterfaceNode) -> Int {
    var fragments: [Int] = []
    for fragment in node.children where fragment.name == "fragment" {
      let text = fragment["content"] ?? fragment.children.first { $0.key == "content" }?.text ?? ""
      var object = NibObject("fragment", entries: [.init(.content, .string(text))])
      for attribute in fragment.list("attributes") {
        switch attribute.key {
        case "NSColor":
          if let color = context.color(attribute) {
            object.entries.append(.init(.foregroundColor, .object(draft.add(value: color))))
          }
        case "NSBackgroundColor":
          if let color = context.color(attribute) {
            object.entries.append(.init(.backgroundColor, .object(draft.add(value: color))))
          }
        case "NSStrokeColor", "NSUnderlineColor", "NSStrikethroughColor":
          let keys: [String: NibKey] = ["NSStrokeColor": .strokeColor, "NSUnderlineColor": .underlineColor]
          if let color = context.color(attribute) {
            object.entries.append(
              .init(keys[attribute.key ?? ""] ?? .strikethroughColor, .object(draft.add(value: color))))
          }
        case "NSShadow": addShadow(attribute, to: &object)
        case "NSStrokeWidth":
          if let width = attribute["value"].flatMap(Double.init) { object.entries.append(.init(.strokeWidth, .number(width))) }
        case "NSObliqueness":
          if let slant = attribute["value"].flatMap(Double.init) { object.entries.append(.init(.obliqueness, .number(slant))) }
        case "NSFont": object.entries.append(.init(.font, .object(draft.add(value: context.font(attribute)))))
        case "NSParagraphStyle":
          let style = paragraph(attribute)
          object.entries.append(.init(.paragraphStyle, .object(draft.add(value: style))))
        case "NSUnderline", "NSUnderlineStyle": object.entries.append(.init(.underlineStyle, .integer(whole(attribute))))
        case "NSStrikethrough": object.entries.append(.init(.strikethroughStyle, .integer(whole(attribute))))
        case "NSKern":
          if let kern = attribute["value"].flatMap(Double.init) { object.entries.append(.init(.kern, .number(kern))) }
        case "NSOriginalFont": break
        default:
          context.warnOnce(
            attribute, topic: "text \(attribute.key ?? "")",
            "the text attribute \(attribute.key ?? "") is not known and is left out")
        }
      }
      fragments.append(draft.add(value: object))
    }
    return draft.add(value: NibObject("NSAttributedString", entries: [.init(.fragments, .objects(fragments))]))
  }

  private func whole(_ node: InterfaceNode) -> Int { node["value"].flatMap(Int.init) ?? 0 }

  private mutating func paragraph(_ node: InterfaceNode) -> NibObject {
    var object = NibObject("NSParagraphStyle")
    if let alignment = node["alignment"].flatMap({ Choices.textAlignment[$0] }) {
      object.entries.append(.init(.textAlignment, .integer(alignment)))
    }
    if let mode = node["lineBreakMode"].flatMap({ Choices.lineBreak[$0] }) {
      object.entries.append(.init(.lineBreakMode, .integer(mode)))
    }
    for (name, key) in [
      ("lineSpacing", NibKey.lineSpacing), ("paragraphSpacing", .paragraphSpacing), ("firstLineHeadIndent", .firstLineHeadIndent),
      ("headIndent", .headIndent), ("tailIndent", .tailIndent), ("minimumLineHeight", .minimumLineHeight),
      ("maximumLineHeight", .maximumLineHeight), ("lineHeightMultiple", .lineHeightMultiple),
      ("defaultTabInterval", .defaultTabInterval),
    ] {
      if let value = node[name].flatMap({ context.number($0, node, name) }) { object.entries.append(.init(key, .number(value))) }
    }
    if node.child("tabStops") != nil {
      object.entries.append(.init(.tabStops, .objects(node.list("tabStops").map { tabStop($0) })))
    }
    return object
  }

  private mutating func tabStop(_ node: InterfaceNode) -> Int {
    var object = NibObject("NSTextTab")
    if let alignment = node["alignment"].flatMap({ Choices.textAlignment[$0] }) {
      object.entries.append(.init(.textAlignment, .integer(alignment)))
    }
    if let location = node["location"].flatMap({ context.number($0, node, "location") }) {
      object.entries.append(.init(.location, .number(location)))
    }
    return draft.add(value: object)
  }

  private mutating func addTextAttributes(_ node: InterfaceNode) -> Int {
    var object = NibObject("attributes")
    for child in node.children {
      if child.name == "fontDescription" { object.entries.append(.init(.font, .object(draft.add(value: context.font(child))))) }
      if child.name == "color", child.key == "textColor", let color = context.color(child) {
        object.entries.append(.init(.foregroundColor, .object(draft.add(value: color))))
      }
    }
    return draft.add(value: object)
  }

  // MARK: What joins objects

  private mutating func connect() {
    for (node, view) in constraining { addConstraint(node, in: view) }
    for (node, object, element) in variations { addVariation(node, to: object, element) }
    for (node, object) in connecting {
      for connection in node.list("connections") { addConnection(connection, from: node, object) }
    }
  }
}

extension NibKey {
  /// The keys by the names of attributes.
  static let named = Dictionary(uniqueKeysWithValues: NibKey.allCases.map { ("\($0)", $0) })
}
