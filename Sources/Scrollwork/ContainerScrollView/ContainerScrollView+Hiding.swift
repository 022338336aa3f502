import ListModel
import UIKit

// A child that is hidden in an animation takes no space any more, and goes on showing while it fades and the others close up over it.
extension ContainerScrollView {
  private static let vanishingKey = "ContainerScrollView.vanishing"

  /// Off the screen nothing animates: it would only begin when the container gets there.
  var animatesNow: Bool { window != nil && UIView.inheritedAnimationDuration > 0 }

  func isVanishing(_ child: ContainerChild) -> Bool {
    child.view.isHidden && child.view.layer.animation(forKey: Self.vanishingKey) != nil
  }

  /// To be called when its visibility may have changed.
  func followHiding(of child: ContainerChild) {
    let layer = child.view.layer
    let isAnimated = animatesNow
    if child.view.isHidden {
      guard isAnimated, child.pass == pass, stack.length(of: child.id) > 0, !isVanishing(child) else { return }
      willChange()
      vanish(child)
    } else if layer.animation(forKey: Self.vanishingKey) != nil {
      let shown = layer.presentation()?.opacity ?? layer.opacity
      endVanishing(of: child)
      if isAnimated { layer.add(makeFade(from: shown, to: layer.opacity), forKey: Self.fadeKey) }
    }
  }

  private func vanish(_ child: ContainerChild) {
    // The others meet where it begins, or at the edge of the screen if that runs through it.
    let seam = max(child.space.start, min(edge, child.space.end))
    child.lead = child.view.frame.along(axis).start - seam
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
    guard child.view.layer.animation(forKey: Self.vanishingKey) != nil else { return }
    child.view.layer.removeAnimation(forKey: Self.vanishingKey)
    child.view.layer.removeAnimation(forKey: Self.fadeKey)
  }

  /// It has its place until it is gone.
  func keepVanishing(_ child: ContainerChild) {
    child.pass = pass
    child.space = Segment(start: segment(of: child).start, length: 0)
    child.gap = 0
    shown.append(child)
    placeVanishing(child)
  }

  /// As large as it was when it was hidden.
  func placeVanishing(_ child: ContainerChild) {
    let frame = child.view.frame
    let along = Segment(start: child.space.start + child.lead, length: Double(frame.size.along(axis)))
    setFrame(of: child, CGRect(axis, along: along, across: frame.along(axis.other)))
  }
}

/// Has the container lay out again: what is gone loses its place.
private final class VanishingEnd: NSObject, CAAnimationDelegate {
  private weak var container: ContainerScrollView?

  init(_ container: ContainerScrollView) { self.container = container }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { container?.setNeedsArranging() }
}
