internal import Foundation
internal import ListModel
internal import QuartzCore
internal import ScrollPhysics
internal import UIKitCore
internal import UIKitLists

/// The scroll views of the sections that scroll by themselves and overlap the bounds.
@MainActor final class CollectionHosts {
  struct Host {
    let view: UIScrollView
    /// Position in the collection less position in the scroll view.
    var shift: CGPoint
    var zIndex: Int
    var tiling = 0
    /// `CollectionHosts.revision` for which the scroll view has its frame and offset.
    var placed: Int?
    /// The shift when items ahead were last announced to the prefetching data source.
    var announced: CGPoint?
  }

  fileprivate(set) var shown: [Int: Host] = [:]
  /// Scroll views of deleted sections whose cells still fade.
  fileprivate(set) var leaving: [UIScrollView] = []
  /// Whether the collection is setting the offsets of scroll views, which then are no movements.
  fileprivate(set) var isPlacing = false
  /// Number of the last call of `makeScrollers()` that changed something.
  fileprivate(set) var number = 0
  /// The sections that overlapped the bounds in that call.
  fileprivate(set) var sections: [Int] = []
  /// Takes turns with `sections`, so that a step allocates nothing.
  fileprivate(set) var spare: [Int] = []
  /// The revision for which all of these have their frames and offsets.
  fileprivate(set) var settled: Int?
  /// Revision counter: incremented when the layout is prepared, a section scrolls by itself, or sections get other numbers.
  fileprivate(set) var revision = 0

  var isEmpty: Bool { shown.isEmpty }

  /// The layout was prepared: all scroll views are placed again.
  func placesChanged() { revision += 1 }

  /// The layout is another one: its sections have scroll views of their own.
  func leaveAll() {
    leaving += shown.values.map(\.view)
    (shown, settled) = ([:], nil)
  }

  var all: [UIView] { shown.values.map(\.view) + leaving }

  func order(of view: UIView) -> (Int, Int)? {
    for host in shown.values where host.view === view { return (host.zIndex, 1) }
    return nil
  }
}

// Sections that scroll by themselves: a scroll view for each that overlaps the bounds, with the section's cells as subviews.
extension UICollectionView {
  func parent(of attributes: UICollectionViewLayoutAttributes) -> UIView {
    guard let section = attributes.host?.section else { return self }
    return hosts.shown[section]?.view ?? self
  }

  /// The distance from the coordinates of an element's scroll view to the collection's; nil if that scroll view is not shown.
  func shownShift(ofSection section: Int) -> CGPoint? {
    guard let shown = hosts.shown[section], shown.tiling == hosts.number else { return nil }
    return shown.shift
  }

  // MARK: Placing

  /// Makes missing scroll views, places those whose place may have changed, and removes those that have left the bounds.
  /// O(sections on the screen) with a few instructions for each, while the same sections stay and none has scrolled.
  func placeScrollers() {
    makeScrollers(givesFrames: true)
    removeEmptyScrollers()
  }

