import Foundation
import ManualHost
import Testing
@_spi(Lists) import UIKitCollections
import UIKitCore
import UIKitGraphics
@_spi(Lists) import UIKitLists

private final class Editor: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

/// Counts how often the collection asks where the scroll view of a section is.
private final class CountingLayout: UICollectionViewCompositionalLayout {
  var questions = 0

  override func scroller(forSection section: Int) -> CollectionScroller? {
    questions += 1
    return super.scroller(forSection: section)
  }
}

/// When the scroll views of sections are placed.
@MainActor @Suite(.serialized) struct SectionPlacingTests {
  @Test func aSectionThatWaitedWithItsEditedCellShowsItsItemsWhereItHasGone() throws {
    let fixture = CompositionalFixture(
      Array(repeating: 10, count: 40), UICollectionViewCompositionalLayout(section: shelf(inset: 0)))
    let cell = try #require(fixture.collection.cellForItem(at: fixture.path(0)))
    let editor = Editor(frame: cell.bounds)
    cell.contentView.addSubview(editor)
    let isEditing = editor.becomeFirstResponder()
    try #require(isEditing)
    let offset = CGFloat(1_600)
    fixture.collection.contentOffset.y = offset
    fixture.frame()
    #expect(fixture.scrollers.first?.frame.minY == 0 && editor.isFirstResponder)
    // Twenty sections of 80 points above the edited one: it is on the screen again, and nothing on the screen has moved.
    fixture.collection.performBatchUpdates {
      fixture.source.sections.insert(contentsOf: Array(repeating: Array(1_000..<1_010), count: 20), at: 0)
      fixture.collection.insertSections(IndexSet(0..<20))
    }
    fixture.stage.settle()
    #expect(fixture.collection.contentOffset.y == offset + 1_600)
    fixture.collection.contentOffset.y = 1_600
    fixture.frame()
    #expect(fixture.screen(0, 20) == CGRect(x: 0, y: 0, width: 100, height: 80) && editor.isFirstResponder)
    #expect(fixture.screen(1, 20)?.minX == 110 && fixture.brokenCell() == nil)
  }

  @Test func stepsAskOnlyForSectionsThatAppearOrScroll() {
    let layout = CountingLayout(section: shelf(inset: 0))
    let fixture = CompositionalFixture(Array(repeating: 10, count: 200), layout)
    fixture.collection.contentOffset.y = 1_010
    fixture.frame()
    func questions(_ change: () -> Void) -> Int {
      let before = layout.questions
      change()
      fixture.frame()
      return layout.questions - before
    }
    // From 1,010 to 1,016: the same sections, 12 to 20.
    for _ in 0..<5 { #expect(questions { fixture.collection.contentOffset.y += 1 } == 0) }
    #expect(questions { layout.setOrthogonalOffset(50, inSection: 13, animated: false) } >= 9)
    #expect(questions { fixture.collection.contentOffset.y += 1 } == 0 && fixture.brokenCell() == nil)
  }
}
