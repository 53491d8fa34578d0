"""Turn notifications by web push, ntfy and webhook."""
