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
    let room = rect.size.unlimitedWhereZero
    let block = fitted(adapted(to: options), in: room, options, context)
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
    let room = size.unlimitedWhereZero
    let metrics = CurrentGraphics.measure(fitted(adapted(to: options), in: room, options, context), in: isBox ? room : .unlimited)
    let rect = CGRect(origin: CGPoint(x: 0, y: isBox ? 0 : -metrics.firstBaseline), size: metrics.size)
    context?.totalBounds = rect
    return rect
  }

  /// The block as `context` allows to scale it: in the greatest size in which it fits, to 1/1024, else in the least one.
  private func fitted(
    _ block: TextBlock, in room: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) -> TextBlock {
    context?.actualScaleFactor = 1
    guard let context, context.minimumScaleFactor > 0, context.minimumScaleFactor < 1 else { return block }
    let isBox = options.contains(.usesLineFragmentOrigin)
    func fits(_ factor: CGFloat) -> Bool {
      var scaled = block.scaled(by: factor)
      // A cut line would fit in any size.
      if isBox, scaled.lineBreak.isTruncating { (scaled.lineBreak, scaled.maximumLines) = (.wordWrapping, 0) }
      let size = CGSize(width: isBox ? room.width : .infinity, height: .infinity)
      let metrics = CurrentGraphics.measure(scaled, in: size)
      return metrics.size.width <= room.width + 0.01 && metrics.size.height <= room.height + 0.01
    }
    if fits(1) { return block }
    var (low, high) = (context.minimumScaleFactor, CGFloat(1))
    if fits(low) {
      while high - low > 1.0 / 1024 {
        let middle = (low + high) / 2
        if fits(middle) { low = middle } else { high = middle }
      }
    }
    context.actualScaleFactor = low
    return block.scaled(by: low)
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
