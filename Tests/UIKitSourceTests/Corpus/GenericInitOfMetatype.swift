// expect: UILabel 0.0, OwnGenericInitOfMetatype 5.0, UIScrollView nil
import UIKit

class OwnGenericInitOfMetatype: UIView {}

func makeGenericInitOfMetatype<T: UIView>(type: T.Type) -> T { type.init() }
func framedGenericInitOfMetatype(_ kind: UIView.Type) -> UIView { kind.init(frame: CGRect(x: 0, y: 0, width: 5, height: 5)) }
func scrollGenericInitOfMetatype(_ any: AnyClass) -> UIScrollView? {
  var made: UIScrollView?
  if let scrollClass = any as? UIScrollView.Type { made = scrollClass.init() }
  return made
}

@MainActor func corpusGenericInitOfMetatype() -> String {
  let (label, own) = (makeGenericInitOfMetatype(type: UILabel.self), framedGenericInitOfMetatype(OwnGenericInitOfMetatype.self))
  let scroll = scrollGenericInitOfMetatype(UIScrollView.self).map { "\(type(of: $0))" } ?? "nil"
  let none = scrollGenericInitOfMetatype(UILabel.self).map { "\(type(of: $0))" } ?? "nil"
  return "\(type(of: label)) \(label.frame.width), \(type(of: own)) \(own.frame.width), \(scroll) \(none)"
}
