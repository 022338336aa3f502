public import Foundation
internal import CoreGraphics
internal import Diagnostics

/// Breaks a text into lines in one container, and finds the places of its characters.
///
/// A glyph is a UTF-16 unit here: indices of glyphs and of characters are the same. The text is laid out in the first container alone.
/// Lengths
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
  /// Has no effect: what has no form of its own is not shown.
  open var showsInvisibleCharacters = false
  /// Has no effect: what has no form of its own is not shown.
  open var showsControlCharacters = false
  /// Has no effect: every text is laid out as a whole.
  open var limitsLayoutForSuspiciousContents = false
  /// Has no effect: words are divided at soft hyphens alone.
  open var usesDefaultHyphenation = false
  /// False: all of a text is laid out, in its order.
  open var hasNonContiguousLayout: Bool { false }
  /// Decides on the spaces between paragraphs, and hears of the layout; nil by default.
  open weak var delegate: (any NSLayoutManagerDelegate)? { didSet { adoptDelegate() } }
  /// nil without a text, also after the text was released.
  package var paragraphs: TextParagraphs? { textStorage == nil ? nil : laidOut }
  private var laidOut: TextParagraphs?
  /// The text view that shows the text receives changes.
  package var onEdit: ((_ range: NSRange, _ delta: Int) -> Void)?
  package var onRoomChange: (() -> Void)?

  /// Makes a manager without text and containers.
  public override init() {}

  /// Nothing is decoded: a manager without text and containers.
  public required init?(coder: NSCoder) {}

  private func acceptText() {
    laidOut = textStorage.map { TextParagraphs($0) }
    adoptDelegate()
    roomChanged()
  }

  private func adoptDelegate() {
    guard let laidOut else { return }
    guard delegate != nil else {
      if laidOut.spacing != nil { laidOut.measureAgain() }
      return (laidOut.spacing, laidOut.onComplete) = (nil, nil)
    }
    laidOut.spacing = { [weak self] in self?.spaces(of: $0, $1, $2) ?? ($1, $2) }
    laidOut.onComplete = { [weak self] in
      guard let self else { return }
      delegate?.layoutManager(self, didCompleteLayoutFor: textContainers.first, atEnd: true)
    }
    laidOut.measureAgain()
  }

  private func spaces(of range: NSRange, _ before: CGFloat, _ after: CGFloat) -> (before: CGFloat, after: CGFloat) {
    guard let delegate else { return (before, after) }
    func points(_ value: CGFloat, _ method: String) -> CGFloat {
      ensure(value.isFinite, "NSLayoutManagerDelegate.\(method) returned \(value): return a finite number of points")
      return value
    }
    let above = delegate.layoutManager(self, paragraphSpacingBeforeGlyphAt: range.location, withProposedLineFragmentRect: .zero)
    let below = delegate.layoutManager(
      self, paragraphSpacingAfterGlyphAt: max(range.location, NSMaxRange(range) - 1), withProposedLineFragmentRect: .zero)
    return (
      above.map { points($0, "layoutManager(_:paragraphSpacingBeforeGlyphAt:withProposedLineFragmentRect:)") } ?? before,
      below.map { points($0, "layoutManager(_:paragraphSpacingAfterGlyphAt:withProposedLineFragmentRect:)") } ?? after
    )
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

  /// Lays the text out again in a room that has changed.
  open func textContainerChangedGeometry(_ container: NSTextContainer) {
    if container.layoutManager === self { roomChanged() }
  }

  func roomChanged() {
    guard let paragraphs else { return }
    let container = textContainers.first
    paragraphs.rooms = container?.rooms
    paragraphs.defaults.container = container
    paragraphs.width = container?.lineWidth ?? .infinity
    paragraphs.maximumLines = container?.maximumNumberOfLines ?? 0
    paragraphs.lineBreakMode = container?.lineBreakMode ?? .byWordWrapping
    onRoomChange?()
  }

  /// The distance from the container's left edge to that of lines without an indent.
  package var padding: CGFloat { textContainers.first?.lineFragmentPadding ?? 0 }

  // MARK: Changes

  /// Called by the text after a change of `newCharRange`, which had `delta` units less before.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) {
    paragraphs?.update(newCharRange, delta: delta)
    delegate?.layoutManagerDidInvalidateLayout(self)
    onEdit?(newCharRange, delta)
  }

  /// Lays the range out again before the next answer.
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) {
    let range = cut(charRange)
    actualCharRange?.pointee = range
    paragraphs?.update(range, delta: 0)
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  /// Lays the range out again before the next answer; the text reports changes of its length by itself.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange actualCharRange: NSRangePointer?
  ) { invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharRange) }

  /// Draws the range again.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { onEdit?(charRange, 0) }

  /// Draws the range again.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { invalidateDisplay(forCharacterRange: glyphRange) }

  /// Lays the text out, which every answer does by itself.
  open func ensureLayout(for container: NSTextContainer) { _ = paragraphs?.height }

  /// Lays the text out, which every answer does by itself.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = paragraphs?.height }

  /// Lays the text out, which every answer does by itself.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = paragraphs?.height }

  /// Does nothing: glyphs are the units of the text.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}

  /// Does nothing: glyphs are the units of the text.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

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

  /// The container of a glyph, the first one; nil for an index outside of the text.
  open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> NSTextContainer? {
    guard isValidGlyphIndex(glyphIndex), let container = textContainers.first else { return nil }
    effectiveGlyphRange?.pointee = glyphRange(for: container)
    return container
  }

  // MARK: Drawing

  /// Draws the background colours of a range into the current context; `origin` is the container's top left. Override it to draw other
  /// grounds: a
  /// text view with a subclass of the manager calls it before `drawGlyphs(forGlyphRange:at:)`, for each paragraph that shows.
  @preconcurrency @MainActor open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let textStorage, let container = textContainers.first, let context = UIGraphicsGetCurrentContext() else { return }
    let range = cut(glyphsToShow)
    textStorage.enumerateAttribute(.backgroundColor, in: range, options: []) { value, part, _ in
      guard let color = value as? UIColor else { return }
      context.setFillColor(color.cgColor(for: .current))
      enumerateEnclosingRects(
        forGlyphRange: part, withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
      ) { rect, _ in context.fill(rect.offsetBy(dx: origin.x, dy: origin.y)) }
    }
  }

  /// Draws the lines with glyphs of a range into the current context, without background colours; `origin` is the container's top left.
  @preconcurrency @MainActor open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let paragraphs, let context = UIGraphicsGetCurrentContext(), glyphsToShow.length > 0 else { return }
    let range = cut(glyphsToShow)
    for index in paragraphs.paragraph(at: range.location)...paragraphs.paragraph(at: max(range.location, NSMaxRange(range) - 1)) {
      let frame = paragraphs.frame(of: index).offsetBy(dx: origin.x + padding, dy: origin.y)
      guard frame.height > 0 else { continue }
      for part in paragraphs.drawings(of: index) {
        context.draw(part.block.withoutBackgrounds, in: part.frame.offsetBy(dx: frame.minX, dy: frame.minY))
      }
    }
  }

  package func cut(_ range: NSRange) -> NSRange {
    let start = min(max(0, range.location), numberOfGlyphs)
    return NSRange(location: start, length: min(max(0, range.length), numberOfGlyphs - start))
  }
}

extension TextBlock {
  fileprivate var withoutBackgrounds: TextBlock {
    guard runs.contains(where: { $0.background != nil }) else { return self }
    var block = self
    for index in block.runs.indices { block.runs[index].background = nil }
    return block
  }
}

/// Decides on the spaces between paragraphs of a layout manager, and hears of its layout. Every method is optional.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  /// The text or a room has changed, so that lines have to be found again.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  /// All lines were found. Sent while an answer is computed: change the text later.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool)
  /// Points before the paragraph of a glyph that is not the first; nil, the default, for those of its style. The rectangle is zero.
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat?
  /// Points behind the paragraph of a glyph that is not the last; nil, the default, for those of its style. The rectangle is zero.
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat?
}

extension NSLayoutManagerDelegate {
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool
  ) {}
  /// Returns nil.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat? { nil }
  /// Returns nil.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat? { nil }
}
