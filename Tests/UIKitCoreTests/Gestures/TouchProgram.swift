import CoreGraphics
import Foundation
import ManualHost
import TestSupport

import UIKitControls
@testable import UIKitCore
import UIKitGraphics

/// One random program: views, recognizers with relations, then fingers and code until all fingers are up.
@MainActor final class TouchProgram {
  private var dice: SeededGenerator
  private let stage = ManualStage(size: CGSize(width: 300, height: 300))
  private var ledgers: [TouchLedger] = []
  private var scrollViews: [UIScrollView] = []
  private var gestures: [UIGestureRecognizer] = []
  private var delegates: [RandomDelegate] = []
  private var down: [Int: CGPoint] = [:]

  init(seed: UInt64) {
    dice = SeededGenerator(seed: seed)
    makeViews()
    makeGestures()
  }

  func run() -> [String] {
    for _ in 0..<roll(10...50) { step() }
    while let finger = down.keys.min() { lift([finger]) }
    var complaints: [String] = stage.settle(limit: 30) ? [] : ["something goes on for ever"]
    for (index, view) in ledgers.enumerated() {
      complaints += view.complaints.map { "view \(index): \($0)" }
      if !view.open.isEmpty { complaints.append("view \(index) heard no end of \(view.open.count) touches") }
    }
    for (index, view) in scrollViews.enumerated() where view.isTracking || view.isDragging {
      complaints.append("scroll view \(index) is tracking")
    }
    for gesture in gestures where gesture.state != .possible || gesture.numberOfTouches > 0 || !gesture.held.isEmpty {
      complaints.append("\(type(of: gesture)) is \(gesture.state) with \(gesture.numberOfTouches) touches")
    }
    return complaints
  }

  // MARK: Making

