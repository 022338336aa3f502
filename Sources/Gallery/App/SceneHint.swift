internal import UIKit

/// A card below the navigation bar with a sentence on what to watch; fades out at the first touch of the scene.
final class SceneHint: UIView {
  private let label = UILabel()

  init(_ text: String) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 2)
    label.text = text
    label.font = .sceneFont(ofSize: 13, weight: .medium)
    label.textAlignment = .center
    label.numberOfLines = 0
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Places the card at the top of `area`, as wide as the sentence needs.
  func place(in area: CGRect) {
    let room = CGSize(width: min(460, area.width - 48) - 28, height: .greatestFiniteMagnitude)
    isHidden = room.width < 100 || area.height < 200
    if isHidden { return }
    let size = label.sizeThatFits(room)
    let width = (size.width + 28).rounded(.up)
    frame = CGRect(x: (area.midX - width / 2).rounded(), y: area.minY + 10, width: width, height: size.height.rounded(.up) + 16)
    label.frame = bounds.insetBy(dx: 14, dy: 8)
  }

  func fadeOut() {
    if alpha == 0 { return }
    UIView.animate(withDuration: 0.3) { self.alpha = 0 }
  }
}

/// Reports every touch in its view, and fails at once so that other recognizers get the touch.
final class FirstTouch: UIGestureRecognizer {
  private var onTouch: (() -> Void)?

  convenience init(onTouch: @escaping () -> Void) {
    self.init()
    self.onTouch = onTouch
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    onTouch?()
    state = .failed
  }
}
