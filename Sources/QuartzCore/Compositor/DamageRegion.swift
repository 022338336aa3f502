internal import CoreGraphics
internal import Foundation

/// Disjoint rectangles on whole device pixels, in points.
struct DamageRegion {
  private(set) var extents: ContiguousArray<Extent> = []
  private(set) var bounds = Extent.empty
  private var pieces: ContiguousArray<Extent> = []
  /// Number of rectangles above which they are joined into one. Our choice.
  private static let limit = 16
  /// Two rectangles are joined if that increases the painted area by at most this factor. Our choice.
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
    var box = new
    var i = 0
    while i < extents.count {
      let old = extents[i]
      if old.contains(box) { return }
      let both = old.union(box)
      if both.area <= (old.area + box.area - old.intersection(box).area) * Self.waste {
        box = both
        extents.remove(at: i)
        i = 0
      } else {
        i += 1
      }
    }
    insertOutside(box)
    if extents.count > Self.limit {
      extents.removeAll(keepingCapacity: true)
      extents.append(bounds)
    }
  }

  /// Adds a rectangle so that one rectangle of the region contains it. `new` must lie on whole device pixels.
  mutating func add(whole new: Extent) {
    if new.isEmpty { return }
    var box = new
    bounds = bounds.union(box)
    var i = 0
    while i < extents.count {
      if extents[i].contains(box) { return }
      guard extents[i].intersects(box) else {
        i += 1
        continue
      }
      box = box.union(extents[i])
      extents.remove(at: i)
      i = 0
    }
    extents.append(box)
  }

  /// Adds the part of `box` outside the existing rectangles.
  private mutating func insertOutside(_ box: Extent) {
    pieces.removeAll(keepingCapacity: true)
    pieces.append(box)
    for i in 0..<extents.count {
      for j in (0..<pieces.count).reversed() where pieces[j].intersects(extents[i]) {
        let piece = pieces[j]
        pieces.remove(at: j)
        piece.outside(extents[i]) { pieces.append($0) }
      }
    }
    for piece in pieces { extents.append(piece) }
  }

  /// Damaged area inside `e`, in square points.
  func area(inside e: Extent) -> CGFloat { extents.reduce(0) { $0 + $1.intersection(e).area } }

  func intersects(_ e: Extent) -> Bool {
    guard bounds.intersects(e) else { return false }
    for extent in extents where extent.intersects(e) { return true }
    return false
  }
}
