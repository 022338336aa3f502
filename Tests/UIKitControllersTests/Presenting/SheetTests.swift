import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitControllers
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

/// Sheets in a window of 400 x 800 points whose safe area is 40 points at the top and 20 at the bottom: the large detent is at 50.
@MainActor @Suite struct SheetTests {
  private typealias Detent = UISheetPresentationController.Detent
  private let rig = PresentingRig()
  private let log = SheetLog()

  private final class SheetLog: NSObject, UISheetPresentationControllerDelegate {
    var allows = true
    var calls: [String] = []
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { calls.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls.append("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { calls.append("attempt") }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
      calls.append(sheet.selectedDetentIdentifier?.rawValue ?? "nil")
    }
  }

  private func present(_ detents: [Detent] = [.large()], content: UIView? = nil) throws -> (
    LoggingController, UISheetPresentationController
  ) {
    let next = rig.controller("b")
    let sheet = try #require(next.sheetPresentationController)
    sheet.detents = detents
    sheet.delegate = log
    if let content {
      content.frame = next.view.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      next.view.addSubview(content)
    }
    rig.root.present(next, animated: true)
    rig.stage.advance(by: 1)
    return (next, sheet)
  }

  private func top(_ controller: UIViewController) -> CGFloat { rig.frame(of: controller).minY }

  // MARK: Frames

  @Test func sheetsRestAtTheirDetents() throws {
    let (next, sheet) = try present([.medium(), .large(), .custom(identifier: .init("low")) { _ in 100 }])
    #expect(top(next) == 680)
    sheet.selectedDetentIdentifier = .medium
    #expect(rig.frame(of: next) == CGRect(x: 0, y: 400, width: 400, height: 400))
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    rig.stage.advance(by: 1)
    #expect(top(next) == 50)
  }

  @Test func heightsOutsideOfTheWindowAreLimited() throws {
    let (next, sheet) = try present([.custom { _ in 5_000 }])
    #expect(top(next) == 50)
    sheet.detents = [.custom { _ in -5 }]
    #expect(top(next) == 780)
    sheet.detents = [.custom { _ in .nan }, .custom { _ in nil }]
    #expect(top(next) == 50)
  }

  @Test(arguments: [
    (UIModalPresentationStyle.pageSheet, CGSize(width: 704, height: 708)), (.formSheet, CGSize(width: 540, height: 620)),
  ])
  func wideWindowsShowSheetsInTheMiddle(style: UIModalPresentationStyle, size: CGSize) {
    let rig = PresentingRig(size: CGSize(width: 1_000, height: 788))
    let next = rig.controller("b", style)
    rig.root.present(next, animated: false)
    let frame = rig.frame(of: next)
    #expect(frame.size == size && frame.midX == 500 && frame.midY == 394)
  }

  @Test func formSheetsTakeThePreferredSize() {
    let rig = PresentingRig(size: CGSize(width: 1_000, height: 800))
    let next = rig.controller("b", .formSheet)
    next.preferredContentSize = CGSize(width: 300, height: 200)
    rig.root.present(next, animated: false)
    #expect(rig.frame(of: next) == CGRect(x: 350, y: 300, width: 300, height: 200))
    next.preferredContentSize.height = 400
    rig.stage.advance(by: 0)
    #expect(rig.frame(of: next) == CGRect(x: 350, y: 200, width: 300, height: 400))
  }

