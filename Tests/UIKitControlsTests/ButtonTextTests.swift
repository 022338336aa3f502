import CoreGraphics
import Foundation
import Testing
import UIKitControls
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

/// Attributes of a button's texts, and what else the states of a button without a configuration have.
@MainActor @Suite struct ButtonTextTests {
  private let finger = Finger()

  private func runs(_ label: UILabel?) -> [(String, UIFont?, UIColor?)] {
    guard let text = label?.attributedText else { return [] }
    var runs: [(String, UIFont?, UIColor?)] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
      let part = (text.string as NSString).substring(with: range)
      runs.append((part, attributes[.font] as? UIFont, attributes[.foregroundColor] as? UIColor))
    }
    return runs
  }

  @Test func titleAndAttributedTitleReplaceEachOther() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "plain"
    #expect(configuration.attributedTitle == AttributedString("plain"))
    configuration.attributedTitle = AttributedString("rich")
    #expect(configuration.title == "rich")
    configuration.title = nil
    #expect(configuration.attributedTitle == nil)
    configuration.attributedSubtitle = AttributedString("below")
    #expect(configuration.subtitle == "below")
  }

  @Test func ownAttributesPrecedeTheConfigurations() {
    var title = AttributedString("big", attributes: AttributeContainer().font(.systemFont(ofSize: 40)))
    title.append(AttributedString(" small"))
    var configuration = UIButton.Configuration.filled()
    configuration.attributedTitle = title
    configuration.baseForegroundColor = .red
    let button = UIButton(configuration: configuration)
    let runs = runs(button.titleLabel)
    #expect(runs.map(\.0) == ["big", " small"])
    #expect(runs.map { $0.1?.pointSize } == [40, 17])
    #expect(runs.map(\.2) == [.red, .red])
    #expect(button.bounds.height > 50)
  }

  @Test func theTransformerSeesFontAndColourOfEachRun() {
    var seen: [CGFloat?] = []
    var configuration = UIButton.Configuration.plain()
    var title = AttributedString("a")
    title.uiKit.font = .systemFont(ofSize: 30)
    configuration.attributedTitle = title + AttributedString("b")
    configuration.titleTextAttributesTransformer = .init { attributes in
      seen.append(attributes.uiKit.font?.pointSize)
      var changed = attributes
      changed.foregroundColor = .brown
      changed.underlineStyle = .single
      return changed
    }
    let button = UIButton(configuration: configuration)
    #expect(Set(seen) == [30, 17])
    #expect(runs(button.titleLabel).map(\.2) == [.brown, .brown])
  }

  @Test func aTransformerWorksOnAPlainTitle() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "x"
    configuration.titleTextAttributesTransformer = .init { attributes in
      var changed = attributes
      changed.font = .systemFont(ofSize: 31)
      return changed
    }
    let button = UIButton(configuration: configuration)
    #expect(runs(button.titleLabel).map { $0.1?.pointSize } == [31])
    button.configuration?.titleTextAttributesTransformer = nil
    #expect(button.titleLabel?.font.pointSize == 17)
  }

  @Test func attributesWithoutAMeaningForUIKitAreLeftOut() {
    var configuration = UIButton.Configuration.plain()
    var title = AttributedString("link")
    title.link = URL(string: "https://example.org")
    configuration.attributedTitle = title
    #expect(runs(UIButton(configuration: configuration).titleLabel).map(\.0) == ["link"])
    configuration.attributedTitle = AttributedString("")
    #expect(UIButton(configuration: configuration).titleLabel?.text == "")
  }

  // MARK: States

  @Test func attributedTitlesOfStatesPrecedePlainOnes() {
    let button = UIButton(type: .custom)
    button.setTitle("plain", for: .normal)
    let rich = NSAttributedString(string: "rich", attributes: [.foregroundColor: UIColor.green])
    button.setAttributedTitle(rich, for: .selected)
    #expect(button.titleLabel?.text == "plain" && button.currentAttributedTitle == nil)
    button.isSelected = true
    #expect(button.titleLabel?.text == "rich" && button.currentTitle == "rich" && button.currentAttributedTitle == rich)
    #expect(runs(button.titleLabel).map(\.2) == [.green])
    button.isSelected = false
    #expect(button.titleLabel?.text == "plain" && button.titleLabel?.textColor == .white)
  }

  @Test func backgroundImagesAreBehindAndStretchTheSize() {
    let image = UIImage(cgImage: CGImage(width: 80, height: 60, pixels: [UInt32](repeating: 0xFFFF_0000, count: 4800)))
    let button = UIButton(type: .custom)
    button.setTitle("x", for: .normal)
    button.setBackgroundImage(image, for: .normal)
    button.sizeToFit()
    #expect(button.bounds.size == CGSize(width: 80, height: 60) && button.currentBackgroundImage === image)
    button.bounds.size.width = 200
    button.layoutIfNeeded()
    #expect((button.subviews.first as? UIImageView)?.image === image && button.subviews.first?.frame == button.bounds)
    button.configuration = .plain()
    button.layoutIfNeeded()
    #expect(button.currentBackgroundImage == nil && button.backgroundImage(for: .normal) === image)
    #expect(!button.subviews.contains { ($0 as? UIImageView)?.image === image })
  }

  @Test func shadowAndSymbolSizesFollowTheState() {
    let button = UIButton(type: .custom)
    button.setTitle("x", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let small = button.currentImage?.size.width ?? 0
    button.setTitleShadowColor(.blue, for: .highlighted)
    button.setPreferredSymbolConfiguration(.init(pointSize: 34), forImageIn: .highlighted)
    #expect(button.titleLabel?.shadowColor == nil)
    button.isHighlighted = true
    #expect(button.titleLabel?.shadowColor == .blue && button.currentTitleShadowColor == .blue)
    #expect(button.currentImage?.size.width == 2 * small && button.currentPreferredSymbolConfiguration != nil)
  }

  @Test func imagesOfCustomButtonsDimUnlessToldNotTo() {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.isHighlighted = true
    #expect(button.imageView?.alpha == 0.5)
    button.adjustsImageWhenHighlighted = false
    #expect(button.imageView?.alpha == 1)
    button.isEnabled = false
    button.isHighlighted = false
    #expect(button.imageView?.alpha == 0.5)
    button.adjustsImageWhenDisabled = false
    #expect(button.imageView?.alpha == 1)
  }

  @Test func typesWithASymbolHaveItsName() {
    let names = [UIButton.ButtonType.infoLight, .infoDark, .detailDisclosure, .contactAdd, .close].map {
      UIButton(type: $0).accessibilityLabel
    }
    #expect(names == ["More Info", "More Info", "More Info", "Add", "Close"])
    #expect(UIButton.ButtonType.roundedRect == .system)
  }

  @Test func systemButtonsPerformTheirAction() {
    var taps = 0
    let button = UIButton.systemButton(primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    button.sendActions(for: .primaryActionTriggered)
    #expect(taps == 1 && button.buttonType == .system && button.bounds.width > 0)
  }

  @Test func titleAndSubtitleAreSpoken() {
    var configuration = UIButton.Configuration.plain()
    (configuration.title, configuration.subtitle) = ("Title", "detail")
    let button = UIButton(configuration: configuration)
    #expect(button.accessibilityLabel == "Title, detail")
    button.configuration?.title = nil
    button.configuration?.subtitle = nil
    button.configuration?.image = UIImage(systemName: "trash")
    #expect(button.accessibilityLabel == UIImage(systemName: "trash")?.accessibilityLabel)
  }
}
