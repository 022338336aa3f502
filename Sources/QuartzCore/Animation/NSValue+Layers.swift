internal import CoreGraphics
internal import Diagnostics
public import Foundation

extension NSValue {
  /// Contains a transform.
  public convenience init(caTransform3D transform: CATransform3D) {
    var transform = transform
    self.init(bytes: &transform, objCType: Self.transformEncoding)
  }

  /// The transform; a value that contains something else stops the program.
  public var caTransform3DValue: CATransform3D {
    ensure(isTransform, "NSValue.caTransform3DValue: the value contains \(String(cString: objCType)), no CATransform3D")
    var transform = CATransform3DIdentity
    getValue(&transform)
    return transform
  }

  /// Foundation on Linux knows no structures of programs: 16 numbers.
  private static let transformEncoding = "[16d]"

  private var isTransform: Bool { String(cString: objCType) == Self.transformEncoding }

  /// What an animation shows for the value; nil for a type that is not animated.
  var animatedValue: AnimatedValue? {
    switch String(cString: objCType) {
    case Self.transformEncoding: .transform(caTransform3DValue)
    case "{CGPoint=dd}": .numbers([pointValue.x, pointValue.y, 0, 0])
    case "{CGSize=dd}": .numbers([sizeValue.width, sizeValue.height, 0, 0])
    case "{CGRect={CGPoint=dd}{CGSize=dd}}":
      .numbers([rectValue.origin.x, rectValue.origin.y, rectValue.size.width, rectValue.size.height])
    default: nil
    }
  }
}
