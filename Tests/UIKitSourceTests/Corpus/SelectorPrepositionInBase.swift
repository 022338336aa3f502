// expect: moveTo:
import UIKit

class ASelectorPrepositionInBase: NSObject { @objc func moveTo(_ a: Int) {} }

@MainActor func corpusSelectorPrepositionInBase() -> String { #selector(ASelectorPrepositionInBase.moveTo).description }
