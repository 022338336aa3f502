import Foundation
import ManualHost
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKitCore
import UIKitGraphics

/// What is taken where constraints leave a choice, as recorded on iOS: size 0, then tight inequalities, then position 0.
@MainActor @Suite struct AmbiguousLayoutTests {
  let rig = LayoutRig()
  var root: UIView { rig.root }

  private func frame(_ constraints: (UIView) -> [NSLayoutConstraint]) -> CGRect {
    let view = rig.view()
    NSLayoutConstraint.activate(constraints(view))
    rig.layout()
    defer { view.removeFromSuperview() }
    return view.frame
  }

  @Test func anEdgeAloneLeavesNoSize() {
    #expect(frame { [$0.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -13)] }.minX == 187)
    let centred = frame {
      [$0.centerXAnchor.constraint(equalTo: root.centerXAnchor), $0.bottomAnchor.constraint(equalTo: root.bottomAnchor)]
    }
    #expect(centred == CGRect(x: 100, y: 300, width: 0, height: 0))
    #expect(frame { _ in [] } == .zero)
  }

  @Test func inequalitiesAreTight() {
    #expect(frame { [$0.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 72)] }.minX == 72)
    #expect(frame { [$0.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 72)] }.minX == 72)
    #expect(frame { [$0.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -9)] }.minX == 191)
    let both = frame {
      [
        $0.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 10),
        $0.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -10),
      ]
    }
    #expect(both.minY == 10 && both.height == 0, "both cannot be tight, so the position decides")
    #expect(frame { [$0.widthAnchor.constraint(lessThanOrEqualToConstant: 50)] }.width == 0)
    #expect(frame { [$0.widthAnchor.constraint(greaterThanOrEqualToConstant: 50)] }.width == 50)
  }

  /// Neither the order in which constraints are made nor that of their activation shows.
  @Test func inequalitiesAreSettledInAnyOrder() {
    var reference: [CGRect]?
    for seed in 0..<24 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let rig = LayoutRig()
      let root = rig.root
      let (a, b, c) = (rig.add(ContentView(30, 20)), rig.view(), rig.view())
      let make: [() -> NSLayoutConstraint] = [
        { a.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 8) },
        { b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 5) },
        { b.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -3) },
        { c.leadingAnchor.constraint(lessThanOrEqualTo: b.leadingAnchor) },
        { c.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2, constant: 4) },
        { c.topAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor) }, { a.bottomAnchor.constraint(equalTo: b.topAnchor) },
      ]
      for constraint in make.shuffled(using: &random) {
        constraint().isActive = true
        if Bool.random(using: &random) { rig.layout() }
      }
      rig.layout()
      let frames = [a, b, c].map(\.frame)
      #expect(frames == reference ?? frames, "seed \(seed)")
      reference = frames
    }
    #expect(reference?[0].size == CGSize(width: 30, height: 20) && reference?[1].width == 0 && reference?[2].width == 4)
  }

  @Test func theFirstOfEqualContentsIsStretchedAndCompressed() {
    let (a, b) = (rig.add(ContentView(50, 20)), rig.add(ContentView(60, 20)))
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor), b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    rig.layout()
    #expect(a.frame.width == 140 && b.frame.width == 60)
    (a.size.width, b.size.width) = (150, 120)
    rig.layout()
    #expect(a.frame.width == 80 && b.frame.width == 120)
  }

  // MARK: Forms that UIKit takes

  @Test func withoutASecondItemItsAttributeDoesNotCount() {
    for second in [NSLayoutConstraint.Attribute.width, .height, .notAnAttribute, .left] {
      let view = rig.view()
      let width = NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: second, multiplier: 1, constant: 10)
      width.isActive = true
      rig.layout()
      #expect(view.frame.width == 10 && width.secondAttribute == .notAnAttribute && width.secondItem == nil)
    }
  }

  @Test func aPlaceFromLeftToRightMayFollowOneFromTopToBottom() {
    let (a, b) = (rig.view(), rig.view())
    NSLayoutConstraint.activate([
      b.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      NSLayoutConstraint(item: a, attribute: .left, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: 50),
    ])
    rig.layout()
    #expect(a.frame.minX == 80 && b.frame.minY == 30)
  }

  @Test func aWidthOnWholePixelsIsExact() {
    let stage = ManualStage(size: CGSize(width: 393, height: 852), scale: 3)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([width, view.centerXAnchor.constraint(equalTo: stage.window.centerXAnchor)])
    for points in 1...300 {
      width.constant = CGFloat(points)
      stage.window.layoutIfNeeded()
      #expect(view.frame.width == CGFloat(points) && view.bounds.width == CGFloat(points))
    }
  }
}
