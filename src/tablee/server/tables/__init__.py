"""Tables: plans, the log, and what follows from it. Nothing here knows of sockets or databases."""
