"""Players that meet views, never states: levels for people, an interface for bot writers."""
