import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitControls
import UIKitCore
import UIKitGraphics
import UIKitLists
import UIKitTables

/// Context menus of rows, by the delegate of a table.
@MainActor @Suite struct TableMenuTests {
  private let stage = ManualStage(size: CGSize(width: 400, height: 800), scale: 2)
  private let table: UITableView
  private let list = MenuTable()

  init() {
    stage.screen.makeCurrent()
    table = UITableView(frame: stage.window.bounds)
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (list, list)
    stage.window.addSubview(table)
    stage.advance(by: 0.1)
  }

  private var overlay: MenuOverlay? { stage.window.subviews.last { $0 is MenuOverlay } as? MenuOverlay }

  private func rightClick(row: Int) {
    stage.click(at: CGPoint(x: 100, y: 50 * CGFloat(row) + 25), buttons: .secondary)
    stage.settle()
  }

  @Test func theDelegateGivesTheMenuOfTheRowUnderThePointer() {
    rightClick(row: 2)
    #expect(overlay != nil && list.log == ["menu 2", "highlight", "display"])
    #expect(table.contextMenuInteraction?.menuAppearance == .compact && table.indexPathForSelectedRow == nil)
    stage.key(.keyboardEscape)
    stage.settle()
    #expect(list.log.suffix(2) == ["dismissal", "end"] && overlay == nil)
  }

  @Test func aFingerLiftsTheCellAndATapOnItCommits() throws {
    stage.touch(.began, at: CGPoint(x: 100, y: 75))
    stage.advance(by: 0.6)
    stage.touch(.ended, at: CGPoint(x: 100, y: 75))
    stage.settle()
    #expect(table.contextMenuInteraction?.menuAppearance == .rich && table.indexPathForSelectedRow == nil)
    stage.tap(at: CGPoint(x: 200, y: 75))
    stage.settle()
    #expect(list.log == ["menu 1", "highlight", "display", "commit", "dismissal", "end"])
  }

  @Test func beneathTheRowsThereIsNone() {
    list.count = 3
    table.reloadData()
    stage.advance(by: 0.1)
    rightClick(row: 10)
    #expect(overlay == nil && list.log.isEmpty)
  }

  @Test func noMenuLeavesFingersToTheTable() {
    list.answers = false
    stage.touch(.began, at: CGPoint(x: 100, y: 75))
    stage.advance(by: 0.6)
    stage.touch(.ended, at: CGPoint(x: 100, y: 75))
    stage.settle()
    #expect(overlay == nil && table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  @Test(arguments: [true, false])
  func theRowMayBeReloadedOrDeletedWhileItsMenuIsOpen(isDeleted: Bool) {
    stage.touch(.began, at: CGPoint(x: 100, y: 75))
    stage.advance(by: 0.6)
    stage.touch(.ended, at: CGPoint(x: 100, y: 75))
    if isDeleted {
      list.count -= 1
      table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    } else {
      table.reloadData()
    }
    stage.settle()
    #expect(overlay != nil)
    stage.key(.keyboardEscape)
    stage.settle()
    #expect(overlay == nil && list.log.last == "end")
  }

  @Test func aReloadInAMessageIsBorne() {
    list.onHighlight = { [table] in table.reloadData() }
    stage.touch(.began, at: CGPoint(x: 100, y: 75))
    stage.advance(by: 0.6)
    stage.touch(.ended, at: CGPoint(x: 100, y: 75))
    stage.settle()
    stage.key(.keyboardEscape)
    stage.settle()
    #expect(overlay == nil && list.log.last == "end")
  }

  @Test func aClickWhileTheTableScrollsIsOfTheRowThatIsThere() throws {
    stage.flick(from: CGPoint(x: 200, y: 600), velocity: CGPoint(x: 0, y: -1500))
    stage.advance(by: 0.05)
    #expect(table.isDecelerating)
    let row = try #require(table.indexPathForRow(at: CGPoint(x: 100, y: table.contentOffset.y + 300))).row
    stage.click(at: CGPoint(x: 100, y: 300), buttons: .secondary)
    stage.settle()
    #expect(list.log.first == "menu \(row)" && overlay != nil)
  }

  @Test func theMenuKeyIsOfTheRowWithTheFocus() {
    stage.key(.keyboardTab, characters: "\t")
    stage.key(.keyboardDownArrow)
    stage.advance(by: 0.1)
    stage.key(.keyboardApplication)
    stage.settle()
    #expect(overlay != nil && list.log.first == "menu 1")
  }

  @Test func theDelegateMayBeGone() {
    rightClick(row: 0)
    table.delegate = nil
    stage.key(.keyboardEscape)
    stage.settle()
    #expect(overlay == nil)
    rightClick(row: 0)
    #expect(overlay == nil)
  }
}

private final class MenuTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  var count = 100
  var log: [String] = []
  var answers = true
  var onHighlight: (() -> Void)?

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard answers else { return nil }
    log.append("menu \(indexPath.row)")
    return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "One") { _ in }]) })
  }

  func tableView(
    _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    log.append("highlight")
    onHighlight?()
    return nil
  }

  func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    log.append("dismissal")
    return nil
  }

  func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { log.append("commit") }

  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("display") }

  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("end") }
}
