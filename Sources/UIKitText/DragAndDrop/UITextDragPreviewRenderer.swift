internal import CoreGraphics
public import Foundation
internal import UIKitCore
public import UIKitGraphics

/// Draws a stretch of text as a drag shows it: a first line, whole lines, and a last one.
@preconcurrency @MainActor open class UITextDragPreviewRenderer: NSObject {
  /// Lays out the text.
  public let layoutManager: NSLayoutManager
  private let range: NSRange
  private let isUnified: Bool
  private lazy var rects = adjusted()

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - range: In UTF-16 units, cut to the text.
  ///   - unifyRects: Whether all lines are one rectangle, `bodyRect`.
  public init(layoutManager: NSLayoutManager, range: NSRange, unifyRects: Bool) {
    (self.layoutManager, self.range, isUnified) = (layoutManager, layoutManager.cut(range), unifyRects)
  }

  /// Makes a renderer whose first and last line have rectangles of their own.
  public convenience init(layoutManager: NSLayoutManager, range: NSRange) {
    self.init(layoutManager: layoutManager, range: range, unifyRects: false)
  }

  /// The part of the first line, in the container's coordinates; null if there is none.
  open var firstLineRect: CGRect { rects.first }
  /// The lines between, as wide as the widest; null if there are none.
  open var bodyRect: CGRect { rects.body }
  /// The part of the last line of several; null if there is none.
  open var lastLineRect: CGRect { rects.last }

  /// The text on nothing, as large as the rectangles together; nil for an empty stretch.
  open var image: UIImage? {
    let parts = [firstLineRect, bodyRect, lastLineRect].filter { !$0.isNull && !$0.isEmpty }
    guard let first = parts.first else { return nil }
    let whole = parts.reduce(first) { $0.union($1) }
    return UIGraphicsImageRenderer(bounds: whole).image { context in
      for part in parts {
        context.cgContext.saveGState()
        context.cgContext.clip(to: part)
        layoutManager.drawGlyphs(forGlyphRange: range, at: .zero)
        context.cgContext.restoreGState()
      }
    }
  }

  /// Changes the rectangles before they are used; changes nothing unless overridden.
  ///
  /// - Parameter textOrigin: Of the container in the view's coordinates: zero.
  open func adjustFirstLineRect(
    _ firstLineRect: UnsafeMutablePointer<CGRect>, bodyRect: UnsafeMutablePointer<CGRect>,
    lastLineRect: UnsafeMutablePointer<CGRect>, textOrigin: CGPoint
  ) {}

  private func adjusted() -> (first: CGRect, body: CGRect, last: CGRect) {
    var (first, body, last) = measured()
    adjustFirstLineRect(&first, bodyRect: &body, lastLineRect: &last, textOrigin: .zero)
    return (first, body, last)
  }

  private func measured() -> (first: CGRect, body: CGRect, last: CGRect) {
    guard let container = layoutManager.textContainers.first, range.length > 0 else { return (.null, .null, .null) }
    var lines: [CGRect] = []
    layoutManager.enumerateEnclosingRects(
      forGlyphRange: range, withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
    ) { rect, _ in
      if let line = lines.last, line.minY == rect.minY { lines[lines.count - 1] = line.union(rect) } else { lines.append(rect) }
    }
    let middle = lines.dropFirst().dropLast().reduce(CGRect.null) { $0.union($1) }
    if isUnified { return (.null, lines.reduce(CGRect.null) { $0.union($1) }, .null) }
    return (lines.first ?? .null, middle, lines.count > 1 ? lines[lines.count - 1] : .null)
  }
}
