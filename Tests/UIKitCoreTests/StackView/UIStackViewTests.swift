import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKitCore
import UIKitGraphics

@MainActor @Suite struct UIStackViewTests {
  static let distributions: [UIStackView.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]
  static let alignments: [UIStackView.Alignment] = [.fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline]
  /// Along and across; whole numbers of pixels come out at eight pixels a point or are rounded alike.
  static let sizes: [(CGFloat, CGFloat)] = [(30, 20), (40, 36), (20, 12), (50, 28)]
  static let baselines: [CGFloat] = [15, 24, 7, 22]

  let rig = LayoutRig()

  private func makeStack(_ count: Int, _ axis: NSLayoutConstraint.Axis) -> UIStackView {
    let views = (0..<count).map { index in
      let (along, across) = Self.sizes[index]
      let size = axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
      return LineView(size, baseline: axis == .horizontal ? Self.baselines[index] : 0)
    }
    let stack = rig.add(UIStackView(arrangedSubviews: views))
    stack.axis = axis
    return stack
  }

  private func expect(_ stack: UIStackView, _ hidden: [Bool], along: CGFloat, across: CGFloat, _ comment: String) {
    let views = (0..<hidden.count).map { (along: Self.sizes[$0].0, across: Self.sizes[$0].1) }
    let rules = StackRules(views: views, isHidden: hidden, spacing: stack.spacing, along: along, across: across)
    let spans = rules.spans(stack.distribution)
    for (index, view) in stack.arrangedSubviews.enumerated() {
      guard let span = spans[index] else { continue }
      let isRow = stack.axis == .horizontal
      let cross = rules.crossSpan(stack.alignment, of: index, baselines: isRow ? Self.baselines : nil)
      let (x, y) = isRow ? (span, cross) : (cross, span)
      let expected = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
      let edges = zip(
        [view.frame.minX, view.frame.maxX, view.frame.minY, view.frame.maxY],
        [expected.minX, expected.maxX, expected.minY, expected.maxY])
      // Edges are rounded to pixels, of one point here.
      #expect(edges.allSatisfy { abs($0 - $1) <= 0.5001 }, "\(comment), view \(index): \(view.frame), expected \(expected)")
    }
  }

