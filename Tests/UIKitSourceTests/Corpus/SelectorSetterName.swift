// expect: setFour:
import UIKit

class ASelectorSetterName: NSObject { @objc var four = 4 }

@MainActor func corpusSelectorSetterName() -> String { #selector(setter: ASelectorSetterName.four).description }
