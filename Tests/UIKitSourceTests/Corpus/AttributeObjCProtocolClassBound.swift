// expect: true
import UIKit

@objc protocol PAttributeObjCProtocolClassBound { func run() }
class AAttributeObjCProtocolClassBound: PAttributeObjCProtocolClassBound { func run() {} }
class OwnerAttributeObjCProtocolClassBound { weak var delegate: PAttributeObjCProtocolClassBound? }

@MainActor func corpusAttributeObjCProtocolClassBound() -> String {
  {
    let owner = OwnerAttributeObjCProtocolClassBound(); let a = AAttributeObjCProtocolClassBound(); owner.delegate = a;
    return "\(owner.delegate === a)"
  }()
}
