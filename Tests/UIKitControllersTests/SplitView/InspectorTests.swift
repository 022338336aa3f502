import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
@testable import UIKitControllers
import UIKitControls
@_spi(UIKitModules) @testable import UIKitCore
import UIKitGraphics
import UIKitTestSupport

@MainActor @Suite struct InspectorTests {
  /// Two columns and an inspector in a window.
  @MainActor private final class Rig: NSObject, UISplitViewControllerDelegate {
    let stage: ManualStage
    let split: UISplitViewController
    let (list, detail, inspector) = (UIViewController(), UIViewController(), Page())
    private(set) var log: [String] = []

    init(width: CGFloat, style: UISplitViewController.Style = .doubleColumn) {
      stage = ManualStage(size: CGSize(width: width, height: 800), scale: 2)
      split = UISplitViewController(style: style)
      super.init()
      split.setViewController(list, for: .primary)
      if style == .tripleColumn { split.setViewController(UIViewController(), for: .supplementary) }
      split.setViewController(detail, for: .secondary)
      split.setViewController(inspector, for: .inspector)
      split.delegate = self
      stage.window.rootViewController = split
      stage.settle()
      log = []
    }

    func place(_ controller: UIViewController) -> [CGFloat]? {
      guard let view = controller.viewIfLoaded, view.window != nil else { return nil }
      let frame = view.convert(view.bounds, to: nil)
      return [frame.minX, frame.maxX]
    }

    func resize(_ width: CGFloat) {
      stage.resize(to: CGSize(width: width, height: 800), safeAreaInsets: .zero, duration: 0)
      stage.settle()
    }

    func take() -> [String] {
      defer { log = [] }
      return log
    }

    var onWillShow: ((UISplitViewController.Column) -> Void)?

    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
      log.append("willShow \(column)")
      onWillShow?(column)
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
      log.append("willHide \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
      log.append("didShow \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
      log.append("didHide \(column)")
    }
  }

  private final class Page: UIViewController {
    private(set) var log = ""
    override func viewWillAppear(_ animated: Bool) { log += "a" }
    override func viewDidAppear(_ animated: Bool) { log += "A" }
    override func viewWillDisappear(_ animated: Bool) { log += "d" }
    override func viewDidDisappear(_ animated: Bool) {
      log += "D"
      onDidDisappear?()
    }
    var onDidDisappear: (() -> Void)?
  }

  @Test func anInspectorIsHiddenUntilItIsShown() {
    let rig = Rig(width: 1_200)
    #expect(UISplitViewController.Column.inspector.rawValue == 4)
    #expect(!rig.split.isShowing(.inspector) && rig.place(rig.inspector) == nil && rig.place(rig.detail) == [320, 1_200])
    #expect(rig.split.viewController(for: .inspector) === rig.inspector && rig.inspector.navigationController != nil)
    rig.split.show(.inspector)
    #expect(rig.split.isShowing(.inspector) && rig.take() == ["willShow inspector"] && rig.inspector.log == "a")
    rig.stage.advance(by: 0.1)
    let x = rig.split.inspector.view.layer.presentation()?.frame.minX ?? 0
    #expect(x > 930 && x < 1_200)
    // The line is where it will be, and the bar of the sidebar is not laid out again.
    let line = rig.split.inspector.view.subviews.last
    #expect(line?.layer.presentation()?.frame.minX == 0)
    func moves(_ view: UIView) -> Bool { view.layer.animationKeys() != nil || view.subviews.contains(where: moves) }
    #expect(rig.list.navigationController.map { moves($0.navigationBar) } == false)
    rig.stage.settle()
    #expect(rig.place(rig.inspector) == [930, 1_200] && rig.place(rig.detail) == [320, 930])
    #expect(rig.take() == ["didShow inspector"] && rig.inspector.log == "aA" && rig.split.displayMode == .oneBesideSecondary)
    rig.split.hide(.inspector)
    #expect(!rig.split.isShowing(.inspector))
    rig.stage.settle()
    #expect(rig.place(rig.inspector) == nil && rig.place(rig.detail) == [320, 1_200] && rig.inspector.log == "aAdD")
    #expect(rig.take() == ["willHide inspector", "didHide inspector"])
  }

  @Test func anInspectorHiddenAndShownAgainInsideMessagesKeepsItsPlace() {
    final class Returning: UIViewController {
      override func viewWillAppear(_ animated: Bool) { splitViewController?.show(.inspector) }
    }
    let rig = Rig(width: 1_200)
    rig.split.hide(.primary)
    rig.split.show(.inspector)
    rig.stage.settle()
    rig.split.setViewController(Returning(), for: .primary)
    rig.onWillShow = { [split = rig.split] column in if column == .primary { split.hide(.inspector) } }
    rig.split.show(.primary)
    rig.onWillShow = nil
    rig.stage.settle()
    #expect(rig.split.isShowing(.inspector) && rig.split.isShowing(.primary))
    #expect(rig.place(rig.detail) == [320, 930] && rig.place(rig.inspector) == [930, 1_200])
  }

