package import CoreGraphics
package import Foundation

extension FixedMetricsFont {
  /// The lines of a text of one paragraph at `width` points, as `measure(_:in:)` breaks them; written from left to right in any script.
  package static func lines(of text: TextBlock, width: CGFloat) -> [TextLine] {
    let shape = text.shape?.value
    var breaker = FixedLineBreaker(text, width: width)
    for run in text.runs { breaker.add(run) }
    let broken = breaker.finish(defaultSize: text.runs.last?.font.size ?? 0)
    var advances: [CGFloat?] = text.runs.flatMap { run in
      run.text.flatMap {
        [$0.isNewline ? 0 : run.fixedAdvance] + [CGFloat?](repeating: nil, count: $0.utf16.count - 1)
      }
    }
    for (offset, width) in breaker.tabWidths { advances[offset] = width }
    var (lines, top): ([TextLine], CGFloat) = ([], 0)
    for line in broken {
      let height = height(ofLine: line.em, shape)
      let range = (lines.last?.range.upperBound ?? 0)..<line.end
      let x = start(of: line, text, width)
      let (carets, spans) = places(from: x, advances[range])
      lines.append(
        TextLine(
          range: range, frame: CGRect(x: x, y: top, width: line.width, height: height),
          baseline: top + height - line.em * descender, carets: carets, spans: spans))
      top += height + text.lineSpacing
    }
    return lines
  }

  /// - Parameter advances: nil inside of a character.
  private static func places(
    from start: CGFloat, _ advances: ArraySlice<CGFloat?>
  ) -> (carets: [CGFloat], spans: [ClosedRange<CGFloat>]) {
    var (carets, spans, x, end): ([CGFloat], [ClosedRange<CGFloat>], CGFloat, CGFloat) = ([], [], start, start)
    for advance in advances {
      if let advance { (x, end) = (end, end + advance) }
      carets.append(x)
      spans.append(min(x, end)...max(x, end))
    }
    return (carets + [end], spans)
  }

  private static func start(of line: FixedLineBreaker.Line, _ text: TextBlock, _ width: CGFloat) -> CGFloat {
    let shape = text.shape?.value
    let indent = shape?.indent(isFirst: line.isFirst) ?? 0
    let room = width.isFinite ? max(0, (shape?.room(in: width, isFirst: line.isFirst) ?? width) - line.width) : 0
    switch text.shownAlignment {
    case .left, .natural, .justified: return indent
    case .center: return indent + room / 2
    case .right: return width.isFinite ? width - indent - line.width : 0
    }
  }
}
