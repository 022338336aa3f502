// expect: goWithSpeed:
import UIKit

class ASelectorWith: NSObject { @objc func go(speed: Int) {} }

@MainActor func corpusSelectorWith() -> String { #selector(ASelectorWith.go(speed:)).description }
