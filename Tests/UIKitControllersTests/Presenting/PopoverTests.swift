import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitControllers
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

@MainActor @Suite struct PopoverTests {
  private let rig = PresentingRig(size: CGSize(width: 1000, height: 800))
  private let log = PopoverLog()
  private let source = UIView(frame: CGRect(x: 480, y: 300, width: 40, height: 40))

  private final class PopoverLog: NSObject, UIPopoverPresentationControllerDelegate {
    var style: UIModalPresentationStyle?
    var wrapper: UIViewController?
    var allows = true
    var calls: [String] = []
    var moved: CGRect?

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { style ?? controller.adaptivePresentationStyle(for: traitCollection) }
    func presentationController(
      _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { wrapper }
    func presentationController(
      _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { calls.append("with \(style)") }
    func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) { calls.append("prepare") }
    func popoverPresentationController(
      _ popover: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
      in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
      calls.append("reposition")
      if let moved { rect.pointee = moved }
    }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls.append("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { calls.append("attempt") }
  }

  private func present(
    on rig: PresentingRig, size: CGSize = CGSize(width: 200, height: 100), _ directions: UIPopoverArrowDirection = .any
  ) throws -> (LoggingController, UIPopoverPresentationController) {
    rig.root.view.addSubview(source)
    let next = rig.controller("b", .popover)
    next.preferredContentSize = size
    let popover = try #require(next.popoverPresentationController)
    (popover.sourceView, popover.permittedArrowDirections, popover.delegate) = (source, directions, log)
    rig.root.present(next, animated: true)
    rig.stage.advance(by: 1)
    return (next, popover)
  }

  private func tap(_ x: CGFloat, _ y: CGFloat, on rig: PresentingRig) {
    rig.stage.touch(.began, at: CGPoint(x: x, y: y))
    rig.stage.advance(by: 0.05)
    rig.stage.touch(.ended, at: CGPoint(x: x, y: y))
    rig.stage.advance(by: 1)
  }

  // MARK: Places

  @Test func inTheDarkItIsLighterThanWhatIsBelow() throws {
    let (next, popover) = try present(on: rig)
    let shape = try #require(popover.presentedView?.layer.sublayers?.first as? CAShapeLayer)
    func background(of controller: UIViewController) -> CGColor {
      UIColor.systemBackground.resolvedColor(with: controller.traitCollection).cgColor
    }
    #expect(shape.fillColor == background(of: rig.root))
    rig.stage.window.overrideUserInterfaceStyle = .dark
    rig.stage.advance(by: 0.1)
    #expect(shape.fillColor == background(of: next) && shape.fillColor != background(of: rig.root))
  }

  @Test func itStandsBelowItsSourceAndPointsAtIt() throws {
    let (next, popover) = try present(on: rig)
    #expect(popover.arrowDirection == .up && log.calls == ["prepare", "with none"])
    #expect(rig.frame(of: next) == CGRect(x: 400, y: 353, width: 200, height: 100))
    #expect(rig.root.view.window != nil && rig.root.presentedViewController === next)
  }

  @Test func itTakesThePermittedSideOrOneWithRoom() throws {
    let (left, popover) = try present(on: rig, [.left, .right])
    #expect(popover.arrowDirection == .left && rig.frame(of: left) == CGRect(x: 533, y: 270, width: 200, height: 100))
    left.dismiss(animated: false)
    source.frame.origin.y = 700
    let (above, other) = try present(on: rig)
    #expect(other.arrowDirection == .down && rig.frame(of: above) == CGRect(x: 400, y: 587, width: 200, height: 100))
    above.preferredContentSize = CGSize(width: 100, height: 50)
    rig.stage.settle()
    #expect(rig.frame(of: above) == CGRect(x: 450, y: 637, width: 100, height: 50))
  }

  @Test func atAnEdgeItStaysInsideTheMargins() throws {
    source.frame.origin.x = 0
    let (next, popover) = try present(on: rig)
    #expect(rig.frame(of: next).minX == 10)
    popover.popoverLayoutMargins.left = 50
    #expect(rig.frame(of: next).minX == 50)
    popover.permittedArrowDirections = .down
    #expect(popover.arrowDirection == .down && rig.frame(of: next).maxY == 287)
  }

  /// For any source and size: inside the area, beside the source where there is room, and the arrow on the source.
  @Test(arguments: 0..<200) func everyPlaceIsInside(_ seed: Int) throws {
    var dice = Dice(seed: seed)
    source.frame = CGRect(x: dice.next(940), y: 50 + dice.next(690), width: 5 + dice.next(50), height: 5 + dice.next(30))
    let (next, popover) = try present(on: rig, size: CGSize(width: 60 + dice.next(300), height: 60 + dice.next(240)))
    let area = CGRect(x: 10, y: 50, width: 980, height: 720)
    let frame = rig.frame(of: next)
    #expect(area.contains(frame) && [.up, .down, .left, .right].contains(popover.arrowDirection))
    #expect(!frame.intersects(source.frame.insetBy(dx: 0.5, dy: 0.5)))
    next.dismiss(animated: false)
  }

  private struct Dice {
    private var state: UInt64
    init(seed: Int) { state = UInt64(seed) &* 2_654_435_769 &+ 12345 }
    mutating func next(_ limit: Int) -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(Int(state >> 33) % limit)
    }
  }

