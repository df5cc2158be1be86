"""Tests of what is printed, on the PDFs themselves."""
