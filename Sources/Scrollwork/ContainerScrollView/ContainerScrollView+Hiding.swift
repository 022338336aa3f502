import ListModel
import UIKit

// Animated hiding: a hidden child takes no space at once, but stays visible while it fades out and its neighbours close the gap.
extension ContainerScrollView {
  static let vanishingKey = "ContainerScrollView.vanishing"

  /// Whether changes are animated now. False outside a window: an animation would start only when the container enters one.
  var animatesNow: Bool { window != nil && UIView.inheritedAnimationDuration > 0 }

  func isVanishing(_ child: ContainerChild) -> Bool {
    child.view.isHidden && child.view.layer.animation(forKey: Self.vanishingKey) != nil
  }

  /// Starts or ends the child's fade. Call when `isHidden` may have changed.
  func followHiding(of child: ContainerChild) {
    let layer = child.view.layer
    if child.view.isHidden {
      guard animatesNow, isShown(child), stack.length(of: child.id) > 0, !isVanishing(child) else { return }
      willChange()
      vanish(child)
    } else if layer.animation(forKey: Self.vanishingKey) != nil {
      let (shown, mask) = (layer.presentation()?.opacity ?? layer.opacity, child.clipMask)
      endVanishing(of: child)
      guard animatesNow else { return }
      layer.add(makeFade(from: shown, to: layer.opacity), forKey: Self.fadeKey)
      if let mask { (child.clipMask, child.view.mask) = (mask, mask) }
    }
  }

  private func vanish(_ child: ContainerChild) {
    // The neighbours meet at the child's start, or at the edge of the screen if the child extends above the edge.
    let seam = max(child.space.start, min(edge, child.space.end))
    child.lead = child.view.frame.along(axis).start - seam
    child.clipEnd = child.space.end - Double(child.edges.after(axis))
    if child.clipMask == nil && child.view.mask == nil {
      let mask = UIView()
      mask.backgroundColor = .black
      (child.clipMask, child.view.mask) = (mask, mask)
    }
    child.space = Segment(start: seam, length: 0)
    let layer = child.view.layer
    let fade = makeFade(from: layer.presentation()?.opacity ?? layer.opacity, to: 0)
    let stay = CABasicAnimation(keyPath: "hidden")
    (stay.fromValue, stay.toValue) = (CGFloat(0), CGFloat(0))
    stay.duration = fade.duration
    stay.delegate = VanishingEnd(self)
    layer.add(stay, forKey: Self.vanishingKey)
    layer.add(fade, forKey: Self.fadeKey)
  }

  func endVanishing(of child: ContainerChild) {
    removeClipMask(of: child)
    guard child.view.layer.animation(forKey: Self.vanishingKey) != nil else { return }
    child.view.layer.removeAnimation(forKey: Self.vanishingKey)
    child.view.layer.removeAnimation(forKey: Self.fadeKey)
  }

  /// Keeps the child in place until its fade has ended.
  func keepVanishing(_ child: ContainerChild) {
    child.pass = placed.pass
    child.space = Segment(start: segment(of: child).start, length: 0)
    child.gap = 0
    placed.shown.append(child)
    placeVanishing(child)
    clip(child, length: -child.lead)
  }

  /// Places the child with its size from before it was hidden.
  func placeVanishing(_ child: ContainerChild) {
    let frame = child.view.frame
    let along = Segment(start: child.space.start + child.lead, length: Double(frame.size.along(axis)))
    setFrame(of: child, CGRect(axis, along: along, across: frame.along(axis.other)))
  }
}

// MARK: - Clipping

// The mask of a fading child shrinks as its neighbours close the gap, so that nothing shows between them.
extension ContainerScrollView {
  /// Sets the mask for the start of the animation: the whole child, or the part down to the next neighbour's start.
  func startClipping(of child: ContainerChild, in window: StackWindow) {
    guard child.clipMask != nil else { return }
    if child.view.isHidden {
      guard let end = child.clipEnd else { return }
      child.clipEnd = nil
      clip(child, length: min(end, window.segment.end) - child.view.frame.along(axis).start)
    } else if child.space.length == 0 {
      // The child comes back: it takes its full length at once, and the growing mask reveals it.
      child.space.length = stack.length(of: child.id)
    }
  }

  /// Ends the clipping of a child that has come back: its mask grows in the animation and is removed in the first pass after it.
  func endClipping(of child: ContainerChild) {
    guard let mask = child.clipMask else { return }
    if UIView.inheritedAnimationDuration > 0 {
      clip(child, length: child.view.frame.along(axis).length)
    } else if mask.layer.animationKeys() == nil {
      removeClipMask(of: child)
    }
  }

  private func clip(_ child: ContainerChild, length: Double) {
    guard let mask = child.clipMask else { return }
    let bounds = child.view.bounds
    let along = Segment(start: bounds.along(axis).start, length: max(0, length))
    let frame = CGRect(axis, along: along, across: bounds.along(axis.other))
    if mask.frame != frame { mask.frame = frame }
  }

  func removeClipMask(of child: ContainerChild) {
    child.clipEnd = nil
    guard let mask = child.clipMask else { return }
    if child.view.mask === mask { child.view.mask = nil }
    child.clipMask = nil
  }
}

/// Requests a layout pass when the fade ends, in which the child is parked.
@MainActor private final class VanishingEnd: NSObject, CAAnimationDelegate {
  private weak var container: ContainerScrollView?

  init(_ container: ContainerScrollView) { self.container = container }

  // Apple's protocol belongs to no actor; its messages come on the main thread.
  nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    MainActor.assumeIsolated { container?.setNeedsArranging() }
  }
}
