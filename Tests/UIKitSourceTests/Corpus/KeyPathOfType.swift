// expect: name
import UIKit

class AKeyPathOfType: NSObject { @objc var name = "" }

@MainActor func corpusKeyPathOfType() -> String { #keyPath(AKeyPathOfType.name) }
