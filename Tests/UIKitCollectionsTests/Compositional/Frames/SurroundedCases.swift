import Foundation
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitLists

/// Headers, footers, badges and backgrounds.
let surroundedCases: [FrameCase] = [
  FrameCase(
    testDescription: "headers and footers of two sections",
    counts: [2, 1],
    layout: {
      let section = list()
      section.boundarySupplementaryItems = [header(), header("footer", height: .absolute(20), .bottom)]
      section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 6, trailing: 20)
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.interSectionSpacing = 30
      return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    },
    frames: { w in [0: rect(10, 45, w - 30, 50), 1: rect(10, 95, w - 30, 50), 1000: rect(10, 246, w - 30, 50)] },
    views: { w in
      ["header 0 0": rect(10, 0, w - 30, 40), "footer 0 0": rect(10, 151, w - 30, 20), "header 1 0": rect(10, 201, w - 30, 40)]
    }, contentSize: { w in CGSize(width: w, height: 322) }),
  FrameCase(
    testDescription: "a header without room of its own lies over the content",
    layout: {
      let section = list()
      section.boundarySupplementaryItems = [header(extends: false)]
      return vertical(section)
    }, frames: { w in [0: rect(0, 0, w, 50)] }, views: { w in ["header 0 0": rect(0, 0, w, 40)] }),
  FrameCase(
    testDescription: "a side view takes room beside the items",
    layout: {
      let section = list()
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.absolute(60), .absolute(100)), elementKind: "side", alignment: .leading)
      ]
      return vertical(section)
    }, frames: { w in [0: rect(60, 0, w - 60, 50)] }, views: { _ in ["side 0 0": rect(0, 100, 60, 100)] }),
  FrameCase(
    testDescription: "a header in a corner with an offset",
    layout: {
      let section = list()
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.absolute(80), .absolute(30)), elementKind: "header", alignment: .topTrailing,
          absoluteOffset: CGPoint(x: -5, y: -10))
      ]
      return vertical(section)
    }, frames: { w in [0: rect(0, 30, w, 50)] }, views: { w in ["header 0 0": rect(w - 85, -10, 80, 30)] }),
  FrameCase(
    testDescription: "headers of the whole layout",
    counts: [1, 1],
    layout: {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.boundarySupplementaryItems = [
        header("global", height: .absolute(70)), header("footer", height: .absolute(15), .bottom),
      ]
      return UICollectionViewCompositionalLayout(section: list(), configuration: configuration)
    }, frames: { w in [0: rect(0, 70, w, 50), 1000: rect(0, 120, w, 50)] },
    views: { w in ["global": rect(0, 0, w, 70), "footer": rect(0, 170, w, 15)] },
    contentSize: { w in CGSize(width: w, height: 185) }),
  FrameCase(
    testDescription: "badges on items and on groups",
    layout: {
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: size(.absolute(20), .absolute(10)), elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
      let side = NSCollectionLayoutSupplementaryItem(
        layoutSize: size(.absolute(30), .fractionalHeight(0.5)), elementKind: "side",
        containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .leading], absoluteOffset: CGPoint(x: 2, y: 3)),
        itemAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .trailing]))
      let cell = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
      let group = row(.absolute(60), [cell])
      group.supplementaryItems = [side]
      return vertical(NSCollectionLayoutSection(group: group))
    }, frames: { w in [1: rect(w / 2, 0, w / 2, 60)] },
    // The badge's middle lies in the item's corner; the side view's lower trailing corner 2 and 3 points from the group's lower leading one.
    views: { w in
      ["badge 0 0": rect(w / 2 - 10, -5, 20, 10), "badge 0 1": rect(w - 10, -5, 20, 10), "side 0 2": rect(-28, 93, 30, 30)]
    }),
  FrameCase(
    testDescription: "backgrounds cover section and header inside their insets",
    counts: [2],
    layout: {
      let section = list()
      section.boundarySupplementaryItems = [header()]
      let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
      background.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 3, bottom: 2, trailing: 1)
      section.decorationItems = [background]
      return vertical(section)
    }, frames: { w in [0: rect(0, 40, w, 50)] }, views: { w in ["background 0 0": rect(3, 4, w - 4, 134)] }),
]
