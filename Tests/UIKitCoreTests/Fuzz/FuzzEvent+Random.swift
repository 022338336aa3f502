import Foundation
import TestSupport
import UIKitCore
import UIKitGraphics

extension FuzzEvent {
  /// - Parameter down: the fingers that are.
  static func random(_ dice: inout SeededGenerator, views: Int, down: [Int], screen: CGSize) -> FuzzEvent {
    let point = CGPoint(x: .random(in: 0..<screen.width, using: &dice), y: .random(in: 0..<screen.height, using: &dice))
    switch Int.random(in: 0..<100, using: &dice) {
    case 0..<45: return byFingers(&dice, down, at: point)
    case 45..<54: return byOtherHands(&dice, at: point)
    case 54..<56:
      return .key(keys.randomElement(using: &dice)!, keyAction(&dice), Int.random(in: 0..<4, using: &dice) == 0 ? .shift : [])
    case 56..<57: return .statusBar
    case 57..<70: return .wait([0, 0.004, 0.008, 0.017, 0.05, 0.2, 0.7].randomElement(using: &dice)!)
    case 70..<71:
      return .resize([CGSize(width: 393, height: 852), CGSize(width: 852, height: 393)].randomElement(using: &dice)!)
    default: return byCode(&dice, views: views)
    }
  }

  private static func byFingers(_ dice: inout SeededGenerator, _ down: [Int], at point: CGPoint) -> FuzzEvent {
    let kind = Int.random(in: 0..<45, using: &dice)
    if kind < 12 {
      let finger = Int.random(in: 0..<5, using: &dice)
      return down.contains(finger) ? .up(finger) : .down(finger, point)
    }
    if kind < 15 { return .hand(Int.random(in: 2...5, using: &dice), around: point) }
    guard let finger = down.randomElement(using: &dice) else { return .down(0, point) }
    if kind < 18 { return Bool.random(using: &dice) ? .up(finger) : .cancel(finger) }
    if kind < 19 { return .lift }
    if down.count > 1, kind < 32 {
      return .spread([0.2, 0.8, 0.97, 1.03, 1.2, 3].randomElement(using: &dice)!, step(&dice, upTo: 40))
    }
    return .move(finger, step(&dice))
  }

  private static func byOtherHands(_ dice: inout SeededGenerator, at point: CGPoint) -> FuzzEvent {
    switch Int.random(in: 0..<9, using: &dice) {
    case 0: return .wheel(step(&dice), at: point, precise: .random(using: &dice), .control)
    case 1: return .wheel(step(&dice), at: point, precise: .random(using: &dice), .shift)
    case 2, 3, 4: return .wheel(step(&dice), at: point, precise: .random(using: &dice), [])
    case 5: return .trackpad(step(&dice), at: point, .comesOrGoes)
    case 6: return .trackpad(step(&dice), at: point, Int.random(in: 0..<3, using: &dice) == 0 ? .isTakenAway : .comesOrGoes)
    default: return .trackpad(step(&dice), at: point, .moves)
    }
  }

  private static func keyAction(_ dice: inout SeededGenerator) -> RawKey.Action {
    [.down, .down, .repeated, .up].randomElement(using: &dice)!
  }

  static let keys: [UIKeyboardHIDUsage] = [
    .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardPageUp, .keyboardPageDown,
    .keyboardHome, .keyboardEnd, .keyboardSpacebar,
  ]

  static func byCode(_ dice: inout SeededGenerator, views: Int) -> FuzzEvent {
    let view = Int.random(in: 0..<views, using: &dice)
    return Bool.random(using: &dice) ? .set(view, property(&dice)) : .call(view, call(&dice))
  }

  /// Often along one axis, sometimes tiny, sometimes wild.
  private static func step(_ dice: inout SeededGenerator, upTo most: CGFloat = 300) -> CGPoint {
    let reach: CGFloat = min(most, [0.4, 6, 15, 40, 300].randomElement(using: &dice)!)
    let step = CGPoint(x: .random(in: -reach...reach, using: &dice), y: .random(in: -reach...reach, using: &dice))
    switch Int.random(in: 0..<3, using: &dice) {
    case 0: return CGPoint(x: step.x, y: 0)
    case 1: return CGPoint(x: 0, y: step.y)
    default: return step
    }
  }

