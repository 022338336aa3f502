internal import CoreGraphics
internal import Diagnostics
public import Foundation

/// A picture in a text, in place of the character U+FFFC that has it as its attribute `.attachment`:
/// `NSAttributedString(attachment: NSTextAttachment(image: star))`. Labels, text views and drawn texts show it.
///
/// It is read when the text is set or drawn: set its properties before. Attachments that show views do not exist here.
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
  /// The place of the picture in points, with y upwards from the baseline: a negative y moves it below. With an empty size the picture has its own
  /// size; a symbol then also stands on the baseline as letters do. Not finite: a programming error.
  open var bounds = CGRect.zero {
    didSet {
      ensure(
        [bounds.minX, bounds.minY, bounds.width, bounds.height].allSatisfy(\.isFinite),
        "NSTextAttachment.bounds = \(bounds): give finite numbers")
    }
  }

  /// An attachment with the data of an image, or of something that is not shown.
  public init(data contentData: Data?, ofType uti: String?) { (contents, fileType) = (contentData, uti) }

  /// An attachment without a picture, which takes no room.
  public convenience override init() { self.init(data: nil, ofType: nil) }

  /// An attachment that shows the image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// What a text in that colour shows.
  func picture(_ color: CGColor, _ traits: UITraitCollection) -> InlinePicture {
    let shown = image ?? contents.flatMap { UIImage(data: $0) }
    guard let shown, shown.size.width > 0, shown.size.height > 0 else {
      return InlinePicture(DisplayList(), size: bounds.size, origin: bounds.origin)
    }
    let isPlaced = bounds.width > 0 && bounds.height > 0
    let size = isPlaced ? bounds.size : shown.size
    var origin = bounds.origin
    if !isPlaced { origin.y -= shown.baselineOffsetFromBottom ?? 0 }
    return InlinePicture(shown.picture.resolved(for: traits).drawing(in: size, tint: color), size: size, origin: origin)
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
