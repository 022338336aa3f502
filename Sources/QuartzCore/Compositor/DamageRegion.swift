internal import CoreGraphics
internal import Foundation

/// Disjoint rectangles on whole device pixels, in points.
struct DamageRegion {
  private(set) var extents: ContiguousArray<Extent> = []
  private(set) var bounds = Extent.empty
  private var pieces: ContiguousArray<Extent> = []
  /// More than this are joined into one.
  private static let limit = 16
  /// Two rectangles become one if that paints at most this much more than both.
  private static let waste: CGFloat = 1.25

  var isEmpty: Bool { extents.isEmpty }

  mutating func removeAll() {
    extents.removeAll(keepingCapacity: true)
    bounds = .empty
  }

  /// `new` must lie on whole device pixels.
  mutating func add(_ new: Extent) {
    if new.isEmpty { return }
    bounds = bounds.union(new)
    pieces.removeAll(keepingCapacity: true)
    pieces.append(new)
    while let piece = pieces.popLast() { insert(piece) }
    if extents.count > Self.limit {
      extents.removeAll(keepingCapacity: true)
      extents.append(bounds)
    }
  }

  private mutating func insert(_ new: Extent) {
    var i = 0
    while i < extents.count {
      let old = extents[i]
      if old.contains(new) { return }
      let both = old.union(new)
      let overlap = old.intersection(new).area
      if both.area <= (old.area + new.area - overlap) * Self.waste {
        extents.remove(at: i)
        pieces.append(both)
        return
      }
      if overlap > 0 { return cut(new, around: old) }
      i += 1
    }
    extents.append(new)
  }

  /// Leaves the up to four parts of `new` outside `old` to be inserted.
  private mutating func cut(_ new: Extent, around old: Extent) {
    let shared = old.intersection(new)
    var rest = new
    if rest.minY < shared.minY { pieces.append(Extent(minX: rest.minX, minY: rest.minY, maxX: rest.maxX, maxY: shared.minY)) }
    if rest.maxY > shared.maxY { pieces.append(Extent(minX: rest.minX, minY: shared.maxY, maxX: rest.maxX, maxY: rest.maxY)) }
    (rest.minY, rest.maxY) = (shared.minY, shared.maxY)
    if rest.minX < shared.minX { pieces.append(Extent(minX: rest.minX, minY: rest.minY, maxX: shared.minX, maxY: rest.maxY)) }
    if rest.maxX > shared.maxX { pieces.append(Extent(minX: shared.maxX, minY: rest.minY, maxX: rest.maxX, maxY: rest.maxY)) }
  }

  func intersects(_ e: Extent) -> Bool {
    guard bounds.intersects(e) else { return false }
    for extent in extents where extent.intersects(e) { return true }
    return false
  }
}
