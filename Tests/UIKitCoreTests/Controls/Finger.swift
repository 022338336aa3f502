import CoreGraphics
import Foundation
import UIKitCore

/// A window without pixels, and one finger that moves 8 ms later each time.
@MainActor final class Finger {
  private let stage: ManualStage

  init(size: CGSize = CGSize(width: 400, height: 800), safeAreaInsets: UIEdgeInsets = .zero) {
    stage = ManualStage(size: size, scale: 2, safeAreaInsets: safeAreaInsets)
    frame()
  }

  var window: UIWindow { stage.window }

  func down(_ x: CGFloat, _ y: CGFloat) { send(.began, x, y) }
  func move(_ x: CGFloat, _ y: CGFloat) { send(.moved, x, y) }
  func up(_ x: CGFloat, _ y: CGFloat) { send(.ended, x, y) }
  func cancel(_ x: CGFloat, _ y: CGFloat) { send(.cancelled, x, y) }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    down(x, y)
    up(x, y)
  }

  func wait(_ seconds: TimeInterval) { stage.advance(by: seconds) }

  func frame() { stage.advance(by: 0) }

  private func send(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat) {
    stage.run(to: stage.time + 0.008)
    stage.touch(phase, at: CGPoint(x: x, y: y))
  }
}
