package import Foundation
package import ListModel
package import UIKitCore

/// What a list knows of its rows or items by the names that its data source gives them.
@MainActor package final class ListNames {
  /// The data source, if it names its items; asked for every item that is shown.
  package private(set) weak var source: (any ListItemIdentifying)?
  private var memory = SizeMemory<AnyHashable>()

  package func ask(_ dataSource: AnyObject?) { source = dataSource as? any ListItemIdentifying }

  package func name(at path: IndexPath, in list: UIScrollView) -> AnyHashable? { source?.itemIdentifier(at: path, in: list) }

  /// The present place of a name.
  package func position(of name: AnyHashable, in list: UIScrollView) -> RowPosition? {
    guard let path = source?.indexPath(forItemIdentifier: name, in: list), path.count == 2 else { return nil }
    return RowPosition(section: path[0], row: path[1])
  }

  // MARK: Sizes

  package func remember(_ size: CGSize, of name: AnyHashable, at breadth: CGFloat) {
    memory.remember(.init(width: Double(size.width), height: Double(size.height)), of: name, at: Double(breadth))
  }

  package func forgetSizes() { memory = SizeMemory() }

  /// Whether no size is remembered for this breadth of the list.
  package func hasNoSizes(at breadth: CGFloat) -> Bool { memory.isEmpty(at: Double(breadth)) }

  package func size(of name: AnyHashable, at breadth: CGFloat) -> CGSize? {
    memory.size(of: name, at: Double(breadth)).map { CGSize(width: $0.width, height: $0.height) }
  }

  /// The remembered sizes of the items that the data source still has.
  package func sizes(in list: UIScrollView, at breadth: CGFloat) -> [(RowPosition, CGSize)] {
    var found: [(RowPosition, CGSize)] = []
    guard source != nil else { return found }
    memory.forEach(at: Double(breadth)) { name, size in
      if let position = position(of: name, in: list) { found.append((position, CGSize(width: size.width, height: size.height))) }
    }
    return found
  }
}
