"""Load for a server: tables that are played at and watched over real WebSockets, and figures."""
