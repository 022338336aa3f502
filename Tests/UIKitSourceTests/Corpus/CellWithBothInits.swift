// expect: registered
import UIKit

class ACellWithBothInits: UITableViewCell {
  var log = ""; init(model: String) { super.init(style: .default, reuseIdentifier: nil) }
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier); log = "registered"
  }
  required init?(coder: NSCoder) { fatalError("unused") }
}
class BCellWithBothInits: ACellWithBothInits {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { fatalError("unused") }
}

@MainActor func corpusCellWithBothInits() -> String {
  {
    let t = UITableView(); t.register(BCellWithBothInits.self, forCellReuseIdentifier: "b");
    return (t.dequeueReusableCell(withIdentifier: "b") as! BCellWithBothInits).log
  }()
}
