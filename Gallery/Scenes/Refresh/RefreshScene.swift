internal import Foundation
internal import UIKit

extension GalleryScene {
  static let refresh = GalleryScene(
    name: "refresh", title: "Refresh", summary: "Pull the list down: the spinner fills tick by tick, and new mail comes in.",
    caption: "Pull for new mail", watch: "Watch the spinner fill tick by tick while the list is pulled down.",
    colors: [.systemBlue, .systemTeal, .systemGray, .systemGray],
    script: SceneScript(duration: 7)
      .drag(at: 0.4, from: CGPoint(x: 0.5, y: 0.3), to: CGPoint(x: 0.5, y: 0.64), taking: 0.9, rest: 0.25)
      .flick(at: 3.9, length: 0.3)
      .drag(at: 5.6, from: CGPoint(x: 0.5, y: 0.35), to: CGPoint(x: 0.5, y: 0.75), taking: 0.5, rest: 0.1),
    bestMoment: 1.5
  ) { RefreshViewController() }
}

/// A mailbox that gets three letters with every refresh.
final class RefreshViewController: SceneViewController, UITableViewDataSource {
  /// Simulated seconds until new letters arrive.
  private static let delay = 1.6

  private let table = UITableView(frame: .zero, style: .plain)
  private let control = UIRefreshControl()
  private var letters = Letter.first
  private var arrived = 0
  private var delivery: DisplayDelay?

  init() {
    super.init(.refresh)
    table.rowHeight = LetterCell.height
    table.separatorInset = UIEdgeInsets(top: 0, left: LetterCell.textStart, bottom: 0, right: 0)
    table.allowsSelection = false
    table.register(LetterCell.self, forCellReuseIdentifier: "letter")
    table.dataSource = self
    table.refreshControl = control
    control.addAction(UIAction { [weak self] _ in self?.askForMail() }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { table }

  override var isColumn: Bool { true }

  /// The number of letters.
  var letterCount: Int { letters.count }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    delivery?.cancel()
  }

  // MARK: Letters

  private func askForMail() {
    delivery?.cancel()
    delivery = DisplayDelay(Self.delay) { [weak self] in self?.bringMail() }
  }

  private func bringMail() {
    letters = (0..<3).map { Letter.new(arrived + 2 - $0) } + letters
    arrived += 3
    table.insertRows(at: (0..<3).map { IndexPath(row: $0, section: 0) }, with: .automatic)
    control.endRefreshing()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { letters.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
    if let cell = cell as? LetterCell { cell.show(letters[indexPath.row]) }
    return cell
  }
}

/// A letter in the mailbox.
struct Letter {
  var sender: String
  var subject: String
  var preview: String
  var time: String
  var isNew = false

  private static let subjects: [(sender: String, subject: String, preview: String)] = [
    ("Ada Byron", "Notes on the engine", "The looms of Lyon weave leaves and flowers; ours shall weave numbers."),
    ("Observatory", "Tonight: Saturn", "Clear skies from nine. The rings stand at their widest for years."),
    ("Library", "Two books are due", "The Voyage Out and A Field Guide to Mosses want to come home."),
    ("Henrietta", "Plates 24 to 31", "I have measured them twice. The brighter the slower, every time."),
    ("Bakery", "Your bread is ready", "One rye, one walnut. We are open until seven."),
    ("Mountain hut", "A bed on Saturday", "Six are free in the upper room. Bring a lamp, the path is dark."),
    ("Orchestra", "Rehearsal moved", "We begin with the slow movement, at half past six in the hall."),
    ("Grace", "Found it", "It was a moth. I have taped it into the log book."),
    ("Ferry", "Timetable for winter", "From Monday the last boat leaves at a quarter to ten."),
    ("Emmy", "Re: conserved quantities", "Every symmetry leaves something behind. Let me show you which."),
    ("Garden club", "Seeds to swap", "Beans, poppies and a pumpkin that nobody can lift."),
    ("Workshop", "Your clock runs again", "It wanted oil, and a little patience."),
  ]

  static let first = (0..<24).map { index in
    let (sender, subject, preview) = subjects[index % subjects.count]
    let time = index < 6 ? String(format: "%d:%02d", 9 - index, (53 * (index + 1)) % 60) : index < 13 ? "Yesterday" : "Monday"
    return Letter(sender: sender, subject: subject, preview: preview, time: time)
  }

  static func new(_ number: Int) -> Letter {
    let news: [(String, String, String)] = [
      ("Rosalind", "Photograph 51", "Look at the cross in the middle. It can only be a helix."),
      ("Harbour", "High water at 11:20", "Boats in the inner basin, please mind your lines."),
      ("Lise", "Your question", "Yes, it splits. I worked it out in the snow, on a scrap of paper."),
    ]
    let (sender, subject, preview) = news[number % news.count]
    return Letter(sender: sender, subject: subject, preview: preview, time: "now", isNew: true)
  }
}

final class LetterCell: UITableViewCell {
  static var height: CGFloat { scaled(84) }
  static let textStart: CGFloat = 76
  private let badge = UILabel()
  private let sender = UILabel()
  private let subject = UILabel()
  private let preview = UILabel()
  private let time = UILabel()
  private let dot = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    badge.font = .systemFont(ofSize: 18, weight: .semibold)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.layer.cornerRadius = 22
    sender.font = .sceneFont(ofSize: 16, weight: .semibold)
    subject.font = .sceneFont(ofSize: 15)
    preview.font = .sceneFont(ofSize: 14)
    preview.textColor = .secondaryLabel
    time.font = .sceneFont(ofSize: 14)
    time.textColor = .secondaryLabel
    time.textAlignment = .right
    dot.backgroundColor = .systemBlue
    dot.layer.cornerRadius = 4.5
    for view in [badge, sender, subject, preview, time, dot] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ letter: Letter) {
    badge.text = String(letter.sender.prefix(1))
    let shade = letter.sender.unicodeScalars.reduce(0) { $0 + Int($1.value) } % 12
    badge.backgroundColor = UIColor(hue: CGFloat(shade) / 12, saturation: 0.5, brightness: 0.78, alpha: 1)
    sender.text = letter.sender
    subject.text = letter.subject
    preview.text = letter.preview
    time.text = letter.time
    dot.isHidden = !letter.isNew
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width
    badge.frame = CGRect(x: 20, y: (Self.height - 44) / 2, width: 44, height: 44)
    dot.frame = CGRect(x: 5, y: (Self.height - 9) / 2, width: 9, height: 9)
    let text = width - Self.textStart - 20
    sender.frame = CGRect(x: Self.textStart, y: scaled(11), width: text - scaled(84), height: scaled(20))
    time.frame = CGRect(x: width - 20 - scaled(80), y: scaled(11), width: scaled(80), height: scaled(20))
    subject.frame = CGRect(x: Self.textStart, y: scaled(32), width: text, height: scaled(20))
    preview.frame = CGRect(x: Self.textStart, y: scaled(53), width: text, height: scaled(19))
  }
}
