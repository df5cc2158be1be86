"""The clauses of the rules, as rules.ftl numbers them; a test compares."""


def numbered(letters: str, last: int) -> list[str]:
    return [f"{letters}-{number:02}" for number in range(1, last + 1)]


CLAUSES = {"maumau": [*numbered("M", 45), *numbered("AM", 39)], "dos": [*numbered("D", 43), *numbered("AD", 42)]}
