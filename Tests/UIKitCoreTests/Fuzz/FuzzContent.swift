import Foundation
import UIKitCore
import UIKitGraphics

/// Content that must hear how each touch ends that it heard of.
final class FuzzContent: UIView {
  private(set) var open: Set<ObjectIdentifier> = []
  private(set) var complaints: [String] = []

  /// Something to draw, so that a zoom has something to draw anew.
  override func draw(_ rect: CGRect) {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches where !open.insert(ObjectIdentifier(touch)).inserted {
      complaints.append("content: a touch began twice")
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches where !open.contains(ObjectIdentifier(touch)) { complaints.append("content: an unknown touch moved") }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches) }

  private func close(_ touches: Set<UITouch>) {
    for touch in touches where open.remove(ObjectIdentifier(touch)) == nil {
      complaints.append("content: an unknown touch ended")
    }
  }
}
