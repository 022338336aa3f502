import Scrollwork
import Testing
import TestSupport
import UIKit
import UIKitTesting

/// Layout margins, content insets and the safe area around the children, and what they move.
@MainActor @Suite struct ContainerMarginTests {
  private let size = CGSize(width: 320, height: 480)

  private func container(safe: UIEdgeInsets, own: UIEdgeInsets) -> (Stage, ContainerScrollView) {
    let stage = Stage(size: size, scale: 2, safeAreaInsets: safe)
    let container = ContainerScrollView(frame: CGRect(origin: .zero, size: size))
    container.contentInsetAdjustmentBehavior = .always
    container.isLayoutMarginsRelativeArrangement = true
    container.layoutMargins = UIEdgeInsets(top: 11, left: 12, bottom: 13, right: 14)
    container.contentInset = own
    stage.window.addSubview(container)
    return (stage, container)
  }

  @Test(arguments: [UIEdgeInsets.zero, UIEdgeInsets(top: 20, left: 30, bottom: 40, right: 50)])
  func marginsAreKeptInsideOfInsetsAndTheSafeArea(safe: UIEdgeInsets) throws {
    let own = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let (stage, container) = container(safe: safe, own: own)
    let views = (0..<12).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100)) }
    for view in views { container.addArrangedSubview(view) }
    try stage.settle()
    func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: stage.window) }
    container.contentOffset.y = -container.adjustedContentInset.top
    try stage.settle()
    let first = frame(views[0])
    #expect(first.minX == safe.left + own.left + 12 && first.maxX == size.width - safe.right - own.right - 14)
    #expect(first.minY == safe.top + own.top + 11)
    container.contentOffset.y = container.contentSize.height - size.height + container.adjustedContentInset.bottom
    try stage.settle()
    #expect(frame(views[11]).maxY == size.height - safe.bottom - own.bottom - 13)
    #expect(container.contentSize.height == 1_224)
  }

  /// Margins as high as many children: the children around the target are looked at, not those a margin away.
  @Test(arguments: [0, 60, 640] as [CGFloat]) func dragsRestAtTheNearestChildWhateverTheMarginBefore(margin: CGFloat) throws {
    let fixture = ContainerFixture()
    let container = fixture.container
    container.isLayoutMarginsRelativeArrangement = true
    container.layoutMargins = UIEdgeInsets(top: margin, left: 0, bottom: 0, right: 0)
    let views = (0..<60).map { _ in fixture.addView(height: 150) }
    for view in views { container[layoutOf: view].snap = .start }
    fixture.frame()
    for offset in [2_000, 2_515, 3_027, 5_990] as [CGFloat] {
      fixture.scroll(to: offset)
      fixture.stage.drag(
        from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 270), duration: 0.3, holdBeforeLift: 0.3)
      try fixture.stage.settle()
      let rest = container.contentOffset.y
      #expect((rest - margin).truncatingRemainder(dividingBy: 150) == 0, "at \(rest)")
      #expect(abs(rest - offset - 20) <= 85, "from \(offset) to \(rest)")
    }
  }

  /// A drag of 30 points that ends at rest: the nearest position is at most half a child away, however many children are on the screen.
  @Test(arguments: [10, 20, 40, 150] as [CGFloat], [ContainerScrollView.ScrollPosition.start, .center, .end, .nearest])
  func dragsRestAtTheNearestOfManyChildren(height: CGFloat, snap: ContainerScrollView.ScrollPosition) throws {
    let fixture = ContainerFixture()
    for _ in 0..<400 { fixture.container[layoutOf: fixture.addView(height: height)].snap = snap }
    fixture.frame()
    for offset in [1_000, 1_007, 1_333] as [CGFloat] {
      fixture.scroll(to: offset)
      fixture.stage.drag(
        from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 270), duration: 0.3, holdBeforeLift: 0.3)
      try fixture.stage.settle()
      let rest = fixture.container.contentOffset.y
      #expect(abs(rest - offset - 25) <= height / 2 + 6, "from \(offset) to \(rest)")
    }
  }

  /// Sixty children in any order, of which some leave and others come: the order is the one that was given.
  @Test(arguments: 0..<8 as Range<UInt64>) func longListsOfChildrenChangeTheirOrder(seed: UInt64) {
    let fixture = ContainerFixture()
    var random = SeededGenerator(seed: seed)
    let views = (0..<60).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30)) }
    for _ in 0..<6 {
      var order = views.shuffled(using: &random)
      order.removeLast(random.roll(0..<20))
      // A few children alone change places.
      if random.roll(0..<2) == 0 { order = Array(fixture.container.arrangedSubviews) }
      for _ in 0..<3 where order.count > 1 { order.swapAt(0, random.roll(0..<order.count)) }
      fixture.container.setArrangedSubviews(order, animated: false)
      #expect(fixture.container.arrangedSubviews == order, "seed \(seed)")
      fixture.frame()
      #expect(order.map { fixture.container.rect(of: $0).minY } == order.indices.map { CGFloat($0) * 30 }, "seed \(seed)")
    }
  }
}
