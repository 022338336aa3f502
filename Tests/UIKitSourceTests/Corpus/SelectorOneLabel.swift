// expect: go:
import UIKit

class ASelectorOneLabel: NSObject { @objc func go(_ x: Int) {} }

@MainActor func corpusSelectorOneLabel() -> String { #selector(ASelectorOneLabel.go(_:)).description }
