internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UIKitText

/// What a first responder wants at the bottom of the screen.
@MainActor struct KeyboardInput {
  weak var responder: UIResponder?
  let accessory: UIView?
  /// The responder that has named the view above the keys.
  private weak var owner: UIResponder?
  /// The app's view in place of the keys.
  let view: UIView?
  let hasKeys: Bool

  /// nil if the responder wants nothing.
  init?(_ responder: UIResponder) {
    self.responder = responder
    let chain = Array(sequence(first: responder, next: \.next))
    let named = chain.lazy.compactMap { owner in owner.inputAccessoryView.map { (owner, $0) } }.first
    (owner, accessory) = (named?.0, named?.1)
    view = chain.lazy.compactMap(\.inputView).first
    hasKeys = view == nil && responder.acceptsKeys
    if accessory == nil, view == nil, !hasKeys { return nil }
  }

  /// For a responder inside of the view above the keys, which stays.
  init(_ responder: UIResponder, insideOf former: KeyboardInput) {
    (self.responder, owner, accessory) = (responder, former.owner, former.accessory)
    view = sequence(first: responder, next: \.next).lazy.compactMap(\.inputView).first
    hasKeys = view == nil && responder.acceptsKeys
  }
}

extension KeyboardInput {
  /// Whether the view or the controller that has named the view above the keys has left the screen.
  var isAbandoned: Bool {
    guard accessory != nil, let owner else { return accessory != nil }
    return (owner is UIView || owner is UIViewController) && owner.shownView?.window == nil
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
