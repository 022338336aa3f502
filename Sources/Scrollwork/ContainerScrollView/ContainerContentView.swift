import UIKit

/// Tells its container of every change among its subviews.
final class ContainerContentView: UIView {
  weak var container: ContainerScrollView?
  /// Constraints are placing children.
  private(set) var isLayingOut = false
  private var isMarked = false

  /// Called for constraints that have changed, and not for each step of a scroll.
  override func setNeedsLayout() {
    isMarked = true
    super.setNeedsLayout()
  }

  override func layoutSubviews() {
    #if !canImport(ObjectiveC)
      // The frames of children have changed only if somebody asked for layout.
      guard isMarked else { return }
    #endif
    isMarked = false
    isLayingOut = true
    super.layoutSubviews()
    isLayingOut = false
  }

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    container?.orderChanged()
  }

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    container?.release(subview)
  }

  // A view that is here already changes its place without the two messages above.

  override func insertSubview(_ view: UIView, at index: Int) {
    super.insertSubview(view, at: index)
    container?.orderChanged()
  }

  override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    super.insertSubview(view, aboveSubview: siblingSubview)
    container?.orderChanged()
  }

  override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    super.insertSubview(view, belowSubview: siblingSubview)
    container?.orderChanged()
  }

  override func addSubview(_ view: UIView) {
    super.addSubview(view)
    container?.orderChanged()
  }

  override func bringSubviewToFront(_ view: UIView) {
    super.bringSubviewToFront(view)
    container?.orderChanged()
  }

  override func sendSubviewToBack(_ view: UIView) {
    super.sendSubviewToBack(view)
    container?.orderChanged()
  }

  override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    super.exchangeSubview(at: index1, withSubviewAt: index2)
    container?.orderChanged()
  }
}
