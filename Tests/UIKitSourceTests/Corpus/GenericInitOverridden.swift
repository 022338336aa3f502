// expect: framed
import UIKit

class AGenericInitOverridden: UIView {
  var log = ""; override init(frame: CGRect) { super.init(frame: frame); log = "framed" }
  required init?(coder: NSCoder) { fatalError("unused") }
}
class BoxGenericInitOverridden<V: UIView> { let view = V() }

@MainActor func corpusGenericInitOverridden() -> String { BoxGenericInitOverridden<AGenericInitOverridden>().view.log }
