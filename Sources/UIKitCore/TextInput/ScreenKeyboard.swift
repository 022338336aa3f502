package import Foundation

/// A keyboard that the package draws on one screen. The core tells it what happens; its class stands above the module of texts.
@MainActor package protocol ScreenKeyboard: AnyObject {
  /// Where it begins on the screen, in points from the screen's top; nil while it is hidden.
  var top: CGFloat? { get }

  /// The first responder is about to be replaced: the keyboard stays as it is until `endChange()`.
  func beginChange()
  func endChange()

  /// The first responder has changed, or what it wants to be typed with, or the key window.
  func inputChanged()

  /// A finger has begun to drag a scroll view that dismisses the keyboard interactively.
  /// - Returns: Whether the keyboard follows the finger, so that the first responder stays.
  func follows(_ scrollView: UIScrollView) -> Bool

  /// A view with a keyboard's guide has come into a window of the screen, or has got the guide there.
  func guideEntered(_ view: UIView)
}

/// Makes the keyboards of an app, one for each of its screens.
@MainActor package protocol ScreenKeyboards: AnyObject {
  /// nil while they are off.
  func makeKeyboard(for screen: UIScreen) -> (any ScreenKeyboard)?
  /// Those of the layouts between which a person can change.
  var languages: [String] { get }
  /// That of the layout in use; nil while no keyboard can be on the screen.
  var currentLanguage: String? { get }
  /// Forgets the layout that was last used in a context; see `UIResponder.textInputContextIdentifier`.
  func forgetLayout(of context: String)
}
