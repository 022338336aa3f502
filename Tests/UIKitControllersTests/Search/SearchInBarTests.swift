import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
@testable import UIKitControllers
@testable import UIKitCore
import UIKitControls
import UIKitGraphics
import UIKitTables
import UIKitText

/// A search bar below the title: where it is while content moves.
@MainActor @Suite struct SearchInBarTests {
  @Test func contentAtItsStartHasHiddenTheBar() {
    let rig = SearchRig()
    #expect(rig.bar.frame.height == 96 && rig.contentTop == 143 && rig.barBottom == 143)
    #expect(rig.search.searchBar.isHidden)
    rig.table.contentOffset.y = -195
    rig.stage.advance(by: 0)
    #expect(rig.bar.frame.height == 148 && rig.barBottom == 195 && !rig.search.searchBar.isHidden)
    #expect(rig.place(rig.search.searchBar) == CGRect(x: 0, y: 143, width: 393, height: 52))
    #expect(rig.place(rig.field) == CGRect(x: 20, y: 147, width: 353, height: 36))
  }

  @Test func theNavigationBarsBackgroundIsSeenBehindIt() {
    let rig = SearchRig(hides: false)
    #expect((rig.search.searchBar.background.backgroundColor?.cgColor.alpha ?? 0) == 0)
  }

  /// What an app changes in the bar while somebody types does not end the typing.
  @Test func editingOutlastsChangesOfTheItem() {
    let rig = SearchRig(isLarge: false, hides: false)
    rig.search.hidesNavigationBarDuringPresentation = false
    rig.begin()
    rig.stage.typeText("a")
    rig.log = []
    let item = rig.list.navigationItem
    item.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
    item.title = "Found"
    item.preferredSearchBarPlacement = .inline
    rig.search.searchBar.scopeButtonTitles = ["All", "Unread"]
    rig.stage.settle()
    rig.stage.typeText("b")
    #expect(rig.field.isEditing && rig.field.text == "ab" && !rig.take().contains("didEnd"))
    #expect(rig.place(rig.field).maxY <= rig.barBottom)
  }

  /// Content that rests in the middle of the title's collapse, as one that was left while it moved, and a bar that grows above it.
  @Test(arguments: [10.0, 50]) func scopesGrowTheBarInTheMiddleOfTheCollapse(travel: Double) {
    let rig = SearchRig(hides: false)
    rig.list.navigationItem.preferredSearchBarPlacement = .inline
    rig.search.searchBar.scopeButtonTitles = nil
    rig.stage.settle()
    #expect(rig.bar.frame.height == 96)
    rig.table.contentOffset.y += travel
    rig.stage.advance(by: 0)
    #expect(abs(rig.bar.frame.height - (96 - travel)) < 0.001)
    rig.search.searchBar.scopeButtonTitles = ["One", "Two"]
    rig.stage.settle()
    #expect(abs(rig.bar.frame.height - 96) < 0.001)
    #expect(abs(rig.table.adjustedContentInset.top - 143) < 0.001)
  }

  @Test func belowASmallTitleToo() {
    let rig = SearchRig(isLarge: false)
    #expect(rig.bar.frame.height == 44)
    rig.table.contentOffset.y = -143
    rig.stage.advance(by: 0)
    #expect(rig.bar.frame.height == 96 && rig.place(rig.field).minY == 95)
  }

  @Test func aBarThatDoesNotHideBelongsToTheBar() {
    let rig = SearchRig(hides: false)
    #expect(rig.bar.frame.height == 148 && rig.contentTop == 195)
    rig.table.contentOffset.y = 400
    rig.stage.advance(by: 0)
    #expect(rig.bar.frame.height == 96 && rig.table.adjustedContentInset.top == 143)
    #expect(rig.place(rig.field).minY == 95)
  }

  /// Search bar and title give way to the content as one motion.
  @Test(arguments: [-52.0, -40, -26, -1, 0, 10, 51, 52, 60, 500])
  func insetsAndSafeAreaAreTheBarsPresentHeight(travel: Double) {
    let rig = SearchRig()
    rig.table.contentOffset.y = travel - 143
    rig.stage.advance(by: 0)
    let height = 96 + min(max(-CGFloat(travel), 0), 52) - min(max(CGFloat(travel), 0), 52)
    #expect(rig.bar.frame.height == height && rig.table.contentOffset.y == travel - 143)
    #expect(rig.table.adjustedContentInset.top == 47 + height && rig.list.view.safeAreaInsets.top == 47 + height)
    #expect(abs(rig.barBottom - max(91, rig.contentTop)) < 0.001)
  }

  /// A pull by a finger reveals the bar 1:1, and it comes to rest whole or not at all.
  @Test(arguments: [(15.0, 0.0), (24, 0), (30, -52), (52, -52), (70, -52)])
  func aPullRevealsTheBarWholeOrNotAtAll(pull: Double, rest: Double) {
    let rig = SearchRig()
    rig.stage.drag(
      from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 410 + pull), duration: 0.5, holdBeforeLift: 0.3)
    if pull <= 52 { #expect(abs(rig.table.contentOffset.y + 143 + pull) < 0.34) }
    rig.stage.settle()
    #expect(abs(rig.table.contentOffset.y + 143 - rest) < 0.34 && abs(rig.bar.frame.height - (96 - rest)) < 0.34)
  }

