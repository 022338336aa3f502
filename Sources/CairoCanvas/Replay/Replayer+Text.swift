internal import CCairo
internal import CoreGraphics
internal import Foundation

extension Replayer {
  /// From the top of `rect`; a line that does not fit its width sticks out if it neither wraps nor truncates.
  func draw(_ text: TextBlock, in rect: CGRect) {
    guard let run = text.runs.first, state.transform.inverse != nil else { return }
    let reach = run.font.size
    // FreeType gives up on letters much larger than any screen.
    guard reach * max(hypot(state.transform.a, state.transform.b), hypot(state.transform.c, state.transform.d)) < 10_000 else {
      return
    }
    guard visible(CGRect(x: rect.minX - reach, y: rect.minY - reach, width: .infinity, height: rect.height + 2 * reach)) != nil
    else { return }
    let layout = TextLayouts.shared.layout(text, in: rect.size)
    let context = cairo()
    setSource(run.color, context)
    for index in layout.lines.indices { show(line: index, of: layout, at: rect, context) }
    cairo_identity_matrix(context)
  }

  private func show(line index: Int, of layout: TextLayout, at rect: CGRect, _ context: OpaquePointer) {
    let line = layout.lines[index]
    let room = rect.width.isFinite ? rect.width - line.width : 0
    let share = layout.text.shownAlignment.leadingShare
    let start = layout.limits.width < 0 ? line.indent + max(room - line.indent, min(room, 0)) * share : line.x
    // Accents and slanted letters reach out of the line's box.
    let box = CGRect(x: rect.minX + start, y: rect.minY + line.top, width: line.width, height: line.bottom - line.top)
    let reach = box.height
    guard visible(box.insetBy(dx: -reach, dy: -reach)) != nil else { return }
    let t = state.transform.translatedBy(x: rect.minX + start, y: rect.minY + line.baseline)
    guard abs(t.tx) < 4_000_000, abs(t.ty) < 4_000_000 else { return }
    var matrix = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
    cairo_set_matrix(context, &matrix)
    cairo_move_to(context, 0, 0)
    layout.show(line: index, in: context)
  }
}
