import UIKitControls
import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitLists
import UIKitTables

/// An open item of a list slides shut, as an open row of a table does.
@MainActor @Suite(.serialized) struct ListRowClosingTests {
  enum Closing: CaseIterable { case tapOnTheItem, tapOnAnother, wheel, scroll, editing, deleteAccessory }

  private func fixture() -> ListFixture {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .destructive, title: "Bin") { $2(true) }])
    }
    let fixture = ListFixture(configuration)
    fixture.accessories = { _ in [.delete(displayed: .always)] }
    fixture.show([(0..<40).map { "\($0)" }])
    return fixture
  }

  private func center(_ item: Int, _ fixture: ListFixture) -> CGPoint {
    fixture.cell(item).convert(fixture.cell(item).bounds, to: nil).center
  }

  @Test(arguments: [false, true]) func anItemOpensUnlessTheListIsEdited(isEditing: Bool) {
    let fixture = fixture()
    fixture.list.isEditing = isEditing
    fixture.stage.settle()
    let y = center(2, fixture).y
    fixture.stage.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 220, y: y), duration: 0.3, holdBeforeLift: 0.2)
    fixture.stage.settle()
    #expect(fixture.cell(2).configurationState.isSwiped == !isEditing)
  }

  @Test(arguments: Closing.allCases) func anOpenItemSlidesShut(by closing: Closing) throws {
    let fixture = fixture()
    let (stage, cell) = (fixture.stage, fixture.cell(2))
    let middle = center(2, fixture)
    stage.drag(from: CGPoint(x: 300, y: middle.y), to: CGPoint(x: 220, y: middle.y), duration: 0.3, holdBeforeLift: 0.2)
    stage.settle()
    #expect(cell.contentView.frame.minX < -30 || cell.configurationState.isSwiped)
    let open = cell.contentView.frame.minX
    switch closing {
    case .tapOnTheItem: stage.tap(at: middle)
    case .tapOnAnother: stage.tap(at: center(5, fixture))
    case .wheel: stage.scrollWheel(by: CGPoint(x: 0, y: 10), at: middle)
    case .scroll:
      stage.touch(.began, at: center(6, fixture))
      stage.touch(.moved, at: center(5, fixture))
      stage.touch(.cancelled, at: center(5, fixture))
    case .editing: fixture.list.isEditing = true
    case .deleteAccessory: stage.tap(at: CGPoint(x: 30, y: center(5, fixture).y))
    }
    stage.advance(by: 1.0 / 60)
    #expect(cell.configurationState.isSwiped, "it counts as swiped until it is closed")
    let shown = try #require(cell.contentView.layer.presentation()).frame.minX
    stage.settle()
    let end = cell.contentView.frame.minX
    #expect(!cell.configurationState.isSwiped)
    #expect(end > open && shown > open - 10 && shown < end - 5, "from \(open) by \(shown) to \(end)")
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
