// expect: fixed
import UIKit

class ACellWithCoderInitOnly: UICollectionViewCell {
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class ACellWithCoderInitOnlySubclass: ACellWithCoderInitOnly {
  let log: String
  required init?(coder: NSCoder) { log = "fixed"; super.init(coder: coder) }
}

class ACellWithCoderInitOnlyOfTable: UITableViewCell {
  static let log = "fixed"
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor func corpusCellWithCoderInitOnly() -> String {
  ACellWithCoderInitOnlySubclass(coder: NSCoder())?.log ?? ACellWithCoderInitOnlyOfTable.log
}
