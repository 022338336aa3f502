import Foundation
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitLists

/// Collections that scroll sideways.
let horizontalCases: [FrameCase] = [
  FrameCase(
    testDescription: "sideways: columns of two",
    layout: {
      sideways(
        NSCollectionLayoutSection(
          group: column(.fractionalWidth(0.5), .fractionalHeight(1), [item(.fractionalWidth(1), .fractionalHeight(0.5))])))
    },
    frames: { w in
      [0: rect(0, 0, w / 2, 300), 1: rect(0, 300, w / 2, 300), 2: rect(w / 2, 0, w / 2, 300), 5: rect(w, 300, w / 2, 300)]
    },
    contentSize: { w in CGSize(width: 1.5 * w, height: 600) }),
  FrameCase(
    testDescription: "sideways: a leading header and insets",
    layout: {
      let section = NSCollectionLayoutSection(
        group: column(.absolute(120), .fractionalHeight(1), [item(.fractionalWidth(1), .absolute(200))]))
      section.interGroupSpacing = 8
      section.contentInsets = NSDirectionalEdgeInsets(top: 50, leading: 12, bottom: 50, trailing: 20)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.absolute(30), .fractionalHeight(1)), elementKind: "header", alignment: .leading)
      ]
      return sideways(section)
    },
    frames: { _ in
      [0: rect(42, 50, 120, 200), 1: rect(42, 250, 120, 200), 2: rect(170, 50, 120, 200), 5: rect(298, 250, 120, 200)]
    },
    views: { _ in ["header 0 0": rect(0, 50, 30, 500)] }, contentSize: { _ in CGSize(width: 438, height: 600) }),
  FrameCase(
    testDescription: "sideways: a section that scrolls up and down",
    layout: {
      let section = NSCollectionLayoutSection(
        group: column(.absolute(150), .absolute(250), [item(.fractionalWidth(1), .fractionalHeight(1))]))
      (section.orthogonalScrollingBehavior, section.interGroupSpacing) = (.continuous, 10)
      return sideways(section)
    }, frames: { _ in [0: rect(0, 0, 150, 250), 1: rect(0, 260, 150, 250), 5: rect(0, 1300, 150, 250)] },
    contentSize: { _ in CGSize(width: 150, height: 600) }),
]
