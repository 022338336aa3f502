import Scrollwork
import UIKit
import UIKitTesting

@MainActor let gridMistakes = [
  Mistake("grid-length", "GridScrollView.rowSizing", "-4", "not negative") { GridScrollView().rowSizing = .uniform(-4) },
  Mistake("grid-width", "GridScrollView.setWidth(nan, ofColumns:", "finite") {
    GridScrollView().setWidth(.nan, ofColumns: 0..<1)
  },
  Mistake("grid-overlap", "GridScrollView.mergedAreas", "overlap", "without common cells") {
    GridScrollView().mergedAreas = [
      GridScrollView.Area(rows: 0..<2, columns: 0..<2), GridScrollView.Area(rows: 1..<3, columns: 1..<2),
    ]
  },
  Mistake("grid-frozen", "GridScrollView.frozen", "top: -1", "from 0 on") { GridScrollView().frozen.top = -1 },
  Mistake("grid-identifier", "dequeueReusableCell(withReuseIdentifier: \"cell\"", "register(_:forCellWithReuseIdentifier:)") {
    _ = GridScrollView().dequeueReusableCell(withReuseIdentifier: "cell", for: GridScrollView.Position(row: 0, column: 0))
  },
  Mistake("grid-place", "GridScrollView.scrollToCell(at: (3, 0)", "there are 0 rows") {
    GridScrollView().scrollToCell(at: GridScrollView.Position(row: 3, column: 0), animated: false)
  },
]
