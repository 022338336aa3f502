internal import CCairo
internal import CPango
internal import CoreGraphics
internal import Foundation

/// One text laid out in lines.
@MainActor final class TextLayout {
  /// The room for a text; two boxes in which every text has the same layout are equal.
  struct Limits: Equatable {
    /// In Pango's units; -1 for unbounded.
    var width: Int32
    /// In points.
    var height: CGFloat

    init(_ text: TextBlock, _ size: CGSize) {
      // A single clipped line continues beyond the box.
      let isUnbounded = size.width >= 1_000_000 || (text.lineBreak == .clipping && text.maximumLines == 1)
      width = isUnbounded || size.width.isNaN ? -1 : PangoUnits.long(max(0, size.width))
      height = text.maximumLines == 1 ? .infinity : size.height
    }
  }

  struct Line {
    var x, top, bottom, baseline, width: CGFloat
    /// The distance from the leading edge, in points.
    var indent: CGFloat = 0
    /// The line in Pango: the piece, the index in the piece, and the line object while the piece's layout does not change.
    var piece = 0
    var index = 0
    var pango: UnsafeMutablePointer<PangoLayoutLine>?
  }

  let fonts: FontBook
  /// One per piece of the text; none of a plain text.
  @exclusivity(unchecked) private(set) var owners: [OwnedLayout] = []
  @exclusivity(unchecked) private var layout: OpaquePointer!
  /// The letters of a plain text, which Pango does not lay out.
  @exclusivity(unchecked) private var plain = PlainText()
  private let shapesPlainLines: Bool
  /// Number of layout calls of Pango, and of lines found by walking a list: the cost of work, for tests.
  private(set) static var (layoutCalls, lineWalks) = (0, 0)
  @exclusivity(unchecked) private(set) var text = TextBlock(runs: [])
  @exclusivity(unchecked) private(set) var limits = Limits(TextBlock(runs: []), .zero)
  @exclusivity(unchecked) private(set) var lines: [Line] = []
  /// The height of the tallest line in points.
  @exclusivity(unchecked) private(set) var greatestHeight: CGFloat = 0
  @exclusivity(unchecked) private var isLeftToRight = true
  /// The share of a line's free room that lies before the line.
  @exclusivity(unchecked) private(set) var leadingShare: CGFloat = 0
  @exclusivity(unchecked) private(set) var metrics = TextMetrics(
    size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0, isTruncated: false)

  /// - Parameter shapesPlainLines: false leaves all texts to Pango, for tests to compare with.
  init(_ fonts: FontBook, shapesPlainLines: Bool = true) {
    self.fonts = fonts
    self.shapesPlainLines = shapesPlainLines
  }

  /// Whether this layout also holds for `text` within these limits: the limits are equal, or it is one line at the left that fits.
  func suits(_ text: TextBlock, _ limits: Limits) -> Bool {
    if limits != self.limits && !(isShortLine && (limits.width < 0 || contentWidth <= limits.width)) { return false }
    return text == self.text
  }

  /// One complete line at the left edge, which does not depend on the room to its right or below.
  private var isShortLine: Bool {
    metrics.lineCount == 1 && !metrics.isTruncated && isLeftToRight && leadingShare == 0
  }

  private var contentWidth: Int32 { PangoUnits.long(metrics.size.width) }

  func lay(out text: TextBlock, _ limits: Limits) {
    (self.text, self.limits, leadingShare) = (text, limits, text.shownAlignment.leadingShare)
    if shapesPlainLines && layPlainLine() { return }
    let text = text.withoutNulls
    let allowed = allowedLines
    let pieces = text.mayHavePieces ? text.pieces : nil
    let count = pieces?.count ?? 1
    lines.removeAll(keepingCapacity: true)
    greatestHeight = 0
    var (isCut, used) = (false, 0)
    for index in 0..<count where !isCut {
      let piece = pieces?[index] ?? text
      used = index + 1
      if index == owners.count { owners.append(OwnedLayout(pango_layout_new(fonts.context))) }
      layout = owners[index].layout
      isCut = lay(out: piece, atMost: allowed > 0 ? allowed - lines.count : 0, isLast: used == count)
      if index == 0 { isLeftToRight = pango_layout_get_direction(layout, 0) != PANGO_DIRECTION_RTL }
      if !readLines(of: index, atMost: allowed) { isCut = true }
    }
    owners.removeLast(owners.count - max(used, 1))
    metrics = TextMetrics(
      size: CGSize(
        width: lines.reduce(0) { max($0, $1.indent + $1.width) } + max(0, -(text.shape?.value.tail ?? 0)),
        height: lines.last?.bottom ?? 0),
      firstBaseline: lines.first?.baseline ?? 0, lastBaseline: lines.last?.baseline ?? 0, lineCount: lines.count,
      isTruncated: isCut)
  }

