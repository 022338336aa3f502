import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitControls
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

/// When and how a button's look follows its state.
@MainActor @Suite struct ButtonStateTests {
  private let finger = Finger()

  private func make(_ configuration: UIButton.Configuration) -> UIButton {
    let button = UIButton(configuration: configuration)
    finger.window.addSubview(button)
    button.layoutIfNeeded()
    return button
  }

  private func colour(_ button: UIButton) -> UIColor? {
    button.layoutIfNeeded()
    return (button.subviews.first as? ConfiguredBackground)?.subviews.first?.backgroundColor
  }

  // MARK: Updates

  @Test func aConfigurationSetInTheHandlerIsShownAndCallsItOnce() {
    let button = make(.plain())
    var calls = 0
    button.configurationUpdateHandler = { button in
      calls += 1
      button.configuration = .filled()
      button.configuration?.title = button.isHighlighted ? "on" : "off"
      button.setNeedsUpdateConfiguration()
    }
    finger.frame()
    #expect(calls == 1 && button.titleLabel?.text == "off" && colour(button) == button.tintColor)
    button.isHighlighted = true
    finger.frame()
    finger.frame()
    #expect(calls == 2 && button.titleLabel?.text == "on")
  }

  @Test func aLongerTitleFromTheHandlerMakesTheButtonWiderInTheSameFrame() {
    let button = make(.plain())
    button.translatesAutoresizingMaskIntoConstraints = false
    button.leadingAnchor.constraint(equalTo: finger.window.leadingAnchor).isActive = true
    button.topAnchor.constraint(equalTo: finger.window.topAnchor).isActive = true
    button.configurationUpdateHandler = { $0.configuration?.title = $0.isSelected ? "a much longer title" : "short" }
    finger.frame()
    let width = button.bounds.width
    button.isSelected = true
    finger.frame()
    #expect(button.bounds.width > width + 50)
    #expect(button.bounds.width == button.intrinsicContentSize.width)
  }

  @Test func theHandlerMayChangeAButtonWithoutAConfiguration() {
    let button = UIButton(type: .system)
    finger.window.addSubview(button)
    button.setTitle("short", for: .normal)
    button.configurationUpdateHandler = { $0.setTitle($0.isSelected ? "a much longer title" : "short", for: .normal) }
    let width = button.intrinsicContentSize.width
    button.isSelected = true
    #expect(button.titleLabel?.text == "a much longer title" && button.intrinsicContentSize.width > width)
  }

  @Test func measuringUpdatesBeforeLayout() {
    let button = make(.plain())
    button.configurationUpdateHandler = { $0.configuration?.title = $0.isSelected ? "selected" : nil }
    button.isSelected = true
    #expect(button.currentTitle == "selected" && button.titleLabel?.text == "selected")
  }

  @Test func aButtonOutsideOfAWindowUpdatesToo() {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "x"
    button.isEnabled = false
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
  }

  @Test func withoutAutomaticUpdatesTheStateChangesNothing() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "x"
    let button = make(configuration)
    button.automaticallyUpdatesConfiguration = false
    button.isEnabled = false
    #expect(colour(button) == button.tintColor && button.titleLabel?.textColor == .white)
    button.configuration = button.configuration?.updated(for: button)
    #expect(colour(button) == .tertiarySystemFill && button.titleLabel?.textColor == .tertiaryLabel)
  }

  @Test func removingTheConfigurationShowsTheStatesAgain() {
    let button = make(.filled())
    button.setTitle("state", for: .normal)
    var configuration = UIButton.Configuration.filled()
    (configuration.title, configuration.subtitle, configuration.showsActivityIndicator) = ("title", "subtitle", true)
    button.configuration = configuration
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "title" && button.subtitleLabel?.text == "subtitle")
    button.configuration = nil
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "state" && button.subtitleLabel == nil && colour(button) == nil)
    #expect(button.titleLabel?.font == .systemFont(ofSize: 15) && button.titleLabel?.numberOfLines == 1)
    #expect(button.subviews.count == 1)
  }

  // MARK: Looks

  @Test func selectionTintsAndFills() {
    let (plain, tinted) = (make(.plain()), make(.tinted()))
    finger.window.tintColor = .purple
    tinted.configuration?.title = "x"
    plain.isSelected = true
    tinted.isSelected = true
    #expect(colour(plain) == UIColor.purple.withAlphaComponent(0.15))
    #expect(colour(tinted) == .purple && tinted.titleLabel?.textColor == .white)
    plain.configuration?.automaticallyUpdateForSelection = false
    #expect(colour(plain) == nil)
  }

  @Test func destructiveButtonsAreRed() {
    let button = make(.filled())
    button.role = .destructive
    #expect(colour(button) == .systemRed)
    let bare = UIButton(type: .system)
    bare.setTitle("x", for: .normal)
    bare.role = .destructive
    #expect(bare.currentTitleColor == .systemRed)
  }

  @Test func textsAndSymbolsFollowTheTextSize() throws {
    var configuration = UIButton.Configuration.gray()
    (configuration.title, configuration.subtitle) = ("x", "y")
    configuration.image = UIImage(systemName: "star")
    let button = make(configuration)
    let before = (button.intrinsicContentSize, try #require(button.imageView?.image).size)
    #expect(button.titleLabel?.font.pointSize == 17 && button.subtitleLabel?.font.pointSize == 13)
    finger.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    finger.frame()
    #expect(button.titleLabel?.font.pointSize == 53 && button.intrinsicContentSize.height > 2 * before.0.height)
    #expect(try #require(button.imageView?.image).size.width > 2.5 * before.1.width)
  }

  @Test func theSpinnerTakesThePlaceOfTheImageAndSpinsOnlyThere() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Wait"
    configuration.image = UIImage(systemName: "star")
    configuration.showsActivityIndicator = true
    configuration.activityIndicatorColorTransformer = .init { _ in .yellow }
    let button = make(configuration)
    let spinner = try #require(button.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first)
    #expect(spinner.isAnimating && spinner.color == .yellow && spinner.frame.size == CGSize(width: 20, height: 20))
    #expect(try spinner.frame.maxX <= #require(button.titleLabel).frame.minX)
    #expect(button.imageView?.image == nil || button.imageView?.frame == spinner.frame)
    button.configuration?.showsActivityIndicator = false
    button.layoutIfNeeded()
    #expect(spinner.superview == nil && button.imageView?.image != nil)
  }

  @Test func hoveringUpdatesOnceAskedFor() {
    let button = make(.plain())
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    #expect(button.gestureRecognizers ?? [] == [])
    button.configurationUpdateHandler = { $0.configuration?.title = $0.isHovered ? "over" : "away" }
    finger.frame()
    #expect(button.currentTitle == "away")
    finger.hover(50, 20)
    #expect(button.isHovered && button.currentTitle == "over")
    finger.hover(300, 300)
    #expect(!button.isHovered && button.currentTitle == "away")
  }

  @Test func tapsTurnTheSelectionOverBeforeTheActions() {
    var seen: [Bool] = []
    let button = UIButton(type: .system, primaryAction: UIAction(title: "x") { seen.append(($0.sender as! UIButton).isSelected) })
    button.changesSelectionAsPrimaryAction = true
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    finger.window.addSubview(button)
    finger.tap(50, 20)
    finger.tap(50, 20)
    #expect(seen == [true, false])
    finger.down(50, 20)
    finger.up(50, 700)
    #expect(!button.isSelected)
  }
}