  @Test func theDelegateMovesItWhenTheWindowChanges() throws {
    let (next, _) = try present(on: rig)
    log.moved = CGRect(x: 0, y: 100, width: 40, height: 40)
    rig.stage.resize(to: CGSize(width: 900, height: 800), safeAreaInsets: .zero, duration: 0)
    rig.stage.advance(by: 0)
    #expect(log.calls.contains("reposition") && rig.frame(of: next).minY == 453)
  }

  @Test func itStaysWhereItIsWhenItsSourceComesToStandInsideOfIt() throws {
    let (next, popover) = try present(on: rig)
    let frame = rig.frame(of: next)
    next.view.addSubview(source)
    for left in [11, 12, 13] as [CGFloat] {
      popover.popoverLayoutMargins.left = left
      rig.stage.settle()
      #expect(rig.frame(of: next) == frame)
    }
  }

  @Test func itFollowsASourceThatIsLaidOutAfterIt() throws {
    let (next, popover) = try present(on: rig)
    let before = rig.frame(of: next)
    source.frame.origin.y += 70
    rig.stage.advance(by: 0)
    #expect(rig.frame(of: next) == before.offsetBy(dx: 0, dy: 70))
    // One that has left is where it was.
    source.removeFromSuperview()
    rig.stage.advance(by: 0)
    #expect(rig.frame(of: next) == before.offsetBy(dx: 0, dy: 70))
    source.frame.origin.y -= 70
    rig.root.view.addSubview(source)
    rig.stage.advance(by: 0)
    #expect(rig.frame(of: next) == before)
    popover.sourceRect = CGRect(x: 0, y: 20, width: 40, height: 20)
    rig.stage.advance(by: 0)
    #expect(popover.presentedView?.frame == popover.frameOfPresentedViewInContainerView)
  }

  @Test func itFollowsASourceInAPopoverBelowThatMoves() throws {
    let (below, _) = try present(on: rig)
    let inner = UIView(frame: CGRect(x: 80, y: 40, width: 40, height: 20))
    below.view.addSubview(inner)
    let above = rig.controller("c", .popover)
    above.preferredContentSize = CGSize(width: 100, height: 60)
    let popover = try #require(above.popoverPresentationController)
    (popover.sourceView, popover.delegate) = (inner, log)
    below.present(above, animated: false)
    rig.stage.settle()
    let first = (rig.frame(of: below), rig.frame(of: above))
    source.frame.origin.y += 100
    below.popoverPresentationController?.containerView?.setNeedsLayout()
    rig.stage.advance(by: 1.0 / 60)
    #expect(rig.frame(of: below) == first.0.offsetBy(dx: 0, dy: 100) && rig.frame(of: above) == first.1.offsetBy(dx: 0, dy: 100))
  }

