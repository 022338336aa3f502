public import Foundation
internal import CoreGraphics
internal import UIKitCore
internal import UIKitGraphics

/// Breaks a text into lines in one container, and finds the places of its characters.
///
/// A glyph is a UTF-16 unit here: indices of glyphs and of characters are the same. The text is laid out in the first container alone. Lengths
/// are in points, from the top left of the container. On the thread of its text view only.
open class NSLayoutManager: NSObject, @unchecked Sendable {
  /// The text, which retains the manager; nil for none.
  open weak var textStorage: NSTextStorage? { didSet { acceptText() } }
  /// The rooms, of which the first one holds the text.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Has no effect: what is asked for is laid out, in the order of the text.
  open var allowsNonContiguousLayout = false
  /// Has no effect: the font's own leading is always added.
  open var usesFontLeading = true
  /// nil without a text, also after the text was released.
  var paragraphs: TextParagraphs? { textStorage == nil ? nil : laidOut }
  private var laidOut: TextParagraphs?
  /// The text view that shows the text receives changes.
  var onEdit: ((_ range: NSRange, _ delta: Int) -> Void)?
  var onRoomChange: (() -> Void)?

  /// Makes a manager without text and containers.
  public override init() {}

  /// Nothing is decoded: a manager without text and containers.
  public required init?(coder: NSCoder) {}

  private func acceptText() {
    laidOut = textStorage.map { TextParagraphs($0) }
    roomChanged()
  }

  // MARK: Containers

  /// Adds a room behind the others.
  open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: textContainers.count) }

  /// Adds a room; an index beyond the others counts as behind them.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: min(max(0, index), textContainers.count))
    container.layoutManager = self
    roomChanged()
  }

  /// Removes a room; ignores an index that has none.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    roomChanged()
  }

  func roomChanged() {
    guard let paragraphs else { return }
    let container = textContainers.first
    paragraphs.width = container?.lineWidth ?? .infinity
    paragraphs.maximumLines = container?.maximumNumberOfLines ?? 0
    paragraphs.lineBreakMode = container?.lineBreakMode ?? .byWordWrapping
    onRoomChange?()
  }

  /// The distance from the container's left edge to that of lines without an indent.
  var padding: CGFloat { textContainers.first?.lineFragmentPadding ?? 0 }

  // MARK: Changes

  /// Called by the text after a change of `newCharRange`, which had `delta` units less before.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) {
    paragraphs?.update(newCharRange, delta: delta)
    onEdit?(newCharRange, delta)
  }

  /// Lays the range out again before the next answer.
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) {
    actualCharRange?.pointee = charRange
    paragraphs?.update(charRange, delta: 0)
  }

  /// Draws the range again.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { onEdit?(charRange, 0) }

  /// Lays the text out, which every answer does by itself.
  open func ensureLayout(for container: NSTextContainer) { _ = paragraphs?.height }

  /// Lays the text out, which every answer does by itself.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = paragraphs?.height }

  // MARK: Glyphs and characters

  /// UTF-16 units of the text.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// The same index.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// The same index.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// The same range.
  open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// The same range.
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// The glyphs in a container: all in the first one, none in others.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: container === textContainers.first ? numberOfGlyphs : 0)
  }

  /// Whether the index is inside of the text.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }

  // MARK: Drawing

  /// Draws the lines with glyphs of a range into the current context; `origin` is the container's top left.
  @preconcurrency @MainActor open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let paragraphs, let context = UIGraphicsGetCurrentContext(), glyphsToShow.length > 0 else { return }
    let range = cut(glyphsToShow)
    for index in paragraphs.paragraph(at: range.location)...paragraphs.paragraph(at: NSMaxRange(range)) {
      let frame = paragraphs.frame(of: index).offsetBy(dx: origin.x + padding, dy: origin.y)
      if frame.height > 0 { context.draw(paragraphs.block(of: index), in: frame) }
    }
  }

  func cut(_ range: NSRange) -> NSRange {
    let start = min(max(0, range.location), numberOfGlyphs)
    return NSRange(location: start, length: min(max(0, range.length), numberOfGlyphs - start))
  }
}
