internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import UIKitGraphics

struct LabelShadow {
  var color: UIColor?
  var offset = CGSize(width: 0, height: -1)
}

extension UILabel {
  func setUp() {
    isUserInteractionEnabled = false
    layer.needsDisplayOnBoundsChange = true
    contentMode = .redraw
    // The gravity that most labels need, so that the first drawing changes nothing.
    layer.contentsGravity = .left
  }

  // MARK: Changes

  /// The text or the font has changed: size and drawing change.
  func contentChanged() {
    measurements.forget()
    lookChanged()
    announceSize()
    mayHaveChanged([.text, .font])
  }

  func lookChanged() {
    madeBlock = nil
    layer.setNeedsDisplay()
  }

  /// Resizes fonts of text styles to the traits' category.
  func adjustFonts() {
    guard adjustsFontForContentSizeCategory else { return }
    let category = currentTraits.preferredContentSizeCategory
    let (font, attributed) = (content.font, content.attributed)
    content.font = font.adjusted(to: category)
    content.attributed = attributed?.adjusted(to: category)
    if content.font !== font || content.attributed !== attributed { contentChanged() }
  }

  /// Reports to the superview that the size has changed, if the former size was used.
  func announceSize() {
    guard isSizeKnown else { return }
    isSizeKnown = false
    invalidateIntrinsicContentSize()
    layoutInputsChanged()
  }

  // MARK: Measuring

  /// The text block, cached so that a host can cache one layout for measuring and drawing.
  var block: TextBlock {
    let traits = currentTraits
    if let made = madeBlock, made.traits === traits { return made.block }
    var block = content.block(traits)
    // Natural alignment follows the app's language where it reads from the right; elsewhere the text's.
    if traits.layoutDirection == .rightToLeft, block.alignment == .natural, block.shape?.value.isRightToLeft == nil {
      block.alignment = .right
    }
    madeBlock = (block, traits)
    return block
  }

  /// The host of the label's screen, else of the main one.
  private var host: any Host { (window?.screen ?? .main).driver.host }

  /// The screen's scale, not the view's own: a finer drawing must not move the text.
  private var pixelScale: CGFloat { flags.hasOwnScale ? (window?.screen ?? .main).scale : layer.contentsScale }

  func fittingSize(width: CGFloat) -> CGSize {
    isSizeKnown = true
    let room = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    return textRect(forBounds: room, limitedToNumberOfLines: content.maximumLines).size
  }

  func measuredRect(in bounds: CGRect, lines: Int) -> CGRect {
    if content.isEmpty { return CGRect(origin: bounds.origin, size: .zero) }
    var block = block
    block.maximumLines = lines
    let box = bounds.size.textBox
    let metrics = measurements.metrics(of: block, in: box, by: host)
    let width = min(metrics.size.width.roundedUp(toPixelsOf: pixelScale), box.width)
    let height = min(metrics.size.height.roundedUp(toPixelsOf: pixelScale), box.height)
    let spareX = box.width.isFinite ? box.width - width : 0
    return CGRect(
      x: bounds.minX + (spareX * block.shownAlignment.spareBefore).rounded(toPixelsOf: pixelScale),
      y: bounds.minY + (box.height.isFinite ? top(height, in: box.height) : 0), width: width, height: height)
  }

  private func top(_ height: CGFloat, in outer: CGFloat) -> CGFloat {
    ((outer - height) / 2).rounded(toPixelsOf: pixelScale)
  }

  // MARK: Drawing

  func drawContent(in rect: CGRect) {
    guard !content.isEmpty, rect.width > 0, rect.height > 0, let context = UIGraphicsGetCurrentContext() else { return }
    let (full, box) = (tightened(block, toFit: rect.size.textBox.width), rect.size.textBox)
    // The cache holds the label's own text alone.
    let natural = !content.mayTighten ? measurements.metrics(of: full, in: box, by: host) : host.layOut(full, in: box)
    var (shown, y) = (full, rect.minY + top(natural.size.height, in: rect.height))
    if adjustsFontSizeToFitWidth, let smaller = shrunk(full, toFit: box.width) {
      let metrics = host.layOut(smaller, in: box)
      shown = smaller
      switch baselineAdjustment {
      case .alignBaselines: y += natural.firstBaseline - metrics.firstBaseline
      case .alignCenters: y = rect.minY + top(metrics.size.height, in: rect.height)
      case .none: break
      }
    }
    keepInPlace(full.shownAlignment, height: natural.size.height, in: rect.height)
    // The place has the size of the measured box, so that the drawn layout is the measured one.
    let place = CGRect(x: rect.minX, y: y, width: rect.width, height: rect.height)
    if let shadow = storedShadow.color {
      let dark = shown.colored(shadow.cgColor(for: traitCollection))
      context.draw(dark, in: place.offsetBy(dx: storedShadow.offset.width, dy: storedShadow.offset.height))
    }
    context.draw(shown, in: place)
  }

