import Foundation
import ManualHost
import Testing
import UIKitCollections
import UIKitControls
import UIKitCore
import UIKitGraphics
import UIKitLists

/// A grid of words, three in a line, that can be dragged and dropped.
@MainActor
private final class Grid: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  let view: UICollectionView
  var words: [String]
  var log: [String] = []
  var intent = UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath
  var target: UIDragPreviewTarget?
  var states: [UICollectionViewCell.DragState] = []

  final class Cell: UICollectionViewCell {
    var word = ""
    var onState: (DragState) -> Void = { _ in }
    override func dragStateDidChange(_ dragState: DragState) { onState(dragState) }
  }

  init(_ words: [String], itemSize: CGSize = CGSize(width: 80, height: 80)) {
    self.words = words
    let layout = UICollectionViewFlowLayout()
    (layout.itemSize, layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (itemSize, 10, 10)
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 260, height: 400), collectionViewLayout: layout)
    super.init()
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.dragDelegate, view.dropDelegate) = (self, self, self)
  }

  var shown: [String] {
    view.indexPathsForVisibleItems.sorted().compactMap { (view.cellForItem(at: $0) as? Cell)?.word }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { words.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.word = words[indexPath.item]
    (cell as? Cell)?.onState = { [weak self] in self?.states.append($0) }
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
    -> [UIDragItem]
  {
    log.append("items \(indexPath.item)")
    return [UIDragItem(itemProvider: NSItemProvider(object: words[indexPath.item] as NSString))]
  }
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    log.append("add \(indexPath.item)")
    return [UIDragItem(itemProvider: NSItemProvider(object: words[indexPath.item] as NSString))]
  }
  func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  {
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 40, height: 40))
    return parameters
  }
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    log.append("willBegin")
  }
  func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
    true
  }
  func collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession)
    -> Bool
  { true }
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    #expect(session.isRestrictedToDraggingApplication)
    log.append("dragDidEnd")
  }

  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    session.hasItemsConforming(toTypeIdentifiers: ["public.text"])
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) { log.append("enter") }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    let line = "to \(destinationIndexPath.map { "\($0.item)" } ?? "nil")"
    if log.last != line { log.append(line) }
    return UICollectionViewDropProposal(operation: .move, intent: intent)
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) { log.append("exit") }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    log.append("dropDidEnd")
  }
  func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  {
    log.append("drop parameters \(indexPath.item)")
    return nil
  }
  func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
    log.append("perform at \(coordinator.destinationIndexPath?.item ?? -1), \(coordinator.proposal.operation)")
    for item in coordinator.items {
      guard let source = item.sourceIndexPath, let path = coordinator.destinationIndexPath else { continue }
      #expect(item.previewSize == collectionView.layoutAttributesForItem(at: source)?.size)
      if coordinator.proposal.intent == .insertIntoDestinationIndexPath {
        coordinator.drop(item.dragItem, intoItemAt: path, rect: CGRect(x: 0, y: 0, width: 20, height: 20))
      } else if let target {
        coordinator.drop(item.dragItem, to: target)
      } else {
        words.insert(words.remove(at: source.item), at: path.item)
        collectionView.moveItem(at: source, to: path)
        coordinator.drop(item.dragItem, toItemAt: path).addCompletion { [weak self] in self?.log.append("there \($0)") }
      }
    }
  }
}

@MainActor @Suite struct CollectionDragTests {
  private let stage = ManualStage(size: CGSize(width: 260, height: 400))

  private func show(_ grid: Grid) -> Grid {
    stage.window.addSubview(grid.view)
    stage.settle()
    return grid
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

  @Test func anItemIsMovedBehindAnother() {
    let grid = show(Grid(["a", "b", "c", "d", "e"]))
    drag([(40, 40), (50, 40), (70, 130)])
    #expect(grid.words == ["b", "c", "d", "a", "e"] && grid.shown == grid.words)
    #expect(
      grid.log == [
        "items 0", "willBegin", "enter", "to 0", "to 3", "perform at 3, move", "drop parameters 3", "there end", "dropDidEnd",
        "dragDidEnd",
      ])
    #expect(grid.states == [.lifting, .dragging, .none])
  }

  @Test func anItemIsMovedForward() {
    let grid = show(Grid(["a", "b", "c", "d", "e"]))
    drag([(40, 130), (50, 130), (100, 40)])
    #expect(grid.words == ["a", "d", "b", "c", "e"] && grid.shown == grid.words)
  }

