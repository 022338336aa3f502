internal import CoreGraphics
internal import Diagnostics
internal import Foundation
internal import ListModel
internal import UIKitCore
internal import UIKitGraphics
internal import UIKitLists

/// One section, solved: where its groups, boundary items and decorations lie, counted from the section's own start.
@MainActor final class SectionLayout {
  let section: NSCollectionLayoutSection
  let surroundings: LayoutSurroundings
  let environment: LayoutEnvironment
  /// The items of the description by the ids of their nodes.
  let nodes: [NSCollectionLayoutItem]
  private(set) var solution: CompositionSection
  var boundary: BoundaryFrame
  /// Insets of the groups, with those of the reference across the scroll direction.
  let insets: CompositionInsets
  /// The extent in which boundary items are aligned across the scroll direction.
  private let boundaryAcross: Segment
  let isEstimating: Bool
  /// How far views attached to items may reach beyond them.
  let attachedReach: Double

  /// The length to which shares of boundary items refer across the scroll direction.
  var boundaryLength: Double { boundaryAcross.length }
  var main: CompositionAxis { surroundings.main }
  var cross: CompositionAxis { main.other }
  let isOrthogonal: Bool

  init(
    _ section: NSCollectionLayoutSection, index: Int, count: Int, measures: CompositionMeasures,
    _ surroundings: LayoutSurroundings, _ reference: UIContentInsetsReference,
    measured: (_ kind: String, _ number: Int) -> CGSize?
  ) {
    (self.section, self.surroundings) = (section, surroundings)
    isOrthogonal = section.orthogonalScrollingBehavior != .none
    func resolved(_ own: UIContentInsetsReference) -> UIContentInsetsReference { own == .automatic ? reference : own }
    let (main, cross) = (surroundings.main, surroundings.main.other)
    environment = surroundings.environment(resolved(section.contentInsetsReference))
    var insets = CompositionInsets(section.contentInsets)
    let own = insets
    insets.add(surroundings.insets(resolved(section.contentInsetsReference)))
    self.insets = insets
    var outer = surroundings.insets(resolved(section.supplementaryContentInsetsReference))
    if section.followsInsets, section.supplementaryContentInsetsReference != .none { outer.add(own.across(main)) }
    boundaryAcross = Segment(
      start: outer.before(cross), length: max(0, surroundings.room[cross] - outer.before(cross) - outer.after(cross)))
    var container = surroundings.room
    container[cross] = boundaryAcross.length
    boundary = BoundaryFrame(
      section.boundarySupplementaryItems, main, container, padding: section.listing?.headerPadding ?? 0, measured)
    var nodes: [NSCollectionLayoutItem] = []
    let node = section.group.node(&nodes)
    self.nodes = nodes
    var room = surroundings.room.inset(by: insets)
    let sides = boundary.room.before(cross) + boundary.room.after(cross)
    if !isOrthogonal { room[cross] = max(0, room[cross] - sides) }
    let traits = surroundings.traits
    solution = CompositionSection(
      group: node, itemCount: count, container: room, axis: isOrthogonal ? cross : main,
      spacing: section.interGroupSpacing, measures: measures
    ) { id, size in MainActor.assumeIsolated { Self.customItems(nodes[id], size, traits, index) } }
    let views = nodes.flatMap(\.supplementaryItems)
    isEstimating = (nodes + views + section.boundarySupplementaryItems).contains { $0.estimatedX || $0.estimatedY }
    attachedReach = Self.reach(views, room)
  }

  private static func reach(_ views: [NSCollectionLayoutSupplementaryItem], _ room: CompositionSize) -> Double {
    views.map { item in
      let size = item.size.points(in: CGSize(width: room.width, height: room.height))
      let (a, b) = (item.containerAnchor.points(for: size), item.itemAnchor?.points(for: size) ?? .zero)
      return max(size.width, size.height) + max(a.x.magnitude, a.y.magnitude) + max(b.x.magnitude, b.y.magnitude)
    }.max() ?? 0
  }

