import CoreGraphics
import Foundation
import ManualHost
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKitControls
@_spi(UIKitModules) import UIKitCore
@_spi(UIKitModules) import UIKitGraphics

@MainActor @Suite struct UIPickerViewTests {
  // MARK: Figures

  @Test func sizeIsThatOfIOS() {
    let picker = UIPickerView()
    #expect(picker.frame.size == CGSize(width: 320, height: 216))
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    #expect(picker.sizeThatFits(CGSize(width: 9, height: 9)) == CGSize(width: 320, height: 216))
  }

  /// Table height 216 + 75, 19 rows a turn, radius 0.334225372 x 291.
  @Test func rowsLieOnTheRecordedCylinder() {
    let rig = PickerRig([100])
    rig.picker.selectRow(50, inComponent: 0, animated: false)
    rig.stage.settle()
    let rows = rig.shown()
    #expect(rows.count == 9)
    for (index, row) in rows.enumerated() {
      let angle = 2 * CGFloat.pi * CGFloat(index - 4) / 19
      #expect(near(row.center.y - rig.wheel().bounds.minY, 108 + 97.259583 * sin(angle), within: 0.001))
      #expect(near(row.frame.height, 32 * cos(angle), within: 0.001))
      #expect(row.frame.width == rig.wheel().bounds.width)
    }
    #expect(rows[4].alpha == 1)
    #expect(zip(rows[4...], rows[5...]).allSatisfy { $0.alpha > $1.alpha })
    #expect(zip(rows[...4], rows[1...4]).allSatisfy { $0.alpha < $1.alpha })
  }

  @Test(arguments: [1, 2, 3, 5]) func columnsShareTheWidth(_ count: Int) {
    let rig = PickerRig(Array(repeating: 3, count: count))
    let width = ((320 - 18 - 5 * CGFloat(count - 1)) / CGFloat(count)).rounded(.down)
    for component in 0..<count {
      #expect(rig.wheel(component).frame == CGRect(x: 9 + CGFloat(component) * (width + 5), y: 0, width: width, height: 216))
      #expect(rig.picker.rowSize(forComponent: component) == CGSize(width: width, height: 32))
    }
  }

  @Test func columnsAreMirrored() {
    let rig = PickerRig([3, 3])
    rig.picker.semanticContentAttribute = .forceRightToLeft
    rig.stage.settle()
    #expect(rig.wheel(0).frame.maxX == 311 && rig.wheel(1).frame.minX == 10)
  }

  @Test func theBandIsBehindTheMiddle() {
    let rig = PickerRig([3])
    let band = rig.picker.subviews[0]
    #expect(band.frame == CGRect(x: 9, y: 91, width: 302, height: 34))
    #expect(rig.picker.showsSelectionIndicator && !band.isHidden)
    rig.picker.showsSelectionIndicator = false
    #expect(band.isHidden)
  }

  @Test func theDelegateDeterminesWidthsAndHeights() {
    final class Sizes: NSObject, UIPickerViewDelegate {
      func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { component == 0 ? 100 : 60 }
      func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { component == 0 ? 50 : 20 }
    }
    let (rig, sizes) = (PickerRig([9, 9]), Sizes())
    rig.picker.delegate = sizes
    #expect(rig.picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 50))
    #expect(rig.picker.rowSize(forComponent: 1) == CGSize(width: 60, height: 20))
    rig.stage.settle()
    #expect(rig.wheel(0).frame.minX == 9 + 68 && rig.wheel(1).frame.maxX == 320 - 9 - 69)
    rig.picker.frame.size.width = 100
    rig.stage.settle()
    #expect(rig.wheel(1).frame.maxX <= 91)
  }

  @Test func rowsAreHigherWithLargerText() {
    let rig = PickerRig([9])
    rig.picker.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    rig.stage.settle()
    #expect(rig.picker.rowSize(forComponent: 0).height > 40)
    #expect(rig.picker.rowSize(forComponent: 0).height < 50)
  }

  // MARK: Contents

