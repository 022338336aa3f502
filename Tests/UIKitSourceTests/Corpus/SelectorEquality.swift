// expect: true
import UIKit

class ASelectorEquality: NSObject { @objc func tap(_ x: Any) {} }

@MainActor func corpusSelectorEquality() -> String { "\(#selector(ASelectorEquality.tap) == Selector("tap:"))" }
