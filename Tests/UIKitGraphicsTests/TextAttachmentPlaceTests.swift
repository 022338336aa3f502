import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitTestSupport

@testable import UIKitGraphics

@MainActor @Suite struct TextAttachmentPlaceTests {
  private let stage = ManualStage()

  private final class Wide: NSTextAttachment, @unchecked Sendable {
    var asked: [(NSTextContainer?, CGRect, Int)] = []
    var shown: UIImage?

    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
      characterIndex charIndex: Int
    ) -> CGRect {
      asked.append((textContainer, lineFrag, charIndex))
      return CGRect(x: 0, y: -2, width: min(lineFrag.width, 300), height: 30)
    }

    override func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage?
    {
      shown
    }
  }

  private var square: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10)) }
  }

  private func picture(_ attachment: NSTextAttachment, _ container: NSTextContainer? = nil) -> InlinePicture? {
    var defaults = TextDefaults.drawing
    defaults.container = container
    let text = NSMutableAttributedString(string: "ab")
    text.append(NSAttributedString(attachment: attachment))
    return TextBlock(text, defaults, maximumLines: 0, at: 100).runs.last?.picture
  }

  @Test func aSubclassDecidesOnThePlace() throws {
    stage.screen.makeCurrent()
    let (attachment, container) = (Wide(), NSTextContainer(size: CGSize(width: 210, height: 0)))
    attachment.shown = square
    let found = try #require(picture(attachment, container))
    #expect(found.size == CGSize(width: 200, height: 30) && found.origin == CGPoint(x: 0, y: -2) && !found.drawing.isEmpty)
    #expect(attachment.asked.first?.0 === container && attachment.asked.first?.1.width == 200 && attachment.asked.first?.2 == 102)
    #expect(picture(attachment)?.size.width == 300 && attachment.asked.last?.1.width == 10_000_000)
    attachment.shown = nil
    #expect(picture(attachment)?.drawing.isEmpty == true)
  }

  @Test func boundsAndTheImagesSizeArePlaces() {
    stage.screen.makeCurrent()
    let attachment = NSTextAttachment(image: square)
    func bounds() -> CGRect {
      attachment.attachmentBounds(for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
    }
    #expect(
      bounds().size == CGSize(width: 20, height: 10)
        && attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0) != nil)
    attachment.bounds = CGRect(x: 0, y: -3, width: 8, height: 9)
    #expect(bounds() == CGRect(x: 0, y: -3, width: 8, height: 9))
    #expect(
      NSTextAttachment().attachmentBounds(for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0) == .zero
    )
  }

  @Test func paddingWidensTheRoom() throws {
    stage.screen.makeCurrent()
    let attachment = NSTextAttachment(image: square)
    let plain = try #require(picture(attachment))
    attachment.lineLayoutPadding = 4
    let padded = try #require(picture(attachment))
    #expect(padded.size == CGSize(width: 28, height: 10) && padded.origin == plain.origin)
    #expect(padded.drawing.commands.dropFirst().first == .concatenate(CGAffineTransform(translationX: 4, y: 0)))
  }

  @Test func dataAndTypesAreKept() {
    let attachment = NSTextAttachment(data: Data([1, 2]), ofType: "public.data")
    #expect(attachment.contents == Data([1, 2]) && attachment.fileType == "public.data" && attachment.image == nil)
    #expect(attachment.allowsTextAttachmentView && !attachment.usesTextAttachmentView && attachment.lineLayoutPadding == 0)
  }

  @Test func aContextScalesWhatDoesNotFit() throws {
    stage.screen.makeCurrent()
    let ten: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]
    let context = NSStringDrawingContext()
    #expect(context.minimumScaleFactor == 0 && context.actualScaleFactor == 1)
    let room = CGSize(width: 30, height: 12)
    // 8 letters are 40 points wide.
    _ = "aaaaaaaa".boundingRect(with: room, options: .usesLineFragmentOrigin, attributes: ten, context: context)
    #expect(context.actualScaleFactor == 1)
    context.minimumScaleFactor = 0.5
    _ = "aaaaaaaa".boundingRect(with: room, options: .usesLineFragmentOrigin, attributes: ten, context: context)
    #expect(abs(context.actualScaleFactor - 0.75) < 0.002 && context.totalBounds.width <= 30.01)
    _ = "aaa".boundingRect(with: room, options: .usesLineFragmentOrigin, attributes: ten, context: context)
    #expect(context.actualScaleFactor == 1)
    context.minimumScaleFactor = 0.9
    _ = "aaaaaaaa".boundingRect(with: room, options: .usesLineFragmentOrigin, attributes: ten, context: context)
    #expect(context.actualScaleFactor == 0.9)
    context.minimumScaleFactor = 0.5
    let drawn = recorded {
      "aaaaaaaa".draw(
        with: CGRect(origin: .zero, size: room), options: .usesLineFragmentOrigin, attributes: ten, context: context)
    }
    let sizes = drawn.compactMap { if case .text(let block, _) = $0 { block.runs[0].font.size } else { nil } }
    #expect(sizes.count == 1 && sizes.allSatisfy { abs($0 - 7.5) < 0.02 })
    #expect(NSStringDrawingOptions.usesDeviceMetrics.rawValue == 8)
  }
}
