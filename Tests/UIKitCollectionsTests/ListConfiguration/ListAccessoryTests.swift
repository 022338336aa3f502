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

@MainActor @Suite struct ListAccessoryTests {
  private func fixture(_ accessories: @escaping (String) -> [UICellAccessory]) -> ListFixture {
    let fixture = ListFixture(UICollectionLayoutListConfiguration(appearance: .plain))
    fixture.accessories = accessories
    fixture.show([["a", "b", "c"]])
    return fixture
  }

  /// The controls and marks of a cell from left to right.
  private func frames(_ cell: UICollectionViewListCell) -> [CGRect] {
    cell.subviews.filter { $0 is UIControl }.map(\.frame).sorted { $0.minX < $1.minX }
  }

  @Test func marksStandAtTheTrailingSideInTheSystemsOrder() {
    let fixture = fixture { _ in [.disclosureIndicator(), .checkmark()] }
    // Margin 16, chevron 10.5 x 14 (docs/measurements.md, Tables); gap 10 and checkmark 16 x 14 are our choice.
    let chevron = CGRect(x: 375 - 16 - 10.5, y: 20, width: 10.5, height: 14)
    #expect(frames(fixture.cell(0)) == [CGRect(x: chevron.minX - 10 - 16, y: 20, width: 16, height: 14), chevron])
    #expect(fixture.cell(0).contentView.frame == CGRect(x: 0, y: 0, width: chevron.minX - 26, height: 53))
  }

  @Test func editingShowsControlsAndMovesTheContent() {
    let fixture = fixture { _ in [.delete(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing)] }
    #expect(frames(fixture.cell(0)).count == 1)
    fixture.list.isEditing = true
    fixture.stage.settle()
    let cell = fixture.cell(0)
    #expect(cell.configurationState.isEditing && frames(cell).count == 2)
    // The disc of 22 in the middle of the standard width of 28, our choice.
    #expect(frames(cell)[0] == CGRect(x: 16 + 3, y: 16, width: 22, height: 22))
    #expect(cell.contentView.frame.minX == 44)
    fixture.list.isEditing = false
    fixture.stage.settle()
    #expect(cell.contentView.frame.minX == 0 && frames(cell).count == 1)
  }

  @Test func aTapReachesTheHandlerAndNotTheItem() {
    var taps = 0
    let fixture = fixture { _ in [.detail { taps += 1 }] }
    fixture.stage.tap(at: CGPoint(x: frames(fixture.cell(1))[0].midX, y: 53 + 26))
    #expect(taps == 1 && fixture.selected.isEmpty)
    fixture.stage.tap(at: CGPoint(x: 100, y: 53 + 26))
    #expect(taps == 1 && fixture.selected == [IndexPath(item: 1, section: 0)])
  }

  @Test func hiddenAccessoriesTakeRoomAndNoTaps() {
    var taps = 0
    let fixture = fixture { _ in [.detail(options: .init(isHidden: true)) { taps += 1 }] }
    #expect(fixture.cell(0).contentView.frame.width == 337)
    fixture.stage.tap(at: CGPoint(x: 350, y: 26))
    #expect(taps == 0 && fixture.selected.count == 1)
  }

  @Test func labelsAndViewsOfYourOwnHaveTheirPlaces() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 60))
    let fixture = fixture { name in
      guard name == "a" else { return [.label(text: "12")] }
      let configuration = UICellAccessory.CustomViewConfiguration(
        customView: view, placement: .leading(), reservedLayoutWidth: .custom(50), maintainsFixedSize: true)
      return [.customView(configuration: configuration), .disclosureIndicator()]
    }
    let cell = fixture.cell(0)
    #expect(cell.frame.height == 60, "as high as the view")
    #expect(view.frame == CGRect(x: 16 + 10, y: 0, width: 30, height: 60) && cell.contentView.frame.minX == 66)
    #expect(frames(fixture.cell(1)).first.map { $0.maxX == 375 - 16 } ?? false)
  }

  @Test func indentationMovesContentAndLeadingAccessories() {
    let fixture = fixture { _ in [.multiselect(displayed: .always)] }
    let cell = fixture.cell(0)
    cell.indentationLevel = 2
    cell.indentationWidth = 15
    fixture.stage.settle()
    #expect(frames(cell)[0].minX == 30 + 16 + 3 && cell.contentView.frame.minX == 30 + 44)
    cell.indentsAccessories = false
    fixture.stage.settle()
    #expect(frames(cell)[0].minX == 16 + 3 && cell.contentView.frame.minX == 30 + 44)
  }

  // MARK: Swipes

  @Test func aSwipeShowsTheActionsAndATapPerformsOne() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    var performed: [IndexPath] = []
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Bin") { _, _, done in
          performed.append(path)
          done(true)
        }
      ])
    }
    let fixture = ListFixture(configuration)
    fixture.show([["a", "b"]])
    fixture.stage.drag(from: CGPoint(x: 300, y: 80), to: CGPoint(x: 220, y: 80), duration: 0.2, holdBeforeLift: 0.3)
    fixture.stage.settle()
    let cell = fixture.cell(1)
    #expect(cell.configurationState.isSwiped && cell.contentView.frame.minX == -74, "a button is 74 wide, our choice")
    fixture.stage.tap(at: CGPoint(x: 350, y: 80))
    fixture.stage.settle()
    #expect(performed == [IndexPath(item: 1, section: 0)] && !cell.configurationState.isSwiped)
    #expect(cell.contentView.frame.minX == 0 && fixture.selected.isEmpty)
  }

  @Test func theDeleteControlShowsTheTrailingActions() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .destructive, title: "Bin") { $2(true) }])
    }
    let fixture = ListFixture(configuration)
    fixture.accessories = { _ in [.delete()] }
    fixture.show([["a", "b"]])
    fixture.list.isEditing = true
    fixture.stage.settle()
    fixture.stage.tap(at: CGPoint(x: 30, y: 80))
    fixture.stage.settle()
    #expect(fixture.cell(1).configurationState.isSwiped && !fixture.cell(0).configurationState.isSwiped)
    fixture.stage.tap(at: CGPoint(x: 100, y: 300))
    fixture.stage.settle()
    #expect(!fixture.cell(1).configurationState.isSwiped)
  }
}
