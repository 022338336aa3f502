internal import UIKit

/// A message written by one of two people.
struct Message {
  let text: String
  let isMine: Bool

  /// What the person has begun to write.
  static let draft = "Seven it is. I'll bring the stove and the good cups."
  static let answer = Message(text: "And I the rest. Sleep well!", isMine: false)

  /// Messages from newest to oldest page: page 0 is the newest.
  static func page(_ page: Int, _ count: Int) -> [Message] {
    (0..<count).map { index in
      let place = (page + 1) * count - index
      let (text, isMine) = talk[talk.count - 1 - (place - 1) % talk.count]
      return Message(text: text, isMine: isMine)
    }
  }

  private static let talk: [(String, Bool)] = [
    ("Are you awake?", false), ("Not in the least.", true),
    ("Then listen in your sleep: the ice has gone from the upper lake.", false),
    ("Already? Last year it held until May.", true),
    ("The warden wrote. She says the landing stage stands, more or less.", false),
    ("More?", true), ("Less, I think. But it floats.", false),
    ("I could get the blue boat from the club. It leaks only where nobody sits.", true),
    ("Perfect. Saturday?", false),
    ("Let me look at the forecast.", true),
    (
      "Saturday: wind from the north in the morning, three to four, then nothing at all. Sunday rain from noon. Saturday it is.",
      true
    ),
    ("Is four much?", false), ("For the blue boat four is plenty.", true),
    ("We could start early and be across before it wakes up.", false),
    ("How early is early?", true), ("Five.", false), ("That isn't early, that is late.", true),
    ("Six, then.", false),
    ("Who brings what?", true),
    ("I have bread, cheese, apples and that cake nobody admits to liking.", false),
    ("I like it.", true),
    ("I know. That is why I bake it.", false), ("Map?", true),
    (
      "I drew one. It has the island on it, the reeds where we got stuck, and an arrow that says NOT HERE.",
      false
    ),
    ("Two arrows would have been honest.", true), ("There was room for one.", false),
    ("Do we need the life vests?", false),
    ("We do. They hang in the shed behind the skis. Mind the wasps.", true), ("In April?", false),
    ("They were early, too.", true),
    ("What about Jon? He asked.", false),
    ("Three in the blue boat is four to five on the scale.", true),
    ("He'd row.", false), ("Then by all means ask him. Tell him it is a rest cure.", true),
    ("He says yes, and whether there'll be cake.", false),
    ("Of course he does.", true), ("So: blue boat, vests, map, cake, Jon.", false),
    ("And tea. I'm not rowing anywhere without tea.", true),
    ("You aren't rowing at all.", false), ("Exactly. Meet at the bridge, at seven?", false),
  ]
}

/// A bubble as high as its text, on the side of the message's author.
final class BubbleCell: UITableViewCell {
  private let bubble = UIView()
  private let label = UILabel()
  private var mine: [NSLayoutConstraint] = []
  private var theirs: [NSLayoutConstraint] = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    bubble.layer.cornerRadius = 17
    label.numberOfLines = 0
    label.font = .sceneFont(ofSize: 16)
    contentView.addSubview(bubble)
    bubble.addSubview(label)
    for view in [bubble, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 3),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -3),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.76),
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 14),
      label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -14),
    ])
    mine = [bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12)]
    theirs = [bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12)]
  }

  required init?(coder: NSCoder) { nil }

  func show(_ message: Message) {
    label.text = message.text
    label.textColor = message.isMine ? .white : .label
    bubble.backgroundColor =
      message.isMine
      ? .systemBlue : .day(UIColor(white: 0.91, alpha: 1), night: UIColor(white: 0.17, alpha: 1))
    NSLayoutConstraint.deactivate(message.isMine ? theirs : mine)
    NSLayoutConstraint.activate(message.isMine ? mine : theirs)
  }
}

/// A field for the next message, and the button that sends it; Return sends it, too.
final class ChatBar: UIView, UITextFieldDelegate {
  private let onSend: (String) -> Void
  let field = UITextField()
  private let line = UIView()
  private var button = UIButton()

  /// - Parameter onSend: Takes a message that is not blank.
  init(draft: String, onSend: @escaping (String) -> Void) {
    self.onSend = onSend
    super.init(frame: .zero)
    button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Send") { [weak self] _ in self?.send() })
    backgroundColor = .secondarySystemBackground
    line.backgroundColor = .separator
    field.borderStyle = .roundedRect
    field.font = .sceneFont(ofSize: 15)
    field.placeholder = "Message"
    field.accessibilityLabel = "Message"
    field.returnKeyType = .send
    field.text = draft
    field.delegate = self
    field.addAction(UIAction { [weak self] _ in self?.follow() }, for: .editingChanged)
    for view in [line, field, button] { addSubview(view) }
    follow()
  }

  required init?(coder: NSCoder) { nil }

  private var message: String { (field.text ?? "").trimmingCharacters(in: .whitespaces) }

  private func follow() { button.isEnabled = !message.isEmpty }

  private func send() {
    let message = message
    guard !message.isEmpty else { return }
    field.text = ""
    follow()
    onSend(message)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    send()
    return false
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = button.sizeThatFits(bounds.size)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / (window?.screen.scale ?? 1))
    button.frame = CGRect(
      x: bounds.width - size.width - 12, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
    let height = min(bounds.height - 12, scaled(36))
    field.frame = CGRect(
      x: 12, y: (bounds.height - height) / 2, width: max(0, button.frame.minX - 20), height: height)
  }
}
