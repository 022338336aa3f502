internal import CoreGraphics
internal import Foundation
internal import UIKitControls
public import UIKitCore
internal import UIKitGraphics
internal import UIKitLists
internal import UIKitTables

/// The list in which a person moves items into a tab bar and out of it: the first rows stand in the bar.
@MainActor final class TabCustomizing: NSObject, UITableViewDataSource, UITableViewDelegate {
  private weak var bar: UITabBar?
  private(set) var order: TabItemOrder
  private let panel = UIView()
  private let title = UINavigationBar()
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  /// An item of the bar behind those that can be moved: that of a list "More".
  private let last: UITabBarItem?

  init(_ bar: UITabBar, _ items: [UITabBarItem]) {
    self.bar = bar
    let present = bar.items ?? []
    last = present.last.flatMap { item in items.contains { $0 === item } ? nil : item }
    order = TabItemOrder(bar: last == nil ? present : present.dropLast(), movable: items)
    super.init()
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    table.isEditing = true
    panel.backgroundColor = .systemGroupedBackground
    panel.accessibilityViewIsModal = true
    let item = UINavigationItem(title: "Configure")
    let done = UIBarButtonItem(
      title: "Done", primaryAction: UIAction { [weak bar] _ in _ = bar?.endCustomizing(animated: true) })
    done.style = .done
    item.rightBarButtonItem = done
    title.setItems([item], animated: false)
    for view in [table, title] { panel.addSubview(view) }
  }

  /// Covers what is above the bar.
  func show(over view: UIView, animated: Bool) {
    guard let bar else { return }
    UIView.performWithoutAnimation {
      panel.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: max(0, bar.frame.minY))
      panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(panel, belowSubview: bar)
      let top = view.safeAreaInsets.top
      title.frame = CGRect(x: 0, y: top, width: panel.bounds.width, height: UINavigationBar.height)
      title.autoresizingMask = .flexibleWidth
      let below = top + UINavigationBar.height
      table.frame = CGRect(x: 0, y: below, width: panel.bounds.width, height: max(0, panel.bounds.height - below))
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      panel.layoutIfNeeded()
    }
    guard animated else { return }
    panel.transform = CGAffineTransform(translationX: 0, y: panel.bounds.height)
    UIView.animate(withDuration: 0.35) { self.panel.transform = .identity }
  }

  func leave(animated: Bool) {
    let panel = panel
    guard animated else { return panel.removeFromSuperview() }
    panel.isUserInteractionEnabled = false
    UIView.animate(withDuration: 0.35, delay: 0, options: .beginFromCurrentState) {
      panel.transform = CGAffineTransform(translationX: 0, y: panel.bounds.height)
    } completion: { _ in
      panel.removeFromSuperview()
    }
  }

  private func showOrder() {
    guard let bar else { return }
    bar.items = order.inBar + [last].compactMap(\.self)
    for path in table.indexPathsForVisibleRows ?? [] { table.cellForRow(at: path).map { mark($0, path.row) } }
  }

  private func mark(_ cell: UITableViewCell, _ row: Int) {
    cell.accessibilityValue = row < order.places ? "in the bar" : nil
    var content = UIListContentConfiguration.valueCell()
    (content.text, content.image) = (order.items[row].title, order.items[row].image)
    content.imageProperties.reservedLayoutSize.width = UIListContentConfiguration.ImageProperties.standardDimension
    if row >= order.places {
      (content.textProperties.color, content.imageProperties.tintColor) = (.secondaryLabel, .secondaryLabel)
    }
    cell.contentConfiguration = content
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { order.items.count }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    "The first \(order.places) items are in the bar."
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    mark(cell, indexPath.row)
    return cell
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { order.canMove(indexPath.row) }

  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { .none }

  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { false }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { order.canMove(proposedDestinationIndexPath.row) ? proposedDestinationIndexPath : sourceIndexPath }

  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    var plain = order.items
    plain.insert(plain.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    order.move(sourceIndexPath.row, to: destinationIndexPath.row)
    // Items that keep their places are not where the table has moved them.
    if order.items != plain { table.reloadData() }
    showOrder()
  }
}

// The bar of a tab bar controller.
extension UITabBarController {
  /// Lets a person change which screens are in the bar.
  func customize() {
    let screens = (customizableViewControllers ?? []).filter { screen in viewControllers?.contains { $0 === screen } ?? false }
    if !screens.isEmpty { tabBar.beginCustomizingItems(screens.compactMap(\.tabBarItem)) }
  }

  private func screens(_ items: [UITabBarItem]) -> [UIViewController] {
    items.compactMap { item in viewControllers?.first { $0.tabBarItem === item } }
  }

  /// All screens, those that were moved in their new order.
  private func ordered(_ moved: [UIViewController]) -> [UIViewController] {
    var rest = moved[...]
    return (viewControllers ?? []).map { screen in moved.contains { $0 === screen } ? rest.popFirst() ?? screen : screen }
  }

  /// Tells the delegate.
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    delegate?.tabBarController(self, willBeginCustomizing: screens(items))
  }

  /// Tells the delegate.
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
    delegate?.tabBarController(self, willEndCustomizing: ordered(screens(items)), changed: changed)
  }

  /// Takes over the order, and tells the delegate.
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    let order = ordered(screens(items))
    if changed {
      let movable = customizableViewControllers
      setViewControllers(order, animated: false)
      customizableViewControllers = movable
    }
    delegate?.tabBarController(self, didEndCustomizing: order, changed: changed)
  }
}
