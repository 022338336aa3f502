/// A method or closure of an app that UIKit runs again when something that it has read changes: a property of an `@Observable` object, or a
/// trait.
@_spi(UIKitModules) public enum TrackedMethod: UInt8, Sendable {
  case updateProperties
  case updateControllerProperties
  case updateConstraints
  case viewWillLayoutSubviews
  case layoutSubviews
  case viewDidLayoutSubviews
  case draw
  /// `updateConfiguration(using:)` of cells, headers and footers, `updateConfiguration()` of buttons, with their handlers.
  case updateConfiguration
  /// The handler of a cell's, header's or footer's registration.
  case registration
  case updateContentUnavailableConfiguration
  /// `containerViewWillLayoutSubviews()` and `containerViewDidLayoutSubviews()` of a presentation.
  case layoutContainerView
}
