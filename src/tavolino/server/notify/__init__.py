"""Delivers turn notifications by web push, ntfy or webhook."""
