internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import UIKitGraphics

/// What a finger has lifted: a picture of a view, or the view of a preview controller.
final class LiftedPreview: UIView {
  /// The radius of the corners of a controller's view. Our choice.
  private static let radius: CGFloat = 14
  /// The part of the room that a controller without a size of its own takes.
  private static let share: CGFloat = 0.6

  private let controller: UIViewController?
  private let picture = UIView()
  private let badge: UILabel?
  private let start: CGRect

  /// - Parameter window: The window in which the preview has its place.
  init(_ preview: UITargetedPreview, _ controller: UIViewController?, badge: Int?, in window: UIWindow) {
    self.controller = controller
    start = preview.frame(in: window) ?? .zero
    self.badge = badge.map { _ in UILabel() }
    super.init(frame: start)
    layer.setPreviewShadow()
    accessibilityElementsHidden = true
    if controller == nil { preview.parameters.show(preview.view, in: picture, of: self) } else { showController() }
    if let badge { show(badge) }
  }

  required init?(coder: NSCoder) { nil }

  private func showController() {
    guard let controller, let view = controller.view else { return }
    controller.beginAppearanceTransition(true, animated: true)
    view.frame = bounds
    view.isUserInteractionEnabled = false
    view.layer.cornerRadius = Self.radius
    view.clipsToBounds = true
    addSubview(view)
  }

  private func show(_ count: Int) {
    guard let badge else { return }
    (badge.text, badge.textColor, badge.backgroundColor) = ("\(count)", .white, .systemRed)
    (badge.textAlignment, badge.font) = (.center, .systemFont(ofSize: 13, weight: .semibold))
    badge.clipsToBounds = true
    let side = max(22, badge.sizeThatFits(bounds.size).width + 12)
    badge.frame = CGRect(x: bounds.width - side / 2, y: -11, width: side, height: 22)
    badge.autoresizingMask = .flexibleLeftMargin
    badge.layer.cornerRadius = 11
    addSubview(badge)
  }

  /// The place of the preview with a menu below or above it; the menu is then placed beside it.
  func place(at source: CGRect, beside menu: CGSize, in room: CGRect) -> CGRect {
    let room = room.insetBy(dx: MenuPlacement.margin, dy: MenuPlacement.margin)
    let size = wantedSize(source, room)
    let menuRoom = menu == .zero ? 0 : min(menu.height, room.height / 2) + MenuPlacement.gap
    let height = min(size.height, max(44, room.height - menuRoom))
    let scale = size.height > 0 && controller == nil ? height / size.height : 1
    let width = min(controller == nil ? size.width * scale : size.width, room.width)
    var y = source.midY - height / 2
    // The preview moves as far as the menu needs on the side where there is more room.
    if source.midY > room.midY {
      y = min(max(y, room.minY + menuRoom), room.maxY - height)
    } else {
      y = max(min(y, room.maxY - menuRoom - height), room.minY)
    }
    let x = min(max(source.midX - width / 2, room.minX), room.maxX - width)
    target = CGRect(x: x, y: y, width: width, height: height)
    if isLifted { showTarget() }
    return target
  }

  private func wantedSize(_ source: CGRect, _ room: CGRect) -> CGSize {
    guard let controller else { return source.size }
    let preferred = controller.preferredContentSize
    return CGSize(
      width: preferred.width > 0 ? preferred.width : room.width * (room.width > 500 ? Self.share : 1),
      height: preferred.height > 0 ? preferred.height : room.height * Self.share)
  }

  private var target = CGRect.zero
  private var isLifted = false

  private func showTarget() {
    setPlace(target)
    if controller == nil, target.size == start.size {
      transform = CGAffineTransform(scaleX: PreviewLook.enlargement, y: PreviewLook.enlargement)
    }
  }

  private func setPlace(_ frame: CGRect) {
    transform = .identity
    self.frame = frame
    controller?.viewIfLoaded.map { if $0.superview === self { $0.frame = bounds } }
    if controller == nil { stretch() }
  }

  /// The picture stretches by a transform, so that its corners and mask follow.
  private func stretch() {
    guard start.width > 0, start.height > 0 else { return }
    picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
    picture.transform = CGAffineTransform(scaleX: bounds.width / start.width, y: bounds.height / start.height)
  }

  /// The look before the lift.
  func putDown() {
    UIView.performWithoutAnimation {
      setPlace(start)
      layoutIfNeeded()
    }
    if controller != nil { alpha = 0 }
  }

  /// The look of the lifted preview; called in an animation.
  func lift() {
    isLifted = true
    alpha = 1
    layer.shadowOpacity = PreviewLook.shadowOpacity
    showTarget()
    controller?.endAppearanceTransition()
  }

  /// The look of the end; called in an animation.
  func leave(_ ending: MenuOverlay.Ending, in overlay: UIView) {
    if controller?.viewIfLoaded?.superview === self { controller?.beginAppearanceTransition(false, animated: true) }
    badge?.alpha = 0
    layer.shadowOpacity = 0
    switch ending {
    case .grown: setPlace(overlay.bounds)
    case .back(let preview):
      guard let frame = preview?.frame(in: overlay.window) else {
        alpha = 0
        return
      }
      setPlace(overlay.convert(frame, from: overlay.window))
      if controller != nil { alpha = 0 }
    }
  }

  /// Takes the controller's view out, so that the app can show it elsewhere.
  func finish() {
    guard let controller, let view = controller.viewIfLoaded, view.superview === self else { return }
    view.removeFromSuperview()
    view.layer.cornerRadius = 0
    view.clipsToBounds = false
    view.isUserInteractionEnabled = true
    controller.endAppearanceTransition()
  }
}
