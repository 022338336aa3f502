public import Foundation

/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
  /// Not said.
  case any
  /// At the lower edge of its superview.
  case bottom
  /// At the upper edge of its superview.
  case top
  /// At the upper edge of the screen, with the background behind the status bar.
  case topAttached
}

/// The two looks of bars before there were appearances.
public enum UIBarStyle: Int, Sendable {
  /// As light or dark as the surroundings.
  case `default`
  /// Dark, with light items.
  case black
}

/// A bar that has a position.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar is.
  var barPosition: UIBarPosition { get }
}

/// Says where a bar is. Every method is optional.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// The place of a bar outside of a navigation controller.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// `.any`.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
