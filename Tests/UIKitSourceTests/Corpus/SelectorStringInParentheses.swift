// expect: 1
import UIKit

class ASelectorStringInParentheses: NSObject { @objc func one() -> Int { 1 } }

@MainActor func corpusSelectorStringInParentheses() -> String { "\(send(Selector(("one")), ASelectorStringInParentheses())!)" }
