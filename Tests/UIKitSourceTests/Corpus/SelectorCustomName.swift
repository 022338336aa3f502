// expect: custom:
import UIKit

class ASelectorCustomName: NSObject { @objc(custom:) func go(_ x: Int) {} }

@MainActor func corpusSelectorCustomName() -> String { #selector(ASelectorCustomName.go).description }
