internal import UIKit

extension GalleryScene {
  static let sizes = GalleryScene(
    name: "sizes", title: "Sizes",
    summary:
      "Ten thousand texts of 1 to 20 lines, whose heights are estimated ten times too low: nothing jumps, and a jump arrives.",
    caption: "10,000 texts of unknown height", watch: "Watch the texts: none jumps, although every height was a guess.",
    colors: [.systemGray, .systemTeal, .systemGray, .systemTeal],
    script: SceneScript(duration: 9)
      .flick(at: 0.3, length: 0.45).flick(at: 1.5, length: 0.45)
      .tap(at: 1.9, on: "50 above")
      .flick(at: 3.4, length: -0.5)
      .tap(at: 5, on: "To 9,000")
      .tap(at: 7, on: "Jump to 0"),
    bestMoment: 2.2
  ) { SizesViewController() }
}

/// Texts whose heights nobody knows before they show, with buttons that insert texts above and scroll far.
final class SizesViewController: SceneViewController, UITableViewDataSource {
  /// Texts inserted above at once.
  static let batch = 50
  let table = UITableView(frame: .zero, style: .plain)
  /// The numbers of the texts from top to bottom; numbers of inserted texts are negative.
  private(set) var numbers = Array(0..<10_000)
  private let bar = ButtonBar()

  init() {
    super.init(.sizes)
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 24
    table.allowsSelection = false
    table.register(UITableViewCell.self, forCellReuseIdentifier: "text")
    table.dataSource = self
    bar.titles = ["50 above", "To 9,000", "Jump to 0"]
    bar.onTap = { [weak self] in self?.press($0) }
  }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { table }

  override var isColumn: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.insertSubview(bar, aboveSubview: table)
  }

  override func layOutContent(in area: CGRect) {
    let column = Self.column(in: area)
    let height = min(bar.height(for: column.width), area.height / 3)
    super.layOutContent(in: CGRect(x: 0, y: 0, width: area.width, height: area.height - height))
    bar.frame = CGRect(x: column.minX, y: area.height - height, width: column.width, height: height)
  }

  private func press(_ index: Int) {
    switch index {
    case 0: insertAbove()
    case 1: show(9_000, animated: true)
    default: show(0, animated: false)
    }
  }

  /// Inserts texts above all others; the visible ones keep their places, also while they move.
  func insertAbove() {
    let first = numbers[0] - Self.batch
    numbers.insert(contentsOf: first..<numbers[0], at: 0)
    UIView.performWithoutAnimation {
      table.insertRows(at: (0..<Self.batch).map { IndexPath(row: $0, section: 0) }, with: .none)
    }
  }

  /// Scrolls to the text of a number.
  func show(_ number: Int, animated: Bool) {
    guard let row = numbers.firstIndex(of: number) else { return }
    table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: animated)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { numbers.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
    let number = numbers[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = number < 0 ? "Above \((-number).grouped)" : number.grouped
    content.textProperties.font = .sceneFont(ofSize: 13, weight: .semibold)
    content.textProperties.color = number < 0 ? .systemTeal : .secondaryLabel
    content.secondaryText = LongText.text(number)
    content.secondaryTextProperties.font = .sceneFont(ofSize: 15)
    content.secondaryTextProperties.color = .label
    cell.contentConfiguration = content
    return cell
  }
}

/// Invented texts of 1 to about 20 lines on a phone.
enum LongText {
  private static let words = [
    "the", "ferry", "leaves", "at", "dusk", "and", "nobody", "knows", "who", "rings", "its", "bell", "while", "letters", "wait",
    "under", "a", "stone", "by", "the", "quay", "where", "salt", "dries", "on", "ropes", "until", "morning", "brings", "its",
    "slow", "engines", "over", "water", "again",
  ]

  static func text(_ number: Int) -> String {
    var dice = PlaceDice(number, 41)
    let lines = 1 + dice.roll(20)
    var text = ""
    while text.count < lines * 40 - 24 {
      let isFirst = text.isEmpty || text.hasSuffix(".")
      let word = words[dice.roll(words.count)]
      text += (text.isEmpty ? "" : " ") + (isFirst ? word.prefix(1).uppercased() + word.dropFirst() : word)
      if dice.roll(9) == 0, word.count > 3 { text += "." }
    }
    return text.hasSuffix(".") ? text : text + "."
  }
}
