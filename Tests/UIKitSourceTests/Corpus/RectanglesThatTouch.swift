// expect: false true 1
import UIKit

@MainActor func corpusRectanglesThatTouch() -> String {
  let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
  let others = [CGRect(x: 10, y: 0, width: 10, height: 10), CGRect(x: 9, y: 9, width: 10, height: 10)]
  return "\(rect.intersects(others[0])) \(rect.intersects(others[1])) \(others.filter(rect.intersects).count)"
}
