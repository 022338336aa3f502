import BookStore
import UIKit

/// What happens, or what is wrong, in words, with a bar for progress and a button for help.
final class NoticePanel: UIView {
  var onTap: (() -> Void)?
  private let text = UILabel()
  private let track = UIView()
  private let fill = UIView()
  private let button = UIButton(configuration: .filled())
  private var part: CGFloat?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    text.font = .systemFont(ofSize: 15)
    text.numberOfLines = 0
    text.textAlignment = .center
    track.backgroundColor = .systemFill
    fill.backgroundColor = .systemBlue
    for bar in [track, fill] { bar.layer.cornerRadius = 2 }
    button.addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    for view in [text, track, fill, button] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// What is said at present; empty while nothing is.
  var message: String { isHidden ? "" : text.text ?? "" }

  func show(_ phase: LibraryModel.Phase, _ trouble: Trouble?) {
    part = nil
    var help: String?
    switch (trouble, phase) {
    case (nil, .opening): text.text = "Opening the library"
    case (nil, .writing(let done)):
      part = CGFloat(done)
      text.text = "Writing the library for the first time: \(Int(done * 100)) %"
    case (nil, .ready): text.text = ""
    case (.locked, _): text.text = "Another program keeps the library locked. It opens as soon as that program lets go."
    case (.damaged, _):
      text.text = "The library's file is damaged. It will be kept under another name, and written anew."
      help = "Write it anew"
    case (.removed, _):
      text.text =
        "The library's file was removed or replaced. Its books are still open, and are written back if no other file is there."
      help = "Put it back"
    case (.other(let what), _):
      text.text = "The library cannot be read: \(what)"
      help = "Try again"
    }
    button.configuration?.title = help
    button.isHidden = help == nil
    (track.isHidden, fill.isHidden) = (part == nil, part == nil)
    isHidden = text.text?.isEmpty ?? true
    setNeedsLayout()
  }

  func height(width: CGFloat) -> CGFloat {
    let room = CGSize(width: max(0, width - 48), height: .greatestFiniteMagnitude)
    return text.sizeThatFits(room).height + 32 + (part == nil ? 0 : 20) + (button.isHidden ? 0 : 52)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 48)
    let height = text.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    text.frame = CGRect(x: 24, y: 16, width: width, height: height)
    track.frame = CGRect(x: 24, y: text.frame.maxY + 12, width: width, height: 4)
    fill.frame = CGRect(x: 24, y: track.frame.minY, width: width * (part ?? 0), height: 4)
    let size = button.sizeThatFits(bounds.size)
    button.frame = CGRect(x: (bounds.width - size.width) / 2, y: text.frame.maxY + 12, width: size.width, height: 40)
  }
}
