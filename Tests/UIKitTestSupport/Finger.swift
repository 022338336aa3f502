internal import CoreGraphics
package import Foundation
internal import ManualHost
package import UIKitCore
package import UIKitGraphics

/// A window without pixels, and one finger; each call of a touch method happens 8 ms after the previous one.
@MainActor package final class Finger {
  private let stage: ManualStage

  package init(size: CGSize = CGSize(width: 400, height: 800), safeAreaInsets: UIEdgeInsets = .zero) {
    stage = ManualStage(size: size, scale: 2, safeAreaInsets: safeAreaInsets)
    frame()
  }

  package var window: UIWindow { stage.window }

  package func down(_ x: CGFloat, _ y: CGFloat) { send(.began, x, y) }
  package func move(_ x: CGFloat, _ y: CGFloat) { send(.moved, x, y) }
  package func up(_ x: CGFloat, _ y: CGFloat) { send(.ended, x, y) }
  package func cancel(_ x: CGFloat, _ y: CGFloat) { send(.cancelled, x, y) }

  package func tap(_ x: CGFloat, _ y: CGFloat) {
    down(x, y)
    up(x, y)
  }

  package func hover(_ x: CGFloat, _ y: CGFloat) {
    stage.run(to: stage.time + 0.008)
    stage.hover(at: CGPoint(x: x, y: y))
  }

  package func wait(_ seconds: TimeInterval) { stage.advance(by: seconds) }

  package func frame() { stage.advance(by: 0) }

  private func send(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat) {
    stage.run(to: stage.time + 0.008)
    stage.touch(phase, at: CGPoint(x: x, y: y))
  }
}
