internal import Foundation
internal import UIKitGraphics

/// An area without a view that the focus enters on its way by arrow keys, and that leads it elsewhere.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
  /// Whether the guide leads the focus; true by default.
  open var isEnabled = true
  /// Where the guide leads the focus, in order of preference; empty by default, which leads nowhere.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
