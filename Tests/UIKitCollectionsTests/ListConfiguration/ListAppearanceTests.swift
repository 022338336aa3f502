import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitCollections
import UIKitControls
import UIKitCore
import UIKitGraphics
import UIKitLists

@MainActor @Suite struct ListAppearanceTests {
  @Test func rowsOfAPlainListFillTheWidthWithALineBelowEach() {
    let fixture = ListFixture(UICollectionLayoutListConfiguration(appearance: .plain))
    fixture.show([["a", "b", "c"]])
    #expect(fixture.names == ["a", "b", "c"])
    // A row of a content configuration is 53 points high, lines begin at the text (docs/measurements.md, Tables).
    #expect(fixture.cell(1).frame == CGRect(x: 0, y: 53, width: 375, height: 53))
    #expect(fixture.lines(fixture.cell(1)) == [CGRect(x: 20, y: 52, width: 355, height: 1)])
    #expect(fixture.list.backgroundColor == .systemBackground)
  }

  @Test func sectionsOfAnInsetGroupedListAreCards() {
    let fixture = ListFixture(UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    fixture.show([["a", "b"], ["c"]])
    // Below a width of 390 the side margin is 16 (docs/measurements.md, Tables).
    #expect(fixture.cell(0).frame == CGRect(x: 16, y: 17.5, width: 343, height: 53))
    #expect(fixture.cell(0).layer.cornerRadius == 10 && fixture.cell(0, 1).layer.cornerRadius == 10)
    #expect(fixture.cell(0).layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(fixture.lines(fixture.cell(0)).count == 1 && fixture.lines(fixture.cell(1)).isEmpty)
    #expect(fixture.cell(0, 1).frame.minY == 158.5)
    #expect(fixture.list.backgroundColor == .systemGroupedBackground)
    #expect(fixture.cell(0).backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
  }

  @Test func headersOfPlainListsStayAtTheTopBelowTheirPadding() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let fixture = ListFixture(configuration, hasSupplements: true)
    fixture.show([(0..<20).map { "a\($0)" }, ["b"]])
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(fixture.list.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)))
    #expect(header.frame.minY == 22, "the padding above headers (docs/measurements.md, Tables)")
    #expect(fixture.cell(0).frame.minY == header.frame.maxY)
    fixture.list.contentOffset.y = 200
    fixture.stage.advance(by: 0)
    #expect(header.frame.minY == 200)
  }

  @Test func theFirstItemCanBeTheHeader() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    let fixture = ListFixture(configuration)
    fixture.show([["Head", "a", "b"]])
    #expect(fixture.cell(0).layer.cornerRadius == 0 && fixture.cell(1).layer.cornerRadius == 10)
    #expect(fixture.cell(0).backgroundConfiguration?.backgroundColor == .clear)
    #expect(fixture.lines(fixture.cell(0)).isEmpty)
  }

  @Test func linesFollowTheConfigurationAndItsHandler() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.separatorConfiguration.color = .red
    configuration.itemSeparatorHandler = { path, section in
      var lines = section
      if path.item == 0 { lines.topSeparatorVisibility = .visible }
      if path.item == 1 { lines.bottomSeparatorVisibility = .hidden }
      if path.item == 2 { lines.bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 30) }
      return lines
    }
    let fixture = ListFixture(configuration)
    fixture.show([["a", "b", "c"]])
    #expect(fixture.lines(fixture.cell(0)).map(\.minY) == [0, 52])
    #expect(fixture.lines(fixture.cell(1)).isEmpty)
    #expect(fixture.lines(fixture.cell(2)) == [CGRect(x: 50, y: 52, width: 295, height: 1)])
    #expect(fixture.cell(0).subviews.contains { $0.frame.height == 1 && $0.backgroundColor == .red })
  }

  @Test func linesStandOnTheMaterialOfTheirEffect() throws {
    let material = UIBlurEffect(style: .light)
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.itemSeparatorHandler = { path, section in
      var lines = section
      lines.visualEffect = path.item == 0 ? material : nil
      return lines
    }
    let fixture = ListFixture(configuration)
    fixture.show([["a", "b"]])
    func materials(_ item: Int) -> [UIVisualEffectView] { fixture.cell(item).subviews.compactMap { $0 as? UIVisualEffectView } }
    let line = try #require(materials(0).first)
    #expect(line.effect == material && line.contentView.backgroundColor == .separator && line.backgroundColor != nil)
    let below = [CGRect(x: 20, y: 52, width: 355, height: 1)]
    #expect(fixture.lines(fixture.cell(0)) == below && fixture.lines(fixture.cell(1)) == below && materials(1).isEmpty)
    fixture.show([["c", "a"]])
    #expect(materials(0).count == 1 && materials(1).isEmpty && fixture.lines(fixture.cell(1)) == below)
  }

  @Test func linesCanBeAlignedToTheContentOfAnApp() {
    let fixture = ListFixture(UICollectionLayoutListConfiguration(appearance: .plain))
    fixture.show([["a", "b"]])
    let cell = fixture.cell(0)
    cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 90).isActive = true
    fixture.stage.settle()
    #expect(fixture.lines(cell) == [CGRect(x: 90, y: 52, width: 285, height: 1)])
    #expect(fixture.lines(fixture.cell(1)) == [CGRect(x: 20, y: 52, width: 355, height: 1)])
  }

  @Test func sidebarsHaveNoLines() {
    let fixture = ListFixture(UICollectionLayoutListConfiguration(appearance: .sidebar))
    fixture.show([["a", "b"]])
    #expect(fixture.lines(fixture.cell(0)).isEmpty)
  }

  @Test func aLongTextMakesItsRowHigher() {
    let fixture = ListFixture(UICollectionLayoutListConfiguration(appearance: .plain))
    fixture.show([[String(repeating: "long text ", count: 30), "b"]])
    #expect(fixture.cell(0).frame.height > 100 && fixture.cell(1).frame.minY == fixture.cell(0).frame.maxY)
  }

  @Test func rightToLeftMirrorsContentAndLines() {
    let fixture = ListFixture(UICollectionLayoutListConfiguration(appearance: .plain))
    fixture.accessories = { _ in [.disclosureIndicator()] }
    fixture.list.semanticContentAttribute = .forceRightToLeft
    fixture.show([["a"]])
    #expect(fixture.lines(fixture.cell(0)) == [CGRect(x: 0, y: 52, width: 355, height: 1)])
    #expect(fixture.cell(0).contentView.frame.maxX == 375 && fixture.cell(0).contentView.frame.minX == 16 + 10.5)
  }
}
