internal import Scrollwork
internal import UIKit

extension GalleryScene {
  static let chat = GalleryScene(
    name: "chat", title: "Chat",
    summary:
      "Older messages come in above while it moves, and nothing jumps; new ones come at the bottom.",
    colors: [.systemBlue, .systemGray, .systemBlue, .systemGray],
    script: SceneScript(duration: 9)
      .tap(at: 0.6, CGPoint(x: 0.86, y: 0.905))
      .flick(at: 3, length: -0.5).flick(at: 3.7, length: -0.5).flick(at: 4.61, length: -0.5)
      .tap(at: 6.8, CGPoint(x: 0.86, y: 0.905)),
    bestMoment: 2.4
  ) { ChatViewController() }
}

/// Two people plan an outing. What they wrote earlier is fetched page by page when the first message that is here comes near.
final class ChatViewController: SceneViewController, UITableViewDataSource {
  private static let page = 30
  private static var barHeight: CGFloat { scaled(56) }
  private let container = ContainerScrollView()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let table = UITableView(frame: .zero, style: .plain)
  private lazy var bar = ChatBar(send: UIAction(title: "Send") { [weak self] _ in self?.send() })
  private(set) var messages = Message.page(0, page)
  private var delivery: DisplayDelay?
  private var answer: DisplayDelay?
  private var isAtEnd = false

  init() {
    super.init(.chat)
    spinner.frame.size.height = 44
    spinner.startAnimating()
    table.separatorStyle = .none
    table.allowsSelection = false
    table.estimatedRowHeight = 60
    table.register(BubbleCell.self, forCellReuseIdentifier: "message")
    table.dataSource = self
    container.layer.name = "chat"
    container.addArrangedSubview(spinner)
    container.addArrangedSubview(table)
  }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { container }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.insertSubview(bar, aboveSubview: container)
    bar.text = Message.next.text
  }

  override func layOutContent(in area: CGRect) {
    let (showedNewest, size) = (isShowingNewest, container.bounds.size)
    super.layOutContent(
      in: CGRect(x: 0, y: 0, width: area.width, height: area.height - Self.barHeight))
    bar.frame = CGRect(
      x: 0, y: area.height - Self.barHeight, width: area.width, height: Self.barHeight)
    // At another height the container keeps what is at its upper edge; a chat keeps the newest message.
    if isAtEnd && !(showedNewest && container.bounds.size != size) { return }
    isAtEnd = true
    showNewest(animated: false)
  }

  /// Whether the newest message is at the lower edge, or on its way there.
  private var isShowingNewest: Bool {
    let inset = container.adjustedContentInset
    return container.contentOffset.y >= container.contentSize.height + inset.bottom - container.bounds.height - 1
  }

  private func showNewest(animated: Bool) {
    container.scroll(to: table, at: .end, animated: animated)
  }

  // MARK: Older ones

  override func didScroll() {
    super.didScroll()
    guard isAtEnd, delivery == nil, container.contentOffset.y < 1_200 else { return }
    delivery = DisplayDelay(0.3) { [weak self] in self?.bringOlder() }
  }

  private func bringOlder() {
    delivery = nil
    let place = top(ofRow: 0) - container.contentOffset.y
    messages = Message.page(messages.count / Self.page, Self.page) + messages
    UIView.performWithoutAnimation {
      table.insertRows(at: (0..<Self.page).map { IndexPath(row: $0, section: 0) }, with: .none)
    }
    // Pulled down beyond the first message there is nothing above to keep: there it is up to the app. Messages that come into view there
    // tell their heights only then.
    for _ in 0..<4 {
      let move = top(ofRow: Self.page) - container.contentOffset.y - place
      if abs(move) < 0.5 { return }
      container.contentOffset.y += move
      container.layoutIfNeeded()
    }
  }

  /// In the content of the container.
  private func top(ofRow row: Int) -> CGFloat {
    container.rect(of: table).minY + table.rectForRow(at: IndexPath(row: row, section: 0)).minY
  }

  // MARK: New ones

  private func send() {
    guard answer == nil else { return }
    append(Message.next)
    answer = DisplayDelay(1.2) { [weak self] in
      self?.append(Message.answer)
      self?.answer = nil
    }
  }

  private func append(_ message: Message) {
    messages.append(message)
    table.insertRows(at: [IndexPath(row: messages.count - 1, section: 0)], with: .bottom)
    showNewest(animated: true)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    (cell as? BubbleCell)?.show(messages[indexPath.row])
    return cell
  }
}
