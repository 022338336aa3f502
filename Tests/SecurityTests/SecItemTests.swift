import Foundation
import Testing

@testable import Security

/// Runs a test with a keychain of its own.
struct FreshKeychain: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
    try await KeychainAccess.$override.withValue(MemoryKeychain()) { try await function() }
  }
}

/// A generic password, as apps write queries.
private func generic(_ account: String, _ more: [String: Any] = [:]) -> [String: Any] {
  let query: [String: Any] = [
    kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "letters", kSecAttrAccount as String: account,
  ]
  return query.merging(more) { $1 }
}

private func add(_ query: [String: Any], _ secret: String = "secret") -> OSStatus {
  SecItemAdd(query.merging([kSecValueData as String: Data(secret.utf8)]) { $1 } as CFDictionary, nil)
}

private func secret(_ query: [String: Any]) -> String? {
  var result: AnyObject?
  let status = SecItemCopyMatching(query.merging([kSecReturnData as String: true]) { $1 } as CFDictionary, &result)
  return status == errSecSuccess ? (result as? Data).map { String(decoding: $0, as: UTF8.self) } : nil
}

@Suite(FreshKeychain()) struct SecItemTests {
  @Test func aPasswordIsAddedFoundChangedAndDeleted() {
    #expect(SecItemCopyMatching(generic("ann") as CFDictionary, nil) == errSecItemNotFound)
    #expect(add(generic("ann")) == errSecSuccess && add(generic("ann")) == errSecDuplicateItem)
    #expect(secret(generic("ann")) == "secret" && secret(generic("bob")) == nil)
    let change = [kSecValueData as String: Data("other".utf8), kSecAttrComment as String: "changed"] as CFDictionary
    #expect(SecItemUpdate(generic("ann") as CFDictionary, change) == errSecSuccess && secret(generic("ann")) == "other")
    #expect(SecItemUpdate(generic("bob") as CFDictionary, change) == errSecItemNotFound)
    #expect(SecItemDelete(generic("ann") as CFDictionary) == errSecSuccess && secret(generic("ann")) == nil)
    #expect(SecItemDelete(generic("ann") as CFDictionary) == errSecItemNotFound)
  }

  @Test func attributesComeBackWithTheirTypes() throws {
    let given: [String: Any] = [
      kSecAttrLabel as String: "Ann's letters", kSecAttrDescription as String: "key", kSecAttrComment as String: "",
      kSecAttrCreator as String: 42, kSecAttrType as String: 7, kSecAttrIsInvisible as String: true,
      kSecAttrIsNegative as String: kCFBooleanFalse!, kSecAttrGeneric as String: Data([1, 0, 2]),
      kSecAttrAccessible as String: kSecAttrAccessibleAfterFirstUnlock, kSecAttrAccessGroup as String: "team.shared",
    ]
    #expect(add(generic("änn\0", given)) == errSecSuccess)
    var result: CFTypeRef?
    let query = generic("änn\0", [kSecReturnAttributes as String: kCFBooleanTrue!, kSecReturnData as String: true])
    #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess)
    let found = try #require(result as? [String: Any])
    #expect(found[kSecAttrLabel as String] as? String == "Ann's letters")
    #expect(found[kSecAttrDescription as String] as? String == "key" && found[kSecAttrComment as String] == nil)
    #expect(found[kSecAttrCreator as String] as? UInt == 42 && found[kSecAttrType as String] as? Int == 7)
    #expect(found[kSecAttrIsInvisible as String] as? Bool == true)
    #expect(found[kSecAttrGeneric as String] as? Data == Data([1, 0, 2]))
    #expect(found[kSecAttrAccessible as String] as? String == kSecAttrAccessibleAfterFirstUnlock as String)
    #expect(found[kSecAttrAccessGroup as String] as? String == "team.shared")
    #expect(found[kSecAttrAccount as String] as? String == "änn\0" && found[kSecAttrService as String] as? String == "letters")
    #expect(found[kSecAttrSynchronizable as String] as? Bool == false)
    let age = try #require(found[kSecAttrCreationDate as String] as? Date).timeIntervalSinceNow
    #expect(age <= 0 && age > -60 && found[kSecAttrModificationDate as String] is Date)
    #expect(found[kSecValueData as String] as? Data == Data("secret".utf8))
  }

  @Test func accountsMayBeData() {
    let query: [String: Any] = [kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: Data("ann".utf8)]
    #expect(add(query) == errSecSuccess && add(query) == errSecDuplicateItem && secret(query) == "secret")
    #expect(secret([kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "ann"]) == nil)
    var result: AnyObject?
    let all = query.merging([kSecReturnAttributes as String: true, kSecMatchLimit as String: kSecMatchLimitAll]) { $1 }
    #expect(SecItemCopyMatching(all as CFDictionary, &result) == errSecSuccess)
    let found = result as? [[AnyHashable: Any]]
    #expect(found?.count == 1 && found?[0][kSecAttrAccount as String] as? Data == Data("ann".utf8))
  }

  @Test func internetPasswordsAreToldApartByTheirPlace() {
    func query(_ port: Int, _ path: String) -> [String: Any] {
      [
        kSecClass as String: kSecClassInternetPassword, kSecAttrServer as String: "example.org", kSecAttrPort as String: port,
        kSecAttrPath as String: path, kSecAttrProtocol as String: kSecAttrProtocolHTTPS, kSecAttrAccount as String: "ann",
        kSecAttrAuthenticationType as String: kSecAttrAuthenticationTypeHTMLForm, kSecAttrSecurityDomain as String: "home",
      ]
    }
    #expect(add(query(443, "/a"), "1") == errSecSuccess && add(query(8443, "/a"), "2") == errSecSuccess)
    #expect(add(query(443, "/b"), "3") == errSecSuccess && add(query(443, "/b")) == errSecDuplicateItem)
    #expect(secret(query(443, "/a")) == "1" && secret(query(8443, "/a")) == "2" && secret(query(443, "/b")) == "3")
    #expect(secret([kSecClass as String: kSecClassGenericPassword]) == nil)
    let wrong: [String: Any] = [kSecClass as String: kSecClassInternetPassword, kSecAttrService as String: "letters"]
    #expect(SecItemCopyMatching(wrong as CFDictionary, nil) == errSecNoSuchAttr)
    #expect(
      SecItemUpdate(query(443, "/b") as CFDictionary, [kSecAttrPath as String: "/a"] as CFDictionary) == errSecDuplicateItem)
  }

  @Test func aLimitDecidesBetweenOneAndAList() throws {
    for account in ["a", "b", "c"] { #expect(add(generic(account), account) == errSecSuccess) }
    var query: [String: Any] = [kSecClass as String: kSecClassGenericPassword, kSecReturnData as String: true]
    func found() -> AnyObject? {
      var result: AnyObject?
      #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess)
      return result
    }
    #expect(found() as? Data == Data("a".utf8))
    query[kSecMatchLimit as String] = kSecMatchLimitOne
    #expect(found() as? Data == Data("a".utf8))
    query[kSecMatchLimit as String] = 2
    #expect(found() as? [Data] == [Data("a".utf8), Data("b".utf8)])
    query[kSecMatchLimit as String] = kSecMatchLimitAll
    #expect((found() as? [Data])?.count == 3)
    #expect(
      SecItemDelete([kSecClass as String: kSecClassGenericPassword, kSecMatchLimit as String: kSecMatchLimitOne] as CFDictionary)
        == errSecParam)
    #expect(SecItemDelete([kSecClass as String: kSecClassGenericPassword] as CFDictionary) == errSecSuccess)
    #expect(SecItemCopyMatching(query as CFDictionary, nil) == errSecItemNotFound)
  }

  @Test func aPersistentReferenceFindsItsItem() throws {
    var result: AnyObject?
    let query = generic("ann", [kSecValueData as String: Data([1]), kSecReturnPersistentRef as String: true])
    #expect(SecItemAdd(query as CFDictionary, &result) == errSecSuccess)
    let reference = try #require(result as? Data)
    let byReference: [String: Any] = [kSecValuePersistentRef as String: reference, kSecReturnData as String: true]
    #expect(SecItemCopyMatching(byReference as CFDictionary, &result) == errSecSuccess && result as? Data == Data([1]))
    #expect(SecItemDelete([kSecValuePersistentRef as String: reference] as CFDictionary) == errSecSuccess)
    #expect(SecItemCopyMatching(byReference as CFDictionary, nil) == errSecItemNotFound)
    #expect(SecItemCopyMatching([kSecValuePersistentRef as String: Data([1])] as CFDictionary, nil) == errSecParam)
  }

  @Test func synchronizableItemsAreOthers() {
    #expect(add(generic("ann", [kSecAttrSynchronizable as String: true]), "far") == errSecSuccess)
    #expect(secret(generic("ann")) == nil)
    #expect(add(generic("ann"), "near") == errSecSuccess && secret(generic("ann")) == "near")
    #expect(secret(generic("ann", [kSecAttrSynchronizable as String: true])) == "far")
    #expect(secret(generic("ann", [kSecAttrSynchronizable as String: kSecAttrSynchronizableAny])) != nil)
    #expect(
      SecItemDelete(generic("ann", [kSecAttrSynchronizable as String: kSecAttrSynchronizableAny]) as CFDictionary)
        == errSecSuccess)
    #expect(secret(generic("ann")) == nil)
  }

  @Test func wrongQueriesReturnAStatus() {
    #expect(SecItemAdd([:] as CFDictionary, nil) == errSecParam)
    #expect(SecItemCopyMatching([kSecClass as String: "nothing"] as CFDictionary, nil) == errSecParam)
    #expect(SecItemAdd(generic("a", [kSecValueData as String: "text"]) as CFDictionary, nil) == errSecParam)
    #expect(SecItemAdd(generic("a", [kSecAttrCreator as String: "text"]) as CFDictionary, nil) == errSecParam)
    #expect(SecItemCopyMatching(generic("a", [kSecMatchLimit as String: 0]) as CFDictionary, nil) == errSecParam)
    #expect(SecItemCopyMatching(generic("a", [kSecReturnRef as String: true]) as CFDictionary, nil) == errSecUnimplemented)
    #expect(SecItemUpdate(generic("a") as CFDictionary, [:] as CFDictionary) == errSecParam)
    for other in [kSecClassKey, kSecClassCertificate, kSecClassIdentity] {
      #expect(SecItemDelete([kSecClass as String: other] as CFDictionary) == errSecItemNotFound)
      #expect(SecItemAdd([kSecClass as String: other] as CFDictionary, nil) == errSecUnimplemented)
    }
  }

  @Test func mutableDictionariesAreQueriesToo() {
    let query = NSMutableDictionary()
    query.setValue(kSecClassGenericPassword, forKey: kSecClass as String)
    query[kSecAttrAccount as String] = "ann"
    query.setValue("letters", forKey: kSecAttrService as String)
    query.setValue("gone", forKey: kSecAttrLabel as String)
    query.setValue(nil, forKey: kSecAttrLabel as String)
    #expect(add(generic("ann")) == errSecSuccess && SecItemCopyMatching(query, nil) == errSecSuccess)
    #expect(
      SecItemCopyMatching([kSecClass: kSecClassGenericPassword, kSecAttrAccount: "ann"] as CFDictionary, nil) == errSecSuccess)
  }

  @Test func callsFromManyThreadsLoseNothing() async {
    let keychain = KeychainAccess.override
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<200 {
        group.addTask {
          KeychainAccess.$override.withValue(keychain) {
            add(generic("\(number)"), "\(number)") == errSecSuccess && secret(generic("\(number)")) == "\(number)"
          }
        }
      }
      for await isDone in group { #expect(isDone) }
    }
    #expect((keychain as? MemoryKeychain)?.count == 200)
  }

  @Test func aKeychainThatFailsSaysHow() throws {
    let keychain = try #require(KeychainAccess.override as? MemoryKeychain)
    #expect(add(generic("ann")) == errSecSuccess)
    keychain.failure = errSecInteractionNotAllowed
    #expect(add(generic("bob")) == errSecInteractionNotAllowed && secret(generic("ann")) == nil)
    keychain.failure = nil
    #expect(secret(generic("ann")) == "secret" && keychain.count == 1)
    keychain.removeAll()
    #expect(secret(generic("ann")) == nil)
  }

  @Test func noDescriptionShowsASecret() throws {
    let word = "correct horse"
    let dictionary = generic("ann", [kSecValueData as String: Data(word.utf8)]) as CFDictionary
    let query = try KeychainQuery(dictionary)
    let request = KeychainRequest.add(try query.newRecord(), try query.newSecret())
    let answer = request.perform(in: EmptyContainer())
    let change = try KeychainChange([kSecValueData as String: Data(word.utf8)] as CFDictionary, of: .generic)
    #expect(answer.status == errSecSuccess)
    for value in [query, request, answer, change, try query.newSecret()] as [Any] {
      var dumped = ""
      dump(value, to: &dumped)
      for text in [dumped, "\(value)", String(reflecting: value)] {
        #expect(
          !text.contains(word) && !text.contains("\(word.utf8.count) bytes")
            && !text.contains(Data(word.utf8).base64EncodedString()))
      }
    }
  }
}