  @Test func aFlickThroughBarAndTitleIsOneMotion() {
    func samples(_ rig: SearchRig, from offset: CGFloat) -> [CGFloat] {
      rig.table.contentOffset.y = offset
      rig.stage.advance(by: 0)
      rig.stage.flick(from: CGPoint(x: 200, y: 700), velocity: CGPoint(x: 0, y: -2500))
      return (0..<60).map { _ in
        rig.stage.advance(by: 1.0 / 60)
        return rig.table.contentOffset.y - offset
      }
    }
    let (collapsing, plain) = (SearchRig(), SearchRig(isLarge: false, hides: false))
    let (a, b) = (samples(collapsing, from: -195), samples(plain, from: 1000))
    #expect(zip(a, b).allSatisfy { abs($0 - $1) < 0.34 })
    #expect(collapsing.bar.frame.height == 44)
  }

  @Test func shortContentHidesAndRevealsTheBarToo() {
    let rig = SearchRig(rows: 3)
    #expect(rig.bar.frame.height == 96 && rig.contentTop == 143)
    rig.stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 470), duration: 0.5, holdBeforeLift: 0.3)
    rig.stage.settle()
    #expect(rig.bar.frame.height == 148 && rig.contentTop == 195)
  }

  @Test func theFieldBecomesLowerAndFadesWhileTheBarGoes() {
    let rig = SearchRig()
    rig.table.contentOffset.y = -143 - 40
    rig.stage.advance(by: 0)
    #expect(rig.place(rig.field).height == 24 && abs((rig.field.leftView?.alpha ?? 0) - 1.0 / 3) < 0.01)
    rig.table.contentOffset.y = -143 - 30
    rig.stage.advance(by: 0)
    #expect(rig.place(rig.field).height == 14 && rig.field.leftView?.alpha == 0)
  }

  @Test func aRefreshBeginsBelowTheRevealedBar() {
    let rig = SearchRig()
    let control = UIRefreshControl()
    var begun = 0
    control.addAction(UIAction { _ in begun += 1 }, for: .valueChanged)
    rig.list.refreshControl = control
    rig.stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 375), duration: 0.5, holdBeforeLift: 0.3)
    rig.stage.settle()
    #expect(begun == 0 && rig.bar.frame.height == 148)
    rig.stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 600), duration: 0.5, holdBeforeLift: 0.3)
    #expect(begun == 1)
    rig.stage.settle()
    control.endRefreshing()
    rig.stage.settle()
    #expect(rig.bar.frame.height == 148 && rig.contentTop == 195)
  }

  @Test func contentThatDoesNotScrollKeepsTheBar() {
    let rig = SearchRig()
    let plain = UIViewController()
    plain.title = "Plain"
    plain.navigationItem.searchController = UISearchController(searchResultsController: nil)
    rig.navigation.pushViewController(plain, animated: true)
    rig.stage.settle()
    #expect(rig.bar.frame.height == 148 && plain.view.safeAreaInsets.top == 195)
    rig.navigation.popViewController(animated: true)
    rig.stage.settle()
    #expect(rig.bar.frame.height == 96)
  }

  @Test func inARegularWidthTheBarIsInTheLineOfTheTitle() {
    let rig = SearchRig(size: CGSize(width: 1024, height: 768), safeAreaInsets: .zero)
    #expect(rig.list.navigationItem.searchBarPlacement == .inline && rig.bar.frame.height == 96)
    let frame = rig.place(rig.search.searchBar)
    #expect(frame.maxX == 1024 - 16 && frame.width == 320 && frame.minY == 0)
    rig.list.navigationItem.preferredSearchBarPlacement = .stacked
    rig.stage.settle()
    #expect(rig.list.navigationItem.searchBarPlacement == .stacked)
    rig.stage.resize(to: CGSize(width: 500, height: 768), safeAreaInsets: .zero, duration: 0.2)
    rig.list.navigationItem.preferredSearchBarPlacement = .automatic
    rig.stage.settle()
    #expect(rig.list.navigationItem.searchBarPlacement == .stacked)
  }

  @Test func largeTextMakesTheBarHigher() {
    let rig = SearchRig(hides: false)
    rig.stage.window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    rig.stage.settle()
    let growth = rig.place(rig.field).height - 36
    #expect(growth > 2 && growth < 12 && rig.place(rig.search.searchBar).height == 52 + growth)
    #expect(abs(rig.contentTop - rig.barBottom) < 0.001)
  }

  @Test func fromRightToLeftTheBarIsMirrored() {
    let rig = SearchRig(hides: false)
    rig.stage.window.semanticContentAttribute = .forceRightToLeft
    rig.navigation.view.semanticContentAttribute = .forceRightToLeft
    rig.search.searchBar.semanticContentAttribute = .forceRightToLeft
    rig.begin()
    let cancel = rig.cancelButton.map { rig.place($0) }
    #expect(cancel.map { $0.minX == 20 && $0.maxX < rig.place(rig.field).minX } == true)
  }

  @Test func aPushCarriesTheBarAndAPopBringsItBack() {
    let rig = SearchRig(hides: false)
    let next = UIViewController()
    next.title = "Next"
    rig.navigation.pushViewController(next, animated: true)
    rig.stage.advance(by: 0.1)
    #expect(rig.search.searchBar.window != nil && rig.place(rig.search.searchBar).minX < 0)
    rig.stage.settle()
    #expect(rig.search.searchBar.window == nil && rig.bar.frame.height == 96)
    rig.navigation.popViewController(animated: true)
    rig.stage.settle()
    #expect(rig.place(rig.search.searchBar) == CGRect(x: 0, y: 143, width: 393, height: 52))
  }

  @Test func anotherSearchTakesThePlace() {
    let rig = SearchRig(hides: false)
    rig.begin()
    let other = UISearchController(searchResultsController: nil)
    rig.list.navigationItem.searchController = other
    rig.stage.settle()
    #expect(!rig.search.isActive && rig.search.searchBar.superview == nil && other.searchBar.window != nil)
    rig.list.navigationItem.searchController = nil
    rig.stage.settle()
    #expect(rig.bar.frame.height == 96 && rig.contentTop == rig.barBottom)
  }

  /// What happens in the middle of a collapse.
  enum Interruption: CaseIterable {
    case rotation, rotationThereAndBack, text, mirroring, push, pushAndPop, search, anotherSearch, noSearch
  }

  /// In the middle of a flick, a drag and a bounce, at every stage of the collapse, anything may happen: the bar's edge is where the content
  /// begins or is passed, in each frame, and the content comes to rest where nothing is half shown.
  @Test(arguments: Interruption.allCases, [-190.0, -170, -150, -120, -100, 300])
  func aCollapseThatIsInterruptedEndsWhole(interruption: Interruption, start: Double) {
    for motion in 0..<3 {
      let rig = SearchRig()
      rig.table.contentOffset.y = start
      rig.stage.advance(by: 0)
      let place = CGPoint(x: 150, y: 300)
      switch motion {
      case 0: rig.stage.flick(from: place, velocity: CGPoint(x: 0, y: start < 0 ? -300 : 2500))
      case 1: rig.stage.flick(from: place, velocity: CGPoint(x: 0, y: 1500))
      default:
        rig.stage.touch(.began, at: place)
        for step in 1...6 {
          rig.stage.advance(by: 1.0 / 60)
          rig.stage.touch(.moved, at: CGPoint(x: 150, y: 300 - 8 * CGFloat(step)))
        }
      }
      rig.stage.advance(by: 1.0 / 20)
      interrupt(rig, interruption)
      for frame in 0..<90 {
        rig.stage.advance(by: 1.0 / 60)
        if frame == 10, motion == 2 { rig.stage.touch(.ended, at: CGPoint(x: 150, y: 252)) }
        guard rig.navigation.topViewController === rig.list, rig.navigation.transitionCoordinator == nil, !rig.search.isActive
        else { continue }
        let least = rig.bar.convert(CGPoint(x: 0, y: 44), to: nil).y
        #expect(rig.barBottom >= min(least, rig.contentTop) - 0.34, "frame \(frame) of motion \(motion)")
      }
      rig.stage.settle()
      if rig.navigation.topViewController !== rig.list { rig.navigation.popViewController(animated: false) }
      rig.search.isActive = false
      rig.stage.settle()
      // Whole or not at all: another touch that moves nothing changes nothing.
      let rest = (rig.table.contentOffset, rig.bar.frame)
      rig.stage.tap(at: CGPoint(x: 150, y: 350))
      rig.stage.settle()
      #expect(rig.table.contentOffset == rest.0 && rig.bar.frame == rest.1)
      let least = rig.navigation.view.safeAreaInsets.top + 44
      #expect(abs(rig.barBottom - max(least, rig.contentTop)) < 0.34 || rig.table.contentOffset.y > 0)
      #expect(abs(rig.table.adjustedContentInset.top - rig.barBottom) < 0.001)
    }
  }

  private func interrupt(_ rig: SearchRig, _ interruption: Interruption) {
    let upright = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    switch interruption {
    case .rotation, .rotationThereAndBack:
      rig.stage.resize(to: CGSize(width: 852, height: 393), safeAreaInsets: .zero, duration: 0.3)
      if interruption == .rotation { return }
      rig.stage.advance(by: 0.1)
      rig.stage.resize(to: CGSize(width: 393, height: 852), safeAreaInsets: upright, duration: 0.3)
    case .text: rig.stage.window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    case .mirroring: rig.navigation.view.semanticContentAttribute = .forceRightToLeft
    case .push, .pushAndPop:
      rig.navigation.pushViewController(UIViewController(), animated: true)
      if interruption == .push { return }
      rig.stage.advance(by: 0.1)
      rig.navigation.popViewController(animated: true)
    case .search: rig.search.isActive = true
    case .anotherSearch: rig.list.navigationItem.searchController = UISearchController(searchResultsController: nil)
    case .noSearch: rig.list.navigationItem.searchController = nil
    }
  }
}
