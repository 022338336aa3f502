internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import UIKitCore
internal import UIKitGraphics

/// The letters, the selection and the caret of a text view. Paragraphs have views as far as the view shows them, which are used again.
final class TextViewContent: UIView {
  /// A part of a paragraph.
  private struct Part: Hashable {
    var paragraph: Int
    var index: Int
  }

  /// Points that one view shows at most, so that no paragraph becomes one large picture. Our choice.
  private static let partHeight: CGFloat = 1024
  /// Opacity of the selection's background.
  private static let selectionAlpha = UITextField.selectionAlpha

  private let paragraphs: TextParagraphs
  /// A subclass of the layout manager, which draws by itself; nil for the own one.
  private weak var drawingManager: NSLayoutManager?
  private var shown: [Part: TextParagraphView] = [:]
  private var spare: [TextParagraphView] = []
  /// What shows now, with the frames of the paragraphs.
  private var needed: [Part: CGRect] = [:]
  private var selectionViews: [UIView] = []
  private var (foundMarks, spellingMarks) = (TextMarks<UIView>(), TextMarks<SpellingMarkView>())
  let caret = TextCaret()
  /// Revision counter: incremented by every change of the text's look.
  var version = 1
  /// The number of paragraph views made so far, for tests.
  private(set) var madeCount = 0

  init(_ paragraphs: TextParagraphs, _ manager: NSLayoutManager) {
    self.paragraphs = paragraphs
    drawingManager = type(of: manager) == NSLayoutManager.self ? nil : manager
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(caret)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Paragraphs

  /// Shows the paragraphs between two heights. `x` is the left of their lines.
  func show(from top: CGFloat, to bottom: CGFloat, x: CGFloat) {
    var index = paragraphs.paragraph(atHeight: top)
    needed.removeAll(keepingCapacity: true)
    while index < paragraphs.count {
      let frame = paragraphs.frame(of: index)
      if frame.minY >= bottom { break }
      for part in parts(of: frame, from: top, to: bottom) { needed[Part(paragraph: index, index: part)] = frame }
      index += 1
    }
    for (key, view) in shown where needed[key] == nil {
      shown[key] = nil
      view.isHidden = true
      spare.append(view)
    }
    for (key, frame) in needed { place(key, frame.offsetBy(dx: x, dy: 0)) }
  }

  private func parts(of frame: CGRect, from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    guard frame.height > 0, frame.maxY > top else { return 0..<0 }
    let first = max(0, Int((top - frame.minY) / Self.partHeight))
    let last = Int(min(bottom - frame.minY, frame.height - 0.001) / Self.partHeight)
    return first..<max(first, last + 1)
  }

  private func place(_ key: Part, _ frame: CGRect) {
    let isNew = shown[key] == nil
    let view = shown[key] ?? dequeueView()
    shown[key] = view
    if !isNew, view.version == version { return }
    view.version = version
    let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
    let top = frame.minY + CGFloat(key.index) * Self.partHeight
    let bottom = min(frame.maxY, top + Self.partHeight)
    // At whole pixels; letters stand between them as before. Slanted and tall letters reach beyond their lines.
    let reach = Self.reach
    let area = CGRect(x: frame.minX, y: top, width: frame.width, height: bottom - top).pixels(scale)
      .insetBy(dx: -reach, dy: key.index == 0 && bottom == frame.maxY ? -reach : 0)
    if view.frame != area { view.frame = area }
    if let drawingManager {
      let start = paragraphs.start(of: key.paragraph)
      let glyphs = NSRange(location: start, length: paragraphs.end(of: key.paragraph) - start)
      return view.show(.init(manager: drawingManager, glyphs: glyphs, origin: CGPoint(x: -area.minX, y: -area.minY)))
    }
    let (x, y) = (frame.minX - area.minX, frame.minY - area.minY)
    view.show(
      paragraphs.drawings(of: key.paragraph).map { .init(block: $0.block, frame: $0.frame.offsetBy(dx: x, dy: y)) })
  }

  /// Points that letters may reach beyond the box of their lines. Our choice.
  private static let reach: CGFloat = 4

  private func dequeueView() -> TextParagraphView {
    if let view = spare.popLast() {
      view.isHidden = false
      return view
    }
    madeCount += 1
    let view = TextParagraphView()
    insertSubview(view, belowSubview: caret)
    return view
  }

  // MARK: Selection

  /// Shows rectangles behind the letters.
  func showSelection(_ areas: [CGRect], _ color: UIColor) {
    while selectionViews.count < areas.count {
      let view = UIView()
      view.isUserInteractionEnabled = false
      insertSubview(view, at: 0)
      selectionViews.append(view)
    }
    for (index, view) in selectionViews.enumerated() {
      view.isHidden = index >= areas.count
      if index < areas.count {
        (view.frame, view.backgroundColor) = (areas[index], color.withAlphaComponent(Self.selectionAlpha))
      }
    }
  }
}

// Marks of what is found and misspelt, a rectangle for each stretch of letters.
extension TextViewContent {
  /// Whether marks show that may have to leave.
  var hasMarks: Bool { foundMarks.isShown || spellingMarks.isShown }

