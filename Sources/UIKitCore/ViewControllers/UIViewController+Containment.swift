internal import Diagnostics

extension UIViewController {
  /// Makes `childController` a child, and removes it from its former parent. Sends `willMove(toParent:)`.
  ///
  /// The caller adds the child's view, then calls `didMove(toParent:)`. A child that contains this controller is a programming error.
  public func addChild(_ childController: UIViewController) {
    ensure(childController !== self, "\(Self.self).addChild(_:): a view controller cannot be its own child")
    let ancestors = sequence(first: self as UIViewController, next: \.storedParent)
    ensure(
      !ancestors.contains { $0 === childController },
      "\(Self.self).addChild(_:): \(type(of: childController)) already contains this view controller; call removeFromParent() first"
    )
    if childController.storedParent != nil { childController.detachFromParent() }
    childController.willMove(toParent: self)
    storedChildren.append(childController)
    childController.storedParent = self
    childController.isMovingToParent = true
  }

  /// Removes this controller from its parent and sends `didMove(toParent: nil)`. Before, call `willMove(toParent: nil)` and remove the
  /// view.
  public func removeFromParent() {
    guard storedParent != nil else { return }
    detachFromParent()
    didMove(toParent: nil)
  }

  private func detachFromParent() {
    storedParent?.storedChildren.removeAll { $0 === self }
    storedParent = nil
    isMovingToParent = false
    isMovingFromParent = false
    overlayInsets = .zero
  }
}
