internal import Foundation

/// The named and numbered characters of HTML 4, as in `&eacute;` and `&#233;`.
enum HTMLEntities {
  /// The characters of the text, in which anything else stays as it is. O(length).
  static func decode(_ text: String) -> String {
    guard text.utf8.contains(0x26) else { return text }
    var (decoded, rest) = ("", text[...])
    while let start = rest.firstIndex(of: "&") {
      decoded += rest[..<start]
      rest = rest[start...]
      // No name is longer.
      let candidate = rest.dropFirst().prefix(10)
      let name = candidate.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
      if !name.isEmpty, let found = character(name) {
        decoded.unicodeScalars.append(found)
        rest = rest[name.endIndex...]
        if rest.first == ";" { rest = rest.dropFirst() }
      } else {
        decoded += "&"
        rest = rest.dropFirst()
      }
    }
    return decoded + rest
  }

  private static func character(_ name: Substring) -> Unicode.Scalar? {
    guard name.first == "#" else { return named[String(name)] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    guard let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits) else { return nil }
    // U+FFFD for numbers without a character, as browsers have it. 0x80 to 0x9F are Windows' signs there.
    if let windows = windowsSigns[number] { return windows }
    return number == 0 ? "\u{FFFD}" : Unicode.Scalar(number) ?? "\u{FFFD}"
  }

  private static let named: [String: Unicode.Scalar] = {
    var names: [String: Unicode.Scalar] = [:]
    for (index, name) in latin.split(whereSeparator: \.isWhitespace).enumerated() {
      names[String(name)] = Unicode.Scalar(0xA0 + UInt32(index))
    }
    for pair in others.split(whereSeparator: \.isWhitespace) {
      let parts = pair.split(separator: ":")
      if parts.count == 2, let value = UInt32(parts[1], radix: 16) { names[String(parts[0])] = Unicode.Scalar(value) }
    }
    return names
  }()

  private static let windowsSigns: [UInt32: Unicode.Scalar] = [
    0x80: "€", 0x82: "‚", 0x83: "ƒ", 0x84: "„", 0x85: "…", 0x86: "†", 0x87: "‡", 0x88: "ˆ", 0x89: "‰", 0x8A: "Š", 0x8B: "‹",
    0x8C: "Œ", 0x8E: "Ž", 0x91: "‘", 0x92: "’", 0x93: "“", 0x94: "”", 0x95: "•", 0x96: "–", 0x97: "—", 0x98: "˜", 0x99: "™",
    0x9A: "š", 0x9B: "›", 0x9C: "œ", 0x9E: "ž", 0x9F: "Ÿ",
  ]

  /// U+00A0 to U+00FF in order.
  private static let latin = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute
    micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig
    Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash
    Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute
    ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc
    uuml yacute thorn yuml
    """

  /// Names with their code points.
  private static let others = """
    Alpha:391 Beta:392 Chi:3a7 Dagger:2021 Delta:394 Epsilon:395 Eta:397 Gamma:393 Iota:399 Kappa:39a Lambda:39b
    Mu:39c Nu:39d OElig:152 Omega:3a9 Omicron:39f Phi:3a6 Pi:3a0 Prime:2033 Psi:3a8 Rho:3a1 Scaron:160 Sigma:3a3
    Tau:3a4 Theta:398 Upsilon:3a5 Xi:39e Yuml:178 Zeta:396 alefsym:2135 alpha:3b1 amp:26 and:2227 ang:2220 apos:27
    asymp:2248 bdquo:201e beta:3b2 bull:2022 cap:2229 chi:3c7 circ:2c6 clubs:2663 cong:2245 crarr:21b5 cup:222a
    dArr:21d3 dagger:2020 darr:2193 delta:3b4 diams:2666 empty:2205 emsp:2003 ensp:2002 epsilon:3b5 equiv:2261
    eta:3b7 euro:20ac exist:2203 fnof:192 forall:2200 frasl:2044 gamma:3b3 ge:2265 gt:3e hArr:21d4 harr:2194
    hearts:2665 hellip:2026 image:2111 infin:221e int:222b iota:3b9 isin:2208 kappa:3ba lArr:21d0 lambda:3bb
    lang:2329 larr:2190 lceil:2308 ldquo:201c le:2264 lfloor:230a lowast:2217 loz:25ca lrm:200e lsaquo:2039
    lsquo:2018 lt:3c mdash:2014 minus:2212 mu:3bc nabla:2207 ndash:2013 ne:2260 ni:220b notin:2209 nsub:2284 nu:3bd
    oelig:153 oline:203e omega:3c9 omicron:3bf oplus:2295 or:2228 otimes:2297 part:2202 permil:2030 perp:22a5 phi:3c6
    pi:3c0 piv:3d6 prime:2032 prod:220f prop:221d psi:3c8 quot:22 rArr:21d2 radic:221a rang:232a rarr:2192 rceil:2309
    rdquo:201d real:211c rfloor:230b rho:3c1 rlm:200f rsaquo:203a rsquo:2019 sbquo:201a scaron:161 sdot:22c5
    sigma:3c3 sigmaf:3c2 sim:223c spades:2660 sub:2282 sube:2286 sum:2211 sup:2283 supe:2287 tau:3c4 there4:2234
    theta:3b8 thetasym:3d1 thinsp:2009 tilde:2dc trade:2122 uArr:21d1 uarr:2191 upsih:3d2 upsilon:3c5 weierp:2118
    xi:3be zeta:3b6 zwj:200d zwnj:200c
    """
}