  /// Makes missing scroll views; present ones take over content size and offset.
  ///
  /// - Parameter givesFrames: Whether present ones get their frames too; false before an animated change, which moves them.
  func makeScrollers(givesFrames: Bool) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let (layout, revision) = (layoutState.layout, hosts.revision)
    var sections = hosts.spare
    hosts.spare = []
    sections.removeAll(keepingCapacity: true)
    layout.forEachScrollingSection(in: layoutRect(bounds)) { sections.append($0) }
    if hosts.settled == revision, sections == hosts.sections {
      hosts.spare = sections
      return
    }
    hosts.number += 1
    let number = hosts.number
    for section in sections {
      if hosts.shown[section]?.placed != hosts.revision, let scroller = layout.scroller(forSection: section) {
        place(scroller, givesFrame: givesFrames)
      }
      hosts.shown[section]?.tiling = number
    }
    (hosts.spare, hosts.sections, hosts.settled) = (hosts.sections, sections, givesFrames ? revision : nil)
    guard givesFrames else { return }
    // Those that a change has moved out of the bounds stay until their cells have left.
    for (section, host) in hosts.shown where host.tiling != number {
      if let scroller = layout.scroller(forSection: section) { host.view.placeIfNeeded(layoutRect(scroller.frame)) }
    }
  }

  private func place(_ scroller: CollectionScroller, givesFrame: Bool) {
    // Placing ends a motion beyond an end that has come nearer; the section then scrolls, and is placed again in the next pass.
    let revision = hosts.revision
    let frame = layoutRect(scroller.frame)
    let offset = viewOffset(scroller)
    let view = scrollView(for: scroller, frame)
    if givesFrame { view.placeIfNeeded(frame) }
    hosts.isPlacing = true
    if view.contentSize != scroller.contentSize { view.contentSize = scroller.contentSize }
    if view.contentOffset != offset { view.contentOffset = offset }
    hosts.isPlacing = false
    hosts.shown[scroller.section]?.shift = CGPoint(x: frame.minX - offset.x, y: frame.minY - offset.y)
    if !tiling.known.covers(scroller) { tiling.forgetRect() }
    layoutState.layout.scrollerPlaced(view, forSection: scroller.section)
    hosts.shown[scroller.section]?.placed = givesFrame ? revision : nil
  }

  private func scrollView(for scroller: CollectionScroller, _ frame: CGRect) -> UIScrollView {
    if let host = hosts.shown[scroller.section] {
      if host.zIndex != scroller.zIndex {
        hosts.shown[scroller.section]?.zIndex = scroller.zIndex
        arrange(host.view, (scroller.zIndex, 1), in: self)
      }
      return host.view
    }
    let view = layoutState.layout.makeScroller(forSection: scroller.section)
    // A view inserted during an animation starts at its final place.
    if ViewAnimation.current == nil { view.frame = frame } else { ViewAnimation.suspend { view.frame = frame } }
    hosts.shown[scroller.section] = CollectionHosts.Host(view: view, shift: .zero, zIndex: scroller.zIndex)
    arrange(view, (scroller.zIndex, 1), in: self)
    return view
  }

  private func viewOffset(_ scroller: CollectionScroller) -> CGPoint {
    guard isMirrored else { return scroller.contentOffset }
    return CGPoint(
      x: scroller.contentSize.width - scroller.frame.width - scroller.contentOffset.x, y: scroller.contentOffset.y)
  }

  /// Removes scroll views that show no element any more. A scroll view with cells waits for the pass that retires them.
  func removeEmptyScrollers() {
    for (section, host) in hosts.shown where host.tiling != hosts.number && !hasElements(host.view) {
      host.view.removeFromSuperview()
      hosts.shown[section] = nil
    }
    for view in hosts.leaving where !hasElements(view) { view.removeFromSuperview() }
    hosts.leaving.removeAll { $0.superview == nil }
  }

  private func hasElements(_ view: UIView) -> Bool {
    view.subviews.contains { ($0 as? UICollectionReusableView)?.element != nil }
  }

  // MARK: Prefetching

  /// Announces the items that one more screen of a section's own scrolling would show, each time it has moved by a quarter of the screen.
  func prefetchInSections() {
    guard !hosts.isEmpty, mayPrefetch, !controller.isStale else { return }
    var new: [RowPosition] = []
    for (section, host) in hosts.shown {
      let former = host.announced ?? host.shift
      let move = CGPoint(x: former.x - host.shift.x, y: former.y - host.shift.y)
      let axis = Axis.main(of: move)
      let isFar = move[axis].magnitude > bounds.size[axis] / 4
      if host.announced == nil || isFar { hosts.shown[section]?.announced = host.shift }
      guard isFar else { continue }
      let ahead = (move[axis] > 0 ? 1 : -1) * bounds.size[axis]
      let rect = host.view.frame.offsetBy(dx: axis == .x ? ahead : 0, dy: axis == .y ? ahead : 0)
      for attributes in layoutState.layout.layoutAttributesForElements(in: layoutRect(rect)) ?? []
      where attributes.representedElementCategory == .cell && attributes.host?.section == section {
        let position = RowPosition(section: section, row: attributes.indexPath.item)
        if !isShown(position) { new.append(position) }
      }
    }
    controller.announce(new)
  }

  // MARK: Changes

  /// Gives the scroll views of a batch's sections their new indices.
  func carryHosts(_ place: (Int) -> Int?) {
    guard !hosts.isEmpty else { return }
    let shown = hosts.shown
    hosts.shown = [:]
    hosts.revision += 1
    for (section, host) in shown {
      if let now = place(section) {
        hosts.shown[now] = host
        layoutState.layout.scrollerPlaced(host.view, forSection: now)
      } else {
        hosts.leaving.append(host.view)
      }
    }
  }

  /// Moves an element that comes from another scroll view into its present one, at the same place on the screen.
  ///
  /// - Returns: whether it came from another one, and has its new attributes.
  @discardableResult func rehost(_ element: ShownElement, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let (parent, before) = (parent(of: attributes), element.attributes)
    guard let former = element.parent, former !== parent else { return false }
    let center = parent.convert(element.view.center, from: former)
    element.attributes = attributes
    arrange(element)
    element.view.center = center
    passAttributes(to: element, after: before)
    return true
  }

  /// Called by the layout when a section has scrolled by itself: the next layout pass shows the section's items.
  ///
  /// - Parameter relearns: whether elements are needed that the collection has not asked for.
  /// - Returns: false if the collection itself sets the scroll view's offset.
  @_spi(Lists) @discardableResult public func sectionScrolled(relearns: Bool) -> Bool {
    if hosts.isPlacing { return false }
    hosts.revision += 1
    if relearns { tiling.forgetKnown() }
    setNeedsLayout()
    return true
  }

  /// Prepares the layout if a question arrives before the first pass.
  @_spi(Lists) public func prepareLayoutIfAsked() {
    if !layoutState.isPreparing { prepareLayoutIfNeeded() }
  }
}
