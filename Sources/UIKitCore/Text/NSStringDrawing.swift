internal import CoreGraphics
public import Foundation

/// How a text's box is laid out. The font's own leading is always counted.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Puts an ellipsis at the end of what is cut off; works together with `usesLineFragmentOrigin`.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// The rectangle's corner is the corner of the text's first line, which may be followed by others; otherwise its origin is the
  /// start of the baseline of a single line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// As lines are set anyway.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
}

/// Where string drawing reports what it did.
open class NSStringDrawingContext: NSObject {
  /// The box of the text that was measured or drawn last.
  open internal(set) var totalBounds = CGRect.zero
}

// All of it draws into the current context, and does nothing without one. Sizes are in points and not rounded.
extension NSAttributedString {
  /// Of all lines, without a limit.
  public func size() -> CGSize { drawing.size }

  /// With its top left corner at `point`.
  public func draw(at point: CGPoint) { drawing.draw(at: point) }

  /// Broken into lines inside `rect`; lines that do not fit are left out.
  public func draw(in rect: CGRect) { drawing.draw(in: rect) }

  /// A width or height of 0 is no limit.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    drawing.draw(with: rect, options, context)
  }

  /// A width or height of 0 is no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    drawing.boundingRect(with: size, options, context)
  }

  private var drawing: TextDrawing { TextDrawing(TextBlock(self, .drawing, maximumLines: 0)) }
}

extension String {
  /// Of all lines, without a limit.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize { drawing(attributes).size }

  /// With its top left corner at `point`.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    drawing(attributes).draw(at: point)
  }

  /// Broken into lines inside `rect`; lines that do not fit are left out.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    drawing(attributes).draw(in: rect)
  }

  /// A width or height of 0 is no limit.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    drawing(attributes).draw(with: rect, options, context)
  }

  /// A width or height of 0 is no limit.
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
  /// Of all lines, without a limit.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    _bridgeToSwift().size(withAttributes: attributes)
  }

  /// With its top left corner at `point`.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    _bridgeToSwift().draw(at: point, withAttributes: attributes)
  }

  /// Broken into lines inside `rect`; lines that do not fit are left out.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    _bridgeToSwift().draw(in: rect, withAttributes: attributes)
  }

  /// A width or height of 0 is no limit.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    _bridgeToSwift().draw(with: rect, options: options, attributes: attributes, context: context)
  }

  /// A width or height of 0 is no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    _bridgeToSwift().boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}
