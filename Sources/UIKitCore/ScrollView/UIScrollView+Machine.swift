internal import Diagnostics
package import Foundation
package import ScrollPhysics
internal import UIKitGraphics

// Connects machine and view: passes events in, performs effects.
extension UIScrollView {
  package var machine: ScrollMachine { runner.machine }

  /// Passes an event to the machine and performs the effects.
  ///
  /// - Parameter time: time of the event; nil for the current time.
  func handle(_ event: ScrollMachine.Event, at time: TimeInterval? = nil) {
    // The delegate may release the view during the event.
    withExtendedLifetime(self) {
      if machine.isZoomUnderWay, event != .zoomedViewLost, !updateZoomedContent() { handle(.zoomedViewLost) }
      runner.send(event, at: time ?? now) { perform($0) }
      // A handler may have removed the view from its window: without a window no frame arrives, so end the motion.
      if window == nil, machine.wantsFrames { return handle(.interrupt) }
      runner.run(machine.wantsFrames ? window?.screen.driver : nil)
      indicatorsFollowActivity()
    }
  }

  private func perform(_ effect: ScrollMachine.Effect) {
    switch effect {
    case .scroll(let offset): contentOffset = CGPoint(offset)
    case .willBeginDragging: willBeginDragging()
    case .willEndDragging(let velocity, let target): announceEndOfDrag(velocity, target)
    case .didEndDragging(let decelerates):
      onMessage?(.didEndDragging(willDecelerate: decelerates))
      delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    case .willBeginDecelerating: delegate?.scrollViewWillBeginDecelerating(self)
    case .didEndDecelerating:
      onMessage?(.didEndDecelerating)
      delegate?.scrollViewDidEndDecelerating(self)
    case .didEndScrollingAnimation:
      onMessage?(.didEndScrollingAnimation)
      delegate?.scrollViewDidEndScrollingAnimation(self)
      announcePage()
    case .didScrollToTop: delegate?.scrollViewDidScrollToTop(self)
    case .zoom(let scale): applyZoom(CGFloat(scale))
    case .didZoom: delegate?.scrollViewDidZoom(self)
    case .willBeginZooming: delegate?.scrollViewWillBeginZooming(self, with: zoom.view)
    case .zoomSettled(let isAnnounced): zoomSettled(isAnnounced: isAnnounced)
    }
  }

  private func willBeginDragging() {
    if isTracking, keyboardDismissMode != .none { dismissKeyboard() }
    onMessage?(.willBeginDragging)
    delegate?.scrollViewWillBeginDragging(self)
  }

  private func dismissKeyboard() {
    let isInteractive = keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory
    if isInteractive, window?.screen.keyboard?.follows(self) == true { return }
    window?.firstResponder?.resignFirstResponder()
  }

  private func announceEndOfDrag(_ velocity: Vector, _ announced: Vector) {
    var target = CGPoint(announced)
    if !isPagingEnabled {
      target = restingTarget(for: target, velocity: CGPoint(velocity * 0.001))
      if let topBar { target = topBar.restingTarget(for: target, of: self) }
    }
    if let delegate { announce(velocity, announced, &target, to: delegate) }
    if !isPagingEnabled, let adjustsDragTarget { target = adjustsDragTarget(target) }
    runner.retarget(from: announced, to: Vector(target))
  }

  private func announce(
    _ velocity: Vector, _ announced: Vector, _ target: inout CGPoint, to delegate: any UIScrollViewDelegate
  ) {
    delegate.scrollViewWillEndDragging(self, withVelocity: CGPoint(velocity * 0.001), targetContentOffset: &target)
    requireFinite(target.x + target.y, "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) wrote", target)
    if isPagingEnabled, target != CGPoint(announced) {
      window?.screen.warnings.once(
        """
        \(type(of: delegate)).scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) wrote a target, which a scroll view \
        with isPagingEnabled ignores; to rest elsewhere, turn paging off and set decelerationRate = .fast
        """)
    }
  }

  /// Time of the screen's driver; 0 outside of a window, where nothing moves.
  var now: Double { window?.screen.driver.now ?? 0 }

  // MARK: Bounds

  /// Handles every change of the bounds' origin; an origin not set by the machine is a jump.
  func boundsMoved() {
    runner.adopt(bounds.origin)
    let bounds = bounds
    if bounds.size != CGSize(width: machine.geometry.axes.x.length, height: machine.geometry.axes.y.length) { updateGeometry() }
    guard runner.recordReport(of: self.bounds.origin) else { return updateOverlays() }
    window?.screen.onScroll?(self)
    topBar?.contentMoved(self)
    bottomBar?.contentMoved(self)
    updateOverlays()
    pullControl?.follow()
    announce(.offset)
  }

  // MARK: Code

  func animate(to offset: CGPoint, for purpose: ScrollMachine.AnimationPurpose) {
    guard window != nil else {
      // Without a window no frame arrives: set the offset without animation.
      contentOffset = offset
      return
    }
    handle(.animate(to: Vector(offset), purpose: purpose))
  }

  func stop(at offset: CGPoint) { handle(.stop(at: Vector(offset))) }

  func scrollEnabledChanged() {
    pan.isEnabled = isScrollEnabled
    if isScrollEnabled { return }
    window?.screen.touches.releaseTrackpad(self)
    if isDecelerating || isDragging { handle(.interrupt) }
  }

  func stopEverything() {
    handle(.interrupt)
    // End the gestures too: a machine at rest ignores their further events.
    let fingers: [UIGestureRecognizer?] = [pan, zoom.activePinch]
    for case let recognizer? in fingers where recognizer.isEnabled {
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
  }

  /// Adapts to the window; without a window every motion ends, and the content stays where it is.
  func adoptWindow() {
    if window == nil { handle(.interrupt) } else { updateGeometry() }
    runner.run(machine.wantsFrames ? window?.screen.driver : nil)
  }

  package func warn(_ text: String) { (window?.screen ?? UIScreen.main).warnings.once(text) }

  /// Stops the program if `value` is not finite.
  ///
  /// - Parameter sum: the sum of all numbers in `value`, which is finite only if all of them are.
  package func requireFinite(_ sum: CGFloat, _ call: String, _ value: @autoclosure () -> Any) {
    if sum.isFinite { return }
    programmingError(
      "\(type(of: self)).\(call): \(value()) is not finite; check the arithmetic (a division by zero?) that made it")
  }
}

extension Vector {
  package init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension CGPoint {
  package init(_ vector: Vector) { self.init(x: vector.x, y: vector.y) }
}
