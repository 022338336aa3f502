// expect: A
import UIKit

@objc(Renamed) class AAttributeObjCClassName: NSObject { func name() -> String { "A" } }

@MainActor func corpusAttributeObjCClassName() -> String { AAttributeObjCClassName().name() }
