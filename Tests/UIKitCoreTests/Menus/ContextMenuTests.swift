import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics

/// Menus that a click of the secondary button, a finger that rests or a key opens.
@MainActor @Suite struct ContextMenuTests {
  private let rig = ContextMenuRig()

  // MARK: Pointers

  @Test func theSecondaryButtonOpensTheMenuAtThePointer() {
    rig.rightClick()
    #expect(rig.isOpen && rig.titles == ["One", "Two"])
    #expect(rig.panel.origin == rig.inside)
    #expect(rig.places == [CGPoint(x: 20, y: 20)])
    #expect(rig.interaction.menuAppearance == .compact)
    #expect(rig.interaction.location(in: rig.view) == CGPoint(x: 20, y: 20) && rig.interaction.location(in: nil) == rig.inside)
    #expect(rig.take() == ["configuration", "highlight", "display", "displayed"] && rig.view.alpha == 0.5)
  }

  @Test func aClickChoosesAndTheMessagesComeInOrder() {
    rig.rightClick()
    _ = rig.take()
    rig.stage.click(at: rig.place(of: "Two"))
    #expect(!rig.isOpen && rig.interaction.menuAppearance == .unknown)
    rig.stage.settle()
    #expect(rig.take() == ["dismissal", "end", "Two", "ended"] && rig.view.alpha == 1 && rig.overlay == nil)
  }

  @Test func theButtonMayBeHeldUntilTheRow() {
    rig.stage.mouse(.began, at: rig.inside, buttons: .secondary)
    rig.stage.advance(by: 0.3)
    let place = rig.place(of: "Two")
    rig.stage.mouse(.moved, at: place, buttons: .secondary)
    rig.stage.mouse(.ended, at: place, buttons: .secondary)
    rig.stage.settle()
    #expect(!rig.isOpen && rig.take().contains("Two"))
  }

  @Test func aSecondClickOutsideDismisses() {
    rig.rightClick()
    rig.rightClick(at: CGPoint(x: 380, y: 780))
    #expect(!rig.isOpen)
    rig.rightClick()
    rig.stage.tap(at: CGPoint(x: 380, y: 780))
    rig.stage.settle()
    #expect(!rig.isOpen)
  }

  @Test(arguments: [CGPoint(x: 1, y: 1), CGPoint(x: 399, y: 1), CGPoint(x: 1, y: 799), CGPoint(x: 399, y: 799)])
  func atEdgesTheMenuStaysInTheWindow(place: CGPoint) {
    rig.view.frame = rig.stage.window.bounds
    rig.rightClick(at: place)
    #expect(rig.isOpen && rig.stage.window.bounds.contains(rig.panel), "\(rig.panel)")
  }

  @Test func noConfigurationOpensNothingAndLeavesThePressToTheViewAround() {
    let outer = ContextMenuDelegate(["Outer"])
    rig.stage.window.addInteraction(UIContextMenuInteraction(delegate: outer))
    rig.configuration = { nil }
    rig.rightClick()
    #expect(rig.titles == ["Outer"] && rig.take() == ["configuration"])
  }

  @Test func aDelegateThatIsGoneOpensNothing() {
    let view = UIView(frame: CGRect(x: 200, y: 300, width: 50, height: 50))
    rig.stage.window.addSubview(view)
    view.addInteraction(UIContextMenuInteraction(delegate: ContextMenuDelegate(["Gone"])))
    rig.rightClick(at: CGPoint(x: 210, y: 310))
    #expect(rig.overlay == nil)
  }

