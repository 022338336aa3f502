import Foundation
import ManualHost
import QuartzCore
import Testing
@testable import UIKitCore
import UIKitGraphics

/// Views that a drag activates by resting on them, and drags that follow one another.
@MainActor @Suite struct SpringLoadingTests {
  private final class Rules: NSObject, UISpringLoadedInteractionBehavior, UISpringLoadedInteractionEffect {
    var allows = true
    var log: [String] = []
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool {
      context.targetItem = "item"
      return allows && context.location(in: interaction.view).x < 150
    }
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { log.append("finish") }
    func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext) {
      log.append("\(context.state)")
    }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private let rig = DragRig()
  private let rules = Rules()

  private func carry() {
    rig.mouse(.began, 50, 50)
    rig.mouse(.moved, 56, 50)
    rig.mouse(.moved, 60, 250)
  }

  @Test func aRestActivatesOnce() {
    var activated = 0
    let spring = UISpringLoadedInteraction(interactionBehavior: rules, interactionEffect: rules) { [rig] interaction, context in
      activated += 1
      #expect(interaction.view === rig.target && context.targetView === rig.target && context.targetItem as? String == "item")
      #expect(context.location(in: nil) == CGPoint(x: 40, y: 50))
    }
    #expect(spring.interactionBehavior === rules && spring.interactionEffect === rules)
    rig.target.addInteraction(spring)
    carry()
    #expect(rules.take() == ["possible"])
    rig.stage.advance(by: 0.6)
    #expect(rules.take() == ["activating"] && activated == 0)
    rig.stage.advance(by: 0.6)
    #expect(rules.take() == ["activated", "inactive"] && activated == 1)
    rig.mouse(.moved, 62, 250)
    rig.stage.advance(by: 2)
    #expect(activated == 1, "until the drag has left")
    rig.mouse(.moved, 280, 20)
    rig.mouse(.moved, 60, 250)
    rig.stage.advance(by: 2)
    #expect(activated == 2)
    rig.mouse(.ended, 60, 250)
    #expect(rules.log.last == "finish")
  }

  @Test func whatIsNotAllowedOrPassesIsNotActivated() {
    var activated = 0
    rig.target.addInteraction(
      UISpringLoadedInteraction(interactionBehavior: rules, interactionEffect: nil) { _, _ in activated += 1 })
    carry()
    for step in 0..<10 {
      rig.mouse(.moved, 60, 210 + CGFloat(step) * 14)
      rig.stage.advance(by: 0.2)
    }
    #expect(activated == 0)
    rules.allows = false
    rig.mouse(.moved, 60, 250)
    rig.stage.advance(by: 2)
    #expect(activated == 0)
    rules.allows = true
    rig.mouse(.moved, 61, 250)
    rig.stage.advance(by: 2)
    #expect(activated == 1)
  }

  @Test func theDefaultEffectLightsUpAndGoesOut() {
    rig.target.addInteraction(UISpringLoadedInteraction { _, _ in })
    carry()
    #expect(rig.target.layer.sublayers?.isEmpty == false)
    rig.mouse(.moved, 280, 20)
    #expect(rig.target.layer.sublayers?.isEmpty != false)
    rig.mouse(.moved, 60, 250)
    rig.mouse(.ended, 60, 250)
    #expect(rig.target.layer.sublayers?.isEmpty != false)
  }

  @Test func anItemShowsWhatItsProviderGivesNow() {
    carry()
    rig.stage.advance(by: 0.3)
    let item = rig.stage.screen.drags.session?.items.first
    var asked = 0
    item?.previewProvider = {
      asked += 1
      return UIDragPreview(view: UIView(frame: CGRect(x: 0, y: 0, width: 33, height: 22)))
    }
    item?.setNeedsDropPreviewUpdate()
    #expect(asked == 1 && rig.cover?.subviews.contains { $0.bounds.size == CGSize(width: 33, height: 22) } == true)
    rig.mouse(.ended, 60, 250)
    item?.setNeedsDropPreviewUpdate()
    #expect(asked == 1)
  }

  @Test func aDragThatBeginsEndsTheFormerOne() {
    carry()
    rig.mouse(.ended, 60, 250)
    _ = rig.taken()
    rig.mouse(.began, 50, 50)
    rig.mouse(.moved, 56, 50)
    #expect(
      rig.taken() == [
        "drop end", "conclude", "end", "didEnd copy", "didTransfer", "items", "previewForLifting", "willAnimateLift", "willBegin",
      ])
    rig.mouse(.ended, 56, 50)
    rig.stage.settle()
    #expect(rig.cover == nil)
  }

  @Test func aListThatLeavesDuringItsScrollingIsLeftAlone() {
    let scrollView = UIScrollView(frame: CGRect(x: 20, y: 200, width: 200, height: 150))
    scrollView.contentSize = CGSize(width: 200, height: 5000)
    rig.stage.window.addSubview(scrollView)
    carry()
    rig.mouse(.moved, 60, 345)
    rig.stage.advance(by: 0.3)
    #expect(scrollView.contentOffset.y > 0)
    scrollView.removeFromSuperview()
    rig.mouse(.moved, 280, 20)
    rig.mouse(.ended, 280, 20)
    #expect(rig.stage.settle(limit: 5), "no frames are asked for any more")
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func aLiftedPictureIsSetOff(style: UIUserInterfaceStyle) {
    rig.stage.screen.userInterfaceStyle = style
    rig.stage.settle()
    rig.lift()
    rig.stage.advance(by: 0.3)
    let picture = rig.cover?.subviews.first { $0 is PreviewPicture }
    #expect(picture?.layer.shadowOpacity == PreviewLook.shadowOpacity)
    // A shadow is not seen on black.
    let edges = picture?.subviews.filter { ($0.layer.sublayers?.first as? CAShapeLayer)?.strokeColor != nil && $0.alpha == 1 }
    #expect(edges?.count == (style == .dark ? 1 : 0))
    rig.finger(.ended, 50, 50)
    rig.stage.settle()
  }
}
