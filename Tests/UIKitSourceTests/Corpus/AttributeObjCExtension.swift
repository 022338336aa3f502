// expect: 6
import UIKit

class AAttributeObjCExtension: NSObject {}
@objc extension AAttributeObjCExtension { func six() -> Int { 6 } }

@MainActor func corpusAttributeObjCExtension() -> String { "\(send(Selector("six"), AAttributeObjCExtension())!)" }
