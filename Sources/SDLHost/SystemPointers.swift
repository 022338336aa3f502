internal import CSDL2
@_spi(UIKitModules) internal import UIKitCore

/// The desktop's pointers, each loaded when it is first shown and kept until SDL ends. Used on the display thread.
struct SystemPointers {
  private var loaded: [UInt32: OpaquePointer] = [:]
  private var visibility: PointerVisibility
  private var shape = PointerShape.arrow

  /// - Parameter hidesForTouches: Whether the pointer is hidden until a mouse moves, and by a touch: where no window system does that.
  init(hidesForTouches: Bool) {
    visibility = PointerVisibility(hidesForTouches: hidesForTouches)
    if hidesForTouches { SDL_ShowCursor(SDL_DISABLE) }
  }

  /// Hides and shows the pointer, by what the person uses.
  mutating func follow(_ event: SDL_EventType) {
    if visibility.follow(event) { show(shape) }
  }

  mutating func show(_ shape: PointerShape) {
    self.shape = shape
    switch visibility.isVisible ? shape : .hidden {
    case .hidden: SDL_ShowCursor(SDL_DISABLE)
    case .arrow: show(SDL_SYSTEM_CURSOR_ARROW)
    case .beam: show(SDL_SYSTEM_CURSOR_IBEAM)
    case .hand: show(SDL_SYSTEM_CURSOR_HAND)
    case .columns: show(SDL_SYSTEM_CURSOR_SIZEWE)
    }
  }

  private mutating func show(_ system: SDL_SystemCursor) {
    SDL_ShowCursor(SDL_ENABLE)
    guard let pointer = loaded[system.rawValue] ?? SDL_CreateSystemCursor(system) else { return }
    loaded[system.rawValue] = pointer
    SDL_SetCursor(pointer)
  }
}

/// Whether a pointer that SDL draws shows: while a mouse is used.
struct PointerVisibility {
  private let hidesForTouches: Bool
  private(set) var isVisible: Bool

  init(hidesForTouches: Bool) { (self.hidesForTouches, isVisible) = (hidesForTouches, !hidesForTouches) }

  /// Returns whether that has changed.
  mutating func follow(_ event: SDL_EventType) -> Bool {
    let former = isVisible
    switch event {
    case SDL_FINGERDOWN: isVisible = !hidesForTouches
    case SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEWHEEL: isVisible = true
    default: break
    }
    return isVisible != former
  }
}
