internal import ConstraintSolver
package import Foundation
internal import QuartzCore
internal import ScrollPhysics

/// One item's variables in one engine.
///
/// What the view knows by itself (its frame if that places it, margins, insets) enters as required equations with constants that
/// are edited; what constraints decide is left to the solver.
@MainActor final class LayoutBox {
  struct Slot {
    var quantity: LayoutQuantity
    var variable: Variable
    /// The equation that gives an input its value, the inequality that keeps a length from being negative.
    var bound: ConstraintID?
    var isInput: Bool
  }

  /// What holds the content's own length: at most that, at least that.
  struct Intrinsic {
    var length: CGFloat
    var atMost: ConstraintID
    var atLeast: ConstraintID
  }

  let item: LayoutItem
  weak var engine: LayoutEngine?
  /// The container of its inside, of which only the size is known there.
  let isInner: Bool
  /// The frame is given, not found.
  let isGiven: Bool
  var slots: [Slot] = []
  var intrinsic = PerAxis<Intrinsic?>(x: nil, y: nil)
  /// For text that breaks into lines: the width for which the height was measured.
  var measuredWidth: CGFloat?
  var isIntrinsicStale = false
  /// Pulls the frame away from where ties leave it.
  var exercise: [ConstraintID] = []

  init(_ item: LayoutItem, in engine: LayoutEngine, isInner: Bool, isGiven: Bool) {
    (self.item, self.engine, self.isInner, self.isGiven) = (item, engine, isInner, isGiven)
  }

  func slot(_ quantity: LayoutQuantity) -> Slot? { slots.first { $0.quantity == quantity } }

  func isInput(_ quantity: LayoutQuantity) -> Bool {
    if quantity.isFrame { return isGiven }
    return quantity != .contentWidth && quantity != .contentHeight
  }

  /// What the view says of a quantity that is an input.
  func given(_ quantity: LayoutQuantity) -> Double {
    guard let view = item.owner else { return 0 }
    if isInner {
      if quantity == .width { return Double(view.bounds.width) }
      if quantity == .height { return Double(view.bounds.height) }
    }
    return view.given(quantity)
  }
}

extension UIView {
  /// A quantity that layout takes from the view.
  func given(_ quantity: LayoutQuantity) -> Double {
    let number: CGFloat
    switch quantity {
    case .left: number = alignmentRect(forFrame: untransformedFrame).minX
    case .top: number = alignmentRect(forFrame: untransformedFrame).minY
    case .width: number = alignmentRect(forFrame: untransformedFrame).width
    case .height: number = alignmentRect(forFrame: untransformedFrame).height
    case .contentWidth, .contentHeight: number = 0
    case .offsetX: number = bounds.minX
    case .offsetY: number = bounds.minY
    case .leftMargin: number = layoutMargins.left
    case .topMargin: number = layoutMargins.top
    case .rightMargin: number = layoutMargins.right
    case .bottomMargin: number = layoutMargins.bottom
    case .leftSafe: number = safeAreaInsets.left
    case .topSafe: number = safeAreaInsets.top
    case .rightSafe: number = safeAreaInsets.right
    case .bottomSafe: number = safeAreaInsets.bottom
    case .leftReadable: number = readableInsets.left
    case .topReadable: number = readableInsets.top
    case .rightReadable: number = readableInsets.right
    case .bottomReadable: number = readableInsets.bottom
    case .firstBaseline: number = baselineOffsets?.first ?? 0
    case .lastBaseline: number = baselineOffsets?.last ?? 0
    case .keyboardX: number = 0
    case .keyboardY: number = keyboardInset
    }
    return Double(number)
  }

  /// There is no keyboard on the screen: what is above the keyboard ends where the safe area does.
  var keyboardInset: CGFloat {
    let guide = storedLayout?.standardGuides.first { $0.layoutItem.kind == .keyboard } as? UIKeyboardLayoutGuide
    return guide?.usesBottomSafeArea ?? true ? safeAreaInsets.bottom : 0
  }

  /// The frame as it would be without `transform`: layout knows nothing of that.
  var untransformedFrame: CGRect {
    let (size, anchor, position) = (bounds.size, layer.anchorPoint, layer.position)
    return CGRect(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width, height: size.height)
  }

  /// Text of 17 points is readable up to here, as on iPads.
  package static var readableWidth: CGFloat { 672 }

  /// The margins, wider if lines would be too long to read.
  var readableInsets: UIEdgeInsets {
    var insets = layoutMargins
    let excess = max(0, bounds.width - insets.left - insets.right - Self.readableWidth)
    insets.left += excess / 2
    insets.right += excess / 2
    return insets
  }
}
