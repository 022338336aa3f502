internal import CoreGraphics
internal import Foundation
internal import ListModel
internal import QuartzCore
internal import UIKitCore
internal import UIKitLists

// Start and end states of views inside the animation of a batch.
extension UITableView {
  // MARK: Removal

  /// - Parameter animation: nil for a row that still exists but moves out of view.
  func leave(_ row: ShownRow, _ animation: RowAnimation?) {
    row.cell.setHighlighted(false, animated: false)
    if animation != nil { row.cell.endEditing(true) }
    if editing.openRow === row.cell { editing.openRow = nil }
    leave(row.cell, animation) { [weak self] in self?.tellOfEnd(row) }
  }

  func leave(_ supplement: ShownSupplement, _ animation: RowAnimation) {
    guard let view = supplement.view else { return }
    leave(view, animation) { [weak self] in self?.tellOfEnd(supplement) }
  }

  private func leave(_ view: UIView, _ animation: RowAnimation?, retire: @escaping () -> Void) {
    let leaver = LeavingView(view, generation: controller.generation, retire: retire)
    if animation == RowAnimation.none { return leaver.end() }
    insertSubview(view, at: backmostIndex)
    leaving.add(leaver)
    if let animation { takeAway(view, animation) }
  }

  // MARK: Insertion

  func arrive(_ row: ShownRow, _ transition: TableTransition) {
    arrive(row.cell, from: transition.start(ofRow: row.position), transition.animationIn(row.position))
  }

  func arrive(_ view: UIView, _ kind: Supplement, _ section: Int, _ transition: TableTransition) {
    arrive(view, from: transition.start(of: kind, section).map { viewSegment($0, kind) }, transition.sectionAnimationIn(section))
  }

  private func arrive(_ view: UIView, from start: Segment?, _ animation: RowAnimation) {
    let (frame, alpha) = (view.frame, view.alpha)
    UIView.performWithoutAnimation {
      // The view alone, not as by `layoutIfNeeded()` from its topmost marked ancestor: changes around the table may be due in this animation.
      view.updateConstraintsIfNeeded()
      view.layer.layoutTree()
      if let start {
        view.frame = CGRect(x: frame.minX, y: start.start, width: frame.width, height: start.length)
      } else {
        takeAway(view, animation)
      }
    }
    view.transform = .identity
    if view.frame != frame { view.frame = frame }
    view.alpha = alpha
  }

  // MARK: Hidden state

  private func takeAway(_ view: UIView, _ animation: RowAnimation) {
    let size = view.bounds.size
    switch animation {
    case .fade, .automatic: view.alpha = 0
    case .right: view.center.x += size.width
    case .left: view.center.x -= size.width
    case .top: view.center.y -= size.height
    case .bottom: view.center.y += size.height
    case .middle: view.transform = CGAffineTransform(scaleX: 1, y: 0.001)
    case .none: break
    }
  }
}
