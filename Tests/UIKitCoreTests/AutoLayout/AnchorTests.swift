import CoreGraphics
import Foundation
import ManualHost
import Testing

@testable import UIKitCore
import UIKitGraphics

@MainActor @Suite struct AnchorTests {
  let rig = LayoutRig()
  var root: UIView { rig.root }

  @Test func aConstraintTellsItsAnchors() {
    let (a, b) = (rig.view(), rig.view())
    let gap = b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8)
    #expect(gap.firstAnchor.isEqual(b.leadingAnchor) && gap.secondAnchor?.isEqual(a.trailingAnchor) == true)
    #expect(gap.firstAnchor.item === b && gap.firstAnchor.name == "leading")
    let width = NSLayoutConstraint(
      item: a, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 3)
    #expect(width.firstAnchor.isEqual(a.widthAnchor) && width.secondAnchor == nil && !width.shouldBeArchived)
    #expect(a.leadingAnchor == a.leadingAnchor && a.leadingAnchor.hash == a.leadingAnchor.hash)
    #expect(a.leadingAnchor != b.leadingAnchor && a.leadingAnchor != a.trailingAnchor)
    #expect(a.leadingAnchor.copy() as? NSLayoutXAxisAnchor == a.leadingAnchor)
  }

  @Test func distancesAreRelatedLikeSizes() {
    let (a, b, c) = (rig.view(), rig.view(), rig.view())
    let (ab, bc) = (
      a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor), b.trailingAnchor.anchorWithOffset(to: c.leadingAnchor)
    )
    let twice = bc.constraint(equalTo: ab, multiplier: 2)
    NSLayoutConstraint.activate(
      [a, b, c].map { $0.widthAnchor.constraint(equalToConstant: 20) } + [
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor), c.trailingAnchor.constraint(equalTo: root.trailingAnchor), twice,
        root.topAnchor.anchorWithOffset(to: b.topAnchor).constraint(equalTo: b.widthAnchor, multiplier: 1, constant: 5),
        b.heightAnchor.constraint(equalTo: b.topAnchor.anchorWithOffset(to: root.bottomAnchor), multiplier: 0.5),
      ])
    rig.layout()
    // 200 - 60 = 140 points, one third before b and two thirds behind it, on whole pixels.
    #expect(b.frame.minX == 67 && b.frame.maxX == 87 && c.frame.minX == 180)
    #expect(b.frame.minY == 25 && b.frame.height == 138)
    #expect(twice.firstItem == nil && twice.text.contains("trailing to"))
    b.removeFromSuperview()
    #expect(!twice.isActive)
  }

  @Test func aDistanceIsReadInReadingDirection() {
    let (a, b) = (rig.view(), rig.view())
    root.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      a.rightAnchor.constraint(equalTo: root.rightAnchor), a.widthAnchor.constraint(equalToConstant: 30),
      b.widthAnchor.constraint(equalToConstant: 10),
      a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalToConstant: 12),
    ])
    rig.layout()
    #expect(a.frame.minX == 170 && b.frame.maxX == 158)
  }

  @Test func aKeyboardThatIsNotThereIsBelowTheSafeArea() {
    let stage = ManualStage(
      size: CGSize(width: 100, height: 200), scale: 1, safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0))
    let (bar, foot) = (UIView(), UIView())
    for view in [bar, foot] {
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.window.addSubview(view)
    }
    let guide = stage.window.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: guide.topAnchor), bar.heightAnchor.constraint(equalToConstant: 44),
      bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor), bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      foot.topAnchor.constraint(equalTo: guide.topAnchor), foot.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      foot.centerXAnchor.constraint(equalTo: guide.centerXAnchor), foot.widthAnchor.constraint(equalTo: guide.heightAnchor),
    ])
    stage.window.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 126, width: 100, height: 44))
    #expect(
      foot.frame == CGRect(x: 35, y: 170, width: 30, height: 30)
        && guide.layoutFrame == CGRect(x: 0, y: 170, width: 100, height: 30))
    guide.usesBottomSafeArea = false
    stage.window.layoutIfNeeded()
    #expect(bar.frame.maxY == 200 && guide === stage.window.keyboardLayoutGuide)
  }

  @Test func aGuideIsAddedBySettingItsOwner() {
    let guide = UILayoutGuide()
    guide.owningView = root
    #expect(root.layoutGuides == [guide] && guide.hasAmbiguousLayout)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5), guide.widthAnchor.constraint(equalToConstant: 9),
      guide.topAnchor.constraint(equalTo: root.topAnchor), guide.heightAnchor.constraint(equalToConstant: 7),
    ])
    rig.layout()
    #expect(guide.layoutFrame == CGRect(x: 5, y: 0, width: 9, height: 7) && !guide.hasAmbiguousLayout)
    guide.owningView = nil
    #expect(root.layoutGuides.isEmpty && root.constraints.isEmpty)
  }
}

