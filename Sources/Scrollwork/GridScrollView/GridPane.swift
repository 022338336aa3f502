import UIKit

/// One of the nine parts of a grid: the cells of a band of rows and a band of columns. Clips to its part of the viewport.
///
/// Its coordinates are those of the content from the leading edge, so that a cell's frame is written once while the content scrolls.
@MainActor final class GridPane: UIView {
  /// A cell on the screen.
  struct Live {
    let cell: UICollectionViewCell
    /// The identifier that the cell waits under later; nil for a cell that was not dequeued.
    let identifier: String?
    /// The merged area, or the one cell, that is shown.
    var area: GridScrollView.Area
  }

  /// Index of the pane's rows and columns among `GridBands`.
  let band: (row: Int, column: Int)
  var live: [GridScrollView.Position: Live] = [:]
  /// The rows and columns that have cells; nil if cells and frames are out of date.
  var covered: GridScrollView.Area?
  /// The part of the selection in this pane, above the cells.
  private(set) var highlight: GridHighlight?

  init(row: Int, column: Int) {
    band = (row, column)
    super.init(frame: .zero)
    clipsToBounds = true
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a part of the plane.
  ///
  /// - Parameters:
  ///   - frame: In the superview's coordinates; empty for a pane without tracks.
  ///   - origin: The point of the content at the upper left corner.
  /// - Returns: The number of geometry properties written.
  func show(_ frame: CGRect, from origin: CGPoint) -> Int {
    if frame.isEmpty {
      if !isHidden { isHidden = true }
      return 0
    }
    if isHidden { isHidden = false }
    var writes = 0
    if self.frame != frame {
      self.frame = frame
      writes += 1
    }
    if bounds.origin != origin {
      bounds.origin = origin
      writes += 1
    }
    return writes
  }

  /// Shows the selection's rectangle, in the pane's coordinates; nil for none. The frame keeps near the bounds, for areas of any size.
  func showHighlight(_ rect: CGRect?) {
    guard let rect, case let part = rect.intersection(bounds.insetBy(dx: -8, dy: -8)), !part.isNull else {
      highlight?.isHidden = true
      return
    }
    let view = highlight ?? GridHighlight()
    if highlight == nil {
      highlight = view
      addSubview(view)
    }
    if view.isHidden { view.isHidden = false }
    if view.frame != part { view.frame = part }
  }
}

/// A frame and a tint over the selected cells.
@MainActor final class GridHighlight: UIView {
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.borderWidth = 2
    tintColorDidChange()
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    layer.borderColor = tintColor.cgColor
    backgroundColor = tintColor.withAlphaComponent(0.12)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    tintColorDidChange()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    tintColorDidChange()
  }
}

/// A dot at a corner of the selection; a finger drags it, with a room of 44 points around the dot.
@MainActor final class GridHandle: UIView {
  private let dot = UIView(frame: CGRect(x: 0, y: 0, width: 14, height: 14))

  init(label: String) {
    super.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    dot.center = CGPoint(x: 22, y: 22)
    dot.layer.cornerRadius = 7
    dot.layer.borderWidth = 2
    dot.isUserInteractionEnabled = false
    addSubview(dot)
    isHidden = true
    isAccessibilityElement = true
    accessibilityLabel = label
    tintColorDidChange()
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    dot.backgroundColor = tintColor
    dot.layer.borderColor = UIColor.white.cgColor
  }
}
