import Foundation
import ManualHost
import Testing
@_spi(UIKitModules) @testable import UIKitCore
import UIKitGraphics

/// What the pointer looks like where.
@MainActor @Suite struct PointerTests {
  private final class Styles: NSObject, UIPointerInteractionDelegate {
    var style: UIPointerStyle? = UIPointerStyle(shape: .verticalBeam(length: 20))
    var region: CGRect?
    private(set) var log: [String] = []

    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      log.append("region \(Int(request.location.x)) \(Int(request.location.y))")
      return region.map { UIPointerRegion(rect: $0) } ?? defaultRegion
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
      log.append("style")
      return style
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) {
      log.append("enter")
      animator.addCompletion { self.log.append("entered \($0)") }
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) {
      log.append("exit")
    }

    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private let stage = ManualStage()
  private let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
  private let styles = Styles()
  private let interaction: UIPointerInteraction

  init() {
    interaction = UIPointerInteraction(delegate: styles)
    view.addInteraction(interaction)
    stage.window.addSubview(view)
  }

  private func point(_ x: CGFloat, _ y: CGFloat) -> PointerShape {
    stage.driver.hover(at: CGPoint(x: x, y: y), modifiers: [], time: stage.time)
    return stage.host.pointer
  }

  @Test func theStyleHoldsInsideOfTheView() {
    #expect(point(50, 50) == .arrow && point(110, 120) == .beam && point(190, 140) == .beam && point(210, 140) == .arrow)
    #expect(styles.take() == ["region 10 20", "style", "enter", "entered true", "region 90 40", "exit"])
  }

  @Test func aRegionMayBeAPartOfTheView() {
    styles.region = CGRect(x: 0, y: 0, width: 20, height: 50)
    #expect(point(130, 120) == .arrow && point(110, 120) == .beam && point(130, 120) == .arrow)
    #expect(styles.take() == ["region 30 20", "region 10 20", "style", "enter", "entered true", "region 30 20", "exit"])
  }

  @Test func aViewInsideDecidesFirst() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let hiding = Styles()
    hiding.style = .hidden()
    inner.addInteraction(UIPointerInteraction(delegate: hiding))
    view.addSubview(inner)
    #expect(point(110, 120) == .hidden && point(180, 120) == .beam)
    hiding.style = nil
    #expect(point(110, 120) == .beam)
  }

  @Test func anInteractionThatIsSwitchedOffOrRemovedCountsNoMore() {
    #expect(point(110, 120) == .beam)
    interaction.isEnabled = false
    #expect(point(111, 120) == .arrow && styles.take().last == "exit")
    interaction.isEnabled = true
    #expect(point(112, 120) == .beam)
    view.removeInteraction(interaction)
    #expect(styles.take().last == "exit" && point(113, 120) == .arrow && interaction.view == nil && view.interactions.isEmpty)
  }

  @Test func aViewThatLeavesTakesItsStyleWithIt() {
    #expect(point(110, 120) == .beam)
    view.removeFromSuperview()
    #expect(point(111, 120) == .arrow && styles.take().last == "exit")
  }

  @Test func anInteractionIsInOneViewAlone() {
    let other = UIView()
    other.addInteraction(interaction)
    #expect(view.interactions.isEmpty && other.interactions.count == 1 && interaction.view === other)
    other.interactions = []
    #expect(interaction.view == nil)
    other.interactions = [interaction]
    other.addInteraction(interaction)
    #expect(other.interactions.count == 1 && interaction.view === other)
  }

  @Test func aWindowAwayFromTheScreensCornerHasItsOwnCoordinates() {
    let window = UIWindow(screen: stage.screen)
    window.frame = CGRect(x: 200, y: 300, width: 150, height: 150)
    view.frame = CGRect(x: 20, y: 10, width: 100, height: 50)
    window.addSubview(view)
    window.isHidden = false
    #expect(point(225, 315) == .beam && point(335, 315) == .arrow)
    #expect(styles.take().first == "region 5 5")
  }

  @Test func aPressedButtonKeepsTheShape() {
    #expect(point(110, 120) == .beam)
    stage.driver.touches(
      [RawTouch(id: 1, phase: .began, location: CGPoint(x: 110, y: 120), type: .indirectPointer)], at: stage.time)
    stage.driver.touches(
      [RawTouch(id: 1, phase: .moved, location: CGPoint(x: 300, y: 300), type: .indirectPointer)], at: stage.time)
    #expect(stage.host.pointer == .beam)
    stage.driver.touches(
      [RawTouch(id: 1, phase: .ended, location: CGPoint(x: 300, y: 300), type: .indirectPointer)], at: stage.time)
    #expect(stage.host.pointer == .arrow)
  }
}
