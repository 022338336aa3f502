internal import CoreGraphics
public import UIKitCore
internal import UIKitTypes

extension UIViewController {
  /// The nearest navigation controller around this one; nil if there is none. Cost: one step per ancestor.
  public var navigationController: UINavigationController? {
    sequence(first: parent) { $0?.parent }.lazy.compactMap { $0 as? UINavigationController }.first
  }
}

extension UIViewController {
  /// Whether a container sends appearance messages to its children now; else they are sent when the container itself appears.
  var isShown: Bool {
    if case .gone = appearance { false } else { true }
  }
}

extension UINavigationController {
  func isUnderBar(_ controller: UIViewController) -> Bool {
    !isNavigationBarHidden && controller.edgesForExtendedLayout.contains(.top)
      && (navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
  }

  /// All of `bounds`, or the part below the bar for a controller that does not extend under the bar.
  func frame(of controller: UIViewController, in bounds: CGRect) -> CGRect {
    guard !isNavigationBarHidden, !isUnderBar(controller) else { return bounds }
    return bounds.divided(atDistance: navigationBar.frame.maxY, from: .minYEdge).remainder
  }
}
