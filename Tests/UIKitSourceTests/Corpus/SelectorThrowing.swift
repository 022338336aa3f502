// expect: parseAndReturnError:
import UIKit

class ASelectorThrowing: NSObject { @objc func parse() throws {} }

@MainActor func corpusSelectorThrowing() -> String { #selector(ASelectorThrowing.parse).description }