@MainActor @Suite struct AmbiguityTests {
  let rig = LayoutRig()

  @Test func whatConstraintsLeaveOpenIsAmbiguous() {
    let (a, b) = (rig.view(), rig.view())
    #expect(a.hasAmbiguousLayout && !rig.root.hasAmbiguousLayout && !UIView().hasAmbiguousLayout)
    NSLayoutConstraint.activate(pin(a, to: rig.root))
    let width = b.widthAnchor.constraint(greaterThanOrEqualToConstant: 30)
    NSLayoutConstraint.activate([
      b.leadingAnchor.constraint(equalTo: rig.root.leadingAnchor, constant: 3), b.topAnchor.constraint(equalTo: a.topAnchor),
      b.heightAnchor.constraint(equalToConstant: 4), width,
    ])
    #expect(!a.hasAmbiguousLayout && b.hasAmbiguousLayout)
    #expect(rig.root.autoLayoutTrace.components(separatedBy: "AMBIGUOUS").count == 2)
    rig.layout()
    #expect(b.frame.width == 30)
    b.exerciseAmbiguityInLayout()
    rig.layout()
    #expect(b.frame == CGRect(x: 3, y: 0, width: 50, height: 4))
    b.exerciseAmbiguityInLayout()
    rig.layout()
    #expect(b.frame.width == 30)
    b.widthAnchor.constraint(equalToConstant: 40).isActive = true
    #expect(!b.hasAmbiguousLayout)
    b.exerciseAmbiguityInLayout()
    rig.layout()
    #expect(b.frame.width == 40)
  }

  @Test func aScrollViewWhoseContentNothingSizesIsAmbiguous() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    rig.root.addSubview(scrollView)
    let content = rig.view(in: scrollView)
    NSLayoutConstraint.activate(pin(content, to: scrollView))
    #expect(scrollView.hasAmbiguousLayout && content.hasAmbiguousLayout)
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 300),
    ])
    #expect(!scrollView.hasAmbiguousLayout && !content.hasAmbiguousLayout)
  }

  @Test func theConstraintsThatDecideAreNamed() {
    let (a, b) = (rig.view(), rig.view())
    let left = a.leadingAnchor.constraint(equalTo: rig.root.leadingAnchor, constant: 4)
    let wide = a.widthAnchor.constraint(equalToConstant: 50)
    let loose = a.widthAnchor.constraint(lessThanOrEqualToConstant: 500)
    let next = b.leadingAnchor.constraint(equalTo: a.trailingAnchor)
    let top = b.topAnchor.constraint(equalTo: rig.root.topAnchor)
    let narrow = b.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([narrow, top, next, loose, wide, left])
    #expect(b.constraintsAffectingLayout(for: .horizontal) == [left, wide, next, narrow])
    #expect(b.constraintsAffectingLayout(for: .vertical) == [top])
    #expect(a.constraintsAffectingLayout(for: .horizontal) == [left, wide])
    let guide = UILayoutGuide()
    rig.root.addLayoutGuide(guide)
    let height = guide.heightAnchor.constraint(equalToConstant: 4)
    height.isActive = true
    #expect(guide.constraintsAffectingLayout(for: .vertical) == [height])
  }

  @Test func aHostThatGoesLeavesItsConstraintsInactive() {
    var host: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    host?.addSubview(child)
    let constraint = child.leadingAnchor.constraint(equalTo: host!.leadingAnchor)
    constraint.isActive = true
    host?.layoutIfNeeded()
    host = nil
    #expect(!constraint.isActive && constraint.secondItem == nil && child.superview == nil)
    constraint.isActive = false
  }
}
