internal import NibFormat

/// Values that elements describe, apart from the objects around them.
extension InterfaceContext {
  /// With an error, nil for what is no number, and for lengths that no layout can have: pixels are counted by integers.
  func number(_ text: String, _ node: InterfaceNode, _ name: String) -> Double? {
    guard let number = Double(text), number.isFinite else {
      error(node, "\(name)=\"\(text)\" of \(node.name) is no number: correct it in Xcode")
      return nil
    }
    let limit = node.name == "date" ? 1e12 : 1e9
    if abs(number) <= limit { return number }
    error(node, "\(name)=\"\(text)\" of \(node.name) is beyond \(Int(limit)): correct it in Xcode")
    return nil
  }

  /// `YES` or `NO`.
  func bool(_ text: String, _ node: InterfaceNode, _ name: String) -> Bool? {
    switch text {
    case "YES", "true": return true
    case "NO", "false": return false
    default:
      error(node, "\(name)=\"\(text)\" of \(node.name) is neither YES nor NO: correct it in Xcode")
      return nil
    }
  }

  func numbers(_ node: InterfaceNode, _ names: [String]) -> [Double] {
    names.map { name in node[name].flatMap { number($0, node, name) } ?? 0 }
  }

  /// The bits of the attributes that are `YES`. A mask may also be written as a number.
  func flags(_ node: InterfaceNode, _ bits: [String: Int]) -> Int {
    bits.reduce(0) { node[$1.key] == "YES" ? $0 | $1.value : $0 }
  }

  /// A colour as an object of a nib; nil for an element without a colour.
  func color(_ node: InterfaceNode) -> NibObject? {
    var entries: [NibObject.Entry] = []
    var source = node
    if let name = node["name"] {
      entries.append(.init(.name, .string(name)))
      use(.color, name, at: node.line)
      source = namedColors[name] ?? node
    } else if let name = node["systemColor"] ?? node["cocoaTouchSystemColor"] {
      entries.append(.init(.systemName, .string(name)))
      source = node["red"] == nil && node["white"] == nil ? namedColors[name] ?? node : node
    }
    let isWide = source["customColorSpace"] == "displayP3"
    for (name, key) in [("red", NibKey.red), ("green", .green), ("blue", .blue), ("white", .white), ("alpha", .alpha)] {
      if let value = source[name].flatMap({ number($0, source, name) }) { entries.append(.init(key, .number(value))) }
    }
    if isWide { entries.append(.init(.kind, .string("displayP3"))) }
    return entries.isEmpty ? nil : NibObject("UIColor", entries: entries)
  }

  /// A font as an object of a nib.
  func font(_ node: InterfaceNode) -> NibObject {
    var entries: [NibObject.Entry] = []
    func add(_ key: NibKey, _ value: String?) { if let value { entries.append(.init(key, .string(value))) } }
    add(.kind, node["type"] ?? node["metaFont"])
    add(.weight, node["weight"])
    add(.textStyle, node["style"])
    add(.name, node["name"])
    add(.family, node["family"])
    if let size = (node["pointSize"] ?? node["size"]).flatMap({ number($0, node, "pointSize") }) {
      entries.append(.init(.pointSize, .number(size)))
    }
    return NibObject("UIFont", entries: entries)
  }

  /// An image by its name; a symbol of the system if `catalog` says so.
  func image(_ name: String, of node: InterfaceNode) -> NibObject {
    let isSystem = node["catalog"] == "system"
    if !isSystem { use(.image, name, at: node.line) }
    var entries = [NibObject.Entry(isSystem ? .systemName : .name, .string(name))]
    if let scale = node["symbolScale"].flatMap({ Choices.symbolScale[$0] }) { entries.append(.init(.scale, .integer(scale))) }
    if let configuration = node.children.first(where: { $0.key == "preferredSymbolConfiguration" }) {
      entries += symbolConfiguration(configuration).entries.filter { entry in !entries.contains { $0.key == entry.key } }
    }
    if let mode = node["renderingMode"] { entries.append(.init(.kind, .string(mode))) }
    return NibObject("UIImage", entries: entries)
  }

  /// The size, weight and scale of a symbol.
  func symbolConfiguration(_ node: InterfaceNode) -> NibObject {
    var object = node.name == "fontDescription" ? font(node) : node.child("fontDescription").map(font) ?? NibObject("")
    object.baseClass = "UIImage.SymbolConfiguration"
    if let scale = node["scale"].flatMap({ Choices.symbolScale[$0] }), object[.scale] == nil {
      object.entries.append(.init(.scale, .integer(scale)))
    }
    if let weight = node["weight"], object[.weight] == nil { object.entries.append(.init(.weight, .string(weight))) }
    if let size = node["pointSize"].flatMap({ number($0, node, "pointSize") }), object[.pointSize] == nil {
      object.entries.append(.init(.pointSize, .number(size)))
    }
    return object
  }

  /// The ratio of a constraint: `0.5`, `16:9` or `16/9`.
  func ratio(_ text: String, _ node: InterfaceNode) -> Double? {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map(String.init)
    guard parts.count == 2 else { return number(text, node, "multiplier") }
    guard let first = number(parts[0], node, "multiplier"), let second = number(parts[1], node, "multiplier") else { return nil }
    if second == 0 {
      error(node, "multiplier=\"\(text)\" divides by zero: correct it in Xcode")
      return nil
    }
    return first / second
  }
}
