internal import CoreGraphics
internal import Foundation

extension CALayer {
  func hit(_ p: CGPoint) -> CALayer? {
    if isHidden { return nil }
    let local = p.applying(geometry.toSuperlayer.inverted())
    let isInside = contains(local)
    if masksToBounds && !isInside { return nil }
    let below = sublayerPlane.map { local.applying($0.inverted()) } ?? local
    for child in frontToBack {
      if let found = child.hitTest(below) { return found }
    }
    return isInside ? self : nil
  }

  var frontToBack: ReversedCollection<ContiguousArray<CALayer>> {
    if !flags.contains(.hasDepth) { return children.reversed() }
    var sorted = children
    sorted.sortByDepth()
    return sorted.reversed()
  }
}

extension ContiguousArray<CALayer> {
  /// Sorts by `zPosition`, stable.
  @MainActor mutating func sortByDepth() {
    var keyed = enumerated().map { ($0.element.zPosition, $0.offset, $0.element) }
    keyed.sort { ($0.0, $0.1) < ($1.0, $1.1) }
    for (i, entry) in keyed.enumerated() { self[i] = entry.2 }
  }
}
