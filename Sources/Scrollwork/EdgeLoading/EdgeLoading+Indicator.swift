import ListModel
import UIKit

// The child of a container that shows the state.
extension EdgeLoading {
  func stateChanged() {
    if let indicator {
      indicator.show(self)
      var isEnded = false
      if case .ended = state { isEnded = true }
      hide(isEnded, indicator)
    }
    onChange?(self)
  }

  private func hide(_ isHidden: Bool, _ indicator: UIView) {
    if indicator.isHidden == isHidden { return }
    guard let container = scrollView as? ContainerScrollView, isHidden, !isStart, container.window != nil, !container.isTracking,
      !container.isDecelerating
    else { return indicator.isHidden = isHidden }
    // The content becomes shorter where it may be visible.
    container.performUpdates { indicator.isHidden = true }
  }

  /// Keeps the indicator at the end of the children, or before them.
  func placeIndicator() {
    guard let indicator, let container = scrollView as? ContainerScrollView else { return }
    // Not by the subviews: sections without a view are not among them.
    let stack = container.arranger.stack
    if let child = container.arranger.child(indicator), stack.index(of: child.id) == (isStart ? 0 : stack.count - 1) { return }
    if isStart { container.insertArrangedSubview(indicator, at: 0) } else { container.addArrangedSubview(indicator) }
  }
}
