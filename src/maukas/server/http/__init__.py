"""The HTTP interface: the application, its controllers, its reference, the files of the page."""