  /// Opacities of the ground of found parts and of the current one. Our choice.
  private static let (foundAlpha, currentAlpha): (CGFloat, CGFloat) = (0.3, 0.6)

  func showFound(_ ranges: ArraySlice<NSRange>, current: NSRange?, padding: CGFloat) {
    guard foundMarks.isShown || !ranges.isEmpty else { return }
    foundMarks.show(ranges, version) {
      areas(of: $0, padding)
    } make: {
      let view = UIView()
      view.isUserInteractionEnabled = false
      view.layer.cornerRadius = 2
      insertSubview(view, at: 0)
      return view
    }
    for (range, view) in foundMarks.shown {
      let color = range == current ? UIColor.systemOrange : .systemYellow
      view.backgroundColor = color.withAlphaComponent(range == current ? Self.currentAlpha : Self.foundAlpha)
    }
  }

  func showMisspelt(_ ranges: ArraySlice<NSRange>, padding: CGFloat) {
    guard spellingMarks.isShown || !ranges.isEmpty else { return }
    spellingMarks.show(ranges, version) {
      lines(below: $0, padding)
    } make: {
      let view = SpellingMarkView()
      insertSubview(view, belowSubview: caret)
      return view
    }
  }

  private func areas(of range: NSRange, _ padding: CGFloat) -> [CGRect] {
    var areas: [CGRect] = []
    paragraphs.forEachLine(in: range) { line in
      for part in line.stretches(of: range) {
        areas.append(
          CGRect(
            x: part.lowerBound + padding, y: line.frame.minY, width: part.upperBound - part.lowerBound, height: line.frame.height)
        )
      }
      return false
    }
    return areas
  }

  /// Just below the letters, as iOS has it.
  private func lines(below range: NSRange, _ padding: CGFloat) -> [CGRect] {
    var areas: [CGRect] = []
    paragraphs.forEachLine(in: range) { line in
      for part in line.stretches(of: range) {
        areas.append(
          CGRect(
            x: part.lowerBound + padding, y: line.baseline + 2, width: part.upperBound - part.lowerBound,
            height: SpellingMarkView.height))
      }
      return false
    }
    return areas
  }
}

/// Views at ranges of a text, which are used again. Places are found once for each state of the text.
@MainActor private struct TextMarks<Mark: UIView> {
  private var places: [NSRange: [CGRect]] = [:]
  private var version = -1
  private(set) var shown: [(range: NSRange, view: Mark)] = []
  private var spare: [Mark] = []

  var isShown: Bool { !shown.isEmpty }

  mutating func show(
    _ ranges: ArraySlice<NSRange>, _ version: Int, areas: (NSRange) -> [CGRect], make: () -> Mark
  ) {
    if version != self.version { (places, self.version) = ([:], version) }
    var former = shown.map(\.view)
    shown.removeAll(keepingCapacity: true)
    for range in ranges {
      let known = places[range] ?? areas(range)
      places[range] = known
      for area in known {
        let view = former.popLast() ?? spare.popLast() ?? make()
        if view.isHidden { view.isHidden = false }
        if view.frame != area { view.frame = area }
        shown.append((range, view))
      }
    }
    for view in former { view.isHidden = true }
    spare += former
  }
}

extension CGRect {
  /// The smallest rectangle of whole pixels around this one.
  fileprivate func pixels(_ scale: CGFloat) -> CGRect {
    let (left, top) = ((minX * scale).rounded(.down) / scale, (minY * scale).rounded(.down) / scale)
    let (right, bottom) = ((maxX * scale).rounded(.up) / scale, (maxY * scale).rounded(.up) / scale)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
