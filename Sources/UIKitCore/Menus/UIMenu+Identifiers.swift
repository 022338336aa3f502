// The menus that a bar may have. Those that the system fills are .edit with .standardEdit; the others are empty places for the app's own.
extension UIMenu.Identifier {
  private static func apple(_ name: String) -> UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.\(name)") }

  /// The whole bar.
  public static let root = apple("root")
  /// The menus of the bar, in order.
  public static let application = apple("application"), file = apple("file"), edit = apple("edit")
  /// The menus of the bar, in order.
  public static let format = apple("format"), view = apple("view"), window = apple("window"), help = apple("help")
  /// Parts of the application's menu.
  public static let about = apple("about"), preferences = apple("preferences"), services = apple("services")
  /// Parts of the application's menu.
  public static let hide = apple("hide"), quit = apple("quit")
  /// Parts of the file menu.
  public static let newItem = apple("new-item"), newScene = apple("new-scene"), open = apple("open")
  /// Parts of the file menu.
  public static let openRecent = apple("open-recent"), close = apple("close"), print = apple("print")
  /// Parts of the file menu.
  public static let document = apple("document")
  /// Parts of the edit menu.
  public static let undoRedo = apple("undo-redo"), standardEdit = apple("standard-edit"), find = apple("find")
  /// Parts of the edit menu.
  public static let findPanel = apple("find-panel"), replace = apple("replace"), share = apple("share")
  /// Parts of the edit menu.
  public static let textStyle = apple("text-style"), spelling = apple("spelling")
  /// Parts of the edit menu.
  public static let spellingPanel = apple("spelling-panel"), spellingOptions = apple("spelling-options")
  /// Parts of the edit menu.
  public static let substitutions = apple("substitutions"), substitutionsPanel = apple("substitutions-panel")
  /// Parts of the edit menu.
  public static let substitutionOptions = apple("substitution-options"), transformations = apple("transformations")
  /// Parts of the edit menu.
  public static let speech = apple("speech"), lookup = apple("lookup"), learn = apple("learn"), autoFill = apple("autofill")
  /// Parts of the format menu.
  public static let font = apple("font"), textSize = apple("text-size"), textColor = apple("text-color")
  /// Parts of the format menu.
  public static let textStylePasteboard = apple("text-style-pasteboard"), text = apple("text")
  /// Parts of the format menu.
  public static let writingDirection = apple("writing-direction"), alignment = apple("alignment")
  /// Parts of the view menu.
  public static let toolbar = apple("toolbar"), sidebar = apple("sidebar"), fullscreen = apple("fullscreen")
  /// Parts of the window menu.
  public static let minimizeAndZoom = apple("minimize-and-zoom"), bringAllToFront = apple("bring-all-to-front")
}
