// expect: 1
import UIKit

final class ASelectorFinalClass: NSObject { @objc func one() -> Int { 1 } }

@MainActor func corpusSelectorFinalClass() -> String { "\(send(#selector(ASelectorFinalClass.one), ASelectorFinalClass())!)" }
