// expect: 1
import UIKit

class ASelectorOneLineClass: NSObject { @objc func one() -> Int { 1 } }; class BSelectorOneLineClass {}

@MainActor func corpusSelectorOneLineClass() -> String {
  "\(send(#selector(ASelectorOneLineClass.one), ASelectorOneLineClass())!)"
}
