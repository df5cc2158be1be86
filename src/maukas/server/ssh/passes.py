"""What the gate and the server agree on through the host key: passes that say from where a guest comes, and the secrets of guests.

Everything is derived from the host key, so that all nodes that have the same file know it, and nothing more has to be kept.
"""

import hashlib
import hmac
from base64 import urlsafe_b64encode

PASS = "Maukas-Ssh-Pass"  # noqa: S105  # the header: an address, and what proves it


class Passes:
    """Writes and reads passes; without a key there are none."""

    def __init__(self, key: bytes = b"") -> None:
        self.key = derived(key, b"passes") if key else b""

    def write(self, address: str) -> str:
        """A pass for a guest who comes from this address."""
        return f"{address} {self.proof(address)}"

    def read(self, text: str | None) -> str | None:
        """The address in a pass, if it is one of ours."""
        if not self.key or not text or not text.isascii():
            return None
        address, _, proof = text.partition(" ")
        return address if hmac.compare_digest(proof, self.proof(address)) else None

    def proof(self, address: str) -> str:
        return hmac.new(self.key, address.encode(), hashlib.sha256).hexdigest()


def secret_of_key(host_key: bytes, public_key: bytes) -> str:
    """The secret of the guest who has proved to own a key: always the same, and known to nobody who has not the host key."""
    return urlsafe_b64encode(hmac.new(derived(host_key, b"guests"), public_key, hashlib.sha256).digest()).decode().rstrip("=")


def derived(host_key: bytes, purpose: bytes) -> bytes:
    """A key for one purpose alone."""
    return hmac.new(host_key.strip(), b"maukas ssh " + purpose, hashlib.sha256).digest()
