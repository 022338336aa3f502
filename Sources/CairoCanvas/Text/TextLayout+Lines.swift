internal import CPango
internal import CoreGraphics
internal import Foundation

extension TextLayout {
  /// The lines of a text of one paragraph laid out by Pango, with the places of the caret.
  func textLines() -> [TextLine] {
    guard owners.count == 1, let layout = owners.first?.layout else { return [] }
    let offsets = UnitOffsets(text.withoutNulls)
    let iterator = pango_layout_get_iter(layout)
    defer { pango_layout_iter_free(iterator) }
    var found: [TextLine] = []
    for line in lines {
      guard let pango = pango_layout_get_line_readonly(layout, Int32(line.index)) else { break }
      let bytes = Int(pango.pointee.start_index)..<Int(pango.pointee.start_index + pango.pointee.length)
      // A line feed inside of the paragraph, as U+2028, belongs to the line that it ends.
      if let last = found.indices.last { found[last].extend(to: offsets[bytes.lowerBound]) }
      let carets = carets(iterator, bytes, line, pango, offsets)
      found.append(
        TextLine(
          range: offsets[bytes.lowerBound]..<offsets[bytes.upperBound],
          frame: CGRect(x: line.x, y: line.top, width: line.width, height: line.bottom - line.top), baseline: line.baseline,
          carets: carets))
    }
    if let last = found.indices.last { found[last].extend(to: offsets.count) }
    return found
  }

  /// The caret's x before each UTF-16 unit of one line and after the last. The iterator moves on to the end of the line.
  private func carets(
    _ iterator: OpaquePointer?, _ bytes: Range<Int>, _ line: Line, _ pango: UnsafeMutablePointer<PangoLayoutLine>,
    _ offsets: UnitOffsets
  ) -> [CGFloat] {
    let unit = CGFloat(PANGO_SCALE)
    var places: [Int: CGFloat] = [:]
    var (box, extents) = (PangoRectangle(), PangoRectangle())
    pango_layout_iter_get_line_extents(iterator, nil, &extents)
    let shift = line.x - CGFloat(extents.x) / unit
    repeat {
      guard pango_layout_iter_get_line_readonly(iterator) == pango else { break }
      guard let run = pango_layout_iter_get_run_readonly(iterator) else { continue }
      pango_layout_iter_get_char_extents(iterator, &box)
      // The caret stands before a character: at its right where the writing goes to the left.
      let isLeftward = run.pointee.item.pointee.analysis.level & 1 == 1
      places[Int(pango_layout_iter_get_index(iterator))] = CGFloat(isLeftward ? box.x + box.width : box.x) / unit + shift
    } while pango_layout_iter_next_char(iterator) != 0
    var end: Int32 = 0
    if !bytes.isEmpty { pango_layout_line_index_to_x(pango, Int32(offsets.byteBefore(bytes.upperBound)), 1, &end) }
    var (carets, last) = ([CGFloat](), line.x)
    for unitOffset in offsets[bytes.lowerBound]..<offsets[bytes.upperBound] {
      if let byte = offsets.byte(of: unitOffset) { last = places[byte] ?? last }
      carets.append(last)
    }
    return carets + [line.x + CGFloat(end) / unit]
  }
}

/// The UTF-16 offset of each byte of a text, and back.
private struct UnitOffsets {
  /// For each byte at which a scalar begins, and for the end, the offset in UTF-16 units; -1 for other bytes.
  private var units: [Int] = []
  /// For each UTF-16 unit at which a scalar begins its byte; -1 for others.
  private var bytes: [Int] = []

  init(_ text: TextBlock) {
    for run in text.runs {
      for scalar in run.text.unicodeScalars {
        bytes.append(units.count)
        units.append(bytes.count - 1)
        units += [Int](repeating: -1, count: UTF8.width(scalar) - 1)
        if UTF16.width(scalar) == 2 { bytes.append(-1) }
      }
    }
    units.append(bytes.count)
  }

  var count: Int { bytes.count }

  subscript(byte: Int) -> Int { units[min(byte, units.count - 1)] }

  /// The byte of the scalar that begins at a UTF-16 offset; nil inside of a scalar.
  func byte(of unit: Int) -> Int? { bytes[unit] < 0 ? nil : bytes[unit] }

  /// The byte at which the scalar before `byte` begins.
  func byteBefore(_ byte: Int) -> Int {
    var index = byte - 1
    while index > 0, units[index] < 0 { index -= 1 }
    return max(0, index)
  }
}

extension TextLine {
  /// Adds the units up to `end`, which take no room.
  fileprivate mutating func extend(to end: Int) {
    guard end > range.upperBound else { return }
    carets += [CGFloat](repeating: carets.last ?? frame.minX, count: end - range.upperBound)
    range = range.lowerBound..<end
  }
}
