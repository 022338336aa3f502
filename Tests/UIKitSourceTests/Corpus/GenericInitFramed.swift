// expect: 3.0 UILabel, own 7.0 8.0
import UIKit

final class HolderGenericInitFramed<Content: UIView>: UIView { lazy var content = Content(frame: bounds) }
class OwnGenericInitFramed: UIView {
  var made: CGFloat = 0
  override init(frame: CGRect) {
    made = frame.width
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { fatalError() }
}

@MainActor func corpusGenericInitFramed() -> String {
  let holder = HolderGenericInitFramed<UILabel>(frame: CGRect(x: 0, y: 0, width: 3, height: 4))
  let own = HolderGenericInitFramed<OwnGenericInitFramed>(frame: CGRect(x: 0, y: 0, width: 7, height: 8))
  return "\(holder.content.frame.width) \(type(of: holder.content)), own \(own.content.made) \(own.content.frame.height)"
}
