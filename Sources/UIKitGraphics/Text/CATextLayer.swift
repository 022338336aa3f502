public import CoreGraphics
internal import Diagnostics
public import Foundation
public import QuartzCore

/// Where the lines of a text layer stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the mode.
  public let rawValue: String
  /// Any other mode than the constants counts as `natural`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the side where the text begins.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// What a text layer leaves out of a text that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the mode.
  public let rawValue: String
  /// Any other mode than the constants counts as `none`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Lines are cut off.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The start, for an ellipsis.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The middle, for an ellipsis.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  /// The end, for an ellipsis.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// A text in a layer, from the top. Changes show at once, without animation.
@preconcurrency @MainActor open class CATextLayer: CALayer {
  /// A `String` or an `NSAttributedString`, which has its own fonts and colours; anything else stops the program. nil by default.
  open var string: Any? { didSet { setNeedsDisplay() } }
  /// A `UIFont`, whose size does not count, or the name of one; nil, the default, for the system font.
  open var font: AnyObject? { didSet { setNeedsDisplay() } }
  /// Points; 36 by default.
  open var fontSize: CGFloat = 36 { didSet { setNeedsDisplay() } }
  /// White by default.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1) { didSet { setNeedsDisplay() } }
  /// Whether lines are broken at the layer's width; false by default.
  open var isWrapped = false { didSet { setNeedsDisplay() } }
  /// `.natural` by default.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { setNeedsDisplay() } }
  /// `.none` by default.
  open var truncationMode = CATextLayerTruncationMode.none { didSet { setNeedsDisplay() } }
  /// Kept, true by default; changes nothing here: letters stand at any part of a pixel.
  open var allowsFontSubpixelQuantization = true

  /// A layer without a text.
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  /// Copies the layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATextLayer else { return }
    (string, font, fontSize, foregroundColor) = (other.string, other.font, other.fontSize, other.foregroundColor)
    (isWrapped, alignmentMode, truncationMode) = (other.isWrapped, other.alignmentMode, other.truncationMode)
  }

  /// A layer without a text; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    needsDisplayOnBoundsChange = true
  }

  /// The size of the whole text, without a limit of the width.
  open override func preferredFrameSize() -> CGSize {
    text.map { CurrentGraphics.measure($0, in: CGSize(width: CGFloat.infinity, height: CGFloat.infinity)).size } ?? .zero
  }

  open override func draw(in ctx: CGContext) {
    guard let text, !bounds.isEmpty else { return }
    ctx.saveGState()
    ctx.clip(to: bounds)
    ctx.draw(text, in: bounds)
    ctx.restoreGState()
  }

  private var text: TextBlock? {
    let style = TextDefaults(
      font: shownFont, color: UIColor(cgColor: foregroundColor ?? CGColor(gray: 0, alpha: 0)), alignment: alignment,
      lineBreakMode: lineBreakMode)
    let limit = isWrapped ? 0 : 1
    switch string {
    case nil: return nil
    case let string as String: return TextBlock(string, style, maximumLines: limit)
    case let string as NSAttributedString: return TextBlock(string, style, maximumLines: limit)
    case let other?:
      programmingError("CATextLayer.string holds a \(Swift.type(of: other)): give a String or an NSAttributedString")
    }
  }

  private var shownFont: UIFont {
    switch font {
    case let font as UIFont: font.withSize(fontSize)
    case let name as NSString: UIFont(name: name._bridgeToSwift(), size: fontSize) ?? .systemFont(ofSize: fontSize)
    default: .systemFont(ofSize: fontSize)
    }
  }

  private var alignment: NSTextAlignment {
    switch alignmentMode {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }

  private var lineBreakMode: NSLineBreakMode {
    switch truncationMode {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    default: isWrapped ? .byWordWrapping : .byClipping
    }
  }
}
