@_spi(UIKitModules) package import UIKitCore

/// The image of a row, which is not read beside the row's texts, as on iOS.
package final class RowImageView: UIImageView {
  package override var defaultIsAccessibilityElement: Bool { false }
}
