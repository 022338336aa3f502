internal import UIKit

/// The bar below a scene: number of live cells, frame interval, work per frame and the X-ray switch.
final class SceneBar: UIView {
  static var height: CGFloat { scaled(52) }

  let toggle = UISwitch()
  /// Called at the end of the bar's layout, when the frames of the views around the bar are up to date and can be read.
  var onLayout: (() -> Void)?
  private let hairline = UIView()
  private let liveCells = Reading(caption: "live cells")
  private let frameInterval = Reading(caption: "frame interval")
  private let frameWork = Reading(caption: "frame work")
  private let caption = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    hairline.backgroundColor = .separator
    caption.text = "X-ray"
    toggle.accessibilityLabel = "X-ray"
    caption.font = .sceneFont(ofSize: 15)
    for view in [hairline, liveCells, frameInterval, frameWork, caption, toggle] { addSubview(view) }
    showFrames(nil)
    showLiveCells(nil)
  }

  required init?(coder: NSCoder) { nil }

  /// nil while nothing scrolls.
  func showFrames(_ reading: FrameMeter.Reading?) {
    frameInterval.value = reading.map { Self.text($0.interval) } ?? "at rest"
    if frameWork.isHidden != (reading?.work == nil) { setNeedsLayout() }
    frameWork.isHidden = reading?.work == nil
    if let work = reading?.work { frameWork.value = Self.text(work) }
  }

  private static func text(_ seconds: TimeInterval) -> String { String(format: "%.1f ms", seconds * 1000) }

  /// nil in a scene without cells.
  func showLiveCells(_ count: Int?) {
    if liveCells.isHidden != (count == nil) { setNeedsLayout() }
    liveCells.isHidden = count == nil
    if let count { liveCells.value = "\(count)" }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let line = 1 / (window?.screen.scale ?? 1)
    hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: line)
    toggle.frame.origin = CGPoint(x: bounds.width - 20 - toggle.bounds.width, y: (Self.height - toggle.bounds.height) / 2)
    let size = caption.sizeThatFits(bounds.size)
    caption.frame = CGRect(
      x: toggle.frame.minX - 10 - size.width, y: ((Self.height - size.height) / 2).rounded(), width: size.width,
      height: size.height)
    // A caption without enough width is hidden.
    caption.isHidden = toggle.isHidden || caption.frame.minX < scaled(190)
    layOutReadings(before: toggle.isHidden ? bounds.width : caption.isHidden ? toggle.frame.minX : caption.frame.minX)
    onLayout?()
  }

  /// Lays the readings out from the left. Without room for all of them, the frame interval is hidden first and the live cells last.
  private func layOutReadings(before end: CGFloat) {
    let all: [(view: Reading, width: CGFloat)] = [
      (liveCells, scaled(62)), (frameInterval, scaled(82)), (frameWork, scaled(70)),
    ]
    var shown = all.filter { !$0.view.isHidden }
    for reading in [frameInterval, frameWork, liveCells] where 20 + shown.reduce(0, { $0 + $1.width }) > end {
      shown.removeAll { $0.view === reading }
      reading.frame = .zero
    }
    var x: CGFloat = 20
    for (reading, width) in shown {
      reading.frame = CGRect(x: x, y: 0, width: width, height: Self.height)
      x += width
    }
  }
}

/// A number with its caption below.
private final class Reading: UIView {
  private let number = UILabel()
  private let caption = UILabel()

  init(caption text: String) {
    super.init(frame: .zero)
    number.font = .sceneDigits(ofSize: 15, weight: .semibold)
    caption.font = .sceneFont(ofSize: 11)
    caption.textColor = .secondaryLabel
    caption.text = text
    clipsToBounds = true
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
    number.frame = CGRect(x: 0, y: scaled(8), width: bounds.width, height: scaled(20))
    caption.frame = CGRect(x: 0, y: scaled(28), width: bounds.width, height: scaled(15))
  }
}
