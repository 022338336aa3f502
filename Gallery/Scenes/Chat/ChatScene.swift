internal import Scrollwork
internal import UIKit

extension GalleryScene {
  static let chat = GalleryScene(
    name: "chat", title: "Chat",
    summary:
      "Older messages come in above while it moves, and nothing jumps; new ones come at the bottom.",
    caption: "Older messages load above",
    watch: "Watch the message under the finger: it stays where it is while older ones load.",
    colors: [.systemBlue, .systemGray, .systemBlue, .systemGray],
    script: SceneScript(duration: 11)
      .tap(at: 0.6, CGPoint(x: 0.86, y: 0.905))
      .flick(at: 3, length: -0.5).flick(at: 3.7, length: -0.5).flick(at: 4.61, length: -0.5)
      .tap(at: 6.8, CGPoint(x: 0.4, y: 0.905)).typing(at: 7.2, "And tea.", rhythm: 0.12)
      .tap(at: 8.6, CGPoint(x: 0.86, y: 0.905)),
    bestMoment: 2.4
  ) { ChatViewController() }
}

/// A chat of two people. Older messages are loaded page by page when the first loaded message comes near the viewport.
final class ChatViewController: SceneViewController, UITableViewDataSource {
  private static let page = 30
  private static var barHeight: CGFloat { scaled(56) }
  private let container = ContainerScrollView()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let table = UITableView(frame: .zero, style: .plain)
  private(set) lazy var bar = ChatBar(draft: Message.draft) { [weak self] in self?.send($0) }
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
    container.growthAnchor = .end
    container.addArrangedSubview(spinner)
    container.addArrangedSubview(table)
  }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { container }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.insertSubview(bar, aboveSubview: container)
  }

  override func layOutContent(in area: CGRect) {
    super.layOutContent(
      in: CGRect(x: 0, y: 0, width: area.width, height: area.height - Self.barHeight))
    bar.frame = CGRect(
      x: 0, y: area.height - Self.barHeight, width: area.width, height: Self.barHeight)
    container.layoutIfNeeded()
    isAtEnd = true
  }

  private var isShowingNewest: Bool {
    let inset = container.adjustedContentInset
    return container.contentOffset.y >= container.contentSize.height + inset.bottom - container.bounds.height - 1
  }

  private func showNewest(animated: Bool) {
    container.scroll(to: table, at: .end, animated: animated)
  }

  // MARK: Older messages

  override func didScroll() {
    super.didScroll()
    guard isAtEnd, delivery == nil, container.contentOffset.y < 1_200 else { return }
    delivery = DisplayDelay(0.3) { [weak self] in self?.bringOlder() }
  }

  private func bringOlder() {
    delivery = nil
    messages = Message.page(messages.count / Self.page, Self.page) + messages
    UIView.performWithoutAnimation {
      table.insertRows(at: (0..<Self.page).map { IndexPath(row: $0, section: 0) }, with: .none)
    }
  }

  // MARK: New messages

  private func send(_ text: String) {
    append(Message(text: text, isMine: true))
    // What the person writes is shown, wherever the list is.
    if !isShowingNewest { showNewest(animated: true) }
    guard answer == nil else { return }
    answer = DisplayDelay(1.2) { [weak self] in
      self?.append(Message.answer)
      self?.answer = nil
    }
  }

  private func append(_ message: Message) {
    messages.append(message)
    container.performUpdates { [table, end = messages.count - 1] in
      table.insertRows(at: [IndexPath(row: end, section: 0)], with: .bottom)
    }
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
