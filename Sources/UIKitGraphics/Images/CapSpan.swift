package import Foundation

/// One axis of a part of a resizable image.
package struct CapSpan: Equatable {
  /// The interval that the part fills.
  package var start, length: CGFloat
  /// The interval of the whole image while the part is drawn.
  package var imageStart, imageLength: CGFloat

  /// The leading cap, the middle (repeated if it `tiles`), and the trailing cap; empty ones are left out.
  package static func spans(
    source: CGFloat, before: CGFloat, after: CGFloat, from: CGFloat, to: CGFloat, tiles: Bool
  ) -> [CapSpan] {
    // Caps that do not fit are shrunk in proportion.
    let squeeze = before + after > to - from ? (to - from) / (before + after) : 1
    let (head, tail, middle) = (before * squeeze, after * squeeze, source - before - after)
    var spans: [CapSpan] = []
    if head > 0 { spans.append(CapSpan(start: from, length: head, imageStart: from, imageLength: source * squeeze)) }
    let (inner, end) = (from + head, to - tail)
    if middle > 0 && end > inner {
      let step = tiles ? middle : end - inner
      let imageLength = source * step / middle
      for start in stride(from: inner, to: end, by: step) {
        let length = min(step, end - start)
        spans.append(
          CapSpan(start: start, length: length, imageStart: start - before * step / middle, imageLength: imageLength))
      }
    }
    if tail > 0 {
      spans.append(CapSpan(start: end, length: tail, imageStart: to - source * squeeze, imageLength: source * squeeze))
    }
    return spans
  }
}
