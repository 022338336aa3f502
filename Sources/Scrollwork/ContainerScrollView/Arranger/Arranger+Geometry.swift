import Diagnostics
import ListModel
import UIKit

// What follows from the state: places of children, edges, and the viewports of nested scroll views.
extension Arranger {
  var container: ContainerScrollView { host.takeUnretainedValue() }

  var axis: NSLayoutConstraint.Axis { host.borrow { $0.axis } }

  var isMirrored: Bool { host.borrow { $0.effectiveUserInterfaceLayoutDirection == .rightToLeft } }

  /// Pixels per point.
  var scale: CGFloat { container.window?.screen.scale ?? container.contentScaleFactor }

  /// Points per pixel, at most 1.
  var pixel: CGFloat { 1 / max(1, scale) }

  /// Whether changes are animated now. False outside a window: an animation would start only when the container enters one.
  var animatesNow: Bool { container.window != nil && UIView.inheritedAnimationDuration > 0 }

  /// Whether a pass would change nothing now: the session has given up, and the screen is where the last pass left it.
  var isResting: Bool { session.isResting && clock.isPausing && content.bounds == container.bounds }

  // MARK: Children

  func child(_ view: UIView) -> ContainerChild? {
    if let child = children[view] { return child }
    // A view that a `ScrollingStackController` shows inside a scroll view of its own.
    return (view.superview as? StackScrollHost).flatMap { children[$0] }
  }

  /// Stops the program for a view that is no child; the message names the call.
  func child(_ view: UIView, _ call: @autoclosure () -> String) -> ContainerChild {
    guard let child = child(view) else {
      programmingError(
        "\(type(of: container)).\(call()): the \(type(of: view)) is not a child of this container; add it first")
    }
    return child
  }

  func segment(of child: ContainerChild) -> Segment { segment(child.id) }

  func segment(_ id: Stack.Child) -> Segment { stack.segment(of: id).moved(by: stackStart) }

  /// The part of a child's space without its insets.
  func inner(of child: ContainerChild) -> Segment {
    segment(of: child).inset(before: child.edges.before(axis), after: child.edges.after(axis))
  }

  /// The rectangle of a child in the content, on screen or not.
  func rect(of child: ContainerChild) -> CGRect {
    arrangeIfDue()
    return CGRect(axis, along: inner(of: child), across: across(of: child))
  }

  /// Origin of the rectangle of a child that is off the screen; nil for scroll views, whose content is scrolled to by the container.
  func place(ofParked view: UIView) -> CGPoint? {
    guard let child = child(view), child.scrollView == nil, !placement.isShown(child) else { return nil }
    return rect(of: child).origin
  }

  /// The visible fraction of a child, from 0 to 1.
  func visibleFraction(of child: ContainerChild) -> CGFloat {
    arrangeIfDue()
    return placement.shown.contains { $0 === child } ? features.visibility.fraction(of: child) : 0
  }

  /// The views of which a part is visible, in order.
  var visibleViews: [UIView] {
    arrangeIfDue()
    let stack = stack
    let visible = placement.shown.filter { features.visibility.fraction(of: $0) > 0 }
    return visible.sorted { stack.index(of: $0.id) < stack.index(of: $1.id) }.map(\.givenView)
  }

  // MARK: Across the stack

  /// Width available to children.
  var stackAcross: Segment {
    let whole = Segment(start: 0, length: Double(viewAcross))
    guard host.borrow({ $0.isLayoutMarginsRelativeArrangement }) else { return whole }
    let margins = margins
    return whole.inset(before: margins.before(axis.other), after: margins.after(axis.other))
  }

  /// Width of the bounds without insets.
  var viewAcross: CGFloat {
    host.borrow { container in
      let across = container.axis.other
      return max(0, container.bounds.size.along(across) - container.adjustedContentInset.sum(across))
    }
  }

  /// Layout margins, minus the part that the adjusted insets cover already.
  var margins: UIEdgeInsets {
    let (all, adjusted, own) = (container.layoutMargins, container.adjustedContentInset, container.contentInset)
    return UIEdgeInsets(
      top: max(0, all.top - (adjusted.top - own.top)), left: max(0, all.left - (adjusted.left - own.left)),
      bottom: max(0, all.bottom - (adjusted.bottom - own.bottom)), right: max(0, all.right - (adjusted.right - own.right)))
  }

  func across(of child: ContainerChild) -> Segment {
    let (insets, axis) = (child.edges, axis)
    let room = stackAcross.inset(before: insets.before(axis.other), after: insets.after(axis.other))
    let alignment = child.settings.layout.alignment ?? container.alignment
    if alignment == .fill { return room }
    var own = child.ownAcross
    if child.constraints != nil { own.length = Double(child.view.frame.size.along(axis.other)) }
    if alignment == .free { return own }
    let length = min(own.length, room.length)
    let isMirrored = axis == .vertical && isMirrored
    switch alignment {
    case .center: return Segment(start: room.start + (room.length - length) / 2, length: length)
    case .leading where !isMirrored, .trailing where isMirrored: return Segment(start: room.start, length: length)
    default: return Segment(start: room.end - length, length: length)
    }
  }

  // MARK: Along the stack

  /// Visible part of the content along the axis.
  var screen: Segment { host.borrow { $0.bounds.along($0.axis) } }

  /// Start of the first child in the content.
  var stackStart: Double {
    host.borrow { $0.isLayoutMarginsRelativeArrangement } ? Double(margins.before(axis)) : 0
  }