  /// Each distribution and alignment on both axes, for each pattern of hidden views.
  @Test(arguments: 0...4) func viewsAreWhereTheRulesSay(count: Int) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let stack = makeStack(count, axis)
      let across: CGFloat = 60
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: rig.root.leadingAnchor), stack.topAnchor.constraint(equalTo: rig.root.topAnchor),
        stack.widthAnchor.constraint(equalToConstant: axis == .horizontal ? 300 : across),
        stack.heightAnchor.constraint(equalToConstant: axis == .horizontal ? across : 300),
      ])
      stack.spacing = 6
      for distribution in Self.distributions {
        for alignment in Self.alignments {
          (stack.distribution, stack.alignment) = (distribution, alignment)
          for pattern in 0..<(1 << count) {
            let hidden = (0..<count).map { pattern & (1 << $0) != 0 }
            for (view, isHidden) in zip(stack.arrangedSubviews, hidden) { view.isHidden = isHidden }
            rig.layout()
            expect(stack, hidden, along: 300, across: across, "\(axis) \(distribution) \(alignment) \(hidden)")
          }
        }
      }
    }
  }

  /// The size along the axis is what the views need, the other one that of the largest.
  @Test(arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
  func withoutConstraintsTheViewsGiveTheSize(axis: NSLayoutConstraint.Axis) {
    let stack = makeStack(4, axis)
    stack.spacing = 5
    stack.setCustomSpacing(11, after: stack.arrangedSubviews[1])
    func expectSize(_ along: CGFloat, _ across: CGFloat, _ comment: String) {
      let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(
        size == (axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)), "\(comment)")
    }
    for alignment in [UIStackView.Alignment.fill, .leading, .center, .trailing] {
      stack.alignment = alignment
      expectSize(140 + 5 + 11 + 5, 36, "\(alignment)")
    }
    stack.distribution = .fillEqually
    expectSize(200 + 21, 36, "equally")
    stack.distribution = .equalSpacing
    expectSize(140 + 33, 36, "equal spacing: all gaps as wide as the widest")
    stack.distribution = .fill
    stack.arrangedSubviews[1].isHidden = true
    expectSize(100 + 10, 28, "without the second, its custom spacing is not used")
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectSize(110 + (axis == .horizontal ? 6 : 4), 28 + (axis == .horizontal ? 4 : 6), "margins")
    for view in stack.arrangedSubviews { view.isHidden = true }
    let empty = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect((axis == .horizontal ? empty.width : empty.height) == (axis == .horizontal ? 6 : 4))
  }

  @Test func baselinesMeetInARow() {
    let stack = makeStack(4, .horizontal)
    stack.alignment = .firstBaseline
    #expect(stack.systemLayoutSizeFitting(.zero).height == 36)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: rig.root.leadingAnchor), stack.topAnchor.constraint(equalTo: rig.root.topAnchor),
    ])
    rig.layout()
    #expect(zip(stack.arrangedSubviews, Self.baselines).map { $0.frame.minY + $1 } == [24, 24, 24, 24])
    #expect(stack.arrangedSubviews.map(\.hasAmbiguousLayout) == [false, false, false, false])
  }

  @Test func inAColumnSpacingMayCountFromBaselineToBaseline() {
    let stack = rig.add(
      UIStackView(arrangedSubviews: [
        LineView(CGSize(width: 10, height: 20), baseline: 14), LineView(CGSize(width: 10, height: 30), baseline: 21),
      ]))
    stack.axis = .vertical
    stack.spacing = 40
    stack.isBaselineRelativeArrangement = true
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: rig.root.leadingAnchor), stack.topAnchor.constraint(equalTo: rig.root.topAnchor),
    ])
    rig.layout()
    #expect(stack.arrangedSubviews[1].frame.minY == 33)
  }

  @Test func whatIsHiddenKeepsItsWidthAndWidensNothing() {
    let inner = UIStackView(arrangedSubviews: [ContentView(30, 10), ContentView(20, 10)])
    let stack = rig.add(UIStackView(arrangedSubviews: [ContentView(90, 10), inner]))
    stack.axis = .vertical
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: rig.root.leadingAnchor), stack.topAnchor.constraint(equalTo: rig.root.topAnchor),
    ])
    rig.layout()
    #expect(stack.frame.width == 90 && inner.frame == CGRect(x: 0, y: 10, width: 90, height: 10))
    inner.isHidden = true
    rig.layout()
    #expect(stack.frame.width == 90 && inner.frame == CGRect(x: 0, y: 10, width: 90, height: 0))
    inner.addArrangedSubview(ContentView(200, 10))
    rig.layout()
    #expect(stack.frame.width == 90)
    inner.isHidden = false
    rig.layout()
    #expect(stack.frame.width == 250)
  }

  /// Lengths 29.5, 29 and 41.5 with gaps of 8 in 300 points, recorded on iOS 26.1.
  @Test func theFirstViewWithContentTakesTheRest() {
    let stage = ManualStage(size: CGSize(width: 400, height: 400), scale: 2)
    // Made in another order than they stand in.
    let (c, a, b) = (ContentView(41.5, 20), ContentView(29.5, 20), ContentView(29, 20))
    let stack = UIStackView(arrangedSubviews: [a, b, c])
    (stack.spacing, stack.translatesAutoresizingMaskIntoConstraints) = (8, false)
    stage.window.addSubview(stack)
    let width = stack.widthAnchor.constraint(equalToConstant: 300)
    width.isActive = true
    stage.window.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [213.5, 29, 41.5])
    width.constant = 100
    stage.window.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [13.5, 29, 41.5])
    width.constant = 300
    stack.insertArrangedSubview(c, at: 0)
    stage.window.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [225.5, 29.5, 29])
    // Views without content first, of these the last one.
    for view in [UIView(), UIView()] { stack.insertArrangedSubview(view, at: 1) }
    stage.window.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [41.5, 0, 168, 29.5, 29])
    // A stack inside before a view with content, whichever was made first.
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    let nested = UIStackView()
    for view in [a, nested] { stack.addArrangedSubview(view) }
    nested.addArrangedSubview(b)
    stage.window.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [29.5, 262.5])
  }

  /// Half the gap behind the view before; 214.67 where the view before ends at 210.5, recorded at 3 pixels a point.
  @Test(arguments: [UIStackView.Distribution.fill, .equalSpacing])
  func aHiddenViewIsInTheMiddleOfTheGap(distribution: UIStackView.Distribution) {
    let stage = ManualStage(size: CGSize(width: 400, height: 400), scale: 3)
    let (a, hidden, b) = (ContentView(210.5, 20), ContentView(30, 20), ContentView(40, 20))
    let stack = UIStackView(arrangedSubviews: [a, hidden, b])
    stack.translatesAutoresizingMaskIntoConstraints = false
    (stack.spacing, stack.distribution, hidden.isHidden) = (8, distribution, true)
    stage.window.addSubview(stack)
    stage.window.layoutIfNeeded()
    #expect(near(hidden.frame.minX, 214 + 2.0 / 3) && hidden.frame.width == 0)
    if distribution == .equalSpacing {
      stack.widthAnchor.constraint(equalToConstant: 300.5).isActive = true
      stage.window.layoutIfNeeded()
      #expect(near(b.frame.minX, 260 + 2.0 / 3) && near(hidden.frame.minX, 235 + 2.0 / 3), "\(b.frame), \(hidden.frame)")
    }
    stack.insertArrangedSubview(hidden, at: 0)
    stage.window.layoutIfNeeded()
    #expect(hidden.frame.minX == 0)
    stack.addArrangedSubview(hidden)
    stage.window.layoutIfNeeded()
    #expect(near(hidden.frame.minX, b.frame.maxX))
  }

  @Test func aViewWithoutSizeIsNotStretchedAcross() {
    for alignment in [UIStackView.Alignment.center, .leading, .trailing] {
      let (plain, stack) = (UIView(), rig.add(UIStackView()))
      stack.alignment = alignment
      for view in [plain, ContentView(30, 20)] { stack.addArrangedSubview(view) }
      stack.heightAnchor.constraint(equalToConstant: 60).isActive = true
      rig.layout()
      #expect(plain.frame.height == 0 && plain.frame.midY == (alignment == .center ? 30 : alignment == .leading ? 0 : 60))
      stack.removeFromSuperview()
    }
  }

  @Test func hiddenTwiceIsHiddenOnce() {
    let stack = makeStack(3, .horizontal)
    let middle = stack.arrangedSubviews[1]
    for _ in 0..<3 { middle.isHidden = true }
    #expect(stack.systemLayoutSizeFitting(.zero).width == 50)
    middle.isHidden = false
    #expect(stack.systemLayoutSizeFitting(.zero).width == 90 && !middle.isHidden)
  }

  @Test func anAnimatedHideClosesUpFrameByFrame() {
    let stack = makeStack(3, .vertical)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: rig.root.leadingAnchor), stack.topAnchor.constraint(equalTo: rig.root.topAnchor),
    ])
    rig.stage.advance(by: 0.1)
    let (middle, last) = (stack.arrangedSubviews[1], stack.arrangedSubviews[2])
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { middle.isHidden = true }
    #expect(middle.isHidden && !middle.layer.isHidden && last.frame.minY == 30)
    rig.stage.advance(by: 0.5)
    #expect(abs((last.layer.presentation()?.frame.minY ?? 0) - 50) < 1)
    #expect(abs((middle.layer.presentation()?.frame.height ?? 0) - 20) < 1)
    rig.stage.settle()
    #expect(middle.isHidden && middle.layer.isHidden && last.layer.presentation()?.frame.minY == 30)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { middle.isHidden = false }
    #expect(!middle.layer.isHidden && last.frame.minY == 70)
    rig.stage.advance(by: 0.5)
    #expect(abs((last.layer.presentation()?.frame.minY ?? 0) - 50) < 1)
    rig.stage.settle()
    #expect(!middle.isHidden && middle.frame.height == 40)
  }

  @Test func shownAgainWhileItHidesItStays() {
    let stack = makeStack(2, .vertical)
    stack.topAnchor.constraint(equalTo: rig.root.topAnchor).isActive = true
    rig.stage.advance(by: 0.1)
    let first = stack.arrangedSubviews[0]
    UIView.animate(withDuration: 1) { first.isHidden = true }
    rig.stage.advance(by: 0.3)
    first.isHidden = false
    rig.stage.settle()
    #expect(!first.isHidden && !first.layer.isHidden && first.frame.height == 30)
  }

  @Test func arrangedViewsAreSubviewsAndLeaveWithThem() {
    let stack = makeStack(2, .horizontal)
    let (a, b, c) = (stack.arrangedSubviews[0], stack.arrangedSubviews[1], ContentView(5, 5))
    stack.insertArrangedSubview(c, at: 1)
    #expect(stack.arrangedSubviews == [a, c, b] && c.superview === stack && !c.translatesAutoresizingMaskIntoConstraints)
    stack.addArrangedSubview(a)
    #expect(stack.arrangedSubviews == [c, b, a] && stack.subviews.count == 3)
    stack.removeArrangedSubview(b)
    #expect(stack.arrangedSubviews == [c, a] && b.superview === stack)
    stack.setCustomSpacing(3, after: c)
    c.removeFromSuperview()
    #expect(stack.arrangedSubviews == [a])
    stack.addArrangedSubview(c)
    #expect(stack.customSpacing(after: c) == UIStackView.spacingUseDefault)
    #expect(stack.systemLayoutSizeFitting(.zero).width == 35)
  }

  @Test func aStackInAScrollViewIsItsContent() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    rig.root.addSubview(scrollView)
    let stack = rig.add(UIStackView(), in: scrollView)
    stack.axis = .vertical
    NSLayoutConstraint.activate(
      pin(stack, to: scrollView) + [stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor)])
    for _ in 0..<10 { stack.addArrangedSubview(ContentView(10, 40)) }
    rig.layout()
    #expect(scrollView.contentSize == CGSize(width: 100, height: 400))
    stack.arrangedSubviews[3].isHidden = true
    rig.layout()
    #expect(
      scrollView.contentSize.height == 360 && stack.arrangedSubviews[9].frame == CGRect(x: 0, y: 320, width: 100, height: 40))
  }
}
