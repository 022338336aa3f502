public import Foundation
public import UIKitCore
public import UIKitGraphics

/// A part of a text view's text that a person acts on: a link, or characters with a tag.
@preconcurrency @MainActor open class UITextItem: NSObject {
  /// What the part is.
  public enum Content: Sendable {
    /// A link of the text, or one that the text view has found.
    case link(URL)
    /// The value of `NSAttributedString.Key.textItemTag`.
    case tag(String)
    /// A picture in the text.
    case textAttachment(NSTextAttachment)
  }

  /// What the part is.
  public let content: Content
  /// In UTF-16 units of the text.
  public let range: NSRange

  init(_ content: Content, _ range: NSRange) { (self.content, self.range) = (content, range) }

  /// The menu of a part of a text.
  @preconcurrency @MainActor open class MenuConfiguration: NSObject {
    let menu: UIMenu

    /// A menu that is shown beside the part.
    public init(menu: UIMenu) { self.menu = menu }
  }
}
