import Foundation
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitLists

/// One level of items.
let flatCases: [FrameCase] = [
  FrameCase(
    testDescription: "rows with spacing", layout: { vertical(list(height: .absolute(44), spacing: 8)) },
    frames: { w in [0: rect(0, 0, w, 44), 1: rect(0, 52, w, 44), 5: rect(0, 260, w, 44)] },
    contentSize: { w in CGSize(width: w, height: 304) }),
  FrameCase(
    testDescription: "thirds as high as wide",
    layout: {
      vertical(
        NSCollectionLayoutSection(group: row(.fractionalWidth(1 / 3), [item(.fractionalWidth(1 / 3), .fractionalHeight(1))])))
    },
    frames: { w in
      [
        0: rect(0, 0, w / 3, w / 3), 1: rect(w / 3, 0, w / 3, w / 3), 2: rect(2 * w / 3, 0, w / 3, w / 3),
        4: rect(w / 3, w / 3, w / 3, w / 3),
      ]
    }),
  FrameCase(
    testDescription: "a subitem repeated twice in its own size",
    layout: {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(60)), repeatingSubitem: item(.absolute(100), .absolute(50)), count: 2)
      group.interItemSpacing = .fixed(10)
      return vertical(NSCollectionLayoutSection(group: group))
    }, frames: { _ in [0: rect(0, 0, 100, 50), 1: rect(110, 0, 100, 50), 2: rect(0, 60, 100, 50), 5: rect(110, 120, 100, 50)] }),
  FrameCase(
    testDescription: "an item is not larger than the content of its group",
    layout: {
      let group = row(.absolute(60), [item(.absolute(1000), .fractionalHeight(1.5), insets: 2)])
      group.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 20)
      return vertical(NSCollectionLayoutSection(group: group))
    }, frames: { w in [0: rect(12, 7, w - 34, 46), 1: rect(12, 67, w - 34, 46)] },
    contentSize: { w in CGSize(width: w, height: 360) }),
  FrameCase(
    testDescription: "flexible gaps take the room",
    layout: {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item(.absolute(50), .absolute(50)), count: 3)
      group.interItemSpacing = .flexible(10)
      return vertical(NSCollectionLayoutSection(group: group))
    }, frames: { w in [0: rect(0, 0, 50, 50), 1: rect((w - 50) / 2, 0, 50, 50), 2: rect(w - 50, 0, 50, 50)] }),
  FrameCase(
    testDescription: "as many as fit",
    counts: [40],
    layout: {
      vertical(NSCollectionLayoutSection(group: row(.absolute(50), [item(.absolute(90), .absolute(50))], spacing: .fixed(10))))
    },
    frames: { w in
      let most = Int((w + 10) / 100)
      return [0: rect(0, 0, 90, 50), most - 1: rect(CGFloat(most - 1) * 100, 0, 90, 50), most: rect(0, 50, 90, 50)]
    }),
  FrameCase(
    testDescription: "subitems in turn until the next does not fit",
    layout: {
      vertical(
        NSCollectionLayoutSection(
          group: row(
            .absolute(40),
            [item(.fractionalWidth(0.5), .fractionalHeight(1)), item(.fractionalWidth(0.25), .fractionalHeight(0.5))])))
    },
    frames: { w in
      [0: rect(0, 0, w / 2, 40), 1: rect(w / 2, 0, w / 4, 20), 2: rect(0, 40, w / 2, 40), 3: rect(w / 2, 40, w / 4, 20)]
    }),
  FrameCase(
    testDescription: "insets of section, group and item",
    layout: {
      let group = row(.absolute(100), [item(.fractionalWidth(0.5), .fractionalHeight(1), insets: 5)])
      group.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 20, bottom: 9, trailing: 40)
      return vertical(section)
    },
    frames: { w in
      let half = (w - 60 - 20) / 2
      return [0: rect(35, 22, half - 10, 70), 1: rect(35 + half, 22, half - 10, 70), 2: rect(35, 122, half - 10, 70)]
    }, contentSize: { w in CGSize(width: w, height: 316) }),
  FrameCase(
    testDescription: "fixed edge spacing around each item",
    layout: {
      let spacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(10), top: .fixed(5), trailing: nil, bottom: nil)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(80)),
        repeatingSubitem: item(.absolute(50), .absolute(50), edges: spacing), count: 3)
      return vertical(NSCollectionLayoutSection(group: group))
    }, frames: { _ in [0: rect(10, 5, 50, 50), 1: rect(70, 5, 50, 50), 2: rect(130, 5, 50, 50), 3: rect(10, 85, 50, 50)] }),
  FrameCase(
    testDescription: "flexible edge spacing centres",
    layout: {
      let spacing = NSCollectionLayoutEdgeSpacing(
        leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(80)),
        repeatingSubitem: item(.absolute(100), .absolute(40), edges: spacing), count: 1)
      return vertical(NSCollectionLayoutSection(group: group))
    }, frames: { w in [0: rect((w - 100) / 2, 20, 100, 40), 1: rect((w - 100) / 2, 100, 100, 40)] }),
  FrameCase(
    testDescription: "shares of the visible height",
    layout: {
      vertical(NSCollectionLayoutSection(group: row(.fractionalHeight(0.5), [item(.fractionalWidth(1), .fractionalHeight(0.5))])))
    },
    frames: { w in [0: rect(0, 0, w, 150), 1: rect(0, 300, w, 150)] }),
  FrameCase(
    testDescription: "columns in rows",
    layout: {
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(1), .absolute(100)), repeatingSubitem: item(.fractionalWidth(0.5), .absolute(40)),
        count: 2)
      group.interItemSpacing = .fixed(20)
      return vertical(NSCollectionLayoutSection(group: group))
    }, frames: { w in [0: rect(0, 0, w / 2, 40), 1: rect(0, 60, w / 2, 40), 2: rect(0, 100, w / 2, 40)] }),
  FrameCase(
    testDescription: "a custom group",
    counts: [5],
    layout: {
      let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) { environment in
        let room = environment.container.effectiveContentSize
        return [
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: room.width / 2, height: 50)),
          NSCollectionLayoutGroupCustomItem(
            frame: CGRect(x: room.width / 2, y: 50, width: room.width / 2, height: 50), zIndex: 3),
        ]
      }
      return vertical(NSCollectionLayoutSection(group: group))
    },
    frames: { w in
      [0: rect(0, 0, w / 2, 50), 1: rect(w / 2, 50, w / 2, 50), 3: rect(w / 2, 150, w / 2, 50), 4: rect(0, 200, w / 2, 50)]
    },
    contentSize: { w in CGSize(width: w, height: 300) }),
  FrameCase(
    testDescription: "estimates hold until something is measured",
    layout: { vertical(list(height: .estimated(44), spacing: 6)) },
    frames: { w in [0: rect(0, 0, w, 44), 1: rect(0, 50, w, 44)] }),
  FrameCase(
    testDescription: "equal parts with gaps",
    layout: { evenRow(4, .fixed(4)) },
    frames: { w in
      let part = (w - 12) / 4
      return [
        0: rect(0, 0, part, 40), 1: rect(part + 4, 0, part, 40), 3: rect(3 * part + 12, 0, part, 40), 4: rect(0, 40, part, 40),
      ]
    }),
  FrameCase(
    testDescription: "equal parts of a row inside its insets",
    layout: {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(60)), repeatingSubitem: item(.fractionalWidth(0.5), .fractionalHeight(1)),
        count: 2)
      group.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 30, bottom: 10, trailing: 10)
      return vertical(NSCollectionLayoutSection(group: group))
    }, frames: { w in [0: rect(30, 10, (w - 40) / 2, 40), 1: rect(30 + (w - 40) / 2, 10, (w - 40) / 2, 40)] }),
  FrameCase(
    testDescription: "twice as high as wide",
    layout: {
      vertical(
        NSCollectionLayoutSection(group: row(.fractionalWidth(0.5), [item(.fractionalWidth(0.25), .fractionalWidth(0.5))])))
    }, frames: { w in [0: rect(0, 0, w / 4, w / 2), 3: rect(0.75 * w, 0, w / 4, w / 2), 4: rect(0, w / 2, w / 4, w / 2)] }),
  FrameCase(
    testDescription: "groups that overlap",
    layout: { vertical(list(height: .absolute(100), spacing: -30)) },
    frames: { w in [0: rect(0, 0, w, 100), 1: rect(0, 70, w, 100), 5: rect(0, 350, w, 100)] },
    contentSize: { w in CGSize(width: w, height: 450) }),
  FrameCase(
    testDescription: "edge spacing of the group itself",
    layout: {
      let group = row(.absolute(40), [item(.fractionalWidth(1), .fractionalHeight(1))])
      group.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: .fixed(6), trailing: nil, bottom: .fixed(4))
      return vertical(NSCollectionLayoutSection(group: group))
    }, frames: { w in [0: rect(0, 6, w, 40), 1: rect(0, 56, w, 40)] }),
  FrameCase(
    testDescription: "an item lower than its estimated row",
    layout: {
      vertical(
        NSCollectionLayoutSection(
          group: row(.estimated(90), [item(.fractionalWidth(0.5), .absolute(30)), item(.fractionalWidth(0.5), .absolute(70))])))
    }, frames: { w in [0: rect(0, 0, w / 2, 30), 1: rect(w / 2, 0, w / 2, 70), 2: rect(0, 70, w / 2, 30)] }),
]
