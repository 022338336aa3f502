import Foundation
import UIKit

/// What is open and must be closed again: messages of one delegate that come in pairs.
@MainActor final class MessagePairs {
  private(set) var wrong: String?
  private var open: [String: Int] = [:]

  func begin(_ name: String) {
    open[name, default: 0] += 1
    if open[name, default: 0] > 1 { wrong = wrong ?? "\(name) began twice" }
  }

  func end(_ name: String) {
    open[name, default: 0] -= 1
    if open[name, default: 0] < 0 { wrong = wrong ?? "\(name) ended without a beginning" }
  }

  /// What has begun and not ended.
  var unfinished: String? { unfinished(except: []) }

  /// What has begun and not ended, without what may stay open.
  func unfinished(except names: Set<String>) -> String? { open.keys.sorted().first { open[$0] != 0 && !names.contains($0) } }
}

/// The rows of a table or the items of a collection: what they show, drag and take, and the messages about them.
@MainActor final class DesktopList: NSObject {
  let name: String
  weak var world: DesktopWorld?
  var names: [String]
  let pairs = MessagePairs()
  private(set) var view: UIScrollView
  /// Sessions that have come over the list and have not ended.
  private var entered: Set<ObjectIdentifier> = []

  init(table name: String, _ world: DesktopWorld, rows: Int) {
    (self.name, self.world) = (name, world)
    names = (0..<rows).map { _ in world.newName() }
    let table = UITableView(frame: .zero, style: .plain)
    view = table
    super.init()
    table.rowHeight = 36
    table.allowsMultipleSelection = true
    (table.dataSource, table.delegate, table.dragDelegate, table.dropDelegate) = (self, self, self, self)
    table.isSpringLoaded = true
  }

  init(collection name: String, _ world: DesktopWorld, items: Int) {
    (self.name, self.world) = (name, world)
    names = (0..<items).map { _ in world.newName() }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 44)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view = collection
    super.init()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    (collection.dataSource, collection.delegate) = (self, self)
    (collection.dragDelegate, collection.dropDelegate) = (self, self)
    collection.isSpringLoaded = true
  }

  var table: UITableView? { view as? UITableView }
  var collection: UICollectionView? { view as? UICollectionView }

  func hear(_ message: String) { world?.hear(message, in: self) }

  // MARK: Changes

  func insert(_ name: String, at row: Int) {
    names.insert(name, at: row)
    let path = IndexPath(row: row, section: 0)
    table?.insertRows(at: [path], with: .fade)
    collection?.insertItems(at: [path])
  }

  func delete(_ row: Int) {
    names.remove(at: row)
    let path = IndexPath(row: row, section: 0)
    table?.deleteRows(at: [path], with: .automatic)
    collection?.deleteItems(at: [path])
  }

  func move(_ from: Int, to: Int) {
    names.insert(names.remove(at: from), at: to)
    let (source, target) = (IndexPath(row: from, section: 0), IndexPath(row: to, section: 0))
    table?.moveRow(at: source, to: target)
    collection?.moveItem(at: source, to: target)
  }

  func reload() {
    table?.reloadData()
    collection?.reloadData()
  }

  /// The drop of names, wherever they come from.
  func take(_ new: [String], at row: Int?) -> [IndexPath] {
    let start = min(row ?? names.count, names.count)
    for (index, name) in new.enumerated() { insert(name, at: start + index) }
    return new.indices.map { IndexPath(row: start + $0, section: 0) }
  }

  // MARK: Laws

  func problem() -> String? {
    if let wrong = pairs.wrong { return "\(name): \(wrong)" }
    return nil
  }

  func problemAtRest() -> String? {
    if let unfinished = pairs.unfinished(except: ["context menu"]) { return "\(name): \(unfinished) has not ended" }
    if !entered.isEmpty { return "\(name): a drop session has not ended" }
    if table?.hasActiveDrag == true || collection?.hasActiveDrag == true { return "\(name): a drag is still active" }
    if table?.hasActiveDrop == true || collection?.hasActiveDrop == true { return "\(name): a drop is still active" }
    for cell in table?.visibleCells ?? []
    where cell.configurationState.cellDragState != .none || cell.configurationState.cellDropState != .none {
      return "\(name): a row is still dragged"
    }
    for cell in collection?.visibleCells ?? []
    where cell.configurationState.cellDragState != .none || cell.configurationState.cellDropState != .none {
      return "\(name): an item is still dragged"
    }
    let count = table?.numberOfRows(inSection: 0) ?? collection?.numberOfItems(inSection: 0) ?? 0
    return count == names.count ? nil : "\(name): \(count) rows of \(names.count)"
  }

  // MARK: What both kinds share

  func items(at row: Int) -> [UIDragItem] {
    guard names.indices.contains(row) else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider(object: names[row] as NSString))
    item.localObject = names[row]
    return [item]
  }

  func enter(_ session: any UIDropSession) {
    entered.insert(ObjectIdentifier(session))
    pairs.begin("drop over the list")
    hear("dropSessionDidEnter")
  }

  func exit() {
    pairs.end("drop over the list")
    hear("dropSessionDidExit")
  }

  func endDrop(_ session: any UIDropSession) {
    if entered.remove(ObjectIdentifier(session)) == nil { world?.fail("\(name): a session ended that had not come") }
    hear("dropSessionDidEnd")
  }

  func perform(
    _ items: [(item: UIDragItem, source: IndexPath?)], _ destination: IndexPath?, _ operation: UIDropOperation,
    _ fly: (UIDragItem, IndexPath) -> Void
  ) {
    pairs.end("drop over the list")
    world?.batches += 1
    let sources = items.compactMap(\.source?.row).sorted(by: >)
    let new = items.compactMap { $0.item.localObject as? String }
    let change = { [self] in
      var paths: [IndexPath] = []
      if operation == .move, sources.count == items.count {
        for row in sources { delete(row) }
      }
      paths = take(new, at: destination?.row)
      return paths
    }
    // One change at a time: each is a batch of its own.
    for (pair, path) in zip(items, change()) { fly(pair.item, path) }
    hear("performDrop")
  }

  func menu(_ row: Int) -> UIContextMenuConfiguration? {
    guard names.indices.contains(row) else { return nil }
    let name = names[row]
    return UIContextMenuConfiguration(identifier: name as NSString, previewProvider: nil) { [weak self] _ in
      UIMenu(children: [
        UIMenu(
          options: [.displayInline, .displayAsPalette],
          children: ["red", "green", "blue"].map { UIAction(title: $0) { _ in } }),
        UIAction(title: "Delete") { _ in
          guard let self, let row = self.names.firstIndex(of: name) else { return }
          self.delete(row)
        },
        UIAction(title: "Alert") { _ in self?.world?.present(inside: true) },
        UIMenu(title: "More", children: [UIAction(title: "Reload") { _ in self?.reload() }]),
      ])
    }
  }
}