private struct EmptyContainer: SecretContainer {
  func find(_ filter: [String: String]) throws(KeychainError) -> [[String: String]] { [] }
  func secret(of id: UUID) throws(KeychainError) -> Secret { throw KeychainError(errSecItemNotFound) }
  func add(_ record: KeychainRecord, _ secret: Secret) throws(KeychainError) {}
  func update(_ record: KeychainRecord, _ secret: Secret?) throws(KeychainError) {}
  func remove(_ id: UUID) throws(KeychainError) {}
}

@Suite struct SecStatusTests {
  @Test func statusesHaveWords() {
    #expect(
      SecCopyErrorMessageString(errSecItemNotFound, nil) as String? == "The specified item could not be found in the keychain.")
    #expect(SecCopyErrorMessageString(errSecSuccess, nil) != nil && SecCopyErrorMessageString(12_345, nil) == nil)
    #expect(errSecDuplicateItem == -25_299 && errSecParam == -50 && errSecUserCanceled == -128)
  }

  @Test func randomBytesFillTheirPlaceAlone() {
    var bytes = [UInt8](repeating: 0, count: 1_003)
    #expect(SecRandomCopyBytes(kSecRandomDefault, 1_001, &bytes) == errSecSuccess)
    #expect(bytes[1_001...] == [0, 0])
    // 1,001 bytes with at most 100 different values: less likely than 10 to the power of 400.
    #expect(Set(bytes).count > 100)
    #expect(SecRandomCopyBytes(nil, 0, &bytes) == errSecSuccess && SecRandomCopyBytes(nil, -1, &bytes) == errSecParam)
  }
}

