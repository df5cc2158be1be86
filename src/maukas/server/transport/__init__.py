"""How bytes come and go: sockets, frames, HTTP timeouts, rate limits, middleware, addresses."""
