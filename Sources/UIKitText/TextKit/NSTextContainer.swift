public import Foundation
internal import UIKitCore
internal import Diagnostics
public import UIKitGraphics

/// The room in which a layout manager breaks a text into lines: a rectangle.
open class NSTextContainer: NSObject {
  /// The manager that lays out in this room; nil for none.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// In points; a width of 0 is no limit. The height limits nothing.
  open var size: CGSize {
    willSet {
      ensure(!newValue.width.isNaN && !newValue.height.isNaN, "NSTextContainer.size = \(newValue): set lengths in points")
    }
    didSet { if size != oldValue { layoutManager?.roomChanged() } }
  }

  /// Points at both sides of each line, 5 by default.
  open var lineFragmentPadding: CGFloat = 5 {
    willSet {
      ensure(newValue.isFinite, "NSTextContainer.lineFragmentPadding = \(newValue): set a finite number of points")
    }
    didSet { if lineFragmentPadding != oldValue { layoutManager?.roomChanged() } }
  }

  /// 0, the default, for any number.
  open var maximumNumberOfLines = 0 {
    willSet { ensure(newValue >= 0, "NSTextContainer.maximumNumberOfLines = \(newValue): set 0 or the number of lines") }
    didSet { if maximumNumberOfLines != oldValue { layoutManager?.roomChanged() } }
  }

  /// How the last line of `maximumNumberOfLines` ends; `.byWordWrapping` by default.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { layoutManager?.roomChanged() } }
  }

  /// Whether a text view sets the width to its own; false by default, true in a text view's own container.
  open var widthTracksTextView = false
  /// Whether a text view sets the height to its own; false by default.
  open var heightTracksTextView = false

  /// A room of that size in points; 0 for unbounded.
  public init(size: CGSize = .zero) { self.size = size }

  /// Nothing is decoded: an unbounded room.
  public required init(coder: NSCoder) { size = .zero }

  /// True: no paths are excluded.
  open var isSimpleRectangularTextContainer: Bool { true }

  /// The width of lines; infinite for unbounded.
  var lineWidth: CGFloat { size.width > 0 ? max(1, size.width - 2 * lineFragmentPadding) : .infinity }
}