  private static func property(_ dice: inout SeededGenerator) -> Property {
    func length(_ reach: CGFloat) -> CGFloat { CGFloat(Int.random(in: 0...Int(reach), using: &dice)) }
    switch Int.random(in: 0..<24, using: &dice) {
    case 0: return .contentSize(CGSize(width: length(1500), height: length(3000)))
    case 1: return .contentInset(UIEdgeInsets(top: length(90), left: length(40) - 20, bottom: length(90) - 30, right: length(40)))
    case 2: return .frame(CGRect(x: length(200), y: length(300), width: length(400), height: length(600)))
    case 3: return .paging(.random(using: &dice))
    case 4: return .lock(.random(using: &dice))
    case 5: return .scrollEnabled(.random(using: &dice) || .random(using: &dice))
    case 6: return .bounces(.random(using: &dice))
    case 7: return .bouncesVertically(.random(using: &dice))
    case 8: return .bouncesHorizontally(.random(using: &dice))
    case 9: return .alwaysBounce(vertical: .random(using: &dice), horizontal: .random(using: &dice))
    case 10: return .alignment(CGPoint(x: length(4) / 4, y: length(4) / 4))
    case 11: return .fast(.random(using: &dice))
    case 12: return .delaysTouches(.random(using: &dice))
    case 13: return .cancelsTouches(.random(using: &dice))
    case 14: return .adjustment([.automatic, .scrollableAxes, .never, .always].randomElement(using: &dice)!)
    case 15: return .transfersToParent(vertical: .random(using: &dice), horizontal: .random(using: &dice))
    case 16: return .refreshControl(.random(using: &dice))
    case 17: return .refreshing(.random(using: &dice))
    case 18, 19: return zoomLimits(&dice)
    case 20: return .bouncesZoom(.random(using: &dice))
    case 21: return .redrawsAfterZooming(.random(using: &dice))
    case 22: return .zooms(ZoomedView.allCases.randomElement(using: &dice)!)
    default: return .hidden(Int.random(in: 0..<5, using: &dice) == 0)
    }
  }

  /// In the right order, the wrong one, not positive, beyond all measure.
  private static func zoomLimits(_ dice: inout SeededGenerator) -> Property {
    let limits: [(CGFloat, CGFloat)] = [
      (0.5, 3), (1, 4), (0.25, 1), (2, 2.5), (0.3, 60), (1, 1), (3, 0.5), (0, 2), (-2, 0), (0, 1e9), (1e12, 1),
      (0.000001, 0.01),
    ]
    let (least, greatest) = limits.randomElement(using: &dice)!
    return .zoomLimits(least, greatest)
  }

  private static func call(_ dice: inout SeededGenerator) -> Call {
    let share = CGPoint(x: .random(in: 0...1, using: &dice), y: .random(in: 0...1, using: &dice))
    switch Int.random(in: 0..<19, using: &dice) {
    case 0, 1, 2: return .offset(share, animated: true)
    case 3: return .offset(share, animated: false)
    case 4: return .assign(share)
    case 5: return .reveal(CGRect(x: share.x * 900, y: share.y * 2000, width: 50, height: 50), animated: .random(using: &dice))
    case 6, 7: return .zoomScale(.random(in: -1...5, using: &dice), animated: .random(using: &dice))
    case 8, 9:
      let sides: [CGFloat] = [0, 3, 50, 400, 5000]
      let size = CGSize(width: sides.randomElement(using: &dice)!, height: sides.randomElement(using: &dice)!)
      return .zoom(CGRect(origin: CGPoint(x: share.x * 900, y: share.y * 2000), size: size), animated: .random(using: &dice))
    case 10: return .stop
    case 11: return .flash
    case 12: return .remove
    case 13: return .panOff
    case 14: return .pinchOff
    case 15: return .removeSheet
    case 16, 17: return .restoreSheet
    default: return .restore
    }
  }
}
