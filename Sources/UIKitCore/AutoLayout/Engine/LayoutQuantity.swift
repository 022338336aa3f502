internal import ScrollPhysics

/// The quantities of an item that an engine has variables for. x and y alternate, so that the axis is an offset of the raw value.
enum LayoutQuantity: Int {
  case left, top
  case width, height
  /// The size of a scroll view's content, and its content offset.
  case contentWidth, contentHeight
  case offsetX, offsetY
  case leftMargin, topMargin
  case rightMargin, bottomMargin
  case leftSafe, topSafe
  case rightSafe, bottomSafe
  case leftReadable, topReadable
  case rightReadable, bottomReadable
  case firstBaseline, lastBaseline
  /// The height that a keyboard covers at the bottom; `keyboardX` is always 0.
  case keyboardX, keyboardY

  static let count = 24

  static func on(_ axis: Axis, _ ofX: LayoutQuantity) -> LayoutQuantity {
    axis == .x ? ofX : LayoutQuantity(rawValue: ofX.rawValue + 1)!
  }

  var isFrame: Bool { rawValue <= LayoutQuantity.height.rawValue }

  /// Whether the quantity is never negative.
  var isLength: Bool {
    switch self {
    case .width, .height, .contentWidth, .contentHeight: true
    default: false
    }
  }
}
