/// The home list's sections, and each scene's caption and hint.
extension GalleryScene {
  /// Scenes grouped by topic; a scene opened by another scene's button is not listed.
  static let sections: [(title: String, scenes: [GalleryScene])] = [
    ("Several lists, one scroll", [xray, containers, home, profile, lazySections, collections, mixed, simple, sideways, pins]),
    ("Lists that change", [edit, outline, chat, feed, refresh, sizes, invalid, search]),
    ("Reuse", [reuse, grid, spreadsheet, streets]),
    ("Motion", [nested, messages, pages, timeline, photo, tray, drawer, top]),
    ("Layout", [compositional, constraints, stack, controls, writing]),
  ]

  /// The same page built without the container, for comparison.
  var alternative: GalleryScene? { [Self.containers.name: Self.naive, Self.home.name: Self.homestack][name] }

  /// One line below the title in the home list.
  var caption: String { words.caption }

  /// One sentence that says what to watch in the scene.
  var watch: String { words.watch }

  /// The hint of both home pages, which look alike except for the counter.
  private static let watchHome = "Watch the counter: the page ends in 2,000 rows of news."

  private var words: (caption: String, watch: String) {
    switch name {
    case "xray": ("500 rows, 10 cells", "Watch the two counters: only rows on screen have cells at the left.")
    case "containers":
      ("Two tables scroll as one", "Watch the seam between the tables: the finger never lands in a second scroll view.")
    case "naive": ("A cell for each of 2,000 rows", "Watch the counter: every row has a cell, on screen or not.")
    case "home": ("Six view controllers on one page", Self.watchHome)
    case "homestack": ("The same page in a stack view", Self.watchHome)
    case "collections": ("A grid, a shelf and 5,000 rows", "Watch the headings stick while three layouts scroll as one.")
    case "mixed": ("Plain views around a photo grid", "Watch the button move down as more photos come in above it.")
    case "simple": ("A recipe from three data sources", "Watch short tables and 3,000 remarks scroll as one page.")
    case "sideways": ("The container on its side", "Watch the diaries scroll up and down inside a page that scrolls sideways.")
    case "pins": ("Views that stick to the top", "Watch each day's line stick until the next one pushes it away.")
    case "edit": ("Rows and lists come, go and fold", "Watch everything below follow when a row or a list changes.")
    case "chat": ("Older messages load above", "Watch the message under the finger: it stays where it is while older ones load.")
    case "refresh": ("Pull for new mail", "Watch the spinner fill tick by tick while the list is pulled down.")
    case "reuse": ("A dozen cells, a thousand rows", "Watch the numbers: cells that leave at one end come back at the other.")
    case "grid": ("Twenty thousand photos", "Watch the months stick, and the counter stay below a hundred.")
    case "spreadsheet": ("A million rows, frozen headers", "Watch headers and sums stay while a million rows pass.")
    case "streets": ("An endless street and city", "Watch the counter: a few dozen tiles serve an endless map.")
    case "nested": ("Lists inside a list", "Watch one drag move the inner list, then the page around it.")
    case "messages": ("Delegate messages and motion", "Watch the pale band: the motion was known when the finger left.")
    case "pages": ("One flick, one page", "Watch the dots: a slow drag rests on the nearest page, a flick on the next.")
    case "photo":
      ("Zoom in until text is sharp", "Watch the left board turn sharp once a zoom rests; the right one stays blurred.")
    case "tray": ("Swipe up for the player", "Watch a swipe from the lower edge lift the tray instead of the list.")
    case "top": ("Scroll to a place by code", "Watch a tap on the status bar bring you up from 10,000 m.")
    case "constraints": ("Notes sized by constraints", "Watch one note grow with its text and push the others down.")
    case "stack": ("A day in stack views", "Watch parts of the day fold while all below follows.")
    case "profile": ("A header over three lists", "Watch the tabs: they stick, and each list keeps its own place.")
    case "timeline": ("Views that follow the scroll", "Watch the hills drift more slowly than the cards that frame them.")
    case "sections": ("10,000 shelves, a dozen made", "Watch the counter: a shelf comes back where it was left.")
    case "feed": ("Posts without end, some fail", "Watch the end: posts come before it shows, and a failure waits for a tap.")
    case "drawer": ("A sheet that hands the drag over", "Watch one drag lift the sheet, then scroll its list, and back.")
    case "compositional": ("Banners, shelves, cards, a list", "Watch each shelf keep its own place while the page scrolls.")
    case "outline": ("Folders fold in a list", "Watch a folder's files come in below it, and the rest follow.")
    case "sizes": ("10,000 texts of unknown height", "Watch the texts: none jumps, although every height was a guess.")
    case "invalid": ("Illegal updates, reported", "Watch the list go on after updates that end other apps.")
    case "search": ("A list that follows a text field", "Watch the rows that match stay, while the others fade.")
    case "controls": ("Lamps, and what dims them", "Watch the thumb: a drag from it moves the lamps' light, not the page.")
    case "writing": ("A text of 2,000 paragraphs", "Watch the text: paragraphs are drawn when they show, and edited in place.")
    default: (summary, summary)
    }
  }
}