  private static func customItems(
    _ item: NSCollectionLayoutItem, _ size: CompositionSize, _ traits: UITraitCollection, _ index: Int
  ) -> [CompositionCustomItem] {
    guard let group = item as? NSCollectionLayoutGroup else { return [] }
    let container = LayoutContainer(CGSize(width: size.width, height: size.height))
    let items = group.customItems(LayoutEnvironment(container, traits))
    ensure(
      !items.isEmpty,
      """
      NSCollectionLayoutGroup.custom(layoutSize:itemProvider:): the provider returned no frames for section \(index), which has \
      items: return at least one
      """)
    return items.map { custom in
      let frame = custom.frame
      return CompositionCustomItem(
        rect: CompositionRect(x: frame.minX, y: frame.minY, size: CompositionSize(frame.size)), z: custom.zIndex)
    }
  }

  // MARK: Lengths

  /// Along the collection view's scrolling, with headers and footers.
  var length: Double {
    let content = isOrthogonal ? solution.breadth : solution.length
    return boundary.room.before(main) + insets.before(main) + content + insets.after(main) + boundary.room.after(main)
  }

  /// Where the groups begin along the collection view's scrolling, from the section's start.
  var contentStart: Double { boundary.room.before(main) + insets.before(main) }

  /// Where the groups begin across the collection view's scrolling; in a section that scrolls by itself, in its content.
  var crossStart: Double {
    let start = insets.before(cross) + boundary.room.before(cross)
    guard section.orthogonalScrollingBehavior == .groupPagingCentered, solution.groupCount > 0 else { return start }
    return max(start, (surroundings.room[cross] - solution.segment(ofGroup: 0).length) / 2)
  }

  private var crossEnd: Double {
    let end = insets.after(cross) + boundary.room.after(cross)
    guard section.orthogonalScrollingBehavior == .groupPagingCentered, solution.groupCount > 0 else { return end }
    return max(end, (surroundings.room[cross] - solution.segment(ofGroup: solution.groupCount - 1).length) / 2)
  }

  /// The length of a section's own scrolling; at least that of the visible part.
  var scrolledLength: Double {
    isOrthogonal ? max(surroundings.room[cross], crossStart + solution.length + crossEnd) : surroundings.room[cross]
  }

  /// The greatest offset of a section's own scrolling.
  var greatestOffset: Double { max(0, scrolledLength - surroundings.room[cross]) }

  /// The part of the section that scrolls by itself, from the section's start.
  var scrollerSegment: Segment { Segment(start: contentStart, length: solution.breadth) }

  // MARK: Measures

  func measure(_ size: CGSize, of item: Int) { solution.measure(CompositionSize(size), of: item) }

  /// The anchor of a section's own scrolling: the first item that begins at `offset` or behind it, else the first visible one, and where
  /// it begins. The leading end of a card that is visible in part may move.
  func anchor(at offset: Double) -> (item: Int, start: Double)? {
    let position = offset - crossStart
    var found: (item: Int, start: Double)?
    let groups = solution.groups(from: position, to: position + surroundings.room[cross])
    solution.forEachSlot(inGroups: groups) { slot in
      let start = slot.rect[cross]
      guard !slot.isGroup, slot.rect.end(cross) > position, (found?.start ?? -1) < position - 0.5 else { return }
      if found == nil || start >= position - 0.5 { found = (slot.item, start) }
    }
    return found
  }

  func start(ofItem item: Int) -> Double? { solution.slot(of: item)?.rect[cross] }

  // MARK: Frames, in the coordinates of the section's content

  /// A frame counted from the section's start along the scrolling; across it in the section's own content.
  func frame(_ rect: CompositionRect) -> CGRect {
    var distance = CompositionSize(width: 0, height: 0)
    distance[main] = contentStart
    distance[cross] = crossStart
    return CGRect(rect.moved(by: distance))
  }

