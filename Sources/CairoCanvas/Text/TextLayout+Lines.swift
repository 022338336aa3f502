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
      let units = offsets[bytes.lowerBound]..<offsets[bytes.upperBound]
      let characters = LineCharacters(
        units, offsets, scalarPlaces(iterator, line, pango), at: line.x,
        isLeftward: pango_layout_line_get_resolved_direction(pango) == PANGO_DIRECTION_RTL)
      found.append(
        TextLine(
          range: units, frame: CGRect(x: line.x, y: line.top, width: line.width, height: line.bottom - line.top),
          baseline: line.baseline, carets: characters.carets, spans: characters.spans))
    }
    if let last = found.indices.last { found[last].extend(to: offsets.count) }
    return found
  }

  /// The place of each scalar of one line, by its byte. The iterator moves on to the end of the line.
  private func scalarPlaces(
    _ iterator: OpaquePointer?, _ line: Line, _ pango: UnsafeMutablePointer<PangoLayoutLine>
  ) -> [Int: CharacterPlace] {
    let unit = CGFloat(PANGO_SCALE)
    var places: [Int: CharacterPlace] = [:]
    var (box, extents) = (PangoRectangle(), PangoRectangle())
    pango_layout_iter_get_line_extents(iterator, nil, &extents)
    let shift = line.x - CGFloat(extents.x) / unit
    repeat {
      guard pango_layout_iter_get_line_readonly(iterator) == pango else { break }
      guard let run = pango_layout_iter_get_run_readonly(iterator) else { continue }
      pango_layout_iter_get_char_extents(iterator, &box)
      let (left, width) = (CGFloat(box.x) / unit + shift, CGFloat(box.width) / unit)
      places[Int(pango_layout_iter_get_index(iterator))] = CharacterPlace(
        left: min(left, left + width), right: max(left, left + width),
        isLeftward: run.pointee.item.pointee.analysis.level & 1 == 1)
    } while pango_layout_iter_next_char(iterator) != 0
    return places
  }
}

/// The place of a character, or of one of its scalars, in its line.
private struct CharacterPlace {
  var left, right: CGFloat
  /// Whether the character is written from right to left.
  var isLeftward: Bool

  /// The beginning and the end of the character, in its own direction.
  var leading: CGFloat { isLeftward ? right : left }
  var trailing: CGFloat { isLeftward ? left : right }
}

/// The characters of a line, each one as a whole: Pango divides the width of some among their scalars.
private struct LineCharacters {
  private var characters: [(units: Int, place: CharacterPlace)] = []
  private let isLeftward: Bool
  private let start: CGFloat

  /// - Parameter isLeftward: Whether the paragraph is written from right to left.
  init(_ units: Range<Int>, _ offsets: UnitOffsets, _ scalars: [Int: CharacterPlace], at x: CGFloat, isLeftward: Bool) {
    (self.isLeftward, start) = (isLeftward, x)
    var hasPlace = false
    for unit in units {
      if characters.isEmpty || offsets.beginsCharacter(unit) {
        // A character without a place of its own, such as a line feed, stands behind the one before.
        let x = characters.last?.place.trailing ?? x
        characters.append((0, CharacterPlace(left: x, right: x, isLeftward: isLeftward)))
        hasPlace = false
      }
      let last = characters.count - 1
      characters[last].units += 1
      guard let place = offsets.byte(of: unit).flatMap({ scalars[$0] }) else { continue }
      if hasPlace {
        characters[last].place.left = min(characters[last].place.left, place.left)
        characters[last].place.right = max(characters[last].place.right, place.right)
      } else {
        characters[last].place = place
      }
      hasPlace = true
    }
  }

  var spans: [ClosedRange<CGFloat>] {
    characters.flatMap { [ClosedRange<CGFloat>](repeating: $0.place.left...$0.place.right, count: $0.units) }
  }

  /// The caret before each unit and after the last one. Between two directions it stands where a letter of the paragraph's direction would
  /// be inserted; at both ends of the line at the line's ends.
  var carets: [CGFloat] {
    let (left, right) = (
      characters.reduce(characters.first?.place.left ?? start) { min($0, $1.place.left) },
      characters.reduce(characters.first?.place.right ?? start) { max($0, $1.place.right) }
    )
    var (carets, before): ([CGFloat], CGFloat?) = ([], isLeftward ? right : left)
    for (units, place) in characters {
      carets += [CGFloat](repeating: before ?? place.leading, count: units)
      before = place.isLeftward == isLeftward ? place.trailing : nil
    }
    return carets + [before ?? (isLeftward ? left : right)]
  }
}

/// The UTF-16 offset of each byte of a text, and back.
private struct UnitOffsets {
  /// For each byte at which a scalar begins, and for the end, the offset in UTF-16 units; -1 for other bytes.
  private var units: [Int] = []
  /// For each UTF-16 unit at which a scalar begins its byte; -1 for others.
  private var bytes: [Int] = []
  /// Whether a character begins at each UTF-16 unit.
  private var beginnings: [Bool] = []

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
    // A mark may stand in another run than its letter.
    let whole = text.runs.count == 1 ? text.runs[0].text : text.runs.reduce(into: "") { $0 += $1.text }
    for character in whole { beginnings += [true] + [Bool](repeating: false, count: character.utf16.count - 1) }
  }

  var count: Int { bytes.count }

  subscript(byte: Int) -> Int { units[min(byte, units.count - 1)] }

  /// The byte of the scalar that begins at a UTF-16 offset; nil inside of a scalar.
  func byte(of unit: Int) -> Int? { bytes[unit] < 0 ? nil : bytes[unit] }

  func beginsCharacter(_ unit: Int) -> Bool { beginnings[unit] }
}

extension TextLine {
  /// Adds the units up to `end`, which have no width.
  fileprivate mutating func extend(to end: Int) {
    guard end > range.upperBound else { return }
    let place = carets.last ?? frame.minX
    carets += [CGFloat](repeating: place, count: end - range.upperBound)
    spans += [ClosedRange<CGFloat>](repeating: place...place, count: end - range.upperBound)
    range = range.lowerBound..<end
  }
}
