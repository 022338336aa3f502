import ListModel
import UIKit

/// Updates: changes of children in one animation, in which new ones fade in and removed ones fade out.
@MainActor final class ChildMotion: ContainerFeature {
  /// Completions of updates inside the one that runs.
  private var nestedCompletions: [@MainActor (Bool) -> Void] = []
  /// Views removed in an update that are visible until it ends.
  private var departing: [UIView] = []

  override var allowsStep: Bool { departing.isEmpty }

  func performUpdates(_ updates: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)?) {
    if arranger.session.isUpdating {
      if let completion { nestedCompletions.append(completion) }
      return updates()
    }
    arranger.arrangeIfDue()
    let container = container
    let before = departing
    var completions: [@MainActor (Bool) -> Void] = []
    // As UIKit's spring for row updates: critically damped, 0.441 s.
    UIView.animate(
      withDuration: 0.441, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [.allowUserInteraction]
    ) {
      completions = container.arranger.features.motion.run(updates, before: before)
    } completion: { [weak container] isFinished in
      container?.arranger.features.motion.clear()
      for nested in completions { nested(isFinished) }
      completion?(isFinished)
    }
  }

  /// - Returns: the completions of updates inside this one.
  private func run(_ updates: () -> Void, before: [UIView]) -> [@MainActor (Bool) -> Void] {
    arranger.beginUpdate()
    arranger.features.forEach { $0.updateBegan() }
    updates()
    arranger.endUpdate()
    let completions = nestedCompletions
    nestedCompletions = []
    fadeOut(departing.filter { !before.contains($0) })
    arranger.arrange()
    if arranger.content.layer.needsLayout() { arranger.content.layoutIfNeeded() }
    arranger.features.forEach { $0.updateArranged() }
    return completions
  }

  /// Removes a child; in an animated update, the view stays visible behind the others until the update ends.
  func remove(_ view: UIView) {
    guard arranger.session.isUpdating, arranger.animatesNow, let child = arranger.child(view), placement.isShown(child),
      !view.isHidden
    else { return view.removeFromSuperview() }
    view.removeFromSuperview()
    container.addOwn { container.insertSubview(view, belowSubview: arranger.content) }
    departing.append(view)
  }

  /// Takes a view back that fades out.
  func withdraw(_ view: UIView) {
    guard let index = departing.firstIndex(where: { $0 === view }) else { return }
    departing.remove(at: index)
    endFade(of: view)
    view.removeFromSuperview()
  }

  /// Ends a fade of a view that becomes a child.
  func endFade(of view: UIView) { view.layer.removeAnimation(forKey: Fade.key) }

  private func fadeOut(_ views: [UIView]) {
    for view in views where view.superview === container {
      let fade = Fade.make(from: view.layer.opacity, to: 0)
      (fade.fillMode, fade.isRemovedOnCompletion) = (.forwards, false)
      view.layer.add(fade, forKey: Fade.key)
    }
  }

  /// Fades in new children.
  override func placed(_ appeared: [ContainerChild], isAnimated: Bool) {
    guard isAnimated, arranger.animatesNow else { return }
    // Lists do not fade in: a list opens up from length 0, and a faded first row would look like a gap.
    for child in appeared
    where placement.isShown(child) && child.scrollView == nil && child.view.layer.animation(forKey: Fade.key) == nil {
      child.view.layer.add(Fade.make(from: 0, to: child.view.layer.opacity), forKey: Fade.key)
    }
  }

  /// Removes the views that have faded out. Called when an update ends.
  private func clear() {
    for view in departing where view.superview === container {
      view.removeFromSuperview()
      endFade(of: view)
    }
    departing.removeAll()
  }

  override func contentMoved(by shift: Double) {
    for view in departing {
      view.center = CGPoint(axis, along: view.center.along(axis) + shift, across: view.center.along(axis.other))
    }
  }
}
