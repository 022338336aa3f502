import CoreGraphics
import Foundation
import ManualHost
import Testing
@testable import UIKitControllers
@testable import UIKitCore
import UIKitGraphics
import UIKitTables
import UIKitTestSupport

/// The figures of a large title at rest: "Navigation bar" of docs/measurements.md, and UIKit's documents.
@MainActor @Suite struct LargeTitleTests {
  @Test func theBarIs96HighAnd44WhenItsTitleHasGone() {
    let rig = BarRig()
    #expect(rig.bar.frame == CGRect(x: 0, y: 47, width: 393, height: 96))
    rig.scroll(to: 52)
    #expect(rig.bar.frame == CGRect(x: 0, y: 47, width: 393, height: 44))
    rig.scroll(to: 3000)
    #expect(rig.bar.frame.height == 44)
  }

  @Test func smallTitlesAreTheDefault() {
    let rig = BarRig(isLarge: false)
    #expect(!UINavigationBar().prefersLargeTitles && UINavigationItem().largeTitleDisplayMode == .automatic)
    #expect(rig.bar.frame.height == 44 && rig.table.adjustedContentInset.top == 91 && rig.largeLabel == nil)
  }

  @Test func theTextIsBoldAndHas34Points() throws {
    let label = try #require(BarRig().largeLabel)
    let font = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 34 && font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
  }

  @Test(arguments: [(393.0, 20.0), (375.0, 16.0)])
  func theTextBeginsAtTheMargin(width: Double, margin: Double) throws {
    let rig = BarRig(size: CGSize(width: width, height: 800))
    let label = try #require(rig.largeLabel)
    #expect(abs(label.convert(CGPoint.zero, to: nil).x - margin) < 0.01)
  }

  @Test func theLineStands3PointsBelowTheBarAnd8AboveItsEdge() throws {
    let rig = BarRig()
    let label = try #require(rig.largeLabel)
    #expect(abs(label.bounds.height - 41) < 1)
    #expect(abs(label.convert(CGPoint(x: 0, y: label.bounds.maxY), to: nil).y - (rig.barBottom - 8)) < 0.01)
  }

  @Test func theContentRestsBelowTheTitle() {
    let rig = BarRig()
    #expect(rig.table.contentOffset.y == -143 && rig.table.adjustedContentInset.top == 143)
    #expect(rig.list.view.safeAreaInsets.top == 143 && rig.contentTop == rig.barBottom)
  }

  @Test(arguments: [0.0, 10, 26, 51, 52, 60, 500])
  func insetsAndSafeAreaAreTheBarsPresentHeight(travel: Double) {
    let rig = BarRig()
    rig.scroll(to: travel)
    let height = 96 - min(CGFloat(travel), 52)
    #expect(rig.bar.frame.height == height && rig.table.contentOffset.y == travel - 143)
    #expect(rig.table.adjustedContentInset.top == 47 + height && rig.list.view.safeAreaInsets.top == 47 + height)
    #expect(rig.table.contentInset == .zero)
  }

  @Test func aPullMakesTheBarHigherAndTheTitleLarger() throws {
    let rig = BarRig()
    rig.table.contentOffset.y = -143 - 75
    rig.stage.advance(by: 0)
    #expect(rig.bar.frame.height == 96 + 75 && rig.contentTop == rig.barBottom)
    #expect(rig.table.adjustedContentInset.top == 143)
    let label = try #require(rig.largeLabel)
    #expect(abs(label.transform.a - 1.05) < 0.001 && abs(label.frame.minX - 20) < 0.01)
    rig.table.contentOffset.y = -143 - 600
    rig.stage.advance(by: 0)
    #expect(abs(label.transform.a - 1.1) < 0.001)
  }

  /// The small title comes when the letters of the large one have gone under the bar.
  @Test func onlyOneOfTheTwoTitlesIsRead() throws {
    let rig = BarRig()
    let small = try #require(rig.labels().last)
    #expect(small.alpha == 0 && rig.largeLabel != nil)
    rig.scroll(to: 36)
    #expect(small.alpha == 0)
    rig.scroll(to: 44)
    #expect(small.alpha == 0.5)
    rig.scroll(to: 52)
    #expect(small.alpha == 1 && rig.largeLabel?.superview?.isHidden == true)
  }

