internal import Foundation

// Showing and hiding a window's root view controller.
extension UIWindow {
  func replaceRoot(of former: UIViewController?) {
    if former === rootViewController { return }
    if former?.ownPresented != nil { former?.dismiss(animated: false) }
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

extension UIWindow {
  /// The title that the desktop shows for the window: the scene's, else that of the topmost controller, and the scene's subtitle; nil if there
  /// is none of them.
  package var title: String? {
    let parts = [mainTitle, windowScene?.subtitle].compactMap { $0 }.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: " — ")
  }

  private var mainTitle: String? {
    if let title = windowScene?.title, !title.isEmpty { return title }
    var controller = rootViewController
    while let top = controller?.presentedChild { controller = top }
    return controller.flatMap { $0.title ?? $0.storedNavigationItem?.title } ?? rootViewController?.title
  }
}

extension UIViewController {
  func titleChanged() {
    storedNavigationItem?.controllerTitle = title
    storedTabBarItem?.title = title
    storedObservations?.changed(.title)
    // Hosts look at the window's title once a frame.
    viewIfLoaded?.window?.screen.driver.setNeedsFrame()
  }
}
