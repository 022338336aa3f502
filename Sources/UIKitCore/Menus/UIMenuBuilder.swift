public import Foundation
public import Selectors
internal import UIKitGraphics

/// Changes the menus of a system, while its responders are asked to build them.
///
/// An identifier that is not in the menus changes nothing, and is reported.
@preconcurrency @MainActor public protocol UIMenuBuilder {
  /// The system whose menus are built.
  var system: UIMenuSystem { get }

  /// The menu of that identifier; nil if there is none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?

  /// The action of that identifier; nil if there is none.
  func action(for identifier: UIAction.Identifier) -> UIAction?

  /// The command of that action and property list; nil if there is none.
  func command(for action: Selector, propertyList: Any?) -> UICommand?

  /// Replaces a menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)

  /// Replaces what is in a menu.
  func replaceChildren(ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])

  /// Inserts a menu before another one.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)

  /// Inserts a menu after another one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)

  /// Inserts a menu at the start of another one.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)

  /// Inserts a menu at the end of another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)

  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The menus of a window's bar, or those of editing.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
  /// The menus at the top of the window, of `UIScreen.main`: shown if the app builds any, in `buildMenu(with:)` of the application or of
  /// its delegate.
  open class var main: UIMenuSystem { UIScreen.main.mainMenu.system }

  /// The menus of editing. Each time one opens, the responder chain's `buildMenu(with:)` is called.
  open class var context: UIMenuSystem { UIScreen.main.contextSystem }

  weak var menus: MainMenu?

  override init() {}

  /// Has the menus built again before the next frame.
  open func setNeedsRebuild() { menus?.setNeedsRebuild() }

  /// Has the commands validated again: those of an open menu before the next frame, all others when their menu opens in any case.
  open func setNeedsRevalidate() { menus?.setNeedsRevalidate() }
}

/// A tree of menus that is being built.
final class MenuTree: UIMenuBuilder {
  private(set) var root: UIMenu
  private let kind: Kind
  /// Whether anything was changed.
  private(set) var isChanged = false

  enum Kind { case main, context }

  init(_ root: UIMenu, _ kind: Kind) { (self.root, self.kind) = (root, kind) }

  var system: UIMenuSystem { kind == .main ? .main : .context }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? { root.find { ($0 as? UIMenu)?.identifier == identifier } as? UIMenu }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    root.find { ($0 as? UIAction)?.identifier == identifier } as? UIAction
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    root.find { element in
      guard let command = element as? UICommand, command.action == action else { return false }
      switch (propertyList, command.propertyList) {
      case (nil, nil): return true
      case (let wanted as AnyHashable, let own as AnyHashable): return wanted == own
      default: return false
      }
    } as? UICommand
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change(replacedIdentifier, "replace(menu:with:)") { _ in [replacementMenu] }
  }

  func replaceChildren(ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]) {
    change(parentIdentifier, "replaceChildren(ofMenu:from:)") { [$0.replacingChildren(childrenBlock($0.children))] }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    insert(siblingMenu, siblingIdentifier, "insertSibling(_:beforeMenu:)") { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    insert(siblingMenu, siblingIdentifier, "insertSibling(_:afterMenu:)") { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    insert(childMenu, parentIdentifier, "insertChild(_:atStartOfMenu:)") { [$0.replacingChildren([childMenu] + $0.children)] }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    insert(childMenu, parentIdentifier, "insertChild(_:atEndOfMenu:)") { [$0.replacingChildren($0.children + [childMenu])] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier, "remove(menu:)") { _ in [] } }

  private func insert(
    _ menu: UIMenu, _ identifier: UIMenu.Identifier, _ call: String, _ replacement: (UIMenu) -> [UIMenuElement]
  ) {
    guard self.menu(for: menu.identifier) == nil else {
      return UIScreen.main.warnings.once(
        "UIMenuBuilder.\(call): there is a menu \(menu.identifier.rawValue) already; replace it, or give another identifier")
    }
    change(identifier, call, replacement)
  }

  private func change(_ identifier: UIMenu.Identifier, _ call: String, _ replacement: (UIMenu) -> [UIMenuElement]) {
    var isFound = false
    let changed = root.changing(identifier) {
      isFound = true
      return replacement($0)
    }
    guard isFound else {
      return UIScreen.main.warnings.once("UIMenuBuilder.\(call): there is no menu \(identifier.rawValue); nothing was changed")
    }
    isChanged = true
    root = (changed.first as? UIMenu) ?? root.replacingChildren([])
  }
}

extension UIMenu {
  fileprivate func find(_ isWanted: (UIMenuElement) -> Bool) -> UIMenuElement? {
    if isWanted(self) { return self }
    for child in children {
      if let menu = child as? UIMenu {
        if let found = menu.find(isWanted) { return found }
      } else if isWanted(child) {
        return child
      }
    }
    return nil
  }

  /// The menu with another one inside replaced; menus without it stay the same objects.
  fileprivate func changing(_ wanted: Identifier, _ replacement: (UIMenu) -> [UIMenuElement]) -> [UIMenuElement] {
    if identifier == wanted { return replacement(self) }
    guard find({ ($0 as? UIMenu)?.identifier == wanted }) != nil else { return [self] }
    return [replacingChildren(children.flatMap { ($0 as? UIMenu)?.changing(wanted, replacement) ?? [$0] })]
  }
}
