/// Which elements of a list touches and code may select, outside editing and while the list is edited.
package struct ListSelectionRules {
  package var allowsSelection = true
  package var allowsMultipleSelection = false
  package var allowsSelectionDuringEditing = false
  package var allowsMultipleSelectionDuringEditing = false

  package init() {}

  package func selects(isEditing: Bool) -> Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  package func selectsSeveral(isEditing: Bool) -> Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }
}
