#include "CTestScope.h"

void scrollwork_set_up_test_scope(void);

// Swift has no code that runs when a module is loaded.
__attribute__((constructor)) static void set_up(void) { scrollwork_set_up_test_scope(); }
