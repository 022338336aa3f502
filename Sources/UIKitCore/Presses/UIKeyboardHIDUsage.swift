/// A key by its place on the keyboard, whatever its label: the usage IDs of the USB tables (page 7, "Keyboard/Keypad").
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// 0x01 to 0x06: errors that a keyboard reports, then A, B and C of a US layout.
  case keyboardErrorRollOver = 0x01, keyboardPOSTFail, keyboardErrorUndefined, keyboardA, keyboardB, keyboardC
  /// 0x07 to 0x0F: D to L.
  case keyboardD = 0x07, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ, keyboardK, keyboardL
  /// 0x10 to 0x18: M to U.
  case keyboardM = 0x10, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU
  /// 0x19 to 0x21: V to Z, 1 to 4 of the top row.
  case keyboardV = 0x19, keyboardW, keyboardX, keyboardY, keyboardZ, keyboard1, keyboard2, keyboard3, keyboard4
  /// 0x22 to 0x29: 5 to 0 of the top row, Return, Escape.
  case keyboard5 = 0x22, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0, keyboardReturnOrEnter, keyboardEscape
  /// 0x2A to 0x2E: Backspace, Tab, the space bar, - and =.
  case keyboardDeleteOrBackspace = 0x2A, keyboardTab, keyboardSpacebar, keyboardHyphen, keyboardEqualSign
  /// 0x2F to 0x33: the brackets, the backslash, the # of non-US layouts, the semicolon.
  case keyboardOpenBracket = 0x2F, keyboardCloseBracket, keyboardBackslash, keyboardNonUSPound, keyboardSemicolon
  /// 0x34 to 0x38: the quote, the grave accent, comma, period and slash.
  case keyboardQuote = 0x34, keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod, keyboardSlash
  /// 0x39 to 0x40: Caps Lock, F1 to F7.
  case keyboardCapsLock = 0x39, keyboardF1, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7
  /// 0x41 to 0x47: F8 to F12, Print Screen, Scroll Lock.
  case keyboardF8 = 0x41, keyboardF9, keyboardF10, keyboardF11, keyboardF12, keyboardPrintScreen, keyboardScrollLock
  /// 0x48 to 0x4D: Pause, Insert, Home, Page Up, the forward Delete, End.
  case keyboardPause = 0x48, keyboardInsert, keyboardHome, keyboardPageUp, keyboardDeleteForward, keyboardEnd
  /// 0x4E to 0x52: Page Down and the arrows.
  case keyboardPageDown = 0x4E, keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
  /// 0x53 to 0x5A: Num Lock, operators, Enter, 1 and 2 of the keypad.
  case keypadNumLock = 0x53, keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter, keypad1, keypad2
  /// 0x5B to 0x63: 3 to 0 and the decimal point of the keypad.
  case keypad3 = 0x5B, keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, keypad0, keypadPeriod
  /// 0x64 to 0x69: the key beside the left Shift, the menu key, Power, = of the keypad, F13 and F14.
  case keyboardNonUSBackslash = 0x64, keyboardApplication, keyboardPower, keypadEqualSign, keyboardF13, keyboardF14
  /// 0x6A to 0x71: F15 to F22.
  case keyboardF15 = 0x6A, keyboardF16, keyboardF17, keyboardF18, keyboardF19, keyboardF20, keyboardF21, keyboardF22
  /// 0x72 to 0x78: F23, F24, and command keys of some keyboards.
  case keyboardF23 = 0x72, keyboardF24, keyboardExecute, keyboardHelp, keyboardMenu, keyboardSelect, keyboardStop
  /// 0x79 to 0x7F: editing keys of some keyboards, and Mute.
  case keyboardAgain = 0x79, keyboardUndo, keyboardCut, keyboardCopy, keyboardPaste, keyboardFind, keyboardMute
  /// 0x80 to 0x83: volume, and lock keys that stay down.
  case keyboardVolumeUp = 0x80, keyboardVolumeDown, keyboardLockingCapsLock, keyboardLockingNumLock
  /// 0x84 to 0x87: the locking Scroll Lock, more keypad keys, the first international key.
  case keyboardLockingScrollLock = 0x84, keypadComma, keypadEqualSignAS400, keyboardInternational1
  /// 0x88 to 0x8B: keys of Japanese and other layouts.
  case keyboardInternational2 = 0x88, keyboardInternational3, keyboardInternational4, keyboardInternational5
  /// 0x8C to 0x8F: keys of Japanese and other layouts.
  case keyboardInternational6 = 0x8C, keyboardInternational7, keyboardInternational8, keyboardInternational9
  /// 0x90 to 0x96: keys that switch the language.
  case keyboardLANG1 = 0x90, keyboardLANG2, keyboardLANG3, keyboardLANG4, keyboardLANG5, keyboardLANG6, keyboardLANG7
  /// 0x97 to 0x9B: keys that switch the language, and keys of terminals.
  case keyboardLANG8 = 0x97, keyboardLANG9, keyboardAlternateErase, keyboardSysReqOrAttention, keyboardCancel
  /// 0x9C to 0xA1: keys of terminals.
  case keyboardClear = 0x9C, keyboardPrior, keyboardReturn, keyboardSeparator, keyboardOut, keyboardOper
  /// 0xA2 to 0xA4: keys of terminals.
  case keyboardClearOrAgain = 0xA2, keyboardCrSelOrProps, keyboardExSel
  /// 0xE0 to 0xE4: the left modifiers and the right Control. GUI is Command, or the window system's key.
  case keyboardLeftControl = 0xE0, keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI, keyboardRightControl
  /// 0xE5 to 0xE7: the other right modifiers.
  case keyboardRightShift = 0xE5, keyboardRightAlt, keyboardRightGUI
  /// Any key that the tables do not list.
  case keyboard_Reserved = 0xFFFF
}