  @Test func viewsAndRecognizersSeeNothingOfTheSecondaryButton() {
    let touched = TouchCounter(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
    var taps: [String] = []
    touched.addGestureRecognizer(UITapGestureRecognizer { _ in taps.append("primary") })
    rig.view.addSubview(touched)
    rig.configuration = { nil }
    rig.rightClick()
    #expect(taps.isEmpty && touched.count == 0)
    let secondary = UITapGestureRecognizer { _ in taps.append("secondary") }
    secondary.buttonMaskRequired = .secondary
    touched.addGestureRecognizer(secondary)
    rig.rightClick()
    #expect(taps == ["secondary"] && touched.count == 0)
    rig.stage.click(at: rig.inside)
    #expect(taps == ["secondary", "primary"] && touched.count == 1)
  }

  // MARK: Fingers

  @Test func aFingerThatRestsLiftsThePreviewAndTheMenuIsBesideIt() throws {
    rig.hold()
    #expect(rig.isOpen && rig.interaction.menuAppearance == .rich)
    let overlay = try #require(rig.overlay)
    let preview = try #require(overlay.subviews.first { $0.frame.intersects(rig.view.frame) && $0.frame.width < 200 })
    #expect(preview.frame.width > rig.view.frame.width && !rig.panel.intersects(rig.view.frame))
    #expect(rig.panel.minY >= rig.view.frame.maxY)
    // The finger has not moved: lifting it chooses nothing.
    rig.lift()
    #expect(rig.isOpen && rig.titles == ["One", "Two"])
  }

  @Test func theFingerSlidesToARow() {
    rig.hold()
    let place = rig.place(of: "One")
    rig.stage.touch(.moved, at: place)
    rig.lift(at: place)
    #expect(!rig.isOpen && rig.take().contains("One"))
  }

  @Test func aFingerThatMovesOrLeavesOpensNothing() {
    rig.stage.touch(.began, at: rig.inside)
    rig.stage.touch(.moved, at: CGPoint(x: 90, y: 120))
    rig.stage.advance(by: 1)
    rig.lift()
    rig.stage.tap(at: rig.inside)
    rig.stage.advance(by: 1)
    #expect(rig.overlay == nil && rig.take().isEmpty)
  }

  /// As the one for the swipe back of a navigation controller does for each touch that is not at the edge.
  @Test func aRecognizerThatHasFailedDoesNotKeepTheMenuClosed() {
    rig.stage.window.addGestureRecognizer(FailingRecognizer())
    rig.hold()
    #expect(rig.isOpen)
  }

  @Test func aRecognizerThatHasRecognizedKeepsTheMenuClosed() {
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0.3
    rig.stage.window.addGestureRecognizer(press)
    rig.hold()
    #expect(!rig.isOpen && press.state == .began)
  }

  @Test func whatRestsIsCancelledForItsView() {
    let touched = TouchCounter(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
    rig.view.addSubview(touched)
    rig.hold()
    #expect(touched.count == 1 && touched.cancelled == 1)
    rig.lift()
    #expect(touched.ended == 0)
  }

  @Test func aTapOnThePreviewCommits() {
    rig.style = .pop
    let controller = UIViewController()
    controller.preferredContentSize = CGSize(width: 200, height: 120)
    rig.configuration = { [rig] in
      UIContextMenuConfiguration(identifier: nil, previewProvider: { controller }) { _ in UIMenu(children: rig.elements) }
    }
    rig.hold()
    rig.lift()
    #expect(controller.view.bounds.size == CGSize(width: 200, height: 120) && controller.view.window != nil)
    _ = rig.take()
    let middle = controller.view.convert(CGPoint(x: 100, y: 60), to: rig.stage.window as UIView)
    rig.stage.tap(at: middle)
    rig.stage.settle()
    #expect(rig.take() == ["commit true", "end", "committed", "ended"])
    #expect(controller.view.superview == nil && rig.overlay == nil)
  }

  @Test func aMenuMayBeAPreviewAlone() {
    rig.configuration = { UIContextMenuConfiguration(identifier: nil, previewProvider: { UIViewController() }) }
    rig.hold()
    #expect(rig.isOpen)
    rig.lift()
    rig.interaction.dismissMenu()
    rig.stage.settle()
    #expect(rig.overlay == nil)
    // A pointer shows no preview, so there is nothing to open.
    rig.rightClick()
    #expect(rig.overlay == nil)
  }

  @Test func thePriorityIsNearThePreview() {
    rig.view.frame.origin.y = 700
    rig.configuration = { [rig] in
      let configuration = UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: rig.elements) })
      configuration.preferredMenuElementOrder = .priority
      return configuration
    }
    rig.hold(at: CGPoint(x: 60, y: 720))
    #expect(rig.titles == ["Two", "One"] && rig.panel.maxY <= 700)
  }

  @Test func theBadgeCountsTheItems() {
    let configuration = UIContextMenuConfiguration(actionProvider: { [rig] _ in UIMenu(children: rig.elements) })
    configuration.secondaryItemIdentifiers = [AnyHashable(1), AnyHashable(2)]
    rig.configuration = { configuration }
    rig.hold()
    #expect(rig.titles.contains("3"))
    rig.lift()
    rig.interaction.dismissMenu()
    rig.stage.settle()
    configuration.badgeCount = 7
    rig.hold()
    #expect(rig.titles.contains("7"))
  }

  // MARK: Keys

  @Test(arguments: [true, false])
  func theMenuKeyOpensTheMenuOfWhatHasTheFocus(isApplicationKey: Bool) {
    let control = FocusedControl(frame: CGRect(x: 10, y: 10, width: 60, height: 30))
    rig.view.addSubview(control)
    rig.stage.advance(by: 0.1)
    rig.stage.key(.keyboardTab, characters: "\t")
    rig.stage.advance(by: 0.1)
    #expect(control.isFocused)
    if isApplicationKey { rig.stage.key(.keyboardApplication) } else { rig.stage.key(.keyboardF10, modifiers: .shift) }
    rig.stage.settle()
    #expect(rig.isOpen && rig.titles == ["One", "Two"])
    rig.stage.key(.keyboardDownArrow)
    rig.stage.key(.keyboardReturnOrEnter)
    rig.stage.settle()
    #expect(rig.take().contains("One") && control.isFocused)
  }

  @Test func anOpenMenuHoldsKeysAndEscapeDismissesIt() {
    rig.rightClick()
    rig.stage.key(.keyboardEscape)
    rig.stage.settle()
    #expect(rig.overlay == nil && rig.take().suffix(2) == ["end", "ended"])
  }

  // MARK: Changes while it is open

  @Test func theVisibleMenuIsReplaced() {
    rig.rightClick()
    rig.interaction.updateVisibleMenu { $0.replacingChildren($0.children + [rig.action("Three")]) }
    #expect(rig.titles == ["One", "Two", "Three"])
  }

  @Test func theMenuGoesWhenTheViewLeavesOrLosesIt() {
    rig.rightClick()
    rig.view.removeFromSuperview()
    rig.stage.settle()
    #expect(rig.overlay == nil)
    rig.stage.window.addSubview(rig.view)
    rig.rightClick()
    #expect(rig.isOpen)
    rig.view.removeInteraction(rig.interaction)
    rig.stage.settle()
    #expect(rig.overlay == nil && rig.interaction.view == nil)
  }

  @Test func aViewThatLeavesInAMessageOpensNothing() {
    rig.onDisplay = { [rig] in rig.view.removeFromSuperview() }
    rig.rightClick()
    #expect(rig.overlay == nil)
    #expect(rig.take().filter { $0 == "display" || $0 == "end" } == ["display", "end"])
  }

  @Test(arguments: [true, false])
  func theMenuFollowsANewSize(byFinger: Bool) {
    if byFinger { rig.hold() } else { rig.rightClick() }
    if byFinger { rig.lift() }
    rig.stage.resize(to: CGSize(width: 800, height: 400), safeAreaInsets: .zero, duration: 0)
    rig.stage.settle()
    #expect(rig.isOpen && rig.stage.window.bounds.contains(rig.panel), "\(rig.panel)")
  }

  @Test func oneMenuIsOpenAtATime() {
    let other = UIView(frame: CGRect(x: 40, y: 400, width: 100, height: 100))
    rig.stage.window.addSubview(other)
    let delegate = ContextMenuDelegate(["Other"])
    let interaction = UIContextMenuInteraction(delegate: delegate)
    other.addInteraction(interaction)
    rig.rightClick()
    rig.interaction.dismissMenu()
    rig.stage.click(at: CGPoint(x: 60, y: 420), buttons: .secondary)
    rig.stage.settle()
    #expect(rig.titles == ["Other"] && rig.stage.window.subviews.filter { $0 is MenuOverlay }.count == 1)
  }

  @Test func nothingIsKeptAlive() {
    weak var interaction: UIContextMenuInteraction?
    weak var configuration: UIContextMenuConfiguration?
    do {
      let delegate = ContextMenuDelegate(["One"])
      let view = UIView(frame: CGRect(x: 200, y: 300, width: 50, height: 50))
      rig.stage.window.addSubview(view)
      let own = UIContextMenuInteraction(delegate: delegate)
      interaction = own
      view.addInteraction(own)
      rig.rightClick(at: CGPoint(x: 210, y: 310))
      configuration = delegate.last
      #expect(rig.isOpen && configuration != nil)
      delegate.last = nil
      view.removeFromSuperview()
      rig.stage.settle()
    }
    #expect(interaction == nil && configuration == nil)
  }

  // MARK: Scroll views

  @Test func aClickStopsAListThatCoasts() {
    let scroll = UIScrollView(frame: rig.stage.window.bounds)
    scroll.contentSize = CGSize(width: 400, height: 20_000)
    rig.stage.window.addSubview(scroll)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 20_000))
    scroll.addSubview(content)
    let delegate = ContextMenuDelegate(["One"])
    content.addInteraction(UIContextMenuInteraction(delegate: delegate))
    rig.stage.flick(from: CGPoint(x: 200, y: 600), velocity: CGPoint(x: 0, y: -2000))
    rig.stage.advance(by: 0.1)
    #expect(scroll.isDecelerating)
    rig.stage.click(at: CGPoint(x: 200, y: 300), buttons: .secondary)
    #expect(rig.isOpen && !scroll.isDecelerating)
  }
}

/// Menus with fixed titles.
@MainActor final class ContextMenuDelegate: NSObject, UIContextMenuInteractionDelegate {
  private let titles: [String]
  var last: UIContextMenuConfiguration?

  init(_ titles: [String]) { self.titles = titles }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    last = UIContextMenuConfiguration(actionProvider: { [titles] _ in
      UIMenu(children: titles.map { UIAction(title: $0) { _ in } })
    })
    return last
  }
}

private final class TouchCounter: UIView {
  private(set) var (count, ended, cancelled) = (0, 0, 0)
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ended += 1 }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelled += 1 }
}

private final class FocusedControl: UIControl {}

private final class FailingRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
