internal import CoreGraphics
internal import Diagnostics
public import Foundation

/// How text is laid out in a box. The font's own leading is always added.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The raw values of Apple's options.
  public let rawValue: Int

  /// Bits without a name are ignored.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Shows an ellipsis where text is cut off; has an effect only together with `usesLineFragmentOrigin`.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// The rectangle's origin is the top left corner of the first line, and text may have several lines. Without this option the origin is
  /// the start of the baseline of a single line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Has no effect: the leading is always added.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Has no effect: boxes are those of lines, not of the letters' ink.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// Says how far a text may be scaled down to fit, and receives the result of measuring or drawing.
open class NSStringDrawingContext: NSObject {
  /// The least scale of a text that does not fit in its rectangle, from 0 to 1, else a programming error; 0, the default, scales nothing.
  open var minimumScaleFactor: CGFloat = 0 {
    willSet {
      ensure(
        newValue >= 0 && newValue <= 1, "NSStringDrawingContext.minimumScaleFactor = \(newValue): set a number from 0 to 1")
    }
  }

  /// The scale of the text measured or drawn last; 1 for one that fits.
  open internal(set) var actualScaleFactor: CGFloat = 1

  /// The box of the text measured or drawn last, in points.
  open internal(set) var totalBounds = CGRect.zero
}

// Drawing goes to the current context and does nothing without one. Sizes are in points and not rounded.
extension NSAttributedString {
  /// The size of all lines, without a limit of the width; lines break at line feeds only.
  public func size() -> CGSize { drawing.size }

  /// Draws all lines without a limit of the width, with the top left corner at `point`.
  public func draw(at point: CGPoint) { drawing.draw(at: point) }

  /// Draws the text broken into lines inside `rect`; lines that do not fit are left out.
  public func draw(in rect: CGRect) { drawing.draw(in: rect) }

  /// Draws the text in `rect` as `options` say; a width or height of 0 is no limit. `context` receives the text's box.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    drawing.draw(with: rect, options, context)
  }

  /// The box that `draw(with:options:context:)` would fill, at 0, 0; without `usesLineFragmentOrigin` relative to the baseline. A width
  /// or height of 0 is no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    drawing.boundingRect(with: size, options, context)
  }

  private var drawing: TextDrawing { TextDrawing(TextBlock(self, .drawing, maximumLines: 0)) }
}

extension String {
  /// The size of all lines, without a limit of the width; lines break at line feeds only.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize { drawing(attributes).size }

  /// Draws all lines without a limit of the width, with the top left corner at `point`.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    drawing(attributes).draw(at: point)
  }

  /// Draws the text broken into lines inside `rect`; lines that do not fit are left out.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    drawing(attributes).draw(in: rect)
  }

  /// Draws the text in `rect` as `options` say; a width or height of 0 is no limit. `context` receives the text's box.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    drawing(attributes).draw(with: rect, options, context)
  }

  /// The box that drawing with these options would fill, at 0, 0; without `usesLineFragmentOrigin` relative to the baseline. A width or
  /// height of 0 is no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    drawing(attributes).boundingRect(with: size, options, context)
  }

  private func drawing(_ attributes: [NSAttributedString.Key: Any]?) -> TextDrawing {
    TextDrawing(TextBlock(self, attributes: attributes, maximumLines: 0))
  }
}

extension NSString {
  /// The size of all lines, without a limit of the width; lines break at line feeds only.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    _bridgeToSwift().size(withAttributes: attributes)
  }

  /// Draws all lines without a limit of the width, with the top left corner at `point`.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    _bridgeToSwift().draw(at: point, withAttributes: attributes)
  }

  /// Draws the text broken into lines inside `rect`; lines that do not fit are left out.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    _bridgeToSwift().draw(in: rect, withAttributes: attributes)
  }

  /// Draws the text in `rect` as `options` say; a width or height of 0 is no limit. `context` receives the text's box.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    _bridgeToSwift().draw(with: rect, options: options, attributes: attributes, context: context)
  }

  /// The box that drawing with these options would fill, at 0, 0; without `usesLineFragmentOrigin` relative to the baseline. A width or
  /// height of 0 is no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    _bridgeToSwift().boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}