  @Test func wideItemsAreDividedByTheirHeight() {
    let grid = show(Grid(["a", "b", "c"], itemSize: CGSize(width: 260, height: 60)))
    drag([(40, 30), (50, 30), (200, 120)])
    #expect(grid.words == ["b", "a", "c"])
    drag([(40, 30), (50, 30), (200, 190)])
    #expect(grid.words == ["a", "c", "b"])
  }

  @Test func behindTheLastItemIsTheEnd() {
    let grid = show(Grid(["a", "b", "c", "d"]))
    drag([(40, 40), (50, 40), (200, 300)])
    #expect(grid.words == ["b", "c", "d", "a"])
  }

  @Test func anEmptyCollectionHasAPlace() {
    let grid = show(Grid([]))
    let provider = NSItemProvider(object: "new" as NSString)
    #expect(!stage.screen.drags.drop([provider], at: CGPoint(x: 50, y: 50)), "a move of copies is refused")
    #expect(grid.log == ["enter", "to 0", "exit", "dropDidEnd"])
  }

  @Test func itemsGoIntoOthersAndToAnyPlace() {
    let grid = show(Grid(["a", "b", "c", "d"]))
    grid.intent = .insertIntoDestinationIndexPath
    drag([(40, 40), (50, 40), (130, 40)])
    #expect(grid.log.contains("perform at 1, move") && grid.words == ["a", "b", "c", "d"])
    grid.intent = .unspecified
    grid.target = UIDragPreviewTarget(container: stage.window, center: CGPoint(x: 10, y: 10))
    drag([(40, 40), (50, 40), (130, 40)])
    #expect(grid.words == ["a", "b", "c", "d"] && stage.screen.drags.session == nil)
  }

  @Test func aTapAddsAnItem() {
    let grid = show(Grid(["a", "b", "c", "d"]))
    stage.touch(.began, at: CGPoint(x: 40, y: 40))
    stage.advance(by: 0.6)
    stage.touch(.moved, at: CGPoint(x: 40, y: 60))
    stage.touch(.began, at: CGPoint(x: 130, y: 40), id: 1)
    stage.advance(by: 0.05)
    stage.touch(.ended, at: CGPoint(x: 130, y: 40), id: 1)
    #expect(grid.log.contains("add 1") && stage.screen.drags.session?.items.count == 2)
    stage.touch(.cancelled, at: CGPoint(x: 40, y: 60))
    stage.settle()
    #expect(!grid.view.hasActiveDrag && !grid.view.hasActiveDrop)
  }

  @Test func withoutPermissionNothingIsDragged() {
    let grid = show(Grid(["a", "b", "c"]))
    grid.view.dragInteractionEnabled = false
    drag([(40, 40), (50, 40), (130, 40)])
    #expect(grid.log == [])
  }

  @Test func anItemThatADragRestsOnIsSelected() {
    final class Selecting: NSObject, UICollectionViewDelegate {
      var selected: [Int] = []
      func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
      ) -> Bool { indexPath.item != 2 && context.targetView is UICollectionViewCell }
      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected.append(indexPath.item)
      }
    }
    let grid = show(Grid(["a", "b", "c"]))
    let delegate = Selecting()
    grid.view.delegate = delegate
    grid.view.isSpringLoaded = true
    grid.intent = .insertIntoDestinationIndexPath
    func states() -> [UICellConfigurationState.DropState] {
      (0..<3).compactMap { grid.view.cellForItem(at: IndexPath(item: $0, section: 0))?.configurationState.cellDropState }
    }
    stage.settle()
    stage.mouse(.began, at: CGPoint(x: 40, y: 40))
    stage.mouse(.moved, at: CGPoint(x: 50, y: 40))
    for (x, selected) in [(230, []), (130, [1]), (40, [1])] as [(CGFloat, [Int])] {
      stage.mouse(.moved, at: CGPoint(x: x, y: 40))
      stage.advance(by: 1.2)
      #expect(delegate.selected == selected)
    }
    stage.mouse(.moved, at: CGPoint(x: 130, y: 40))
    #expect(states() == [.notTargeted, .targeted, .notTargeted])
    stage.mouse(.cancelled, at: CGPoint(x: 130, y: 40))
    stage.settle()
    #expect(states() == [.none, .none, .none])
    grid.view.isSpringLoaded = false
    #expect(!grid.view.isSpringLoaded)
  }
}
