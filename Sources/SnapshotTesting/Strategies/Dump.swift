internal import Foundation

extension Snapshotting where Format == String {
  /// The value and everything inside by reflection, without addresses; sets and dictionaries are sorted.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { value in
      var lines: [String] = []
      ValueDump.add(value, name: nil, depth: 0, visited: [], to: &lines)
      return lines.joined(separator: "\n") + "\n"
    }
  }
}

/// A value whose line in a `dump` is its own choice.
public protocol AnySnapshotStringConvertible {
  /// Whether the parts of the value are listed below its line; false unless given.
  static var renderChildren: Bool { get }
  /// The value's line.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// False.
  public static var renderChildren: Bool { false }
}

private enum ValueDump {
  static func add(_ value: Any, name: String?, depth: Int, visited: Set<ObjectIdentifier>, to lines: inout [String]) {
    let mirror = Mirror(reflecting: value)
    var children = Array(mirror.children)
    var above = mirror.superclassMirror
    while let parent = above, parent.subjectType != NSObject.self {
      children = Array(parent.children) + children
      above = parent.superclassMirror
    }
    var visited = visited
    if mirror.displayStyle == .class {
      // An object inside itself is named, not followed.
      if !visited.insert(ObjectIdentifier(value as AnyObject)).inserted { children = [] }
    }
    var description = text(of: value, mirror, &children)
    if let own = value as? any AnySnapshotStringConvertible {
      description = own.snapshotDescription
      if !type(of: own).renderChildren { children = [] }
    }
    let bullet = children.isEmpty ? "-" : "▿"
    let label = name.map { "\($0): " } ?? ""
    lines.append(String(repeating: "  ", count: depth) + "\(bullet) \(label)\(description.withoutAddresses)")
    for child in children { add(child.value, name: child.label, depth: depth + 1, visited: visited, to: &lines) }
  }

  private static func text(of value: Any, _ mirror: Mirror, _ children: inout [Mirror.Child]) -> String {
    let type = "\(mirror.subjectType)"
    switch mirror.displayStyle {
    case .collection, .tuple: return count(children.count, "element")
    case .set:
      children.sort { "\($0.value)" < "\($1.value)" }
      return count(children.count, "member")
    case .dictionary:
      let pairs = children.map { child in
        let pair = Array(Mirror(reflecting: child.value).children)
        return (label: pair.first.map { "\($0.value)" } ?? "", value: pair.last?.value ?? child.value)
      }
      children = pairs.sorted { $0.label < $1.label }.map { ($0.label, $0.value) }
      return count(children.count, "key/value pair")
    case .optional:
      if let some = children.first {
        let inside = Mirror(reflecting: some.value)
        if inside.children.isEmpty || inside.displayStyle == nil {
          children = []
          return "Optional<\(inside.subjectType)>(\(String(reflecting: some.value)))"
        }
        return type
      }
      return "nil"
    case .enum: return "\(type).\(children.first?.label ?? "\(value)")"
    case .class, .struct:
      switch value {
      case is String, is any Numeric, is Bool, is Character, is URL, is UUID: children = []
      case let data as Data:
        children = []
        return "\(data.count) bytes"
      case let date as Date:
        children = []
        return date.formatted(.iso8601)
      default: return type
      }
      return String(reflecting: value)
    default: return value is String || value is Character ? String(reflecting: value) : "\(value)"
    }
  }

  private static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