  /// Lays out a text of ASCII that fits, or whose lines break at spaces; false for any other.
  private func layPlainLine() -> Bool {
    guard let width = plain.shape(text, fonts), let font = plain.font,
      limits.width < 0 || width <= limits.width || wrapPlainText()
    else {
      plain.clear()
      return false
    }
    let step = font.height + CGFloat(PangoUnits.short(text.lineSpacing)) / CGFloat(PANGO_SCALE)
    lines.removeAll(keepingCapacity: true)
    for (index, row) in plain.rows.enumerated() {
      let top = CGFloat(index) * step
      lines.append(
        Line(
          x: start(ofPlain: row.width), top: top, bottom: top + font.height, baseline: top + font.baseline,
          width: CGFloat(row.width) / CGFloat(PANGO_SCALE), index: index))
    }
    owners.removeAll(keepingCapacity: true)
    (greatestHeight, isLeftToRight) = (font.height, true)
    metrics = TextMetrics(
      size: CGSize(width: lines.reduce(0) { max($0, $1.width) }, height: lines.last?.bottom ?? 0), firstBaseline: font.baseline,
      lastBaseline: lines.last?.baseline ?? 0, lineCount: lines.count, isTruncated: false)
    return true
  }

  /// Breaks the plain text into the lines allowed; false where a line has to be cut or justified.
  private func wrapPlainText() -> Bool {
    guard text.maximumLines != 1, text.lineBreak != .charWrapping, text.alignment != .justified, plain.wrap(text, limits.width)
    else { return false }
    let allowed = allowedLines
    return allowed == 0 || plain.rows.count <= allowed
  }

  /// The place in points of a line `width` Pango units wide.
  private func start(ofPlain width: Int32) -> CGFloat {
    let room = limits.width < 0 ? 0 : limits.width - width
    var start = leadingShare == 0 ? 0 : leadingShare == 1 ? room : room / 2
    // Rounded as by Pango for a line in the middle whose lengths are whole.
    if leadingShare == 0.5, (limits.width | width) & (PANGO_SCALE - 1) == 0 {
      start = (start + PANGO_SCALE / 2) & ~(PANGO_SCALE - 1)
    }
    return CGFloat(start) / CGFloat(PANGO_SCALE)
  }

  /// - Returns: Whether a part of the text is not shown, in this piece or because of the lines allowed.
  private func lay(out piece: TextBlock, atMost allowed: Int, isLast: Bool) -> Bool {
    Self.layoutCalls += 1
    var isCut = setUp(piece, allowed)
    guard allowed > 0 else { return isCut }
    let count = Int(pango_layout_get_line_count(layout))
    if count > allowed || count == allowed && !isLast {
      isCut = true
      // Pango limits lines per paragraph: later paragraphs are cut here.
      if text.lineBreak.isTruncating { _ = setUp(piece.cut(afterBytes: endOfLine(allowed - 1)), allowed) }
    }
    return isCut
  }

  /// 0 for no limit.
  private var allowedLines: Int {
    guard limits.height.isFinite, let font = text.runs.first?.font else { return text.maximumLines }
    let natural = fonts.metrics(of: font).lineHeight
    let line = (text.shape?.value.height(of: natural) ?? natural) + text.lineSpacing
    let fitting = max(1, Int(min((limits.height + text.lineSpacing + 0.01) / max(line, 0.01), 1e6)))
    return text.maximumLines > 0 ? min(text.maximumLines, fitting) : fitting
  }

