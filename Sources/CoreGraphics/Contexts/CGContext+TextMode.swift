internal import Foundation

/// Whether the letters of texts are filled, outlined, or seen by what is drawn through them.
public enum CGTextDrawingMode: Int32, Sendable {
  /// Filled, outlined, both, or neither.
  case fill, stroke, fillStroke, invisible
  /// As those four; what is drawn after the text is seen inside its letters alone, until the state is restored.
  case fillClip, strokeClip, fillStrokeClip, clip

  fileprivate var fills: Bool { [.fill, .fillStroke, .fillClip, .fillStrokeClip].contains(self) }
  fileprivate var strokes: Bool { [.stroke, .fillStroke, .strokeClip, .fillStrokeClip].contains(self) }
  fileprivate var clips: Bool { [.fillClip, .strokeClip, .fillStrokeClip, .clip].contains(self) }
}

extension CGContext {
  /// How strings are drawn from now on; `.fill` at first. An outline has the line's width and joins of the state and the colour of the
  /// letters, unless the string has a stroke of its own.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }

  func draw(_ text: TextBlock, in rect: CGRect, _ mode: CGTextDrawingMode) {
    if mode.strokes {
      paintAsGroup(.text(text.outlined(state.strokeStyle, isFilled: mode.fills), in: rect))
    } else if mode.fills {
      paintAsGroup(.text(text, in: rect))
    }
    guard mode.clips else { return }
    let seen = mode.strokes ? text.outlined(state.strokeStyle, isFilled: mode != .strokeClip) : text
    begin(ClipMask(shape: [.text(seen.opaque, in: rect)]))
  }
}

extension TextBlock {
  fileprivate func outlined(_ style: StrokeStyle, isFilled: Bool) -> TextBlock {
    mapRuns { run in
      var decoration = run.decoration?.value ?? TextDecoration()
      guard run.picture == nil, decoration.stroke == nil, run.font.size > 0 else { return }
      decoration.stroke = TextDecoration.Stroke(
        width: style.width / run.font.size, color: nil, isFilled: isFilled, join: style.join)
      run.decoration = TextDecorationBox(decoration)
    }
  }

  /// With opaque letters and nothing behind them.
  fileprivate var opaque: TextBlock {
    mapRuns { run in
      (run.color, run.background) = (.black, nil)
      run.decoration = run.decoration.map { TextDecorationBox($0.value.mapColors { _ in .black }) }
    }
  }

  private func mapRuns(_ change: (inout Run) -> Void) -> TextBlock {
    var block = self
    for index in runs.indices { change(&block.runs[index]) }
    return block
  }
}
