import Foundation
import UIKitCollections
import UIKitCore
import UIKitLists

/// Groups in groups.
let nestedCases: [FrameCase] = [
  FrameCase(
    testDescription: "a large item beside two small ones",
    layout: {
      let small = column(.fractionalWidth(0.4), .fractionalHeight(1), [item(.fractionalWidth(1), .fractionalHeight(0.5))])
      return vertical(
        NSCollectionLayoutSection(group: row(.absolute(200), [item(.fractionalWidth(0.6), .fractionalHeight(1)), small])))
    },
    frames: { w in
      [
        0: rect(0, 0, 0.6 * w, 200), 1: rect(0.6 * w, 0, 0.4 * w, 100), 2: rect(0.6 * w, 100, 0.4 * w, 100),
        3: rect(0, 200, 0.6 * w, 200),
      ]
    }),
  FrameCase(
    testDescription: "three deep",
    counts: [8],
    layout: {
      let tiny = row(.fractionalHeight(0.5), [item(.fractionalWidth(0.5), .fractionalHeight(1))])
      let side = column(.fractionalWidth(0.5), .fractionalHeight(1), [item(.fractionalWidth(1), .fractionalHeight(0.5)), tiny])
      return vertical(
        NSCollectionLayoutSection(group: row(.absolute(160), [item(.fractionalWidth(0.5), .fractionalHeight(1)), side])))
    },
    frames: { w in
      [
        0: rect(0, 0, w / 2, 160), 1: rect(w / 2, 0, w / 2, 80), 2: rect(w / 2, 80, w / 4, 80), 3: rect(0.75 * w, 80, w / 4, 80),
        4: rect(0, 160, w / 2, 160), 7: rect(0.75 * w, 240, w / 4, 80),
      ]
    }, contentSize: { w in CGSize(width: w, height: 320) }),
  FrameCase(
    testDescription: "a group that the last items do not fill keeps its size",
    counts: [2],
    layout: {
      let small = column(.fractionalWidth(0.4), .fractionalHeight(1), [item(.fractionalWidth(1), .fractionalHeight(0.5))])
      return vertical(
        NSCollectionLayoutSection(group: row(.absolute(200), [item(.fractionalWidth(0.6), .fractionalHeight(1)), small])))
    }, frames: { w in [0: rect(0, 0, 0.6 * w, 200), 1: rect(0.6 * w, 0, 0.4 * w, 100)] },
    contentSize: { w in CGSize(width: w, height: 200) }),
  FrameCase(
    testDescription: "insets and spacing at three levels",
    layout: {
      let inner = column(.fractionalWidth(0.5), .fractionalHeight(1), [item(.fractionalWidth(1), .absolute(30), insets: 2)])
      inner.interItemSpacing = .fixed(10)
      inner.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 6, bottom: 8, trailing: 10)
      let section = NSCollectionLayoutSection(group: row(.absolute(90), [inner]))
      section.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 3, bottom: 0, trailing: 5)
      return vertical(section)
    },
    // Each column has room for 90 - 12 = 78 points: two items of 30 and a gap of 10.
    frames: { w in
      let half = (w - 8) / 2
      return [
        0: rect(3 + 6 + 2, 1 + 4 + 2, half - 16 - 4, 26), 1: rect(11, 1 + 4 + 40 + 2, half - 20, 26),
        2: rect(11 + half, 7, half - 20, 26), 4: rect(11, 97, half - 20, 26),
      ]
    }),
  FrameCase(
    testDescription: "a custom group in a row",
    layout: {
      let custom = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1))) { environment in
        let room = environment.container.contentSize
        return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 10, y: 10, width: room.width - 20, height: room.height - 20))]
      }
      return vertical(
        NSCollectionLayoutSection(group: row(.absolute(100), [item(.fractionalWidth(0.5), .fractionalHeight(1)), custom])))
    },
    frames: { w in [0: rect(0, 0, w / 2, 100), 1: rect(w / 2 + 10, 10, w / 2 - 20, 80), 3: rect(w / 2 + 10, 110, w / 2 - 20, 80)]
    }),
  FrameCase(
    testDescription: "a share of a row whose height another item determines",
    layout: {
      vertical(
        NSCollectionLayoutSection(
          group: row(
            .estimated(90), [item(.fractionalWidth(0.5), .absolute(64)), item(.fractionalWidth(0.5), .fractionalHeight(0.5))])))
    }, frames: { w in [0: rect(0, 0, w / 2, 64), 1: rect(w / 2, 0, w / 2, 32), 2: rect(0, 64, w / 2, 64)] }),
  FrameCase(
    testDescription: "a row of columns of rows",
    counts: [16],
    layout: {
      let pair = row(.fractionalHeight(0.5), [item(.fractionalWidth(0.5), .fractionalHeight(1))])
      let square = column(.fractionalWidth(0.5), .fractionalHeight(1), [pair])
      return vertical(NSCollectionLayoutSection(group: row(.absolute(80), [square])))
    },
    frames: { w in
      [
        1: rect(w / 4, 0, w / 4, 40), 2: rect(0, 40, w / 4, 40), 4: rect(w / 2, 0, w / 4, 40), 7: rect(0.75 * w, 40, w / 4, 40),
        8: rect(0, 80, w / 4, 40), 15: rect(0.75 * w, 120, w / 4, 40),
      ]
    }),
]
