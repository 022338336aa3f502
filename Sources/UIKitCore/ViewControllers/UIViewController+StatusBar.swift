internal import Foundation

/// The colour of the status bar's text.
public enum UIStatusBarStyle: Int, Sendable {
  /// Follows light and dark.
  case `default` = 0
  /// For a dark background.
  case lightContent = 1
  /// For a light background.
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

/// How the screen is held. A desktop's window counts as portrait unless it is wider than high.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Named after the side where the device's home button was.
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// Whether it is one of the two upright orientations.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is one of the two orientations on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIApplication {
  private var barController: UIViewController? { (keyWindow ?? windows.last)?.rootViewController }

  var barStyle: UIStatusBarStyle { barController?.deciding(\.childForStatusBarStyle).preferredStatusBarStyle ?? .default }

  var isBarHidden: Bool { barController?.hidesStatusBar ?? false }

  var barFrame: CGRect {
    guard let screen, !isBarHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.safeAreaInsets.top)
  }
}

extension UIViewController {
  /// Whether this controller, or the child that it delegates the decision to, hides the status bar, so that it cannot be tapped.
  var hidesStatusBar: Bool { deciding(\.childForStatusBarHidden).prefersStatusBarHidden }

  /// The end of a chain of children; a circle ends where it began.
  fileprivate func deciding(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
    var controller = self
    var asked: [UIViewController] = [self]
    while let child = controller[keyPath: child], !asked.contains(where: { $0 === child }) {
      asked.append(child)
      controller = child
    }
    return controller
  }
}