  /// Chooses how the drawing is shown while the bounds animate: text has a fixed size and moves with the edge or middle it is aligned with.
  /// Text as high as its box starts at the top, so that added or removed lines do not move those above.
  private func keepInPlace(_ alignment: TextBlock.Alignment, height: CGFloat, in box: CGFloat) {
    guard contentMode == .redraw else { return }
    let isTopAligned = height > box - 1
    layer.contentsGravity =
      switch alignment.spareBefore {
      case 0: isTopAligned ? .topLeft : .left
      case 1: isTopAligned ? .topRight : .right
      default: isTopAligned ? .top : .center
      }
  }

  /// Of the font's size: Apple's documentation names no number. Our choice.
  private static let greatestTightening: CGFloat = 0.05

  /// A single line's block with its letters moved together as far as it must be to fit, and as far as it may be.
  private func tightened(_ block: TextBlock, toFit width: CGFloat) -> TextBlock {
    guard block.maximumLines == 1, content.mayTighten else { return block }
    let endless = CGSize(width: CGFloat.infinity, height: .infinity)
    let excess = host.layOut(block, in: endless).size.width - width
    let possible = block.runs.reduce(0) { $0 + CGFloat($1.text.count) * $1.font.size * Self.greatestTightening }
    guard excess > 0, possible > 0 else { return block }
    // A little more than needed, for widths that are rounded.
    let share = min(1, (excess + 0.1) / possible)
    var tight = block
    for index in tight.runs.indices { tight.runs[index].kern -= share * tight.runs[index].font.size * Self.greatestTightening }
    return tight
  }

  /// Whether a part of the text is not shown in the bounds.
  var cutsText: Bool {
    guard !content.isEmpty, bounds.width > 0, bounds.height > 0 else { return false }
    let box = bounds.size.textBox
    let tight = tightened(block, toFit: box.width)
    let shown = adjustsFontSizeToFitWidth ? shrunk(tight, toFit: box.width) ?? tight : tight
    return host.layOut(shown, in: box).isTruncated
  }

  /// A single line's block scaled to `width`, but not below `minimumScaleFactor`; nil if the text fits.
  private func shrunk(_ block: TextBlock, toFit width: CGFloat) -> TextBlock? {
    guard block.maximumLines == 1 else { return nil }
    let endless = CGSize(width: CGFloat.infinity, height: .infinity)
    let metrics = content.mayTighten ? host.layOut(block, in: endless) : measurements.metrics(of: block, in: endless, by: host)
    var (factor, natural) = (CGFloat(1), metrics.size.width)
    // Glyphs may be rounded to pixels, so their widths are not quite proportional to the size.
    for _ in 0..<4 where natural > width {
      factor *= width / natural
      if factor <= minimumScaleFactor { return block.scaled(by: minimumScaleFactor) }
      natural = host.layOut(block.scaled(by: factor), in: endless).size.width
    }
    return factor == 1 ? nil : block.scaled(by: factor)
  }
}

extension TextBlock.Alignment {
  /// The fraction of a line's spare width in front of its text.
  fileprivate var spareBefore: CGFloat {
    switch self {
    case .left, .justified, .natural: 0
    case .center: 0.5
    case .right: 1
    }
  }
}

// MARK: Baselines

extension UILabel {
  /// The font's baselines, on whole pixels as the text is drawn.
  var textBaselines: (first: CGFloat, last: CGFloat) {
    let (font, scale) = (font ?? LabelText.defaultFont, layer.contentsScale)
    return ((font.ascender * scale).rounded() / scale, (-font.descender * scale).rounded() / scale)
  }
}
