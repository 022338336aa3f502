import Foundation
import TestSupport
import Testing
import UIKitCore
import UIKitGraphics

/// Attributed strings of Foundation with UIKit's objects as values: what iOS apps do with them must not stop the program.
@Suite struct RichTextTests {
  private struct Letter: Equatable {
    var character: UInt16
    var font, color, style: Int?
  }

  private static let fonts = (0..<3).map { UIFont.systemFont(ofSize: CGFloat(10 + $0)) }
  private static let colors: [UIColor] = [.label, .systemRed, UIColor(white: 0.5, alpha: 1)]
  private static let styles = (0..<3).map { index in
    let style = NSMutableParagraphStyle()
    style.lineSpacing = CGFloat(index)
    return style as NSParagraphStyle
  }

  private static func attributes(_ letter: Letter) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = letter.font { attributes[.font] = fonts[font] }
    if let color = letter.color { attributes[.foregroundColor] = colors[color] }
    if let style = letter.style { attributes[.paragraphStyle] = styles[style] }
    return attributes
  }

  private static func text(_ letters: [Letter]) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for letter in letters {
      text.append(
        NSAttributedString(string: String(utf16CodeUnits: [letter.character], count: 1), attributes: attributes(letter)))
    }
    return text
  }

  private static func letters(_ text: NSAttributedString) -> [Letter] {
    (0..<text.length).map { index in
      let found = text.attributes(at: index, effectiveRange: nil)
      return Letter(
        character: (text.string as NSString).character(at: index),
        font: (found[.font] as? UIFont).flatMap { fonts.firstIndex(of: $0) },
        color: (found[.foregroundColor] as? UIColor).flatMap { colors.firstIndex(of: $0) },
        style: (found[.paragraphStyle] as? NSParagraphStyle).flatMap { styles.firstIndex(of: $0) })
    }
  }

  private static func random(_ count: Int, _ random: inout SeededGenerator) -> [Letter] {
    (0..<count).map { _ in
      Letter(
        character: UInt16.random(in: 97...122, using: &random), font: [0, 1, 2, nil].randomElement(using: &random)!,
        color: [0, 1, 2, nil].randomElement(using: &random)!, style: [0, 1, 2, nil].randomElement(using: &random)!)
    }
  }

  @Test(arguments: 1...60) func agreesWithAnArrayOfLetters(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var model = Self.random(8, &random)
    var text = NSMutableAttributedString(attributedString: Self.text(model))
    for _ in 0..<40 {
      let first = Int.random(in: 0...model.count, using: &random)
      let last = Int.random(in: first...model.count, using: &random)
      let range = NSRange(location: first, length: last - first)
      let (number, new) = (Int.random(in: 0..<3, using: &random), Self.random(Int.random(in: 0...4, using: &random), &random))
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        text.addAttribute(.font, value: Self.fonts[number], range: range)
        for index in first..<last { model[index].font = number }
      case 1:
        text.addAttributes([.foregroundColor: Self.colors[number], .paragraphStyle: Self.styles[number]], range: range)
        for index in first..<last { (model[index].color, model[index].style) = (number, number) }
      case 2:
        text.removeAttribute(.foregroundColor, range: range)
        for index in first..<last { model[index].color = nil }
      case 3:
        text.setAttributes([.font: Self.fonts[number]], range: range)
        for index in first..<last { (model[index].font, model[index].color, model[index].style) = (number, nil, nil) }
      case 4:
        text.replaceCharacters(in: range, with: Self.text(new))
        model.replaceSubrange(first..<last, with: new)
      case 5:
        text.insert(Self.text(new), at: first)
        model.insert(contentsOf: new, at: first)
      case 6:
        #expect(Self.letters(text.attributedSubstring(from: range)) == Array(model[first..<last]))
      default:
        text = text.mutableCopy() as! NSMutableAttributedString
        #expect(text.isEqual(to: text.copy() as! NSAttributedString))
      }
      #expect(Self.letters(text) == model)
    }
  }

  @Test func attributedStringsAreConvertedBothWays() {
    var swift = AttributedString("ab")
    swift.font = Self.fonts[1]
    var other = AttributedString("cd👍")
    (other.foregroundColor, other.kern, other.underlineStyle) = (.systemRed, 2, .single)
    other.link = URL(string: "https://example.org")
    swift += other
    let text = NSAttributedString(swift)
    #expect(text.string == "abcd👍" && text.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == Self.fonts[1])
    let found = text.attributes(at: 3, effectiveRange: nil)
    #expect(found[.font] == nil && found[.foregroundColor] as? UIColor == .systemRed && found[.link] as? URL == other.link)
    #expect(AttributedString(text) == swift)
    let numbers = NSAttributedString(string: "x", attributes: [.underlineStyle: 1, .kern: 3, .link: "https://example.org"])
    let back = AttributedString(numbers)
    #expect(back.underlineStyle == .single && back.kern == 3 && back.link?.host == "example.org")
  }

  @MainActor @Test func aLabelKeepsTheTextThatItWasGiven() {
    let (label, text) = (UILabel(), NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
    text.append(NSAttributedString(string: "cd", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)]))
    label.attributedText = text
    text.replaceCharacters(in: NSRange(location: 0, length: 4), with: "changed")
    #expect(label.text == "abcd")
  }
}
