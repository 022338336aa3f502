@_exported public import UIKitContentConfiguration
@_exported public import UIKitListGestures
