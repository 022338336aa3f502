// expect: 3
import UIKit

class AAttributeObjC: NSObject { @objc func three() -> Int { 3 } }

@MainActor func corpusAttributeObjC() -> String { "\(AAttributeObjC().three())" }
