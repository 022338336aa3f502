/// What a reordering by touch changes in one section.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// The section before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section after.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// From the items before to those after, for `applying(_:)` of an array of the app.
  public let difference: CollectionDifference<ItemIdentifierType>

  package init(
    sectionIdentifier: SectionIdentifierType, initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, difference: CollectionDifference<ItemIdentifierType>
  ) {
    (self.sectionIdentifier, self.initialSnapshot, self.finalSnapshot) = (sectionIdentifier, initialSnapshot, finalSnapshot)
    self.difference = difference
  }
}

/// What a reordering by touch changes.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The list before.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The list after.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// From the items of all sections before to those after, for `applying(_:)` of an array of the app.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The sections that change, in order.
  public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  package init(
    initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    difference: CollectionDifference<ItemIdentifierType>,
    sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
  ) {
    (self.initialSnapshot, self.finalSnapshot) = (initialSnapshot, finalSnapshot)
    (self.difference, self.sectionTransactions) = (difference, sectionTransactions)
  }
}
