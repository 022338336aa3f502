/// What the form says in one language.
struct KioskTexts {
  /// A tag for the keyboard's layout.
  let code: String
  /// The language's name for itself.
  let language: String
  let title: String
  let hint: String
  let name: String
  let company: String
  let mail: String
  let phone: String
  let guests: String
  let host: String
  let person: String
  let notes: String
  let signIn: String
  let next: String
  let done: String
  let thanks: @Sendable (_ name: String) -> String
  /// The person's name is empty if none was chosen.
  let told: @Sendable (_ person: String) -> String
  let restart: String

  static let all = [english, german, french, spanish]

  private static let english = KioskTexts(
    code: "en", language: "English", title: "Welcome", hint: "Please sign in. Someone will be with you in a minute.",
    name: "Name", company: "Company", mail: "Mail address", phone: "Telephone", guests: "Guests", host: "Whom do you visit?",
    person: "Person", notes: "Notes", signIn: "Sign In", next: "Next", done: "Done",
    thanks: { "Thank you, \($0)!" },
    told: { $0.isEmpty ? "Please take a seat." : "\($0) knows that you are here. Please take a seat." },
    restart: "New Visitor")
  private static let german = KioskTexts(
    code: "de", language: "Deutsch", title: "Willkommen", hint: "Bitte melden Sie sich an. Es kommt gleich jemand zu Ihnen.",
    name: "Name", company: "Firma", mail: "E-Mail-Adresse", phone: "Telefon", guests: "Gäste", host: "Wen besuchen Sie?",
    person: "Person", notes: "Bemerkungen", signIn: "Anmelden", next: "Weiter", done: "Fertig",
    thanks: { "Danke, \($0)!" },
    told: { $0.isEmpty ? "Bitte nehmen Sie Platz." : "\($0) weiß, dass Sie hier sind. Bitte nehmen Sie Platz." },
    restart: "Neuer Besuch")
  private static let french = KioskTexts(
    code: "fr", language: "Français", title: "Bienvenue", hint: "Merci de vous inscrire. Quelqu’un vient vous chercher.",
    name: "Nom", company: "Société", mail: "Adresse e-mail", phone: "Téléphone", guests: "Visiteurs",
    host: "À qui rendez-vous visite ?", person: "Personne", notes: "Remarques", signIn: "S’inscrire", next: "Suivant", done: "OK",
    thanks: { "Merci, \($0) !" },
    told: { $0.isEmpty ? "Veuillez vous asseoir." : "\($0) sait que vous êtes là. Veuillez vous asseoir." },
    restart: "Nouvelle visite")
  private static let spanish = KioskTexts(
    code: "es", language: "Español", title: "Bienvenido", hint: "Regístrese, por favor. Enseguida le atenderemos.",
    name: "Nombre", company: "Empresa", mail: "Correo electrónico", phone: "Teléfono", guests: "Visitantes",
    host: "¿A quién visita?", person: "Persona", notes: "Notas", signIn: "Registrarse", next: "Siguiente", done: "OK",
    thanks: { "¡Gracias, \($0)!" },
    told: { $0.isEmpty ? "Tome asiento, por favor." : "\($0) sabe que está aquí. Tome asiento, por favor." },
    restart: "Nueva visita")
}
