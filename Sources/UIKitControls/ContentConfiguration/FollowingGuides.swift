internal import Foundation
internal import UIKitCore

/// Layout guides that lie where views of the same container do, which are placed by frames.
@MainActor struct FollowingGuides {
  @MainActor private struct Follower {
    let guide: UILayoutGuide
    /// The left, the top, the width and the height.
    let sides: [NSLayoutConstraint]

    init(in container: UIView, _ name: String) {
      guide = UILayoutGuide()
      guide.identifier = name
      container.addLayoutGuide(guide)
      sides = [
        guide.leftAnchor.constraint(equalTo: container.leftAnchor), guide.topAnchor.constraint(equalTo: container.topAnchor),
        guide.widthAnchor.constraint(equalToConstant: 0), guide.heightAnchor.constraint(equalToConstant: 0),
      ]
      for side in sides { side.isActive = true }
    }

    func follow(_ frame: CGRect) {
      for (side, length) in zip(sides, [frame.minX, frame.minY, frame.width, frame.height]) where side.constant != length {
        side.constant = length
      }
    }
  }

  private var followers: [ObjectIdentifier: Follower] = [:]

  /// The guide of a view, created at first use.
  mutating func guide(of view: UIView, in container: UIView, _ name: String) -> UILayoutGuide {
    if let known = followers[ObjectIdentifier(view)] { return known.guide }
    let made = Follower(in: container, name)
    made.follow(view.frame)
    followers[ObjectIdentifier(view)] = made
    return made.guide
  }

  /// Moves the guides to where their views are.
  func follow(_ views: [UIView]) {
    if followers.isEmpty { return }
    for view in views { followers[ObjectIdentifier(view)]?.follow(view.frame) }
  }
}
