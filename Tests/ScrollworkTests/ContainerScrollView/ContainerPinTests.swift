import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// Children at the edges: pushed, stacked, collapsing and floating, at the start and at the end.
@MainActor @Suite struct ContainerPinTests {
  private let fixture = ContainerFixture()
  private var container: ContainerScrollView { fixture.container }

  private func top(_ view: UIView) -> CGFloat { view.frame.minY - container.contentOffset.y }
  private func bottom(_ view: UIView) -> CGFloat { view.frame.maxY - container.contentOffset.y }

  @Test func aHeaderAndStickyTabsBothStay() {
    let header = fixture.addView(height: 80)
    container[layoutOf: header].pinning = .stacked
    fixture.addView(height: 120)
    let tabs = fixture.addView(height: 40)
    container[layoutOf: tabs].pinning = .stacked
    let table = fixture.addTable(Rows(200))
    fixture.scroll(to: 60)
    #expect(top(header) == 0 && top(tabs) == 140 && container.isStuck(header) && !container.isStuck(tabs))
    fixture.scroll(to: 2_000)
    #expect(top(header) == 0 && top(tabs) == 80)
    #expect(container.visibleFraction(of: tabs) == 1)
    container.scroll(to: table, rect: CGRect(x: 0, y: 4_400, width: 1, height: 44), animated: false)
    fixture.frame()
    #expect(
      table.rectForRow(at: IndexPath(row: 100, section: 0)).minY + container.rect(of: table).minY - container.contentOffset.y
        == 120)
    table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
    fixture.frame()
    #expect(container.rect(of: table).minY + 880 - container.contentOffset.y == 120)
  }

  @Test func aCollapsingHeaderShrinksStretchesAndKeepsItsLength() {
    let header = fixture.addView(height: 200)
    container[layoutOf: header].pinning = .collapsing(to: 60)
    fixture.addView(height: 3_000)
    fixture.frame()
    for (offset, height) in [(0, 200), (50, 150), (140, 60), (900, 60), (30, 170)] as [(CGFloat, CGFloat)] {
      fixture.scroll(to: offset)
      #expect(top(header) == 0 && header.frame.height == height, "at \(offset)")
      #expect(container.contentSize.height == 3_200)
      #expect(container.rect(of: header) == CGRect(x: 0, y: 0, width: 320, height: 200))
    }
    fixture.scroll(to: -40)
    #expect(top(header) == 0 && header.frame.height == 240)
    fixture.scroll(to: 100)
    container[layoutOf: header].pinning = nil
    fixture.scroll(to: 0)
    #expect(header.frame.height == 200)
  }

  @Test func aCollapsingHeaderWithConstraintsShrinksToo() {
    let (header, label) = (UIView(), UIView())
    header.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    let height = label.heightAnchor.constraint(equalToConstant: 180)
    height.priority = .defaultLow
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: header.topAnchor), label.bottomAnchor.constraint(equalTo: header.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: header.leadingAnchor), height,
    ])
    container.addArrangedSubview(header, layout: ChildLayout(pinning: .collapsing(to: 50)))
    fixture.addView(height: 3_000)
    fixture.frame()
    #expect(header.frame.height == 180)
    fixture.scroll(to: 100)
    #expect(header.frame.height == 80 && label.frame.height == 80 && top(header) == 0)
    fixture.scroll(to: 700)
    #expect(header.frame.height == 50 && label.frame.height == 50)
    fixture.scroll(to: 0)
    #expect(header.frame.height == 180 && label.frame.height == 180)
  }

  @Test func aFloatingBarLeavesWithTheFirstMoveForwardAndComesBackWithTheFirstMoveBack() {
    fixture.addView(height: 100)
    let bar = fixture.addView(height: 50)
    container[layoutOf: bar].pinning = .floating
    fixture.addView(height: 5_000)
    fixture.frame()
    for (offset, place) in [(100, 0), (120, -20), (400, -50), (390, -40), (370, -20), (340, 0), (345, -5), (60, 40)]
      as [(CGFloat, CGFloat)]
    {
      fixture.scroll(to: offset)
      #expect(top(bar) == place || place == -50 && bottom(bar) <= 0, "at \(offset): \(top(bar))")
    }
  }

  @Test func pinsAtTheEndMirrorThoseAtTheStart() {
    fixture.addView(height: 1_000)
    let first = fixture.addView(height: 40)
    fixture.addView(height: 500)
    let second = fixture.addView(height: 30)
    container[layoutOf: first].pinning = .stacked.at(.end)
    container[layoutOf: second].pinning = .stacked.at(.end)
    fixture.frame()
    #expect(bottom(second) == 480 && bottom(first) == 450)
    fixture.scroll(to: 800)
    #expect(top(first) == 200 && bottom(second) == 480)
    container[layoutOf: first].pinning = .pushed.at(.end)
    container[layoutOf: second].pinning = .pushed.at(.end)
    fixture.scroll(to: 0)
    #expect(bottom(first) == 480 && !second.frame.intersects(container.bounds))
    fixture.scroll(to: 545)
    #expect(bottom(first) == 480 && !second.frame.intersects(container.bounds))
    fixture.scroll(to: 580)
    #expect(top(first) == 420 && top(second) == 460)
    fixture.scroll(to: 700)
    #expect(top(first) == 300 && bottom(second) == 480)
  }

  @Test func aPinEndsWithItsGroup() {
    let header = fixture.addView(height: 40)
    let views = (0..<10).map { _ in fixture.addView(height: 200) }
    container.pin(header, .stacked, through: views[1])
    fixture.scroll(to: 300)
    #expect(top(header) == 0)
    fixture.scroll(to: 420)
    #expect(top(header) == -20)
    fixture.scroll(to: 600)
    #expect(!header.frame.intersects(container.bounds))
  }

  @Test func aStackedChildPushesAPushedOneOutAndLaterOnesStayBelowIt() {
    let first = fixture.addView(height: 40)
    fixture.addView(height: 300)
    let stacked = fixture.addView(height: 60)
    fixture.addView(height: 300)
    let second = fixture.addView(height: 40)
    fixture.addView(height: 3_000)
    container[layoutOf: first].pinning = .pushed
    container[layoutOf: stacked].pinning = .stacked
    container[layoutOf: second].pinning = .pushed
    fixture.scroll(to: 325)
    #expect(top(first) == -25 && top(stacked) == 15)
    fixture.scroll(to: 1_500)
    #expect(top(stacked) == 0 && top(second) == 60 && !first.frame.intersects(container.bounds))
  }

  @Test func theDepthOfALayerIsKept() {
    let header = fixture.addView(height: 40)
    header.layer.zPosition = -3
    let other = fixture.addView(height: 3_000)
    other.layer.zPosition = 0.5
    container[layoutOf: header].pinning = .pushed
    fixture.scroll(to: 300)
    #expect(header.layer.zPosition > other.layer.zPosition)
    fixture.scroll(to: 0)
    container[layoutOf: header].pinning = nil
    fixture.frame()
    #expect(header.layer.zPosition == -3)
    container[layoutOf: header].pinning = .pushed
    fixture.scroll(to: 300)
    header.layer.zPosition = 7
    fixture.scroll(to: 310)
    #expect(header.layer.zPosition == 7)
    container.removeArrangedSubview(header)
    #expect(header.layer.zPosition == 7)
  }

  @Test func aPinnedScrollViewKeepsItsFrameAndScrollsByItself() throws {
    fixture.addView(height: 100)
    let chips = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    chips.contentSize = CGSize(width: 900, height: 800)
    container.addArrangedSubview(chips)
    fixture.addView(height: 3_000)
    fixture.frame()
    #expect(container.rect(of: chips).height == 800)
    container[layoutOf: chips].pinning = .stacked
    chips.frame.size.height = 50
    fixture.scroll(to: 500)
    #expect(top(chips) == 0 && chips.frame.height == 50 && chips.isScrollEnabled)
    fixture.stage.drag(from: CGPoint(x: 300, y: 25), to: CGPoint(x: 100, y: 25), duration: 0.3, holdBeforeLift: 0.2)
    try fixture.stage.settle()
    #expect(chips.contentOffset.x > 150 && container.contentOffset.y == 500)
  }

  @Test func hundredsOfStackedChildrenNeedNoMoreFramesThanShow() {
    var headers: [UIView] = []
    for _ in 0..<300 {
      headers.append(fixture.addView(height: 1))
      fixture.addView(height: 100)
    }
    for header in headers { container[layoutOf: header].pinning = .stacked }
    fixture.scroll(to: 20_000)
    for (index, header) in headers.prefix(150).enumerated() { #expect(top(header) == CGFloat(index)) }
  }

  @Test func dragsComeToRestAtSnapPositions() throws {
    let views = (0..<40).map { _ in fixture.addView(height: 150) }
    for view in views { container[layoutOf: view].snap = .start }
    let listener = SnapListener()
    container.delegate = listener
    fixture.frame()
    for velocity in [-300, -900, -2_500, 1_200, 60, -40] as [CGFloat] {
      fixture.stage.flick(from: CGPoint(x: 160, y: 240), velocity: CGPoint(x: 0, y: velocity))
      try fixture.stage.settle()
      let offset = container.contentOffset.y
      #expect(offset.truncatingRemainder(dividingBy: 150) == 0, "flicked by \(velocity) to \(offset)")
      #expect(views.contains { container.isSnapped($0) })
    }
    #expect(listener.ends >= 4 && listener.scrolls > 50)
    for view in views { container[layoutOf: view].snap = .center }
    fixture.stage.flick(from: CGPoint(x: 160, y: 240), velocity: CGPoint(x: 0, y: -700))
    try fixture.stage.settle()
    #expect((container.contentOffset.y + 240 - 75).truncatingRemainder(dividingBy: 150) == 0)
  }
}

/// Counts messages that pass a container with snap positions.
private final class SnapListener: NSObject, UIScrollViewDelegate {
  var (scrolls, ends) = (0, 0)

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { ends += 1 }
}
