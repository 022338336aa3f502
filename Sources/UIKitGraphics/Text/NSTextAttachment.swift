internal import CoreGraphics
internal import Diagnostics
public import Foundation

/// A picture in a text, in place of the character U+FFFC that has it as its attribute `.attachment`:
/// `NSAttributedString(attachment: NSTextAttachment(image: star))`. Labels, text views and drawn texts show it.
///
/// It is read when the text is set or drawn: set its properties before. Attachments that show views do not exist here. A subclass decides
/// on place
/// and picture by `attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)` and
/// `image(forBounds:textContainer:characterIndex:)`.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  @exclusivity(unchecked) private var mark = AttributeValue.mark

  /// The value of the character that an attachment stands for: U+FFFC.
  public static let character = 0xFFFC

  /// The data that the attachment was made with, or that was set.
  open var contents: Data?
  /// The type of `contents`; what the data is decides, not this.
  open var fileType: String?
  /// The picture; without one that of `contents` is shown, if it is an image. A template is shown in the colour of the text.
  open var image: UIImage?
  /// The place of the picture in points, with y upwards from the baseline: a negative y moves it below. With an empty size the picture
  /// has its own
  /// size; a symbol then also stands on the baseline as letters do. Not finite: a programming error.
  open var bounds = CGRect.zero {
    didSet {
      ensure(
        [bounds.minX, bounds.minY, bounds.width, bounds.height].allSatisfy(\.isFinite),
        "NSTextAttachment.bounds = \(bounds): give finite numbers")
    }
  }

  /// Points left free before and after the attachment; 0 by default. Negative or not finite: a programming error.
  open var lineLayoutPadding: CGFloat = 0 {
    willSet {
      ensure(
        newValue.isFinite && newValue >= 0,
        "NSTextAttachment.lineLayoutPadding = \(newValue): set a finite number of points, 0 or more")
    }
  }

  /// Whether a view may stand for the attachment; true by default. Stored: no view does here.
  open var allowsTextAttachmentView = true
  /// False: no view stands for an attachment here.
  open var usesTextAttachmentView: Bool { false }

  /// An attachment with the data of an image, or of something that is not shown.
  public init(data contentData: Data?, ofType uti: String?) { (contents, fileType) = (contentData, uti) }

  /// An attachment without a picture, which takes no room.
  public convenience override init() { self.init(data: nil, ofType: nil) }

  /// An attachment that shows the image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The place of the attachment in its line, as `bounds` has it. Override it to make the place depend on the line, as for a picture that
  /// is as
  /// wide as the text.
  ///
  /// - Parameters:
  ///   - textContainer: nil in a label or a drawn text.
  ///   - lineFrag: As wide as the container, as high as a line of the font; 10,000,000 points wide where nothing limits the width.
  ///   - position: Zero: it is not known where in its line the attachment will stand.
  ///   - charIndex: In UTF-16 units of the text.
  /// - Returns: Not finite: a programming error.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    if bounds.width > 0, bounds.height > 0 { return bounds }
    guard let shown = shownImage, shown.size.width > 0, shown.size.height > 0 else { return bounds }
    let lift = shown.baselineOffsetFromBottom ?? 0
    return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.minY - lift), size: shown.size)
  }

  /// What is drawn in the attachment's place: `image`, else the image of `contents`; nil for nothing.
  open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage? {
    shownImage
  }

  private var shownImage: UIImage? { image ?? contents.flatMap { UIImage(data: $0) } }

  /// What a text in that colour shows.
  func picture(_ color: CGColor, _ traits: UITraitCollection, in line: AttachmentLine) -> InlinePicture {
    let place = attachmentBounds(
      for: line.container, proposedLineFragment: line.fragment, glyphPosition: .zero, characterIndex: line.offset)
    ensure(
      [place.minX, place.minY, place.width, place.height].allSatisfy(\.isFinite),
      "\(Swift.type(of: self)).attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:) returned \(place) for the line "
        + "\(line.fragment): return finite numbers")
    let room = CGSize(width: place.width + 2 * lineLayoutPadding, height: place.height)
    let origin = CGPoint(x: place.minX, y: place.minY)
    let shown = image(forBounds: place, textContainer: line.container, characterIndex: line.offset)
    guard let shown, place.width > 0, place.height > 0 else { return InlinePicture(DisplayList(), size: room, origin: origin) }
    let drawing = shown.picture.resolved(for: traits).drawing(in: place.size, tint: color)
    return InlinePicture(drawing.padded(by: lineLayoutPadding), size: room, origin: origin)
  }
}

extension DisplayList {
  /// The drawing some points to the right.
  fileprivate func padded(by padding: CGFloat) -> DisplayList {
    if padding == 0 { return self }
    let shift = DrawCommand.concatenate(CGAffineTransform(translationX: padding, y: 0))
    return DisplayList([.save, shift] + commands + [.restore])
  }
}

/// The line in which an attachment is placed.
struct AttachmentLine {
  let font: FontDescription
  let container: NSTextContainer?
  let offset: Int

  /// The width of a line that nothing limits, as Apple has it.
  private static let unlimited: CGFloat = 10_000_000

  var fragment: CGRect {
    let width = container.map(\.lineWidth) ?? .infinity
    return CGRect(
      x: 0, y: 0, width: width.isFinite ? width : Self.unlimited, height: CurrentGraphics.metrics(of: font).lineHeight)
  }
}

extension NSAttributedString.Key {
  /// An `NSTextAttachment`, of the character U+FFFC; nothing of others.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

extension NSAttributedString {
  /// One character that shows the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// Whether a character of the range has an attachment.
  public func containsAttachments(in range: NSRange) -> Bool {
    var found = false
    enumerateAttribute(.attachment, in: range, options: []) { value, _, stop in
      if value != nil {
        found = true
        stop.pointee = true
      }
    }
    return found
  }
}
