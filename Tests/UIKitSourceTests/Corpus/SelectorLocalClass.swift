// expect: local
import UIKit

func makeSelectorLocalClass() -> NSObject { class Local: NSObject { @objc func go() -> String { "local" } }; return Local() }

@MainActor func corpusSelectorLocalClass() -> String { "\(send(Selector("go"), makeSelectorLocalClass())!)" }
