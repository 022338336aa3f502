// expect: titel
import UIKit

class AKeyPathCustomName: NSObject { @objc(titel) var title = ""; func path() -> String { #keyPath(title) } }

@MainActor func corpusKeyPathCustomName() -> String { AKeyPathCustomName().path() }
