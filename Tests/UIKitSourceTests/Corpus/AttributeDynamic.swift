// expect: 7
import UIKit

class AAttributeDynamic: NSObject { @objc dynamic var seven = 7 }

@MainActor func corpusAttributeDynamic() -> String { "\(AAttributeDynamic().seven)" }
