import UIKit

class TrailListViewController: UITableViewController, TrailStoreObserver {
  private let store: TrailStore
  @objc private(set) dynamic var reloads = 0

  init(store: TrailStore) {
    self.store = store
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  deinit { NotificationCenter.default.removeObserver(self) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trails"
    store.observer = self
    tableView.register(TrailCell.self, forCellReuseIdentifier: TrailCell.reuseIdentifier)
    tableView.rowHeight = 60
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(addTrail))
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Settings", style: .plain, target: self, action: #selector(showSettings(_:)))
    refreshControl = UIRefreshControl()
    refreshControl?.addTarget(self, action: #selector(refresh(_:)), for: .valueChanged)
    NotificationCenter.default.addObserver(
      self, selector: #selector(storeChanged(_:)), name: TrailStore.didChangeNotification, object: store)
  }

  // MARK: - Actions

  @objc func addTrail() {
    let number = store.trails.count + 1
    store.add(Trail(name: "Trail \(number)", kilometers: Double(number % 20 + 2), metersUp: number * 11 % 800, tags: ["new"]))
  }

  @objc private func showSettings(_ sender: UIBarButtonItem) {
    navigationController?.pushViewController(SettingsViewController(store: store), animated: true)
  }

  @objc private func refresh(_ sender: UIRefreshControl) {
    perform(#selector(endRefreshing), with: nil, afterDelay: 0.8)
  }

  @objc private func endRefreshing() {
    tableView.reloadData()
    refreshControl?.endRefreshing()
  }

  @objc private func storeChanged(_ notification: Notification) { reloads += 1 }

  // MARK: - TrailStoreObserver

  func store(_ store: TrailStore, didAdd trail: Trail, at index: Int) {
    let path = IndexPath(row: index, section: 0)
    tableView.insertRows(at: [path], with: .automatic)
    tableView.scrollToRow(at: path, at: .bottom, animated: true)
  }

  func store(_ store: TrailStore, didChange trail: Trail) {
    guard let row = store.trails.firstIndex(of: trail) else { return }
    tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }

  // MARK: - Table

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { store.trails.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: TrailCell.reuseIdentifier, for: indexPath) as! TrailCell
    cell.show(store.trails[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(
      TrailViewController(trail: store.trails[indexPath.row], store: store), animated: true)
  }
}
