import Foundation
import ManualHost
import Testing
@testable import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
@testable import UIKitLists
@testable import UIKitTables

@MainActor @Suite(.serialized) struct TableLooksTests {
  private func line(_ fixture: TableFixture) -> CGRect? {
    fixture.table.visibleCells.first?.subviews.first { $0.backgroundColor == .red }?.frame
  }

  @Test func linesOfRowsThatDoNotExistFillAPlainTable() throws {
    let fixture = TableFixture([3])
    fixture.table.fillerRowHeight = 40
    fixture.shown()
    let filler = try #require(fixture.table.subviews.last)
    #expect(filler.frame == CGRect(x: 0, y: 144, width: 320, height: 336) && !filler.isUserInteractionEnabled)
    fixture.rows.counts = [9]
    fixture.table.insertRows(at: (3..<9).map { path($0) }, with: .none)
    fixture.stage.settle()
    #expect(filler.frame == CGRect(x: 0, y: 432, width: 320, height: 48))
    fixture.rows.counts = [30]
    fixture.table.reloadData()
    fixture.stage.advance(by: 0)
    #expect(filler.superview == nil)
  }

  @Test func withoutAFillerHeightNothingIsMade() {
    let fixture = TableFixture([3]).shown()
    #expect(fixture.table.fillerRowHeight == 0 && fixture.table.subviews.count { !($0 is UITableViewCell) } == 0)
    fixture.table.fillerRowHeight = UITableView.automaticDimension
    fixture.stage.advance(by: 0)
    #expect(fixture.table.subviews.count { !($0 is UITableViewCell) } == 1)
    fixture.table.tableFooterView = UIView()
    fixture.stage.advance(by: 0)
    #expect(fixture.table.subviews.count { !($0 is UITableViewCell) } == 1, "a footer view takes its place")
  }

  @Test func separatorInsetsMayBeCountedFromWhereTheTextStarts() {
    let fixture = TableFixture([5])
    fixture.table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (fixture.table.separatorColor, fixture.table.separatorInset.left) = (.red, 10)
    fixture.shown()
    #expect(line(fixture) == CGRect(x: 10, y: 47, width: 310, height: 1))
    fixture.table.separatorInsetReference = .fromAutomaticInsets
    fixture.stage.advance(by: 0)
    #expect(line(fixture) == CGRect(x: 26, y: 47, width: 294, height: 1))
  }

  @Test(arguments: [(375, 16), (389, 16), (390, 20), (430, 20)] as [(CGFloat, CGFloat)])
  func separatorsAreInsetByTheSideMargin(width: CGFloat, margin: CGFloat) {
    let fixture = TableFixture([5])
    fixture.table.frame.size.width = width
    fixture.table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    fixture.table.separatorColor = .red
    fixture.shown()
    #expect(line(fixture) == CGRect(x: margin, y: 47, width: width - margin, height: 1))
  }

  @Test func aChevronHasUIKitsSize() {
    #expect(RowGlyph.chevron.size == CGSize(width: 10.5, height: 14))
  }

  @Test func contentKeepsOutOfTheSafeArea() throws {
    let stage = ManualStage(
      size: CGSize(width: 800, height: 390), scale: 2, safeAreaInsets: UIEdgeInsets(top: 0, left: 50, bottom: 20, right: 60))
    let rows = Rows([5])
    rows.titles = ["A"]
    let table = UITableView(frame: stage.window.bounds, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    stage.window.addSubview(table)
    stage.advance(by: 0)
    let cell = try #require(table.cellForRow(at: path(0)))
    cell.accessoryType = .disclosureIndicator
    stage.advance(by: 0)
    #expect(cell.frame.width == 800 && cell.contentView.frame.minX == 50)
    #expect(cell.contentView.frame.maxX == 800 - 60 - 20 - 10.5)
    #expect(table.headerView(forSection: 0)?.contentView.frame == CGRect(x: 50, y: 0, width: 690, height: 28))
    table.insetsContentViewsToSafeArea = false
    stage.advance(by: 0)
    #expect(cell.contentView.frame.minX == 0 && table.headerView(forSection: 0)?.contentView.frame.width == 800)
  }

  @Test func contentStaysReadableOnWideTables() throws {
    let stage = ManualStage(size: CGSize(width: 1_000, height: 400), scale: 1)
    let rows = Rows([5])
    let table = UITableView(frame: stage.window.bounds, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    stage.window.addSubview(table)
    stage.advance(by: 0)
    let (first, second) = (try #require(table.cellForRow(at: path(0))), try #require(table.cellForRow(at: path(1))))
    first.textLabel?.text = "Title"
    second.contentConfiguration = second.defaultContentConfiguration()
    stage.advance(by: 0)
    #expect(first.textLabel?.frame.minX == 20 && second.contentView.subviews[0].frame.width == 1_000)
    table.cellLayoutMarginsFollowReadableWidth = true
    stage.advance(by: 0)
    #expect(first.textLabel?.frame == CGRect(x: 164, y: 0, width: 672, height: 52) && first.contentView.frame.width == 1_000)
    #expect(second.contentView.subviews[0].frame.minX == 144, "its own margin of 20 comes on top")
    table.frame.size.width = 600
    stage.advance(by: 0)
    #expect(first.textLabel?.frame.minX == 20)
  }

  @Test func touchesThatSelectAreTold() {
    let fixture = TableFixture([5]).shown()
    nonisolated(unsafe) var posts = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification, object: fixture.table, queue: nil
    ) { _ in posts += 1 }
    defer { NotificationCenter.default.removeObserver(observer) }
    fixture.stage.tap(at: CGPoint(x: 100, y: 60))
    fixture.stage.settle()
    #expect(posts == 1 && fixture.table.indexPathForSelectedRow == path(1))
    fixture.stage.tap(at: CGPoint(x: 100, y: 60))
    fixture.stage.settle()
    #expect(posts == 1, "the row was selected before")
    fixture.table.selectRow(at: path(3), animated: false, scrollPosition: .none)
    #expect(posts == 1, "code tells nobody")
  }
}
