import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// Spacing, margins, insets, alignment, both axes.
@MainActor @Suite struct ContainerArrangementTests {
  private let fixture = ContainerFixture()
  private var container: ContainerScrollView { fixture.container }

  @Test func spacingIsBetweenNeighboursThatShow() {
    let views = [40, 50, 60, 70].map { fixture.addView(height: $0) }
    container.spacing = 10
    fixture.frame()
    #expect(views.map(\.frame.minY) == [0, 50, 110, 180])
    #expect(container.rect(of: views[3]).maxY == 250)
    views[1].isHidden = true
    views[3].isHidden = true
    fixture.frame()
    #expect(views[2].frame.minY == 50)
    container.setCustomSpacing(25, after: views[0])
    fixture.frame()
    #expect(views[2].frame.minY == 65)
    #expect(container.customSpacing(after: views[0]) == 25)
    #expect(container.customSpacing(after: views[2]) == UIStackView.spacingUseDefault)
    container.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    container.spacing = 1
    fixture.frame()
    #expect(views[2].frame.minY == 41)
  }

  @Test func noSpaceIsLeftAfterTheLast() {
    for _ in 0..<3 { fixture.addView(height: 300) }
    container.spacing = 30
    fixture.frame()
    #expect(container.contentSize.height == 960)
    container.arrangedSubviews[2].isHidden = true
    fixture.frame()
    #expect(container.contentSize.height == 630)
  }

  @Test func marginsLieAroundTheStackOnceTheyCount() {
    let views = [fixture.addView(height: 500), fixture.addView(height: 100)]
    container.layoutMargins = UIEdgeInsets(top: 11, left: 12, bottom: 13, right: 14)
    fixture.frame()
    #expect(views[0].frame == CGRect(x: 0, y: 0, width: 320, height: 500))
    container.isLayoutMarginsRelativeArrangement = true
    fixture.frame()
    #expect(views[0].frame == CGRect(x: 12, y: 11, width: 294, height: 500))
    #expect(container.contentSize == CGSize(width: 320, height: 624))
    container.layoutMargins.top = 20
    fixture.frame()
    #expect(views[0].frame.minY == 20)
  }

  @Test func aSafeAreaCountsOnceInMargins() {
    let fixture = ContainerFixture(bar: 50)
    let view = fixture.addView(height: 900)
    fixture.container.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    fixture.container.isLayoutMarginsRelativeArrangement = true
    fixture.frame()
    #expect(fixture.container.contentOffset.y == -50)
    #expect(view.frame.minY == 8)
    #expect(fixture.container.contentSize.height == 916)
  }

