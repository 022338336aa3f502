internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

/// The order in which elements are read: from top to bottom, in a line from leading to trailing, groups as a whole.
@MainActor package struct ReadingOrder {
  /// Elements that stay together, and the area by which they are placed among others.
  private struct Unit {
    var frame: CGRect
    var nodes: [AccessibilityNode]
  }

  private let isRightToLeft: Bool

  private init(isRightToLeft: Bool) { self.isRightToLeft = isRightToLeft }

  /// The elements of a tree in reading order; nothing inside an element is listed, except for the controls in a row of a table.
  package static func elements(in root: AccessibilityNode) -> [AccessibilityNode] {
    let view = root.object as? UIView
    let order = ReadingOrder(isRightToLeft: view?.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    return order.sorted(order.units(of: root)).flatMap(\.nodes)
  }

  private func units(of node: AccessibilityNode) -> [Unit] {
    if node.isElement { return [Unit(frame: node.frame, nodes: [node] + controls(in: node))] }
    if node.isOrdered {
      let nodes = node.children.flatMap { sorted(units(of: $0)).flatMap(\.nodes) }
      return nodes.isEmpty ? [] : [Unit(frame: node.frame.isEmpty ? Self.union(nodes.map(\.frame)) : node.frame, nodes: nodes)]
    }
    let inside = node.children.flatMap(units)
    guard node.isGroup, !inside.isEmpty else { return inside }
    // A scroll view stands where its window into the content is, not where the content reaches.
    let frame = node.frame.isEmpty ? Self.union(inside.map(\.frame)) : node.frame
    return [Unit(frame: frame, nodes: sorted(inside).flatMap(\.nodes))]
  }

  /// A row that is an element by default leaves its buttons and switches to be reached by themselves.
  private func controls(in node: AccessibilityNode) -> [AccessibilityNode] {
    guard node.role == .cell, node.object.isElementByDefault else { return [] }
    return sorted(node.children.flatMap(units)).flatMap(\.nodes).filter { $0.object.accessibilityRespondsToUserInteraction }
  }

  /// Elements are on one line if the middle of each is inside the first one's height, or the other way round.
  private func sorted(_ units: [Unit]) -> [Unit] {
    let byTop = units.enumerated().sorted { ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset) }
    var lines: [[Unit]] = []
    for unit in byTop.map(\.element) {
      if let first = lines.last?.first, Self.areOnOneLine(first.frame, unit.frame) {
        lines[lines.count - 1].append(unit)
      } else {
        lines.append([unit])
      }
    }
    return lines.flatMap(inLine)
  }

  private func inLine(_ units: [Unit]) -> [Unit] {
    units.enumerated().sorted { one, other in
      let (a, b) = (one.element.frame, other.element.frame)
      if isRightToLeft { return a.maxX != b.maxX ? a.maxX > b.maxX : one.offset < other.offset }
      return a.minX != b.minX ? a.minX < b.minX : one.offset < other.offset
    }.map(\.element)
  }

  private static func areOnOneLine(_ a: CGRect, _ b: CGRect) -> Bool {
    (a.minY...max(a.minY, a.maxY)).contains(b.midY) && (b.minY...max(b.minY, b.maxY)).contains(a.midY)
  }

  private static func union(_ frames: [CGRect]) -> CGRect { frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) } }
}
