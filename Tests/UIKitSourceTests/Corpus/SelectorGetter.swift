// expect: 4
import UIKit

class ASelectorGetter: NSObject { @objc var four = 4 }

@MainActor func corpusSelectorGetter() -> String { "\(send(#selector(getter: ASelectorGetter.four), ASelectorGetter())!)" }
