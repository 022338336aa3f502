import BookStore
public import Foundation
public import UIKit

/// A table of all books by title, with a field to search by, and what goes wrong said in its place.
public final class LibraryViewController: UIViewController {
  public let table = UITableView(frame: .zero, style: .plain)
  public let model: LibraryModel
  private let search = SearchBar()
  private let notice = NoticePanel()
  private var donating: Task<Void, Never>?

  public init(_ model: LibraryModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
    title = "Library"
    model.delegate = self
  }

  public required init?(coder: NSCoder) { nil }

  deinit { donating?.cancel() }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    table.rowHeight = 56
    table.sectionIndexMinimumDisplayRowCount = 100
    table.allowsSelection = false
    table.register(BookCell.self, forCellReuseIdentifier: "book")
    table.dataSource = self
    table.delegate = self
    table.prefetchDataSource = self
    search.onChange = { [weak self] in self?.model.search($0) }
    notice.onTap = { [weak self] in self?.model.help() }
    for part in [table, search, notice] { view.addSubview(part) }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Donate") { [weak self] _ in self?.toggleDonations() })
    libraryPhaseChanged()
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top
    let isListed = model.phase == .ready
    search.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: SearchBar.height)
    let room = CGRect(
      x: 0, y: search.frame.maxY, width: view.bounds.width, height: max(0, view.bounds.height - search.frame.maxY))
    table.frame = room
    let height = notice.height(width: room.width)
    // The last rows can be scrolled above the message.
    table.contentInset.bottom = isListed && !notice.isHidden ? height : 0
    notice.frame =
      isListed
      ? CGRect(x: 0, y: room.maxY - height - view.safeAreaInsets.bottom, width: room.width, height: height)
      : CGRect(x: 0, y: room.midY - height / 2, width: room.width, height: height)
  }

  /// Another connection inserts twenty books twice a second, until it is switched off.
  private func toggleDonations() {
    if let donating {
      donating.cancel()
      navigationItem.rightBarButtonItem?.title = "Donate"
      return self.donating = nil
    }
    navigationItem.rightBarButtonItem?.title = "Stop"
    let file = model.file
    donating = Task.detached {
      guard let donor = try? Donor(file) else { return }
      var number: Int64 = 100_000_000
      while !Task.isCancelled {
        _ = try? donor.give((0..<20).map { Book.invented(number + $0).title })
        number += 20
        try? await Task.sleep(for: .seconds(0.5))
      }
    }
  }
}

// MARK: - The model

extension LibraryViewController: LibraryModelDelegate {
  public func libraryPhaseChanged() {
    notice.show(model.phase, model.trouble)
    search.isHidden = model.phase != .ready
    viewIfLoaded?.setNeedsLayout()
  }

  public func libraryReloaded() {
    table.reloadData()
    viewIfLoaded?.setNeedsLayout()
  }

  public func libraryFilled(_ rows: Range<Int>, inSection section: Int) {
    let shown = (table.indexPathsForVisibleRows ?? []).filter { $0.section == section && rows.contains($0.row) }
    if !shown.isEmpty { table.reconfigureRows(at: shown) }
  }

  public func libraryChanges(_ change: CatalogueChange, commit: () -> Void) {
    table.performBatchUpdates {
      commit()
      table.deleteRows(at: change.deleted, with: .fade)
      table.insertRows(at: change.inserted, with: .fade)
    }
    if !change.changed.isEmpty { table.reconfigureRows(at: change.changed) }
    // The headers on the screen have counts.
    for section in model.catalogue.sections.indices {
      table.headerView(forSection: section)?.textLabel?.text = title(ofSection: section)
    }
  }

  private func title(ofSection section: Int) -> String? {
    let part = model.catalogue.sections[section]
    return part.count == 0 ? nil : "\(part.title), \(part.count.formatted(.number.locale(Locale(identifier: "en_US"))))"
  }
}

// MARK: - The table

extension LibraryViewController: UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching {
  public func numberOfSections(in tableView: UITableView) -> Int { model.catalogue.sections.count }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    model.catalogue.sections[section].count
  }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    (cell as? BookCell)?.show(model.book(at: indexPath.row, inSection: indexPath.section))
    return cell
  }

  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    title(ofSection: section)
  }

  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    model.catalogue.prefix.isEmpty ? model.catalogue.sections.map(\.title) : nil
  }

  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }

  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { model.prefetch(indexPaths) }
}