/// A program against a secret service on a bus of its own.
@Suite(.enabled(if: KeychainProgram.isAvailable), .timeLimit(.minutes(60)))
struct SecretServiceTests {
  @Test func thePersonsKeyringKeepsPasswords() throws {
    let program = try KeychainProgram()
    defer { program.end() }
    #expect(try program.ask("add ann hello") == "0" && program.ask("add ann again") == "-25299")
    #expect(try program.ask("get ann") == "0 68656c6c6f" && program.ask("get bob") == "-25300 -")
    #expect(try program.ask("update ann other") == "0" && program.ask("get ann") == "0 6f74686572")
    #expect(try program.ask("comment ann") == "0 new" && program.service("count") == "1")
    #expect(try program.ask("delete ann") == "0" && program.ask("get ann") == "-25300 -" && program.service("count") == "0")
    #expect(program.standardError.isEmpty)
  }

  @Test func aLockedKeyringAsksThePerson() throws {
    let program = try KeychainProgram()
    defer { program.end() }
    #expect(try program.ask("add ann hello") == "0")
    _ = try (program.service("lock"), program.service("decline"))
    #expect(try program.ask("get ann") == "-128 -")
    #expect(try program.ask("comment ann") == "0 -")
    _ = try program.service("agree")
    #expect(try program.ask("get ann") == "0 68656c6c6f")
  }

