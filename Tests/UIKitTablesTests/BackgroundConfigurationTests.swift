import UIKitControls
import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists
import UIKitTables
import UIKitTestSupport

@MainActor @Suite(.serialized) struct BackgroundConfigurationTests {
  /// The view that shows the background, and the panel in it.
  private func panel(_ view: UIView) -> UIView? { view.subviews.first?.subviews.first }

  @Test func aCellsBackgroundFollowsItsStateUnderTheFinger() throws {
    let fixture = TableFixture([5]).shown()
    let cell = try #require(fixture.table.cellForRow(at: path(1)))
    cell.backgroundConfiguration = cell.defaultBackgroundConfiguration()
    fixture.stage.advance(by: 0)
    #expect(cell.backgroundColor == nil && panel(cell)?.backgroundColor == .systemBackground)
    #expect(panel(cell)?.frame == CGRect(x: 0, y: 0, width: 320, height: 48))
    fixture.stage.touch(.began, at: CGPoint(x: 100, y: 60))
    fixture.stage.advance(by: 0.3)
    #expect(panel(cell)?.backgroundColor == .systemGray4 && cell.subviews.count { $0.backgroundColor == .systemGray4 } == 0)
    fixture.stage.touch(.cancelled, at: CGPoint(x: 100, y: 60))
    fixture.stage.settle()
    #expect(panel(cell)?.backgroundColor == .systemBackground)
    cell.automaticallyUpdatesBackgroundConfiguration = false
    fixture.stage.tap(at: CGPoint(x: 100, y: 60))
    fixture.stage.settle()
    #expect(cell.isSelected && panel(cell)?.backgroundColor == .systemBackground)
  }

  @Test func whatIsSetByHandStaysInEveryState() {
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    var background = UIBackgroundConfiguration.listGroupedCell()
    background.backgroundColor = .red
    cell.backgroundConfiguration = background
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(panel(cell)?.backgroundColor == .red)
    background.backgroundColor = nil
    cell.tintColor = .green
    cell.backgroundConfiguration = background
    #expect(panel(cell)?.backgroundColor == .green, "nil is the tint")
  }

  @Test func itTakesThePlaceOfTheOtherBackgroundsAndTheyTakeItsPlace() {
    for view in [UITableViewCell(), UICollectionViewCell(), UITableViewHeaderFooterView(reuseIdentifier: nil)] as [UIView] {
      view.backgroundColor = .red
      set(.clear(), on: view)
      #expect(view.backgroundColor == nil && configuration(of: view) != nil)
      view.backgroundColor = .blue
      #expect(configuration(of: view) == nil)
      set(.clear(), on: view)
      set(nil, on: view)
      #expect(configuration(of: view) == nil && view.subviews.count == 1)
    }
    let (cell, item) = (UITableViewCell(), UICollectionViewCell())
    (cell.backgroundConfiguration, item.backgroundConfiguration) = (.clear(), .clear())
    (cell.selectedBackgroundView, item.selectedBackgroundView) = (UIView(), UIView())
    #expect(cell.backgroundConfiguration == nil && item.backgroundConfiguration == nil)
    (cell.backgroundConfiguration, item.backgroundConfiguration) = (.clear(), .clear())
    #expect(cell.selectedBackgroundView == nil && item.selectedBackgroundView == nil)
    (cell.backgroundView, item.backgroundView) = (UIView(), UIView())
    #expect(cell.backgroundConfiguration == nil && item.backgroundConfiguration == nil)
  }

  private func set(_ configuration: UIBackgroundConfiguration?, on view: UIView) {
    (view as? UITableViewCell)?.backgroundConfiguration = configuration
    (view as? UICollectionViewCell)?.backgroundConfiguration = configuration
    (view as? UITableViewHeaderFooterView)?.backgroundConfiguration = configuration
  }

  private func configuration(of view: UIView) -> UIBackgroundConfiguration? {
    (view as? UITableViewCell)?.backgroundConfiguration ?? (view as? UICollectionViewCell)?.backgroundConfiguration
      ?? (view as? UITableViewHeaderFooterView)?.backgroundConfiguration
  }

