public import Foundation
public import UIKitGraphics

/// An object with content of a preferred size, and with children of the kind: a view controller.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size in points that suits the content; zero for none.
  var preferredContentSize: CGSize { get }
  /// Sent to the parent after `preferredContentSize` of its child `container` has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// For parents that size their children by constraints; apps call it on the parent, the framework does not.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that a child will have in a parent of size `parentSize`.
  func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
  /// Sent before the size changes.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Sent before the traits change with the size.
  func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
