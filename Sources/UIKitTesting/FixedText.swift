internal import CoreGraphics
internal import Foundation
internal import UIKitGraphics

/// Draws text as boxes, a box for each letter at the place that the font with fixed metrics gives it.
///
/// A capital and a digit are as high as the font's capitals, other letters as its small letters, so that words can be distinguished.
enum FixedText {
  /// The list with all its texts drawn as boxes, those of the drawings inside it too.
  @MainActor static func replacingText(in list: DisplayList) -> DisplayList {
    DisplayList(
      list.commands.flatMap { command -> [DrawCommand] in
        switch command {
        case .text(let text, let rect): boxes(text, in: rect)
        case .cached(let drawing, let rect): commands(of: drawing, in: rect)
        default: [command]
        }
      })
  }

  /// In a group, since a drawing may erase what it has drawn, but not what lies below it.
  @MainActor private static func commands(of drawing: CachedDrawing, in rect: CGRect) -> [DrawCommand] {
    guard drawing.size.width > 0, drawing.size.height > 0 else { return [] }
    let fit = CGAffineTransform(
      a: rect.width / drawing.size.width, b: 0, c: 0, d: rect.height / drawing.size.height, tx: rect.minX, ty: rect.minY)
    return [.save, .clipRect(rect), .beginGroup(alpha: 1, .normal), .concatenate(fit)]
      + replacingText(in: drawing.list).commands + [.endGroup, .restore]
  }

  private static func boxes(_ text: TextBlock, in rect: CGRect) -> [DrawCommand] {
    var lines = FixedMetricsFont.lines(of: text, width: rect.width)
    if text.maximumLines > 0 { lines = Array(lines.prefix(text.maximumLines)) }
    while lines.count > 1, let last = lines.last, last.frame.maxY > rect.height + 0.5 { lines.removeLast() }
    let letters = text.runs.flatMap { run in run.text.flatMap { letter in letter.utf16.indices.map { _ in (letter, run) } } }
    return lines.flatMap { line in
      line.range.compactMap { index -> DrawCommand? in
        guard letters.indices.contains(index), index - line.range.lowerBound < line.carets.count else { return nil }
        let (letter, run) = letters[index]
        return box(letter, run, x: rect.minX + line.carets[index - line.range.lowerBound], baseline: rect.minY + line.baseline)
      }
    }
  }

  private static func box(_ letter: Character, _ run: TextBlock.Run, x: CGFloat, baseline: CGFloat) -> DrawCommand? {
    if letter.isWhitespace { return nil }
    let size = run.font.size
    let height = (letter.isUppercase || letter.isNumber ? 0.7 : letter.isLetter ? 0.5 : 0.3) * size
    // Bolder letters leave less room between them.
    let gap = (run.font.weight >= 600 ? 0.06 : 0.12) * size
    return .fillRect(
      CGRect(x: x + gap / 2, y: baseline + run.baselineOffset - height, width: 0.5 * size - gap, height: height), run.color)
  }
}
