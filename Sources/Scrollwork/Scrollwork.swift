// Scrollwork
