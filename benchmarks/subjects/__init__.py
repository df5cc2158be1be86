"""What is measured: each module is run as a script of its own, and prints one JSON object with its figures."""
