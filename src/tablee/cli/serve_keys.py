"""`tablee push-key`: a key with which a server may send notices to browsers."""

from __future__ import annotations

from tablee.core.errors import OptionError

CONTACT = "mailto:you@example.org"


def push_key(contact: str = CONTACT, /) -> None:
    """Print a new key for notices by Web Push, as lines for the server's environment.

    Keep it: with another key, everybody has to ask for notices again.

    Example: tablee push-key mailto:ana@example.org >> tablee.env

    Parameters
    ----------
    contact
        Whom push services write to if something is wrong: mailto:… or https://…
    """
    if not contact.startswith(("mailto:", "https://")):
        raise OptionError("not-a-contact")
    try:
        from tablee.server.webpush import new_key
    except ImportError:
        raise OptionError("server-needs-packages") from None
    print(f"TABLEE_VAPID_PRIVATE_KEY={new_key()}")
    print(f"TABLEE_VAPID_CONTACT={contact}")
