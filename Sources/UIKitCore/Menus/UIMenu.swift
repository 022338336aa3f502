internal import Foundation
public import UIKitGraphics

/// A list of actions, commands and further menus, which a button or an item of a bar shows.
///
/// A menu inside of another one is an entry that opens it, or with `displayInline` a section of its own.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// Identifies a menu.
  public struct Identifier: Hashable, Sendable, RawRepresentable {
    /// Free text.
    public var rawValue: String

    /// Any text makes an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Any text makes an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown in another one, and how many of its elements can be on.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The raw values of iOS.
    public let rawValue: UInt

    /// Bits without a name are stored and mean nothing.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The children are a section of the menu around, below the title if there is one.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The entry that opens the menu is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Choosing an element turns it on and the others off, before its handler is called. Elements of inline menus inside count too.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The children are small pictures side by side, those that are on with a background: colours, or letters of styles.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How much of each child a menu shows.
  public enum ElementSize: Int, Sendable {
    /// Pictures side by side, four on a line; a child without a picture shows its title.
    case small
    /// Pictures above titles, three on a line.
    case medium
    /// A row for each child.
    case large
    /// `small` in a palette, else `large`.
    case automatic = -1
  }

  /// A unique one unless it was given.
  public let identifier: Identifier
  /// How the menu is shown; none by default.
  public let options: Options
  /// The elements in the order in which they are shown.
  public let children: [UIMenuElement]
  /// How much of each child is shown: in the menu itself, or with `displayInline` in the section of the menu around. Menus that open from
  /// a row are rows all the same.
  open var preferredElementSize: ElementSize

  /// Makes a menu; without children that are shown it does not open.
  ///
  /// - Parameters:
  ///   - title: Shown above the children, and in the entry that opens the menu.
  ///   - subtitle: Shown in the entry that opens the menu.
  ///   - image: Shown in the entry that opens the menu.
  ///   - identifier: nil makes a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    (self.options, self.children, self.preferredElementSize) = (options, children, preferredElementSize)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The children that are on, those of inline menus inside included.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu { return menu.options.contains(.displayInline) ? menu.selectedElements : [] }
      return child.shownState == .on ? [child] : []
    }
  }

  /// A menu of the same title, image, identifier and options with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// How the children are shown; never `automatic`.
  var shownElementSize: ElementSize {
    if preferredElementSize != .automatic { return preferredElementSize }
    return options.contains(.displayAsPalette) ? .small : .large
  }

  /// Turns one element on, and off all others here and in inline menus inside, or in all menus inside.
  package func select(_ element: UIMenuElement, inAll: Bool = false) {
    for child in children {
      if let menu = child as? UIMenu {
        if inAll || menu.options.contains(.displayInline) { menu.select(element, inAll: inAll) }
      } else {
        (child as? UIDeferredMenuElement)?.elements?.forEach { $0.follow(element) }
        child.follow(element)
      }
    }
  }

  /// The actions and commands here and in all menus inside, in order.
  package var leaves: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu { return menu.leaves }
      if let deferred = child as? UIDeferredMenuElement { return deferred.elements ?? [] }
      return [child]
    }
  }
}

extension UIMenuElement {
  package var shownState: State { (self as? UIAction)?.state ?? (self as? UICommand)?.state ?? .off }

  var shownAttributes: Attributes {
    (self as? UIAction)?.attributes ?? (self as? UICommand)?.attributes
      ?? ((self as? UIMenu)?.options.contains(.destructive) == true ? .destructive : [])
  }

  fileprivate func follow(_ selected: UIMenuElement) {
    let state: State = self === selected ? .on : .off
    if let action = self as? UIAction { action.state = state }
    if let command = self as? UICommand { command.state = state }
  }
}
