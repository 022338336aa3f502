public import Foundation

/// Has content with a preferred size, and children that may have one too: a view controller.
@MainActor public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
  /// Sent to the parent when `preferredContentSize` of its child `container` has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// For parents that size their children by constraints; call it on the parent.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// How large a child will be in a parent of another size.
  func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
  /// Sent before the size changes.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Sent before the traits change with the size.
  func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