  /// - Returns: Whether an ellipsis replaces a part of the text.
  private func setUp(_ piece: TextBlock, _ allowed: Int) -> Bool {
    pango_layout_set_font_description(layout, text.runs.first.map { fonts.description(of: $0.font) })
    if piece.runs.count == 1 {
      var only = piece.runs[0].text
      only.withUTF8 { bytes in
        guard let start = bytes.baseAddress else { return pango_layout_set_text(layout, "", 0) }
        start.withMemoryRebound(to: CChar.self, capacity: bytes.count) { pango_layout_set_text(layout, $0, Int32(bytes.count)) }
      }
    } else {
      pango_layout_set_text(layout, piece.runs.map(\.text).joined(), -1)
    }
    let attributes = piece.runs.isEmpty ? nil : TextAttributes.list(for: piece, isStyled: text.runs.count > 1, fonts)
    pango_layout_set_attributes(layout, attributes)
    if let attributes { pango_attr_list_unref(attributes) }
    setUpSides(text.shape?.value)
    setUpTabs(piece)
    pango_layout_set_spacing(layout, PangoUnits.short(text.lineSpacing))
    pango_layout_set_wrap(layout, text.lineBreak == .charWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    pango_layout_set_ellipsize(layout, text.lineBreak.ellipsis)
    pango_layout_set_height(layout, allowed > 0 ? -Int32(allowed) : Int32.max)
    // Pango's left is the side where a line begins.
    let isFlipped = text.shownAlignment == .left || text.shownAlignment == .right ? text.startsRightToLeft : false
    pango_layout_set_alignment(layout, isFlipped ? text.shownAlignment.flipped.pango : text.shownAlignment.pango)
    pango_layout_set_justify(layout, text.alignment == .justified ? 1 : 0)
    return pango_layout_is_ellipsized(layout) != 0
  }

  /// Pango indents either the first line of a paragraph or all others; the common indent is subtracted from the width.
  private func setUpSides(_ shape: ParagraphShape?) {
    guard let shape else {
      pango_layout_set_indent(layout, 0)
      return pango_layout_set_width(layout, limits.width)
    }
    let unit = CGFloat(PANGO_SCALE)
    let room = shape.end(in: limits.width < 0 ? .infinity : CGFloat(limits.width) / unit) - min(shape.firstIndent, shape.indent)
    pango_layout_set_width(layout, room < 1_000_000 ? PangoUnits.long(max(0, room)) : -1)
    pango_layout_set_indent(layout, PangoUnits.short(shape.firstIndent - shape.indent))
  }

  /// Pango measures from the start of the layout, which begins at the common indent.
  private func setUpTabs(_ piece: TextBlock) {
    guard piece.hasTabs else { return pango_layout_set_tabs(layout, nil) }
    let start = piece.shape.map { min($0.value.firstIndent, $0.value.indent) } ?? 0
    let columns = piece.tabs.columns(from: start, isRightToLeft: text.startsRightToLeft, in: piece)
    let tabs = pango_tab_array_new(Int32(columns.count), 0)
    defer { pango_tab_array_free(tabs) }
    for (index, column) in columns.enumerated() {
      let kind: PangoTabAlign =
        switch column.alignment {
        case .leading: PANGO_TAB_LEFT
        case .center: PANGO_TAB_CENTER
        case .trailing: PANGO_TAB_RIGHT
        case .decimal: PANGO_TAB_DECIMAL
        }
      var location = column.location - start
      if case .decimal(let point) = column.alignment, let font = piece.runs.first?.font {
        // Pango has the middle of the point at the stop, UIKit its beginning.
        location += fonts.width(of: point, font) / 2
      }
      pango_tab_array_set_tab(tabs, Int32(index), kind, PangoUnits.short(location))
      if case .decimal(let point) = column.alignment { pango_tab_array_set_decimal_point(tabs, Int32(index), point.value) }
    }
    pango_layout_set_tabs(layout, tabs)
  }

  /// The index of the byte after the line.
  private func endOfLine(_ index: Int) -> Int {
    guard let line = pango_layout_get_line_readonly(layout, Int32(index)) else { return 0 }
    return Int(line.pointee.start_index + line.pointee.length)
  }

  /// - Returns: Whether all lines are shown.
  private func readLines(of piece: Int, atMost allowed: Int) -> Bool {
    let iterator = pango_layout_get_iter(layout)
    defer { pango_layout_iter_free(iterator) }
    let unit = CGFloat(PANGO_SCALE)
    let start = lines.last.map { $0.bottom + CGFloat(pango_layout_get_spacing(layout)) / unit } ?? 0
    let first = lines.count
    repeat {
      if allowed > 0 && lines.count == allowed { return false }
      var box = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &box)
      // Without any installed font, Pango reports lengths whose sums overflow Int32.
      let (top, height) = (CGFloat(box.y) / unit, CGFloat(box.height) / unit)
      var line = Line(
        x: CGFloat(box.x) / unit, top: start + top, bottom: start + top + height,
        baseline: start + CGFloat(pango_layout_iter_get_baseline(iterator)) / unit, width: CGFloat(box.width) / unit)
      (line.piece, line.index) = (piece, lines.count - first)
      line.pango = pango_layout_iter_get_line_readonly(iterator)
      if let shape = text.shape?.value {
        place(&line, shape, isFirst: line.pango.map { pango_layout_line_is_paragraph_start($0) != 0 } ?? false)
        if line.bottom > limits.height + 0.01 && !lines.isEmpty { return false }
      }
      lines.append(line)
      greatestHeight = max(greatestHeight, line.bottom - line.top)
    } while pango_layout_iter_next_line(iterator) != 0
    owners[piece].serial = pango_layout_get_serial(layout)
    return true
  }

