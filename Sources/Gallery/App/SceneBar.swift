internal import UIKit

/// The strip below a scene: frame time, live cells, the X-ray switch.
final class SceneBar: UIView {
  static let height: CGFloat = 52

  let toggle = UISwitch()
  /// Called when everything around it has been laid out: the time to read what there is.
  var onLayout: (() -> Void)?
  private let hairline = UIView()
  private let frameTime = Reading(caption: "frame")
  private let liveCells = Reading(caption: "live cells")
  private let caption = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    hairline.backgroundColor = .separator
    caption.text = "X-ray"
    caption.font = .systemFont(ofSize: 15)
    for view in [hairline, frameTime, liveCells, caption, toggle] { addSubview(view) }
    showFrameTime(nil)
    showLiveCells(nil)
  }

  required init?(coder: NSCoder) { nil }

  /// In seconds; nil while nothing moves.
  func showFrameTime(_ time: TimeInterval?) {
    frameTime.value = time.map { String(format: "%.1f ms", $0 * 1000) } ?? "– ms"
  }

  /// nil where a scene has none.
  func showLiveCells(_ count: Int?) {
    liveCells.isHidden = count == nil
    if let count { liveCells.value = "\(count)" }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let line = 1 / (window?.screen.scale ?? 1)
    hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: line)
    frameTime.frame = CGRect(x: 20, y: 0, width: 76, height: Self.height)
    liveCells.frame = CGRect(x: 112, y: 0, width: 76, height: Self.height)
    toggle.frame.origin = CGPoint(x: bounds.width - 20 - toggle.bounds.width, y: (Self.height - toggle.bounds.height) / 2)
    let size = caption.sizeThatFits(bounds.size)
    caption.frame = CGRect(
      x: toggle.frame.minX - 10 - size.width, y: ((Self.height - size.height) / 2).rounded(), width: size.width,
      height: size.height)
    caption.isHidden = toggle.isHidden
    onLayout?()
  }
}

/// A number with what it counts below it.
private final class Reading: UIView {
  private let number = UILabel()
  private let caption = UILabel()

  init(caption text: String) {
    super.init(frame: .zero)
    number.font = .monospacedDigitSystemFont(ofSize: 15, weight: .semibold)
    caption.font = .systemFont(ofSize: 11)
    caption.textColor = .secondaryLabel
    caption.text = text
    addSubview(number)
    addSubview(caption)
  }

  required init?(coder: NSCoder) { nil }

  var value: String {
    get { number.text ?? "" }
    set { if newValue != number.text { number.text = newValue } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    number.frame = CGRect(x: 0, y: 8, width: bounds.width, height: 20)
    caption.frame = CGRect(x: 0, y: 28, width: bounds.width, height: 15)
  }
}
