import ListModel
import UIKit

// Places come from the stack as values; then frames are written, and only those that differ.
extension ContainerScrollView {
  /// Setting frames and offsets sends messages. If a receiver changes the stack, this pass stops and another follows.
  func placeChildren() {
    let isAnimated = UIView.inheritedAnimationDuration > 0 && window != nil && placedRevision >= 0
    let plan = revision
    let moving = isAnimated && plan != placedRevision ? startFromFormerPlaces() : []
    let window = window(isAnimated)
    pass += 1
    swap(&shown, &formerlyShown)
    shown.removeAll(keepingCapacity: true)
    let stuck = stuckPlace()
    var span: Segment?
    var next = stack.firstChild(endingAfter: window.start - stackStart)
    while let id = next, revision == plan, let child = childAt[id.slot] {
      let space = segment(of: child)
      if space.start >= window.end { break }
      next = stack.next(after: id)
      guard space.intersects(from: window.start, to: window.end), child !== stuck?.child else { continue }
      show(child, space, in: window)
      span = Segment(start: span?.start ?? space.start, length: space.end + child.gap - (span?.start ?? space.start))
    }
    if revision == plan { showStuck(stuck) }
    if revision == plan { dismiss(isAnimated, in: window) } else { keep(formerlyShown + moving) }
    formerlyShown.removeAll(keepingCapacity: true)
    shownSpan = span ?? Segment(start: window.start, length: 0)
    if revision != plan { return isArrangingDue = true }
    placedRevision = plan
    if isAnimated { fadeIn() }
    fresh.removeAll(keepingCapacity: true)
    anchor = nil
  }

  func show(_ child: ContainerChild, _ space: Segment, in window: Segment) {
    if isEntering(child, space) { entering = child }
    child.pass = pass
    child.space = space
    child.ownMove = 0
    child.gap = stack.gap(after: child.id)
    child.insets = child.settings.insets
    shown.append(child)
    place(child, space, in: window)
    endClipping(of: child)
  }

  private func isEntering(_ child: ContainerChild, _ space: Segment) -> Bool {
    guard child.scrollView != nil, child.pass != pass - 1, space.start < screen.start else { return false }
    guard let next = formerlyShown.first, known[ObjectIdentifier(next.view)] === next else { return false }
    return segment(of: next).start >= space.end && segment(of: next).start < screen.end
  }

  /// Parks children that have left the screen; one that still moves keeps its place.
  private func dismiss(_ isAnimated: Bool, in window: Segment) {
    for child in formerlyShown where isLeftOver(child) {
      if isVanishing(child) {
        keepVanishing(child)
      } else if overscan > 0, !child.view.isHidden, isAnimated || isMoving(child) {
        show(child, segment(of: child), in: window)
      } else {
        park(child)
        if child.fraction > 0 { departed.append(child) }
      }
    }
  }

  /// Keeps the children that a stopped pass has not reached, for the next pass.
  private func keep(_ children: [ContainerChild]) {
    for child in children where isLeftOver(child) {
      child.pass = pass
      shown.append(child)
    }
  }

  private func isLeftOver(_ child: ContainerChild) -> Bool { child.pass != pass && known[ObjectIdentifier(child.view)] === child }

  private func isMoving(_ child: ContainerChild) -> Bool {
    moves(child.view.layer) || moves(layer)
  }

  // MARK: Frames

  /// Clamps the child to `window`: a child beyond it ends at the window's edge, so that neighbours still meet.
  func place(_ child: ContainerChild, _ space: Segment, in window: Segment) {
    if child.view.isHidden { return placeVanishing(child) }
    let insets = child.insets
    let inner = space.inset(before: insets.before(axis), after: insets.after(axis))
    let across = across(of: child)
    if let scrollView = child.scrollView {
      let end = window.clamp(inner.end)
      let start = min(max(window.clamp(inner.start), screen.start - reachBefore), end)
      let part = Segment(start: start, length: end - start)
      return showPart(of: child, scrollView, inner, part, across)
    }
    let length = Double(child.view.frame.size.along(axis))
    let start = min(max(inner.start, window.start - length), window.end)
    setFrame(of: child, CGRect(axis, along: Segment(start: start, length: length), across: across))
  }

  /// Rounds the origin to pixels for children with constraints, as the constraint engine does.
  func setFrame(of child: ContainerChild, _ frame: CGRect) {
    guard let constraints = child.constraints else { return write(frame, to: child) }
    let scale = self.window?.screen.scale ?? contentScaleFactor
    let origin = CGPoint(x: (frame.minX * scale).rounded() / scale, y: (frame.minY * scale).rounded() / scale)
    constraints.place(at: origin)
    write(CGRect(origin: origin, size: child.view.frame.size), to: child)
  }

  private func write(_ frame: CGRect, to child: ContainerChild) {
    child.frame = frame
    if child.view.frame == frame { return }
    frameWrites += 1
    child.view.frame = frame
  }

  /// Sets the offset before a frame that grows, else after it, so that the offset is legal in between. A frame that moves under a bar may change
  /// the offset; it is then set once more.
  private func showPart(
    of child: ContainerChild, _ scrollView: UIScrollView, _ inner: Segment, _ part: Segment, _ across: Segment
  ) {
    let frame = CGRect(axis, along: part, across: across)
    let position = min(max(0, part.start - inner.start), inner.length)
    let offset = CGPoint(
      axis, along: CGFloat(position) - scrollView.contentInset.before(axis),
      across: scrollView.contentOffset.along(axis.other))
    let grows = part.length > Double(scrollView.frame.size.along(axis))
    if grows && scrollView.contentOffset != offset { scrollView.contentOffset = offset }
    write(frame, to: child)
    if scrollView.contentOffset != offset { scrollView.contentOffset = offset }
    child.offset = offset.along(axis)
  }

  /// Takes a child off screen: a scroll view gets length 0 and drops its cells, a plain view moves to `parkingPlace`.
  func park(_ child: ContainerChild) {
    removeClipMask(of: child)
    guard child.view.superview === content else { return }
    let old = child.view.frame
    let length = child.scrollView == nil ? old.size.along(axis) : 0
    let place = Segment(start: child.scrollView == nil ? Self.parkingPlace - Double(length) : 0, length: Double(length))
    let frame = CGRect(axis, along: place, across: old.along(axis.other))
    if UIView.inheritedAnimationDuration == 0 { return setFrame(of: child, frame) }
    UIView.performWithoutAnimation { setFrame(of: child, frame) }
  }

  private static var parkingPlace: Double { -1_048_576 }
}
