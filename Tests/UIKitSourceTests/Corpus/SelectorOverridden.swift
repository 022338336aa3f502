// expect: 2
import UIKit

class ASelectorOverridden: NSObject { @objc func one() -> Int { 1 } }
class BSelectorOverridden: ASelectorOverridden { override func one() -> Int { 2 } }

@MainActor func corpusSelectorOverridden() -> String { "\(send(#selector(ASelectorOverridden.one), BSelectorOverridden())!)" }
