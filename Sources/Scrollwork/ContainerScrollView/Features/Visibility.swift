import ListModel
import UIKit

/// Reports of visible fractions.
@MainActor final class Visibility: ContainerFeature {
  private struct Observer {
    let isForAll: Bool
    weak var child: UIView?
    let body: @MainActor (UIView, CGFloat) -> Void
  }

  /// Visible fraction last reported of each child, if above 0.
  private var fractions = ChildStates<CGFloat>()
  /// Children that have left the screen since the last report.
  @exclusivity(unchecked) private var departed: [ContainerChild] = []
  @exclusivity(unchecked) private var observers = ObservationList<Observer>()
  @exclusivity(unchecked) private var onShow: (@MainActor (_ child: UIView, _ isShown: Bool) -> Void)?
  @exclusivity(unchecked) private var onArranged: (@MainActor () -> Void)?

  func observe(_ child: UIView?, _ body: @escaping @MainActor (UIView, CGFloat) -> Void) -> Observation {
    observers.removeEnded()
    return observers.add(Observer(isForAll: child == nil, child: child, body: body))
  }

  /// Sets the owner's closures; nil for none.
  ///
  /// - Parameters:
  ///   - onShow: Called when a child's visibility begins or ends.
  ///   - onArranged: Called at the end of every pass, after `onShow`.
  func setOwner(
    onShow: (@MainActor (_ child: UIView, _ isShown: Bool) -> Void)?, onArranged: (@MainActor () -> Void)?
  ) {
    (self.onShow, self.onArranged) = (onShow, onArranged)
  }

  /// The fraction of a child that is visible at the last placement.
  func fraction(of child: ContainerChild) -> CGFloat {
    let space = child.place.space
    if space.length <= 0 { return 0 }
    if arranger.features.pinned.isPinned(child) {
      let part = child.view.frame.along(axis)
      return CGFloat(overlap(part) / max(part.length, 1e-9))
    }
    return CGFloat(overlap(space) / space.length)
  }

  private func overlap(_ space: Segment) -> Double { max(0, min(space.end, screen.end) - max(space.start, screen.start)) }

  override func willPark(_ child: ContainerChild) {
    if fractions[child] != nil { departed.append(child) }
  }

  override func didLeave(_ child: ContainerChild) { report(child, 0) }

  override func passEnded() {
    reportChanges()
    onArranged?()
  }

  private func reportChanges() {
    if observers.isEmpty && onShow == nil { return }
    if !departed.isEmpty {
      let children = departed
      departed.removeAll()
      for child in children where !placement.isShown(child) { report(child, 0) }
    }
    // The receiver of a report may have removed children or run another pass.
    for child in placement.shown where arranger.children.contains(child) && placement.isShown(child) {
      report(child, fraction(of: child))
    }
  }

  private func report(_ child: ContainerChild, _ fraction: CGFloat) {
    let old = fractions[child] ?? 0
    if fraction == old { return }
    fractions[child] = fraction > 0 ? fraction : nil
    if (fraction > 0) != (old > 0) { onShow?(child.view, fraction > 0) }
    let view = child.givenView
    observers.forEach { if $0.isForAll || $0.child === view { $0.body(view, fraction) } }
  }
}
