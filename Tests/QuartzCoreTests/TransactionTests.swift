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
