internal import CoreGraphics
internal import Foundation

/// A text outside of a label: measured and drawn at once, nothing is cached.
struct TextDrawing {
  private let block: TextBlock

  init(_ block: TextBlock) {
    var block = block
    // Text drawn directly is not limited to a number of lines, unless its style truncates.
    if block.lineBreak.isTruncating { block.maximumLines = 1 }
    self.block = block
  }

  var size: CGSize { measure(.unlimited).size }

  func draw(at point: CGPoint) { paint(block, CGRect(origin: point, size: size)) }

  func draw(in rect: CGRect) { paint(block, rect) }

  func draw(with rect: CGRect, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?) {
    let (block, room) = (adapted(to: options), rect.size.unlimitedWhereZero)
    let metrics = CurrentGraphics.measure(block, in: options.contains(.usesLineFragmentOrigin) ? room : .unlimited)
    var place = CGRect(origin: rect.origin, size: metrics.size)
    if options.contains(.usesLineFragmentOrigin) {
      // The given width aligns the lines; an unlimited one is replaced by the measured width.
      if room.width.isFinite { place.size.width = room.width }
      if room.height.isFinite { place.size.height = room.height }
    } else {
      place.origin.y -= metrics.firstBaseline
    }
    context?.totalBounds = CGRect(origin: place.origin, size: metrics.size)
    paint(block, place)
  }

  func boundingRect(
    with size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) -> CGRect {
    let isBox = options.contains(.usesLineFragmentOrigin)
    let metrics = CurrentGraphics.measure(adapted(to: options), in: isBox ? size.unlimitedWhereZero : .unlimited)
    let rect = CGRect(origin: CGPoint(x: 0, y: isBox ? 0 : -metrics.firstBaseline), size: metrics.size)
    context?.totalBounds = rect
    return rect
  }

  private func adapted(to options: NSStringDrawingOptions) -> TextBlock {
    var adapted = block
    if !options.contains(.usesLineFragmentOrigin) {
      adapted.maximumLines = 1
    } else if options.contains(.truncatesLastVisibleLine) {
      (adapted.lineBreak, adapted.maximumLines) = (.truncatingTail, 0)
    }
    return adapted
  }

  private func measure(_ size: CGSize) -> TextMetrics { CurrentGraphics.measure(block, in: size) }

  private func paint(_ block: TextBlock, _ rect: CGRect) {
    guard !block.runs.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
    context.draw(block, in: rect)
  }
}

extension CGSize {
  fileprivate static let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)

  fileprivate var unlimitedWhereZero: CGSize {
    CGSize(width: width == 0 ? .infinity : width, height: height == 0 ? .infinity : height).textBox
  }
}
