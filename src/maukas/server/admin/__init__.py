"""What operators do with a running server, through a socket that only its user may open, or with the store of one that is not running."""