  /// Start and end of the visible area, between bars.
  var visibleEdges: (start: Double, end: Double) {
    host.borrow { container in
      let (axis, insets) = (container.axis, container.adjustedContentInset)
      let screen = container.bounds.along(axis)
      return (screen.start + Double(insets.before(axis)), screen.end - Double(insets.after(axis)))
    }
  }

  /// Start of the visible area, below bars.
  var edge: Double { visibleEdges.start }

  /// End of the visible area, above bars.
  var endEdge: Double { visibleEdges.end }

  /// The offset within the edges.
  func limited(_ offset: Double) -> Double {
    let inset = container.adjustedContentInset
    let first = -Double(inset.before(axis))
    let last = max(first, Double(container.contentSize.along(axis) + inset.after(axis)) - screen.length)
    return min(max(first, offset), last)
  }

  // MARK: Scrolling

  /// The offset at which a part of the content lies at `position` beside the pinned children, whose lengths are `room`.
  func offset(
    showing part: Segment, at position: ContainerScrollView.ScrollPosition, room: (start: CGFloat, end: CGFloat)
  ) -> Double {
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

  /// Scrolls to a child, or to a part of it in its own coordinates, those of its content if it is a scroll view.
  func scroll(to view: UIView, _ rect: CGRect?, at position: ContainerScrollView.ScrollPosition, animated: Bool) {
    let target = child(view, "scroll(to:rect:at:animated:)")
    ensure(
      rect.map { ($0.minX + $0.minY + $0.maxX + $0.maxY).isFinite } ?? true,
      """
      \(type(of: container)).scroll(to:rect: \(rect ?? .null), at:animated:): give a finite rectangle, or nil for the whole child
      """)
    arrangeIfDue()
    var part = inner(of: target)
    if let rect {
      let inner = rect.along(axis)
      let start = target.scrollView?.contentInset.before(axis) ?? -view.bounds.origin.along(axis)
      part = Segment(start: part.start + Double(start) + inner.start, length: inner.length)
    }
    go(to: offset(showing: part, at: position, room: features.pinned.pileRoom(for: target.id)), animated: animated)
  }

  /// Scrolls to `offset`, clamped to the edges of the outermost container.
  func go(to offset: Double, animated: Bool) {
    var (along, across) = (CGFloat(offset), container.contentOffset.along(axis.other))
    if !isManaged {
      let inset = container.adjustedContentInset
      // Across the stack the offset may be bouncing back from beyond an edge. Setting the offset ends the bounce, so set the edge.
      across = -inset.before(axis.other)
      let last = max(
        -inset.before(axis), container.contentSize.along(axis) + inset.after(axis) - container.bounds.size.along(axis))
      along = min(max(-inset.before(axis), along), last)
    }
    container.setContentOffset(CGPoint(axis, along: along, across: across), animated: animated)
  }

  // MARK: Nesting

  /// Whether this container is a child of another container, which scrolls it.
  var isManaged: Bool {
    guard let outer else { return false }
    return outer.arranger.child(container)?.scrollView === container
  }

  /// The container whose child this one is.
  var outer: ContainerScrollView? { (container.superview as? ContainerContentView)?.container }

  /// The part of the bounds that is on the screen: inside another container, the bounds reach beyond it during an animation.
  var visibleBounds: CGRect {
    guard isManaged, let outer else { return container.bounds }
    return outer.arranger.content.visibleBounds(of: container)
  }

  /// The part of this container that the screen could show. Inside another container that is more than the bounds, which are cut to the
  /// screen.
  private var viewport: ScrollViewport {
    if isManaged, let outer { return outer.arranger.viewport(of: container) }
    return ScrollViewport(bounds: container.bounds, insets: container.adjustedContentInset)
  }

  /// Length of the free part of the screen, also where another container has cut the bounds.
  var viewportLength: Double {
    if isManaged, let outer, outer.axis == axis { return outer.arranger.viewportLength }
    return screen.length - Double(container.adjustedContentInset.sum(axis))
  }

  func viewport(of scrollView: UIScrollView) -> ScrollViewport {
    arrangeIfDue()
    let (viewport, start) = (viewport, contentStart(of: scrollView))
    let room = features.pinned.room(for: child(scrollView, "viewport").id)
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
  func shownStart(of child: ContainerChild) -> Double { contentStart(of: child, at: placement.shownSpace(of: child)) }

  private func contentStart(of child: ContainerChild, at space: Segment) -> Double {
    space.start + Double(child.edges.before(axis) + (child.scrollView?.contentInset.before(axis) ?? 0))
  }

  // MARK: Timelines

  /// The segment of a child, or of a view inside one, at its place in the stack; nil for a view that is in no child.
  func naturalPlace(of view: UIView) -> Segment? {
    var top = view
    while let parent = top.superview, parent !== content { top = parent }
    guard top.superview === content, let child = children[top] else { return nil }
    let place = inner(of: child)
    if top === view { return place }
    let origin = child.scrollView.map { -$0.contentInset.before(axis) } ?? top.bounds.origin.along(axis)
    let inner = view.placeIgnoringTransform(axis, in: top)
    return Segment(start: place.start + inner.start - Double(origin), length: inner.length)
  }

  var stackState: StackState { StackState(axis: axis, edits: stack.editSteps, edges: edgeChanges, start: stackStart) }

  /// The seat of a child, or of a subview of a child that the container does not scroll; nil for other views.
  func seat(of view: UIView) -> StackSeat? {
    guard let superview = view.superview, let child = children[view] ?? children[superview] else { return nil }
    let isChild = child.view === view
    if !isChild && child.scrollView != nil { return nil }
    let place = inner(of: child)
    return StackSeat(start: CGFloat(place.start), length: CGFloat(place.length), isChild: isChild)
  }
}
