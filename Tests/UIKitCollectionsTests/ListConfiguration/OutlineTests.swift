import UIKitControls
import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitLists

@MainActor @Suite struct OutlineTests {
  private func fixture(_ style: UICellAccessory.OutlineDisclosureOptions.Style = .cell) -> ListFixture {
    let fixture = ListFixture(UICollectionLayoutListConfiguration(appearance: .plain))
    fixture.accessories = { $0.count == 1 ? [.outlineDisclosure(options: .init(style: style))] : [.reorder(displayed: .always)] }
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    tree.append(["b1"], to: "b")
    fixture.show(tree)
    return fixture
  }

  @Test func aTapOnTheChevronUnfoldsAndFolds() {
    let fixture = fixture()
    #expect(fixture.names == ["a", "b"])
    fixture.stage.tap(at: CGPoint(x: 354, y: 26))
    fixture.stage.advance(by: 0.05)
    let moving = fixture.cell(3).layer.presentation()?.frame.minY ?? 0
    #expect(moving > 53 && moving < 159, "b glides")
    fixture.stage.settle()
    #expect(fixture.names == ["a", "a1", "a2", "b"])
    #expect(fixture.cell(0).configurationState.isExpanded && !fixture.cell(3).configurationState.isExpanded)
    #expect(fixture.cell(1).indentationLevel == 1 && fixture.cell(1).contentView.frame.minX == 16 && fixture.selected.isEmpty)
    #expect(fixture.source.snapshot(for: 0).isExpanded("a"))
    fixture.stage.tap(at: CGPoint(x: 354, y: 26))
    fixture.stage.settle()
    #expect(fixture.names == ["a", "b"] && !fixture.cell(0).configurationState.isExpanded)
  }

  @Test func aHeaderUnfoldsByATapAnywhereAndIsNotSelected() {
    let fixture = fixture(.header)
    fixture.stage.tap(at: CGPoint(x: 100, y: 26))
    fixture.stage.settle()
    #expect(fixture.names == ["a", "a1", "a2", "b"] && fixture.selected.isEmpty)
    fixture.stage.tap(at: CGPoint(x: 100, y: 80))
    #expect(fixture.selected == [IndexPath(item: 1, section: 0)])
  }

  @Test func handlersAreAskedAndMayMakeTheChildren() {
    let fixture = fixture()
    var log: [String] = []
    fixture.source.sectionSnapshotHandlers.shouldExpandItem = {
      log.append("should \($0)")
      return $0 != "b"
    }
    fixture.source.sectionSnapshotHandlers.willExpandItem = { log.append("will \($0)") }
    fixture.source.sectionSnapshotHandlers.willCollapseItem = { log.append("collapse \($0)") }
    fixture.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
      log.append("children \(parent) \(children.items)")
      var made = NSDiffableDataSourceSectionSnapshot<String>()
      made.append(["new1"])
      return made
    }
    fixture.stage.tap(at: CGPoint(x: 354, y: 80))
    fixture.stage.settle()
    #expect(log == ["should b"] && fixture.names == ["a", "b"])
    fixture.stage.tap(at: CGPoint(x: 354, y: 26))
    fixture.stage.settle()
    fixture.stage.tap(at: CGPoint(x: 354, y: 26))
    fixture.stage.settle()
    #expect(log == ["should b", "should a", "will a", "children a [\"a1\", \"a2\"]", "collapse a"])
    #expect(fixture.source.snapshot(for: 0).items == ["a", "new1", "b", "b1"])
  }

  @Test func aSnapshotWithoutLevelsKeepsTheTreeOfWhatIsLeft() {
    let fixture = fixture()
    var tree = fixture.source.snapshot(for: 0)
    tree.expand(["a"])
    fixture.show(tree)
    var snapshot = fixture.source.snapshot()
    #expect(snapshot.itemIdentifiers == ["a", "a1", "a2", "b"])
    snapshot.deleteItems(["a1"])
    fixture.source.apply(snapshot, animatingDifferences: false)
    #expect(fixture.source.snapshot(for: 0).items == ["a", "a2", "b", "b1"])
    #expect(fixture.source.snapshot(for: 7).items.isEmpty)
  }

  @Test func draggingTheReorderControlMovesTheItemAndReportsTheTransaction() {
    let fixture = fixture()
    fixture.show([["aa", "bb", "cc", "dd"]])
    var log: [String] = []
    fixture.source.reorderingHandlers.canReorderItem = { $0 != "dd" }
    fixture.source.reorderingHandlers.willReorder = { log.append("will \($0.finalSnapshot.itemIdentifiers)") }
    fixture.source.reorderingHandlers.didReorder = { [unowned source = fixture.source!] transaction in
      log.append("did \(source.snapshot().itemIdentifiers == transaction.finalSnapshot.itemIdentifiers)")
      log.append("\(["aa", "bb", "cc", "dd"].applying(transaction.difference) ?? [])")
      log.append("\(transaction.sectionTransactions.map(\.sectionIdentifier))")
    }
    fixture.stage.drag(from: CGPoint(x: 348, y: 26), to: CGPoint(x: 348, y: 26 + 110), duration: 0.4, holdBeforeLift: 0.5)
    fixture.stage.settle()
    let now = "[\"bb\", \"cc\", \"aa\", \"dd\"]"
    #expect(log == ["will \(now)", "did true", now, "[0]"])
    #expect(fixture.names == ["bb", "cc", "aa", "dd"] && fixture.cell(2).frame.minY == 106)
    #expect(!fixture.cell(2).configurationState.isReordering)
    fixture.stage.drag(from: CGPoint(x: 348, y: 180), to: CGPoint(x: 348, y: 30), duration: 0.4)
    fixture.stage.settle()
    #expect(fixture.names == ["bb", "cc", "aa", "dd"], "the handler does not allow it")
  }
}
