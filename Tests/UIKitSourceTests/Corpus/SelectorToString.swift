// expect: a:b:
import UIKit

class ASelectorToString: NSObject { @objc func a(_ x: Int, b: Int) {} }

@MainActor func corpusSelectorToString() -> String { NSStringFromSelector(#selector(ASelectorToString.a(_:b:))) }
