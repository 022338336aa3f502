internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import UIKitGraphics

/// The pictures of dragged items, in front of all other views of a window.
@MainActor final class DragPictures {
  /// Seconds of the lift, and of the way to the last place. Our choice.
  static let (lift, flight): (TimeInterval, TimeInterval) = (0.2, 0.3)
  /// How many pictures are seen in the pile, and how far each one sticks out, in points. Our choice.
  private static let (pile, step): (Int, CGFloat) = (3, 4)

  private struct Picture {
    let item: UIDragItem
    let origin: UITargetedDragPreview
    var view: PreviewPicture
    /// From the finger to the middle.
    var grip: CGPoint
    var goal: UITargetedDragPreview?
  }

  private weak var window: UIWindow?
  private let cover = DragCover()
  private let badge = DragBadge()
  private var pictures: [Picture] = []

  init(in window: UIWindow) {
    self.window = window
    cover.isUserInteractionEnabled = false
    cover.accessibilityElementsHidden = true
    badge.isHidden = true
    cover.addSubview(badge)
  }

  private func picture(of item: UIDragItem) -> Picture? { pictures.first { $0.item === item } }

  // MARK: Lift and move

  /// - Parameter finger: In the window.
  func add(_ item: UIDragItem, _ preview: UITargetedDragPreview, at finger: CGPoint) {
    guard let window, let frame = preview.frame(in: window) else { return }
    if cover.superview == nil {
      cover.frame = window.bounds
      window.addSubview(cover)
    }
    let view = PreviewPicture(preview.view, preview.parameters)
    view.bounds.size = frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
    cover.insertSubview(view, belowSubview: badge)
    pictures.append(
      Picture(item: item, origin: preview, view: view, grip: CGPoint(x: frame.midX - finger.x, y: frame.midY - finger.y)))
  }

  func rise() {
    for picture in pictures { picture.view.lift(PreviewLook.enlargement) }
  }

  func sink() {
    for picture in pictures { picture.view.lift(1) }
  }

  /// Shows what the items show while they move, in a pile at the finger.
  func gather(at finger: CGPoint) {
    for index in pictures.indices {
      exchange(&pictures[index])
      // The first picture stays under the finger as it was gripped, the others lie behind it.
      if index > 0 { pictures[index].grip = CGPoint(x: pictures[0].grip.x, y: pictures[0].grip.y) }
      pictures[index].view.isHidden = index >= Self.pile
      if index > 0 { cover.sendSubviewToBack(pictures[index].view) }
    }
    UIView.animate(withDuration: Self.lift, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      self.move(to: finger)
    }
  }

  private func exchange(_ picture: inout Picture) {
    guard let provider = picture.item.previewProvider else { return }
    picture.item.previewProvider = nil
    let preview = provider()
    let view = preview.map { PreviewPicture($0.view, $0.parameters) } ?? PreviewPicture(UIView(), UIPreviewParameters())
    // The finger keeps its place inside of the picture where it is.
    picture.grip = CGPoint(
      x: min(max(picture.grip.x, -view.bounds.width / 2), view.bounds.width / 2),
      y: min(max(picture.grip.y, -view.bounds.height / 2), view.bounds.height / 2))
    view.center = picture.view.center
    view.lift(PreviewLook.enlargement)
    cover.insertSubview(view, aboveSubview: picture.view)
    picture.view.removeFromSuperview()
    picture.view = view
  }

  /// Shows what an item's provider gives now.
  func exchange(_ item: UIDragItem) {
    guard let index = pictures.firstIndex(where: { $0.item === item }) else { return }
    exchange(&pictures[index])
  }

  func move(to finger: CGPoint) {
    for (index, picture) in pictures.enumerated() {
      let shift = CGFloat(min(index, Self.pile - 1)) * Self.step
      picture.view.center = CGPoint(x: finger.x + picture.grip.x + shift, y: finger.y + picture.grip.y + shift)
    }
    guard let first = pictures.first else { return }
    badge.center = CGPoint(x: first.view.frame.maxX, y: first.view.frame.minY)
  }

  func show(_ operation: UIDropOperation, count: Int) { badge.show(operation, count: count) }

  // MARK: The end

  func origin(of item: UIDragItem) -> UITargetedDragPreview? { picture(of: item)?.origin }

  /// The picture of an item where it is now, as a place in a view.
  func preview(of item: UIDragItem, in view: UIView?) -> UITargetedDragPreview? {
    guard let picture = picture(of: item), let view, let window, view.window === window else { return nil }
    return UITargetedDragPreview(
      view: picture.origin.view, parameters: picture.origin.parameters,
      target: UIDragPreviewTarget(container: view, center: view.convert(picture.view.center, from: window)))
  }

  /// Where an item goes at the end; nil to fade.
  func setGoal(of item: UIDragItem, _ goal: UITargetedDragPreview?) {
    guard let index = pictures.firstIndex(where: { $0.item === item }) else { return }
    pictures[index].goal = goal
  }

  /// The look of the end; called in an animation.
  func fly() {
    badge.alpha = 0
    for picture in pictures {
      guard let frame = picture.goal?.frame(in: window) else {
        picture.view.alpha = 0
        picture.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        continue
      }
      picture.view.center = CGPoint(x: frame.midX, y: frame.midY)
      picture.view.land(frame.size)
    }
  }

  func remove() { cover.removeFromSuperview() }
}

/// Fills the window in front of its other views; touches go through.
private final class DragCover: UIView {}

/// How many items there are, and what a drop would do.
private final class DragBadge: UILabel {
  /// In points. Our choice.
  private static let side: CGFloat = 24

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    (textColor, textAlignment, font) = (.white, .center, .systemFont(ofSize: 14, weight: .semibold))
    layer.cornerRadius = Self.side / 2
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ operation: UIDropOperation, count: Int) {
    let text = count > 1 ? "\(count)" : operation == .copy ? "+" : operation == .forbidden ? "\u{2715}" : nil
    isHidden = text == nil
    self.text = text
    backgroundColor = operation == .copy ? .systemGreen : operation == .forbidden ? .systemGray : .systemRed
    let width = max(Self.side, sizeThatFits(CGSize(width: 200, height: Self.side)).width + 12)
    bounds.size = CGSize(width: text?.count ?? 1 > 1 ? width : Self.side, height: Self.side)
  }
}
