#include <stdlib.h>
#include <sys/eventfd.h>
#include <xcb/xcb.h>
#include <xcb/xcbext.h>

/// XFixesSelectSelectionInput: asks for an event whenever a selection changes its owner. No header of XFixes is needed.
static inline int scrollwork_watch_selection(xcb_connection_t *connection, xcb_window_t window, xcb_atom_t selection) {
  static xcb_extension_t extension = { "XFIXES", 0 };
  const xcb_query_extension_reply_t *found = xcb_get_extension_data(connection, &extension);
  if (!found || !found->present) return 0;
  struct { uint8_t major, minor; uint16_t length; uint32_t client_major, client_minor; } version = { 0, 0, 3, 5, 0 };
  struct { uint8_t major, minor; uint16_t length; uint32_t window, selection, mask; } select = { 0, 2, 4, window, selection, 7 };
  xcb_protocol_request_t request = { 1, &extension, 0, 0 };
  struct iovec parts[3];
  parts[2].iov_base = &version;
  parts[2].iov_len = sizeof version;
  unsigned int sequence = xcb_send_request(connection, XCB_REQUEST_CHECKED, parts + 2, &request);
  xcb_generic_error_t *error = 0;
  free(xcb_wait_for_reply(connection, sequence, &error));
  if (error) {
    free(error);
    return 0;
  }
  xcb_protocol_request_t second = { 1, &extension, 2, 1 };
  parts[2].iov_base = &select;
  parts[2].iov_len = sizeof select;
  xcb_send_request(connection, 0, parts + 2, &second);
  return found->first_event;
}

/// A descriptor that becomes readable when eight bytes are written into it.
static inline int scrollwork_wake_descriptor(void) { return eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC); }
