import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists

/// Layouts that replace one another: with elements that the other one lacks, with other counts and bounds than before, and within messages.
@MainActor @Suite(.serialized) struct LayoutReplacementTests {
  final class Backdrop: UICollectionReusableView {}
  final class OtherBackdrop: UICollectionReusableView {}

  private func decorated(
    _ backdrop: AnyClass = Backdrop.self, height: NSCollectionLayoutDimension = .absolute(50)
  ) -> UICollectionViewCompositionalLayout {
    let section = list(height: height)
    section.decorationItems = [.background(elementKind: "backdrop")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(backdrop, forDecorationViewOfKind: "backdrop")
    return layout
  }

  private func plain(_ height: NSCollectionLayoutDimension = .absolute(50)) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: list(height: height))
  }

  private func backdrops(_ fixture: CompositionalFixture) -> [UIView] {
    fixture.collection.subviews.filter { $0 is Backdrop || $0 is OtherBackdrop }
  }

  // MARK: Elements of one layout alone

  @Test func aLayoutWithADecorationThatTheFormerOneLacksFadesItIn() throws {
    let fixture = CompositionalFixture([20], plain())
    fixture.collection.setCollectionViewLayout(decorated(), animated: true)
    #expect(backdrops(fixture).map(\.frame) == [CGRect(x: 0, y: 0, width: 375, height: 1_000)])
    fixture.stage.advance(by: 0.05)
    let shown = try #require(backdrops(fixture).first?.layer.presentation())
    #expect(shown.opacity > 0 && shown.opacity < 1)
    fixture.stage.settle()
    #expect(backdrops(fixture).map(\.alpha) == [1] && fixture.brokenCell() == nil)
  }

  @Test func layoutsThatChangeWhileTheyAnimateLeaveTheLastOne() {
    let fixture = CompositionalFixture([20], plain())
    let flow = UICollectionViewFlowLayout()
    (flow.itemSize, flow.minimumLineSpacing) = (CGSize(width: 375, height: 50), 0)
    let layouts = [decorated(), fixture.layout, flow, decorated(), flow, fixture.layout, decorated()]
    for layout in layouts {
      fixture.collection.setCollectionViewLayout(layout, animated: true)
      fixture.stage.advance(by: 0.05)
    }
    fixture.stage.settle()
    #expect(backdrops(fixture).map(\.alpha) == [1] && fixture.brokenCell() == nil)
    #expect(fixture.collection.subviews.count { $0 is UICollectionViewCell } == 12)
  }

  @Test func aLayoutsDecorationsAreOfTheClassThatItRegisters() {
    let fixture = CompositionalFixture([20], decorated())
    for layout in [decorated(OtherBackdrop.self), decorated(), decorated(OtherBackdrop.self)] {
      fixture.collection.collectionViewLayout = layout
      fixture.stage.settle()
    }
    #expect(backdrops(fixture).count == 1 && backdrops(fixture).first is OtherBackdrop)
  }

  @Test func aLayoutSetWithinAMessageOfTheChangeReplacesBoth() {
    final class Messages: NSObject, UICollectionViewDelegate {
      var layout: UICollectionViewLayout?
      func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
      ) {
        guard let layout else { return }
        self.layout = nil
        collectionView.setCollectionViewLayout(layout, animated: true)
      }
    }
    let fixture = CompositionalFixture([60], plain(.absolute(100)))
    let messages = Messages()
    fixture.collection.delegate = messages
    let last = decorated(height: .absolute(40))
    messages.layout = last
    var ends: [Bool] = []
    fixture.collection.setCollectionViewLayout(decorated(OtherBackdrop.self), animated: true) { ends.append($0) }
    fixture.stage.settle()
    #expect(fixture.collection.collectionViewLayout === last && ends.count == 1)
    #expect(backdrops(fixture).count == 1 && backdrops(fixture).first is Backdrop && fixture.brokenCell() == nil)
    #expect(fixture.frame(1)?.minY == 40)
  }

  /// Reuse of a view ends its animation within the question for a cell.
  @Test func theCompletionOfAChangeMayUpdateItems() {
    let fixture = CompositionalFixture([20], plain())
    fixture.collection.updatePolicy = .recovering
    var (reports, ends) = (0, 0)
    fixture.collection.updateReportHandler = { _ in reports += 1 }
    fixture.collection.setCollectionViewLayout(plain(.absolute(80)), animated: true) { _ in
      ends += 1
      fixture.source.sections[0].append(20)
      fixture.collection.insertItems(at: [fixture.path(20)])
    }
    fixture.stage.advance(by: 0.05)
    fixture.collection.reloadData()
    fixture.stage.settle()
    #expect(reports == 0 && ends == 1 && fixture.collection.numberOfItems(inSection: 0) == 21)
    #expect(fixture.brokenCell() == nil)
  }

  // MARK: A layout that was in use before

  @Test(arguments: [false, true]) func aLayoutThatReturnsHasTheItemsAndTheWidthOfToday(isAnimated: Bool) {
    let fixture = CompositionalFixture([6], plain())
    let flow = UICollectionViewFlowLayout()
    (flow.itemSize, flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (CGSize(width: 100, height: 50), 0, 0)
    func show(_ layout: UICollectionViewLayout) {
      fixture.collection.setCollectionViewLayout(layout, animated: isAnimated)
      fixture.stage.settle()
    }
    show(flow)
    fixture.source.sections[0].append(6)
    fixture.collection.insertItems(at: [fixture.path(6)])
    fixture.collection.frame.size.width = 200
    fixture.stage.settle()
    show(fixture.layout)
    #expect(fixture.frame(6) == CGRect(x: 0, y: 300, width: 200, height: 50) && fixture.brokenCell() == nil)
    fixture.source.sections[0].removeLast(3)
    fixture.collection.deleteItems(at: (4...6).map { fixture.path($0) })
    fixture.stage.settle()
    show(flow)
    #expect(fixture.collection.visibleCells.count == 4 && fixture.brokenCell() == nil)
    #expect(fixture.frame(3) == CGRect(x: 100, y: 50, width: 100, height: 50))
  }

  // MARK: Self-sizing

  @Test(arguments: [false, true]) func cellsNearTheirEstimateAreMeasuredByTheNextLayoutToo(isAnimated: Bool) {
    func wanted(_ item: Int) -> CGFloat { [119, 119.5, 120, 120.5, 121][item % 5] }
    let fixture = CompositionalFixture([20], plain(.estimated(60))) { source in
      source.itemSize = { CGSize(width: 375, height: wanted($0.item)) }
    }
    fixture.collection.setCollectionViewLayout(plain(.estimated(120)), animated: isAnimated)
    fixture.stage.settle()
    for path in fixture.collection.indexPathsForVisibleItems {
      #expect(fixture.collection.cellForItem(at: path)?.frame.height == wanted(path.item), "\(path)")
    }
  }

  @Test(arguments: [false, true]) func aFlowMeasuresTheCellsOfTheLayoutThatItReplaces(isAnimated: Bool) {
    let fixture = CompositionalFixture([20], plain(.absolute(60))) { source in
      source.itemSize = { CGSize(width: 375, height: 30 + CGFloat($0.item)) }
    }
    let flow = UICollectionViewFlowLayout()
    (flow.estimatedItemSize, flow.minimumLineSpacing) = (CGSize(width: 375, height: 60), 0)
    fixture.collection.setCollectionViewLayout(flow, animated: isAnimated)
    fixture.stage.settle()
    for path in fixture.collection.indexPathsForVisibleItems {
      #expect(fixture.collection.cellForItem(at: path)?.frame.height == 30 + CGFloat(path.item), "\(path)")
    }
  }

  // MARK: From right to left

  @Test(arguments: [0, 0.3]) func aMirroredLayoutFillsABiggerViewFromItsEdge(duration: Double) {
    let fixture = CompositionalFixture([40], width: 320, isRightToLeft: true, plain())
    for width in [480, 320, 700, 250] as [CGFloat] {
      fixture.stage.resize(to: CGSize(width: width, height: 600), safeAreaInsets: .zero, duration: duration)
      UIView.animate(withDuration: duration) { fixture.collection.frame.size.width = width }
      fixture.stage.settle()
      #expect(fixture.collection.contentOffset == .zero && fixture.collection.contentSize.width == width)
      #expect(fixture.screen(0) == CGRect(x: 0, y: 0, width: width, height: 50))
      fixture.collection.reloadData()
      fixture.stage.settle()
      #expect(fixture.collection.contentOffset == .zero)
    }
  }

  @Test(arguments: [false, true]) func aMirroredLayoutThatReplacesAWiderOneRestsWithinItsEdges(isAnimated: Bool) {
    let flow = UICollectionViewFlowLayout()
    (flow.scrollDirection, flow.itemSize) = (.horizontal, CGSize(width: 100, height: 600))
    let fixture = CompositionalFixture([40], width: 320, isRightToLeft: true, plain())
    fixture.collection.setCollectionViewLayout(flow, animated: isAnimated)
    fixture.stage.settle()
    fixture.collection.contentOffset.x = 700
    fixture.collection.setCollectionViewLayout(fixture.layout, animated: isAnimated)
    fixture.stage.settle()
    #expect(fixture.collection.contentOffset.x == 0 && fixture.brokenCell() == nil)
  }

  /// An item that comes into view moves from its place in the former layout, which is mirrored as well.
  @Test func itemsThatComeIntoViewMoveFromTheirMirroredPlaces() throws {
    func columns(_ count: Int, height: CGFloat) -> UICollectionViewCompositionalLayout {
      let cell = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1 / CGFloat(count)), .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(height)), subitems: [cell])
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
    let fixture = CompositionalFixture([60], width: 400, isRightToLeft: true, columns(2, height: 300))
    #expect(fixture.collection.cellForItem(at: fixture.path(4)) == nil)
    fixture.collection.setCollectionViewLayout(columns(4, height: 100), animated: true)
    fixture.stage.advance(by: 0)
    let shown = try #require(fixture.collection.cellForItem(at: fixture.path(4))?.layer.presentation()).frame
    #expect(shown == CGRect(x: 200, y: 600, width: 200, height: 300))
    fixture.stage.settle()
    #expect(fixture.brokenCell() == nil)
  }
}
