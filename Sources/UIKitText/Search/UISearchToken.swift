public import Foundation
public import UIKitGraphics

/// A part of a search that is no text: an icon and a name in a search field, before the text.
@preconcurrency @MainActor open class UISearchToken: NSObject {
  /// Shown before the name, as a template; nil for none.
  let icon: UIImage?
  /// The name that the field shows.
  let text: String
  /// What the token stands for, for the app; nil by default.
  open var representedObject: Any?

  /// Makes a token with a short name.
  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init()
  }
}
