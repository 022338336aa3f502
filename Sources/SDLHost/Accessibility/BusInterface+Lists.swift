internal import DesktopBus
internal import Foundation
internal import UIKitCore

/// The selected rows of a list. Selecting one activates it, as a finger does.
struct SelectionInterface: BusInterface {
  static let name = "Selection"
  static let properties = ["NSelectedChildren"]
  private let list: ListRows
  private let tree: BusTree

  init?(_ object: BusObject, in tree: BusTree) {
    guard case .responder(let responder) = object, let list = ListRows(responder) else { return nil }
    (self.list, self.tree) = (list, tree)
  }

  func property(_ name: String) -> BusValue? {
    name == "NSelectedChildren" ? .int32(Int32(clamping: list.selected.count)) : nil
  }

  func call(_ method: String, _ arguments: [BusValue]) -> [BusValue]? {
    if method == "SelectAll" || method == "ClearSelection" { return [.bool(false)] }
    guard let index = arguments.first?.int else { return nil }
    let selected = list.selected
    switch method {
    case "GetSelectedChild": return [tree.reference(selected.indices.contains(index) ? .row(list, selected[index]) : nil)]
    case "IsChildSelected": return [.bool(selected.contains(index))]
    case "SelectChild": return [.bool(change(index, from: false))]
    case "DeselectChild": return [.bool(change(index, from: true))]
    case "DeselectSelectedChild": return [.bool(selected.indices.contains(index) && change(selected[index], from: true))]
    default: return nil
    }
  }

  private func change(_ row: Int, from isSelected: Bool) -> Bool {
    guard (0..<list.count).contains(row) else { return false }
    if list.selected.contains(row) != isSelected { return true }
    return tree.activate(.row(list, row))
  }
}

/// A table of one column.
struct TableInterface: BusInterface {
  static let name = "Table"
  static let properties = ["NRows", "NColumns", "Caption", "Summary", "NSelectedRows", "NSelectedColumns"]
  private let list: ListRows
  private let tree: BusTree

  init?(_ object: BusObject, in tree: BusTree) {
    guard case .responder(let responder) = object, let list = ListRows(responder), list.isTable else { return nil }
    (self.list, self.tree) = (list, tree)
  }

  func property(_ name: String) -> BusValue? {
    switch name {
    case "NRows": .int32(Int32(clamping: list.count))
    case "NColumns": .int32(1)
    case "Caption", "Summary": tree.reference(nil)
    case "NSelectedRows": .int32(Int32(clamping: list.selected.count))
    case "NSelectedColumns": .int32(0)
    default: nil
    }
  }

  func call(_ method: String, _ arguments: [BusValue]) -> [BusValue]? {
    let numbers = arguments.compactMap(\.int)
    let (row, column) = (numbers.first ?? -1, numbers.count > 1 ? numbers[1] : 0)
    let isThere = (0..<list.count).contains(row) && column == 0
    switch method {
    case "GetAccessibleAt": return [tree.reference(isThere ? .row(list, row) : nil)]
    case "GetIndexAt": return [.int32(isThere ? Int32(clamping: row) : -1)]
    case "GetRowAtIndex": return [.int32(isThere ? Int32(clamping: row) : -1)]
    case "GetColumnAtIndex": return [.int32(isThere ? 0 : -1)]
    case "GetRowDescription", "GetColumnDescription": return [.string("")]
    case "GetRowExtentAt", "GetColumnExtentAt": return [.int32(1)]
    case "GetRowHeader", "GetColumnHeader": return [tree.reference(nil)]
    case "GetSelectedRows": return [.array(of: "i", list.selected.map { .int32(Int32(clamping: $0)) })]
    case "GetSelectedColumns": return [.array(of: "i", [])]
    case "IsRowSelected", "IsSelected": return [.bool(list.selected.contains(row))]
    case "IsColumnSelected": return [.bool(false)]
    case "GetRowColumnExtentsAtIndex":
      return [.bool(isThere)] + [row, 0, 1, 1].map { .int32(Int32(clamping: $0)) } + [.bool(list.selected.contains(row))]
    default: return nil
    }
  }
}

/// A row of a table as its only cell.
struct TableCellInterface: BusInterface {
  static let name = "TableCell"
  static let properties = ["ColumnSpan", "Position", "RowSpan", "Table"]
  private let list: ListRows
  private let row: Int
  private let tree: BusTree

  init?(_ object: BusObject, in tree: BusTree) {
    guard case .row(let list, let row) = object, list.isTable else { return nil }
    (self.list, self.row, self.tree) = (list, row, tree)
  }

  func property(_ name: String) -> BusValue? {
    switch name {
    case "ColumnSpan", "RowSpan": .int32(1)
    case "Position": .tuple([.int32(Int32(clamping: row)), .int32(0)])
    case "Table": tree.reference(.responder(list.view))
    default: nil
    }
  }

  func call(_ method: String, _ arguments: [BusValue]) -> [BusValue]? {
    switch method {
    case "GetRowColumnSpan": [.bool(true), .int32(Int32(clamping: row)), .int32(0), .int32(1), .int32(1)]
    case "GetRowHeaderCells", "GetColumnHeaderCells": [.array(of: "(so)", [])]
    default: nil
    }
  }
}
