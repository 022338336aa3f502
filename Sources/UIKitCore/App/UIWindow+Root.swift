internal import Foundation

// How a window shows its root view controller.
extension UIWindow {
  func replaceRoot(of former: UIViewController?) {
    if former === rootViewController { return }
    if let view = former?.viewIfLoaded, view.superview === self {
      former?.beginAppearanceTransition(false, animated: false)
      view.removeFromSuperview()
      former?.endAppearanceTransition()
    }
    if isShown { showRoot() }
  }

  func visibilityChanged() {
    if isShown { showRoot() } else { hideRoot() }
  }

  private func showRoot() {
    guard let controller = rootViewController, let view = controller.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.beginAppearanceTransition(true, animated: false)
    if view.superview !== self { insertSubview(view, at: 0) }
    controller.endAppearanceTransition()
  }

  private func hideRoot() {
    guard let controller = rootViewController, controller.viewIfLoaded?.superview === self else { return }
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
  }
}
