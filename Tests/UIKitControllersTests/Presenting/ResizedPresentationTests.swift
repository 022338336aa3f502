import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitControllers
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

/// What is presented rests where it would be if it had been presented in a window of the final size.
@MainActor @Suite struct ResizedPresentationTests {
  enum Kind: CaseIterable { case actionSheet, alert, pageSheet, formSheet, popover, fullScreen, overFullScreen, custom }

  /// A half sheet that places its view as Apple's documentation shows.
  private final class Half: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    }
    override func containerViewWillLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }
  }

  private final class Helper: NSObject, UIPopoverPresentationControllerDelegate, UIViewControllerTransitioningDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { Half(presentedViewController: presented, presenting: presenting) }
  }

  private static let upright = CGSize(width: 390, height: 700)
  private static let sideways = CGSize(width: 700, height: 390)
  private static let safeArea = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
  private let helper = Helper()

  @MainActor private struct Screen {
    let stage: ManualStage
    let root = UIViewController()
    let source = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))

    init(_ size: CGSize) {
      stage = ManualStage(size: size, scale: 2, safeAreaInsets: ResizedPresentationTests.safeArea)
      stage.window.rootViewController = root
      root.view.addSubview(source)
      stage.advance(by: 0)
    }

    func resize(to size: CGSize, duration: TimeInterval) {
      stage.resize(to: size, safeAreaInsets: ResizedPresentationTests.safeArea, duration: duration)
    }

    func frame(of controller: UIViewController) -> CGRect { controller.view.convert(controller.view.bounds, to: nil) }
  }

  private func make(_ kind: Kind, on screen: Screen) throws -> UIViewController {
    if kind == .actionSheet || kind == .alert {
      let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: kind == .alert ? .alert : .actionSheet)
      for title in ["One", "Two", "Three"] { alert.addAction(UIAlertAction(title: title, style: .default)) }
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      return alert
    }
    let controller = UIViewController()
    controller.preferredContentSize = CGSize(width: 150, height: 120)
    switch kind {
    case .pageSheet: controller.modalPresentationStyle = .pageSheet
    case .formSheet: controller.modalPresentationStyle = .formSheet
    case .fullScreen: controller.modalPresentationStyle = .fullScreen
    case .overFullScreen: controller.modalPresentationStyle = .overFullScreen
    case .popover:
      controller.modalPresentationStyle = .popover
      let popover = try #require(controller.popoverPresentationController)
      (popover.sourceView, popover.delegate) = (screen.source, helper)
    default: (controller.modalPresentationStyle, controller.transitioningDelegate) = (.custom, helper)
    }
    return controller
  }

  private func restingFrame(_ kind: Kind, in size: CGSize) throws -> CGRect {
    let screen = Screen(size)
    let controller = try make(kind, on: screen)
    screen.root.present(controller, animated: false)
    screen.stage.settle()
    return screen.frame(of: controller)
  }

  @Test(arguments: Kind.allCases, [0, 0.1, 0.3, 1]) func aSizeThatChangesOnTheWayInIsFollowed(_ kind: Kind, delay: Double) throws
  {
    for (from, to) in [(Self.upright, Self.sideways), (Self.sideways, Self.upright)] {
      for duration in [0, 0.3] {
        let screen = Screen(from)
        let controller = try make(kind, on: screen)
        screen.root.present(controller, animated: true)
        screen.stage.advance(by: delay)
        screen.resize(to: to, duration: duration)
        screen.stage.settle()
        #expect(try screen.frame(of: controller) == restingFrame(kind, in: to), "from \(from) in \(duration) s")
        screen.root.dismiss(animated: true)
        screen.stage.settle()
        #expect(screen.stage.window.subviews == [screen.root.view])
      }
    }
  }

  @Test(arguments: Kind.allCases, [0, 0.1, 0.3]) func aSizeThatChangesOnTheWayOutLeavesNothing(_ kind: Kind, delay: Double) throws
  {
    for duration in [0, 0.3] {
      let screen = Screen(Self.upright)
      let controller = try make(kind, on: screen)
      screen.root.present(controller, animated: false)
      screen.root.dismiss(animated: true)
      screen.stage.advance(by: delay)
      screen.resize(to: Self.sideways, duration: duration)
      screen.stage.settle()
      #expect(screen.stage.window.subviews == [screen.root.view] && screen.root.view.frame.size == Self.sideways)
      screen.root.present(controller, animated: false)
      screen.stage.settle()
      #expect(try screen.frame(of: controller) == restingFrame(kind, in: Self.sideways))
    }
  }

  /// Also while the animation runs: in no frame the view has lost its size.
  @Test(arguments: Kind.allCases) func noFrameOfTheWayShowsAViewWithoutSize(_ kind: Kind) throws {
    let screen = Screen(Self.upright)
    let controller = try make(kind, on: screen)
    screen.root.present(controller, animated: true)
    screen.stage.advance(by: 0.1)
    screen.resize(to: Self.sideways, duration: 0)
    let expected = try restingFrame(kind, in: Self.sideways).size
    for _ in 0..<40 {
      screen.stage.advance(by: 1.0 / 60)
      #expect(controller.view.bounds.size == expected)
    }
  }

  // MARK: Below a full screen

  @Test(arguments: Kind.allCases) func whatAFullScreenHasCoveredComesBackToItsPlace(_ kind: Kind) throws {
    for size in [Self.upright, Self.sideways] {
      for isAnimated in [true, false] {
        let screen = Screen(Self.upright)
        let (controller, cover) = (try make(kind, on: screen), UIViewController())
        cover.modalPresentationStyle = .fullScreen
        screen.root.present(controller, animated: false)
        screen.stage.settle()
        let before = screen.frame(of: controller)
        controller.present(cover, animated: isAnimated)
        screen.stage.advance(by: 0.1)
        if isAnimated { #expect(screen.frame(of: controller) == before) }
        screen.stage.settle()
        if size != Self.upright { screen.resize(to: size, duration: 0) }
        screen.stage.advance(by: 0)
        controller.dismiss(animated: isAnimated)
        screen.stage.advance(by: 0.1)
        #expect(try screen.frame(of: controller) == restingFrame(kind, in: size), "\(size), animated: \(isAnimated)")
        screen.stage.settle()
        #expect(try screen.frame(of: controller) == restingFrame(kind, in: size), "\(size), animated: \(isAnimated)")
      }
    }
  }

  @Test func aSizeThatChangesBringsNothingBackThatAFullScreenHasCoveredOnItsWayIn() throws {
    let screen = Screen(Self.upright)
    let (controller, cover) = (try make(.pageSheet, on: screen), UIViewController())
    cover.modalPresentationStyle = .fullScreen
    screen.root.present(controller, animated: true)
    controller.present(cover, animated: false)
    screen.resize(to: Self.sideways, duration: 0)
    screen.stage.settle()
    #expect(controller.view.window == nil && cover.view.window != nil)
    controller.dismiss(animated: false)
    screen.stage.settle()
    #expect(try screen.frame(of: controller) == restingFrame(.pageSheet, in: Self.sideways))
  }

  // MARK: Sources of popovers

  @Test(arguments: [0, 0.3]) func aPopoverFollowsItsSourceInAnActionSheet(duration: Double) throws {
    func popover(on sheet: UIViewController, _ screen: Screen) throws -> UIViewController {
      let next = try make(.popover, on: screen)
      next.popoverPresentationController?.sourceView = sheet.view.subviews.last
      sheet.present(next, animated: false)
      screen.stage.settle()
      return next
    }
    let (screen, fresh) = (Screen(Self.upright), Screen(Self.sideways))
    let (sheet, other) = (try make(.actionSheet, on: screen), try make(.actionSheet, on: fresh))
    screen.root.present(sheet, animated: false)
    fresh.root.present(other, animated: false)
    let (next, expected) = (try popover(on: sheet, screen), try popover(on: other, fresh))
    screen.resize(to: Self.sideways, duration: duration)
    screen.stage.settle()
    #expect(screen.frame(of: sheet) == fresh.frame(of: other))
    #expect(screen.frame(of: next) == fresh.frame(of: expected))
  }

  /// As a button of a cell that was reloaded, or of a screen that was popped.
  @Test(arguments: [true, false]) func aPopoverStaysWhenItsSourceHasLeft(isReleased: Bool) throws {
    let screen = Screen(Self.upright)
    let next = try make(.popover, on: screen)
    var source: UIView? = UIView(frame: CGRect(x: 200, y: 300, width: 20, height: 20))
    source.map(screen.root.view.addSubview)
    next.popoverPresentationController?.sourceView = source
    screen.root.present(next, animated: false)
    screen.stage.settle()
    let frame = screen.frame(of: next)
    source?.removeFromSuperview()
    if isReleased { source = nil }
    next.popoverPresentationController?.popoverLayoutMargins.left = 11
    screen.stage.settle()
    #expect(screen.frame(of: next) == frame)
    screen.resize(to: Self.sideways, duration: 0)
    screen.stage.settle()
    #expect(next.view.bounds.size.width == 150 && screen.stage.window.bounds.contains(screen.frame(of: next)))
    screen.root.dismiss(animated: true)
    screen.stage.settle()
    #expect(screen.root.presentedViewController == nil)
  }

  /// As a button of a screen that is covered by another one and comes back.
  @Test func aPopoverFollowsASourceThatComesBackElsewhere() throws {
    let screen = Screen(Self.upright)
    let next = try make(.popover, on: screen)
    let source = UIView(frame: CGRect(x: 200, y: 300, width: 20, height: 20))
    next.popoverPresentationController?.sourceView = source
    screen.root.view.addSubview(source)
    screen.root.present(next, animated: false)
    screen.stage.settle()
    let frame = screen.frame(of: next)
    source.removeFromSuperview()
    screen.stage.settle()
    #expect(screen.frame(of: next) == frame)
    source.center.y += 50
    screen.root.view.addSubview(source)
    screen.stage.settle()
    #expect(screen.frame(of: next) == frame.offsetBy(dx: 0, dy: 50))
    #expect(screen.stage.settle(limit: 0.1))
  }

  /// The layout of a resize goes on with the container of a popover that a message of that layout has dismissed.
  @Test func aPopoverThatTheLayoutOfAResizeDismissesLeaves() {
    final class Shy: UIViewController {
      var dismisses = false
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if dismisses { dismiss(animated: false) }
      }
    }
    let stage = ManualStage(size: CGSize(width: 800, height: 600))
    let root = Shy()
    stage.window.rootViewController = root
    stage.settle()
    weak var shown: UIViewController?
    do {
      let page = UIViewController()
      page.modalPresentationStyle = .popover
      page.popoverPresentationController?.sourceView = root.view
      root.present(page, animated: false)
      shown = page
    }
    stage.settle()
    #expect(root.presentedViewController === shown && shown != nil)
    root.dismisses = true
    stage.resize(to: CGSize(width: 400, height: 500), safeAreaInsets: .zero, duration: 0)
    stage.settle()
    #expect(root.presentedViewController == nil && shown == nil && stage.window.subviews.count == 1)
  }
}
