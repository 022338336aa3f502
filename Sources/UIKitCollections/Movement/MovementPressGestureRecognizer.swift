internal import Foundation
package import UIKitCore
internal import UIKitLists

/// The standard gesture for interactive movement: a long press lifts the item, which then follows the finger.
package final class MovementPressGestureRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  /// From the finger to the centre of the item, in points.
  private var grip = CGPoint.zero

  package override init() {
    super.init()
    delegate = self
    addAction { [unowned self] _ in carry() }
  }

  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let list = view as? UICollectionView, let path = list.indexPathForItem(at: location(in: list)) else { return false }
    return list.mayMove(path) ?? false
  }

  private func carry() {
    guard let list = view as? UICollectionView else { return }
    let finger = location(in: list)
    switch state {
    case .began:
      guard let path = list.indexPathForItem(at: finger), let cell = list.cellForItem(at: path) else { return }
      let center = list.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), from: cell)
      list.beginMovement(path, isAllowed: true)
      grip = CGPoint(x: center.x - finger.x, y: center.y - finger.y)
    case .changed: list.updateInteractiveMovementTargetPosition(CGPoint(x: finger.x + grip.x, y: finger.y + grip.y))
    case .ended: list.endInteractiveMovement()
    case .cancelled: list.cancelInteractiveMovement()
    case .possible, .failed: break
    }
  }
}
