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

@MainActor @Suite struct UISplitViewControllerTests {
  private typealias Split = UISplitViewController

  /// A split view of columns in a window, each column with one screen.
  @MainActor private final class Rig {
    let stage: ManualStage
    let split: UISplitViewController
    let screens: [UIViewController]

    init(_ style: UISplitViewController.Style, width: CGFloat, _ set: (UISplitViewController) -> Void = { _ in }) {
      stage = ManualStage(size: CGSize(width: width, height: 800), scale: 2)
      split = UISplitViewController(style: style)
      screens = (0..<(style == .tripleColumn ? 3 : 2)).map { place in
        let screen = UIViewController()
        screen.title = ["primary", style == .tripleColumn ? "supplementary" : "secondary", "secondary"][place]
        return screen
      }
      for (screen, column) in zip(screens, columns) { split.setViewController(screen, for: column) }
      set(split)
      stage.window.rootViewController = split
      stage.settle()
    }

    var columns: [UISplitViewController.Column] {
      split.style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }

    /// Where a screen is in the window, from left to right; nil if it is not there.
    func place(_ index: Int) -> [CGFloat]? {
      guard let view = screens[index].viewIfLoaded, view.window != nil else { return nil }
      let frame = view.convert(view.bounds, to: nil)
      return [frame.minX, frame.maxX]
    }

    func resize(_ width: CGFloat, duration: TimeInterval = 0) {
      stage.resize(to: CGSize(width: width, height: 800), safeAreaInsets: .zero, duration: duration)
      stage.settle()
    }

    func shows(_ title: String) -> Bool {
      var found = false
      func look(_ view: UIView) {
        if (view as? UILabel)?.text == title { found = true }
        view.subviews.forEach(look)
      }
      look(stage.window)
      return found
    }
  }

  @MainActor private final class Judge: NSObject, UISplitViewControllerDelegate {
    var log: [String] = []
    var top: UISplitViewController.Column?
    var mode: UISplitViewController.DisplayMode?
    var target = UISplitViewController.DisplayMode.automatic
    var discards = false
    var separated: UIViewController?
    var takesOver = false
    var primaries: (UIViewController?, UIViewController?)