  @Test func anInspectorStandsAtTheLeftWhereTextIsReadFromTheRight() {
    let rig = Rig(width: 1_200)
    rig.stage.window.traitOverrides.layoutDirection = .rightToLeft
    rig.split.show(.inspector)
    rig.stage.settle()
    #expect(rig.place(rig.inspector) == [0, 270] && rig.place(rig.detail) == [270, 880] && rig.place(rig.list) == [880, 1_200])
    rig.split.primaryEdge = .trailing
    rig.stage.settle()
    #expect(rig.place(rig.inspector) == [930, 1_200] && rig.place(rig.list) == [0, 320])
  }

  @Test func theWidthOfAnInspectorIsWhatTheAppPrefersWithinItsLimits() {
    let rig = Rig(width: 1_200)
    let split = rig.split
    let unset = UISplitViewController.automaticDimension
    #expect(
      [
        split.preferredInspectorColumnWidth, split.preferredInspectorColumnWidthFraction, split.minimumInspectorColumnWidth,
        split.maximumInspectorColumnWidth,
      ] == [unset, unset, unset, unset])
    split.show(.inspector)
    rig.stage.settle()
    func width() -> CGFloat? { rig.place(rig.inspector).map { $0[1] - $0[0] } }
    split.preferredInspectorColumnWidth = 300
    rig.stage.settle()
    #expect(width() == 300)
    split.preferredInspectorColumnWidth = 900
    rig.stage.settle()
    #expect(width() == 320)
    split.maximumInspectorColumnWidth = 500
    rig.stage.settle()
    #expect(width() == 500 && split.maximumInspectorColumnWidth == 500)
    split.preferredInspectorColumnWidth = unset
    split.preferredInspectorColumnWidthFraction = 0.3
    rig.stage.settle()
    #expect(width() == 360 && split.preferredInspectorColumnWidthFraction == 0.3)
    split.minimumInspectorColumnWidth = 400
    rig.stage.settle()
    #expect(width() == 400 && split.minimumInspectorColumnWidth == 400)
    // The secondary column keeps its least width.
    split.minimumInspectorColumnWidth = 1_100
    rig.stage.settle()
    #expect(width() == 880 && rig.place(rig.detail) == [0, 320])
  }

