import Foundation
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitLists

/// Sections that scroll by themselves.
let scrollingCases: [FrameCase] = [
  FrameCase(
    testDescription: "a shelf: shares refer to the section's width inside its insets",
    layout: { vertical(shelf(width: .fractionalWidth(0.5), height: .absolute(120), spacing: 10, inset: 16)) },
    frames: { w in
      let card = (w - 32) / 2
      return [0: rect(16, 0, card, 120), 1: rect(26 + card, 0, card, 120), 3: rect(46 + 3 * card, 0, card, 120)]
    }, contentSize: { w in CGSize(width: w, height: 120) }),
  FrameCase(
    testDescription: "a shelf of three rows",
    layout: {
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(0.8), .absolute(180)),
        repeatingSubitem: item(.fractionalWidth(1), .fractionalHeight(1 / 3)), count: 3)
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPaging
      return vertical(section)
    }, frames: { w in [0: rect(0, 0, 0.8 * w, 60), 2: rect(0, 120, 0.8 * w, 60), 3: rect(0.8 * w, 0, 0.8 * w, 60)] }),
  FrameCase(
    testDescription: "centred groups begin in the middle",
    layout: { vertical(shelf(.groupPagingCentered, width: .absolute(200), height: .absolute(120), spacing: 20, inset: 0)) },
    frames: { w in [0: rect((w - 200) / 2, 0, 200, 120), 1: rect((w - 200) / 2 + 220, 0, 200, 120)] }),
  FrameCase(
    testDescription: "a shelf between lists, with a header that stays",
    counts: [2, 6, 1],
    layout: {
      UICollectionViewCompositionalLayout { index, _ in
        guard index == 1 else { return list() }
        let section = shelf(inset: 20)
        section.boundarySupplementaryItems = [header()]
        return section
      }
    },
    frames: { w in
      [1: rect(0, 50, w, 50), 1000: rect(20, 140, 100, 80), 1005: rect(570, 140, 100, 80), 2000: rect(0, 220, w, 50)]
    },
    views: { w in ["header 1 0": rect(20, 100, w - 40, 40)] }),
  FrameCase(
    testDescription: "a shelf whose header reaches the edges",
    layout: {
      let section = shelf(inset: 20)
      section.boundarySupplementaryItems = [header("footer", height: .absolute(25), .bottom)]
      section.contentInsets.top = 7
      section.contentInsets.bottom = 9
      return vertical(section)
    }, frames: { _ in [0: rect(20, 7, 100, 80)] }, views: { w in ["footer 0 0": rect(20, 96, w - 40, 25)] },
    contentSize: { w in CGSize(width: w, height: 121) }),
]
