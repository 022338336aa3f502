import Foundation
import ListModel
@_spi(Testing) import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// Where a grid says that its cells are, and where they are.
@MainActor @Suite struct GridPlacesTests {
  private func expectPlaces(of fixture: GridFixture, _ place: String) {
    #expect(fixture.shown.count > 12, "\(place)")
    for (position, frame) in fixture.shown {
      let rect = fixture.view.convert(fixture.view.rect(at: position), to: fixture.stage.window)
      #expect(rect == frame, "\(position), \(place)")
    }
  }

  @Test(arguments: [false, true]) func aCellsRectangleIsThatOfItsView(isMirrored: Bool) {
    let fixture = GridFixture(frozen: .init(top: 1, leading: 1, bottom: 1))
    fixture.view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    fixture.frame()
    expectPlaces(of: fixture, "at the beginning")
    fixture.view.contentOffset = CGPoint(x: 430, y: 710)
    fixture.frame()
    expectPlaces(of: fixture, "in the middle")
  }

  @Test(arguments: [NSLayoutConstraint.Axis.vertical, .horizontal], [false, true])
  func aCellsRectangleIsThatOfItsViewInAContainer(axis: NSLayoutConstraint.Axis, isMirrored: Bool) throws {
    let fixture = GridFixture(200, 200)
    fixture.view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    fixture.view.removeFromSuperview()
    let container = ContainerScrollView(arrangedSubviews: [
      UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), fixture.view,
    ])
    container.axis = axis
    container.frame = CGRect(origin: .zero, size: GridFixture.size)
    container.contentInsetAdjustmentBehavior = .never
    fixture.stage.window.addSubview(container)
    fixture.frame()
    expectPlaces(of: fixture, "at the beginning")
    // Along both axes: the container moves along one, the grid along the other.
    fixture.stage.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 133), duration: 0.3, holdBeforeLift: 0.3)
    let sideways = isMirrored && axis == .vertical ? CGPoint(x: 280, y: 300) : CGPoint(x: 20, y: 300)
    fixture.stage.drag(from: CGPoint(x: 150, y: 300), to: sideways, duration: 0.3, holdBeforeLift: 0.3)
    try fixture.stage.settle()
    expectPlaces(of: fixture, "after two drags")
  }

  @Test(arguments: [false, true]) func theFirstCellIsScrolledToBesideTheInsets(isMirrored: Bool) {
    let fixture = GridFixture()
    fixture.view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    fixture.view.contentInset = UIEdgeInsets(top: 50, left: 30, bottom: 20, right: 40)
    fixture.frame()
    fixture.view.contentOffset = CGPoint(x: 2_000, y: 1_000)
    fixture.frame()
    fixture.view.scrollToCell(at: Position(row: 0, column: 0), position: .start, animated: false)
    fixture.frame()
    let first = CGRect(x: isMirrored ? 320 - 40 - 80 : 30, y: 50, width: 80, height: 40)
    #expect(fixture.shown[Position(row: 0, column: 0)] == first)
  }

  // MARK: Selection

  @Test func aStepAgainstTheEndLeavesAMergedCellWhereItIs() {
    let fixture = GridFixture(6, 4)
    fixture.view.mergedAreas = [Area(rows: 4..<6, columns: 2..<4)]
    fixture.frame()
    let merged = CGPoint(x: 200, y: 180)
    func selected(after keys: UIKeyboardHIDUsage...) -> Area? {
      fixture.stage.tap(at: CGPoint(x: 20, y: 20))
      fixture.stage.tap(at: merged)
      for key in keys { fixture.stage.key(key) }
      return fixture.view.selectedArea
    }
    let area = Area(rows: 4..<6, columns: 2..<4)
    #expect(selected() == area)
    #expect(selected(after: .keyboardDownArrow) == area && selected(after: .keyboardRightArrow) == area)
    // The next step begins in the first row and column of the area, as it would without the step against the end.
    #expect(selected(after: .keyboardDownArrow, .keyboardLeftArrow) == selected(after: .keyboardLeftArrow))
    #expect(selected(after: .keyboardRightArrow, .keyboardUpArrow) == selected(after: .keyboardUpArrow))
    #expect(selected(after: .keyboardLeftArrow) == Area(Position(row: 4, column: 1)))
    #expect(selected(after: .keyboardUpArrow) == Area(Position(row: 3, column: 2)))
  }

  @Test func theHandlesOfTheSelectionAreRound() throws {
    let fixture = GridFixture()
    fixture.frame()
    fixture.stage.tap(at: CGPoint(x: 100, y: 100))
    fixture.frame()
    func handles(in view: UIView) -> [UIView] {
      (view.bounds.size == CGSize(width: 44, height: 44) && !view.isHidden ? [view] : []) + view.subviews.flatMap(handles)
    }
    let dots = handles(in: fixture.view).flatMap(\.subviews)
    #expect(dots.count == 2)
    for dot in dots {
      #expect(dot.center == CGPoint(x: 22, y: 22) && dot.frame.width == dot.frame.height)
      #expect(dot.frame.width == 2 * dot.layer.cornerRadius)
    }
  }
}
