// ListModel
