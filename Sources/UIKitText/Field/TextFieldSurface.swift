package import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import UIKitCore
internal import UIKitDrawing
internal import UIKitTypes

/// Shows the text of a field, its selection and the caret, and scrolls a line that is too wide while it is edited.
final class TextFieldSurface: UIView {
  /// Width of the caret in points, as on iOS.
  static let caretWidth: CGFloat = 2
  /// Seconds that the caret shows and hides, and seconds after a change until it stops blinking. Our choice, as GTK.
  private static let (blink, blinking) = (0.5, 10.0)

  private unowned let field: UITextField
  private let caret = UIView()
  private var timer: TimerToken?
  private var blinksUntil = 0.0
  /// Distance by which the line is scrolled, in points.
  private(set) var scroll: CGFloat = 0

  init(_ field: UITextField) {
    self.field = field
    super.init(frame: .zero)
    clipsToBounds = true
    isUserInteractionEnabled = false
    contentMode = .redraw
    caret.isHidden = true
    addSubview(caret)
    tintChanged()
  }

  required init?(coder: NSCoder) { nil }

  func tintChanged() {
    caret.backgroundColor = field.tintColor
    setNeedsDisplay()
  }

  /// The left of the line in this view.
  var lineX: CGFloat { field.lineStart(in: bounds.width) - scroll }

  // MARK: Caret

  /// Places the caret, scrolls it into view and shows it, blinking in a window whose clock runs.
  func update() {
    guard field.isEditing else {
      caret.isHidden = true
      scroll = 0
      stopBlinking()
      return
    }
    scrollToFocus()
    let height = max(field.storedFont.lineHeight, field.line.size.height).rounded(.up)
    let x = min(
      max(0, lineX + field.line.x(at: field.edited.focus) - Self.caretWidth / 2), max(0, bounds.width - Self.caretWidth))
    caret.frame = CGRect(x: x, y: ((bounds.height - height) / 2).rounded(), width: Self.caretWidth, height: height)
    caret.isHidden = field.edited.selection.length > 0
    startBlinking()
    setNeedsDisplay()
    if let window { TextInputLink.caretMoved?(convert(caret.frame, to: window)) }
  }

  private func scrollToFocus() {
    let overflow = field.line.size.width + Self.caretWidth - bounds.width
    guard overflow > 0 else { return scroll = 0 }
    let x = field.line.x(at: field.edited.focus)
    scroll = min(max(scroll, x + Self.caretWidth - bounds.width), x)
    scroll = min(max(0, scroll), overflow)
  }

  private func startBlinking() {
    stopBlinking()
    guard let driver = window?.screen.driver, driver.host.workClock != nil, !caret.isHidden else { return }
    blinksUntil = driver.now + Self.blinking
    scheduleBlink(driver)
  }

  private func scheduleBlink(_ driver: FrameDriver) {
    timer = driver.schedule(after: Self.blink) { [weak self] in
      guard let self, field.isEditing, let driver = window?.screen.driver else { return }
      let isLast = driver.now >= blinksUntil
      caret.alpha = isLast || caret.alpha == 0 ? 1 : 0
      if !isLast { scheduleBlink(driver) }
    }
  }

  private func stopBlinking() {
    timer?.cancel()
    timer = nil
    caret.alpha = 1
  }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    if !field.hasText {
      let place = field.placeholderRect(forBounds: field.bounds)
      return field.drawPlaceholder(in: place.offsetBy(dx: -frame.minX, dy: -frame.minY))
    }
    guard field.isEditing else { return field.drawText(in: bounds) }
    let line = field.line
    let selection = field.edited.selection
    if selection.length > 0 {
      let ends = [line.x(at: selection.location), line.x(at: NSMaxRange(selection))].sorted()
      field.tintColor.withAlphaComponent(UITextField.selectionAlpha).setFill()
      UIGraphicsGetCurrentContext()?.fill(
        CGRect(x: lineX + ends[0], y: caret.frame.minY, width: ends[1] - ends[0], height: caret.frame.height))
    }
    let shown = NSMutableAttributedString(attributedString: line.shown)
    if let marked = field.edited.marked, !field.isSecureTextEntry {
      shown.addAttributes(field.storedMarkedStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue], range: marked)
    }
    let scale = traitCollection.displayScale
    shown.draw(at: CGPoint(x: lineX, y: ((bounds.height - line.size.height) / 2 * scale).rounded() / scale))
  }
}

/// Hooks for the window system's input methods, set by the launcher.
@MainActor package enum TextInputLink {
  /// Called with the caret's rectangle in the window, where an input method shows its candidates.
  package static var caretMoved: ((CGRect) -> Void)?
}