  private func roll(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &dice) }
  private func oneIn(_ count: Int) -> Bool { roll(1...count) == 1 }
  private func point() -> CGPoint { CGPoint(x: roll(1...298), y: roll(1...298)) }

  private func makeViews() {
    var parents: [UIView] = [stage.window]
    for _ in 0..<roll(2...5) {
      let parent = parents[roll(0...(parents.count - 1))]
      let frame = CGRect(x: roll(0...60), y: roll(0...60), width: roll(120...300), height: roll(120...300))
      if oneIn(3) {
        let scrollView = UIScrollView(frame: frame)
        scrollView.contentSize = CGSize(width: 300, height: 900)
        scrollView.delaysContentTouches = oneIn(2)
        scrollView.maximumZoomScale = oneIn(3) ? 2 : 1
        scrollViews.append(scrollView)
        parents.append(scrollView)
        parent.addSubview(scrollView)
      }
      let ledger = TouchLedger(frame: frame)
      ledger.isMultipleTouchEnabled = !oneIn(3)
      ledgers.append(ledger)
      (parents.last is UIScrollView ? parents.last! : parent).addSubview(ledger)
      parents.append(ledger)
    }
    for ledger in ledgers {
      ledger.onBegan = { [unowned self] in meddle(60) }
      ledger.onEnd = { [unowned self] in meddle(60) }
    }
  }

  private func makeGestures() {
    for _ in 0..<roll(2...7) {
      let gesture = madeGesture()
      gesture.delaysTouchesBegan = oneIn(3)
      gesture.delaysTouchesEnded = !oneIn(3)
      gesture.cancelsTouchesInView = !oneIn(3)
      if oneIn(2) {
        let delegate = RandomDelegate(seed: dice.next())
        delegates.append(delegate)
        gesture.delegate = delegate
      }
      gesture.addAction { [unowned self] _ in meddle(25) }
      ledgers[roll(0...(ledgers.count - 1))].addGestureRecognizer(gesture)
      gestures.append(gesture)
    }
    gestures += scrollViews.map(\.panGestureRecognizer)
    for _ in 0..<roll(0...6) {
      let (a, b) = (gestures.randomElement(using: &dice)!, gestures.randomElement(using: &dice)!)
      if a !== b { a.require(toFail: b) }
    }
  }

  private func madeGesture() -> UIGestureRecognizer {
    switch roll(0...6) {
    case 0, 1:
      let tap = UITapGestureRecognizer()
      (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (roll(1...3), roll(1...2))
      return tap
    case 2:
      let press = UILongPressGestureRecognizer()
      (press.minimumPressDuration, press.numberOfTouchesRequired) = (Double(roll(0...5)) / 10, roll(1...2))
      return press
    case 3:
      let pan = UIPanGestureRecognizer()
      (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (roll(1...2), roll(1...3))
      return pan
    case 4: return UIPinchGestureRecognizer()
    case 5: return UIRotationGestureRecognizer()
    default:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = [.right, .down]
      return swipe
    }
  }

  // MARK: Going on

  private func step() {
    switch roll(0...19) {
    case 0...4:
      guard let finger = (0..<4).first(where: { down[$0] == nil }) else { return lift([0]) }
      touch(.began, [finger: point()])
      if oneIn(3), let other = (0..<4).first(where: { down[$0] == nil }) { touch(.began, [other: point()]) }
    case 5...10:
      let reach = roll(0...1) == 0 ? 6 : 60
      var moved: [Int: CGPoint] = [:]
      for (finger, point) in down.sorted(by: { $0.key < $1.key }) {
        moved[finger] = clamped(CGPoint(x: point.x + CGFloat(roll(-reach...reach)), y: point.y + CGFloat(roll(-reach...reach))))
      }
      touch(.moved, moved)
    case 11...14: if let finger = down.keys.sorted().randomElement(using: &dice) { lift([finger]) }
    case 15: lift(down.keys.sorted())
    case 16: meddle(1)
    default: stage.advance(by: [0, 0.01, 0.05, 0.2, 0.4, 0.8][roll(0...5)])
    }
  }

  private func clamped(_ point: CGPoint) -> CGPoint { CGPoint(x: min(max(point.x, 1), 298), y: min(max(point.y, 1), 298)) }

  private func touch(_ phase: UITouch.Phase, _ fingers: [Int: CGPoint]) {
    if fingers.isEmpty { return }
    for (finger, point) in fingers { down[finger] = point }
    stage.touches(fingers.sorted { $0.key < $1.key }.map { (phase, $0.value, $0.key) })
  }

  /// Some are lifted, others cancelled, in one event.
  private func lift(_ fingers: [Int]) {
    let ends = fingers.compactMap { finger in down[finger].map { (oneIn(5) ? UITouch.Phase.cancelled : .ended, $0, finger) } }
    for finger in fingers { down[finger] = nil }
    if !ends.isEmpty { stage.touches(ends.map { (phase: $0.0, point: $0.1, id: $0.2) }) }
  }

  /// Once in `odds` times, code changes something under way.
  private func meddle(_ odds: Int) {
    guard oneIn(odds), let gesture = gestures.randomElement(using: &dice) else { return }
    switch roll(0...4) {
    case 0: gesture.isEnabled.toggle()
    case 1:
      let view = gesture.view
      view?.removeGestureRecognizer(gesture)
      if oneIn(2), !(view is UIScrollView) { ledgers.randomElement(using: &dice)?.addGestureRecognizer(gesture) }
    case 2: ledgers.randomElement(using: &dice)?.removeFromSuperview()
    case 3:
      let view = ledgers.randomElement(using: &dice)!
      if view.superview == nil { stage.window.addSubview(view) }
    default: scrollViews.randomElement(using: &dice)?.isScrollEnabled.toggle()
    }
  }
}

/// Answers that stay the same for the same recognizers.
final class RandomDelegate: NSObject, UIGestureRecognizerDelegate {
  private let seed: UInt64

  init(seed: UInt64) { self.seed = seed }

  private func says(_ question: UInt64, oneIn count: UInt64) -> Bool { (seed &* 0x9e37_79b9 &+ question &* 77) % count == 0 }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !says(1, oneIn: 3) }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { !says(2, oneIn: 6) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { says(3, oneIn: 2) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { says(4, oneIn: 5) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { says(5, oneIn: 5) }
}
