public import UIKitCore

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
