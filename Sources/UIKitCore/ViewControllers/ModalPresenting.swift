package import CoreGraphics

/// Presenting controllers modally: what UIKitControllers adds to every view controller. Without that module nothing is presented.
@MainActor package protocol ModalPresenting {
  /// The controller that this very controller has presented.
  var ownPresented: UIViewController? { get }
  var nearestPresented: UIViewController? { get }
  var nearestPresenter: UIViewController? { get }
  var coordinator: (any UIViewControllerTransitionCoordinator)? { get }
  /// What manages this very controller's presentation, while it is presented.
  var contentContainer: (any UIContentContainer)? { get }
  func show(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?)
  func remove(animated: Bool, completion: (() -> Void)?)
  /// Removes what this controller has presented in its own place in a parent that it has left.
  func leftParent()
  /// Prepares a popover that a segue shows.
  func anchorPopover(_ controller: UIViewController, _ anchor: AnyObject?, _ arrows: Int?)
  /// Announces the window's new size to the presented controller.
  func passOn(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController {
  package var presenting: (any ModalPresenting)? { self as? any ModalPresenting }

  /// The controller that a person sees below this one: what it has presented, else the child that it shows.
  var frontController: UIViewController? { presenting?.ownPresented ?? presentedChild }
}
