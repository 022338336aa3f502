internal import CPango
internal import CoreGraphics
internal import Foundation

extension TextLayout {
  /// Whether a character of the text is a picture.
  var hasPictures: Bool { text.runs.contains { $0.picture != nil } }

  /// The pictures that the line shows, with the distance of each from the line's left edge.
  func pictures(ofLine index: Int) -> [(picture: InlinePicture, x: CGFloat)] {
    let known = places(inPiece: lines[index].piece)
    var (found, x): ([(picture: InlinePicture, x: CGFloat)], Int32) = ([], 0)
    for item in items(ofLine: index) {
      let glyphs = item.pointee.glyphs!.pointee
      for glyph in 0..<Int(glyphs.num_glyphs) {
        let width = glyphs.glyphs[glyph].geometry.width
        let byte = Int(item.pointee.item.pointee.offset + glyphs.log_clusters[glyph])
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
    var places: [Int: InlinePicture] = [:]
    for (start, run) in runs(inPiece: index) {
      guard let picture = run.picture else { continue }
      for byte in stride(from: start, to: start + run.text.utf8.count, by: 3) { places[byte] = picture }
    }
    return places
  }
}
