import CoreGraphics
import Foundation
import QuartzCore
import Testing
@_spi(UIKitModules) import UIKitCore
import UIKitTestSupport

@testable import UIKitControls
@_spi(UIKitModules) import UIKitGraphics

@MainActor @Suite struct UISegmentedControlTests {
  private final class Log { var values: [Int] = [] }

  private let finger = Finger()
  /// Each segment is 100 points wide, from x 20 on.
  private let control = UISegmentedControl(items: ["Day", "Week", "Year"])
  private let log = Log()

  init() {
    control.frame = CGRect(x: 20, y: 100, width: 300, height: 32)
    finger.window.addSubview(control)
    control.addAction(
      UIAction { [log, unowned control] _ in log.values.append(control.selectedSegmentIndex) }, for: .valueChanged)
    finger.frame()
  }

  private var widths: [CGFloat] {
    control.layoutIfNeeded()
    return control.segments.map(\.frame.width)
  }

  // MARK: Selecting

  @Test func nothingIsSelectedAtFirst() {
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 3)
    #expect(control.look.highlight.alpha == 0)
  }

  @Test func aTapSelectsOnceAtTheLift() {
    finger.down(170, 116)
    #expect(control.selectedSegmentIndex == -1 && log.values.isEmpty)
    finger.up(170, 116)
    #expect(log.values == [1])
    finger.tap(170, 116)
    #expect(log.values == [1])
  }

  @Test func aFingerSelectsTheSegmentAboveWhichItLifts() {
    control.selectedSegmentIndex = 2
    finger.down(70, 116)
    finger.move(170, 150)
    #expect(control.selectedSegmentIndex == 2 && log.values.isEmpty)
    finger.up(170, 150)
    #expect(log.values == [1])
  }

  @Test func theSelectionIsCarriedToAnotherSegment() {
    control.selectedSegmentIndex = 0
    finger.frame()
    finger.down(70, 116)
    finger.move(270, 116)
    #expect(control.look.highlight.center.x == 250 && control.selectedSegmentIndex == 0 && log.values.isEmpty)
    finger.up(270, 116)
    #expect(log.values == [2])
    finger.wait(0.5)
    #expect(control.look.highlight.frame == CGRect(x: 202, y: 2, width: 96, height: 28))
  }

  @Test func aLiftFarAwayAndACancelledTouchSelectNothing() {
    control.selectedSegmentIndex = 0
    finger.down(270, 116)
    finger.move(270, 300)
    finger.up(270, 300)
    finger.down(270, 116)
    finger.cancel(270, 116)
    #expect(control.selectedSegmentIndex == 0 && log.values.isEmpty && control.look.highlight.center.x == 50)
  }

  @Test func codeSelectsSilently() {
    control.selectedSegmentIndex = 1
    #expect(log.values.isEmpty && control.state(of: 1) == .selected && control.look.highlight.center.x == 150)
    control.selectedSegmentIndex = UISegmentedControl.noSegment
    #expect(control.look.highlight.alpha == 0)
  }

  @Test func aMomentaryControlReportsEachTapAndShowsNoSelection() {
    control.selectedSegmentIndex = 1
    control.isMomentary = true
    finger.tap(70, 116)
    finger.tap(70, 116)
    #expect(log.values == [0, 0] && control.selectedSegmentIndex == 0)
    finger.frame()
    #expect(control.look.highlight.alpha == 0)
    control.selectedSegmentIndex = 2
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test func aSegmentThatIsNotEnabledIsPassedOver() {
    control.setEnabled(false, forSegmentAt: 1)
    #expect(!control.isEnabledForSegment(at: 1) && control.isEnabledForSegment(at: 0))
    finger.tap(170, 116)
    finger.down(70, 116)
    finger.move(170, 116)
    finger.up(170, 116)
    #expect(log.values.isEmpty)
    control.isEnabled = false
    finger.tap(70, 116)
    #expect(log.values.isEmpty && control.state(of: 0) == .disabled)
  }

  // MARK: Segments

  @Test func theSelectionStaysWithItsSegment() {
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Hour", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "Week")
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == -1 && control.numberOfSegments == 2)
    control.selectedSegmentIndex = 0
    control.removeAllSegments()
    #expect(control.selectedSegmentIndex == -1 && control.numberOfSegments == 0 && control.look.lines.isEmpty)
    #expect(control.titleForSegment(at: 0) == nil && !control.isEnabledForSegment(at: 0))
    control.setTitle("ignored", forSegmentAt: 0)
  }

  @Test func anIndexBeyondTheEndIsTheLast() {
    control.insertSegment(withTitle: "Century", at: 99, animated: false)
    #expect(control.titleForSegment(at: 3) == "Century" && control.titleForSegment(at: 50) == "Century")
    control.setTitle("Age", forSegmentAt: 77)
    #expect(control.titleForSegment(at: 3) == "Age")
    control.removeSegment(at: 77, animated: false)
    #expect(control.numberOfSegments == 3)
  }

  @Test func segmentsComeAndGoAnimated() throws {
    control.insertSegment(withTitle: "Hour", at: 0, animated: true)
    let (new, day) = (control.segments[0], control.segments[1])
    finger.wait(0.15)
    let shown = try #require(day.layer.presentation()).frame
    #expect(day.frame.minX == 75 && shown.minX > 5 && shown.minX < 74)
    #expect(new.alpha == 1 && (new.layer.presentation()?.opacity ?? 1) < 0.9)
    finger.wait(0.3)
    control.removeSegment(at: 0, animated: true)
    #expect(new.superview != nil && control.numberOfSegments == 3)
    finger.wait(0.4)
    #expect(new.superview == nil && day.frame == CGRect(x: 0, y: 0, width: 100, height: 32))
  }

  @Test func titlesAndImagesReplaceEachOther() {
    let image = picture(12, 12)
    control.setImage(image, forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) === image && control.titleForSegment(at: 0) == nil)
    control.setTitle("Now", forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) == nil && control.titleForSegment(at: 0) == "Now")
    control.insertSegment(with: image, at: 0, animated: false)
    #expect(control.imageForSegment(at: 0) === image)
  }

  @Test func actionsArePerformedBeforeTheEvent() {
    var performed: [String] = []
    func action(_ name: String) -> UIAction {
      UIAction(title: name, identifier: UIAction.Identifier(name)) { action in
        performed.append("\(action.title) \(self.log.values.count)")
      }
    }
    let control = UISegmentedControl(frame: self.control.frame, actions: [action("a"), action("b")])
    finger.window.addSubview(control)
    control.addAction(UIAction { [log] _ in log.values.append(1) }, for: .valueChanged)
    finger.frame()
    finger.tap(300, 116)
    #expect(performed == ["b 0"] && log.values == [1] && control.titleForSegment(at: 1) == "b")
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("b")) == 1)
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("z")) == NSNotFound)
    #expect(control.actionForSegment(at: 0)?.title == "a")
    // The same identifier: replaced at its place, moved from another.
    control.insertSegment(action: action("a"), at: 0, animated: false)
    #expect(control.numberOfSegments == 2)
    control.insertSegment(action: action("a"), at: 2, animated: false)
    #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 1) == "a")
    control.setAction(action("c"), forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == "c")
  }

  @Test func itemsAreTitlesImagesAndActions() {
    let control = UISegmentedControl(items: ["One", picture(8, 8), UIAction(title: "Two") { _ in }])
    #expect(control.numberOfSegments == 3 && control.imageForSegment(at: 1)?.size.width == 8)
    #expect(control.titleForSegment(at: 2) == "Two" && control.frame.origin == .zero)
    #expect(control.bounds.size == control.intrinsicContentSize)
  }

  // MARK: Widths

  @Test func segmentsAreAsWideAsTheWidestWithTenPointsAtEachSide() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.text = "Week"
    let widest = ceil(label.intrinsicContentSize.width) + 20
    #expect(control.intrinsicContentSize == CGSize(width: 3 * widest + 2, height: 32))
    #expect(control.sizeThatFits(.zero) == control.intrinsicContentSize)
  }

  @Test func widthsAreWholePointsAndTheLastGetsTheRest() {
    control.frame.size.width = 200
    #expect(widths == [66, 66, 68])
    control.setWidth(50, forSegmentAt: 0)
    #expect(control.widthForSegment(at: 0) == 50 && widths == [50, 75, 75])
  }

  @Test func widthsFollowTheContents() {
    control.setTitle("A rather long title", forSegmentAt: 1)
    #expect(widths == [100, 100, 100])
    control.apportionsSegmentWidthsByContent = true
    #expect(widths[1] > 2 * widths[0] && widths.reduce(0, +) == 300)
  }

  @Test func theFirstSegmentIsAtTheRightWhereOneReadsFromThere() {
    control.semanticContentAttribute = .forceRightToLeft
    finger.frame()
    #expect(control.segments.map(\.frame.minX) == [200, 100, 0])
    finger.tap(70, 116)
    #expect(log.values == [2])
  }

  // MARK: Looks

  @Test func coloursOfTheHighlight() {
    #expect(control.look.highlight.backgroundColor == SegmentedLook.selectedColor)
    control.selectedSegmentTintColor = .red
    #expect(control.look.highlight.backgroundColor == .red)
  }

  @Test func linesStandOnlyBetweenSegmentsThatAreNotSelected() {
    control.insertSegment(withTitle: "Age", at: 3, animated: false)
    control.selectedSegmentIndex = 0
    finger.frame()
    #expect(control.look.lines.map(\.alpha) == [0, 1, 1])
    control.selectedSegmentIndex = 2
    #expect(control.look.lines.map(\.alpha) == [1, 0, 0])
  }

  @Test func attributesOfTitlesByState() {
    control.setTitleTextAttributes([.foregroundColor: UIColor.red, .kern: 2], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
    #expect(control.titleTextAttributes(for: .normal)?.count == 2 && control.titleTextAttributes(for: .disabled) == nil)
    #expect(control.look.attributes(in: .normal)[.foregroundColor] as? UIColor == .red)
    let selected = control.look.attributes(in: [.selected, .highlighted])
    #expect(selected[.foregroundColor] as? UIColor == .blue && selected[.kern] as? Int == 2)
    #expect(control.look.attributes(in: .disabled)[.foregroundColor] as? UIColor == .tertiaryLabel)
  }

  @Test func imagesReplaceTheStandardLook() {
    let (background, divider) = (picture(11, 40), picture(3, 40))
    control.setBackgroundImage(background, for: .normal, barMetrics: .default)
    control.setBackgroundImage(background, for: .normal, barMetrics: .compact)
    control.setDividerImage(divider, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    finger.frame()
    #expect(control.backgroundImage(for: .normal, barMetrics: .compact) === background)
    #expect(control.backgroundImage(for: .selected, barMetrics: .default) == nil)
    #expect(control.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default) === divider)
    #expect(control.look.panel.isHidden && control.look.highlight.isHidden && control.intrinsicContentSize.height == 40)
    #expect(control.look.lines.map(\.frame) == [99, 199].map { CGRect(x: $0, y: 0, width: 3, height: 32) })
  }

  @Test func contentsAreMovedByOffsetsAndByPlace() {
    let image = picture(10, 10)
    for index in 0..<3 { control.setImage(image, forSegmentAt: index) }
    control.setContentOffset(CGSize(width: 3, height: -2), forSegmentAt: 0)
    control.setContentPositionAdjustment(UIOffset(horizontal: 5, vertical: 1), forSegmentType: .left, barMetrics: .default)
    control.setContentPositionAdjustment(UIOffset(horizontal: 0, vertical: 4), forSegmentType: .any, barMetrics: .default)
    finger.frame()
    #expect(control.contentOffsetForSegment(at: 0) == CGSize(width: 3, height: -2))
    #expect(control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default).horizontal == 5)
    #expect(control.contentPositionAdjustment(forSegmentType: .right, barMetrics: .default) == .zero)
    let places = control.segments.map { $0.subviews.last?.frame.origin }
    #expect(places == [CGPoint(x: 53, y: 10), CGPoint(x: 45, y: 15), CGPoint(x: 45, y: 15)])
  }

  // MARK: Accessibility

  @Test func aScreenReaderFindsAButtonForEachSegment() {
    #expect(!control.isAccessibilityElement && control.accessibilityRole == .segmentedControl)
    let week = control.segments[1]
    #expect(week.accessibilityLabel == "Week" && week.accessibilityTraits == .button)
    #expect(week.accessibilityActivate() && log.values == [1])
    #expect(week.accessibilityTraits == [.button, .selected])
    control.setEnabled(false, forSegmentAt: 0)
    #expect(control.segments[0].accessibilityTraits == [.button, .notEnabled] && !control.segments[0].accessibilityActivate())
  }
}
