internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UIKitText

/// What a first responder wants at the bottom of the screen.
@MainActor struct KeyboardInput {
  weak var responder: UIResponder?
  let accessory: UIView?
  /// The app's view in place of the keys.
  let view: UIView?
  let hasKeys: Bool

  /// nil if the responder wants nothing.
  init?(_ responder: UIResponder) {
    self.responder = responder
    let chain = Array(sequence(first: responder, next: \.next))
    accessory = chain.lazy.compactMap(\.inputAccessoryView).first
    view = chain.lazy.compactMap(\.inputView).first
    hasKeys = view == nil && responder.acceptsKeys
    if accessory == nil, view == nil, !hasKeys { return nil }
  }

  /// For a responder inside of the view above the keys, which stays.
  init(_ responder: UIResponder, inside accessory: UIView) {
    (self.responder, self.accessory) = (responder, accessory)
    view = sequence(first: responder, next: \.next).lazy.compactMap(\.inputView).first
    hasKeys = view == nil && responder.acceptsKeys
  }
}

extension UIResponder {
  /// Whether what keys write has a place.
  fileprivate var acceptsKeys: Bool { self is any UIKeyInput && (self as? UITextView)?.isEditable != false }
}

extension UIView {
  /// The height that an app's view asks for at a width: its frame's, else that of its content; 0 for none.
  func wantedHeight(forWidth width: CGFloat) -> CGFloat {
    if translatesAutoresizingMaskIntoConstraints, bounds.height > 0 { return bounds.height }
    if intrinsicContentSize.height > 0 { return intrinsicContentSize.height }
    let fitting = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return max(0, fitting.height)
  }
}
