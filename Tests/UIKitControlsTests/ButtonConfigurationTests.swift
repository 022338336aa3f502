import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitControls
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

/// What a button with a configuration shows, and where.
@MainActor @Suite struct ButtonConfigurationTests {
  private let finger = Finger()

  private func make(_ configuration: UIButton.Configuration, width: CGFloat? = nil) -> UIButton {
    let button = UIButton(configuration: configuration)
    if let width { button.bounds.size.width = width }
    finger.window.addSubview(button)
    button.layoutIfNeeded()
    return button
  }

  private var titled: UIButton.Configuration {
    var configuration = UIButton.Configuration.plain()
    (configuration.title, configuration.subtitle) = ("Title", "sub")
    configuration.image = UIImage(systemName: "star")
    return configuration
  }

  private func panel(_ button: UIButton) -> UIView? { (button.subviews.first as? ConfiguredBackground)?.subviews.first }

  // MARK: Layout

  @Test(arguments: [NSDirectionalRectEdge.leading, .trailing, .top, .bottom], [false, true])
  func theImageIsAtItsEdge(edge: NSDirectionalRectEdge, isMirrored: Bool) throws {
    var configuration = titled
    (configuration.imagePlacement, configuration.imagePadding) = (edge, 9)
    let button = UIButton(configuration: configuration)
    button.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    finger.window.addSubview(button)
    button.sizeToFit()
    button.layoutIfNeeded()
    let (image, title, subtitle) = try #require(parts(button))
    let texts = title.union(subtitle)
    #expect(abs(subtitle.minY - title.maxY - 1) < 0.01)
    switch (edge, isMirrored) {
    case (.leading, false), (.trailing, true): #expect(abs(texts.minX - image.maxX - 9) < 0.01 && title.minX == subtitle.minX)
    case (.leading, true), (.trailing, false): #expect(abs(image.minX - texts.maxX - 9) < 0.01 && title.maxX == subtitle.maxX)
    case (.top, _): #expect(abs(texts.minY - image.maxY - 9) < 0.01 && abs(image.midX - texts.midX) < 0.01)
    default: #expect(abs(image.minY - texts.maxY - 9) < 0.01 && abs(image.midX - texts.midX) < 0.01)
    }
    #expect(button.bounds.insetBy(dx: 12, dy: 7).insetBy(dx: -0.51, dy: -0.51).contains(image.union(texts)))
  }

  private func parts(_ button: UIButton) -> (CGRect, CGRect, CGRect)? {
    guard let image = button.imageView?.frame, let title = button.titleLabel?.frame, let subtitle = button.subtitleLabel?.frame
    else { return nil }
    return (image, title, subtitle)
  }

  @Test func severalImageEdgesCountAsTheFirstOfThem() throws {
    var configuration = titled
    configuration.imagePlacement = [.bottom, .trailing]
    let button = make(configuration)
    #expect(try #require(button.imageView).frame.minX > #require(button.titleLabel).frame.minX)
    button.configuration?.imagePlacement = []
    button.layoutIfNeeded()
    #expect(try #require(button.imageView).frame.minX < #require(button.titleLabel).frame.minX)
  }

  @Test func titleAlignmentFollowsTheReadingDirection() throws {
    var configuration = UIButton.Configuration.plain()
    (configuration.title, configuration.subtitle, configuration.titleAlignment) = ("A long title", "sub", .leading)
    let button = make(configuration)
    #expect(button.subtitleLabel?.frame.minX == button.titleLabel?.frame.minX)
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(button.subtitleLabel?.frame.maxX == button.titleLabel?.frame.maxX)
    button.configuration?.titleAlignment = .center
    button.layoutIfNeeded()
    #expect(abs(try #require(button.subtitleLabel).frame.midX - #require(button.titleLabel).frame.midX) < 0.01)
  }

  @Test func leadingContentIsAtTheRightWhereReadFromThere() throws {
    let button = UIButton(type: .system)
    button.setTitle("four", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    button.contentHorizontalAlignment = .leading
    button.semanticContentAttribute = .forceRightToLeft
    finger.window.addSubview(button)
    button.layoutIfNeeded()
    #expect(button.effectiveContentHorizontalAlignment == .right)
    #expect(button.imageView?.frame.maxX == 300)
    #expect(try #require(button.titleLabel).frame.maxX == #require(button.imageView).frame.minX)
  }

  @Test func ownInsetsStayWhenTheSizeChanges() {
    var configuration = UIButton.Configuration.plain()
    configuration.buttonSize = .large
    #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20))
    configuration.contentInsets.leading = 50
    configuration.buttonSize = .mini
    #expect(configuration.contentInsets.leading == 50)
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
  }

  @Test func titlesWrapAtTheWidthUnlessTheirModeTruncates() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "one two three four five six seven eight nine ten"
    let button = make(configuration)
    let line = button.bounds.height
    #expect(button.sizeThatFits(CGSize(width: 200, height: 0)).height > 2 * line - 20)
    #expect(button.sizeThatFits(.zero).height == line)
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    #expect(button.sizeThatFits(CGSize(width: 200, height: 0)).height == line)
  }

