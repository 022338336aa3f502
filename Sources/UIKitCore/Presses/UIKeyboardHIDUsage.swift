/// A key by its place on the keyboard, whatever its label: the usage IDs of the USB tables (page 7, "Keyboard/Keypad").
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardErrorRollOver = 0x01, keyboardPOSTFail, keyboardErrorUndefined, keyboardA, keyboardB, keyboardC
  case keyboardD = 0x07, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ, keyboardK, keyboardL
  case keyboardM = 0x10, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU
  case keyboardV = 0x19, keyboardW, keyboardX, keyboardY, keyboardZ, keyboard1, keyboard2, keyboard3, keyboard4
  case keyboard5 = 0x22, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0, keyboardReturnOrEnter, keyboardEscape
  case keyboardDeleteOrBackspace = 0x2A, keyboardTab, keyboardSpacebar, keyboardHyphen, keyboardEqualSign
  case keyboardOpenBracket = 0x2F, keyboardCloseBracket, keyboardBackslash, keyboardNonUSPound, keyboardSemicolon
  case keyboardQuote = 0x34, keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod, keyboardSlash
  case keyboardCapsLock = 0x39, keyboardF1, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7
  case keyboardF8 = 0x41, keyboardF9, keyboardF10, keyboardF11, keyboardF12, keyboardPrintScreen, keyboardScrollLock
  case keyboardPause = 0x48, keyboardInsert, keyboardHome, keyboardPageUp, keyboardDeleteForward, keyboardEnd
  case keyboardPageDown = 0x4E, keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
  case keypadNumLock = 0x53, keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter, keypad1, keypad2
  case keypad3 = 0x5B, keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, keypad0, keypadPeriod
  case keyboardNonUSBackslash = 0x64, keyboardApplication, keyboardPower, keypadEqualSign, keyboardF13, keyboardF14
  case keyboardF15 = 0x6A, keyboardF16, keyboardF17, keyboardF18, keyboardF19, keyboardF20, keyboardF21, keyboardF22
  case keyboardF23 = 0x72, keyboardF24, keyboardExecute, keyboardHelp, keyboardMenu, keyboardSelect, keyboardStop
  case keyboardAgain = 0x79, keyboardUndo, keyboardCut, keyboardCopy, keyboardPaste, keyboardFind, keyboardMute
  case keyboardVolumeUp = 0x80, keyboardVolumeDown, keyboardLockingCapsLock, keyboardLockingNumLock
  case keyboardLockingScrollLock = 0x84, keypadComma, keypadEqualSignAS400, keyboardInternational1
  case keyboardInternational2 = 0x88, keyboardInternational3, keyboardInternational4, keyboardInternational5
  case keyboardInternational6 = 0x8C, keyboardInternational7, keyboardInternational8, keyboardInternational9
  case keyboardLANG1 = 0x90, keyboardLANG2, keyboardLANG3, keyboardLANG4, keyboardLANG5, keyboardLANG6, keyboardLANG7
  case keyboardLANG8 = 0x97, keyboardLANG9, keyboardAlternateErase, keyboardSysReqOrAttention, keyboardCancel
  case keyboardClear = 0x9C, keyboardPrior, keyboardReturn, keyboardSeparator, keyboardOut, keyboardOper
  case keyboardClearOrAgain = 0xA2, keyboardCrSelOrProps, keyboardExSel
  case keyboardLeftControl = 0xE0, keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI, keyboardRightControl
  case keyboardRightShift = 0xE5, keyboardRightAlt, keyboardRightGUI
  /// What no place of the tables stands for.
  case keyboard_Reserved = 0xFFFF
}
