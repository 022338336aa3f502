#if Window
  package import SDLHost

  /// Whether an app begins with a keyboard on the screen: as `SCROLLWORK_KEYBOARD` says, else where fingers can touch the screen and there is
  /// no keyboard of hardware.
  package struct KeyboardSetting {
    package let isOn: Bool
    /// What is wrong with the setting; nil if it is understood.
    package let complaint: String?

    package init(wish: String?, devices: InputDevices) {
      let isNeeded = devices.hasTouchScreen && !devices.hasKeyboard
      switch wish {
      case nil, "auto": (isOn, complaint) = (isNeeded, nil)
      case "on": (isOn, complaint) = (true, nil)
      case "off": (isOn, complaint) = (false, nil)
      case let other?:
        (isOn, complaint) = (isNeeded, "SCROLLWORK_KEYBOARD is \"\(other)\": set it to on, off or auto, or leave it out")
      }
    }
  }
#endif
