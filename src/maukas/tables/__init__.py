"""Hosting without sockets: a table takes a request and the time, and gives back events to store and messages to send."""
