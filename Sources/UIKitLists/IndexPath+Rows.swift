internal import Diagnostics
public import Foundation
package import ListModel
internal import UIKitCore

extension IndexPath {
  /// A path of two indices; they need not exist in a list.
  public init(row: Int, section: Int) {
    self.init(index: section)
    append(row)
  }

  /// A path of two indices; the same as `init(row:section:)`.
  public init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The first of two indices; stops the program for a path of another length.
  public var section: Int {
    get { self[requireTwo("section", 0)] }
    set { self[requireTwo("section", 0)] = newValue }
  }

  /// The second of two indices; stops the program for a path of another length.
  public var row: Int {
    get { self[requireTwo("row", 1)] }
    set { self[requireTwo("row", 1)] = newValue }
  }

  /// The same as `row`, for collections.
  public var item: Int {
    get { self[requireTwo("item", 1)] }
    set { self[requireTwo("item", 1)] = newValue }
  }

  private func requireTwo(_ name: String, _ index: Int) -> Int {
    ensure(count == 2, "IndexPath.\(name): this path has \(count) indexes; make it with IndexPath(row:section:)")
    return index
  }
}

extension NSIndexPath {
  /// A path of two indices; they need not exist in a list.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

  /// A path of two indices; the same as `init(row:section:)`.
  public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The first of two indices; stops the program for a path of another length.
  public var section: Int { path.section }

  /// The second of two indices; stops the program for a path of another length.
  public var row: Int { path.row }

  /// The same as `row`, for collections.
  public var item: Int { path.item }

  private var path: IndexPath { IndexPath(indexes: (0..<length).map(index(atPosition:))) }
}

extension IndexPath {
  package init(_ position: RowPosition) { self.init(row: position.row, section: position.section) }
}