  @Test func aMillionRowsCostNoMoreThanTen() {
    let rig = PickerRig([1_000_000])
    #expect(rig.picker.numberOfComponents == 1 && rig.picker.numberOfRows(inComponent: 0) == 1_000_000)
    rig.picker.selectRow(999_999, inComponent: 0, animated: true)
    rig.stage.settle()
    #expect(rig.picker.selectedRow(inComponent: 0) == 999_999)
    #expect(rig.shown().count == 5)
    #expect(rig.asked.count < 400)
    #expect(rig.wheel().subviews.count { $0 is PickerRow } < 12)
  }

  @Test func viewsOfRowsAreReused() {
    final class Views: NSObject, UIPickerViewDelegate {
      var made = 0
      var foreign = 0
      func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
      ) -> UIView {
        let label = view as? UILabel ?? UILabel()
        if view == nil { made += 1 } else if label.tag != component { foreign += 1 }
        label.tag = component
        label.text = "row \(row)"
        label.bounds.size = CGSize(width: 500, height: 20)
        return label
      }
    }
    let (rig, views) = (PickerRig([500, 500]), Views())
    rig.picker.delegate = views
    rig.stage.settle()
    for row in stride(from: 0, to: 500, by: 3) {
      rig.picker.selectRow(row, inComponent: row % 2, animated: false)
      rig.stage.settle()
    }
    #expect(views.made <= 20 && views.foreign == 0)
    let label = rig.picker.view(forRow: 498, forComponent: 0) as? UILabel
    #expect(label?.text == "row 498")
    #expect(label?.bounds.width == rig.wheel().bounds.width && label?.bounds.height == 20)
    #expect(rig.picker.view(forRow: 3, forComponent: 0) == nil)
    #expect(rig.wheel().accessibilityValue == "row 498")
  }

  @Test func attributedTitlesComeBeforePlainOnes() {
    final class Titles: NSObject, UIPickerViewDelegate {
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "plain" }
      func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
        -> NSAttributedString?
      { row == 0 ? NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red]) : nil }
    }
    let (rig, titles) = (PickerRig([2]), Titles())
    rig.picker.delegate = titles
    rig.stage.settle()
    let texts = rig.shown().compactMap { ($0.subviews.first as? UILabel)?.text }
    #expect(texts == ["red", "plain"])
    #expect(rig.wheel().accessibilityValue == "red")
  }

  @Test func reloadingKeepsTheChosenNumbers() {
    let rig = PickerRig([10, 10])
    rig.picker.selectRow(7, inComponent: 0, animated: false)
    rig.picker.selectRow(3, inComponent: 1, animated: false)
    rig.counts = [5, 10]
    rig.picker.reloadComponent(0)
    #expect(rig.picker.selectedRow(inComponent: 0) == 4 && rig.picker.selectedRow(inComponent: 1) == 3)
    rig.counts = [0, 2, 6]
    rig.picker.reloadAllComponents()
    #expect(rig.picker.numberOfComponents == 3)
    #expect((0..<3).map { rig.picker.selectedRow(inComponent: $0) } == [-1, 1, 0])
    rig.stage.settle()
    #expect(rig.shown(1).count == 2 && rig.chosen.isEmpty)
  }

  @Test func codeSelectsWithoutAMessage() {
    let rig = PickerRig([50])
    rig.picker.selectRow(20, inComponent: 0, animated: true)
    #expect(rig.picker.selectedRow(inComponent: 0) == 20)
    rig.stage.advance(by: 0.1)
    #expect(rig.wheel().isScrollAnimating)
    rig.stage.settle()
    rig.picker.selectRow(400, inComponent: 0, animated: false)
    #expect(rig.picker.selectedRow(inComponent: 0) == 49 && rig.chosen.isEmpty)
    #expect(rig.wheel().contentOffset.y == 1476)
  }

  /// A wheel that a person has set in motion goes where code turns it, and tells of no other row.
  @Test(arguments: 0..<6, [true, false]) func codeTurnsAWheelInMotionWithoutAMessage(_ motion: Int, animated: Bool) {
    let rig = PickerRig([1000])
    rig.picker.selectRow(500, inComponent: 0, animated: false)
    rig.stage.settle()
    let middle = rig.middle()
    switch motion {
    case 0: rig.stage.flick(from: middle, velocity: CGPoint(x: 0, y: -1500))
    case 1: rig.stage.scrollWheel(by: CGPoint(x: 0, y: 300), at: middle)
    case 2: rig.stage.scrollWheel(by: CGPoint(x: 0, y: 300), at: middle, precise: true)
    case 3: rig.stage.tap(at: CGPoint(x: middle.x, y: middle.y + 60))
    case 4: rig.stage.key(.keyboardEnd)
    default:
      rig.stage.key(.keyboardTab)
      rig.stage.key(.keyboardPageDown)
    }
    rig.stage.advance(by: 0.05)
    rig.picker.selectRow(40, inComponent: 0, animated: animated)
    #expect(rig.picker.selectedRow(inComponent: 0) == 40)
    #expect(rig.take().isEmpty)
    rig.stage.settle()
    #expect(rig.take().isEmpty)
    #expect(rig.picker.selectedRow(inComponent: 0) == 40)
    #expect(rig.wheel().contentOffset.y == 1_188)
  }

  @Test func codeThatStopsAWheelOnTheRowItPassesStopsIt() {
    let rig = PickerRig([1000])
    rig.stage.scrollWheel(by: CGPoint(x: 0, y: 800), at: rig.middle())
    rig.stage.advance(by: 0.1)
    let here = Int(((rig.wheel().contentOffset.y + 92) / 32).rounded())
    rig.picker.selectRow(here, inComponent: 0, animated: false)
    rig.picker.selectRow(here, inComponent: 0, animated: true)
    rig.stage.settle()
    #expect(rig.take().isEmpty && rig.picker.selectedRow(inComponent: 0) == here)
  }

  /// A finger that holds the wheel turns it further from the row that code has set.
  @Test(arguments: [true, false]) func aFingerTurnsTheWheelFurtherFromTheRowOfCode(animated: Bool) {
    let rig = PickerRig([1000])
    let middle = rig.middle()
    rig.stage.touch(.began, at: middle)
    for step in 1...4 {
      rig.stage.advance(by: 0.02)
      rig.stage.touch(.moved, at: CGPoint(x: middle.x, y: middle.y - CGFloat(step) * 10))
    }
    rig.picker.selectRow(40, inComponent: 0, animated: animated)
    #expect(rig.wheel().isDragging && rig.take().isEmpty)
    rig.stage.advance(by: 0.02)
    rig.stage.touch(.moved, at: CGPoint(x: middle.x, y: middle.y - 104))
    rig.stage.advance(by: 0.2)
    rig.stage.touch(.ended, at: CGPoint(x: middle.x, y: middle.y - 104))
    rig.stage.settle()
    #expect(rig.take() == [[0, 42]])
    #expect(rig.picker.selectedRow(inComponent: 0) == 42 && rig.wheel().contentOffset.y == 1_252)
  }

  /// A key that follows on a wheel in motion is heard, and the wheel tells once.
  @Test func aKeyReplacesTheTurnBeforeIt() {
    let rig = PickerRig([1000])
    rig.stage.key(.keyboardTab)
    rig.stage.scrollWheel(by: CGPoint(x: 0, y: 300), at: rig.middle())
    rig.stage.advance(by: 0.05)
    rig.stage.key(.keyboardEnd)
    #expect(rig.take().isEmpty)
    rig.stage.settle()
    #expect(rig.take() == [[0, 999]])
  }

  // MARK: A person

  @Test func aDragRestsOnARowAndTellsOnce() {
    let rig = PickerRig([50])
    let middle = rig.middle()
    rig.stage.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 75), duration: 0.5, holdBeforeLift: 0.2)
    rig.stage.settle()
    #expect(rig.take() == [[0, 2]])
    #expect(rig.wheel().contentOffset.y == -28)
    #expect(rig.picker.selectedRow(inComponent: 0) == 2)
  }

  @Test func aFlickRollsByTheRecordedDecelerationToARow() {
    let rig = PickerRig([1000])
    rig.picker.selectRow(500, inComponent: 0, animated: false)
    rig.stage.settle()
    rig.stage.flick(from: rig.middle(), velocity: CGPoint(x: 0, y: -1500))
    #expect(rig.wheel().isDecelerating)
    let before = rig.wheel().contentOffset.y
    #expect(rig.picker.selectedRow(inComponent: 0) == 500)
    rig.stage.settle()
    // v / 2.0010 /s: the way of a normal deceleration, section "Deceleration" of docs/measurements.md.
    #expect(near(rig.wheel().contentOffset.y - before, 1500 / 2.001, within: 20))
    let row = rig.picker.selectedRow(inComponent: 0)
    #expect(rig.wheel().contentOffset.y == CGFloat(row) * 32 - 92)
    #expect(rig.take() == [[0, row]])
  }

  @Test func aPullBeyondTheEndComesBack() {
    let rig = PickerRig([3])
    rig.stage.drag(
      from: rig.middle(), to: CGPoint(x: rig.middle().x, y: rig.middle().y + 80), duration: 0.3, holdBeforeLift: 0.2)
    rig.stage.settle()
    #expect(rig.take() == [[0, 0]])
    #expect(rig.wheel().contentOffset.y == -92)
  }

  @Test func aTapOnARowTurnsItIntoTheMiddle() {
    let rig = PickerRig([50])
    rig.stage.tap(at: CGPoint(x: rig.middle().x, y: rig.middle().y + 60))
    #expect(rig.chosen.isEmpty)
    rig.stage.settle()
    #expect(rig.take() == [[0, 2]])
    rig.stage.tap(at: CGPoint(x: rig.middle().x, y: rig.middle().y - 32))
    rig.stage.settle()
    #expect(rig.take() == [[0, 1]])
    rig.stage.tap(at: rig.middle())
    rig.stage.settle()
    #expect(rig.take().isEmpty)
  }

  @Test func aTouchStopsTheWheelAndChoosesNothingElse() {
    let rig = PickerRig([1000])
    rig.stage.flick(from: rig.middle(), velocity: CGPoint(x: 0, y: -2000))
    rig.stage.advance(by: 0.2)
    let here = (rig.wheel().contentOffset.y + 92) / 32
    rig.stage.tap(at: CGPoint(x: rig.middle().x, y: rig.middle().y + 60))
    rig.stage.settle()
    #expect(rig.take() == [[0, Int(here.rounded())]])
  }

  @Test func aNotchIsARow() {
    let rig = PickerRig([50])
    rig.stage.scrollWheel(by: CGPoint(x: 0, y: 100), at: rig.middle())
    rig.stage.settle()
    #expect(rig.take() == [[0, 1]])
    for _ in 0..<3 { rig.stage.scrollWheel(by: CGPoint(x: 0, y: 100), at: rig.middle()) }
    rig.stage.settle()
    #expect(rig.take() == [[0, 4]])
    for _ in 0..<4 { rig.stage.scrollWheel(by: CGPoint(x: 0, y: -25), at: rig.middle()) }
    rig.stage.settle()
    #expect(rig.take() == [[0, 3]])
    rig.stage.scrollWheel(by: CGPoint(x: 0, y: -1000), at: rig.middle())
    rig.stage.settle()
    #expect(rig.take() == [[0, 0]])
    rig.stage.scrollWheel(by: CGPoint(x: 0, y: -100), at: rig.middle())
    rig.stage.settle()
    #expect(rig.take().isEmpty)
  }

  @Test func trackpadsRestOnRows() {
    let rig = PickerRig([50])
    rig.stage.scrollWheel(by: CGPoint(x: 0, y: 40), at: rig.middle(), precise: true)
    rig.stage.settle()
    #expect(rig.take() == [[0, 1]])
    rig.stage.trackpad(.began, by: .zero, at: rig.middle())
    for _ in 0..<10 {
      rig.stage.advance(by: 0.016)
      rig.stage.trackpad(.moved, by: CGPoint(x: 0, y: 8), at: rig.middle())
    }
    rig.stage.trackpad(.ended, by: .zero, at: rig.middle())
    rig.stage.settle()
    #expect(rig.chosen.count == 1)
    #expect((rig.wheel().contentOffset.y + 92).truncatingRemainder(dividingBy: 32) == 0)
  }

  @Test func wheelsScrollNothingAroundThem() {
    let rig = PickerRig([3])
    let outer = UIScrollView(frame: rig.stage.window.bounds)
    outer.contentSize = CGSize(width: 400, height: 3000)
    rig.stage.window.addSubview(outer)
    outer.addSubview(rig.picker)
    rig.stage.settle()
    for _ in 0..<6 { rig.stage.scrollWheel(by: CGPoint(x: 0, y: 100), at: rig.middle()) }
    rig.stage.settle()
    rig.stage.drag(from: rig.middle(), to: CGPoint(x: rig.middle().x, y: rig.middle().y - 80), duration: 0.2)
    rig.stage.settle()
    #expect(outer.contentOffset == .zero)
    #expect(rig.picker.selectedRow(inComponent: 0) == 2)
  }

  // MARK: Keys

  private func press(_ rig: PickerRig, _ keys: UIKeyboardHIDUsage..., settles: Bool = true) {
    for key in keys {
      rig.stage.key(key)
      if settles { rig.stage.settle() }
    }
  }

  @Test func keysTurnTheWheelInFocus() {
    let rig = PickerRig([100, 100])
    press(rig, .keyboardTab)
    #expect(rig.wheel(0).isFocused)
    press(rig, .keyboardDownArrow, .keyboardDownArrow, .keyboardUpArrow)
    #expect(rig.take() == [[0, 1], [0, 2], [0, 1]])
    press(rig, .keyboardEnd, .keyboardPageUp, .keyboardHome, .keyboardPageDown)
    #expect(rig.take() == [[0, 99], [0, 92], [0, 0], [0, 7]])
    press(rig, .keyboardRightArrow)
    #expect(rig.wheel(1).isFocused)
    press(rig, .keyboardDownArrow)
    #expect(rig.take() == [[1, 1]])
    press(rig, .keyboardHome, .keyboardUpArrow)
    #expect(rig.take() == [[1, 0]])
  }

  @Test func keysInARowAreOneMessage() {
    let rig = PickerRig([100])
    press(rig, .keyboardTab)
    for _ in 0..<5 { press(rig, .keyboardDownArrow, settles: false) }
    rig.stage.settle()
    #expect(rig.take() == [[0, 5]])
  }

  @Test func lettersGoToARow() {
    final class Words: NSObject, UIPickerViewDelegate {
      static let all = ["Apple", "Banana", "Bilberry", "Blackberry", "Cherry", "Éclair"]
      var chosen: [Int] = []
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { Self.all[row] }
      func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { chosen.append(row) }
    }
    let (rig, words) = (PickerRig([6]), Words())
    rig.picker.delegate = words
    press(rig, .keyboardTab)
    rig.stage.typeText("b")
    rig.stage.settle()
    rig.stage.advance(by: 2)
    rig.stage.typeText("b")
    rig.stage.settle()
    rig.stage.advance(by: 2)
    rig.stage.typeText("bl")
    rig.stage.settle()
    rig.stage.advance(by: 2)
    rig.stage.typeText("e")
    rig.stage.settle()
    rig.stage.advance(by: 2)
    rig.stage.typeText("x")
    rig.stage.settle()
    #expect(words.chosen == [1, 2, 3, 5])
  }

  @Test func keysBeginAtTheWheelThatWasTapped() {
    let rig = PickerRig([10, 10])
    rig.stage.tap(at: rig.middle(of: 1))
    rig.stage.settle()
    press(rig, .keyboardDownArrow)
    #expect(rig.wheel(1).isFocused)
    press(rig, .keyboardDownArrow)
    #expect(rig.take() == [[1, 1]])
  }

  // MARK: Accessibility

  @Test func wheelsAreAdjustable() {
    let rig = PickerRig([3])
    let wheel = rig.wheel()
    #expect(rig.picker.accessibilityRole == .picker && wheel.accessibilityRole == .pickerWheel)
    #expect(!rig.picker.isAccessibilityElement && wheel.isAccessibilityElement)
    #expect(wheel.accessibilityTraits == .adjustable && wheel.accessibilityValue == "0-0")
    wheel.accessibilityIncrement()
    #expect(wheel.accessibilityValue == "0-1" && rig.take() == [[0, 1]])
    wheel.accessibilityDecrement()
    wheel.accessibilityDecrement()
    #expect(wheel.accessibilityValue == "0-0" && rig.take() == [[0, 0]])
    rig.picker.isUserInteractionEnabled = false
    wheel.accessibilityIncrement()
    #expect(wheel.accessibilityValue == "0-0" && wheel.accessibilityTraits.contains(.notEnabled))
  }

  @Test func theAccessibilityDelegateNamesWheels() {
    final class Names: NSObject, UIPickerViewAccessibilityDelegate {
      func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { "label" }
      func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { "hint" }
      func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String] { ["a"] }
      func pickerView(_ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int)
        -> NSAttributedString?
      { component == 0 ? nil : NSAttributedString(string: "other") }
      func pickerView(_ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int)
        -> NSAttributedString?
      { component == 0 ? nil : NSAttributedString(string: "other hint") }
      func pickerView(_ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int)
        -> [NSAttributedString]
      { component == 0 ? [] : [NSAttributedString(string: "b")] }
    }
    let (rig, names) = (PickerRig([3, 3]), Names())
    #expect(rig.wheel(0).accessibilityLabel == nil && rig.wheel(0).accessibilityHint == nil)
    rig.picker.delegate = names
    let (first, second) = (rig.wheel(0), rig.wheel(1))
    #expect(first.accessibilityLabel == "label" && first.accessibilityHint == "hint")
    #expect(first.accessibilityUserInputLabels == ["a"])
    #expect(second.accessibilityLabel == "other" && second.accessibilityHint == "other hint")
    #expect(second.accessibilityUserInputLabels == ["b"])
  }

  // MARK: Calls at bad moments

  @Test func theDelegateMayReloadAndSelectInItsMessage() {
    let rig = PickerRig([50, 50])
    rig.onSelect = { [unowned rig] row, component in
      guard component == 0 else { return }
      rig.counts[1] = row
      rig.picker.reloadAllComponents()
      rig.picker.selectRow(0, inComponent: 0, animated: true)
    }
    rig.stage.tap(at: CGPoint(x: rig.middle().x, y: rig.middle().y + 60))
    rig.stage.settle()
    #expect(rig.take() == [[0, 2]])
    #expect(rig.picker.selectedRow(inComponent: 0) == 0 && rig.picker.numberOfRows(inComponent: 1) == 2)
    #expect(rig.wheel().contentOffset.y == -92)
  }

  @Test func aReloadWhileTheRowsAreMadeIsShown() {
    final class Restless: NSObject, UIPickerViewDelegate {
      var reloads = 3
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        if reloads > 0 {
          reloads -= 1
          pickerView.reloadAllComponents()
          pickerView.reloadComponent(0)
        }
        return "\(row)"
      }
    }
    let (rig, restless) = (PickerRig([4]), Restless())
    rig.picker.delegate = restless
    rig.stage.settle()
    #expect(rig.shown().count == 4 && restless.reloads == 0)
  }

  @Test func aWheelThatLeavesTheWindowRestsOnARow() {
    let rig = PickerRig([1000])
    rig.stage.flick(from: rig.middle(), velocity: CGPoint(x: 0, y: -2000))
    rig.stage.advance(by: 0.1)
    rig.picker.removeFromSuperview()
    let row = rig.picker.selectedRow(inComponent: 0)
    #expect(rig.take() == [[0, row]] && row > 0)
    #expect(rig.wheel().contentOffset.y == CGFloat(row) * 32 - 92)
    rig.stage.window.addSubview(rig.picker)
    rig.stage.settle()
    #expect(rig.chosen.isEmpty)
  }

  @Test func aPickerThatIsReleasedWhileItRollsSendsNothing() {
    weak var released: UIPickerView?
    let stage = ManualStage(size: CGSize(width: 400, height: 600), scale: 2)
    do {
      let rig = PickerRig([1000])
      rig.stage.flick(from: rig.middle(), velocity: CGPoint(x: 0, y: -2000))
      released = rig.picker
      stage.window.addSubview(rig.picker)
      rig.picker.removeFromSuperview()
    }
    stage.settle()
    #expect(released == nil)
  }

  @Test func aNewSizeKeepsTheRowInTheMiddle() {
    let rig = PickerRig([1000])
    rig.picker.selectRow(200, inComponent: 0, animated: false)
    rig.stage.settle()
    rig.picker.frame.size.height = 162
    rig.stage.settle()
    #expect(rig.wheel().contentOffset.y == 6335)
    rig.stage.flick(from: rig.middle(), velocity: CGPoint(x: 0, y: -1500))
    rig.stage.advance(by: 0.1)
    let before = (rig.wheel().contentOffset.y + 65) / 32
    rig.picker.frame.size.height = 216
    rig.picker.layoutIfNeeded()
    #expect(near((rig.wheel().contentOffset.y + 92) / 32, before, within: 0.05))
    rig.stage.settle()
    #expect(rig.chosen.count == 1)
    #expect((rig.wheel().contentOffset.y + 92).truncatingRemainder(dividingBy: 32) == 0)
  }

  @Test func fewerRowsWhileItRollsEndAtTheLast() {
    let rig = PickerRig([1000])
    rig.stage.flick(from: rig.middle(), velocity: CGPoint(x: 0, y: -4000))
    rig.stage.advance(by: 0.1)
    rig.counts = [5]
    rig.picker.reloadAllComponents()
    rig.stage.settle()
    #expect(rig.picker.selectedRow(inComponent: 0) == 4)
    #expect(rig.wheel().contentOffset.y == 36)
  }

  /// Random turns by touches, wheels, keys and code: what is shown is what is chosen, and each choice was told.
  @Test(arguments: 0..<20) func randomTurnsEndOnTheRowThatWasTold(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
    let rig = PickerRig([40, 7])
    rig.stage.key(.keyboardTab)
    for _ in 0..<60 {
      let component = below(2)
      let middle = rig.middle(of: component)
      switch below(8) {
      case 0: rig.stage.flick(from: middle, velocity: CGPoint(x: 0, y: CGFloat(below(4000)) - 2000))
      case 1: rig.stage.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y + CGFloat(below(200)) - 100), duration: 0.1)
      case 2: rig.stage.tap(at: CGPoint(x: middle.x, y: middle.y + CGFloat(below(180)) - 90))
      case 3: rig.stage.scrollWheel(by: CGPoint(x: 0, y: CGFloat(below(9) - 4) * 50), at: middle)
      case 4: rig.stage.key([.keyboardDownArrow, .keyboardUpArrow, .keyboardHome, .keyboardEnd, .keyboardPageDown][below(5)])
      case 5:
        let row = below(50)
        rig.picker.selectRow(row, inComponent: component, animated: below(2) == 0)
      case 6: rig.picker.reloadComponent(component)
      default: rig.stage.advance(by: Double(below(20)) / 60)
      }
      if below(3) == 0 {
        rig.stage.settle()
        // The last choice of a wheel is what it shows, unless code has turned it since.
        for choice in rig.take() { #expect((0..<rig.counts[choice[0]]).contains(choice[1])) }
        for component in 0..<2 {
          let row = rig.picker.selectedRow(inComponent: component)
          #expect(rig.wheel(component).contentOffset.y == CGFloat(row) * 32 - 92)
          #expect((0..<rig.counts[component]).contains(row))
        }
      }
    }
  }
}
