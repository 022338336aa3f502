import UIKit

#if canImport(ObjectiveC)
  // Apple's scroll views neither tell nor change the destination of an animated scroll: what is to follow is done when it has arrived.
  extension UIScrollView {
    /// Whether an animated scroll by code runs.
    var runsScrollAnimation: Bool { if #available(iOS 17.4, tvOS 17.4, *) { isScrollAnimating } else { false } }

    /// Whether a finger holds the content or it moves; before iOS 17.4 always true, since animated scrolls are not told.
    var mayMove: Bool {
      if #available(iOS 17.4, tvOS 17.4, *) { isTracking || isDragging || isDecelerating || isScrollAnimating } else { true }
    }

    func redirect(to offset: CGPoint) {}

    /// nil: Apple's scroll views do not tell their motion.
    func predictedTime(untilOffset offset: CGFloat, along axis: NSLayoutConstraint.Axis) -> CFTimeInterval? { nil }
  }
#else
  @_spi(UIKitModules) internal import UIKitCore

  extension UIScrollView {
    /// Whether an animated scroll by code runs.
    var runsScrollAnimation: Bool { isScrollAnimating }

    /// Whether a finger holds the content or it moves.
    var mayMove: Bool { isTracking || isDragging || isDecelerating || isScrollAnimating }

    /// Moves the destination of an animated scroll, within the same time.
    func redirect(to offset: CGPoint) { if !Seams.arePublic { redirectScroll(to: offset) } }

    /// Seconds until the running motion first passes an offset; nil if it does not.
    func predictedTime(untilOffset offset: CGFloat, along axis: NSLayoutConstraint.Axis) -> CFTimeInterval? {
      if Seams.arePublic { return nil }
      return axis == .vertical ? predictedMotion?.time(untilY: offset) : predictedMotion?.time(untilX: offset)
    }

    /// Moves the targets of drags after the delegate has seen them.
    func adjustDragTargets(by adjust: @escaping (CGPoint) -> CGPoint) { adjustsDragTarget = adjust }
  }
#endif
