public import Foundation
internal import UIKitGraphics

/// Items of a navigation bar that belong together. A change updates the bar at once.
///
/// Where the bar has no room for all of them, the representative item stands in their place; without one they are in the bar's overflow menu.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  package final var onChange: (() -> Void)?

  /// Makes a group; the items leave the groups that they were in.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
    adopt(barButtonItems + [representativeItem].compactMap(\.self), from: [])
  }

  /// Makes an empty group: nothing is decoded.
  public required init?(coder: NSCoder) {
    barButtonItems = []
    super.init()
  }

  /// From the leading to the trailing edge.
  open var barButtonItems: [UIBarButtonItem] { didSet { adopt(barButtonItems, from: oldValue) } }

  /// Stands in the place of the items where the bar has no room for them; without an action and a menu of its own it shows them in a menu. nil
  /// by default.
  open var representativeItem: UIBarButtonItem? {
    didSet { adopt([representativeItem].compactMap(\.self), from: [oldValue].compactMap(\.self)) }
  }

  /// Whether the representative item stands in the place of the items now.
  open package(set) var isDisplayingRepresentativeItem = false

  /// Whether the group has no room, neither in the bar nor in its menu; false by default.
  open var isHidden = false { didSet { if isHidden != oldValue { onChange?() } } }

  /// Stands for the group in menus; nil, the default, for a section of its items.
  open var menuRepresentation: UIMenuElement?

  /// Makes a group.
  public class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  private func adopt(_ items: [UIBarButtonItem], from former: [UIBarButtonItem]) {
    for item in former where item.buttonGroup === self { (item.onChange, item.buttonGroup) = (nil, nil) }
    for item in items {
      item.buttonGroup = self
      item.onChange = { [weak self] in self?.onChange?() }
    }
    onChange?()
  }

  /// What the group is in a menu; nil if there is nothing to show.
  package var menuElement: UIMenuElement? {
    if let menuRepresentation { return menuRepresentation }
    let elements = barButtonItems.compactMap(\.menuElement)
    return elements.isEmpty ? nil : UIMenu(title: "", options: .displayInline, children: elements)
  }
}

extension UIBarButtonItem {
  /// What the item is in a menu: its menu, or an action that does what a tap does. nil for room and for views of the app's.
  package var menuElement: UIMenuElement? {
    if let menuRepresentation { return menuRepresentation }
    guard !isSpace, !isHidden, customView == nil else { return nil }
    let name = title ?? accessibilityLabel ?? primaryAction?.title ?? image?.accessibilityLabel ?? ""
    if primaryAction == nil, action == nil, let menu {
      return UIMenu(title: name, image: image, children: menu.children)
    }
    return UIAction(
      title: name, image: image, attributes: isEnabled ? [] : .disabled, state: isSelected ? .on : .off
    ) { [weak self] _ in
      guard let self else { return }
      if changesSelectionAsPrimaryAction { isSelected.toggle() }
      performAction()
    }
  }

  /// What a tap does.
  package func performAction() {
    if let primaryAction { return primaryAction.performWithSender(self, target: nil) }
    if let action { UIApplication.shared.sendAction(action, to: target, from: self, for: nil) }
  }
}