  @Test func aSheetInAWindowOfCompactHeightCoversIt() throws {
    let rig = PresentingRig(size: CGSize(width: 700, height: 400))
    let next = rig.controller("b")
    let sheet = try #require(next.sheetPresentationController)
    #expect(!sheet.prefersEdgeAttachedInCompactHeight && !sheet.widthFollowsPreferredContentSizeWhenEdgeAttached)
    sheet.detents = [.medium(), .custom { _ in 120 }]
    rig.root.present(next, animated: false)
    rig.stage.advance(by: 0)
    #expect(rig.frame(of: next) == CGRect(x: 0, y: 0, width: 700, height: 400) && next.view.layer.maskedCorners == [])
    // Attached to the edge it has its detents, of which the medium one is left out.
    sheet.prefersEdgeAttachedInCompactHeight = true
    let below = rig.stage.window.safeAreaInsets.bottom
    #expect(rig.frame(of: next) == CGRect(x: 0, y: 400 - 120 - below, width: 700, height: 120 + below))
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    #expect(rig.frame(of: next).width == 700)
    next.preferredContentSize = CGSize(width: 320, height: 100)
    rig.stage.advance(by: 1)
    #expect(rig.frame(of: next).minX == 190 && rig.frame(of: next).width == 320)
    sheet.detents = [.medium()]
    #expect(rig.frame(of: next).minY == rig.stage.window.safeAreaInsets.top + 10)
    // Upright the width is that of the window.
    rig.stage.resize(to: CGSize(width: 400, height: 800), safeAreaInsets: .zero, duration: 0.3)
    rig.stage.advance(by: 1)
    #expect(rig.frame(of: next) == CGRect(x: 0, y: 400, width: 400, height: 400))
  }

  @Test func aWideSheetStandsOverItsSource() throws {
    let rig = PresentingRig(size: CGSize(width: 1_400, height: 800))
    let source = UIView(frame: CGRect(x: 300, y: 300, width: 200, height: 200))
    rig.root.view.addSubview(source)
    let next = rig.controller("b")
    next.modalPresentationStyle = .formSheet
    next.sheetPresentationController?.sourceView = source
    rig.root.present(next, animated: false)
    rig.stage.advance(by: 0)
    #expect(rig.frame(of: next).midX == 400)
    source.frame.origin.x = -100
    next.sheetPresentationController?.containerView?.setNeedsLayout()
    rig.stage.advance(by: 0.1)
    #expect(rig.frame(of: next).minX == 10)
    source.removeFromSuperview()
    next.sheetPresentationController?.containerView?.setNeedsLayout()
    rig.stage.advance(by: 0.1)
    #expect(rig.frame(of: next).midX == 700)
  }

  @Test func darkSheetsAreLighterThanWhatIsBelow() throws {
    let (next, sheet) = try present()
    rig.stage.window.overrideUserInterfaceStyle = .dark
    #expect(next.traitCollection.userInterfaceLevel == .elevated && rig.root.traitCollection.userInterfaceLevel == .base)
    let (above, below) = (next.traitCollection, rig.root.traitCollection)
    #expect(UIColor.systemBackground.resolvedColor(with: above) != UIColor.systemBackground.resolvedColor(with: below))
    #expect(sheet.traitCollection.userInterfaceStyle == .dark)
  }

  // MARK: Dragging

