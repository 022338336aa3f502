import Foundation
import UIKitCore
import TestSupport

/// What may happen to a tree of scroll views; views by their number.
enum FuzzEvent {
  // By the person.
  case down(Int, CGPoint)
  case move(Int, CGPoint)
  case up(Int)
  case cancel(Int)
  case wheel(CGPoint, at: CGPoint, precise: Bool)
  /// Fingers on a trackpad that are down go up, others come down; or they move.
  case trackpad(CGPoint, at: CGPoint, lifts: Bool)
  case key(UIKeyboardHIDUsage)
  case statusBar
  case wait(TimeInterval)
  // By the system.
  case resize(CGSize)
  // By code, also inside messages.
  case set(Int, Property)
  case call(Int, Call)

  enum Property {
    case contentSize(CGSize)
    case contentInset(UIEdgeInsets)
    case frame(CGRect)
    case paging(Bool)
    case lock(Bool)
    case scrollEnabled(Bool)
    case bounces(Bool)
    case bouncesVertically(Bool)
    case bouncesHorizontally(Bool)
    case alwaysBounce(vertical: Bool, horizontal: Bool)
    case alignment(CGPoint)
    case fast(Bool)
    case delaysTouches(Bool)
    case cancelsTouches(Bool)
    case adjustment(UIScrollView.ContentInsetAdjustmentBehavior)
    case hidden(Bool)
    case transfersToParent(vertical: Bool, horizontal: Bool)
    case refreshControl(Bool)
    case refreshing(Bool)
  }

  /// Places are shares of what is legal, so that offsets by code are legal when they are set.
  enum Call {
    case offset(CGPoint, animated: Bool)
    case assign(CGPoint)
    case reveal(CGRect, animated: Bool)
    case stop
    case flash
    case remove
    case restore
    case panOff
  }
}

extension FuzzEvent {
  /// - Parameter down: the fingers that are.
  static func random(_ dice: inout SeededGenerator, views: Int, down: [Int], screen: CGSize) -> FuzzEvent {
    let point = CGPoint(x: .random(in: 0..<screen.width, using: &dice), y: .random(in: 0..<screen.height, using: &dice))
    switch Int.random(in: 0..<100, using: &dice) {
    case 0..<16:
      let finger = Int.random(in: 0..<5, using: &dice)
      return down.contains(finger) ? .up(finger) : .down(finger, point)
    case 16..<50:
      guard let finger = down.randomElement(using: &dice) else { return .down(0, point) }
      return .move(finger, step(&dice))
    case 50..<54:
      guard let finger = down.randomElement(using: &dice) else { return .statusBar }
      return Bool.random(using: &dice) ? .up(finger) : .cancel(finger)
    case 54..<57:
      return .wheel(step(&dice), at: point, precise: .random(using: &dice))
    case 57..<60:
      return .trackpad(step(&dice), at: point, lifts: Int.random(in: 0..<3, using: &dice) == 0)
    case 60..<62:
      return .key(keys.randomElement(using: &dice)!)
    case 62..<63:
      return .statusBar
    case 63..<76:
      return .wait([0, 0.004, 0.008, 0.017, 0.05, 0.2, 0.7].randomElement(using: &dice)!)
    case 76..<77:
      return .resize([CGSize(width: 393, height: 852), CGSize(width: 852, height: 393)].randomElement(using: &dice)!)
    default:
      return byCode(&dice, views: views)
    }
  }

  private static let keys: [UIKeyboardHIDUsage] = [
    .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardPageUp, .keyboardPageDown,
    .keyboardHome, .keyboardEnd, .keyboardSpacebar,
  ]

  static func byCode(_ dice: inout SeededGenerator, views: Int) -> FuzzEvent {
    let view = Int.random(in: 0..<views, using: &dice)
    return Bool.random(using: &dice) ? .set(view, property(&dice)) : .call(view, call(&dice))
  }

  /// Often along one axis, sometimes tiny, sometimes wild.
  private static func step(_ dice: inout SeededGenerator) -> CGPoint {
    let reach: CGFloat = [0.4, 6, 15, 40, 300].randomElement(using: &dice)!
    let step = CGPoint(x: .random(in: -reach...reach, using: &dice), y: .random(in: -reach...reach, using: &dice))
    switch Int.random(in: 0..<3, using: &dice) {
    case 0: return CGPoint(x: step.x, y: 0)
    case 1: return CGPoint(x: 0, y: step.y)
    default: return step
    }
  }

  private static func property(_ dice: inout SeededGenerator) -> Property {
    func length(_ reach: CGFloat) -> CGFloat { CGFloat(Int.random(in: 0...Int(reach), using: &dice)) }
    switch Int.random(in: 0..<19, using: &dice) {
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
    default: return .hidden(Int.random(in: 0..<5, using: &dice) == 0)
    }
  }

  private static func call(_ dice: inout SeededGenerator) -> Call {
    let share = CGPoint(x: .random(in: 0...1, using: &dice), y: .random(in: 0...1, using: &dice))
    switch Int.random(in: 0..<12, using: &dice) {
    case 0, 1, 2: return .offset(share, animated: true)
    case 3: return .offset(share, animated: false)
    case 4: return .assign(share)
    case 5: return .reveal(CGRect(x: share.x * 900, y: share.y * 2000, width: 50, height: 50), animated: .random(using: &dice))
    case 6: return .stop
    case 7: return .flash
    case 8: return .remove
    case 9: return .panOff
    default: return .restore
    }
  }
}
