import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitControllers
import UIKitControls
import UIKitCore
import UIKitGraphics
import UIKitLists
import UIKitTables
import UIKitTestSupport

/// Menus of bars, in lists, and beside presentations.
@MainActor @Suite struct MenuPlaceTests {
  private let stage = ManualStage(size: CGSize(width: 400, height: 800), scale: 2)

  init() { stage.screen.makeCurrent() }

  private var menu: MenuOverlay? { stage.window.subviews.last as? MenuOverlay }

  private func find(_ text: String, in view: UIView? = nil) -> CGPoint? {
    let view = view ?? stage.window
    if let label = view as? UILabel, label.text == text, label.window != nil {
      return label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: stage.window)
    }
    return view.subviews.reversed().lazy.compactMap { find(text, in: $0) }.first
  }

  private func tap(_ text: String) throws {
    stage.tap(at: try #require(find(text)))
    stage.settle()
  }

  // MARK: Bars

  private func bar(_ item: UIBarButtonItem) -> UIViewController {
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = item
    stage.window.rootViewController = UINavigationController(rootViewController: controller)
    stage.settle()
    return controller
  }

  @Test func aTapOnAnItemWithoutAnActionOpensItsMenu() throws {
    var sender: Any?
    let item = UIBarButtonItem(title: "More", menu: UIMenu(children: [UIAction(title: "One") { sender = $0.sender }]))
    _ = bar(item)
    try tap("More")
    #expect(menu != nil)
    try tap("One")
    #expect(menu == nil && sender as? UIBarButtonItem === item)
  }

  @Test func anItemWithAnActionPerformsItAndOpensTheMenuWhenHeld() throws {
    var log: [String] = []
    let item = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { _ in log.append("add") },
      menu: UIMenu(children: [UIAction(title: "One") { _ in log.append("one") }]))
    _ = bar(item)
    try tap("Add")
    #expect(log == ["add"] && menu == nil)
    let place = try #require(find("Add"))
    stage.touch(.began, at: place)
    stage.advance(by: 0.6)
    stage.touch(.ended, at: place)
    stage.settle()
    #expect(menu != nil)
    try tap("One")
    #expect(log == ["add", "one"])
  }

  @Test func anItemKeepsItsSelection() throws {
    var seen: [Bool] = []
    let item = UIBarButtonItem(title: "Star", primaryAction: UIAction { seen.append(($0.sender as! UIBarButtonItem).isSelected) })
    item.changesSelectionAsPrimaryAction = true
    _ = bar(item)
    try tap("Star")
    try tap("Star")
    #expect(seen == [true, false] && !item.isSelected)
  }

  @Test func aMenuReplacedInsideOfItsActionIsShownTheNextTime() throws {
    let item = UIBarButtonItem(title: "More", menu: nil)
    item.menu = UIMenu(children: [
      UIAction(title: "One") { [weak item] _ in item?.menu = UIMenu(children: [UIAction(title: "Two") { _ in }]) }
    ])
    _ = bar(item)
    try tap("More")
    try tap("One")
    try tap("More")
    #expect(find("Two") != nil)
  }

  // MARK: Presentations

  @Test func anActionMayPresentAController() throws {
    let button = UIButton(type: .system)
    let controller = UIViewController()
    stage.window.rootViewController = controller
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
    button.setTitle("Ask", for: .normal)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [
      UIAction(title: "Alert") { _ in
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default))
        controller.present(alert, animated: true)
      }
    ])
    controller.view.addSubview(button)
    try tap("Ask")
    #expect(controller.presentedViewController == nil && menu != nil)
    try tap("Alert")
    #expect(controller.presentedViewController is UIAlertController)
    try tap("Yes")
    #expect(controller.presentedViewController == nil)
  }

  @Test func aPresentationDismissesAnOpenMenu() throws {
    let controller = UIViewController()
    stage.window.rootViewController = controller
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
    button.setTitle("Ask", for: .normal)
    (button.menu, button.showsMenuAsPrimaryAction) = (UIMenu(children: [UIAction(title: "One") { _ in }]), true)
    controller.view.addSubview(button)
    try tap("Ask")
    #expect(button.isHeld)
    controller.present(UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: true)
    stage.settle()
    #expect(!button.isHeld && find("One") == nil)
  }

  // MARK: Lists

  private final class Source: NSObject, UITableViewDataSource {
    var log: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      let button = cell.contentView.subviews.first as? UIButton ?? UIButton(configuration: .plain())
      if button.superview == nil { cell.contentView.addSubview(button) }
      button.frame = CGRect(x: 20, y: 4, width: 150, height: 36)
      button.configuration?.title = "Button \(indexPath.row)"
      button.showsMenuAsPrimaryAction = true
      button.menu = UIMenu(children: [UIAction(title: "Row") { [weak self] _ in self?.log.append("\(indexPath.row)") }])
      return cell
    }
  }

  private func table() -> (UITableView, Source) {
    let (table, source) = (UITableView(frame: stage.window.bounds), Source())
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    stage.window.addSubview(table)
    stage.advance(by: 0.1)
    return (table, source)
  }

  @Test func aMenuInARowPerformsTheActionOfThatRow() throws {
    let (table, source) = table()
    try tap("Button 3")
    try tap("Row")
    table.contentOffset.y = 20_000
    stage.settle()
    let row = try #require(table.indexPathsForVisibleRows?[5].row)
    try tap("Button \(row)")
    try tap("Row")
    #expect(row > 100 && source.log == ["3", "\(row)"])
  }

  @Test func aRowThatScrollsAwayDismissesItsMenu() throws {
    let (table, source) = table()
    try tap("Button 3")
    table.setContentOffset(CGPoint(x: 0, y: 60), animated: true)
    stage.settle()
    #expect(menu != nil)
    table.setContentOffset(CGPoint(x: 0, y: 5000), animated: true)
    stage.settle()
    #expect(menu == nil && source.log == [])
    try tap("Button \(table.indexPathsForVisibleRows![5].row)")
    #expect(menu != nil)
  }

  @Test func aDragThatBeginsOnAButtonScrollsUnlessTheMenuIsOpen() throws {
    let (table, source) = table()
    let place = try #require(find("Button 8"))
    stage.drag(from: place, to: CGPoint(x: place.x, y: place.y - 200), duration: 0.2, holdBeforeLift: 0.3)
    stage.settle()
    #expect(table.contentOffset.y == 190)
    #expect(menu == nil)
    let offset = table.contentOffset
    stage.touch(.began, at: place)
    stage.advance(by: 0.3)
    #expect(menu != nil)
    stage.touch(.moved, at: CGPoint(x: place.x, y: place.y + 100))
    stage.touch(.ended, at: CGPoint(x: place.x, y: place.y + 100))
    stage.settle()
    #expect(table.contentOffset == offset && source.log == [])
  }

  /// The message comes from inside of `present(_:animated:completion:)`, which dismisses the menu.
  @Test func whatTheEndOfAMenuPresentsComesFirst() {
    let stage = ManualStage()
    let (root, first, second) = (UIViewController(), UIViewController(), UIViewController())
    stage.window.rootViewController = root
    stage.settle()
    let delegate = EndingMenu { root.present(first, animated: false) }
    let interaction = UIContextMenuInteraction(delegate: delegate)
    root.view.addInteraction(interaction)
    stage.click(at: CGPoint(x: 50, y: 300), buttons: .secondary)
    stage.settle()
    #expect(interaction.menuAppearance == .compact)
    root.present(second, animated: false)
    stage.settle()
    #expect(root.presentedViewController === first && second.presentingViewController == nil)
    root.dismiss(animated: false)
    stage.settle()
    #expect(stage.window.subviews == [root.view])
  }

  private final class EndingMenu: NSObject, UIContextMenuInteractionDelegate {
    let end: () -> Void
    init(_ end: @escaping () -> Void) { self.end = end }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: [UIAction(title: "a") { _ in }]) }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { end() }
  }
}
