internal import CoreGraphics
internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

// Places of the text in the view.
extension UITextView {
  func setUpText() {
    backgroundColor = .systemBackground
    insertSubview(content, at: 0)
    paragraphs.style = { [weak self] text, range in self?.styled(text, range) ?? text }
    paragraphs.isMarked = { [weak self] range in
      MainActor.assumeIsolated { self.map { $0.detects || $0.edited.marked?.intersection(range) != nil } ?? false }
    }
    layoutManager.onEdit = { [weak self] range, delta in MainActor.assumeIsolated { self?.storageChanged(range, delta) } }
    layoutManager.onRoomChange = { [weak self] in MainActor.assumeIsolated { self?.textSizeChanged() } }
    adoptDefaults()
    addInteraction(textDragging.drop)
    touches.install()
    selectabilityChanged()
  }

  // MARK: Layout

  /// The left of lines without an indent.
  var textX: CGFloat { textContainerInset.left + layoutManager.padding }

  func layOutText() {
    guard bounds.width > 0 else { return }
    fit()
    let top = textContainerInset.top
    content.show(from: bounds.minY - top, to: bounds.maxY - top, x: layoutManager.padding)
    updateSelection()
    updateMarks()
  }

  /// Gives the container and the scroll view the sizes that follow from the view's width and the text; does nothing before the view is wide.
  private func fit() {
    guard bounds.width > 0 else { return }
    fitContainer()
    fitContent()
  }

  func fitContainer() {
    guard bounds.width > 0 else { return }
    var size = textContainer.size
    if textContainer.widthTracksTextView {
      size.width = max(1, bounds.width - textContainerInset.left - textContainerInset.right)
    }
    if textContainer.heightTracksTextView {
      size.height = max(1, bounds.height - textContainerInset.top - textContainerInset.bottom)
    }
    if size != textContainer.size { textContainer.size = size }
  }

  /// Gives the scroll view the size of the text.
  private func fitContent() {
    let inset = textContainerInset
    let width = textContainer.widthTracksTextView ? bounds.width : textContainer.size.width + inset.left + inset.right
    let size = CGSize(width: width, height: pixels(paragraphs.height + inset.top + inset.bottom))
    if contentSize != size { contentSize = size }
    let area = CGRect(x: inset.left, y: inset.top, width: max(0, width - inset.left - inset.right), height: paragraphs.height)
    if content.frame != area { content.frame = area }
  }

  private func pixels(_ length: CGFloat) -> CGFloat {
    let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
    return (length * scale - 0.001).rounded(.up) / scale
  }

  /// The size of the text with the insets; a width of 0 or less is no limit.
  func fittingSize(width: CGFloat) -> CGSize {
    if let known = measured.size(width, content.version) { return known }
    let inset = textContainerInset
    let sides = inset.left + inset.right + 2 * layoutManager.padding
    let room = width > 0 && width.isFinite && width < 1_000_000 ? max(1, width - sides) : CGFloat.infinity
    let measuring = room == paragraphs.width ? paragraphs : paragraphs.copy(width: room)
    let size = CGSize(
      width: pixels(measuring.contentWidth + sides), height: pixels(measuring.height + inset.top + inset.bottom))
    measured.record(size, width, content.version)
    return size
  }

  var textBaselines: (first: CGFloat, last: CGFloat)? {
    fitContainer()
    guard let first = paragraphs.line(at: 0), let last = paragraphs.line(at: edited.length) else { return nil }
    return (textContainerInset.top + first.baseline, paragraphs.height - last.baseline + textContainerInset.bottom)
  }

