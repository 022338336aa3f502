import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitControls
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

@MainActor @Suite struct UIButtonTests {
  private let finger = Finger()

  @Test func tapPerformsThePrimaryAction() {
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    finger.window.addSubview(button)
    finger.tap(50, 20)
    #expect(taps == 1)
    #expect(button.currentTitle == "Go" && button.titleLabel?.text == "Go")
    finger.down(50, 20)
    finger.up(50, 400)
    #expect(taps == 1)
  }

  @Test func statesFallBackToNormal() {
    let button = UIButton(type: .custom)
    button.setTitle("normal", for: .normal)
    button.setTitle("chosen", for: .selected)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.blue, for: .highlighted)
    #expect(button.currentTitle == "normal" && button.currentTitleColor == .red)
    button.isSelected = true
    #expect(button.currentTitle == "chosen" && button.currentTitleColor == .red)
    button.isSelected = false
    button.isHighlighted = true
    #expect(button.titleLabel?.text == "normal" && button.titleLabel?.textColor == .blue)
  }

  @Test func systemButtonTakesTheTintColour() {
    let button = UIButton(type: .system)
    button.setTitle("x", for: .normal)
    finger.window.tintColor = .purple
    finger.window.addSubview(button)
    #expect(button.titleLabel?.textColor == .purple)
    finger.window.tintColor = .green
    #expect(button.titleLabel?.textColor == .green)
  }

  @Test func systemButtonFadesUnderTheFinger() {
    let button = UIButton(type: .system)
    button.setTitle("x", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    finger.window.addSubview(button)
    finger.down(50, 20)
    #expect(abs((button.titleLabel?.alpha ?? 1) - 0.2) < 1e-6)
    finger.up(50, 20)
    #expect(button.titleLabel?.alpha == 1)
  }

  @Test func insetsOfTheTitleMoveItAndLeaveTheSizeAlone() throws {
    let button = UIButton(type: .custom)
    button.setTitle("Title", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    let size = button.intrinsicContentSize
    button.layoutIfNeeded()
    let middle = try #require(button.titleLabel?.frame)
    button.titleEdgeInsets = UIEdgeInsets(top: 6, left: 20, bottom: 0, right: 0)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == middle.offsetBy(dx: 10, dy: 3) && button.intrinsicContentSize == size)
    button.contentHorizontalAlignment = .left
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 20)
    button.contentHorizontalAlignment = .right
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 15)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.maxX == 185)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 190, bottom: 0, right: 0)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.width == 10)
  }

  @Test func sizeIsTheContentsAndTheInsets() {
    let button = UIButton(type: .custom)
    button.setTitle("four", for: .normal)
    let bare = button.intrinsicContentSize
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
    #expect(button.intrinsicContentSize == CGSize(width: bare.width + 60, height: bare.height + 4))
    #expect(bare.width > 0 && bare.height > 0)
  }

  /// Recorded on iOS 26.1.
  @Test func aPlainButtonIsHigherThanItsTitle() {
    let system = UIButton(type: .system)
    system.setTitle("four", for: .normal)
    #expect(system.titleLabel?.sizeThatFits(CGSize(width: 999, height: 999)).height == 18)
    #expect(system.intrinsicContentSize.height == 31)
    let custom = UIButton()
    custom.sizeToFit()
    #expect(custom.bounds.size == CGSize(width: 30, height: 34))
    custom.setTitle("four", for: .normal)
    custom.sizeToFit()
    #expect(custom.bounds.height == 34 && custom.bounds.width == custom.bounds.width.rounded())
  }

  @Test func titleStandsWhereTheAlignmentSays() {
    let button = UIButton(type: .custom)
    button.setTitle("four", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    func middle(_ alignment: UIControl.ContentHorizontalAlignment) -> (CGFloat, CGFloat) {
      button.contentHorizontalAlignment = alignment
      button.layoutIfNeeded()
      let frame = button.titleLabel?.frame ?? .zero
      return (frame.minX, frame.maxX)
    }
    #expect(middle(.left).0 == 10 && middle(.leading).0 == 10)
    #expect(middle(.right).1 == 280 && middle(.trailing).1 == 280)
    let (left, right) = middle(.center)
    #expect(abs(left - 10 - (280 - right)) < 0.01)
  }

  @Test func configurationGivesTextInsetsAndBackground() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    configuration.cornerStyle = .capsule
    let button = UIButton(configuration: configuration)
    let title = button.titleLabel?.sizeThatFits(CGSize(width: 1000, height: 1000)) ?? .zero
    #expect(button.bounds.size == CGSize(width: ceil(title.width + 24), height: ceil(title.height + 14)))
    button.layoutIfNeeded()
    let background = button.subviews.first?.subviews.first
    #expect(background?.backgroundColor == button.tintColor)
    #expect(background?.layer.cornerRadius == button.bounds.height / 2)
    #expect(button.titleLabel?.textColor == .white)
  }

  @Test func updateHandlerIsCalledOnceBeforeEachLayout() {
    let button = UIButton(configuration: .plain())
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { states.append($0.state) }
    button.layoutIfNeeded()
    button.isSelected = true
    button.isSelected = false
    button.isSelected = true
    #expect(states == [.normal])
    button.layoutIfNeeded()
    button.isEnabled = false
    button.layoutIfNeeded()
    button.layoutIfNeeded()
    #expect(states == [.normal, .selected, [.selected, .disabled]])
  }

  @Test func subclassOverridesUpdateConfiguration() {
    let button = Shouting(configuration: .plain())
    button.isSelected = true
    #expect(button.titleLabel?.text == "ON")
    button.isSelected = false
    #expect(button.titleLabel?.text == "OFF")
  }

  private final class Shouting: UIButton {
    override func updateConfiguration() { configuration?.title = isSelected ? "ON" : "OFF" }
  }
}

@MainActor @Suite struct ButtonRectTests {
  private final class Tall: UIButton {
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect { CGRect(x: 0, y: 0, width: 20, height: 20) }

    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: contentRect.minX, y: 20, width: contentRect.width, height: 20)
    }
  }

  private func set(_ button: UIButton) {
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    button.setTitle("Go", for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 0)
    button.layoutIfNeeded()
  }

  @Test func overridesPlaceTitleAndImage() {
    let button = Tall(type: .custom)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    set(button)
    #expect(button.titleLabel?.frame == CGRect(x: 5, y: 20, width: 95, height: 20))
    #expect(button.imageView?.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func rectanglesAreWhereTheViewsAre() {
    let button = UIButton(type: .custom)
    set(button)
    button.titleEdgeInsets.left = 8
    button.layoutIfNeeded()
    let content = button.contentRect(forBounds: button.bounds)
    #expect(content == CGRect(x: 5, y: 10, width: 95, height: 50))
    #expect(button.backgroundRect(forBounds: button.bounds) == button.bounds)
    #expect(button.titleRect(forContentRect: content) == button.titleLabel?.frame)
    #expect(button.titleRect(forContentRect: content.offsetBy(dx: 7, dy: 0)).minX == button.titleLabel!.frame.minX + 7)
  }
}
