public import Foundation
internal import UIKitCore

/// A button of an alert or action sheet, and what it does.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// What an action means.
  public enum Style: Int, Sendable {
    /// One of the choices.
    case `default` = 0
    /// Leaves everything as it is; at most one in an alert. It is last, bold, and what Escape does.
    case cancel = 1
    /// A choice that destroys something; its title is red.
    case destructive = 2
  }

  /// The button's title; nil for an empty one.
  public let title: String?
  /// The meaning; it decides colour, weight and place.
  public let style: Style
  let handler: ((UIAlertAction) -> Void)?
  var onChange: (@MainActor () -> Void)?

  /// Makes an action. `handler` is called after the alert has left, and released with the action.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }

  /// Whether the button can be pressed; true by default.
  open var isEnabled = true { didSet { onChange?() } }
}
