import Foundation
import ManualHost
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists

/// The focus of keys among the items of a collection.
@MainActor @Suite struct CollectionFocusTests {
  /// Asked and told about the focus.
  private final class Delegate: NSObject, UICollectionViewDelegate {
    var log: [String] = []
    var closed: Set<Int> = []
    var allows = true
    var preferred: IndexPath?
    var follows = false

    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
      !closed.contains(indexPath.item)
    }

    func collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext)
      -> Bool
    {
      log.append("should \(text(context.previouslyFocusedIndexPath))>\(text(context.nextFocusedIndexPath))")
      return allows
    }

    func collectionView(
      _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) { log.append("did \(text(context.previouslyFocusedIndexPath))>\(text(context.nextFocusedIndexPath))") }

    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { preferred }

    func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool {
      follows || collectionView.selectionFollowsFocus
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("didSelect \(text(indexPath))")
    }

    private func text(_ path: IndexPath?) -> String { path.map { "\($0.section).\($0.item)" } ?? "-" }
  }

  private let delegate = Delegate()

  private func shown(_ counts: [Int], layout: UICollectionViewLayout? = nil, sideways: Bool = false) -> CollectionFixture {
    CollectionFixture(counts, layout: layout, sideways: sideways, delegate: delegate).shown()
  }

  /// Where keys lead, one after the other, as section and item.
  private func path(_ fixture: CollectionFixture, _ keys: UIKeyboardHIDUsage...) -> [String] {
    keys.map { key in
      fixture.stage.key(key)
      fixture.stage.settle()
      return focused(fixture)
    }
  }

  private func focused(_ fixture: CollectionFixture) -> String {
    guard let cell = UIFocusSystem.focusSystem(for: fixture.collection)?.focusedItem as? UICollectionViewCell,
      let path = fixture.collection.indexPath(for: cell)
    else { return "-" }
    return "\(path.section).\(path.item)"
  }

  @Test func arrowsGoByGeometry() {
    let fixture = shown([30])
    #expect(
      path(
        fixture, .keyboardTab, .keyboardRightArrow, .keyboardRightArrow, .keyboardRightArrow, .keyboardDownArrow,
        .keyboardLeftArrow,
        .keyboardUpArrow, .keyboardUpArrow) == ["0.0", "0.1", "0.2", "0.2", "0.5", "0.4", "0.1", "0.1"])
  }

  @Test func rightToLeftIsMirrored() {
    final class Mirrored: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let flow = Mirrored()
    flow.itemSize = CGSize(width: 100, height: 100)
    let fixture = shown([30], layout: flow)
    fixture.collection.semanticContentAttribute = .forceRightToLeft
    fixture.stage.settle()
    #expect(
      path(fixture, .keyboardTab, .keyboardLeftArrow, .keyboardDownArrow, .keyboardRightArrow) == ["0.0", "0.1", "0.4", "0.3"])
  }

  @Test func itemsBeyondTheScreenAreScrolledTo() {
    let fixture = shown([300])
    _ = path(fixture, .keyboardTab)
    for line in 1..<40 {
      #expect(path(fixture, .keyboardDownArrow) == ["0.\(3 * line)"])
      #expect(fixture.isInView(item(3 * line)))
    }
    #expect(path(fixture, .keyboardEnd, .keyboardHome) == ["0.299", "0.0"])
    #expect(path(fixture, .keyboardPageDown, .keyboardPageUp) == ["0.15", "0.0"])
  }

  @Test func sidewaysCollectionsGoSideways() {
    let fixture = shown([100], sideways: true)
    #expect(path(fixture, .keyboardTab, .keyboardDownArrow, .keyboardRightArrow) == ["0.0", "0.1", "0.6"])
    for _ in 0..<10 { _ = path(fixture, .keyboardRightArrow) }
    #expect(focused(fixture) == "0.56" && fixture.isInView(item(56)))
  }

  @Test func arrowsCrossSections() {
    let fixture = shown([4, 0, 5])
    #expect(
      path(fixture, .keyboardTab, .keyboardDownArrow, .keyboardDownArrow, .keyboardDownArrow, .keyboardUpArrow)
        == ["0.0", "0.3", "2.0", "2.3", "2.0"])
  }

  @Test func sectionsThatScrollByThemselvesGoOnSideways() {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(widthDimension: .absolute(150), heightDimension: .absolute(100))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      return section
    }
    let fixture = shown([20, 20], layout: layout)
    _ = path(fixture, .keyboardTab)
    for index in 1..<20 { #expect(path(fixture, .keyboardRightArrow) == ["0.\(index)"]) }
    #expect(path(fixture, .keyboardRightArrow) == ["0.19"])
    #expect(path(fixture, .keyboardDownArrow).first?.hasPrefix("1.") == true)
    #expect(path(fixture, .keyboardUpArrow).first?.hasPrefix("0.1") == true, "the nearest one on the screen")
    let before = focused(fixture)
    #expect(path(fixture, .keyboardLeftArrow, .keyboardRightArrow).last == before)
  }

  @Test func messagesAndSelection() {
    let fixture = shown([30])
    _ = path(fixture, .keyboardTab, .keyboardRightArrow)
    #expect(delegate.log == ["should ->0.0", "did ->0.0", "should 0.0>0.1", "did 0.0>0.1"])
    delegate.log = []
    _ = path(fixture, .keyboardReturnOrEnter)
    #expect(delegate.log == ["didSelect 0.1"] && fixture.collection.indexPathsForSelectedItems == [item(1)])
    delegate.follows = true
    _ = path(fixture, .keyboardRightArrow)
    #expect(fixture.collection.indexPathsForSelectedItems == [item(2)])
    delegate.allows = false
    #expect(path(fixture, .keyboardLeftArrow) == ["0.2"])
  }

  @Test func closedItemsAreSkippedAndThePreferredOneIsEntered() {
    let fixture = shown([30])
    delegate.closed = [1, 4]
    #expect(path(fixture, .keyboardTab, .keyboardRightArrow) == ["0.0", "0.2"])
    fixture.stage.tap(at: CGPoint(x: 370, y: 590))
    fixture.stage.settle()
    delegate.preferred = item(5)
    #expect(path(fixture, .keyboardTab) == ["0.5"])
    fixture.collection.allowsFocus = false
    fixture.stage.settle()
    #expect(path(fixture, .keyboardTab) == ["-"])
  }

  @Test func theFocusFollowsItsItemThroughBatchesAndReloads() {
    let fixture = shown([30])
    #expect(path(fixture, .keyboardTab, .keyboardRightArrow) == ["0.0", "0.1"])
    fixture.items.counts[0] += 2
    fixture.collection.insertItems(at: [item(0), item(1)])
    fixture.stage.settle()
    #expect(focused(fixture) == "0.3")
    fixture.items.counts[0] -= 1
    fixture.collection.deleteItems(at: [item(3)])
    fixture.stage.settle()
    #expect(focused(fixture) == "0.3")
    fixture.collection.reloadData()
    fixture.stage.settle()
    #expect(focused(fixture) == "0.3")
    fixture.items.counts = [2]
    fixture.collection.reloadData()
    fixture.stage.settle()
    #expect(focused(fixture) == "0.1")
    fixture.items.counts = [0]
    fixture.collection.reloadData()
    fixture.stage.settle()
    #expect(focused(fixture) == "-" && UIFocusSystem.focusSystem(for: fixture.collection)?.focusedItem == nil)
  }

  @Test func anItemThatLeavesTheScreenKeepsTheFocus() {
    let fixture = shown([300])
    _ = path(fixture, .keyboardTab)
    let focus = UIFocusSystem.focusSystem(for: fixture.collection)?.focusedItem
    fixture.scroll(to: 3000)
    fixture.stage.settle()
    #expect(UIFocusSystem.focusSystem(for: fixture.collection)?.focusedItem === focus)
    #expect(path(fixture, .keyboardDownArrow) == ["0.3"] && fixture.isInView(item(3)))
  }
}
