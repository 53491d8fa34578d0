"""What an operator watches: metrics, log format, readiness."""
