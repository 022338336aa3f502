import Foundation
import ManualHost
import Testing
import UIKitControls
import UIKitCore
import UIKitGraphics
import UIKitLists
import UIKitTables

/// A table of words that can be dragged and dropped.
@MainActor private final class Words: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
  let table: UITableView
  var words: [String]
  var log: [String] = []
  var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
  var operation: UIDropOperation?
  var onUpdate: () -> Void = {}
  var states: [Int: [UITableViewCell.DragState]] = [:]

  final class Cell: UITableViewCell {
    var onState: (DragState) -> Void = { _ in }
    override func dragStateDidChange(_ dragState: DragState) { onState(dragState) }
  }

  init(_ words: [String], in stage: ManualStage, x: CGFloat) {
    self.words = words
    table = UITableView(frame: CGRect(x: x, y: 0, width: 200, height: 400))
    super.init()
    table.rowHeight = 40
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.dragDelegate, table.dropDelegate) = (self, self, self)
    stage.window.addSubview(table)
  }

  var shown: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = words[indexPath.row]
    (cell as? Cell)?.onState = { [weak self] in self?.states[indexPath.row, default: []].append($0) }
    return cell
  }

  func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
  {
    log.append("items \(indexPath.row)")
    if words[indexPath.row] == "fixed" { return [] }
    return [UIDragItem(itemProvider: NSItemProvider(object: words[indexPath.row] as NSString))]
  }
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: words[indexPath.row] as NSString))] }
  func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
    log.append("drag parameters \(indexPath.row)")
    return nil
  }
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { log.append("willBegin") }
  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool { true }
  func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
    true
  }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { log.append("dragDidEnd") }

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    session.canLoadObjects(ofClass: String.self)
  }
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { log.append("enter") }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    let line = "to \(destinationIndexPath.map { "\($0.row)" } ?? "nil")"
    if log.last != line { log.append(line) }
    onUpdate()
    return UITableViewDropProposal(operation: operation ?? (tableView.hasActiveDrag ? .move : .copy), intent: intent)
  }
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { log.append("exit") }
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { log.append("dropDidEnd") }
  func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
    log.append("drop parameters \(indexPath.row)")
    return nil
  }

  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    let path = coordinator.destinationIndexPath ?? IndexPath(row: words.count, section: 0)
    log.append("perform at \(path.row)")
    guard coordinator.proposal.intent != .insertIntoDestinationIndexPath else {
      for item in coordinator.items {
        coordinator.drop(item.dragItem, intoRowAt: path, rect: CGRect(x: 0, y: 0, width: 20, height: 20))
      }
      return
    }
    for item in coordinator.items {
      if let source = item.sourceIndexPath, coordinator.proposal.operation == .move {
        let word = words.remove(at: source.row)
        words.insert(word, at: path.row)
        tableView.performBatchUpdates {
          tableView.deleteRows(at: [source], with: .automatic)
          tableView.insertRows(at: [path], with: .automatic)
        }
        coordinator.drop(item.dragItem, toRowAt: path)
      } else {
        item.dragItem.itemProvider.loadObject(ofClass: String.self) { [self] word, _ in
          MainActor.assumeIsolated {
            words.insert(word ?? "", at: path.row)
            tableView.insertRows(at: [path], with: .automatic)
          }
        }
        coordinator.drop(item.dragItem, toRowAt: path)
      }
    }
  }
}

@MainActor @Suite struct TableDragTests {
  private let stage = ManualStage(size: CGSize(width: 420, height: 400))
  private let words: Words
  private let other: Words

  init() {
    words = Words(["a", "b", "c", "d", "e"], in: stage, x: 0)
    other = Words(["x", "y"], in: stage, x: 210)
    stage.settle()
  }

  private func mouse(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat) {
    stage.mouse(phase, at: CGPoint(x: x, y: y))
  }

  private func drag(_ points: [(CGFloat, CGFloat)]) {
    mouse(.began, points[0].0, points[0].1)
    for point in points.dropFirst() {
      mouse(.moved, point.0, point.1)
      stage.advance(by: 0.05)
    }
    if let last = points.last { mouse(.ended, last.0, last.1) }
    stage.settle()
  }

