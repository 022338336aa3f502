// expect: 9
import UIKit

class AExtensionPropertySettable { var stored = 0 }
extension AExtensionPropertySettable {
  @objc var number: Int {
    get { stored }
    set { stored = newValue }
  }
}
class BExtensionPropertySettable: AExtensionPropertySettable {
  override var number: Int {
    get { super.number }
    set { super.number = newValue * 3 }
  }
}

@MainActor func corpusExtensionPropertySettable() -> String {
  {
    let b: AExtensionPropertySettable = BExtensionPropertySettable(); b.number = 3; return "\(b.number)"
  }()
}
