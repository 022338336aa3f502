// expect: 1.0 4.0 5.0 nil
import UIKit

/// Geometry in the user info of a notification: Objective-C looks up `cgRectValue` by its name.
@MainActor func corpusObjectPropertyOfGeometry() -> String {
  let info: [String: Any]? = [
    "frame": NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), "point": NSValue(cgPoint: CGPoint(x: 5, y: 6)),
  ]
  let frame: CGRect? = info?["frame"].map { $0 as AnyObject }?.cgRectValue
  let point: CGPoint = (info!["point"] as AnyObject).cgPointValue
  let absent: CGRect? = info?["absent"].map { $0 as AnyObject }?.cgRectValue
  return "\(frame!.minX) \(frame!.height) \(point.x) \(absent.map { "\($0)" } ?? "nil")"
}
