internal import ConstraintSolver
package import Foundation
internal import QuartzCore
internal import ScrollPhysics
internal import UIKitGraphics

/// The solver's variables for one item in one engine.
///
/// What the view itself determines (its frame if placed by it, margins, insets) enters as required equations whose constants are edited;
/// what constraints determine is left to the solver.
@MainActor final class LayoutBox {
  struct Slot {
    var quantity: LayoutQuantity
    var variable: Variable
    /// The equation that sets an input, or the inequality that forbids a negative length.
    var bound: ConstraintID?
    var isInput: Bool
  }

  /// The two constraints for the content's own length: at most (hugging) and at least (compression resistance).
  struct Intrinsic {
    var length: CGFloat
    var atMost: ConstraintID
    var atLeast: ConstraintID
  }

  let item: LayoutItem
  weak var engine: LayoutEngine?
  /// Whether the box stands for the container of an island, of which only the size is known inside.
  let isInner: Bool
  /// Whether the frame is an input rather than a result.
  let isGiven: Bool
  var slots: [Slot] = []
  var intrinsic = PerAxis<Intrinsic?>(x: nil, y: nil)
  /// The width of wrapped text for which the height was measured.
  var measuredWidth: CGFloat?
  var isIntrinsicStale = false
  /// Constraints of `exerciseAmbiguityInLayout()` that pull the frame to another place.
  var exercise: [ConstraintID] = []

  init(_ item: LayoutItem, in engine: LayoutEngine, isInner: Bool, isGiven: Bool) {
    (self.item, self.engine, self.isInner, self.isGiven) = (item, engine, isInner, isGiven)
  }

  func slot(_ quantity: LayoutQuantity) -> Slot? { slots.first { $0.quantity == quantity } }

  func isInput(_ quantity: LayoutQuantity) -> Bool {
    if quantity.isFrame { return isGiven }
    return quantity != .contentWidth && quantity != .contentHeight
  }

  /// The view's own value of an input.
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
  /// The view's value of a quantity that is an input of the layout.
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
    case .keyboardY: number = keyboardGuideHeight
    }
    return Double(number)
  }

  /// Height that a keyboard layout guide covers at the bottom: the keyboard's, or without one the safe area's or 0.
  var keyboardGuideHeight: CGFloat {
    max(madeKeyboardGuide?.usesBottomSafeArea ?? true ? safeAreaInsets.bottom : 0, keyboardOverlap)
  }

  /// The frame without `transform`, which layout ignores.
  var untransformedFrame: CGRect {
    let (size, anchor, position) = (bounds.size, layer.anchorPoint, layer.position)
    return CGRect(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width, height: size.height)
  }

  /// Greatest width of readable text of 17 points ("Layout" of docs/measurements.md).
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
