internal import Foundation
internal import UIKitGraphics

extension UIApplication {
  private var barController: UIViewController? { (keyWindow ?? windows.last)?.rootViewController }

  var barStyle: UIStatusBarStyle {
    if let info = barInfo {
      return info["UIStatusBarStyle"] as? String == "UIStatusBarStyleLightContent" ? .lightContent : .default
    }
    return barController?.deciding(\.childForStatusBarStyle).preferredStatusBarStyle ?? .default
  }

  var isBarHidden: Bool {
    if let info = barInfo { return info["UIStatusBarHidden"] as? Bool ?? false }
    return barController?.hidesStatusBar ?? false
  }

  /// The `Info.plist` of an app whose controllers do not decide on the bar.
  private var barInfo: [String: Any]? {
    guard let info = screen?.appResources.info else { return nil }
    return info["UIViewControllerBasedStatusBarAppearance"] as? Bool == false ? info : nil
  }

  var barFrame: CGRect {
    guard let screen, !isBarHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.safeAreaInsets.top)
  }
}

extension UIViewController {
  /// Whether this controller, or the child that it delegates the decision to, hides the status bar, so that it cannot be tapped.
  var hidesStatusBar: Bool { deciding(\.childForStatusBarHidden).prefersStatusBarHidden }

  /// The controller in front that a presentation lets decide.
  var decidingInFront: UIViewController {
    var controller = self
    while let presented = controller.presentedViewController,
      presented.modalPresentationStyle == .fullScreen || presented.modalPresentationCapturesStatusBarAppearance
    {
      controller = presented
    }
    return controller
  }

  /// The end of a chain of children; a circle ends where it began.
  fileprivate func deciding(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
    var controller = decidingInFront
    var asked: [UIViewController] = [self]
    while let child = controller[keyPath: child], !asked.contains(where: { $0 === child }) {
      asked.append(child)
      controller = child
    }
    return controller
  }
}
