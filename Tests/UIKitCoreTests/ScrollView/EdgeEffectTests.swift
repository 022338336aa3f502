import CoreGraphics
import ManualHost
import QuartzCore
import Testing
import UIKitGraphics

@testable import UIKitCore

@MainActor @Suite struct EdgeEffectTests {
  let stage = ManualStage(
    size: CGSize(width: 400, height: 600), scale: 2, safeAreaInsets: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
  let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))

  init() {
    list.contentSize = CGSize(width: 400, height: 2000)
    stage.window.addSubview(list)
    stage.advance(by: 0.1)
  }

  /// The strips that are shown, in the list's coordinates on the screen.
  private var strips: [CGRect] {
    (list.layer.sublayers ?? []).filter { $0.zPosition == .greatestFiniteMagnitude / 2 && !$0.isHidden }.map {
      $0.frame.offsetBy(dx: -list.bounds.minX, dy: -list.bounds.minY)
    }
  }

  private func scroll(to y: CGFloat) { list.contentOffset.y = y }

  @Test func aListWithoutEffectsShowsNone() {
    scroll(to: 300)
    #expect(strips.isEmpty && list.topEdgeEffect.style === UIScrollEdgeEffect.Style.automatic)
    stage.advance(by: 0.1)
    #expect(strips.isEmpty)
  }

  @Test func aHardEffectEngagesTenPointsBeforeTheBarsEdge() {
    list.topEdgeEffect.style = .hard
    scroll(to: -50)
    #expect(strips.isEmpty)
    scroll(to: -40)
    #expect(strips.isEmpty)
    scroll(to: -39)
    #expect(strips == [CGRect(x: 0, y: 0, width: 400, height: 40)])
    list.topEdgeEffect.isHidden = true
    #expect(strips.isEmpty)
  }

  @Test func aHardPlateHasTheMeasuredOpacityAndALine() throws {
    list.topEdgeEffect.style = .hard
    scroll(to: 100)
    let plate = try #require(list.layer.sublayers?.first { $0.zPosition == .greatestFiniteMagnitude / 2 })
    #expect(abs((plate.backgroundColor?.alpha ?? 0) - 230.0 / 255) < 0.001)
    #expect(plate.sublayers?.count == 1 && plate.sublayers?.first?.frame == CGRect(x: 0, y: 39.5, width: 400, height: 0.5))
  }

  @Test func aSoftEffectFadesFromTheEdgeOverTheWholeBar() throws {
    list.bottomEdgeEffect.style = .soft
    scroll(to: 100)
    #expect(strips == [CGRect(x: 0, y: 570, width: 400, height: 30)])
    let shade = try #require(
      list.layer.sublayers?.first { $0.zPosition == .greatestFiniteMagnitude / 2 }?.sublayers?.first as? CAGradientLayer)
    let opacities = (shade.colors ?? []).compactMap { ($0 as? CGColor)?.alpha }
    #expect(opacities.count == 3 && abs(opacities[0] - 0.835) < 0.001 && opacities[2] == 0 && shade.startPoint.y == 1)
    // At the end of the content nothing lies below the bar.
    scroll(to: 2000 + 30 - 600)
    #expect(strips.isEmpty)
  }

  @Test func elementsOverAnEdgeExtendTheEffect() {
    let (bar, label) = (
      UIView(frame: CGRect(x: 0, y: 50, width: 400, height: 60)), UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 30))
    )
    bar.addSubview(label)
    stage.window.addSubview(bar)
    let interaction = UIScrollEdgeElementContainerInteraction()
    bar.addInteraction(interaction)
    interaction.scrollView = list
    scroll(to: 200)
    #expect(strips.isEmpty)
    interaction.edge = .top
    #expect(strips == [CGRect(x: 0, y: 0, width: 400, height: 90)])
    bar.frame.origin.y = 100
    #expect(strips == [CGRect(x: 0, y: 0, width: 400, height: 140)])
    bar.isHidden = true
    #expect(strips.isEmpty)
    bar.isHidden = false
    label.isHidden = true
    scroll(to: 210)
    #expect(strips.isEmpty)
    label.isHidden = false
    interaction.scrollView = nil
    #expect(strips.isEmpty)
  }

  @Test func aContainerThatLeavesTakesItsEffectAlong() {
    let (bar, label) = (
      UIView(frame: CGRect(x: 0, y: 500, width: 400, height: 60)), UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 30))
    )
    bar.addSubview(label)
    stage.window.addSubview(bar)
    let interaction = UIScrollEdgeElementContainerInteraction()
    (interaction.scrollView, interaction.edge) = (list, .bottom)
    bar.addInteraction(interaction)
    scroll(to: 200)
    #expect(strips == [CGRect(x: 0, y: 510, width: 400, height: 90)])
    bar.removeInteraction(interaction)
    #expect(strips.isEmpty && interaction.view == nil)
    bar.addInteraction(interaction)
    bar.removeFromSuperview()
    scroll(to: 220)
    #expect(strips.isEmpty)
  }

  @Test func sidesHaveEffectsToo() {
    let (bars, labels) = (
      [CGRect(x: 0, y: 0, width: 60, height: 600), CGRect(x: 350, y: 0, width: 50, height: 600)], [UILabel(), UILabel()]
    )
    list.contentSize = CGSize(width: 2000, height: 600)
    for ((frame, label), edge) in zip(zip(bars, labels), [UIRectEdge.left, .right]) {
      let bar = UIView(frame: frame)
      label.frame = CGRect(x: 0, y: 0, width: frame.width, height: 30)
      bar.addSubview(label)
      stage.window.addSubview(bar)
      let interaction = UIScrollEdgeElementContainerInteraction()
      (interaction.scrollView, interaction.edge) = (list, edge)
      bar.addInteraction(interaction)
    }
    list.contentOffset.x = 300
    #expect(strips == [CGRect(x: 0, y: 0, width: 60, height: 600), CGRect(x: 350, y: 0, width: 50, height: 600)])
    list.leftEdgeEffect.isHidden = true
    #expect(strips == [CGRect(x: 350, y: 0, width: 50, height: 600)])
    list.rightEdgeEffect.isHidden = true
    #expect(strips.isEmpty)
  }

  @Test func theColoursFollowTheAppearance() throws {
    list.topEdgeEffect.style = .hard
    scroll(to: 100)
    let plate = try #require(list.layer.sublayers?.first { $0.zPosition == .greatestFiniteMagnitude / 2 })
    let light = plate.backgroundColor
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(plate.backgroundColor != light)
  }

  @Test func aScrollWritesOneFrameForEachEffect() {
    list.topEdgeEffect.style = .hard
    scroll(to: 100)
    let before = list.subviews.count
    for y in 0..<50 { scroll(to: 100 + CGFloat(y)) }
    #expect(list.subviews.count == before && strips.count == 1)
  }
}
