import Foundation
import Testing
import UIKit
import UIKitTesting

/// Text that Pango would not take as it is.
@MainActor @Suite struct TextLimitsTests {
  private let stage = Stage()

  private func size(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> CGSize {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: text, attributes: attributes)
    return label.intrinsicContentSize
  }

  @Test(arguments: ["a\0bcdef", "\0abcdef", "abcdef\0", "a\0b\0c\0d\0e\0f"]) func textGoesOnAfterNull(text: String) {
    #expect(size(text) == size("abcdef"))
  }

  @Test func textAfterNullKeepsItsAttributes() {
    let text = NSMutableAttributedString(string: "ab\0", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    text.append(NSAttributedString(string: "cd", attributes: [.font: UIFont.systemFont(ofSize: 40)]))
    let plain = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    plain.append(NSAttributedString(string: "cd", attributes: [.font: UIFont.systemFont(ofSize: 40)]))
    let (label, expected) = (UILabel(), UILabel())
    (label.attributedText, expected.attributedText) = (text, plain)
    #expect(label.intrinsicContentSize == expected.intrinsicContentSize)
  }

  @Test(arguments: [3_000_000, -3_000_000, 1e300]) func lettersAreSetApartOnlySoFar(points: Double) {
    let wide = size("abc", [.kern: points])
    #expect(wide.width.isFinite && abs(wide.width) <= 31_000)
    #expect(size("abc", [.baselineOffset: points]).height.isFinite)
  }

  @Test(arguments: [Double.nan, .infinity, 1e300, -1e300]) func anyWidthCanBeMeasuredIn(width: Double) {
    let label = UILabel()
    label.text = "abc def"
    label.numberOfLines = 0
    let size = label.sizeThatFits(CGSize(width: width, height: width))
    #expect(size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite)
  }
}