  /// Places the line below the previous ones according to `shape`, which Pango does not support.
  private func place(_ line: inout Line, _ shape: ParagraphShape, isFirst: Bool) {
    let (natural, descent) = (line.bottom - line.top, line.bottom - line.baseline)
    line.top = lines.last.map { $0.bottom + text.lineSpacing + (isFirst ? shape.spacing + shape.spacingBefore : 0) } ?? 0
    line.bottom = line.top + shape.height(of: natural)
    line.baseline = line.bottom - descent
    line.indent = shape.indent(isFirst: isFirst)
    if isLeftToRight {
      line.x += min(shape.firstIndent, shape.indent)
    } else if limits.width >= 0 {
      let width = CGFloat(limits.width) / CGFloat(PANGO_SCALE)
      line.x += width - shape.end(in: width)
    }
  }

  /// Draws line `index` of a plain text without Cairo; `x` and `y` are the pixels of its baseline's start. False for other texts.
  func drawPlain(
    line index: Int, x: CGFloat, y: CGFloat, scale: CGFloat, _ color: CGColor, on target: PixelBuffer, clip: PixelRect
  ) -> Bool { plain.draw(row: index, x: x, y: y, scale: scale, color, on: target, clip: clip) }

  /// Draws line `index` with its baseline at (0, 0), in the context's source colour.
  func show(line index: Int, in context: OpaquePointer) {
    if plain.font != nil { return plain.show(row: index, in: context) }
    let (line, owner) = (lines[index], owners[lines[index].piece])
    if let pango = line.pango, pango_layout_get_serial(owner.layout) == owner.serial {
      return pango_cairo_show_layout_line(context, pango)
    }
    Self.lineWalks += 1
    pango_cairo_show_layout_line(context, pango_layout_get_line_readonly(owner.layout, Int32(line.index)))
  }

  /// The reach of a plain text's ink above and below the baseline of each line, in points; nil for other texts.
  var plainInk: ClosedRange<CGFloat>? { plain.font?.ink }

  /// Whether the text is one line of letters of one font, which Cairo draws in one call.
  var isOneRun: Bool {
    if plain.font != nil { return lines.count == 1 }
    guard lines.count == 1, let line = lines[0].pango, pango_layout_get_serial(owners[0].layout) == owners[0].serial else {
      return false
    }
    return line.pointee.runs != nil && line.pointee.runs.pointee.next == nil
  }

  /// The index of the first line that extends below `y`.
  func firstLine(below y: CGFloat) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].bottom > y { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