  /// Where all items of a slot's line get their views, as thick as the line; nil for a slot by itself, and where the section scrolls by
  /// itself.
  func lineFrame(_ slot: CompositionSlot) -> CGRect? {
    guard !isOrthogonal, let line = slot.line(on: main) else { return nil }
    var rect = slot.rect
    (rect[main], rect.size[main]) = (line.start, line.length)
    return frame(rect)
  }

  /// Calls `body` with each slot near a rectangle in the coordinates of the section's content. O(log runs + items of the groups there).
  func forEachSlot(near rect: CGRect, _ body: (CompositionSlot) -> Void) {
    let axis = solution.axis
    let start = axis == main ? contentStart : crossStart
    let groups = solution.groups(
      from: rect.start(axis) - start - attachedReach, to: rect.end(axis) - start + attachedReach)
    solution.forEachSlot(inGroups: groups, body)
  }

  /// The frame of a boundary item before it is pinned, and whether it scrolls with a section's own content.
  func frame(_ part: BoundaryFrame.Part) -> (frame: CGRect, isHosted: Bool) {
    let edges = part.item.alignment.edges
    let isHosted = isOrthogonal && !edges.hasStart(main) && !edges.hasEnd(main) && edges != []
    var across = boundaryAcross
    if isHosted { across.length += scrolledLength - surroundings.room[cross] }
    let place = boundary.segments(part, along: Segment(start: 0, length: length), across: across)
    return (surroundings.rect(place.along, place.across).inset(by: part.item.effectiveInsets), isHosted)
  }

  /// The place of a side view that stays visible while the section scrolls by itself.
  ///
  /// - Parameters:
  ///   - frame: The place that follows from `offset` alone, in the coordinates of the visible part across the scroll direction.
  ///   - offset: Of the section's own scrolling.
  func pinnedAside(_ part: BoundaryFrame.Part, _ frame: CGRect, at offset: Double) -> CGRect {
    let content = Segment(
      start: boundaryAcross.start - offset, length: boundaryAcross.length + scrolledLength - surroundings.room[cross])
    let place = Segment(start: frame.start(cross), length: frame.size[cross])
    let now = boundary.pinned(place, part, on: cross, in: content, visible: boundaryAcross)
    let move = CGPoint(now.start - place.start, on: cross)
    return frame.offsetBy(dx: move.x, dy: move.y)
  }

  /// The frame of a decoration.
  func frame(_ decoration: NSCollectionLayoutDecorationItem) -> CGRect {
    surroundings.rect(Segment(start: 0, length: length), Segment(start: 0, length: surroundings.room[cross]))
      .inset(by: decoration.contentInsets)
  }

  // MARK: Resting places of the section's own scrolling

  /// The offset at which a group rests.
  func restingOffset(ofGroup group: Int) -> Double {
    let segment = solution.segment(ofGroup: group)
    if section.orthogonalScrollingBehavior == .groupPagingCentered {
      return clamped(crossStart + segment.start + segment.length / 2 - surroundings.room[cross] / 2)
    }
    return clamped(segment.start)
  }

  func clamped(_ offset: Double) -> Double { min(max(0, offset), greatestOffset) }

  /// The group that rests nearest to `offset`. O(log groups).
  func group(nearest offset: Double) -> Int {
    guard solution.groupCount > 1 else { return 0 }
    var (low, high) = (0, solution.groupCount - 1)
    while low < high {
      let middle = (low + high) / 2
      if restingOffset(ofGroup: middle) < offset { low = middle + 1 } else { high = middle }
    }
    if low > 0, offset - restingOffset(ofGroup: low - 1) <= restingOffset(ofGroup: low) - offset { return low - 1 }
    return low
  }
}

extension CompositionInsets {
  mutating func add(_ other: CompositionInsets) {
    (leading, trailing) = (leading + other.leading, trailing + other.trailing)
    (top, bottom) = (top + other.top, bottom + other.bottom)
  }

  /// Without the insets along `axis`.
  func across(_ axis: CompositionAxis) -> CompositionInsets {
    axis == .y ? CompositionInsets(leading: leading, trailing: trailing) : CompositionInsets(top: top, bottom: bottom)
  }
}
