import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitLists
@testable import UIKitText

/// Lists whose cells hold a text field, while their rows come and go.
@MainActor @Suite struct EditedCellTests {
  @Test(arguments: FieldList.Kind.allCases) func editingGoesOnWhileTheRowIsOffTheScreen(_ kind: FieldList.Kind) throws {
    let list = FieldList(kind)
    let field = try list.edit(3)
    list.stage.typeText("ab")
    list.stage.flick(from: CGPoint(x: 100, y: 500), velocity: CGPoint(x: 0, y: -4000))
    list.stage.settle()
    #expect(list.view.contentOffset.y > 400 && list.field(3) == nil && field.isEditing)
    list.stage.typeText("c")
    #expect(field.text == "abc" && list.log.take().filter { $0.hasPrefix("did") } == ["didBegin"])
    list.scroll(to: 0)
    #expect(list.field(3) === field && field.isEditing && list.asked.count { $0 == "r3" } == 1)
    list.stage.typeText("d")
    #expect(field.text == "abcd")
    #expect(list.displayed["r3"] == ["will", "end", "will"])
  }

  @Test(arguments: FieldList.Kind.allCases) func oneCellMoreThanWithoutEditingIsEnough(_ kind: FieldList.Kind) throws {
    let (edited, plain) = (FieldList(kind), FieldList(kind))
    _ = try edited.edit(3)
    for list in [edited, plain] {
      for page in 0..<60 { list.scroll(to: CGFloat(page) * 170) }
      for page in 0..<60 { list.scroll(to: CGFloat(60 - page) * 170) }
    }
    #expect(edited.cells.count <= plain.cells.count + 1 && plain.cells.count < 30)
    #expect(edited.shownNames.count == plain.shownNames.count)
  }

  @Test(arguments: FieldList.Kind.allCases) func theCellIsLetGoAfterEditing(_ kind: FieldList.Kind) throws {
    let list = FieldList(kind)
    weak let field = try list.edit(3)
    list.scroll(to: 3000)
    #expect(field?.resignFirstResponder() == true && list.log.take().contains("didEnd"))
    list.scroll(to: 3500)
    list.forget()
    #expect(field == nil, "no list and no pool keeps it")
    list.scroll(to: 0)
    #expect(list.asked.count { $0 == "r3" } == 2 && list.field(3)?.isEditing == false)
  }

  @Test(arguments: FieldList.Kind.allCases) func reloadingAndDeletingEndIt(_ kind: FieldList.Kind) throws {
    for isOnScreen in [true, false] {
      for change in [{ $0.reload() }, { $0.delete(3) }, { $0.reloadRow(3) }] as [@MainActor (FieldList) -> Void] {
        let list = FieldList(kind)
        let field = try list.edit(3)
        if !isOnScreen { list.scroll(to: 3000) }
        #expect(field.isEditing)
        change(list)
        list.stage.advance(by: 0)
        #expect(!field.isEditing && list.log.take().count { $0 == "didEnd" } == 1)
        list.scroll(to: 0)
        list.stage.typeText("x")
        #expect(field.text == "" && list.field(3)?.isEditing == false)
      }
    }
  }

  @Test(arguments: FieldList.Kind.allCases) func theCellMovesWithItsRow(_ kind: FieldList.Kind) throws {
    let list = FieldList(kind)
    let field = try list.edit(3)
    list.scroll(to: 3000)
    list.insert(5)
    try list.settle()
    list.delete(0)
    try list.settle()
    list.scroll(to: 0)
    #expect(list.shownNames[7] == "r3" && list.field(7) === field && field.isEditing)
    #expect(list.asked.count { $0 == "r3" } == 1)
    // Rows above push it off the screen, and bring it back.
    list.insert(30)
    try list.settle()
    #expect(field.isEditing && !list.shownNames.contains("r3"))
    list.scroll(to: 37 * 50 - 200)
    #expect(list.field(37) === field && field.superview?.superview?.frame.minY == 37 * 50)
  }

  /// Any scrolls, insertions and deletions: the field that is edited stays so as long as its row exists.
  @Test(arguments: FieldList.Kind.allCases, 1...12) func inAnyProgram(_ kind: FieldList.Kind, seed: Int) throws {
    var dice = SystemDice(seed)
    let list = FieldList(kind)
    var (name, field): (String?, UITextField?) = (nil, nil)
    for _ in 0..<60 {
      switch dice.roll(6) {
      case 0, 1, 2: list.scroll(to: CGFloat(dice.roll(max(1, list.names.count - 10)) * 50))
      case 3: list.insert(1 + dice.roll(20))
      case 4:
        let row = dice.roll(3) == 0 ? list.names.firstIndex { $0 == name } ?? 0 : dice.roll(list.names.count)
        if list.names[row] == name { (name, field) = (nil, nil) }
        list.delete(row)
      default:
        guard let row = list.names.firstIndex(of: list.shownNames[2]) else { continue }
        field = try list.edit(row)
        name = list.names[row]
      }
      try list.settle()
      list.stage.typeText("x")
      #expect(list.editing === field)
      if let name, list.shownNames.contains(name), let row = list.names.firstIndex(of: name) {
        #expect(list.field(row) === field)
      }
    }
  }
}

/// Numbers from a seed.
private struct SystemDice {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 }

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % sides
  }
}
