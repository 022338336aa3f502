/// An icon as the app has it, and the files that desktops look for.
package struct IconSource: Equatable {
  /// `png` or `svg`.
  package let format: String
  package let bytes: [UInt8]

  package init(format: String, bytes: [UInt8]) { (self.format, self.bytes) = (format, bytes) }

  /// Sizes of the theme hicolor that bars, menus and software centres show.
  private static let sides = [512, 256, 128, 64, 48, 32]

  /// The files below `share/icons/hicolor`. A picture becomes those that are not larger than it, or a single one.
  package func files(named name: String) throws(PackagingError) -> FileTree {
    var files = FileTree()
    switch format {
    case "svg": files["scalable/apps/\(name).svg"] = .data(bytes)
    case "png":
      guard let picture = PNGPicture(bytes) else {
        throw PackagingError("the app's icon is no PNG file that can be read: export it again, or name another one by --icon")
      }
      let side = max(picture.width, picture.height)
      let sides = Self.sides.filter { $0 <= side }
      for side in sides.isEmpty ? [Self.sides.last!] : sides {
        guard let file = picture.fitted(into: side).encoded() else {
          throw PackagingError("the app's icon cannot be written with \(side) pixels: name another one by --icon")
        }
        files["\(side)x\(side)/apps/\(name).png"] = .data(file)
      }
    default:
      throw PackagingError("the app's icon is a file of the format \(format): give a PNG or an SVG file by --icon")
    }
    return files
  }

  /// The icon of an app without one: its first letter on a rounded square, in the colours of the window's icon
  /// (`UIApplication.iconPixels(of:side:)`).
  package static func letter(of name: String) -> IconSource {
    let letter = name.first(where: \.isLetter).map { String($0).uppercased() } ?? "•"
    let hue = letter.unicodeScalars.first.map { Int($0.value) * 7 % 24 } ?? 0
    // A hue in 24 steps, saturation 0.62 and brightness 0.78 as HSL: lightness 0.78 (1 - 0.62 / 2).
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">
        <rect x="8" y="8" width="112" height="112" rx="25.2" fill="hsl(\(hue * 15), 52.4%, 53.8%)"/>
        <text x="64" y="87" text-anchor="middle" font-family="Inter, sans-serif" font-weight="600" font-size="65" fill="#fff">\(letter)</text>
      </svg>

      """
    return IconSource(format: "svg", bytes: Array(text.utf8))
  }
}
