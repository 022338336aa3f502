public import Foundation
public import UIKitGraphics

/// An element of a menu that a person chooses: an action or a command.
@preconcurrency @MainActor public protocol UIMenuLeaf: UIMenuElement {
  /// What a menu shows.
  var title: String { get set }
  /// The text of a list of shortcuts.
  var discoverabilityTitle: String? { get set }
  /// Beside the title.
  var image: UIImage? { get set }
  /// In place of `image` while the element is on.
  var selectedImage: UIImage? { get set }
  /// How the element looks and whether it can be chosen.
  var attributes: UIMenuElement.Attributes { get set }
  /// A mark beside the title.
  var state: UIMenuElement.State { get set }
  /// The object that performs the element, during the call.
  var sender: AnyObject? { get }

  /// Performs the element.
  func performWithSender(_ sender: Any?, target: Any?)
}

/// An entry of a menu or of the keyboard's shortcuts: an action, a command, or a menu inside the menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  final var storedTitle: String
  final var storedImage: UIImage?

  /// What a menu or a list of commands shows.
  open var title: String { storedTitle }
  /// Shown in smaller text below the title; nil by default.
  open var subtitle: String?
  /// nil by default.
  open var image: UIImage? { storedImage }

  package init(title: String, subtitle: String? = nil, image: UIImage?) {
    (storedTitle, self.subtitle, storedImage) = (title, subtitle, image)
  }

  /// How an element looks and whether it can be chosen.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// Four bits.
    public let rawValue: UInt
    /// Bits without a name are stored and mean nothing.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A disabled element is not performed.
    public static let disabled = Attributes(rawValue: 1)
    /// The element deletes something; menus show it in red.
    public static let destructive = Attributes(rawValue: 2)
    /// A hidden element is not listed; a hidden key command is performed all the same.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open when the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// A mark beside the title.
  public enum State: Int, Sendable { case off, on, mixed }
}
