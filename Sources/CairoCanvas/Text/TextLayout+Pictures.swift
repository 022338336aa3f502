internal import CPango
internal import CoreGraphics
internal import Foundation

extension TextLayout {
  /// Whether a character of the text is a picture.
  var hasPictures: Bool { text.runs.contains { $0.picture != nil } }

  /// The pictures that the line shows, with the distance of each from the line's left edge.
  func pictures(ofLine index: Int) -> [(picture: InlinePicture, x: CGFloat)] {
    let line = lines[index]
    guard let owner = owners.indices.contains(line.piece) ? owners[line.piece] : nil,
      let pango = pango_layout_get_line_readonly(owner.layout, Int32(line.index))
    else { return [] }
    let known = places(inPiece: line.piece)
    var (found, x): ([(picture: InlinePicture, x: CGFloat)], Int32) = ([], 0)
    var next = pango.pointee.runs
    while let node = next {
      next = node.pointee.next
      guard let run = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee, let glyphs = run.glyphs?.pointee
      else { continue }
      for glyph in 0..<Int(glyphs.num_glyphs) {
        let width = glyphs.glyphs[glyph].geometry.width
        let byte = Int(run.item.pointee.offset + glyphs.log_clusters[glyph])
        // An ellipsis stands at the place of the first character that it hides.
        if let picture = known[byte], width >= PangoUnits.short(picture.size.width) - 1 {
          found.append((picture, CGFloat(x) / CGFloat(PANGO_SCALE)))
        }
        x += width
      }
    }
    return found
  }

  /// The pictures of a piece of the text by the bytes of their characters.
  private func places(inPiece index: Int) -> [Int: InlinePicture] {
    let whole = text.withoutNulls
    let piece = whole.mayHavePieces ? whole.pieces[index] : whole
    var (places, start): ([Int: InlinePicture], Int) = ([:], 0)
    for run in piece.runs {
      let end = start + run.text.utf8.count
      if let picture = run.picture { for byte in stride(from: start, to: end, by: 3) { places[byte] = picture } }
      start = end
    }
    return places
  }
}
