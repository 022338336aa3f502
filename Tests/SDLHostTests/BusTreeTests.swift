import DesktopBus
import CGio
import CoreGraphics
import Foundation
import ManualHost
@testable import SDLHost
import Testing
import UIKitControllers
import UIKitControls
import UIKitCore
import UIKitGraphics
import UIKitLists
import UIKitTables

/// What assistive technologies ask of a screen, without a bus.
@MainActor @Suite struct BusTreeTests {
  private let stage = ManualStage(size: CGSize(width: 200, height: 400), scale: 2)
  private let tree: BusTree

  init() {
    tree = BusTree(screen: stage.screen, name: ":1.7") { WindowPlace(corner: CGPoint(x: 10, y: 20), scale: 2) }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    var made = 0
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5_000 }
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row")
      if cell == nil { made += 1 }
      let row = cell ?? UITableViewCell(style: .default, reuseIdentifier: "row")
      row.textLabel?.text = "Row \(indexPath.section).\(indexPath.row)"
      return row
    }
  }

  private let rows = Rows()

  private func ask(
    _ path: String, _ interface: String, _ member: String, _ arguments: [BusValue] = []
  ) -> [BusValue]? {
    tree.answer(
      BusConnection.Message(
        path: path, interface: "org.a11y.atspi." + interface, member: member, sender: ":1.1", arguments: arguments))
  }

  private func property(_ path: String, _ interface: String, _ name: String) -> BusValue? {
    tree.answer(
      BusConnection.Message(
        path: path, interface: "org.freedesktop.DBus.Properties", member: "Get", sender: ":1.1",
        arguments: [.string("org.a11y.atspi." + interface), .string(name)]))?.first?.unboxed
  }

  private func child(_ path: String, _ index: Int) throws -> String {
    let answer = try #require(ask(path, "Accessible", "GetChildAtIndex", [.int32(Int32(index))]))
    return try #require(answer.first?.elements.last?.string)
  }

  private func states(_ path: String) throws -> BusStates {
    let answer = try #require(ask(path, "Accessible", "GetState")?.first)
    let parts = answer.elements.compactMap { $0.int }
    return BusStates(rawValue: UInt64(parts[0]) | UInt64(parts[1]) << 32)
  }

  private func addTable() throws -> (UITableView, String) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400), style: .plain)
    (table.rowHeight, table.dataSource) = (40, rows)
    stage.window.addSubview(table)
    stage.advance(by: 0)
    return (table, try child(try child(BusTree.root, 0), 0))
  }

  @Test func aTableHasAllItsRowsAndFewCells() throws {
    let (_, path) = try addTable()
    #expect(property(path, "Accessible", "ChildCount") == .int32(10_000) && property(path, "Table", "NRows") == .int32(10_000))
    #expect(ask(path, "Accessible", "GetRoleName") == [.string("table")])
    let first = try child(path, 0)
    #expect(try property(first, "Accessible", "Name") == .string("Row 0.0") && states(first).contains(.showing))
    let far = try #require(ask(path, "Table", "GetAccessibleAt", [.int32(9_999), .int32(0)])?.first?.elements.last?.string)
    #expect(try far == child(path, 9_999) && property(far, "Accessible", "Name") == .string(""))
    #expect(try !states(far).contains(.showing) && ask(far, "Accessible", "GetIndexInParent") == [.int32(9_999)])
    #expect(ask(far, "Component", "ScrollTo", [.uint32(6)]) == [.bool(true)])
    #expect(try property(far, "Accessible", "Name") == .string("Row 1.4999") && states(far).contains(.showing))
    #expect(property(first, "Accessible", "Name") == .string("") && rows.made < 30)
    #expect(property(far, "TableCell", "Position") == .tuple([.int32(9_999), .int32(0)]))
    let parent = try #require(property(far, "Accessible", "Parent"))
    #expect(parent == .reference(":1.7", path))
  }

  @Test func rowsAreSelectedAsByAFinger() throws {
    let (table, path) = try addTable()
    #expect(ask(path, "Selection", "SelectChild", [.int32(7_000)]) == [.bool(true)])
    stage.advance(by: 0.5)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2_000, section: 1))
    #expect(ask(path, "Selection", "IsChildSelected", [.int32(7_000)]) == [.bool(true)])
    #expect(property(path, "Selection", "NSelectedChildren") == .int32(1))
    #expect(ask(path, "Table", "GetSelectedRows") == [.array(of: "i", [.int32(7_000)])])
    #expect(ask(path, "Selection", "SelectChild", [.int32(10_000)]) == [.bool(false)])
  }

  @Test func placesAreInPixelsOfTheDisplay() throws {
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    button.frame = CGRect(x: 20, y: 30, width: 50, height: 40)
    stage.window.addSubview(button)
    stage.advance(by: 0)
    let window = try child(BusTree.root, 0)
    let path = try child(window, 0)
    func extents(_ kind: UInt32) -> [Int] {
      ask(path, "Component", "GetExtents", [.uint32(kind)])?.first?.elements.compactMap(\.int) ?? []
    }
    #expect(extents(0) == [50, 80, 100, 80] && extents(1) == [40, 60, 100, 80])
    let found = ask(window, "Component", "GetAccessibleAtPoint", [.int32(60), .int32(90), .uint32(0)])
    #expect(found == [.reference(":1.7", path)])
    var pressed = 0
    button.addAction(UIAction { _ in pressed += 1 }, for: .primaryActionTriggered)
    #expect(ask(path, "Action", "GetName", [.int32(0)]) == [.string("click")])
    #expect(ask(path, "Action", "DoAction", [.int32(0)]) == [.bool(true)] && pressed == 1)
    #expect(ask(path, "Action", "DoAction", [.int32(5)]) == nil)
    button.isEnabled = false
    #expect(try !states(path).contains(.enabled))
  }

  @Test func textIsReadInParts() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.text = "Über uns. Two 🚋 words!\nEnd"
    stage.window.addSubview(label)
    stage.advance(by: 0)
    let path = try child(try child(BusTree.root, 0), 0)
    #expect(property(path, "Text", "CharacterCount") == .int32(26))
    #expect(ask(path, "Text", "GetText", [.int32(10), .int32(-1)]) == [.string("Two 🚋 words!\nEnd")])
    func piece(_ offset: Int32, _ granularity: UInt32) -> [BusValue]? {
      ask(path, "Text", "GetStringAtOffset", [.int32(offset), .uint32(granularity)])
    }
    #expect(piece(14, 0) == [.string("🚋"), .int32(14), .int32(15)])
    #expect(piece(1, 1) == [.string("Über "), .int32(0), .int32(5)])
    #expect(piece(3, 2) == [.string("Über uns. "), .int32(0), .int32(10)])
    #expect(piece(24, 3) == [.string("End"), .int32(23), .int32(26)])
    #expect(piece(26, 1) == [.string(""), .int32(26), .int32(26)])
    #expect(piece(-3, 1) == [.string(""), .int32(0), .int32(0)])
    #expect(ask(path, "Text", "GetTextAfterOffset", [.int32(0), .uint32(1)]) == [.string("uns. "), .int32(5), .int32(10)])
    #expect(ask(path, "Text", "GetTextBeforeOffset", [.int32(5), .uint32(1)]) == [.string("Über "), .int32(0), .int32(5)])
  }

  @Test func aValueIsReachedStepByStep() throws {
    let dots = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    dots.numberOfPages = 6
    dots.accessibilityLabel = "Pages"
    stage.window.addSubview(dots)
    stage.advance(by: 0)
    let path = try child(try child(BusTree.root, 0), 0)
    #expect(property(path, "Value", "CurrentValue") == .double(1) && property(path, "Value", "MaximumValue") == .double(6))
    func set(_ value: Double) {
      _ = tree.answer(
        BusConnection.Message(
          path: path, interface: "org.freedesktop.DBus.Properties", member: "Set", sender: ":1.1",
          arguments: [.string("org.a11y.atspi.Value"), .string("CurrentValue"), .variant(.double(value))]))
    }
    set(5)
    #expect(dots.currentPage == 4)
    set(2.4)
    #expect(dots.currentPage == 1, "the nearest")
    set(100)
    #expect(dots.currentPage == 5)
  }

  @Test func whatIsGoneOrUnknownIsRefused() throws {
    var view: UIButton? = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view?.setTitle("Gone", for: .normal)
    stage.window.addSubview(view!)
    stage.advance(by: 0)
    let path = try child(try child(BusTree.root, 0), 0)
    #expect(property(path, "Accessible", "Name") == .string("Gone"))
    view?.removeFromSuperview()
    stage.advance(by: 1)
    view = nil
    #expect(property(path, "Accessible", "Name") == nil)
    #expect(ask("/org/a11y/atspi/accessible/99999", "Accessible", "GetRole") == nil)
    #expect(ask("/org/a11y/atspi/accessible/x/y/z", "Accessible", "GetRole") == nil)
    #expect(ask(BusTree.root, "Accessible", "Nonsense") == nil && ask(BusTree.root, "Table", "GetAccessibleAt") == nil)
    #expect(try child(BusTree.root, 17) == BusTree.null && child(BusTree.root, -1) == BusTree.null)
  }

  @Test func everyPropertyOfEveryInterfaceIsAnswered() throws {
    let (_, path) = try addTable()
    for object in [BusTree.root, path, try child(path, 3), try child(BusTree.root, 0)] {
      let answer = try #require(ask(object, "Accessible", "GetInterfaces")?.first)
      let names = answer.elements.compactMap { $0.string }
      for name in names {
        let all = tree.answer(
          BusConnection.Message(
            path: object, interface: "org.freedesktop.DBus.Properties", member: "GetAll", sender: "", arguments: [.string(name)]))
        #expect(all?.count == 1)
        for case .entry(let key, let value) in all?.first?.elements ?? [] {
          #expect(property(object, String(name.dropFirst("org.a11y.atspi.".count)), key.string ?? "") == value.unboxed)
        }
      }
    }
  }

  @Test func valuesPassThroughGLib() {
    let value = BusValue.tuple([
      .string("ä"), .path("/a"), .bool(true), .int32(-7), .uint32(7), .double(0.5), .variant(.variant(.string("v"))),
      .array(of: "(so)", []), .array(of: "{sv}", [.entry(.string("k"), .variant(.int32(1)))]), .tuple([]),
    ])
    let variant = g_variant_ref_sink(value.variant)!
    #expect(BusValue(variant) == value)
    g_variant_unref(variant)
  }
}