    func take() -> [String] {
      defer { log = [] }
      return log
    }

    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
      log.append("willChangeTo \(displayMode)")
    }
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { target }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
      log.append("willShow \(column)")
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
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) { log.append("begin") }
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) { log.append("end") }
    func splitViewController(
      _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      log.append("top \(proposedTopColumn)")
      return top ?? proposedTopColumn
    }
    func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
      log.append("mode \(proposedDisplayMode)")
      return mode ?? proposedDisplayMode
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.append("didCollapse") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.append("didExpand") }
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? { primaries.0 }
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? { primaries.1 }
    func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { discards }
    func splitViewController(
      _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { separated }
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool {
      if takesOver { log.append("show") }
      return takesOver
    }
    func splitViewController(
      _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
      if takesOver { log.append("showDetail") }
      return takesOver
    }
    func splitViewControllerSupportedInterfaceOrientations(
      _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask { .landscape }
    func splitViewControllerPreferredInterfaceOrientationForPresentation(
      _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation { .landscapeLeft }
  }

  // MARK: Modes and widths

  @Test(
    arguments: [
      (600, [nil, [0, 600]]), (919, [nil, [0, 919]]), (920, [[0, 320], [320, 920]]), (2_560, [[0, 320], [320, 2_560]]),
    ] as [(CGFloat, [[CGFloat]?])])
  func twoColumnsAreSideBySideWhereTheSecondOneStaysRegular(width: CGFloat, places: [[CGFloat]?]) {
    let rig = Rig(.doubleColumn, width: width)
    #expect([rig.place(0), rig.place(1)] == places)
    #expect(rig.split.displayMode == (places[0] == nil ? .secondaryOnly : .oneBesideSecondary))
    #expect(rig.split.splitBehavior == (places[0] == nil ? .overlay : .tile) && !rig.split.isCollapsed)
  }

  @Test(
    arguments: [
      (700, .secondaryOnly, [nil, nil, [0, 700]]), (1_000, .oneBesideSecondary, [nil, [0, 320], [320, 1_000]]),
      (1_240, .twoBesideSecondary, [[0, 320], [320, 640], [640, 1_240]]),
    ] as [(CGFloat, UISplitViewController.DisplayMode, [[CGFloat]?])])
  func threeColumnsShowAsManyAsThereIsRoomFor(
    width: CGFloat, mode: UISplitViewController.DisplayMode, places: [[CGFloat]?]
  ) {
    let rig = Rig(.tripleColumn, width: width)
    #expect((0..<3).map(rig.place) == places && rig.split.displayMode == mode)
  }

  @Test func aModeIsWhatTheBehaviourMakesOfIt() {
    let rig = Rig(.tripleColumn, width: 1_300)
    let split = rig.split
    for (behavior, mode) in [
      (UISplitViewController.SplitBehavior.tile, Split.DisplayMode.twoBesideSecondary), (.overlay, .twoOverSecondary),
      (.displace, .twoDisplaceSecondary),
    ] {
      split.preferredSplitBehavior = behavior
      split.preferredDisplayMode = .twoBesideSecondary
      rig.stage.settle()
      #expect(split.displayMode == mode && split.splitBehavior == behavior)
    }
    #expect(rig.place(0) == [0, 320] && rig.place(1) == [320, 640] && rig.place(2) == [640, 1_620])
    split.preferredDisplayMode = .primaryHidden
    rig.stage.settle()
    #expect(split.displayMode == .secondaryOnly && rig.place(2) == [0, 1_300])
  }

  @Test func widthsFollowWhatTheAppPrefersWithinItsLimits() {
    let rig = Rig(.tripleColumn, width: 1_400)
    let split = rig.split
    #expect(split.primaryColumnWidth == 320 && split.supplementaryColumnWidth == 320)
    #expect(split.preferredPrimaryColumnWidth == Split.automaticDimension && split.maximumSupplementaryColumnWidth < 0)
    split.preferredPrimaryColumnWidth = 250
    split.preferredSupplementaryColumnWidthFraction = 0.25
    split.maximumSupplementaryColumnWidth = 400
    #expect(split.primaryColumnWidth == 250 && split.supplementaryColumnWidth == 350)
    split.minimumPrimaryColumnWidth = 260
    split.minimumSupplementaryColumnWidth = 370
    rig.stage.settle()
    #expect(rig.place(0) == [0, 260] && rig.place(1) == [260, 630] && rig.place(2) == [630, 1_400])
    split.maximumPrimaryColumnWidth = 240
    split.minimumPrimaryColumnWidth = Split.automaticDimension
    split.preferredSupplementaryColumnWidth = 380
    split.preferredPrimaryColumnWidthFraction = 0.9
    #expect(split.primaryColumnWidth == 240 && split.supplementaryColumnWidth == 380)
    split.minimumSecondaryColumnWidth = 800
    rig.stage.settle()
    #expect(split.minimumSecondaryColumnWidth == 800 && split.splitBehavior == .displace)
  }

  @Test func sidebarsAreCompactAndTheSecondaryColumnIsNot() {
    let rig = Rig(.tripleColumn, width: 1_400)
    #expect(rig.screens.map(\.traitCollection.horizontalSizeClass) == [.compact, .compact, .regular])
  }

  @Test func everyColumnHasANavigationControllerAndTheCompactOneNot() {
    let rig = Rig(.doubleColumn, width: 1_000)
    let (own, compact) = (UINavigationController(rootViewController: UIViewController()), UIViewController())
    #expect(rig.screens.allSatisfy { $0.navigationController?.parent === rig.split && $0.splitViewController === rig.split })
    rig.split.setViewController(own, for: .secondary)
    rig.split.setViewController(compact, for: .compact)
    rig.stage.settle()
    #expect(
      own.parent === rig.split && own.view.window != nil && rig.place(1) == nil
        && rig.screens[1].navigationController?.parent == nil)
    #expect(rig.split.viewController(for: .secondary) === own && rig.split.viewController(for: .compact) === compact)
    #expect(rig.split.viewController(for: .primary) === rig.screens[0] && compact.navigationController == nil)
    #expect(rig.split.viewControllers.count == 2)
  }

  @Test func columnsAreMirroredWhereTextIsReadFromTheRight() {
    let rig = Rig(.doubleColumn, width: 1_000) { $0.view.semanticContentAttribute = .forceRightToLeft }
    #expect(rig.place(0) == [680, 1_000] && rig.place(1) == [0, 680])
    rig.split.primaryEdge = .trailing
    rig.stage.settle()
    #expect(rig.place(0) == [0, 320] && rig.split.primaryEdge == .trailing)
  }

  // MARK: Showing and hiding

  @Test func aSidebarComesAndGoesWithItsMessages() {
    let judge = Judge()
    let rig = Rig(.doubleColumn, width: 800) { $0.delegate = judge }
    #expect(judge.take() == ["willShow secondary", "didShow secondary"])
    rig.split.show(.primary)
    #expect(judge.take() == ["willChangeTo oneOverSecondary", "willShow primary"] && rig.split.isShowing(.primary))
    rig.stage.advance(by: 0.1)
    let way = rig.split.primary.view.layer.presentation()?.frame.minX ?? 0
    #expect(way < 0 && way > -320)
    rig.stage.settle()
    #expect(judge.take() == ["didShow primary"] && rig.place(0) == [0, 320] && rig.place(1) == [0, 800])
    rig.split.hide(.primary)
    rig.stage.settle()
    #expect(judge.take() == ["willChangeTo secondaryOnly", "willHide primary", "didHide primary"] && rig.place(0) == nil)
  }

  /// Where the sidebar is in each frame, as long as it is there.
  private func way(_ rig: Rig, _ frames: Int) -> [CGFloat] {
    (0..<frames).compactMap { _ in
      rig.stage.advance(by: 1.0 / 60)
      return rig.split.primary.view.superview.flatMap { _ in rig.split.primary.view.layer.presentation()?.frame.minX }
    }
  }

  /// In each frame of its way a sidebar that is called back turns where it is: no step is longer than those of an undisturbed way.
  @Test(arguments: [2, 4, 6, 9, 13, 20]) func aSidebarThatIsCalledBackOnItsWayDoesNotJump(_ frames: Int) {
    let rig = Rig(.doubleColumn, width: 800)
    rig.split.show(.primary)
    let undisturbed = way(rig, 60)
    let longest = zip(undisturbed, undisturbed.dropFirst()).map { abs($0 - $1) }.max() ?? 0
    rig.split.hide(.primary)
    rig.stage.settle()
    rig.split.show(.primary)
    let there = way(rig, frames)
    #expect(there.count == frames && there.last ?? 0 > -320 && there.last ?? 0 < -1)
    rig.split.hide(.primary)
    let back = [there.last ?? 0] + way(rig, 60)
    let steps = zip(back, back.dropFirst()).map { $1 - $0 }
    #expect(longest > 10 && longest < 60 && steps.allSatisfy { abs($0) <= longest + 0.001 }, "\(back)")
    #expect(back.min() ?? 0 >= -320.001 && (back.last ?? 0) < -319)
    rig.stage.settle()
    #expect(rig.place(0) == nil)
  }

  @Test func aTapOnTheDimmedColumnAndEscapeCloseTheOverlay() {
    let rig = Rig(.doubleColumn, width: 800)
    rig.split.show(.primary)
    rig.stage.settle()
    #expect(rig.stage.window.hitTest(CGPoint(x: 600, y: 400), with: nil) === rig.split.dimmingView)
    rig.stage.tap(at: CGPoint(x: 600, y: 400))
    rig.stage.settle()
    #expect(rig.place(0) == nil && rig.split.displayMode == .secondaryOnly)
    rig.split.show(.primary)
    rig.stage.settle()
    rig.stage.key(.keyboardEscape)
    rig.stage.settle()
    #expect(rig.place(0) == nil)
    rig.stage.key(.keyboardEscape)
    rig.split.show(.primary)
    rig.stage.settle()
    #expect(rig.split.accessibilityPerformEscape() && !rig.split.accessibilityPerformEscape())
  }

  @Test func showingTheSecondaryColumnUncoversIt() {
    let rig = Rig(.tripleColumn, width: 1_000)
    rig.split.show(.primary)
    rig.stage.settle()
    #expect(rig.split.displayMode == .twoDisplaceSecondary && rig.place(2) == [640, 1_320])
    rig.split.show(.secondary)
    rig.stage.settle()
    #expect(rig.split.displayMode == .oneBesideSecondary && rig.place(2) == [320, 1_000])
    rig.split.hide(.supplementary)
    rig.stage.settle()
    #expect(rig.split.displayMode == .secondaryOnly)
    rig.split.show(.supplementary)
    rig.split.hide(.secondary)
    rig.stage.settle()
    #expect(rig.split.displayMode == .oneBesideSecondary)
  }

  // MARK: Fingers

  @Test func aSwipeFromTheEdgeTakesTheSidebarAlong() {
    let judge = Judge()
    let rig = Rig(.doubleColumn, width: 800) { $0.delegate = judge }
    _ = judge.take()
    rig.stage.touch(.began, at: CGPoint(x: 4, y: 400))
    for x in stride(from: CGFloat(10), through: 170, by: 20) {
      rig.stage.advance(by: 0.05)
      rig.stage.touch(.moved, at: CGPoint(x: x, y: 400))
    }
    #expect(judge.take() == ["begin", "willChangeTo oneOverSecondary", "willShow primary"])
    let shown = rig.split.primary.view.frame.maxX
    #expect(shown > 140 && shown < 170)
    rig.stage.advance(by: 0.3)
    rig.stage.touch(.moved, at: CGPoint(x: 100, y: 400))
    #expect(abs(shown - rig.split.primary.view.frame.maxX - 70) < 0.01)
    rig.stage.advance(by: 0.3)
    rig.stage.touch(.ended, at: CGPoint(x: 100, y: 400))
    rig.stage.settle()
    #expect(judge.take() == ["willChangeTo secondaryOnly", "willHide primary", "end"] && rig.place(0) == nil)
    rig.stage.flick(from: CGPoint(x: 4, y: 400), velocity: CGPoint(x: 1_000, y: 0))
    rig.stage.settle()
    #expect(rig.place(0) == [0, 320])
    rig.stage.flick(from: CGPoint(x: 600, y: 400), velocity: CGPoint(x: -1_000, y: 0))
    rig.stage.settle()
    #expect(rig.place(0) == nil)
  }

  @Test func noSwipeShowsASidebarUnlessGesturesMay() {
    let rig = Rig(.doubleColumn, width: 800) { $0.presentsWithGesture = false }
    rig.stage.flick(from: CGPoint(x: 4, y: 400), velocity: CGPoint(x: 1_000, y: 0))
    rig.stage.settle()
    #expect(rig.place(0) == nil && !rig.split.presentsWithGesture)
  }

  @Test func aSwipeFromTheEdgePopsWhereThereIsSomethingToPop() {
    let rig = Rig(.doubleColumn, width: 800)
    rig.screens[1].navigationController?.pushViewController(UIViewController(), animated: false)
    rig.stage.settle()
    rig.stage.flick(from: CGPoint(x: 4, y: 400), velocity: CGPoint(x: 1_000, y: 0))
    rig.stage.settle()
    #expect(rig.place(0) == nil && rig.place(1) == [0, 800])
  }

  /// Drags with the mouse along a line at half the height.
  private func drag(_ rig: Rig, _ from: CGFloat, _ to: CGFloat) {
    rig.stage.mouse(.began, at: CGPoint(x: from, y: 400))
    for step in 1...10 {
      rig.stage.advance(by: 0.03)
      rig.stage.mouse(.moved, at: CGPoint(x: from + (to - from) * CGFloat(step) / 10, y: 400))
    }
    rig.stage.mouse(.ended, at: CGPoint(x: to, y: 400))
    rig.stage.settle()
  }

  @Test func aMouseDragsTheLineBesideASidebar() {
    let rig = Rig(.doubleColumn, width: 1_000)
    drag(rig, 323, 383)
    #expect(rig.split.primaryColumnWidth == 380 && rig.place(0) == [0, 380] && rig.place(1) == [380, 1_000])
    drag(rig, 383, 20)
    #expect(rig.split.primaryColumnWidth == 200)
    rig.split.maximumPrimaryColumnWidth = 300
    drag(rig, 203, 600)
    #expect(rig.split.primaryColumnWidth == 300)
    rig.stage.drag(from: CGPoint(x: 303, y: 400), to: CGPoint(x: 250, y: 400), duration: 0.3)
    #expect(rig.split.primaryColumnWidth == 300)
    rig.stage.hover(at: CGPoint(x: 303, y: 400))
    #expect(rig.stage.host.pointer == .columns)
    rig.split.view.semanticContentAttribute = .forceRightToLeft
    rig.split.view.setNeedsLayout()
    rig.stage.settle()
    drag(rig, 697, 727)
    #expect(rig.split.primaryColumnWidth == 270)
  }

  // MARK: Buttons

  private func tapButton(_ rig: Rig, _ label: String) -> Bool {
    func find(_ view: UIView) -> UIView? {
      if view is UIButton, view.accessibilityLabel == label, view.window != nil { return view }
      return view.subviews.lazy.compactMap(find).first
    }
    guard let button = find(rig.stage.window) else { return false }
    let center = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    rig.stage.tap(at: center)
    rig.stage.settle()
    return true
  }

  @Test func aButtonInTheFirstBarTogglesTheSidebar() {
    let rig = Rig(.doubleColumn, width: 800)
    #expect(tapButton(rig, "Show Sidebar") && rig.place(0) == [0, 320])
    #expect(tapButton(rig, "Hide Sidebar") && rig.place(0) == nil)
    rig.split.displayModeButtonVisibility = .never
    #expect(!tapButton(rig, "Show Sidebar"))
    rig.split.presentsWithGesture = false
    rig.split.displayModeButtonVisibility = .always
    #expect(tapButton(rig, "Show Sidebar"))
    rig.resize(400)
    #expect(!tapButton(rig, "Show Sidebar") && !tapButton(rig, "Hide Sidebar"))
  }

  @Test func theButtonGoesWhereTheDelegateSays() {
    let judge = Judge()
    let rig = Rig(.tripleColumn, width: 1_000) { $0.delegate = judge }
    judge.target = .secondaryOnly
    rig.split.preferredDisplayMode = .oneBesideSecondary
    rig.split.displayModeButtonItem.primaryAction?.performWithSender(nil, target: nil)
    rig.stage.settle()
    #expect(rig.split.displayMode == .secondaryOnly && !rig.split.displayModeButtonItem.isHidden)
    rig.resize(400)
    #expect(rig.split.displayModeButtonItem.isHidden)
  }

  @Test func theSecondaryBarHasAButtonThatHidesAllOthers() {
    let rig = Rig(.tripleColumn, width: 1_400)
    #expect(!tapButton(rig, "Hide Sidebars"))
    rig.split.showsSecondaryOnlyButton = true
    rig.stage.settle()
    #expect(tapButton(rig, "Hide Sidebars") && rig.split.displayMode == .secondaryOnly)
  }

  // MARK: Collapse and expansion

  @Test func columnsBecomeOneStackAndComeBackWithWhatWasPushed() {
    let judge = Judge()
    let rig = Rig(.tripleColumn, width: 1_400) { $0.delegate = judge }
    let pushed = UIViewController()
    rig.screens[1].navigationController?.pushViewController(pushed, animated: false)
    _ = judge.take()
    rig.resize(400)
    #expect(
      judge.take() == [
        "top secondary", "willHide primary", "willHide supplementary", "didHide primary", "didHide supplementary", "didCollapse",
      ])
    let stack = [rig.screens[0], rig.screens[1], pushed, rig.screens[2]]
    #expect(rig.split.isCollapsed && rig.screens[0].navigationController?.viewControllers == stack)
    #expect(rig.place(2) == [0, 400] && rig.split.viewControllers.count == 1 && rig.split.isShowing(.secondary))
    let more = UIViewController()
    rig.screens[2].navigationController?.pushViewController(more, animated: true)
    rig.stage.settle()
    judge.mode = .oneBesideSecondary
    rig.resize(1_400)
    #expect(
      judge.take() == [
        "mode twoBesideSecondary", "willChangeTo oneBesideSecondary", "willShow supplementary", "didShow supplementary",
        "didExpand",
      ])
    #expect(rig.screens[1].navigationController?.viewControllers == [rig.screens[1], pushed])
    #expect(rig.screens[2].navigationController?.viewControllers == [rig.screens[2], more])
    #expect(rig.screens[0].navigationController?.viewControllers == [rig.screens[0]] && more.view.window != nil)
  }

  /// A screen that calls its split view in one of its messages.
  @MainActor private final class Caller: UIViewController {
    var calls: [String: () -> Void] = [:]
    private(set) var log: [String] = []

    private func hear(_ message: String) {
      log.append(message)
      calls.removeValue(forKey: message)?()
    }

    override func viewWillAppear(_ animated: Bool) { hear("willAppear") }
    override func viewDidAppear(_ animated: Bool) { hear("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { hear("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { hear("didDisappear") }
  }

  /// The stack sends its messages to the end before its screens go to another one.
  @Test(arguments: ["willAppear", "didAppear", "willDisappear", "didDisappear"], [true, false])
  func aColumnReplacedInAMessageOfItsStackWaitsForTheStack(_ message: String, animated: Bool) {
    for replaced in [UISplitViewController.Column.primary, .secondary] {
      let rig = Rig(.doubleColumn, width: 400)
      let (former, top, root) = (Caller(), Caller(), Caller())
      let stack = rig.screens[1].navigationController
      stack?.pushViewController(former, animated: false)
      rig.stage.settle()
      let caller = message.hasSuffix("Appear") ? top : former
      var isSetAtOnce = false
      caller.calls[message] = {
        rig.split.setViewController(root, for: replaced)
        isSetAtOnce = rig.split.viewController(for: replaced) === root
      }
      stack?.pushViewController(top, animated: animated)
      rig.stage.settle()
      #expect(isSetAtOnce)
      let isOnTop = replaced == .primary
      let shown = isOnTop ? top : root
      #expect(shown.view.window != nil && shown.log.suffix(2) == ["willAppear", "didAppear"])
      #expect(top.log.count.isMultiple(of: 2) && top.log.last == (isOnTop ? "didAppear" : "didDisappear"))
      #expect(former.log.last == "didDisappear" && former.log.count { $0.hasPrefix("will") } * 2 == former.log.count)
      let screens = isOnTop ? [root, rig.screens[1], former, top] : [rig.screens[0], root]
      #expect(shown.navigationController?.viewControllers == screens)
      rig.resize(1_000)
      #expect(rig.split.viewController(for: replaced) === root && root.view.window != nil)
      #expect(rig.split.isShowing(.primary) && rig.split.isShowing(.secondary))
    }
  }

  /// A column that is hidden in a message of its own push comes back with what was pushed.
  @Test func aColumnHiddenInAMessageOfItsPushKeepsItsScreens() {
    let rig = Rig(.doubleColumn, width: 400)
    let (first, second) = (Caller(), UIViewController())
    let stack = rig.screens[1].navigationController
    stack?.pushViewController(first, animated: true)
    first.calls["didAppear"] = { rig.split.hide(.secondary) }
    stack?.pushViewController(second, animated: false)
    rig.stage.settle()
    #expect(rig.split.isShowing(.primary) && rig.place(0) == [0, 400])
    rig.resize(1_000)
    #expect(rig.screens[1].navigationController?.viewControllers == [rig.screens[1], first, second])
  }

  /// What is popped stays away, when a message of that change pops the rest of its column.
  @Test func aColumnPoppedInAMessageOfAPopComesBackWithoutWhatWasPoppedBefore() {
    let rig = Rig(.doubleColumn, width: 400)
    weak var popped: Caller?
    let stack = rig.screens[1].navigationController
    do {
      let first = Caller()
      popped = first
      stack?.pushViewController(first, animated: true)
      first.calls["didAppear"] = { stack?.popViewController(animated: true) }
    }
    stack?.popViewController(animated: true)
    rig.stage.settle()
    #expect(rig.place(0) == [0, 400])
    #expect(popped == nil)
    rig.resize(1_000)
    #expect(rig.screens[1].navigationController?.viewControllers == [rig.screens[1]])
  }

  /// The window becomes wide while a message of a stack is being sent, and a layout is asked for there.
  @Test func anExpansionInAMessageOfAStackWaitsForTheStack() {
    let rig = Rig(.doubleColumn, width: 400)
    let top = Caller()
    top.calls["willAppear"] = {
      rig.stage.resize(to: CGSize(width: 1_000, height: 800), safeAreaInsets: .zero, duration: 0)
      rig.stage.window.layoutIfNeeded()
      #expect(rig.split.isCollapsed)
    }
    rig.screens[1].navigationController?.pushViewController(top, animated: false)
    rig.stage.settle()
    #expect(!rig.split.isCollapsed && top.log.prefix(2) == ["willAppear", "didAppear"] && top.view.window != nil)
    #expect(top.log.last == "didAppear" && top.log.count { $0 == "willAppear" } == top.log.count { $0 == "didAppear" })
    #expect(rig.place(0) != nil && top.navigationController?.viewControllers == [rig.screens[1], top])
  }

  /// A column that comes may change the behaviour; what a message of that change asks for is not undone.
  @Test func aSidebarHiddenWhileAnotherColumnComesStaysHidden() {
    final class Hider: NSObject, UISplitViewControllerDelegate {
      func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        if column == .inspector { svc.show(.secondary) }
      }
    }
    let rig = Rig(.doubleColumn, width: 900) { $0.preferredDisplayMode = .oneBesideSecondary }
    let hider = Hider()
    rig.split.preferredSplitBehavior = .automatic
    rig.split.show(.inspector)
    rig.split.delegate = hider
    #expect(rig.split.displayMode == .oneBesideSecondary)
    rig.split.setViewController(UIViewController(), for: .inspector)
    rig.stage.settle()
    #expect(rig.split.displayMode == .secondaryOnly && rig.split.isShowing(.inspector))
  }

  @Test func theDelegateChoosesTheColumnOnTop() {
    let judge = Judge()
    judge.top = .primary
    let rig = Rig(.doubleColumn, width: 400) { $0.delegate = judge }
    #expect(rig.place(0) == [0, 400] && judge.log == ["top secondary", "willShow primary", "didShow primary", "didCollapse"])
    _ = judge.take()
    rig.split.show(.secondary)
    rig.stage.settle()
    #expect(
      rig.place(1) == [0, 400]
        && judge.take() == ["willHide primary", "willShow secondary", "didHide primary", "didShow secondary"])
    rig.split.hide(.secondary)
    rig.stage.settle()
    #expect(rig.place(0) == [0, 400] && rig.split.isShowing(.primary))
    rig.split.show(.secondary)
    rig.stage.settle()
    rig.stage.flick(from: CGPoint(x: 4, y: 400), velocity: CGPoint(x: 1_000, y: 0))
    rig.stage.settle()
    #expect(rig.split.isShowing(.primary))
    rig.resize(1_000)
    #expect(rig.place(0) == [0, 320] && rig.place(1) == [320, 1_000])
  }

  @Test func theCompactColumnStandsInForAllOthers() {
    let rig = Rig(.doubleColumn, width: 400) { $0.setViewController(UIViewController(), for: .compact) }
    let compact = rig.split.viewController(for: .compact)
    #expect(compact?.viewIfLoaded?.window != nil && rig.place(0) == nil && rig.place(1) == nil && rig.split.isShowing(.compact))
    #expect(compact?.view.frame.width == 400 && rig.split.viewControllers == [compact].compactMap(\.self))
    rig.resize(1_000)
    #expect(compact?.view.window == nil && compact?.parent == nil && rig.place(1) == [320, 1_000])
  }

  @Test func aResizeInTheMiddleOfAnAnimationEndsIt() {
    let rig = Rig(.doubleColumn, width: 800)
    rig.split.show(.primary)
    rig.stage.advance(by: 0.1)
    rig.stage.resize(to: CGSize(width: 400, height: 800), safeAreaInsets: .zero, duration: 0.3)
    rig.stage.advance(by: 0.1)
    rig.stage.resize(to: CGSize(width: 1_200, height: 800), safeAreaInsets: .zero, duration: 0.3)
    rig.stage.settle()
    #expect(rig.place(0) == [0, 320] && rig.place(1) == [320, 1_200])
  }

  @Test func everyWidthOfADesktopShowsTheSecondaryColumn() {
    let rig = Rig(.tripleColumn, width: 320)
    for width in stride(from: CGFloat(320), through: 2_560, by: 64) {
      rig.resize(width)
      let place = rig.place(2)
      #expect(place != nil && place?.last == width && rig.split.isCollapsed == (width < 600), "\(width)")
    }
  }

  @Test func aPresentationFromAColumnThatLeavesStays() {
    let rig = Rig(.doubleColumn, width: 800)
    rig.split.show(.primary)
    rig.stage.settle()
    let presented = UIViewController()
    rig.screens[0].present(presented, animated: true)
    rig.split.hide(.primary)
    rig.stage.settle()
    #expect(rig.place(0) == nil && presented.view.window != nil)
    rig.split.dismiss(animated: true)
    rig.stage.settle()
    #expect(presented.presentingViewController == nil)
  }

  @Test func aSplitViewIsReleasedWhileItsColumnsMove() {
    weak var gone: UISplitViewController?
    let stage = ManualStage(size: CGSize(width: 800, height: 800), scale: 2)
    func leave() {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(UIViewController(), for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
      stage.window.rootViewController = split
      stage.settle()
      split.show(.primary)
      stage.advance(by: 0.1)
      gone = split
      stage.window.rootViewController = UIViewController()
    }
    leave()
    stage.settle()
    #expect(gone == nil)
  }

  // MARK: Details

  @Test func aDetailReplacesTheSecondaryColumnOrIsPushed() {
    let judge = Judge()
    let rig = Rig(.doubleColumn, width: 1_000) { $0.delegate = judge }
    let (one, two) = (UIViewController(), UINavigationController(rootViewController: UIViewController()))
    rig.screens[0].showDetailViewController(one, sender: nil)
    rig.stage.settle()
    #expect(rig.split.viewController(for: .secondary) === one && one.view.window != nil && rig.place(1) == nil)
    judge.top = .primary
    rig.resize(400)
    rig.screens[0].showDetailViewController(two, sender: nil)
    rig.stage.settle()
    #expect(rig.screens[0].navigationController?.viewControllers.count == 2 && rig.split.viewController(for: .secondary) === two)
    rig.resize(1_000)
    #expect(two.viewControllers.count == 1 && two.view.window != nil)
    judge.takesOver = true
    rig.screens[0].showDetailViewController(UIViewController(), sender: nil)
    rig.split.show(UIViewController(), sender: nil)
    #expect(judge.take().suffix(2) == ["showDetail", "show"] && rig.split.viewController(for: .secondary) === two)
    judge.takesOver = false
    let pushed = UIViewController()
    rig.split.show(pushed, sender: nil)
    #expect(rig.screens[0].navigationController?.topViewController === pushed)
  }

  // MARK: Two controllers

  private func pair(_ width: CGFloat, _ judge: Judge? = nil) -> (ManualStage, UISplitViewController, [UIViewController]) {
    let stage = ManualStage(size: CGSize(width: width, height: 800), scale: 2)
    let split = UISplitViewController()
    let (master, detail) = (UIViewController(), UIViewController())
    split.viewControllers = [
      UINavigationController(rootViewController: master), UINavigationController(rootViewController: detail),
    ]
    split.delegate = judge
    stage.window.rootViewController = split
    stage.settle()
    return (stage, split, [master, detail])
  }

  private func resize(_ stage: ManualStage, _ width: CGFloat) {
    stage.resize(to: CGSize(width: width, height: 800), safeAreaInsets: .zero, duration: 0)
    stage.settle()
  }

  @Test func twoControllersCollapseOntoTheFirstOneAndComeBack() {
    let (stage, split, screens) = pair(1_000)
    let detail = split.viewControllers[1] as? UINavigationController
    #expect(split.style == .unspecified && split.displayMode == .allVisible && split.viewController(for: .primary) == nil)
    resize(stage, 400)
    #expect(screens[0].navigationController?.viewControllers == screens && split.viewControllers.count == 1)
    screens[1].navigationController?.pushViewController(UIViewController(), animated: false)
    resize(stage, 1_000)
    #expect(split.viewControllers.count == 2 && split.viewControllers[1] === detail && detail?.viewControllers.count == 2)
    resize(stage, 400)
    screens[0].navigationController?.popToRootViewController(animated: false)
    resize(stage, 1_000)
    #expect(split.viewControllers[1] === detail && detail?.viewControllers.first === screens[1])
  }

  @Test func theDelegateDecidesOnTwoControllers() {
    let judge = Judge()
    judge.discards = true
    let (stage, split, screens) = pair(400, judge)
    #expect(screens[0].navigationController?.viewControllers == [screens[0]] && split.isCollapsed)
    let detail = UINavigationController(rootViewController: UIViewController())
    screens[0].showDetailViewController(detail, sender: nil)
    stage.settle()
    #expect(screens[0].navigationController?.viewControllers.count == 2)
    judge.separated = UIViewController()
    resize(stage, 1_000)
    #expect(split.viewControllers[1] === judge.separated)
    let (small, large) = (UINavigationController(rootViewController: UIViewController()), UIViewController())
    judge.primaries = (small, large)
    resize(stage, 400)
    #expect(split.viewControllers == [small] && small.view.window != nil)
    resize(stage, 1_000)
    #expect(split.viewControllers.first === large && large.view.window != nil && small.view.window == nil)
  }

  @Test func tabsPassTheSecondaryControllerToTheSelectedScreen() {
    let stage = ManualStage(size: CGSize(width: 1_000, height: 800), scale: 2)
    let (split, tabs) = (UISplitViewController(), UITabBarController())
    let (list, detail) = (UINavigationController(rootViewController: UIViewController()), UIViewController())
    tabs.viewControllers = [list]
    split.viewControllers = [tabs, detail]
    stage.window.rootViewController = split
    stage.settle()
    resize(stage, 400)
    #expect(list.viewControllers.count == 2 && list.topViewController === detail)
    #expect(detail.view.window != nil && split.isShowing(.secondary) && stage.window.screen.warnings.given.isEmpty)
    resize(stage, 1_000)
    #expect(stage.window.screen.warnings.given.isEmpty)
    #expect(list.viewControllers.count == 1 && split.viewControllers == [tabs, detail] && detail.view.window != nil)
  }

  @Test func orientationsAreTheDelegates() {
    let judge = Judge()
    let split = UISplitViewController(style: .doubleColumn)
    let usual = split.supportedInterfaceOrientations
    split.delegate = judge
    #expect(usual != .landscape && split.supportedInterfaceOrientations == .landscape)
    #expect(split.preferredInterfaceOrientationForPresentation == .landscapeLeft)
  }

  @Test func theBackgroundOfASidebarShowsBehindAClearView() {
    let rig = Rig(.doubleColumn, width: 1_000)
    #expect(rig.split.primary.view.backgroundColor == nil && rig.split.primaryBackgroundStyle == .none)
    rig.split.primaryBackgroundStyle = .sidebar
    #expect(rig.split.primary.view.backgroundColor == .secondarySystemBackground)
  }
}
