// SDLHost
