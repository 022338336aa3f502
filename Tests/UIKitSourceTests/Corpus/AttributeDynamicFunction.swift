// expect: 8
import UIKit

class AAttributeDynamicFunction: NSObject { @objc public dynamic func eight() -> Int { 8 } }

@MainActor func corpusAttributeDynamicFunction() -> String { "\(AAttributeDynamicFunction().eight())" }
