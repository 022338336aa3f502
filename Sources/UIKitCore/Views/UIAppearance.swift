public import Foundation

/// What views and bar items are: the type that extensions for both are written for.
///
/// `appearance()` does not exist here: its proxy records calls of every method of a class, which needs the Objective-C runtime.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}

/// A type that contains objects of `UIAppearance`.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}