extension DesktopList: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { hear("didSelect") }
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { hear("didUpdateFocus") }
  func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  { menu(indexPath.row) }
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    pairs.begin("context menu")
    hear("willDisplayContextMenu")
  }
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    pairs.end("context menu")
    hear("willEndContextMenu")
  }
}

extension DesktopList: UITableViewDragDelegate, UITableViewDropDelegate {
  func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
  {
    items(at: indexPath.row)
  }
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    pairs.begin("drag")
    hear("dragSessionWillBegin")
  }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    pairs.end("drag")
    hear("dragSessionDidEnd")
  }
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { enter(session) }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath path: IndexPath?
  ) -> UITableViewDropProposal {
    if let path, path.row > names.count { world?.fail("\(name): a drop at \(path.row) of \(names.count)") }
    hear("dropSessionDidUpdate")
    return UITableViewDropProposal(
      operation: world?.operation(session) ?? .copy, intent: world?.intent ?? .insertAtDestinationIndexPath)
  }
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { exit() }
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { endDrop(session) }
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    perform(
      coordinator.items.map { ($0.dragItem, $0.sourceIndexPath) }, coordinator.destinationIndexPath,
      coordinator.proposal.operation
    ) {
      coordinator.drop($0, toRowAt: $1)
    }
  }
}

extension DesktopList: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = names[indexPath.item]
    cell.contentConfiguration = content
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { hear("didSelect") }
  func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { hear("didUpdateFocus") }
  func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  { menu(indexPath.item) }
  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    pairs.begin("context menu")
    hear("willDisplayContextMenu")
  }
  func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    pairs.end("context menu")
    hear("willEndContextMenu")
  }
}

extension DesktopList: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
    -> [UIDragItem]
  { items(at: indexPath.item) }
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    pairs.begin("drag")
    hear("dragSessionWillBegin")
  }
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    pairs.end("drag")
    hear("dragSessionDidEnd")
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) { enter(session) }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath path: IndexPath?
  ) -> UICollectionViewDropProposal {
    if let path, path.item > names.count { world?.fail("\(name): a drop at \(path.item) of \(names.count)") }
    hear("dropSessionDidUpdate")
    let isInto = world?.intent == .insertIntoDestinationIndexPath
    return UICollectionViewDropProposal(
      operation: world?.operation(session) ?? .copy,
      intent: isInto ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath)
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) { exit() }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) { endDrop(session) }
  func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
    perform(
      coordinator.items.map { ($0.dragItem, $0.sourceIndexPath) }, coordinator.destinationIndexPath,
      coordinator.proposal.operation
    ) {
      coordinator.drop($0, toItemAt: $1)
    }
  }
}
