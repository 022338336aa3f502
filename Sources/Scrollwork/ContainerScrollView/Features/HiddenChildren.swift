import ListModel
import UIKit

/// Animated hiding: a hidden child takes no space at once, but stays visible while it fades out and its neighbours close the gap.
@MainActor final class HiddenChildren: ContainerFeature {
  fileprivate static let key = "ContainerScrollView.vanishing"

  private var states = ChildStates<State>()

  /// During a fade-out or its reversal.
  private struct State {
    /// Distance from the point where the neighbours meet to the start of the frame.
    var lead = 0.0
    /// Ends where the next neighbour begins; nil for a view with a mask of its own.
    var mask: UIView?
    /// End of the mask at the start of the animation; consumed by the next pass.
    var clipEnd: Double?
  }

  func isVanishing(_ child: ContainerChild) -> Bool { child.view.isHidden && hasAnimation(child) }

  private func hasAnimation(_ child: ContainerChild) -> Bool { child.view.layer.animation(forKey: Self.key) != nil }

  override var allowsStep: Bool { states.isEmpty }

  /// Starts or ends the child's fade.
  override func spaceMayHaveChanged(of child: ContainerChild) {
    let layer = child.view.layer
    if child.view.isHidden {
      guard arranger.animatesNow, placement.isShown(child), stack.length(of: child.id) > 0, !isVanishing(child) else { return }
      arranger.willChange()
      vanish(child)
    } else if hasAnimation(child) {
      let (shown, mask) = (layer.presentation()?.opacity ?? layer.opacity, states[child]?.mask)
      endVanishing(of: child)
      guard arranger.animatesNow else { return }
      layer.add(Fade.make(from: shown, to: layer.opacity), forKey: Fade.key)
      if let mask { setMask(mask, of: child, State()) }
    }
  }

  private func vanish(_ child: ContainerChild) {
    let space = child.place.space
    // The neighbours meet at the child's start, or at the edge of the screen if the child extends above the edge.
    let seam = max(space.start, min(arranger.edge, space.end))
    var state = states[child] ?? State()
    state.lead = child.view.frame.along(axis).start - seam
    state.clipEnd = space.end - Double(child.edges.after(axis))
    states[child] = state
    if state.mask == nil && child.view.mask == nil {
      let mask = UIView()
      mask.backgroundColor = .black
      setMask(mask, of: child, state)
    }
    child.setSpace(Segment(start: seam, length: 0))
    let layer = child.view.layer
    let fade = Fade.make(from: layer.presentation()?.opacity ?? layer.opacity, to: 0)
    let stay = CABasicAnimation(keyPath: "hidden")
    (stay.fromValue, stay.toValue) = (CGFloat(0), CGFloat(0))
    stay.duration = fade.duration
    stay.delegate = VanishingEnd(container)
    layer.add(stay, forKey: Self.key)
    layer.add(fade, forKey: Fade.key)
  }

  private func setMask(_ mask: UIView, of child: ContainerChild, _ state: State) {
    var state = state
    state.mask = mask
    states[child] = state
    child.view.mask = mask
  }

  private func endVanishing(of child: ContainerChild) {
    forget(child)
    guard hasAnimation(child) else { return }
    child.view.layer.removeAnimation(forKey: Self.key)
    child.view.layer.removeAnimation(forKey: Fade.key)
  }

  override func willLeave(_ child: ContainerChild) { endVanishing(of: child) }

  override func willPark(_ child: ContainerChild) { forget(child) }

  /// Removes the mask.
  private func forget(_ child: ContainerChild) {
    guard let state = states[child] else { return }
    states[child] = nil
    if let mask = state.mask, child.view.mask === mask { child.view.mask = nil }
  }

  // MARK: Placements

  /// Keeps a child in place until its fade has ended.
  func keep(_ child: ContainerChild) {
    place(child)
    if let state = states[child] { clip(child, state.mask, length: -state.lead) }
  }

  /// Places a hidden child with its size from before it was hidden.
  func place(_ child: ContainerChild) {
    let frame = child.view.frame
    let along = Segment(
      start: child.place.space.start + (states[child]?.lead ?? 0), length: Double(frame.size.along(axis)))
    placement.setFrame(of: child, CGRect(axis, along: along, across: frame.along(axis.other)))
  }

  // MARK: Clipping

  // The mask of a fading child shrinks as its neighbours close the gap, so that nothing shows between them.

  /// Sets the mask for the start of the animation: the whole child, or the part down to the next neighbour's start.
  func startClipping(of child: ContainerChild, in window: StackWindow) {
    guard let state = states[child], state.mask != nil else { return }
    if child.view.isHidden {
      guard let end = state.clipEnd else { return }
      states[child]?.clipEnd = nil
      clip(child, state.mask, length: min(end, window.segment.end) - child.view.frame.along(axis).start)
    } else if child.place.space.length == 0 {
      // The child comes back: it takes its full length at once, and the growing mask reveals it.
      child.setSpace(Segment(start: child.place.space.start, length: stack.length(of: child.id)))
    }
  }

  /// Ends the clipping of a child that has come back: its mask grows in the animation and is removed in the first pass after it.
  override func showed(_ child: ContainerChild, in space: Segment) {
    guard let mask = states[child]?.mask else { return }
    if UIView.inheritedAnimationDuration > 0 {
      clip(child, mask, length: child.view.frame.along(axis).length)
    } else if mask.layer.animationKeys() == nil {
      forget(child)
    }
  }

  private func clip(_ child: ContainerChild, _ mask: UIView?, length: Double) {
    guard let mask else { return }
    let bounds = child.view.bounds
    let along = Segment(start: bounds.along(axis).start, length: max(0, length))
    let frame = CGRect(axis, along: along, across: bounds.along(axis.other))
    if mask.frame != frame { mask.frame = frame }
  }
}

/// Requests a layout pass when the fade ends, in which the child is parked.
@MainActor private final class VanishingEnd: NSObject, CAAnimationDelegate {
  private weak var container: ContainerScrollView?

  init(_ container: ContainerScrollView) { self.container = container }

  // Apple's protocol belongs to no actor; its messages come on the main thread.
  nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    MainActor.assumeIsolated { container?.arranger.setNeedsArranging() }
  }
}

/// Changes of opacity with the running animation block.
@MainActor enum Fade {
  static let key = "ContainerScrollView.fade"

  static func make(from: Float, to: Float) -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue) = (CGFloat(from), CGFloat(to))
    fade.duration = UIView.inheritedAnimationDuration
    return fade
  }
}

extension CALayer {
  /// Whether an animation changes the layer's position or bounds, or keeps a hidden child visible. Other animations are ignored, since they
  /// may repeat forever.
  @MainActor var isMovedByAnimation: Bool {
    animationKeys()?.contains { $0.hasPrefix("position") || $0.hasPrefix("bounds") || $0 == HiddenChildren.key } ?? false
  }
}
