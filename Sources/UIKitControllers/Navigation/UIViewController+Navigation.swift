internal import CoreGraphics
public import UIKitCore
internal import UIKitGraphics

extension UIViewController {
  /// The nearest navigation controller around this one; nil if there is none. Cost: one step per ancestor.
  public var navigationController: UINavigationController? {
    sequence(first: parent) { $0?.parent }.lazy.compactMap { $0 as? UINavigationController }.first
  }
}

extension UIViewController {
  /// Whether a container sends appearance messages to its children now; else they are sent when the container itself appears.
  var isShown: Bool { appearance.stage != .gone }

  /// Whether it has appeared, or is on its way in.
  var isOnItsWayIn: Bool {
    switch appearance.stage {
    case .appearing, .shown: true
    case .gone, .disappearing: false
    }
  }

  /// Sends a child the messages that bring it to this controller's own appearance, which others may have changed since the child's began to
  /// change.
  func bringToOwnAppearance(_ child: UIViewController) {
    switch appearance.stage {
    case .appearing(let animated, _): child.beginAppearanceTransition(true, animated: animated)
    case .shown:
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
    case .disappearing(let animated, _):
      child.endAppearanceTransition()
      // A message of the child may have called this controller back.
      if !isOnItsWayIn { child.beginAppearanceTransition(false, animated: animated) }
    case .gone:
      child.beginAppearanceTransition(false, animated: false)
      child.endAppearanceTransition()
    }
  }
}