  @Test func aServiceThatHangsEndsTheCall() throws {
    let program = try KeychainProgram()
    defer { program.end() }
    #expect(try program.ask("add ann hello") == "0")
    _ = try program.service("hang")
    #expect(try program.ask("get ann") == "-25291 -")
    // Calls in the pause fail at once.
    for _ in 0..<50 { #expect(try program.ask("get ann") == "-25291 -") }
    #expect(program.standardError.contains("did not answer in time") && !program.standardError.contains("hello"))
  }

  @Test func aServiceThatEndsIsMissed() throws {
    let program = try KeychainProgram()
    defer { program.end() }
    #expect(try program.ask("add ann hello") == "0")
    program.endService()
    #expect(try program.ask("get ann") == "-25291 -" && program.ask("add bob secret") == "-25291")
    #expect(program.standardError.components(separatedBy: "\n").filter { $0.contains("gnome-keyring") }.count == 1)
  }

  @Test func aProgramThatStopsShowsNoSecret() throws {
    let program = try KeychainProgram()
    defer { program.end() }
    #expect(try program.ask("add ann correcthorse") == "0")
    #expect(try program.ask("crash ann").isEmpty)
    program.waitForEnd()
    #expect(program.standardError.contains("the program ends here") && !program.standardError.contains("correcthorse"))
  }
}

@Suite struct MissingLibraryTests {
  @Test func withoutTheLibraryThereIsNone() {
    #expect(LibSecret("libsecret-of-nowhere.so") == nil && LibSecret("libc.so.6") == nil)
  }

  @Test func withoutABusNothingIsAvailableAndOneWarningSaysWhy() throws {
    let process = KeychainProgram.process(address: "unix:path=/nowhere/bus")
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardOutput, process.standardError) = (input, output, errors)
    try process.run()
    input.fileHandleForWriting.write(Data("get ann\nadd ann hello\n".utf8))
    try input.fileHandleForWriting.close()
    #expect(String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) == "-25291 -\n-25291\n")
    let warnings = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let reason = LibSecret("libsecret-1.so.0") == nil ? "libsecret-1.so.0 is not installed" : "no secret service runs"
    #expect(warnings.split(separator: "\n").count == 1 && warnings.contains(reason), "\(warnings)")
  }
}
