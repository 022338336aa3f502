import Foundation
import Testing
import UIKit
import UIKitGraphics
import UIKitTesting

/// Pictures in texts.
@MainActor @Suite struct TextAttachmentTests {
  private let stage = Stage(size: CGSize(width: 300, height: 200), scale: 1)

  private func square(_ size: CGSize, _ color: UIColor = .red) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  private func text(_ before: String, _ attachment: NSTextAttachment, _ after: String, size: CGFloat = 20) -> NSAttributedString {
    let text = NSMutableAttributedString(string: before)
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: after))
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: size), range: NSRange(location: 0, length: text.length))
    return text
  }

  /// The box of the pixels of one colour, nil if there are none.
  private func box(_ color: UInt32 = 0xff_0000) throws -> CGRect? {
    stage.advance(by: 0.1)
    let picture = try #require(stage.snapshot().cgImage)
    var found: CGRect?
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture.pixels[y * picture.width + x] & 0xff_ffff == color {
        let pixel = CGRect(x: x, y: y, width: 1, height: 1)
        found = found.map { $0.union(pixel) } ?? pixel
      }
    }
    return found
  }

  private func label(_ text: NSAttributedString, width: CGFloat = 280, lines: Int = 1) -> UILabel {
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: width, height: 100))
    label.numberOfLines = lines
    label.attributedText = text
    label.frame.size.height = label.sizeThatFits(CGSize(width: width, height: 1000)).height
    stage.window.addSubview(label)
    return label
  }

  @Test func thePictureStandsOnTheBaselineBetweenTheLetters() throws {
    let text = text("ab", NSTextAttachment(image: square(CGSize(width: 12, height: 9))), "c")
    let label = label(text)
    let before = (NSAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 20)])).size().width
    let box = try #require(try box())
    #expect(box.size == CGSize(width: 12, height: 9))
    #expect(abs(box.minX - (10 + before)) <= 1)
    #expect(abs(box.maxY - (20 + UIFont.systemFont(ofSize: 20).ascender)) <= 1)
    #expect(abs(label.intrinsicContentSize.width - (before + 12 + 11)) < 3)
  }

  @Test func boundsMoveItBelowTheBaselineAndScaleIt() throws {
    let attachment = NSTextAttachment(image: square(CGSize(width: 12, height: 9)))
    attachment.bounds = CGRect(x: 3, y: -4, width: 20, height: 10)
    _ = label(text("", attachment, "abc"))
    let box = try #require(try box())
    // The edges of a picture that is scaled are mixed with what is around.
    #expect(abs(box.width - 20) <= 2 && abs(box.height - 10) <= 2 && abs(box.minX - 13) <= 1)
    #expect(abs(box.maxY - (20 + UIFont.systemFont(ofSize: 20).ascender + 4)) <= 2)
  }

  @Test func aTallPictureMakesItsLineTaller() throws {
    let plain = label(text("x", NSTextAttachment(), "y"))
    let tall = label(text("x", NSTextAttachment(image: square(CGSize(width: 5, height: 60))), "y"))
    #expect(tall.frame.height > 60 && tall.frame.height < 60 + plain.frame.height)
    #expect(try box()?.height == 60)
  }

  @Test func picturesBreakIntoLines() throws {
    let long = NSMutableAttributedString(string: "")
    for _ in 0..<5 { long.append(NSAttributedString(attachment: NSTextAttachment(image: square(CGSize(width: 40, height: 10))))) }
    let label = label(long, width: 100, lines: 0)
    #expect(label.frame.height >= 30 && label.frame.height < 70)
    #expect(try box()?.maxX == 90)
  }

  @Test func aPictureThatIsCutOffIsNotDrawn() throws {
    let attachment = NSTextAttachment(image: square(CGSize(width: 30, height: 10)))
    _ = label(text("A long text without room for ", attachment, "more"), width: 120)
    #expect(try box() == nil)
  }

  @Test func aTemplateHasTheColorOfTheText() throws {
    let image = square(CGSize(width: 10, height: 10), .black).withRenderingMode(.alwaysTemplate)
    let text = NSMutableAttributedString(attributedString: text("", NSTextAttachment(image: image), ""))
    text.addAttribute(
      .foregroundColor, value: UIColor(red: 0, green: 0, blue: 1, alpha: 1), range: NSRange(location: 0, length: 1))
    _ = label(text)
    #expect(try box(0x00_00ff)?.size == CGSize(width: 10, height: 10))
  }

  @Test func dataIsShownAsAnImage() throws {
    let data = try #require(square(CGSize(width: 7, height: 8)).pngData())
    _ = label(text("a", NSTextAttachment(data: data, ofType: "public.png"), ""))
    #expect(try box()?.size == CGSize(width: 7, height: 8))
  }

  @Test func aTextViewHasOneCharacterForAPicture() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 150))
    view.attributedText = text("ab", NSTextAttachment(image: square(CGSize(width: 30, height: 12))), "cd")
    stage.window.addSubview(view)
    #expect(try box()?.size == CGSize(width: 30, height: 12))
    func x(_ offset: Int) throws -> CGFloat {
      view.caretRect(for: try #require(view.position(from: view.beginningOfDocument, offset: offset))).minX
    }
    #expect(abs(try x(3) - x(2) - 30) <= 1)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 3, length: 0)
    view.deleteBackward()
    #expect(view.text == "abcd")
    #expect(try box() == nil)
  }

  @Test func textsWithPicturesAreCopiedAndCut() {
    let (one, other) = (NSTextAttachment(image: square(CGSize(width: 1, height: 1))), NSTextAttachment())
    let text = NSMutableAttributedString(attributedString: text("a", one, "b"))
    text.append(self.text("c", other, "d"))
    let copy = text.copy() as! NSAttributedString
    #expect(copy.attribute(.attachment, at: 1, effectiveRange: nil) as? NSTextAttachment === one)
    let part = copy.attributedSubstring(from: NSRange(location: 3, length: 3))
    #expect(part.attribute(.attachment, at: 1, effectiveRange: nil) as? NSTextAttachment === other)
    #expect(part.containsAttachments(in: NSRange(location: 0, length: 3)))
    #expect(!part.containsAttachments(in: NSRange(location: 2, length: 1)))
    #expect(text.string.unicodeScalars.contains { Int($0.value) == NSTextAttachment.character })
  }

  @Test func rightToLeftTextHasThePictureAtItsPlace() throws {
    let attachment = NSTextAttachment(image: square(CGSize(width: 20, height: 10)))
    let label = label(text("\u{5d0}\u{5d1} ", attachment, " \u{5d2}\u{5d3}\u{5d4}\u{5d5}"))
    let box = try #require(try box())
    #expect(box.size == CGSize(width: 20, height: 10))
    // The text begins at the right: two letters before the picture, four behind it.
    #expect(box.midX > label.frame.minX + label.intrinsicContentSize.width / 2 || box.midX > label.frame.midX)
  }
}