  /// docs/measurements.md, "Text sizes": the line of `.largeTitle` is 38 to 48 points high; sizes of accessibility do not make bars higher.
  @Test(arguments: [
    (UIContentSizeCategory.extraSmall, 49.0), (.small, 50), (.medium, 51), (.large, 52), (.extraLarge, 54),
    (.extraExtraLarge, 57),
    (.extraExtraExtraLarge, 59), (.accessibilityMedium, 59), (.accessibilityExtraExtraExtraLarge, 59),
  ])
  func theTitleFollowsTheTextSize(category: UIContentSizeCategory, height: Double) {
    let rig = BarRig()
    rig.stage.window.screen.contentSizeCategory = category
    rig.stage.settle()
    #expect(rig.bar.frame.height == 44 + height && rig.table.adjustedContentInset.top == 91 + height)
    #expect(rig.table.contentOffset.y == -91 - height && rig.contentTop == rig.barBottom)
  }

  @Test func inACompactHeightTitlesAreSmall() {
    let rig = BarRig()
    rig.stage.resize(to: CGSize(width: 852, height: 393), safeAreaInsets: .zero, duration: 0)
    rig.stage.settle()
    #expect(rig.bar.frame.height == 44 && rig.table.contentOffset.y == -44 && rig.table.adjustedContentInset.top == 44)
    rig.stage.resize(
      to: CGSize(width: 393, height: 852), safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), duration: 0)
    rig.stage.settle()
    #expect(rig.bar.frame.height == 96 && rig.table.contentOffset.y == -143 && rig.contentTop == rig.barBottom)
  }

  @Test func scrolledContentStaysWhereItIsWhenTheDeviceTurns() {
    let rig = BarRig()
    rig.scroll(to: 1000)
    let place = rig.table.contentOffset.y
    rig.stage.resize(to: CGSize(width: 852, height: 393), safeAreaInsets: .zero, duration: 0.3)
    rig.stage.settle()
    #expect(rig.table.contentOffset.y == place && rig.bar.frame.height == 44)
    rig.stage.resize(
      to: CGSize(width: 393, height: 852), safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), duration: 0.3)
    rig.stage.settle()
    #expect(rig.table.contentOffset.y == place && rig.bar.frame.height == 44 && rig.table.adjustedContentInset.top == 91)
    rig.table.setContentOffset(CGPoint(x: 0, y: -143), animated: true)
    rig.stage.settle()
    #expect(rig.bar.frame.height == 96 && rig.contentTop == rig.barBottom)
  }

  @Test func thePreferenceCanChangeAtAnyPlace() {
    for travel in [0.0, 20, 52, 300] as [CGFloat] {
      let rig = BarRig()
      rig.scroll(to: travel)
      rig.bar.prefersLargeTitles = false
      rig.stage.settle()
      #expect(rig.bar.frame.height == 44 && rig.table.adjustedContentInset.top == 91)
      #expect(rig.table.contentOffset.y == max(-91, travel - 143))
      rig.bar.prefersLargeTitles = true
      rig.stage.settle()
      // What was at the top shows its title; what was not, stays.
      #expect(rig.bar.frame.height == (travel <= 52 ? 96 : 44))
      #expect(rig.table.contentOffset.y == (travel <= 52 ? -143 : travel - 143))
    }
  }

  @Test func modesOfItemsDecide() {
    let rig = BarRig()
    let (second, third, fourth) = (BarRig.List(), BarRig.List(), BarRig.List())
    second.navigationItem.largeTitleDisplayMode = .never
    fourth.navigationItem.largeTitleDisplayMode = .always
    var heights: [CGFloat] = []
    for next in [second, third, fourth] {
      rig.navigation.pushViewController(next, animated: false)
      rig.stage.settle()
      heights.append(rig.bar.frame.height)
    }
    // The third is as the one before.
    #expect(heights == [44, 44, 96])
    rig.navigation.popToRootViewController(animated: false)
    rig.stage.settle()
    #expect(rig.bar.frame.height == 96)
    rig.list.navigationItem.largeTitleDisplayMode = .never
    rig.stage.settle()
    #expect(rig.bar.frame.height == 44 && rig.table.contentOffset.y == -91)
  }

  @Test func aModeSetWhileTheScreenLoadsCounts() {
    final class Plain: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
      }
    }
    let rig = BarRig()
    let plain = Plain()
    rig.navigation.pushViewController(plain, animated: true)
    rig.stage.settle()
    #expect(rig.bar.frame.height == 44 && plain.view.safeAreaInsets.top == 91)
  }

  @Test func contentThatDoesNotScrollHasTheWholeTitleAbove() {
    let rig = BarRig()
    let plain = UIViewController()
    rig.navigation.setViewControllers([plain], animated: false)
    rig.stage.settle()
    #expect(rig.bar.frame.height == 96 && plain.view.safeAreaInsets.top == 143 && plain.view.frame.minY == 0)
    plain.edgesForExtendedLayout = []
    rig.stage.settle()
    #expect(plain.view.frame.minY == 143 && plain.view.safeAreaInsets.top == 0)
  }

  @Test func aListThatBeginsLowerLeavesTheTitleAlone() {
    let rig = BarRig()
    let (screen, table) = (UIViewController(), UIScrollView())
    screen.view.addSubview(table)
    table.frame = CGRect(x: 0, y: 143, width: 393, height: 709)
    table.contentSize = CGSize(width: 393, height: 5000)
    rig.navigation.setViewControllers([screen], animated: false)
    rig.stage.settle()
    table.contentOffset.y = 400
    rig.stage.settle()
    #expect(rig.bar.frame.height == 96 && screen.view.safeAreaInsets.top == 143)
  }

  @Test func anOpaqueBarGivesWayTwiceAsLittle() {
    let rig = BarRig()
    rig.bar.isTranslucent = false
    rig.stage.settle()
    #expect(rig.list.view.frame.minY == 91 && rig.table.adjustedContentInset.top == 52 && rig.contentTop == 143)
    rig.table.contentOffset.y += 20
    rig.stage.advance(by: 0)
    #expect(rig.bar.frame.height == 76 && rig.contentTop == rig.barBottom && rig.list.view.frame.minY == 91)
  }

  @Test func aHiddenBarHasNoTitle() {
    let rig = BarRig()
    rig.navigation.isNavigationBarHidden = true
    rig.stage.settle()
    #expect(rig.table.contentOffset.y == -47 && rig.table.adjustedContentInset.top == 47)
    rig.navigation.isNavigationBarHidden = false
    rig.stage.settle()
    #expect(rig.table.contentOffset.y == -143 && rig.bar.frame.height == 96)
  }

  @Test func aBarOfItsOwnShowsTheWholeTitle() {
    // The traits of a bar without a window are those of the screen.
    let stage = ManualStage(size: CGSize(width: 393, height: 852), scale: 2)
    defer { withExtendedLifetime(stage) {} }
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    bar.prefersLargeTitles = true
    bar.setItems([UINavigationItem(title: "Own")], animated: false)
    #expect(bar.sizeThatFits(.zero).height == 96)
    bar.topItem?.prompt = "Prompt"
    #expect(bar.sizeThatFits(.zero).height == 126)
    bar.topItem?.largeTitleDisplayMode = .never
    #expect(bar.sizeThatFits(.zero).height == 74)
  }

  @Test func readFromTheRightTheTitleIsAtTheRight() throws {
    let rig = BarRig()
    rig.navigation.traitOverrides.layoutDirection = .rightToLeft
    rig.stage.settle()
    let label = try #require(rig.largeLabel)
    #expect(label.convert(CGPoint(x: label.bounds.maxX, y: 0), to: nil).x == 373)
  }

  @Test func itsAttributesAreThoseOfTheBarThenOfTheAppearance() throws {
    let rig = BarRig()
    func attribute(_ key: NSAttributedString.Key) -> NSObject? {
      rig.largeLabel?.attributedText?.attribute(key, at: 0, effectiveRange: nil) as? NSObject
    }
    rig.bar.standardAppearance.largeTitleTextAttributes = [.foregroundColor: UIColor.red, .kern: 2]
    #expect(attribute(.foregroundColor) == UIColor.red && attribute(.kern) as? NSNumber == 2)
    rig.bar.largeTitleTextAttributes = [.foregroundColor: UIColor.green]
    #expect(attribute(.foregroundColor) == UIColor.green && attribute(.kern) as? NSNumber == 2)
    let copy = UINavigationBarAppearance(barAppearance: rig.bar.standardAppearance)
    #expect(copy.largeTitleTextAttributes.count == 2 && copy.looks(like: rig.bar.standardAppearance))
    copy.largeTitleTextAttributes = [:]
    #expect(!copy.looks(like: rig.bar.standardAppearance))
  }

  /// Documented: at the top of the content the standard appearance has no background.
  @Test func atTheTopTheScreenShowsThrough() {
    let rig = BarRig()
    let background = rig.bar.subviews[0]
    #expect(background.backgroundColor?.cgColor.alpha == 0)
    rig.scroll(to: 52)
    #expect(background.backgroundColor?.cgColor.alpha == 0)
    rig.scroll(to: 60)
    #expect(background.backgroundColor == .systemBackground)
    rig.scroll(to: 0)
    let edge = UINavigationBarAppearance()
    edge.backgroundColor = .red
    rig.bar.scrollEdgeAppearance = edge
    #expect(background.backgroundColor == .red && background.frame.height == 143)
  }
}
