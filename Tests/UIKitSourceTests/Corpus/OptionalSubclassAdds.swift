// expect: Optional(6)
import UIKit

@objc protocol POptionalSubclassAdds {
  @objc optional func go(_ x: Int) -> Int; @objc optional func done(); @objc optional var title: String { get }
}
class OwnerOptionalSubclassAdds { weak var delegate: POptionalSubclassAdds? }
class BaseOptionalSubclassAdds: NSObject, POptionalSubclassAdds {}
class AOptionalSubclassAdds: BaseOptionalSubclassAdds { func go(_ x: Int) -> Int { x * 3 } }

@MainActor func corpusOptionalSubclassAdds() -> String {
  {
    let a = AOptionalSubclassAdds(); let owner = OwnerOptionalSubclassAdds(); owner.delegate = a;
    return "\(owner.delegate?.go?(2) as Any)"
  }()
}