  @Test func insetsCornersImagesStrokesAndViewsStandWhereTheyShould() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let custom = UIView()
    var background = UIBackgroundConfiguration.clear()
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    (background.cornerRadius, background.strokeWidth, background.strokeOutset) = (8, 2, 1)
    background.strokeColor = .red
    background.strokeColorTransformer = UIConfigurationColorTransformer { _ in .blue }
    background.customView = custom
    background.image = UIImage(systemName: "star")
    background.imageContentMode = .center
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    let inner = try #require(panel(cell))
    #expect(inner.frame == CGRect(x: 2, y: 1, width: 94, height: 36) && inner.layer.cornerRadius == 8 && inner.clipsToBounds)
    #expect(inner.subviews.first is UIImageView && inner.subviews.first?.contentMode == .center)
    #expect(inner.subviews.last === custom && custom.frame == inner.bounds)
    let stroke = try #require(cell.subviews.first?.subviews.last)
    #expect(stroke.frame == CGRect(x: 1, y: 0, width: 96, height: 38) && stroke.layer.cornerRadius == 9)
    #expect(stroke.layer.borderWidth == 2 && stroke.layer.borderColor == UIColor.blue.cgColor)
    background.customView = nil
    (background.strokeWidth, background.image) = (0, nil)
    cell.backgroundConfiguration = background
    #expect(custom.superview == nil && stroke.superview == nil && inner.subviews.isEmpty)
    cell.semanticContentAttribute = .forceRightToLeft
    cell.backgroundConfiguration = background
    cell.subviews[0].semanticContentAttribute = .forceRightToLeft
    cell.subviews[0].setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(inner.frame.minX == 4)
  }

  @Test func coloursAreResolved() {
    var background = UIBackgroundConfiguration.listPlainHeaderFooter()
    #expect(background.resolvedBackgroundColor(for: .red) == .systemBackground)
    background.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    background.backgroundColor = nil
    #expect(background.resolvedBackgroundColor(for: .red) == UIColor.red.withAlphaComponent(0.5))
    #expect(background.resolvedStrokeColor(for: .red) == .red)
    #expect(UIBackgroundConfiguration.listGroupedHeaderFooter().backgroundColor == .clear)
    let grey = UIConfigurationColorTransformer.grayscale.callAsFunction(.red)
    var (white, alpha) = (0 as CGFloat, 0 as CGFloat)
    #expect(grey.getWhite(&white, alpha: &alpha) && near(white, 0.2126, within: 0.01) && alpha == 1)
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isSelected = true
    #expect(UIBackgroundConfiguration.listGroupedCell().updated(for: state).backgroundColor == .systemGray4)
    #expect(UIBackgroundConfiguration.listGroupedCell().backgroundColor == .secondarySystemGroupedBackground)
  }

  @Test func aHeaderTellsWhetherItSticks() throws {
    let fixture = TableFixture([20, 20])
    fixture.rows.titles = ["A", "B"]
    fixture.shown()
    let header = try #require(fixture.table.headerView(forSection: 0))
    var pinned: [Bool] = []
    header.configurationUpdateHandler = { _, state in pinned.append(state.isPinned) }
    for y in [0 as CGFloat, 10, 30, 300, 0] { fixture.scroll(to: y) }
    #expect(pinned == [false, true, false], "told of changes only")
    header.isUserInteractionEnabled = false
    #expect(header.configurationState.isDisabled && !header.configurationState.isPinned)
  }

  @Test func aHeadersConfigurationsFollowItsState() throws {
    struct Marked: UIContentConfiguration {
      var isPinned = false
      func makeContentView() -> any UIView & UIContentView { MarkedView(self) }
      func updated(for state: any UIConfigurationState) -> Marked {
        Marked(isPinned: (state as? UIViewConfigurationState)?.isPinned ?? false)
      }
    }
    final class MarkedView: UIView, UIContentView {
      var configuration: any UIContentConfiguration
      init(_ marked: Marked) {
        configuration = marked
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { preconditionFailure("no archive") }
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 28) }
    }
    let fixture = TableFixture([20, 20])
    fixture.rows.titles = ["A", "B"]
    fixture.shown()
    let header = try #require(fixture.table.headerView(forSection: 0))
    header.contentConfiguration = Marked()
    let isPinned = { (header.contentConfiguration as? Marked)?.isPinned }
    fixture.scroll(to: 50)
    #expect(isPinned() == true)
    header.automaticallyUpdatesContentConfiguration = false
    fixture.scroll(to: 0)
    #expect(isPinned() == true)
    header.backgroundConfiguration = header.defaultBackgroundConfiguration()
    fixture.stage.advance(by: 0)
    #expect(header.automaticallyUpdatesBackgroundConfiguration && panel(header)?.backgroundColor == .systemBackground)
  }

  @Test func statesCarryWhatAnAppAdds() {
    let key = UIConfigurationStateCustomKey("loaded")
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    #expect(state[key] == nil && key == UIConfigurationStateCustomKey(rawValue: "loaded"))
    let former = state
    state[key] = true
    #expect(state[key] == AnyHashable(true) && state != former)
    var view = UIViewConfigurationState(traitCollection: UITraitCollection())
    (view[key], view.isFocused) = ("x", true)
    #expect(view[key] == AnyHashable("x") && !view.isHighlighted && !view.isSelected)
    #expect(!(state.isFocused || state.isPinned || state.isEditing || state.isExpanded || state.isSwiped || state.isReordering))
  }

  @Test func aHeadersTwoTextsStandOneBelowTheOther() throws {
    let header = UITableViewHeaderFooterView(reuseIdentifier: "a")
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 80)
    header.textLabel?.text = "One"
    header.layoutIfNeeded()
    #expect(header.textLabel?.frame == CGRect(x: 16, y: 0, width: 288, height: 80))
    header.detailTextLabel?.text = "Two"
    header.layoutIfNeeded()
    let (first, second) = (try #require(header.textLabel?.frame), try #require(header.detailTextLabel?.frame))
    #expect(first.maxY == second.minY && first.minY > 10 && second.maxY < 70)
  }
}
