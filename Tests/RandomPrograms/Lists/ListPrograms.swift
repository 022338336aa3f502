import CoreGraphics
import Foundation
import TestSupport
import UIKit

extension RandomTable: RandomProgram {
  var operations: Int { calledLast.count }

  func run() -> String? {
    for step in 0..<8 {
      calls = random.roll(0..<2) == 0 ? 0 : random.roll(1..<6)
      if let wrong = take() ?? watch() {
        return "step \(step), \(heights): \(wrong); \(calledLast.suffix(20))"
      }
    }
    return nil
  }

  /// One action of a person or of the program around the table.
  private func take() -> String? {
    let call = random.roll(0..<8)
    calledLast.append("step \(call)")
    switch call {
    case 0: return anchored()
    case 1: stage.flick(from: CGPoint(x: 100, y: 240), velocity: CGPoint(x: 0, y: random.between(-3_000, 3_000)))
    case 2: stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: random.between(100, 470)), duration: 0.2)
    case 3: rotate()
    default: act()
    }
    return nil
  }

  /// What is looked at keeps its place in a batch while nothing else moves it.
  private func anchored() -> String? {
    stage.settle()
    calls = 0
    scroll(animated: false)
    stage.settle()
    let (before, anchor) = (lists, self.anchor())
    let updates = batch()
    guard let anchor, let updates else { return nil }
    return hasMoved(anchor, from: before, updates)
  }

  private func rotate() {
    let isWide = table.bounds.width > 400
    let frame = CGRect(x: 0, y: 0, width: isWide ? 320 : 480, height: isWide ? 480 : 320)
    let isAnimated = random.roll(0..<2) == 0
    stage.resize(to: frame.size, safeAreaInsets: .zero, duration: isAnimated ? 0.3 : 0)
    UIView.animate(withDuration: isAnimated ? 0.3 : 0) { [table] in table.frame = frame }
  }

  private func watch() -> String? {
    for _ in 0..<random.roll(0..<6) {
      stage.advance(by: 1.0 / 60)
      if let wrong = contradiction() { return wrong }
    }
    guard random.roll(0..<3) == 0 else { return nil }
    calls = 0
    stage.settle()
    return contradictionAtRest()
  }
}

extension RandomCollection: RandomProgram {
  var operations: Int { calledLast.count }

  func run() -> String? {
    for step in 0..<8 {
      calls = random.roll(0..<2) == 0 ? 0 : random.roll(1..<6)
      take()
      if let wrong = watch() {
        return "step \(step), \(sizes): \(wrong); \(calledLast.suffix(20))"
      }
    }
    return nil
  }

  private func take() {
    let call = random.roll(0..<8)
    calledLast.append("step \(call)")
    switch call {
    case 0: stage.flick(from: CGPoint(x: 100, y: 240), velocity: CGPoint(x: 0, y: random.between(-3_000, 3_000)))
    case 1: stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: random.between(100, 470)), duration: 0.2)
    case 2:
      let size = CGSize(width: 320, height: random.between(200, 480).rounded())
      let isAnimated = random.roll(0..<2) == 0
      UIView.animate(withDuration: isAnimated ? 0.3 : 0) { [collection] in collection.frame.size = size }
    default: act()
    }
  }

  private func watch() -> String? {
    for _ in 0..<random.roll(0..<6) {
      stage.advance(by: 1.0 / 60)
      if let wrong = contradiction() { return wrong }
    }
    guard random.roll(0..<3) == 0 else { return nil }
    calls = 0
    stage.settle()
    return contradictionAtRest()
  }
}
