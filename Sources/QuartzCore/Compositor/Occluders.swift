internal import CoreGraphics
internal import Foundation

/// The area covered by opaque layers so far, front to back: a few rectangles on whole device pixels.
struct Occluders {
  private var extents: ContiguousArray<Extent> = []
  /// Number of rectangles kept; more are dropped, since occlusion only saves work.
  private static let limit = 24

  mutating func removeAll() { extents.removeAll(keepingCapacity: true) }

  func cover(_ e: Extent) -> Bool {
    for extent in extents where extent.contains(e) { return true }
    return false
  }

  /// Removes those in an area, behind which everything must be painted.
  mutating func remove(meeting area: Extent) { extents.removeAll { $0.intersects(area) } }

  /// Adds a rectangle, joined with those that share a whole edge with it, such as the rows of a table.
  mutating func add(_ new: Extent) {
    var new = new
    if new.isEmpty || cover(new) { return }
    var i = 0
    while i < extents.count {
      let old = extents[i]
      let sameColumn = old.minX == new.minX && old.maxX == new.maxX && old.minY <= new.maxY && new.minY <= old.maxY
      let sameRow = old.minY == new.minY && old.maxY == new.maxY && old.minX <= new.maxX && new.minX <= old.maxX
      if sameColumn || sameRow || new.contains(old) {
        new = new.union(old)
        extents.swapAt(i, extents.count - 1)
        extents.removeLast()
        i = 0
      } else {
        i += 1
      }
    }
    if extents.count < Self.limit { extents.append(new) }
  }
}
