import Foundation
import ManualHost
import Testing

@testable import UIKitCore
import UIKitGraphics

@MainActor @Suite struct ContentLayoutTests {
  let rig = LayoutRig()
  var root: UIView { rig.root }

  // MARK: Scroll views

  @Test(arguments: [false, true]) func constraintsToTheContentDecideItsSize(throughGuide: Bool) {
    let scrollView = rig.add(UIScrollView())
    NSLayoutConstraint.activate(pin(scrollView, to: root))
    let content = rig.view(in: scrollView)
    let height = content.heightAnchor.constraint(equalToConstant: 1000)
    let guide = scrollView.contentLayoutGuide
    let edges =
      throughGuide
      ? [
        content.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 5),
        content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 6),
        content.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -5),
        content.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -6),
      ]
      : [
        content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 5),
        content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 6),
        content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -5),
        content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -6),
      ]
    NSLayoutConstraint.activate(
      edges + [
        height, content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -10),
      ])
    rig.layout()
    #expect(scrollView.contentSize == CGSize(width: 200, height: 1012))
    #expect(content.frame == CGRect(x: 5, y: 6, width: 190, height: 1000))
    height.constant = 2000
    scrollView.contentOffset.y = 100
    rig.layout()
    #expect(scrollView.contentSize.height == 2012 && content.frame.minY == 6)
    root.frame.size.width = 100
    rig.layout()
    #expect(scrollView.contentSize == CGSize(width: 100, height: 2012))
  }

  @Test func aScrollViewPlacedByItsFrameSizesItsContentToo() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(scrollView)
    let content = rig.add(ContentView(300, 400), in: scrollView)
    NSLayoutConstraint.activate(pin(content, to: scrollView, 1))
    rig.layout()
    #expect(scrollView.contentSize == CGSize(width: 302, height: 402))
    content.size.height = 50
    rig.layout()
    #expect(scrollView.contentSize.height == 52)
  }

  @Test func whatIsPinnedToTheFrameStaysWhileTheContentScrolls() {
    let scrollView = rig.add(UIScrollView())
    let header = rig.view(in: scrollView)
    let content = rig.view(in: scrollView)
    NSLayoutConstraint.activate(pin(scrollView, to: root) + pin(content, to: scrollView))
    NSLayoutConstraint.activate([
      content.heightAnchor.constraint(equalToConstant: 1000), content.widthAnchor.constraint(equalToConstant: 200),
      header.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 10),
      header.heightAnchor.constraint(equalToConstant: 20),
    ])
    rig.layout()
    #expect(header.frame.minY == 10)
    scrollView.contentOffset.y = 150
    rig.layout()
    #expect(header.frame.minY == 160 && content.frame.minY == 0)
  }

  // MARK: Text

  @Test func textBreaksAtTheWidthThatItGets() {
    let label = rig.label(String(repeating: "word ", count: 40))
    label.numberOfLines = 0
    let below = rig.view()
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor), label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor), below.topAnchor.constraint(equalTo: label.bottomAnchor),
    ])
    rig.layout()
    let fitting = label.sizeThatFits(CGSize(width: 200, height: 0)).height
    #expect(label.frame.size == CGSize(width: 200, height: fitting) && below.frame.minY == fitting && fitting > 100)
    root.frame.size.width = 400
    rig.layout()
    #expect(label.frame.height < fitting && label.frame.height == label.sizeThatFits(label.frame.size).height)
    label.text = "word"
    rig.layout()
    #expect(label.frame.height == label.sizeThatFits(label.frame.size).height && below.frame.minY == label.frame.height)
  }

  @Test func baselinesOfLargeAndSmallTextMeet() {
    let (large, small) = (rig.label("A"), rig.label("b"))
    large.font = .systemFont(ofSize: 40)
    small.font = .systemFont(ofSize: 10)
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: root.topAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
    ])
    rig.layout()
    let baseline = large.frame.maxY - (-large.font.descender).rounded()
    #expect(abs(small.frame.minY + small.font.ascender.rounded() - baseline) < 0.01 && small.frame.minY > 10)
  }

  // MARK: Fitting

  @Test func fittingSizesComeFromTheConstraintsInside() {
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let label = rig.label(String(repeating: "word ", count: 20), in: cell)
    label.numberOfLines = 0
    NSLayoutConstraint.activate(pin(label, to: cell, 8))
    let compressed = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(compressed.width > 300 && compressed.height < 40)
    let fitted = cell.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    #expect(fitted == CGSize(width: 120, height: label.sizeThatFits(CGSize(width: 104, height: 0)).height + 16))
    // Measuring changes nothing.
    #expect(cell.frame.size == CGSize(width: 10, height: 10) && cell.interiorEngine.solves == 0)
  }

  @Test func fittingLeavesOutWhatIsAround() {
    let view = rig.view()
    let child = rig.add(ContentView(30, 40), in: view)
    NSLayoutConstraint.activate(pin(view, to: root) + pin(child, to: view, 5))
    rig.layout()
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 40, height: 50))
    #expect(view.frame.size == CGSize(width: 200, height: 300))
    let expanded = view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
    #expect(expanded == CGSize(width: 40, height: 50))
    #expect(UIView().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
    #expect(ContentView(3, 4).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 3, height: 4))
  }

  // MARK: Alignment

  final class Shadowed: UIView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
  }

  @Test func constraintsSeeTheAlignmentRectangle() {
    let view = rig.add(Shadowed())
    NSLayoutConstraint.activate(pin(view, to: root, 10))
    rig.layout()
    #expect(view.frame == CGRect(x: 8, y: 9, width: 186, height: 284))
    let placed = Shadowed(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(placed)
    let follower = rig.view()
    follower.leadingAnchor.constraint(equalTo: placed.trailingAnchor).isActive = true
    rig.layout()
    #expect(follower.frame.minX == 46)
  }

  // MARK: Updating

  final class Updating: UIView {
    static var log: [Int] = []
    override class var requiresConstraintBasedLayout: Bool { true }
    override func updateConstraints() {
      Self.log.append(tag)
      super.updateConstraints()
    }
    override func layoutSubviews() {
      Self.log.append(tag + 100)
      super.layoutSubviews()
    }
  }

  @Test func constraintsAreUpdatedFromTheLeavesUpBeforeTheLayout() {
    Updating.log = []
    let (outer, inner) = (Updating(), Updating())
    (outer.tag, inner.tag) = (1, 2)
    outer.addSubview(inner)
    root.addSubview(outer)
    rig.layout()
    #expect(Updating.log == [2, 1, 101, 102])
    Updating.log = []
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints() && !outer.needsUpdateConstraints())
    root.updateConstraintsIfNeeded()
    #expect(Updating.log == [2] && !inner.needsUpdateConstraints())
  }

  // MARK: Contradictions and loose ends

  @Test func contradictionsAreReportedAndTheLastConstraintGivesWay() {
    let view = rig.view()
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let second = view.widthAnchor.constraint(equalToConstant: 50)
    (first.identifier, second.identifier) = ("wide", "narrow")
    NSLayoutConstraint.activate([second, first, view.heightAnchor.constraint(equalToConstant: 10)])
    rig.layout()
    #expect(view.frame.size == CGSize(width: 100, height: 10))
    let report = root.subviews[0].storedLayout?.box?.engine?.report ?? ""
    #expect(report.contains("\"wide\"") && report.contains("Going on without <NSLayoutConstraint \"narrow\""))
    #expect(!report.contains("height") && second.isActive)
    first.isActive = false
    rig.layout()
    #expect(view.frame.width == 50)
    first.isActive = true
    second.constant = 70
    rig.layout()
    #expect(view.frame.width == 100)
    second.constant = 100
    rig.layout()
    #expect(view.frame.width == 100)
    first.priority = .defaultLow
    second.constant = 30
    rig.layout()
    #expect(view.frame.width == 30)
  }

  @Test func ambiguityIsToldOnDemand() {
    let (tight, loose) = (rig.view(), rig.add(ContentView(10, 10)))
    NSLayoutConstraint.activate(pin(tight, to: root) + [loose.leadingAnchor.constraint(equalTo: root.leadingAnchor)])
    rig.layout()
    #expect(!tight.hasAmbiguousLayout && loose.hasAmbiguousLayout && !root.hasAmbiguousLayout)
    loose.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    #expect(!loose.hasAmbiguousLayout)
  }
}
