/// The letters and words of one language's keyboard. The arrangements of letters are those of iOS.
struct KeyboardLanguage: Hashable, Sendable {
  /// A code of ISO 639, as "de".
  let code: String
  /// The language's name for itself.
  let name: String
  /// Three rows of small letters.
  let rows: [String]
  let currency: String
  let decimalSeparator: String
  let words: KeyboardWords

  static let english = KeyboardLanguage(
    code: "en", name: "English", rows: ["qwertyuiop", "asdfghjkl", "zxcvbnm"], currency: "$", decimalSeparator: ".",
    words: .english)
  static let german = KeyboardLanguage(
    code: "de", name: "Deutsch", rows: ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"], currency: "€", decimalSeparator: ",",
    words: .german)
  static let french = KeyboardLanguage(
    code: "fr", name: "Français", rows: ["azertyuiop", "qsdfghjklm", "wxcvbn'"], currency: "€", decimalSeparator: ",",
    words: .french)
  static let spanish = KeyboardLanguage(
    code: "es", name: "Español", rows: ["qwertyuiop", "asdfghjklñ", "zxcvbnm"], currency: "€", decimalSeparator: ",",
    words: .spanish)

  static let all = [english, german, french, spanish]

  /// The layouts for tags such as "de-CH", in their order and each once; English if there is none for them.
  static func layouts(for tags: [String]) -> [KeyboardLanguage] {
    var found: [KeyboardLanguage] = []
    for tag in tags {
      let code = tag.lowercased().prefix { $0.isLetter }
      if let language = all.first(where: { $0.code == code }), !found.contains(language) { found.append(language) }
    }
    return found.isEmpty ? [english] : found
  }

  /// The letters and signs beside a key that a finger holds down, without the key's own; none for most.
  func alternatives(to text: String) -> [String] {
    if let own = Self.ownAlternatives[code]?[text] { return own.map { String($0) } }
    return (Self.commonAlternatives[text] ?? "").map { String($0) }.filter { alternative in
      !rows.contains { $0.contains(alternative) }
    }
  }

  /// The most usual of a language first.
  private static let ownAlternatives: [String: [String: String]] = [
    "de": ["s": "ßś", "a": "àáâæãå", "o": "ôòóõœø", "u": "ûùú", "e": "éèêë"],
    "fr": ["e": "éèêëę", "a": "àâæáä", "c": "çć", "u": "ùûüú", "i": "îïìí", "o": "ôœöòó", "y": "ÿ"],
    "es": ["a": "áàäâ", "e": "éèëê", "i": "íïìî", "o": "óòöô", "u": "úüùû"],
  ]
  private static let commonAlternatives: [String: String] = [
    "a": "àáâäæãå", "c": "çćč", "e": "èéêëę", "i": "îïíì", "l": "ł", "n": "ñń", "o": "ôöòóœøõ", "s": "ßśš", "u": "ûüùú",
    "y": "ÿ", "z": "žźż", ".": "…", "?": "¿", "!": "¡", "'": "’‘`", "\"": "”“„»«", "-": "–—•", "/": "\\", "$": "€£¥¢",
    "€": "$£¥¢", "&": "§", "%": "‰", "0": "°", "=": "≠≈",
  ]
}

/// What keys say in a language: on their caps, and to assistive technologies.
struct KeyboardWords: Hashable, Sendable {
  let space: String
  let enter: String
  let go: String
  let join: String
  let next: String
  let route: String
  let search: String
  let send: String
  let done: String
  let emergency: String
  let proceed: String
  // Spoken only.
  let shift: String
  let delete: String
  let letters: String
  let digits: String
  let symbols: String
  let nextKeyboard: String
  let hide: String

  static let english = KeyboardWords(
    space: "space", enter: "return", go: "go", join: "join", next: "next", route: "route", search: "search", send: "send",
    done: "done", emergency: "SOS", proceed: "continue", shift: "shift", delete: "delete", letters: "letters",
    digits: "numbers", symbols: "symbols", nextKeyboard: "next keyboard", hide: "hide keyboard")
  static let german = KeyboardWords(
    space: "Leerzeichen", enter: "Return", go: "Öffnen", join: "Verbinden", next: "Weiter", route: "Route", search: "Suchen",
    send: "Senden", done: "Fertig", emergency: "SOS", proceed: "Fortfahren", shift: "Umschalttaste", delete: "Löschen",
    letters: "Buchstaben", digits: "Zahlen", symbols: "Symbole", nextKeyboard: "Nächste Tastatur", hide: "Tastatur ausblenden")
  static let french = KeyboardWords(
    space: "espace", enter: "retour", go: "accéder", join: "rejoindre", next: "suivant", route: "itinéraire",
    search: "rechercher", send: "envoyer", done: "OK", emergency: "SOS", proceed: "continuer", shift: "majuscule",
    delete: "supprimer", letters: "lettres", digits: "chiffres", symbols: "symboles", nextKeyboard: "clavier suivant",
    hide: "masquer le clavier")
  static let spanish = KeyboardWords(
    space: "espacio", enter: "intro", go: "ir", join: "unirse", next: "siguiente", route: "ruta", search: "buscar",
    send: "enviar", done: "OK", emergency: "SOS", proceed: "continuar", shift: "mayúsculas", delete: "borrar",
    letters: "letras", digits: "números", symbols: "símbolos", nextKeyboard: "teclado siguiente", hide: "ocultar teclado")
}
