internal import CoreGraphics
internal import Foundation
internal import ListModel
internal import UIKitCore
@_spi(Lists) internal import UIKitLists

/// The solved sections of a layout, and what outlives them: measured sizes and offsets.
@MainActor struct CompositionalState {
  /// Whether the sections must be built anew.
  var isStale = true
  var surroundings: LayoutSurroundings?
  var sections: [SectionLayout] = []
  /// The lengths of the sections along the scroll direction, each with the spacing after it.
  var extents = Extents()
  var spacing = 0.0
  /// Headers and footers of the whole layout.
  var boundary: BoundaryFrame?
  var boundaryAcross = Segment(start: 0, length: 0)
  var contentSize = CGSize.zero
  var isEstimating = false
  var hasHandlers = false
  /// How far headers and footers may reach beyond their sections.
  var reach = 0.0

  /// Offsets of sections that scroll by themselves, from their leading ends.
  var offsets: [Int: Double] = [:]
  /// Measured sizes of items, kept through a batch until the sections are built anew.
  var carried: [Int: CompositionMeasures]?
  /// Measured sizes of supplementary views.
  var supplements: [SupplementKey: CGSize] = [:]
  /// Measured sizes that the sections have not adopted yet.
  var pendingItems: [(path: IndexPath, size: CGSize)] = []
  var hasPendingSupplements = false
  /// Scroll views of sections on the screen.
  var scrollers: [Int: WeakScroller] = [:]

  struct WeakScroller {
    weak var view: SectionScrollView?
  }

  /// A supplementary view; section -1 for those of the whole layout.
  struct SupplementKey: Hashable {
    var kind: String
    var section: Int
    var item: Int

    init(_ kind: String, _ path: IndexPath) {
      self.kind = kind
      (section, item) = path.count == 2 ? (path.section, path.item) : (-1, path[0])
    }
  }

  /// Moves measured sizes and offsets to their places after a batch.
  mutating func carry(section: (Int) -> Int?, item: (IndexPath) -> IndexPath?) {
    var moved: [Int: CompositionMeasures] = [:]
    let known = carried ?? Dictionary(uniqueKeysWithValues: sections.enumerated().map { ($0, $1.solution.measures) })
    for (index, measures) in known {
      for place in measures.items {
        guard let size = measures[place], let now = item(IndexPath(item: place, section: index)) else { continue }
        moved[now.section, default: CompositionMeasures()].set(size, of: now.item)
      }
    }
    carried = moved
    var shifted: [Int: Double] = [:]
    for (place, offset) in offsets { if let now = section(place) { shifted[now] = offset } }
    offsets = shifted
    var kept: [SupplementKey: CGSize] = [:]
    for (key, size) in supplements {
      var key = key
      if key.section >= 0 {
        guard let now = section(key.section) else { continue }
        key.section = now
      }
      kept[key] = size
    }
    supplements = kept
    pendingItems = pendingItems.compactMap { pending in item(pending.path).map { ($0, pending.size) } }
  }

  /// Adds measured sizes; forgets those of all other items if `replacing`, and any are given.
  mutating func recall(_ sizes: [(path: IndexPath, size: CGSize)], replacing: Bool) {
    if sizes.isEmpty { return }
    if replacing { pendingItems = [] }
    var recalled = replacing ? [:] : carried ?? [:]
    for (path, size) in sizes { recalled[path.section, default: CompositionMeasures()].set(CompositionSize(size), of: path.item) }
    carried = recalled
  }

  /// Whether elements of a kind belong to the layout, to sections, or to items.
  func owner(ofKind kind: String) -> CollectionOwner {
    if boundary?.parts.contains(where: { $0.item.elementKind == kind }) ?? false { return .layout }
    let isSections = sections.contains { section in
      section.boundary.parts.contains { $0.item.elementKind == kind }
        || section.section.decorationItems.contains { $0.elementKind == kind }
    }
    return isSections ? .section : .automatic
  }

  // MARK: Places of sections

  /// A section's extent along the scroll direction, in the layout's coordinates.
  func segment(ofSection section: Int, _ main: CompositionAxis) -> Segment {
    let segment = extents.segment(of: section)
    return Segment(
      start: (boundary?.room.before(main) ?? 0) + segment.start, length: sections[section].length)
  }

  /// The sections of which a part lies between two positions along the scroll direction.
  func sections(from lower: Double, to upper: Double, _ main: CompositionAxis) -> Range<Int> {
    let start = boundary?.room.before(main) ?? 0
    return extents.items(from: lower - start - reach, to: upper - start + reach)
  }
}
