public import Foundation

/// Has content with a preferred size, and children that may have one too: a view controller.
@MainActor public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
  /// Sent to the parent when `preferredContentSize` of its child `container` has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
}