  /// The insets, the width or the text has changed.
  func textSizeChanged() {
    textLookChanged()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  // MARK: Found and misspelt text

  /// The characters of the paragraphs that show.
  var visibleCharacters: NSRange {
    let top = bounds.minY - textContainerInset.top
    let (first, last) = (paragraphs.paragraph(atHeight: top), paragraphs.paragraph(atHeight: top + bounds.height))
    let start = paragraphs.start(of: first)
    return NSRange(location: start, length: NSMaxRange(paragraphs.content(of: last)) - start)
  }

  /// Shows what is found and misspelt among the visible characters; a text that has neither costs nothing.
  private func updateMarks() {
    let isFinding = isFindInteractionEnabled && !finding.found.all.isEmpty
    guard isFinding || spelling != nil || content.hasMarks else { return }
    let visible = visibleCharacters
    content.showFound(
      isFinding ? finding.found.ranges(in: visible) : [], current: isFinding ? finding.current : nil,
      padding: layoutManager.padding)
    content.showMisspelt(spelling?.marks.ranges(in: visible) ?? [], padding: layoutManager.padding)
    spelling?.schedule()
  }

  // MARK: Selection and caret

  func updateSelection() {
    let selection = edited.selection
    content.showSelection(
      isFirstResponder && isSelectable && selection.length > 0 ? selectionBlocks(selection) : [], tintColor)
    content.caret.backgroundColor = tintColor
    guard isEditing else { return content.caret.hide() }
    content.caret.show(
      at: caretArea(at: edited.focus).offsetBy(dx: -content.frame.minX, dy: -content.frame.minY),
      hasSelection: selection.length > 0)
  }

  /// The selection in the content's coordinates: the first line to its end, the lines between as wide as the text, the last one from its start.
  private func selectionBlocks(_ selection: NSRange) -> [CGRect] {
    guard let first = paragraphs.line(at: selection.location), let last = paragraphs.line(at: NSMaxRange(selection)) else {
      return []
    }
    let padding = layoutManager.padding
    if first.range == last.range {
      return first.stretches(of: selection).map {
        CGRect(x: $0.lowerBound + padding, y: first.frame.minY, width: $0.upperBound - $0.lowerBound, height: first.frame.height)
      }
    }
    let (left, right) = (padding, max(padding, content.bounds.width - padding))
    let (start, end) = (first.x(at: selection.location) + padding, last.x(at: NSMaxRange(selection)) + padding)
    let startsRight = isRightToLeft(at: selection.location)
    let endsRight = isRightToLeft(at: NSMaxRange(selection))
    return [
      CGRect(
        x: startsRight ? left : start, y: first.frame.minY, width: max(0, startsRight ? start - left : right - start),
        height: first.frame.height),
      CGRect(x: left, y: first.frame.maxY, width: right - left, height: max(0, last.frame.minY - first.frame.maxY)),
      CGRect(
        x: endsRight ? end : left, y: last.frame.minY, width: max(0, endsRight ? right - end : end - left),
        height: last.frame.height),
    ].filter { $0.width > 0 && $0.height > 0 }
  }

  // MARK: Scrolling

  func show(_ range: NSRange, animated: Bool) {
    fit()
    let (start, end) = (caretArea(at: range.location), caretArea(at: min(NSMaxRange(range), edited.length)))
    var area = start.union(end)
    // More than the view can show: the start of the range.
    if area.height > bounds.height { area = start }
    reveal(lines: area, animated: animated)
  }

  /// Scrolls the end of the selection that moves into view: in this view at once, in those around it after the next layout.
  func showCaret() {
    fit()
    if isScrollEnabled, !isTracking { reveal(lines: caretArea(at: edited.focus), animated: false) }
    if isEditing { window?.revealFirstResponder(animated: false) }
  }

  func revealCaret(animated: Bool) {
    guard isEditing else { return }
    fit()
    let caret = caretArea(at: edited.focus)
    if isScrollEnabled, !isTracking { reveal(lines: caret, animated: animated) }
    scrollIntoView(withInsets(caret), animated: animated)
  }

  private func reveal(lines area: CGRect, animated: Bool) {
    if bounds.height > 0 { scrollRectToVisible(withInsets(area), animated: animated) }
  }

  /// The area of lines with the inset above the first and below the last line.
  private func withInsets(_ area: CGRect) -> CGRect {
    var area = area
    if area.minY <= textContainerInset.top + 0.5 { area = area.union(CGRect(x: area.minX, y: 0, width: 0, height: 0)) }
    if area.maxY >= textContainerInset.top + paragraphs.height - 0.5 {
      area.size.height = contentSize.height - area.minY
    }
    return area
  }
}
