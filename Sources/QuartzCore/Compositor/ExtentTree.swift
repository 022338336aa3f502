internal import Foundation

/// Segment tree of the extents of a layer's sublayers in painting order: unions of every aligned run of 2, 4, 8, ... extents.
///
/// O(log n) for updating an extent and for finding the next one that intersects an area; the painting order is kept. An object, so that asking
/// a layer whether it has a tree is no checked access.
@MainActor final class ExtentTree {
  @exclusivity(unchecked) private(set) var count = 0
  /// Leaves start at `capacity`, a power of two or 0; node i covers nodes 2i and 2i + 1.
  @exclusivity(unchecked) private var capacity = 0
  @exclusivity(unchecked) private var nodes: ContiguousArray<Extent> = []

  /// Union of all leaves.
  var union: Extent { capacity == 0 ? .empty : nodes[1] }

  /// Makes room for `count` empty leaves, reusing memory where possible.
  func reset(count: Int) {
    self.count = count
    var wanted = 1
    while wanted < count { wanted *= 2 }
    if wanted > capacity || wanted * 4 < capacity {
      capacity = wanted
      nodes = ContiguousArray(repeating: .empty, count: 2 * wanted)
    } else {
      for i in nodes.indices { nodes[i] = .empty }
    }
  }

  /// Sets a leaf without updating the nodes above; `rebuild()` must follow.
  func fill(_ index: Int, _ extent: Extent) { nodes[capacity + index] = extent }

  func rebuild() {
    var i = capacity - 1
    while i >= 1 {
      nodes[i] = nodes[2 * i].union(nodes[2 * i + 1])
      i -= 1
    }
  }

  /// Adds a leaf at the end; false if a rebuild is needed for it.
  func append() -> Bool {
    guard count < capacity else { return false }
    count += 1
    return true
  }

  func removeLast() {
    update(count - 1, .empty)
    count -= 1
  }

  func update(_ index: Int, _ extent: Extent) {
    var i = capacity + index
    if nodes[i] == extent { return }
    nodes[i] = extent
    i /= 2
    while i >= 1 {
      let merged = nodes[2 * i].union(nodes[2 * i + 1])
      if nodes[i] == merged { return }
      nodes[i] = merged
      i /= 2
    }
  }

  /// The greatest index below `end` whose extent intersects `area`.
  func last(before end: Int, meeting area: Extent) -> Int? {
    var i = capacity + end
    // Climb until the subtree of a left sibling intersects the area, then descend to its rightmost intersecting leaf.
    while i > 1 {
      if i & 1 == 1 && nodes[i - 1].intersects(area) {
        i -= 1
        while i < capacity { i = nodes[2 * i + 1].intersects(area) ? 2 * i + 1 : 2 * i }
        return i - capacity
      }
      i /= 2
    }
    return nil
  }
}
