internal import CSDL2
@_spi(UIKitModules) internal import UIKitCore

/// The desktop's pointers, each loaded when it is first shown and kept until SDL ends. Used on the display thread.
struct SystemPointers {
  private var loaded: [UInt32: OpaquePointer] = [:]

  mutating func show(_ shape: PointerShape) {
    switch shape {
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
