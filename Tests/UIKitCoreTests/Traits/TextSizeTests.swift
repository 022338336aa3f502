import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitTestSupport

@testable import UIKitCore
import UIKitGraphics

@MainActor @Suite struct TextSizeTests {
  let stage = ManualStage()

  @Test func stylesHaveThePublishedSizes() {
    stage.screen.makeCurrent()
    let body = UIContentSizeCategory.all.map { UIFont.TextStyle.body.size(at: $0) }
    #expect(body == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption1, .caption2,
      .extraLargeTitle, .extraLargeTitle2,
    ]
    for style in styles {
      let sizes = UIContentSizeCategory.all.map { style.size(at: $0) }
      #expect(sizes.count == 12 && sizes == sizes.sorted() && sizes[0] >= 11, "\(style.rawValue)")
      let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
      #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == sizes[11])
    }
    stage.screen.contentSizeCategory = .extraExtraExtraLarge
    #expect(UIFont.preferredFont(forTextStyle: .headline).pointSize == 23)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection()).pointSize == 23)
  }

  @Test func metricsScaleFontsAndLengthsOfOnesOwn() {
    stage.screen.makeCurrent()
    let (metrics, font) = (UIFontMetrics(forTextStyle: .body), UIFont.italicSystemFont(ofSize: 34))
    #expect(metrics.scaledFont(for: font).pointSize == 34 && UIFontMetrics.default.scaledValue(for: 10) == 10)
    let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    #expect(metrics.scaledFont(for: font, compatibleWith: large).pointSize == 45)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 40, compatibleWith: large).pointSize == 40)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 20).pointSize == 20)
    #expect(metrics.scaledValue(for: 10, compatibleWith: large) == (10 * 29 / 22 * 3 as CGFloat).rounded() / 3)
  }

  /// The distances between lines that were recorded on iOS 26.1, from extra small to accessibility XXXL.
  private static let leadings: [(UIFont.TextStyle, [CGFloat])] = [
    (.largeTitle, [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
    (.title1, [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]),
    (.title2, [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
    (.title3, [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
    (.headline, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]),
    (.subheadline, [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]),
    (.body, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    (.callout, [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
    (.footnote, [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
    (.caption1, [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]),
    (.caption2, [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]),
  ]

  /// Lengths are rounded to pixels, fonts to whole points; 17 points of body become 48 at the largest setting.
  @Test func metricsScaleByTheDistanceBetweenLines() {
    stage.screen.makeCurrent()
    for (style, leadings) in Self.leadings {
      let metrics = UIFontMetrics(forTextStyle: style)
      for (category, leading) in zip(UIContentSizeCategory.all, leadings) {
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        for base in [10, 17, 34] as [CGFloat] {
          let exact = base * leading / leadings[3]
          #expect(metrics.scaledValue(for: base, compatibleWith: traits) == (exact * 3).rounded() / 3, "\(style.rawValue)")
          let font = metrics.scaledFont(for: .systemFont(ofSize: base), compatibleWith: traits)
          #expect(font.pointSize == exact.rounded(), "\(style.rawValue), \(category.rawValue), \(base)")
        }
      }
    }
    let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: largest).pointSize == 48)
  }

  @Test func labelsFollowTheSetting() {
    stage.screen.makeCurrent()
    let (label, fixed, root) = (UILabel(), UILabel(), UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
    for label in [label, fixed] {
      label.text = "Text"
      label.font = .preferredFont(forTextStyle: .body)
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
    }
    label.adjustsFontForContentSizeCategory = true
    stage.window.addSubview(root)
    fixed.topAnchor.constraint(equalTo: label.bottomAnchor).isActive = true
    label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    stage.advance(by: 0.1)
    let height = label.frame.height
    stage.screen.contentSizeCategory = .accessibilityLarge
    #expect(label.font.pointSize == 33 && fixed.font.pointSize == 17)
    stage.advance(by: 0.1)
    #expect(label.frame.height > height + 10 && fixed.frame.minY == label.frame.maxY)
    label.maximumContentSizeCategory = .extraLarge
    #expect(label.font.pointSize == 19 && label.traitCollection.preferredContentSizeCategory == .extraLarge)
    root.minimumContentSizeCategory = .accessibilityExtraLarge
    #expect(root.traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge && label.font.pointSize == 19)
    label.maximumContentSizeCategory = nil
    #expect(label.font.pointSize == 40)
    label.font = UIFontMetrics(forTextStyle: .caption2).scaledFont(for: .systemFont(ofSize: 22))
    #expect(label.font.pointSize == 49, "scaled for the person's setting, which is accessibilityLarge")
    root.minimumContentSizeCategory = nil
    stage.screen.contentSizeCategory = .large
    #expect(label.font.pointSize == 22)
  }

  @Test func attributedTextFollowsWhereItsFontsBelongToAStyle() {
    stage.screen.makeCurrent()
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "large", attributes: [.font: UIFont.preferredFont(forTextStyle: .title1)])
    label.adjustsFontForContentSizeCategory = true
    stage.window.addSubview(label)
    label.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    func size(at place: Int) -> CGFloat? {
      (label.attributedText?.attribute(.font, at: place, effectiveRange: nil) as? UIFont)?.pointSize
    }
    #expect(size(at: 3) == 38 && label.text == "large")
    label.attributedText = NSAttributedString(string: "small", attributes: [.font: UIFont.systemFont(ofSize: 9)])
    label.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(size(at: 3) == 9)
  }

  @Test func aChangeIsAnnounced() {
    stage.screen.makeCurrent()
    var heard: [UIContentSizeCategory] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: stage.screen.application, queue: nil
    ) { note in
      let category = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
      MainActor.assumeIsolated { heard.append(category ?? .unspecified) }
    }
    stage.screen.contentSizeCategory = .small
    stage.screen.contentSizeCategory = .small
    NotificationCenter.default.removeObserver(token)
    #expect(heard == [.small] && UIApplication.shared.preferredContentSizeCategory == .small)
  }

  @Test func categoriesHaveAnOrder() {
    stage.screen.makeCurrent()
    let all = UIContentSizeCategory.all
    for (low, high) in zip(all, all.dropFirst()) {
      #expect(low < high && low <= high && high > low && high >= low && !(high < low))
    }
    #expect(all.filter(\.isAccessibilityCategory).count == 5 && !UIContentSizeCategory.unspecified.isAccessibilityCategory)
    #expect(UIContentSizeCategory(named: "UICTContentSizeCategoryXL") == .extraLarge)
    #expect(UIContentSizeCategory(named: "accessibilityxxl") == .accessibilityExtraExtraLarge)
    #expect(UIContentSizeCategory(named: "huge") == nil)
    #expect(UIContentSizeCategory.accessibilityLarge.rawValue == "UICTContentSizeCategoryAccessibilityL")
  }
}
