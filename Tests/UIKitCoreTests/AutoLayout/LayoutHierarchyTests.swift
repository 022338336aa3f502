import Foundation
import ManualHost
import Testing

@testable import UIKitCore
import UIKitGraphics

@MainActor @Suite struct LayoutHierarchyTests {
  let rig = LayoutRig()
  var root: UIView { rig.root }

  @Test func constraintsFollowViewsThatFramesPlace() {
    let placed = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    root.addSubview(placed)
    let follower = rig.view()
    NSLayoutConstraint.activate([
      follower.topAnchor.constraint(equalTo: placed.bottomAnchor, constant: 5),
      follower.leadingAnchor.constraint(equalTo: placed.leadingAnchor),
      follower.widthAnchor.constraint(equalTo: placed.widthAnchor), follower.heightAnchor.constraint(equalToConstant: 10),
    ])
    rig.layout()
    #expect(follower.frame == CGRect(x: 10, y: 65, width: 30, height: 10))
    placed.frame = CGRect(x: 50, y: 0, width: 60, height: 10)
    rig.layout()
    #expect(follower.frame == CGRect(x: 50, y: 15, width: 60, height: 10))
  }

  @Test func relationsReachAcrossLevels() {
    let outer = rig.view()
    let inner = rig.view(in: outer)
    let leaf = rig.view(in: inner)
    let beside = rig.view()
    NSLayoutConstraint.activate(pin(outer, to: root, 10) + pin(inner, to: outer, 20) + pin(leaf, to: inner, 5))
    NSLayoutConstraint.activate([
      beside.leadingAnchor.constraint(equalTo: leaf.leadingAnchor), beside.bottomAnchor.constraint(equalTo: leaf.topAnchor),
      beside.widthAnchor.constraint(equalToConstant: 7),
      beside.heightAnchor.constraint(equalTo: leaf.heightAnchor, multiplier: 0.1),
    ])
    rig.layout()
    #expect(leaf.frame == CGRect(x: 5, y: 5, width: 130, height: 230))
    #expect(beside.frame == CGRect(x: 35, y: 12, width: 7, height: 23))
  }

  /// The view in between is placed by its frame, so its inside was an island.
  @Test func relationsReachIntoViewsThatFramesPlace() {
    let placed = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    root.addSubview(placed)
    let inside = rig.view(in: placed)
    NSLayoutConstraint.activate(pin(inside, to: placed, 10))
    rig.layout()
    let outside = rig.view()
    NSLayoutConstraint.activate([
      outside.topAnchor.constraint(equalTo: inside.bottomAnchor), outside.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
      outside.widthAnchor.constraint(equalTo: inside.widthAnchor), outside.heightAnchor.constraint(equalToConstant: 5),
    ])
    rig.layout()
    #expect(inside.frame == CGRect(x: 10, y: 10, width: 80, height: 80))
    #expect(outside.frame == CGRect(x: 20, y: 110, width: 80, height: 5))
    placed.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    rig.layout()
    #expect(inside.frame.width == 30 && outside.frame == CGRect(x: 10, y: 40, width: 30, height: 5))
  }

