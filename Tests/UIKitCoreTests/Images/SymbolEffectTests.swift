import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitCore
import UIKitGraphics

/// Effects that move a symbol, on a stage of 60 frames a second.
@MainActor @Suite struct SymbolEffectTests {
  private let stage = ManualStage(size: CGSize(width: 400, height: 400), scale: 1)
  private let view = UIImageView(image: UIImage(systemName: "star"))

  init() {
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
  }

  private var scale: CGFloat { CGFloat(view.layer.presentation()?.transform.m11 ?? 0) }
  private var opacity: Float { view.layer.presentation()?.opacity ?? -1 }

  private func frames(during seconds: TimeInterval) -> Int {
    let before = stage.driver.frameCount
    stage.advance(by: seconds)
    return stage.driver.frameCount - before
  }

  @Test func aBounceRunsOnceAndTellsOfItsEnd() {
    var ends: [Bool] = []
    view.addSymbolEffect(.bounce) { context in
      #expect(context.sender === view && context.effect is BounceSymbolEffect && context.contentTransition == nil)
      ends.append(context.isFinished)
    }
    stage.advance(by: 0.17)
    #expect(scale > 1.1)
    stage.advance(by: 0.5)
    #expect(ends == [true] && scale == 1 && view.layer.animationKeys() ?? [] == [])
    #expect(frames(during: 1) == 0, "nothing moves any more")
  }

  @Test func optionsSayHowOftenAndHowFast() {
    var ends = 0
    view.addSymbolEffect(.bounce.down, options: .repeat(3).speed(2)) { _ in ends += 1 }
    stage.advance(by: 0.09)
    #expect(scale < 0.95)
    stage.advance(by: 0.6)
    #expect(ends == 0)
    stage.advance(by: 0.1)
    #expect(ends == 1)
    view.addSymbolEffect(.bounce, options: .repeat(.periodic(2, delay: 1))) { _ in ends += 1 }
    stage.advance(by: 0.9)
    #expect(scale == 1, "a pause between two runs")
    stage.advance(by: 2.2)
    #expect(ends == 2)
  }

  @Test func aPulseGoesOnUntilItIsRemoved() {
    var finished: [Bool] = []
    view.addSymbolEffect(.pulse) { finished.append($0.isFinished) }
    stage.advance(by: 30.75)
    #expect(opacity < 0.5 && finished.isEmpty)
    view.removeSymbolEffect(ofType: .pulse)
    stage.advance(by: 0.1)
    #expect(opacity == 1 && finished == [false])
    view.addSymbolEffect(.variableColor.hideInactiveLayers, options: .nonRepeating) { finished.append($0.isFinished) }
    stage.advance(by: 0.75)
    #expect(opacity < 0.1)
    stage.advance(by: 1)
    #expect(finished == [false, true])
  }

  @Test func aScaleStaysUntilItIsRemoved() {
    view.addSymbolEffect(.scale.up)
    stage.advance(by: 1)
    #expect(abs(scale - 1.2) < 0.001)
    view.addSymbolEffect(.scale.down)
    stage.advance(by: 1)
    #expect(abs(scale - 0.8) < 0.001)
    view.removeSymbolEffect(ofType: .scale)
    stage.advance(by: 0.1)
    #expect(scale > 0.8 && scale < 1, "it goes back")
    stage.advance(by: 0.5)
    #expect(scale == 1)
    view.addSymbolEffect(.scale.up, animated: false)
    stage.advance(by: 0.05)
    #expect(abs(scale - 1.2) < 0.001)
    view.removeAllSymbolEffects(animated: false)
    stage.advance(by: 0.05)
    #expect(scale == 1)
  }

  @Test func aSymbolGoesAndComesBack() {
    view.addSymbolEffect(.disappear.down)
    stage.advance(by: 1)
    #expect(opacity == 0 && view.alpha == 1)
    view.addSymbolEffect(.appear.up)
    stage.advance(by: 0.1)
    #expect(opacity > 0 && opacity < 1)
    stage.advance(by: 0.5)
    #expect(opacity == 1 && scale == 1)
  }

  @Test func symbolsWiggleTurnAndBreathe() throws {
    view.addSymbolEffect(.wiggle.left, options: .nonRepeating)
    stage.advance(by: 0.15)
    #expect(try #require(view.layer.presentation()).transform.m41 < 0)
    view.removeAllSymbolEffects()
    view.addSymbolEffect(.rotate.counterClockwise, options: .nonRepeating)
    stage.advance(by: 0.25)
    #expect(try #require(view.layer.presentation()).transform.m12 < -0.9, "a quarter of a turn")
    view.removeAllSymbolEffects()
    view.addSymbolEffect(.breathe.pulse)
    stage.advance(by: 1.25)
    #expect(scale > 1.1 && opacity > 0.9)
    stage.advance(by: 1.2)
    #expect(scale < 1.02 && opacity < 0.7)
  }

  @Test func anImageTakesThePlaceOfAnother() {
    let next = UIImage(systemName: "heart")!
    var done = 0
    view.setSymbolImage(next, contentTransition: .replace.downUp) { context in
      #expect(context.contentTransition is ReplaceSymbolEffect && context.effect == nil)
      done += 1
    }
    stage.advance(by: 0.05)
    #expect(view.image === next && scale < 1)
    stage.advance(by: 0.5)
    #expect(done == 1 && scale == 1)
    UIView.performWithoutAnimation { view.setSymbolImage(next, contentTransition: .automatic) { _ in done += 1 } }
    #expect(done == 2)
  }
}
