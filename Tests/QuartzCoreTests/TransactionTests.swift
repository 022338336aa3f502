import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// When completions come, and which changes animate by themselves.
@MainActor @Suite struct TransactionTests {
  private let layer = CALayer()
  private let root = CALayer()
  private let compositor: Compositor
  private let log = Log()

  @MainActor private final class Log { var entries: [String] = [] }

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.addSublayer(layer)
    compositor = Compositor(root: root, size: root.bounds.size, scale: 1)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    CATransaction.commit()
    _ = compositor.frame(at: 0)
  }

  private func transaction(_ name: String, _ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setCompletionBlock { [log] in log.entries.append(name) }
    body()
    CATransaction.commit()
  }

  @Test func settingsHaveKeys() {
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setValue(2, forKey: kCATransactionAnimationDuration)
    #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2)
    CATransaction.setValue(NSNumber(value: 0.5), forKey: kCATransactionAnimationDuration)
    CATransaction.setValue(0, forKey: kCATransactionDisableActions)
    #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 0.5)
    #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == false)
    let pace = CAMediaTimingFunction(name: .linear)
    CATransaction.setValue(pace, forKey: kCATransactionAnimationTimingFunction)
    #expect(CATransaction.animationTimingFunction() === pace)
    CATransaction.setValue(nil, forKey: kCATransactionAnimationTimingFunction)
    #expect(CATransaction.animationTimingFunction() == nil && CATransaction.value(forKey: "nothing") == nil)
    CATransaction.setValue(nil, forKey: "nothing")
    CATransaction.lock()
    CATransaction.unlock()
  }

  @Test func aSpringIsMadeByWhatAPersonPerceives() {
    let smooth = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)
    // Critically damped: stiffness (2 pi / 0.5)^2 and damping 4 pi / 0.5.
    #expect(abs(smooth.stiffness - 157.913_670) < 1e-5 && abs(smooth.damping - 25.132_741) < 1e-5 && smooth.mass == 1)
    for bounce: CGFloat in [-0.5, 0, 0.3, 1] {
      let spring = CASpringAnimation(perceptualDuration: 0.8, bounce: bounce)
      #expect(abs(spring.bounce - bounce) < 1e-9 && abs(spring.perceptualDuration - 0.8) < 1e-9)
    }
  }

  @Test func withoutAnimationsTheCompletionComesAtTheCommit() {
    transaction("outer") {
      transaction("inner") {}
      #expect(log.entries == ["inner"])
    }
    #expect(log.entries == ["inner", "outer"])
  }

  @Test func theCompletionWaitsForAllAnimationsInnerOnesIncluded() {
    transaction("outer") {
      CATransaction.setAnimationDuration(1)
      layer.opacity = 0
      transaction("inner") {
        CATransaction.setAnimationDuration(2)
        layer.position.x = 50
      }
    }
    _ = compositor.frame(at: 1)
    #expect(layer.animationKeys() == ["position"])
    #expect(log.entries == [])
    _ = compositor.frame(at: 2)
    #expect(log.entries == ["inner", "outer"])
  }

  @Test func aLayerOfItsOwnAnimatesByDefault() {
    layer.position.x = 55
    #expect(layer.animationKeys() == ["position"])
    #expect(layer.presentation()?.position.x == 5)
    _ = compositor.frame(at: 0.25)
    #expect(layer.presentation()?.position.x == 55)
  }

  @Test func disabledActionsShowAtOnce() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.position.x = 55
    CATransaction.commit()
    #expect(layer.animationKeys() == nil)
    #expect(layer.presentation()?.position.x == 55)
  }

  @Test func actionsOfTheLayerComeBeforeTheDefault() {
    layer.actions = ["position": NSNull()]
    layer.position.x = 55
    #expect(layer.animationKeys() == nil)
    layer.opacity = 0.5
    #expect(layer.animationKeys() == ["opacity"])
  }
}