  @Test func sidebarsMakePlaceForAnInspector() {
    let rig = Rig(width: 940)
    rig.split.show(.inspector)
    rig.stage.settle()
    #expect(rig.split.displayMode == .oneBesideSecondary && rig.place(rig.detail) == [320, 670])
    rig.resize(900)
    #expect(
      rig.split.displayMode == .secondaryOnly && rig.place(rig.detail) == [0, 630] && rig.place(rig.inspector) == [630, 900])
    rig.split.show(.primary)
    rig.stage.settle()
    #expect(rig.split.displayMode == .oneOverSecondary && rig.place(rig.inspector) == [630, 900])
    // The dimming covers the inspector too.
    rig.stage.tap(at: CGPoint(x: 700, y: 400))
    rig.stage.settle()
    #expect(rig.split.displayMode == .secondaryOnly && rig.split.isShowing(.inspector))
    rig.split.hide(.inspector)
    rig.stage.settle()
    #expect(rig.split.displayMode == .secondaryOnly)
  }

  @Test func anInspectorShownBeforeTheViewIsThereFromTheStart() {
    let stage = ManualStage(size: CGSize(width: 1_200, height: 800), scale: 2)
    let split = UISplitViewController(style: .doubleColumn)
    let page = Page()
    for (column, controller) in [(UISplitViewController.Column.primary, UIViewController()), (.secondary, UIViewController())] {
      split.setViewController(controller, for: column)
    }
    split.setViewController(page, for: .inspector)
    split.show(.inspector)
    stage.window.rootViewController = split
    stage.settle()
    #expect(split.isShowing(.inspector) && page.log == "aA" && page.splitViewController === split)
  }

  @Test func aMouseDragsTheLineBesideTheInspector() {
    let rig = Rig(width: 1_400)
    rig.split.show(.inspector)
    rig.stage.settle()
    #expect(rig.place(rig.inspector) == [1_130, 1_400])
    rig.stage.mouse(.began, at: CGPoint(x: 1_127, y: 400))
    for step in 1...10 {
      rig.stage.advance(by: 0.03)
      rig.stage.mouse(.moved, at: CGPoint(x: 1_127 - CGFloat(step) * 10, y: 400))
    }
    rig.stage.mouse(.ended, at: CGPoint(x: 1_027, y: 400))
    rig.stage.settle()
    #expect(rig.place(rig.inspector) == [1_030, 1_400] && rig.place(rig.detail) == [320, 1_030])
  }

  // MARK: Collapsed

  @Test func aCollapsedSplitViewPresentsTheInspectorAsASheet() {
    let rig = Rig(width: 400)
    rig.split.show(.inspector)
    rig.stage.settle()
    let sheet = rig.split.presentedViewController
    #expect(sheet?.sheetPresentationController != nil && rig.inspector.view.window != nil && rig.inspector.log == "aA")
    #expect(rig.split.isShowing(.inspector) && rig.split.isShowing(.secondary) && rig.inspector.splitViewController === rig.split)
    #expect(rig.take() == ["willShow inspector", "didShow inspector"])
    rig.split.hide(.inspector)
    #expect(!rig.split.isShowing(.inspector))
    rig.split.show(.inspector)
    rig.stage.settle()
    #expect(rig.split.isShowing(.inspector) && rig.inspector.view.window != nil && rig.inspector.log.suffix(2) == "aA")
    let other = Page()
    rig.split.setViewController(other, for: .inspector)
    rig.stage.settle()
    #expect(other.log == "aA" && other.view.window != nil && rig.inspector.log.suffix(2) == "dD")
    _ = rig.take()
    // A person drags the sheet off the screen.
    rig.stage.flick(from: CGPoint(x: 200, y: 420), velocity: CGPoint(x: 0, y: 2_000))
    rig.stage.settle()
    #expect(rig.split.presentedViewController == nil && !rig.split.isShowing(.inspector) && other.log == "aAdD")
    #expect(rig.take() == ["willHide inspector", "didHide inspector"])
  }

  @Test func anInspectorGoesFromItsColumnToASheetAndBack() {
    let rig = Rig(width: 1_200)
    rig.split.show(.inspector)
    rig.stage.settle()
    rig.resize(400)
    #expect(rig.split.isCollapsed && rig.split.isShowing(.inspector) && rig.split.presentedViewController is InspectorSheet)
    #expect(rig.inspector.view.window != nil && rig.inspector.log == "aAdDaA")
    rig.resize(1_200)
    #expect(rig.place(rig.inspector) == [930, 1_200] && rig.split.presentedViewController == nil)
    #expect(rig.inspector.log == "aAdDaAdDaA" && rig.inspector.navigationController?.parent === rig.split)
  }

  @Test func anInspectorThatFindsAnotherPresentationStaysHidden() {
    let rig = Rig(width: 400)
    let other = UIViewController()
    rig.split.present(other, animated: false)
    rig.split.show(.inspector)
    rig.stage.settle()
    #expect(!rig.split.isShowing(.inspector) && rig.split.presentedViewController === other && rig.inspector.log == "")
    other.dismiss(animated: false)
    rig.stage.settle()
    rig.split.show(.inspector)
    rig.stage.settle()
    #expect(rig.split.isShowing(.inspector))
    rig.split.setViewController(nil, for: .inspector)
    rig.stage.settle()
    #expect(rig.split.presentedViewController == nil && !rig.split.isShowing(.inspector))
  }

  /// The sheet that leaves sends the last messages of its inspector when the next one comes.
  @Test func anInspectorRemovedInAMessageOfTheSheetThatLeavesStaysAway() {
    let rig = Rig(width: 400)
    rig.split.show(.inspector)
    rig.stage.settle()
    rig.split.hide(.inspector)
    rig.inspector.onDidDisappear = { [weak split = rig.split] in
      split?.setViewController(nil, for: .inspector)
    }
    rig.split.show(.inspector)
    rig.stage.settle()
    #expect(!rig.split.isShowing(.inspector) && rig.split.presentedViewController == nil && rig.inspector.log.last == "D")
  }

  @Test func aResizeWhileAnInspectorComesEndsItsWay() {
    let rig = Rig(width: 1_200)
    rig.split.show(.inspector)
    rig.stage.advance(by: 0.1)
    rig.resize(1_400)
    #expect(rig.place(rig.inspector) == [1_130, 1_400] && rig.inspector.log == "aA")
    rig.split.hide(.inspector)
    rig.stage.advance(by: 0.1)
    rig.resize(400)
    #expect(rig.inspector.log == "aAdD" && rig.split.presentedViewController == nil)
  }
}
