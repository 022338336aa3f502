internal import CoreGraphics
internal import Foundation

/// A part of a paragraph that has a room of its own: a line beside an excluded path, or the lines below it.
struct TextPiece {
  var block: TextBlock
  /// UTF-16 units of the paragraph.
  var range: Range<Int>
  /// From the paragraph's top left.
  var frame: CGRect
  var lineCount: Int
}

/// The rooms of lines in a container that is no simple rectangle, in the coordinates of its text.
struct TextRooms {
  /// The rooms from left to right in a rectangle as wide as the text, for the character with an index.
  let find: (_ proposed: CGRect, _ index: Int) -> [CGRect]
  /// Lines below it are as wide as the container; infinite where that is not known.
  let bottom: CGFloat
}

/// Sets a paragraph in lines of different widths, from the top.
///
/// Costs time proportional to the paragraph's length and to its number of lines.
struct TextFlow {
  private let block: TextBlock
  private let rooms: TextRooms
  private let width: CGFloat
  /// Of the paragraph, in the whole text.
  private let top: CGFloat
  private let start: Int
  private let length: Int
  private var pieces: [TextPiece] = []
  private var offset = 0
  /// From the paragraph's top.
  private var y: CGFloat = 0
  private var lineCount = 0

  /// Steps without a room before the rest is as wide as the container. Our choice.
  private static let mostSteps = 10_000

  init(_ block: TextBlock, _ rooms: TextRooms, width: CGFloat, top: CGFloat, start: Int) {
    (self.block, self.rooms, self.width, self.top, self.start) = (block, rooms, width, top, start)
    length = block.runs.reduce(0) { $0 + $1.text.utf16.count }
  }

  mutating func run() -> [TextPiece] {
    var steps = 0
    repeat {
      let isLast = block.maximumLines > 0 && lineCount >= block.maximumLines - 1
      guard top + y < rooms.bottom, steps < Self.mostSteps, !isLast else {
        addRest()
        break
      }
      let height = lineHeight
      if !addLine(height) {
        steps += 1
        y += max(1, height / 4)
      }
    } while offset < length || pieces.isEmpty
    return pieces
  }

  private var lineHeight: CGFloat {
    let run = block.part(offset..<min(offset + 1, length)).runs.first ?? block.runs.first
    let natural = run.map { CurrentGraphics.metrics(of: $0.font).lineHeight } ?? 0
    return block.shape?.value.height(of: natural) ?? natural
  }

  /// Fills the rooms beside each other at the present height; false if there is none in which a word fits.
  private mutating func addLine(_ height: CGFloat) -> Bool {
    let found = rooms.find(CGRect(x: 0, y: top + y, width: width, height: height), start + offset)
    let em = block.runs.first?.font.size ?? 0
    var bottom: CGFloat = 0
    for room in block.startsRightToLeft ? found.reversed() : found where room.width >= em {
      guard let piece = piece(in: room) else { continue }
      pieces.append(piece)
      offset = piece.range.upperBound
      bottom = max(bottom, piece.frame.maxY)
      if offset >= length { break }
    }
    guard bottom > 0 || length == 0 && !pieces.isEmpty else { return false }
    lineCount += 1
    y = max(bottom, y) + (offset < length ? block.lineSpacing : 0)
    return true
  }

  /// One line in a room; nil if its first word does not fit.
  private func piece(in room: CGRect) -> TextPiece? {
    let rest = offset..<length
    // So many letters fill the room, so that long paragraphs are not laid out for each of their lines.
    let probable = min(rest.count, Int(room.width / max(1, (block.runs.first?.font.size ?? 12) * 0.1)) + 64)
    for count in probable < rest.count ? [probable, rest.count] : [rest.count] {
      let part = shaped(block.part(offset..<offset + count))
      guard let line = CurrentGraphics.lines(of: part, width: room.width).first else { return nil }
      if line.range.upperBound >= count, count < rest.count { continue }
      let end = offset + line.range.upperBound
      if room.width < width - 0.01, block.lineBreak != .charWrapping, block.breaksWord(at: end) { return nil }
      let own = shaped(block.part(offset..<end))
      return TextPiece(
        block: own, range: offset..<end, frame: CGRect(x: room.minX, y: y, width: room.width, height: line.frame.height),
        lineCount: 1)
    }
    return nil
  }

  private mutating func addRest() {
    guard offset < length || pieces.isEmpty else { return }
    var rest = shaped(block.part(offset..<length))
    if block.maximumLines > 0 { rest.maximumLines = max(1, block.maximumLines - lineCount) }
    let metrics = CurrentGraphics.measure(rest, in: CGSize(width: width, height: .infinity))
    pieces.append(
      TextPiece(
        block: rest, range: offset..<length, frame: CGRect(x: 0, y: y, width: width, height: metrics.size.height),
        lineCount: metrics.lineCount))
    offset = length
  }

  /// A piece that does not begin the paragraph has the indent of its other lines.
  private func shaped(_ part: TextBlock) -> TextBlock {
    guard offset > 0, var shape = part.shape?.value else { return part }
    shape.firstIndent = shape.indent
    var part = part
    part.shape = ParagraphShapeBox(shape)
    return part
  }
}

extension TextBlock {
  /// The characters of a range of UTF-16 units, without a limit of lines.
  fileprivate func part(_ range: Range<Int>) -> TextBlock {
    var (part, start) = (self, 0)
    part.runs = []
    part.maximumLines = 0
    for run in runs {
      let units = run.text.utf16
      let cut = range.clamped(to: start..<start + units.count)
      if !cut.isEmpty {
        var piece = run
        let first = units.index(units.startIndex, offsetBy: cut.lowerBound - start)
        piece.text = String(run.text[first..<units.index(first, offsetBy: cut.count)])
        part.runs.append(piece)
      }
      start += units.count
    }
    if part.runs.isEmpty, var first = runs.first {
      first.text = ""
      part.runs = [first]
    }
    // The side at which the whole paragraph begins.
    if alignment == .natural, shape?.value.isRightToLeft == nil { part.alignment = shownAlignment }
    return part
  }

  /// Whether letters of a word are on both sides of an offset.
  fileprivate func breaksWord(at offset: Int) -> Bool {
    let around = part(max(0, offset - 1)..<offset + 1).runs.map(\.text).joined()
    return around.utf16.count == 2 && around.allSatisfy { $0.isLetter || $0.isNumber }
  }
}
