internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// A finger on one half.
@MainActor struct StepperPress {
  let half: StepperHalf
  /// The value when the finger went down.
  let start: Double
  var isInside = true
  /// Whether the finger has stayed long enough for a step, so that its lift is none.
  var hasRepeated = false
  var timer: TimerToken?
}

extension UIStepper {
  /// Seconds until a finger that stays steps, and between two further steps: our choice.
  private static let firstRepeat: TimeInterval = 0.5
  private static let nextRepeat: TimeInterval = 0.1

  func canStep(_ direction: Double) -> Bool {
    isEnabled && (wraps || (direction < 0 ? value > minimumValue : value < maximumValue))
  }

  private func half(at point: CGPoint) -> StepperHalf? {
    [decrementHalf, incrementHalf].first { $0.frame.minX <= point.x && point.x < $0.frame.maxX }
  }

  func beginPress(at point: CGPoint) -> Bool {
    guard let half = half(at: point), canStep(half.step) else { return false }
    press = StepperPress(half: half, start: value)
    wait(Self.firstRepeat)
    return true
  }

  private func wait(_ delay: TimeInterval) {
    guard autorepeat, let driver = window?.screen.driver else { return }
    press?.timer = driver.schedule(after: delay) { [weak self] in self?.repeatStep() }
  }

  private func repeatStep() {
    guard let press, press.isInside, canStep(press.half.step) else { return }
    self.press?.hasRepeated = true
    step(press.half.step, reports: isContinuous, nil)
    wait(Self.nextRepeat)
  }

  /// A finger that leaves its half stops stepping, and goes on when it is back.
  func movePress(to point: CGPoint) {
    guard let press else { return }
    let isInside = isTouchInside && half(at: point) === press.half
    guard isInside != press.isInside else { return }
    self.press?.isInside = isInside
    press.timer?.cancel()
    if isInside { wait(Self.firstRepeat) }
    showParts()
  }

  func endPress(_ event: UIEvent?, isTap: Bool) {
    guard let press else { return }
    press.timer?.cancel()
    self.press = nil
    if isTap, press.isInside, isTouchInside, !press.hasRepeated, canStep(press.half.step) {
      step(press.half.step, reports: true, event)
    } else if !isContinuous, value != press.start {
      report(event)
    }
    showParts()
  }

  /// Steps once, as a person does.
  func step(_ direction: Double, reports: Bool, _ event: UIEvent?) {
    let former = value
    let next = former + direction * stepValue
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    if reports, value != former { report(event) }
  }

  private func report(_ event: UIEvent?) { sendActions(for: [.valueChanged, .primaryActionTriggered], with: event) }
}
