internal import Diagnostics
public import Foundation
internal import UIKitCore

extension IndexPath {
  public init(row: Int, section: Int) {
    self.init(index: section)
    append(row)
  }

  public init(item: Int, section: Int) { self.init(row: item, section: section) }

  public var section: Int {
    get { self[requireTwo("section", 0)] }
    set { self[requireTwo("section", 0)] = newValue }
  }

  public var row: Int {
    get { self[requireTwo("row", 1)] }
    set { self[requireTwo("row", 1)] = newValue }
  }

  public var item: Int {
    get { self[requireTwo("item", 1)] }
    set { self[requireTwo("item", 1)] = newValue }
  }

  private func requireTwo(_ name: String, _ index: Int) -> Int {
    ensure(count == 2, "IndexPath.\(name): this path has \(count) indexes; make it with IndexPath(row:section:)")
    return index
  }
}
