import UIKit

/// A message of the inbox.
public struct Message: Equatable {
  public var sender, subject: String
  public var isRead = false

  public init(sender: String, subject: String, isRead: Bool = false) {
    (self.sender, self.subject, self.isRead) = (sender, subject, isRead)
  }
}

/// The messages, newest first. A tap marks one as read, a swipe deletes it; older ones are loaded before the end shows.
public final class InboxController: UITableViewController {
  public private(set) var messages: [Message]
  public private(set) var loads = 0
  /// The next older messages; an empty answer ends the loading.
  public var loadOlder: () -> [Message] = { [] }
  private var isAtEnd = false
  private let emptyLabel = UILabel()

  public init(messages: [Message]) {
    self.messages = messages
    super.init(style: .plain)
    title = "Inbox"
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 64
    emptyLabel.text = "No messages"
    emptyLabel.textAlignment = .center
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Read all") { [weak self] _ in self?.markAllAsRead() })
    update()
  }

  public var unreadCount: Int { messages.filter { !$0.isRead }.count }

  public func markAllAsRead() {
    for index in messages.indices { messages[index].isRead = true }
    update()
    tableView.reloadData()
  }

  public func delete(at index: Int) {
    messages.remove(at: index)
    tableView.deleteRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
    update()
  }

  private func update() {
    navigationItem.title = unreadCount == 0 ? "Inbox" : "Inbox (\(unreadCount))"
    tableView.backgroundView = messages.isEmpty ? emptyLabel : nil
  }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

  public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "message") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "message")
    let message = messages[indexPath.row]
    cell.textLabel?.text = message.sender
    cell.textLabel?.font = message.isRead ? .systemFont(ofSize: 17) : .boldSystemFont(ofSize: 17)
    cell.detailTextLabel?.text = message.subject
    cell.accessibilityValue = message.isRead ? nil : "unread"
    return cell
  }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    messages[indexPath.row].isRead = true
    update()
    tableView.deselectRow(at: indexPath, animated: true)
    tableView.reloadRows(at: [indexPath], with: .none)
  }

  public override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      self?.delete(at: indexPath.row)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  public override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isAtEnd, scrollView.contentSize.height > 0, scrollView.contentSize.height - scrollView.bounds.maxY < 400 else {
      return
    }
    let older = loadOlder()
    loads += 1
    isAtEnd = older.isEmpty
    guard !older.isEmpty else { return }
    messages += older
    update()
    tableView.reloadData()
  }
}
