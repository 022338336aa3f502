// expect: 3
import UIKit

class AAttributeObjCName: NSObject { @objc(tres) func three() -> Int { 3 } }

@MainActor func corpusAttributeObjCName() -> String { "\(send(Selector("tres"), AAttributeObjCName())!)" }
