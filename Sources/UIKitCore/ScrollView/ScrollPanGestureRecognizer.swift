package import Foundation
internal import ScrollPhysics
internal import UIKitGraphics

/// A scroll view's pan: begins only along draggable axes, begins at once if it catches a motion, and delays the content's touches.
@MainActor package final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  /// Seconds by which the content's touches are delayed. Our choice.
  static let contentDelay = 0.15

  /// Cleared by the scroll view's deinit, as the `storedView` of a recognizer.
  nonisolated(unsafe) unowned(unsafe) var scrollView: UIScrollView?
  private var timer: TimerToken?
  /// Time of the lift, at which the deceleration starts.
  private var liftTime: TimeInterval?

  package override init() {
    super.init()
    allowedScrollTypesMask = .all
    addAction { [unowned self] _ in report() }
  }

  /// All touch types, without mice on platforms where a mouse drag does not scroll.
  package override var allowedTouchTypes: [NSNumber] {
    get {
      if view?.window?.screen.application.scrollsByMouseDrag ?? true { return super.allowedTouchTypes }
      return super.allowedTouchTypes.filter { $0.intValue != UITouch.TouchType.indirectPointer.rawValue }
    }
    set { super.allowedTouchTypes = newValue }
  }

  /// Whether the content's touches are being delayed.
  package override var delaysTouchesBegan: Bool {
    get { timer?.isPending ?? false }
    set {}
  }

  // MARK: Reporting to the scroll view

  private func report() {
    guard let scrollView else { return }
    switch state {
    case .began: scrollView.handle(.panBegan(translation: Vector(translation(in: scrollView))))
    case .changed: scrollView.handle(.panMoved(translation: Vector(translation(in: scrollView))))
    case .ended: scrollView.handle(.panEnded(velocity: Vector(velocity(in: scrollView))), at: liftTime)
    case .cancelled: scrollView.handle(.panCancelled)
    case .possible, .failed: break
    }
  }

  // MARK: Touches

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let scrollView, state == .possible else { return }
    scrollView.window?.screen.touches.releaseTrackpad(scrollView)
    scrollView.handle(.touchDown)
    if scrollView.isDecelerating {
      state = .began
    } else if scrollView.delaysContentTouches, timer == nil {
      timer = driver?.schedule(after: Self.contentDelay) { [weak self] in self?.environment?.touchIgnored() }
    }
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    liftTime = event.timestamp
    super.touchesEnded(touches, with: event)
  }

  package override func reset() {
    super.reset()
    liftTime = nil
    timer?.cancel()
    timer = nil
    scrollView?.handle(.touchUp)
  }

  package override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.zoom.pinch && super.canPrevent(preventedGestureRecognizer)
  }

  // MARK: After a pinch

  /// Resets the translation to 0 at the current position, after the fingers have zoomed.
  func resetTranslation() { setTranslation(.zero, in: nil) }

  /// Continues with the finger left after a pinch, without slop.
  func continueAfterPinch() {
    guard isEnabled, numberOfTouches > minimumNumberOfTouches else { return }
    switch state {
    case .possible: state = .began
    case .began, .changed: scrollView?.handle(.panBegan(translation: .zero))
    case .ended, .cancelled, .failed: break
    }
  }

  // MARK: Beginning

  /// The part of the movement along draggable axes; nil unless that part is the larger one.
  package override func applied(_ travel: CGPoint) -> CGPoint? {
    guard let scrollView else { return nil }
    let axes = scrollView.machine.geometry.axes
    let along = Vector(convert(vector: travel, to: scrollView))
    let draggable = Vector { axes[$0].isDraggable ? along[$0] : 0 }
    guard draggable.length >= (along - draggable).length, scrollView.consumesDrag(draggable * -1) else { return nil }
    return super.applied(convert(vector: CGPoint(draggable), from: scrollView))
  }
}

extension UIScrollView {
  /// Whether the content gives up its touches; evaluated when the pan or the pinch would begin.
  package func mayCancelContentTouches(for gesture: UIGestureRecognizer) -> Bool {
    for touch in gesture.tracking.live where touch.isDelivered {
      guard let view = touch.view, view !== self else { continue }
      if !canCancelContentTouches || !touchesShouldCancel(in: view) { return false }
    }
    return true
  }
}
