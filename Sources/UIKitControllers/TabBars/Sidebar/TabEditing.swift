internal import Foundation
internal import UIKitCollections
internal import UIKitControls
internal import UIKitCore
internal import UIKitGraphics

/// A person changes which tabs the column shows, and the order of tabs in groups.
@MainActor final class TabEditing {
  private weak var column: TabSidebarView?
  /// Whether tabs were hidden before, by tab; nil while nothing is edited.
  private var former: [ObjectIdentifier: Bool]?

  init(_ column: TabSidebarView) { self.column = column }

  var isOn: Bool { former != nil }

  private func all(_ tabs: [UITab]) -> [UITab] { tabs.flatMap { [$0] + all(($0 as? UITabGroup)?.children ?? []) } }

  private var tabs: [UITab] { all(column?.tabs?.tabs ?? []) }

  /// Whether there is anything to change.
  private var isPossible: Bool {
    tabs.contains { tab in tab.allowsHiding || (tab as? UITabGroup).map { $0.allowsReordering && $0.children.count > 1 } ?? false
    }
  }

  /// The button that begins or ends the editing, or shows the app's own commands before it; nil for none.
  func barItem(overflow: UIDeferredMenuElement?) -> UIBarButtonItem? {
    if isOn {
      let done = UIBarButtonItem(title: "Done", primaryAction: UIAction { [weak self] _ in self?.end() })
      done.style = .done
      return done
    }
    if let overflow {
      let edit = UIAction(title: "Edit Sidebar", image: UIImage(systemName: "pencil")) { [weak self] _ in self?.begin() }
      let menu = UIMenu(children: [overflow] + (isPossible ? [edit] : []))
      let item = UIBarButtonItem(title: nil, image: UIImage(systemName: "ellipsis.circle"), primaryAction: nil, menu: menu)
      item.accessibilityLabel = "More"
      return item
    }
    return isPossible ? UIBarButtonItem(title: "Edit", primaryAction: UIAction { [weak self] _ in self?.begin() }) : nil
  }

  func begin() {
    guard !isOn, let column, let tabs = column.tabs else { return }
    tabs.delegate?.tabBarControllerWillBeginEditing(tabs)
    former = Dictionary(self.tabs.map { (ObjectIdentifier($0), $0.isHidden) }) { first, _ in first }
    column.list.isEditing = true
    column.update(animated: true, reconfigures: true)
  }

  /// Ends the editing and reports what has changed.
  func end() {
    guard let former, let column, let tabs = column.tabs else { return }
    self.former = nil
    column.list.isEditing = false
    column.update(animated: true, reconfigures: true)
    let changed = self.tabs.filter { tab in former[ObjectIdentifier(tab)].map { $0 != tab.isHidden } ?? false }
    if !changed.isEmpty { tabs.reportVisibility(of: changed) }
    tabs.delegate?.tabBarControllerDidEndEditing(tabs)
  }

  private func toggle(_ tab: UITab) {
    guard isOn else { return }
    tab.isHidden.toggle()
    column?.update(animated: true, reconfigures: true)
  }

  /// What a row shows while tabs are edited.
  func accessories(of tab: UITab) -> [UICellAccessory] {
    guard isOn else { return [] }
    var accessories: [UICellAccessory] = []
    if tab.allowsHiding {
      let button = UIButton(type: .system)
      button.setImage(UIImage(systemName: tab.isHidden ? "circle" : "checkmark.circle.fill"), for: .normal)
      button.accessibilityLabel = "Show \(tab.title)"
      button.accessibilityValue = tab.isHidden ? "off" : "on"
      button.addAction(UIAction { [weak self, weak tab] _ in tab.map { self?.toggle($0) } }, for: .primaryActionTriggered)
      button.frame.size = CGSize(width: 28, height: 28)
      accessories.append(
        .customView(
          configuration: UICellAccessory.CustomViewConfiguration(
            customView: button, placement: .leading(displayed: .whenEditing), reservedLayoutWidth: .standard)))
    }
    if tab.parent?.allowsReordering == true { accessories.append(.reorder()) }
    return accessories
  }
}
