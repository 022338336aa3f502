internal import CoreGraphics
internal import Foundation
internal import ListModel
internal import UIKitCore
internal import UIKitGraphics
internal import UIKitLists

/// Headers, footers and side views around content: of a section or of the whole layout.
@MainActor struct BoundaryFrame {
  struct Part {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    /// How many items of the same kind come before.
    let number: Int
    var size: CompositionSize
  }

  let main: CompositionAxis
  var parts: [Part] = []
  /// The room that the parts occupy at the four sides of the content.
  var room = CompositionInsets()

  /// - Parameters:
  ///   - padding: Points above a header.
  ///   - measured: The size of a part's view; nil if it was not measured.
  init(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], _ main: CompositionAxis, _ container: CompositionSize,
    padding: CGFloat = 0, _ measured: (_ kind: String, _ number: Int) -> CGSize?
  ) {
    self.main = main
    var numbers: [String: Int] = [:]
    for item in items {
      let number = numbers[item.elementKind, default: 0]
      numbers[item.elementKind] = number + 1
      let size = item.size.points(
        in: CGSize(width: container.width, height: container.height), measured: measured(item.elementKind, number))
      parts.append(Part(item: item, number: number, size: CompositionSize(size)))
    }
    for part in parts where part.item.extendsBoundary { extend(by: part) }
    if room.top > 0 { room.top += padding }
  }

  private mutating func extend(by part: Part) {
    let (edges, size) = (part.item.alignment.edges, part.size)
    // A corner belongs to the header or footer beside it.
    let axis = edges.hasStart(main) || edges.hasEnd(main) ? main : main.other
    switch (axis, edges.hasStart(axis), edges.hasEnd(axis)) {
    case (.x, true, _): room.leading = max(room.leading, size.width)
    case (.x, _, true): room.trailing = max(room.trailing, size.width)
    case (.y, true, _): room.top = max(room.top, size.height)
    case (.y, _, true): room.bottom = max(room.bottom, size.height)
    default: break
    }
  }

  /// Where a part lies.
  ///
  /// - Parameters:
  ///   - along: The extent with the room of headers and footers.
  ///   - across: The extent in which parts are aligned, with the room of side views.
  func segments(_ part: Part, along: Segment, across: Segment) -> (along: Segment, across: Segment) {
    let (edges, cross, size) = (part.item.alignment.edges, main.other, part.size)
    let extends = part.item.extendsBoundary
    let start: Double
    if edges.hasStart(main) {
      start = along.start + room.before(main) - (extends ? size[main] : 0)
    } else if edges.hasEnd(main) {
      start = along.end - room.after(main) - (extends ? 0 : size[main])
    } else {
      let free = along.length - room.before(main) - room.after(main) - size[main]
      start = along.start + room.before(main) + free / 2
    }
    let side: Double
    if edges.hasStart(cross) {
      side = across.start
    } else {
      side = edges.hasEnd(cross) ? across.end - size[cross] : across.start + (across.length - size[cross]) / 2
    }
    let offset = part.item.offset
    return (
      Segment(start: start + offset[main], length: size[main]), Segment(start: side + offset[cross], length: size[cross])
    )
  }

  /// The place of a part that is pinned on `axis`, in the visible extent `visible`.
  func pinned(_ place: Segment, _ part: Part, on axis: CompositionAxis, in host: Segment, visible: Segment) -> Segment {
    if part.item.alignment.edges.hasEnd(axis) {
      return Segment(start: max(min(place.start, visible.end - place.length), host.start), length: place.length)
    }
    return Segment(start: min(max(place.start, visible.start), max(place.start, host.end - place.length)), length: place.length)
  }

  /// How far parts may reach beyond their section.
  var reach: Double { parts.map { $0.item.offset[main].magnitude }.max() ?? 0 }
}

extension NSCollectionLayoutItem {
  /// The axes on which the view determines its size.
  var estimatedX: Bool { size.widthDimension.length.isEstimated }
  var estimatedY: Bool { size.heightDimension.length.isEstimated }

  /// The insets in force: none on an axis with an estimated length.
  var effectiveInsets: NSDirectionalEdgeInsets {
    var insets = contentInsets
    if estimatedX { (insets.leading, insets.trailing) = (0, 0) }
    if estimatedY { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}
