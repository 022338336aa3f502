// expect: x
import UIKit

class AAttributeCopying: NSObject { @NSCopying var text: NSString = "x" }

@MainActor func corpusAttributeCopying() -> String { "\(AAttributeCopying().text)" }