  // MARK: Leaving

  @Test func aTapOutsideDismisses() throws {
    let (next, _) = try present(on: rig)
    log.allows = false
    tap(100, 100, on: rig)
    #expect(log.calls.suffix(1) == ["attempt"] && next.view.window != nil)
    log.allows = true
    tap(500, 400, on: rig)
    #expect(next.view.window != nil, "a tap inside")
    tap(100, 100, on: rig)
    #expect(log.calls.suffix(1) == ["did"] && next.view.window == nil && rig.root.presentedViewController == nil)
  }

  @Test func touchesPassToTheViewsThatAreExempt() throws {
    var taps = 0
    let button = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    button.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    rig.root.view.addSubview(button)
    let (next, popover) = try present(on: rig)
    popover.passthroughViews = [button]
    tap(100, 100, on: rig)
    #expect(taps == 1 && next.view.window != nil)
    tap(200, 200, on: rig)
    #expect(taps == 1 && next.view.window == nil)
  }

  // MARK: Narrow windows

  @Test func onAPhoneItIsASheet() throws {
    let phone = PresentingRig()
    source.frame.origin = CGPoint(x: 100, y: 100)
    let (next, popover) = try present(on: phone)
    #expect(log.calls == ["prepare", "with pageSheet"] && popover.arrowDirection == .unknown)
    #expect(phone.frame(of: next) == CGRect(x: 0, y: 50, width: 400, height: 750))
    tap(200, 20, on: phone)
    #expect(log.calls.suffix(1) == ["did"] && next.view.window == nil)
  }

  @Test func theSheetOfAPopoverHasDetents() throws {
    let phone = PresentingRig()
    let next = phone.controller("b", .popover)
    let popover = try #require(next.popoverPresentationController)
    popover.adaptiveSheetPresentationController.detents = [.medium()]
    phone.root.present(next, animated: false)
    #expect(phone.frame(of: next).minY == 400)
  }

  @Test func theDelegateKeepsThePopoverOrTakesAnotherStyle() throws {
    let phone = PresentingRig()
    source.frame.origin = CGPoint(x: 100, y: 100)
    log.style = UIModalPresentationStyle.none
    let (next, popover) = try present(on: phone)
    #expect(popover.arrowDirection == .up && phone.frame(of: next).size == CGSize(width: 200, height: 100))
    next.dismiss(animated: false)
    log.style = .fullScreen
    let (full, _) = try present(on: phone)
    #expect(phone.frame(of: full) == phone.stage.window.bounds && phone.root.view.window == nil)
    full.dismiss(animated: false)
    #expect(phone.root.view.window != nil)
  }

  @Test func anotherControllerMayWrapTheContent() throws {
    let phone = PresentingRig()
    let next = phone.controller("b", .popover)
    let navigation = UINavigationController(rootViewController: UIViewController())
    log.wrapper = navigation
    next.popoverPresentationController?.delegate = log
    phone.root.present(next, animated: false)
    #expect(phone.root.presentedViewController === navigation && navigation.view.window != nil)
  }

  @Test func aSheetBecomesFullScreenIfItsDelegateSaysSo() throws {
    let phone = PresentingRig()
    let next = phone.controller("b", .formSheet)
    log.style = .overFullScreen
    next.presentationController?.delegate = log
    phone.root.present(next, animated: false)
    #expect(phone.frame(of: next) == phone.stage.window.bounds && phone.root.view.window != nil)
    next.dismiss(animated: false)
    #expect(next.view.window == nil)
  }
}
