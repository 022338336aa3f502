// expect: set:for:
import UIKit

class ASelectorSecondLabel: NSObject { @objc func set(_ a: Int, for b: Int) {} }

@MainActor func corpusSelectorSecondLabel() -> String { #selector(ASelectorSecondLabel.set(_:for:)).description }
