// expect: 10
import UIKit

@objc protocol PLocationAfterProtocol {
  @objc optional func a(
    _ x: Int,
    b: Int
  )
}
func fLocationAfterProtocol() -> Int { return #line }

@MainActor func corpusLocationAfterProtocol() -> String { "\(fLocationAfterProtocol())" }
