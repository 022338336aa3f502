internal import CoreGraphics
internal import Foundation

// Markers of lists: no characters of the text, but drawn before the first line of an item.
extension TextParagraphs {
  /// The paragraph's lists, the outermost first. The empty paragraph behind the last line feed has none.
  private func lists(of paragraph: Int) -> [NSTextList] {
    hasCharacters(paragraph) ? (attributesOfStart(paragraph)[.paragraphStyle] as? NSParagraphStyle)?.textLists ?? [] : []
  }

  /// The marker's letters, in the look of the paragraph's first character, and the number of lists around.
  func markerBlock(of paragraph: Int) -> (block: TextBlock, depth: Int)? {
    let lists = lists(of: paragraph)
    guard var index = lists.indices.last else { return nil }
    var text = marker(lists[index], paragraph)
    while index > 0, lists[index].listOptions.contains(.prependEnclosingMarker) {
      index -= 1
      text = marker(lists[index], paragraph) + text
    }
    let look = attributesOfStart(paragraph).filter { [.font, .foregroundColor].contains($0.key) }
    var block = TextBlock(text, attributes: look, defaults, maximumLines: 1)
    block.lineBreak = .clipping
    return (block, lists.count)
  }

  private func marker(_ list: NSTextList, _ paragraph: Int) -> String {
    list.marker(forItemNumber: list.startingItemNumber + itemsBefore(paragraph, in: list))
  }

  /// The items of a list before the paragraph; for an item of an inner list, before the one that it belongs to.
  private func itemsBefore(_ paragraph: Int, in list: NSTextList) -> Int {
    let isItem = lists(of: paragraph).last === list
    if isItem, let known = itemNumbers[paragraph] { return known }
    var (count, index) = (0, paragraph - 1)
    while index >= 0 {
      let lists = lists(of: index)
      guard lists.contains(where: { $0 === list }) else { break }
      if lists.last === list {
        count += 1
        if let known = itemNumbers[index] {
          count += known
          break
        }
      }
      index -= 1
    }
    if isItem { itemNumbers[paragraph] = count }
    return isItem ? count : max(0, count - 1)
  }

  /// The marker and its place: right before the text, on the baseline of the first line.
  func marker(of paragraph: Int) -> Drawing? {
    guard let (block, _) = markerBlock(of: paragraph), let line = lines(of: paragraph).first else { return nil }
    let metrics = CurrentGraphics.measure(block, in: CGSize(width: CGFloat.infinity, height: .infinity))
    let paragraphBlock = self.block(of: paragraph)
    let indent = paragraphBlock.shape?.value.firstIndent ?? 0
    let isLeftward = paragraphBlock.shape?.value.isRightToLeft ?? paragraphBlock.startsRightToLeft
    let x =
      isLeftward && width.isFinite
      ? width - indent + NSTextList.markerGap : max(0, line.frame.minX - NSTextList.markerGap - metrics.size.width)
    return Drawing(
      block: block, frame: CGRect(origin: CGPoint(x: x, y: line.baseline - metrics.firstBaseline), size: metrics.size))
  }
}

extension NSTextList {
  /// Points between a marker and the text, and those by which each list moves its items where the style has no indents. Our choice.
  static let (markerGap, indent): (CGFloat, CGFloat) = (8, 36)
}

extension TextBlock {
  /// Moves the lines behind the marker, where the style does not.
  mutating func makeRoom(for marker: TextBlock, depth: Int) {
    var shape = shape?.value ?? ParagraphShape()
    let first = shape.firstIndent > 0 ? shape.firstIndent : shape.indent > 0 ? shape.indent : NSTextList.indent * CGFloat(depth)
    let width = CurrentGraphics.measure(marker, in: CGSize(width: CGFloat.infinity, height: .infinity)).size.width
    shape.firstIndent = max(first, width + NSTextList.markerGap)
    if shape.indent == 0 { shape.indent = shape.firstIndent }
    self.shape = ParagraphShapeBox(shape)
  }
}
