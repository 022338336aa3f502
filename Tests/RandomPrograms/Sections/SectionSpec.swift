import UIKit

/// What a section shows, also while it has no view.
@MainActor final class SectionSpec {
  enum Kind: CaseIterable {
    case plain
    /// As high as a constraint says.
    case measured
    /// A quarter as high as wide.
    case proportional
    case table
    case collection
    /// Content that scrolls sideways.
    case shelf
  }

  let name: Int
  let kind: Kind
  /// Of a plain view, a measured one and a shelf.
  var height: CGFloat
  /// Rows of a table, items of a collection.
  let list: NamedList?
  /// How far the shelf is scrolled.
  var offset: CGFloat = 0
  /// Name of the selected row.
  var selected: Int?

  init(_ name: Int, _ kind: Kind, height: CGFloat, list: NamedList?) {
    (self.name, self.kind, self.height, self.list) = (name, kind, height, list)
  }

  /// What a view of the section takes up in a container of this width.
  func length(width: CGFloat) -> CGFloat {
    if let list { return list.names.reduce(0) { $0 + (list.lengths[$1] ?? 0) } }
    return kind == .proportional ? width / 4 : height
  }

  func makeView() -> UIView {
    let view: UIView
    switch kind {
    case .plain: view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: height))
    case .measured: view = MeasuredView(height: height)
    case .proportional: view = MeasuredView(height: nil)
    case .table: view = makeTable()
    case .collection: view = makeCollection()
    case .shelf:
      let strip = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: height))
      strip.contentSize = CGSize(width: 2_000, height: height)
      view = strip
    }
    view.tag = name
    return view
  }

  private func makeTable() -> UITableView {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.estimatedRowHeight = 0
    (table.dataSource, table.delegate) = (list, list)
    return table
  }

  private func makeCollection() -> UICollectionView {
    let flow = UICollectionViewFlowLayout()
    (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (0, 0)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: flow)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (collection.dataSource, collection.delegate) = (list, list)
    return collection
  }

  /// Gives a view the section's height.
  func setHeight(of view: UIView) {
    if let view = view as? MeasuredView { view.height?.constant = height } else { view.frame.size.height = height }
  }

  /// What differs between the view and what was done to former views of the section; nil if nothing does.
  func stateProblem(_ view: UIView) -> String? {
    if kind == .shelf, let strip = view as? UIScrollView, strip.contentOffset.x != offset {
      return "shelf \(name) is scrolled by \(strip.contentOffset.x), not \(offset)"
    }
    guard let table = view as? UITableView, let list else { return nil }
    let row = selected.flatMap { list.names.firstIndex(of: $0) }
    let shown = table.indexPathForSelectedRow?.row
    return shown == row ? nil : "table \(name) has selected row \(shown ?? -1), not \(row ?? -1)"
  }
}

/// As high as its constraints say.
private final class MeasuredView: UIView {
  private(set) var height: NSLayoutConstraint?

  /// - Parameter height: nil for a quarter of the width.
  init(height: CGFloat?) {
    super.init(frame: .zero)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    addSubview(inner)
    self.height = height.map { inner.heightAnchor.constraint(equalToConstant: $0) }
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: topAnchor), inner.bottomAnchor.constraint(equalTo: bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: leadingAnchor), inner.trailingAnchor.constraint(equalTo: trailingAnchor),
      self.height ?? inner.heightAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.25),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
