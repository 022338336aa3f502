import Foundation
import ManualHost
import TestSupport
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists
import UIKitTables

/// Sixty rows of 50 points in a table, or as many items of 100 x 100 in a grid of three columns, that fingers select.
@MainActor
private final class Choice: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  let stage = ManualStage(size: CGSize(width: 300, height: 400), scale: 2)
  var counts = [20, 40]
  var log: [String] = []
  var mayBegin = true
  var turnsEditingOn = true
  var mayChoose: (IndexPath) -> Bool = { _ in true }
  private(set) var table: UITableView?
  private(set) var grid: UICollectionView?

  static func table() -> Choice {
    let choice = Choice()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.rowHeight, table.sectionHeaderTopPadding, table.sectionHeaderHeight) = (50, 0, 0)
    table.allowsMultipleSelectionDuringEditing = true
    (table.dataSource, table.delegate, choice.table) = (choice, choice, table)
    choice.stage.window.addSubview(table)
    choice.stage.advance(by: 0)
    return choice
  }

  /// - Parameter isSideways: four rows of items that scroll to the side, instead of three columns.
  static func grid(isSideways: Bool = false) -> Choice {
    let choice = Choice()
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = isSideways ? .horizontal : .vertical
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    grid.allowsMultipleSelectionDuringEditing = true
    (grid.dataSource, grid.delegate, choice.grid) = (choice, choice, grid)
    choice.stage.window.addSubview(grid)
    choice.stage.advance(by: 0)
    return choice
  }

  var list: UIScrollView { table ?? grid ?? UIScrollView() }

  var selected: [[Int]] {
    (table?.indexPathsForSelectedRows ?? grid?.indexPathsForSelectedItems ?? []).map { [$0.section, $0.item] }
  }

  /// The first section's selected rows.
  var rows: [Int] { selected.filter { $0[0] == 0 }.map { $0[1] } }

  /// Two fingers, 40 points apart, go through the points; they stay down.
  func press(_ points: CGPoint..., fingers: Int = 2) {
    for (index, point) in points.enumerated() { place(point, index == 0 ? .began : .moved, fingers) }
  }

  func place(_ point: CGPoint, _ phase: UITouch.Phase, _ fingers: Int = 2) {
    stage.touches(
      (0..<fingers).map { (phase, CGPoint(x: point.x + (fingers == 1 ? 0 : CGFloat($0) * 40 - 20), y: point.y), $0) })
    stage.advance(by: 1.0 / 60)
  }

  // MARK: Data

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  // MARK: Messages

  private func note(_ message: String, _ path: IndexPath) { log.append("\(message) \(path.section).\(path.item)") }

  func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
    note("may", indexPath)
    return mayBegin
  }
  func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    note("begin", indexPath)
    if turnsEditingOn { tableView.setEditing(true, animated: true) }
  }
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log.append("end") }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    mayChoose(indexPath) ? indexPath : nil
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note("+", indexPath) }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { note("-", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    note("may", indexPath)
    return mayBegin
  }
  func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    note("begin", indexPath)
    if turnsEditingOn { collectionView.isEditing = true }
  }
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { log.append("end") }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    mayChoose(indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { note("+", indexPath) }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { note("-", indexPath) }
}

@MainActor @Suite struct MultipleSelectionTests {
  @Test func twoFingersSelectTheRowsBetween() {
    let choice = Choice.table()
    choice.press(CGPoint(x: 100, y: 120), CGPoint(x: 100, y: 135), CGPoint(x: 100, y: 230))
    #expect(choice.list.contentOffset.y == 0 && choice.table?.isEditing == true)
    #expect(choice.log == ["may 0.2", "begin 0.2", "+ 0.2", "+ 0.3", "+ 0.4"])
    choice.place(CGPoint(x: 100, y: 170), .moved)
    #expect(choice.rows == [2, 3])
    choice.place(CGPoint(x: 100, y: 70), .moved)
    #expect(choice.rows == [1, 2], "the other side of the first row")
    choice.log = []
    choice.place(CGPoint(x: 100, y: 70), .ended)
    #expect(choice.log == ["end"] && choice.rows == [1, 2])
  }

