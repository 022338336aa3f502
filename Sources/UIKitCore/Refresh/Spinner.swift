internal import CoreGraphics
package import Foundation
internal import QuartzCore
package import UIKitGraphics

/// Eight ticks in a circle; while spinning, a wave of brightness runs around them.
@MainActor package final class Spinner: UIView {
  private static let tickCount = 8
  /// Seconds per turn, and minimum opacity of a tick. Our choice.
  private static let period = 1.0
  private static let faintest: Float = 0.2
  private static let animationKey = "spin"

  private let ticks = (0..<tickCount).map { _ in UIView() }

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for tick in ticks {
      tick.backgroundColor = color
      addSubview(tick)
    }
    update()
  }

  package required init?(coder: NSCoder) { nil }

  package var color = UIColor.systemGray {
    didSet { for tick in ticks { tick.backgroundColor = color } }
  }

  /// Fraction of the ticks shown, from 0 to 1, clockwise from the top; all ticks while spinning.
  var progress: CGFloat = 1 {
    didSet { if progress != oldValue { update() } }
  }

  /// Whether the wave is animated. In a window, the animation needs a frame at every refresh.
  package var isSpinning = false {
    didSet { if isSpinning != oldValue { update() } }
  }

  private func update() {
    for (index, tick) in ticks.enumerated() {
      tick.alpha = isSpinning ? 1 : min(max(progress * CGFloat(Self.tickCount) - CGFloat(index), 0), 1)
    }
    updateWaves()
  }

  private func updateWaves() {
    for (index, tick) in ticks.enumerated() {
      tick.layer.removeAnimation(forKey: Self.animationKey)
      if isSpinning, window != nil { tick.layer.add(wave(at: index), forKey: Self.animationKey) }
    }
  }

  private func wave(at index: Int) -> CAAnimation {
    let wave = CAKeyframeAnimation(keyPath: "opacity")
    wave.values = [Float(1), Self.faintest]
    (wave.duration, wave.repeatCount) = (Self.period, .infinity)
    wave.timeOffset = Self.period * (1 - Double(index) / Double(Self.tickCount))
    return wave
  }

  package override func windowChanged() {
    super.windowChanged()
    if isSpinning { updateWaves() }
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let diameter = min(bounds.width, bounds.height)
    let size = CGSize(width: diameter * 0.11, height: diameter * 0.29)
    for (index, tick) in ticks.enumerated() {
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(Self.tickCount)
      let radius = (diameter - size.height) / 2
      tick.bounds.size = size
      tick.layer.cornerRadius = size.width / 2
      tick.center = CGPoint(x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle))
      tick.transform = CGAffineTransform(rotationAngle: angle)
    }
  }
}
