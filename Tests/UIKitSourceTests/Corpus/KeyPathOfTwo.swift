// expect: next.name
import UIKit

class AKeyPathOfTwo: NSObject { @objc var name = ""; @objc var next: AKeyPathOfTwo? }

@MainActor func corpusKeyPathOfTwo() -> String { #keyPath(AKeyPathOfTwo.next.name) }
