@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import QuartzCore
@_exported public import Selectors
@_exported public import UIKitControllers
@_exported public import UIKitCore
@_exported public import UIKitDrawing
@_exported public import UIKitLists
