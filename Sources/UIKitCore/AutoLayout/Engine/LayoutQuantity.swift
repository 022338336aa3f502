internal import ScrollPhysics

/// What an engine may know of an item, each as a variable; x and y alternate, so that an axis is an offset.
enum LayoutQuantity: Int {
  case left, top
  case width, height
  /// How large a scroll view's content is, and where it stands.
  case contentWidth, contentHeight
  case offsetX, offsetY
  case leftMargin, topMargin
  case rightMargin, bottomMargin
  case leftSafe, topSafe
  case rightSafe, bottomSafe
  case leftReadable, topReadable
  case rightReadable, bottomReadable
  case firstBaseline, lastBaseline
  /// How far a keyboard reaches into the view; from the bottom alone.
  case keyboardX, keyboardY

  static let count = 24

  static func on(_ axis: Axis, _ ofX: LayoutQuantity) -> LayoutQuantity {
    axis == .x ? ofX : LayoutQuantity(rawValue: ofX.rawValue + 1)!
  }

  var isFrame: Bool { rawValue <= LayoutQuantity.height.rawValue }

  /// Never negative.
  var isLength: Bool {
    switch self {
    case .width, .height, .contentWidth, .contentHeight: true
    default: false
    }
  }
}
