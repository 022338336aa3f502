internal import NibFormat

/// A scene that is being compiled. Objects have provisional numbers until all groups are known.
struct SceneDraft {
  private struct Draft {
    var object: NibObject
    /// nil for a value such as a colour, which belongs to no group.
    let group: Int?
  }

  private var drafts: [Draft] = []
  private var groups: [NibGroup] = []
  private var values: [NibObject: Int] = [:]

  mutating func addGroup(parent: Int?) -> Int {
    groups.append(NibGroup(parent: parent, objects: 0..<0, roots: []))
    return groups.count - 1
  }

  mutating func add(_ object: NibObject, in group: Int) -> Int {
    drafts.append(Draft(object: object, group: group))
    return drafts.count - 1
  }

  /// Equal values are one object.
  mutating func add(value: NibObject) -> Int {
    if let known = values[value] { return known }
    drafts.append(Draft(object: value, group: nil))
    values[value] = drafts.count - 1
    return drafts.count - 1
  }

  mutating func set(_ key: NibKey, _ value: NibValue, of object: Int) {
    drafts[object].object.entries.removeAll { $0.key == key }
    drafts[object].object.entries.append(.init(key, value))
  }

  mutating func addRoot(_ object: Int) { if let group = drafts[object].group { groups[group].roots.append(object) } }

  mutating func addConstraint(_ object: Int) { if let group = drafts[object].group { groups[group].constraints.append(object) } }

  mutating func add(_ attribute: NibGroup.Attribute) {
    if let group = drafts[attribute.object].group { groups[group].attributes.append(attribute) }
  }

  subscript(object: Int) -> NibObject { drafts[object].object }

  func group(of object: Int) -> Int? { drafts[object].group }

  /// Adds the connection to the inner one of the two objects' groups; false if neither group is inside of the other.
  mutating func add(_ connection: NibConnection) -> Bool {
    guard let first = drafts[connection.source].group, let second = drafts[connection.destination].group else { return false }
    guard let inner = isInside(first, second) ? first : isInside(second, first) ? second : nil else { return false }
    groups[inner].connections.append(connection)
    return true
  }

  /// Whether a group is created in another one, or is that one.
  private func isInside(_ inner: Int, _ outer: Int) -> Bool {
    var group: Int? = inner
    while let current = group {
      if current == outer { return true }
      group = groups[current].parent
    }
    return false
  }

  /// The scene, with its objects numbered group by group, and the values last.
  func scene() -> NibScene {
    var order: [Int] = []
    var groups = groups
    for group in groups.indices {
      let start = order.count
      order += drafts.indices.filter { drafts[$0].group == group }
      groups[group].objects = start..<order.count
    }
    order += drafts.indices.filter { drafts[$0].group == nil }
    var numbers = Array(repeating: 0, count: drafts.count)
    for (number, draft) in order.enumerated() { numbers[draft] = number }
    func renumbered(_ value: NibValue) -> NibValue {
      switch value {
      case .object(let index): .object(numbers[index])
      case .objects(let indices): .objects(indices.map { numbers[$0] })
      default: value
      }
    }
    for group in groups.indices {
      groups[group].roots = groups[group].roots.map { numbers[$0] }
      groups[group].constraints = groups[group].constraints.map { numbers[$0] }
      groups[group].connections = groups[group].connections.map {
        NibConnection(source: numbers[$0.source], destination: numbers[$0.destination], kind: $0.kind)
      }
      groups[group].attributes = groups[group].attributes.map {
        NibGroup.Attribute(object: numbers[$0.object], keyPath: $0.keyPath, value: $0.value.map(renumbered))
      }
    }
    let objects = order.map { draft in
      var object = drafts[draft].object
      object.entries = object.entries.map { .init($0.key, renumbered($0.value)) }
      return object
    }
    return NibScene(objects: objects, groups: groups)
  }
}
