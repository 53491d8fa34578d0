"""What goes wrong with the wishes of whoever runs the house."""


class SettingError(ValueError):
    """A setting, or a file that it names, cannot be used; the message names it."""
