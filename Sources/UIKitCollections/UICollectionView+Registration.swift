internal import Diagnostics
public import Foundation
internal import UIKitCore
internal import UIKitLists

/// Registered classes and reuse pools, by kind of element.
@MainActor final class CollectionStores {
  /// The kinds of elements seen so far; `ElementKey.kind` is an index of this array.
  private(set) var kinds: [UICollectionViewLayoutAttributes.Element] = [
    .cell, .supplementary(UICollectionView.elementKindSectionHeader), .supplementary(UICollectionView.elementKindSectionFooter),
  ]
  private var stores: [ReuseStore<UICollectionReusableView>] = [ReuseStore(), ReuseStore(), ReuseStore()]

  func kind(of element: UICollectionViewLayoutAttributes.Element) -> Int {
    if let kind = kinds.firstIndex(of: element) { return kind }
    kinds.append(element)
    stores.append(ReuseStore())
    return kinds.count - 1
  }

  subscript(kind: Int) -> ReuseStore<UICollectionReusableView> { stores[kind] }

  /// Empties the reuse pools.
  func empty() {
    for store in stores { store.empty() }
  }

  /// Number of pooled views.
  var count: Int { stores.reduce(0) { $0 + $1.count } }
}

extension UICollectionView {
  func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
    let call = "UICollectionView.register(_:forCellWithReuseIdentifier:)"
    if let cellClass {
      ensure(
        cellClass is UICollectionViewCell.Type,
        "\(call): \(cellClass) is no subclass of UICollectionViewCell; register one that is")
    }
    stores[ElementKey.cellKind].register(cellClass, identifier, call)
  }

  func registerSupplement(_ viewClass: AnyClass?, _ kind: String, _ identifier: String) {
    stores[stores.kind(of: .supplementary(kind))].register(
      viewClass, identifier, "UICollectionView.register(_:forSupplementaryViewOfKind:withReuseIdentifier:)")
  }

  func dequeueCell(_ identifier: String, _ indexPath: IndexPath) -> UICollectionViewCell {
    if let cell = stores[ElementKey.cellKind].viewToReconfigure(identifier) as? UICollectionViewCell,
      path(showing: cell) == indexPath
    {
      return cell
    }
    guard let cell = stores[ElementKey.cellKind].dequeue(identifier) as? UICollectionViewCell else {
      programmingError(
        """
        UICollectionView.dequeueReusableCell(withReuseIdentifier: "\(identifier)", for: \(indexPath)): no class is registered for \
        that identifier; call register(_:forCellWithReuseIdentifier:) first
        """)
    }
    prepare(cell, .cell, indexPath)
    return cell
  }

  func dequeueSupplement(_ kind: String, _ identifier: String, _ indexPath: IndexPath) -> UICollectionReusableView {
    guard let view = stores[stores.kind(of: .supplementary(kind))].dequeue(identifier) else {
      programmingError(
        """
        UICollectionView.dequeueReusableSupplementaryView(ofKind: "\(kind)", withReuseIdentifier: "\(identifier)", \
        for: \(indexPath)): no class is registered for them; call \
        register(_:forSupplementaryViewOfKind:withReuseIdentifier:) first
        """)
    }
    prepare(view, .supplementary(kind), indexPath)
    return view
  }

  /// Sizes the dequeued view before the data source fills it, so that the data source reads final bounds.
  private func prepare(_ view: UICollectionReusableView, _ element: UICollectionViewLayoutAttributes.Element, _ path: IndexPath) {
    guard let attributes = tiling.showing, dataPath(key(element, attributes.indexPath)) == path else { return }
    view.listItemChanged(attributes.listItem)
    if view.bounds.size != attributes.size { view.bounds.size = attributes.size }
  }
}

// MARK: - Registrations that carry their handler

extension UICollectionView {
  /// A class of cells with a handler that configures them. Create it once and keep it: each registration has its own reuse pool.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let identity = RegistrationIdentity()
    let handler: Handler

    /// - Parameter handler: Called whenever a cell is dequeued for an item.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A class of supplementary views with a handler that configures them. Create it once and keep it.
  @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a view for an element.
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

    let identity = RegistrationIdentity()
    let elementKind: String
    let handler: Handler

    /// - Parameter handler: Called whenever a view is dequeued.
    public init(elementKind: String, handler: @escaping Handler) { (self.elementKind, self.handler) = (elementKind, handler) }
  }

  func dequeue<Cell, Item>(_ registration: CellRegistration<Cell, Item>, _ indexPath: IndexPath, _ item: Item?) -> Cell {
    let identifier = registration.identity.name
    if !stores[ElementKey.cellKind].isRegistered(identifier) { registerCell(Cell.self, identifier) }
    guard let cell = dequeueCell(identifier, indexPath) as? Cell else {
      programmingError(
        "UICollectionView.dequeueConfiguredReusableCell(using:for:item:): the registration's class is not \(Cell.self)")
    }
    if let item { cell.configure(at: indexPath) { [unowned cell] in registration.handler(cell, $0, item) } }
    return cell
  }

  func dequeue<Supplementary>(
    _ registration: SupplementaryRegistration<Supplementary>, _ indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.elementKind, registration.identity.name)
    if !stores[stores.kind(of: .supplementary(kind))].isRegistered(identifier) {
      registerSupplement(Supplementary.self, kind, identifier)
    }
    guard let view = dequeueSupplement(kind, identifier, indexPath) as? Supplementary else {
      programmingError(
        "UICollectionView.dequeueConfiguredReusableSupplementary(using:for:): the registration's class is not \(Supplementary.self)"
      )
    }
    view.configure(at: indexPath) { [unowned view] in registration.handler(view, kind, $0) }
    return view
  }
}

/// A process-wide unique reuse identifier for one registration.
@MainActor struct RegistrationIdentity {
  private static var count = 0
  let name: String

  init() {
    Self.count += 1
    name = "registration \(Self.count)"
  }
}
