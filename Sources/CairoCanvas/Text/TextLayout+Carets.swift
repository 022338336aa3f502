internal import CPango
internal import CoreGraphics
internal import Foundation

extension TextLayout {
  /// The caret's x before each UTF-16 unit of a text laid out by Pango, and after the last one.
  func caretPositions() -> [CGFloat] {
    guard owners.count == 1, let layout = owners.first?.layout else { return [0] }
    let unit = CGFloat(PANGO_SCALE)
    var places: [Int: CGFloat] = [:]
    let iterator = pango_layout_get_iter(layout)
    defer { pango_layout_iter_free(iterator) }
    var box = PangoRectangle()
    repeat {
      guard let run = pango_layout_iter_get_run_readonly(iterator) else { continue }
      pango_layout_iter_get_char_extents(iterator, &box)
      // The caret stands before a character: at its right where the writing goes to the left.
      let isLeftward = run.pointee.item.pointee.analysis.level & 1 == 1
      places[Int(pango_layout_iter_get_index(iterator))] = CGFloat(isLeftward ? box.x + box.width : box.x) / unit
    } while pango_layout_iter_next_char(iterator) != 0
    var (positions, byte, last) = ([CGFloat](), 0, CGFloat(0))
    for run in text.withoutNulls.runs {
      for scalar in run.text.unicodeScalars {
        last = places[byte] ?? last
        positions += [CGFloat](repeating: last, count: UTF16.width(scalar))
        byte += UTF8.width(scalar)
      }
    }
    pango_layout_get_cursor_pos(layout, Int32(byte), &box, nil)
    return positions + [CGFloat(box.x) / unit]
  }
}
