// expect: a b
import UIKit

class ASelectorTwoOnOneLine: NSObject { @objc func a() {}; @objc func b() {} }

@MainActor func corpusSelectorTwoOnOneLine() -> String {
  [#selector(ASelectorTwoOnOneLine.a), #selector(ASelectorTwoOnOneLine.b)].map(\.description).joined(separator: " ")
}