  @Test func fittingIsNotBoundByThePresentWidth() {
    let button = make(.filled())
    button.configuration?.title = "one two three"
    button.frame.origin = CGPoint(x: 30, y: 40)
    button.sizeToFit()
    #expect(
      button.frame.origin == CGPoint(x: 30, y: 40) && button.bounds.size == button.intrinsicContentSize
        && button.bounds.width > 60)
  }

  @Test func constraintsGiveAWrappedTitleItsHeight() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "one two three four five six seven eight nine ten"
    let button = UIButton(configuration: configuration)
    let line = button.bounds.height
    button.translatesAutoresizingMaskIntoConstraints = false
    finger.window.addSubview(button)
    button.leadingAnchor.constraint(equalTo: finger.window.leadingAnchor).isActive = true
    button.topAnchor.constraint(equalTo: finger.window.topAnchor).isActive = true
    button.widthAnchor.constraint(equalToConstant: 150).isActive = true
    finger.frame()
    #expect(button.bounds.height == button.sizeThatFits(CGSize(width: 150, height: 0)).height)
    #expect(button.bounds.height > 2 * line)
  }

  // MARK: Background

  @Test func coloursOfTheBackgroundFollowTheStyle() {
    let tint = UIColor.purple
    finger.window.tintColor = tint
    func colour(_ configuration: UIButton.Configuration) -> UIColor? { panel(make(configuration))?.backgroundColor }
    #expect(colour(.filled()) == tint && colour(.borderedProminent()) == tint)
    #expect(colour(.tinted()) == tint.withAlphaComponent(0.15) && colour(.borderedTinted()) == tint.withAlphaComponent(0.15))
    #expect(colour(.gray()) == .secondarySystemFill && colour(.bordered()) == .secondarySystemFill)
    #expect(colour(.plain()) == nil && colour(.borderless()) == nil)
  }

  @Test func aColourSetInTheBackgroundStaysInEveryState() {
    var configuration = UIButton.Configuration.filled()
    configuration.background.backgroundColor = .orange
    (configuration.background.strokeWidth, configuration.background.strokeColor) = (2, .blue)
    configuration.background.cornerRadius = 3
    configuration.cornerStyle = .fixed
    configuration.title = "a"
    let button = make(configuration)
    #expect(panel(button)?.backgroundColor == .orange && panel(button)?.layer.cornerRadius == 3)
    #expect(button.subviews.first?.subviews.last?.layer.borderWidth == 2)
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(panel(button)?.backgroundColor == .orange)
    button.configuration = .plain()
    button.layoutIfNeeded()
    #expect(panel(button) == nil)
  }

  @Test func cornersAreNeverRounderThanHalfTheHeight() {
    var configuration = UIButton.Configuration.gray()
    configuration.background.cornerRadius = 500
    configuration.cornerStyle = .fixed
    configuration.background.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 0, bottom: 4, trailing: 0)
    let button = make(configuration, width: 100)
    #expect(panel(button)?.layer.cornerRadius == (button.bounds.height - 6) / 2)
    button.bounds.size.height = 60
    button.layoutIfNeeded()
    #expect(panel(button)?.layer.cornerRadius == 27)
  }

  @Test func transformersChangeColours() throws {
    var configuration = titled
    configuration.baseForegroundColor = .green
    configuration.imageColorTransformer = .init { $0 == .green ? .red : .black }
    configuration.background.backgroundColorTransformer = .init { _ in .cyan }
    let button = make(configuration)
    #expect(button.imageView?.tintColor == .red && button.titleLabel?.textColor == .green)
    #expect(panel(button)?.backgroundColor == .cyan)
  }

  @Test func aCustomViewInTheBackgroundLeavesTouchesToTheButton() {
    var taps = 0
    var configuration = UIButton.Configuration.plain()
    configuration.background.customView = UIView()
    let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in taps += 1 })
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    finger.window.addSubview(button)
    finger.frame()
    #expect(configuration.background.customView?.window != nil)
    finger.tap(50, 20)
    #expect(taps == 1)
  }
}