  @Test func leavingEndsConstraintsToWhatStaysAndKeepsThoseInside() {
    let moving = rig.view()
    let child = rig.view(in: moving)
    let inside = pin(child, to: moving, 4)
    let outside = pin(moving, to: root, 10)
    NSLayoutConstraint.activate(inside + outside)
    rig.layout()
    moving.removeFromSuperview()
    #expect(inside.allSatisfy(\.isActive) && !outside.contains(where: \.isActive) && root.constraints.isEmpty)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    other.addSubview(moving)
    NSLayoutConstraint.activate(pin(moving, to: other))
    other.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 4, y: 4, width: 92, height: 92))
    root.addSubview(moving)
    NSLayoutConstraint.activate(outside)
    rig.layout()
    #expect(child.frame == CGRect(x: 4, y: 4, width: 172, height: 272))
    let live = root.interiorEngine.boxOfVariable.compactMap { $0 }
    #expect(live.count == 10 && other.interiorEngine.boxOfVariable.compactMap { $0 }.count == 2)
  }

  @Test func aViewMayBePlacedByItsFrameFromNowOn() {
    let view = rig.view()
    let child = rig.view(in: view)
    NSLayoutConstraint.activate(pin(child, to: view, 5))
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    rig.layout()
    #expect(child.frame.width == 40)
    width.isActive = false
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(x: 3, y: 3, width: 80, height: 30)
    rig.layout()
    #expect(view.frame == CGRect(x: 3, y: 3, width: 80, height: 30) && child.frame == CGRect(x: 5, y: 5, width: 70, height: 20))
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(pin(view, to: root))
    rig.layout()
    #expect(child.frame == CGRect(x: 5, y: 5, width: 190, height: 290))
  }

  @Test func guidesTakePartLikeViews() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let (a, b) = (rig.view(), rig.view())
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor), a.widthAnchor.constraint(equalToConstant: 20),
      guide.leadingAnchor.constraint(equalTo: a.trailingAnchor), b.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor), b.widthAnchor.constraint(equalTo: guide.widthAnchor),
    ])
    rig.layout()
    #expect(guide.layoutFrame.minX == 20 && guide.layoutFrame.width == 90 && b.frame.minX == 110)
    #expect(root.layoutGuides == [guide] && guide.owningView === root)
    root.removeLayoutGuide(guide)
    #expect(guide.owningView == nil && root.constraints.count == 2)
    rig.layout()
    #expect(b.frame.maxX == 200)
  }

  @Test func marginsAndSafeAreaAreGuides() {
    let stage = ManualStage(
      size: CGSize(width: 1000, height: 600), scale: 1, safeAreaInsets: UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0))
    let root = UIView(frame: stage.window.bounds)
    stage.window.addSubview(root)
    let (safe, margins, readable, attribute) = (UIView(), UIView(), UIView(), UIView())
    for (view, guide) in [
      (safe, root.safeAreaLayoutGuide), (margins, root.layoutMarginsGuide), (readable, root.readableContentGuide),
    ] {
      rig.add(view, in: root)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor), view.topAnchor.constraint(equalTo: guide.topAnchor),
        view.widthAnchor.constraint(equalTo: guide.widthAnchor), view.heightAnchor.constraint(equalTo: guide.heightAnchor),
      ])
    }
    rig.add(attribute, in: root)
    NSLayoutConstraint(
      item: attribute, attribute: .trailing, relatedBy: .equal, toItem: root, attribute: .trailingMargin, multiplier: 1,
      constant: 0
    ).isActive = true
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stage.window.layoutIfNeeded()
    #expect(safe.frame == CGRect(x: 0, y: 40, width: 1000, height: 540))
    #expect(margins.frame == CGRect(x: 2, y: 41, width: 994, height: 536) && margins.frame == root.layoutMarginsGuide.layoutFrame)
    #expect(readable.frame == CGRect(x: 163, y: 41, width: 672, height: 536) && attribute.frame.maxX == 996)
    root.layoutMargins = UIEdgeInsets(top: 1, left: 50, bottom: 3, right: 4)
    root.frame.size.height = 500
    stage.window.layoutIfNeeded()
    #expect(margins.frame == CGRect(x: 50, y: 41, width: 946, height: 456))
    #expect(safe.frame == CGRect(x: 0, y: 40, width: 1000, height: 460))
  }

  @Test func readingFromRightToLeftTurnsLeadingAndTrailingAround() {
    let (a, b) = (rig.view(), rig.view())
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10), a.widthAnchor.constraint(equalToConstant: 30),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 5), b.widthAnchor.constraint(equalToConstant: 20),
      b.topAnchor.constraint(equalTo: root.topAnchor, constant: 3),
    ])
    rig.layout()
    #expect(a.frame.minX == 10 && b.frame.minX == 45)
    for view in [a, b] { view.semanticContentAttribute = .forceRightToLeft }
    rig.layout()
    #expect(a.frame.minX == 10 && b.frame.minX == 45, "the container decides, not what stands in it")
    for view in [a, b] { view.semanticContentAttribute = .unspecified }
    root.semanticContentAttribute = .forceRightToLeft
    rig.layout()
    #expect(a.frame.maxX == 190 && b.frame.maxX == 155 && b.frame.minY == 3)
  }
}
