// expect: own
import UIKit

class ACellOfCollection: UICollectionViewCell {
  var log = ""; init(model: String) { super.init(frame: .zero); log = model }
  required init?(coder: NSCoder) { fatalError("unused") }
}

@MainActor func corpusCellOfCollection() -> String { ACellOfCollection(model: "own").log }
