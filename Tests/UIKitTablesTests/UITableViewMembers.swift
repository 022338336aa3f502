import UIKitControls
import Foundation
import ManualHost
import Testing
import UIKitCollections
import UIKitControllers
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists
import UIKitTables

/// The members of `UITableView` and what belongs to it that the tests in `TableView` do not use at length.
@MainActor @Suite(.serialized) struct UITableViewMembers {
  /// Answers what is asked of footers and of what stands in.
  private final class Feet: NSObject, UITableViewDelegate {
    var log: [String] = []

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { section == 0 ? 25 : 35 }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      UITableViewHeaderFooterView(reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
      log.append("will \(section)")
    }
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
      log.append("did \(section)")
    }
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { indexPath.row }
  }

  @Test func footersOfTheDelegate() throws {
    let feet = Feet()
    let fixture = TableFixture([2, 20], delegate: feet).shown()
    #expect(fixture.table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 96, width: 320, height: 25))
    #expect(feet.log == ["will 0", "will 1"])
    fixture.scroll(to: 300)
    #expect(feet.log == ["will 0", "will 1", "did 0"] && fixture.table.footerView(forSection: 1) != nil)
    fixture.scroll(to: 0)
    let cell = try #require(fixture.table.cellForRow(at: path(1)))
    #expect(cell.indentationLevel == 1 && cell.contentView.frame.minX == 10)
    cell.indentationWidth = 30
    fixture.stage.advance(by: 0)
    #expect(cell.contentView.frame.minX == 30)
  }

  @Test func estimatesOfFooters() {
    final class Guessing: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { 33 }
      func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 44 }
    }
    let guessing = Guessing()
    let fixture = TableFixture([3, 30, 3], delegate: guessing).shown()
    #expect((0..<3).map { fixture.table.rectForFooter(inSection: $0).height } == [44, 44, 33])
  }

  @Test func heightsOfAllHeadersAndFooters() {
    let fixture = TableFixture([3, 3])
    (fixture.rows.titles, fixture.rows.footers) = (["A"], ["a"])
    (fixture.table.sectionHeaderHeight, fixture.table.sectionFooterHeight) = (33, 22)
    fixture.shown()
    #expect(fixture.table.rectForHeader(inSection: 0).height == 33 && fixture.table.rectForFooter(inSection: 0).height == 22)
    #expect(fixture.table.rectForHeader(inSection: 1).height == 0)
  }

  @Test func defaults() {
    let table = UITableView(frame: .zero, style: .grouped)
    #expect(table.style == .grouped && table.separatorInsetReference == .fromCellEdges && table.separatorStyle == .singleLine)
    #expect(table.insetsContentViewsToSafeArea && !table.cellLayoutMarginsFollowReadableWidth)
    #expect(table.selfSizingInvalidation == .enabled && table.sectionIndexMinimumDisplayRowCount == 0)
    #expect(table.estimatedSectionHeaderHeight == UITableView.automaticDimension)
    #expect(table.estimatedSectionFooterHeight == UITableView.automaticDimension)
    #expect(UITableViewCell.SeparatorStyle.singleLineEtched.rawValue == 2 && UITableViewCell.SelectionStyle.gray.rawValue == 2)
  }

  @Test func theNearestSelectedRowIsTheFirst() {
    let fixture = TableFixture([100]).shown()
    fixture.table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(fixture.table.contentOffset.y == 0)
    fixture.table.allowsMultipleSelection = true
    for row in [60, 40] { fixture.table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
    fixture.table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(fixture.table.contentOffset.y == 1_920)
  }

  @Test(
    arguments: [
      (UITableViewCell.AccessoryType.checkmark, 16), (.detailDisclosureButton, 42.5), (.disclosureIndicator, 10.5),
      (.detailButton, 22),
    ] as [(UITableViewCell.AccessoryType, CGFloat)])
  func accessoriesHaveTheirWidths(type: UITableViewCell.AccessoryType, width: CGFloat) {
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    cell.accessoryType = type
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 400 - 20 - width)
  }

  @Test func subclassesOverrideWhatUIKitLetsThem() {
    final class Own: UITableView {
      var calls: [String] = []
      override var style: UITableView.Style { .grouped }
      override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        calls.append("cell \(identifier)")
        super.register(cellClass, forCellReuseIdentifier: identifier)
      }
      override func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        calls.append("header \(identifier)")
        super.register(aClass, forHeaderFooterViewReuseIdentifier: identifier)
      }
      override func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        calls.append("scroll")
      }
      override func reloadSectionIndexTitles() { calls.append("titles") }
    }
    let table = Own(frame: .zero, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "own")
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
    table.scrollToNearestSelectedRow(at: .none, animated: false)
    table.reloadSectionIndexTitles()
    #expect(table.calls == ["cell own", "header head", "scroll", "titles"] && table.style == .grouped)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "head")?.reuseIdentifier == "head")
  }

  @Test func subclassesOfCellsOverrideWhatUIKitLetsThem() {
    final class OwnCell: UITableViewCell {
      var states: [Bool] = []
      override var reuseIdentifier: String? { "own" }
      override func defaultContentConfiguration() -> UIListContentConfiguration { .valueCell() }
      override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
      override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        states.append(highlighted)
        super.setHighlighted(highlighted, animated: animated)
      }
      override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state[UIConfigurationStateCustomKey("own")] = true
        return state
      }
    }
    let cell = OwnCell()
    var seen: AnyHashable?
    let handler: UITableViewCell.ConfigurationUpdateHandler = { _, state in seen = state[UIConfigurationStateCustomKey("own")] }
    cell.configurationUpdateHandler = handler
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    #expect(cell.states == [true] && seen == AnyHashable(true) && cell.reuseIdentifier == "own")
  }

  @Test func cellsAndHeadersUpdateWhenTheyAreAskedTo() {
    final class Updating: UITableViewCell {
      var updates = 0
      override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        updates += 1
      }
    }
    final class UpdatingHeader: UITableViewHeaderFooterView {
      var updates = 0
      override var reuseIdentifier: String? { "x" }
      override func defaultContentConfiguration() -> UIListContentConfiguration { .plainFooter() }
      override func updateConfiguration(using state: UIViewConfigurationState) {
        super.updateConfiguration(using: state)
        updates += 1
      }
    }
    final class UpdatingItem: UICollectionViewCell {
      var updates = 0
      override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        updates += 1
      }
    }
    let (cell, header, item) = (Updating(), UpdatingHeader(reuseIdentifier: nil), UpdatingItem())
    for _ in 0..<2 {
      cell.setNeedsUpdateConfiguration()
      header.setNeedsUpdateConfiguration()
      item.setNeedsUpdateConfiguration()
    }
    for view in [cell, header, item] as [UIView] { view.layoutIfNeeded() }
    #expect(cell.updates == 1 && header.updates == 1 && item.updates == 1 && header.reuseIdentifier == "x")
    let (forHeader, forItem):
      (UITableViewHeaderFooterView.ConfigurationUpdateHandler?, UICollectionViewCell.ConfigurationUpdateHandler?)
    (forHeader, forItem) = ({ _, state in #expect(!state.isPinned) }, { _, state in #expect(!state.isSelected) })
    (header.configurationUpdateHandler, item.configurationUpdateHandler) = (forHeader, forItem)
    for view in [header, item] as [UIView] { view.layoutIfNeeded() }
    #expect(header.updates == 2 && item.updates == 2)
  }

  @Test func aTableControllerMayHaveAnIndexAndEstimates() {
    final class Own: UITableViewController {
      override func numberOfSections(in tableView: UITableView) -> Int { 3 }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
      override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        title == "B" ? 2 : super.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
      }
      override func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { 31 }
    }
    let stage = ManualStage(size: CGSize(width: 320, height: 480), scale: 2)
    let own = Own(style: .plain)
    own.tableView.rowHeight = 48
    stage.window.rootViewController = own
    stage.advance(by: 0)
    #expect(own.tableView.rectForHeader(inSection: 2).height == 31)
    stage.tap(at: CGPoint(x: 312, y: 248))
    stage.settle()
    #expect(own.tableView.contentOffset.y == 3_893, "the header between and its padding are not known yet")
  }

  @Test func dataSourcesByIdentifiers() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, name in
      let cell = UITableViewCell()
      cell.textLabel?.text = name
      return cell
    }
    source.defaultRowAnimation = .fade
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["one", "two"])
    source.apply(snapshot, animatingDifferences: false)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["one", "two"])
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, _ in cell.isHighlighted = true }
    let heads = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: "head") { view, kind, _ in
      view.tag = kind.count
    }
    let items = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { collection, path, name in
      collection.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
    }
    items.apply(snapshot)
    #expect(collection.visibleCells.map(\.isHighlighted) == [true, true])
    #expect(collection.dequeueConfiguredReusableSupplementary(using: heads, for: item(0)).tag == 4)
  }
}
