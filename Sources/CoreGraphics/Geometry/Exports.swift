// `import CoreGraphics` alone provides the four types, as on Apple's platforms; nothing else of Foundation.
@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize
