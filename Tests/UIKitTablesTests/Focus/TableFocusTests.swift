import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists
import UIKitTables

/// The focus of keys among the rows of a table.
@MainActor @Suite struct TableFocusTests {
  /// Named rows, and what the delegate is asked and told about the focus.
  private final class Names: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]]
    var log: [String] = []
    var closed: Set<String> = []
    var allows = true
    var preferred: IndexPath?
    var follows: Bool?
    var asked = 0

    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      asked += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
      return cell
    }

    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
      !closed.contains(sections[indexPath.section][indexPath.row])
    }

    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
      log.append("should \(text(context.previouslyFocusedIndexPath))>\(text(context.nextFocusedIndexPath))")
      return allows
    }

    func tableView(
      _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) { log.append("did \(text(context.previouslyFocusedIndexPath))>\(text(context.nextFocusedIndexPath))") }

    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }

    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
      follows ?? tableView.selectionFollowsFocus
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      log.append("willSelect \(text(indexPath))")
      return indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("didSelect \(text(indexPath))") }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.append("didDeselect \(text(indexPath))")
    }

    private func text(_ path: IndexPath?) -> String { path.map { "\($0.section).\($0.row)" } ?? "-" }
  }

  private let stage = ManualStage(size: CGSize(width: 320, height: 480), scale: 2)
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
  private let names: Names

  init() {
    names = Names([(0..<100).map { "row \($0)" }, (0..<3).map { "last \($0)" }])
    (table.dataSource, table.delegate, table.rowHeight) = (names, names, 44)
    stage.window.addSubview(table)
    stage.settle()
  }

  private func press(_ keys: UIKeyboardHIDUsage..., modifiers: UIKeyModifierFlags = [], characters: String = "") {
    for key in keys {
      stage.key(key, modifiers: modifiers, characters: characters)
      stage.settle()
    }
  }

  /// The text of the row with the focus; nil for none.
  private var focused: String? {
    guard let cell = UIFocusSystem.focusSystem(for: table)?.focusedItem as? UITableViewCell else { return nil }
    return cell.textLabel?.text
  }

  private var isSeen: Bool {
    guard let cell = UIFocusSystem.focusSystem(for: table)?.focusedItem as? UITableViewCell else { return false }
    return table.bounds.contains(cell.frame)
  }

  @Test func anArrowBeginsAtTheFirstRowOnTheScreen() {
    table.contentOffset.y = 440
    stage.settle()
    press(.keyboardDownArrow)
    #expect(focused == "row 10" && table.contentOffset.y == 440)
    press(.keyboardDownArrow, .keyboardDownArrow, .keyboardUpArrow)
    #expect(focused == "row 11")
  }

  @Test func rowsBeyondTheScreenAreScrolledTo() {
    press(.keyboardTab)
    for row in 1..<30 {
      press(.keyboardDownArrow)
      #expect(focused == "row \(row)" && isSeen)
    }
    for _ in 0..<29 { press(.keyboardUpArrow) }
    #expect(focused == "row 0" && isSeen && table.contentOffset.y == 0)
  }

  @Test func homeEndAndPagesMoveTheFocusWithTheTable() {
    press(.keyboardTab, .keyboardEnd)
    #expect(focused == "last 2" && isSeen)
    press(.keyboardDownArrow)
    #expect(focused == "last 2")
    press(.keyboardPageUp)
    #expect(focused == "row 92" && isSeen)
    press(.keyboardHome)
    #expect(focused == "row 0" && table.contentOffset.y == 0)
    press(.keyboardPageDown)
    #expect(focused == "row 10" && isSeen)
    press(.keyboardPageUp, .keyboardPageUp)
    #expect(focused == "row 0")
  }

  @Test func rowsThatTheDelegateClosesAreSkipped() {
    names.closed = ["row 0", "row 2", "row 3", "last 2"]
    press(.keyboardTab)
    #expect(focused == "row 1")
    press(.keyboardDownArrow)
    #expect(focused == "row 4")
    press(.keyboardUpArrow, .keyboardUpArrow)
    #expect(focused == "row 1")
    press(.keyboardEnd)
    #expect(focused == "last 1")
  }

  @Test func returnAndSpaceSelectWithTheMessagesOfATap() {
    press(.keyboardTab)
    names.log = []
    press(.keyboardReturnOrEnter)
    #expect(names.log == ["willSelect 0.0", "didSelect 0.0"] && table.indexPathForSelectedRow == path(0))
    press(.keyboardDownArrow)
    names.log = []
    press(.keyboardSpacebar, characters: " ")
    #expect(names.log == ["willSelect 0.1", "didDeselect 0.0", "didSelect 0.1"])
    #expect(focused == "row 1", "the focus stays")
  }

  @Test func messagesComeInOrderWithTheirRows() {
    press(.keyboardTab)
    #expect(names.log == ["should ->0.0", "did ->0.0"])
    names.log = []
    press(.keyboardDownArrow)
    #expect(names.log == ["should 0.0>0.1", "did 0.0>0.1"])
    names.log = []
    names.allows = false
    press(.keyboardDownArrow)
    #expect(names.log == ["should 0.1>0.2"] && focused == "row 1")
  }

  @Test func theSelectionFollowsTheFocusWhereItIsAskedTo() {
    table.selectionFollowsFocus = true
    press(.keyboardTab, .keyboardDownArrow)
    #expect(table.indexPathForSelectedRow == path(1) && names.log.contains("didSelect 0.1"))
    names.follows = false
    press(.keyboardDownArrow)
    #expect(table.indexPathForSelectedRow == path(1) && focused == "row 2")
    (names.follows, table.selectionFollowsFocus) = (true, false)
    press(.keyboardDownArrow)
    #expect(table.indexPathsForSelectedRows == [path(3)])
  }

  @Test func theFocusEntersWhereTheTableSays() {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
    table.frame = CGRect(x: 0, y: 40, width: 320, height: 440)
    stage.window.addSubview(button)
    stage.settle()
    names.preferred = path(3)
    press(.keyboardTab, .keyboardTab)
    #expect(focused == "row 3")
    names.preferred = nil
    press(.keyboardTab, .keyboardTab)
    #expect(focused == "row 3", "the row that had the focus last")
    press(.keyboardTab)
    table.contentOffset.y = 440
    stage.settle()
    press(.keyboardTab)
    #expect(focused == "row 10", "on the screen")
    press(.keyboardTab)
    table.contentOffset.y = 0
    table.remembersLastFocusedIndexPath = true
    stage.settle()
    press(.keyboardTab)
    #expect(focused == "row 10" && isSeen)
    press(.keyboardTab)
    table.remembersLastFocusedIndexPath = false
    table.contentOffset.y = 1000
    stage.settle()
    table.selectRow(at: path(25), animated: false, scrollPosition: .none)
    press(.keyboardTab)
    #expect(focused == "row 25", "the selected row")
  }

  @Test func aTableWithoutFocusOnlyScrolls() {
    table.allowsFocus = false
    press(.keyboardTab, .keyboardDownArrow)
    #expect(focused == nil && table.contentOffset.y == 40)
    table.allowsFocus = true
    press(.keyboardTab)
    #expect(focused != nil)
    table.allowsFocusDuringEditing = false
    table.setEditing(true, animated: false)
    stage.settle()
    #expect(focused == nil)
  }

  @Test func rowsWithoutSelectionHaveNoFocusUnlessTheDelegateSaysSo() {
    let plain = Rows([50])
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.delegate, table.dataSource) = (nil, plain)
    table.allowsSelection = false
    stage.settle()
    press(.keyboardTab)
    #expect(UIFocusSystem.focusSystem(for: table)?.focusedItem == nil)
    table.delegate = names
    names.sections = [(0..<50).map { "\($0)" }]
    press(.keyboardTab)
    #expect(UIFocusSystem.focusSystem(for: table)?.focusedItem is UITableViewCell)
  }

  // MARK: Changes

  @Test func theFocusFollowsItsRowThroughBatches() {
    press(.keyboardTab, .keyboardDownArrow, .keyboardDownArrow)
    names.sections[0].insert(contentsOf: ["new 0", "new 1"], at: 0)
    table.insertRows(at: [path(0), path(1)], with: .fade)
    stage.settle()
    #expect(focused == "row 2")
    names.sections[0].remove(at: 0)
    table.deleteRows(at: [path(0)], with: .fade)
    stage.settle()
    #expect(focused == "row 2")
    let moved = names.sections[0].remove(at: 3)
    names.sections[0].insert(moved, at: 6)
    table.moveRow(at: path(3), to: path(6))
    stage.settle()
    #expect(focused == "row 2")
    press(.keyboardDownArrow)
    #expect(focused == names.sections[0][7])
  }

  @Test func theRowAfterADeletedOneHasTheFocus() {
    press(.keyboardTab, .keyboardDownArrow, .keyboardDownArrow)
    names.sections[0].removeSubrange(1...3)
    table.deleteRows(at: [path(1), path(2), path(3)], with: .automatic)
    #expect(focused != "row 2")
    stage.settle()
    #expect(focused == "row 4")
    press(.keyboardEnd)
    names.sections.removeLast()
    table.deleteSections([1], with: .none)
    stage.settle()
    #expect(focused == "row 99")
    let rows = (0..<names.sections[0].count).map { path($0) }
    names.sections[0] = []
    table.deleteRows(at: rows, with: .none)
    stage.settle()
    #expect(focused == nil)
  }

  @Test func theFocusSurvivesReloads() {
    press(.keyboardTab, .keyboardDownArrow, .keyboardDownArrow)
    names.sections[0][2] = "other"
    table.reloadData()
    stage.settle()
    #expect(focused == "other" && isSeen)
    names.sections[0] = ["only"]
    table.reloadData()
    stage.settle()
    #expect(focused == "only")
    table.reloadRows(at: [path(0)], with: .fade)
    stage.settle()
    #expect(focused == "only")
    press(.keyboardDownArrow)
    #expect(focused == "last 0")
  }

  @Test func aRowThatLeavesTheScreenKeepsTheFocusAndItsCell() {
    press(.keyboardTab, .keyboardDownArrow)
    let item = UIFocusSystem.focusSystem(for: table)?.focusedItem
    table.contentOffset.y = 2000
    stage.settle()
    #expect(UIFocusSystem.focusSystem(for: table)?.focusedItem === item && focused == "row 1")
    names.sections[0].insert("new", at: 0)
    table.insertRows(at: [path(0)], with: .none)
    stage.settle()
    press(.keyboardDownArrow)
    #expect(focused == "row 2" && isSeen)
  }

  @Test func aCellThatShowsTheFocusItselfHasNoRing() {
    let (cell, halo) = (UITableViewCell(style: .default, reuseIdentifier: nil), UIFocusHaloEffect())
    cell.focusEffect = halo
    #expect(cell.focusStyle == .default && cell.focusEffect === halo)
    cell.focusStyle = .custom
    #expect(cell.focusEffect == nil)
    cell.focusStyle = .default
    #expect(cell.focusEffect === halo)
  }

  @Test func lettersGoToTheNextRowThatBeginsWithThem() {
    names.sections = [["Anna", "Berta", "Bernd", "Carl", "Bella"], []]
    table.reloadData()
    stage.settle()
    press(.keyboardTab)
    press(.keyboardB, characters: "b")
    #expect(focused == "Berta")
    stage.advance(by: 2)
    press(.keyboardB, characters: "b")
    #expect(focused == "Bernd")
    stage.advance(by: 2)
    for letter in ["b", "e", "l"] { stage.key(.keyboardB, characters: letter) }
    stage.settle()
    #expect(focused == "Bella")
    stage.advance(by: 2)
    press(.keyboardZ, characters: "z")
    #expect(focused == "Bella")
  }

  @Test func controlsInARowAreReachedFromIt() {
    press(.keyboardTab)
    guard let cell = table.cellForRow(at: path(1)) else { return }
    let (first, second) = (
      Button(frame: CGRect(x: 100, y: 4, width: 60, height: 36)), Button(frame: CGRect(x: 200, y: 4, width: 60, height: 36))
    )
    cell.contentView.addSubview(first)
    cell.contentView.addSubview(second)
    press(.keyboardDownArrow, .keyboardTab)
    #expect(first.isFocused)
    press(.keyboardRightArrow)
    #expect(second.isFocused)
    press(.keyboardLeftArrow, .keyboardLeftArrow)
    #expect(focused == "row 1")
    press(.keyboardRightArrow, .keyboardDownArrow)
    #expect(focused == "row 2")
    press(.keyboardUpArrow, .keyboardTab)
    press(.keyboardTab, modifiers: .shift)
    #expect(focused == "row 1")
  }

  @Test func controlsOfRowsWithoutFocusAreStopsThemselves() {
    table.allowsFocus = false
    for row in [0, 2] {
      guard let cell = table.cellForRow(at: path(row)) else { return }
      let button = Button(frame: CGRect(x: 100, y: 4, width: 60, height: 36))
      button.tag = row + 1
      cell.contentView.addSubview(button)
    }
    press(.keyboardTab)
    #expect((UIFocusSystem.focusSystem(for: table)?.focusedItem as? Button)?.tag == 1)
    press(.keyboardTab)
    #expect((UIFocusSystem.focusSystem(for: table)?.focusedItem as? Button)?.tag == 3)
    press(.keyboardUpArrow)
    #expect((UIFocusSystem.focusSystem(for: table)?.focusedItem as? Button)?.tag == 1)
  }

  @Test func endReachesAnEndOfEstimatedHeightsInOnePress() {
    final class Uneven: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = String(repeating: "line\n", count: indexPath.row % 7) + "end"
        return cell
      }
      func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "The end" }
    }
    let uneven = Uneven()
    (table.delegate, table.dataSource) = (nil, uneven)
    (table.rowHeight, table.estimatedRowHeight) = (UITableView.automaticDimension, 44)
    stage.settle()
    press(.keyboardEnd)
    let bottom = table.contentSize.height - table.bounds.height
    #expect(table.indexPathsForVisibleRows?.last == path(9_999) && abs(table.contentOffset.y - bottom) < 1)
    press(.keyboardHome)
    #expect(table.contentOffset.y == 0)
    press(.keyboardDownArrow, .keyboardEnd)
    #expect(table.indexPathsForVisibleRows?.last == path(9_999) && isSeen)
  }

  @Test func aScrollWithAFocusAsksForNoMoreRowsThanWithout() {
    press(.keyboardTab)
    let asked = names.asked
    let requests = stage.host.requestCount
    stage.advance(by: 1)
    #expect(names.asked == asked && stage.host.requestCount == requests, "a ring at rest costs no frame")
  }
}

private final class Button: UIControl {}
