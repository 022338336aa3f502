import CoreGraphics
import Foundation
import UIKitCore

/// A window on a manual host, and one finger.
@MainActor final class Finger {
  let window: UIWindow
  private let host = ManualHost()
  private let screen: UIScreen
  private var time: TimeInterval = 0

  init(size: CGSize = CGSize(width: 400, height: 800)) {
    screen = UIScreen(host: host, size: size, scale: 2)
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.makeKeyAndVisible()
    frame()
  }

  func down(_ x: CGFloat, _ y: CGFloat) { send(.began, x, y) }
  func move(_ x: CGFloat, _ y: CGFloat) { send(.moved, x, y) }
  func up(_ x: CGFloat, _ y: CGFloat) { send(.ended, x, y) }
  func cancel(_ x: CGFloat, _ y: CGFloat) { send(.cancelled, x, y) }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    down(x, y)
    up(x, y)
  }

  /// Every frame for `seconds`.
  func wait(_ seconds: TimeInterval) {
    for _ in 0..<Int((seconds * 60).rounded(.up)) {
      time += 1.0 / 60
      frame()
    }
  }

  func frame() {
    host.now = time
    screen.driver.frame(at: time)
  }

  private func send(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat) {
    time += 0.008
    host.now = time
    screen.driver.touches([RawTouch(id: 0, phase: phase, location: CGPoint(x: x, y: y))], at: time)
  }
}
