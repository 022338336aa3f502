import UIKitControls
import Foundation
import Testing
import UIKitCore
import UIKitGraphics

/// Lists' configurations, and what cells do with them.
@MainActor @Suite(.serialized) struct UIListContentMembers {
  private func shown(_ content: UIListContentConfiguration, width: CGFloat = 320, height: CGFloat = 60) -> UIListContentView {
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    view.layoutIfNeeded()
    return view
  }

  private func labels(_ view: UIView) -> [UILabel] { view.subviews.compactMap { $0 as? UILabel } }

  private func picture(_ view: UIView) -> UIImageView? { view.subviews.lazy.compactMap { $0 as? UIImageView }.first }

  @Test func sidebars() {
    let (cell, subtitle) = (UIListContentConfiguration.sidebarCell(), UIListContentConfiguration.sidebarSubtitleCell())
    #expect(cell.directionalLayoutMargins == UIListContentConfiguration.accompaniedSidebarCell().directionalLayoutMargins)
    #expect(cell.directionalLayoutMargins.leading == 12 && subtitle.secondaryTextProperties.color == .secondaryLabel)
    let accompanied = UIListContentConfiguration.accompaniedSidebarSubtitleCell()
    #expect(accompanied.secondaryTextProperties.font == subtitle.secondaryTextProperties.font)
    let header = UIListContentConfiguration.sidebarHeader()
    #expect(header.textProperties.font == .preferredFont(forTextStyle: .headline))
    #expect(UIBackgroundConfiguration.listSidebarHeader().backgroundColor == .clear)
    let background = UIBackgroundConfiguration.listSidebarCell()
    #expect(background.cornerRadius == UIBackgroundConfiguration.listAccompaniedSidebarCell().cornerRadius)
    #expect(background.cornerRadius > 0)
  }

  @Test func texts() {
    var content = UIListContentConfiguration.cell()
    content.text = "one word"
    content.textProperties.transform = .capitalized
    content.textProperties.font = .boldSystemFont(ofSize: 20)
    content.textProperties.color = .red
    content.textProperties.alignment = .justified
    content.textProperties.lineBreakMode = .byTruncatingMiddle
    content.textProperties.numberOfLines = 1
    content.textProperties.adjustsFontSizeToFitWidth = true
    content.textProperties.minimumScaleFactor = 0.5
    content.textProperties.adjustsFontForContentSizeCategory = true
    let label = labels(shown(content))[0]
    #expect(label.text == "One Word" && label.font == .boldSystemFont(ofSize: 20) && label.textColor == .red)
    #expect(label.textAlignment == .justified && label.lineBreakMode == .byTruncatingMiddle && label.numberOfLines == 1)
    #expect(label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0.5 && label.adjustsFontForContentSizeCategory)
    content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .blue }
    #expect(content.textProperties.resolvedColor() == .blue)
    content.textProperties.transform = .lowercase
    content.textProperties.alignment = .natural
    let second = labels(shown(content))[0]
    #expect(second.text == "one word" && second.textColor == .blue && second.textAlignment == .natural)
    content.attributedText = NSAttributedString(string: "As It Is")
    content.secondaryAttributedText = NSAttributedString(string: "This Too")
    let both = labels(shown(content))
    #expect(both.map { $0.attributedText?.string } == ["As It Is", "This Too"], "no transform")
  }

  @Test func images() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Word"
    content.image = UIImage(systemName: "star")
    content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 30)
    content.imageProperties.maximumSize = CGSize(width: 10, height: 10)
    content.imageProperties.reservedLayoutSize.width = UIListContentConfiguration.ImageProperties.standardDimension
    content.imageToTextPadding = 12
    let view = shown(content)
    let image = try #require(picture(view))
    #expect(image.preferredSymbolConfiguration != nil && max(image.frame.width, image.frame.height) <= 10)
    #expect(labels(view)[0].frame.minX == 20 + 28 + 12 && image.frame.midX == 34)
    view.tintColor = .green
    #expect(image.tintColor == .green, "its own is the view's")
    content.imageProperties.tintColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    #expect(content.imageProperties.resolvedTintColor(for: .red) == UIColor.red.withAlphaComponent(0.5))
    view.configuration = content
    #expect(image.tintColor == UIColor.green.withAlphaComponent(0.5))
    view.tintColor = .red
    #expect(image.tintColor == UIColor.red.withAlphaComponent(0.5))
  }

  @Test func twoTextsBesideOrBelowEachOther() {
    var content = UIListContentConfiguration.valueCell()
    (content.text, content.secondaryText) = ("a", "b")
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    content.textToSecondaryTextHorizontalPadding = 9
    #expect(content.prefersSideBySideTextAndSecondaryText)
    let beside = labels(shown(content))
    #expect(beside[0].frame.minX == 2 && beside[1].frame.maxX == 316 && beside[0].frame.minY == beside[1].frame.minY)
    content = .subtitleCell()
    (content.text, content.secondaryText) = ("a", "b")
    content.textToSecondaryTextVerticalPadding = 7
    let below = labels(shown(content, height: 90))
    #expect(below[1].frame.minY == below[0].frame.maxY + 7)
  }

  @Test func looksOfHeadersAndFooters() {
    #expect(UIListContentConfiguration.plainHeader().textProperties.font == .boldSystemFont(ofSize: 17))
    #expect(UIListContentConfiguration.plainFooter().textProperties.color == .secondaryLabel)
    #expect(UIListContentConfiguration.groupedHeader().textProperties.transform == .uppercase)
    #expect(UIListContentConfiguration.groupedFooter().textProperties.transform == .none)
    let sizes = [
      UIListContentConfiguration.groupedHeader(), .prominentInsetGroupedHeader(), .extraProminentInsetGroupedHeader(),
    ].map { $0.textProperties.font.pointSize }
    #expect(sizes == [13, 17, 22])
    #expect(UIListContentConfiguration.prominentInsetGroupedHeader().secondaryTextProperties.color == .secondaryLabel)
  }

  @Test func aContentViewSupportsLists() {
    struct Other: UIContentConfiguration {
      func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: .cell()) }
      func updated(for state: any UIConfigurationState) -> Other { self }
    }
    let view = shown(.cell())
    #expect(view.supports(UIListContentConfiguration.valueCell()) && !view.supports(Other()))
    let plain = UIBackgroundConfiguration.listPlainCell()
    #expect(
      plain.updated(for: UIViewConfigurationState(traitCollection: UITraitCollection())).backgroundColor == .systemBackground)
  }
}
