internal import CPango
internal import CoreGraphics
internal import Foundation

extension TextBlock.LineBreak {
  var isTruncating: Bool { self == .truncatingHead || self == .truncatingTail || self == .truncatingMiddle }

  var ellipsis: PangoEllipsizeMode {
    switch self {
    case .truncatingHead: PANGO_ELLIPSIZE_START
    case .truncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .truncatingTail: PANGO_ELLIPSIZE_END
    case .wordWrapping, .charWrapping, .clipping: PANGO_ELLIPSIZE_NONE
    }
  }
}

extension TextBlock.Alignment {
  var pango: PangoAlignment {
    switch self {
    case .left, .justified, .natural: PANGO_ALIGN_LEFT
    case .center: PANGO_ALIGN_CENTER
    case .right: PANGO_ALIGN_RIGHT
    }
  }

  var flipped: TextBlock.Alignment { self == .left ? .right : .left }

  /// The share of a line's free room that lies before the line.
  var leadingShare: CGFloat {
    switch self {
    case .left, .justified, .natural: 0
    case .center: 0.5
    case .right: 1
    }
  }
}

extension TextBlock {
  /// The first `count` bytes, with an ellipsis for the rest.
  func cut(afterBytes count: Int) -> TextBlock {
    var (result, left) = (self, count)
    result.runs = []
    for run in runs where left > 0 {
      var part = run
      part.text = String(decoding: run.text.utf8.prefix(left), as: UTF8.self)
      left -= run.text.utf8.count
      result.runs.append(part)
    }
    if result.runs.isEmpty, var first = runs.first {
      first.text = ""
      result.runs = [first]
    }
    if !result.runs.isEmpty { result.runs[result.runs.count - 1].text += "\u{2026}" }
    return result
  }
}