  @Test func aSelectedFirstRowDeselectsTheOthers() {
    let choice = Choice.table()
    choice.turnsEditingOn = false
    choice.table?.allowsMultipleSelection = true
    for row in [1, 2, 4] { choice.table?.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none) }
    choice.press(CGPoint(x: 100, y: 75), CGPoint(x: 100, y: 90), CGPoint(x: 100, y: 225))
    #expect(choice.rows == [])
    choice.place(CGPoint(x: 100, y: 160), .moved)
    #expect(choice.rows == [4], "a row that is left is what it was")
    choice.place(CGPoint(x: 100, y: 160), .ended)
    #expect(choice.rows == [4])
  }

  @Test func withoutTheDelegatesLeaveTwoFingersScroll() {
    let choice = Choice.table()
    choice.mayBegin = false
    choice.press(CGPoint(x: 100, y: 300), CGPoint(x: 100, y: 285), CGPoint(x: 100, y: 200))
    #expect(choice.list.contentOffset.y > 80 && choice.log == ["may 0.6"])
    choice.place(CGPoint(x: 100, y: 200), .ended)
    #expect(choice.selected == [] && choice.log == ["may 0.6"])
  }

  @Test func aListOfSingleSelectionIsNotAsked() {
    let choice = Choice.table()
    choice.table?.allowsMultipleSelectionDuringEditing = false
    choice.press(CGPoint(x: 100, y: 300), CGPoint(x: 100, y: 285), CGPoint(x: 100, y: 200))
    #expect(choice.list.contentOffset.y > 80 && choice.log == [])
  }

  @Test func aModeWithoutSeveralSelectedRowsSelectsNone() {
    let choice = Choice.table()
    choice.turnsEditingOn = false
    choice.press(CGPoint(x: 100, y: 120), CGPoint(x: 100, y: 135), CGPoint(x: 100, y: 230))
    choice.place(CGPoint(x: 100, y: 230), .ended)
    #expect(choice.log == ["may 0.2", "begin 0.2", "end"] && choice.selected == [])
  }

  @Test func rowsThatTheDelegateRefusesStayUnselected() {
    let choice = Choice.table()
    choice.mayChoose = { $0.item % 2 == 0 }
    choice.press(CGPoint(x: 100, y: 20), CGPoint(x: 100, y: 35), CGPoint(x: 100, y: 225))
    #expect(choice.rows == [0, 2, 4])
  }

  @Test func nearTheEdgeTheListScrollsAndSelectsOn() {
    let choice = Choice.table()
    choice.press(CGPoint(x: 100, y: 200), CGPoint(x: 100, y: 215), CGPoint(x: 100, y: 395))
    choice.stage.advance(by: 1)
    #expect(choice.list.contentOffset.y > 300)
    let last = Int((choice.list.contentOffset.y + 395) / 50)
    #expect(choice.rows == Array(4...min(19, last)))
    choice.stage.advance(by: 10)
    #expect(choice.selected.last == [1, 39], "into the next section, to the end")
    choice.place(CGPoint(x: 100, y: 395), .ended)
    let offset = choice.list.contentOffset.y
    choice.stage.advance(by: 1)
    #expect(choice.list.contentOffset.y == offset && choice.selected.count == 56)
  }

  @Test func oneFingerOnTheCirclesSelectsInEditing() {
    let choice = Choice.table()
    choice.table?.isEditing = true
    choice.stage.settle()
    choice.press(CGPoint(x: 20, y: 120), CGPoint(x: 20, y: 135), CGPoint(x: 20, y: 230), fingers: 1)
    #expect(choice.rows == [2, 3, 4] && choice.list.contentOffset.y == 0)
    choice.place(CGPoint(x: 20, y: 230), .ended, 1)
    choice.press(CGPoint(x: 150, y: 220), CGPoint(x: 150, y: 205), CGPoint(x: 150, y: 130), fingers: 1)
    #expect(choice.rows == [2, 3, 4] && choice.list.contentOffset.y > 50, "beside the circles it scrolls")
  }

  @Test func theCirclesAreAtTheOtherSideFromRightToLeft() {
    let choice = Choice.table()
    choice.table?.semanticContentAttribute = .forceRightToLeft
    choice.table?.isEditing = true
    choice.stage.settle()
    choice.press(CGPoint(x: 280, y: 120), CGPoint(x: 280, y: 135), CGPoint(x: 280, y: 230), fingers: 1)
    #expect(choice.rows == [2, 3, 4])
  }

  @Test func itemsOfAGridAreSelectedInTheirOrder() {
    let choice = Choice.grid()
    choice.press(CGPoint(x: 150, y: 50), CGPoint(x: 150, y: 65), CGPoint(x: 50, y: 150))
    #expect(choice.rows == [1, 2, 3] && choice.grid?.isEditing == true)
    #expect(choice.log == ["may 0.1", "begin 0.1", "+ 0.1", "+ 0.2", "+ 0.3"])
    choice.place(CGPoint(x: 50, y: 50), .moved)
    #expect(choice.rows == [0, 1])
    choice.place(CGPoint(x: 50, y: 50), .ended)
    #expect(choice.log.last == "end")
  }

  @Test func oneFingerAcrossSelectsItemsInEditing() {
    let choice = Choice.grid()
    choice.grid?.isEditing = true
    choice.press(CGPoint(x: 50, y: 150), CGPoint(x: 65, y: 150), CGPoint(x: 250, y: 250), fingers: 1)
    #expect(choice.rows == Array(3...8) && choice.list.contentOffset.y == 0)
    choice.place(CGPoint(x: 250, y: 250), .ended, 1)
    choice.press(CGPoint(x: 50, y: 250), CGPoint(x: 50, y: 235), CGPoint(x: 50, y: 150), fingers: 1)
    #expect(choice.list.contentOffset.y > 50 && choice.rows == Array(3...8), "along the scroll direction it scrolls")
  }

  /// From the exact diagonal on, a finger scrolls; nearer to the other direction it selects.
  @Test(arguments: [false, true]) func oneFingerSelectsOnlyNearerToTheDirectionAcross(isSideways: Bool) {
    for (along, across) in [(20.0, 20.0), (20, -20), (21, 20), (20, 21), (-20, 21), (20, -21), (0, 20), (20, 0)] {
      let choice = Choice.grid(isSideways: isSideways)
      choice.grid?.isEditing = true
      choice.list.contentOffset = isSideways ? CGPoint(x: 200, y: 0) : CGPoint(x: 0, y: 200)
      choice.stage.settle()
      let start = CGPoint(x: 150, y: 150)
      let travel = isSideways ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
      choice.press(start, CGPoint(x: start.x + travel.x, y: start.y + travel.y), fingers: 1)
      let selects = abs(across) > abs(along)
      #expect(choice.rows.isEmpty != selects, "\(along) along and \(across) across")
      choice.place(start, .cancelled, 1)
    }
  }

  @Test func anUpdateEndsTheSelection() {
    for choice in [Choice.table(), Choice.grid()] {
      choice.press(CGPoint(x: 100, y: 20), CGPoint(x: 100, y: 35))
      choice.counts[0] -= 1
      choice.table?.deleteRows(at: [IndexPath(row: 5, section: 0)], with: .none)
      choice.grid?.deleteItems(at: [IndexPath(item: 5, section: 0)])
      choice.place(CGPoint(x: 100, y: 230), .moved)
      choice.place(CGPoint(x: 100, y: 230), .ended)
      #expect(choice.selected.count == 1 && choice.log.last == "end")
    }
  }

  /// Whatever way the fingers go, the selection is what it was before, with the range of the first and the last row turned.
  @Test(arguments: 0..<20 as Range<UInt64>) func theRangeIsWhatTheLastRowSays(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for choice in [Choice.table(), Choice.grid()] {
      choice.turnsEditingOn = false
      choice.table?.allowsMultipleSelection = true
      choice.grid?.allowsMultipleSelection = true
      choice.counts = [4, 2, 0, 3]
      choice.table?.reloadData()
      choice.grid?.reloadData()
      choice.stage.settle()
      let all = choice.counts.enumerated().flatMap { section, count in (0..<count).map { [section, $0] } }
      var before = Set(all.filter { _ in random.roll(0..<3) == 0 })
      for row in before {
        let path = IndexPath(item: row[1], section: row[0])
        choice.table?.selectRow(at: path, animated: false, scrollPosition: .none)
        choice.grid?.selectItem(at: path, animated: false, scrollPosition: [])
      }
      func index(_ point: CGPoint) -> Int? {
        (choice.table?.indexPathForRow(at: point) ?? choice.grid?.indexPathForItem(at: point)).flatMap {
          all.firstIndex(of: [$0.section, $0.item])
        }
      }
      let start = CGPoint(x: random.between(100, 200), y: random.between(100, 180))
      guard let first = index(start) else { continue }
      var last = first
      choice.press(start, CGPoint(x: start.x, y: start.y + 12))
      for _ in 0..<8 {
        let point = CGPoint(x: random.between(30, 270), y: random.between(70, 330))
        choice.place(point, .moved)
        last = index(CGPoint(x: point.x, y: point.y + choice.list.contentOffset.y)) ?? last
        let turned = Set(all[min(first, last)...max(first, last)])
        let expected = before.contains(all[first]) ? before.subtracting(turned) : before.union(turned)
        #expect(Set(choice.selected) == expected, "seed \(seed), \(choice.table == nil ? "grid" : "table")")
      }
      before = Set(choice.selected)
      choice.place(start, .ended)
      #expect(Set(choice.selected) == before)
    }
  }
}