  @Test func insetsBelongToOneChild() {
    let views = [40, 50, 60].map { fixture.addView(height: $0) }
    let list = fixture.addScrollView(height: 1_000, insets: UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
    container[layoutOf: views[1]].insets = NSDirectionalEdgeInsets(top: 3, leading: 10, bottom: 4, trailing: 20)
    container[layoutOf: list].insets = NSDirectionalEdgeInsets(top: 7, leading: 30, bottom: 9, trailing: 0)
    fixture.frame()
    #expect(views[1].frame == CGRect(x: 10, y: 43, width: 290, height: 50))
    #expect(views[2].frame.minY == 97)
    #expect(list.frame == CGRect(x: 30, y: 164, width: 290, height: 316))
    #expect(list.contentOffset.y == -5)
    fixture.scroll(to: 200)
    #expect(list.frame.minY == 200 && list.contentOffset.y == 31)
    #expect(container.contentSize.height == 1_178)
  }

  @Test(arguments: [false, true])
  func alignmentPlacesAChildInItsOwnWidth(isMirrored: Bool) {
    if isMirrored { container.semanticContentAttribute = .forceRightToLeft }
    let views = (0..<6).map { _ in fixture.addView(height: 20) }
    views[5].frame.origin.x = 33
    for (view, alignment) in zip(views, [.fill, .leading, .center, .trailing, nil, .free] as [ContainerScrollView.Alignment?]) {
      container[layoutOf: view].alignment = alignment
    }
    container.alignment = .center
    fixture.frame()
    #expect(views.map(\.frame.width) == [320, 50, 50, 50, 50, 50])
    #expect(views.map(\.frame.minX) == [0, isMirrored ? 270 : 0, 135, isMirrored ? 0 : 270, 135, 33])
    views[2].frame.size.width = 100
    views[5].frame.origin.x = 70
    fixture.frame()
    #expect(views[2].frame == CGRect(x: 110, y: 40, width: 100, height: 20))
    #expect(views[5].frame == CGRect(x: 70, y: 100, width: 50, height: 20))
    container[layoutOf: views[2]].alignment = .fill
    container[layoutOf: views[5]].alignment = nil
    fixture.frame()
    #expect(views[2].frame.width == 320 && views[5].frame.minX == 135)
  }

  @Test func constraintsInsideDecideTheWidthOfWhatIsNotFilled() {
    let view = UIView()
    view.widthAnchor.constraint(equalToConstant: 90).isActive = true
    view.heightAnchor.constraint(equalToConstant: 30).isActive = true
    container.contentView.addSubview(view)
    container.alignment = .trailing
    fixture.frame()
    fixture.frame()
    #expect(view.frame == CGRect(x: 230, y: 0, width: 90, height: 30))
  }

  @Test func arrangedSubviewsAreTheSubviews() {
    let views = [10, 20, 30].map { fixture.addView(height: $0) }
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 5))
    container.insertArrangedSubview(other, at: 1)
    fixture.frame()
    #expect(container.arrangedSubviews == [views[0], other, views[1], views[2]])
    #expect(views[1].frame.minY == 15)
    container.moveArrangedSubview(views[0], to: 3)
    fixture.frame()
    #expect(container.arrangedSubviews == [other, views[1], views[2], views[0]])
    #expect(views[0].frame.minY == 55)
    container.removeArrangedSubview(views[1])
    container.addArrangedSubview(other)
    fixture.frame()
    #expect(container.arrangedSubviews == [views[2], views[0], other])
    #expect(views[1].superview == nil && other.frame.minY == 40)
  }

  // MARK: The other axis

  private func horizontal() -> (ContainerScrollView, Stage) {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
    let container = ContainerScrollView(frame: stage.window.bounds)
    container.axis = .horizontal
    stage.window.addSubview(container)
    return (container, stage)
  }

  @Test func onTheHorizontalAxisChildrenStandSideBySide() throws {
    let (container, stage) = horizontal()
    let first = CountingScrollView()
    first.contentSize = CGSize(width: 1_000, height: 100)
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 10))
    let second = CountingScrollView()
    second.contentSize = CGSize(width: 500, height: 100)
    for view in [first, plain, second] { container.contentView.addSubview(view) }
    container.spacing = 4
    stage.advance(by: 0.1)
    #expect(container.contentSize == CGSize(width: 1_568, height: 480))
    #expect(first.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    container.contentOffset.x = 800
    stage.advance(by: 0.1)
    #expect(first.frame == CGRect(x: 800, y: 0, width: 200, height: 480))
    #expect(first.contentOffset.x == 800)
    #expect(plain.frame == CGRect(x: 1_004, y: 0, width: 60, height: 480))
    #expect(second.frame == CGRect(x: 1_068, y: 0, width: 52, height: 480))
    stage.flick(from: CGPoint(x: 300, y: 200), velocity: CGPoint(x: -3_000, y: 0))
    try stage.settle()
    #expect(container.contentOffset.x == 1_248)
    #expect(second.contentOffset.x == 180)
  }

  @Test func aChildWithConstraintsInsideHasTheContainersHeightAndItsOwnWidth() {
    let (container, stage) = horizontal()
    let view = UIView()
    let width = view.widthAnchor.constraint(equalToConstant: 77)
    width.isActive = true
    let next = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 10))
    for view in [view, next] { container.contentView.addSubview(view) }
    stage.advance(by: 0.1)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 77, height: 480))
    width.constant = 99
    stage.advance(by: 0.1)
    #expect(next.frame.minX == 99)
  }

  @Test func aNewAxisTurnsTheStack() {
    let views = [40, 50].map { fixture.addView(height: $0) }
    fixture.frame()
    container.axis = .horizontal
    fixture.frame()
    #expect(container.rect(of: views[1]) == CGRect(x: 320, y: 0, width: 320, height: 480))
    #expect(views[0].frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    container.axis = .vertical
    fixture.frame()
    #expect(container.rect(of: views[1]).minY == 480 && views[0].frame.minY == 0)
  }

  @Test(arguments: [false, true])
  func aNewAxisUndoesTheOffsetOfItsChildren(hidesInMessage: Bool) {
    let (container, stage) = horizontal()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    list.contentSize = CGSize(width: 2_000, height: 2_000)
    list.contentInset = UIEdgeInsets(top: 7, left: 3, bottom: 11, right: 5)
    for view in [list, UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 10))] { container.addArrangedSubview(view) }
    stage.advance(by: 0.1)
    container.contentOffset.x = 34.5
    stage.advance(by: 0.1)
    #expect(list.contentOffset.x == 31.5)
    let observation = container.observeVisibility { [weak container] _, _ in
      if hidesInMessage, container?.axis == .vertical { list.isHidden = true }
    }
    container.axis = .vertical
    stage.advance(by: 0.5)
    #expect(list.contentOffset == CGPoint(x: -3, y: -7) && list.isHidden == hidesInMessage)
    #expect(container.contentOffset == .zero)
    observation.invalidate()
  }

  @Test func whatScrollsAcrossKeepsItsFrameFingerAndPlace() throws {
    let rows = (0..<4).map { index in
      let row = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      row.contentSize = CGSize(width: 3_000, height: 100)
      container.contentView.addSubview(row)
      return row
    }
    let list = fixture.addScrollView(height: 3_000)
    fixture.frame()
    #expect(rows.map(\.frame.minY) == [0, 100, 200, 300])
    fixture.stage.flick(from: CGPoint(x: 300, y: 150), velocity: CGPoint(x: -2_000, y: 0))
    fixture.stage.advance(by: 0.1)
    #expect(rows[1].isDecelerating && !container.isDecelerating && rows[0].contentOffset.x == 0)
    let before = rows[1].contentOffset.x
    fixture.stage.flick(from: CGPoint(x: 100, y: 350), velocity: CGPoint(x: 0, y: -2_500))
    #expect(container.isDecelerating && rows[1].isDecelerating)
    try fixture.stage.settle()
    #expect(container.contentOffset.y > 400 && rows[1].contentOffset.x > before + 200)
    let rest = rows[1].contentOffset.x
    fixture.scroll(to: 0)
    #expect(rows[1].contentOffset.x == rest && rows[1].frame.minY == 100)
    #expect(list.contentOffset.y == 0)
  }

  @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func aCollectionIsStackedByTheDirectionOfItsFlow(direction: UICollectionView.ScrollDirection) {
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = direction
    let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 90), collectionViewLayout: flow)
    container.contentView.addSubview(collection)
    fixture.frame()
    #expect(collection.isScrollEnabled == (direction == .horizontal))
    #expect(container.rect(of: collection).height == (direction == .horizontal ? 90 : collection.contentSize.height))
  }

  @Test func aScrollViewCanBeToldToScrollByItself() {
    let list = fixture.addScrollView(height: 900)
    let next = fixture.addView(height: 20)
    container[layoutOf: list].scrolling = .byItself
    fixture.frame()
    #expect(list.isScrollEnabled && list.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
    #expect(next.frame.minY == 50)
    container[layoutOf: list].scrolling = .withContainer
    fixture.frame()
    #expect(!list.isScrollEnabled && list.frame.height == 480)
    #expect(container.rect(of: next).minY == 900)
  }

  // MARK: Errors

  @Test func aChildOfTwoContainersStopsTheProgram() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (first, second, label) = (ContainerScrollView(), ContainerScrollView(), UILabel())
        first.contentView.addSubview(label)
        second.contentView.addSubview(label)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("the UILabel is a child of another Container"))
  }

  @Test func settingsOfAViewThatIsNoChildStopTheProgram() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { ContainerScrollView().setCustomSpacing(3, after: UIView()) }
    }
    await #expect(processExitsWith: .failure) { await MainActor.run { ContainerScrollView().spacing = .nan } }
    await #expect(processExitsWith: .failure) { await MainActor.run { ContainerScrollView().spacing = -1 } }
  }

  @Test(arguments: [false, true]) func anOffsetAcrossEndsWhenTheAxisTurns(animated: Bool) throws {
    fixture.addView(height: 100)
    container.axis = .horizontal
    container.contentInset.top = 56
    fixture.frame()
    container.setContentOffset(.zero, animated: animated)
    container.axis = .vertical
    try fixture.stage.settle()
    #expect(container.contentOffset.y == -56)
  }
}
