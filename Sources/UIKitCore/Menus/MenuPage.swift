internal import Foundation
internal import UIKitGraphics

/// One row of a menu.
@MainActor struct MenuEntry {
  enum Kind {
    case leaf(UIMenuElement)
    case submenu(UIMenu)
    /// The title of the open submenu, which leads back.
    case back
    case heading
    case loading
  }

  let kind: Kind
  var title = ""
  var subtitle: String?
  var image: UIImage?
  var attributes: UIMenuElement.Attributes = []
  var state = UIMenuElement.State.off
  var hint: String?
  /// The keys that do the same, as they are shown.
  var shortcut: String?
  /// The menu in which the element is the only one that can be on.
  var selection: UIMenu?

  /// Whether the element stands beside others.
  var size = UIMenu.ElementSize.large

  /// Whether the element stands beside others, as a picture or a picture above its title.
  var isCompact: Bool { size == .small || size == .medium }

  /// Whether the row has a mark before its title: of its state, or the chevron that leads back.
  var hasMark: Bool {
    if isCompact { return false }
    if case .back = kind { return true }
    return state != .off
  }

  /// Whether a person can choose the row.
  var isEnabled: Bool {
    switch kind {
    case .leaf, .submenu, .back: !attributes.contains(.disabled)
    case .heading, .loading: false
    }
  }
}

/// What one level of a menu shows: sections of rows.
@MainActor struct MenuPage {
  private(set) var sections: [[MenuEntry]] = []
  /// Elements that have not come yet.
  private(set) var deferred: [UIDeferredMenuElement] = []
  /// How the elements are shown that are being collected.
  private var size = UIMenu.ElementSize.large

  /// - Parameters:
  ///   - isSubmenu: Whether the title leads back to another page.
  ///   - isReversed: Whether the first element is at the bottom.
  init(_ menu: UIMenu, isSubmenu: Bool = false, isReversed: Bool = false) {
    size = menu.shownElementSize
    collect(menu.children, menu.options.contains(.singleSelection) ? menu : nil)
    sections.removeAll(where: \.isEmpty)
    if isReversed { sections = sections.reversed().map { $0.reversed() } }
    if isSubmenu {
      sections.insert([MenuEntry(kind: .back, title: menu.title)], at: 0)
    } else if !menu.title.isEmpty, !sections.isEmpty {
      sections[0].insert(MenuEntry(kind: .heading, title: menu.title), at: 0)
    }
  }

  var entries: [MenuEntry] { sections.flatMap(\.self) }

  private mutating func collect(_ elements: [UIMenuElement], _ selection: UIMenu?) {
    sections.append([])
    for element in elements { add(element, selection) }
  }

  private mutating func add(_ element: UIMenuElement, _ selection: UIMenu?) {
    switch element {
    case let menu as UIMenu where menu.options.contains(.displayInline):
      let (first, outer) = (sections.count, size)
      size = menu.shownElementSize
      collect(menu.children, menu.options.contains(.singleSelection) ? menu : selection)
      size = outer
      if !menu.title.isEmpty, !sections[first].isEmpty {
        sections[first].insert(MenuEntry(kind: .heading, title: menu.title), at: 0)
      }
      sections.append([])
    case let menu as UIMenu: append(MenuEntry(element, kind: .submenu(menu)))
    case let element as UIDeferredMenuElement:
      if let elements = element.elements {
        for element in elements { add(element, selection) }
      } else {
        deferred.append(element)
        append(MenuEntry(kind: .loading, title: "Loading…"))
      }
    default:
      if element.shownAttributes.contains(.hidden) { return }
      var entry = MenuEntry(element, kind: .leaf(element))
      (entry.selection, entry.size) = (selection, size)
      append(entry)
    }
  }

  private mutating func append(_ entry: MenuEntry) { sections[sections.count - 1].append(entry) }
}

extension MenuEntry {
  fileprivate init(_ element: UIMenuElement, kind: Kind) {
    (self.kind, title, subtitle, image) = (kind, element.title, element.subtitle, element.image)
    (attributes, state) = (element.shownAttributes, element.shownState)
    if let action = element as? UIAction {
      if state == .on, let selected = action.selectedImage { image = selected }
      hint = action.discoverabilityTitle
    } else if let command = element as? UICommand {
      hint = command.discoverabilityTitle
      shortcut = (command as? UIKeyCommand)?.shortcutText
    }
  }
}
