// expect: 2
import UIKit

class ASelectorAddedBySubclass: NSObject { @objc func one() -> Int { 1 } }
class BSelectorAddedBySubclass: ASelectorAddedBySubclass { @objc func two() -> Int { 2 } }

@MainActor func corpusSelectorAddedBySubclass() -> String {
  "\(send(#selector(BSelectorAddedBySubclass.two), BSelectorAddedBySubclass())!)"
}
