"""Tests of whole servers, commands and browsers."""