  @Test func aSwipeDownDismisses() throws {
    let (next, _) = try present()
    rig.stage.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 600), duration: 0.3)
    rig.stage.advance(by: 1)
    #expect(log.calls == ["will", "did"] && next.view.window == nil && rig.root.presentedViewController == nil)
  }

  @Test func aShortDragReturns() throws {
    let (next, _) = try present()
    rig.stage.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 160), duration: 0.5, holdBeforeLift: 0.2)
    #expect(top(next) == 50 && next.view.layer.presentation()?.frame.minY ?? 0 > 60)
    rig.stage.advance(by: 1)
    #expect(top(next) == 50 && log.calls == [])
  }

  @Test func theFingerMovesTheSheetPointByPoint() throws {
    let (next, _) = try present()
    rig.stage.touch(.began, at: CGPoint(x: 200, y: 100))
    rig.stage.advance(by: 0.05)
    rig.stage.touch(.moved, at: CGPoint(x: 200, y: 150))
    rig.stage.advance(by: 0.05)
    let first = top(next)
    rig.stage.touch(.moved, at: CGPoint(x: 200, y: 250))
    rig.stage.advance(by: 0.05)
    #expect(top(next) == first + 100)
  }

  @Test func whatMayNotBeDismissedComesBack() throws {
    for isModal in [true, false] {
      let (next, _) = try present()
      next.isModalInPresentation = isModal
      log.allows = isModal
      rig.stage.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 790), duration: 0.3)
      rig.stage.advance(by: 1)
      #expect(top(next) == 50 && log.calls == ["attempt"])
      log.calls = []
      rig.root.dismiss(animated: false)
      #expect(log.calls == [])
    }
  }

  @Test func dragsChangeTheDetent() throws {
    let (next, sheet) = try present([.medium(), .large()])
    #expect(top(next) == 400)
    rig.stage.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 200), duration: 0.5, holdBeforeLift: 0.2)
    rig.stage.advance(by: 1)
    #expect(top(next) == 50 && sheet.selectedDetentIdentifier == .large && log.calls == [Detent.Identifier.large.rawValue])
    rig.stage.flick(from: CGPoint(x: 200, y: 100), velocity: CGPoint(x: 0, y: 1_500))
    rig.stage.advance(by: 1)
    #expect(top(next) == 400)
  }

  @Test func theSheetAndItsListShareAFinger() throws {
    let list = UIScrollView()
    list.contentSize = CGSize(width: 400, height: 3_000)
    let (next, _) = try present([.medium(), .large()], content: list)
    // Upwards the sheet grows before the list scrolls.
    rig.stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 200), duration: 0.5, holdBeforeLift: 0.2)
    rig.stage.advance(by: 1)
    #expect(top(next) == 50 && list.contentOffset.y == 0)
    rig.stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 0.5, holdBeforeLift: 0.2)
    rig.stage.advance(by: 1)
    #expect(top(next) == 50 && list.contentOffset.y > 250)
    // Downwards the list scrolls until it is at its top.
    rig.stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 400), duration: 0.5, holdBeforeLift: 0.2)
    #expect(top(next) == 50 && list.contentOffset.y > 100)
    list.contentOffset.y = 0
    rig.stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700), duration: 0.5, holdBeforeLift: 0.2)
    rig.stage.advance(by: 1)
    #expect(top(next) == 400 && list.contentOffset.y == 0)
  }

  // MARK: Beside the sheet

  @Test func aTapBesideTheSheetOrEscapeDismisses() throws {
    _ = try present([.medium()])
    rig.stage.tap(at: CGPoint(x: 200, y: 100))
    rig.stage.advance(by: 1)
    #expect(rig.root.presentedViewController == nil && log.calls == ["will", "did"])
    _ = try present()
    rig.stage.key(.keyboardEscape)
    rig.stage.advance(by: 1)
    #expect(rig.root.presentedViewController == nil)
  }

  @Test func aSheetThatIsUndimmedFromTheStartLetsTouchesPass() throws {
    var taps = 0
    rig.root.view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    let next = rig.controller("b")
    next.sheetPresentationController?.detents = [.medium()]
    next.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    rig.root.present(next, animated: true)
    rig.stage.advance(by: 1)
    rig.stage.tap(at: CGPoint(x: 200, y: 100))
    #expect(taps == 1 && rig.root.presentedViewController === next)
  }

  @Test func anUndimmedSheetLetsTouchesPass() throws {
    var taps = 0
    rig.root.view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    let (next, sheet) = try present([.medium(), .large()])
    sheet.largestUndimmedDetentIdentifier = .medium
    rig.stage.tap(at: CGPoint(x: 200, y: 100))
    #expect(taps == 1 && rig.root.presentedViewController === next)
    sheet.selectedDetentIdentifier = .large
    rig.stage.tap(at: CGPoint(x: 200, y: 20))
    rig.stage.advance(by: 1)
    #expect(taps == 1 && rig.root.presentedViewController == nil)
  }
}
