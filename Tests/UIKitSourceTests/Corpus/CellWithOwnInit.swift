// expect: own
import UIKit

class ACellWithOwnInit: UITableViewCell {
  var log = ""; init(model: String) { super.init(style: .default, reuseIdentifier: nil); log = model }
  required init?(coder: NSCoder) { fatalError("unused") }
}

@MainActor func corpusCellWithOwnInit() -> String { ACellWithOwnInit(model: "own").log }