  @Test func aRowIsMovedInsideOfItsTable() {
    drag([(50, 20), (50, 30), (50, 130), (50, 145)])
    #expect(words.words == ["b", "c", "d", "a", "e"] && words.shown == words.words)
    #expect(
      words.log == [
        "items 0", "drag parameters 0", "willBegin", "enter", "to 0", "to 2", "to 3", "perform at 3", "drop parameters 3",
        "dropDidEnd", "dragDidEnd",
      ])
    #expect(words.table.visibleCells.map(\.frame.minY) == [0, 40, 80, 120, 160])
  }

  @Test func aRowIsMovedUp() {
    drag([(50, 180), (50, 170), (50, 45)])
    #expect(words.words == ["a", "e", "b", "c", "d"] && words.shown == words.words)
  }

  @Test func aRowIsCopiedToAnotherTable() {
    drag([(50, 20), (50, 30), (300, 30), (300, 45)])
    #expect(words.words == ["a", "b", "c", "d", "e"] && other.words == ["x", "a", "y"] && other.shown == other.words)
    #expect(words.log.contains("exit") && words.log.suffix(2) == ["dropDidEnd", "dragDidEnd"])
    #expect(other.log == ["enter", "to 1", "perform at 1", "drop parameters 1", "dropDidEnd"])
  }

  @Test func belowTheLastRowIsTheEnd() {
    drag([(50, 20), (50, 30), (300, 350)])
    #expect(other.words == ["x", "y", "a"])
  }

  @Test func aLineShowsThePlaceAndGoesAway() throws {
    mouse(.began, 50, 20)
    mouse(.moved, 50, 30)
    mouse(.moved, 300, 45)
    let line = try #require(other.table.subviews.last)
    #expect(line.frame == CGRect(x: 0, y: 38.5, width: 200, height: 3))
    mouse(.moved, 205, 45)
    #expect(line.superview == nil)
    mouse(.moved, 300, 75)
    #expect(line.superview === other.table && line.frame.midY == 80)
    mouse(.ended, 300, 75)
    #expect(line.superview == nil)
  }

  @Test func itemsGoIntoTheRowUnderTheFinger() throws {
    other.intent = .insertIntoDestinationIndexPath
    drag([(50, 20), (50, 30), (300, 75)])
    #expect(other.log.contains("perform at 1") && other.words == ["x", "y"])
  }

  @Test func theStateOfACellFollowsTheDrag() {
    drag([(50, 60), (50, 70), (205, 70)])
    #expect(words.states[1] == [.lifting, .dragging, .none])
    #expect(
      words.table.cellForRow(at: IndexPath(row: 1, section: 0))?.configurationState.cellDragState
        == UICellConfigurationState.DragState.none)
  }

  @Test func aRowThatAFingerHasLetGoIsDoneWithWhenTheNextOneIsDragged() {
    stage.touch(.began, at: CGPoint(x: 50, y: 20))
    stage.advance(by: 0.7)
    #expect(words.states[0] == [.lifting])
    stage.touch(.ended, at: CGPoint(x: 50, y: 20))
    // Row 0 is still on its way back.
    drag([(50, 100), (50, 110), (50, 145)])
    #expect(words.states[0]?.last == UITableViewCell.DragState.none)
    for cell in words.table.visibleCells { #expect(cell.configurationState.cellDragState == .none) }
    #expect(!words.table.hasActiveDrag)
  }

  @Test func rowsWithoutItemsAreNotDragged() {
    words.words[0] = "fixed"
    words.table.reloadData()
    stage.settle()
    drag([(50, 20), (50, 30), (300, 30)])
    #expect(words.log == ["items 0"] && other.log == [])
  }

  @Test func aTableWithoutDragsOrDelegatesDoesNotDrag() {
    words.table.dragInteractionEnabled = false
    drag([(50, 20), (50, 30), (300, 30)])
    words.table.dragInteractionEnabled = true
    words.table.dragDelegate = nil
    drag([(50, 20), (50, 30), (300, 30)])
    #expect(words.log == [] && other.words == ["x", "y"])
    words.table.dragDelegate = words
    other.table.dropDelegate = nil
    drag([(50, 20), (50, 30), (300, 30)])
    #expect(words.log.contains("dragDidEnd") && other.log == [])
  }

  @Test func aDraggedRowIsFollowedThroughABatch() {
    mouse(.began, 50, 60)
    mouse(.moved, 50, 70)
    words.words.insert("new", at: 0)
    words.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    stage.settle()
    mouse(.moved, 50, 190)
    mouse(.ended, 50, 190)
    stage.settle()
    #expect(words.words == ["new", "a", "c", "d", "b", "e"] && words.shown == words.words)
  }

  @Test func aRowThatIsDeletedDuringItsDragIsNotMoved() {
    mouse(.began, 50, 60)
    mouse(.moved, 50, 70)
    words.words.remove(at: 1)
    words.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    stage.settle()
    mouse(.moved, 50, 110)
    mouse(.ended, 50, 110)
    stage.settle()
    #expect(words.words.count == 5 && words.shown == words.words, "what was dragged comes as a copy")
  }

  @Test func hasActiveDragAndDrop() {
    #expect(!words.table.hasActiveDrag && !other.table.hasActiveDrop)
    mouse(.began, 50, 20)
    mouse(.moved, 50, 30)
    mouse(.moved, 300, 30)
    #expect(words.table.hasActiveDrag && other.table.hasActiveDrop && !words.table.hasActiveDrop)
    mouse(.ended, 300, 30)
    stage.settle()
    #expect(!words.table.hasActiveDrag && !other.table.hasActiveDrop)
  }

  @Test func aReloadOrALeavingTableDuringTheDragIsSafe() {
    mouse(.began, 50, 20)
    mouse(.moved, 50, 30)
    words.words = ["z"]
    words.table.reloadData()
    stage.advance(by: 0.1)
    mouse(.moved, 50, 20)
    other.table.removeFromSuperview()
    words.table.removeFromSuperview()
    mouse(.moved, 300, 30)
    mouse(.ended, 300, 30)
    stage.settle()
    #expect(stage.screen.drags.session == nil && words.log.last == "dragDidEnd")
  }

  @Test func aTableThatIsReleasedBeforeTheEndOfADropIsAskedNothing() {
    weak var weakTable: UITableView?
    do {
      let third = Words(["q"], in: stage, x: 0)
      weakTable = third.table
      stage.advance(by: 0)
      mouse(.began, 300, 20)
      mouse(.moved, 300, 30)
      mouse(.moved, 50, 100)
      mouse(.ended, 50, 100)
      #expect(third.words == ["q", "x"])
      third.table.removeFromSuperview()
    }
    stage.settle()
    #expect(weakTable == nil && other.log.last == "dragDidEnd")
  }

  @Test func anEmptyTableTakesItsFirstRow() {
    other.words = []
    other.table.reloadData()
    stage.settle()
    drag([(50, 20), (50, 30), (300, 200)])
    #expect(other.words == ["a"])
  }

  @Test func aRowThatADragRestsOnIsSelected() {
    final class Selecting: NSObject, UITableViewDelegate {
      var allows = true
      var selected: [Int] = []
      func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
      ) -> Bool {
        #expect(context.targetView is UITableViewCell)
        return allows
      }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }
    }
    let delegate = Selecting()
    other.table.delegate = delegate
    stage.settle()
    #expect(!other.table.isSpringLoaded)
    other.table.isSpringLoaded = true
    mouse(.began, 50, 20)
    mouse(.moved, 50, 30)
    mouse(.moved, 300, 60)
    stage.advance(by: 1.2)
    #expect(delegate.selected == [1])
    delegate.allows = false
    mouse(.moved, 300, 20)
    stage.advance(by: 1.2)
    #expect(delegate.selected == [1])
    delegate.allows = true
    mouse(.moved, 300, 22)
    stage.advance(by: 1.2)
    #expect(delegate.selected == [1, 0])
    mouse(.ended, 300, 20)
    stage.settle()
    other.table.isSpringLoaded = false
    #expect(!other.table.interactions.contains { $0 is UISpringLoadedInteraction })
  }

  @Test func cellsKnowThatADropIsOverThem() {
    other.intent = .insertIntoDestinationIndexPath
    func states() -> [UICellConfigurationState.DropState] { other.table.visibleCells.map(\.configurationState.cellDropState) }
    #expect(states() == [.none, .none])
    mouse(.began, 50, 20)
    mouse(.moved, 50, 30)
    mouse(.moved, 300, 60)
    #expect(states() == [.notTargeted, .targeted])
    mouse(.moved, 300, 20)
    #expect(states() == [.targeted, .notTargeted])
    mouse(.moved, 205, 300)
    #expect(states() == [.none, .none])
    mouse(.ended, 205, 300)
  }

  @Test func aDropThatEndsInsideItsMessageLeavesNoMark() {
    mouse(.began, 50, 20)
    mouse(.moved, 50, 30)
    other.onUpdate = { [other] in
      other.onUpdate = {}
      other.table.removeFromSuperview()
    }
    mouse(.moved, 300, 60)
    mouse(.ended, 300, 60)
    stage.window.addSubview(other.table)
    stage.settle()
    #expect(other.table.visibleCells.map(\.configurationState.cellDropState) == [.none, .none])
    #expect(!other.table.hasActiveDrop && !words.table.hasActiveDrag && other.log.last == "dropDidEnd")
  }

  @Test func aCellThatShowsAnotherRowIsNotToldOfTheDragsEnd() {
    words.words = (0..<60).map { "row \($0)" }
    words.table.reloadData()
    stage.settle()
    mouse(.began, 50, 20)
    mouse(.moved, 50, 30)
    words.table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
    stage.advance(by: 0.1)
    mouse(.ended, 50, 30)
    stage.settle()
    #expect(words.states.filter { !$0.value.isEmpty }.keys.sorted() == [0])
    #expect(words.table.visibleCells.allSatisfy { $0.configurationState.cellDragState == .none })
  }

  @Test func aDraggedRowReceivesNoTouchesUnlessItShall() throws {
    let cell = try #require(words.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(!cell.userInteractionEnabledWhileDragging)
    mouse(.began, 50, 20)
    mouse(.moved, 50, 30)
    #expect(!cell.contentView.isUserInteractionEnabled)
    cell.userInteractionEnabledWhileDragging = true
    #expect(cell.contentView.isUserInteractionEnabled)
    cell.userInteractionEnabledWhileDragging = false
    mouse(.cancelled, 50, 30)
    stage.settle()
    #expect(cell.contentView.isUserInteractionEnabled)
  }
}
