// expect: 1
import UIKit

class ASelectorFromString: NSObject { @objc func one() -> Int { 1 } }

@MainActor func corpusSelectorFromString() -> String { "\(send(NSSelectorFromString("one"), ASelectorFromString())!)" }
