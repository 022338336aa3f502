internal import CPango
internal import CoreGraphics
internal import Foundation

extension TextLayout {
  /// The runs of a piece of the text, with the byte at which each one begins.
  func runs(inPiece index: Int) -> [(start: Int, run: TextBlock.Run)] {
    let whole = text.withoutNulls
    let piece = whole.mayHavePieces ? whole.pieces[index] : whole
    var start = 0
    return piece.runs.map { run in
      defer { start += run.text.utf8.count }
      return (start, run)
    }
  }

  /// Pango's parts of a line from left to right, each of one run of the text; they hold until the layout changes.
  func items(ofLine index: Int) -> [UnsafeMutablePointer<PangoGlyphItem>] {
    let line = lines[index]
    guard let owner = owners.indices.contains(line.piece) ? owners[line.piece] : nil,
      let pango = pango_layout_get_line_readonly(owner.layout, Int32(line.index))
    else { return [] }
    var items: [UnsafeMutablePointer<PangoGlyphItem>] = []
    var next = pango.pointee.runs
    while let node = next {
      next = node.pointee.next
      if let item = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self), item.pointee.glyphs != nil {
        items.append(item)
      }
    }
    return items
  }
}
