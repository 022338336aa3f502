import CoreGraphics
import Foundation
import TestSupport
import UIKit

/// A collection whose sections are lists, grids, and shelves that scroll by themselves.
final class RandomComposedCollection: RandomCollection {
  override class var composes: Bool { true }
}

/// The kinds of sections of a compositional layout, by the section's number; they repeat.
@MainActor final class RandomComposition {
  enum Kind: CaseIterable {
    /// Four columns of 60 points each.
    case grid
    /// Rows of estimated heights.
    case list
    /// Cards of 90 x 80 points, one after the other.
    case shelf
    /// Two rows of cards, a group of two at a time.
    case pages
    /// One large item beside two small ones, nested.
    case mosaic
  }

  let kinds: [Kind]
  private let insets: NSDirectionalEdgeInsets
  private let spacing: CGFloat
  private let hasHeaders: Bool
  private let pins: Bool
  private let isDecorated: Bool
  private(set) var layout = UICollectionViewLayout()

  init(_ random: inout SeededGenerator, isDecorated: Bool = false) {
    self.isDecorated = isDecorated
    kinds = (0..<random.roll(1..<5)).map { _ in Kind.allCases[random.roll(0..<5)] }
    insets =
      random.roll(0..<2) == 0 ? .zero : NSDirectionalEdgeInsets(top: 5, leading: 7, bottom: 9.5, trailing: 11)
    spacing = random.roll(0..<2) == 0 ? 0 : 13
    (hasHeaders, pins) = (random.roll(0..<2) == 0, random.roll(0..<2) == 0)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = spacing
    layout = UICollectionViewCompositionalLayout(
      sectionProvider: { [unowned self] index, _ in section(kind(index)) }, configuration: configuration)
    layout.register(RandomBackdrop.self, forDecorationViewOfKind: RandomBackdrop.kind)
  }

  private func kind(_ section: Int) -> Kind { kinds[section % kinds.count] }

  func scrolls(_ section: Int) -> Bool { kind(section) == .shelf || kind(section) == .pages }

  // MARK: The layout

  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func group(_ kind: Kind) -> NSCollectionLayoutGroup {
    let whole = NSCollectionLayoutDimension.fractionalWidth(1)
    switch kind {
    case .grid:
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
      return .horizontal(layoutSize: size(whole, .absolute(60)), subitems: [item])
    case .list:
      let item = NSCollectionLayoutItem(layoutSize: size(whole, .estimated(40)))
      return .vertical(layoutSize: size(whole, .estimated(40)), subitems: [item])
    case .shelf:
      let item = NSCollectionLayoutItem(layoutSize: size(whole, .fractionalHeight(1)))
      return .horizontal(layoutSize: size(.absolute(90), .absolute(80)), subitems: [item])
    case .pages:
      let item = NSCollectionLayoutItem(layoutSize: size(whole, .fractionalHeight(0.5)))
      return .vertical(layoutSize: size(.fractionalWidth(0.4), .absolute(100)), subitems: [item])
    case .mosaic:
      let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
      let small = NSCollectionLayoutItem(layoutSize: size(whole, .fractionalHeight(0.5)))
      let pair = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitems: [small])
      return .horizontal(layoutSize: size(whole, .absolute(120)), subitems: [large, pair])
    }
  }

  private func section(_ kind: Kind) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group(kind))
    section.contentInsets = insets
    if kind == .shelf { section.orthogonalScrollingBehavior = .continuous }
    if kind == .pages { section.orthogonalScrollingBehavior = .groupPaging }
    if isDecorated { section.decorationItems = [.background(elementKind: RandomBackdrop.kind)] }
    if hasHeaders {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top)
      header.pinToVisibleBounds = pins
      section.boundarySupplementaryItems = [header]
    }
    return section
  }

  // MARK: What must be true at rest

  /// The height of a section's items; nil where it depends on estimates.
  private func height(_ kind: Kind, _ count: Int) -> CGFloat? {
    if count == 0 { return 0 }
    return switch kind {
    case .grid: CGFloat((count + 3) / 4) * 60
    case .list: nil
    case .shelf: 80
    case .pages: 100
    case .mosaic: CGFloat((count + 2) / 3) * 120
    }
  }

  /// Sections one after the other, each as high as its items, and each item where its kind places it.
  func misplacedItem(_ program: RandomCollection) -> String? {
    var end: CGFloat = 0
    for section in program.lists.sections.indices {
      if section > 0 { end += spacing }
      let (kind, rows) = (kind(section), program.lists.sections[section].rows)
      let start = end + insets.top + (hasHeaders ? 20 : 0)
      var (low, last) = (start, CGRect?.none)
      for (index, name) in rows.enumerated() {
        let path = IndexPath(item: index, section: section)
        guard let place = program.collection.layoutAttributesForItem(at: path)?.frame else { return "no attributes of \(path)" }
        let frame = program.unmirrored(place)
        if let wrong = misplaced(kind, index, frame, start, last, program) { return "item \(path) of \(kind): \(wrong)" }
        if kind == .list, let cell = program.collection.cellForItem(at: path), cell.frame.height != program.size(name).height {
          return "item \(path) is \(cell.frame.height) high"
        }
        (low, last) = (max(low, frame.maxY), frame)
      }
      let items = height(kind, rows.count) ?? low - start
      end = start + items + insets.bottom
      if let wrong = wrongOffset(section, program) { return wrong }
    }
    let height = program.collection.contentSize.height
    return abs(height - end) > 1 ? "\(height) high, not \(end)" : nil
  }

  private func misplaced(
    _ kind: Kind, _ index: Int, _ frame: CGRect, _ start: CGFloat, _ last: CGRect?, _ program: RandomCollection
  ) -> String? {
    let room = program.collection.bounds.width - insets.leading - insets.trailing
    let y: CGFloat =
      switch kind {
      case .grid: CGFloat(index / 4) * 60
      case .list: (last?.maxY ?? start) - start
      case .shelf: 0
      case .pages: CGFloat(index % 2) * 50
      case .mosaic: CGFloat(index / 3) * 120 + (index % 3 == 2 ? 60 : 0)
      }
    if abs(frame.minY - start - y) > 0.6 { return "begins at \(frame.minY), not \(start + y)" }
    let x: CGFloat? =
      switch kind {
      case .grid: room / 4 * CGFloat(index % 4)
      case .list: 0
      case .shelf, .pages: nil
      case .mosaic: index % 3 == 0 ? 0 : room / 2
      }
    if let x, abs(frame.minX - insets.leading - x) > 0.6 { return "at \(frame), not at \(x + insets.leading)" }
    if let last, kind == .shelf, abs(frame.minX - last.maxX) > 0.6 { return "at \(frame), after \(last)" }
    return nil
  }

  /// A section that scrolls by itself rests within its ends.
  private func wrongOffset(_ section: Int, _ program: RandomCollection) -> String? {
    guard scrolls(section), let layout = layout as? UICollectionViewCompositionalLayout else { return nil }
    let offset = layout.orthogonalOffset(inSection: section)
    let (count, width) = (program.lists.sections[section].rows.count, program.collection.bounds.width)
    let room = width - insets.leading - insets.trailing
    let length = kind(section) == .shelf ? CGFloat(count) * 90 : CGFloat((count + 1) / 2) * room * 0.4
    let last = max(0, length + insets.leading + insets.trailing - width)
    return offset < -0.01 || offset > last + 0.6 ? "section \(section) rests at \(offset), outside of 0...\(last)" : nil
  }
}
