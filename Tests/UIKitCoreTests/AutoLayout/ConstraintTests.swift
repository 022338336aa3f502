import Foundation
import ManualHost
import QuartzCore
import TestSupport
import Testing

@testable import UIKitCore
import UIKitGraphics

@MainActor @Suite struct ConstraintTests {
  let rig = LayoutRig()
  var root: UIView { rig.root }

  @Test func edgesSizesAndCentersAreRelated() {
    let (a, b, c) = (rig.view(), rig.view(), rig.view())
    NSLayoutConstraint.activate(pin(a, to: root, 10))
    NSLayoutConstraint.activate([
      b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5), b.heightAnchor.constraint(equalToConstant: 40),
      b.centerXAnchor.constraint(equalTo: a.centerXAnchor), b.bottomAnchor.constraint(equalTo: a.bottomAnchor),
      NSLayoutConstraint(
        item: c, attribute: .right, relatedBy: .equal, toItem: b, attribute: .left, multiplier: 1, constant: -5),
      c.topAnchor.constraint(equalToSystemSpacingBelow: a.topAnchor, multiplier: 2),
      c.widthAnchor.constraint(equalToConstant: 20), c.heightAnchor.constraint(equalTo: b.heightAnchor, constant: 2),
    ])
    rig.layout()
    #expect(a.frame == CGRect(x: 10, y: 10, width: 180, height: 280))
    #expect(b.frame == CGRect(x: 55, y: 250, width: 90, height: 40))
    #expect(c.frame == CGRect(x: 30, y: 26, width: 20, height: 42))
  }

  @Test func whateverTheOrderOfActivationTheFramesAreTheSame() {
    var reference: [CGRect]?
    for seed in 0..<20 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let rig = LayoutRig()
      // Loose ends and ties: nothing says which of the two labels gives way, nor where the last view is.
      let (a, b, c) = (rig.add(ContentView(150, 20)), rig.add(ContentView(150, 30)), rig.add(ContentView(10, 10)))
      let constraints = [
        a.leadingAnchor.constraint(equalTo: rig.root.leadingAnchor), b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
        b.trailingAnchor.constraint(equalTo: rig.root.trailingAnchor), a.topAnchor.constraint(equalTo: rig.root.topAnchor),
        b.centerYAnchor.constraint(equalTo: a.centerYAnchor), c.topAnchor.constraint(greaterThanOrEqualTo: b.bottomAnchor),
      ]
      for constraint in constraints.shuffled(using: &random) {
        constraint.isActive = true
        if Bool.random(using: &random) { rig.layout() }
      }
      rig.layout()
      let frames = [a, b, c].map(\.frame)
      #expect(frames == reference ?? frames, "seed \(seed)")
      reference = frames
    }
    #expect(reference?[0].width == 50 && reference?[1].width == 150 && reference?[2].minY == 25)
  }

  @Test func contentDecidesWhatConstraintsLeaveOpen() {
    let (a, b) = (rig.add(ContentView(50, 20)), rig.add(ContentView(60, 20)))
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor), b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor), a.topAnchor.constraint(equalTo: root.topAnchor),
      b.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    a.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    rig.layout()
    #expect(a.frame == CGRect(x: 0, y: 0, width: 50, height: 20) && b.frame == CGRect(x: 50, y: 0, width: 150, height: 20))
    b.setContentHuggingPriority(.required, for: .horizontal)
    rig.layout()
    #expect(a.frame.width == 140 && b.frame.width == 60)
    (a.size.width, b.size.width) = (190, 100)
    rig.layout()
    #expect(a.frame.width == 100 && b.frame.width == 100)
    b.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    rig.layout()
    #expect(a.frame.width == 190 && b.frame.width == 10)
    a.size = CGSize(width: UIView.noIntrinsicMetric, height: 35)
    rig.layout()
    #expect(b.frame.width == 100 && a.frame.height == 35)
  }

  @Test func prioritiesConstantsAndActivityMayChange() {
    let a = rig.view()
    let wide = a.widthAnchor.constraint(equalToConstant: 100)
    let narrow = a.widthAnchor.constraint(equalToConstant: 40)
    (wide.priority, narrow.priority) = (.defaultHigh, .defaultLow)
    NSLayoutConstraint.activate([wide, narrow, a.leadingAnchor.constraint(equalTo: root.leadingAnchor)])
    rig.layout()
    #expect(a.frame.width == 100 && wide.isActive && root.constraints.count == 1 && a.constraints.count == 2)
    narrow.priority = .required
    rig.layout()
    #expect(a.frame.width == 40)
    narrow.constant = 60
    rig.layout()
    #expect(a.frame.width == 60)
    narrow.isActive = false
    rig.layout()
    #expect(a.frame.width == 100 && a.constraints == [wide])
    a.removeConstraint(wide)
    rig.layout()
    #expect(a.frame.width == 0 && !wide.isActive)
  }

  @Test func anEditLeavesOtherIslandsAlone() {
    var heights: [NSLayoutConstraint] = []
    var cells: [UIView] = []
    for row in 0..<5 {
      let cell = UIView(frame: CGRect(x: 0, y: row * 50, width: 200, height: 50))
      root.addSubview(cell)
      let box = rig.view(in: cell)
      heights.append(box.heightAnchor.constraint(equalToConstant: 10))
      NSLayoutConstraint.activate([heights[row], box.centerYAnchor.constraint(equalTo: cell.centerYAnchor)])
      cells.append(cell)
    }
    rig.layout()
    let before = cells.map { $0.interiorEngine.solves }
    heights[3].constant = 20
    rig.layout()
    #expect(cells[3].subviews[0].frame == CGRect(x: 0, y: 15, width: 0, height: 20))
    #expect(zip(cells, before).map { $0.interiorEngine.solves - $1 } == [0, 0, 0, 1, 0])
    cells[2].frame.origin.y = 500
    rig.layout()
    #expect(cells.map { $0.interiorEngine.solves }.reduce(0, +) == before.reduce(1, +))
  }

  @Test func viewsWithoutConstraintsKnowNothingOfThem() {
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let below = UIView()
    plain.addSubview(below)
    root.addSubview(plain)
    NSLayoutConstraint.activate(pin(rig.view(), to: root))
    rig.layout()
    root.frame.size.width = 150
    rig.layout()
    #expect(plain.storedLayout == nil && below.storedLayout == nil && stageLayout == nil)
    #expect(root.interiorEngine.boxOfVariable.compactMap { $0 }.count == 6)
  }

  private var stageLayout: ViewLayout? { rig.stage.window.storedLayout }

  @Test func framesAreOnWholePixels() {
    let views = (0..<3).map { _ in rig.view() }
    NSLayoutConstraint.activate([
      views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
      views[2].leadingAnchor.constraint(equalTo: views[1].trailingAnchor),
      views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor),
      views[0].widthAnchor.constraint(equalTo: views[1].widthAnchor),
      views[1].widthAnchor.constraint(equalTo: views[2].widthAnchor),
    ])
    rig.layout()
    #expect(views.map(\.frame.minX) == [0, 67, 133] && views.map(\.frame.maxX) == [67, 133, 200])
  }

  @Test func animatedChangesMoveViewsFrameByFrame() {
    let (a, b) = (rig.view(), rig.view())
    let height = a.heightAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([
      height, a.topAnchor.constraint(equalTo: root.topAnchor), b.topAnchor.constraint(equalTo: a.bottomAnchor),
      b.heightAnchor.constraint(equalToConstant: 10),
    ])
    rig.stage.advance(by: 0.1)
    height.constant = 120
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.layoutIfNeeded() }
    rig.stage.advance(by: 0.5)
    #expect(b.frame.minY == 120)
    #expect(abs((b.layer.presentation()?.frame.minY ?? 0) - 70) < 1)
    rig.stage.settle()
    #expect(b.layer.presentation()?.frame.minY == 120)
  }

  @Test func nothingKeepsAnythingAlive() {
    weak var weakView: UIView?
    weak var weakConstraint: NSLayoutConstraint?
    do {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let child = rig.view(in: parent)
      let guide = UILayoutGuide()
      parent.addLayoutGuide(guide)
      let size = child.widthAnchor.constraint(equalToConstant: 4)
      NSLayoutConstraint.activate([size, child.leadingAnchor.constraint(equalTo: guide.leadingAnchor)])
      parent.layoutIfNeeded()
      (weakView, weakConstraint) = (child, size)
      #expect(weakView != nil && size.firstItem === child)
    }
    #expect(weakView == nil && weakConstraint == nil)
    let orphan = NSLayoutConstraint(
      item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 1)
    #expect(orphan.firstItem == nil)
  }

  @Test func senselessConstraintsStopAtTheDoor() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        _ = NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .width, multiplier: 1, constant: 0)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil, attribute: .left, multiplier: 1, constant: 0)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIView().topAnchor.constraint(equalTo: UIView().topAnchor).isActive = true }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UIView().widthAnchor.constraint(equalToConstant: .nan) }
    }
  }

  @Test func nothingKeepsAnActiveConstraintToAGuideWhoseViewIsGone() {
    weak var kept: NSLayoutConstraint?
    do {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      let constraint = inner.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor)
      constraint.isActive = true
      kept = constraint
    }
    #expect(kept == nil)
  }

  @Test func aGuideHeldByItsConstraintsGoesWithItsView() {
    weak var kept: UILayoutGuide?
    do {
      let view = UIView()
      let (first, second) = (UILayoutGuide(), UILayoutGuide())
      [first, second].forEach(view.addLayoutGuide)
      NSLayoutConstraint.activate([
        first.topAnchor.constraint(equalTo: view.topAnchor), second.widthAnchor.constraint(equalTo: first.widthAnchor),
      ])
      kept = first
    }
    #expect(kept == nil)
  }

  @Test func aGuideMayOutliveItsView() {
    let guide = UILayoutGuide()
    var margins: UILayoutGuide?
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.addLayoutGuide(guide)
      margins = view.layoutMarginsGuide
      #expect(guide.owningView === view && margins?.owningView === view)
    }
    #expect(guide.owningView == nil && guide.layoutFrame == .zero && margins?.owningView == nil)
    let next = UIView()
    next.addLayoutGuide(guide)
    #expect(guide.owningView === next)
  }
}
