"""What all tests share: hypothesis draws the same examples every time, and more of them in a soak."""

from hypothesis import settings

from tests.play import scaled

settings.register_profile("maukas", deadline=None, derandomize=True, database=None, max_examples=scaled(200))
settings.load_profile("maukas")
