"""Load on a server: tables played and watched over real WebSockets, and the resulting figures."""
