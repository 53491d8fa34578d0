"""Errors in the operator's configuration."""


class SettingError(ValueError):
    """A setting, or a file that it names, is unusable. The message names the setting."""
