import Diagnostics
import ListModel
import UIKit

// Frames of children, scrolling to children, and visibility reports.
extension ContainerScrollView {
  /// The rectangle of a child in the content, on screen or not; for a scroll view, of its whole content and its insets. O(log children).
  public func rect(of child: UIView) -> CGRect {
    let child = self.child(child, "rect(of:)")
    arrangeIfDue()
    let insets = child.edges
    let space = segment(of: child).inset(before: insets.before(axis), after: insets.after(axis))
    return CGRect(axis, along: space, across: across(of: child))
  }

  /// Origin of `rect(of:)` of a child that is off the screen; nil for scroll views, whose content is scrolled to by the container.
  func place(ofParked view: UIView) -> CGPoint? {
    guard let child = child(view), child.scrollView == nil, !isShown(child) else { return nil }
    return rect(of: view).origin
  }

  /// The visible fraction of a child, from 0 to 1.
  public func visibleFraction(of child: UIView) -> CGFloat {
    let child = self.child(child, "visibleFraction(of:)")
    arrangeIfDue()
    return placed.shown.contains { $0 === child } ? fraction(of: child) : 0
  }

  /// The children of which a part is visible, in order.
  public var visibleArrangedSubviews: [UIView] {
    arrangeIfDue()
    return placed.shown.filter { fraction(of: $0) > 0 }.sorted { stack.index(of: $0.id) < stack.index(of: $1.id) }.map(
      \.givenView)
  }

  /// Scrolls so that a child, or a part of it, lies at `position`, as far as the edges allow.
  ///
  /// During the animation, changes above the child move the destination by the same distance.
  ///
  /// `rect` is in the child's own coordinates, those of its content if it is a scroll view; nil is the whole child. The container scrolls
  /// it to `position`, as far as the edges of the content allow.
  public func scroll(to child: UIView, rect: CGRect? = nil, at position: ScrollPosition = .start, animated: Bool) {
    let target = self.child(child, "scroll(to:rect:at:animated:)")
    ensure(
      rect.map { ($0.minX + $0.minY + $0.maxX + $0.maxY).isFinite } ?? true,
      "\(type(of: self)).scroll(to:rect: \(rect ?? .null), at:animated:): give a finite rectangle, or nil for the whole child")
    arrangeIfDue()
    let insets = target.edges
    var part = segment(of: target).inset(before: insets.before(axis), after: insets.after(axis))
    if let rect {
      let inner = rect.along(axis)
      let start = target.scrollView?.contentInset.before(axis) ?? -child.bounds.origin.along(axis)
      part = Segment(start: part.start + Double(start) + inner.start, length: inner.length)
    }
    go(to: offset(showing: part, at: position, room: pileRoom(for: target.id)), animated: animated)
  }

  /// The offset at which a part of the content lies at `position` beside the pinned children, whose lengths are `room`.
  func offset(showing part: Segment, at position: ScrollPosition, room: (start: CGFloat, end: CGFloat)) -> Double {
    let viewport = viewport
    let before = viewport.insets.before(axis) + room.start
    let visible = viewport.bounds.along(axis).inset(before: before, after: viewport.insets.after(axis) + room.end)
    let offset: Double
    switch position {
    case .start: offset = part.start
    case .center: offset = (part.start + part.end - visible.length) / 2
    case .end: offset = part.end - visible.length
    case .nearest:
      let ends = [part.start, part.end - visible.length]
      offset = min(max(visible.start, min(ends[0], ends[1])), max(ends[0], ends[1]))
    }
    return offset - Double(before)
  }

  /// Scrolls to `offset`, clamped to the edges of the outermost container.
  func go(to offset: Double, animated: Bool) {
    var (along, across) = (CGFloat(offset), contentOffset.along(axis.other))
    if !isManaged {
      let inset = adjustedContentInset
      // Across the stack the offset may be bouncing back from beyond an edge. Setting the offset ends the bounce, so set the edge.
      across = -inset.before(axis.other)
      let last = max(-inset.before(axis), contentSize.along(axis) + inset.after(axis) - bounds.size.along(axis))
      along = min(max(-inset.before(axis), along), last)
    }
    setContentOffset(CGPoint(axis, along: along, across: across), animated: animated)
  }

  // MARK: Scrolling requested by children

  /// The part of the bounds that is on the screen: inside another container, the bounds reach beyond it during an animation.
  var visibleBounds: CGRect {
    guard isManaged, let outer = outerContainer else { return bounds }
    return outer.content.visibleBounds(of: self)
  }

  /// The part of this container that the screen could show. Inside another container that is more than the bounds, which are cut to the
  /// screen.
  private var viewport: ScrollViewport {
    if isManaged, let outer = outerContainer { return outer.viewport(of: self) }
    return ScrollViewport(bounds: bounds, insets: adjustedContentInset)
  }

  /// Length of the free part of the screen, also where another container has cut the bounds.
  var viewportLength: Double {
    if isManaged, let outer = outerContainer, outer.axis == axis { return outer.viewportLength }
    return screen.length - Double(adjustedContentInset.sum(axis))
  }

  func viewport(of scrollView: UIScrollView) -> ScrollViewport {
    arrangeIfDue()
    let (viewport, start) = (viewport, contentStart(of: scrollView))
    let room = pinnedRoom(for: child(scrollView, "viewport").id)
    var insets = UIEdgeInsets(axis, along: viewport.insets, across: scrollView.adjustedContentInset)
    insets.add(axis, before: room.start, after: room.end)
    return ScrollViewport(
      bounds: CGRect(
        axis, along: viewport.bounds.along(axis).moved(by: -start), across: scrollView.bounds.along(axis.other)),
      insets: insets)
  }

  func scroll(_ scrollView: UIScrollView, to offset: CGPoint, animated: Bool) {
    arrangeIfDue()
    let across = offset.along(axis.other)
    if across != scrollView.contentOffset.along(axis.other) {
      scrollView.contentOffset = CGPoint(axis, along: scrollView.contentOffset.along(axis), across: across)
    }
    go(to: contentStart(of: scrollView) + Double(offset.along(axis)), animated: animated)
    if !animated { arrange() }
  }

  /// Start of a child's content in the container's content, without the child's own content inset.
  private func contentStart(of scrollView: UIScrollView) -> Double {
    let child = child(scrollView, "viewport")
    return contentStart(of: child, at: segment(of: child))
  }

  /// As `contentStart`, at the last placement.
  func shownStart(of child: ContainerChild) -> Double { contentStart(of: child, at: shownSpace(of: child)) }

  /// The child's space at the last placement; for a child that this did not show, at its place in the stack.
  func shownSpace(of child: ContainerChild) -> Segment { isShown(child) ? child.space : segment(of: child) }

  private func contentStart(of child: ContainerChild, at space: Segment) -> Double {
    space.start + Double(child.edges.before(axis) + (child.scrollView?.contentInset.before(axis) ?? 0))
  }

  /// Index among the subviews of the content view.
  func index(of view: UIView) -> Int? { child(view).map { stack.presentIndex(of: $0.id) } }
}
