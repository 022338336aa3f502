// expect: OwnGenericInitOfSelf made
import UIKit

protocol ViewGenericInitOfSelf: UIView {}
protocol MarkGenericInitOfSelf {}
extension ViewGenericInitOfSelf where Self: MarkGenericInitOfSelf {
  static func maker() -> () -> Self { { Self() } }
}
class OwnGenericInitOfSelf: UIView, ViewGenericInitOfSelf, MarkGenericInitOfSelf {
  var note = ""
  override init(frame: CGRect) {
    super.init(frame: frame)
    note = "made"
  }
  required init?(coder: NSCoder) { fatalError() }
}

@MainActor func corpusGenericInitOfSelf() -> String {
  let view = OwnGenericInitOfSelf.maker()()
  return "\(type(of: view)) \(view.note)"
}
