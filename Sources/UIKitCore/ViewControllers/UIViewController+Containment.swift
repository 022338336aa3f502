internal import Diagnostics
internal import UIKitGraphics

extension UIViewController {
  func insertChild(_ childController: UIViewController) {
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
    childController.storedObservations?.changed(.parent)
  }

  func leaveParent() {
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
    leftParent()
    storedObservations?.changed(.parent)
  }
}
